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
        <source>&lt;p&gt;Play SameGame, get hints, see what each of your moves was worth, watch the best games known, and compare how programs play.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;SameGame spielen, Tipps bekommen, sehen, was jeder Zug wert war, die besten bekannten Partien ansehen und vergleichen, wie Programme spielen.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>row %1, column %2, %3</source>
        <translation>Zeile %1, Spalte %2, %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1, single block</source>
        <translation>%1, einzelner Block</translation>
    </message>
    <message>
        <source>%1, group of %2, %3</source>
        <translation>%1, Gruppe von %2, %3</translation>
    </message>
    <message>
        <source>%1, group of %2</source>
        <translation>%1, Gruppe von %2</translation>
    </message>
    <message>
        <source>marked</source>
        <comment>a group on the board</comment>
        <translation>markiert</translation>
    </message>
    <message>
        <source>goes in move %1</source>
        <translation>verschwindet mit Zug %1</translation>
    </message>
    <message>
        <source>framed</source>
        <comment>a block on the board</comment>
        <translation>umrahmt</translation>
    </message>
    <message>
        <source>better than the group that was played</source>
        <translation>besser als die gespielte Gruppe</translation>
    </message>
    <message>
        <source>may be better than the group that was played</source>
        <translation>vielleicht besser als die gespielte Gruppe</translation>
    </message>
    <message>
        <source>was played</source>
        <translation>wurde gespielt</translation>
    </message>
</context>
<context>
    <name>Aid</name>
    <message>
        <source>What the game says of its help is damaged, and counts as none where it is.</source>
        <translation>Die Angaben zur Hilfe in dieser Partie sind beschädigt; was davon nicht lesbar ist, gilt als keine Hilfe.</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 Tipp</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln Tipp</numerusform>
            <numerusform>%Ln Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move with candidates seen</source>
        <translation>1 Zug mit Kandidaten im Blick</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves with candidates seen</source>
        <translation>
            <numerusform>%Ln Zug mit Kandidaten im Blick</numerusform>
            <numerusform>%Ln Züge mit Kandidaten im Blick</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move from a reviewed position</source>
        <translation>1 Zug aus einer ausgewerteten Stellung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves from reviewed positions</source>
        <translation>
            <numerusform>%Ln Zug aus ausgewerteten Stellungen</numerusform>
            <numerusform>%Ln Züge aus ausgewerteten Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move of a game taken over</source>
        <translation>1 Zug aus einer übernommenen Partie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves of a game taken over</source>
        <translation>
            <numerusform>%Ln Zug aus einer übernommenen Partie</numerusform>
            <numerusform>%Ln Züge aus einer übernommenen Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>%1; board played with help before</source>
        <comment>help in this game</comment>
        <translation>%1; Brett schon mit Hilfe gespielt</translation>
    </message>
    <message>
        <source>%L1 with candidates</source>
        <comment>moves</comment>
        <translation>%L1 mit Kandidaten</translation>
    </message>
    <message>
        <source>%L1 with a review</source>
        <comment>moves</comment>
        <translation>%L1 mit Auswertung</translation>
    </message>
    <message>
        <source>%L1 taken over</source>
        <comment>moves</comment>
        <translation>%L1 übernommen</translation>
    </message>
    <message>
        <source>helped before</source>
        <comment>on the board of a game</comment>
        <translation>zuvor mit Hilfe</translation>
    </message>
    <message>
        <source>help: %L1</source>
        <translation>Hilfe: %L1</translation>
    </message>
    <message>
        <source>This board was played with help before.</source>
        <translation>Dieses Brett wurde schon einmal mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>Help in this game, also for moves taken back:</source>
        <translation>Hilfe in dieser Partie, auch für zurückgenommene Züge:</translation>
    </message>
    <message>
        <source>Hints: %L1</source>
        <translation>Tipps: %L1</translation>
    </message>
    <message>
        <source>Moves taken from the candidates: %L1</source>
        <translation>Von den Kandidaten genommene Züge: %L1</translation>
    </message>
    <message>
        <source>Other moves where candidates were seen: %L1</source>
        <translation>Andere Züge mit Kandidaten im Blick: %L1</translation>
    </message>
    <message>
        <source>Other moves from reviewed positions: %L1</source>
        <translation>Andere Züge aus ausgewerteten Stellungen: %L1</translation>
    </message>
    <message>
        <source>Moves of a game taken over: %L1</source>
        <translation>Züge aus einer übernommenen Partie: %L1</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>No hint: none was found in the time for it.</source>
        <translation>Kein Tipp: In der Zeit dafür wurde keiner gefunden.</translation>
    </message>
    <message>
        <source>%1 plans whole games, but nobody knows the columns to come: %2 searches instead.</source>
        <translation>%1 plant ganze Partien, aber niemand kennt die Spalten, die noch kommen: Stattdessen sucht %2.</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message numerus="yes">
        <source>Searches that run side by side; this machine can run %Ln at a time</source>
        <translation>
            <numerusform>Suchen, die nebeneinander laufen; dieser Rechner kann eine gleichzeitig ausführen</numerusform>
            <numerusform>Suchen, die nebeneinander laufen; dieser Rechner kann %Ln gleichzeitig ausführen</numerusform>
        </translation>
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
</context>
<context>
    <name>AssistantPanel</name>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Bestwert</translation>
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
        <source>Searches this position and those that follow it (F5)</source>
        <translation>Durchsucht diese Stellung und die folgenden (F5)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Sucht …</translation>
    </message>
    <message>
        <source>Done; follows the next move</source>
        <translation>Fertig; folgt dem nächsten Zug</translation>
    </message>
    <message>
        <source>No moves left; follows the next position</source>
        <translation>Kein Zug mehr; folgt der nächsten Stellung</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Done; the best line from here is proven optimal</source>
        <translation>Fertig; Optimum ab hier bewiesen</translation>
    </message>
    <message>
        <source>Done; it is proven that no line clears the board</source>
        <translation>Fertig; bewiesen: keine Zugfolge räumt das Brett</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>Knoten/s</translation>
    </message>
    <message>
        <source>Turns the assistant off and hides the candidates (F5)</source>
        <translation>Schaltet den Assistenten aus und verbirgt die Kandidaten (F5)</translation>
    </message>
    <message>
        <source>The score with which the best line known from here ends</source>
        <translation>Der Endstand der besten Zugfolge, die von hier aus bekannt ist</translation>
    </message>
    <message>
        <source>However you go on from here, the game cannot end with more points than this: that is proven</source>
        <translation>Wie es von hier aus auch weitergeht: Mit mehr Punkten kann die Partie nicht enden, das ist bewiesen</translation>
    </message>
    <message>
        <source>The game is over; a step back in its replay is searched</source>
        <translation>Die Partie ist zu Ende; ein Schritt zurück in ihrer Wiedergabe wird durchsucht</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Every solver with its options and budget, and the numbers of the search</source>
        <translation>Jeder Löser mit seinen Optionen und seinem Budget, und die Zahlen der Suche</translation>
    </message>
</context>
<context>
    <name>BlockPreview</name>
    <message>
        <source>Preview of the blocks</source>
        <translation>Vorschau der Blöcke</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board being edited</source>
        <translation>Brett in Bearbeitung</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>BoardCharts</name>
    <message>
        <source>Mean of playouts on a board</source>
        <translation>Mittel der Playouts auf einem Brett</translation>
    </message>
    <message>
        <source>Boards in the order of the values, percent</source>
        <translation>Bretter in der Reihenfolge der Werte, Prozent</translation>
    </message>
    <message>
        <source>Means of the boards</source>
        <translation>Mittelwerte der Bretter</translation>
    </message>
    <message>
        <source>Differences of the boards</source>
        <translation>Differenzen der Bretter</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>policy</comment>
        <translation>Differenz zu %1</translation>
    </message>
    <message>
        <source>%1: mean of the boards %2</source>
        <comment>policy</comment>
        <translation>%1: Mittel der Bretter %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>policy, policy</comment>
        <translation>%1 minus %2: %3</translation>
    </message>
    <message>
        <source>A curve has the boards in the order of their values; a band is their mean with its 95 % interval for boards like these.</source>
        <translation>Eine Kurve enthält die Bretter in der Reihenfolge ihrer Werte; ein Band ist ihr Mittel mit seinem 95-%-Intervall für Bretter wie diese.</translation>
    </message>
    <message>
        <source>A box has the middle half of the boards, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Ein Kasten enthält die mittlere Hälfte der Bretter mit einem Strich am Median; Antennen reichen bis 5 % und 95 %, und Ringe sind der niedrigste und der höchste Wert.</translation>
    </message>
</context>
<context>
    <name>BoardDifficulty</name>
    <message>
        <source>An easy board</source>
        <translation>Ein leichtes Brett</translation>
    </message>
    <message>
        <source>A medium board</source>
        <translation>Ein mittelschweres Brett</translation>
    </message>
    <message>
        <source>A hard board</source>
        <translation>Ein schweres Brett</translation>
    </message>
    <message>
        <source>The program plays quick games that save the most frequent color, and compares their mean score with random boards of the same size and colors: the highest third is easy, the lowest third hard</source>
        <translation>Das Programm spielt schnelle Partien, die die häufigste Farbe aufsparen, und vergleicht ihre mittlere Punktzahl mit Zufallsbrettern gleicher Größe und Farbenzahl: das höchste Drittel ist leicht, das niedrigste schwer</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
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
        <source>Edit board</source>
        <translation>Brett bearbeiten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>What was drawn is lost if the editor closes without playing.</source>
        <translation>Das Gezeichnete geht verloren, wenn das Fenster geschlossen wird, ohne es zu spielen.</translation>
    </message>
    <message>
        <source>Go on drawing</source>
        <translation>Weiterzeichnen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>All four quarters</source>
        <translation>Alle vier Viertel</translation>
    </message>
    <message>
        <source>The board as it will be played</source>
        <translation>Das Brett, wie es gespielt wird</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>&amp;At random</source>
        <translation>Zuf&amp;ällig</translation>
    </message>
    <message>
        <source>Fills every cell with a color drawn at random</source>
        <translation>Füllt jedes Feld mit einer zufälligen Farbe</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>Nimmt das zuletzt Getane zurück</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Tut das Zurückgenommene noch einmal</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Takes the board, board ID or board name from the clipboard</source>
        <translation>Nimmt Brett, Brett-ID oder Brettname aus der Zwischenablage</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Empties every cell</source>
        <translation>Leert jedes Feld</translation>
    </message>
    <message>
        <source>Let &amp;fall</source>
        <translation>&amp;Fallen lassen</translation>
    </message>
    <message>
        <source>Moves blocks to where they come to rest, as the game would</source>
        <translation>Bewegt Blöcke dorthin, wo sie zur Ruhe kommen, wie es das Spiel täte</translation>
    </message>
    <message>
        <source>The text cannot be pasted: %1.</source>
        <translation>Der Text lässt sich nicht einfügen: %1.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Das Brett ist leer.</translation>
    </message>
    <message>
        <source>No two blocks of one color touch, so there is no move.</source>
        <translation>Keine zwei Blöcke einer Farbe berühren sich, also gibt es keinen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks do not rest where they stand. Blocks fall and empty columns disappear before the game begins, as shown above.</source>
        <translation>
            <numerusform>%Ln Block ruht nicht, wo er steht. Vor der Partie fallen Blöcke, und leere Spalten schließen sich, wie oben gezeigt.</numerusform>
            <numerusform>%Ln Blöcke ruhen nicht, wo sie stehen. Vor der Partie fallen Blöcke, und leere Spalten schließen sich, wie oben gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left button paints, right button empties. Keys: arrows, with Shift they paint; Space, 1 to 9; 0 or Delete empties.</source>
        <translation>Linke Maustaste malt, rechte leert. Tasten: Pfeile, mit Umschalt malen sie; Leertaste, 1 bis 9; 0 oder Entf leert.</translation>
    </message>
</context>
<context>
    <name>BoardMarks</name>
    <message>
        <source>other game</source>
        <translation>andere Partie</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>diese Partie</translation>
    </message>
</context>
<context>
    <name>BoardMeansModel</name>
    <message>
        <source>Playouts of</source>
        <translation>Playouts mit</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>On each board</source>
        <translation>Auf jedem Brett</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean of the boards, each of which counts once</source>
        <translation>Mittelwert der Bretter, von denen jedes einmal zählt</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Standard deviation between the means of the boards</source>
        <translation>Standardabweichung zwischen den Mittelwerten der Bretter</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Tiefster</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Mean difference to the first policy, this one less the first, on the same boards</source>
        <translation>Mittlere Differenz zur ersten Strategie, diese abzüglich der ersten, auf denselben Brettern</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>Vorschau des Bretts</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, %3 colors</source>
        <translation>%1 Zeilen, %2 Spalten, %3 Farben</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Enter plays it</source>
        <translation>Eingabetaste spielt sie</translation>
    </message>
    <message>
        <source>click again to play</source>
        <translation>noch ein Klick spielt sie</translation>
    </message>
    <message>
        <source>better?</source>
        <comment>group</comment>
        <translation>besser?</translation>
    </message>
    <message>
        <source>better</source>
        <comment>group</comment>
        <translation>besser</translation>
    </message>
    <message>
        <source>played</source>
        <comment>group</comment>
        <translation>gespielt</translation>
    </message>
</context>
<context>
    <name>BoardTitle</name>
    <message>
        <source>Standard board %1</source>
        <translation>Standardbrett %1</translation>
    </message>
    <message>
        <source>Random board %1</source>
        <translation>Zufallsbrett %1</translation>
    </message>
    <message>
        <source>Position %1 of 250</source>
        <translation>Stellung %1 von 250</translation>
    </message>
    <message>
        <source>Pasted board</source>
        <translation>Eingefügtes Brett</translation>
    </message>
    <message>
        <source>Clearable board %1</source>
        <translation>Räumbares Brett %1</translation>
    </message>
    <message>
        <source>Edited board</source>
        <translation>Eigenes Brett</translation>
    </message>
    <message>
        <source>Daily board %1</source>
        <translation>Tagesbrett %1</translation>
    </message>
    <message>
        <source>Board of %1 × %2 cells</source>
        <translation>Brett mit %1 × %2 Feldern</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>A single block stays: only two or more of one color that touch can be removed.</source>
        <translation>Ein einzelner Block bleibt: Nur zwei oder mehr einer Farbe, die sich berühren, können entfernt werden.</translation>
    </message>
</context>
<context>
    <name>BoxChart</name>
    <message>
        <source>%1: mean %2, median %3, middle half %4 to %5, 5 % to 95 %: %6 to %7, lowest %8, highest %9</source>
        <translation>%1: Mittel %2, Median %3, mittlere Hälfte %4 bis %5, 5 % bis 95 %: %6 bis %7, niedrigster %8, höchster %9</translation>
    </message>
    <message>
        <source>A box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Ein Kasten enthält die mittlere Hälfte der Endstände mit einem Strich am Median; Antennen reichen bis 5 % und 95 %, und Ringe sind der niedrigste und der höchste.</translation>
    </message>
