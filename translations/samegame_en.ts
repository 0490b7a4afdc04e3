<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Aid</name>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves with candidates seen</source>
        <translation>
            <numerusform>%Ln move with candidates seen</numerusform>
            <numerusform>%Ln moves with candidates seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves from reviewed positions</source>
        <translation>
            <numerusform>%Ln move from reviewed positions</numerusform>
            <numerusform>%Ln moves from reviewed positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves of a game taken over</source>
        <translation>
            <numerusform>%Ln move of a game taken over</numerusform>
            <numerusform>%Ln moves of a game taken over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message numerus="yes">
        <source>Searches that run side by side; this machine can run %Ln at a time</source>
        <translation>
            <numerusform>Searches that run side by side; this machine can run one at a time</numerusform>
            <numerusform>Searches that run side by side; this machine can run %Ln at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message numerus="yes">
        <source>%Ln blocks do not rest where they stand. Blocks fall and empty columns disappear before the game begins, as shown above.</source>
        <translation>
            <numerusform>%Ln block does not rest where it stands. Blocks fall and empty columns disappear before the game begins, as shown above.</numerusform>
            <numerusform>%Ln blocks do not rest where they stand. Blocks fall and empty columns disappear before the game begins, as shown above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message numerus="yes">
        <source>Its loss may be %Ln points smaller or larger.</source>
        <translation>
            <numerusform>Its loss may be %Ln point smaller or larger.</numerusform>
            <numerusform>Its loss may be %Ln points smaller or larger.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloseQuestion</name>
    <message numerus="yes">
        <source>Closing now loses %Ln finished games.</source>
        <translation>
            <numerusform>Closing now loses %Ln finished game.</numerusform>
            <numerusform>Closing now loses %Ln finished games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message numerus="yes">
        <source>%1 beside it: move %2 of %3, score %4, %Ln blocks left.</source>
        <translation>
            <numerusform>%1 beside it: move %2 of %3, score %4, %Ln block left.</numerusform>
            <numerusform>%1 beside it: move %2 of %3, score %4, %Ln blocks left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonPanel</name>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln board</numerusform>
            <numerusform>%Ln boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyRecord</name>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln day in a row</numerusform>
            <numerusform>%Ln days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionChoice</name>
    <message numerus="yes">
        <source>Decided after %Ln boards: %1 is better by %2 points a board (%3)</source>
        <translation>
            <numerusform>Decided after %Ln board: %1 is better by %2 points a board (%3)</numerusform>
            <numerusform>Decided after %Ln boards: %1 is better by %2 points a board (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: at least %1 are needed</source>
        <translation>
            <numerusform>Not decided after %Ln board: at least %1 are needed</numerusform>
            <numerusform>Not decided after %Ln boards: at least %1 are needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: the difference is %1 points a board (%2)</source>
        <translation>
            <numerusform>Not decided after %Ln board: the difference is %1 points a board (%2)</numerusform>
            <numerusform>Not decided after %Ln boards: the difference is %1 points a board (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: both are equal within %1 points a board (%2)</source>
        <translation>
            <numerusform>Decided after %Ln board: both are equal within %1 points a board (%2)</numerusform>
            <numerusform>Decided after %Ln boards: both are equal within %1 points a board (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards, difference %1 points a board</source>
        <translation>
            <numerusform>%Ln board, difference %1 points a board</numerusform>
            <numerusform>%Ln boards, difference %1 points a board</numerusform>
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
    <message numerus="yes">
        <source>%Ln playouts each</source>
        <translation>
            <numerusform>%Ln playout each</numerusform>
            <numerusform>%Ln playouts each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln board</numerusform>
            <numerusform>%Ln boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 of %Ln board</numerusform>
            <numerusform>%1 of %Ln boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best of %Ln games on this board.</source>
        <translation>
            <numerusform>Your best of %Ln game on this board.</numerusform>
            <numerusform>Your best of %Ln games on this board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentListModel</name>
    <message numerus="yes">
        <source>The time that the whole experiment takes on %Ln cores, about: hours, minutes and seconds</source>
        <translation>
            <numerusform>The time that the whole experiment takes on %Ln core, about: hours, minutes and seconds</numerusform>
            <numerusform>The time that the whole experiment takes on %Ln cores, about: hours, minutes and seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentText</name>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 of %Ln board</numerusform>
            <numerusform>%1 of %Ln boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln board</numerusform>
            <numerusform>%Ln boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs per board</source>
        <translation>
            <numerusform>%1 of %Ln run on each</numerusform>
            <numerusform>%1 of %Ln runs on each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs per board</source>
        <translation>
            <numerusform>%Ln run on each</numerusform>
            <numerusform>%Ln runs on each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln trials</source>
        <translation>
            <numerusform>%1 of %Ln trial</numerusform>
            <numerusform>%1 of %Ln trials</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentsDialog</name>
    <message numerus="yes">
        <source>%Ln trials are done.</source>
        <translation>
            <numerusform>%Ln trial is done.</numerusform>
            <numerusform>%Ln trials are done.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExternalQuestion</name>
    <message numerus="yes">
        <source>The comparison starts %Ln external programs, which may do all that you may do. Start only what you know.</source>
        <translation>
            <numerusform>The comparison starts %Ln external program, which may do all that you may do. Start only what you know.</numerusform>
            <numerusform>The comparison starts %Ln external programs, which may do all that you may do. Start only what you know.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForgetBar</name>
    <message numerus="yes">
        <source>%Ln games were forgotten. They can be brought back until SameGame is closed.</source>
        <translation>
            <numerusform>%Ln game was forgotten. It can be brought back until SameGame is closed.</numerusform>
            <numerusform>%Ln games were forgotten. They can be brought back until SameGame is closed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>%Ln block left</numerusform>
            <numerusform>%Ln blocks left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>Save %1: all its %Ln blocks go in one move, for %2.</source>
        <translation>
            <numerusform>Save %1: its %Ln block goes in one move, for %2.</numerusform>
            <numerusform>Save %1: all its %Ln blocks go in one move, for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %1: %2 of its %Ln blocks go in one move, for %3.</source>
        <translation>
            <numerusform>Save %1: %2 of its %Ln block goes in one move, for %3.</numerusform>
            <numerusform>Save %1: %2 of its %Ln blocks go in one move, for %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln moves are numbered.</source>
        <translation>
            <numerusform>The next move is numbered.</numerusform>
            <numerusform>The next %Ln moves are numbered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptRunsDialog</name>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs</source>
        <translation>
            <numerusform>%1 of %Ln run</numerusform>
            <numerusform>%1 of %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln color</numerusform>
            <numerusform>%Ln colors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinePanel</name>
    <message numerus="yes">
        <source>A better game with %1 points was found; it is taken up when this replay ends.</source>
        <translation>
            <numerusform>A better game with %1 point was found; it is taken up when this replay ends.</numerusform>
            <numerusform>A better game with %1 points was found; it is taken up when this replay ends.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineSummary</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has %Ln points more so far</source>
        <translation>
            <numerusform>The game has %Ln point more so far</numerusform>
            <numerusform>The game has %Ln points more so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points better than this game</source>
        <translation>
            <numerusform>%Ln point better than this game</numerusform>
            <numerusform>%Ln points better than this game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points more than the game has so far</source>
        <translation>
            <numerusform>%Ln point more than the game has so far</numerusform>
            <numerusform>%Ln points more than the game has so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points below the best game known</source>
        <translation>
            <numerusform>%Ln point below the best game known</numerusform>
            <numerusform>%Ln points below the best game known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2, board cleared</source>
        <translation>
            <numerusform>&lt;b&gt;%1 point&lt;/b&gt; in %2, board cleared</numerusform>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; in %2, board cleared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2</source>
        <translation>
            <numerusform>&lt;b&gt;%1 point&lt;/b&gt; in %2</numerusform>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2 so far</source>
        <translation>
            <numerusform>&lt;b&gt;%1 point&lt;/b&gt; in %2 so far</numerusform>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; in %2 so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameCards</name>
    <message numerus="yes">
        <source>%Ln medals</source>
        <translation>
            <numerusform>%Ln medal</numerusform>
            <numerusform>%Ln medals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln color</numerusform>
            <numerusform>%Ln colors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberText</name>
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
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PraiseText</name>
    <message numerus="yes">
        <source>The game ends after %Ln moves</source>
        <translation>
            <numerusform>The game ends after %Ln move</numerusform>
            <numerusform>The game ends after %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more moves: %Ln blocks left</source>
        <translation>
            <numerusform>No more moves: %Ln block left</numerusform>
            <numerusform>No more moves: %Ln blocks left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So close: %Ln blocks left!</source>
        <translation>
            <numerusform>So close: %Ln block left!</numerusform>
            <numerusform>So close: %Ln blocks left!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressChart</name>
    <message numerus="yes">
        <source>Mean of the last %Ln games</source>
        <translation>
            <numerusform>Mean of the last game</numerusform>
            <numerusform>Mean of the last %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RandomBoardPage</name>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln color</numerusform>
            <numerusform>%Ln colors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message numerus="yes">
        <source>The loss may be %Ln points smaller or larger, as far as the searches tell.</source>
        <translation>
            <numerusform>The loss may be %Ln point smaller or larger, as far as the searches tell.</numerusform>
            <numerusform>The loss may be %Ln points smaller or larger, as far as the searches tell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln good moves</source>
        <translation>
            <numerusform>%Ln good move</numerusform>
            <numerusform>%Ln good moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves that may be mistakes</source>
        <translation>
            <numerusform>%Ln move that may be a mistake</numerusform>
            <numerusform>%Ln moves that may be mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small losses</source>
        <translation>
            <numerusform>%Ln small loss</numerusform>
            <numerusform>%Ln small losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln mistake</numerusform>
            <numerusform>%Ln mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln losses that may be none, as far as the searches tell.</source>
        <translation>
            <numerusform>Not listed: %Ln loss that may be none, as far as the searches tell.</numerusform>
            <numerusform>Not listed: %Ln losses that may be none, as far as the searches tell.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>%Ln block left</numerusform>
            <numerusform>%Ln blocks left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Random columns come in at the right until none fits. The game ends where no group is left, or after %Ln moves; its end earns and costs nothing.</source>
        <translation>
            <numerusform>Random columns come in at the right until none fits. The game ends where no group is left, or after %Ln move; its end earns and costs nothing.</numerusform>
            <numerusform>Random columns come in at the right until none fits. The game ends where no group is left, or after %Ln moves; its end earns and costs nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>a board</comment>
        <translation>
            <numerusform>%1 after %Ln move</numerusform>
            <numerusform>%1 after %Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedBoardsDialog</name>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln board</numerusform>
            <numerusform>%Ln boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 of %Ln board</numerusform>
            <numerusform>%1 of %Ln boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>Forget the %Ln &amp;games shown</source>
        <translation>
            <numerusform>Forget the %Ln &amp;game shown</numerusform>
            <numerusform>Forget the %Ln &amp;games shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget &amp;all %Ln games</source>
        <translation>
            <numerusform>Forget &amp;all %Ln game</numerusform>
            <numerusform>Forget &amp;all %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished games wait to be stored, and are counted then.</source>
        <translation>
            <numerusform>%Ln finished game waits to be stored, and is counted then.</numerusform>
            <numerusform>%Ln finished games wait to be stored, and are counted then.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln best games</source>
        <translation>
            <numerusform>%Ln best game</numerusform>
            <numerusform>%Ln best games</numerusform>
        </translation>
    </message>
</context>
</TS>
