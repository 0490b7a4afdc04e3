<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AssistantPanel</name>
    <message numerus="yes">
        <source>Searches that run side by side; this machine can run %Ln at a time</source>
        <translation>
            <numerusform>Searches that run side by side; this machine can run one at a time</numerusform>
            <numerusform>Searches that run side by side; this machine can run %Ln at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistributionPanel</name>
    <message numerus="yes">
        <source>From the position after %Ln moves</source>
        <translation>
            <numerusform>From the position after %Ln move</numerusform>
            <numerusform>From the position after %Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message numerus="yes">
        <source>No more moves: %Ln blocks left</source>
        <translation>
            <numerusform>No more moves: %Ln block left</numerusform>
            <numerusform>No more moves: %Ln blocks left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %Ln moves, board cleared (%2)</source>
        <translation>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; in %Ln move, board cleared (%2)</numerusform>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; in %Ln moves, board cleared (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %Ln moves (%2)</source>
        <translation>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; in %Ln move (%2)</numerusform>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; in %Ln moves (%2)</numerusform>
        </translation>
    </message>
</context>
</TS>
