<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SameGame</source>
        <translation>Über SameGame</translation>
    </message>
    <message>
        <source>&lt;p&gt;Play SameGame, get hints from Monte-Carlo solvers, replay the best lines and compare playout policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;SameGame spielen, Tipps von Monte-Carlo-Lösern bekommen, die besten Zugfolgen ansehen und Playout-Strategien vergleichen.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AssistantPanel</name>
    <message numerus="yes">
        <source>Searches that run side by side; this machine can run %Ln at a time</source>
        <translation>
            <numerusform>Suchen, die nebeneinander laufen; dieser Rechner kann eine gleichzeitig ausführen</numerusform>
            <numerusform>Suchen, die nebeneinander laufen; dieser Rechner kann %Ln gleichzeitig ausführen</numerusform>
        </translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The same seed, budget of playouts and number of threads give the same line again; empty for a new seed each time</source>
        <translation>Gleicher Startwert, gleiches Budget an Playouts und gleiche Zahl von Threads ergeben wieder dieselbe Zugfolge; leer für jedes Mal einen neuen Startwert</translation>
    </message>
    <message>
        <source>Options of the solver</source>
        <translation>Optionen des Lösers</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Bester Endstand</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Playouts/s</source>
        <translation>Playouts/s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stops the search; its results stay (F5)</source>
        <translation>Hält die Suche an; ihre Ergebnisse bleiben (F5)</translation>
    </message>
    <message>
        <source>Searches the position on the board (F5)</source>
        <translation>Durchsucht die Stellung auf dem Brett (F5)</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>1 block</source>
        <translation>1 Block</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size and points of a group</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, Enter or Space plays the group under it.</source>
        <translation>Pfeiltasten bewegen die Markierung, Eingabe- oder Leertaste spielt die Gruppe darunter.</translation>
    </message>
</context>
<context>
    <name>BudgetForm</name>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Unit of the budget</source>
        <translation>Einheit des Budgets</translation>
    </message>
    <message>
        <source>The search ends when this is spent</source>
        <translation>Die Suche endet, wenn dies verbraucht ist</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>bis zum Anhalten</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Place in the order of the best final scores</source>
        <translation>Platz in der Reihenfolge der besten Endstände</translation>
    </message>
    <message>
        <source>Row and column of the group's lowest and leftmost cell, row 1 at the top</source>
        <translation>Zeile und Spalte des Felds der Gruppe, das unten am weitesten links liegt; Zeile 1 ist oben</translation>
    </message>
    <message>
        <source>Blocks of the group</source>
        <translation>Blöcke der Gruppe</translation>
    </message>
    <message>
        <source>Points of this move alone</source>
        <translation>Punkte dieses Zugs allein</translation>
    </message>
    <message>
        <source>Best final score of the game found after this move</source>
        <translation>Bester Endstand der Partie, der nach diesem Zug gefunden wurde</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move</source>
        <translation>Mittlerer Endstand der Playouts nach diesem Zug</translation>
    </message>
    <message>
        <source>Playouts that began with this move</source>
        <translation>Playouts, die mit diesem Zug begannen</translation>
    </message>
    <message>
        <source>Share of all playouts</source>
        <translation>Anteil an allen Playouts</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The best candidates are labelled with the best final score found after them, and with their visits</source>
        <translation>An den besten Kandidaten stehen der beste danach gefundene Endstand und ihre Besuche</translation>
    </message>
    <message>
        <source>Labels on the board</source>
        <translation>Schilder auf dem Brett</translation>
    </message>
</context>
<context>
    <name>ColorCounts</name>
    <message>
        <source>Blocks left of each color</source>
        <translation>Übrige Blöcke jeder Farbe</translation>
    </message>
    <message>
        <source>color %1: %2</source>
        <translation>Farbe %1: %2</translation>
    </message>
</context>
<context>
    <name>DistributionChart</name>
    <message>
        <source>Distribution of final scores</source>
        <translation>Verteilung der Endstände</translation>
    </message>
    <message>
        <source>Own score: %1</source>
        <translation>Eigener Stand: %1</translation>
    </message>
    <message>
        <source>%1: mean %2, best %3</source>
        <translation>%1: Mittel %2, bester %3</translation>
    </message>