</context>
<context>
    <name>BrushPalette</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (Taste %2)</translation>
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
    <message>
        <source>Budget: %1 %2</source>
        <comment>amount, unit</comment>
        <translation>Budget: %1 %2</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
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
        <source>The places that this move may have: moves that are not told apart have places in common, and there is none where the search cannot tell</source>
        <translation>Die Plätze, die dieser Zug haben kann: Züge, die sich nicht unterscheiden lassen, teilen sich Plätze, und es gibt keinen, wo die Suche es nicht sagen kann</translation>
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
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Best final score found after this move, less the best of all moves</source>
        <translation>Bester Endstand, der nach diesem Zug gefunden wurde, abzüglich des besten aller Züge</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move, less the highest mean</source>
        <translation>Mittlerer Endstand der Playouts nach diesem Zug, abzüglich des höchsten Mittels</translation>
    </message>
    <message>
        <source>%1 Known line: the best line known goes on with this move. %2.</source>
        <translation>%1 Bekannte Zugfolge: Die beste bekannte Zugfolge geht mit diesem Zug weiter. %2.</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>How sure that is: exact where it is proven, any order where the best line can begin with this move, so many points more or less, or ? where the search cannot tell</source>
        <translation>Wie sicher das ist: exakt, wo es bewiesen ist, umgestellt, wo die beste Zugfolge auch mit diesem Zug beginnen kann, so viele Punkte mehr oder weniger, oder ?, wo die Suche es nicht sagen kann</translation>
    </message>
    <message>
        <source>Key %1 plays it.</source>
        <translation>Die Taste %1 spielt ihn.</translation>
    </message>
    <message>
        <source>This move %1.</source>
        <comment>what it does</comment>
        <translation>Dieser Zug %1.</translation>
    </message>
    <message>
        <source>The group to remove, and how many blocks it has</source>
        <translation>Die Gruppe, die der Zug entfernt, und wie viele Blöcke sie hat</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Endet mit</translation>
    </message>
    <message>
        <source>%1: the line found after this move clears the board</source>
        <translation>%1: Die Zugfolge, die nach diesem Zug gefunden wurde, räumt das Brett</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>%1: the best line known goes on with this move, whoever found it, and by whatever moves the position was reached</source>
        <translation>%1: Die beste bekannte Zugfolge geht mit diesem Zug weiter, wer immer sie fand und durch welche Züge die Stellung auch entstand</translation>
    </message>
    <message>
        <source>What for</source>
        <comment>what a move does for its line</comment>
        <translation>Wozu</translation>
    </message>
    <message>
        <source>What the move does for the line found after it</source>
        <translation>Was der Zug für die Zugfolge tut, die nach ihm gefunden wurde</translation>
    </message>
    <message>
        <source>Clears the board</source>
        <translation>Räumt das Brett</translation>
    </message>
    <message>
        <source>Best line known</source>
        <translation>Beste bekannte Zugfolge</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>Mittlerer Verlust</translation>
    </message>
    <message>
        <source>%1 %2 blocks</source>
        <comment>a group by its size and color</comment>
        <translation>%1 Blöcke, %2</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>räumt das Brett</translation>
    </message>
    <message>
        <source>does not clear the board</source>
        <translation>räumt das Brett nicht</translation>
    </message>
    <message>
        <source>begins the best line known</source>
        <translation>beginnt die beste bekannte Zugfolge</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>best candidate found</source>
        <translation>bester gefundener Kandidat</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>candidate of place %1 to %2</source>
        <translation>Kandidat auf Platz %1 bis %2</translation>
    </message>
    <message>
        <source>best candidate</source>
        <translation>bester Kandidat</translation>
    </message>
    <message>
        <source>candidate %1</source>
        <translation>Kandidat %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>umgestellt</translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation>plus oder minus %1</translation>
    </message>
    <message>
        <source>how sure is not known</source>
        <translation>wie sicher, ist nicht bekannt</translation>
    </message>
    <message>
        <source>No line that begins with this move is known.</source>
        <translation>Keine Zugfolge, die mit diesem Zug beginnt, ist bekannt.</translation>
    </message>
    <message>
        <source>Any order: the best line can begin with this move, too.</source>
        <translation>Umgestellt: Die beste Zugfolge kann auch mit diesem Zug beginnen.</translation>
    </message>
    <message>
        <source>Exact: no line that begins with this move ends higher, that is proven.</source>
        <translation>Exakt: Keine Zugfolge, die mit diesem Zug beginnt, endet höher, das ist bewiesen.</translation>
    </message>
    <message>
        <source>How sure its loss is, this search cannot tell.</source>
        <translation>Wie sicher sein Verlust ist, kann diese Suche nicht sagen.</translation>
    </message>
    <message>
        <source>It is not told apart from others: its place is one of %1.</source>
        <translation>Er lässt sich von anderen nicht unterscheiden: Sein Platz ist einer von %1.</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>Verlust %1</translation>
    </message>
    <message>
        <source>final score %1</source>
        <translation>Endstand %1</translation>
    </message>
    <message numerus="yes">
        <source>Its loss may be %Ln points smaller or larger.</source>
        <translation>
            <numerusform>Sein Verlust kann um %Ln Punkt kleiner oder größer sein.</numerusform>
            <numerusform>Sein Verlust kann um %Ln Punkte kleiner oder größer sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Its line clears the board.</source>
        <translation>%1 Seine Zugfolge räumt das Brett.</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>räumt das Brett</translation>
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
        <source>The best candidates are labelled with the best final score found after them and with their visits, or with their loss and how sure that is</source>
        <translation>An den besten Kandidaten stehen der beste danach gefundene Endstand und ihre Besuche, oder ihr Verlust und wie sicher er ist</translation>
    </message>
    <message>
        <source>As loss</source>
        <translation>Als Verlust</translation>
    </message>
    <message>
        <source>&amp;Labels on the board</source>
        <translation>S&amp;childer auf dem Brett</translation>
    </message>
    <message>
        <source>The game has no moves left.</source>
        <translation>In dieser Partie ist kein Zug mehr möglich.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Sucht …</translation>
    </message>
    <message>
        <source>The search found no line within its budget.</source>
        <translation>Die Suche hat mit ihrem Budget keine Zugfolge gefunden.</translation>
    </message>
    <message>
        <source>Start the assistant (F5) to see what each move is worth.</source>
        <translation>Der Assistent (F5) zeigt, was jeder Zug wert ist.</translation>
    </message>
    <message>
        <source>Candidates of the position that the replay shows</source>
        <translation>Kandidaten der Stellung, die die Wiedergabe zeigt</translation>
    </message>
    <message>
        <source>The assistant is off. F5 turns it on; hold P to peek at what is known of this position.</source>
        <translation>Der Assistent ist aus. F5 schaltet ihn ein; P gedrückt halten zeigt, was über diese Stellung bekannt ist.</translation>
    </message>
    <message>
        <source>Step back through the game</source>
        <translation>Partie rückwärts durchgehen</translation>
    </message>
    <message>
        <source>Shows the position before the last move, and searches it: so each move of the game can be looked at again</source>
        <translation>Zeigt die Stellung vor dem letzten Zug und durchsucht sie: So lässt sich jeder Zug der Partie noch einmal ansehen</translation>
    </message>
    <message>
        <source>There are no moves left here.</source>
        <translation>Hier gibt es keine Züge mehr.</translation>
    </message>
    <message>
        <source>&amp;Replay this line</source>
        <translation>Diese Zugfolge &amp;abspielen</translation>
    </message>
    <message>
        <source>&amp;Compare with the best candidate’s line</source>
        <translation>Mit der Zugfolge des besten Kandidaten &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Save line…</source>
        <translation>Zugfolge &amp;speichern …</translation>
    </message>
    <message>
        <source>Line of this candidate</source>
        <translation>Zugfolge dieses Kandidaten</translation>
    </message>
    <message>
        <source>What can be done with the line of the selected candidate; also in the menu of the table</source>
        <translation>Was sich mit der Zugfolge des ausgewählten Kandidaten tun lässt; auch im Menü der Tabelle</translation>
    </message>
    <message>
        <source>Labels on the board tell what a candidate loses against the best one instead of its final score, and so do means in the table</source>
        <translation>Die Schilder auf dem Brett sagen statt des Endstands, was ein Kandidat gegenüber dem besten verliert, und ebenso die Mittel in der Tabelle</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Chooses what the table tells of each candidate</source>
        <translation>Wählt, was die Tabelle von jedem Kandidaten sagt</translation>
    </message>
    <message>
        <source>Last move: %1 %2</source>
        <comment>sign and word</comment>
        <translation>Letzter Zug: %1 %2</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation>Skalierbare Bilder (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Picture for printing…</source>
        <translation>&amp;Bild zum Drucken …</translation>
    </message>
    <message>
        <source>%1 cannot be written: the name of the file must end with .csv, .pdf, .svg or .png</source>
        <translation>%1 kann nicht geschrieben werden: der Name der Datei muss auf .csv, .pdf, .svg oder .png enden</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>Schreibt die Zahlen oder das Bild in eine Datei</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>%1, 95 %: %2 to %3</source>
        <comment>name and value</comment>
        <translation>%1, 95 %: %2 bis %3</translation>
    </message>
</context>
<context>
    <name>ClearingLamp</name>
    <message>
        <source>looking…</source>
        <comment>whether the board can be cleared</comment>
        <translation>wird gesucht …</translation>
    </message>
    <message>
        <source>open</source>
        <comment>whether the board can be cleared</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>räumbar</translation>
    </message>
    <message>
        <source>cannot be cleared</source>
        <translation>nicht räumbar</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>geräumt</translation>
    </message>
    <message>
        <source>A search finds out whether the board can still be cleared.</source>
        <translation>Eine Suche stellt fest, ob das Brett noch geräumt werden kann.</translation>
    </message>
    <message>
        <source>Whether the board can still be cleared is not known: ten seconds were not enough to find out.</source>
        <translation>Ob das Brett noch geräumt werden kann, ist nicht bekannt: Zehn Sekunden haben nicht gereicht, um es herauszufinden.</translation>
    </message>
    <message>
        <source>The board can still be cleared: a way to do so is known.</source>
        <translation>Das Brett kann noch geräumt werden: Ein Weg dahin ist bekannt.</translation>
    </message>
    <message>
        <source>The board cannot be cleared any more, that is proven. A click goes back to the last position known that could be cleared.</source>
        <translation>Das Brett kann nicht mehr geräumt werden, das ist bewiesen. Ein Klick geht zurück zur letzten bekannten Stellung, die geräumt werden konnte.</translation>
    </message>
    <message>
        <source>The board cannot be cleared, that is proven.</source>
        <translation>Das Brett kann nicht geräumt werden, das ist bewiesen.</translation>
    </message>
    <message>
        <source>No block is left.</source>
        <translation>Kein Block ist übrig.</translation>
    </message>
    <message>
        <source>Can the board still be cleared? %1</source>
        <translation>Kann das Brett noch geräumt werden? %1</translation>
    </message>
</context>
<context>
    <name>CloseQuestion</name>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Solvers are being compared: %1 of %2 runs are done.</source>
        <translation>Gerade werden Löser verglichen: %1 von %2 Läufen sind fertig.</translation>
    </message>
    <message>
        <source>The comparison goes on while this is asked. If it is stopped, the runs done are kept, and after the next start &quot;Continue&quot; goes on with the others.</source>
        <translation>Der Vergleich läuft weiter, solange gefragt wird. Wird er angehalten, bleiben die fertigen Läufe erhalten, und nach dem nächsten Start macht „Fortsetzen“ mit den übrigen weiter.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Anhalten und schließen</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmals versuchen</translation>
    </message>
    <message>
        <source>Once that is mended, &quot;Try again&quot; stores it and closes.</source>
        <translation>Ist das behoben, so speichert „Nochmals versuchen“ alles und schließt.</translation>
    </message>
    <message numerus="yes">
        <source>Closing now loses %Ln finished games.</source>
        <translation>
            <numerusform>Mit dem Schließen geht %Ln beendete Partie verloren.</numerusform>
            <numerusform>Mit dem Schließen gehen %Ln beendete Partien verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing now loses the game on the board.</source>
        <translation>Mit dem Schließen geht die Partie auf dem Brett verloren.</translation>
    </message>
</context>
<context>
    <name>ColorCounts</name>
    <message>
        <source>Blocks left of each color</source>
        <translation>Übrige Blöcke jeder Farbe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>color, number of blocks</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Blocks left of each color – %1</source>
        <translation>Übrige Blöcke jeder Farbe – %1</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>himmelblau</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>zinnoberrot</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>petrol</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>anthrazit</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>dunkelrot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>bernstein</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>creme</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>beige</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>lachs</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>koralle</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>altrosa</translation>
    </message>
    <message>
        <source>light pink</source>
        <translation>hellrosa</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>purpur</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>pflaume</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavendel</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>marineblau</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>türkis</translation>
    </message>
    <message>
        <source>mint green</source>
        <translation>mintgrün</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>dunkelgrün</translation>
    </message>
    <message>
        <source>lime green</source>
        <translation>limettengrün</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>oliv</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>dunkelbraun</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>hellgrau</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>lemon yellow</source>
        <translation>zitronengelb</translation>
    </message>
</context>
<context>
    <name>ColorsLeft</name>
    <message>
        <source>%1 %2</source>
        <comment>number of blocks left, their color</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>Übrige Blöcke</translation>
    </message>
    <message>
        <source>Blocks left of each color, and what they cost</source>
        <translation>Übrige Blöcke jeder Farbe, und was sie kosten</translation>
    </message>
</context>
<context>
    <name>ColumnTable</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Other game</source>
        <translation>Andere Partie</translation>
    </message>
    <message>
        <source>Walks along the other game, from where as many blocks are left</source>
        <translation>Geht die andere Partie entlang, von da an, wo ebenso viele Blöcke übrig sind</translation>
    </message>
    <message>
        <source>Where they part</source>
        <translation>Wo sie sich trennen</translation>
    </message>
    <message>
        <source>Shows the position after which the two games go on with different groups; both are marked on the board</source>
        <translation>Zeigt die Stellung, nach der die beiden Partien mit verschiedenen Gruppen weitergehen; beide sind auf dem Brett markiert</translation>
    </message>
    <message>
        <source>Ends the comparison of the two games</source>
        <translation>Beendet den Vergleich der beiden Partien</translation>
    </message>
    <message numerus="yes">
        <source>%1 beside it: move %2 of %3, score %4, %Ln blocks left.</source>
        <translation>
            <numerusform>%1 daneben: Zug %2 von %3, Stand %4, noch %Ln Block.</numerusform>
            <numerusform>%1 daneben: Zug %2 von %3, Stand %4, noch %Ln Blöcke.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shorter game is the beginning of the other.</source>
        <translation>Die kürzere Partie ist der Anfang der anderen.</translation>
    </message>
    <message>
        <source>They part at the start.</source>
        <translation>Sie trennen sich am Anfang.</translation>
    </message>
    <message>
        <source>They part after move %1.</source>
        <translation>Sie trennen sich nach Zug %1.</translation>
    </message>
</context>
<context>
    <name>ComparisonCharts</name>
    <message>
        <source>Share of runs</source>
        <translation>Anteil der Läufe</translation>
    </message>
    <message>
        <source>Means of the solvers</source>
        <translation>Mittelwerte der Löser</translation>
    </message>
    <message>
        <source>Differences by board</source>
        <translation>Differenzen je Brett</translation>
    </message>
    <message>
        <source>Mean, 95 % for these boards</source>
        <translation>Mittel, 95 % für diese Bretter</translation>
    </message>
    <message>
        <source>Mean, 95 % for boards like these</source>
        <translation>Mittel, 95 % für Bretter wie diese</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>solver</comment>
        <translation>Differenz zu %1</translation>
    </message>
    <message>
        <source>All</source>
        <comment>boards</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>published result, mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: mean %2</source>
        <comment>solver</comment>
        <translation>%1: Mittel %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>solver, solver</comment>
        <translation>%1 minus %2: %3</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Geräumt</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Playouts/s</source>
        <translation>Playouts/s</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Runs whose best line clears the board</source>
        <translation>Läufe, deren beste Zugfolge das Brett räumt</translation>
    </message>
    <message>
        <source>Mean time of a run</source>
        <translation>Mittlere Zeit eines Laufs</translation>
    </message>
    <message>
        <source>Mean, 95 %, these boards</source>
        <translation>Mittel, 95 %, diese Bretter</translation>
    </message>
    <message>
        <source>Difference, 95 %, these boards</source>
        <translation>Differenz, 95 %, diese Bretter</translation>
    </message>
    <message>
        <source>Mean of the final scores; each board counts once</source>
        <translation>Mittelwert der Endstände; jedes Brett zählt einmal</translation>
    </message>
    <message>
        <source>Mean difference to the first solver, this one less the first, of runs with the same board and seed; each board counts once</source>
        <translation>Mittlere Differenz zum ersten Löser, dieser minus der erste, aus Läufen mit gleichem Brett und Startwert; jedes Brett zählt einmal</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on these very boards; where it holds 0, the difference may be luck</source>
        <translation>95-%-Intervall der mittleren Differenz auf genau diesen Brettern; wo es die 0 enthält, kann die Differenz Zufall sein</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all runs on these very boards; the runs on each are the sample, two or more (Student&apos;s t)</source>
        <translation>95-%-Konfidenzintervall des Mittelwerts über alle Läufe auf genau diesen Brettern; die Läufe auf jedem sind die Stichprobe, zwei oder mehr (Student-t)</translation>
    </message>
</context>
<context>
    <name>ComparisonPanel</name>
    <message>
        <source>Numbers of the comparison</source>
        <translation>Zahlen des Vergleichs</translation>
    </message>
    <message>
        <source>Runs done</source>
        <translation>Erledigte Läufe</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
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
        <source>Compares solvers by many runs</source>
        <translation>Vergleicht Löser in vielen Läufen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln Brett</numerusform>
            <numerusform>%Ln Brettern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>runs, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Runs as CSV…</source>
        <translation>&amp;Läufe als CSV …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Goes on with the runs that are shown: those that they lack, and more where the setup has more boards or runs</source>
        <translation>Setzt die gezeigten Läufe fort: die noch fehlen, und weitere, wo der Aufbau mehr Bretter oder Läufe hat</translation>
    </message>
    <message>
        <source>kept in %1</source>
        <translation>in %1 gespeichert</translation>
    </message>
    <message>
        <source>%1, kept in %2</source>
        <comment>runs or time, file</comment>
        <translation>%1, in %2 gespeichert</translation>
    </message>
    <message>
        <source>&amp;Differences by board as CSV…</source>
        <translation>&amp;Differenzen je Brett als CSV …</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>runs, what they tell nothing of</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1. Runs to come may have the same fault, which is not told again.</source>
        <translation>%1. Kommende Läufe können denselben Fehler haben; er wird nicht noch einmal gemeldet.</translation>
    </message>
    <message>
        <source>One thread for each run</source>
        <translation>Ein Thread für jeden Lauf</translation>
    </message>
    <message>
        <source>%1 stays closed: a comparison is running; stop it first.</source>
        <translation>%1 bleibt zu: Ein Vergleich läuft noch; halten Sie ihn zuerst an.</translation>
    </message>
    <message>
        <source>%1 stays closed: another file of trials is not done yet.</source>
        <translation>%1 bleibt zu: Eine andere Datei mit Läufen ist noch nicht fertig.</translation>
    </message>
</context>
<context>
    <name>ComparisonRunner</name>
    <message>
        <source>%1 cannot be written: %2. The runs to come are not kept in it.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Weitere Läufe werden nicht darin gespeichert.</translation>
    </message>
    <message>
        <source>%1 cannot go on: %2</source>
        <translation>%1 kann nicht fortgesetzt werden: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
</context>
<context>
    <name>ComparisonSetup</name>
    <message>
        <source>Runs of each solver on each board, each with another seed; run by run, all solvers have the same seeds</source>
        <translation>Läufe jedes Lösers auf jedem Brett, jeder mit einem anderen Startwert; Lauf für Lauf haben alle Löser die gleichen Startwerte</translation>
    </message>
    <message>
        <source>this board</source>
        <translation>dieses Brett</translation>
    </message>
    <message>
        <source>Start of all seeds; empty for a new one each time</source>
        <translation>Anfang aller Startwerte; leer für jedes Mal einen neuen</translation>
    </message>
    <message>
        <source>Runs at the same time; each run has one thread</source>
        <translation>Läufe zur gleichen Zeit; jeder Lauf hat einen Thread</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>Löser hinzufügen</translation>
    </message>
    <message>
        <source>A search of the assistant at the same time takes time from the runs: stop it first where the budget is in seconds.</source>
        <translation>Sucht gleichzeitig der Assistent, nimmt er den Läufen Zeit: bei einem Budget in Sekunden besser vorher anhalten.</translation>
    </message>
    <message>
        <source>Empty for the board of the game, from its start, or a list such as standard:1-20 or random:1, random:2, schadd250:3; they are played under the rules of the game, but a board ID under its own</source>
        <translation>Leer für das Brett der Partie von Anfang an, oder eine Liste wie standard:1-20 oder random:1, random:2, schadd250:3; gespielt wird nach den Regeln der Partie, eine Brett-ID aber nach ihren eigenen</translation>
    </message>
    <message>
        <source>Until decided takes %1 boards or more: write a list of boards, such as random:1-1000.</source>
        <translation>„Bis entschieden“ braucht mindestens %1 Bretter: eine Liste von Brettern eintragen, etwa random:1-1000.</translation>
    </message>
    <message>
        <source>One run of each solver on each board, until it is decided which is better</source>
        <translation>Ein Lauf jedes Lösers auf jedem Brett, bis entschieden ist, welcher besser ist</translation>
    </message>
</context>
<context>
    <name>ConvergenceChart</name>
    <message>
        <source>Best score of each run against time</source>
        <translation>Bester Endstand jedes Laufs über der Zeit</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Best final score</source>
        <translation>Bester Endstand</translation>
    </message>
    <message>
        <source>Best score of each run against playouts</source>
        <translation>Bester Endstand jedes Laufs über den Playouts</translation>
    </message>
</context>
<context>
    <name>ConvergenceModel</name>
    <message>
        <source>%1 (another version)</source>
        <translation>%1 (andere Version)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Moves before</source>
        <translation>Züge davor</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Checked runs are drawn in the chart: at first the newest, and at most %1</source>
        <translation>Angekreuzte Läufe erscheinen im Diagramm: zuerst die neuesten, und höchstens %1</translation>
    </message>
    <message>
        <source>Not in the chart: this run counts no playouts</source>
        <translation>Nicht im Diagramm: dieser Lauf zählt keine Playouts</translation>
    </message>
    <message>
        <source>Best final score of the game, from its start</source>
        <translation>Bester Endstand der Partie, von Anfang an</translation>
    </message>
    <message>
        <source>Moves played when the search began</source>
        <translation>Gespielte Züge, als die Suche begann</translation>
    </message>
    <message>
        <source>%1 (comparison)</source>
        <translation>%1 (Vergleich)</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>budget spent</source>
        <translation>Budget verbraucht</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>Optimum bewiesen</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation>Speicher voll</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>nichts mehr zu tun</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
</context>
<context>
    <name>ConvergencePanel</name>
    <message>
        <source>Runs on this board</source>
        <translation>Läufe auf diesem Brett</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>What the best score is drawn against; the playouts of several threads are those of the thread that found the score, times the threads</source>
        <translation>Worüber der beste Endstand aufgetragen ist; als Playouts mehrerer Threads zählen die des Threads, der den Endstand fand, mal die Zahl der Threads</translation>
    </message>
    <message>
        <source>Each mark of the horizontal axis is ten times the one before</source>
        <translation>Jede Marke der waagerechten Achse ist das Zehnfache der vorigen</translation>
    </message>
    <message>
        <source>Forgets the runs on this board that have ended</source>
        <translation>Vergisst die beendeten Läufe auf diesem Brett</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s, seed %5</source>
        <translation>Lauf %1, %2: %3 nach %4 s, Startwert %5</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s and %5 playouts, seed %6</source>
        <translation>Lauf %1, %2: %3 nach %4 s und %5 Playouts, Startwert %6</translation>
    </message>
    <message>
        <source>Points of the &amp;curves as CSV…</source>
        <translation>&amp;Kurvenpunkte als CSV …</translation>
    </message>
    <message>
        <source>Seeds %1</source>
        <translation>Startwerte %1</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Mittelwerte</translation>
    </message>
    <message>
        <source>The mean of the runs of each solver, with its interval of 95 %, from where all of them have begun to where the first one ends</source>
        <translation>Der Mittelwert der Läufe jedes Lösers mit seinem 95-%-Intervall, von dort, wo alle begonnen haben, bis dort, wo der erste endet</translation>
    </message>
    <message>
        <source>&amp;Means of the curves as CSV…</source>
        <translation>&amp;Mittelwerte der Kurven als CSV …</translation>
    </message>
    <message>
        <source>Threads: %1</source>
        <translation>Threads: %1</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Starts the board of this day</source>
        <translation>Beginnt das Brett dieses Tages</translation>
    </message>
    <message>
        <source>Daily boards</source>
        <translation>Tagesbretter</translation>
    </message>
    <message>
        <source>%1 · longest: %2 · boards played: %3</source>
        <comment>days in a row, days, boards</comment>
        <translation>%1 · am längsten: %2 · gespielte Bretter: %3</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 Partie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>Copies score and board of your best game of this day as text, without its moves</source>
        <translation>Kopiert Punktzahl und Brett Ihrer besten Partie dieses Tages als Text, ohne ihre Züge</translation>
    </message>
    <message>
        <source>&amp;Earlier days</source>
        <translation>&amp;Frühere Tage</translation>
    </message>
    <message>
        <source>Shows every month up to today, with your best score of each day; each day&apos;s board can be played</source>
        <translation>Zeigt jeden Monat bis heute mit Ihrer besten Punktzahl jedes Tages; das Brett jedes Tages lässt sich spielen</translation>
    </message>
    <message>
        <source>your best: %1</source>
        <translation>Ihr Bestwert: %1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>mit Hilfe: %1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>der Computer: %1</translation>
    </message>
    <message>
        <source>the computer: not known yet</source>
        <translation>der Computer: noch nicht bekannt</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>Das Ergebnis ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Ergebnis teilen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>Angefangen: %1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
</context>
<context>
    <name>DailyRecord</name>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>1 day in a row</source>
        <translation>1 Tag in Folge</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln Tag in Folge</numerusform>
            <numerusform>%Ln Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today included</source>
        <comment>days in a row</comment>
        <translation>%1, heute mitgezählt</translation>
    </message>
    <message>
        <source>%1, today not yet</source>
        <comment>days in a row</comment>
        <translation>%1, heute noch nicht</translation>
    </message>
</context>
<context>
    <name>DailyResult</name>
    <message>
        <source>Played after its day: it is part of no streak</source>
        <translation>Nach seinem Tag gespielt: es gehört zu keiner Serie</translation>
    </message>
    <message>
        <source>Day 1 of a new streak</source>
        <translation>Tag 1 einer neuen Serie</translation>
    </message>
    <message>
        <source>Day %1 in a row</source>
        <translation>Tag %1 in Folge</translation>
    </message>
    <message>
        <source>As many as the %1 to beat</source>
        <translation>So viele wie die %1, die zu schlagen sind</translation>
    </message>
    <message>
        <source>%1 beaten, by %2</source>
        <translation>%1 geschlagen, um %2</translation>
    </message>
    <message>
        <source>%1 to beat: %2 short</source>
        <translation>%1 zu schlagen: es fehlen %2</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>Der Computer: %1</translation>
    </message>
    <message>
        <source>The computer: not known yet</source>
        <translation>Der Computer: noch nicht bekannt</translation>
    </message>
    <message>
        <source>&quot;Show a better game&quot; has the computer look for one</source>
        <translation>„Bessere Partie zeigen“ lässt den Computer eine suchen</translation>
    </message>
    <message>
        <source>The best that the computer has found of this board on this machine so far. %1.</source>
        <translation>Das Beste, was der Computer auf diesem Gerät bisher zu diesem Brett gefunden hat. %1.</translation>
    </message>
    <message>
        <source>More is not possible, as is proven.</source>
        <translation>Mehr ist nicht möglich; das ist bewiesen.</translation>
    </message>
    <message>
        <source>Copies score and board as text, without the moves; who pastes it into this program plays the same board</source>
        <translation>Kopiert Punktzahl und Brett als Text, ohne die Züge; wer ihn in dieses Programm einfügt, spielt dasselbe Brett</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>Das Ergebnis ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Ergebnis teilen</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>The file with your stored games cannot be read; it is kept as %1, and a new one has been begun.</source>
        <translation>Die Datei mit den gespeicherten Partien lässt sich nicht lesen; sie bleibt als %1 erhalten, und eine neue ist angelegt.</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2.</source>
        <translation>Partien lassen sich nicht in %1 speichern: %2.</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for SQLite is missing</source>
        <translation>das Qt-Modul für SQLite fehlt</translation>
    </message>
    <message>
        <source>its version is below zero</source>
        <translation>die Version der Datei ist kleiner als null</translation>
    </message>
    <message>
        <source>The log beside the file with your stored games belongs to another file, as after a backup was put back; it is kept as %1, and the file is used without it.</source>
        <translation>Das Protokoll neben der Datei mit den gespeicherten Partien gehört zu einer anderen Datei, etwa nachdem eine Sicherung zurückgespielt wurde; es bleibt als %1 erhalten, und die Datei wird ohne es verwendet.</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted or replaced while it was in use, and cannot be written anew: %1.</source>
        <translation>Die Datei mit den gespeicherten Partien wurde gelöscht oder ersetzt, während sie in Gebrauch war, und lässt sich nicht neu schreiben: %1.</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted while it was in use; it has been written anew, with all that it held.</source>
        <translation>Die Datei mit den gespeicherten Partien wurde gelöscht, während sie in Gebrauch war; sie ist mit allem, was darin stand, neu geschrieben.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; what it held is kept as %1.</source>
        <translation>Die Datei mit den gespeicherten Partien wurde ersetzt, während sie in Gebrauch war; was sie enthielt, bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; the new one is used, and gets the games of the other.</source>
        <translation>Die Datei mit den gespeicherten Partien wurde ersetzt, während sie in Gebrauch war; die neue wird verwendet und erhält die Partien der anderen.</translation>
    </message>
    <message>
        <source>%1 belongs to a newer SameGame and cannot be used: games that you finish wait for that one.</source>
        <translation>%1 gehört zu einem neueren SameGame und lässt sich nicht verwenden: Partien, die beendet werden, warten auf jenes.</translation>
    </message>
    <message>
        <source>Nothing can be stored for now: %1 cannot be used (%2). What you have played is stored as soon as that works.</source>
        <translation>Vorerst lässt sich nichts speichern: %1 ist nicht verwendbar (%2). Was gespielt ist, wird gespeichert, sobald es geht.</translation>
    </message>
    <message>
        <source>it belongs to a newer SameGame</source>
        <translation>die Datei gehört zu einem neueren SameGame</translation>
    </message>
    <message>
        <source>writing to it is not permitted</source>
        <translation>die Datei darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt die Datei</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>der Datenträger lässt sich nicht lesen oder beschreiben</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>there is no room left for it</source>
        <translation>dafür ist kein Platz mehr</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>it is no file of stored games</source>
        <translation>das ist keine Datei mit gespeicherten Partien</translation>
    </message>
    <message>
        <source>Games can be stored now.</source>
        <translation>Partien lassen sich nun speichern.</translation>
    </message>
    <message>
        <source>The file with your stored games was emptied while it was in use.</source>
        <translation>Die Datei mit den gespeicherten Partien wurde während der Benutzung geleert.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use, and what the other held cannot be read any more.</source>
        <translation>Die Datei mit den gespeicherten Partien wurde während der Benutzung ersetzt, und was die andere enthielt, lässt sich nicht mehr lesen.</translation>
    </message>
</context>
<context>
    <name>DecisionChoice</name>
    <message>
        <source>%1 to %2, at any time 95 %</source>
        <comment>ends of an interval</comment>
        <translation>%1 bis %2, jederzeit 95 %</translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: %1 is better by %2 points a board (%3)</source>
        <translation>
            <numerusform>Nach %Ln Brett entschieden: %1 ist um %2 Punkte je Brett besser (%3)</numerusform>
            <numerusform>Nach %Ln Brettern entschieden: %1 ist um %2 Punkte je Brett besser (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: at least %1 are needed</source>
        <translation>
            <numerusform>Nach %Ln Brett nicht entschieden: mindestens %1 sind nötig</numerusform>
            <numerusform>Nach %Ln Brettern nicht entschieden: mindestens %1 sind nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: the difference is %1 points a board (%2)</source>
        <translation>
            <numerusform>Nach %Ln Brett nicht entschieden: Die Differenz ist %1 Punkte je Brett (%2)</numerusform>
            <numerusform>Nach %Ln Brettern nicht entschieden: Die Differenz ist %1 Punkte je Brett (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>Bis entschieden</translation>
    </message>
    <message>
        <source>Points a board that count as equal</source>
        <translation>Punkte je Brett, die als gleich gelten</translation>
    </message>
    <message>
        <source>Margin: solvers that differ by fewer points a board count as equal</source>
        <translation>Toleranz: Löser, die sich um weniger Punkte je Brett unterscheiden, gelten als gleich</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>One run of each solver on board after board of the list, until the interval of their difference shows that one is better or that both are equal, or no boards are left; as samegame-cli compare does</source>
        <translation>Ein Lauf jedes Lösers auf einem Brett der Liste nach dem anderen, bis das Intervall ihrer Differenz zeigt, dass einer besser ist oder beide gleich sind, oder kein Brett mehr da ist; wie samegame-cli compare</translation>
    </message>
    <message>
        <source>Takes two solvers, neither more nor fewer</source>
        <translation>Braucht zwei Löser, nicht mehr und nicht weniger</translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: both are equal within %1 points a board (%2)</source>
        <translation>
            <numerusform>Nach %Ln Brett entschieden: Beide sind bis auf %1 Punkte je Brett gleich (%2)</numerusform>
            <numerusform>Nach %Ln Brettern entschieden: Beide sind bis auf %1 Punkte je Brett gleich (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards, difference %1 points a board</source>
        <translation>
            <numerusform>%Ln Brett, Differenz %1 Punkte je Brett</numerusform>
            <numerusform>%Ln Bretter, Differenz %1 Punkte je Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>difference, interval</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The difference is that of the second solver less the first. Its interval here is for boards like these and holds at all times together, so that a comparison may end where it decides. The usual 95 % intervals of the table and the chart are for a number of boards that was fixed beforehand: they decide nothing here.</source>
        <translation>Die Differenz ist der zweite Löser minus der erste. Ihr Intervall hier gilt für Bretter wie diese und zu allen Zeiten zugleich; deshalb darf ein Vergleich enden, wo es entscheidet. Die üblichen 95-%-Intervalle der Tabelle und des Diagramms gelten für eine vorher festgelegte Zahl von Brettern: Sie entscheiden hier nichts.</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>%1 is better</source>
        <comment>a solver</comment>
        <translation>%1 ist besser</translation>
    </message>
    <message>
        <source>Both are equal</source>
        <translation>Beide sind gleich</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Nicht entschieden</translation>
    </message>
    <message>
        <source>Both are equal within %1 points a board (%2)</source>
        <translation>Beide sind bis auf %1 Punkte je Brett gleich (%2)</translation>
    </message>
    <message>
        <source>%1 is better by %2 points a board (%3)</source>
        <comment>a solver</comment>
        <translation>%1 ist um %2 Punkte je Brett besser (%3)</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Block Puzzle</source>
        <translation>Blockpuzzle</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and let Monte-Carlo solvers show how far a board goes</source>
        <translation>Gruppen von Blöcken entfernen und an Monte-Carlo-Lösern sehen, was ein Brett hergibt</translation>
    </message>
    <message>
        <source>samegame;blocks;groups;puzzle;solver;Monte-Carlo;</source>
        <translation>samegame;Blöcke;Gruppen;Puzzle;Rätsel;Löser;Monte-Carlo;</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and see how far a board goes</source>
        <translation>Gruppen von Blöcken entfernen und sehen, was ein Brett hergibt</translation>
    </message>
    <message>
        <source>A board of colored blocks, and every move removes a group of neighbors of one color. The larger the group, the more it earns, and an empty board earns a bonus. It takes a minute to learn, and no program is known to play it perfectly.</source>
        <translation>Ein Brett voller farbiger Blöcke, und jeder Zug entfernt eine Gruppe von Nachbarn einer Farbe. Je größer die Gruppe, desto mehr Punkte bringt sie, und ein leeres Brett bringt einen Bonus. Die Regeln sind in einer Minute gelernt, und kein Programm ist bekannt, das perfekt spielt.</translation>
    </message>
    <message>
        <source>Monte-Carlo solvers help as much as you like:</source>
        <translation>Monte-Carlo-Löser helfen, so viel Sie möchten:</translation>
    </message>
    <message>
        <source>hints in three steps, the best candidates for the next move, and the best game found so far</source>
        <translation>Tipps in drei Stufen, die besten Kandidaten für den nächsten Zug und die beste bisher gefundene Partie</translation>
    </message>
    <message>
        <source>a review of each game that says which moves lost how many points</source>
        <translation>eine Auswertung jeder Partie, die sagt, welche Züge wie viele Punkte gekostet haben</translation>
    </message>
    <message>
        <source>a board for each day, practice, and boards that can be cleared for sure</source>
        <translation>ein Brett für jeden Tag, Übungen und Bretter, die sich sicher räumen lassen</translation>
    </message>
    <message>
        <source>several solvers, playouts and runs compared in charts, on the boards of research papers too</source>
        <translation>Löser, Playouts und Läufe im Vergleich, in Diagrammen und auch auf den Brettern der Fachliteratur</translation>
    </message>
    <message>
        <source>SameGame solution</source>
        <translation>SameGame-Lösung</translation>
    </message>
    <message>
        <source>The board, with the score and what is left beside it</source>
        <translation>Das Brett, daneben die Punkte und was noch übrig ist</translation>
    </message>
    <message>
        <source>Candidates for the next move, on the board and in a table</source>
        <translation>Kandidaten für den nächsten Zug, auf dem Brett und in einer Tabelle</translation>
    </message>
    <message>
        <source>A hint that says which blocks the next moves save</source>
        <translation>Ein Tipp, der sagt, welche Blöcke die nächsten Züge aufsparen</translation>
    </message>
    <message>
        <source>The review of a game, with its largest losses</source>
        <translation>Die Auswertung einer Partie mit ihren größten Verlusten</translation>
    </message>
    <message>
        <source>Three solvers compared on one board</source>
        <translation>Drei Löser im Vergleich auf einem Brett</translation>
    </message>
    <message>
        <source>SameGame trials</source>
        <translation>SameGame-Läufe</translation>
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
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
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
        <source>Playouts of</source>
        <translation>Playouts mit</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Tiefster</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Own score</source>
        <translation>Eigener</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Prozentrang</translation>
    </message>
    <message>
        <source>The score that this share of the playouts does not exceed</source>
        <translation>Der Endstand, den dieser Anteil der Playouts nicht übertrifft</translation>
    </message>
    <message>
        <source>Standard deviation of the scores</source>
        <translation>Standardabweichung der Endstände</translation>
    </message>
    <message>
        <source>Playouts with a lower score than the game at its end, in percent; equal ones count half</source>
        <translation>Playouts mit niedrigerem Endstand als dem der Partie, in Prozent; gleiche zählen halb</translation>
    </message>
</context>
<context>
    <name>DistributionPanel</name>
    <message>
        <source>Kind of chart</source>
        <translation>Art des Diagramms</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>Numbers of the distribution</source>
        <translation>Zahlen der Verteilung</translation>
    </message>
    <message>
        <source>Compares playouts from the position on the board</source>
        <translation>Playouts ab dieser Stellung</translation>
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
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Share of playouts</source>
        <translation>Anteil der Playouts</translation>
    </message>
    <message>
        <source>From the start of each board</source>
        <translation>Vom Anfang jedes Bretts</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where playouts begin, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln playouts each</source>
        <translation>
            <numerusform>je %Ln Playout</numerusform>
            <numerusform>je %Ln Playouts</numerusform>
        </translation>
    </message>
    <message>
        <source>Playouts end with the blocks on the board, but this game has refill: more columns come in, which nobody knows. Choose boards by name.</source>
        <translation>Playouts enden mit den Blöcken auf dem Brett, aber in dieser Partie wird aufgefüllt: Es kommen weitere Spalten, die niemand kennt. Bretter lassen sich mit Namen wählen.</translation>
    </message>
    <message>
        <source>&amp;Means by board as CSV…</source>
        <translation>&amp;Mittelwerte nach Brett als CSV …</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln Brett</numerusform>
            <numerusform>%Ln Bretter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 von %Ln Brett</numerusform>
            <numerusform>%1 von %Ln Brettern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistributionSetup</name>
    <message>
        <source>Playout policy</source>
        <translation>Playout-Strategie</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>position on the board</source>
        <translation>Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>Add series</source>
        <translation>Reihe hinzufügen</translation>
    </message>
    <message>
        <source>Playouts of each series</source>
        <translation>Playouts jeder Reihe</translation>
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
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Random and tabu color random here</source>
        <translation>Zufall und Tabu-Farbe-Zufall hier</translation>
    </message>
    <message>
        <source>Takes &amp;&amp; Kosters, figure 2: boards 1 and 9</source>
        <translation>Takes &amp;&amp; Kosters, Abbildung 2: Bretter 1 und 9</translation>
    </message>
    <message>
        <source>Every policy here</source>
        <translation>Jede Strategie hier</translation>
    </message>
    <message>
        <source>Empty for the position on the board, or a board name such as standard:9, random:42 or id:…; boards are played under the rules of the game, but an ID under its own</source>
        <translation>Leer für die Stellung auf dem Brett, oder ein Brettname wie standard:9, random:42 oder id:…; gespielt wird nach den Regeln der Partie, eine ID aber nach ihren eigenen</translation>
    </message>
    <message>
        <source>those of the series</source>
        <translation>die der Reihen</translation>
    </message>
    <message>
        <source>Empty for a board of each series, or a list such as standard:1-20 or random:1-100/8x8x4: every policy plays each of them, and the chart shows the means of the boards; they are played under the rules of the game, but a board ID under its own</source>
        <translation>Leer für ein Brett jeder Reihe, oder eine Liste wie standard:1-20 oder random:1-100/8x8x4: Jede Strategie spielt jedes dieser Bretter, und das Diagramm zeigt die Mittelwerte der Bretter; gespielt wird nach den Regeln der Partie, eine Brett-ID aber nach ihren eigenen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>each of the list</source>
        <translation>jedes der Liste</translation>
    </message>
    <message>
        <source>The list under Boards is played in place of this board; clear it to give each series its own.</source>
        <translation>Anstelle dieses Bretts wird die Liste unter „Bretter“ gespielt; ist sie leer, hat jede Reihe ihr eigenes.</translation>
    </message>
    <message>
        <source>Each policy plays the boards of the list once, and %1 stands here twice.</source>
        <translation>Jede Strategie spielt die Bretter der Liste einmal, und %1 steht hier zweimal.</translation>
    </message>
    <message>
        <source>Playouts of each policy on each board</source>
        <translation>Playouts jeder Strategie auf jedem Brett</translation>
    </message>
</context>
<context>
    <name>DockTabs</name>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>%1: a window of its own, or back</source>
        <translation>%1: eigenes Fenster, oder zurück</translation>
    </message>
</context>
<context>
    <name>DuelResult</name>
    <message>
        <source>Against %1 so far: %2 won, %3 lost, %4 drawn.</source>
        <translation>Gegen %1 bisher: %2 gewonnen, %3 verloren, %4 unentschieden.</translation>
    </message>
    <message>
        <source>With help in the duel or before: %1 of %2 won.</source>
        <translation>Mit Hilfe im Duell oder zuvor: %1 von %2 gewonnen.</translation>
    </message>
    <message>
        <source>%1 is still playing.</source>
        <translation>%1 spielt noch.</translation>
    </message>
    <message>
        <source>The first duel on this board counts, with %1.</source>
        <translation>Es zählt das erste Duell auf diesem Brett, mit %1.</translation>
    </message>
    <message>
        <source>Your blocks left: %1</source>
        <translation>Ihre übrigen Blöcke: %1</translation>
    </message>
    <message>
        <source>Your points: %1</source>
        <translation>Ihre Punkte: %1</translation>
    </message>
    <message>
        <source>Blocks left: you %1, %2 %3</source>
        <translation>Übrige Blöcke: Sie %1, %2 %3</translation>
    </message>
    <message>
        <source>Points: you %1, %2 %3</source>
        <translation>Punkte: Sie %1, %2 %3</translation>
    </message>
    <message>
        <source>You won against %1!</source>
        <translation>Gewonnen gegen %1!</translation>
    </message>
    <message>
        <source>A draw with %1</source>
        <translation>Unentschieden gegen %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>the name of an opponent</comment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>You %1</source>
        <comment>and a score</comment>
        <translation>Sie %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a score, an opponent&apos;s name</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>DuelScore</name>
    <message>
        <source>You %1</source>
        <comment>and a score</comment>
        <translation>Sie %1</translation>
    </message>
    <message>
        <source>Duel, blocks left: you %1, %2 %3.</source>
        <translation>Duell, übrige Blöcke: Sie %1, %2 %3.</translation>
    </message>
    <message>
        <source>Duel, points: you %1, %2 %3.</source>
        <translation>Duell, Punkte: Sie %1, %2 %3.</translation>
    </message>
    <message>
        <source>Duel, your blocks left: %1.</source>
        <translation>Duell, Ihre übrigen Blöcke: %1.</translation>
    </message>
    <message>
        <source>Duel, your points: %1.</source>
        <translation>Duell, Ihre Punkte: %1.</translation>
    </message>
    <message>
        <source>%1 is still playing this board.</source>
        <translation>%1 spielt dieses Brett noch.</translation>
    </message>
    <message>
        <source>%1 has ended; you learn the score when your game ends.</source>
        <translation>%1 ist fertig; der Endstand wird am Ende der eigenen Partie bekannt.</translation>
    </message>
</context>
<context>
    <name>DuelsModel</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Duels won without help</source>
        <translation>Ohne Hilfe gewonnene Duelle</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Duels lost without help</source>
        <translation>Ohne Hilfe verlorene Duelle</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Duels without help that ended alike</source>
        <translation>Duelle ohne Hilfe, die gleich ausgingen</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>Duels with help, or on a board that was played with help before, and how many of them were won; they count nowhere else</source>
        <translation>Duelle mit Hilfe oder auf einem schon mit Hilfe gespielten Brett, und wie viele davon gewonnen wurden; sie zählen nur hier</translation>
    </message>
    <message>
        <source>%1, %2 won</source>
        <comment>a number of duels</comment>
        <translation>%1, %2 gewonnen</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Final score: %1</source>
        <translation>Endstand: %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Plays this game again, step by step</source>
        <translation>Spielt diese Partie noch einmal Schritt für Schritt ab</translation>
    </message>
    <message>
        <source>Takes back the last move, so that the game goes on</source>
        <translation>Nimmt den letzten Zug zurück, damit die Partie weitergeht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 Zug</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games on this board: %1</source>
        <translation>Eigene Partien auf diesem Brett: %1</translation>
    </message>
    <message>
        <source>No other game of yours on this board yet.</source>
        <translation>Noch keine andere eigene Partie auf diesem Brett.</translation>
    </message>
    <message numerus="yes">
        <source>Your best of %Ln games on this board.</source>
        <translation>
            <numerusform>Die beste von %Ln eigenen Partie auf diesem Brett.</numerusform>
            <numerusform>Die beste von %Ln eigenen Partien auf diesem Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number %1 of your %2 games on this board.</source>
        <translation>Nummer %1 von %2 eigenen Partien auf diesem Brett.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Plays this board from its start; can be undone</source>
        <translation>Spielt dieses Brett von Anfang an; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>Looking for a better game: %1 % of the time.</source>
        <translation>Eine bessere Partie wird gesucht: %1 % der Zeit.</translation>
    </message>
    <message>
        <source>No better game of this board is known.</source>
        <translation>Keine bessere Partie auf diesem Brett ist bekannt.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Suche anhalten</translation>
    </message>
    <message>
        <source>Show a better game</source>
        <translation>Bessere Partie zeigen</translation>
    </message>
    <message>
        <source>Ends the search; a better game that it has found is replayed</source>
        <translation>Beendet die Suche; eine bessere Partie, die sie gefunden hat, wird abgespielt</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Shows what each move gave away, and what was better</source>
        <translation>Zeigt, was jeder Zug verschenkte und was besser war</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>moves, their points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cleared board: +%1</source>
        <translation>geräumtes Brett: +%1</translation>
    </message>
    <message>
        <source>a cleared board earns no bonus</source>
        <translation>kein Bonus für ein leeres Brett</translation>
    </message>
    <message>
        <source>blocks left: %1</source>
        <translation>übrige Blöcke: %1</translation>
    </message>
    <message>
        <source>blocks left cost nothing</source>
        <translation>übrige Blöcke kosten nichts</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>points of moves, points of the end</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Best game so far: %1.</source>
        <translation>Beste Partie bisher: %1.</translation>
    </message>
    <message>
        <source>Perfect: it is proven that no game ends higher.</source>
        <translation>Perfekt: Es ist bewiesen, dass keine Partie höher endet.</translation>
    </message>
    <message>
        <source>This is the best game known.</source>
        <translation>Das ist die beste bekannte Partie.</translation>
    </message>
    <message>
        <source>No other game of this board is known yet.</source>
        <translation>Von diesem Brett ist noch keine andere Partie bekannt.</translation>
    </message>
    <message>
        <source>Best game known: %1.</source>
        <translation>Beste bekannte Partie: %1.</translation>
    </message>
    <message>
        <source>Best game possible, proven: %1 (%2 more than this one).</source>
        <translation>Beste mögliche Partie, bewiesen: %1 (%2 mehr als diese).</translation>
    </message>
    <message>
        <source>Best game known: %1 (%2 more than this one).</source>
        <translation>Beste bekannte Partie: %1 (%2 mehr als diese).</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>Ohne Hilfe gespielt</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
    <message>
        <source>Best without help: %1</source>
        <translation>Beste ohne Hilfe: %1</translation>
    </message>
    <message>
        <source>Best with help: %1</source>
        <translation>Beste mit Hilfe: %1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>mit Hilfe: %1</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>Der Computer: %1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>der Computer: %1</translation>
    </message>
    <message>
        <source>Looking for what this board can give…</source>
        <translation>Gesucht wird, was dieses Brett hergibt …</translation>
    </message>
    <message>
        <source>What this board can give is not known.</source>
        <translation>Was dieses Brett hergibt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A medal needs a score above 0.</source>
        <translation>Eine Medaille braucht eine Punktzahl über 0.</translation>
    </message>
    <message>
        <source>Bronze from %1</source>
        <translation>Bronze ab %1</translation>
    </message>
    <message>
        <source>%1 · silver from %2</source>
        <comment>bronze medal</comment>
        <translation>%1 · Silber ab %2</translation>
    </message>
    <message>
        <source>%1 · gold from %2</source>
        <comment>silver medal</comment>
        <translation>%1 · Gold ab %2</translation>
    </message>
    <message>
        <source>Gold from %1 % of the best score known of this board, %2; silver from %3 %, bronze from %4 %</source>
        <translation>Gold ab %1 % des besten bekannten Ergebnisses dieses Bretts, %2; Silber ab %3 %, Bronze ab %4 %</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>New board: %1</source>
        <comment>an opponent</comment>
        <translation>Neues Brett: %1</translation>
    </message>
    <message>
        <source>A duel against %1 on another board. %2</source>
        <translation>Ein Duell auf einem anderen Brett. Gegner: %1. %2</translation>
    </message>
    <message>
        <source>Goes on with the board that comes next</source>
        <translation>Geht mit dem nächsten Brett weiter</translation>
    </message>
    <message>
        <source>A duel against %1 on another board</source>
        <translation>Ein Duell gegen %1 auf einem anderen Brett</translation>
    </message>
    <message>
        <source>Same board: %1</source>
        <comment>an opponent</comment>
        <translation>Dasselbe Brett: %1</translation>
    </message>
    <message>
        <source>Plays this board from its start, against %1 once more; can be undone</source>
        <translation>Spielt dieses Brett von Anfang an, noch einmal gegen %1; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>What the groups removed earned, and what the end of the game adds</source>
        <translation>Was die entfernten Gruppen einbrachten, und was das Ende der Partie hinzufügt</translation>
    </message>
    <message>
        <source>The best game of this board that was played or found so far</source>
        <translation>Die beste Partie dieses Bretts, die bisher gespielt oder gefunden wurde</translation>
    </message>
    <message>
        <source>Closes this card, to look at the board; a click on the score brings it back</source>
        <translation>Schließt diese Karte und gibt den Blick auf das Brett frei; ein Klick auf den Punktestand bringt sie zurück</translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>Größte Gruppe: %1</translation>
    </message>
    <message>
        <source>A file that the computer wrote was opened</source>
        <translation>Eine Datei, die der Computer geschrieben hat, wurde geöffnet</translation>
    </message>
    <message>
        <source>Watch the best game</source>
        <translation>Beste Partie ansehen</translation>
    </message>
    <message>
        <source>Plays the best game known of this board, step by step</source>
        <translation>Spielt die beste bekannte Partie dieses Bretts Schritt für Schritt ab</translation>
    </message>
    <message>
        <source>It is proven that no game ends higher.</source>
        <translation>Es ist bewiesen, dass keine Partie höher endet.</translation>
    </message>
    <message>
        <source>Has the computer look for a better game for some seconds, and replays it</source>
        <translation>Lässt den Computer einige Sekunden lang nach einer besseren Partie suchen und spielt sie ab</translation>
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
        <source>Depth of nesting: each level multiplies the playouts of one search by a hundred to a thousand</source>
        <translation>Tiefe der Verschachtelung: jede Stufe vervielfacht die Playouts einer Suche um einige hundert bis tausend</translation>
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
        <source>One color, picked at random when the playout starts, is spared while there is another group</source>
        <translation>Eine Farbe, zu Beginn des Playouts zufällig gewählt, bleibt stehen, solange es eine andere Gruppe gibt</translation>
    </message>
    <message>
        <source>Tabu color random</source>
        <translation>Tabu-Farbe-Zufall</translation>
    </message>
    <message>
        <source>The color with the most blocks when the playout starts is spared while there is another group</source>
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
        <source>C: higher values try rarely tried moves more</source>
        <translation>C: höhere Werte versuchen öfter Züge, die seltener versucht wurden</translation>
    </message>
    <message>
        <source>D: higher values try rarely visited moves longer</source>
        <translation>D: höhere Werte versuchen selten besuchte Züge länger</translation>
    </message>
    <message>
        <source>T: visits of a position before the formula chooses there instead of the playout policy</source>
        <translation>T: Besuche einer Stellung, bis dort die Formel statt der Playout-Strategie wählt</translation>
    </message>
    <message>
        <source>Nodes added: one per playout, or all children of a position visited T times</source>
        <translation>Neue Knoten: einer je Playout oder alle Nachfolger einer T-mal besuchten Stellung</translation>
    </message>
    <message>
        <source>1 picks the color again before every move, 0 at the start</source>
        <translation>1 wählt die Farbe vor jedem Zug neu, 0 am Anfang</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>Glücksrad</translation>
    </message>
    <message>
        <source>A color is drawn before every move, less often the more blocks it has left; then one of its groups</source>
        <translation>Vor jedem Zug wird eine Farbe gelost, umso seltener, je mehr Blöcke von ihr übrig sind; dann eine Gruppe dieser Farbe</translation>
    </message>
    <message>
        <source>How much a full board reduces the weight of frequent colors</source>
        <translation>Wie stark häufige Farben auf dem vollen Brett benachteiligt werden</translation>
    </message>
    <message>
        <source>Share of the smallest color&apos;s blocks that is subtracted from every color&apos;s blocks</source>
        <translation>Anteil der Blöcke der seltensten Farbe, der von der Zahl jeder Farbe abgezogen wird</translation>
    </message>
    <message>
        <source>Fixed exponent instead of the one by beta; 0: by beta</source>
        <translation>Fester Exponent anstelle dessen aus beta; 0 nimmt den aus beta</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>The largest group, at random among equals</source>
        <translation>Die größte Gruppe, unter gleichen eine zufällige</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Groups by their size: one of n blocks with a probability proportional to exp(bias * min(cap, n - 2)); what nested rollout policy adaptation starts from</source>
        <translation>Gruppen nach ihrer Größe: eine aus n Blöcken mit einer Wahrscheinlichkeit proportional zu exp(bias * min(cap, n - 2)); davon geht die angepasste verschachtelte Suche (NRPA) aus</translation>
    </message>
    <message>
        <source>Weight of each block above two</source>
        <translation>Gewicht jedes Blocks über zwei</translation>
    </message>
    <message>
        <source>The most blocks above two that count</source>
        <translation>Höchstzahl der Blöcke über zwei, die zählen</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks at the start while there is another group</source>
        <translation>1 lässt die Farbe mit den meisten Blöcken am Anfang stehen, solange es eine andere Gruppe gibt</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or a setting of the paper from its text or from its program</source>
        <translation>Werte aller anderen Optionen: unsere, oder eine Einstellung der Veröffentlichung, wie ihr Text oder ihr Programm sie hat</translation>
    </message>
    <message>
        <source>The logarithm of the visits in formula 1</source>
        <translation>Der Logarithmus der Besuche in Formel 1</translation>
    </message>
    <message>
        <source>W: weight of the top score beside the mean</source>
        <translation>W: Gewicht der höchsten Punktzahl neben dem Mittel</translation>
    </message>
    <message>
        <source>Whether the top score is added to the mean with weight W, or takes the share W of their sum</source>
        <translation>Ob die höchste Punktzahl mit dem Gewicht W zum Mittel addiert wird oder den Anteil W der Summe bekommt</translation>
    </message>
    <message>
        <source>One search for the whole game, or one for every move with a share of the budget</source>
        <translation>Eine Suche für die ganze Partie, oder eine für jeden Zug mit einem Teil des Budgets</translation>
    </message>
    <message>
        <source>Moves of a game, among which a search for every move shares out the budget</source>
        <translation>Züge einer Partie, auf die eine Suche für jeden Zug das Budget verteilt</translation>
    </message>
    <message>
        <source>The move that a search for every move follows: of the best line, or the move with the highest mean or the most visits</source>
        <translation>Der Zug, dem eine Suche für jeden Zug folgt: der der besten Zugfolge, oder der mit dem höchsten Mittel oder den meisten Besuchen</translation>
    </message>
    <message>
        <source>Trees among which the budget, or a move&apos;s share of it, is shared out (randomized restarts)</source>
        <translation>Bäume, auf die das Budget oder der Teil eines Zuges verteilt wird (zufällige Neustarts)</translation>
    </message>
    <message>
        <source>Seconds after which a new tree begins (randomized restarts); 0 never</source>
        <translation>Sekunden, nach denen ein neuer Baum beginnt (zufällige Neustarts); 0 nie</translation>
    </message>
    <message>
        <source>Whether a position has one node for all orders of moves that lead to it, and whether new trees begin with what earlier ones found there</source>
        <translation>Ob eine Stellung einen einzigen Knoten für alle Zugreihenfolgen hat, die zu ihr führen, und ob neue Bäume mit dem beginnen, was frühere dort fanden</translation>
    </message>
    <message>
        <source>Visits at which a move&apos;s own mean counts as much as the mean of all playouts that play it later (RAVE); 0 turns it off</source>
        <translation>Besuche, bei denen das eigene Mittel eines Zuges so viel zählt wie das aller Playouts, die ihn später spielen (RAVE); 0 schaltet es ab</translation>
    </message>
    <message>
        <source>Moves the formula may choose from: all, or more and more of them with the visits of the position, by progressive widening or unpruning</source>
        <translation>Züge, aus denen die Formel wählen darf: alle, oder mit den Besuchen der Stellung immer mehr (progressive widening oder unpruning)</translation>
    </message>
    <message>
        <source>Once the memory is full: recycle the nodes below rarely visited positions, or begin a new tree</source>
        <translation>Sobald der Speicher voll ist: die Knoten unter selten besuchten Stellungen wiederverwenden, oder einen neuen Baum beginnen</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo</source>
        <translation>Flat Monte-Carlo</translation>
    </message>
    <message>
        <source>Depth-budgeted search</source>
        <translation>Suche mit Tiefenbudget</translation>
    </message>
    <message>
        <source>Greedy search</source>
        <translation>Gierige Suche</translation>
    </message>
    <message>
        <source>Best-first search</source>
        <translation>Bestensuche</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo search: plays the move whose playouts went best, and so on to the end</source>
        <translation>Flache Monte-Carlo-Suche: spielt den Zug, dessen Playouts am besten ausgingen, und so weiter bis zum Ende</translation>
    </message>
    <message>
        <source>Depth-budgeted search, the Banker&apos;s algorithm: every first move gets a budget, which is shared out among the moves below it</source>
        <translation>Suche mit Tiefenbudget, der Bankiersalgorithmus: Jeder erste Zug bekommt ein Budget, das auf die Züge unter ihm verteilt wird</translation>
    </message>
    <message>
        <source>Greedy search: every move leads to the position with the best estimate</source>
        <translation>Gierige Suche: Jeder Zug führt zur Stellung mit der besten Schätzung</translation>
    </message>
    <message>
        <source>Best-first search: the open position with the best estimate goes on; proves its line on small boards</source>
        <translation>Bestensuche: Die offene Stellung mit der besten Schätzung geht weiter; beweist ihre Zugfolge auf kleinen Brettern</translation>
    </message>
    <message>
        <source>What judges a position: the points so far, alone, with the points of the groups on the board, or with the points of each color as one group, which no line exceeds</source>
        <translation>Was eine Stellung beurteilt: die bisherigen Punkte allein, zusammen mit denen der noch vorhandenen Gruppen oder mit denen jeder Farbe als einer Gruppe, was keine Zugfolge übertrifft</translation>
    </message>
    <message>
        <source>Which child is played: the one with the biggest or with the best average playout, after random or biased playouts</source>
        <translation>Welcher Nachfolger gespielt wird, der mit dem höchsten oder mit dem im Mittel besten Playout, und nach welchen Playouts: zufälligen oder gelenkten</translation>
    </message>
    <message>
        <source>Policy of the playouts; auto is the method&apos;s own</source>
        <translation>Strategie der Playouts; auto ist die der Methode</translation>
    </message>
    <message>
        <source>R: playouts after every child before one of them is played</source>
        <translation>R: Playouts nach jedem Nachfolger, bevor einer gespielt wird</translation>
    </message>
    <message>
        <source>Games played to the end before the search ends; 0 goes on until the budget ends</source>
        <translation>Partien, die bis zum Ende gespielt werden, bevor die Suche endet; 0 macht weiter, bis das Budget endet</translation>
    </message>
    <message>
        <source>Which lines count: the lines of all playouts, or only the games played, as in the paper</source>
        <translation>Welche Zugfolgen zählen: die aller Playouts oder, wie in der Veröffentlichung, nur die gespielten Partien</translation>
    </message>
    <message>
        <source>What ranks the children of a position: a playout after each of them, or an estimate</source>
        <translation>Was die Nachfolger einer Stellung ordnet: ein Playout nach jedem oder eine Schätzung</translation>
    </message>
    <message>
        <source>Budget of a child in relation to the next better one: 1 shares it out evenly, 0 gives the best child everything</source>
        <translation>Budget eines Nachfolgers im Verhältnis zum nächstbesseren: 1 verteilt gleichmäßig, 0 gibt dem besten alles</translation>
    </message>
    <message>
        <source>What plays to the end when the budget is used up: the policy, or greedy moves by the estimate</source>
        <translation>Was bis zum Ende spielt, wo das Budget aufgebraucht ist: die Strategie oder gierige Züge nach der Schätzung</translation>
    </message>
    <message>
        <source>Playouts for every child of the root in the first round; doubled from round to round</source>
        <translation>Playouts für jeden Nachfolger der Wurzel in der ersten Runde; von Runde zu Runde verdoppelt</translation>
    </message>
    <message>
        <source>Which lines count in a search for every move: the lines of all playouts, or only the games played</source>
        <translation>Welche Zugfolgen bei einer Suche für jeden Zug zählen: die aller Playouts oder nur die gespielten Partien</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the printed generic implementation, with random playouts</source>
        <translation>Werte aller anderen Optionen: unsere, oder die der abgedruckten allgemeinen Implementierung, mit zufälligen Playouts</translation>
    </message>
    <message>
        <source>Which of several moves with equal results is followed: a random one, or the last</source>
        <translation>Welchem von mehreren Zügen mit gleichem Ergebnis gefolgt wird: einem zufälligen oder dem letzten</translation>
    </message>
    <message>
        <source>Whether a search follows its best sequence so far if the results of a step are worse, or always the best of the step</source>
        <translation>Ob eine Suche ihrer bisher besten Zugfolge weiter folgt, wo die Ergebnisse eines Schritts schlechter sind, oder immer der besten des Schritts</translation>
    </message>
    <message>
        <source>Searches from the start of the board before a thread ends; 0 goes on until the budget ends</source>
        <translation>Suchen vom Anfang des Bretts an, bevor ein Thread endet; 0 sucht weiter, bis das Budget endet</translation>
    </message>
    <message>
        <source>NRPA</source>
        <translation>NRPA</translation>
    </message>
    <message>
        <source>Nested rollout policy adaptation: playouts learn from the best lines, level by level</source>
        <translation>Nested Rollout Policy Adaptation: Playouts lernen Stufe für Stufe von den besten Zugfolgen</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the paper&apos;s text or of its program</source>
        <translation>Werte aller anderen Optionen: unsere, oder die des Textes oder des Programms der Veröffentlichung</translation>
    </message>
    <message>
        <source>Depth of nesting</source>
        <translation>Tiefe der Verschachtelung</translation>
    </message>
    <message>
        <source>N: how often a level repeats the one below; 0 fits it to the budget, so that one search fills it</source>
        <translation>N: wie oft eine Stufe die darunter wiederholt; 0 passt es dem Budget an, sodass eine Suche es füllt</translation>
    </message>
    <message>
        <source>Step of the weights toward the best line</source>
        <translation>Schrittweite der Gewichte zur besten Zugfolge hin</translation>
    </message>
    <message>
        <source>The features of a move that share a weight</source>
        <translation>Wofür an einem Zug ein Gewicht gelernt wird</translation>
    </message>
    <message>
        <source>Spares the color with the most blocks at the start while there is another group</source>
        <translation>Lässt die Farbe, die zu Beginn die meisten Blöcke hat, liegen, solange es eine andere Gruppe gibt</translation>
    </message>
    <message>
        <source>Moves after which groups of two blocks of that color may be played</source>
        <translation>Züge, nach denen Zweiergruppen dieser Farbe trotzdem gespielt werden dürfen</translation>
    </message>
    <message>
        <source>Weight of each block of a group above two, in addition to the learned weight</source>
        <translation>Gewicht jedes Blocks einer Gruppe über zwei hinaus, neben dem Gelernten</translation>
    </message>
    <message>
        <source>The most blocks of a group above two that count for the bias</source>
        <translation>Höchstzahl der Blöcke einer Gruppe über zwei hinaus, die für die Neigung zählen</translation>
    </message>
    <message>
        <source>Higher values play more at random: they divide the learned weights, not the bias</source>
        <translation>Höher spielt zufälliger: teilt die gelernten Gewichte, nicht die Neigung</translation>
    </message>
    <message>
        <source>Weights that a search begins with: zero, or random</source>
        <translation>Gewichte, mit denen eine Suche beginnt: null oder zufällig</translation>
    </message>
    <message>
        <source>P: playouts of level 1 between two adaptations, the best of which counts</source>
        <translation>P: Playouts der Stufe 1 zwischen zwei Anpassungen, von denen das beste zählt</translation>
    </message>
    <message>
        <source>R: a level ends once its best line was found again this often; 0: never</source>
        <translation>R: eine Stufe endet, sobald ihre beste Zugfolge so oft wiederkam; 0 nie</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 1 keeps</source>
        <translation>Zugfolgen, jede mit ihrer Strategie, die Stufe 1 behält</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 2 keeps</source>
        <translation>Zugfolgen, jede mit ihrer Strategie, die Stufe 2 behält</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that higher levels keep</source>
        <translation>Zugfolgen, jede mit ihrer Strategie, die höhere Stufen behalten</translation>
    </message>
    <message>
        <source>What lines of a beam must differ in</source>
        <translation>Worin sich die Zugfolgen eines Strahls unterscheiden müssen</translation>
    </message>
    <message>
        <source>Use of several threads: each searches for itself, or several form a job and share a policy, have their own policies until the best one is taken, keep their own, or keep their own and exchange their best line</source>
        <translation>Nutzung mehrerer Threads: jeder sucht für sich, oder Gruppen von Threads teilen sich eine Strategie, haben eigene, bis die beste übernommen wird, behalten ihre eigenen, oder behalten sie und tauschen ihre beste Zugfolge aus</translation>
    </message>
    <message>
        <source>Level whose calls of the level below are shared among a job&apos;s threads</source>
        <translation>Stufe, deren Aufrufe der Stufe darunter sich die Threads einer Gruppe aufteilen</translation>
    </message>
    <message>
        <source>M: threads of a job, with as many jobs as there are threads for; 0: one job of all threads</source>
        <translation>M: Threads einer Gruppe; es gibt so viele Gruppen, wie die Threads reichen. 0: eine Gruppe aus allen</translation>
    </message>
    <message>
        <source>Whether a child is ranked by the best line that was ever found from its position, if it is better than the new playout</source>
        <translation>Ob ein Nachfolger nach der besten je von seiner Stellung aus gefundenen Zugfolge eingestuft wird, falls sie besser ist als das neue Playout</translation>
    </message>
    <message>
        <source>A*</source>
        <translation>A*</translation>
    </message>
    <message>
        <source>A*: the open position that promises most goes on; proves its line on small boards</source>
        <translation>A*: die offene Stellung, die am meisten verspricht, wird fortgesetzt; beweist ihre Zugfolge auf kleinen Brettern</translation>
    </message>
    <message>
        <source>What a position can still earn at most: the blocks of each color as one group and the bonus (plain), without the bonus if a color has a single block left (dead-color), or with groups only of blocks that can still meet (separated)</source>
        <translation>Was eine Stellung höchstens noch einbringt: die Blöcke jeder Farbe als eine Gruppe und der Bonus (plain), ohne den Bonus, wo von einer Farbe ein einzelner Block übrig ist (dead-color), oder mit Gruppen nur aus Blöcken, die noch zusammenkommen können (separated)</translation>
    </message>
    <message>
        <source>IDA*</source>
        <translation>IDA*</translation>
    </message>
    <message>
        <source>IDA*: depth-first searches of all positions that promise a score, which is lowered step by step; proves its line on small boards</source>
        <translation>IDA*: Tiefensuchen in allen Stellungen, die einen Endstand versprechen, der Schritt für Schritt gesenkt wird; beweist ihre Zugfolge auf kleinen Brettern</translation>
    </message>
    <message>
        <source>How far the threshold falls after each iteration: to the next lower estimate, or until the number of positions doubles</source>
        <translation>Wie weit die Schwelle nach jedem Durchgang sinkt: bis zur nächstniedrigeren Schätzung oder bis sich die Zahl der Stellungen verdoppelt</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it and the iteration</source>
        <translation>Merkt sich, was über eine Stellung gelernt wurde, gleich in welcher Zugreihenfolge und in welchem Durchgang</translation>
    </message>
    <message>
        <source>Branch and bound</source>
        <translation>Branch and Bound</translation>
    </message>
    <message>
        <source>Branch and bound: all lines except lines that cannot beat the best so far; proves its line on small boards</source>
        <translation>Branch and Bound: alle Zugfolgen außer denen, die nicht besser als die bisher beste sein können; beweist ihre Zugfolge auf kleinen Brettern</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it</source>
        <translation>Merkt sich, was über eine Stellung gelernt wurde, gleich in welcher Zugreihenfolge</translation>
    </message>
    <message>
        <source>Playouts of tabu-color-random before the search, for a best line to begin with</source>
        <translation>Playouts mit tabu-color-random vor der Suche, für eine erste beste Zugfolge</translation>
    </message>
    <message>
        <source>Exact endgames</source>
        <translation>Exakte Endspiele</translation>
    </message>
    <message>
        <source>Exact search: the best end of good lines, from ever further back; proves its line, or whether the board can be cleared, on small boards</source>
        <translation>Exakte Suche: das beste Ende guter Zugfolgen, von immer weiter vorn; beweist auf kleinen Brettern ihre Zugfolge oder ob sich das Brett räumen lässt</translation>
    </message>
    <message>
        <source>The goal: the best score, or whether the board can be cleared at all; that search ends with the first line that clears it, or with the proof that none does</source>
        <translation>Was gesucht wird: der beste Endstand oder ob sich das Brett überhaupt räumen lässt; dann endet die Suche mit der ersten Zugfolge, die es räumt, oder mit dem Beweis, dass keine es tut</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>Strahlsuche</translation>
    </message>
    <message>
        <source>Beam search: of all positions with the same number of blocks removed, the best go on</source>
        <translation>Strahlsuche: von allen Stellungen mit gleich vielen entfernten Blöcken kommen die besten weiter</translation>
    </message>
    <message>
        <source>Positions kept in each layer, as far as memory reaches; 0 runs beams of doubling width one after the other</source>
        <translation>Stellungen, die in jeder Schicht bleiben, soweit der Speicher reicht; 0 lässt Strahlen von jeweils doppelter Breite aufeinander folgen</translation>
    </message>
    <message>
        <source>Positions compete with others that have as many blocks removed, or that are as many moves from the start</source>
        <translation>Stellungen messen sich mit denen, bei denen gleich viele Blöcke entfernt sind oder die gleich viele Züge vom Anfang entfernt sind</translation>
    </message>
    <message>
        <source>What ranks positions: the score; the score with the points of the groups on the board, or of each color as one group; the score with a value of the colors, lower the more pieces they are in; or, for the best by that value, the score of a playout</source>
        <translation>Wonach Stellungen geordnet werden: nach den Punkten; mit denen der vorhandenen Gruppen oder jeder Farbe als einer Gruppe; mit dem, was die Farben versprechen, umso weniger, je zerstückelter sie sind; oder mit einem Playout der danach besten</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: candidates that get playouts, for each position that is kept</source>
        <translation>Bei der Bewertung „playouts“: Kandidaten, die Playouts bekommen, je Stellung, die bleibt</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: playouts from each candidate; the best one counts</source>
        <translation>Bei der Bewertung „playouts“: Playouts von jedem Kandidaten, von denen das beste zählt</translation>
    </message>
    <message>
        <source>Points taken off the estimate of a position that can no longer be cleared, since a color has a single block left</source>
        <translation>Punkte, die der Schätzung einer Stellung abgezogen werden, die sich nicht mehr räumen lässt, weil von einer Farbe ein einzelner Block übrig ist</translation>
    </message>
    <message>
        <source>Leaves out positions that cannot reach more than the best line, even with the blocks of each color as one group</source>
        <translation>Lässt Stellungen weg, die selbst mit den Blöcken jeder Farbe als einer Gruppe nicht mehr als die beste Zugfolge erreichen können</translation>
    </message>
    <message>
        <source>What chooses below T visits: the playout policy, or first a random cell, whose group may be of the tabu color</source>
        <translation>Was unter T Besuchen wählt: die Strategie der Playouts oder zuerst ein zufälliges Feld, dessen Gruppe auch von der Tabufarbe sein darf</translation>
    </message>
    <message>
        <source>Cell scan</source>
        <translation>Feldersuche</translation>
    </message>
    <message>
        <source>The group of the first block met from a random cell upward, then in the next columns: large groups are likelier</source>
        <translation>Die Gruppe des nächsten Blocks von einem zufälligen Feld an, aufwärts in der Spalte und in den folgenden: große Gruppen sind wahrscheinlicher</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks left while there is another group, 2 a color drawn before every move</source>
        <translation>1 lässt die Farbe, von der die meisten Blöcke übrig sind, liegen, solange es eine andere Gruppe gibt, 2 eine vor jedem Zug gezogene Farbe</translation>
    </message>
    <message>
        <source>Probability that a block of that color is played when the search meets it</source>
        <translation>Wahrscheinlichkeit, dass ein Block dieser Farbe gespielt wird, wo die Suche auf ihn trifft</translation>
    </message>
    <message>
        <source>Plays that color like any other if its blocks are a single group</source>
        <translation>Spielt diese Farbe wie jede andere, wo ihre Blöcke eine einzige Gruppe sind</translation>
    </message>
    <message>
        <source>Playouts shared by all children before one of them is played; 0: each has playouts-per-child</source>
        <translation>Playouts, die sich alle Nachfolger teilen, bevor einer gespielt wird; 0: jeder hat playouts-per-child</translation>
    </message>
    <message>
        <source>What a chain begins with: the line of a short beam, or a random game</source>
        <translation>Womit eine Kette beginnt: mit der Zugfolge eines kurzen Strahls oder einer zufälligen Partie</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beams that chains begin with; less where the budget is small</source>
        <translation>Die meisten Stellungen einer Schicht der Strahlen, mit denen Ketten beginnen; weniger bei kleinem Budget</translation>
    </message>
    <message>
        <source>Temperature at the start of a chain, in points</source>
        <translation>Temperatur am Anfang einer Kette, in Punkten</translation>
    </message>
    <message>
        <source>Temperature at the end of a chain, in points</source>
        <translation>Temperatur am Ende einer Kette, in Punkten</translation>
    </message>
    <message>
        <source>A list this many points below the threshold of acceptance is abandoned before its end; 0: never</source>
        <translation>Eine Liste, die so viele Punkte unter der Annahmeschwelle liegt, wird vor ihrem Ende aufgegeben; 0: nie</translation>
    </message>
    <message>
        <source>Other blocks of its old group that a click tries if its own block is gone</source>
        <translation>Andere Blöcke seiner alten Gruppe, die ein Klick versucht, wenn sein eigener Block fort ist</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>Abkühlung</translation>
    </message>
    <message>
        <source>Chains that share the budget, one after another</source>
        <translation>Ketten, die sich das Budget teilen, eine nach der anderen</translation>
    </message>
    <message>
        <source>Lists that a chain tries without a budget</source>
        <translation>Listen, die eine Kette versucht, wo es kein Budget gibt</translation>
    </message>
    <message>
        <source>Lists of a chain of the first round; 0: by the budget</source>
        <translation>Listen einer Kette der ersten Runde; 0: nach dem Budget</translation>
    </message>
    <message>
        <source>With length 0, a chain of the first round has this many times the square root of the lists that a thread&apos;s budget allows, but at least 1,000; 0: 100 if the end is mild, else 50</source>
        <translation>Mit length 0 hat eine Kette der ersten Runde so viele Male die Wurzel aus den Listen, die das Budget eines Threads erlaubt, mindestens aber 1.000; 0: 100, wenn das Ende mild bewertet wird, sonst 50</translation>
    </message>
    <message>
        <source>Temperature at the start of chains of later rounds, in points, at most that of hot</source>
        <translation>Temperatur am Anfang von Ketten späterer Runden, in Punkten, höchstens die von hot</translation>
    </message>
    <message>
        <source>One of this many chains goes on to the next round</source>
        <translation>Von so vielen Ketten kommt eine in die nächste Runde</translation>
    </message>
    <message>
        <source>Part of the budget for chains that begin with each of the first moves</source>
        <translation>Teil des Budgets für Ketten, die mit jedem der ersten Züge beginnen</translation>
    </message>
    <message>
        <source>Simulated annealing over lists of clicks on blocks, begun with short beams</source>
        <translation>Simuliertes Abkühlen über Listen von Klicks auf Blöcke, mit kurzen Strahlen begonnen</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>The strongest: a tournament of annealed lists of clicks, begun with short beams</source>
        <translation>Der stärkste: ein Turnier abgekühlter Listen von Klicks, mit kurzen Strahlen begonnen</translation>
    </message>
    <message>
        <source>How the temperature falls</source>
        <translation>Wie die Temperatur fällt</translation>
    </message>
    <message>
        <source>The color that is played last if a list leaves blocks: the most frequent color at the start, the color of the largest group in the line that a chain begins with, or none</source>
        <translation>Die Farbe, die zuletzt gespielt wird, wo eine Liste Blöcke übrig lässt: die häufigste des Anfangs, die der größten Gruppe der Zugfolge, mit der eine Kette beginnt, oder keine</translation>
    </message>
    <message>
        <source>How a list that leaves blocks is rated: as if it cleared the board, less block-cost points for each block (mild); with a loss that grows from a tenth of the bonus and 40 points a block to the whole bonus and 20, or by its score where there is no bonus (growing); mild under standard, no-penalty and lenient-penalty rules, else growing (by-rules)</source>
        <translation>Wie eine Liste bewertet wird, die Blöcke übrig lässt: als räumte sie das Brett, abzüglich block-cost Punkten für jeden Block (mild); mit einem Verlust, der von einem Zehntel des Bonus und 40 Punkten je Block auf den ganzen Bonus und 20 wächst, oder nach ihrer Punktzahl, wo es keinen Bonus gibt (growing); nach den Regeln standard, no-penalty und lenient-penalty wie mild, sonst wie growing (by-rules)</translation>
    </message>
    <message>
        <source>Points that each block left costs if the end is mild</source>
        <translation>Punkte, die jeder übrige Block kostet, wenn das Ende mild bewertet wird</translation>
    </message>
    <message>
        <source>How often this kind of edit is tried, relative to the others; if all are 0, all are tried equally often</source>
        <translation>Wie oft diese Art Änderung versucht wird, im Verhältnis zu den anderen; stehen alle auf 0, jede gleich oft</translation>
    </message>
    <message>
        <source>Use of several threads: each grows its own trees (root parallelization), or all grow one tree (tree parallelization), whose results differ from run to run</source>
        <translation>Verwendung mehrerer Threads: jeder baut eigene Bäume auf (Wurzelparallelisierung), oder alle bauen einen gemeinsamen Baum auf (Baumparallelisierung), dessen Ergebnisse sich von Lauf zu Lauf unterscheiden</translation>
    </message>
    <message>
        <source>Virtual loss: a playout counts as so many losses until its score is known, so that the others of its batch, and other threads of the tree, choose other moves</source>
        <translation>Virtuelle Niederlagen: Ein Playout zählt als so viele Niederlagen, bis sein Endstand bekannt ist, damit die anderen seines Satzes und andere Threads des Baums andere Züge wählen</translation>
    </message>
    <message>
        <source>Playouts of one tree that are played together, faster but chosen with less known; 1 plays each by itself</source>
        <translation>Playouts eines Baums, die zusammen gespielt werden: schneller, aber mit weniger Vorwissen gewählt; bei 1 jedes für sich</translation>
    </message>
    <message>
        <source>Which color is spared: one by its number of blocks, or the color of the largest group that a short beam&apos;s line removes, with one beam per search</source>
        <translation>Welche Farbe das ist: eine nach ihrer Zahl von Blöcken, oder die der größten Gruppe, die die Zugfolge eines kurzen Strahls entfernt, ein Strahl für jede Suche</translation>
    </message>
    <message>
        <source>1 for the color with the most blocks at the start, 2 for the next; with tabu-color=rank</source>
        <translation>1 für die Farbe mit den meisten Blöcken am Anfang, 2 für die nächste; bei tabu-color=rank</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beam that votes</source>
        <translation>Höchstzahl von Stellungen einer Schicht des Strahls, der abstimmt</translation>
    </message>
    <message>
        <source>Whether a search for every move follows the best line since its game began, or only the best line of the search for the present move</source>
        <translation>Ob eine Suche für jeden Zug der besten Zugfolge seit Beginn ihrer Partie folgt oder nur der aus der Suche für den jetzigen Zug</translation>
    </message>
    <message>
        <source>Moves that share the budget: each has a search of its own, without threshold and table, which plays the first move of the path with the most points; 0: one search</source>
        <translation>Züge, auf die das Budget verteilt wird: jeder hat eine eigene Suche, ohne threshold und table, und gespielt wird der erste Zug zu den meisten gefundenen Punkten; bei 0 eine einzige Suche</translation>
    </message>
    <message>
        <source>Which visits T counts: of the position, of the move that the formula would choose, or of each move tried there</source>
        <translation>Wessen Besuche T zählt: die der Stellung, die des Zuges, den die Formel wählen würde, oder die jedes dort versuchten Zuges</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>Zug %1 verschenkte %2: Vor diesem Zug räumt die beste bekannte Partie das Brett, danach nicht mehr</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>Zug %1 verschenkte vielleicht %2: Vor diesem Zug räumt die beste bekannte Partie das Brett, danach nicht mehr</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: the %3 group of %4 became %5</source>
        <translation>Zug %1 verschenkte vielleicht %2: Aus der Gruppe von %4 (%3) wurden %5</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: the %3 group of %4 became %5</source>
        <translation>Zug %1 verschenkte %2: Aus der Gruppe von %4 (%3) wurden %5</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s Same Game</source>
        <translation>Same Game von Simon Tatham</translation>
    </message>
    <message>
        <source>CodinGame</source>
        <translation>CodinGame</translation>
    </message>
    <message>
        <source>Schadd&apos;s SP-MCTS program</source>
        <translation>SP-MCTS-Programm von Schadd</translation>
    </message>
    <message>
        <source>The paper&apos;s theta as a number of blocks that is subtracted, at most 99 % of the smallest color&apos;s blocks; 0: by the share theta</source>
        <translation>Das Theta der Veröffentlichung als Anzahl von Blöcken, die abgezogen wird, höchstens 99 % der Blöcke der kleinsten Farbe; 0: nach dem Anteil theta</translation>
    </message>
    <message>
        <source>Probability that a step follows a move drawn from all, whatever its result, as an unpromising move may lead to the best line</source>
        <translation>Wahrscheinlichkeit, dass ein Schritt einem aus allen gelosten Zug folgt, gleich mit welchem Ergebnis, da ein wenig versprechender Zug zur besten Zugfolge führen kann</translation>
    </message>
    <message>
        <source>The command that starts the program, as in a shell; solvers are named external:COMMAND on command lines</source>
        <translation>Der Befehl, der das Programm startet, wie in einer Shell; auf Befehlszeilen heißt ein solcher Löser external:BEFEHL</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>Externes Programm</translation>
    </message>
    <message>
        <source>Another program: it is sent the board and answers with lines, which are checked; it counts playouts and nodes as it likes</source>
        <translation>Ein anderes Programm: Es erhält das Brett und antwortet mit Zugfolgen, die geprüft werden; Playouts und Knoten zählt es, wie es will</translation>
    </message>
    <message>
        <source>File of a bias by several features of a move, in place of bias and bias-cap, as train-bias writes it; slower</source>
        <translation>Datei einer Neigung nach mehreren Merkmalen eines Zuges, anstelle von bias und bias-cap, wie train-bias sie schreibt; langsamer</translation>
    </message>
</context>
<context>
    <name>EngineError</name>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; ist %2 gemeint?</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos;: %2</source>
        <translation>Zeile %1 von &apos;board&apos;: %2</translation>
    </message>
    <message>
        <source>&apos;board&apos;: %1</source>
        <translation>&apos;board&apos;: %1</translation>
    </message>
    <message>
        <source>byte %1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>Byte %1 ist kein Feld: erwartet wird eine Farbe 1 bis 9 oder &apos;.&apos;</translation>
    </message>
    <message>
        <source>%1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>%1 ist kein Feld: erwartet wird eine Farbe 1 bis 9 oder &apos;.&apos;</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>ein Brett hat höchstens %1 Spalten</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>ein Brett hat höchstens %1 Zeilen</translation>
    </message>
    <message>
        <source>a board has 1x1 to 32x32 cells, not %1</source>
        <translation>ein Brett hat 1x1 bis 32x32 Felder, nicht %1</translation>
    </message>
    <message>
        <source>color %1 is not one of 1 to %2</source>
        <translation>Farbe %1 liegt nicht zwischen 1 und %2</translation>
    </message>
    <message>
        <source>the block in row %1, column %2 floats: the cell below it is empty</source>
        <translation>der Block in Zeile %1, Spalte %2 schwebt: das Feld unter ihm ist leer</translation>
    </message>
    <message>
        <source>column %1 is empty, but there are blocks to the right of it</source>
        <translation>Spalte %1 ist leer, aber rechts von ihr stehen Blöcke</translation>
    </message>
    <message>
        <source>%1 looks like a number of two digits: expected blanks between all cells of the row, or none</source>
        <translation>%1 sieht wie eine zweistellige Zahl aus; erwartet werden Leerzeichen zwischen allen Feldern der Zeile oder keine</translation>
    </message>
    <message>
        <source>a second board begins here: expected one board</source>
        <translation>hier beginnt ein zweites Brett; erwartet wird eines</translation>
    </message>
    <message>
        <source>there are several boards: expected one</source>
        <translation>es sind mehrere Bretter; erwartet wird eines</translation>
    </message>
    <message>
        <source>the board has no move: expected two blocks of one color beside or above each other</source>
        <translation>auf dem Brett gibt es keinen Zug; erwartet werden zwei Blöcke einer Farbe neben- oder übereinander</translation>
    </message>
    <message>
        <source>this row has %1 cells, the rows above have %2</source>
        <translation>diese Zeile hat %1 Felder, die Zeilen darüber haben %2</translation>
    </message>
    <message>
        <source>there is no board: expected a line of colors 1 to 9 and &apos;.&apos; for each row</source>
        <translation>es ist kein Brett darin; erwartet wird für jede Zeile eine Reihe aus Farben 1 bis 9 und &apos;.&apos;</translation>
    </message>
    <message>
        <source>%1 is not a board: expected %2N with N from 1 to %3</source>
        <translation>%1 ist kein Brett: erwartet wird %2N mit N von 1 bis %3</translation>
    </message>
    <message>
        <source>%1 is not a board: expected random:SEED or random:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, up to 32x32x9</source>
        <translation>%1 ist kein Brett: erwartet wird random:STARTWERT oder random:STARTWERT/ZEILENxSPALTENxFARBEN, STARTWERT von 0 bis 2^64-1, höchstens 32x32x9</translation>
    </message>
    <message>
        <source>a board ID has four parts with &apos;-&apos; between them (size, rules, cells, check), not %1</source>
        <translation>eine Brett-ID hat vier Teile mit &apos;-&apos; dazwischen (Größe, Regeln, Felder, Prüfung), nicht %1</translation>
    </message>
    <message>
        <source>the check at the end of the board ID does not fit: a character is missing or wrong</source>
        <translation>die Prüfung am Ende der Brett-ID passt nicht: ein Zeichen fehlt oder ist falsch</translation>
    </message>
    <message>
        <source>the board ID has no size: expected ROWSxCOLUMNSxCOLORS, up to 32x32x9</source>
        <translation>die Brett-ID hat keine Größe: erwartet wird ZEILENxSPALTENxFARBEN, höchstens 32x32x9</translation>
    </message>
    <message>
        <source>the cells of the board ID do not fit its size</source>
        <translation>die Felder der Brett-ID passen nicht zu ihrer Größe</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>die Datei ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it was moved, deleted or replaced meanwhile</source>
        <translation>sie wurde inzwischen verschoben, gelöscht oder ersetzt</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <translation>ein anderes Programm hat sie inzwischen geändert</translation>
    </message>
    <message>
        <source>it has more than %1 values</source>
        <translation>die Datei hat mehr als %1 Werte</translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation>eine Zahl ist zu groß, um gelesen zu werden</translation>
    </message>
    <message>
        <source>a number in %1 is too large to be read</source>
        <translation>eine Zahl in %1 ist zu groß, um gelesen zu werden</translation>
    </message>
    <message>
        <source>member %1 appears twice in the same object</source>
        <translation>%1 steht zweimal im selben Objekt</translation>
    </message>
    <message>
        <source>an object has more than %1 members</source>
        <translation>ein Objekt hat mehr als %1 Elemente</translation>
    </message>
    <message>
        <source>the object has ended, but the text goes on</source>
        <translation>das Objekt ist zu Ende, aber der Text geht weiter</translation>
    </message>
    <message>
        <source>this is not JSON: expected an object in { }</source>
        <translation>das ist kein JSON: erwartet wird ein Objekt in { }</translation>
    </message>
    <message>
        <source>a solution file is a JSON object</source>
        <translation>eine Lösungsdatei ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>member %1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame&quot;</source>
        <translation>&apos;format&apos; ist nicht &quot;samegame&quot;</translation>
    </message>
    <message>
        <source>%1 is %2, this program reads version %3</source>
        <translation>%1 ist %2, dieses Programm liest Version %3</translation>
    </message>
    <message>
        <source>%1 names no known rules; known are standard, no-penalty, lenient-penalty, bubble-breaker and clickomania</source>
        <translation>%1 nennt keine bekannten Regeln; bekannt sind standard, no-penalty, lenient-penalty, bubble-breaker und clickomania</translation>
    </message>
    <message>
        <source>&apos;board&apos; must be an array of 1 to 32 texts, one for each row</source>
        <translation>&apos;board&apos; muss ein Array von 1 bis 32 Texten sein, einem für jede Zeile</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos; is not a row of cells</source>
        <translation>Zeile %1 von &apos;board&apos; ist keine Zeile von Feldern</translation>
    </message>
    <message>
        <source>&apos;moves&apos; must be an array of [row, column]</source>
        <translation>&apos;moves&apos; muss ein Array von [Zeile, Spalte] sein</translation>
    </message>
    <message>
        <source>&apos;moves&apos; has more than %1 moves</source>
        <translation>&apos;moves&apos; hat mehr als %1 Züge</translation>
    </message>
    <message>
        <source>%1 must be [row, column]</source>
        <translation>%1 muss [Zeile, Spalte] sein</translation>
    </message>
    <message>
        <source>%1 must be a text with a whole number from 0 to 2^64-1</source>
        <translation>%1 muss ein Text mit einer ganzen Zahl von 0 bis 2^64-1 sein</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 0 to 2^64-1</source>
        <translation>%1 muss eine ganze Zahl von 0 bis 2^64-1 sein</translation>
    </message>
    <message>
        <source>%1 must be a number</source>
        <translation>%1 muss eine Zahl sein</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1 muss ein Text sein</translation>
    </message>
    <message>
        <source>%1 must be an object</source>
        <translation>%1 muss ein Objekt sein</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 muss true oder false sein</translation>
    </message>
    <message>
        <source>move %1 at %2 names no group of two or more blocks</source>
        <translation>Zug %1 bei %2 nennt keine Gruppe von mindestens zwei Blöcken</translation>
    </message>
    <message>
        <source>%1 is not a playout policy; known are %2</source>
        <translation>%1 ist keine Playout-Strategie; bekannt sind %2</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2, which has none</source>
        <translation>%1 ist kein Parameter der Strategie %2, die keinen hat</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2: expected %3</source>
        <translation>%1 ist kein Parameter der Strategie %2: erwartet wird %3</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a number from %4 to %5</source>
        <translation>%1 liegt außerhalb: %2 der Strategie %3 ist eine Zahl von %4 bis %5</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has none</source>
        <translation>%1 ist keine Option dieses Lösers; er hat keine</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has %2</source>
        <translation>%1 ist keine Option dieses Lösers; er hat %2</translation>
    </message>
    <message>
        <source>option %1 has no value: expected key=value</source>
        <translation>Option %1 hat keinen Wert: erwartet wird Name=Wert</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a whole number from %3 to %4</source>
        <translation>Option %1 ist %2, erwartet wird eine ganze Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a number from %3 to %4</source>
        <translation>Option %1 ist %2, erwartet wird eine Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>option %1 is %2, expected %3</source>
        <translation>Option %1 ist %2, erwartet wird %3</translation>
    </message>
    <message>
        <source>a row of &apos;board&apos;</source>
        <translation>eine Zeile von &apos;board&apos;</translation>
    </message>
    <message>
        <source>move %1, row</source>
        <translation>die Zeile von Zug %1</translation>
    </message>
    <message>
        <source>move %1, column</source>
        <translation>die Spalte von Zug %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>%1 is not a range: the first number is above the last</source>
        <translation>%1 ist kein Bereich: Die erste Zahl ist größer als die letzte</translation>
    </message>
    <message>
        <source>more than %1 boards</source>
        <translation>mehr als %1 Bretter</translation>
    </message>
    <message>
        <source>the board ID has unknown rules: expected one of %1</source>
        <translation>die Brett-ID hat unbekannte Regeln: erwartet wird eines von %1</translation>
    </message>
    <message>
        <source>%1 names no known gravity; known are shift and pull-left</source>
        <translation>%1 nennt keine bekannte Schwerkraft; bekannt sind shift und pull-left</translation>
    </message>
    <message>
        <source>bias times bias-cap must not be above 30</source>
        <translation>bias mal bias-cap darf nicht über 30 liegen</translation>
    </message>
    <message>
        <source>parallel-level must not be above level</source>
        <translation>parallel-level darf nicht über level liegen</translation>
    </message>
    <message>
        <source>the level that runs in parallel cannot have a beam: parallel-level is that of a beam</source>
        <translation>die Stufe, die parallel läuft, kann keinen Strahl haben: parallel-level ist die eines Strahls</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a whole number from %4 to %5</source>
        <translation>%1 liegt außerhalb: %2 der Strategie %3 ist eine ganze Zahl von %4 bis %5</translation>
    </message>
    <message>
        <source>&apos;score&apos; is %1, but the moves earn %2</source>
        <translation>&apos;score&apos; ist %1, aber die Züge bringen %2</translation>
    </message>
    <message>
        <source>%1 is %2, but the board at the end says %3</source>
        <translation>%1 ist %2, aber das Brett am Ende sagt %3</translation>
    </message>
    <message>
        <source>the list of moves is damaged</source>
        <translation>die Liste der Züge ist beschädigt</translation>
    </message>
    <message>
        <source>a move lies off the board</source>
        <translation>ein Zug liegt neben dem Brett</translation>
    </message>
    <message>
        <source>it is not known how a game began</source>
        <translation>es ist nicht bekannt, wie eine Partie begann</translation>
    </message>
    <message>
        <source>a line was taken over from another board</source>
        <translation>eine Zugfolge wurde von einem anderen Brett übernommen</translation>
    </message>
    <message>
        <source>the computer ran short of memory or threads (%1)</source>
        <translation>dem Rechner fehlt es an Speicher oder Threads (%1)</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1</source>
        <translation>Ein Startwert ist eine ganze Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>it has more than %1 MiB</source>
        <translation>mehr als %1 MiB</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>eine Pipe oder ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>A board that can be cleared for sure has %1 cells and %2 colors or more</source>
        <translation>Ein Brett, das sich sicher räumen lässt, hat mindestens %1 Felder und %2 Farben</translation>
    </message>
    <message>
        <source>%1 is not a board: expected clearable:SEED or clearable:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, 2 cells to 32x32, 3 to 9 colors</source>
        <translation>%1 ist kein Brett: erwartet wird clearable:STARTWERT oder clearable:STARTWERT/ZEILENxSPALTENxFARBEN, STARTWERT von 0 bis 2^64-1, 2 Felder bis 32x32, 3 bis 9 Farben</translation>
    </message>
    <message>
        <source>%1 is not a board: expected daily:YEAR-MONTH-DAY, as in daily:2026-11-23, years 1583 to 9999</source>
        <translation>%1 ist kein Brett: erwartet wird daily:JAHR-MONAT-TAG, wie in daily:2026-11-23, Jahre 1583 bis 9999</translation>
    </message>
    <message>
        <source>there is no refill under clickomania rules: their aim is an empty board, and with refill no board stays empty</source>
        <translation>nach den Regeln clickomania wird nicht aufgefüllt: ihr Ziel ist ein leeres Brett, und ein aufgefülltes bleibt nicht leer</translation>
    </message>
    <message>
        <source>&apos;refill.generator&apos; is %1, this program knows generator 1</source>
        <translation>&apos;refill.generator&apos; ist %1, dieses Programm kennt Generator 1</translation>
    </message>
    <message>
        <source>solver %1 plans whole games, but with refill nobody knows the columns to come; flat-monte-carlo and greedy choose each move by the blocks on the board</source>
        <translation>der Löser %1 plant ganze Partien, aber beim Auffüllen kennt niemand die Spalten, die noch kommen; flat-monte-carlo und greedy wählen jeden Zug nach den Blöcken auf dem Brett</translation>
    </message>
    <message>
        <source>solver %1 does not count its moves, which virtual time is made of; nrpa does</source>
        <translation>der Löser %1 zählt seine Züge nicht, aus denen virtuelle Zeit besteht; nrpa tut es</translation>
    </message>
    <message>
        <source>the state of the search is damaged</source>
        <translation>der Stand der Suche ist beschädigt</translation>
    </message>
    <message>
        <source>it is damaged: its check does not fit; without it the search begins anew</source>
        <translation>sie ist beschädigt: ihre Prüfsumme passt nicht; ohne sie beginnt die Suche von vorn</translation>
    </message>
    <message>
        <source>it keeps no search, expected a file that &apos;solve --resume&apos; wrote</source>
        <translation>sie enthält keine Suche, erwartet wird eine Datei, die &apos;solve --resume&apos; geschrieben hat</translation>
    </message>
    <message>
        <source>it keeps a search of %1 (bench %2), but this is %3 (bench %4): only the same program can go on with it</source>
        <translation>sie enthält eine Suche von %1 (Bench %2), aber dies ist %3 (Bench %4): nur dasselbe Programm kann sie fortsetzen</translation>
    </message>
    <message>
        <source>it keeps a search with %1 %2, not %3</source>
        <translation>sie enthält eine Suche mit %1 %2, nicht %3</translation>
    </message>
    <message>
        <source>it keeps a search of another board</source>
        <translation>sie enthält eine Suche zu einem anderen Brett</translation>
    </message>
    <message>
        <source>it keeps a search that began with another policy</source>
        <translation>sie enthält eine Suche, die mit einer anderen Strategie begann</translation>
    </message>
    <message>
        <source>the search to go on with has %1 threads, not %2</source>
        <translation>die Suche, die fortgesetzt werden soll, hat %1 Threads, nicht %2</translation>
    </message>
    <message>
        <source>the solver learns no policy that can be kept; nrpa does</source>
        <translation>der Löser lernt keine Strategie, die sich aufbewahren lässt; nrpa tut es</translation>
    </message>
    <message>
        <source>solver %1 cannot go on with a search of an earlier run; champion, annealing, and nrpa with parallel=root can</source>
        <translation>der Löser %1 kann keine frühere Suche fortsetzen; champion, annealing und nrpa mit parallel=root können es</translation>
    </message>
    <message>
        <source>it is no learned policy, expected a file that --save-policy wrote</source>
        <translation>sie enthält keine gelernte Strategie, erwartet wird eine Datei, die --save-policy geschrieben hat</translation>
    </message>
    <message>
        <source>it is cut off, its last line has no end</source>
        <translation>sie ist abgeschnitten, ihre letzte Zeile hat kein Ende</translation>
    </message>
    <message>
        <source>expected &apos;code&apos; and its name</source>
        <translation>erwartet wird &apos;code&apos; mit seinem Namen</translation>
    </message>
    <message>
        <source>the policy has weights for code=%1, but the search has code=%2</source>
        <translation>die Strategie hat Gewichte für code=%1, aber die Suche hat code=%2</translation>
    </message>
    <message>
        <source>expected &apos;initial&apos;, a spread from 0 to 50 and a seed</source>
        <translation>erwartet wird &apos;initial&apos;, eine Streuung von 0 bis 50 und ein Startwert</translation>
    </message>
    <message>
        <source>expected &apos;weights&apos; and how many lines follow</source>
        <translation>erwartet wird &apos;weights&apos; und wie viele Zeilen folgen</translation>
    </message>
    <message>
        <source>expected a code of 16 hexadecimal digits and a factor from 1.93e-22 to 5.18e21</source>
        <translation>erwartet wird ein Code aus 16 hexadezimalen Ziffern und ein Faktor von 1.93e-22 bis 5.18e21</translation>
    </message>
    <message>
        <source>this code appears twice</source>
        <translation>diesen Code gibt es zweimal</translation>
    </message>
    <message>
        <source>there are more lines than &apos;weights&apos; says</source>
        <translation>es gibt mehr Zeilen, als &apos;weights&apos; angibt</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>es ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>%1 must be an array with one value or more</source>
        <translation>%1 muss ein Array mit mindestens einem Wert sein</translation>
    </message>
    <message>
        <source>there is no member %1</source>
        <translation>%1 gibt es nicht</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that &apos;experiment&apos; or &apos;compare&apos; keeps</source>
        <translation>es ist keine Datei mit Läufen, erwartet wird eine, die &apos;experiment&apos; oder &apos;compare&apos; führt</translation>
    </message>
    <message>
        <source>its trials have other %1: %2, expected %3</source>
        <translation>ihre Läufe haben ein anderes %1: %2, erwartet %3</translation>
    </message>
    <message>
        <source>its trials have %1 entries, expected %2</source>
        <translation>ihre Läufe haben %1 Einträge, erwartet %2</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must be an array of [seconds, playouts, score]</source>
        <translation>&apos;curve&apos; muss ein Array von [Sekunden, Playouts, Punkte] sein</translation>
    </message>
    <message>
        <source>%1 is not a reason to stop: %2</source>
        <translation>%1 ist kein Grund für ein Ende: %2</translation>
    </message>
    <message>
        <source>its moves do not finish the game</source>
        <translation>ihre Züge beenden die Partie nicht</translation>
    </message>
    <message>
        <source>&apos;cleared&apos; does not match its moves</source>
        <translation>&apos;cleared&apos; ist nicht das, wozu ihre Züge führen</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must rise with time, to the score of %1 at the most</source>
        <translation>&apos;curve&apos; muss mit der Zeit steigen, höchstens bis zum Endstand %1</translation>
    </message>
    <message>
        <source>its moves earn %1 points, not %2</source>
        <translation>ihre Züge bringen %1 Punkte, nicht %2</translation>
    </message>
    <message>
        <source>its trials are of %1 (bench %2), expected %3 (bench %4): trials of different programs do not go together</source>
        <translation>ihre Läufe sind von %1 (Bench %2), erwartet %3 (Bench %4): Läufe verschiedener Programme passen nicht zusammen</translation>
    </message>
    <message>
        <source>its trials have seed %1, expected %2</source>
        <translation>ihre Läufe haben den Startwert %1, erwartet %2</translation>
    </message>
    <message>
        <source>this trial appears twice</source>
        <translation>diesen Lauf gibt es zweimal</translation>
    </message>
    <message>
        <source>its board %1 is %2, expected %3</source>
        <translation>ihr Brett %1 ist %2, erwartet %3</translation>
    </message>
    <message>
        <source>its seed is %1, expected %2</source>
        <translation>ihr Startwert ist %1, erwartet %2</translation>
    </message>
    <message>
        <source>%1 is %2, expected one of: %3</source>
        <translation>%1 ist %2, erwartet eines von: %3</translation>
    </message>
    <message>
        <source>%1 must have one of seconds, playouts and nodes</source>
        <translation>%1 braucht eines von seconds, playouts und nodes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: the solver %2 has no %3, grant it something else</source>
        <translation>%1: der Löser %2 kennt keine %3, etwas anderes muss sein Budget sein</translation>
    </message>
    <message>
        <source>%1: the rules of %2 are not known</source>
        <translation>%1: nach welchen Regeln %2 gespielt wurde, ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1: no published result is called %2</source>
        <translation>%1: kein veröffentlichtes Ergebnis heißt %2</translation>
    </message>
    <message>
        <source>%1 must not be empty</source>
        <translation>%1 darf nicht leer sein</translation>
    </message>
    <message>
        <source>%1: no entry is called %2</source>
        <translation>%1: kein Eintrag heißt %2</translation>
    </message>
    <message>
        <source>%1 has more than %2 values</source>
        <translation>%1 hat mehr als %2 Werte</translation>
    </message>
    <message>
        <source>two entries are called %1</source>
        <translation>zwei Einträge heißen %1</translation>
    </message>
    <message>
        <source>%1: %2 appears twice</source>
        <translation>%1: %2 steht zweimal da</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame-experiment&quot;</source>
        <translation>&apos;format&apos; ist nicht &quot;samegame-experiment&quot;</translation>
    </message>
    <message>
        <source>%1: %2 counts other points than this experiment</source>
        <translation>%1: %2 zählt andere Punkte als dieses Experiment</translation>
    </message>
    <message>
        <source>threshold-of another than position counts the children that playouts add: it needs expansion=one-node and widening=none</source>
        <translation>ein anderes threshold-of als position zählt die Nachfolger, die Playouts hinzufügen: dazu braucht es expansion=one-node und widening=none</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that a comparison here, &apos;compare&apos; or &apos;experiment&apos; keeps</source>
        <translation>es ist keine Datei mit Läufen, erwartet wird eine, die ein Vergleich hier, &apos;compare&apos; oder &apos;experiment&apos; führt</translation>
    </message>
    <message>
        <source>it has %1 solvers, a comparison here has %2 at most</source>
        <translation>sie hat %1 Löser, ein Vergleich hier hat höchstens %2</translation>
    </message>
    <message>
        <source>its solvers differ in rules, budgets or threads; in a comparison here all have the same rules, the same time, playouts or nodes, and one thread</source>
        <translation>ihre Löser haben verschiedene Regeln, Budgets oder Threads; in einem Vergleich hier haben alle dieselben Regeln, gleich viel Zeit, Playouts oder Knoten, und einen Thread</translation>
    </message>
    <message>
        <source>it has no trial of board %1 yet, so that nobody knows which one that is</source>
        <translation>sie hat noch keinen Lauf auf Brett %1, so dass niemand weiß, welches das ist</translation>
    </message>
    <message>
        <source>it has no trials yet</source>
        <translation>sie hat noch keine Läufe</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>another program writes to it</source>
        <translation>ein anderes Programm schreibt hinein</translation>
    </message>
    <message>
        <source>only %1 of the %2 threads of a run could be started</source>
        <translation>von den %2 Threads eines Laufs ließen sich nur %1 starten</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>sie ist schreibgeschützt</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>%1; all of it is in %2</source>
        <translation>%1; alles davon steht in %2</translation>
    </message>
    <message>
        <source>a line has more than %1 MiB</source>
        <translation>eine Zeile hat mehr als %1 MiB</translation>
    </message>
    <message>
        <source>it has trials that are not shown here, open it again</source>
        <translation>sie hat Läufe, die hier nicht gezeigt werden, bitte neu öffnen</translation>
    </message>
    <message>
        <source>%1: no solver is called %2</source>
        <translation>%1: kein Löser heißt %2</translation>
    </message>
    <message>
        <source>%1 is %2, but these options are not from a paper with known rules</source>
        <translation>%1 ist %2, aber diese Optionen stammen aus keiner Veröffentlichung, die ihre Regeln nennt</translation>
    </message>
    <message>
        <source>columns of %1 colors cannot come in: expected 1 to %2</source>
        <translation>Spalten mit %1 Farben können nicht nachkommen: erwartet werden 1 bis %2</translation>
    </message>
    <message>
        <source>a game with refill cannot be %1 moves old: expected 0 to %2</source>
        <translation>eine Partie mit Auffüllen kann nicht %1 Züge alt sein: erwartet werden 0 bis %2</translation>
    </message>
    <message>
        <source>%1 columns cannot have come in after %2 moves: expected 0 to %3</source>
        <translation>nach %2 Zügen können nicht %1 Spalten nachgekommen sein: erwartet werden 0 bis %3</translation>
    </message>
    <message>
        <source>%1 must be a number above 0 and up to %2</source>
        <translation>%1 muss eine Zahl über 0 und bis %2 sein</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number from %3 to %4: the axis is logarithmic</source>
        <translation>%1 ist %2, erwartet wird eine Zahl von %3 bis %4: die Achse ist logarithmisch</translation>
    </message>
    <message>
        <source>point %1 of &apos;curve&apos;, %2</source>
        <translation>Punkt %1 von &apos;curve&apos;, %2</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that %1 points are the most, but %2 were found</source>
        <translation>der Löser hat einen Fehler: Er hat bewiesen, dass %1 Punkte das Höchste sind, aber %2 wurden gefunden</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line that is not a finished game</source>
        <translation>der Löser hat einen Fehler: Er hat eine Zugfolge angeboten, die keine beendete Partie ist</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line of %1 points as one of %2</source>
        <translation>der Löser hat einen Fehler: Er hat eine Zugfolge von %1 Punkten als eine von %2 angeboten</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that no line clears the board, but one did</source>
        <translation>der Löser hat einen Fehler: Er hat bewiesen, dass keine Zugfolge das Brett räumt, aber eine tut es</translation>
    </message>
    <message>
        <source>a game with refill cannot be reviewed, as nobody knows the columns to come</source>
        <translation>eine Partie mit Auffüllen lässt sich nicht auswerten, da niemand die Spalten kennt, die noch kommen</translation>
    </message>
    <message>
        <source>there are no moves to review</source>
        <translation>es gibt keine Züge, die sich auswerten lassen</translation>
    </message>
    <message>
        <source>the game goes on after it</source>
        <translation>die Partie geht danach weiter</translation>
    </message>
    <message>
        <source>the game is not over after its last move</source>
        <translation>die Partie ist nach ihrem letzten Zug nicht zu Ende</translation>
    </message>
    <message>
        <source>the line ends at %1</source>
        <translation>die Zugfolge endet bei %1</translation>
    </message>
    <message>
        <source>it is more than before the move, where %1 can be reached</source>
        <translation>es ist mehr als vor dem Zug, wo %1 erreichbar sind</translation>
    </message>
    <message>
        <source>it is proven, since nothing was lost</source>
        <translation>es ist bewiesen, da nichts verloren ging</translation>
    </message>
    <message>
        <source>there must be %1</source>
        <translation>es müssen %1 sein</translation>
    </message>
    <message>
        <source>it is proven, as the end</source>
        <translation>es ist bewiesen, denn hier ist die Partie zu Ende</translation>
    </message>
    <message>
        <source>the review was changed, or belongs to another game</source>
        <translation>die Auswertung wurde geändert oder gehört zu einer anderen Partie</translation>
    </message>
    <message>
        <source>move %1, %2, is no row and column of the board, as in 12,6</source>
        <translation>Zug %1, %2, ist keine Zeile und Spalte des Bretts wie in 12,6</translation>
    </message>
    <message>
        <source>there are more than %1 moves, the most that a game can have</source>
        <translation>es sind mehr als %1 Züge, so viele, wie eine Partie höchstens haben kann</translation>
    </message>
    <message>
        <source>%1 is not a board: expected counts:SEED/ROWSxCOLUMNS/COUNTS, seed 0 to 2^64-1, up to 32x32, with the blocks of 1 to 9 colors as in 45x5 or 65+40x4</source>
        <translation>%1 ist kein Brett: erwartet wird counts:STARTWERT/ZEILENxSPALTEN/ANZAHLEN, STARTWERT von 0 bis 2^64-1, bis 32x32, mit den Blöcken von 1 bis 9 Farben wie in 45x5 oder 65+40x4</translation>
    </message>
    <message>
        <source>%1 is not a board: its colors have %2 blocks, but it has %3 cells</source>
        <translation>%1 ist kein Brett: seine Farben haben %2 Blöcke, es hat aber %3 Felder</translation>
    </message>
    <message>
        <source>%1 is not a board name: expected standard:N, schadd250:N, random:SEED, clearable:SEED, counts:SEED/ROWSxCOLUMNS/COUNTS, daily:YEAR-MONTH-DAY or id:TEXT</source>
        <translation>%1 ist kein Brettname: erwartet wird standard:N, schadd250:N, random:STARTWERT, clearable:STARTWERT, counts:STARTWERT/ZEILENxSPALTEN/ANZAHLEN, daily:JAHR-MONAT-TAG oder id:TEXT</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 0 to %2, or -1</source>
        <translation>%1 ist kein Feld dieses Bretts: erwartet wird eine Farbe 0 bis %2 oder -1</translation>
    </message>
    <message>
        <source>a row of CodinGame&apos;s boards has %1 numbers, not %2</source>
        <translation>eine Zeile der Bretter von CodinGame hat %1 Zahlen, nicht %2</translation>
    </message>
    <message>
        <source>CodinGame&apos;s boards have %1 rows, not %2</source>
        <translation>die Bretter von CodinGame haben %1 Zeilen, nicht %2</translation>
    </message>
    <message>
        <source>c%1 is no number of colors: expected 1 to %2</source>
        <translation>c%1 ist keine Zahl von Farben: erwartet wird 1 bis %2</translation>
    </message>
    <message>
        <source>s%1 is no scoring: expected s1, (n-1)^2 points, or s2, (n-2)^2 points</source>
        <translation>s%1 ist keine Wertung: erwartet wird s1, (n-1)^2 Punkte, oder s2, (n-2)^2 Punkte</translation>
    </message>
    <message>
        <source>%1 is no game ID of Simon Tatham&apos;s Same Game: expected COLUMNSxROWScCOLORSs2:CELLS</source>
        <translation>%1 ist keine Spielkennung von Simon Tathams Same Game: erwartet wird SPALTENxZEILENcFARBENs2:FELDER</translation>
    </message>
    <message>
        <source>this is a random seed of Simon Tatham&apos;s Same Game, whose board only that program makes: expected its game ID, with &apos;:&apos; and all cells</source>
        <translation>dies ist eine Zufallszahl von Simon Tathams Same Game, deren Brett nur jenes Programm erzeugt: erwartet wird dessen Spielkennung, mit &apos;:&apos; und allen Feldern</translation>
    </message>
    <message>
        <source>the game ID has %1 cells, but its board %2x%3 has %4</source>
        <translation>die Spielkennung hat %1 Felder, ihr Brett %2x%3 aber %4</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 1 to %2, or 0</source>
        <translation>%1 ist kein Feld dieses Bretts: erwartet wird eine Farbe 1 bis %2 oder 0</translation>
    </message>
    <message>
        <source>%1 is no size: expected columns and rows up to 32, and colors up to 9</source>
        <translation>%1 ist keine Größe: erwartet werden Spalten und Zeilen bis 32 und Farben bis 9</translation>
    </message>
    <message>
        <source>this position has %1 cells, but the board %2</source>
        <translation>diese Stellung hat %1 Felder, das Brett aber %2</translation>
    </message>
    <message>
        <source>the file ends within a position: expected its cells, a move and three scores, on a line each</source>
        <translation>die Datei endet in einer Stellung: erwartet werden ihre Felder, ein Zug und drei Punktzahlen, je in einer Zeile</translation>
    </message>
    <message>
        <source>no move leads from the position before to this one</source>
        <translation>kein Zug führt von der vorigen Stellung zu dieser</translation>
    </message>
    <message>
        <source>%1 are no scores: expected three numbers</source>
        <translation>%1 sind keine Punktzahlen: erwartet werden drei Zahlen</translation>
    </message>
    <message>
        <source>there are no moves: expected rows and columns, as in 12,6</source>
        <translation>es gibt keine Züge: erwartet werden Zeilen und Spalten wie in 12,6</translation>
    </message>
    <message>
        <source>the program %1 cannot be started: %2</source>
        <translation>das Programm %1 lässt sich nicht starten: %2</translation>
    </message>
    <message>
        <source>the program %1 was not permitted to start</source>
        <translation>dem Programm %1 wurde der Start nicht erlaubt</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>sie ist länger als %1 Byte</translation>
    </message>
    <message>
        <source>%1: wrong lines that do not count: %2 of %3; the first is line %4: %5</source>
        <translation>%1: falsche Antworten, die nicht zählen: %2 von %3; die erste ist Zeile %4: %5</translation>
    </message>
    <message>
        <source>%1: late lines that do not count: %2 of %3, read after the end of the time</source>
        <translation>%1: verspätete Antworten, die nicht zählen: %2 von %3, gelesen nach Ablauf der Zeit</translation>
    </message>
    <message>
        <source>%1 gave no line that counts before the end of the time</source>
        <translation>%1 gab bis zum Ablauf der Zeit keine Antwort, die zählt</translation>
    </message>
    <message>
        <source>%1; the last that it said: %2</source>
        <translation>%1; seine letzte Meldung: %2</translation>
    </message>
    <message>
        <source>the program %1 was ended by signal %2</source>
        <translation>das Programm %1 wurde von Signal %2 beendet</translation>
    </message>
    <message>
        <source>the program %1 ended with exit code %2</source>
        <translation>das Programm %1 endete mit dem Rückgabewert %2</translation>
    </message>
    <message>
        <source>the program %1 ended without a line that counts</source>
        <translation>das Programm %1 endete ohne eine Antwort, die zählt</translation>
    </message>
    <message>
        <source>the command is missing: expected external:COMMAND, where COMMAND starts a program</source>
        <translation>der Befehl fehlt: erwartet wird external:BEFEHL, wobei BEFEHL ein Programm startet</translation>
    </message>
    <message>
        <source>the command %1 has a character that no command can have</source>
        <translation>der Befehl %1 enthält ein Zeichen, das kein Befehl enthalten kann</translation>
    </message>
    <message>
        <source>another table begins here, expected more trials of %1: the file was kept with other options</source>
        <translation>hier beginnt eine andere Tabelle, erwartet werden weitere Läufe von %1: die Datei wurde mit anderen Optionen geführt</translation>
    </message>
    <message>
        <source>another trial stands here, expected the first line of %1: the file was kept with other options</source>
        <translation>hier steht ein anderer Lauf, erwartet wird die erste Zeile von %1: die Datei wurde mit anderen Optionen geführt</translation>
    </message>
    <message>
        <source>%1 gives no amounts: expected up to %2 whole numbers with commas between, or a formula of n up to n^2 as the last of them or alone, as in 0,0,(n-2)^2</source>
        <translation>%1 gibt keine Beträge an: erwartet werden bis zu %2 ganze Zahlen mit Kommas dazwischen oder eine Formel mit n, höchstens mit n^2, allein oder am Ende, wie in 0,0,(n-2)^2</translation>
    </message>
    <message>
        <source>a game on the largest board of %1 blocks must not earn or cost more than %2 points</source>
        <translation>eine Partie auf dem größten Brett mit %1 Blöcken darf nicht mehr als %2 Punkte bringen oder kosten</translation>
    </message>
    <message>
        <source>%1 is below 0 at n = %2</source>
        <translation>%1 liegt bei n = %2 unter 0</translation>
    </message>
    <message>
        <source>groups must earn points: rules whose moves earn nothing are clickomania</source>
        <translation>Gruppen müssen Punkte bringen: Regeln, nach denen Züge nichts bringen, sind clickomania</translation>
    </message>
    <message>
        <source>rules of one&apos;s own need the points of groups, as in own:points=n^2</source>
        <translation>eigene Regeln brauchen Punkte für Gruppen, wie in own:points=n^2</translation>
    </message>
    <message>
        <source>the bonus is %1: expected a whole number from 0 to %2</source>
        <translation>der Bonus ist %1: erwartet wird eine ganze Zahl von 0 bis %2</translation>
    </message>
    <message>
        <source>%1 names no rules: expected points, and bonus and penalty if wanted, each once, as in own:points=n^2:bonus=100:penalty=n</source>
        <translation>%1 nennt keine Regeln: erwartet werden points und nach Wunsch bonus und penalty, je einmal, wie in own:points=n^2:bonus=100:penalty=n</translation>
    </message>
    <message>
        <source>there is no refill under rules of one&apos;s own</source>
        <translation>mit eigenen Regeln wird nicht aufgefüllt</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>sie ist abgeschnitten</translation>
    </message>
    <message>
        <source>it is no learned bias, expected a file that train-bias wrote</source>
        <translation>sie enthält keine gelernte Neigung, erwartet wird eine Datei, die train-bias geschrieben hat</translation>
    </message>
    <message>
        <source>there are more weights than &apos;weights&apos; says</source>
        <translation>sie enthält mehr Gewichte, als &apos;weights&apos; angibt</translation>
    </message>
    <message>
        <source>no feature of a move is called %1</source>
        <translation>kein Merkmal eines Zuges heißt %1</translation>
    </message>
    <message>
        <source>the feature %1 appears twice</source>
        <translation>das Merkmal %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the weight of %1 is %2, expected a number from -1000 to 1000</source>
        <translation>das Gewicht von %1 ist %2, erwartet wird eine Zahl von -1000 bis 1000</translation>
    </message>
    <message>
        <source>bias-file is %1: %2</source>
        <translation>bias-file ist %1: %2</translation>
    </message>
</context>
<context>
    <name>ExperimentColumn</name>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>A solver with its options and its budget</source>
        <translation>Ein Löser mit seinen Optionen und seinem Budget</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Trials that are done: runs on all boards together</source>
        <translation>Fertige Läufe, auf allen Brettern zusammen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean score over boards; that of a board is the mean of its runs</source>
        <translation>Mittlerer Endstand über die Bretter; der eines Bretts ist das Mittel seiner Läufe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Sum of the scores over boards; that of a board is the mean of its runs</source>
        <translation>Summe der Endstände über die Bretter; der Endstand eines Bretts ist das Mittel seiner Läufe</translation>
    </message>
    <message>
        <source>± like these</source>
        <translation>± wie diese</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for boards like these: these boards are the sample</source>
        <translation>Halbe Breite des 95-%-Intervalls des Mittels oder der Summe für Bretter wie diese: Die Stichprobe sind diese Bretter</translation>
    </message>
    <message>
        <source>± these</source>
        <translation>± diese</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for these boards: the runs on each are the sample</source>
        <translation>Halbe Breite des 95-%-Intervalls des Mittels oder der Summe für diese Bretter: Die Stichprobe sind die Läufe auf jedem</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Standard deviation of the scores between boards; with one board, between its runs</source>
        <translation>Standardabweichung der Endstände zwischen den Brettern; bei einem einzigen Brett zwischen seinen Läufen</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Highest score of all trials</source>
        <translation>Höchster Endstand eines Laufs</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Geräumt</translation>
    </message>
    <message>
        <source>Trials that cleared their board</source>
        <translation>Läufe, die ihr Brett geräumt haben</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Score less that of the entry it is compared with, on the same boards and seeds: the mean over boards or their sum</source>
        <translation>Endstand abzüglich dessen, den der Vergleichseintrag hat, auf denselben Brettern mit denselben Startwerten: das Mittel über die Bretter oder die Summe</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for boards like these: these boards are the sample</source>
        <translation>Halbe Breite des 95-%-Intervalls der Differenz für Bretter wie diese: Die Stichprobe sind diese Bretter</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for these boards: the runs on each are the sample</source>
        <translation>Halbe Breite des 95-%-Intervalls der Differenz für diese Bretter: Die Stichprobe sind die Läufe auf jedem</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>The entry from which the difference is taken</source>
        <translation>Der Eintrag, zu dem die Differenz gebildet ist</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>The published mean, or the sum of the published scores of these boards</source>
        <translation>Das veröffentlichte Mittel oder die Summe der veröffentlichten Endstände dieser Bretter</translation>
    </message>
    <message>
        <source>Above published</source>
        <translation>Mehr als veröffentlicht</translation>
    </message>
    <message>
        <source>Mean or total less the published one; below zero where it is lower</source>
        <translation>Mittel oder Summe minus das Veröffentlichte; unter null, wo es niedriger ist</translation>
    </message>
    <message>
        <source>Published deviation</source>
        <translation>Veröffentlichte Abweichung</translation>
    </message>
    <message>
        <source>The published standard deviation of the scores</source>
        <translation>Die veröffentlichte Standardabweichung der Endstände</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>Mittlere Tiefe</translation>
    </message>
    <message>
        <source>Mean depth of the nodes of a tree, over trials; the first position has depth 0</source>
        <translation>Mittlere Tiefe der Knoten eines Baums, über die Läufe; die erste Stellung hat die Tiefe 0</translation>
    </message>
    <message>
        <source>Depth of walks</source>
        <translation>Tiefe der Wege</translation>
    </message>
    <message>
        <source>Mean depth of the nodes where playouts begin, over trials</source>
        <translation>Mittlere Tiefe der Knoten, an denen Playouts beginnen, über die Läufe</translation>
    </message>
    <message>
        <source>Published mean depth</source>
        <translation>Veröffentlichte mittlere Tiefe</translation>
    </message>
    <message>
        <source>The mean depth that the paper prints</source>
        <translation>Die in der Veröffentlichung genannte mittlere Tiefe</translation>
    </message>
    <message>
        <source>Deepest node</source>
        <translation>Tiefster Knoten</translation>
    </message>
    <message>
        <source>Depth of the deepest node of a tree, the mean over trials</source>
        <translation>Tiefe des tiefsten Knotens eines Baums, im Mittel über die Läufe</translation>
    </message>
    <message>
        <source>Deepest so far</source>
        <translation>Tiefster bis dahin</translation>
    </message>
    <message>
        <source>Depth of the deepest node on a board and all boards before it, the mean over boards; only the first run on each board counts</source>
        <translation>Tiefe des tiefsten Knotens auf einem Brett und allen Brettern davor, im Mittel über die Bretter; nur erste Läufe</translation>
    </message>
    <message>
        <source>Published deepest node</source>
        <translation>Veröffentlichter tiefster Knoten</translation>
    </message>
    <message>
        <source>The depth of the deepest node that the paper prints</source>
        <translation>Die in der Veröffentlichung genannte Tiefe des tiefsten Knotens</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Playouts of a trial, the mean</source>
        <translation>Playouts eines Laufs, im Mittel</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Seconds that a trial takes by the clock, the mean</source>
        <translation>Sekunden, die ein Lauf nach der Uhr dauert, im Mittel</translation>
    </message>
</context>
<context>
    <name>ExperimentFiles</name>
    <message>
        <source>Figure (*.svg)</source>
        <translation>Abbildung (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>Läufe (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>ExperimentListModel</name>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>The table or figure of a paper, or a question of this program</source>
        <translation>Die Tabelle oder Abbildung einer Veröffentlichung oder eine Frage dieses Programms</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Its name on the command line</source>
        <translation>Sein Name auf der Befehlszeile</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Ganz</translation>
    </message>
    <message numerus="yes">
        <source>The time that the whole experiment takes on %Ln cores, about: hours, minutes and seconds</source>
        <translation>
            <numerusform>Die Zeit, die das ganze Experiment auf %Ln Kern etwa braucht: Stunden, Minuten und Sekunden</numerusform>
            <numerusform>Die Zeit, die das ganze Experiment auf %Ln Kernen etwa braucht: Stunden, Minuten und Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>The same at the scale that is proposed</source>
        <translation>Dasselbe im vorgeschlagenen Maßstab</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>The share of the whole that is proposed: fewer runs or boards, or smaller budgets</source>
        <translation>Der vorgeschlagene Anteil am Ganzen: weniger Läufe oder Bretter oder kleinere Budgets</translation>
    </message>
</context>
<context>
    <name>ExperimentText</name>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 von %Ln Brett</numerusform>
            <numerusform>%1 von %Ln Brettern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln Brett</numerusform>
            <numerusform>%Ln Bretter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the first and the last board</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs per board</source>
        <translation>
            <numerusform>%1 von %Ln Lauf je Brett</numerusform>
            <numerusform>%1 von %Ln Läufen je Brett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs per board</source>
        <translation>
            <numerusform>%Ln Lauf je Brett</numerusform>
            <numerusform>%Ln Läufe je Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>One board says nothing about boards like it.</source>
        <translation>Ein Brett sagt nichts über Bretter wie dieses.</translation>
    </message>
    <message>
        <source>One run on each board says nothing about further runs on these boards.</source>
        <translation>Ein Lauf auf jedem Brett sagt nichts über weitere Läufe auf diesen Brettern.</translation>
    </message>
    <message>
        <source>Differences are to %1.</source>
        <translation>Differenzen beziehen sich auf %1.</translation>
    </message>
    <message>
        <source>Published results used the whole budget.</source>
        <translation>Die veröffentlichten Ergebnisse wurden mit dem ganzen Budget erzielt.</translation>
    </message>
    <message>
        <source>Searches of %1 without a game, which count as 0 points: %2 of %3.</source>
        <translation>Suchen von %1 ohne Partie, die als 0 Punkte zählen: %2 von %3.</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <comment>where</comment>
        <translation>Veröffentlicht: %1.</translation>
    </message>
    <message>
        <source>%1 (scale %2)</source>
        <comment>an experiment</comment>
        <translation>%1 (Maßstab %2)</translation>
    </message>
    <message>
        <source>budgets times %1</source>
        <translation>Budgets mal %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln trials</source>
        <translation>
            <numerusform>%1 von %Ln Lauf fertig</numerusform>
            <numerusform>%1 von %Ln Läufen fertig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentsDialog</name>
    <message>
        <source>Experiments of the papers</source>
        <translation>Experimente aus Veröffentlichungen</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Ergebnisse des Experiments</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Runs the chosen experiment at this scale, on all cores</source>
        <translation>Führt das gewählte Experiment in diesem Maßstab aus, auf allen Kernen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Runs the trials that the experiment shown still lacks</source>
        <translation>Führt die Läufe aus, die dem gezeigten Experiment noch fehlen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Writes the figure, the table, or the trials, with which samegame-cli experiment --resume goes on</source>
        <translation>Schreibt die Abbildung, die Tabelle oder die Läufe, mit denen samegame-cli experiment --resume weitermacht</translation>
    </message>
    <message>
        <source>The share of the whole cost, up to 1: fewer runs or boards, or smaller budgets, as the experiment says</source>
        <translation>Der Anteil am ganzen Aufwand, bis 1: weniger Läufe oder Bretter oder kleinere Budgets, wie es das Experiment vorsieht</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>&amp;Maßstab</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Choose an experiment and start it.</source>
        <translation>Wählen Sie ein Experiment und starten Sie es.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>All trials are done.</source>
        <translation>Alle Läufe sind fertig.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials are done.</source>
        <translation>
            <numerusform>%Ln Lauf ist fertig.</numerusform>
            <numerusform>%Ln Läufe sind fertig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Animation of the game (GIF)</source>
        <translation>Animation der Partie (GIF)</translation>
    </message>
    <message>
        <source>Picture of the position (PNG)</source>
        <translation>Bild der Stellung (PNG)</translation>
    </message>
    <message>
        <source>Drawing of the position (SVG)</source>
        <translation>Zeichnung der Stellung (SVG)</translation>
    </message>
    <message>
        <source>Moves of the game (text)</source>
        <translation>Züge der Partie (Text)</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>P&amp;artie</translation>
    </message>
    <message>
        <source>The side of a block&apos;s place in pixels</source>
        <translation>Die Seite des Platzes eines Blocks in Pixeln</translation>
    </message>
    <message>
        <source>&amp;Pixels a cell</source>
        <translation>&amp;Pixel je Feld</translation>
    </message>
    <message>
        <source>How long an animation shows each position; the last one stays for three seconds</source>
        <translation>Wie lange eine Animation jede Stellung zeigt; die letzte bleibt drei Sekunden stehen</translation>
    </message>
    <message>
        <source>&amp;Seconds a move</source>
        <translation>&amp;Sekunden je Zug</translation>
    </message>
    <message>
        <source>&amp;Mark the group that the next move takes</source>
        <translation>Die Gruppe des nächsten Zugs &amp;markieren</translation>
    </message>
    <message>
        <source>Blocks look as on the board; a drawing shows the numbers of their colors. Moves are written as papers print them, with the ID of their board, and can be opened and pasted here.</source>
        <translation>Die Blöcke sehen aus wie auf dem Brett; eine Zeichnung zeigt die Nummern ihrer Farben. Züge werden geschrieben, wie Veröffentlichungen sie drucken, mit der ID ihres Bretts, und lassen sich hier öffnen und einfügen.</translation>
    </message>
    <message>
        <source>Part of the export that is done</source>
        <translation>Der erledigte Teil des Exports</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
</context>
<context>
    <name>ExportRunner</name>
    <message>
        <source>%1 could not be written: %2. Export… asks for another file or folder.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Exportieren … fragt nach einer anderen Datei oder einem anderen Ordner.</translation>
    </message>
    <message>
        <source>The next group</source>
        <translation>Die nächste Gruppe</translation>
    </message>
</context>
<context>
    <name>ExternalQuestion</name>
    <message>
        <source>External programs</source>
        <translation>Externe Programme</translation>
    </message>
    <message numerus="yes">
        <source>The comparison starts %Ln external programs, which may do all that you may do. Start only what you know.</source>
        <translation>
            <numerusform>Der Vergleich startet %Ln externes Programm, das alles darf, was Sie dürfen. Starten Sie nur, was Sie kennen.</numerusform>
            <numerusform>Der Vergleich startet %Ln externe Programme, die alles dürfen, was Sie dürfen. Starten Sie nur, was Sie kennen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Permits these commands until SameGame is closed</source>
        <translation>Erlaubt diese Befehle, bis SameGame geschlossen wird</translation>
    </message>
</context>
<context>
    <name>FigureDialog</name>
    <message>
        <source>Picture for printing</source>
        <translation>Bild zum Drucken</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG (scalable picture)</source>
        <translation>SVG (skalierbares Bild)</translation>
    </message>
    <message>
        <source>PNG (300 dots per inch)</source>
        <translation>PNG (300 Punkte je Zoll)</translation>
    </message>
    <message>
        <source>Font of the &amp;window</source>
        <translation>Schrift des Fens&amp;ters</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>With ca&amp;ption</source>
        <translation>Mit &amp;Beschriftung</translation>
    </message>
    <message>
        <source>What is drawn, with board, rules, budget, seed and version</source>
        <translation>Was gezeichnet ist, mit Brett, Regeln, Budget, Startwert und Version</translation>
    </message>
    <message>
        <source>W&amp;idth in millimeters</source>
        <translation>B&amp;reite in Millimetern</translation>
    </message>
    <message>
        <source>&amp;Height in millimeters</source>
        <translation>&amp;Höhe in Millimetern</translation>
    </message>
    <message>
        <source>&amp;Size of the font in points</source>
        <translation>&amp;Schriftgröße in Punkt</translation>
    </message>
    <message>
        <source>Scores in a bin, in the picture, in the window and in the file of bins; 0 lets the number of scores decide</source>
        <translation>Punktzahlen in einer Klasse, im Bild, im Fenster und in der Datei der Klassen; bei 0 entscheidet die Zahl der Ergebnisse</translation>
    </message>
    <message>
        <source>Width of &amp;bins (0: automatic)</source>
        <translation>Breite der &amp;Klassen (0: automatisch)</translation>
    </message>
    <message>
        <source>Names in the legend</source>
        <translation>Namen in der Legende</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Played by hand</source>
        <translation>Von Hand gespielt</translation>
    </message>
    <message>
        <source>Found in an earlier session</source>
        <translation>In einer früheren Sitzung gefunden</translation>
    </message>
    <message>
        <source>Found by %1</source>
        <translation>Gefunden von %1</translation>
    </message>
</context>
<context>
    <name>ForgetBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Zu&amp;rücknehmen</translation>
    </message>
    <message>
        <source>Brings back the games that were forgotten last</source>
        <translation>Holt die zuletzt vergessenen Partien zurück</translation>
    </message>
    <message>
        <source>1 game was forgotten. It can be brought back until SameGame is closed.</source>
        <translation>1 Partie wurde vergessen. Sie lässt sich zurückholen, bis SameGame geschlossen wird.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were forgotten. They can be brought back until SameGame is closed.</source>
        <translation>
            <numerusform>%Ln Partie wurde vergessen. Sie lässt sich zurückholen, bis SameGame geschlossen wird.</numerusform>
            <numerusform>%Ln Partien wurden vergessen. Sie lassen sich zurückholen, bis SameGame geschlossen wird.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The game of the last session cannot be restored: %1.</source>
        <translation>Die Partie der letzten Sitzung lässt sich nicht wiederherstellen: %1.</translation>
    </message>
    <message>
        <source>it is not in a form that this version knows</source>
        <translation>diese Version kennt ihre Form nicht</translation>
    </message>
    <message>
        <source>a part of it is missing</source>
        <translation>ein Teil von ihr fehlt</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 Zug</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, moves</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Goes on with this board as it was left, with %1. Restart in the menu Move begins it anew.</source>
        <translation>Spielt dieses Brett weiter, wie es verlassen wurde, mit %1. „Von vorn“ im Menü „Zug“ beginnt es neu.</translation>
    </message>
    <message>
        <source>%1, in another window</source>
        <comment>points, moves</comment>
        <translation>%1, in einem anderen Fenster</translation>
    </message>
    <message>
        <source>This board is under way: %1. Here it begins anew.</source>
        <translation>Dieses Brett ist angefangen: %1. Hier beginnt es neu.</translation>
    </message>
</context>
<context>
    <name>GameExchange</name>
    <message>
        <source>The board ID is on the clipboard</source>
        <translation>Die Brett-ID ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <translation>Die Standardeingabe lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1 lässt sich nicht spielen: %2.</translation>
    </message>
    <message>
        <source>Standard input cannot be played: %1.</source>
        <translation>Die Standardeingabe lässt sich nicht spielen: %1.</translation>
    </message>
    <message>
        <source>There is no file %1, and as a board ID it is wrong: %2.</source>
        <translation>Es gibt keine Datei %1, und als Brett-ID stimmt es nicht: %2.</translation>
    </message>
    <message>
        <source>One board at a time; left out: %1</source>
        <translation>Nur ein Brett auf einmal; ausgelassen: %1</translation>
    </message>
    <message>
        <source>The text cannot be played: %1.</source>
        <translation>Der Text lässt sich nicht spielen: %1.</translation>
    </message>
    <message>
        <source>What was dropped has no text.</source>
        <translation>Was abgelegt wurde, hat keinen Text.</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>Das Ergebnis ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>%1 (moves: %2)</source>
        <translation>%1 (Züge: %2)</translation>
    </message>
    <message>
        <source>Game in the replay bar</source>
        <translation>Partie in der Wiedergabeleiste</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>Partie auf dem Brett</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Beste Partie</translation>
    </message>
    <message>
        <source>This board was shared with you: beat %1.</source>
        <translation>Dieses Brett wurde mit Ihnen geteilt; zu schlagen: %1.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Saved games (*.samegame)</source>
        <translation>Gespeicherte Partien (*.samegame)</translation>
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
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>Läufe (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Arrow keys move the cursor, Enter or Space plays the group under it.</source>
        <translation>Pfeiltasten bewegen die Markierung, Eingabe- oder Leertaste spielt die Gruppe darunter.</translation>
    </message>
    <message>
        <source>%1 Rules: %2. %3</source>
        <translation>%1 Regeln: %2. %3</translation>
    </message>
    <message>
        <source>Brings the result of the game back</source>
        <translation>Bringt das Ergebnis der Partie zurück</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
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
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>noch %Ln Block</numerusform>
            <numerusform>noch %Ln Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
The new columns have the seed %2.</source>
        <translation>%1
Die neuen Spalten haben den Startwert %2.</translation>
    </message>
    <message>
        <source>The board of this game: %1. &quot;New game…&quot; in the menu Game chooses another</source>
        <translation>Das Brett dieser Partie: %1. „Neue Partie …“ im Menü „Partie“ wählt ein anderes</translation>
    </message>
    <message>
        <source>What the person reached who shared this board</source>
        <translation>So viel erreichte, wer dieses Brett geteilt hat</translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation>Zu schlagen: %1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergeben</translation>
    </message>
    <message>
        <source>Opens this game and replays it; can be undone</source>
        <translation>Öffnet diese Partie und gibt sie wieder; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Starts the board of this game anew</source>
        <translation>Beginnt das Brett dieser Partie von vorn</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Auswerte&amp;n</translation>
    </message>
    <message>
        <source>Opens this game and shows what each of its moves gave away</source>
        <translation>Öffnet diese Partie und zeigt, was jeder ihrer Züge verschenkte</translation>
    </message>
</context>
<context>
    <name>HelpBrowser</name>
    <message>
        <source>Previous place found</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place found, its paragraph</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place found</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Point at a group to see its size and points; click to remove it. With the keyboard, arrows move a cursor over the board, and Enter or Space removes the group under it; while no cursor is shown, the group that stands out under the mouse, and if none does, the cursor is shown first. The settings make the first click select and the second one remove. A key that is held does once what changes the game, only undo, redo and steps of the replay go on; the second click of a double click does not remove what just fell there.</source>
        <translation>Unter der Maus zeigt eine Gruppe ihre Größe und ihre Punkte; ein Klick entfernt sie. Auf der Tastatur bewegen die Pfeiltasten eine Markierung über das Brett, und die Eingabe- oder Leertaste entfernt die Gruppe darunter; ist keine Markierung zu sehen, die unter der Maus hervorgehobene Gruppe, und gibt es keine, erscheint zuerst die Markierung. In den Einstellungen lässt sich wählen, dass der erste Klick auswählt und der zweite entfernt. Eine gehaltene Taste tut einmal, was die Partie ändert, nur Zurücknehmen, Wiederholen und Schritte der Wiedergabe gehen weiter; der zweite Klick eines Doppelklicks entfernt nicht, was gerade dorthin gefallen ist.</translation>
    </message>
    <message>
        <source>Everything can be undone, even a new game and after the end. The game, its history, what the assistant found and what the charts show are there again when the program starts the next time.</source>
        <translation>Alles lässt sich zurücknehmen, auch eine neue Partie und noch nach dem Ende. Die Partie, ihr Verlauf, die Ergebnisse des Assistenten und was die Diagramme zeigen sind beim nächsten Start des Programms wieder da.</translation>
    </message>
    <message>
        <source>A game that ends while it cannot be stored, since the disk is full or another program holds the file, waits and is stored later. If the file with the stored games is damaged, deleted or replaced, the program says so, and keeps what can be read of it.</source>
        <translation>Eine Partie, die sich an ihrem Ende nicht speichern lässt, weil der Datenträger voll ist oder ein anderes Programm die Datei festhält, wartet und wird später gespeichert. Ist die Datei mit den gespeicherten Partien beschädigt, gelöscht oder ersetzt, wird es gesagt, und was sich von ihr lesen lässt, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Assistant and candidates</source>
        <translation>Assistent und Kandidaten</translation>
    </message>
    <message>
        <source>Best game and replay</source>
        <translation>Beste Partie und Wiedergabe</translation>
    </message>
    <message>
        <source>Distributions, comparisons, convergence</source>
        <translation>Verteilungen, Vergleiche, Konvergenz</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) chooses its rules with its board; Rules… (Ctrl+Shift+R) starts the board in play anew under other ones. Above the board stands which rules a game has, if they are not the usual ones. A game keeps the rules of its file or ID, and the best game known of a board is one under the same rules.</source>
        <translation>Eine neue Partie (Strg+N) wählt ihre Regeln mit dem Brett; „Regeln …“ (Strg+Umschalt+R) beginnt das Brett nach anderen Regeln von vorn. Über dem Brett steht, welche Regeln eine Partie hat, wenn es nicht die üblichen sind. Eine Partie behält die Regeln ihrer Datei oder ID, und die beste bekannte Partie eines Bretts ist eine nach denselben Regeln.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere Regeln</translation>
    </message>
    <message>
        <source>F5 switches the assistant on. It searches the position on the board for its budget and follows when you play. Results stay, and come back with undo. On small boards and in endgames exact solvers prove that a line is the best one, or with the goal &quot;clear&quot; that none clears the board; the line at the top of the assistant says so. Beside every other solver the endgame is tried, the longer the fewer blocks are left. Once a position is proven, each of its moves gets its exact value, and it is not searched again, unless with a seed of its own.</source>
        <translation>F5 schaltet den Assistenten ein. Er durchsucht die Stellung auf dem Brett, bis sein Budget verbraucht ist, und folgt jedem gespielten Zug. Ergebnisse bleiben und kommen beim Zurücknehmen wieder. Auf kleinen Brettern und in Endspielen beweisen exakte Löser, dass eine Zugfolge die beste ist, oder mit dem Ziel „clear“, dass keine das Brett räumt; die oberste Zeile des Assistenten sagt es. Neben jedem anderen Löser wird das Endspiel versucht, umso länger, je weniger Blöcke übrig sind. Ist eine Stellung bewiesen, bekommt jeder ihrer Züge seinen exakten Wert, und sie wird nicht noch einmal durchsucht, außer mit einem eigenen Startwert.</translation>
    </message>
    <message>
        <source>A distribution draws many playouts of one or several policies and shows how often each final score came. When the game has ended, the percentile tells which share of them your own score beats.</source>
        <translation>Eine Verteilung spielt viele Playouts mit einer oder mehreren Strategien und zeigt, wie oft jeder Endstand vorkam. Ist die Partie zu Ende, so sagt der Prozentrang, welchen Anteil von ihnen der eigene Endstand übertrifft.</translation>
    </message>
    <message>
        <source>Boxes, in place of the histogram, show the same scores side by side: a box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Kästen an Stelle des Histogramms zeigen dieselben Endstände nebeneinander: Ein Kasten enthält die mittlere Hälfte der Endstände mit einem Strich am Median; Antennen reichen bis 5 % und 95 %, und Ringe sind der niedrigste und der höchste.</translation>
    </message>
    <message>
        <source>An external program is a solver of your own: the window sends it the board and checks every line that it answers. Its command is shown before it starts.</source>
        <translation>Ein externes Programm ist ein eigener Löser: Das Fenster schickt ihm das Brett und prüft jede Zugfolge, die es antwortet. Sein Befehl wird gezeigt, bevor er startet.</translation>
    </message>
    <message>
        <source>Export writes a chart as a picture for printing (PDF, SVG or PNG, with a caption that names board and seed), or its numbers as CSV files: one table in each, with the titles of its columns in the first row and a point before decimals.</source>
        <translation>Export schreibt ein Diagramm als Bild zum Drucken (PDF, SVG oder PNG, mit einer Beschriftung, die Brett und Startwert nennt), oder seine Zahlen als CSV-Dateien: in jeder eine Tabelle, mit den Spaltentiteln in der ersten Zeile und einem Punkt vor den Dezimalen.</translation>
    </message>
    <message>
        <source>H tells which color to save, and how many of its blocks go in one move, for how many points, in the best game known from here. H again marks the group to play now and says why: it joins blocks, frees the way for a later move, or clears blocks that no later move needs. H once more numbers the next three to five moves, counted from here, and frames the blocks that they save. Where there is nothing to save the first step is left out; where new columns come in, H tells a color and then its group. After the last step H begins anew, which counts no further hint. All steps tell of one plan, and H keeps to it as long as the game follows it; when a better one takes its place, the first step says so, and its steps count. The words keep clear of the group to play and, where they can, of the blocks that they are about. A click takes the words away, Escape the whole hint.</source>
        <translation>H sagt, welche Farbe aufzusparen ist und wie viele ihrer Blöcke in einem Zug gehen, für wie viele Punkte, in der besten von hier bekannten Partie. Noch einmal H markiert die Gruppe, die jetzt dran ist, und sagt, warum: Sie führt Blöcke zusammen, macht den Weg für einen späteren Zug frei oder räumt Blöcke weg, die kein späterer Zug braucht. Noch einmal H nummeriert die nächsten drei bis fünf Züge, von hier gezählt, und rahmt die Blöcke ein, die sie aufsparen. Wo nichts aufzusparen ist, fällt der erste Schritt weg; wo neue Spalten kommen, nennt H eine Farbe und dann ihre Gruppe. Nach dem letzten Schritt beginnt H von vorn, was als kein weiterer Tipp zählt. Alle Schritte handeln von einem Plan, und H bleibt bei ihm, solange die Partie ihm folgt; tritt ein besserer an seine Stelle, sagt das der erste Schritt, und seine Schritte zählen. Die Wörter lassen die Gruppe frei, die dran ist, und wo es geht auch die Blöcke, um die es geht. Ein Klick nimmt die Wörter weg, Esc den ganzen Tipp.</translation>
    </message>
    <message>
        <source>Each step counts as a hint, and the count stays with the game. So do moves taken from the candidates, moves made where candidates were seen, moves from positions that a review tells of, and moves of a game that was taken over.</source>
        <translation>Jeder Schritt zählt als Tipp, und die Zahl bleibt bei der Partie. Ebenso Züge aus den Kandidaten, Züge mit Kandidaten im Blick, Züge aus Stellungen, von denen eine Auswertung etwas sagt, und Züge einer übernommenen Partie.</translation>
    </message>
    <message>
        <source>★ marks the candidate with which the best line known goes on, whoever found it and by whichever moves the position was reached: along it the best score never falls. A search with a seed of its own stands alone and leaves that line out.</source>
        <translation>★ steht an dem Kandidaten, mit dem die beste bekannte Zugfolge weitergeht, wer immer sie gefunden hat und mit welchen Zügen die Stellung auch erreicht wurde: An ihr entlang sinkt die beste Punktzahl nie. Eine Suche mit eigenem Startwert steht für sich und lässt diese Zugfolge aus.</translation>
    </message>
    <message>
        <source>The best score is that of the best line known from here, and who found it stands beneath. The ceiling is a proven limit: no line ends higher.</source>
        <translation>Der Bestwert ist der Endstand der besten Zugfolge, die von hier aus bekannt ist; wer sie gefunden hat, steht darunter. Die Obergrenze ist bewiesen: Keine Zugfolge endet höher.</translation>
    </message>
    <message>
        <source>Difficulty, under More, chooses an easy, a medium or a hard random board, and the board of each day is called so, too. Boards are compared with others of their size and number of colors: the program plays quick games on each, and the third of the boards with the highest scores is easy.</source>
        <translation>Schwierigkeit, unter Mehr, wählt ein leichtes, mittleres oder schweres Zufallsbrett, und auch das Brett jedes Tages wird so genannt. Verglichen wird mit anderen Brettern der gleichen Größe und Farbenzahl: Das Programm spielt schnelle Partien auf jedem, und das Drittel der Bretter mit den höchsten Endständen ist leicht.</translation>
    </message>
    <message>
        <source>The daily board comes from the date alone, so that it is the same for everybody. Days in a row count when the board was played on the day itself. That day is the date of the place where it was played, wherever it is looked at later. What the computer made of it is told after a game of one&apos;s own.</source>
        <translation>Das Tagesbrett entsteht allein aus dem Datum und ist darum für alle gleich. Tage in Folge zählen, wenn das Brett am Tag selbst gespielt wurde. Dieser Tag ist das Datum des Ortes, an dem es gespielt wurde, wo immer es später angesehen wird. Was der Computer daraus gemacht hat, wird nach einer eigenen Partie gesagt.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>The editor (Ctrl+E) draws on the board of the game. The left button paints in the chosen color, the right one empties; with the keyboard, arrows move a cursor, with Shift they paint, and so does Space; 1 to 9 paint in that color, 0 or Delete empties. Blocks left in the air fall when the game begins.</source>
        <translation>„Brett bearbeiten“ (Strg+E) zeichnet auf dem Brett der Partie. Die linke Maustaste malt in der gewählten Farbe, die rechte leert; mit der Tastatur bewegen Pfeile eine Marke, mit der Umschalttaste malen sie, ebenso die Leertaste; 1 bis 9 malen in dieser Farbe, 0 oder Entf leert. Blöcke, die in der Luft hängen, fallen, wenn die Partie beginnt.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>In the curve each dot is a game: point at it to read which. Any game in the list can be replayed. Reset forgets games, also on the cards at the end of a game; Undo brings them back until the program ends.</source>
        <translation>In der Kurve ist jeder Punkt eine Partie; die Maus darüber zeigt, welche. Jede Partie der Liste lässt sich wiedergeben. „Zurücksetzen“ vergisst Partien, auch auf den Karten am Ende einer Partie; „Zurücknehmen“ holt sie zurück, bis das Programm endet.</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>The window has three layouts: Play (F2) shows the board alone, Analyze (F3) the assistant, the candidates, the best game and the replay bar beside it, Research (F4) the charts as well. A panel that you ask for opens in whichever layout is shown. Each remembers what you changed in it; Ctrl+0 resets the one that is shown. F11 gives the window the whole screen.</source>
        <translation>Das Fenster hat drei Anordnungen: Spielen (F2) zeigt nur das Brett, Analysieren (F3) daneben den Assistenten, die Kandidaten, die beste Partie und die Wiedergabeleiste, Forschen (F4) auch die Diagramme. Ein Bereich, nach dem gefragt wird, öffnet sich in der gezeigten Anordnung. Jede merkt sich, was in ihr geändert wurde; Strg+0 setzt die gezeigte zurück. F11 gibt dem Fenster den ganzen Bildschirm.</translation>
    </message>
    <message>
        <source>In a wide window score, moves, colors and hints stand in a column beside the board, in a narrow one in two rows above it; each keeps its place during a game. Play has no status bar: what it would say comes up at the board, and a click takes it away. F5 pressed again closes the panel that it opened. F10 opens the first menu, from where the arrow keys lead to the others. In full screen the menus and the toolbar are out of the way until the mouse touches the upper edge of the screen, or Alt or F10 is pressed.</source>
        <translation>In einem breiten Fenster stehen Punkte, Züge, Farben und Tipps in einer Spalte neben dem Brett, in einem schmalen in zwei Zeilen darüber; alles behält während einer Partie seinen Platz. Spielen hat keine Statusleiste: Was sie sagen würde, erscheint am Brett, und ein Klick nimmt es weg. F5 noch einmal schließt den Bereich, den sie geöffnet hat. F10 öffnet das erste Menü, von dem die Pfeiltasten zu den anderen führen. Im Vollbild sind Menüs und Werkzeugleiste aus dem Weg, bis die Maus den oberen Rand des Bildschirms berührt oder Alt oder F10 gedrückt wird.</translation>
    </message>
    <message>
        <source>Keys 1 to 9 play the candidates in the order of their best scores, without Shift also where the keyboard wants it for digits. The mouse over a candidate shows its line: each block carries the number of the move that removes it, and the blocks of the group that earns most are framed. The tool tip of its row says what the move is for. Where the assistant is off, nothing of this is to be seen; P shows it as long as it is held. Escape takes away one thing after the other: the replay, the hint, the selection; then it stops what searches, leaves the full screen, and turns the assistant off.</source>
        <translation>Die Tasten 1 bis 9 spielen die Kandidaten in der Reihenfolge ihrer besten Endstände, ohne Umschalttaste auch dort, wo die Tastatur sie für Ziffern verlangt. Die Maus über einem Kandidaten zeigt seine Zugfolge: Jeder Block trägt die Nummer des Zugs, der ihn entfernt, und die Blöcke der Gruppe, die am meisten bringt, sind umrahmt. Der Tooltip seiner Zeile sagt, wozu der Zug dient. Ist der Assistent aus, ist davon nichts zu sehen; P zeigt es, solange die Taste gedrückt ist. Esc nimmt eins nach dem anderen weg: die Wiedergabe, den Tipp, die Auswahl; dann hält es an, was sucht, verlässt das Vollbild und schaltet zuletzt den Assistenten aus.</translation>
    </message>
    <message>
        <source>The best finished game of each board is kept, whoever played it: you or the computer. The bar under the board (F7) replays it, or your own game, from where your game stands on it; a game that has ended is replayed from its start. The bar shows the score after each move. Solved boards (Ctrl+L) lists all of them. The computer never looks at these games when it plays.</source>
        <translation>Die beste zu Ende gespielte Partie jedes Bretts wird aufgehoben, wer immer sie gespielt hat: Sie oder der Computer. Die Leiste unter dem Brett (F7) spielt sie ab oder die eigene Partie, von da an, wo die eigene auf ihr steht; eine beendete Partie wird von Anfang an abgespielt. Die Leiste zeigt den Stand nach jedem Zug. „Gelöste Bretter“ (Strg+L) listet alle. Der Computer sieht sich diese Partien nie an, wenn er spielt.</translation>
    </message>
    <message>
        <source>Help counts for one game. A game that begins again counts from 0, but its board keeps that it was played with help before, and the game says both.</source>
        <translation>Hilfe zählt für eine Partie. Eine Partie, die neu beginnt, zählt ab 0, doch das Brett merkt sich, dass es schon mit Hilfe gespielt wurde, und die Partie sagt beides.</translation>
    </message>
    <message>
        <source>A file with a game of the computer opens with its moves, says who found them, and has the name of its board where the board has one. Undo takes them back one by one. It is no game of yours, and what is played on from it counts as played with help.</source>
        <translation>Eine Datei mit einer Partie des Computers öffnet sich mit ihren Zügen, sagt, wer sie gefunden hat, und hat den Namen ihres Bretts, wo das Brett einen hat. „Zurücknehmen“ nimmt sie einzeln zurück. Sie ist keine eigene Partie, und was von ihr aus weitergespielt wird, zählt als mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>The settings (Looks) draw blocks as joined tiles, glossy balls or plain shapes, in one of four palettes or in colors of your own: click the picture. Check opens a table that names the two colors that look most alike in each kind of color vision, and says whether they can be told apart: clearly, well enough, or not.</source>
        <translation>Die Einstellungen (Aussehen) zeichnen Blöcke als verbundene Steine, glänzende Kugeln oder schlichte Formen, in einer von vier Paletten oder in eigenen Farben: Klicken Sie auf das Bild. „Prüfen“ öffnet eine Tabelle, die für jede Art des Farbensehens die zwei ähnlichsten Farben nennt und sagt, ob man sie unterscheiden kann: klar, gut genug oder nicht.</translation>
    </message>
    <message>
        <source>A number is shown whole or not at all: where it finds no room, as in a narrow column, there is &quot;…&quot; in its place, and pointing at it tells the number. Numbers can be typed with a decimal point or a comma.</source>
        <translation>Eine Zahl ist ganz zu sehen oder gar nicht: Wo sie keinen Platz hat, etwa in einer schmalen Spalte, steht „…“ an ihrer Stelle, und wer darauf zeigt, liest die Zahl. Zahlen können mit Dezimalpunkt oder Komma eingegeben werden.</translation>
    </message>
    <message>
        <source>Refill: %1 The seed of the columns stands in the rules, above the board and in the file: the same moves meet the same columns everywhere. Nobody knows the columns to come, so hints and candidates judge by the blocks on the board.</source>
        <translation>Auffüllen: %1 Der Startwert der Spalten steht in den Regeln, über dem Brett und in der Datei: Gleiche Züge treffen überall auf gleiche Spalten. Niemand kennt die kommenden Spalten; darum urteilen Tipps und Kandidaten nach den Blöcken auf dem Brett.</translation>
    </message>
    <message>
        <source>A comparison lets solvers run a number of times with different seeds, on one board or several, each of which counts once. A difference is that of a solver less the first one, of runs with the same board and seed: where its 95 % interval holds 0, it may be luck.</source>
        <translation>Ein Vergleich lässt Löser mehrmals mit verschiedenen Startwerten laufen, auf einem Brett oder mehreren, von denen jedes einmal zählt. Eine Differenz ist der Endstand eines Lösers abzüglich dessen des ersten, aus Läufen mit gleichem Brett und Startwert: wo ihr 95-%-Intervall die 0 enthält, kann sie Zufall sein.</translation>
    </message>
    <message>
        <source>On one board the chart shows how often each final score came. On several it shows the mean of each solver with its interval, and the differences by board.</source>
        <translation>Auf einem Brett zeigt das Diagramm, wie oft jeder Endstand vorkam. Auf mehreren zeigt es den Mittelwert jedes Lösers mit seinem Intervall und die Differenzen je Brett.</translation>
    </message>
    <message>
        <source>Convergence shows, for every search of the assistant on this board, the best score against the time or the playouts it took.</source>
        <translation>Die Konvergenz zeigt für jede Suche des Assistenten auf diesem Brett den besten Endstand über der Zeit oder den Playouts, die sie dafür brauchte.</translation>
    </message>
    <message>
        <source>Spread tells how sure a loss is. Exact (on the board: =): it is proven. Any order: the best line can begin with this move, too, and removes the same groups in another order, so nothing is lost. ± 60: it may be 60 points smaller or larger, since searches that do not depend on each other lie so far apart. ?: there were no such searches, as with most solvers on one thread, so nobody knows. Rank: the places that a move may have. Moves that are not told apart have places in common, and on the board only those with the best score found stand out. A move is faint where less is known of it than of the others.</source>
        <translation>Die Spanne sagt, wie sicher ein Verlust ist. Exakt (auf dem Brett: =): Er ist bewiesen. Umgestellt: Die beste Zugfolge kann auch mit diesem Zug beginnen und entfernt dieselben Gruppen in anderer Reihenfolge, es geht also nichts verloren. ± 60: Er kann um 60 Punkte kleiner oder größer sein, denn so weit liegen Suchen auseinander, die nicht voneinander abhängen. ?: Solche Suchen gab es nicht, wie bei den meisten Lösern mit einem Thread, also weiß es niemand. Platz: die Plätze, die ein Zug haben kann. Züge, die sich nicht unterscheiden lassen, teilen sich Plätze, und auf dem Brett fallen nur die mit dem besten gefundenen Endstand auf. Blass ist ein Zug, über den weniger bekannt ist als über die anderen.</translation>
    </message>
    <message>
        <source>Where nothing is known of a position, the computer searches it for a second, as the assistant is set, and if that finds nothing, for another second in its usual way.</source>
        <translation>Wo von einer Stellung nichts bekannt ist, sucht der Computer eine Sekunde lang, wie es beim Assistenten eingestellt ist, und wenn das nichts findet, noch eine Sekunde auf seine übliche Art.</translation>
    </message>
    <message>
        <source>Can it still be cleared?</source>
        <translation>Kann es noch geräumt werden?</translation>
    </message>
    <message>
        <source>A lamp tells whether the board can still be cleared: it can where a way to do so is known, it cannot where that is proven, and it is open where ten seconds of search found neither. The lamp is on for boards that were made to be cleared; the menu View turns it on and off for all, except for games with refill. Where the board cannot be cleared any more, a click on the lamp or Ctrl+Backspace takes moves back to the last position known that could be. In the table of candidates ✓ marks moves after which a way to clear the board was found.</source>
        <translation>Eine Lampe sagt, ob das Brett noch geräumt werden kann: Es ist räumbar, wenn ein Weg dahin bekannt ist, nicht räumbar, wenn das bewiesen ist, und es ist offen, wo zehn Sekunden Suche weder das eine noch das andere gefunden haben. Die Lampe ist an bei Brettern, die zum Räumen gemacht sind; das Menü „Ansicht“ schaltet sie für alle ein und aus, außer für Partien, in denen aufgefüllt wird. Wo das Brett nicht mehr geräumt werden kann, nimmt ein Klick auf die Lampe oder Strg+Rücktaste Züge zurück bis zur letzten bekannten Stellung, die es konnte. In der Tabelle der Kandidaten steht ✓ bei Zügen, nach denen ein Weg gefunden wurde, das Brett zu räumen.</translation>
    </message>
    <message>
        <source>When a game has ended, Show a better game (Ctrl+Shift+B, or the button on the card) has the computer play its board for %1 seconds on all cores. What it finds is replayed from the start if it ends higher than the game; else the card says that it does not. Pressed once more, it ends the search with what was found by then. A better game that is known already is replayed at once: the button on the card is Watch the best game then, and only pressing Ctrl+Shift+B again looks for one that is better still. A replay that you have begun meanwhile goes on.</source>
        <translation>Wenn eine Partie zu Ende ist, lässt „Bessere Partie zeigen“ (Strg+Umschalt+B oder die Schaltfläche auf der Karte) den Computer ihr Brett %1 Sekunden lang auf allen Kernen spielen. Was er findet, wird von Anfang an abgespielt, wenn es höher endet als die Partie; sonst sagt die Karte, dass es das nicht tut. Noch einmal gedrückt beendet es die Suche mit dem, was bis dahin gefunden wurde. Eine bessere Partie, die schon bekannt ist, wird sofort abgespielt: Die Schaltfläche auf der Karte heißt dann „Beste Partie ansehen“, und erst noch einmal Strg+Umschalt+B sucht eine noch bessere. Eine inzwischen begonnene Wiedergabe läuft weiter.</translation>
    </message>
    <message>
        <source>The assistant, if on, follows the replay: labels and candidates are those of the position shown, also after the end of a game, where Step back through the game, under the candidates, begins that. A double click or Enter on a candidate then replays how the game goes on after it; to play it, take over. In a game that goes on, what you see there counts as help.</source>
        <translation>Der Assistent, wenn er an ist, folgt der Wiedergabe: Schilder und Kandidaten sind die der gezeigten Stellung, auch nach dem Ende einer Partie, wo „Partie rückwärts durchgehen“ unter den Kandidaten damit beginnt. Ein Doppelklick oder die Eingabetaste auf einem Kandidaten zeigt dann, wie die Partie nach ihm weitergeht; um das zu spielen, übernehmen Sie. In einer Partie, die weitergeht, zählt als Hilfe, was Sie da sehen.</translation>
    </message>
    <message>
        <source>The menu of a candidate (the right button of the mouse, the menu key, or Line of this candidate under the table) replays the game that goes on with it, saves it, or compares it with that of the best candidate. Compare, above the list of moves, compares this game with the best one. The other game has a row under the replay, with its board where as many blocks are left, and says after which move the two part: there both groups are marked on the board. Other game (Alt+Up) changes to it and back.</source>
        <translation>Das Menü eines Kandidaten (die rechte Maustaste, die Menütaste oder „Zugfolge dieses Kandidaten“ unter der Tabelle) spielt die Partie ab, die mit ihm weitergeht, speichert sie oder vergleicht sie mit der des besten Kandidaten. „Vergleichen“ über der Liste der Züge vergleicht diese Partie mit der besten. Die andere Partie hat eine Zeile unter der Wiedergabe, mit ihrem Brett, wo ebenso viele Blöcke übrig sind, und sagt, nach welchem Zug die beiden sich trennen: Da sind beide Gruppen auf dem Brett markiert. „Andere Partie“ (Alt+Hoch) wechselt zu ihr und zurück.</translation>
    </message>
    <message>
        <source>Where games were reviewed, the figures have their mean accuracy, the list has a column of it, and the box above the curve draws it from game to game. What a review told as &quot;about&quot; or &quot;at most&quot; is told so there, too, and so is the mean with it. Only reviews that have looked at each move count, and no game with moves taken over. A review is kept with the board and the moves of its game: reviewed again, the game is looked at further. A game that is forgotten takes its review along.</source>
        <translation>Wo Partien ausgewertet wurden, haben die Zahlen ihre mittlere Genauigkeit, die Liste hat eine Spalte dafür, und die Auswahlliste über der Kurve zeichnet sie von Partie zu Partie. Was eine Auswertung mit „etwa“ oder „höchstens“ angegeben hat, steht auch dort so, und mit ihm das Mittel. Nur Auswertungen, die sich jeden Zug angesehen haben, zählen, und keine Partie mit übernommenen Zügen. Eine Auswertung wird mit dem Brett und den Zügen ihrer Partie aufgehoben: Noch einmal ausgewertet, wird die Partie weiter untersucht. Eine Partie, die vergessen wird, nimmt ihre Auswertung mit.</translation>
    </message>
    <message>
        <source>Three strengths search: Quick for 10 seconds a position, Strong for a minute, Proof until the best line is proven or you stop it; small boards and endgames can be proven. More unfolds the engine: every solver with a line on what it does, its options and its budget, and the playouts and the seed of the search. What you set there is used instead of a strength.</source>
        <translation>Drei Stärken suchen: Schnell 10 Sekunden je Stellung, Stark eine Minute, Beweis so lange, bis die beste Zugfolge bewiesen ist oder Sie anhalten; bewiesen werden können kleine Bretter und Endspiele. Mehr klappt auf, was sucht: jeden Löser mit einer Zeile dazu, was er tut, seine Optionen und sein Budget, und die Playouts und den Startwert der Suche. Was Sie dort einstellen, gilt statt einer Stärke.</translation>
    </message>
    <message>
        <source>Each candidate is a group to remove now, shown as it lies on the board, with its size. Points: what the move itself earns. Ends at: the best final score of the whole game found after it. Loss: how much less that is than after the best candidate. ✓: the line found clears the board. What for: what the move does for its line. The button Columns shows more. Place: row and column of the group. Mean: the mean of all playouts that began with it. Visits: how many those were. Share: their share of all playouts. Mean, visits and share are of the solver that searched last; a move that it did not try has the best score that an earlier one found. The tool tip says who found a score.</source>
        <translation>Jeder Kandidat ist eine Gruppe, die jetzt entfernt werden kann, gezeigt, wie sie auf dem Brett liegt, mit ihrer Größe. Punkte: was der Zug selbst bringt. Endet mit: der beste Endstand der ganzen Partie, der danach gefunden wurde. Verlust: wie viel weniger das ist als nach dem besten Kandidaten. ✓: Die gefundene Zugfolge räumt das Brett. Wozu: was der Zug für seine Zugfolge tut. Die Schaltfläche „Spalten“ zeigt mehr. Ort: Zeile und Spalte der Gruppe. Mittel: das Mittel aller Playouts, die mit ihm begannen. Besuche: wie viele das waren. Anteil: ihr Anteil an allen Playouts. Mittel, Besuche und Anteil gehören zum Löser, der zuletzt gesucht hat; ein Zug, den er nicht probiert hat, hat den besten Endstand, den ein früherer fand. Von wem ein Endstand stammt, sagt der Tooltip.</translation>
    </message>
    <message>
        <source>A word after each move</source>
        <translation>Ein Wort nach jedem Zug</translation>
    </message>
    <message>
        <source>While the assistant is on, and without it where the menu View says so, each of your moves gets a word: ✓ good, ↓ small loss, or ✗ mistake, with the points that the best game known after the move ends below the best one known before it. It takes about a second of search; &quot;about&quot; stands where the loss is not proven, and while you think on, it may become smaller. The words are those of a review: a mistake loses much for sure, ? may be a mistake, if searches missed nothing after it, and a small loss loses a little for sure. Where nothing is known, there is no word, as after moves that were opened or taken back, and none in games with refill. Without the assistant, a move that lost and is taken back after its word counts as a hint.</source>
        <translation>Solange der Assistent an ist, und ohne ihn, wo das Menü „Ansicht“ es sagt, bekommt jeder Ihrer Züge ein Wort: ✓ gut, ↓ kleiner Verlust oder ✗ Fehler, mit den Punkten, um die die beste bekannte Partie nach dem Zug unter der besten vor ihm endet. Das braucht etwa eine Sekunde Suche; „etwa“ steht, wo der Verlust nicht bewiesen ist, und während Sie weiterdenken, kann er kleiner werden. Die Wörter sind die einer Auswertung: Ein Fehler verliert sicher viel, ? ist vielleicht ein Fehler, falls den Suchen nach ihm nichts entging, und ein kleiner Verlust verliert sicher ein wenig. Wo nichts bekannt ist, steht kein Wort, so nach geöffneten oder zurückgenommenen Zügen, und keines in Partien, in denen aufgefüllt wird. Ohne den Assistenten zählt ein Zug, der verlor und nach seinem Wort zurückgenommen wird, als Tipp.</translation>
    </message>
    <message>
        <source>Practice (Ctrl+Shift+P) has five exercises a day: a position, and the question which move is right. Up to three come from mistakes of your reviewed games, before the move that you made there; the others are ends of good games on random boards, the same for everybody on that day. A right move is one after which the board can still be cleared, a large group can still go at once, or most points can still be reached. That is proven where the end of the game can be solved; elsewhere the right moves are better than all others by more than the search may be wrong. Wrong tries are counted, and a day counts once all five are solved or their answers shown. Enter on the board answers, and goes on once the exercise is done. Exercises are no games, and their answers count as no help.</source>
        <translation>Die Übungen (Strg+Umschalt+P) sind fünf Aufgaben am Tag: eine Stellung und die Frage, welcher Zug richtig ist. Bis zu drei kommen aus Fehlern der eigenen ausgewerteten Partien, vor dem Zug, der dort gespielt wurde; die anderen sind Enden guter Partien auf Zufallsbrettern, an diesem Tag für alle dieselben. Richtig ist ein Zug, nach dem sich das Brett noch räumen lässt, eine große Gruppe noch auf einmal gehen kann oder die meisten Punkte noch zu erreichen sind. Das ist bewiesen, wo sich das Ende der Partie lösen lässt; sonst sind die richtigen Züge um mehr besser als alle anderen, als die Suche sich irren kann. Falsche Versuche werden gezählt, und ein Tag zählt, sobald alle fünf gelöst sind oder ihre Antwort gezeigt wurde. Die Eingabetaste antwortet auf dem Brett und geht weiter, sobald die Übung erledigt ist. Übungen sind keine Partien und ihre Antworten keine Hilfe.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>F12 reviews the game on the board, as does Review on the card at the end of a game, and in the statistics for an earlier game. For ten seconds it looks, on all cores, for what could still be reached before and after each move; a review that is known already is shown as it is. Shift+F12 looks for two minutes more, and Look deeper as long, or until it is stopped. It begins with the best game known of the board, and what it finds is kept. A game with refill has no review.</source>
        <translation>F12 wertet die Partie auf dem Brett aus, wie auch „Auswerten“ auf der Karte am Ende einer Partie und in der Statistik für eine frühere. Zehn Sekunden lang sucht die Auswertung auf allen Kernen, was vor und nach jedem Zug noch zu erreichen war; eine Auswertung, die schon bekannt ist, wird gezeigt, wie sie ist. Umschalt+F12 sucht zwei Minuten weiter, „Genauer hinsehen“ ebenso lange oder bis zum Anhalten. Sie beginnt mit der besten bekannten Partie des Bretts, und was gefunden wird, bleibt aufgehoben. Eine Partie mit Auffüllen hat keine Auswertung.</translation>
    </message>
    <message>
        <source>A move loses what can be reached less after it than before it. Where both are proven, the loss is exact. Elsewhere both are the scores of the best games known, the loss is told as &quot;about&quot;, and its tool tip says how much smaller or larger it may be: its spread.</source>
        <translation>Ein Zug verliert, was nach ihm weniger erreichbar ist als vor ihm. Wo beides bewiesen ist, ist der Verlust exakt. Sonst sind beide die Endstände der besten bekannten Partien, der Verlust wird mit „etwa“ genannt, und sein Tooltip sagt, wie viel kleiner oder größer er sein kann: seine Spanne.</translation>
    </message>
    <message>
        <source>The words go by the loss and its spread. A mistake loses, even with the spread taken off, at least 20 points and 2 % of what could be reached before it. Where that is not sure, but the loss itself is as large, and more than half of its spread, the move may be a mistake. A small loss is smaller, but larger than its spread. All other moves are good, and how many of them may have lost something stands under the list. The list has mistakes first, then what may be one, then small losses, each the largest first.</source>
        <translation>Die Wörter richten sich nach dem Verlust und seiner Spanne. Ein Fehler verliert, auch wenn die Spanne abgezogen wird, mindestens 20 Punkte und 2 % dessen, was vor ihm zu erreichen war. Wo das nicht sicher ist, der Verlust selbst aber so groß ist und mehr als die Hälfte seiner Spanne, ist der Zug vielleicht ein Fehler. Ein kleiner Verlust ist kleiner, aber größer als seine Spanne. Alle anderen Züge sind gut, und wie viele von ihnen etwas verloren haben können, steht unter der Liste. Die Liste hat zuerst die Fehler, dann, was vielleicht einer ist, dann kleine Verluste, jeweils die größten zuerst.</translation>
    </message>
    <message>
        <source>Moves that came with a game taken over, or with the game of a solver that was opened, are reviewed too, and the list marks them as taken over. Of an earlier game of yours that was opened it does not tell which ones they were.</source>
        <translation>Züge, die mit einer übernommenen Partie kamen oder mit der eines Lösers, die geöffnet wurde, werden auch ausgewertet, und die Liste kennzeichnet sie als übernommen. Von einer früheren eigenen Partie, die geöffnet wurde, sagt sie nicht, welche das waren.</translation>
    </message>
    <message>
        <source>Accuracy = 100 × (1 − loss ÷ reachable), in percent: the loss of all moves together, and what could be reached at the start. A game that could reach 2,000 and lost 250 has 87.5 %. One that lost as much as could be reached, or more, has 0 %. What a game that is over has lost is certain, but while the spread covers more than half of it, which moves lost it is not: the accuracy is then told as &quot;at most&quot;, and of a game that goes on it is not known yet.</source>
        <translation>Genauigkeit = 100 × (1 − Verlust ÷ Erreichbares), in Prozent: der Verlust aller Züge zusammen und was am Anfang zu erreichen war. Eine Partie, in der 2.000 zu erreichen waren und 250 verloren gingen, hat 87,5 %. Ging so viel verloren, wie zu erreichen war, oder mehr, sind es 0 %. Was eine beendete Partie verloren hat, steht fest; doch solange die Spanne mehr als die Hälfte davon deckt, steht nicht fest, welche Züge es verloren haben: Die Genauigkeit heißt dann „höchstens“, und die einer Partie, die noch läuft, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>In the picture the score is filled, and the best final score still possible falls in steps over it; numbers mark the moves whose losses the list explains. F12 brings the keyboard there. A click, the arrow keys, or, in the order of the moves, Earlier loss (Alt+Page Up) and Later loss (Alt+Page Down) show the position before such a move, with the group that was played dashed and a better one framed in gold, named &quot;better?&quot; where that is not sure; a screen reader says what the move gave away. Try from here plays on from there, and can be undone; a move from a position that the review tells of counts as played with help. Save review… writes a page that needs no network.</source>
        <translation>Im Bild ist der Stand gefüllt, und der beste noch mögliche Endstand fällt in Stufen darüber; Zahlen markieren die Züge, deren Verluste die Liste erklärt. F12 bringt die Tastatur dorthin. Ein Klick, die Pfeiltasten oder, in der Reihenfolge der Züge, „Früherer Verlust“ (Alt+Bild auf) und „Späterer Verlust“ (Alt+Bild ab) zeigen die Stellung vor einem solchen Zug, die gespielte Gruppe gestrichelt und eine bessere golden umrandet, mit „besser?“, wo das nicht sicher ist; ein Bildschirmleser sagt, was der Zug verschenkt hat. „Von hier versuchen“ spielt von dort weiter und lässt sich zurücknehmen; ein Zug aus einer Stellung, von der die Auswertung erzählt, zählt als mit Hilfe gespielt. „Auswertung speichern …“ schreibt eine Seite, die kein Netz braucht.</translation>
    </message>
    <message>
        <source>Export… in the menu Game writes for other programs, in the background: a game as an animation (GIF) or as text, the position as a picture (PNG) or as a drawing (SVG). The game is the one in the replay bar, your own or the best one. The text has the ID of the board and, in the next row, the moves as Takes and Kosters print them: row and column of the leftmost block in a group&apos;s lowest row, * after a group of 6 blocks or more, ** after the biggest. Such a text can be opened and pasted as a game.</source>
        <translation>„Exportieren …“ im Menü „Partie“ schreibt für andere Programme, im Hintergrund: eine Partie als Animation (GIF) oder als Text, die Stellung als Bild (PNG) oder als Zeichnung (SVG). Die Partie ist die in der Wiedergabeleiste, die eigene oder die beste. Der Text hat die ID des Bretts und in der nächsten Zeile die Züge, wie Takes und Kosters sie drucken: Zeile und Spalte des linken Blocks in der untersten Zeile einer Gruppe, * nach einer Gruppe ab 6 Blöcken, ** nach der größten. Ein solcher Text lässt sich als Partie öffnen und einfügen.</translation>
    </message>
    <message>
        <source>Today, in the toolbar, has a dot until today&apos;s board is played, and beside it the number of days in a row. It opens the last seven days as dots: full where a board was played on its day, half full where later. Earlier days opens the months before, where each day&apos;s board can be played. A game that begins before midnight counts for the day on which it began, and a clock that is set back takes no day away.</source>
        <translation>„Heute“ in der Werkzeugleiste hat einen Punkt, bis das Brett von heute gespielt ist, und daneben die Zahl der Tage in Folge. Es öffnet die letzten sieben Tage als Punkte: voll, wo ein Brett an seinem Tag gespielt wurde, halb voll, wo später. „Frühere Tage“ öffnet die Monate davor, in denen sich das Brett jedes Tages spielen lässt. Eine Partie, die vor Mitternacht beginnt, zählt für den Tag, an dem sie begann, und eine Uhr, die zurückgestellt wird, nimmt keinen Tag weg.</translation>
    </message>
    <message>
        <source>Share copies a result as text: name and ID of the board, score, medal and a small chart, but no move. Whoever pastes it with Ctrl+V, or as text of a new game, plays the same board under its name, and beside the score stands what is to be beaten.</source>
        <translation>„Teilen“ kopiert ein Ergebnis als Text: Name und ID des Bretts, Punktzahl, Medaille und ein kleines Diagramm, aber keinen Zug. Wer ihn mit Strg+V oder als Text einer neuen Partie einfügt, spielt dasselbe Brett unter seinem Namen, und neben der Punktzahl steht, was zu schlagen ist.</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) shows cards, and one click or Enter begins the game of a card: Continue goes on with the game on the board or the one that you left last, but for the board of the day, and says against whom where it is a duel; Today is the board of the day; Quick has 8×8 blocks in 3 colors and can be cleared for sure, Classic 15×15 and Large 20×20 blocks in 5 colors; Duel begins a game against the opponent whose picture you click. The picture on a card is the board that you will play, and the card that you chose last is ready for Enter. The line below the cards says by examples what the rules earn and cost; Change… chooses other rules.</source>
        <translation>Eine neue Partie (Strg+N) zeigt Karten, und ein Klick oder die Eingabetaste beginnt die Partie einer Karte: „Weiterspielen“ führt die Partie auf dem Brett fort oder die zuletzt verlassene, außer der auf dem Brett des Tages, und nennt bei einem Duell den Gegner; „Heute“ ist das Brett des Tages; „Schnell“ hat 8×8 Blöcke in 3 Farben und lässt sich sicher räumen, „Klassisch“ 15×15 und „Groß“ 20×20 Blöcke in 5 Farben; „Duell“ beginnt eine Partie gegen den Gegner, dessen Bild Sie anklicken. Das Bild einer Karte ist das Brett, das Sie spielen werden, und die zuletzt gewählte Karte ist für die Eingabetaste bereit. Die Zeile unter den Karten sagt an Beispielen, was die Regeln bringen und kosten; „Ändern …“ wählt andere Regeln.</translation>
    </message>
    <message>
        <source>The 20 boards are those on which programs are compared. Each shows your best score, the computer&apos;s, and your medal where the computer has played it too; the next one that you have not played is proposed. More has random boards of other sizes, colors and seeds, and boards from a text; Edit… draws on a board before it is played.</source>
        <translation>Die 20 Bretter sind die, auf denen Programme verglichen werden. Jedes zeigt Ihre beste Punktzahl, die des Computers und Ihre Medaille, wo auch der Computer es gespielt hat; vorgeschlagen wird das nächste, das Sie noch nicht gespielt haben. „Mehr“ hat Zufallsbretter anderer Größen, Farben und Startwerte und Bretter aus einem Text; „Bearbeiten …“ zeichnet auf einem Brett, bevor es gespielt wird.</translation>
    </message>
    <message>
        <source>A random board is made from its seed: the same seed and size give the same board everywhere. One that can be cleared for sure is made backwards from the empty board. Ctrl+Shift+N plays a random board at once, of the size and colors chosen last.</source>
        <translation>Ein Zufallsbrett entsteht aus seinem Startwert: Gleicher Startwert und gleiche Größe ergeben überall dasselbe Brett. Eines, das sich sicher räumen lässt, wird rückwärts vom leeren Brett her gebaut. Strg+Umschalt+N spielt sofort ein Zufallsbrett mit der zuletzt gewählten Größe und Farbenzahl.</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>Die ersten Partien</translation>
    </message>
    <message>
        <source>The first start begins with a small board that can be cleared for sure. Next goes on to two larger ones, and then to a board of the usual size; these boards are chosen so that even games without a plan mostly end above 0. &quot;I know the game&quot; on the card of the first start goes to the usual size at once. A hint, candidates or an open panel may need the place of that card, which comes back after them or with the next board. Escape puts it aside until the next board.</source>
        <translation>Der erste Start beginnt mit einem kleinen Brett, das sich sicher räumen lässt. Weiter führt zu zwei größeren und dann zu einem Brett der üblichen Größe; diese Bretter sind so gewählt, dass auch Partien ohne Plan meist über 0 enden. „Ich kenne das Spiel“ auf der Karte des ersten Starts führt sofort zur üblichen Größe. Ein Tipp, Kandidaten oder ein offener Bereich können den Platz dieser Karte brauchen; sie kommt danach oder mit dem nächsten Brett wieder. Esc legt sie bis zum nächsten Brett beiseite.</translation>
    </message>
    <message>
        <source>After other games Next opens the following one of the standard boards, another random board of the same size, colors and rules, or, after all others, a random board of the usual size.</source>
        <translation>Nach anderen Partien öffnet „Weiter“ das folgende der Standardbretter, ein weiteres Zufallsbrett gleicher Größe, Farben und Regeln oder, nach allen übrigen, ein Zufallsbrett der üblichen Größe.</translation>
    </message>
    <message>
        <source>Blocks that are left at the end cost points, more where many of one color are left: these %1 cost %2. An empty board earns %3 more.</source>
        <translation>Blöcke, die am Ende übrig sind, kosten Punkte, mehr, wo von einer Farbe viele übrig sind: Diese %1 kosten %2. Ein leeres Brett bringt %3 mehr.</translation>
    </message>
    <message>
        <source>Click a group: two or more blocks of one color that touch along edges. The larger the group, the more it earns.</source>
        <translation>Klicken Sie auf eine Gruppe: zwei oder mehr Blöcke einer Farbe, die sich an Kanten berühren. Je größer die Gruppe, desto mehr bringt sie.</translation>
    </message>
    <message>
        <source>It is removed, the blocks above it fall down, and where a column is empty, those to its right move left.</source>
        <translation>Sie verschwindet, die Blöcke darüber fallen herunter, und wo eine Spalte leer ist, rücken die rechts davon nach links.</translation>
    </message>
    <message>
        <source>By numbers: %1. A group of n blocks earns (n − 2)² points, one of two blocks nothing, and each color with m blocks left costs (m − 2)².</source>
        <translation>In Zahlen: %1. Eine Gruppe von n Blöcken bringt (n − 2)² Punkte, eine von zwei Blöcken nichts, und jede Farbe, von der m Blöcke übrig sind, kostet (m − 2)².</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>When no group is left, a card says how the game went: the score, what was left of each color, and what was best in it. It stands where it covers the fewest of the blocks left. Enter presses its large button. A click on the score, or Ctrl+G, brings the card back after it was closed or gave way to a review or a replay.</source>
        <translation>Wenn keine Gruppe mehr da ist, sagt eine Karte, wie die Partie ausging: die Punktzahl, was von jeder Farbe übrig ist und was an der Partie am besten war. Sie steht, wo sie die wenigsten der übrigen Blöcke verdeckt. Die Eingabetaste drückt ihre große Schaltfläche. Ein Klick auf die Punktzahl oder Strg+G bringt die Karte zurück, nachdem sie geschlossen wurde oder einer Auswertung oder Wiedergabe gewichen ist.</translation>
    </message>
    <message>
        <source>A game earns a medal by the best score known of its board, whoever reached it: bronze from %1 % of it, silver from %2 %, gold from %3 %. The number on a medal is its place.</source>
        <translation>Eine Partie bekommt eine Medaille, gemessen an der besten bekannten Punktzahl ihres Bretts, wer immer sie erreicht hat: Bronze ab %1 % davon, Silber ab %2 %, Gold ab %3 %. Die Zahl auf einer Medaille ist ihr Platz.</translation>
    </message>
    <message>
        <source>A game with hints or other help earns a medal as well. One that was opened, or taken over with all its moves, earns none, as nobody has played it here.</source>
        <translation>Auch eine Partie mit Tipps oder anderer Hilfe bekommt eine Medaille. Eine, die geöffnet oder mit all ihren Zügen übernommen wurde, bekommt keine, denn niemand hat sie hier gespielt.</translation>
    </message>
    <message>
        <source>The board of the day</source>
        <translation>Das Brett des Tages</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duelle</translation>
    </message>
    <message>
        <source>Duel against, in the menu Game, starts the board in play anew, and one of four opponents plays it at the same time: Pip, Toni, Robin or Nova, from easy to master. The header shows your score against ???, for you learn the opponent&apos;s score only when your game has ended, also from hints, the assistant and the solved boards. Then both scores count up on the card at the end. There &quot;Same board&quot; begins this duel once more, and &quot;New board&quot; the next one. Where a better game is taken over after that, the header shows its score alone, as it is not your own. Undo may bring back a game from before the duel; its score stands alone, too. A duel rests while another board is played, and comes back with its own, also by undo and at the next start.</source>
        <translation>„Duell gegen“ im Menü „Partie“ beginnt das Brett von vorn, und einer von vier Gegnern spielt es zur selben Zeit: Pip, Toni, Robin oder Nova, von leicht bis Meister. Die Kopfzeile zeigt den eigenen Stand gegen ???, denn der Endstand des Gegners wird erst am Ende der eigenen Partie bekannt, auch bei Tipps, im Assistenten und in den gelösten Brettern. Dann zählen beide Endstände auf der Karte am Ende hoch. Dort beginnt „Dasselbe Brett“ dieses Duell noch einmal, „Neues Brett“ das nächste. Wird danach eine bessere Partie übernommen, zeigt die Kopfzeile nur deren Stand, denn er ist nicht der eigene. Zurücknehmen kann eine Partie aus der Zeit vor dem Duell wiederbringen; auch von ihr steht nur der Stand da. Ein Duell ruht, solange ein anderes Brett gespielt wird, und kommt mit dem eigenen wieder, auch durch Zurücknehmen und beim nächsten Start.</translation>
    </message>
    <message>
        <source>Statistics has the record of duels: how many you have won, lost and drawn against each opponent. The first game that ends counts, and each board once against each opponent. Duels with help, or on a board that was played with help before, are counted apart.</source>
        <translation>Die Statistik hat die Bilanz der Duelle: wie viele gegen jeden Gegner gewonnen, verloren und unentschieden ausgingen. Es zählt die erste Partie, die endet, und jedes Brett einmal gegen jeden Gegner. Duelle mit Hilfe oder auf einem schon mit Hilfe gespielten Brett zählen für sich.</translation>
    </message>
    <message>
        <source>Statistics (Ctrl+I) counts the games that you finished: all of them, or those of one kind, which have the same rules and boards of one size with as many colors. Games with help stand apart, and a game that was taken over up to its end is not counted. Cleared in a row counts games one after the other in which the board was cleared. The largest group is one of a game without moves that were taken over.</source>
        <translation>Die Statistik (Strg+I) zählt die zu Ende gespielten Partien: alle, oder die einer Art, mit denselben Regeln und gleich großen Brettern mit ebenso vielen Farben. Partien mit Hilfe stehen getrennt, und eine bis zum Ende übernommene Partie zählt nicht. „In Folge geräumt“ zählt Partien hintereinander, in denen das Brett geräumt wurde. Die größte Gruppe ist die einer Partie ohne übernommene Züge.</translation>
    </message>
    <message>
        <source>Medals and duels, beside the scores, is the record of all games. On each board your best game counts, with help or without: it has gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. A board has these marks once the computer has played it too, which it does at the end of a game. A medal can be lost when a better game becomes known.</source>
        <translation>„Medaillen und Duelle“, neben den Ergebnissen, ist die Bilanz aller Partien. Auf jedem Brett zählt die eigene beste Partie, mit Hilfe oder ohne: Sie hat Gold ab %1 % des besten bekannten Endstands auf dem Brett, Silber ab %2 %, Bronze ab %3 %. Ein Brett hat diese Grenzen, sobald auch der Computer es gespielt hat, was er am Ende einer Partie tut. Eine Medaille kann verloren gehen, wenn eine bessere Partie bekannt wird.</translation>
    </message>
    <message>
        <source>Where the computer has not played a board yet, it does so for a second or two when your game has ended, with a number of tries that the board alone decides; until then the card says so and has no medal. With refill, and under Clickomania rules, there are no medals. What you are praised for compares the game with those that you finished before it: your best and your fewest blocks left on this board, and your largest group of all games.</source>
        <translation>Wo der Computer ein Brett noch nicht gespielt hat, tut er es ein bis zwei Sekunden lang, wenn die eigene Partie zu Ende ist, mit so vielen Versuchen, wie das Brett allein bestimmt; bis dahin sagt die Karte das und hat keine Medaille. Mit Auffüllen und nach Clickomania-Regeln gibt es keine Medaillen. Das Lob vergleicht die Partie mit den eigenen, die vor ihr beendet wurden: die beste Partie und die wenigsten übrigen Blöcke auf diesem Brett und die größte Gruppe aller Partien.</translation>
    </message>
    <message>
        <source>A game that you left for another one is under way until it ends. Its board says so, with its points, on the card Today, among the daily boards and among the 20 boards, and goes on where you left it. Restart in the menu Move begins it anew. Until the board of the day is played, the program also says if it is under way in another window; once that window is closed, it goes on here.</source>
        <translation>Eine Partie, die für eine andere verlassen wurde, bleibt angefangen, bis sie endet. Ihr Brett sagt das, mit den Punkten, auf der Karte „Heute“, bei den Tagesbrettern und bei den 20 Brettern und geht dort weiter, wo es verlassen wurde. „Von vorn“ im Menü „Zug“ beginnt es neu. Solange das Tagesbrett nicht gespielt ist, wird auch eines genannt, das in einem anderen Fenster angefangen ist; sobald jenes Fenster geschlossen ist, geht es hier weiter.</translation>
    </message>
    <message>
        <source>The tool tips in the menu say how the opponents play, and about how many points each reaches on random boards of 15×15 with 5 colors under the standard rules.</source>
        <translation>Die Tooltips im Menü sagen, wie die Gegner spielen und auf etwa wie viele Punkte jeder auf Zufallsbrettern von 15×15 mit 5 Farben nach den Standardregeln kommt.</translation>
    </message>
    <message>
        <source>A file of trials, which a comparison here or samegame-cli compare keeps, opens like a game: by Open, or dropped on the window. It shows its comparison.</source>
        <translation>Eine Datei mit Läufen, wie sie ein Vergleich hier oder samegame-cli compare führt, wird wie eine Partie geöffnet: mit „Öffnen“ oder auf das Fenster gezogen. Sie zeigt ihren Vergleich.</translation>
    </message>
    <message>
        <source>With a list of boards in its setup, such as random:1-100/8x8x4, every policy plays each of the boards. The chart then shows the means of the boards in order of size, or as boxes, and the differences to the first policy; the intervals are for boards like these.</source>
        <translation>Mit einer Liste von Brettern im Aufbau, etwa random:1-100/8x8x4, spielt jede Strategie jedes der Bretter. Das Diagramm zeigt dann die Mittelwerte der Bretter der Größe nach oder als Kästen, und die Differenzen zur ersten Strategie; die Intervalle gelten für Bretter wie diese.</translation>
    </message>
    <message>
        <source>Until decided, a comparison of two solvers goes from board to board of its list, with one run of each. It ends as soon as an interval of 95 % that may be looked at after every board shows which is better, or that both are equal within the margin, and says so in one sentence.</source>
        <translation>„Bis entschieden“ geht ein Vergleich zweier Löser von Brett zu Brett seiner Liste, mit je einem Lauf. Er endet, sobald ein 95-%-Intervall, das nach jedem Brett angesehen werden darf, zeigt, welcher besser ist, oder dass beide bis auf die Toleranz gleich sind, und sagt das in einem Satz.</translation>
    </message>
    <message>
        <source>An interval can be read in two ways; choose one. For boards like these, the boards are the sample, and there must be two or more. For these boards, the runs on each board are the sample, two or more of them. With a single board, or a single run on each, only one of the two ways is left.</source>
        <translation>Ein Intervall lässt sich auf zwei Arten lesen; wählen Sie eine. Für Bretter wie diese sind die Bretter die Stichprobe, und es müssen zwei oder mehr sein. Für diese Bretter sind die Läufe auf jedem Brett die Stichprobe, zwei oder mehr. Mit einem einzigen Brett oder einem einzigen Lauf auf jedem bleibt nur eine der beiden Arten.</translation>
    </message>
    <message>
        <source>Each distribution, comparison and experiment is kept when it ends or is stopped, and the convergence of the searches on each board. Kept runs (Ctrl+K) lists them with a small picture of their scores: find one by a part of its name, board, solver or date, show it again in its chart or table, name it, export it or delete it. A comparison or experiment that is shown again can go on. A convergence comes with its board: each further search there joins it, and Clear at the chart begins another.</source>
        <translation>Verteilungen, Vergleiche und Experimente werden gespeichert, wenn sie enden oder angehalten werden, ebenso die Konvergenz der Suchen auf jedem Brett. „Gespeicherte Läufe“ (Strg+K) führt sie mit einem kleinen Bild ihrer Endstände auf: Sie lassen sich nach einem Teil von Name, Brett, Löser oder Datum finden, wieder in ihrem Diagramm oder ihrer Tabelle zeigen, benennen, exportieren und löschen. Ein Vergleich oder Experiment, das wieder gezeigt wird, kann weiterlaufen. Eine Konvergenz kommt mit ihrem Brett: Jede weitere Suche dort kommt hinzu, und „Leeren“ am Diagramm beginnt eine neue.</translation>
    </message>
    <message>
        <source>Your own: points of groups, a bonus for a cleared board and a penalty for blocks left, each as you like. Points and penalty are a formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2. Files and IDs of boards keep these rules.</source>
        <translation>Eigene: Punkte von Gruppen, ein Bonus für ein geräumtes Brett und ein Abzug für übrige Blöcke, jedes nach Belieben. Punkte und Abzug sind eine Formel mit n, der Zahl der Blöcke, wie 3n oder n(n-1), oder Zahlen wie 0,1,3,6: Für mehr Blöcke wiederholt sich die Differenz der letzten beiden (9, 12, …). Hinter Zahlen kann eine Formel stehen, wie in 0,0,(n-2)^2. Dateien und IDs von Brettern behalten diese Regeln.</translation>
    </message>
    <message>
        <source>Experiments of the papers (Ctrl+Shift+K) runs the tables and figures of the papers anew, whole or at a smaller scale, and shows their results beside the published ones. One that was stopped can go on, in another session too: it is among the kept runs.</source>
        <translation>„Experimente aus Veröffentlichungen“ (Strg+Umschalt+K) berechnet die Tabellen und Abbildungen der Veröffentlichungen neu, ganz oder in kleinerem Maßstab, und zeigt die Ergebnisse neben den veröffentlichten. Ein angehaltenes Experiment kann weiterlaufen, auch in einer anderen Sitzung: Es steht unter den gespeicherten Läufen.</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>Save %1: all its %Ln blocks go in one move, for %2.</source>
        <translation>
            <numerusform>Farbe aufsparen: %1. %Ln Block geht in einem Zug, für %2.</numerusform>
            <numerusform>Farbe aufsparen: %1. Alle %Ln Blöcke gehen in einem Zug, für %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %1: %2 of its %Ln blocks go in one move, for %3.</source>
        <translation>
            <numerusform>Farbe aufsparen: %1. %2 von %Ln Block geht in einem Zug, für %3.</numerusform>
            <numerusform>Farbe aufsparen: %1. %2 von %Ln Blöcken gehen in einem Zug, für %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end the board is empty.</source>
        <translation>Am Ende ist das Brett leer.</translation>
    </message>
    <message>
        <source>The board can be cleared from here.</source>
        <translation>Von hier aus lässt sich das Brett räumen.</translation>
    </message>
    <message>
        <source>H again shows the group to play now.</source>
        <translation>Noch einmal H zeigt die Gruppe, die jetzt dran ist.</translation>
    </message>
    <message>
        <source>Move %1 %2.</source>
        <comment>number of a move, and what it does</comment>
        <translation>Zug %1 %2.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what the move does</comment>
        <translation>Der Zug %1.</translation>
    </message>
    <message>
        <source>Next: the marked group at %1 (row, column), %2.</source>
        <translation>Jetzt: die markierte Gruppe bei %1 (Zeile, Spalte), %2.</translation>
    </message>
    <message>
        <source>H again shows the next moves.</source>
        <translation>Noch einmal H zeigt die nächsten Züge.</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln moves are numbered.</source>
        <translation>
            <numerusform>Der nächste Zug trägt seine Nummer.</numerusform>
            <numerusform>Die nächsten %Ln Züge tragen ihre Nummern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The framed blocks go in move %1.</source>
        <translation>Die umrahmten Blöcke verschwinden mit Zug %1.</translation>
    </message>
    <message>
        <source>Played like this, the game ends with a score of %1.</source>
        <translation>So gespielt endet die Partie mit %1 Punkten.</translation>
    </message>
    <message>
        <source>Played like this, the game ends: %1.</source>
        <translation>So gespielt endet die Partie: %1.</translation>
    </message>
    <message>
        <source>Hint: a group of this color: %1. Press H again to see which one.</source>
        <translation>Tipp: eine Gruppe dieser Farbe: %1. Noch einmal H zeigt, welche.</translation>
    </message>
    <message>
        <source>Hint: the marked group at %1 (row, column), %2; the best by the blocks on the board, since nobody knows the columns to come.</source>
        <translation>Tipp: die markierte Gruppe bei %1 (Zeile, Spalte), %2; die beste nach den Blöcken auf dem Brett, denn niemand kennt die Spalten, die noch kommen.</translation>
    </message>
    <message>
        <source>No later group earns more.</source>
        <translation>Keine spätere Gruppe bringt mehr.</translation>
    </message>
    <message>
        <source>It is one of the moves that earn most.</source>
        <translation>Der Zug gehört zu denen, die am meisten bringen.</translation>
    </message>
    <message>
        <source>That is all; H again begins anew.</source>
        <translation>Das ist alles; noch einmal H beginnt von vorn.</translation>
    </message>
    <message>
        <source>The saved %1 blocks go in move %2.</source>
        <comment>color, number</comment>
        <translation>Die aufgesparten Blöcke (%1) gehen in Zug %2.</translation>
    </message>
    <message>
        <source>A better plan was found.</source>
        <translation>Ein besserer Plan wurde gefunden.</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Own score: %1</source>
        <translation>Eigener Stand: %1</translation>
    </message>
    <message>
        <source>%1: mean %2, best %3</source>
        <translation>%1: Mittel %2, bester %3</translation>
    </message>
    <message>
        <source>Own score so far: %1</source>
        <translation>Eigener Stand bisher: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>published result, mean</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HowToCard</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Ich kenne das Spiel</translation>
    </message>
    <message>
        <source>Closes this card and begins with a board of the usual size</source>
        <translation>Schließt diese Karte und beginnt mit einem Brett der üblichen Größe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The picture before (PgUp)</source>
        <translation>Das Bild davor (Bild auf)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Closes this card; Help (F1) says all of it and more</source>
        <translation>Schließt diese Karte; die Hilfe (F1) sagt all das und mehr</translation>
    </message>
    <message>
        <source>The next picture (PgDown)</source>
        <translation>Das nächste Bild (Bild ab)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>picture</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color to remove it.</source>
        <translation>Ein Klick auf eine Gruppe von zwei oder mehr Blöcken einer Farbe entfernt sie.</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: bigger ones earn far more, 2 blocks %1, 10 blocks %2.</source>
        <translation>Auf eine Gruppe ab zwei Blöcken einer Farbe klicken: größere bringen viel mehr, 2 Blöcke %1, 10 Blöcke %2.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>points of a group</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The blocks above fall down, gaps at the side close, and new columns come in at the right.</source>
        <translation>Die Blöcke darüber fallen herab, Lücken an der Seite schließen sich, und rechts kommen neue Spalten herein.</translation>
    </message>
    <message>
        <source>The blocks above fall down, and each row moves to the left until it has no gap.</source>
        <translation>Die Blöcke darüber fallen herab, und jede Zeile rückt nach links, bis sie keine Lücke mehr hat.</translation>
    </message>
    <message>
        <source>The blocks above fall down, and where a column is empty, the others move up to the left.</source>
        <translation>Die Blöcke darüber fallen herab, und wo eine Spalte leer ist, rücken die anderen nach links auf.</translation>
    </message>
    <message>
        <source>The game goes on until there is no group; blocks left cost nothing.</source>
        <translation>Die Partie geht weiter, bis keine Gruppe mehr da ist; übrige Blöcke kosten nichts.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points, more where many of one color are left; an empty board earns %1.</source>
        <translation>Blöcke, die am Ende übrig sind, kosten Punkte, mehr, wo viele von einer Farbe bleiben; ein leeres Brett bringt %1.</translation>
    </message>
    <message>
        <source>The aim is an empty board: each block left at the end costs a point.</source>
        <translation>Das Ziel ist ein leeres Brett: Jeder Block, der am Ende übrig ist, kostet einen Punkt.</translation>
    </message>
    <message>
        <source>An empty board earns %1 more; blocks left at the end cost nothing.</source>
        <translation>Ein leeres Brett bringt %1 dazu; Blöcke, die am Ende übrig sind, kosten nichts.</translation>
    </message>
    <message>
        <source>The game ends when there is no group; blocks left cost nothing.</source>
        <translation>Die Partie endet, wenn keine Gruppe mehr da ist; übrige Blöcke kosten nichts.</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: 2 blocks earn %1, 10 blocks %2.</source>
        <translation>Auf eine Gruppe ab zwei Blöcken einer Farbe klicken: 2 Blöcke bringen %1, 10 Blöcke %2.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points; an empty board earns %1.</source>
        <translation>Blöcke, die am Ende übrig sind, kosten Punkte; ein leeres Brett bringt %1.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points.</source>
        <translation>Blöcke, die am Ende übrig sind, kosten Punkte.</translation>
    </message>
</context>
<context>
    <name>KeptRunsDialog</name>
    <message>
        <source>this version of SameGame has that experiment otherwise, or no longer</source>
        <translation>diese Version von SameGame hat dieses Experiment anders oder nicht mehr</translation>
    </message>
    <message>
        <source>the kept run is damaged</source>
        <translation>der gespeicherte Lauf ist beschädigt</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Gives this run a name, or another one</source>
        <translation>Gibt diesem Lauf einen Namen oder einen anderen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Deletes this run; can be undone</source>
        <translation>Löscht diesen Lauf; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Brings back the run that was deleted last</source>
        <translation>Holt den zuletzt gelöschten Lauf zurück</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Gespeicherte Läufe</translation>
    </message>
    <message>
        <source>Part of a name, a board, a solver, or a date …</source>
        <translation>Teil eines Namens, eines Bretts, eines Lösers oder eines Datums …</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>This run is no longer kept.</source>
        <translation>Dieser Lauf ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>Läufe (*.jsonl)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The run was deleted. It can be brought back until this list is closed.</source>
        <translation>Der Lauf wurde gelöscht. Er lässt sich zurückholen, bis diese Liste geschlossen wird.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs</source>
        <translation>
            <numerusform>%1 von %Ln Lauf</numerusform>
            <numerusform>%1 von %Ln Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows this run again in its chart, an experiment in its table; searches come with their board, so that others can be added</source>
        <translation>Zeigt diesen Lauf wieder in seinem Diagramm, ein Experiment in seiner Tabelle; Suchen kommen mit ihrem Brett, sodass weitere hinzukommen können</translation>
    </message>
    <message>
        <source>Writes this run as a file: a comparison as trials or a table of its runs, a distribution as a table of its scores, a convergence as a table of its curves, an experiment as its figure, its table or its trials</source>
        <translation>Schreibt diesen Lauf in eine Datei: einen Vergleich als Datei mit Läufen oder als Tabelle seiner Läufe, eine Verteilung als Tabelle ihrer Endstände, eine Konvergenz als Tabelle ihrer Kurven, ein Experiment als Abbildung, Tabelle oder Datei mit Läufen</translation>
    </message>
    <message>
        <source>No run is kept yet. Distributions, comparisons, searches and experiments are kept when they end.</source>
        <translation>Noch ist kein Lauf gespeichert. Verteilungen, Vergleiche, Suchen und Experimente werden gespeichert, wenn sie enden.</translation>
    </message>
</context>
<context>
    <name>KeptRunsModel</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name that you gave it</source>
        <translation>Der Name, den Sie ihm gegeben haben</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>The boards, and the rules if they are not the usual ones</source>
        <translation>Die Bretter, und die Regeln, wenn es nicht die üblichen sind</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Best mean</source>
        <translation>Bestes Mittel</translation>
    </message>
    <message>
        <source>The highest mean score of one of its solvers, policies or entries</source>
        <translation>Der höchste mittlere Endstand eines seiner Löser, einer seiner Strategien oder eines seiner Einträge</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>When it ended or was stopped</source>
        <translation>Wann er endete oder angehalten wurde</translation>
    </message>
    <message>
        <source>What was run, and a histogram of its final scores, or curves of its best scores</source>
        <translation>Was lief, und ein Histogramm der Endstände oder Kurven der besten Endstände</translation>
    </message>
    <message>
        <source>The solvers of a comparison or of searches, the playout policies of a distribution, the entries of an experiment</source>
        <translation>Die Löser eines Vergleichs oder von Suchen, die Playout-Strategien einer Verteilung, die Einträge eines Experiments</translation>
    </message>
    <message>
        <source>Runs of a comparison, playouts of a distribution, trials of an experiment, of all together; searches on a board</source>
        <translation>Läufe eines Vergleichs oder Experiments, Playouts einer Verteilung, von allen zusammen; Suchen auf einem Brett</translation>
    </message>
    <message>
        <source>The longest search took %1 s</source>
        <translation>Die längste Suche dauerte %1 s</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>1 color</source>
        <translation>1 Farbe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln Farbe</numerusform>
            <numerusform>%Ln Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, %3, %4</source>
        <comment>rows, columns, colors, rules</comment>
        <translation>%1 × %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LineModel</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Number of the move; 0 is the start</source>
        <translation>Nummer des Zugs; 0 ist der Anfang</translation>
    </message>
    <message>
        <source>Color of the group</source>
        <translation>Farbe der Gruppe</translation>
    </message>
    <message>
        <source>Points of the move, and the bonus or penalty of the end</source>
        <translation>Punkte des Zugs und der Bonus oder Abzug am Ende</translation>
    </message>
    <message>
        <source>Score after the move</source>
        <translation>Stand nach dem Zug</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
</context>
<context>
    <name>LinePanel</name>
    <message>
        <source>Save game…</source>
        <translation>Partie speichern …</translation>
    </message>
    <message>
        <source>Solved boards…</source>
        <translation>Gelöste Bretter …</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>The best finished game known of this board, the moves played so far, or the game that was chosen last to be looked at</source>
        <translation>Die beste bekannte Partie auf diesem Brett, die bisher gespielten Züge oder die zuletzt zum Ansehen gewählte Partie</translation>
    </message>
    <message>
        <source>Saves the game as a file</source>
        <translation>Speichert die Partie als Datei</translation>
    </message>
    <message>
        <source>Lists the best game kept of every board</source>
        <translation>Listet die beste gespeicherte Partie jedes Bretts</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>No finished game is known yet. Start the assistant, or play the game to its end.</source>
        <translation>Noch ist keine zu Ende gespielte Partie bekannt. Der Assistent findet eine, ebenso eine zu Ende gespielte eigene.</translation>
    </message>
    <message numerus="yes">
        <source>A better game with %1 points was found; it is taken up when this replay ends.</source>
        <translation>
            <numerusform>Eine bessere Partie mit %1 Punkt wurde gefunden; sie erscheint, wenn diese Wiedergabe endet.</numerusform>
            <numerusform>Eine bessere Partie mit %1 Punkten wurde gefunden; sie erscheint, wenn diese Wiedergabe endet.</numerusform>
        </translation>
    </message>
    <message>
        <source>A better game was found (%1); it is taken up when this replay ends.</source>
        <translation>Eine bessere Partie wurde gefunden (%1); sie erscheint, wenn diese Wiedergabe endet.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Shows the moves of this game beside the other one</source>
        <translation>Zeigt die Züge dieser Partie neben der anderen</translation>
    </message>
    <message>
        <source>Shows the best game known beside this one</source>
        <translation>Zeigt die beste bekannte Partie neben dieser</translation>
    </message>
</context>
<context>
    <name>LinePlanText</name>
    <message>
        <source>%1 and %2</source>
        <comment>sizes of parts: 7, 5 and 1</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>earns most: %1</source>
        <translation>bringt am meisten: %1</translation>
    </message>
    <message>
        <source>is one of the moves that earn most: %1</source>
        <translation>gehört zu den Zügen, die am meisten bringen: %1</translation>
    </message>
    <message>
        <source>joins %1 %2 blocks for a later group of %3</source>
        <comment>sizes of parts, color, size of the group</comment>
        <translation>fügt %1 Blöcke (%2) zusammen, für eine spätere Gruppe von %3</translation>
    </message>
    <message>
        <source>frees the way for move %1</source>
        <translation>macht den Weg frei für Zug %1</translation>
    </message>
    <message>
        <source>clears blocks that no later move needs</source>
        <translation>räumt Blöcke weg, die kein späterer Zug braucht</translation>
    </message>
</context>
<context>
    <name>LineReplay</name>
    <message>
        <source>Best game</source>
        <translation>Beste Partie</translation>
    </message>
    <message>
        <source>Best game played</source>
        <translation>Beste gespielte Partie</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Game of a candidate</source>
        <translation>Partie eines Kandidaten</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>Ausgewertete Partie</translation>
    </message>
    <message>
        <source>Better game</source>
        <translation>Bessere Partie</translation>
    </message>
</context>
<context>
    <name>LineSummary</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2, board cleared</source>
        <translation>
            <numerusform>&lt;b&gt;%1 Punkt&lt;/b&gt; in %2, Brett geräumt</numerusform>
            <numerusform>&lt;b&gt;%1 Punkte&lt;/b&gt; in %2, Brett geräumt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2</source>
        <translation>
            <numerusform>&lt;b&gt;%1 Punkt&lt;/b&gt; in %2</numerusform>
            <numerusform>&lt;b&gt;%1 Punkte&lt;/b&gt; in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2 so far</source>
        <translation>
            <numerusform>bisher &lt;b&gt;%1 Punkt&lt;/b&gt; in %2</numerusform>
            <numerusform>bisher &lt;b&gt;%1 Punkte&lt;/b&gt; in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as this game</source>
        <translation>So gut wie diese Partie</translation>
    </message>
    <message numerus="yes">
        <source>The game has %Ln points more so far</source>
        <translation>
            <numerusform>Die Partie hat bisher %Ln Punkt mehr</numerusform>
            <numerusform>Die Partie hat bisher %Ln Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points better than this game</source>
        <translation>
            <numerusform>%Ln Punkt besser als diese Partie</numerusform>
            <numerusform>%Ln Punkte besser als diese Partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points more than the game has so far</source>
        <translation>
            <numerusform>%Ln Punkt mehr, als die Partie bisher hat</numerusform>
            <numerusform>%Ln Punkte mehr, als die Partie bisher hat</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this game</source>
        <translation>Es ist diese Partie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points below the best game known</source>
        <translation>
            <numerusform>%Ln Punkt unter der besten bekannten Partie</numerusform>
            <numerusform>%Ln Punkte unter der besten bekannten Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>No better game is known</source>
        <translation>Keine bessere Partie ist bekannt</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; after %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; nach %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>This game: %1</source>
        <translation>Diese Partie: %1</translation>
    </message>
    <message>
        <source>Best game known: %1</source>
        <translation>Beste bekannte Partie: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Proven optimal</source>
        <translation>Bewiesen optimal</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source>&amp;Marks on the blocks</source>
        <translation>&amp;Zeichen auf den Blöcken</translation>
    </message>
    <message>
        <source>Color &amp;scheme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Colors of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>&amp;Blocks</source>
        <translation>&amp;Blöcke</translation>
    </message>
    <message>
        <source>How blocks are drawn</source>
        <translation>Wie Blöcke gezeichnet werden</translation>
    </message>
    <message>
        <source>Pa&amp;lette</source>
        <translation>Pa&amp;lette</translation>
    </message>
    <message>
        <source>Colors of the blocks</source>
        <translation>Farben der Blöcke</translation>
    </message>
    <message>
        <source>Each color has a mark of its own, for eyes that see them alike</source>
        <translation>Jede Farbe hat ihr eigenes Zeichen, für Augen, die sie schwer unterscheiden</translation>
    </message>
    <message>
        <source>Preview &amp;as seen</source>
        <translation>&amp;Vorschau für</translation>
    </message>
    <message>
        <source>Shows the preview as other eyes see it; changes nothing else</source>
        <translation>Zeigt die Vorschau, wie andere Augen sie sehen; ändert sonst nichts</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Joined tiles</source>
        <translation>Verbundene Steine</translation>
    </message>
    <message>
        <source>Glossy balls</source>
        <translation>Glänzende Kugeln</translation>
    </message>
    <message>
        <source>Plain shapes</source>
        <translation>Schlichte Formen</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>P&amp;rüfen</translation>
    </message>
    <message>
        <source>Shows how well each kind of color vision tells the colors apart</source>
        <translation>Zeigt, wie gut jede Art des Farbensehens die Farben unterscheidet</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Beste Partie</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>The settings cannot be stored.</source>
        <translation>Die Einstellungen können nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Nothing is known of this position yet; F5 searches it.</source>
        <translation>Über diese Stellung ist noch nichts bekannt; F5 durchsucht sie.</translation>
    </message>
    <message>
        <source>Goes on, though its panel is closed: %1. Esc stops it, the menu View shows it.</source>
        <translation>Läuft weiter, obwohl sein Bereich geschlossen ist: %1. Esc hält an, das Menü „Ansicht“ zeigt es wieder.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>The replay is at its end; Esc leads back to your game.</source>
        <translation>Die Wiedergabe ist zu Ende; Esc führt zurück zur eigenen Partie.</translation>
    </message>
    <message>
        <source>This is the game before; Redo leads back to: %1.</source>
        <translation>Das ist die Partie davor; Wiederholen führt zurück zu: %1.</translation>
    </message>
    <message>
        <source>A better game was found; the card at the end replays it.</source>
        <translation>Eine bessere Partie wurde gefunden; die Karte am Ende spielt sie ab.</translation>
    </message>
    <message>
        <source>Nothing better than the best game known was found.</source>
        <translation>Nichts Besseres als die beste bekannte Partie wurde gefunden.</translation>
    </message>
</context>
<context>
    <name>MedalText</name>
    <message>
        <source>Bronze medal</source>
        <translation>Bronzemedaille</translation>
    </message>
    <message>
        <source>Silver medal</source>
        <translation>Silbermedaille</translation>
    </message>
    <message>
        <source>Gold medal</source>
        <translation>Goldmedaille</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
</context>
<context>
    <name>NamedGame</name>
    <message>
        <source>The game is opened with what its moves come to: %1.</source>
        <translation>Die Partie wird mit dem geöffnet, was ihre Züge ergeben: %1.</translation>
    </message>
    <message>
        <source>%1 is opened with what its moves come to: %2.</source>
        <translation>%1 wird mit dem geöffnet, was die Züge ergeben: %2.</translation>
    </message>
    <message>
        <source>Board (%1)</source>
        <comment>the program that it comes from</comment>
        <translation>Brett (%1)</translation>
    </message>
</context>
<context>
    <name>NewGameCards</name>
    <message>
        <source>Duel against %1</source>
        <comment>an opponent</comment>
        <translation>Duell gegen %1</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>A small board with few colors</source>
        <translation>Ein kleines Brett mit wenigen Farben</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>A board of the usual size</source>
        <translation>Ein Brett der üblichen Größe</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>A large board, for a longer game</source>
        <translation>Ein großes Brett für eine längere Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>your best %1</source>
        <translation>Ihr Bestwert: %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>The board of the day, the same for everybody, under the standard rules</source>
        <translation>Das Brett des Tages, für alle dasselbe, nach den Standardregeln</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>You and the computer play the same board. Each picture begins a duel with that opponent.</source>
        <translation>Sie und der Computer spielen dasselbe Brett. Jedes Bild beginnt ein Duell mit diesem Gegner.</translation>
    </message>
    <message>
        <source>The 20 boards</source>
        <translation>Die 20 Bretter</translation>
    </message>
    <message>
        <source>Shows the boards on which programs are compared, with your best on each</source>
        <translation>Zeigt die Bretter, auf denen Programme verglichen werden, mit Ihrem besten Ergebnis auf jedem</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 von %2 gespielt</translation>
    </message>
    <message>
        <source>1 medal</source>
        <translation>1 Medaille</translation>
    </message>
    <message numerus="yes">
        <source>%Ln medals</source>
        <translation>
            <numerusform>%Ln Medaille</numerusform>
            <numerusform>%Ln Medaillen</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>an opponent</comment>
        <translation>Gegen %1</translation>
    </message>
    <message>
        <source>the same board</source>
        <translation>dasselbe Brett</translation>
    </message>
    <message>
        <source>%1×%2, %3</source>
        <comment>rows, columns, colors</comment>
        <translation>%1×%2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln Farbe</numerusform>
            <numerusform>%Ln Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>räumbar</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>angefangen: %1</translation>
    </message>
    <message>
        <source>%1, duel against %2</source>
        <comment>points, an opponent</comment>
        <translation>%1, Duell gegen %2</translation>
    </message>
    <message>
        <source>in another window: %1</source>
        <comment>points</comment>
        <translation>in einem anderen Fenster: %1</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
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
        <source>The text brings its own rules. Rules… in the menu Game plays its board under others.</source>
        <translation>Der Text bringt seine eigenen Regeln mit. „Regeln …“ im Menü „Partie“ spielt sein Brett nach anderen.</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Be&amp;arbeiten …</translation>
    </message>
    <message>
        <source>Draws on this board before it is played</source>
        <translation>Zeichnet auf diesem Brett, bevor es gespielt wird</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Mehr …</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>A random board of any size, colors and seed, or one from a text</source>
        <translation>Ein Zufallsbrett mit beliebiger Größe, Farbenzahl und Startwert oder eines aus einem Text</translation>
    </message>
    <message>
        <source>Goes back to the page before</source>
        <translation>Geht auf die Seite davor zurück</translation>
    </message>
    <message>
        <source>A shared result, a board ID, or digits, in a row for each row of the board</source>
        <translation>Ein geteiltes Ergebnis, eine Brett-ID oder Ziffern, für jede Zeile des Bretts eine Reihe</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Än&amp;dern …</translation>
    </message>
    <message>
        <source>Chooses the rules: what moves and the end earn, and where blocks go</source>
        <translation>Wählt die Regeln: was Züge und Ende bringen und wohin Blöcke fallen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>“%1” is no number from %2 to %3 here; the number stays as it was.</source>
        <translation>„%1“ ist hier keine Zahl von %2 bis %3; es bleibt bei der bisherigen Zahl.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
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
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln Stunde</numerusform>
            <numerusform>%Ln Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 Sekunde</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two parts of a time</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>%1: makes the move after which the board looks best.</source>
        <translation>%1: macht den Zug, nach dem das Brett am besten aussieht.</translation>
    </message>
    <message>
        <source>%1: makes the move after which random games ended best.</source>
        <translation>%1: macht den Zug, nach dem Zufallspartien am besten endeten.</translation>
    </message>
    <message>
        <source>%1: tries each move in games that are played with care.</source>
        <translation>%1: probiert jeden Zug in Partien, die mit Bedacht gespielt werden.</translation>
    </message>
    <message>
        <source>%1: learns from its own best games of this board.</source>
        <translation>%1: lernt aus den eigenen besten Partien auf diesem Brett.</translation>
    </message>
    <message>
        <source>%1: easy</source>
        <translation>%1: leicht</translation>
    </message>
    <message>
        <source>%1: medium</source>
        <translation>%1: mittel</translation>
    </message>
    <message>
        <source>%1: hard</source>
        <translation>%1: schwer</translation>
    </message>
    <message>
        <source>%1: master</source>
        <translation>%1: Meister</translation>
    </message>
    <message>
        <source>On random boards of 15×15 with 5 colors under the standard rules it reaches about %1 points.</source>
        <translation>Auf Zufallsbrettern von 15×15 mit 5 Farben nach den Standardregeln kommt das auf etwa %1 Punkte.</translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>default options</source>
        <translation>Standardoptionen</translation>
    </message>
    <message>
        <source>Changes the options of this solver</source>
        <translation>Ändert die Optionen dieses Lösers</translation>
    </message>
</context>
<context>
    <name>OptionDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>Optionen: %1</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Defaults</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Sets every option of this solver back to its default</source>
        <translation>Setzt jede Option dieses Lösers auf ihren Standardwert zurück</translation>
    </message>
</context>
<context>
    <name>OrderedChart</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>policy, board, value</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>OwnPalette</name>
    <message>
        <source>Start &amp;from</source>
        <translation>Beginnen &amp;mit</translation>
    </message>
    <message>
        <source>Replaces the colors by those of a palette of the program</source>
        <translation>Ersetzt die Farben durch die einer Palette des Programms</translation>
    </message>
    <message>
        <source>Color %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>Color %1: %2</source>
        <translation>Farbe %1: %2</translation>
    </message>
</context>
<context>
    <name>OwnResults</name>
    <message>
        <source>The game waits, and is stored as soon as that works.</source>
        <translation>Die Partie wartet und wird gespeichert, sobald es geht.</translation>
    </message>
    <message>
        <source>The game waits as long as the program runs, and is stored as soon as that works.</source>
        <translation>Die Partie wartet, solange das Programm läuft, und wird gespeichert, sobald es geht.</translation>
    </message>
</context>
<context>
    <name>OwnScoringForm</name>
    <message>
        <source>What groups of 2, 3, 4, … blocks earn.</source>
        <translation>Was Gruppen von 2, 3, 4, … Blöcken bringen.</translation>
    </message>
    <message>
        <source>What a cleared board earns.</source>
        <translation>Was ein geräumtes Brett bringt.</translation>
    </message>
    <message>
        <source>What 1, 2, 3, … blocks left cost, for each color.</source>
        <translation>Was 1, 2, 3, … übrige Blöcke kosten, für jede Farbe.</translation>
    </message>
    <message>
        <source>&amp;Points of a group</source>
        <translation>P&amp;unkte einer Gruppe</translation>
    </message>
    <message>
        <source>Bo&amp;nus</source>
        <translation>&amp;Bonus</translation>
    </message>
    <message>
        <source>P&amp;enalty</source>
        <translation>&amp;Abzug</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Player&apos;s guide</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>This is the text of F1 in the program.</source>
        <translation>Das ist der Text von F1 im Programm.</translation>
    </message>
</context>
<context>
    <name>PairList</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes this row</source>
        <translation>Entfernt diese Zeile</translation>
    </message>
</context>
<context>
    <name>PaletteTable</name>
    <message>
        <source>Closest colors in each kind of color vision</source>
        <translation>Ähnlichste Farben bei jeder Art des Farbensehens</translation>
    </message>
    <message>
        <source>All colors seen</source>
        <translation>Alle Farben</translation>
    </message>
    <message>
        <source>No red (protan)</source>
        <translation>Ohne Rot (protan)</translation>
    </message>
    <message>
        <source>No green (deutan)</source>
        <translation>Ohne Grün (deutan)</translation>
    </message>
    <message>
        <source>No blue (tritan)</source>
        <translation>Ohne Blau (tritan)</translation>
    </message>
    <message>
        <source>Gray only</source>
        <translation>Nur Grau</translation>
    </message>
    <message>
        <source>Any two colors can be told apart in each kind of color vision.</source>
        <translation>Je zwei Farben sind bei jeder Art des Farbensehens zu unterscheiden.</translation>
    </message>
    <message>
        <source>Too close – %1: %2 and %3 differ by %4 only; %5 or more tells them apart. Until then the marks on the blocks do.</source>
        <translation>Zu ähnlich – %1: %2 und %3 unterscheiden sich nur um %4; ab %5 sind sie auseinanderzuhalten. Bis dahin helfen die Zeichen auf den Blöcken.</translation>
    </message>
    <message>
        <source>too close</source>
        <translation>zu ähnlich</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genug</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>deutlich</translation>
    </message>
    <message>
        <source>Most alike of the first five</source>
        <translation>Ähnlichste der ersten fünf</translation>
    </message>
    <message>
        <source>Most alike of all nine</source>
        <translation>Ähnlichste aller neun</translation>
    </message>
    <message>
        <source>%3: %1 – %2</source>
        <comment>two colors, how well told apart</comment>
        <translation>%3: %1 – %2</translation>
    </message>
    <message>
        <source>These two differ by %1; here %2 is enough to tell them apart. (CIEDE2000: 1 is hardly seen, 100 is black and white.)</source>
        <translation>Diese beiden unterscheiden sich um %1; hier genügen %2, um sie auseinanderzuhalten. (CIEDE2000: 1 ist kaum zu sehen, 100 ist Schwarz und Weiß.)</translation>
    </message>
</context>
<context>
    <name>PaletteTitles</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Vivid</source>
        <translation>Kräftig</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <source>Own colors</source>
        <translation>Eigene Farben</translation>
    </message>
</context>
<context>
    <name>PlayedGamesModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Geräumt</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Größte Gruppe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Board ID</source>
        <translation>Brett-ID</translation>
    </message>
    <message>
        <source>When the game was finished</source>
        <translation>Wann die Partie zu Ende war</translation>
    </message>
    <message>
        <source>What the board was called</source>
        <translation>Wie das Brett hieß</translation>
    </message>
    <message>
        <source>Rows, columns, colors and rules</source>
        <translation>Zeilen, Spalten, Farben und Regeln</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>Whether no block was left</source>
        <translation>Ob kein Block übrig blieb</translation>
    </message>
    <message>
        <source>Hints and other help in the game, and whether its board was played with help before</source>
        <translation>Tipps und andere Hilfe in der Partie, und ob ihr Brett schon mit Hilfe gespielt wurde</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>%1 %2 blocks</source>
        <comment>12 sky blue blocks</comment>
        <translation>%1 Blöcke (%2)</translation>
    </message>
    <message>
        <source>After which move can the board still be cleared?</source>
        <translation>Nach welchem Zug lässt sich das Brett noch räumen?</translation>
    </message>
    <message>
        <source>After which move can %1 still go in one move?</source>
        <translation>Nach welchem Zug können %1 noch in einem Zug gehen?</translation>
    </message>
    <message>
        <source>After which move can most points still be reached?</source>
        <translation>Nach welchem Zug sind noch die meisten Punkte zu erreichen?</translation>
    </message>
    <message>
        <source>From your game on %1 of %2, move %3.</source>
        <translation>Aus der eigenen Partie auf %1 vom %2, Zug %3.</translation>
    </message>
    <message>
        <source>The same for everybody on this day.</source>
        <translation>An diesem Tag für alle dieselbe.</translation>
    </message>
    <message>
        <source>What is right is proven.</source>
        <translation>Was richtig ist, ist bewiesen.</translation>
    </message>
    <message>
        <source>What is right was found by a search: each right move is better than each wrong one by more than it may be wrong.</source>
        <translation>Was richtig ist, hat eine Suche gefunden: Jeder richtige Zug ist um mehr besser als jeder falsche, als sie sich irren kann.</translation>
    </message>
    <message>
        <source>Right: the board can still be cleared; proven.</source>
        <translation>Richtig: Das Brett lässt sich noch räumen; bewiesen.</translation>
    </message>
    <message>
        <source>Right: this keeps the %1; proven.</source>
        <translation>Richtig: %1 bleiben beisammen; bewiesen.</translation>
    </message>
    <message>
        <source>Right: %1 can be reached, and no move reaches more; proven.</source>
        <translation>Richtig: %1 sind zu erreichen, und kein Zug erreicht mehr; bewiesen.</translation>
    </message>
    <message>
        <source>Right: the best game known after it earns %1; the best wrong move gives away about %2 (±%3).</source>
        <translation>Richtig: Die beste bekannte Partie danach bringt %1; der beste falsche Zug verschenkt etwa %2 (±%3).</translation>
    </message>
    <message>
        <source>No: after that the board can no longer be cleared; proven.</source>
        <translation>Nein: Danach lässt sich das Brett nicht mehr räumen; bewiesen.</translation>
    </message>
    <message>
        <source>No: after that %1 can no longer go in one move, which gives away %2; proven.</source>
        <translation>Nein: Danach können %1 nicht mehr in einem Zug gehen, und das verschenkt %2; bewiesen.</translation>
    </message>
    <message>
        <source>No: that gives away %1; proven.</source>
        <translation>Nein: Das verschenkt %1; bewiesen.</translation>
    </message>
    <message>
        <source>No: that gives away about %1 (±%2).</source>
        <translation>Nein: Das verschenkt etwa %1 (±%2).</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>Er %1.</translation>
    </message>
    <message>
        <source>&amp;Show answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>Frames a right move and says what it is good for; the exercise then counts as not solved</source>
        <translation>Umrahmt einen richtigen Zug und sagt, wozu er gut ist; die Übung gilt dann als nicht gelöst</translation>
    </message>
    <message>
        <source>&amp;Next exercise</source>
        <translation>&amp;Nächste Übung</translation>
    </message>
    <message>
        <source>Goes to the next exercise that is not done</source>
        <translation>Geht zur nächsten Übung, die noch offen ist</translation>
    </message>
    <message>
        <source>&amp;Open game in the window</source>
        <translation>Partie im &amp;Fenster öffnen</translation>
    </message>
    <message>
        <source>Plays the moves of the answer on the board of the window; can be undone there</source>
        <translation>Spielt die Züge der Antwort auf dem Brett des Fensters; lässt sich dort zurücknehmen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Board of the exercise</source>
        <translation>Brett der Übung</translation>
    </message>
    <message>
        <source>The exercise is being made …</source>
        <translation>Die Übung entsteht gerade …</translation>
    </message>
    <message>
        <source>The exercise could not be made.</source>
        <translation>Die Übung konnte nicht gemacht werden.</translation>
    </message>
    <message>
        <source>Click the group, or choose it with the arrow keys and Enter.</source>
        <translation>Die Gruppe anklicken oder mit den Pfeiltasten und der Eingabetaste wählen.</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, day</comment>
        <translation>Übung %1 vom %2</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, how many there are</comment>
        <translation>Übung %1 von %2</translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Noch offen.</translation>
    </message>
    <message>
        <source>Solved at the first try.</source>
        <translation>Im ersten Versuch gelöst.</translation>
    </message>
    <message>
        <source>Solved after wrong tries.</source>
        <translation>Nach falschen Versuchen gelöst.</translation>
    </message>
    <message>
        <source>The answer was shown.</source>
        <translation>Die Antwort wurde gezeigt.</translation>
    </message>
    <message>
        <source>Solved: %1 of %2 · at the first try: %3 · days in a row with all five done: %4</source>
        <translation>Gelöst: %1 von %2 · im ersten Versuch: %3 · Tage in Folge mit allen fünf: %4</translation>
    </message>
    <message>
        <source>The answer is framed: row %1, column %2.</source>
        <translation>Die Antwort ist umrahmt: Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>Enter goes to the next exercise.</source>
        <translation>Die Eingabetaste geht zur nächsten Übung.</translation>
    </message>
    <message>
        <source>About this exercise</source>
        <translation>Zu dieser Übung</translation>
    </message>
    <message>
        <source>This version cannot show the exercise again.</source>
        <translation>Diese Version kann die Übung nicht wieder zeigen.</translation>
    </message>
    <message>
        <source>All five are done; every day brings five others.</source>
        <translation>Alle fünf sind erledigt; jeder Tag bringt fünf andere.</translation>
    </message>
    <message>
        <source>Nothing is done yet; what you solve is counted here.</source>
        <translation>Noch ist nichts erledigt; was gelöst wird, zählt hier.</translation>
    </message>
</context>
<context>
    <name>PraiseText</name>
    <message numerus="yes">
        <source>The game ends after %Ln moves</source>
        <translation>
            <numerusform>Die Partie endet nach %Ln Zug</numerusform>
            <numerusform>Die Partie endet nach %Ln Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Brett geräumt!</translation>
    </message>
    <message>
        <source>This board has no blocks</source>
        <translation>Dieses Brett hat keine Blöcke</translation>
    </message>
    <message>
        <source>No blocks are left</source>
        <translation>Kein Block ist übrig</translation>
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
    <message>
        <source>Perfect! %1</source>
        <comment>before how a game ended</comment>
        <translation>Perfekt! %1</translation>
    </message>
    <message>
        <source>Your best game of this board!</source>
        <translation>Beste eigene Partie auf diesem Brett!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a medal</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>So close: 1 block left!</source>
        <translation>Knapp: nur 1 Block übrig!</translation>
    </message>
    <message numerus="yes">
        <source>So close: %Ln blocks left!</source>
        <translation>
            <numerusform>Knapp: nur %Ln Block übrig!</numerusform>
            <numerusform>Knapp: nur %Ln Blöcke übrig!</numerusform>
        </translation>
    </message>
    <message>
        <source>Your largest group so far: %1!</source>
        <translation>Bisher größte eigene Gruppe: %1!</translation>
    </message>
    <message>
        <source>Your fewest blocks left on this board: %1!</source>
        <translation>So wenige Blöcke übrig wie noch nie auf diesem Brett: %1!</translation>
    </message>
    <message>
        <source>Well done: above zero!</source>
        <translation>Gut gemacht: über null!</translation>
    </message>
    <message>
        <source>your best game of this board</source>
        <translation>beste eigene Partie auf diesem Brett</translation>
    </message>
    <message>
        <source>your largest group so far</source>
        <translation>bisher größte eigene Gruppe</translation>
    </message>
    <message>
        <source>your fewest blocks left on this board</source>
        <translation>so wenige Blöcke übrig wie noch nie auf diesem Brett</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it earns no medal and is not counted in the statistics.</source>
        <translation>Diese Partie wurde bis zum Ende übernommen, bekommt daher keine Medaille und zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it is not counted in the statistics.</source>
        <translation>Diese Partie wurde bis zum Ende übernommen und zählt daher nicht in der Statistik.</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1.</source>
        <translation>Ein geräumtes Brett hätte %1 gebracht.</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1 and no penalty: %2 more.</source>
        <translation>Ein geräumtes Brett hätte %1 gebracht und keinen Abzug: %2 mehr.</translation>
    </message>
</context>
<context>
    <name>ProgressChart</name>
    <message>
        <source>Results of the games</source>
        <translation>Ergebnisse der Partien</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>Übrige Blöcke</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Fewest so far</source>
        <translation>Bisher wenigste</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Bisher beste</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eine Partie</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %Ln games</source>
        <translation>
            <numerusform>Mittel der letzten %Ln Partie</numerusform>
            <numerusform>Mittel der letzten %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Games: %1; %2: %3; %4: %5</source>
        <translation>Partien: %1; %2: %3; %4: %5</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>Ausgewertete Partie</translation>
    </message>
    <message>
        <source>Accuracy in percent</source>
        <translation>Genauigkeit in Prozent</translation>
    </message>
    <message>
        <source>Accuracy of the games</source>
        <translation>Genauigkeit der Partien</translation>
    </message>
</context>
<context>
    <name>PublishedBoards</name>
    <message>
        <source>not stated</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget: %1</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation>Rechner: %1</translation>
    </message>
    <message>
        <source>All 20 boards: %1 points</source>
        <translation>Alle 20 Bretter: %1 Punkte</translation>
    </message>
    <message>
        <source>It had another budget than the runs here, on another machine: it shows how far they come, not which solver is better.</source>
        <translation>Es hatte ein anderes Budget als die Läufe hier, auf einem anderen Rechner: es zeigt, wie weit sie kommen, nicht, welcher Löser besser ist.</translation>
    </message>
</context>
<context>
    <name>PublishedButton</name>
    <message>
        <source>Published</source>
        <translation>Literatur</translation>
    </message>
    <message>
        <source>Shows a published result of the same boards beside the runs</source>
        <translation>Zeigt ein veröffentlichtes Ergebnis auf denselben Brettern neben den Läufen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
</context>
<context>
    <name>RandomBoardPage</name>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln Farbe</numerusform>
            <numerusform>%Ln Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be &amp;cleared for sure</source>
        <translation>&amp;Lässt sich sicher räumen</translation>
    </message>
    <message>
        <source>Makes the board backwards from the empty one, so that there is a way to clear it, under any rules without new columns</source>
        <translation>Baut das Brett rückwärts vom leeren her, sodass es sich nach allen Regeln ohne neue Spalten räumen lässt</translation>
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
        <source>Size</source>
        <translation>Größe</translation>
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
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty</comment>
        <translation>Schwer</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>What the intervals are for</source>
        <translation>Wofür die Intervalle gelten</translation>
    </message>
    <message>
        <source>95 % for boards like these</source>
        <translation>95 % für Bretter wie diese</translation>
    </message>
    <message>
        <source>95 % for these boards</source>
        <translation>95 % für diese Bretter</translation>
    </message>
    <message>
        <source>one run has no interval</source>
        <translation>ein Lauf hat kein Intervall</translation>
    </message>
    <message>
        <source>one board says nothing of others</source>
        <translation>ein Brett sagt nichts über andere</translation>
    </message>
    <message>
        <source>one run on each says nothing of others</source>
        <translation>ein Lauf auf jedem sagt nichts über andere</translation>
    </message>
    <message>
        <source>For boards like these: the boards are the sample, and the interval is of the mean over many more of them. For these boards: the runs on each are the sample, and the interval is of the mean of many more runs.</source>
        <translation>Für Bretter wie diese: die Bretter sind die Stichprobe, und das Intervall gilt für den Mittelwert über sehr viele weitere. Für diese Bretter: die Läufe auf jedem sind die Stichprobe, und das Intervall gilt für den Mittelwert sehr vieler weiterer Läufe.</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No board of a day has been played yet.</source>
        <translation>Noch wurde kein Tagesbrett gespielt.</translation>
    </message>
    <message>
        <source>Boards played: %1</source>
        <translation>Gespielte Bretter: %1</translation>
    </message>
    <message>
        <source>Played on their day: %1; longest: %2</source>
        <comment>days in a row, days</comment>
        <translation>Am Tag selbst gespielt: %1; am längsten: %2</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duelle</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medaillen</translation>
    </message>
    <message>
        <source>Boards of the day</source>
        <translation>Tagesbretter</translation>
    </message>
    <message>
        <source>&quot;Duel against&quot; in the menu Game has an opponent play the same board as you.</source>
        <translation>Bei „Duell gegen“ im Menü „Partie“ spielt ein Gegner dasselbe Brett wie Sie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a medal, a number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On each board your best game counts: gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. Boards that have such marks: %4 of %5.</source>
        <translation>Auf jedem Brett zählt Ihre beste Partie: Gold ab %1 % des besten bekannten Endstands auf dem Brett, Silber ab %2 %, Bronze ab %3 %. Bretter mit solchen Grenzen: %4 von %5.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move of the replayed game</source>
        <translation>Zug der gezeigten Partie</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ein Zug weiter</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Endlos</translation>
    </message>
    <message>
        <source>Plays again from the start when the end is reached</source>
        <translation>Beginnt am Ende wieder von vorn</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Moves per second</source>
        <translation>Züge pro Sekunde</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>moves per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Take over here</source>
        <translation>Hier übernehmen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>No move was played yet</source>
        <translation>Noch kein Zug gespielt</translation>
    </message>
    <message>
        <source>No finished game is known yet</source>
        <translation>Noch keine zu Ende gespielte Partie bekannt</translation>
    </message>
    <message>
        <source>Move %1 of %2, score %3</source>
        <translation>Zug %1 von %2, Stand %3</translation>
    </message>
    <message>
        <source>This game: move %1 of %2, score %3</source>
        <translation>Diese Partie: Zug %1 von %2, Stand %3</translation>
    </message>
    <message>
        <source>Best game: move %1 of %2, score %3</source>
        <translation>Beste Partie: Zug %1 von %2, Stand %3</translation>
    </message>
    <message>
        <source>Best game played: move %1 of %2, score %3</source>
        <translation>Beste gespielte Partie: Zug %1 von %2, Stand %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>bonus +%1</source>
        <translation>Bonus +%1</translation>
    </message>
    <message>
        <source>penalty −%1</source>
        <translation>Abzug −%1</translation>
    </message>
    <message>
        <source>Shows the game again</source>
        <translation>Zeigt wieder die Partie</translation>
    </message>
    <message>
        <source>Game of a candidate: move %1 of %2, score %3</source>
        <translation>Partie eines Kandidaten: Zug %1 von %2, Stand %3</translation>
    </message>
    <message>
        <source>Reviewed game: move %1 of %2, score %3</source>
        <translation>Ausgewertete Partie: Zug %1 von %2, Stand %3</translation>
    </message>
    <message>
        <source>Better game: move %1 of %2, score %3</source>
        <translation>Bessere Partie: Zug %1 von %2, Stand %3</translation>
    </message>
</context>
<context>
    <name>ResultCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>Stand nach jedem Zug</translation>
    </message>
    <message>
        <source>The score after each move; the dot is the largest group, move %1</source>
        <translation>Der Stand nach jedem Zug; der Punkt ist die größte Gruppe, Zug %1</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Score and best still possible</source>
        <translation>Stand und bester noch möglicher Endstand</translation>
    </message>
    <message>
        <source>Filled: the score after each move. Steps: the best final score still possible. Numbers: the moves that the list tells of. Click or use the arrow keys to go there.</source>
        <translation>Gefüllt: der Stand nach jedem Zug. Stufen: der beste noch mögliche Endstand. Nummern: die Züge, von denen die Liste erzählt. Ein Klick oder die Pfeiltasten gehen dorthin.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The list has the first %1 of these %2 losses.</source>
        <translation>Die Liste hat die ersten %1 dieser %2 Verluste.</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Diese Partie auswerten</translation>
    </message>
    <message>
        <source>Looks for ten seconds, on all cores, for what each move gave away</source>
        <translation>Sucht zehn Sekunden lang auf allen Kernen, was jeder Zug verschenkte</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what was better.</source>
        <translation>Auf dem Brett: gestrichelt, was gespielt wurde; golden umrandet, was besser war.</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what may be better.</source>
        <translation>Auf dem Brett: gestrichelt, was gespielt wurde; golden umrandet, was vielleicht besser ist.</translation>
    </message>
    <message>
        <source>Earlier loss</source>
        <translation>Früherer Verlust</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss before the position on the board; the list itself begins with mistakes</source>
        <translation>Der aufgeführte Verlust, der in der Reihenfolge der Züge vor der Stellung auf dem Brett liegt; die Liste selbst beginnt mit den Fehlern</translation>
    </message>
    <message>
        <source>Later loss</source>
        <translation>Späterer Verlust</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss after the position on the board; the list itself begins with mistakes</source>
        <translation>Der aufgeführte Verlust, der in der Reihenfolge der Züge nach der Stellung auf dem Brett kommt; die Liste selbst beginnt mit den Fehlern</translation>
    </message>
    <message>
        <source>Show the better game</source>
        <translation>Bessere Partie zeigen</translation>
    </message>
    <message>
        <source>Plays the best game known from the position on the board, step by step</source>
        <translation>Spielt die beste bekannte Partie von der Stellung auf dem Brett an, Zug um Zug</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Von hier versuchen</translation>
    </message>
    <message>
        <source>The game goes on from the position on the board; can be undone</source>
        <translation>Die Partie geht von der Stellung auf dem Brett an weiter; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>Save review…</source>
        <translation>Auswertung speichern …</translation>
    </message>
    <message>
        <source>Saves the review as a page that every browser shows</source>
        <translation>Speichert die Auswertung als Seite, die jeder Browser zeigt</translation>
    </message>
    <message>
        <source>&amp;Thorough: for two minutes</source>
        <translation>&amp;Gründlich: zwei Minuten lang</translation>
    </message>
    <message>
        <source>&amp;Deep: until it is stopped, or all is proven</source>
        <translation>&amp;Tief: bis zum Anhalten, oder bis alles bewiesen ist</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Ends the review; what it has found is kept</source>
        <translation>Beendet die Auswertung; was sie gefunden hat, bleibt aufgehoben</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>Genauer hinsehen</translation>
    </message>
    <message>
        <source>Goes on with this review, so that its losses become surer</source>
        <translation>Setzt diese Auswertung fort, damit ihre Verluste sicherer werden</translation>
    </message>
    <message>
        <source>The game goes another way than the one that was reviewed.</source>
        <translation>Die Partie geht einen anderen Weg als die ausgewertete.</translation>
    </message>
    <message>
        <source>Games in which new columns come in cannot be reviewed, as nobody knows the columns to come.</source>
        <translation>Partien, in denen neue Spalten nachrücken, lassen sich nicht auswerten, da niemand die Spalten kennt, die noch kommen.</translation>
    </message>
    <message>
        <source>A review tells what each move of this game gave away, and what was better.</source>
        <translation>Eine Auswertung sagt, was jeder Zug dieser Partie verschenkte und was besser war.</translation>
    </message>
    <message>
        <source>A review tells what each move of a game gave away, and what was better. Play some moves, or open a game.</source>
        <translation>Eine Auswertung sagt, was jeder Zug einer Partie verschenkte und was besser war. Einige Züge spielen oder eine Partie öffnen.</translation>
    </message>
    <message>
        <source>Accuracy: %1.</source>
        <translation>Genauigkeit: %1.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>verdicts</comment>
        <translation>Bisher: %1</translation>
    </message>
    <message>
        <source>Accuracy so far: %1.</source>
        <translation>Genauigkeit bisher: %1.</translation>
    </message>
    <message>
        <source>Not every move has been looked at yet.</source>
        <translation>Noch ist nicht jeder Zug untersucht.</translation>
    </message>
    <message>
        <source>move %1 may have lost %2</source>
        <translation>Zug %1 verlor vielleicht %2</translation>
    </message>
    <message>
        <source>move %1 lost %2</source>
        <translation>Zug %1 verlor %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>spread</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Another game is being reviewed.</source>
        <translation>Eine andere Partie wird ausgewertet.</translation>
    </message>
    <message>
        <source>Reviewing until it is stopped, or all is proven.</source>
        <translation>Wird ausgewertet, bis zum Anhalten oder bis alles bewiesen ist.</translation>
    </message>
    <message>
        <source>Reviewing: %1 % of the time.</source>
        <translation>Wird ausgewertet: %1 % der Zeit.</translation>
    </message>
    <message>
        <source>All of it is proven.</source>
        <translation>Alles davon ist bewiesen.</translation>
    </message>
    <message>
        <source>Reviewed for %1.</source>
        <translation>%1 lang ausgewertet.</translation>
    </message>
    <message>
        <source>Filled: score. Steps: best still possible.</source>
        <translation>Gefüllt: Stand. Stufen: bester noch möglicher Endstand.</translation>
    </message>
    <message>
        <source>No listed loss comes later in the game than the position on the board</source>
        <translation>Kein aufgeführter Verlust kommt in der Partie nach der Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>No listed loss comes earlier in the game than the position on the board</source>
        <translation>Kein aufgeführter Verlust liegt in der Partie vor der Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it; what it found is kept.</source>
        <translation>Die Auswertung von %1 endete dafür; was sie gefunden hat, bleibt aufgehoben.</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it.</source>
        <translation>Die Auswertung von %1 endete dafür.</translation>
    </message>
    <message>
        <source>Moves taken over, which count here too: %1.</source>
        <translation>Übernommene Züge, die hier mitzählen: %1.</translation>
    </message>
    <message>
        <source>taken over</source>
        <comment>move</comment>
        <translation>übernommen</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Good: it lost nothing for sure.</source>
        <translation>Gut: Sicher verloren ging nichts.</translation>
    </message>
    <message>
        <source>Good: it is proven to lose nothing.</source>
        <translation>Gut: Es ist bewiesen, dass nichts verloren ging.</translation>
    </message>
    <message>
        <source>Good: nothing is known that earns more.</source>
        <translation>Gut: Nichts ist bekannt, das mehr bringt.</translation>
    </message>
    <message>
        <source>May be a mistake: about %1 less than the best game known, if the searches after it missed no better one.</source>
        <translation>Vielleicht ein Fehler: etwa %1 weniger als die beste bekannte Partie, falls den Suchen nach ihm keine bessere entging.</translation>
    </message>
    <message>
        <source>Small loss: %1 less than the best game.</source>
        <translation>Kleiner Verlust: %1 weniger als die beste Partie.</translation>
    </message>
    <message>
        <source>Small loss: about %1 less than the best game known.</source>
        <translation>Kleiner Verlust: etwa %1 weniger als die beste bekannte Partie.</translation>
    </message>
    <message>
        <source>Mistake: %1 less than the best game.</source>
        <translation>Fehler: %1 weniger als die beste Partie.</translation>
    </message>
    <message>
        <source>Mistake: about %1 less than the best game known.</source>
        <translation>Fehler: etwa %1 weniger als die beste bekannte Partie.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>word for a move, and what it lost</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>good moves, doubtful moves</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>may be a mistake</source>
        <translation>vielleicht ein Fehler</translation>
    </message>
    <message>
        <source>May be mistakes:</source>
        <translation>Vielleicht Fehler:</translation>
    </message>
    <message>
        <source>Small losses:</source>
        <translation>Kleine Verluste:</translation>
    </message>
    <message>
        <source>Mistakes:</source>
        <translation>Fehler:</translation>
    </message>
    <message>
        <source>small loss</source>
        <translation>kleiner Verlust</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Move %1 gave away %2</source>
        <translation>Zug %1 verschenkte %2</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2</source>
        <translation>Zug %1 verschenkte vielleicht %2</translation>
    </message>
    <message>
        <source>The loss is proven.</source>
        <translation>Der Verlust ist bewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>The loss may be %Ln points smaller or larger, as far as the searches tell.</source>
        <translation>
            <numerusform>Der Verlust kann nach dem, was die Suchen zeigen, um %Ln Punkt kleiner oder größer sein.</numerusform>
            <numerusform>Der Verlust kann nach dem, was die Suchen zeigen, um %Ln Punkte kleiner oder größer sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game: %1. Could be reached: %2.</source>
        <translation>Diese Partie: %1. Zu erreichen war: %2.</translation>
    </message>
    <message>
        <source>Score so far: %1. Can still be reached: %2, from the start: %3.</source>
        <translation>Bisher: %1. Noch zu erreichen: %2, vom Anfang an: %3.</translation>
    </message>
    <message>
        <source>After move %1 of %2: score %3, still possible %4</source>
        <translation>Nach Zug %1 von %2: Stand %3, noch möglich %4</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <comment>good moves, small losses, mistakes</comment>
        <translation>%1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln good moves</source>
        <translation>
            <numerusform>%Ln guter Zug</numerusform>
            <numerusform>%Ln gute Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves that may be mistakes</source>
        <translation>
            <numerusform>%Ln Zug, der vielleicht ein Fehler ist</numerusform>
            <numerusform>%Ln Züge, die vielleicht Fehler sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small losses</source>
        <translation>
            <numerusform>%Ln kleiner Verlust</numerusform>
            <numerusform>%Ln kleine Verluste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>At least half of the loss lies in move %1.</source>
        <translation>Mindestens die Hälfte des Verlusts liegt in Zug %1.</translation>
    </message>
    <message>
        <source>At least half of the loss lies in moves %1 to %2.</source>
        <translation>Mindestens die Hälfte des Verlusts liegt in den Zügen %1 bis %2.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>percent</comment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>accuracy</comment>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>Which moves lost most is not known yet, as their spread covers most of the loss.</source>
        <translation>Welche Züge am meisten verloren haben, ist noch nicht bekannt, da ihre Spanne den größten Teil des Verlusts deckt.</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln losses that may be none, as far as the searches tell.</source>
        <translation>
            <numerusform>Nicht aufgeführt: %Ln Verlust, der nach dem, was die Suchen zeigen, auch keiner sein kann.</numerusform>
            <numerusform>Nicht aufgeführt: %Ln Verluste, die nach dem, was die Suchen zeigen, auch keine sein können.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Other rules start this board anew. Undo brings back the game as it is now.</source>
        <translation>Andere Regeln beginnen dieses Brett neu. Zurücknehmen bringt die Partie wieder, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>&amp;Scoring</source>
        <translation>&amp;Wertung</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>&amp;Schwerkraft</translation>
    </message>
    <message>
        <source>Empty c&amp;olumns</source>
        <translation>Leere S&amp;palten</translation>
    </message>
    <message>
        <source>See&amp;d of the columns</source>
        <translation>Startwert &amp;der Spalten</translation>
    </message>
    <message>
        <source>Clickomania aims at an empty board, and with new columns no board stays empty.</source>
        <translation>Clickomania will ein leeres Brett, und mit neuen Spalten bleibt keines leer.</translation>
    </message>
    <message>
        <source>A formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2.</source>
        <translation>Eine Formel mit n, der Zahl der Blöcke, wie 3n oder n(n-1), oder Zahlen wie 0,1,3,6: Für mehr Blöcke wiederholt sich die Differenz der letzten beiden (9, 12, …). Hinter Zahlen kann eine Formel stehen, wie in 0,0,(n-2)^2.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Points, bonus and penalty as you like.</source>
        <translation>Punkte, Bonus und Abzug nach Belieben.</translation>
    </message>
    <message>
        <source>Under rules of your own no columns come in.</source>
        <translation>Mit eigenen Regeln kommen keine Spalten nach.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Ohne Abzug</translation>
    </message>
    <message>
        <source>Lenient penalty</source>
        <translation>Milder Abzug</translation>
    </message>
    <message>
        <source>Bubble Breaker</source>
        <translation>Bubble Breaker</translation>
    </message>
    <message>
        <source>Clickomania</source>
        <translation>Clickomania</translation>
    </message>
    <message>
        <source>Empty columns disappear</source>
        <translation>Leere Spalten verschwinden</translation>
    </message>
    <message>
        <source>Rows are drawn left</source>
        <translation>Zeilen rücken nach links</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left costs (m − 2)².</source>
        <translation>Eine Gruppe von n Blöcken bringt (n − 2)², ein leeres Brett 1.000. Jede Farbe mit m übrigen Blöcken kostet (m − 2)².</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Blocks left cost nothing.</source>
        <translation>Eine Gruppe von n Blöcken bringt (n − 2)², ein leeres Brett 1.000. Übrige Blöcke kosten nichts.</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left, more than two, costs (m − 2)².</source>
        <translation>Eine Gruppe von n Blöcken bringt (n − 2)², ein leeres Brett 1.000. Jede Farbe mit m übrigen Blöcken, mehr als zwei, kostet (m − 2)².</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1). A cleared board earns nothing more, and blocks left cost nothing.</source>
        <translation>Eine Gruppe von n Blöcken bringt n × (n − 1). Ein leeres Brett bringt nichts dazu, und übrige Blöcke kosten nichts.</translation>
    </message>
    <message>
        <source>Moves earn nothing: the aim is an empty board, which earns 1. Each block left costs 1.</source>
        <translation>Züge bringen nichts: Ziel ist ein leeres Brett, das 1 bringt. Jeder übrige Block kostet 1.</translation>
    </message>
    <message>
        <source>Blocks fall down, and where a column is empty, those to its right move left.</source>
        <translation>Blöcke fallen herunter, und wo eine Spalte leer ist, rücken die rechts davon nach links.</translation>
    </message>
    <message>
        <source>Blocks fall down, then every row is drawn left until it has no gap.</source>
        <translation>Blöcke fallen herunter, dann rückt jede Zeile nach links, bis sie keine Lücke hat.</translation>
    </message>
    <message>
        <source>%1, rows drawn left</source>
        <translation>%1, Zeilen nach links</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>Brett leer</translation>
    </message>
    <message>
        <source>1 block left</source>
        <translation>1 Block übrig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>%Ln Block übrig</numerusform>
            <numerusform>%Ln Blöcke übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>New columns come in</source>
        <translation>Neue Spalten kommen nach</translation>
    </message>
    <message>
        <source>Stay empty</source>
        <translation>Bleiben leer</translation>
    </message>
    <message numerus="yes">
        <source>Random columns come in at the right until none fits. The game ends where no group is left, or after %Ln moves; its end earns and costs nothing.</source>
        <translation>
            <numerusform>Von rechts kommen zufällige Spalten nach, bis keine mehr passt. Die Partie endet, wenn keine Gruppe mehr da ist, oder nach %Ln Zug; ihr Ende bringt und kostet nichts.</numerusform>
            <numerusform>Von rechts kommen zufällige Spalten nach, bis keine mehr passt. Die Partie endet, wenn keine Gruppe mehr da ist, oder nach %Ln Zügen; ihr Ende bringt und kostet nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board becomes empty, from the right.</source>
        <translation>Das Brett leert sich von rechts.</translation>
    </message>
    <message>
        <source>%1, refill</source>
        <translation>%1, aufgefüllt</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1).</source>
        <translation>Eine Gruppe von n Blöcken bringt n × (n − 1).</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)².</source>
        <translation>Eine Gruppe von n Blöcken bringt (n − 2)².</translation>
    </message>
    <message>
        <source>%1 blocks earn %2, %3 earn %4</source>
        <translation>%1 Blöcke bringen %2, %3 bringen %4</translation>
    </message>
    <message>
        <source>a cleared board %1 more</source>
        <translation>ein leeres Brett %1 mehr</translation>
    </message>
    <message>
        <source>a cleared board earns %1</source>
        <translation>ein leeres Brett bringt %1</translation>
    </message>
    <message>
        <source>%1 of one color left cost %2</source>
        <translation>%1 übrige einer Farbe kosten %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules, examples</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>Bonus %1</translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation>Abzug %1</translation>
    </message>
    <message>
        <source>Own scoring (%1)</source>
        <translation>Eigene Wertung (%1)</translation>
    </message>
    <message>
        <source>A group of n blocks earns %1.</source>
        <translation>Eine Gruppe von n Blöcken bringt %1.</translation>
    </message>
    <message>
        <source>Groups of 2, 3, … blocks earn %1.</source>
        <translation>Gruppen von 2, 3, … Blöcken bringen %1.</translation>
    </message>
    <message>
        <source>A cleared board earns %1.</source>
        <translation>Ein geräumtes Brett bringt %1.</translation>
    </message>
    <message>
        <source>Blocks left cost nothing.</source>
        <translation>Übrige Blöcke kosten nichts.</translation>
    </message>
    <message>
        <source>1, 2, … blocks left of a color cost %1.</source>
        <translation>1, 2, … übrige Blöcke einer Farbe kosten %1.</translation>
    </message>
    <message>
        <source>n blocks left of a color cost %1.</source>
        <translation>n übrige Blöcke einer Farbe kosten %1.</translation>
    </message>
</context>
<context>
    <name>RunKeeper</name>
    <message>
        <source>This version of SameGame has that experiment otherwise, or no longer.</source>
        <translation>Diese Version von SameGame hat dieses Experiment anders oder nicht mehr.</translation>
    </message>
    <message>
        <source>This kept run is damaged.</source>
        <translation>Dieser gespeicherte Lauf ist beschädigt.</translation>
    </message>
    <message>
        <source>A distribution is being drawn; stop it first.</source>
        <translation>Eine Verteilung läuft noch; halten Sie sie zuerst an.</translation>
    </message>
    <message>
        <source>A comparison is running; stop it first.</source>
        <translation>Ein Vergleich läuft noch; halten Sie ihn zuerst an.</translation>
    </message>
    <message>
        <source>A search on this board is running; stop it first.</source>
        <translation>Eine Suche auf diesem Brett läuft noch; halten Sie sie zuerst an.</translation>
    </message>
    <message>
        <source>An experiment is running; stop it first.</source>
        <translation>Ein Experiment läuft noch; halten Sie es zuerst an.</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>a board</comment>
        <translation>
            <numerusform>%1 nach %Ln Zug</numerusform>
            <numerusform>%1 nach %Ln Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>board, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>Stand nach jedem Zug</translation>
    </message>
    <message>
        <source>Score after each move; click or drag to go there</source>
        <translation>Stand nach jedem Zug; ein Klick oder Ziehen führt dorthin</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Keine Partie</translation>
    </message>
    <message>
        <source>Score %1 after move %2 of %3; %4 at the end</source>
        <translation>Stand %1 nach Zug %2 von %3; am Ende %4</translation>
    </message>
</context>
<context>
    <name>SeedEdit</name>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Click</source>
        <translation>&amp;Klick</translation>
    </message>
    <message>
        <source>What a click, or Enter at the board&apos;s cursor, does to a group</source>
        <translation>Was ein Klick oder die Eingabetaste auf dem Brett mit einer Gruppe macht</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>How fast blocks fall and columns move</source>
        <translation>Wie schnell Blöcke fallen und Spalten rücken</translation>
    </message>
    <message>
        <source>&amp;Preview of candidates</source>
        <translation>&amp;Vorschau auf Kandidaten</translation>
    </message>
    <message>
        <source>A candidate under the mouse shows on the board how the game goes on after it</source>
        <translation>Ein Kandidat unter der Maus zeigt auf dem Brett, wie die Partie nach ihm weitergeht</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Stan&amp;dard</translation>
    </message>
    <message>
        <source>Plays the group at once</source>
        <translation>Spielt die Gruppe sofort</translation>
    </message>
    <message>
        <source>Selects the group, a second click plays it</source>
        <translation>Wählt die Gruppe, ein zweiter Klick spielt sie</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>T&amp;öne</translation>
    </message>
    <message>
        <source>Plays a sound for each group that is removed, and at the end of a game</source>
        <translation>Spielt einen Ton für jede Gruppe, die entfernt wird, und am Ende einer Partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Loo&amp;ks</source>
        <translation>Auss&amp;ehen</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>1 move</source>
        <translation>1 Zug</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedText</name>
    <message>
        <source>Row and column of the group&apos;s lowest and leftmost cell, row 1 at the top</source>
        <translation>Zeile und Spalte des Felds der Gruppe, das unten am weitesten links liegt; Zeile 1 ist oben</translation>
    </message>
    <message>
        <source>Blocks of the group</source>
        <translation>Blöcke der Gruppe</translation>
    </message>
    <message>
        <source>Goes on playing by hand from the position shown</source>
        <translation>Spielt ab der gezeigten Stellung von Hand weiter</translation>
    </message>
    <message>
        <source>Chooses another board</source>
        <translation>Wählt ein anderes Brett</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Sucht einen Tipp …</translation>
    </message>
    <message>
        <source>Distribution of final scores</source>
        <translation>Verteilung der Endstände</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Best game saved as %1</source>
        <translation>Beste Partie gespeichert als %1</translation>
    </message>
    <message>
        <source>Comparison of solvers</source>
        <translation>Vergleich der Löser</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabelle als &amp;CSV …</translation>
    </message>
    <message>
        <source>&amp;Bins as CSV…</source>
        <translation>&amp;Klassen als CSV …</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed</source>
        <translation>Blöcke der größten entfernten Gruppe</translation>
    </message>
    <message>
        <source>Hours, minutes and seconds at the board; thoughts longer than a minute count as one</source>
        <translation>Stunden, Minuten und Sekunden am Brett; längeres Nachdenken als eine Minute zählt als eine</translation>
    </message>
    <message>
        <source>Scores under different rules cannot be compared: choose one kind of game.</source>
        <translation>Endstände nach verschiedenen Regeln lassen sich nicht vergleichen: Die Auswahl auf eine Art von Partien beschränken.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No better game than this one was found.</source>
        <translation>Es wurde keine bessere Partie als diese gefunden.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between longer parts of a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Mean, 95 %, boards like these</source>
        <translation>Mittel, 95 %, Bretter wie diese</translation>
    </message>
    <message>
        <source>Difference, 95 %, boards like these</source>
        <translation>Differenz, 95 %, Bretter wie diese</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on boards like these; where it holds 0, the difference may be luck</source>
        <translation>95-%-Intervall der mittleren Differenz auf Brettern wie diesen; wo es die 0 enthält, kann die Differenz Zufall sein</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all boards like these; these boards are the sample, two or more (Student&apos;s t)</source>
        <translation>95-%-Konfidenzintervall des Mittelwerts über alle Bretter wie diese; diese Bretter sind die Stichprobe, zwei oder mehr (Student-t)</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>its runs are of another version of SameGame, and a file of trials would name this version as the one that made them; choose a table (*.csv)</source>
        <translation>die Läufe stammen von einer anderen Version von SameGame, und eine Datei mit Läufen würde diese Version als ihre Herkunft nennen; wählen Sie eine Tabelle (*.csv)</translation>
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
    <name>SolvedBoardsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Starts this board anew</source>
        <translation>Beginnt dieses Brett von vorn</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergeben</translation>
    </message>
    <message>
        <source>Starts this board anew and replays the best game of it</source>
        <translation>Beginnt dieses Brett von vorn und spielt die beste Partie darauf ab</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>&amp;Partie speichern …</translation>
    </message>
    <message>
        <source>Saves the best game of this board as a file</source>
        <translation>Speichert die beste Partie dieses Bretts als Datei</translation>
    </message>
    <message>
        <source>Solved boards</source>
        <translation>Gelöste Bretter</translation>
    </message>
    <message>
        <source>Part of a name, a size, a date, or who played it …</source>
        <translation>Teil eines Namens, eine Größe, ein Datum, oder wer sie spielte …</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>The stored game of this board is damaged.</source>
        <translation>Die gespeicherte Partie dieses Bretts ist beschädigt.</translation>
    </message>
    <message>
        <source>No game to the end of a board is known yet.</source>
        <translation>Noch ist von keinem Brett eine Partie bis zum Ende bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln Brett</numerusform>
            <numerusform>%Ln Bretter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 von %Ln Brett</numerusform>
            <numerusform>%1 von %Ln Brettern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedBoardsModel</name>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Geräumt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Gefunden von</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>What the board was called when it was played</source>
        <translation>Wie das Brett hieß, als es gespielt wurde</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message>
        <source>Colors of the board</source>
        <translation>Farben des Bretts</translation>
    </message>
    <message>
        <source>The rules under which it was played</source>
        <translation>Die Regeln, nach denen es gespielt wurde</translation>
    </message>
    <message>
        <source>Final score of the best game known</source>
        <translation>Endstand der besten bekannten Partie</translation>
    </message>
    <message>
        <source>Whether the best game leaves no block</source>
        <translation>Ob die beste Partie keinen Block übrig lässt</translation>
    </message>
    <message>
        <source>Moves of the best game</source>
        <translation>Züge der besten Partie</translation>
    </message>
    <message>
        <source>Who played the best game: the computer, and how, or a person</source>
        <translation>Wer die beste Partie spielte: der Computer, und wie, oder ein Mensch</translation>
    </message>
    <message>
        <source>When the best game was played</source>
        <translation>Wann die beste Partie gespielt wurde</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>SolverGroups</name>
    <message>
        <source>Lists of clicks: the strongest</source>
        <translation>Listen von Klicks: die stärksten</translation>
    </message>
    <message>
        <source>Playouts: random games, ever better ones</source>
        <translation>Playouts: Zufallspartien, immer bessere</translation>
    </message>
    <message>
        <source>Beams and greedy games: quick looks</source>
        <translation>Strahlen und gierige Partien: rasche Blicke</translation>
    </message>
    <message>
        <source>Proofs: endgames and small boards</source>
        <translation>Beweise: Endspiele und kleine Bretter</translation>
    </message>
    <message>
        <source>Other programs: your own solver</source>
        <translation>Andere Programme: der eigene Löser</translation>
    </message>
</context>
<context>
    <name>SoundOffer</name>
    <message>
        <source>Would you like to hear the moves?</source>
        <translation>Möchten Sie die Züge hören?</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Töne an</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>StandardBoardsModel</name>
    <message>
        <source>Own best %1</source>
        <translation>Selbst %1</translation>
    </message>
    <message>
        <source>With help %1</source>
        <translation>Mit Hilfe %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch ungespielt</translation>
    </message>
    <message>
        <source>own best %1</source>
        <translation>Ihr Bestwert %1</translation>
    </message>
    <message>
        <source>best with help %1</source>
        <translation>Bestwert mit Hilfe %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
    <message>
        <source>the computer&apos;s best %1</source>
        <translation>Bestwert des Computers %1</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>Angefangen: %1</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>angefangen: %1</translation>
    </message>
</context>
<context>
    <name>StandardBoardsPage</name>
    <message>
        <source>Standard boards</source>
        <translation>Standardbretter</translation>
    </message>
    <message>
        <source>The 20 boards on which the published programs are compared: 15 rows, 15 columns, 5 colors.</source>
        <translation>Die 20 Bretter, auf denen die veröffentlichten Programme verglichen werden: 15 Zeilen, 15 Spalten, 5 Farben.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>Schreibt die Zahlen oder das Bild in eine Datei</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Auswahl</translation>
    </message>
    <message>
        <source>Which games: their rules, and the size and colors of their boards</source>
        <translation>Welche Partien: ihre Regeln, und Größe und Farben ihrer Bretter</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>Partien mit Tipps, Zügen mit Kandidaten im Blick, Zügen aus ausgewerteten Stellungen oder übernommenen Zügen</translation>
    </message>
    <message>
        <source>Forget the 1 &amp;game shown</source>
        <translation>Die eine &amp;gezeigte Partie vergessen</translation>
    </message>
    <message numerus="yes">
        <source>Forget the %Ln &amp;games shown</source>
        <translation>
            <numerusform>Die %Ln &amp;gezeigte Partie vergessen</numerusform>
            <numerusform>Die %Ln &amp;gezeigten Partien vergessen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget &amp;all %Ln games</source>
        <translation>
            <numerusform>&amp;Alle %Ln Partie vergessen</numerusform>
            <numerusform>&amp;Alle %Ln Partien vergessen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games as CSV…</source>
        <translation>Pa&amp;rtien als CSV …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of game, number of games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that you play to its end is counted here.</source>
        <translation>Noch ist keine Partie zu Ende gespielt. Jede Partie, die zu Ende gespielt wird, zählt hier.</translation>
    </message>
    <message>
        <source>This stored game is damaged.</source>
        <translation>Diese gespeicherte Partie ist beschädigt.</translation>
    </message>
    <message>
        <source>This game is not stored any more.</source>
        <translation>Diese Partie ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>Forget &amp;all: 1 game</source>
        <translation>&amp;Alle vergessen: 1 Partie</translation>
    </message>
    <message>
        <source>The stored games cannot be read now.</source>
        <translation>Die gespeicherten Partien lassen sich jetzt nicht lesen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished games wait to be stored, and are counted then.</source>
        <translation>
            <numerusform>%Ln beendete Partie wartet darauf, gespeichert zu werden, und zählt dann.</numerusform>
            <numerusform>%Ln beendete Partien warten darauf, gespeichert zu werden, und zählen dann.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave out games with help</source>
        <translation>Partien m&amp;it Hilfe weglassen</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Medals and duels</source>
        <translation>&amp;Medaillen und Duelle</translation>
    </message>
    <message>
        <source>&amp;Numbers as CSV…</source>
        <translation>&amp;Zahlen als CSV …</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>All of these games had help.</source>
        <translation>Alle diese Partien hatten Hilfe.</translation>
    </message>
    <message>
        <source>Forgets games, here and on the cards at the end of a game, and with the last one the record of duels; can be undone</source>
        <translation>Vergisst Partien, hier und auf den Karten am Ende einer Partie, und mit der letzten auch die Bilanz der Duelle; lässt sich zurücknehmen</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Different boards</source>
        <translation>Verschiedene Bretter</translation>
    </message>
    <message>
        <source>Games cleared</source>
        <translation>Geräumte Partien</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>Anteil geräumt</translation>
    </message>
    <message>
        <source>Mean of blocks left</source>
        <translation>Übrige Blöcke im Mittel</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Endstand im Mittel</translation>
    </message>
    <message>
        <source>Fewest blocks left</source>
        <translation>Wenigste übrige Blöcke</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Bester Endstand</translation>
    </message>
    <message>
        <source>Cleared in a row now</source>
        <translation>Jetzt in Folge geräumt</translation>
    </message>
    <message>
        <source>Cleared in a row at most</source>
        <translation>Höchstens in Folge geräumt</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Größte Gruppe</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed in a game without moves that were taken over</source>
        <translation>Blöcke der größten Gruppe, die in einer Partie ohne übernommene Züge entfernt wurde</translation>
    </message>
    <message>
        <source>Time at the board</source>
        <translation>Zeit am Brett</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Zeit je Partie</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All games of this choice</source>
        <translation>Alle Partien dieser Auswahl</translation>
    </message>
    <message>
        <source>Games without help; an earlier game on the board may have had help</source>
        <translation>Partien ohne Hilfe; eine frühere Partie auf dem Brett kann Hilfe gehabt haben</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>Partien mit Tipps, Zügen mit Kandidaten im Blick, Zügen aus ausgewerteten Stellungen oder übernommenen Zügen</translation>
    </message>
    <message>
        <source>Games since the last one in which blocks were left</source>
        <translation>Partien seit der letzten, in der Blöcke übrig blieben</translation>
    </message>
    <message>
        <source>Games in a row in which the board was cleared</source>
        <translation>Partien in Folge, in denen das Brett geräumt wurde</translation>
    </message>
    <message>
        <source>The part of the score that could be reached, as the review of the game found it</source>
        <translation>Der Teil der erreichbaren Punktzahl, den die Partie erreicht hat, wie ihre Auswertung es fand</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Ausgewertete Partien</translation>
    </message>
    <message>
        <source>Games with a review that has looked at each move, without moves taken over</source>
        <translation>Partien mit einer Auswertung, die sich jeden Zug angesehen hat, ohne übernommene Züge</translation>
    </message>
    <message>
        <source>Mean accuracy</source>
        <translation>Mittlere Genauigkeit</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Game %1, %2: %3, %4, %5</source>
        <translation>Partie %1, %2: %3, %4, %5</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Partie für Partie</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Nach Datum</translation>
    </message>
    <message>
        <source>What the results are drawn against</source>
        <translation>Worüber die Ergebnisse gezeichnet sind</translation>
    </message>
    <message>
        <source>Reviewed game %1, %2: accuracy %3, %4</source>
        <translation>Ausgewertete Partie %1, %2: Genauigkeit %3, %4</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Reviewed games: %1 of %2</source>
        <translation>Ausgewertete Partien: %1 von %2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>What the chart shows of the games</source>
        <translation>Was das Diagramm von den Partien zeigt</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>What it holds could not be written: %1.</source>
        <translation>Ihr Inhalt ließ sich nicht schreiben: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln best games</source>
        <translation>
            <numerusform>%Ln beste Partie</numerusform>
            <numerusform>%Ln beste Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No game could be read in it.</source>
        <translation>Darin ließ sich keine Partie lesen.</translation>
    </message>
    <message>
        <source>It holds no game that is not there already.</source>
        <translation>Sie enthält keine Partie, die nicht schon da ist.</translation>
    </message>
    <message>
        <source>Read from it, and kept: %1.</source>
        <translation>Daraus gelesen und behalten: %1.</translation>
    </message>
    <message>
        <source>The board begins with a new game.</source>
        <translation>Das Brett beginnt mit einer neuen Partie.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 Sekunden</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,290 points in the mean.</source>
        <translation>%1, auf den 20 Standardbrettern im Mittel etwa 4.290 Punkte.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,370 points in the mean.</source>
        <translation>%1, auf den 20 Standardbrettern im Mittel etwa 4.370 Punkte.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>until proven</source>
        <translation>bis bewiesen</translation>
    </message>
    <message>
        <source>%1: proves small boards and endgames; on full boards of usual size the others find better lines.</source>
        <translation>%1: beweist kleine Bretter und Endspiele; auf vollen Brettern üblicher Größe finden die anderen bessere Zugfolgen.</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>%1, %2</source>
        <comment>a strength and its time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Set under More: %1</source>
        <translation>Unter Mehr eingestellt: %1</translation>
    </message>
</context>
<context>
    <name>TakeOverQuestion</name>
    <message>
        <source>Go &amp;on by hand</source>
        <translation>Von Hand &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>Weiter z&amp;usehen</translation>
    </message>
    <message>
        <source>Ends the replay; the game goes on from the position shown</source>
        <translation>Beendet die Wiedergabe; die Partie geht von der gezeigten Stellung aus weiter</translation>
    </message>
    <message>
        <source>Goes on with the replay</source>
        <translation>Setzt die Wiedergabe fort</translation>
    </message>
    <message>
        <source>Does the game go on by hand from here? A second click, or Enter, says yes.</source>
        <translation>Geht die Partie von hier an von Hand weiter? Ein zweiter Klick oder die Eingabetaste sagt Ja.</translation>
    </message>
</context>
<context>
    <name>TodayButton</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Today · %1</source>
        <comment>days in a row</comment>
        <translation>Heute · %1</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: played.</source>
        <translation>Das Brett von heute, %1: gespielt.</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: not played yet.</source>
        <translation>Das Brett von heute, %1: noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: under way, %2.</source>
        <translation>Das Brett von heute, %1: angefangen, %2.</translation>
    </message>
</context>
<context>
    <name>TrialsButton</name>
    <message>
        <source>Trials</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>&amp;Save trials…</source>
        <translation>Läufe &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Open trials…</source>
        <translation>Läufe öff&amp;nen …</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>Läufe (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save trials</source>
        <translation>Läufe speichern</translation>
    </message>
    <message>
        <source>Open trials</source>
        <translation>Läufe öffnen</translation>
    </message>
    <message>
        <source>Keeps the runs with their lines in a file, those to come each as it ends, or goes on with those of a file; samegame-cli compare --resume uses the same files</source>
        <translation>Speichert die Läufe mit ihren Zugfolgen in einer Datei, jeden weiteren, sobald er endet, oder setzt die einer Datei fort; samegame-cli compare --resume verwendet die gleichen Dateien</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>The last move. %1</source>
        <translation>Der letzte Zug. %1</translation>
    </message>
</context>
<context>
    <name>WeekView</name>
    <message>
        <source>%1: not played</source>
        <translation>%1: nicht gespielt</translation>
    </message>
    <message>
        <source>%1: played, %2</source>
        <translation>%1: gespielt, %2</translation>
    </message>
    <message>
        <source>%1: played later, %2</source>
        <translation>%1: später gespielt, %2</translation>
    </message>
    <message>
        <source>%1: under way, %2</source>
        <translation>%1: angefangen, %2</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Opens a saved game or a board</source>
        <translation>Öffnet eine gespeicherte Partie oder ein Brett</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>Saves this game as a file, or the board as it stands as text</source>
        <translation>Speichert diese Partie als Datei oder das Brett, wie es steht, als Text</translation>
    </message>
    <message>
        <source>Save &amp;best game…</source>
        <translation>&amp;Beste Partie speichern …</translation>
    </message>
    <message>
        <source>Saves the best game known of this board as a file</source>
        <translation>Speichert die beste bekannte Partie dieses Bretts als Datei</translation>
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
        <translation>B&amp;eenden</translation>
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
        <source>Start or stop &amp;distribution</source>
        <translation>Ver&amp;teilung starten oder anhalten</translation>
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
    <message>
        <source>&amp;Paste board</source>
        <translation>Brett einf&amp;ügen</translation>
    </message>
    <message>
        <source>Plays the board or game that is on the clipboard as text</source>
        <translation>Spielt das Brett oder die Partie, die als Text in der Zwischenablage steht</translation>
    </message>
    <message>
        <source>So&amp;lved boards…</source>
        <translation>&amp;Gelöste Bretter …</translation>
    </message>
    <message>
        <source>Lists the best game of every board that was ever played to its end here</source>
        <translation>Listet die beste Partie jedes Bretts, das hier je zu Ende gespielt wurde</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Einste&amp;llungen …</translation>
    </message>
    <message>
        <source>Clicks, animation, colors, language</source>
        <translation>Klicks, Animation, Farben, Sprache</translation>
    </message>
    <message>
        <source>Closes the window; the game is there again next time</source>
        <translation>Schließt das Fenster; die Partie ist beim nächsten Mal wieder da</translation>
    </message>
    <message>
        <source>Play candidate &amp;%1</source>
        <translation>Kandidat &amp;%1 spielen</translation>
    </message>
    <message>
        <source>Plays the move of this rank in the table of candidates</source>
        <translation>Spielt den Kandidaten mit dieser Nummer in der Tabelle</translation>
    </message>
    <message>
        <source>Draws playouts and shows how their final scores are distributed</source>
        <translation>Spielt Playouts und zeigt, wie sich ihre Endstände verteilen</translation>
    </message>
    <message>
        <source>Start or stop &amp;comparison</source>
        <translation>Ver&amp;gleich starten oder anhalten</translation>
    </message>
    <message>
        <source>Lets solvers run against each other and compares their scores</source>
        <translation>Lässt Löser gegeneinander antreten und vergleicht ihre Endstände</translation>
    </message>
    <message>
        <source>Show c&amp;onvergence</source>
        <translation>K&amp;onvergenz zeigen</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Abspielen oder unterbrechen</translation>
    </message>
    <message>
        <source>Replays the game</source>
        <translation>Spielt die Partie ab</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>An den An&amp;fang</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <source>Pre&amp;vious</source>
        <translation>Ein Zug &amp;zurück</translation>
    </message>
    <message>
        <source>One move back in the game</source>
        <translation>Ein Zug zurück in der Partie</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Ein Zug &amp;weiter</translation>
    </message>
    <message>
        <source>One move on in the game</source>
        <translation>Ein Zug weiter in der Partie</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>Ans &amp;Ende</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>En&amp;dlos</translation>
    </message>
    <message>
        <source>Begins again when the end of the game is reached</source>
        <translation>Beginnt am Ende der Partie wieder von vorn</translation>
    </message>
    <message>
        <source>&amp;Take over here</source>
        <translation>&amp;Hier übernehmen</translation>
    </message>
    <message>
        <source>Explains the game and every number</source>
        <translation>Erklärt das Spiel und jede Zahl</translation>
    </message>
    <message>
        <source>Play &amp;candidate</source>
        <translation>&amp;Kandidat spielen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln …</translation>
    </message>
    <message>
        <source>Plays this board from its start under other rules; can be undone</source>
        <translation>Spielt dieses Brett von Anfang an nach anderen Regeln; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>P&amp;eek at candidates</source>
        <translation>&amp;Kandidaten kurz zeigen</translation>
    </message>
    <message>
        <source>Shows, as long as the key is held, what is known while the assistant is off</source>
        <translation>Zeigt, solange die Taste gedrückt ist, was bekannt ist, während der Assistent aus ist</translation>
    </message>
    <message>
        <source>Take a&amp;way or stop</source>
        <translation>&amp;Wegnehmen oder anhalten</translation>
    </message>
    <message>
        <source>New ran&amp;dom board</source>
        <translation>Neues &amp;Zufallsbrett</translation>
    </message>
    <message>
        <source>Plays a random board at once, with the size and colors chosen last; can be undone</source>
        <translation>Spielt sofort ein Zufallsbrett, mit zuletzt gewählter Größe und Farbenzahl; lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>Dail&amp;y boards…</source>
        <translation>&amp;Tagesbretter …</translation>
    </message>
    <message>
        <source>The board of today, the same for everybody, and a month of those played</source>
        <translation>Das Brett von heute, für alle dasselbe, und ein Monat gespielter Bretter</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>Ergebnis ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copies score and board ID of this finished game as text, without its moves</source>
        <translation>Kopiert Punktzahl und Brett-ID dieser beendeten Partie als Text, ohne ihre Züge</translation>
    </message>
    <message>
        <source>Ed&amp;it board…</source>
        <translation>Brett be&amp;arbeiten …</translation>
    </message>
    <message>
        <source>Draws a board to be played, beginning with the one of this game</source>
        <translation>Zeichnet ein Brett zum Spielen, ausgehend von dem dieser Partie</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Stat&amp;istik …</translation>
    </message>
    <message>
        <source>Tells which blocks to save for one large group; again, the group to play now and why; again, the next moves</source>
        <translation>Sagt, welche Blöcke für eine große Gruppe aufzusparen sind; noch einmal die Gruppe, die jetzt dran ist, und warum; noch einmal die nächsten Züge</translation>
    </message>
    <message>
        <source>Takes away one thing after the other: the replay, the hint, the selection; then stops what searches, leaves the full screen, and turns the assistant off</source>
        <translation>Nimmt eins nach dem anderen weg: die Wiedergabe, den Tipp, die Auswahl; hält dann an, was sucht, verlässt das Vollbild und schaltet zuletzt den Assistenten aus</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>The board as large as it can be, and nothing else</source>
        <translation>Das Brett, so groß es geht, und sonst nichts</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Assistant, candidates, best game and replay beside the board</source>
        <translation>Assistent, Kandidaten, beste Partie und Wiedergabe neben dem Brett</translation>
    </message>
    <message>
        <source>&amp;Research</source>
        <translation>&amp;Forschen</translation>
    </message>
    <message>
        <source>The charts too: distribution, comparison, convergence</source>
        <translation>Auch die Diagramme: Verteilung, Vergleich, Konvergenz</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Shows what this layout is for, everything where it belongs in a window of this shape</source>
        <translation>Zeigt, wofür diese Anordnung da ist, alles da, wo es in einem Fenster dieser Form hingehört</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Gives the window the whole screen, until Escape or once more; menus and toolbar come at its upper edge, or by F10</source>
        <translation>Gibt dem Fenster den ganzen Bildschirm, bis Esc oder F11 ihn zurückgibt; Menüs und Werkzeugleiste kommen an seinem oberen Rand, oder mit F10</translation>
    </message>
    <message>
        <source>Stops the search and hides the candidates</source>
        <translation>Beendet die Suche und verbirgt die Kandidaten</translation>
    </message>
    <message>
        <source>Searches the position on the board</source>
        <translation>Durchsucht die Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>Shows the best score against time or playouts of every run on this board</source>
        <translation>Zeigt den besten Endstand jedes Laufs auf diesem Brett über der Zeit oder den Playouts</translation>
    </message>
    <message>
        <source>Undo to the last c&amp;learable position</source>
        <translation>Zurück zur &amp;letzten räumbaren Stellung</translation>
    </message>
    <message>
        <source>Takes moves back to the last position known that could be cleared</source>
        <translation>Nimmt Züge zurück bis zur letzten bekannten Stellung, die geräumt werden konnte</translation>
    </message>
    <message>
        <source>At the end of a game, replays a better one that is known; else, and when pressed again, has the computer look for one for some seconds</source>
        <translation>Spielt am Ende einer Partie eine bessere ab, die bekannt ist; sonst und noch einmal gedrückt lässt es den Computer einige Sekunden lang nach einer suchen</translation>
    </message>
    <message>
        <source>Show whether the board can still be &amp;cleared</source>
        <translation>Zeigen, ob das Brett noch zu &amp;räumen ist</translation>
    </message>
    <message>
        <source>A lamp beside the score; on by itself for boards that were made to be cleared</source>
        <translation>Eine Lampe neben dem Stand; von selbst an bei Brettern, die so gemacht sind, dass sie geräumt werden können</translation>
    </message>
    <message>
        <source>Stop looking for a &amp;better game</source>
        <translation>Suche nach &amp;besserer Partie anhalten</translation>
    </message>
    <message>
        <source>Show a &amp;better game</source>
        <translation>&amp;Bessere Partie zeigen</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>Partie &amp;auswerten</translation>
    </message>
    <message>
        <source>Shows what each move of this game gave away, and what was better</source>
        <translation>Zeigt, was jeder Zug dieser Partie verschenkte und was besser war</translation>
    </message>
    <message>
        <source>Review t&amp;horoughly</source>
        <translation>Gründl&amp;ich auswerten</translation>
    </message>
    <message>
        <source>Reviews this game for two minutes on all cores, or goes on with its review for as long</source>
        <translation>Wertet diese Partie zwei Minuten lang auf allen Kernen aus oder setzt ihre Auswertung so lange fort</translation>
    </message>
    <message>
        <source>Ear&amp;lier loss</source>
        <translation>&amp;Früherer Verlust</translation>
    </message>
    <message>
        <source>Goes back through the listed losses in the order of the moves, to the position before each</source>
        <translation>Geht in der Reihenfolge der Züge durch die aufgeführten Verluste zurück, zur Stellung vor jedem</translation>
    </message>
    <message>
        <source>La&amp;ter loss</source>
        <translation>S&amp;päterer Verlust</translation>
    </message>
    <message>
        <source>Goes on through the listed losses in the order of the moves, to the position before each</source>
        <translation>Geht in der Reihenfolge der Züge durch die aufgeführten Verluste weiter, zur Stellung vor jedem</translation>
    </message>
    <message>
        <source>Other game of the co&amp;mparison</source>
        <translation>Andere Partie des &amp;Vergleichs</translation>
    </message>
    <message>
        <source>Walks along the other one of two games that are compared, from where as many blocks are left</source>
        <translation>Geht die andere von zwei verglichenen Partien entlang, von da an, wo ebenso viele Blöcke übrig sind</translation>
    </message>
    <message>
        <source>A &amp;word after each move</source>
        <translation>Ein &amp;Wort nach jedem Zug</translation>
    </message>
    <message>
        <source>Good, small loss or mistake, with the points lost; chosen for the assistant on and off each. Without the assistant, a move that lost and is taken back after its word counts as a hint</source>
        <translation>Gut, kleiner Verlust oder Fehler, mit den verlorenen Punkten; mit und ohne Assistent je für sich gewählt. Ohne Assistent zählt ein Zug, der verlor und nach seinem Wort zurückgenommen wird, als Tipp</translation>
    </message>
    <message>
        <source>Pr&amp;actice…</source>
        <translation>Üb&amp;ungen …</translation>
    </message>
    <message>
        <source>Five exercises a day, of your own mistakes and for everybody: which move is right?</source>
        <translation>Fünf Übungen am Tag, aus eigenen Fehlern und für alle: Welcher Zug ist richtig?</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Writes a game as an animation or as text, or the position as a picture</source>
        <translation>Schreibt eine Partie als Animation oder als Text, oder die Stellung als Bild</translation>
    </message>
    <message>
        <source>Plays this board from its start; you learn the score of the opponent when your game has ended.</source>
        <translation>Spielt dieses Brett von Anfang an; der Endstand des Gegners wird am Ende der eigenen Partie bekannt.</translation>
    </message>
    <message>
        <source>Duel a&amp;gainst</source>
        <translation>&amp;Duell gegen</translation>
    </message>
    <message>
        <source>Scores, medals, duels and all games that you finished</source>
        <translation>Ergebnisse, Medaillen, Duelle und alle zu Ende gespielten Partien</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>Er&amp;gebnis zeigen</translation>
    </message>
    <message>
        <source>Brings the card at the end of the game back, as a click on the score does</source>
        <translation>Bringt die Karte am Ende der Partie zurück, wie ein Klick auf den Punktestand</translation>
    </message>
    <message>
        <source>&amp;Kept runs…</source>
        <translation>Gespeicherte &amp;Läufe …</translation>
    </message>
    <message>
        <source>Lists the distributions, comparisons, searches and experiments that were run here, to show one again, name, export or delete it</source>
        <translation>Listet die Verteilungen, Vergleiche, Suchen und Experimente, die hier liefen; sie lassen sich wieder zeigen, benennen, exportieren oder löschen</translation>
    </message>
    <message>
        <source>E&amp;xperiments of the papers…</source>
        <translation>E&amp;xperimente aus Veröffentlichungen …</translation>
    </message>
    <message>
        <source>Runs the tables and figures of the papers anew, and shows their results</source>
        <translation>Berechnet die Tabellen und Abbildungen der Veröffentlichungen neu und zeigt die Ergebnisse</translation>
    </message>
</context>
<context>
    <name>WindowHost</name>
    <message>
        <source>The file with your settings cannot be read; it is kept as %1, and the settings begin anew.</source>
        <translation>Die Datei mit den Einstellungen lässt sich nicht lesen; sie bleibt als %1 erhalten, und die Einstellungen beginnen von vorn.</translation>
    </message>
</context>
<context>
    <name>WindowLayout</name>
    <message>
        <source>Replay &amp;bar</source>
        <translation>Wiedergabe&amp;leiste</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play SameGame, get hints, and see how the computer plays it</source>
        <translation>SameGame spielen, Tipps bekommen und sehen, wie der Computer spielt</translation>
    </message>
    <message>
        <source>SIGTERM, SIGHUP and SIGINT (Ctrl+C) end the program as its menu does: the game is kept with all its moves, and the exit status is 0. If something cannot be stored, standard error says so, and the status is 1.</source>
        <translation>SIGTERM, SIGHUP und SIGINT (Strg+C) beenden das Programm so wie das Menü: Die Partie bleibt mit allen Zügen erhalten, der Rückgabewert ist 0; was sich nicht speichern lässt, steht in der Fehlerausgabe, und er ist 1.</translation>
    </message>
    <message>
        <source>A file, a board name such as standard:3, a board ID, or &apos;-&apos; for standard input</source>
        <translation>Eine Datei, ein Brettname wie standard:3, eine Brett-ID oder „-“ für die Standardeingabe</translation>
    </message>
</context>
</TS>