</context>
<context>
    <name>DistributionModel</name>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Kleinster</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>25 %</source>
        <translation>25 %</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>75 %</source>
        <translation>75 %</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Größter</translation>
    </message>
    <message>
        <source>Below %1</source>
        <translation>Unter %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>DistributionPanel</name>
    <message>
        <source>Numbers of the distribution</source>
        <translation>Zahlen der Verteilung</translation>
    </message>
    <message>
        <source>Playouts of each policy</source>
        <translation>Playouts jeder Strategie</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The same seed and number of playouts give the same distribution again; empty for a new seed each time</source>
        <translation>Gleicher Startwert und gleiche Zahl von Playouts ergeben wieder dieselbe Verteilung; leer für jedes Mal einen neuen Startwert</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Compares playouts from the position on the board</source>
        <translation>Vergleicht Playouts ab der Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Vom Anfang</translation>
    </message>
    <message numerus="yes">
        <source>From the position after %Ln moves</source>
        <translation>
            <numerusform>Ab der Stellung nach %Ln Zug</numerusform>
            <numerusform>Ab der Stellung nach %Ln Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Final score: %1</source>
        <translation>Endstand: %1</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Brett geräumt!</translation>
    </message>
    <message>
        <source>No more moves: 1 block left</source>
        <translation>Kein Zug mehr: 1 Block übrig</translation>
    </message>
    <message numerus="yes">
        <source>No more moves: %Ln blocks left</source>
        <translation>
            <numerusform>Kein Zug mehr: %Ln Block übrig</numerusform>
            <numerusform>Kein Zug mehr: %Ln Blöcke übrig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>SP-MCTS</source>
        <translation>SP-MCTS</translation>
    </message>
    <message>
        <source>Nested Monte-Carlo</source>
        <translation>Nested Monte-Carlo</translation>
    </message>
    <message>
        <source>Single-player Monte-Carlo tree search: a tree of positions grown by playouts</source>
        <translation>Monte-Carlo-Baumsuche für eine Person: ein Baum von Stellungen, der durch Playouts wächst</translation>
    </message>
    <message>
        <source>Nested Monte-Carlo search: every move is judged by a search one level below</source>
        <translation>Verschachtelte Monte-Carlo-Suche: jeden Zug beurteilt eine Suche der Stufe darunter</translation>
    </message>
    <message>
        <source>Nodes after which a new tree begins (randomized restarts); 0 never</source>
        <translation>Knoten, nach denen ein neuer Baum beginnt (zufällige Neustarts); bei 0 nie</translation>
    </message>
    <message>
        <source>Policy of the playouts</source>
        <translation>Strategie der Playouts</translation>
    </message>
    <message>
        <source>Depth of nesting: each level multiplies the playouts of one search by about 700</source>
        <translation>Tiefe der Verschachtelung: jede Stufe vervielfacht die Playouts einer Suche etwa um 700</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Every group with the same probability</source>
        <translation>Jede Gruppe mit gleicher Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Tabu random</source>
        <translation>Tabu-Zufall</translation>
    </message>
    <message>
        <source>One color, picked at random when the playout starts, is left alone as long as there is another group</source>
        <translation>Eine Farbe, zu Beginn des Playouts zufällig gewählt, bleibt stehen, solange es eine andere Gruppe gibt</translation>
    </message>
    <message>
        <source>Tabu color random</source>
        <translation>Tabu-Farbe-Zufall</translation>
    </message>
    <message>
        <source>The color with the most blocks when the playout starts is left alone as long as there is another group</source>
        <translation>Die Farbe, die zu Beginn des Playouts die meisten Blöcke hat, bleibt stehen, solange es eine andere Gruppe gibt</translation>
    </message>
    <message>
        <source>Probability of a move that may be of any color</source>
        <translation>Wahrscheinlichkeit eines Zugs, der jede Farbe haben darf</translation>
    </message>
    <message>
        <source>How the two bounds of formula 1 combine: added as printed, multiplied, or multiplied with a square root instead of the logarithm</source>
        <translation>Wie die beiden Schranken der Formel 1 zusammenwirken: addiert wie gedruckt, multipliziert oder multipliziert mit einer Wurzel statt des Logarithmus</translation>
    </message>
    <message>
        <source>C: higher tries moves more that were tried less</source>
        <translation>C: höhere Werte versuchen öfter Züge, die seltener versucht wurden</translation>
    </message>
    <message>
        <source>D: higher tries rarely visited moves longer</source>
        <translation>D: höhere Werte versuchen selten besuchte Züge länger</translation>
    </message>
    <message>
        <source>W: weight of the top score, added to the mean</source>
        <translation>W: Gewicht des besten Endstands, das zum Mittel addiert wird</translation>
    </message>
    <message>
        <source>T: visits of a position before the formula chooses there instead of the playout policy</source>
        <translation>T: Besuche einer Stellung, bis dort die Formel statt der Playout-Strategie wählt</translation>
    </message>
    <message>
        <source>Nodes added: one a playout, or all children of a position visited T times</source>
        <translation>Neue Knoten: einer je Playout oder alle Kinder einer T-mal besuchten Stellung</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Standard board %1</source>
        <translation>Standardbrett %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>the file is too large for a game</source>
        <translation>die Datei ist zu groß für eine Partie</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Solution files (*.samegame)</source>
        <translation>Lösungsdateien (*.samegame)</translation>
    </message>
    <message>
        <source>Board text of the position on the board (*.txt)</source>
        <translation>Stellung auf dem Brett als Text (*.txt)</translation>
    </message>
    <message>
        <source>Games and boards (*.samegame *.txt)</source>
        <translation>Partien und Bretter (*.samegame *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay of the best line</source>
        <translation>Wiedergabe der besten Zugfolge</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Stand %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln Tipp</numerusform>
            <numerusform>%Ln Tipps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Best line saved as %1</source>
        <translation>Beste Zugfolge gespeichert als %1</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Beste Zugfolge</translation>
    </message>
    <message>
        <source>Distribution of final scores</source>
        <translation>Verteilung der Endstände</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Sucht einen Tipp …</translation>
    </message>
    <message>
        <source>The board ID is on the clipboard</source>
        <translation>Die Brett-ID ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>Hint: the marked group at %1 (row, column), %2, %3; best final score known: %4</source>
        <translation>Tipp: die markierte Gruppe bei %1 (Zeile, Spalte), %2, %3; bester bekannter Endstand: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – SameGame</source>
        <translation>%1 – SameGame</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
</context>
<context>
    <name>NamedGame</name>
    <message>
        <source>Position %1 of 250</source>
        <translation>Stellung %1 von 250</translation>
    </message>
    <message>
        <source>Pasted board</source>
        <translation>Eingefügtes Brett</translation>
    </message>
    <message>
        <source>Standard board %1</source>
        <translation>Standardbrett %1</translation>
    </message>
    <message>
        <source>Random board %1</source>
        <translation>Zufallsbrett %1</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Standard board</source>
        <translation>Standardbrett</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Zufallsbrett</translation>
    </message>
    <message>
        <source>Text or ID</source>
        <translation>Text oder ID</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>The 20 boards on which the published programs are compared: 15 rows, 15 columns, 5 colors.</source>
        <translation>Die 20 Bretter, auf denen die veröffentlichten Programme verglichen werden: 15 Zeilen, 15 Spalten, 5 Farben.</translation>
    </message>
    <message>
        <source>The same seed and size give the same board, on every computer</source>
        <translation>Gleicher Startwert und gleiche Größe ergeben dasselbe Brett, auf jedem Rechner</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>A board ID, or a line of digits for each row</source>
        <translation>Eine Brett-ID oder für jede Zeile eine Reihe von Ziffern</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1</source>
        <translation>Ein Startwert ist eine ganze Zahl von 0 bis %1</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>Take over here</source>
        <translation>Hier übernehmen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Move of the best line</source>
        <translation>Zug der besten Zugfolge</translation>
    </message>
    <message>
        <source>Goes on playing by hand from the position shown</source>
        <translation>Spielt ab der gezeigten Stellung von Hand weiter</translation>
    </message>
    <message>
        <source>Shows the game again (Escape)</source>
        <translation>Zeigt wieder die Partie (Esc)</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>%1 moves/s</source>
        <translation>%1 Züge/s</translation>
    </message>
    <message>
        <source>No finished line is known yet. Start the assistant, or play the game to its end.</source>
        <translation>Noch ist keine vollständige Zugfolge bekannt. Der Assistent findet eine, ebenso eine zu Ende gespielte Partie.</translation>
    </message>
    <message>
        <source>A better line with %1 points was found; it is taken up when this replay ends.</source>
        <translation>Eine bessere Zugfolge mit %1 Punkten wurde gefunden; sie erscheint, wenn diese Wiedergabe endet.</translation>
    </message>
    <message>
        <source>played by hand</source>
        <translation>von Hand gespielt</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %Ln moves, board cleared (%2)</source>
        <translation>
            <numerusform>&lt;b&gt;%1 Punkte&lt;/b&gt; in %Ln Zug, Brett geräumt (%2)</numerusform>
            <numerusform>&lt;b&gt;%1 Punkte&lt;/b&gt; in %Ln Zügen, Brett geräumt (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %Ln moves (%2)</source>
        <translation>
            <numerusform>&lt;b&gt;%1 Punkte&lt;/b&gt; in %Ln Zug (%2)</numerusform>
            <numerusform>&lt;b&gt;%1 Punkte&lt;/b&gt; in %Ln Zügen (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2, score so far %3</source>
        <translation>Zug %1 von %2, bisher %3 Punkte</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Taste</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Chooses another board</source>
        <translation>Wählt ein anderes Brett</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Opens a solution file or a board</source>
        <translation>Öffnet eine Lösungsdatei oder ein Brett</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>Saves this game as a solution file, or the position as text</source>
        <translation>Speichert diese Partie als Lösungsdatei oder die Stellung als Text</translation>
    </message>
    <message>
        <source>Save &amp;best line…</source>
        <translation>&amp;Beste Zugfolge speichern …</translation>
    </message>
    <message>
        <source>Saves the best line known of this game as a solution file</source>
        <translation>Speichert die beste bekannte Zugfolge dieser Partie als Lösungsdatei</translation>
    </message>
    <message>
        <source>&amp;Copy board ID</source>
        <translation>Brett-ID &amp;kopieren</translation>
    </message>
    <message>
        <source>Copies the starting board as a short text that can be pasted in a new game</source>
        <translation>Kopiert das Anfangsbrett als kurzen Text, der sich in eine neue Partie einfügen lässt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Closes the window</source>
        <translation>Schließt das Fenster</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>Goes back to the start of this game; can be undone</source>
        <translation>Geht zurück zum Anfang dieser Partie; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Marks the best move known (H)</source>
        <translation>Markiert den besten bekannten Zug (H)</translation>
    </message>
    <message>
        <source>Start or stop &amp;distribution</source>
        <translation>Ver&amp;teilung starten oder anhalten</translation>
    </message>
    <message>
        <source>Draws playouts from the position on the board</source>
        <translation>Spielt Playouts ab der Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>&amp;Play or pause best line</source>
        <translation>Beste Zugfolge &amp;abspielen oder unterbrechen</translation>
    </message>
    <message>
        <source>Replays the best line known of this game</source>
        <translation>Zeigt die beste bekannte Zugfolge dieser Partie</translation>
    </message>
    <message>
        <source>Stop &amp;everything</source>
        <translation>&amp;Alles anhalten</translation>
    </message>
    <message>
        <source>Stops every search and goes back to the game</source>
        <translation>Hält jede Suche an und kehrt zur Partie zurück</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Lists the keys of every action</source>
        <translation>Listet die Tasten jeder Aktion</translation>
    </message>
    <message>
        <source>&amp;About SameGame</source>
        <translation>&amp;Über SameGame</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Assistant</source>
        <translation>&amp;Assistent</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>An&amp;sicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Stop assistant</source>
        <translation>Assistent a&amp;nhalten</translation>
    </message>
    <message>
        <source>&amp;Start assistant</source>
        <translation>Assistent &amp;starten</translation>
    </message>
    <message>
        <source>Stops the search; its results stay (F5)</source>
        <translation>Hält die Suche an; ihre Ergebnisse bleiben (F5)</translation>
    </message>
    <message>
        <source>Searches the position on the board (F5)</source>
        <translation>Durchsucht die Stellung auf dem Brett (F5)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>Nimmt das Letzte zurück</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Wiederholt das Zurückgenommene</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play SameGame, get hints, and compare Monte-Carlo solvers</source>
        <translation>SameGame spielen, Tipps bekommen und Monte-Carlo-Löser vergleichen</translation>
    </message>
    <message>
        <source>A file, or a board name such as standard:3</source>
        <translation>Eine Datei oder ein Brettname wie standard:3</translation>
    </message>
</context>
</TS>
