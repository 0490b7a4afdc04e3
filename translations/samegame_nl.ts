<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SameGame</source>
        <translation>Over SameGame</translation>
    </message>
    <message>
        <source>&lt;p&gt;Play SameGame, get hints, see what each of your moves was worth, watch the best games known, and compare how programs play.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Speel SameGame, krijg hints, zie wat elk van je zetten waard was, bekijk de beste bekende partijen en vergelijk hoe programma’s spelen.&lt;/p&gt;&lt;p&gt;Vrije software onder de GNU General Public License, versie 3 of later. Zonder enige garantie.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>row %1, column %2, %3</source>
        <translation>rij %1, kolom %2, %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>%1, single block</source>
        <translation>%1, los blok</translation>
    </message>
    <message>
        <source>%1, group of %2, %3</source>
        <translation>%1, groep van %2, %3</translation>
    </message>
    <message>
        <source>%1, group of %2</source>
        <translation>%1, groep van %2</translation>
    </message>
    <message>
        <source>marked</source>
        <comment>a group on the board</comment>
        <translation>gemarkeerd</translation>
    </message>
    <message>
        <source>goes in move %1</source>
        <translation>verdwijnt in zet %1</translation>
    </message>
    <message>
        <source>framed</source>
        <comment>a block on the board</comment>
        <translation>omlijst</translation>
    </message>
    <message>
        <source>better than the group that was played</source>
        <translation>beter dan de gespeelde groep</translation>
    </message>
    <message>
        <source>may be better than the group that was played</source>
        <translation>misschien beter dan de gespeelde groep</translation>
    </message>
    <message>
        <source>was played</source>
        <translation>is gespeeld</translation>
    </message>
</context>
<context>
    <name>Aid</name>
    <message>
        <source>What the game says of its help is damaged, and counts as none where it is.</source>
        <translation>Wat de partij over hulp zegt, is beschadigd; waar dat zo is, telt het niet als hulp.</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 hint</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move with candidates seen</source>
        <translation>1 zet met kandidaten in beeld</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves with candidates seen</source>
        <translation>
            <numerusform>%Ln zet met kandidaten in beeld</numerusform>
            <numerusform>%Ln zetten met kandidaten in beeld</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move from a reviewed position</source>
        <translation>1 zet vanuit een geëvalueerde stelling</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves from reviewed positions</source>
        <translation>
            <numerusform>%Ln zet vanuit geëvalueerde stellingen</numerusform>
            <numerusform>%Ln zetten vanuit geëvalueerde stellingen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move of a game taken over</source>
        <translation>1 zet van een overgenomen partij</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves of a game taken over</source>
        <translation>
            <numerusform>%Ln zet van een overgenomen partij</numerusform>
            <numerusform>%Ln zetten van een overgenomen partij</numerusform>
        </translation>
    </message>
    <message>
        <source>without help</source>
        <translation>zonder hulp</translation>
    </message>
    <message>
        <source>%1; board played with help before</source>
        <comment>help in this game</comment>
        <translation>%1; bord eerder met hulp gespeeld</translation>
    </message>
    <message>
        <source>%L1 with candidates</source>
        <comment>moves</comment>
        <translation>%L1 met kandidaten</translation>
    </message>
    <message>
        <source>%L1 with a review</source>
        <comment>moves</comment>
        <translation>%L1 met een evaluatie</translation>
    </message>
    <message>
        <source>%L1 taken over</source>
        <comment>moves</comment>
        <translation>%L1 overgenomen</translation>
    </message>
    <message>
        <source>helped before</source>
        <comment>on the board of a game</comment>
        <translation>eerder met hulp</translation>
    </message>
    <message>
        <source>help: %L1</source>
        <translation>hulp: %L1</translation>
    </message>
    <message>
        <source>This board was played with help before.</source>
        <translation>Dit bord is eerder met hulp gespeeld.</translation>
    </message>
    <message>
        <source>Help in this game, also for moves taken back:</source>
        <translation>Hulp in deze partij, ook voor teruggenomen zetten:</translation>
    </message>
    <message>
        <source>Hints: %L1</source>
        <translation>Hints: %L1</translation>
    </message>
    <message>
        <source>Moves taken from the candidates: %L1</source>
        <translation>Zetten uit de kandidaten: %L1</translation>
    </message>
    <message>
        <source>Other moves where candidates were seen: %L1</source>
        <translation>Andere zetten met kandidaten in beeld: %L1</translation>
    </message>
    <message>
        <source>Other moves from reviewed positions: %L1</source>
        <translation>Andere zetten vanuit geëvalueerde stellingen: %L1</translation>
    </message>
    <message>
        <source>Moves of a game taken over: %L1</source>
        <translation>Zetten van een overgenomen partij: %L1</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>No hint: none was found in the time for it.</source>
        <translation>Geen hint: er is er binnen de tijd geen gevonden.</translation>
    </message>
    <message>
        <source>%1 plans whole games, but nobody knows the columns to come: %2 searches instead.</source>
        <translation>%1 plant hele partijen, maar niemand kent de kolommen die nog komen: in plaats daarvan zoekt %2.</translation>
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
            <numerusform>Zoekacties die naast elkaar lopen; deze computer kan er één tegelijk uitvoeren</numerusform>
            <numerusform>Zoekacties die naast elkaar lopen; deze computer kan er %Ln tegelijk uitvoeren</numerusform>
        </translation>
    </message>
    <message>
        <source>The same seed, budget of playouts and number of threads give the same line again; empty for a new seed each time</source>
        <translation>Hetzelfde startgetal, budget aan playouts en aantal threads geven weer dezelfde zettenreeks; leeg: elke keer een nieuw startgetal</translation>
    </message>
    <message>
        <source>Options of the solver</source>
        <translation>Opties van de oplosser</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Oplosser</translation>
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
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Beste score</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Tijd</translation>
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
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Searches this position and those that follow it (F5)</source>
        <translation>Doorzoekt deze stelling en de stellingen erna (F5)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Bezig met zoeken…</translation>
    </message>
    <message>
        <source>Done; follows the next move</source>
        <translation>Klaar; volgt de volgende zet</translation>
    </message>
    <message>
        <source>No moves left; follows the next position</source>
        <translation>Geen zetten meer; volgt de volgende stelling</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Done; the best line from here is proven optimal</source>
        <translation>Klaar; de beste zettenreeks van hieruit is bewezen optimaal</translation>
    </message>
    <message>
        <source>Done; it is proven that no line clears the board</source>
        <translation>Klaar; bewezen: geen zettenreeks speelt het bord leeg</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Bovengrens</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knopen</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>Knopen/s</translation>
    </message>
    <message>
        <source>Turns the assistant off and hides the candidates (F5)</source>
        <translation>Zet de assistent uit en verbergt de kandidaten (F5)</translation>
    </message>
    <message>
        <source>The score with which the best line known from here ends</source>
        <translation>De score waarmee de beste zettenreeks eindigt die van hieruit bekend is</translation>
    </message>
    <message>
        <source>However you go on from here, the game cannot end with more points than this: that is proven</source>
        <translation>Hoe je van hieruit ook verdergaat, de partij kan niet met meer punten eindigen dan dit: dat is bewezen</translation>
    </message>
    <message>
        <source>The game is over; a step back in its replay is searched</source>
        <translation>De partij is afgelopen; een stap terug in de herhaling wordt doorzocht</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Every solver with its options and budget, and the numbers of the search</source>
        <translation>Elke oplosser met zijn opties en budget, en de getallen van de zoekactie</translation>
    </message>
</context>
<context>
    <name>BlockPreview</name>
    <message>
        <source>Preview of the blocks</source>
        <translation>Voorbeeld van de blokken</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board being edited</source>
        <translation>Bord in bewerking</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Rij %1, kolom %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
</context>
<context>
    <name>BoardCharts</name>
    <message>
        <source>Mean of playouts on a board</source>
        <translation>Gemiddelde van de playouts op een bord</translation>
    </message>
    <message>
        <source>Boards in the order of the values, percent</source>
        <translation>Borden op volgorde van waarde, in procenten</translation>
    </message>
    <message>
        <source>Means of the boards</source>
        <translation>Gemiddelden van de borden</translation>
    </message>
    <message>
        <source>Differences of the boards</source>
        <translation>Verschillen per bord</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>policy</comment>
        <translation>Verschil met %1</translation>
    </message>
    <message>
        <source>%1: mean of the boards %2</source>
        <comment>policy</comment>
        <translation>%1: gemiddelde van de borden %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>policy, policy</comment>
        <translation>%1 min %2: %3</translation>
    </message>
    <message>
        <source>A curve has the boards in the order of their values; a band is their mean with its 95 % interval for boards like these.</source>
        <translation>Een kromme toont de borden op volgorde van hun waarden; een band is hun gemiddelde met het 95%-interval voor borden zoals deze.</translation>
    </message>
    <message>
        <source>A box has the middle half of the boards, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Een doos bevat de middelste helft van de borden, met een streep bij de mediaan; de snorharen reiken tot 5% en 95%, en de ringen zijn de laagste en de hoogste waarde.</translation>
    </message>
</context>
<context>
    <name>BoardDifficulty</name>
    <message>
        <source>An easy board</source>
        <translation>Een makkelijk bord</translation>
    </message>
    <message>
        <source>A medium board</source>
        <translation>Een gemiddeld bord</translation>
    </message>
    <message>
        <source>A hard board</source>
        <translation>Een moeilijk bord</translation>
    </message>
    <message>
        <source>The program plays quick games that save the most frequent color, and compares their mean score with random boards of the same size and colors: the highest third is easy, the lowest third hard</source>
        <translation>Het programma speelt snelle partijen die de meest voorkomende kleur sparen, en vergelijkt hun gemiddelde score met willekeurige borden van dezelfde grootte en kleuren: het hoogste derde deel is makkelijk, het laagste derde deel moeilijk</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Edit board</source>
        <translation>Bord bewerken</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>What was drawn is lost if the editor closes without playing.</source>
        <translation>Wat je hebt getekend, gaat verloren als de editor zonder spelen wordt gesloten.</translation>
    </message>
    <message>
        <source>Go on drawing</source>
        <translation>Verder tekenen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Niet</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links en rechts</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Boven en onder</translation>
    </message>
    <message>
        <source>All four quarters</source>
        <translation>Alle vier de kwarten</translation>
    </message>
    <message>
        <source>The board as it will be played</source>
        <translation>Het bord zoals het wordt gespeeld</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegelen</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Vullen</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>kleuren</translation>
    </message>
    <message>
        <source>&amp;At random</source>
        <translation>&amp;Willekeurig</translation>
    </message>
    <message>
        <source>Fills every cell with a color drawn at random</source>
        <translation>Vult elk vakje met een willekeurig getrokken kleur</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>Neemt terug wat het laatst is gedaan</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Doet opnieuw wat is teruggenomen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Takes the board, board ID or board name from the clipboard</source>
        <translation>Neemt het bord, de bord-ID of de bordnaam van het klembord</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leegmaken</translation>
    </message>
    <message>
        <source>Empties every cell</source>
        <translation>Maakt elk vakje leeg</translation>
    </message>
    <message>
        <source>Let &amp;fall</source>
        <translation>Laten &amp;vallen</translation>
    </message>
    <message>
        <source>Moves blocks to where they come to rest, as the game would</source>
        <translation>Verplaatst blokken naar waar ze tot rust komen, zoals het spel zou doen</translation>
    </message>
    <message>
        <source>The text cannot be pasted: %1.</source>
        <translation>De tekst kan niet worden geplakt: %1.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Het bord is leeg.</translation>
    </message>
    <message>
        <source>No two blocks of one color touch, so there is no move.</source>
        <translation>Geen twee blokken van één kleur raken elkaar, dus er is geen zet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks do not rest where they stand. Blocks fall and empty columns disappear before the game begins, as shown above.</source>
        <translation>
            <numerusform>%Ln blok rust niet waar het staat. Voordat de partij begint, vallen blokken en verdwijnen lege kolommen, zoals hierboven te zien is.</numerusform>
            <numerusform>%Ln blokken rusten niet waar ze staan. Voordat de partij begint, vallen blokken en verdwijnen lege kolommen, zoals hierboven te zien is.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left button paints, right button empties. Keys: arrows, with Shift they paint; Space, 1 to 9; 0 or Delete empties.</source>
        <translation>Linkerknop schildert, rechterknop maakt leeg. Toetsen: pijlen, met Shift schilderen ze; spatiebalk, 1 tot 9; 0 of Del maakt leeg.</translation>
    </message>
</context>
<context>
    <name>BoardMarks</name>
    <message>
        <source>other game</source>
        <translation>andere partij</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>deze partij</translation>
    </message>
</context>
<context>
    <name>BoardMeansModel</name>
    <message>
        <source>Playouts of</source>
        <translation>Playouts van</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>On each board</source>
        <translation>Op elk bord</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Mean of the boards, each of which counts once</source>
        <translation>Gemiddelde van de borden, die elk één keer tellen</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Afwijking</translation>
    </message>
    <message>
        <source>Standard deviation between the means of the boards</source>
        <translation>Standaardafwijking van de gemiddelden van de borden</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Slechtste</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Mean difference to the first policy, this one less the first, on the same boards</source>
        <translation>Gemiddeld verschil met de eerste strategie, deze min de eerste, op dezelfde borden</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>Voorbeeld van het bord</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, %3 colors</source>
        <translation>%1 rijen, %2 kolommen, %3 kleuren</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Enter plays it</source>
        <translation>Enter om te spelen</translation>
    </message>
    <message>
        <source>click again to play</source>
        <translation>nog een klik om te spelen</translation>
    </message>
    <message>
        <source>better?</source>
        <comment>group</comment>
        <translation>beter?</translation>
    </message>
    <message>
        <source>better</source>
        <comment>group</comment>
        <translation>beter</translation>
    </message>
    <message>
        <source>played</source>
        <comment>group</comment>
        <translation>gespeeld</translation>
    </message>
</context>
<context>
    <name>BoardTitle</name>
    <message>
        <source>Standard board %1</source>
        <translation>Standaardbord %1</translation>
    </message>
    <message>
        <source>Random board %1</source>
        <translation>Willekeurig bord %1</translation>
    </message>
    <message>
        <source>Position %1 of 250</source>
        <translation>Stelling %1 van 250</translation>
    </message>
    <message>
        <source>Pasted board</source>
        <translation>Geplakt bord</translation>
    </message>
    <message>
        <source>Clearable board %1</source>
        <translation>Leeg te spelen bord %1</translation>
    </message>
    <message>
        <source>Edited board</source>
        <translation>Bewerkt bord</translation>
    </message>
    <message>
        <source>Daily board %1</source>
        <translation>Dagbord %1</translation>
    </message>
    <message>
        <source>Board of %1 × %2 cells</source>
        <translation>Bord van %1 × %2 vakjes</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Bord %1</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>rij %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolom %1</translation>
    </message>
    <message>
        <source>A single block stays: only two or more of one color that touch can be removed.</source>
        <translation>Een los blok blijft: alleen twee of meer van één kleur die elkaar raken, kunnen worden verwijderd.</translation>
    </message>
</context>
<context>
    <name>BoxChart</name>
    <message>
        <source>%1: mean %2, median %3, middle half %4 to %5, 5 % to 95 %: %6 to %7, lowest %8, highest %9</source>
        <translation>%1: gemiddelde %2, mediaan %3, middelste helft %4 tot %5, 5% tot 95%: %6 tot %7, laagste %8, hoogste %9</translation>
    </message>
    <message>
        <source>A box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Een doos bevat de middelste helft van de scores, met een streep bij de mediaan; de snorharen reiken tot 5% en 95%, en de ringen zijn de laagste en de hoogste score.</translation>
    </message>
</context>
<context>
    <name>BrushPalette</name>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (toets %2)</translation>
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
        <translation>Eenheid van het budget</translation>
    </message>
    <message>
        <source>The search ends when this is spent</source>
        <translation>De zoekactie eindigt als dit op is</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>seconden</translation>
    </message>
    <message>
        <source>playouts</source>
        <translation>playouts</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>knopen</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>tot stoppen</translation>
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
        <translation>Rang</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groep</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Bezoeken</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>The places that this move may have: moves that are not told apart have places in common, and there is none where the search cannot tell</source>
        <translation>De plaatsen die deze zet kan hebben: zetten die niet van elkaar te onderscheiden zijn, delen plaatsen, en er staat niets als de zoekactie het niet kan zeggen</translation>
    </message>
    <message>
        <source>Points of this move alone</source>
        <translation>Punten van deze zet alleen</translation>
    </message>
    <message>
        <source>Best final score of the game found after this move</source>
        <translation>Beste eindscore van de partij die na deze zet is gevonden</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move</source>
        <translation>Gemiddelde eindscore van de playouts na deze zet</translation>
    </message>
    <message>
        <source>Playouts that began with this move</source>
        <translation>Playouts die met deze zet begonnen</translation>
    </message>
    <message>
        <source>Share of all playouts</source>
        <translation>Aandeel in alle playouts</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Best final score found after this move, less the best of all moves</source>
        <translation>Beste eindscore die na deze zet is gevonden, min de beste van alle zetten</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move, less the highest mean</source>
        <translation>Gemiddelde eindscore van de playouts na deze zet, min het hoogste gemiddelde</translation>
    </message>
    <message>
        <source>%1 Known line: the best line known goes on with this move. %2.</source>
        <translation>%1 Bekende zettenreeks: de beste bekende zettenreeks gaat met deze zet verder. %2.</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>How sure that is: exact where it is proven, any order where the best line can begin with this move, so many points more or less, or ? where the search cannot tell</source>
        <translation>Hoe zeker dat is: exact als het is bewezen, om het even als de beste zettenreeks met deze zet kan beginnen, zoveel punten meer of minder, of ? als de zoekactie het niet kan zeggen</translation>
    </message>
    <message>
        <source>Key %1 plays it.</source>
        <translation>Toets %1 speelt hem.</translation>
    </message>
    <message>
        <source>This move %1.</source>
        <comment>what it does</comment>
        <translation>Deze zet %1.</translation>
    </message>
    <message>
        <source>The group to remove, and how many blocks it has</source>
        <translation>De te verwijderen groep, en hoeveel blokken die heeft</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>%1: the line found after this move clears the board</source>
        <translation>%1: de zettenreeks die na deze zet is gevonden, speelt het bord leeg</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ligging</translation>
    </message>
    <message>
        <source>%1: the best line known goes on with this move, whoever found it, and by whatever moves the position was reached</source>
        <translation>%1: de beste bekende zettenreeks gaat met deze zet verder, wie die ook vond, en met welke zetten de stelling ook werd bereikt</translation>
    </message>
    <message>
        <source>What for</source>
        <comment>what a move does for its line</comment>
        <translation>Waarvoor</translation>
    </message>
    <message>
        <source>What the move does for the line found after it</source>
        <translation>Wat de zet doet voor de zettenreeks die erna is gevonden</translation>
    </message>
    <message>
        <source>Clears the board</source>
        <translation>Speelt het bord leeg</translation>
    </message>
    <message>
        <source>Best line known</source>
        <translation>Beste bekende zettenreeks</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>Gemiddeld verlies</translation>
    </message>
    <message>
        <source>%1 %2 blocks</source>
        <comment>a group by its size and color</comment>
        <translation>%1 blokken (%2)</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>speelt het bord leeg</translation>
    </message>
    <message>
        <source>does not clear the board</source>
        <translation>speelt het bord niet leeg</translation>
    </message>
    <message>
        <source>begins the best line known</source>
        <translation>begint de beste bekende zettenreeks</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>best candidate found</source>
        <translation>beste gevonden kandidaat</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>kandidaat</translation>
    </message>
    <message>
        <source>candidate of place %1 to %2</source>
        <translation>kandidaat op plaats %1 t/m %2</translation>
    </message>
    <message>
        <source>best candidate</source>
        <translation>beste kandidaat</translation>
    </message>
    <message>
        <source>candidate %1</source>
        <translation>kandidaat %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>om het even</translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation>plus of min %1</translation>
    </message>
    <message>
        <source>how sure is not known</source>
        <translation>hoe zeker is niet bekend</translation>
    </message>
    <message>
        <source>No line that begins with this move is known.</source>
        <translation>Er is geen zettenreeks bekend die met deze zet begint.</translation>
    </message>
    <message>
        <source>Any order: the best line can begin with this move, too.</source>
        <translation>Om het even: de beste zettenreeks kan ook met deze zet beginnen.</translation>
    </message>
    <message>
        <source>Exact: no line that begins with this move ends higher, that is proven.</source>
        <translation>Exact: geen zettenreeks die met deze zet begint, eindigt hoger; dat is bewezen.</translation>
    </message>
    <message>
        <source>How sure its loss is, this search cannot tell.</source>
        <translation>Hoe zeker het verlies is, kan deze zoekactie niet zeggen.</translation>
    </message>
    <message>
        <source>It is not told apart from others: its place is one of %1.</source>
        <translation>Hij is niet van andere te onderscheiden: zijn plaats is een van %1.</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>verlies %1</translation>
    </message>
    <message>
        <source>final score %1</source>
        <translation>eindscore %1</translation>
    </message>
    <message numerus="yes">
        <source>Its loss may be %Ln points smaller or larger.</source>
        <translation>
            <numerusform>Het verlies kan %Ln punt kleiner of groter zijn.</numerusform>
            <numerusform>Het verlies kan %Ln punten kleiner of groter zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Its line clears the board.</source>
        <translation>%1 De zettenreeks speelt het bord leeg.</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>speelt het bord leeg</translation>
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
        <translation>geen</translation>
    </message>
    <message>
        <source>The best candidates are labelled with the best final score found after them and with their visits, or with their loss and how sure that is</source>
        <translation>De beste kandidaten krijgen als label de beste eindscore die erna is gevonden en hun bezoeken, of hun verlies en hoe zeker dat is</translation>
    </message>
    <message>
        <source>As loss</source>
        <translation>Als verlies</translation>
    </message>
    <message>
        <source>&amp;Labels on the board</source>
        <translation>&amp;Labels op het bord</translation>
    </message>
    <message>
        <source>The game has no moves left.</source>
        <translation>De partij heeft geen zetten meer.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Bezig met zoeken…</translation>
    </message>
    <message>
        <source>The search found no line within its budget.</source>
        <translation>De zoekactie vond binnen het budget geen zettenreeks.</translation>
    </message>
    <message>
        <source>Start the assistant (F5) to see what each move is worth.</source>
        <translation>Start de assistent (F5) om te zien wat elke zet waard is.</translation>
    </message>
    <message>
        <source>Candidates of the position that the replay shows</source>
        <translation>Kandidaten van de stelling die de herhaling toont</translation>
    </message>
    <message>
        <source>The assistant is off. F5 turns it on; hold P to peek at what is known of this position.</source>
        <translation>De assistent is uit. F5 zet hem aan; houd P ingedrukt om even te zien wat er van deze stelling bekend is.</translation>
    </message>
    <message>
        <source>Step back through the game</source>
        <translation>Terugstappen door de partij</translation>
    </message>
    <message>
        <source>Shows the position before the last move, and searches it: so each move of the game can be looked at again</source>
        <translation>Toont de stelling vóór de laatste zet en doorzoekt die: zo kan elke zet van de partij nog eens worden bekeken</translation>
    </message>
    <message>
        <source>There are no moves left here.</source>
        <translation>Hier zijn geen zetten meer.</translation>
    </message>
    <message>
        <source>&amp;Replay this line</source>
        <translation>Deze zettenreeks &amp;afspelen</translation>
    </message>
    <message>
        <source>&amp;Compare with the best candidate’s line</source>
        <translation>&amp;Vergelijken met de zettenreeks van de beste kandidaat</translation>
    </message>
    <message>
        <source>&amp;Save line…</source>
        <translation>Zettenreeks op&amp;slaan…</translation>
    </message>
    <message>
        <source>Line of this candidate</source>
        <translation>Zettenreeks van deze kandidaat</translation>
    </message>
    <message>
        <source>What can be done with the line of the selected candidate; also in the menu of the table</source>
        <translation>Wat er met de zettenreeks van de geselecteerde kandidaat kan worden gedaan; ook in het menu van de tabel</translation>
    </message>
    <message>
        <source>Labels on the board tell what a candidate loses against the best one instead of its final score, and so do means in the table</source>
        <translation>Labels op het bord zeggen wat een kandidaat verliest tegenover de beste in plaats van zijn eindscore, en gemiddelden in de tabel ook</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Chooses what the table tells of each candidate</source>
        <translation>Kiest wat de tabel van elke kandidaat zegt</translation>
    </message>
    <message>
        <source>Last move: %1 %2</source>
        <comment>sign and word</comment>
        <translation>Laatste zet: %1 %2</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagescheiden waarden (*.csv)</translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation>Schaalbare afbeeldingen (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan niet worden geschreven: %2</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Picture for printing…</source>
        <translation>&amp;Afbeelding om af te drukken…</translation>
    </message>
    <message>
        <source>%1 cannot be written: the name of the file must end with .csv, .pdf, .svg or .png</source>
        <translation>%1 kan niet worden geschreven: de naam van het bestand moet eindigen op .csv, .pdf, .svg of .png</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Opzet</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>Schrijft de getallen of de afbeelding naar een bestand</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>%1, 95 %: %2 to %3</source>
        <comment>name and value</comment>
        <translation>%1, 95%: %2 tot %3</translation>
    </message>
</context>
<context>
    <name>ClearingLamp</name>
    <message>
        <source>looking…</source>
        <comment>whether the board can be cleared</comment>
        <translation>zoekt…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>whether the board can be cleared</comment>
        <translation>open</translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>leeg te spelen</translation>
    </message>
    <message>
        <source>cannot be cleared</source>
        <translation>niet leeg te spelen</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>leeggespeeld</translation>
    </message>
    <message>
        <source>A search finds out whether the board can still be cleared.</source>
        <translation>Een zoekactie gaat na of het bord nog leeg te spelen is.</translation>
    </message>
    <message>
        <source>Whether the board can still be cleared is not known: ten seconds were not enough to find out.</source>
        <translation>Of het bord nog leeg te spelen is, is niet bekend: tien seconden waren niet genoeg om dat na te gaan.</translation>
    </message>
    <message>
        <source>The board can still be cleared: a way to do so is known.</source>
        <translation>Het bord is nog leeg te spelen: er is een manier bekend.</translation>
    </message>
    <message>
        <source>The board cannot be cleared any more, that is proven. A click goes back to the last position known that could be cleared.</source>
        <translation>Het bord is niet meer leeg te spelen, dat is bewezen. Een klik gaat terug naar de laatste bekende stelling waarin het nog kon.</translation>
    </message>
    <message>
        <source>The board cannot be cleared, that is proven.</source>
        <translation>Het bord is niet leeg te spelen, dat is bewezen.</translation>
    </message>
    <message>
        <source>No block is left.</source>
        <translation>Er is geen blok over.</translation>
    </message>
    <message>
        <source>Can the board still be cleared? %1</source>
        <translation>Is het bord nog leeg te spelen? %1</translation>
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
        <translation>Er worden oplossers vergeleken: %1 van %2 runs zijn klaar.</translation>
    </message>
    <message>
        <source>The comparison goes on while this is asked. If it is stopped, the runs done are kept, and after the next start &quot;Continue&quot; goes on with the others.</source>
        <translation>De vergelijking gaat door terwijl dit wordt gevraagd. Wordt die gestopt, dan blijven de voltooide runs bewaard, en na de volgende start gaat “Hervatten” met de andere verder.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Stoppen en sluiten</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Toch sluiten</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Once that is mended, &quot;Try again&quot; stores it and closes.</source>
        <translation>Zodra dat is verholpen, slaat “Opnieuw proberen” alles op en sluit.</translation>
    </message>
    <message numerus="yes">
        <source>Closing now loses %Ln finished games.</source>
        <translation>
            <numerusform>Nu sluiten kost je %Ln voltooide partij.</numerusform>
            <numerusform>Nu sluiten kost je %Ln voltooide partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing now loses the game on the board.</source>
        <translation>Nu sluiten kost je de partij op het bord.</translation>
    </message>
</context>
<context>
    <name>ColorCounts</name>
    <message>
        <source>Blocks left of each color</source>
        <translation>Resterende blokken van elke kleur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>color, number of blocks</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Blocks left of each color – %1</source>
        <translation>Resterende blokken van elke kleur – %1</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>hemelsblauw</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>vermiljoen</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>petrol</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>white</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>roze</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>bruin</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>leigrijs</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>donkerrood</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>amber</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>crème</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>beige</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>zalm</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>koraal</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>oudroze</translation>
    </message>
    <message>
        <source>light pink</source>
        <translation>lichtroze</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>pruim</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavendel</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>marineblauw</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>lichtblauw</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>mint green</source>
        <translation>mintgroen</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>donkergroen</translation>
    </message>
    <message>
        <source>lime green</source>
        <translation>limoengroen</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>olijf</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>donkerbruin</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>lichtgrijs</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>grijs</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>lemon yellow</source>
        <translation>citroengeel</translation>
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
        <translation>Blokken over</translation>
    </message>
    <message>
        <source>Blocks left of each color, and what they cost</source>
        <translation>Resterende blokken van elke kleur, en wat ze kosten</translation>
    </message>
</context>
<context>
    <name>ColumnTable</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot %2</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Other game</source>
        <translation>Andere partij</translation>
    </message>
    <message>
        <source>Walks along the other game, from where as many blocks are left</source>
        <translation>Loopt langs de andere partij, vanaf waar er evenveel blokken over zijn</translation>
    </message>
    <message>
        <source>Where they part</source>
        <translation>Waar ze uiteengaan</translation>
    </message>
    <message>
        <source>Shows the position after which the two games go on with different groups; both are marked on the board</source>
        <translation>Toont de stelling waarna de twee partijen met verschillende groepen verdergaan; beide zijn op het bord gemarkeerd</translation>
    </message>
    <message>
        <source>Ends the comparison of the two games</source>
        <translation>Beëindigt de vergelijking van de twee partijen</translation>
    </message>
    <message numerus="yes">
        <source>%1 beside it: move %2 of %3, score %4, %Ln blocks left.</source>
        <translation>
            <numerusform>%1 ernaast: zet %2 van %3, score %4, %Ln blok over.</numerusform>
            <numerusform>%1 ernaast: zet %2 van %3, score %4, %Ln blokken over.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shorter game is the beginning of the other.</source>
        <translation>De kortere partij is het begin van de andere.</translation>
    </message>
    <message>
        <source>They part at the start.</source>
        <translation>Ze gaan aan het begin uiteen.</translation>
    </message>
    <message>
        <source>They part after move %1.</source>
        <translation>Ze gaan na zet %1 uiteen.</translation>
    </message>
</context>
<context>
    <name>ComparisonCharts</name>
    <message>
        <source>Share of runs</source>
        <translation>Aandeel van de runs</translation>
    </message>
    <message>
        <source>Means of the solvers</source>
        <translation>Gemiddelden van de oplossers</translation>
    </message>
    <message>
        <source>Differences by board</source>
        <translation>Verschillen per bord</translation>
    </message>
    <message>
        <source>Mean, 95 % for these boards</source>
        <translation>Gemiddelde, 95% voor deze borden</translation>
    </message>
    <message>
        <source>Mean, 95 % for boards like these</source>
        <translation>Gemiddelde, 95% voor borden zoals deze</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>solver</comment>
        <translation>Verschil met %1</translation>
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
        <translation>%1: gemiddelde %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>solver, solver</comment>
        <translation>%1 min %2: %3</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Solver</source>
        <translation>Oplosser</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Leeggespeeld</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconden</translation>
    </message>
    <message>
        <source>Playouts/s</source>
        <translation>Playouts/s</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Runs whose best line clears the board</source>
        <translation>Runs waarvan de beste zettenreeks het bord leegspeelt</translation>
    </message>
    <message>
        <source>Mean time of a run</source>
        <translation>Gemiddelde tijd van een run</translation>
    </message>
    <message>
        <source>Mean, 95 %, these boards</source>
        <translation>Gemiddelde, 95%, deze borden</translation>
    </message>
    <message>
        <source>Difference, 95 %, these boards</source>
        <translation>Verschil, 95%, deze borden</translation>
    </message>
    <message>
        <source>Mean of the final scores; each board counts once</source>
        <translation>Gemiddelde van de eindscores; elk bord telt één keer</translation>
    </message>
    <message>
        <source>Mean difference to the first solver, this one less the first, of runs with the same board and seed; each board counts once</source>
        <translation>Gemiddeld verschil met de eerste oplosser, deze min de eerste, van runs met hetzelfde bord en startgetal; elk bord telt één keer</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on these very boards; where it holds 0, the difference may be luck</source>
        <translation>95%-interval van het gemiddelde verschil op precies deze borden; als het 0 bevat, kan het verschil toeval zijn</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all runs on these very boards; the runs on each are the sample, two or more (Student&apos;s t)</source>
        <translation>95%-betrouwbaarheidsinterval van het gemiddelde over alle runs op precies deze borden; de runs op elk zijn de steekproef, twee of meer (Students t)</translation>
    </message>
</context>
<context>
    <name>ComparisonPanel</name>
    <message>
        <source>Numbers of the comparison</source>
        <translation>Getallen van de vergelijking</translation>
    </message>
    <message>
        <source>Runs done</source>
        <translation>Voltooide runs</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>nog %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Compares solvers by many runs</source>
        <translation>Vergelijkt oplossers met veel runs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 op %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln bord</numerusform>
            <numerusform>%Ln borden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>runs, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Runs as CSV…</source>
        <translation>&amp;Runs als CSV…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>Goes on with the runs that are shown: those that they lack, and more where the setup has more boards or runs</source>
        <translation>Gaat verder met de getoonde runs: de runs die nog ontbreken, en meer als de opzet meer borden of runs heeft</translation>
    </message>
    <message>
        <source>kept in %1</source>
        <translation>bewaard in %1</translation>
    </message>
    <message>
        <source>%1, kept in %2</source>
        <comment>runs or time, file</comment>
        <translation>%1, bewaard in %2</translation>
    </message>
    <message>
        <source>&amp;Differences by board as CSV…</source>
        <translation>&amp;Verschillen per bord als CSV…</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>runs, what they tell nothing of</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1. Runs to come may have the same fault, which is not told again.</source>
        <translation>%1. Komende runs kunnen dezelfde fout hebben, die niet opnieuw wordt gemeld.</translation>
    </message>
    <message>
        <source>One thread for each run</source>
        <translation>Eén thread voor elke run</translation>
    </message>
    <message>
        <source>%1 stays closed: a comparison is running; stop it first.</source>
        <translation>%1 blijft gesloten: er loopt een vergelijking; stop die eerst.</translation>
    </message>
    <message>
        <source>%1 stays closed: another file of trials is not done yet.</source>
        <translation>%1 blijft gesloten: een ander bestand met proeven is nog niet klaar.</translation>
    </message>
</context>
<context>
    <name>ComparisonRunner</name>
    <message>
        <source>%1 cannot be written: %2. The runs to come are not kept in it.</source>
        <translation>%1 kan niet worden geschreven: %2. De komende runs worden er niet in bewaard.</translation>
    </message>
    <message>
        <source>%1 cannot go on: %2</source>
        <translation>%1 kan niet verdergaan: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 kan niet worden geopend: %2</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 kan niet worden opgeslagen: %2</translation>
    </message>
</context>
<context>
    <name>ComparisonSetup</name>
    <message>
        <source>Runs of each solver on each board, each with another seed; run by run, all solvers have the same seeds</source>
        <translation>Runs van elke oplosser op elk bord, elk met een ander startgetal; run voor run hebben alle oplossers dezelfde startgetallen</translation>
    </message>
    <message>
        <source>this board</source>
        <translation>dit bord</translation>
    </message>
    <message>
        <source>Start of all seeds; empty for a new one each time</source>
        <translation>Begin van alle startgetallen; leeg: elke keer een nieuw</translation>
    </message>
    <message>
        <source>Runs at the same time; each run has one thread</source>
        <translation>Runs tegelijk; elke run heeft één thread</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Oplosser</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>Oplosser toevoegen</translation>
    </message>
    <message>
        <source>A search of the assistant at the same time takes time from the runs: stop it first where the budget is in seconds.</source>
        <translation>Een gelijktijdige zoekactie van de assistent kost de runs tijd: stop die eerst als het budget in seconden is.</translation>
    </message>
    <message>
        <source>Empty for the board of the game, from its start, or a list such as standard:1-20 or random:1, random:2, schadd250:3; they are played under the rules of the game, but a board ID under its own</source>
        <translation>Leeg voor het bord van de partij, vanaf het begin, of een lijst zoals standard:1-20 of random:1, random:2, schadd250:3; ze worden gespeeld volgens de regels van de partij, maar een bord-ID volgens de eigen regels</translation>
    </message>
    <message>
        <source>Until decided takes %1 boards or more: write a list of boards, such as random:1-1000.</source>
        <translation>“Tot beslist” vraagt %1 borden of meer: vul een lijst van borden in, zoals random:1-1000.</translation>
    </message>
    <message>
        <source>One run of each solver on each board, until it is decided which is better</source>
        <translation>Eén run van elke oplosser op elk bord, tot beslist is welke beter is</translation>
    </message>
</context>
<context>
    <name>ConvergenceChart</name>
    <message>
        <source>Best score of each run against time</source>
        <translation>Beste score van elke run tegen tijd</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconden</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Best final score</source>
        <translation>Beste eindscore</translation>
    </message>
    <message>
        <source>Best score of each run against playouts</source>
        <translation>Beste score van elke run tegen playouts</translation>
    </message>
</context>
<context>
    <name>ConvergenceModel</name>
    <message>
        <source>%1 (another version)</source>
        <translation>%1 (andere versie)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Oplosser</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconden</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Moves before</source>
        <translation>Zetten ervoor</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>Checked runs are drawn in the chart: at first the newest, and at most %1</source>
        <translation>Aangevinkte runs staan in de grafiek: aanvankelijk de nieuwste, en hoogstens %1</translation>
    </message>
    <message>
        <source>Not in the chart: this run counts no playouts</source>
        <translation>Niet in de grafiek: deze run telt geen playouts</translation>
    </message>
    <message>
        <source>Best final score of the game, from its start</source>
        <translation>Beste eindscore van de partij, vanaf het begin</translation>
    </message>
    <message>
        <source>Moves played when the search began</source>
        <translation>Gespeelde zetten toen de zoekactie begon</translation>
    </message>
    <message>
        <source>%1 (comparison)</source>
        <translation>%1 (vergelijking)</translation>
    </message>
    <message>
        <source>running</source>
        <translation>loopt</translation>
    </message>
    <message>
        <source>budget spent</source>
        <translation>budget op</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestopt</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>bewezen optimaal</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation>geheugen vol</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>niets meer te doen</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knopen</translation>
    </message>
</context>
<context>
    <name>ConvergencePanel</name>
    <message>
        <source>Runs on this board</source>
        <translation>Runs op dit bord</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logaritmisch</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Horizontale as</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconden</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>What the best score is drawn against; the playouts of several threads are those of the thread that found the score, times the threads</source>
        <translation>Waartegen de beste score is uitgezet; de playouts van meerdere threads zijn die van de thread die de score vond, maal het aantal threads</translation>
    </message>
    <message>
        <source>Each mark of the horizontal axis is ten times the one before</source>
        <translation>Elk streepje van de horizontale as is tien keer het vorige</translation>
    </message>
    <message>
        <source>Forgets the runs on this board that have ended</source>
        <translation>Vergeet de afgelopen runs op dit bord</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s, seed %5</source>
        <translation>Run %1, %2: %3 na %4 s, startgetal %5</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s and %5 playouts, seed %6</source>
        <translation>Run %1, %2: %3 na %4 s en %5 playouts, startgetal %6</translation>
    </message>
    <message>
        <source>Points of the &amp;curves as CSV…</source>
        <translation>Punten van de &amp;krommen als CSV…</translation>
    </message>
    <message>
        <source>Seeds %1</source>
        <translation>Startgetallen %1</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Gemiddelden</translation>
    </message>
    <message>
        <source>The mean of the runs of each solver, with its interval of 95 %, from where all of them have begun to where the first one ends</source>
        <translation>Het gemiddelde van de runs van elke oplosser, met het interval van 95%, van waar ze allemaal zijn begonnen tot waar de eerste eindigt</translation>
    </message>
    <message>
        <source>&amp;Means of the curves as CSV…</source>
        <translation>&amp;Gemiddelden van de krommen als CSV…</translation>
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
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>Starts the board of this day</source>
        <translation>Begint het bord van deze dag</translation>
    </message>
    <message>
        <source>Daily boards</source>
        <translation>Dagborden</translation>
    </message>
    <message>
        <source>%1 · longest: %2 · boards played: %3</source>
        <comment>days in a row, days, boards</comment>
        <translation>%1 · langste: %2 · gespeelde borden: %3</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Nog niet gespeeld.</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partij</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partij</numerusform>
            <numerusform>%Ln partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Delen</translation>
    </message>
    <message>
        <source>Copies score and board of your best game of this day as text, without its moves</source>
        <translation>Kopieert score en bord van je beste partij van deze dag als tekst, zonder de zetten</translation>
    </message>
    <message>
        <source>&amp;Earlier days</source>
        <translation>&amp;Eerdere dagen</translation>
    </message>
    <message>
        <source>Shows every month up to today, with your best score of each day; each day&apos;s board can be played</source>
        <translation>Toont elke maand tot vandaag, met je beste score van elke dag; het bord van elke dag kan worden gespeeld</translation>
    </message>
    <message>
        <source>your best: %1</source>
        <translation>je beste: %1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>met hulp: %1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>de computer: %1</translation>
    </message>
    <message>
        <source>the computer: not known yet</source>
        <translation>de computer: nog niet bekend</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>Het resultaat staat op het klembord</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Resultaat delen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>Bezig: %1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Verder spelen</translation>
    </message>
</context>
<context>
    <name>DailyRecord</name>
    <message>
        <source>1 day</source>
        <translation>1 dag</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln dag</numerusform>
            <numerusform>%Ln dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 day in a row</source>
        <translation>1 dag op rij</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln dag op rij</numerusform>
            <numerusform>%Ln dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today included</source>
        <comment>days in a row</comment>
        <translation>%1, vandaag meegeteld</translation>
    </message>
    <message>
        <source>%1, today not yet</source>
        <comment>days in a row</comment>
        <translation>%1, vandaag nog niet</translation>
    </message>
</context>
<context>
    <name>DailyResult</name>
    <message>
        <source>Played after its day: it is part of no streak</source>
        <translation>Na zijn dag gespeeld: het telt voor geen serie mee</translation>
    </message>
    <message>
        <source>Day 1 of a new streak</source>
        <translation>Dag 1 van een nieuwe serie</translation>
    </message>
    <message>
        <source>Day %1 in a row</source>
        <translation>Dag %1 op rij</translation>
    </message>
    <message>
        <source>As many as the %1 to beat</source>
        <translation>Evenveel als de %1 die te verslaan was</translation>
    </message>
    <message>
        <source>%1 beaten, by %2</source>
        <translation>%1 verslagen, met %2 verschil</translation>
    </message>
    <message>
        <source>%1 to beat: %2 short</source>
        <translation>%1 te verslaan: %2 te weinig</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>De computer: %1</translation>
    </message>
    <message>
        <source>The computer: not known yet</source>
        <translation>De computer: nog niet bekend</translation>
    </message>
    <message>
        <source>&quot;Show a better game&quot; has the computer look for one</source>
        <translation>“Betere partij tonen” laat de computer er een zoeken</translation>
    </message>
    <message>
        <source>The best that the computer has found of this board on this machine so far. %1.</source>
        <translation>Het beste dat de computer op deze computer tot nu toe van dit bord heeft gevonden. %1.</translation>
    </message>
    <message>
        <source>More is not possible, as is proven.</source>
        <translation>Meer is niet mogelijk, zoals is bewezen.</translation>
    </message>
    <message>
        <source>Copies score and board as text, without the moves; who pastes it into this program plays the same board</source>
        <translation>Kopieert score en bord als tekst, zonder de zetten; wie die in dit programma plakt, speelt hetzelfde bord</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>Het resultaat staat op het klembord</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Resultaat delen</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>The file with your stored games cannot be read; it is kept as %1, and a new one has been begun.</source>
        <translation>Het bestand met je opgeslagen partijen kan niet worden gelezen; het blijft bewaard als %1, en er is een nieuw begonnen.</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2.</source>
        <translation>Partijen kunnen niet worden opgeslagen in %1: %2.</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for SQLite is missing</source>
        <translation>de Qt-plug-in voor SQLite ontbreekt</translation>
    </message>
    <message>
        <source>its version is below zero</source>
        <translation>de versie van het bestand is kleiner dan nul</translation>
    </message>
    <message>
        <source>The log beside the file with your stored games belongs to another file, as after a backup was put back; it is kept as %1, and the file is used without it.</source>
        <translation>Het logboek naast het bestand met je opgeslagen partijen hoort bij een ander bestand, zoals na het terugzetten van een back-up; het blijft bewaard als %1, en het bestand wordt zonder dat logboek gebruikt.</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted or replaced while it was in use, and cannot be written anew: %1.</source>
        <translation>Het bestand met je opgeslagen partijen is tijdens het gebruik verwijderd of vervangen, en kan niet opnieuw worden geschreven: %1.</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted while it was in use; it has been written anew, with all that it held.</source>
        <translation>Het bestand met je opgeslagen partijen is tijdens het gebruik verwijderd; het is opnieuw geschreven, met alles wat erin stond.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; what it held is kept as %1.</source>
        <translation>Het bestand met je opgeslagen partijen is tijdens het gebruik vervangen; wat erin stond, blijft bewaard als %1.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; the new one is used, and gets the games of the other.</source>
        <translation>Het bestand met je opgeslagen partijen is tijdens het gebruik vervangen; het nieuwe wordt gebruikt, en krijgt de partijen van het andere.</translation>
    </message>
    <message>
        <source>%1 belongs to a newer SameGame and cannot be used: games that you finish wait for that one.</source>
        <translation>%1 hoort bij een nieuwere versie van SameGame en kan niet worden gebruikt: partijen die je uitspeelt, wachten op die versie.</translation>
    </message>
    <message>
        <source>Nothing can be stored for now: %1 cannot be used (%2). What you have played is stored as soon as that works.</source>
        <translation>Er kan nu niets worden opgeslagen: %1 kan niet worden gebruikt (%2). Wat je hebt gespeeld, wordt opgeslagen zodra dat lukt.</translation>
    </message>
    <message>
        <source>it belongs to a newer SameGame</source>
        <translation>het bestand hoort bij een nieuwere versie van SameGame</translation>
    </message>
    <message>
        <source>writing to it is not permitted</source>
        <translation>het bestand mag niet worden geschreven</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>een ander programma gebruikt het bestand</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>de schijf kan niet worden gelezen of beschreven</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>het bestand is beschadigd</translation>
    </message>
    <message>
        <source>there is no room left for it</source>
        <translation>er is geen ruimte meer voor</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>het bestand kan niet worden geopend</translation>
    </message>
    <message>
        <source>it is no file of stored games</source>
        <translation>het is geen bestand met opgeslagen partijen</translation>
    </message>
    <message>
        <source>Games can be stored now.</source>
        <translation>Partijen kunnen nu worden opgeslagen.</translation>
    </message>
    <message>
        <source>The file with your stored games was emptied while it was in use.</source>
        <translation>Het bestand met je opgeslagen partijen is tijdens het gebruik leeggemaakt.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use, and what the other held cannot be read any more.</source>
        <translation>Het bestand met je opgeslagen partijen is tijdens het gebruik vervangen, en wat in het andere stond, kan niet meer worden gelezen.</translation>
    </message>
</context>
<context>
    <name>DecisionChoice</name>
    <message>
        <source>%1 to %2, at any time 95 %</source>
        <comment>ends of an interval</comment>
        <translation>%1 tot %2, op elk moment 95%</translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: at least %1 are needed</source>
        <translation>
            <numerusform>Niet beslist na %Ln bord: er zijn er minstens %1 nodig</numerusform>
            <numerusform>Niet beslist na %Ln borden: er zijn er minstens %1 nodig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: the difference is %1 points a board (%2)</source>
        <translation>
            <numerusform>Niet beslist na %Ln bord: het verschil is %1 punten per bord (%2)</numerusform>
            <numerusform>Niet beslist na %Ln borden: het verschil is %1 punten per bord (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>Tot beslist</translation>
    </message>
    <message>
        <source>Points a board that count as equal</source>
        <translation>Punten per bord die als gelijk tellen</translation>
    </message>
    <message>
        <source>Margin: solvers that differ by fewer points a board count as equal</source>
        <translation>Marge: oplossers die minder dan dit aantal punten per bord verschillen, tellen als gelijk</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>One run of each solver on board after board of the list, until the interval of their difference shows that one is better or that both are equal, or no boards are left; as samegame-cli compare does</source>
        <translation>Eén run van elke oplosser op het ene bord van de lijst na het andere, tot het interval van hun verschil laat zien dat er een beter is of dat beide gelijk zijn, of tot er geen borden meer zijn; zoals samegame-cli compare doet</translation>
    </message>
    <message>
        <source>Takes two solvers, neither more nor fewer</source>
        <translation>Vraagt twee oplossers, niet meer en niet minder</translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: both are equal within %1 points a board (%2)</source>
        <translation>
            <numerusform>Beslist na %Ln bord: beide zijn gelijk binnen een marge van %1 punten per bord (%2)</numerusform>
            <numerusform>Beslist na %Ln borden: beide zijn gelijk binnen een marge van %1 punten per bord (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: %1 is better by %2 points a board (%3)</source>
        <translation>
            <numerusform>Beslist na %Ln bord: %1 is %2 punten per bord beter (%3)</numerusform>
            <numerusform>Beslist na %Ln borden: %1 is %2 punten per bord beter (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Niet beslist</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Beslist</translation>
    </message>
    <message>
        <source>Both are equal within %1 points a board (%2)</source>
        <translation>Beide zijn gelijk binnen een marge van %1 punten per bord (%2)</translation>
    </message>
    <message>
        <source>Both are equal</source>
        <translation>Beide zijn gelijk</translation>
    </message>
    <message>
        <source>%1 is better by %2 points a board (%3)</source>
        <comment>a solver</comment>
        <translation>%1 is %2 punten per bord beter (%3)</translation>
    </message>
    <message>
        <source>%1 is better</source>
        <comment>a solver</comment>
        <translation>%1 is beter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards, difference %1 points a board</source>
        <translation>
            <numerusform>%Ln bord, verschil %1 punten per bord</numerusform>
            <numerusform>%Ln borden, verschil %1 punten per bord</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>difference, interval</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The difference is that of the second solver less the first. Its interval here is for boards like these and holds at all times together, so that a comparison may end where it decides. The usual 95 % intervals of the table and the chart are for a number of boards that was fixed beforehand: they decide nothing here.</source>
        <translation>Het verschil is de score van de tweede oplosser min die van de eerste. Het interval geldt hier voor borden zoals deze en op alle momenten tegelijk, zodat een vergelijking mag eindigen zodra het beslist. De gewone 95%-intervallen van de tabel en de grafiek gelden voor een vooraf vastgelegd aantal borden: zij beslissen hier niets.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Block Puzzle</source>
        <translation>Blokkenpuzzel</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and let Monte-Carlo solvers show how far a board goes</source>
        <translation>Groepen blokken verwijderen, en met Monte-Carlo-oplossers zien hoe ver je op een bord komt</translation>
    </message>
    <message>
        <source>samegame;blocks;groups;puzzle;solver;Monte-Carlo;</source>
        <translation>samegame;blokken;groepen;puzzel;oplosser;Monte-Carlo;</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and see how far a board goes</source>
        <translation>Groepen blokken verwijderen, en zien hoe ver je op een bord komt</translation>
    </message>
    <message>
        <source>A board of colored blocks, and every move removes a group of neighbors of one color. The larger the group, the more it earns, and an empty board earns a bonus. It takes a minute to learn, and no program is known to play it perfectly.</source>
        <translation>Een bord met gekleurde blokken, en elke zet verwijdert een groep aangrenzende blokken van één kleur. Hoe groter de groep, hoe meer die oplevert, en een leeg bord levert een bonus op. Je leert het in een minuut, en er is geen programma bekend dat het perfect speelt.</translation>
    </message>
    <message>
        <source>Monte-Carlo solvers help as much as you like:</source>
        <translation>Monte-Carlo-oplossers helpen zoveel je wilt:</translation>
    </message>
    <message>
        <source>hints in three steps, the best candidates for the next move, and the best game found so far</source>
        <translation>hints in drie stappen, de beste kandidaten voor de volgende zet, en de beste partij die tot nu toe is gevonden</translation>
    </message>
    <message>
        <source>a review of each game that says which moves lost how many points</source>
        <translation>een evaluatie van elke partij die zegt welke zetten hoeveel punten verloren</translation>
    </message>
    <message>
        <source>a board for each day, practice, and boards that can be cleared for sure</source>
        <translation>een bord voor elke dag, oefenen, en borden die zeker leeg te spelen zijn</translation>
    </message>
    <message>
        <source>several solvers, playouts and runs compared in charts, on the boards of research papers too</source>
        <translation>meerdere oplossers, playouts en runs vergeleken in grafieken, ook op de borden van wetenschappelijke artikelen</translation>
    </message>
    <message>
        <source>SameGame solution</source>
        <translation>SameGame-oplossing</translation>
    </message>
    <message>
        <source>The board, with the score and what is left beside it</source>
        <translation>Het bord, met ernaast de score en wat er over is</translation>
    </message>
    <message>
        <source>Candidates for the next move, on the board and in a table</source>
        <translation>Kandidaten voor de volgende zet, op het bord en in een tabel</translation>
    </message>
    <message>
        <source>A hint that says which blocks the next moves save</source>
        <translation>Een hint die zegt welke blokken de volgende zetten sparen</translation>
    </message>
    <message>
        <source>The review of a game, with its largest losses</source>
        <translation>De evaluatie van een partij, met de grootste verliezen</translation>
    </message>
    <message>
        <source>Three solvers compared on one board</source>
        <translation>Drie oplossers vergeleken op één bord</translation>
    </message>
    <message>
        <source>SameGame trials</source>
        <translation>SameGame-proeven</translation>
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
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Afwijking</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5%</translation>
    </message>
    <message>
        <source>25 %</source>
        <translation>25%</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediaan</translation>
    </message>
    <message>
        <source>75 %</source>
        <translation>75%</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Playouts of</source>
        <translation>Playouts van</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Slechtste</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Own score</source>
        <translation>Eigen score</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentiel</translation>
    </message>
    <message>
        <source>The score that this share of the playouts does not exceed</source>
        <translation>De score die dit aandeel van de playouts niet overschrijdt</translation>
    </message>
    <message>
        <source>Standard deviation of the scores</source>
        <translation>Standaardafwijking van de scores</translation>
    </message>
    <message>
        <source>Playouts with a lower score than the game at its end, in percent; equal ones count half</source>
        <translation>Playouts met een lagere score dan de partij aan het einde, in procenten; gelijke tellen half</translation>
    </message>
</context>
<context>
    <name>DistributionPanel</name>
    <message>
        <source>Numbers of the distribution</source>
        <translation>Getallen van de verdeling</translation>
    </message>
    <message>
        <source>Compares playouts from the position on the board</source>
        <translation>Vergelijkt playouts vanaf de stelling op het bord</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Vanaf het begin</translation>
    </message>
    <message numerus="yes">
        <source>From the position after %Ln moves</source>
        <translation>
            <numerusform>Vanaf de stelling na %Ln zet</numerusform>
            <numerusform>Vanaf de stelling na %Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Share of playouts</source>
        <translation>Aandeel van de playouts</translation>
    </message>
    <message>
        <source>From the start of each board</source>
        <translation>Vanaf het begin van elk bord</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where playouts begin, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln playouts each</source>
        <translation>
            <numerusform>elk %Ln playout</numerusform>
            <numerusform>elk %Ln playouts</numerusform>
        </translation>
    </message>
    <message>
        <source>Playouts end with the blocks on the board, but this game has refill: more columns come in, which nobody knows. Choose boards by name.</source>
        <translation>Playouts eindigen met de blokken op het bord, maar deze partij heeft aanvullen: er komen meer kolommen binnen, die niemand kent. Kies borden op naam.</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Soort grafiek</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxplots</translation>
    </message>
    <message>
        <source>&amp;Means by board as CSV…</source>
        <translation>Ge&amp;middelden per bord als CSV…</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Krommen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln bord</numerusform>
            <numerusform>%Ln borden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 van %Ln bord</numerusform>
            <numerusform>%1 van %Ln borden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistributionSetup</name>
    <message>
        <source>Playout policy</source>
        <translation>Playoutstrategie</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>position on the board</source>
        <translation>stelling op het bord</translation>
    </message>
    <message>
        <source>Add series</source>
        <translation>Reeks toevoegen</translation>
    </message>
    <message>
        <source>Playouts of each series</source>
        <translation>Playouts van elke reeks</translation>
    </message>
    <message>
        <source>The same seed and number of playouts give the same distribution again; empty for a new seed each time</source>
        <translation>Hetzelfde startgetal en aantal playouts geven weer dezelfde verdeling; leeg: elke keer een nieuw startgetal</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Voorinstellingen</translation>
    </message>
    <message>
        <source>Random and tabu color random here</source>
        <translation>Willekeurig en taboekleur willekeurig hier</translation>
    </message>
    <message>
        <source>Takes &amp;&amp; Kosters, figure 2: boards 1 and 9</source>
        <translation>Takes &amp;&amp; Kosters, figuur 2: borden 1 en 9</translation>
    </message>
    <message>
        <source>Every policy here</source>
        <translation>Elke strategie hier</translation>
    </message>
    <message>
        <source>Empty for the position on the board, or a board name such as standard:9, random:42 or id:…; boards are played under the rules of the game, but an ID under its own</source>
        <translation>Leeg voor de stelling op het bord, of een bordnaam zoals standard:9, random:42 of id:…; borden worden gespeeld volgens de regels van de partij, maar een ID volgens de eigen regels</translation>
    </message>
    <message>
        <source>those of the series</source>
        <translation>die van de reeksen</translation>
    </message>
    <message>
        <source>Empty for a board of each series, or a list such as standard:1-20 or random:1-100/8x8x4: every policy plays each of them, and the chart shows the means of the boards; they are played under the rules of the game, but a board ID under its own</source>
        <translation>Leeg voor een bord per reeks, of een lijst zoals standard:1-20 of random:1-100/8x8x4: elke strategie speelt elk bord van de lijst, en de grafiek toont de gemiddelden van de borden; ze worden gespeeld volgens de regels van de partij, maar een bord-ID volgens de eigen regels</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>each of the list</source>
        <translation>die van de lijst</translation>
    </message>
    <message>
        <source>The list under Boards is played in place of this board; clear it to give each series its own.</source>
        <translation>De lijst bij “Borden” wordt gespeeld in plaats van dit bord; maak die leeg om elke reeks een eigen bord te geven.</translation>
    </message>
    <message>
        <source>Each policy plays the boards of the list once, and %1 stands here twice.</source>
        <translation>Elke strategie speelt de borden van de lijst één keer, maar %1 staat hier twee keer.</translation>
    </message>
    <message>
        <source>Playouts of each policy on each board</source>
        <translation>Playouts van elke strategie op elk bord</translation>
    </message>
</context>
<context>
    <name>DockTabs</name>
    <message>
        <source>Close %1</source>
        <translation>%1 sluiten</translation>
    </message>
    <message>
        <source>%1: a window of its own, or back</source>
        <translation>%1: een eigen venster, of terug</translation>
    </message>
</context>
<context>
    <name>DuelResult</name>
    <message>
        <source>Against %1 so far: %2 won, %3 lost, %4 drawn.</source>
        <translation>Tegen %1 tot nu toe: %2 gewonnen, %3 verloren, %4 gelijk.</translation>
    </message>
    <message>
        <source>With help in the duel or before: %1 of %2 won.</source>
        <translation>Met hulp in het duel of eerder: %1 van %2 gewonnen.</translation>
    </message>
    <message>
        <source>%1 is still playing.</source>
        <translation>%1 speelt nog.</translation>
    </message>
    <message>
        <source>The first duel on this board counts, with %1.</source>
        <translation>Het eerste duel op dit bord telt, met %1.</translation>
    </message>
    <message>
        <source>Your blocks left: %1</source>
        <translation>Blokken die je overhebt: %1</translation>
    </message>
    <message>
        <source>Your points: %1</source>
        <translation>Jouw punten: %1</translation>
    </message>
    <message>
        <source>Blocks left: you %1, %2 %3</source>
        <translation>Blokken over: jij %1, %2 %3</translation>
    </message>
    <message>
        <source>Points: you %1, %2 %3</source>
        <translation>Punten: jij %1, %2 %3</translation>
    </message>
    <message>
        <source>You won against %1!</source>
        <translation>Je hebt gewonnen van %1!</translation>
    </message>
    <message>
        <source>A draw with %1</source>
        <translation>Gelijkspel met %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>the name of an opponent</comment>
        <translation>%1 heeft gewonnen</translation>
    </message>
    <message>
        <source>You %1</source>
        <comment>and a score</comment>
        <translation>Jij %1</translation>
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
        <translation>Jij %1</translation>
    </message>
    <message>
        <source>Duel, blocks left: you %1, %2 %3.</source>
        <translation>Duel, blokken over: jij %1, %2 %3.</translation>
    </message>
    <message>
        <source>Duel, points: you %1, %2 %3.</source>
        <translation>Duel, punten: jij %1, %2 %3.</translation>
    </message>
    <message>
        <source>Duel, your blocks left: %1.</source>
        <translation>Duel, blokken die je overhebt: %1.</translation>
    </message>
    <message>
        <source>Duel, your points: %1.</source>
        <translation>Duel, jouw punten: %1.</translation>
    </message>
    <message>
        <source>%1 is still playing this board.</source>
        <translation>%1 speelt dit bord nog.</translation>
    </message>
    <message>
        <source>%1 has ended; you learn the score when your game ends.</source>
        <translation>%1 is klaar; je hoort de score als jouw partij eindigt.</translation>
    </message>
</context>
<context>
    <name>DuelsModel</name>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Duels won without help</source>
        <translation>Duels zonder hulp gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Duels lost without help</source>
        <translation>Duels zonder hulp verloren</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Duels without help that ended alike</source>
        <translation>Duels zonder hulp die gelijk eindigden</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>Duels with help, or on a board that was played with help before, and how many of them were won; they count nowhere else</source>
        <translation>Duels met hulp, of op een bord dat eerder met hulp is gespeeld, en hoeveel ervan zijn gewonnen; ze tellen nergens anders</translation>
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
        <translation>Eindscore: %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuwe partij…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Deze partij bekijken</translation>
    </message>
    <message>
        <source>Plays this game again, step by step</source>
        <translation>Speelt deze partij nog eens af, stap voor stap</translation>
    </message>
    <message>
        <source>Takes back the last move, so that the game goes on</source>
        <translation>Neemt de laatste zet terug, zodat de partij verdergaat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 zet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln zet</numerusform>
            <numerusform>%Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games on this board: %1</source>
        <translation>Je partijen op dit bord: %1</translation>
    </message>
    <message>
        <source>No other game of yours on this board yet.</source>
        <translation>Nog geen andere partij van jou op dit bord.</translation>
    </message>
    <message numerus="yes">
        <source>Your best of %Ln games on this board.</source>
        <translation>
            <numerusform>Je beste van %Ln partij op dit bord.</numerusform>
            <numerusform>Je beste van %Ln partijen op dit bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number %1 of your %2 games on this board.</source>
        <translation>Nummer %1 van je %2 partijen op dit bord.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Plays this board from its start; can be undone</source>
        <translation>Speelt dit bord vanaf het begin; kan ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>Looking for a better game: %1 % of the time.</source>
        <translation>Zoekt naar een betere partij: %1% van de tijd.</translation>
    </message>
    <message>
        <source>No better game of this board is known.</source>
        <translation>Er is geen betere partij van dit bord bekend.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Zoeken stoppen</translation>
    </message>
    <message>
        <source>Show a better game</source>
        <translation>Betere partij tonen</translation>
    </message>
    <message>
        <source>Ends the search; a better game that it has found is replayed</source>
        <translation>Beëindigt de zoekactie; een betere partij die daarbij is gevonden, wordt afgespeeld</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Evalueren</translation>
    </message>
    <message>
        <source>Shows what each move gave away, and what was better</source>
        <translation>Toont wat elke zet weggaf, en wat beter was</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>moves, their points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cleared board: +%1</source>
        <translation>bord leeggespeeld: +%1</translation>
    </message>
    <message>
        <source>a cleared board earns no bonus</source>
        <translation>leegspelen levert geen bonus op</translation>
    </message>
    <message>
        <source>blocks left: %1</source>
        <translation>blokken over: %1</translation>
    </message>
    <message>
        <source>blocks left cost nothing</source>
        <translation>resterende blokken kosten niets</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>points of moves, points of the end</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Best game so far: %1.</source>
        <translation>Beste partij tot nu toe: %1.</translation>
    </message>
    <message>
        <source>Perfect: it is proven that no game ends higher.</source>
        <translation>Perfect: het is bewezen dat geen partij hoger eindigt.</translation>
    </message>
    <message>
        <source>This is the best game known.</source>
        <translation>Dit is de beste bekende partij.</translation>
    </message>
    <message>
        <source>No other game of this board is known yet.</source>
        <translation>Er is nog geen andere partij van dit bord bekend.</translation>
    </message>
    <message>
        <source>Best game known: %1.</source>
        <translation>Beste bekende partij: %1.</translation>
    </message>
    <message>
        <source>Best game possible, proven: %1 (%2 more than this one).</source>
        <translation>Beste mogelijke partij, bewezen: %1 (%2 meer dan deze).</translation>
    </message>
    <message>
        <source>Best game known: %1 (%2 more than this one).</source>
        <translation>Beste bekende partij: %1 (%2 meer dan deze).</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>Zonder hulp gespeeld</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Hulp: %1</translation>
    </message>
    <message>
        <source>Best without help: %1</source>
        <translation>Beste zonder hulp: %1</translation>
    </message>
    <message>
        <source>Best with help: %1</source>
        <translation>Beste met hulp: %1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>met hulp: %1</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>De computer: %1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>de computer: %1</translation>
    </message>
    <message>
        <source>Looking for what this board can give…</source>
        <translation>Zoekt uit wat er op dit bord te halen is…</translation>
    </message>
    <message>
        <source>What this board can give is not known.</source>
        <translation>Wat er op dit bord te halen is, is niet bekend.</translation>
    </message>
    <message>
        <source>A medal needs a score above 0.</source>
        <translation>Voor een medaille is een score boven 0 nodig.</translation>
    </message>
    <message>
        <source>Bronze from %1</source>
        <translation>Brons vanaf %1</translation>
    </message>
    <message>
        <source>%1 · silver from %2</source>
        <comment>bronze medal</comment>
        <translation>%1 · zilver vanaf %2</translation>
    </message>
    <message>
        <source>%1 · gold from %2</source>
        <comment>silver medal</comment>
        <translation>%1 · goud vanaf %2</translation>
    </message>
    <message>
        <source>Gold from %1 % of the best score known of this board, %2; silver from %3 %, bronze from %4 %</source>
        <translation>Goud vanaf %1% van de beste bekende score van dit bord, %2; zilver vanaf %3%, brons vanaf %4%</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>New board: %1</source>
        <comment>an opponent</comment>
        <translation>Nieuw bord: %1</translation>
    </message>
    <message>
        <source>A duel against %1 on another board. %2</source>
        <translation>Een duel tegen %1 op een ander bord. %2</translation>
    </message>
    <message>
        <source>Goes on with the board that comes next</source>
        <translation>Gaat verder met het bord dat volgt</translation>
    </message>
    <message>
        <source>A duel against %1 on another board</source>
        <translation>Een duel tegen %1 op een ander bord</translation>
    </message>
    <message>
        <source>Same board: %1</source>
        <comment>an opponent</comment>
        <translation>Zelfde bord: %1</translation>
    </message>
    <message>
        <source>Plays this board from its start, against %1 once more; can be undone</source>
        <translation>Speelt dit bord vanaf het begin, nog eens tegen %1; kan ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>What the groups removed earned, and what the end of the game adds</source>
        <translation>Wat de verwijderde groepen opleverden, en wat het einde van de partij toevoegt</translation>
    </message>
    <message>
        <source>The best game of this board that was played or found so far</source>
        <translation>De beste partij van dit bord die tot nu toe is gespeeld of gevonden</translation>
    </message>
    <message>
        <source>Closes this card, to look at the board; a click on the score brings it back</source>
        <translation>Sluit deze kaart om het bord te bekijken; een klik op de score brengt de kaart terug</translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>Grootste groep: %1</translation>
    </message>
    <message>
        <source>A file that the computer wrote was opened</source>
        <translation>Er is een bestand geopend dat de computer schreef</translation>
    </message>
    <message>
        <source>Watch the best game</source>
        <translation>Beste partij bekijken</translation>
    </message>
    <message>
        <source>Plays the best game known of this board, step by step</source>
        <translation>Speelt de beste bekende partij van dit bord af, stap voor stap</translation>
    </message>
    <message>
        <source>It is proven that no game ends higher.</source>
        <translation>Het is bewezen dat geen partij hoger eindigt.</translation>
    </message>
    <message>
        <source>Has the computer look for a better game for some seconds, and replays it</source>
        <translation>Laat de computer enkele seconden naar een betere partij zoeken, en speelt die af</translation>
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
        <translation>Geneste Monte-Carlo</translation>
    </message>
    <message>
        <source>Single-player Monte-Carlo tree search: a tree of positions grown by playouts</source>
        <translation>Monte-Carlo-boomzoeken voor één speler: een boom van stellingen die door playouts groeit</translation>
    </message>
    <message>
        <source>Nested Monte-Carlo search: every move is judged by a search one level below</source>
        <translation>Geneste Monte-Carlo-zoekmethode: elke zet wordt beoordeeld door een zoekactie van één niveau lager</translation>
    </message>
    <message>
        <source>Nodes after which a new tree begins (randomized restarts); 0 never</source>
        <translation>Knopen waarna een nieuwe boom begint (willekeurige herstarts); 0: nooit</translation>
    </message>
    <message>
        <source>Policy of the playouts</source>
        <translation>Strategie van de playouts</translation>
    </message>
    <message>
        <source>Depth of nesting: each level multiplies the playouts of one search by a hundred to a thousand</source>
        <translation>Diepte van de nesting: elk niveau vermenigvuldigt de playouts van één zoekactie met honderd tot duizend</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Every group with the same probability</source>
        <translation>Elke groep met dezelfde kans</translation>
    </message>
    <message>
        <source>Tabu random</source>
        <translation>Taboe willekeurig</translation>
    </message>
    <message>
        <source>One color, picked at random when the playout starts, is spared while there is another group</source>
        <translation>Eén kleur, willekeurig gekozen als de playout begint, wordt gespaard zolang er een andere groep is</translation>
    </message>
    <message>
        <source>Tabu color random</source>
        <translation>Taboekleur willekeurig</translation>
    </message>
    <message>
        <source>The color with the most blocks when the playout starts is spared while there is another group</source>
        <translation>De kleur met de meeste blokken als de playout begint, wordt gespaard zolang er een andere groep is</translation>
    </message>
    <message>
        <source>Probability of a move that may be of any color</source>
        <translation>Kans op een zet die van elke kleur mag zijn</translation>
    </message>
    <message>
        <source>How the two bounds of formula 1 combine: added as printed, multiplied, or multiplied with a square root instead of the logarithm</source>
        <translation>Hoe de twee grenzen van formule 1 worden gecombineerd: opgeteld zoals gedrukt, vermenigvuldigd, of vermenigvuldigd met een wortel in plaats van de logaritme</translation>
    </message>
    <message>
        <source>C: higher values try rarely tried moves more</source>
        <translation>C: hogere waarden proberen zelden geprobeerde zetten vaker</translation>
    </message>
    <message>
        <source>D: higher values try rarely visited moves longer</source>
        <translation>D: hogere waarden proberen zelden bezochte zetten langer</translation>
    </message>
    <message>
        <source>T: visits of a position before the formula chooses there instead of the playout policy</source>
        <translation>T: bezoeken van een stelling voordat daar de formule kiest in plaats van de playoutstrategie</translation>
    </message>
    <message>
        <source>Nodes added: one per playout, or all children of a position visited T times</source>
        <translation>Toegevoegde knopen: één per playout, of alle opvolgers van een stelling die T keer is bezocht</translation>
    </message>
    <message>
        <source>1 picks the color again before every move, 0 at the start</source>
        <translation>1 kiest de kleur opnieuw vóór elke zet, 0 aan het begin</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>Rouletterad</translation>
    </message>
    <message>
        <source>A color is drawn before every move, less often the more blocks it has left; then one of its groups</source>
        <translation>Vóór elke zet wordt een kleur geloot, minder vaak naarmate er meer blokken van over zijn; dan een van de groepen ervan</translation>
    </message>
    <message>
        <source>How much a full board reduces the weight of frequent colors</source>
        <translation>Hoeveel een vol bord het gewicht van veel voorkomende kleuren verlaagt</translation>
    </message>
    <message>
        <source>Share of the smallest color&apos;s blocks that is subtracted from every color&apos;s blocks</source>
        <translation>Aandeel van de blokken van de kleinste kleur dat van de blokken van elke kleur wordt afgetrokken</translation>
    </message>
    <message>
        <source>Fixed exponent instead of the one by beta; 0: by beta</source>
        <translation>Vaste exponent in plaats van die volgens beta; 0: volgens beta</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gretig</translation>
    </message>
    <message>
        <source>The largest group, at random among equals</source>
        <translation>De grootste groep, willekeurig bij gelijke</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Groups by their size: one of n blocks with a probability proportional to exp(bias * min(cap, n - 2)); what nested rollout policy adaptation starts from</source>
        <translation>Groepen naar hun grootte: een van n blokken met een kans evenredig met exp(bias * min(cap, n - 2)); waar nested rollout policy adaptation van uitgaat</translation>
    </message>
    <message>
        <source>Weight of each block above two</source>
        <translation>Gewicht van elk blok boven twee</translation>
    </message>
    <message>
        <source>The most blocks above two that count</source>
        <translation>Het grootste aantal blokken boven twee dat telt</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks at the start while there is another group</source>
        <translation>1 spaart de kleur met de meeste blokken aan het begin zolang er een andere groep is</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or a setting of the paper from its text or from its program</source>
        <translation>Waarden van alle andere opties: de onze, of een instelling van het artikel uit zijn tekst of uit zijn programma</translation>
    </message>
    <message>
        <source>The logarithm of the visits in formula 1</source>
        <translation>De logaritme van de bezoeken in formule 1</translation>
    </message>
    <message>
        <source>W: weight of the top score beside the mean</source>
        <translation>W: gewicht van de topscore naast het gemiddelde</translation>
    </message>
    <message>
        <source>Whether the top score is added to the mean with weight W, or takes the share W of their sum</source>
        <translation>Of de topscore met gewicht W bij het gemiddelde wordt opgeteld, of het aandeel W van hun som krijgt</translation>
    </message>
    <message>
        <source>One search for the whole game, or one for every move with a share of the budget</source>
        <translation>Eén zoekactie voor de hele partij, of een voor elke zet met een deel van het budget</translation>
    </message>
    <message>
        <source>Moves of a game, among which a search for every move shares out the budget</source>
        <translation>Zetten van een partij waarover een zoekactie voor elke zet het budget verdeelt</translation>
    </message>
    <message>
        <source>The move that a search for every move follows: of the best line, or the move with the highest mean or the most visits</source>
        <translation>De zet die een zoekactie voor elke zet volgt: die van de beste zettenreeks, of de zet met het hoogste gemiddelde of de meeste bezoeken</translation>
    </message>
    <message>
        <source>Trees among which the budget, or a move&apos;s share of it, is shared out (randomized restarts)</source>
        <translation>Bomen waarover het budget, of het deel ervan voor een zet, wordt verdeeld (willekeurige herstarts)</translation>
    </message>
    <message>
        <source>Seconds after which a new tree begins (randomized restarts); 0 never</source>
        <translation>Seconden waarna een nieuwe boom begint (willekeurige herstarts); 0: nooit</translation>
    </message>
    <message>
        <source>Whether a position has one node for all orders of moves that lead to it, and whether new trees begin with what earlier ones found there</source>
        <translation>Of een stelling één knoop heeft voor alle zetvolgordes die ertoe leiden, en of nieuwe bomen beginnen met wat eerdere daar vonden</translation>
    </message>
    <message>
        <source>Visits at which a move&apos;s own mean counts as much as the mean of all playouts that play it later (RAVE); 0 turns it off</source>
        <translation>Bezoeken waarbij het eigen gemiddelde van een zet evenveel telt als het gemiddelde van alle playouts die hem later spelen (RAVE); 0 zet het uit</translation>
    </message>
    <message>
        <source>Moves the formula may choose from: all, or more and more of them with the visits of the position, by progressive widening or unpruning</source>
        <translation>Zetten waaruit de formule mag kiezen: alle, of steeds meer met de bezoeken van de stelling, door progressive widening of unpruning</translation>
    </message>
    <message>
        <source>Once the memory is full: recycle the nodes below rarely visited positions, or begin a new tree</source>
        <translation>Zodra het geheugen vol is: de knopen onder zelden bezochte stellingen hergebruiken, of een nieuwe boom beginnen</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo</source>
        <translation>Flat Monte-Carlo</translation>
    </message>
    <message>
        <source>Depth-budgeted search</source>
        <translation>Zoeken met dieptebudget</translation>
    </message>
    <message>
        <source>Greedy search</source>
        <translation>Gretig zoeken</translation>
    </message>
    <message>
        <source>Best-first search</source>
        <translation>Best-first-zoeken</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo search: plays the move whose playouts went best, and so on to the end</source>
        <translation>Flat Monte-Carlo: speelt de zet waarvan de playouts het best gingen, en zo verder tot het einde</translation>
    </message>
    <message>
        <source>Depth-budgeted search, the Banker&apos;s algorithm: every first move gets a budget, which is shared out among the moves below it</source>
        <translation>Zoeken met dieptebudget, het bankiersalgoritme: elke eerste zet krijgt een budget, dat wordt verdeeld over de zetten eronder</translation>
    </message>
    <message>
        <source>Greedy search: every move leads to the position with the best estimate</source>
        <translation>Gretig zoeken: elke zet leidt naar de stelling met de beste schatting</translation>
    </message>
    <message>
        <source>Best-first search: the open position with the best estimate goes on; proves its line on small boards</source>
        <translation>Best-first-zoeken: de open stelling met de beste schatting gaat verder; bewijst zijn zettenreeks op kleine borden</translation>
    </message>
    <message>
        <source>What judges a position: the points so far, alone, with the points of the groups on the board, or with the points of each color as one group, which no line exceeds</source>
        <translation>Wat een stelling beoordeelt: de punten tot nu toe, alleen, met de punten van de groepen op het bord, of met de punten van elke kleur als één groep, die geen zettenreeks overschrijdt</translation>
    </message>
    <message>
        <source>Which child is played: the one with the biggest or with the best average playout, after random or biased playouts</source>
        <translation>Welke opvolger wordt gespeeld: die met de grootste of met de gemiddeld beste playout, na willekeurige of gestuurde playouts</translation>
    </message>
    <message>
        <source>Policy of the playouts; auto is the method&apos;s own</source>
        <translation>Strategie van de playouts; auto is die van de methode zelf</translation>
    </message>
    <message>
        <source>R: playouts after every child before one of them is played</source>
        <translation>R: playouts na elke opvolger voordat er een wordt gespeeld</translation>
    </message>
    <message>
        <source>Games played to the end before the search ends; 0 goes on until the budget ends</source>
        <translation>Partijen die worden uitgespeeld voordat de zoekactie eindigt; 0 gaat door tot het budget op is</translation>
    </message>
    <message>
        <source>Which lines count: the lines of all playouts, or only the games played, as in the paper</source>
        <translation>Welke zettenreeksen tellen: die van alle playouts, of alleen de gespeelde partijen, zoals in het artikel</translation>
    </message>
    <message>
        <source>What ranks the children of a position: a playout after each of them, or an estimate</source>
        <translation>Wat de opvolgers van een stelling rangschikt: een playout na elk ervan, of een schatting</translation>
    </message>
    <message>
        <source>Budget of a child in relation to the next better one: 1 shares it out evenly, 0 gives the best child everything</source>
        <translation>Budget van een opvolger in verhouding tot de eerstvolgende betere: 1 verdeelt het gelijk, 0 geeft de beste alles</translation>
    </message>
    <message>
        <source>What plays to the end when the budget is used up: the policy, or greedy moves by the estimate</source>
        <translation>Wat tot het einde speelt als het budget op is: de strategie, of gretige zetten naar de schatting</translation>
    </message>
    <message>
        <source>Playouts for every child of the root in the first round; doubled from round to round</source>
        <translation>Playouts voor elke opvolger van de wortel in de eerste ronde; van ronde tot ronde verdubbeld</translation>
    </message>
    <message>
        <source>Which lines count in a search for every move: the lines of all playouts, or only the games played</source>
        <translation>Welke zettenreeksen tellen in een zoekactie voor elke zet: die van alle playouts, of alleen de gespeelde partijen</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the printed generic implementation, with random playouts</source>
        <translation>Waarden van alle andere opties: de onze, of die van de afgedrukte algemene implementatie, met willekeurige playouts</translation>
    </message>
    <message>
        <source>Which of several moves with equal results is followed: a random one, or the last</source>
        <translation>Welke van meerdere zetten met gelijk resultaat wordt gevolgd: een willekeurige, of de laatste</translation>
    </message>
    <message>
        <source>Whether a search follows its best sequence so far if the results of a step are worse, or always the best of the step</source>
        <translation>Of een zoekactie de tot dan toe beste zettenreeks volgt als de resultaten van een stap slechter zijn, of altijd de beste van de stap</translation>
    </message>
    <message>
        <source>Searches from the start of the board before a thread ends; 0 goes on until the budget ends</source>
        <translation>Zoekacties vanaf het begin van het bord voordat een thread eindigt; 0 gaat door tot het budget op is</translation>
    </message>
    <message>
        <source>NRPA</source>
        <translation>NRPA</translation>
    </message>
    <message>
        <source>Nested rollout policy adaptation: playouts learn from the best lines, level by level</source>
        <translation>Nested rollout policy adaptation: playouts leren van de beste zettenreeksen, niveau voor niveau</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the paper&apos;s text or of its program</source>
        <translation>Waarden van alle andere opties: de onze, of die van de tekst van het artikel of van zijn programma</translation>
    </message>
    <message>
        <source>Depth of nesting</source>
        <translation>Diepte van de nesting</translation>
    </message>
    <message>
        <source>N: how often a level repeats the one below; 0 fits it to the budget, so that one search fills it</source>
        <translation>N: hoe vaak een niveau het niveau eronder herhaalt; 0 past het aan het budget aan, zodat één zoekactie het vult</translation>
    </message>
    <message>
        <source>Step of the weights toward the best line</source>
        <translation>Stap van de gewichten naar de beste zettenreeks toe</translation>
    </message>
    <message>
        <source>The features of a move that share a weight</source>
        <translation>De kenmerken van een zet die een gewicht delen</translation>
    </message>
    <message>
        <source>Spares the color with the most blocks at the start while there is another group</source>
        <translation>Spaart de kleur met de meeste blokken aan het begin zolang er een andere groep is</translation>
    </message>
    <message>
        <source>Moves after which groups of two blocks of that color may be played</source>
        <translation>Zetten waarna groepen van twee blokken van die kleur mogen worden gespeeld</translation>
    </message>
    <message>
        <source>Weight of each block of a group above two, in addition to the learned weight</source>
        <translation>Gewicht van elk blok van een groep boven twee, naast het geleerde gewicht</translation>
    </message>
    <message>
        <source>The most blocks of a group above two that count for the bias</source>
        <translation>Het grootste aantal blokken van een groep boven twee dat voor de bias telt</translation>
    </message>
    <message>
        <source>Higher values play more at random: they divide the learned weights, not the bias</source>
        <translation>Hoger speelt willekeuriger: deelt de geleerde gewichten, niet de bias</translation>
    </message>
    <message>
        <source>Weights that a search begins with: zero, or random</source>
        <translation>Gewichten waarmee een zoekactie begint: nul, of willekeurig</translation>
    </message>
    <message>
        <source>P: playouts of level 1 between two adaptations, the best of which counts</source>
        <translation>P: playouts van niveau 1 tussen twee aanpassingen, waarvan de beste telt</translation>
    </message>
    <message>
        <source>R: a level ends once its best line was found again this often; 0: never</source>
        <translation>R: een niveau eindigt zodra zijn beste zettenreeks zo vaak opnieuw is gevonden; 0: nooit</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 1 keeps</source>
        <translation>Zettenreeksen, elk met de eigen strategie, die niveau 1 bewaart</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 2 keeps</source>
        <translation>Zettenreeksen, elk met de eigen strategie, die niveau 2 bewaart</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that higher levels keep</source>
        <translation>Zettenreeksen, elk met de eigen strategie, die hogere niveaus bewaren</translation>
    </message>
    <message>
        <source>What lines of a beam must differ in</source>
        <translation>Waarin zettenreeksen van een beam moeten verschillen</translation>
    </message>
    <message>
        <source>Use of several threads: each searches for itself, or several form a job and share a policy, have their own policies until the best one is taken, keep their own, or keep their own and exchange their best line</source>
        <translation>Gebruik van meerdere threads: elk zoekt voor zich, of meerdere vormen een taak en delen een strategie, hebben eigen strategieën tot de beste wordt overgenomen, houden hun eigen, of houden hun eigen en wisselen hun beste zettenreeks uit</translation>
    </message>
    <message>
        <source>Level whose calls of the level below are shared among a job&apos;s threads</source>
        <translation>Niveau waarvan de aanroepen van het niveau eronder worden verdeeld over de threads van een taak</translation>
    </message>
    <message>
        <source>M: threads of a job, with as many jobs as there are threads for; 0: one job of all threads</source>
        <translation>M: threads van een taak, met zoveel taken als er threads voor zijn; 0: één taak van alle threads</translation>
    </message>
    <message>
        <source>Whether a child is ranked by the best line that was ever found from its position, if it is better than the new playout</source>
        <translation>Of een opvolger wordt gerangschikt naar de beste zettenreeks die ooit vanuit zijn stelling is gevonden, als die beter is dan de nieuwe playout</translation>
    </message>
    <message>
        <source>A*</source>
        <translation>A*</translation>
    </message>
    <message>
        <source>A*: the open position that promises most goes on; proves its line on small boards</source>
        <translation>A*: de open stelling die het meest belooft, gaat verder; bewijst zijn zettenreeks op kleine borden</translation>
    </message>
    <message>
        <source>What a position can still earn at most: the blocks of each color as one group and the bonus (plain), without the bonus if a color has a single block left (dead-color), or with groups only of blocks that can still meet (separated)</source>
        <translation>Wat een stelling hoogstens nog kan opleveren: de blokken van elke kleur als één groep en de bonus (plain), zonder de bonus als van een kleur één los blok over is (dead-color), of met groepen van alleen blokken die elkaar nog kunnen raken (separated)</translation>
    </message>
    <message>
        <source>IDA*</source>
        <translation>IDA*</translation>
    </message>
    <message>
        <source>IDA*: depth-first searches of all positions that promise a score, which is lowered step by step; proves its line on small boards</source>
        <translation>IDA*: zoekt eerst in de diepte in alle stellingen die een score beloven, die stap voor stap wordt verlaagd; bewijst zijn zettenreeks op kleine borden</translation>
    </message>
    <message>
        <source>How far the threshold falls after each iteration: to the next lower estimate, or until the number of positions doubles</source>
        <translation>Hoe ver de drempel na elke iteratie daalt: tot de eerstvolgende lagere schatting, of tot het aantal stellingen verdubbelt</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it and the iteration</source>
        <translation>Onthoudt wat over een stelling is geleerd, ongeacht de volgorde van de zetten ernaartoe en de iteratie</translation>
    </message>
    <message>
        <source>Branch and bound</source>
        <translation>Branch and bound</translation>
    </message>
    <message>
        <source>Branch and bound: all lines except lines that cannot beat the best so far; proves its line on small boards</source>
        <translation>Branch and bound: alle zettenreeksen behalve de zettenreeksen die de tot dan toe beste niet kunnen overtreffen; bewijst zijn zettenreeks op kleine borden</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it</source>
        <translation>Onthoudt wat over een stelling is geleerd, ongeacht de volgorde van de zetten ernaartoe</translation>
    </message>
    <message>
        <source>Playouts of tabu-color-random before the search, for a best line to begin with</source>
        <translation>Playouts van tabu-color-random vóór de zoekactie, voor een beste zettenreeks om mee te beginnen</translation>
    </message>
    <message>
        <source>Exact endgames</source>
        <translation>Exacte eindspelen</translation>
    </message>
    <message>
        <source>Exact search: the best end of good lines, from ever further back; proves its line, or whether the board can be cleared, on small boards</source>
        <translation>Exact zoeken: het beste einde van goede zettenreeksen, van steeds verder terug; bewijst op kleine borden zijn zettenreeks, of dat het bord wel of niet leeg te spelen is</translation>
    </message>
    <message>
        <source>The goal: the best score, or whether the board can be cleared at all; that search ends with the first line that clears it, or with the proof that none does</source>
        <translation>Het doel: de beste score, of of het bord eigenlijk wel leeg te spelen is; die zoekactie eindigt met de eerste zettenreeks die het leegspeelt, of met het bewijs dat geen enkele dat doet</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>Beam search</translation>
    </message>
    <message>
        <source>Beam search: of all positions with the same number of blocks removed, the best go on</source>
        <translation>Beam search: van alle stellingen met hetzelfde aantal verwijderde blokken gaan de beste verder</translation>
    </message>
    <message>
        <source>Positions kept in each layer, as far as memory reaches; 0 runs beams of doubling width one after the other</source>
        <translation>Stellingen die in elke laag worden bewaard, zo ver als het geheugen reikt; 0 laat na elkaar beams van telkens dubbele breedte lopen</translation>
    </message>
    <message>
        <source>Positions compete with others that have as many blocks removed, or that are as many moves from the start</source>
        <translation>Stellingen wedijveren met andere waarin evenveel blokken zijn verwijderd, of die evenveel zetten van het begin af liggen</translation>
    </message>
    <message>
        <source>What ranks positions: the score; the score with the points of the groups on the board, or of each color as one group; the score with a value of the colors, lower the more pieces they are in; or, for the best by that value, the score of a playout</source>
        <translation>Wat stellingen rangschikt: de score; de score met de punten van de groepen op het bord, of van elke kleur als één groep; de score met een waarde van de kleuren, lager naarmate ze in meer stukken liggen; of, voor de beste volgens die waarde, de score van een playout</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: candidates that get playouts, for each position that is kept</source>
        <translation>Bij de waardering “playouts”: kandidaten die playouts krijgen, voor elke stelling die wordt bewaard</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: playouts from each candidate; the best one counts</source>
        <translation>Bij de waardering “playouts”: playouts vanuit elke kandidaat; de beste telt</translation>
    </message>
    <message>
        <source>Points taken off the estimate of a position that can no longer be cleared, since a color has a single block left</source>
        <translation>Punten die afgaan van de schatting van een stelling die niet meer leeg te spelen is, omdat van een kleur één los blok over is</translation>
    </message>
    <message>
        <source>Leaves out positions that cannot reach more than the best line, even with the blocks of each color as one group</source>
        <translation>Laat stellingen weg die niet meer kunnen halen dan de beste zettenreeks, zelfs met de blokken van elke kleur als één groep</translation>
    </message>
    <message>
        <source>What chooses below T visits: the playout policy, or first a random cell, whose group may be of the tabu color</source>
        <translation>Wat kiest onder T bezoeken: de playoutstrategie, of eerst een willekeurig vakje, waarvan de groep van de taboekleur mag zijn</translation>
    </message>
    <message>
        <source>Cell scan</source>
        <translation>Vakjes aflopen</translation>
    </message>
    <message>
        <source>The group of the first block met from a random cell upward, then in the next columns: large groups are likelier</source>
        <translation>De groep van het eerste blok dat vanaf een willekeurig vakje naar boven wordt ontmoet, dan in de volgende kolommen: grote groepen zijn waarschijnlijker</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks left while there is another group, 2 a color drawn before every move</source>
        <translation>1 spaart de kleur waarvan de meeste blokken over zijn zolang er een andere groep is, 2 een kleur die vóór elke zet wordt geloot</translation>
    </message>
    <message>
        <source>Probability that a block of that color is played when the search meets it</source>
        <translation>Kans dat een blok van die kleur wordt gespeeld als de zoekactie het ontmoet</translation>
    </message>
    <message>
        <source>Plays that color like any other if its blocks are a single group</source>
        <translation>Speelt die kleur zoals elke andere als de blokken ervan één enkele groep zijn</translation>
    </message>
    <message>
        <source>Playouts shared by all children before one of them is played; 0: each has playouts-per-child</source>
        <translation>Playouts die alle opvolgers delen voordat er een wordt gespeeld; 0: elk heeft playouts-per-child</translation>
    </message>
    <message>
        <source>What a chain begins with: the line of a short beam, or a random game</source>
        <translation>Waarmee een keten begint: de zettenreeks van een korte beam, of een willekeurige partij</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beams that chains begin with; less where the budget is small</source>
        <translation>Het grootste aantal stellingen van een laag van de beams waarmee ketens beginnen; minder als het budget klein is</translation>
    </message>
    <message>
        <source>Temperature at the start of a chain, in points</source>
        <translation>Temperatuur aan het begin van een keten, in punten</translation>
    </message>
    <message>
        <source>Temperature at the end of a chain, in points</source>
        <translation>Temperatuur aan het einde van een keten, in punten</translation>
    </message>
    <message>
        <source>A list this many points below the threshold of acceptance is abandoned before its end; 0: never</source>
        <translation>Een lijst die zoveel punten onder de drempel van aanvaarding ligt, wordt vóór het einde opgegeven; 0: nooit</translation>
    </message>
    <message>
        <source>Other blocks of its old group that a click tries if its own block is gone</source>
        <translation>Andere blokken van zijn oude groep die een klik probeert als zijn eigen blok weg is</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>Annealing</translation>
    </message>
    <message>
        <source>Chains that share the budget, one after another</source>
        <translation>Ketens die het budget delen, de een na de ander</translation>
    </message>
    <message>
        <source>Lists that a chain tries without a budget</source>
        <translation>Lijsten die een keten zonder budget probeert</translation>
    </message>
    <message>
        <source>Lists of a chain of the first round; 0: by the budget</source>
        <translation>Lijsten van een keten van de eerste ronde; 0: volgens het budget</translation>
    </message>
    <message>
        <source>With length 0, a chain of the first round has this many times the square root of the lists that a thread&apos;s budget allows, but at least 1,000; 0: 100 if the end is mild, else 50</source>
        <translation>Met length 0 heeft een keten van de eerste ronde zoveel keer de wortel van het aantal lijsten dat het budget van een thread toestaat, maar minstens 1.000; 0: 100 als het einde mild is, anders 50</translation>
    </message>
    <message>
        <source>Temperature at the start of chains of later rounds, in points, at most that of hot</source>
        <translation>Temperatuur aan het begin van ketens van latere rondes, in punten, hoogstens die van hot</translation>
    </message>
    <message>
        <source>One of this many chains goes on to the next round</source>
        <translation>Eén op zoveel ketens gaat door naar de volgende ronde</translation>
    </message>
    <message>
        <source>Part of the budget for chains that begin with each of the first moves</source>
        <translation>Deel van het budget voor ketens die met elk van de eerste zetten beginnen</translation>
    </message>
    <message>
        <source>Simulated annealing over lists of clicks on blocks, begun with short beams</source>
        <translation>Simulated annealing over lijsten van klikken op blokken, begonnen met korte beams</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>The strongest: a tournament of annealed lists of clicks, begun with short beams</source>
        <translation>De sterkste: een toernooi van lijsten van klikken met annealing, begonnen met korte beams</translation>
    </message>
    <message>
        <source>How the temperature falls</source>
        <translation>Hoe de temperatuur daalt</translation>
    </message>
    <message>
        <source>The color that is played last if a list leaves blocks: the most frequent color at the start, the color of the largest group in the line that a chain begins with, or none</source>
        <translation>De kleur die het laatst wordt gespeeld als een lijst blokken overlaat: de meest voorkomende kleur aan het begin, de kleur van de grootste groep in de zettenreeks waarmee een keten begint, of geen</translation>
    </message>
    <message>
        <source>How a list that leaves blocks is rated: as if it cleared the board, less block-cost points for each block (mild); with a loss that grows from a tenth of the bonus and 40 points a block to the whole bonus and 20, or by its score where there is no bonus (growing); mild under standard, no-penalty and lenient-penalty rules, else growing (by-rules)</source>
        <translation>Hoe een lijst die blokken overlaat wordt gewaardeerd: alsof die het bord leegspeelde, min block-cost punten voor elk blok (mild); met een verlies dat groeit van een tiende van de bonus en 40 punten per blok tot de hele bonus en 20, of naar de score ervan als er geen bonus is (growing); mild volgens de regels standard, no-penalty en lenient-penalty, anders growing (by-rules)</translation>
    </message>
    <message>
        <source>Points that each block left costs if the end is mild</source>
        <translation>Punten die elk resterend blok kost als het einde mild is</translation>
    </message>
    <message>
        <source>How often this kind of edit is tried, relative to the others; if all are 0, all are tried equally often</source>
        <translation>Hoe vaak deze soort wijziging wordt geprobeerd, ten opzichte van de andere; als alle 0 zijn, worden alle even vaak geprobeerd</translation>
    </message>
    <message>
        <source>Playouts of one tree that are played together, faster but chosen with less known; 1 plays each by itself</source>
        <translation>Playouts van één boom die samen worden gespeeld, sneller maar gekozen met minder kennis; 1 speelt elke apart</translation>
    </message>
    <message>
        <source>Which color is spared: one by its number of blocks, or the color of the largest group that a short beam&apos;s line removes, with one beam per search</source>
        <translation>Welke kleur wordt gespaard: een naar het aantal blokken, of de kleur van de grootste groep die de zettenreeks van een korte beam verwijdert, met één beam per zoekactie</translation>
    </message>
    <message>
        <source>1 for the color with the most blocks at the start, 2 for the next; with tabu-color=rank</source>
        <translation>1 voor de kleur met de meeste blokken aan het begin, 2 voor de volgende; met tabu-color=rank</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beam that votes</source>
        <translation>Het grootste aantal stellingen van een laag van de beam die stemt</translation>
    </message>
    <message>
        <source>Whether a search for every move follows the best line since its game began, or only the best line of the search for the present move</source>
        <translation>Of een zoekactie voor elke zet de beste zettenreeks sinds het begin van de partij volgt, of alleen de beste zettenreeks van de zoekactie voor de huidige zet</translation>
    </message>
    <message>
        <source>Moves that share the budget: each has a search of its own, without threshold and table, which plays the first move of the path with the most points; 0: one search</source>
        <translation>Zetten die het budget delen: elk heeft een eigen zoekactie, zonder threshold en table, die de eerste zet van het pad met de meeste punten speelt; 0: één zoekactie</translation>
    </message>
    <message>
        <source>Which visits T counts: of the position, of the move that the formula would choose, or of each move tried there</source>
        <translation>Welke bezoeken T telt: die van de stelling, van de zet die de formule zou kiezen, of van elke zet die daar is geprobeerd</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>ongeveer %1</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>Zet %1 gaf %2 weg: vóór deze zet speelt de beste bekende partij het bord leeg, erna niet</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>Zet %1 gaf misschien %2 weg: vóór deze zet speelt de beste bekende partij het bord leeg, erna niet</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: the %3 group of %4 became %5</source>
        <translation>Zet %1 gaf misschien %2 weg: de groep van %4 (%3) werd %5</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: the %3 group of %4 became %5</source>
        <translation>Zet %1 gaf %2 weg: de groep van %4 (%3) werd %5</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s Same Game</source>
        <translation>Same Game van Simon Tatham</translation>
    </message>
    <message>
        <source>CodinGame</source>
        <translation>CodinGame</translation>
    </message>
    <message>
        <source>Schadd&apos;s SP-MCTS program</source>
        <translation>SP-MCTS-programma van Schadd</translation>
    </message>
    <message>
        <source>The paper&apos;s theta as a number of blocks that is subtracted, at most 99 % of the smallest color&apos;s blocks; 0: by the share theta</source>
        <translation>De theta van het artikel als aantal blokken dat wordt afgetrokken, hoogstens 99% van de blokken van de kleinste kleur; 0: volgens het aandeel theta</translation>
    </message>
    <message>
        <source>Probability that a step follows a move drawn from all, whatever its result, as an unpromising move may lead to the best line</source>
        <translation>Kans dat een stap een zet volgt die uit alle wordt geloot, wat het resultaat ervan ook is, omdat een weinig belovende zet naar de beste zettenreeks kan leiden</translation>
    </message>
    <message>
        <source>The command that starts the program, as in a shell; solvers are named external:COMMAND on command lines</source>
        <translation>De opdracht die het programma start, zoals in een shell; oplossers heten op opdrachtregels external:OPDRACHT</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>Extern programma</translation>
    </message>
    <message>
        <source>Another program: it is sent the board and answers with lines, which are checked; it counts playouts and nodes as it likes</source>
        <translation>Een ander programma: het krijgt het bord en antwoordt met zettenreeksen, die worden gecontroleerd; het telt playouts en knopen zoals het wil</translation>
    </message>
    <message>
        <source>Use of several threads: each grows its own trees (root parallelization), or all grow one tree (tree parallelization), whose results differ from run to run</source>
        <translation>Gebruik van meerdere threads: elke laat eigen bomen groeien (wortelparallellisatie), of alle samen één boom (boomparallellisatie), waarvan de resultaten per run verschillen</translation>
    </message>
    <message>
        <source>Virtual loss: a playout counts as so many losses until its score is known, so that the others of its batch, and other threads of the tree, choose other moves</source>
        <translation>Virtueel verlies: een playout telt als zoveel nederlagen tot de score bekend is, zodat de andere van dezelfde reeks en de andere threads van de boom andere zetten kiezen</translation>
    </message>
    <message>
        <source>File of a bias by several features of a move, in place of bias and bias-cap, as train-bias writes it; slower</source>
        <translation>Bestand van een bias volgens meerdere kenmerken van een zet, in plaats van bias en bias-cap, zoals train-bias het schrijft; trager</translation>
    </message>
</context>
<context>
    <name>EngineError</name>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; bedoelde je %2?</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>regel %1, kolom %2: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>regel %1: %2</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos;: %2</source>
        <translation>rij %1 van &apos;board&apos;: %2</translation>
    </message>
    <message>
        <source>&apos;board&apos;: %1</source>
        <translation>&apos;board&apos;: %1</translation>
    </message>
    <message>
        <source>byte %1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>byte %1 is geen vakje: verwacht wordt een kleur van 1 t/m 9 of &apos;.&apos;</translation>
    </message>
    <message>
        <source>%1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>%1 is geen vakje: verwacht wordt een kleur van 1 t/m 9 of &apos;.&apos;</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>een bord heeft hoogstens %1 kolommen</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>een bord heeft hoogstens %1 rijen</translation>
    </message>
    <message>
        <source>a board has 1x1 to 32x32 cells, not %1</source>
        <translation>een bord heeft 1x1 tot 32x32 vakjes, niet %1</translation>
    </message>
    <message>
        <source>color %1 is not one of 1 to %2</source>
        <translation>kleur %1 is geen van 1 tot %2</translation>
    </message>
    <message>
        <source>the block in row %1, column %2 floats: the cell below it is empty</source>
        <translation>het blok in rij %1, kolom %2 zweeft: het vakje eronder is leeg</translation>
    </message>
    <message>
        <source>column %1 is empty, but there are blocks to the right of it</source>
        <translation>kolom %1 is leeg, maar rechts ervan zijn blokken</translation>
    </message>
    <message>
        <source>%1 looks like a number of two digits: expected blanks between all cells of the row, or none</source>
        <translation>%1 lijkt op een getal van twee cijfers: verwacht worden spaties tussen alle vakjes van de rij, of geen</translation>
    </message>
    <message>
        <source>a second board begins here: expected one board</source>
        <translation>hier begint een tweede bord: verwacht wordt één bord</translation>
    </message>
    <message>
        <source>there are several boards: expected one</source>
        <translation>er zijn meerdere borden: verwacht wordt er één</translation>
    </message>
    <message>
        <source>the board has no move: expected two blocks of one color beside or above each other</source>
        <translation>het bord heeft geen zet: verwacht worden twee blokken van één kleur naast of boven elkaar</translation>
    </message>
    <message>
        <source>this row has %1 cells, the rows above have %2</source>
        <translation>deze rij heeft %1 vakjes, de rijen erboven hebben er %2</translation>
    </message>
    <message>
        <source>there is no board: expected a line of colors 1 to 9 and &apos;.&apos; for each row</source>
        <translation>er is geen bord: verwacht wordt een regel met kleuren 1 tot 9 en &apos;.&apos; voor elke rij</translation>
    </message>
    <message>
        <source>%1 is not a board: expected %2N with N from 1 to %3</source>
        <translation>%1 is geen bord: verwacht wordt %2N met N van 1 tot %3</translation>
    </message>
    <message>
        <source>%1 is not a board: expected random:SEED or random:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, up to 32x32x9</source>
        <translation>%1 is geen bord: verwacht wordt random:STARTGETAL of random:STARTGETAL/RIJENxKOLOMMENxKLEUREN, STARTGETAL van 0 tot 2^64-1, tot 32x32x9</translation>
    </message>
    <message>
        <source>a board ID has four parts with &apos;-&apos; between them (size, rules, cells, check), not %1</source>
        <translation>een bord-ID heeft vier delen met &apos;-&apos; ertussen (grootte, regels, vakjes, controle), niet %1</translation>
    </message>
    <message>
        <source>the check at the end of the board ID does not fit: a character is missing or wrong</source>
        <translation>de controle aan het einde van de bord-ID klopt niet: een teken ontbreekt of is fout</translation>
    </message>
    <message>
        <source>the board ID has no size: expected ROWSxCOLUMNSxCOLORS, up to 32x32x9</source>
        <translation>de bord-ID heeft geen grootte: verwacht wordt RIJENxKOLOMMENxKLEUREN, tot 32x32x9</translation>
    </message>
    <message>
        <source>the cells of the board ID do not fit its size</source>
        <translation>de vakjes van de bord-ID passen niet bij de grootte ervan</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>het is te diep genest</translation>
    </message>
    <message>
        <source>it was moved, deleted or replaced meanwhile</source>
        <translation>het is intussen verplaatst, verwijderd of vervangen</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <translation>een ander programma heeft het intussen gewijzigd</translation>
    </message>
    <message>
        <source>it has more than %1 values</source>
        <translation>het heeft meer dan %1 waarden</translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation>een getal is te groot om te lezen</translation>
    </message>
    <message>
        <source>a number in %1 is too large to be read</source>
        <translation>een getal in %1 is te groot om te lezen</translation>
    </message>
    <message>
        <source>member %1 appears twice in the same object</source>
        <translation>%1 staat twee keer in hetzelfde object</translation>
    </message>
    <message>
        <source>an object has more than %1 members</source>
        <translation>een object heeft meer dan %1 leden</translation>
    </message>
    <message>
        <source>the object has ended, but the text goes on</source>
        <translation>het object is afgelopen, maar de tekst gaat verder</translation>
    </message>
    <message>
        <source>this is not JSON: expected an object in { }</source>
        <translation>dit is geen JSON: verwacht wordt een object in { }</translation>
    </message>
    <message>
        <source>a solution file is a JSON object</source>
        <translation>een oplossingsbestand is een JSON-object</translation>
    </message>
    <message>
        <source>member %1 is missing</source>
        <translation>%1 ontbreekt</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame&quot;</source>
        <translation>&apos;format&apos; is niet &quot;samegame&quot;</translation>
    </message>
    <message>
        <source>%1 is %2, this program reads version %3</source>
        <translation>%1 is %2, dit programma leest versie %3</translation>
    </message>
    <message>
        <source>%1 names no known rules; known are standard, no-penalty, lenient-penalty, bubble-breaker and clickomania</source>
        <translation>%1 noemt geen bekende regels; bekend zijn standard, no-penalty, lenient-penalty, bubble-breaker en clickomania</translation>
    </message>
    <message>
        <source>&apos;board&apos; must be an array of 1 to 32 texts, one for each row</source>
        <translation>&apos;board&apos; moet een array van 1 tot 32 teksten zijn, een voor elke rij</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos; is not a row of cells</source>
        <translation>rij %1 van &apos;board&apos; is geen rij vakjes</translation>
    </message>
    <message>
        <source>&apos;moves&apos; must be an array of [row, column]</source>
        <translation>&apos;moves&apos; moet een array van [rij, kolom] zijn</translation>
    </message>
    <message>
        <source>&apos;moves&apos; has more than %1 moves</source>
        <translation>&apos;moves&apos; heeft meer dan %1 zetten</translation>
    </message>
    <message>
        <source>%1 must be [row, column]</source>
        <translation>%1 moet [rij, kolom] zijn</translation>
    </message>
    <message>
        <source>%1 must be a text with a whole number from 0 to 2^64-1</source>
        <translation>%1 moet een tekst met een geheel getal van 0 tot 2^64-1 zijn</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 moet een geheel getal van %2 tot %3 zijn</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 0 to 2^64-1</source>
        <translation>%1 moet een geheel getal van 0 tot 2^64-1 zijn</translation>
    </message>
    <message>
        <source>%1 must be a number</source>
        <translation>%1 moet een getal zijn</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1 moet een tekst zijn</translation>
    </message>
    <message>
        <source>%1 must be an object</source>
        <translation>%1 moet een object zijn</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 moet true of false zijn</translation>
    </message>
    <message>
        <source>move %1 at %2 names no group of two or more blocks</source>
        <translation>zet %1 op %2 noemt geen groep van twee of meer blokken</translation>
    </message>
    <message>
        <source>%1 is not a playout policy; known are %2</source>
        <translation>%1 is geen playoutstrategie; bekend zijn %2</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2, which has none</source>
        <translation>%1 is geen parameter van strategie %2, die er geen heeft</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2: expected %3</source>
        <translation>%1 is geen parameter van strategie %2: verwacht wordt %3</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a number from %4 to %5</source>
        <translation>%1 ligt buiten het bereik: %2 van strategie %3 is een getal van %4 tot %5</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has none</source>
        <translation>%1 is geen optie van deze oplosser; hij heeft er geen</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has %2</source>
        <translation>%1 is geen optie van deze oplosser; hij heeft %2</translation>
    </message>
    <message>
        <source>option %1 has no value: expected key=value</source>
        <translation>optie %1 heeft geen waarde: verwacht wordt naam=waarde</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a whole number from %3 to %4</source>
        <translation>optie %1 is %2, verwacht wordt een geheel getal van %3 tot %4</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a number from %3 to %4</source>
        <translation>optie %1 is %2, verwacht wordt een getal van %3 tot %4</translation>
    </message>
    <message>
        <source>option %1 is %2, expected %3</source>
        <translation>optie %1 is %2, verwacht wordt %3</translation>
    </message>
    <message>
        <source>a row of &apos;board&apos;</source>
        <translation>een rij van &apos;board&apos;</translation>
    </message>
    <message>
        <source>move %1, row</source>
        <translation>zet %1, rij</translation>
    </message>
    <message>
        <source>move %1, column</source>
        <translation>zet %1, kolom</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>zet %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>een van %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true of false</translation>
    </message>
    <message>
        <source>%1 is not a range: the first number is above the last</source>
        <translation>%1 is geen bereik: het eerste getal is groter dan het laatste</translation>
    </message>
    <message>
        <source>more than %1 boards</source>
        <translation>meer dan %1 borden</translation>
    </message>
    <message>
        <source>the board ID has unknown rules: expected one of %1</source>
        <translation>de bord-ID heeft onbekende regels: verwacht wordt een van %1</translation>
    </message>
    <message>
        <source>%1 names no known gravity; known are shift and pull-left</source>
        <translation>%1 noemt geen bekende zwaartekracht; bekend zijn shift en pull-left</translation>
    </message>
    <message>
        <source>bias times bias-cap must not be above 30</source>
        <translation>bias maal bias-cap mag niet boven 30 liggen</translation>
    </message>
    <message>
        <source>parallel-level must not be above level</source>
        <translation>parallel-level mag niet boven level liggen</translation>
    </message>
    <message>
        <source>the level that runs in parallel cannot have a beam: parallel-level is that of a beam</source>
        <translation>het niveau dat parallel loopt, kan geen beam hebben: parallel-level is dat van een beam</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a whole number from %4 to %5</source>
        <translation>%1 ligt buiten het bereik: %2 van strategie %3 is een geheel getal van %4 tot %5</translation>
    </message>
    <message>
        <source>&apos;score&apos; is %1, but the moves earn %2</source>
        <translation>&apos;score&apos; is %1, maar de zetten leveren %2 op</translation>
    </message>
    <message>
        <source>%1 is %2, but the board at the end says %3</source>
        <translation>%1 is %2, maar het bord aan het einde zegt %3</translation>
    </message>
    <message>
        <source>the list of moves is damaged</source>
        <translation>de lijst van zetten is beschadigd</translation>
    </message>
    <message>
        <source>a move lies off the board</source>
        <translation>een zet ligt buiten het bord</translation>
    </message>
    <message>
        <source>it is not known how a game began</source>
        <translation>het is niet bekend hoe een partij begon</translation>
    </message>
    <message>
        <source>a line was taken over from another board</source>
        <translation>een zettenreeks is van een ander bord overgenomen</translation>
    </message>
    <message>
        <source>the computer ran short of memory or threads (%1)</source>
        <translation>de computer kwam geheugen of threads tekort (%1)</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1</source>
        <translation>Een startgetal is een geheel getal van 0 tot %1</translation>
    </message>
    <message>
        <source>it has more than %1 MiB</source>
        <translation>het heeft meer dan %1 MiB</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>het is een map, geen bestand</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>het is een pipe of een apparaat, geen bestand</translation>
    </message>
    <message>
        <source>A board that can be cleared for sure has %1 cells and %2 colors or more</source>
        <translation>Een bord dat zeker leeg te spelen is, heeft minstens %1 vakjes en %2 kleuren</translation>
    </message>
    <message>
        <source>%1 is not a board: expected clearable:SEED or clearable:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, 2 cells to 32x32, 3 to 9 colors</source>
        <translation>%1 is geen bord: verwacht wordt clearable:STARTGETAL of clearable:STARTGETAL/RIJENxKOLOMMENxKLEUREN, STARTGETAL van 0 tot 2^64-1, 2 vakjes tot 32x32, 3 tot 9 kleuren</translation>
    </message>
    <message>
        <source>%1 is not a board: expected daily:YEAR-MONTH-DAY, as in daily:2026-11-23, years 1583 to 9999</source>
        <translation>%1 is geen bord: verwacht wordt daily:JAAR-MAAND-DAG, zoals in daily:2026-11-23, jaren 1583 tot 9999</translation>
    </message>
    <message>
        <source>there is no refill under clickomania rules: their aim is an empty board, and with refill no board stays empty</source>
        <translation>er is geen aanvullen met de regels clickomania: hun doel is een leeg bord, en met aanvullen blijft geen bord leeg</translation>
    </message>
    <message>
        <source>&apos;refill.generator&apos; is %1, this program knows generator 1</source>
        <translation>&apos;refill.generator&apos; is %1, dit programma kent generator 1</translation>
    </message>
    <message>
        <source>solver %1 plans whole games, but with refill nobody knows the columns to come; flat-monte-carlo and greedy choose each move by the blocks on the board</source>
        <translation>oplosser %1 plant hele partijen, maar met aanvullen kent niemand de kolommen die nog komen; flat-monte-carlo en greedy kiezen elke zet naar de blokken op het bord</translation>
    </message>
    <message>
        <source>solver %1 does not count its moves, which virtual time is made of; nrpa does</source>
        <translation>oplosser %1 telt zijn zetten niet, waaruit virtuele tijd bestaat; nrpa doet dat wel</translation>
    </message>
    <message>
        <source>the state of the search is damaged</source>
        <translation>de toestand van de zoekactie is beschadigd</translation>
    </message>
    <message>
        <source>it is damaged: its check does not fit; without it the search begins anew</source>
        <translation>het is beschadigd: de controlesom klopt niet; zonder dit bestand begint de zoekactie opnieuw</translation>
    </message>
    <message>
        <source>it keeps no search, expected a file that &apos;solve --resume&apos; wrote</source>
        <translation>het bewaart geen zoekactie, verwacht wordt een bestand dat &apos;solve --resume&apos; schreef</translation>
    </message>
    <message>
        <source>it keeps a search of %1 (bench %2), but this is %3 (bench %4): only the same program can go on with it</source>
        <translation>het bewaart een zoekactie van %1 (bench %2), maar dit is %3 (bench %4): alleen hetzelfde programma kan ermee verdergaan</translation>
    </message>
    <message>
        <source>it keeps a search with %1 %2, not %3</source>
        <translation>het bewaart een zoekactie met %1 %2, niet %3</translation>
    </message>
    <message>
        <source>it keeps a search of another board</source>
        <translation>het bewaart een zoekactie van een ander bord</translation>
    </message>
    <message>
        <source>it keeps a search that began with another policy</source>
        <translation>het bewaart een zoekactie die met een andere strategie begon</translation>
    </message>
    <message>
        <source>the search to go on with has %1 threads, not %2</source>
        <translation>de zoekactie om mee verder te gaan heeft %1 threads, niet %2</translation>
    </message>
    <message>
        <source>the solver learns no policy that can be kept; nrpa does</source>
        <translation>de oplosser leert geen strategie die kan worden bewaard; nrpa doet dat wel</translation>
    </message>
    <message>
        <source>solver %1 cannot go on with a search of an earlier run; champion, annealing, and nrpa with parallel=root can</source>
        <translation>oplosser %1 kan niet verdergaan met een zoekactie van een eerdere run; champion, annealing, en nrpa met parallel=root kunnen dat wel</translation>
    </message>
    <message>
        <source>it is no learned policy, expected a file that --save-policy wrote</source>
        <translation>het is geen geleerde strategie, verwacht wordt een bestand dat --save-policy schreef</translation>
    </message>
    <message>
        <source>it is cut off, its last line has no end</source>
        <translation>het is afgebroken, de laatste regel heeft geen einde</translation>
    </message>
    <message>
        <source>expected &apos;code&apos; and its name</source>
        <translation>verwacht wordt &apos;code&apos; met zijn naam</translation>
    </message>
    <message>
        <source>the policy has weights for code=%1, but the search has code=%2</source>
        <translation>de strategie heeft gewichten voor code=%1, maar de zoekactie heeft code=%2</translation>
    </message>
    <message>
        <source>expected &apos;initial&apos;, a spread from 0 to 50 and a seed</source>
        <translation>verwacht wordt &apos;initial&apos;, een spreiding van 0 tot 50 en een startgetal</translation>
    </message>
    <message>
        <source>expected &apos;weights&apos; and how many lines follow</source>
        <translation>verwacht wordt &apos;weights&apos; en hoeveel regels er volgen</translation>
    </message>
    <message>
        <source>expected a code of 16 hexadecimal digits and a factor from 1.93e-22 to 5.18e21</source>
        <translation>verwacht wordt een code van 16 hexadecimale cijfers en een factor van 1.93e-22 tot 5.18e21</translation>
    </message>
    <message>
        <source>this code appears twice</source>
        <translation>deze code komt twee keer voor</translation>
    </message>
    <message>
        <source>there are more lines than &apos;weights&apos; says</source>
        <translation>er zijn meer regels dan &apos;weights&apos; zegt</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>het is geen JSON-object</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 moet een getal van %2 tot %3 zijn</translation>
    </message>
    <message>
        <source>%1 must be an array with one value or more</source>
        <translation>%1 moet een array met een of meer waarden zijn</translation>
    </message>
    <message>
        <source>there is no member %1</source>
        <translation>er is geen lid %1</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that &apos;experiment&apos; or &apos;compare&apos; keeps</source>
        <translation>het is geen bestand met proeven, verwacht wordt er een dat &apos;experiment&apos; of &apos;compare&apos; bewaart</translation>
    </message>
    <message>
        <source>its trials have other %1: %2, expected %3</source>
        <translation>de proeven ervan hebben een ander %1: %2, verwacht wordt %3</translation>
    </message>
    <message>
        <source>its trials have %1 entries, expected %2</source>
        <translation>de proeven ervan hebben %1 items, verwacht worden er %2</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must be an array of [seconds, playouts, score]</source>
        <translation>&apos;curve&apos; moet een array van [seconden, playouts, score] zijn</translation>
    </message>
    <message>
        <source>%1 is not a reason to stop: %2</source>
        <translation>%1 is geen reden om te stoppen: %2</translation>
    </message>
    <message>
        <source>its moves do not finish the game</source>
        <translation>de zetten ervan maken de partij niet af</translation>
    </message>
    <message>
        <source>&apos;cleared&apos; does not match its moves</source>
        <translation>&apos;cleared&apos; komt niet overeen met de zetten</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must rise with time, to the score of %1 at the most</source>
        <translation>&apos;curve&apos; moet stijgen met de tijd, hoogstens tot de score van %1</translation>
    </message>
    <message>
        <source>its moves earn %1 points, not %2</source>
        <translation>de zetten leveren %1 punten op, niet %2</translation>
    </message>
    <message>
        <source>its trials are of %1 (bench %2), expected %3 (bench %4): trials of different programs do not go together</source>
        <translation>de proeven ervan zijn van %1 (bench %2), verwacht wordt %3 (bench %4): proeven van verschillende programma’s zijn niet te combineren</translation>
    </message>
    <message>
        <source>its trials have seed %1, expected %2</source>
        <translation>de proeven ervan hebben startgetal %1, verwacht wordt %2</translation>
    </message>
    <message>
        <source>this trial appears twice</source>
        <translation>deze proef komt twee keer voor</translation>
    </message>
    <message>
        <source>its board %1 is %2, expected %3</source>
        <translation>het bord %1 ervan is %2, verwacht wordt %3</translation>
    </message>
    <message>
        <source>its seed is %1, expected %2</source>
        <translation>het startgetal ervan is %1, verwacht wordt %2</translation>
    </message>
    <message>
        <source>%1 is %2, expected one of: %3</source>
        <translation>%1 is %2, verwacht wordt een van: %3</translation>
    </message>
    <message>
        <source>%1 must have one of seconds, playouts and nodes</source>
        <translation>%1 moet een van seconds, playouts en nodes hebben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: the solver %2 has no %3, grant it something else</source>
        <translation>%1: de oplosser %2 heeft geen %3, geef hem iets anders</translation>
    </message>
    <message>
        <source>%1: the rules of %2 are not known</source>
        <translation>%1: de regels van %2 zijn niet bekend</translation>
    </message>
    <message>
        <source>%1: no published result is called %2</source>
        <translation>%1: er is geen gepubliceerd resultaat dat %2 heet</translation>
    </message>
    <message>
        <source>%1 must not be empty</source>
        <translation>%1 mag niet leeg zijn</translation>
    </message>
    <message>
        <source>%1: no entry is called %2</source>
        <translation>%1: er is geen item dat %2 heet</translation>
    </message>
    <message>
        <source>%1 has more than %2 values</source>
        <translation>%1 heeft meer dan %2 waarden</translation>
    </message>
    <message>
        <source>two entries are called %1</source>
        <translation>twee items heten %1</translation>
    </message>
    <message>
        <source>%1: %2 appears twice</source>
        <translation>%1: %2 komt twee keer voor</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame-experiment&quot;</source>
        <translation>&apos;format&apos; is niet &quot;samegame-experiment&quot;</translation>
    </message>
    <message>
        <source>%1: %2 counts other points than this experiment</source>
        <translation>%1: %2 telt andere punten dan dit experiment</translation>
    </message>
    <message>
        <source>threshold-of another than position counts the children that playouts add: it needs expansion=one-node and widening=none</source>
        <translation>een andere threshold-of dan position telt de opvolgers die playouts toevoegen: dat vereist expansion=one-node en widening=none</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that a comparison here, &apos;compare&apos; or &apos;experiment&apos; keeps</source>
        <translation>het is geen bestand met proeven, verwacht wordt er een dat een vergelijking hier, &apos;compare&apos; of &apos;experiment&apos; bewaart</translation>
    </message>
    <message>
        <source>it has %1 solvers, a comparison here has %2 at most</source>
        <translation>het heeft %1 oplossers, een vergelijking hier heeft er hoogstens %2</translation>
    </message>
    <message>
        <source>its solvers differ in rules, budgets or threads; in a comparison here all have the same rules, the same time, playouts or nodes, and one thread</source>
        <translation>de oplossers ervan verschillen in regels, budgetten of threads; in een vergelijking hier hebben alle dezelfde regels, dezelfde tijd, playouts of knopen, en één thread</translation>
    </message>
    <message>
        <source>it has no trial of board %1 yet, so that nobody knows which one that is</source>
        <translation>het heeft nog geen proef van bord %1, zodat niemand weet welk bord dat is</translation>
    </message>
    <message>
        <source>it has no trials yet</source>
        <translation>het heeft nog geen proeven</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>het is geen gewoon bestand</translation>
    </message>
    <message>
        <source>another program writes to it</source>
        <translation>een ander programma schrijft erin</translation>
    </message>
    <message>
        <source>only %1 of the %2 threads of a run could be started</source>
        <translation>slechts %1 van de %2 threads van een run konden worden gestart</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>het is beveiligd tegen schrijven</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>er is geen map %1</translation>
    </message>
    <message>
        <source>%1; all of it is in %2</source>
        <translation>%1; alles staat in %2</translation>
    </message>
    <message>
        <source>a line has more than %1 MiB</source>
        <translation>een regel heeft meer dan %1 MiB</translation>
    </message>
    <message>
        <source>it has trials that are not shown here, open it again</source>
        <translation>het heeft proeven die hier niet worden getoond, open het opnieuw</translation>
    </message>
    <message>
        <source>%1: no solver is called %2</source>
        <translation>%1: er is geen oplosser die %2 heet</translation>
    </message>
    <message>
        <source>%1 is %2, but these options are not from a paper with known rules</source>
        <translation>%1 is %2, maar deze opties zijn niet uit een artikel met bekende regels</translation>
    </message>
    <message>
        <source>columns of %1 colors cannot come in: expected 1 to %2</source>
        <translation>kolommen van %1 kleuren kunnen niet binnenkomen: verwacht wordt 1 tot %2</translation>
    </message>
    <message>
        <source>a game with refill cannot be %1 moves old: expected 0 to %2</source>
        <translation>een partij met aanvullen kan niet %1 zetten oud zijn: verwacht wordt 0 tot %2</translation>
    </message>
    <message>
        <source>%1 columns cannot have come in after %2 moves: expected 0 to %3</source>
        <translation>na %2 zetten kunnen er geen %1 kolommen zijn binnengekomen: verwacht wordt 0 tot %3</translation>
    </message>
    <message>
        <source>%1 must be a number above 0 and up to %2</source>
        <translation>%1 moet een getal boven 0 en tot %2 zijn</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number from %3 to %4: the axis is logarithmic</source>
        <translation>%1 is %2, verwacht wordt een getal van %3 tot %4: de as is logaritmisch</translation>
    </message>
    <message>
        <source>point %1 of &apos;curve&apos;, %2</source>
        <translation>punt %1 van &apos;curve&apos;, %2</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that %1 points are the most, but %2 were found</source>
        <translation>de oplosser heeft een fout: hij bewees dat %1 punten het meeste is, maar er zijn er %2 gevonden</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line that is not a finished game</source>
        <translation>de oplosser heeft een fout: hij bood een zettenreeks aan die geen voltooide partij is</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line of %1 points as one of %2</source>
        <translation>de oplosser heeft een fout: hij bood een zettenreeks van %1 punten aan als een van %2</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that no line clears the board, but one did</source>
        <translation>de oplosser heeft een fout: hij bewees dat geen zettenreeks het bord leegspeelt, maar er was er een die het deed</translation>
    </message>
    <message>
        <source>a game with refill cannot be reviewed, as nobody knows the columns to come</source>
        <translation>een partij met aanvullen kan niet worden geëvalueerd, omdat niemand de kolommen kent die nog komen</translation>
    </message>
    <message>
        <source>there are no moves to review</source>
        <translation>er zijn geen zetten om te evalueren</translation>
    </message>
    <message>
        <source>the game goes on after it</source>
        <translation>de partij gaat erna verder</translation>
    </message>
    <message>
        <source>the game is not over after its last move</source>
        <translation>de partij is na de laatste zet niet afgelopen</translation>
    </message>
    <message>
        <source>the line ends at %1</source>
        <translation>de zettenreeks eindigt op %1</translation>
    </message>
    <message>
        <source>it is more than before the move, where %1 can be reached</source>
        <translation>het is meer dan vóór de zet, waar %1 haalbaar is</translation>
    </message>
    <message>
        <source>it is proven, since nothing was lost</source>
        <translation>het is bewezen, omdat er niets verloren ging</translation>
    </message>
    <message>
        <source>there must be %1</source>
        <translation>er moeten er %1 zijn</translation>
    </message>
    <message>
        <source>it is proven, as the end</source>
        <translation>het is bewezen, omdat het het einde is</translation>
    </message>
    <message>
        <source>the review was changed, or belongs to another game</source>
        <translation>de evaluatie is gewijzigd, of hoort bij een andere partij</translation>
    </message>
    <message>
        <source>move %1, %2, is no row and column of the board, as in 12,6</source>
        <translation>zet %1, %2, is geen rij en kolom van het bord, zoals in 12,6</translation>
    </message>
    <message>
        <source>there are more than %1 moves, the most that a game can have</source>
        <translation>er zijn meer dan %1 zetten, het meeste dat een partij kan hebben</translation>
    </message>
    <message>
        <source>%1 is not a board: expected counts:SEED/ROWSxCOLUMNS/COUNTS, seed 0 to 2^64-1, up to 32x32, with the blocks of 1 to 9 colors as in 45x5 or 65+40x4</source>
        <translation>%1 is geen bord: verwacht wordt counts:STARTGETAL/RIJENxKOLOMMEN/AANTALLEN, STARTGETAL van 0 tot 2^64-1, tot 32x32, met de blokken van 1 t/m 9 kleuren zoals in 45x5 of 65+40x4</translation>
    </message>
    <message>
        <source>%1 is not a board: its colors have %2 blocks, but it has %3 cells</source>
        <translation>%1 is geen bord: de kleuren ervan hebben %2 blokken, maar het heeft %3 vakjes</translation>
    </message>
    <message>
        <source>%1 is not a board name: expected standard:N, schadd250:N, random:SEED, clearable:SEED, counts:SEED/ROWSxCOLUMNS/COUNTS, daily:YEAR-MONTH-DAY or id:TEXT</source>
        <translation>%1 is geen bordnaam: verwacht wordt standard:N, schadd250:N, random:STARTGETAL, clearable:STARTGETAL, counts:STARTGETAL/RIJENxKOLOMMEN/AANTALLEN, daily:JAAR-MAAND-DAG of id:TEKST</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 0 to %2, or -1</source>
        <translation>%1 is geen vakje van dit bord: verwacht wordt een kleur 0 tot %2, of -1</translation>
    </message>
    <message>
        <source>a row of CodinGame&apos;s boards has %1 numbers, not %2</source>
        <translation>een rij van de borden van CodinGame heeft %1 getallen, niet %2</translation>
    </message>
    <message>
        <source>CodinGame&apos;s boards have %1 rows, not %2</source>
        <translation>de borden van CodinGame hebben %1 rijen, niet %2</translation>
    </message>
    <message>
        <source>c%1 is no number of colors: expected 1 to %2</source>
        <translation>c%1 is geen aantal kleuren: verwacht wordt 1 tot %2</translation>
    </message>
    <message>
        <source>s%1 is no scoring: expected s1, (n-1)^2 points, or s2, (n-2)^2 points</source>
        <translation>s%1 is geen puntentelling: verwacht wordt s1, (n-1)^2 punten, of s2, (n-2)^2 punten</translation>
    </message>
    <message>
        <source>%1 is no game ID of Simon Tatham&apos;s Same Game: expected COLUMNSxROWScCOLORSs2:CELLS</source>
        <translation>%1 is geen spel-ID van Same Game van Simon Tatham: verwacht wordt KOLOMMENxRIJENcKLEURENs2:VAKJES</translation>
    </message>
    <message>
        <source>this is a random seed of Simon Tatham&apos;s Same Game, whose board only that program makes: expected its game ID, with &apos;:&apos; and all cells</source>
        <translation>dit is een willekeurig startgetal van Same Game van Simon Tatham, waarvan alleen dat programma het bord maakt: verwacht wordt de spel-ID ervan, met &apos;:&apos; en alle vakjes</translation>
    </message>
    <message>
        <source>the game ID has %1 cells, but its board %2x%3 has %4</source>
        <translation>de spel-ID heeft %1 vakjes, maar het bord %2x%3 ervan heeft er %4</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 1 to %2, or 0</source>
        <translation>%1 is geen vakje van dit bord: verwacht wordt een kleur 1 tot %2, of 0</translation>
    </message>
    <message>
        <source>%1 is no size: expected columns and rows up to 32, and colors up to 9</source>
        <translation>%1 is geen grootte: verwacht worden kolommen en rijen tot 32, en kleuren tot 9</translation>
    </message>
    <message>
        <source>this position has %1 cells, but the board %2</source>
        <translation>deze stelling heeft %1 vakjes, maar het bord %2</translation>
    </message>
    <message>
        <source>the file ends within a position: expected its cells, a move and three scores, on a line each</source>
        <translation>het bestand eindigt midden in een stelling: verwacht worden de vakjes ervan, een zet en drie scores, elk op een regel</translation>
    </message>
    <message>
        <source>no move leads from the position before to this one</source>
        <translation>geen zet leidt van de vorige stelling naar deze</translation>
    </message>
    <message>
        <source>%1 are no scores: expected three numbers</source>
        <translation>%1 zijn geen scores: verwacht worden drie getallen</translation>
    </message>
    <message>
        <source>there are no moves: expected rows and columns, as in 12,6</source>
        <translation>er zijn geen zetten: verwacht worden rijen en kolommen, zoals in 12,6</translation>
    </message>
    <message>
        <source>the program %1 cannot be started: %2</source>
        <translation>het programma %1 kan niet worden gestart: %2</translation>
    </message>
    <message>
        <source>the program %1 was not permitted to start</source>
        <translation>het programma %1 kreeg geen toestemming om te starten</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>die is langer dan %1 bytes</translation>
    </message>
    <message>
        <source>%1: wrong lines that do not count: %2 of %3; the first is line %4: %5</source>
        <translation>%1: foute regels die niet tellen: %2 van %3; de eerste is regel %4: %5</translation>
    </message>
    <message>
        <source>%1: late lines that do not count: %2 of %3, read after the end of the time</source>
        <translation>%1: late regels die niet tellen: %2 van %3, gelezen na het einde van de tijd</translation>
    </message>
    <message>
        <source>%1 gave no line that counts before the end of the time</source>
        <translation>%1 gaf vóór het einde van de tijd geen regel die telt</translation>
    </message>
    <message>
        <source>%1; the last that it said: %2</source>
        <translation>%1; het laatste dat het zei: %2</translation>
    </message>
    <message>
        <source>the program %1 was ended by signal %2</source>
        <translation>het programma %1 is beëindigd door signaal %2</translation>
    </message>
    <message>
        <source>the program %1 ended with exit code %2</source>
        <translation>het programma %1 eindigde met afsluitcode %2</translation>
    </message>
    <message>
        <source>the program %1 ended without a line that counts</source>
        <translation>het programma %1 eindigde zonder een regel die telt</translation>
    </message>
    <message>
        <source>the command is missing: expected external:COMMAND, where COMMAND starts a program</source>
        <translation>de opdracht ontbreekt: verwacht wordt external:OPDRACHT, waarbij OPDRACHT een programma start</translation>
    </message>
    <message>
        <source>the command %1 has a character that no command can have</source>
        <translation>de opdracht %1 heeft een teken dat geen opdracht kan hebben</translation>
    </message>
    <message>
        <source>another table begins here, expected more trials of %1: the file was kept with other options</source>
        <translation>hier begint een andere tabel, verwacht worden meer proeven van %1: het bestand is met andere opties bewaard</translation>
    </message>
    <message>
        <source>another trial stands here, expected the first line of %1: the file was kept with other options</source>
        <translation>hier staat een andere proef, verwacht wordt de eerste regel van %1: het bestand is met andere opties bewaard</translation>
    </message>
    <message>
        <source>%1 gives no amounts: expected up to %2 whole numbers with commas between, or a formula of n up to n^2 as the last of them or alone, as in 0,0,(n-2)^2</source>
        <translation>%1 geeft geen bedragen: verwacht worden hoogstens %2 gehele getallen met komma’s ertussen, of een formule met n, hoogstens met n^2, als laatste ervan of alleen, zoals in 0,0,(n-2)^2</translation>
    </message>
    <message>
        <source>a game on the largest board of %1 blocks must not earn or cost more than %2 points</source>
        <translation>een partij op het grootste bord, van %1 blokken, mag niet meer dan %2 punten opleveren of kosten</translation>
    </message>
    <message>
        <source>%1 is below 0 at n = %2</source>
        <translation>%1 is lager dan 0 bij n = %2</translation>
    </message>
    <message>
        <source>groups must earn points: rules whose moves earn nothing are clickomania</source>
        <translation>groepen moeten punten opleveren: regels waarbij zetten niets opleveren, zijn clickomania</translation>
    </message>
    <message>
        <source>rules of one&apos;s own need the points of groups, as in own:points=n^2</source>
        <translation>eigen regels hebben punten voor groepen nodig, zoals in own:points=n^2</translation>
    </message>
    <message>
        <source>the bonus is %1: expected a whole number from 0 to %2</source>
        <translation>de bonus is %1: verwacht wordt een geheel getal van 0 tot %2</translation>
    </message>
    <message>
        <source>%1 names no rules: expected points, and bonus and penalty if wanted, each once, as in own:points=n^2:bonus=100:penalty=n</source>
        <translation>%1 noemt geen regels: verwacht worden points en desgewenst bonus en penalty, elk één keer, zoals in own:points=n^2:bonus=100:penalty=n</translation>
    </message>
    <message>
        <source>there is no refill under rules of one&apos;s own</source>
        <translation>er is geen aanvullen met eigen regels</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>het is afgebroken</translation>
    </message>
    <message>
        <source>it is no learned bias, expected a file that train-bias wrote</source>
        <translation>het is geen geleerde bias, verwacht wordt een bestand dat train-bias schreef</translation>
    </message>
    <message>
        <source>there are more weights than &apos;weights&apos; says</source>
        <translation>er zijn meer gewichten dan &apos;weights&apos; zegt</translation>
    </message>
    <message>
        <source>no feature of a move is called %1</source>
        <translation>geen kenmerk van een zet heet %1</translation>
    </message>
    <message>
        <source>the feature %1 appears twice</source>
        <translation>het kenmerk %1 komt twee keer voor</translation>
    </message>
    <message>
        <source>the weight of %1 is %2, expected a number from -1000 to 1000</source>
        <translation>het gewicht van %1 is %2, verwacht wordt een getal van -1000 tot 1000</translation>
    </message>
    <message>
        <source>bias-file is %1: %2</source>
        <translation>bias-file is %1: %2</translation>
    </message>
</context>
<context>
    <name>ExperimentColumn</name>
    <message>
        <source>Entry</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>A solver with its options and its budget</source>
        <translation>Een oplosser met zijn opties en zijn budget</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Proeven</translation>
    </message>
    <message>
        <source>Trials that are done: runs on all boards together</source>
        <translation>Proeven die klaar zijn, op alle borden samen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Mean score over boards; that of a board is the mean of its runs</source>
        <translation>Gemiddelde score over de borden; die van een bord is het gemiddelde van de runs erop</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Sum of the scores over boards; that of a board is the mean of its runs</source>
        <translation>Som van de scores over de borden; die van een bord is het gemiddelde van de runs erop</translation>
    </message>
    <message>
        <source>± like these</source>
        <translation>± zoals deze</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for boards like these: these boards are the sample</source>
        <translation>Halve breedte van het 95%-interval van het gemiddelde of het totaal voor borden zoals deze: deze borden zijn de steekproef</translation>
    </message>
    <message>
        <source>± these</source>
        <translation>± deze</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for these boards: the runs on each are the sample</source>
        <translation>Halve breedte van het 95%-interval van het gemiddelde of het totaal voor deze borden: de runs op elk zijn de steekproef</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Afwijking</translation>
    </message>
    <message>
        <source>Standard deviation of the scores between boards; with one board, between its runs</source>
        <translation>Standaardafwijking van de scores tussen de borden; bij één bord tussen de runs erop</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Highest score of all trials</source>
        <translation>Hoogste score van een proef</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Leeggespeeld</translation>
    </message>
    <message>
        <source>Trials that cleared their board</source>
        <translation>Proeven die hun bord hebben leeggespeeld</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Score less that of the entry it is compared with, on the same boards and seeds: the mean over boards or their sum</source>
        <translation>Score min die van het item waarmee vergeleken wordt, op dezelfde borden met dezelfde startgetallen: het gemiddelde over de borden of hun som</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for boards like these: these boards are the sample</source>
        <translation>Halve breedte van het 95%-interval van het verschil voor borden zoals deze: deze borden zijn de steekproef</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for these boards: the runs on each are the sample</source>
        <translation>Halve breedte van het 95%-interval van het verschil voor deze borden: de runs op elk zijn de steekproef</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Vergeleken met</translation>
    </message>
    <message>
        <source>The entry from which the difference is taken</source>
        <translation>Het item ten opzichte waarvan het verschil is genomen</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Gepubliceerd</translation>
    </message>
    <message>
        <source>The published mean, or the sum of the published scores of these boards</source>
        <translation>Het gepubliceerde gemiddelde, of de som van de gepubliceerde scores van deze borden</translation>
    </message>
    <message>
        <source>Above published</source>
        <translation>Meer dan gepubliceerd</translation>
    </message>
    <message>
        <source>Mean or total less the published one; below zero where it is lower</source>
        <translation>Gemiddelde of totaal min het gepubliceerde; onder nul als het lager is</translation>
    </message>
    <message>
        <source>Published deviation</source>
        <translation>Gepubliceerde afwijking</translation>
    </message>
    <message>
        <source>The published standard deviation of the scores</source>
        <translation>De gepubliceerde standaardafwijking van de scores</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>Gemiddelde diepte</translation>
    </message>
    <message>
        <source>Mean depth of the nodes of a tree, over trials; the first position has depth 0</source>
        <translation>Gemiddelde diepte van de knopen van een boom, over de proeven; de eerste stelling heeft diepte 0</translation>
    </message>
    <message>
        <source>Depth of walks</source>
        <translation>Diepte van afdalingen</translation>
    </message>
    <message>
        <source>Mean depth of the nodes where playouts begin, over trials</source>
        <translation>Gemiddelde diepte van de knopen waar playouts beginnen, over de proeven</translation>
    </message>
    <message>
        <source>Published mean depth</source>
        <translation>Gepubliceerde gemiddelde diepte</translation>
    </message>
    <message>
        <source>The mean depth that the paper prints</source>
        <translation>De gemiddelde diepte die het artikel noemt</translation>
    </message>
    <message>
        <source>Deepest node</source>
        <translation>Diepste knoop</translation>
    </message>
    <message>
        <source>Depth of the deepest node of a tree, the mean over trials</source>
        <translation>Diepte van de diepste knoop van een boom, gemiddeld over de proeven</translation>
    </message>
    <message>
        <source>Deepest so far</source>
        <translation>Diepste tot dan toe</translation>
    </message>
    <message>
        <source>Depth of the deepest node on a board and all boards before it, the mean over boards; only the first run on each board counts</source>
        <translation>Diepte van de diepste knoop op een bord en alle borden ervoor, gemiddeld over de borden; alleen de eerste runs</translation>
    </message>
    <message>
        <source>Published deepest node</source>
        <translation>Gepubliceerde diepste knoop</translation>
    </message>
    <message>
        <source>The depth of the deepest node that the paper prints</source>
        <translation>De diepte van de diepste knoop die het artikel noemt</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Playouts of a trial, the mean</source>
        <translation>Playouts van een proef, gemiddeld</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconden</translation>
    </message>
    <message>
        <source>Seconds that a trial takes by the clock, the mean</source>
        <translation>Seconden die een proef volgens de klok duurt, gemiddeld</translation>
    </message>
</context>
<context>
    <name>ExperimentFiles</name>
    <message>
        <source>Figure (*.svg)</source>
        <translation>Figuur (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagescheiden waarden (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>Proeven (*.jsonl)</translation>
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
        <translation>De tabel of figuur van een artikel, of een vraag van dit programma</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Its name on the command line</source>
        <translation>De naam op de opdrachtregel</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Geheel</translation>
    </message>
    <message numerus="yes">
        <source>The time that the whole experiment takes on %Ln cores, about: hours, minutes and seconds</source>
        <translation>
            <numerusform>De tijd die het hele experiment op %Ln kern ongeveer kost: uren, minuten en seconden</numerusform>
            <numerusform>De tijd die het hele experiment op %Ln kernen ongeveer kost: uren, minuten en seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>The same at the scale that is proposed</source>
        <translation>Hetzelfde op de voorgestelde schaal</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Schaal</translation>
    </message>
    <message>
        <source>The share of the whole that is proposed: fewer runs or boards, or smaller budgets</source>
        <translation>Het voorgestelde deel van het geheel: minder runs of borden, of kleinere budgetten</translation>
    </message>
</context>
<context>
    <name>ExperimentText</name>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 van %Ln bord</numerusform>
            <numerusform>%1 van %Ln borden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln bord</numerusform>
            <numerusform>%Ln borden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the first and the last board</comment>
        <translation>%1 t/m %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs per board</source>
        <translation>
            <numerusform>%1 van %Ln run per bord</numerusform>
            <numerusform>%1 van %Ln runs per bord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs per board</source>
        <translation>
            <numerusform>%Ln run per bord</numerusform>
            <numerusform>%Ln runs per bord</numerusform>
        </translation>
    </message>
    <message>
        <source>One board says nothing about boards like it.</source>
        <translation>Eén bord zegt niets over borden zoals dit.</translation>
    </message>
    <message>
        <source>One run on each board says nothing about further runs on these boards.</source>
        <translation>Eén run op elk bord zegt niets over verdere runs op deze borden.</translation>
    </message>
    <message>
        <source>Differences are to %1.</source>
        <translation>Verschillen zijn ten opzichte van %1.</translation>
    </message>
    <message>
        <source>Published results used the whole budget.</source>
        <translation>Gepubliceerde resultaten zijn met het hele budget behaald.</translation>
    </message>
    <message>
        <source>Searches of %1 without a game, which count as 0 points: %2 of %3.</source>
        <translation>Zoekacties van %1 zonder partij, die als 0 punten tellen: %2 van %3.</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <comment>where</comment>
        <translation>Gepubliceerd: %1.</translation>
    </message>
    <message>
        <source>%1 (scale %2)</source>
        <comment>an experiment</comment>
        <translation>%1 (schaal %2)</translation>
    </message>
    <message>
        <source>budgets times %1</source>
        <translation>budgetten maal %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln trials</source>
        <translation>
            <numerusform>%1 van %Ln proef</numerusform>
            <numerusform>%1 van %Ln proeven</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentsDialog</name>
    <message>
        <source>Experiments of the papers</source>
        <translation>Experimenten uit artikelen</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Resultaten van het experiment</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Runs the chosen experiment at this scale, on all cores</source>
        <translation>Voert het gekozen experiment op deze schaal uit, op alle kernen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Hervatten</translation>
    </message>
    <message>
        <source>Runs the trials that the experiment shown still lacks</source>
        <translation>Voert de proeven uit die het getoonde experiment nog mist</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>Writes the figure, the table, or the trials, with which samegame-cli experiment --resume goes on</source>
        <translation>Schrijft de figuur, de tabel of de proeven, waarmee samegame-cli experiment --resume verdergaat</translation>
    </message>
    <message>
        <source>The share of the whole cost, up to 1: fewer runs or boards, or smaller budgets, as the experiment says</source>
        <translation>Het deel van de hele kosten, tot 1: minder runs of borden, of kleinere budgetten, zoals het experiment aangeeft</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimenten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figuur</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Scha&amp;al</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan niet worden geschreven: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>Choose an experiment and start it.</source>
        <translation>Kies een experiment en start het.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>nog %1</translation>
    </message>
    <message>
        <source>All trials are done.</source>
        <translation>Alle proeven zijn klaar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials are done.</source>
        <translation>
            <numerusform>%Ln proef is klaar.</numerusform>
            <numerusform>%Ln proeven zijn klaar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Animation of the game (GIF)</source>
        <translation>Animatie van de partij (GIF)</translation>
    </message>
    <message>
        <source>Picture of the position (PNG)</source>
        <translation>Afbeelding van de stelling (PNG)</translation>
    </message>
    <message>
        <source>Drawing of the position (SVG)</source>
        <translation>Tekening van de stelling (SVG)</translation>
    </message>
    <message>
        <source>Moves of the game (text)</source>
        <translation>Zetten van de partij (tekst)</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Wat</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partij</translation>
    </message>
    <message>
        <source>The side of a block&apos;s place in pixels</source>
        <translation>Zijde van een vakje in pixels</translation>
    </message>
    <message>
        <source>&amp;Pixels a cell</source>
        <translation>Pi&amp;xels per vakje</translation>
    </message>
    <message>
        <source>How long an animation shows each position; the last one stays for three seconds</source>
        <translation>Hoe lang een animatie elke stelling toont; de laatste blijft drie seconden staan</translation>
    </message>
    <message>
        <source>&amp;Seconds a move</source>
        <translation>&amp;Seconden per zet</translation>
    </message>
    <message>
        <source>&amp;Mark the group that the next move takes</source>
        <translation>De groep van de volgende zet &amp;markeren</translation>
    </message>
    <message>
        <source>Blocks look as on the board; a drawing shows the numbers of their colors. Moves are written as papers print them, with the ID of their board, and can be opened and pasted here.</source>
        <translation>Blokken zien eruit als op het bord; een tekening toont de nummers van hun kleuren. Zetten worden geschreven zoals artikelen ze afdrukken, met de ID van hun bord, en kunnen hier worden geopend en geplakt.</translation>
    </message>
    <message>
        <source>Part of the export that is done</source>
        <translation>Deel van de export dat klaar is</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-bestanden (*.%2)</translation>
    </message>
</context>
<context>
    <name>ExportRunner</name>
    <message>
        <source>%1 could not be written: %2. Export… asks for another file or folder.</source>
        <translation>%1 kon niet worden geschreven: %2. “Exporteren…” vraagt om een ander bestand of een andere map.</translation>
    </message>
    <message>
        <source>The next group</source>
        <translation>De volgende groep</translation>
    </message>
</context>
<context>
    <name>ExternalQuestion</name>
    <message>
        <source>External programs</source>
        <translation>Externe programma’s</translation>
    </message>
    <message numerus="yes">
        <source>The comparison starts %Ln external programs, which may do all that you may do. Start only what you know.</source>
        <translation>
            <numerusform>De vergelijking start %Ln extern programma, dat alles mag doen wat jij mag. Start alleen wat je kent.</numerusform>
            <numerusform>De vergelijking start %Ln externe programma’s, die alles mogen doen wat jij mag. Start alleen wat je kent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Permits these commands until SameGame is closed</source>
        <translation>Staat deze opdrachten toe tot SameGame wordt gesloten</translation>
    </message>
</context>
<context>
    <name>FigureDialog</name>
    <message>
        <source>Picture for printing</source>
        <translation>Afbeelding om af te drukken</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formaat</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG (scalable picture)</source>
        <translation>SVG (schaalbare afbeelding)</translation>
    </message>
    <message>
        <source>PNG (300 dots per inch)</source>
        <translation>PNG (300 punten per inch)</translation>
    </message>
    <message>
        <source>Font of the &amp;window</source>
        <translation>Lettertype van het &amp;venster</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Lettertype</translation>
    </message>
    <message>
        <source>With ca&amp;ption</source>
        <translation>Met &amp;bijschrift</translation>
    </message>
    <message>
        <source>What is drawn, with board, rules, budget, seed and version</source>
        <translation>Wat is getekend, met bord, regels, budget, startgetal en versie</translation>
    </message>
    <message>
        <source>W&amp;idth in millimeters</source>
        <translation>B&amp;reedte in millimeter</translation>
    </message>
    <message>
        <source>&amp;Height in millimeters</source>
        <translation>&amp;Hoogte in millimeter</translation>
    </message>
    <message>
        <source>&amp;Size of the font in points</source>
        <translation>&amp;Lettergrootte in punten</translation>
    </message>
    <message>
        <source>Scores in a bin, in the picture, in the window and in the file of bins; 0 lets the number of scores decide</source>
        <translation>Scores in een klasse, in de afbeelding, in het venster en in het bestand met klassen; 0 laat het aantal scores beslissen</translation>
    </message>
    <message>
        <source>Width of &amp;bins (0: automatic)</source>
        <translation>Breedte van de &amp;klassen (0: automatisch)</translation>
    </message>
    <message>
        <source>Names in the legend</source>
        <translation>Namen in de legenda</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Played by hand</source>
        <translation>Met de hand gespeeld</translation>
    </message>
    <message>
        <source>Found in an earlier session</source>
        <translation>Gevonden in een eerdere sessie</translation>
    </message>
    <message>
        <source>Found by %1</source>
        <translation>Gevonden door %1</translation>
    </message>
</context>
<context>
    <name>ForgetBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>O&amp;ngedaan maken</translation>
    </message>
    <message>
        <source>Brings back the games that were forgotten last</source>
        <translation>Brengt de partijen terug die het laatst zijn vergeten</translation>
    </message>
    <message>
        <source>1 game was forgotten. It can be brought back until SameGame is closed.</source>
        <translation>1 partij is vergeten. Die kan worden teruggehaald tot SameGame wordt gesloten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were forgotten. They can be brought back until SameGame is closed.</source>
        <translation>
            <numerusform>%Ln partij is vergeten. Die kan worden teruggehaald tot SameGame wordt gesloten.</numerusform>
            <numerusform>%Ln partijen zijn vergeten. Ze kunnen worden teruggehaald tot SameGame wordt gesloten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The game of the last session cannot be restored: %1.</source>
        <translation>De partij van de laatste sessie kan niet worden hersteld: %1.</translation>
    </message>
    <message>
        <source>it is not in a form that this version knows</source>
        <translation>die heeft geen vorm die deze versie kent</translation>
    </message>
    <message>
        <source>a part of it is missing</source>
        <translation>een deel ervan ontbreekt</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 zet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln zet</numerusform>
            <numerusform>%Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, moves</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Goes on with this board as it was left, with %1. Restart in the menu Move begins it anew.</source>
        <translation>Gaat verder met dit bord zoals het is verlaten, met %1. “Herstarten” in het menu Zet begint het opnieuw.</translation>
    </message>
    <message>
        <source>%1, in another window</source>
        <comment>points, moves</comment>
        <translation>%1, in een ander venster</translation>
    </message>
    <message>
        <source>This board is under way: %1. Here it begins anew.</source>
        <translation>Op dit bord is al een partij bezig: %1. Hier begint het opnieuw.</translation>
    </message>
</context>
<context>
    <name>GameExchange</name>
    <message>
        <source>The board ID is on the clipboard</source>
        <translation>De bord-ID staat op het klembord</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <translation>De standaardinvoer kan niet worden gelezen: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1 kan niet worden gespeeld: %2.</translation>
    </message>
    <message>
        <source>Standard input cannot be played: %1.</source>
        <translation>De standaardinvoer kan niet worden gespeeld: %1.</translation>
    </message>
    <message>
        <source>There is no file %1, and as a board ID it is wrong: %2.</source>
        <translation>Er is geen bestand %1, en als bord-ID is het fout: %2.</translation>
    </message>
    <message>
        <source>One board at a time; left out: %1</source>
        <translation>Eén bord tegelijk; weggelaten: %1</translation>
    </message>
    <message>
        <source>The text cannot be played: %1.</source>
        <translation>De tekst kan niet worden gespeeld: %1.</translation>
    </message>
    <message>
        <source>What was dropped has no text.</source>
        <translation>Wat is neergezet, bevat geen tekst.</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>Het resultaat staat op het klembord</translation>
    </message>
    <message>
        <source>%1 (moves: %2)</source>
        <translation>%1 (zetten: %2)</translation>
    </message>
    <message>
        <source>Game in the replay bar</source>
        <translation>Partij in de afspeelbalk</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>Partij op het bord</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Beste partij</translation>
    </message>
    <message>
        <source>This board was shared with you: beat %1.</source>
        <translation>Dit bord is met je gedeeld: versla %1.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Saved games (*.samegame)</source>
        <translation>Opgeslagen partijen (*.samegame)</translation>
    </message>
    <message>
        <source>Board text of the position on the board (*.txt)</source>
        <translation>Stelling op het bord als tekst (*.txt)</translation>
    </message>
    <message>
        <source>Games and boards (*.samegame *.txt)</source>
        <translation>Partijen en borden (*.samegame *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 kon niet worden geschreven: %2.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webpagina’s (*.html)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>Proeven (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Arrow keys move the cursor, Enter or Space plays the group under it.</source>
        <translation>Pijltoetsen verplaatsen de cursor, Enter of de spatiebalk speelt de groep eronder.</translation>
    </message>
    <message>
        <source>%1 Rules: %2. %3</source>
        <translation>%1 Regels: %2. %3</translation>
    </message>
    <message>
        <source>Brings the result of the game back</source>
        <translation>Brengt het resultaat van de partij terug</translation>
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
        <translation>Score %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln zet</numerusform>
            <numerusform>%Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Herhaling</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>%Ln blok over</numerusform>
            <numerusform>%Ln blokken over</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
The new columns have the seed %2.</source>
        <translation>%1
De nieuwe kolommen hebben het startgetal %2.</translation>
    </message>
    <message>
        <source>The board of this game: %1. &quot;New game…&quot; in the menu Game chooses another</source>
        <translation>Het bord van deze partij: %1. “Nieuwe partij…” in het menu Partij kiest een ander</translation>
    </message>
    <message>
        <source>What the person reached who shared this board</source>
        <translation>Wat degene haalde die dit bord deelde</translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation>Versla %1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games played</source>
        <translation>Gespeelde partijen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Afspelen</translation>
    </message>
    <message>
        <source>Opens this game and replays it; can be undone</source>
        <translation>Opent deze partij en speelt die af; kan ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>Starts the board of this game anew</source>
        <translation>Begint het bord van deze partij opnieuw</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Evalueren</translation>
    </message>
    <message>
        <source>Opens this game and shows what each of its moves gave away</source>
        <translation>Opent deze partij en toont wat elke zet ervan weggaf</translation>
    </message>
</context>
<context>
    <name>HelpBrowser</name>
    <message>
        <source>Previous place found</source>
        <translation>Vorige treffer</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Volgende treffer</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>In de help zoeken</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>niet gevonden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place found, its paragraph</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place found</comment>
        <translation>%1 van %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Point at a group to see its size and points; click to remove it. With the keyboard, arrows move a cursor over the board, and Enter or Space removes the group under it; while no cursor is shown, the group that stands out under the mouse, and if none does, the cursor is shown first. The settings make the first click select and the second one remove. A key that is held does once what changes the game, only undo, redo and steps of the replay go on; the second click of a double click does not remove what just fell there.</source>
        <translation>Wijs een groep aan om de grootte en de punten te zien; een klik verwijdert de groep. Met het toetsenbord verplaatsen de pijltoetsen een cursor over het bord, en Enter of de spatiebalk verwijdert de groep eronder; is er geen cursor te zien, dan de groep die onder de muis opvalt, en is die er niet, dan verschijnt eerst de cursor. In de instellingen kun je kiezen dat de eerste klik selecteert en de tweede verwijdert. Een toets die je ingedrukt houdt, doet één keer wat de partij verandert; alleen ongedaan maken, opnieuw en stappen van de herhaling gaan door. De tweede klik van een dubbelklik verwijdert niet wat daar net naartoe viel.</translation>
    </message>
    <message>
        <source>Everything can be undone, even a new game and after the end. The game, its history, what the assistant found and what the charts show are there again when the program starts the next time.</source>
        <translation>Alles kan ongedaan worden gemaakt, ook een nieuwe partij en ook na het einde. De partij, het verloop ervan, wat de assistent vond en wat de grafieken tonen, zijn er weer als je het programma de volgende keer start.</translation>
    </message>
    <message>
        <source>A game that ends while it cannot be stored, since the disk is full or another program holds the file, waits and is stored later. If the file with the stored games is damaged, deleted or replaced, the program says so, and keeps what can be read of it.</source>
        <translation>Een partij die eindigt terwijl die niet kan worden opgeslagen, omdat de schijf vol is of een ander programma het bestand vasthoudt, wacht en wordt later opgeslagen. Is een bestand met opgeslagen partijen beschadigd, verwijderd of vervangen, dan wordt dat gemeld, en wat ervan te lezen is, blijft bewaard.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Assistant and candidates</source>
        <translation>Assistent en kandidaten</translation>
    </message>
    <message>
        <source>Best game and replay</source>
        <translation>Beste partij en herhaling</translation>
    </message>
    <message>
        <source>Distributions, comparisons, convergence</source>
        <translation>Verdelingen, vergelijkingen, convergentie</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) chooses its rules with its board; Rules… (Ctrl+Shift+R) starts the board in play anew under other ones. Above the board stands which rules a game has, if they are not the usual ones. A game keeps the rules of its file or ID, and the best game known of a board is one under the same rules.</source>
        <translation>Bij een nieuwe partij (Ctrl+N) kies je de regels samen met het bord; “Regels…” (Ctrl+Shift+R) begint het huidige bord opnieuw met andere regels. Boven het bord staat welke regels een partij heeft, als het niet de gebruikelijke zijn. Een partij houdt de regels van het bestand of ID, en de beste bekende partij van een bord is er een met dezelfde regels.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere regels</translation>
    </message>
    <message>
        <source>F5 switches the assistant on. It searches the position on the board for its budget and follows when you play. Results stay, and come back with undo. On small boards and in endgames exact solvers prove that a line is the best one, or with the goal &quot;clear&quot; that none clears the board; the line at the top of the assistant says so. Beside every other solver the endgame is tried, the longer the fewer blocks are left. Once a position is proven, each of its moves gets its exact value, and it is not searched again, unless with a seed of its own.</source>
        <translation>F5 zet de assistent aan. Hij doorzoekt de stelling op het bord tot zijn budget op is en volgt als je speelt. Resultaten blijven bewaard, en komen terug bij ongedaan maken. Op kleine borden en in eindspelen bewijzen exacte oplossers dat een zettenreeks de beste is, of met het doel “clear” dat geen enkele het bord leegspeelt; de bovenste regel van de assistent zegt het. Naast elke andere oplosser wordt het eindspel geprobeerd, langer naarmate er minder blokken over zijn. Is een stelling bewezen, dan krijgt elke zet zijn exacte waarde, en wordt die stelling niet opnieuw doorzocht, behalve met een eigen startgetal.</translation>
    </message>
    <message>
        <source>A distribution draws many playouts of one or several policies and shows how often each final score came. When the game has ended, the percentile tells which share of them your own score beats.</source>
        <translation>Een verdeling speelt veel playouts met een of meer strategieën en laat zien hoe vaak elke eindscore voorkwam. Als de partij is afgelopen, zegt het percentiel welk deel ervan door je eigen score wordt overtroffen.</translation>
    </message>
    <message>
        <source>An external program is a solver of your own: the window sends it the board and checks every line that it answers. Its command is shown before it starts.</source>
        <translation>Een extern programma is een oplosser van jezelf: het venster stuurt het bord ernaartoe en controleert elke zettenreeks die het als antwoord krijgt. De opdracht wordt getoond voordat het programma start.</translation>
    </message>
    <message>
        <source>Export writes a chart as a picture for printing (PDF, SVG or PNG, with a caption that names board and seed), or its numbers as CSV files: one table in each, with the titles of its columns in the first row and a point before decimals.</source>
        <translation>“Exporteren” schrijft een grafiek als afbeelding om af te drukken (PDF, SVG of PNG, met een bijschrift dat bord en startgetal noemt), of de getallen ervan als CSV-bestanden: in elk één tabel, met de titels van de kolommen in de eerste rij en een punt als decimaalteken.</translation>
    </message>
    <message>
        <source>H tells which color to save, and how many of its blocks go in one move, for how many points, in the best game known from here. H again marks the group to play now and says why: it joins blocks, frees the way for a later move, or clears blocks that no later move needs. H once more numbers the next three to five moves, counted from here, and frames the blocks that they save. Where there is nothing to save the first step is left out; where new columns come in, H tells a color and then its group. After the last step H begins anew, which counts no further hint. All steps tell of one plan, and H keeps to it as long as the game follows it; when a better one takes its place, the first step says so, and its steps count. The words keep clear of the group to play and, where they can, of the blocks that they are about. A click takes the words away, Escape the whole hint.</source>
        <translation>H zegt welke kleur je moet sparen, en hoeveel blokken daarvan in één zet weggaan, en voor hoeveel punten, in de beste partij die van hieruit bekend is. Nog eens H markeert de groep die nu aan de beurt is en zegt waarom: die voegt blokken samen, maakt de weg vrij voor een latere zet of ruimt blokken op die geen latere zet nodig heeft. Nog eens H nummert de volgende drie tot vijf zetten, van hier geteld, en omlijst de blokken die ze sparen. Als er niets te sparen is, vervalt de eerste stap; als er nieuwe kolommen binnenkomen, noemt H een kleur en daarna de groep. Na de laatste stap begint H opnieuw, wat niet als een extra hint telt. Alle stappen gaan over één plan, en H blijft erbij zolang de partij het volgt; komt er een beter plan voor in de plaats, dan zegt de eerste stap dat, en dan tellen de stappen ervan. De woorden laten de te spelen groep vrij en, als het kan, ook de blokken waar ze over gaan. Een klik haalt de woorden weg, Esc de hele hint.</translation>
    </message>
    <message>
        <source>Each step counts as a hint, and the count stays with the game. So do moves taken from the candidates, moves made where candidates were seen, moves from positions that a review tells of, and moves of a game that was taken over.</source>
        <translation>Elke stap telt als hint, en het aantal blijft bij de partij bewaard. Hetzelfde geldt voor zetten die uit de kandidaten zijn gekozen, zetten gedaan waar kandidaten te zien waren, zetten vanuit stellingen waarover een evaluatie iets zegt, en zetten van een overgenomen partij.</translation>
    </message>
    <message>
        <source>★ marks the candidate with which the best line known goes on, whoever found it and by whichever moves the position was reached: along it the best score never falls. A search with a seed of its own stands alone and leaves that line out.</source>
        <translation>★ staat bij de kandidaat waarmee de beste bekende zettenreeks verdergaat, wie die ook vond en met welke zetten de stelling ook werd bereikt: langs die reeks daalt de beste score nooit. Een zoekactie met een eigen startgetal staat op zichzelf en laat die zettenreeks weg.</translation>
    </message>
    <message>
        <source>The best score is that of the best line known from here, and who found it stands beneath. The ceiling is a proven limit: no line ends higher.</source>
        <translation>De beste score is die van de beste zettenreeks die van hieruit bekend is; wie die vond, staat eronder. De bovengrens is een bewezen grens: geen zettenreeks eindigt hoger.</translation>
    </message>
    <message>
        <source>Difficulty, under More, chooses an easy, a medium or a hard random board, and the board of each day is called so, too. Boards are compared with others of their size and number of colors: the program plays quick games on each, and the third of the boards with the highest scores is easy.</source>
        <translation>“Moeilijkheid”, onder “Meer”, kiest een makkelijk, gemiddeld of moeilijk willekeurig bord, en ook het bord van elke dag wordt zo genoemd. Borden worden vergeleken met andere van dezelfde grootte en hetzelfde aantal kleuren: het programma speelt snelle partijen op elk, en het derde deel van de borden met de hoogste scores is makkelijk.</translation>
    </message>
    <message>
        <source>The daily board comes from the date alone, so that it is the same for everybody. Days in a row count when the board was played on the day itself. That day is the date of the place where it was played, wherever it is looked at later. What the computer made of it is told after a game of one&apos;s own.</source>
        <translation>Het dagbord hangt alleen van de datum af, en is dus voor iedereen hetzelfde. Dagen op rij tellen als het bord op de dag zelf is gespeeld. Die dag is de datum van de plaats waar het is gespeeld, ongeacht waar het later wordt bekeken. Wat de computer ervan maakte, hoor je na een eigen partij.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>The editor (Ctrl+E) draws on the board of the game. The left button paints in the chosen color, the right one empties; with the keyboard, arrows move a cursor, with Shift they paint, and so does Space; 1 to 9 paint in that color, 0 or Delete empties. Blocks left in the air fall when the game begins.</source>
        <translation>“Bord bewerken” (Ctrl+E) tekent op het bord van de partij. De linkerknop schildert in de gekozen kleur, de rechter maakt leeg; met het toetsenbord verplaatsen pijltoetsen een cursor, met Shift schilderen ze, en de spatiebalk ook; 1 tot 9 schilderen in die kleur, 0 of Del maakt leeg. Blokken die in de lucht hangen, vallen als de partij begint.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>In the curve each dot is a game: point at it to read which. Any game in the list can be replayed. Reset forgets games, also on the cards at the end of a game; Undo brings them back until the program ends.</source>
        <translation>In de kromme is elke stip een partij: wijs hem aan om te lezen welke. Elke partij in de lijst kan worden afgespeeld. “Wissen” vergeet partijen, ook op de kaarten aan het einde van een partij; “Ongedaan maken” haalt ze terug tot het programma eindigt.</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>The window has three layouts: Play (F2) shows the board alone, Analyze (F3) the assistant, the candidates, the best game and the replay bar beside it, Research (F4) the charts as well. A panel that you ask for opens in whichever layout is shown. Each remembers what you changed in it; Ctrl+0 resets the one that is shown. F11 gives the window the whole screen.</source>
        <translation>Het venster heeft drie indelingen: Spelen (F2) toont alleen het bord, Analyseren (F3) ernaast de assistent, de kandidaten, de beste partij en de afspeelbalk, Onderzoeken (F4) ook de grafieken. Een paneel dat je opvraagt, gaat open in de getoonde indeling. Elke indeling onthoudt wat je erin hebt veranderd; Ctrl+0 herstelt de getoonde. F11 geeft het venster het hele scherm.</translation>
    </message>
    <message>
        <source>In a wide window score, moves, colors and hints stand in a column beside the board, in a narrow one in two rows above it; each keeps its place during a game. Play has no status bar: what it would say comes up at the board, and a click takes it away. F5 pressed again closes the panel that it opened. F10 opens the first menu, from where the arrow keys lead to the others. In full screen the menus and the toolbar are out of the way until the mouse touches the upper edge of the screen, or Alt or F10 is pressed.</source>
        <translation>In een breed venster staan score, zetten, kleuren en hints in een kolom naast het bord, in een smal venster in twee rijen erboven; elk houdt tijdens een partij zijn plaats. Spelen heeft geen statusbalk: wat die zou zeggen, verschijnt bij het bord, en een klik haalt het weg. Nog eens F5 sluit het paneel dat F5 opende. F10 opent het eerste menu, vanwaar de pijltoetsen naar de andere leiden. In volledig scherm zijn de menu’s en de werkbalk uit de weg tot de muis de bovenrand van het scherm raakt, of Alt of F10 wordt ingedrukt.</translation>
    </message>
    <message>
        <source>Keys 1 to 9 play the candidates in the order of their best scores, without Shift also where the keyboard wants it for digits. The mouse over a candidate shows its line: each block carries the number of the move that removes it, and the blocks of the group that earns most are framed. The tool tip of its row says what the move is for. Where the assistant is off, nothing of this is to be seen; P shows it as long as it is held. Escape takes away one thing after the other: the replay, the hint, the selection; then it stops what searches, leaves the full screen, and turns the assistant off.</source>
        <translation>De toetsen 1 t/m 9 spelen de kandidaten in de volgorde van hun beste scores, zonder Shift, ook als het toetsenbord die voor cijfers vereist. De muis boven een kandidaat toont zijn zettenreeks: elk blok draagt het nummer van de zet die het verwijdert, en de blokken van de groep die het meest oplevert zijn omlijst. De tooltip van zijn rij zegt waar de zet voor dient. Als de assistent uit is, is hiervan niets te zien; P toont het zolang de toets is ingedrukt. Esc haalt het een na het ander weg: de herhaling, de hint, de selectie; daarna stopt het wat zoekt, verlaat het volledige scherm en zet de assistent uit.</translation>
    </message>
    <message>
        <source>The best finished game of each board is kept, whoever played it: you or the computer. The bar under the board (F7) replays it, or your own game, from where your game stands on it; a game that has ended is replayed from its start. The bar shows the score after each move. Solved boards (Ctrl+L) lists all of them. The computer never looks at these games when it plays.</source>
        <translation>De beste voltooide partij van elk bord wordt bewaard, wie die ook speelde: jij of de computer. De balk onder het bord (F7) speelt die af, of je eigen partij, vanaf het punt waar je partij erin staat; een afgelopen partij wordt vanaf het begin afgespeeld. De balk toont de score na elke zet. “Opgeloste borden” (Ctrl+L) somt ze allemaal op. De computer kijkt nooit naar deze partijen als hij speelt.</translation>
    </message>
    <message>
        <source>Help counts for one game. A game that begins again counts from 0, but its board keeps that it was played with help before, and the game says both.</source>
        <translation>Hulp telt voor één partij. Een partij die opnieuw begint, telt vanaf 0, maar het bord onthoudt dat het eerder met hulp is gespeeld, en de partij vermeldt beide.</translation>
    </message>
    <message>
        <source>A file with a game of the computer opens with its moves, says who found them, and has the name of its board where the board has one. Undo takes them back one by one. It is no game of yours, and what is played on from it counts as played with help.</source>
        <translation>Een bestand met een partij van de computer opent met de zetten ervan, zegt wie ze vond, en heeft de naam van het bord als dat er een heeft. “Ongedaan maken” neemt ze een voor een terug. Het is geen partij van jou, en wat van daaruit verder wordt gespeeld, telt als gespeeld met hulp.</translation>
    </message>
    <message>
        <source>The settings (Looks) draw blocks as joined tiles, glossy balls or plain shapes, in one of four palettes or in colors of your own: click the picture. Check opens a table that names the two colors that look most alike in each kind of color vision, and says whether they can be told apart: clearly, well enough, or not.</source>
        <translation>De instellingen (Uiterlijk) tekenen blokken als verbonden tegels, glanzende ballen of eenvoudige vormen, in een van vier paletten of in eigen kleuren: klik op de afbeelding. “Controleren” opent een tabel die voor elke soort kleurenzien de twee kleuren noemt die het meest op elkaar lijken, en zegt of ze uit elkaar te houden zijn: duidelijk, goed genoeg of niet.</translation>
    </message>
    <message>
        <source>A number is shown whole or not at all: where it finds no room, as in a narrow column, there is &quot;…&quot; in its place, and pointing at it tells the number. Numbers can be typed with a decimal point or a comma.</source>
        <translation>Een getal wordt helemaal getoond of helemaal niet: als er geen ruimte is, zoals in een smalle kolom, staat er “…”, en wie het aanwijst, leest het getal. Getallen kun je met een punt of een komma als decimaalteken typen.</translation>
    </message>
    <message>
        <source>Refill: %1 The seed of the columns stands in the rules, above the board and in the file: the same moves meet the same columns everywhere. Nobody knows the columns to come, so hints and candidates judge by the blocks on the board.</source>
        <translation>Aanvullen: %1 Het startgetal van de kolommen staat in de regels, boven het bord en in het bestand: bij dezelfde zetten komen overal dezelfde kolommen. Niemand kent de kolommen die nog komen, dus hints en kandidaten oordelen naar de blokken op het bord.</translation>
    </message>
    <message>
        <source>A comparison lets solvers run a number of times with different seeds, on one board or several, each of which counts once. A difference is that of a solver less the first one, of runs with the same board and seed: where its 95 % interval holds 0, it may be luck.</source>
        <translation>Een vergelijking laat oplossers een aantal keren draaien met verschillende startgetallen, op één bord of op meerdere, die elk één keer tellen. Een verschil is de score van een oplosser min die van de eerste, bij runs met hetzelfde bord en startgetal: als het 95%-interval ervan 0 bevat, kan het toeval zijn.</translation>
    </message>
    <message>
        <source>On one board the chart shows how often each final score came. On several it shows the mean of each solver with its interval, and the differences by board.</source>
        <translation>Op één bord toont de grafiek hoe vaak elke eindscore voorkwam. Op meerdere borden toont hij het gemiddelde van elke oplosser met het interval, en de verschillen per bord.</translation>
    </message>
    <message>
        <source>Convergence shows, for every search of the assistant on this board, the best score against the time or the playouts it took.</source>
        <translation>Convergentie toont, voor elke zoekactie van de assistent op dit bord, de beste score tegen de tijd of de playouts die ervoor nodig waren.</translation>
    </message>
    <message>
        <source>Spread tells how sure a loss is. Exact (on the board: =): it is proven. Any order: the best line can begin with this move, too, and removes the same groups in another order, so nothing is lost. ± 60: it may be 60 points smaller or larger, since searches that do not depend on each other lie so far apart. ?: there were no such searches, as with most solvers on one thread, so nobody knows. Rank: the places that a move may have. Moves that are not told apart have places in common, and on the board only those with the best score found stand out. A move is faint where less is known of it than of the others.</source>
        <translation>De marge zegt hoe zeker een verlies is. Exact (op het bord: =): het is bewezen. Om het even: de beste zettenreeks kan ook met deze zet beginnen en verwijdert dezelfde groepen in een andere volgorde, dus er gaat niets verloren. ± 60: het kan 60 punten kleiner of groter zijn, want zo ver liggen zoekacties die onafhankelijk van elkaar zijn uiteen. ?: zulke zoekacties waren er niet, zoals bij de meeste oplossers op één thread, dus niemand weet het. Rang: de plaatsen die een zet kan hebben. Zetten die niet van elkaar te onderscheiden zijn, delen plaatsen, en op het bord vallen alleen die met de beste gevonden score op. Vaag is een zet waarvan minder bekend is dan van de andere.</translation>
    </message>
    <message>
        <source>Where nothing is known of a position, the computer searches it for a second, as the assistant is set, and if that finds nothing, for another second in its usual way.</source>
        <translation>Als van een stelling niets bekend is, doorzoekt de computer die een seconde lang, zoals de assistent is ingesteld, en als dat niets vindt, nog een seconde op zijn gebruikelijke manier.</translation>
    </message>
    <message>
        <source>Can it still be cleared?</source>
        <translation>Is het bord nog leeg te spelen?</translation>
    </message>
    <message>
        <source>A lamp tells whether the board can still be cleared: it can where a way to do so is known, it cannot where that is proven, and it is open where ten seconds of search found neither. The lamp is on for boards that were made to be cleared; the menu View turns it on and off for all, except for games with refill. Where the board cannot be cleared any more, a click on the lamp or Ctrl+Backspace takes moves back to the last position known that could be. In the table of candidates ✓ marks moves after which a way to clear the board was found.</source>
        <translation>Een lampje zegt of het bord nog leeg te spelen is: het kan als er een manier bekend is, het kan niet als dat is bewezen, en het is open als tien seconden zoeken geen van beide vond. Het lampje is aan bij borden die zijn gemaakt om leeg te spelen; het menu Beeld zet het voor alle aan en uit, behalve voor partijen met aanvullen. Als het bord niet meer leeg te spelen is, neemt een klik op het lampje of Ctrl+Backspace zetten terug tot de laatste bekende stelling waarin het nog kon. In de tabel van kandidaten staat ✓ bij zetten waarna er een manier is gevonden om het bord leeg te spelen.</translation>
    </message>
    <message>
        <source>When a game has ended, Show a better game (Ctrl+Shift+B, or the button on the card) has the computer play its board for %1 seconds on all cores. What it finds is replayed from the start if it ends higher than the game; else the card says that it does not. Pressed once more, it ends the search with what was found by then. A better game that is known already is replayed at once: the button on the card is Watch the best game then, and only pressing Ctrl+Shift+B again looks for one that is better still. A replay that you have begun meanwhile goes on.</source>
        <translation>Als een partij is afgelopen, laat “Betere partij tonen” (Ctrl+Shift+B, of de knop op de kaart) de computer het bord %1 seconden lang op alle kernen spelen. Wat hij vindt, wordt vanaf het begin afgespeeld als het hoger eindigt dan de partij; anders zegt de kaart dat dat niet zo is. Nog eens drukken beëindigt de zoekactie met wat er tot dan gevonden is. Een betere partij die al bekend is, wordt meteen afgespeeld: de knop op de kaart heet dan “Beste partij bekijken”, en pas nog eens Ctrl+Shift+B zoekt naar een nog betere. Een herhaling die je intussen bent begonnen, gaat door.</translation>
    </message>
    <message>
        <source>The assistant, if on, follows the replay: labels and candidates are those of the position shown, also after the end of a game, where Step back through the game, under the candidates, begins that. A double click or Enter on a candidate then replays how the game goes on after it; to play it, take over. In a game that goes on, what you see there counts as help.</source>
        <translation>Als de assistent aan is, volgt hij de herhaling: labels en kandidaten zijn die van de getoonde stelling, ook na het einde van een partij, waar “Terugstappen door de partij”, onder de kandidaten, daarmee begint. Een dubbelklik of Enter op een kandidaat speelt dan af hoe de partij erna verdergaat; om dat te spelen, neem je over. In een partij die nog loopt, telt wat je daar ziet als hulp.</translation>
    </message>
    <message>
        <source>The menu of a candidate (the right button of the mouse, the menu key, or Line of this candidate under the table) replays the game that goes on with it, saves it, or compares it with that of the best candidate. Compare, above the list of moves, compares this game with the best one. The other game has a row under the replay, with its board where as many blocks are left, and says after which move the two part: there both groups are marked on the board. Other game (Alt+Up) changes to it and back.</source>
        <translation>Het menu van een kandidaat (de rechtermuisknop, de menutoets, of “Zettenreeks van deze kandidaat” onder de tabel) speelt de partij af die met hem verdergaat, slaat die op, of vergelijkt die met de partij van de beste kandidaat. “Vergelijken”, boven de lijst van zetten, vergelijkt deze partij met de beste. De andere partij heeft een rij onder de herhaling, met het bord ervan op het punt waar er evenveel blokken over zijn, en zegt na welke zet de twee uiteengaan: daar zijn beide groepen op het bord gemarkeerd. “Andere partij” (Alt+Pijl omhoog) wisselt ernaartoe en terug.</translation>
    </message>
    <message>
        <source>Where games were reviewed, the figures have their mean accuracy, the list has a column of it, and the box above the curve draws it from game to game. What a review told as &quot;about&quot; or &quot;at most&quot; is told so there, too, and so is the mean with it. Only reviews that have looked at each move count, and no game with moves taken over. A review is kept with the board and the moves of its game: reviewed again, the game is looked at further. A game that is forgotten takes its review along.</source>
        <translation>Als er partijen zijn geëvalueerd, staat bij de cijfers hun gemiddelde nauwkeurigheid, heeft de lijst er een kolom voor, en toont de keuzelijst boven de kromme ook de nauwkeurigheid van partij tot partij. Wat een evaluatie met “ongeveer” of “hoogstens” zei, staat ook daar zo, en het gemiddelde dan ook. Alleen evaluaties die elke zet hebben bekeken tellen, en geen partij met overgenomen zetten. Een evaluatie wordt bewaard met het bord en de zetten van de partij: opnieuw geëvalueerd wordt de partij verder onderzocht. Een partij die wordt vergeten, neemt de evaluatie ervan mee.</translation>
    </message>
    <message>
        <source>Three strengths search: Quick for 10 seconds a position, Strong for a minute, Proof until the best line is proven or you stop it; small boards and endgames can be proven. More unfolds the engine: every solver with a line on what it does, its options and its budget, and the playouts and the seed of the search. What you set there is used instead of a strength.</source>
        <translation>Drie sterktes zoeken: Snel 10 seconden per stelling, Sterk een minuut, Bewijs tot de beste zettenreeks is bewezen of tot je stopt; kleine borden en eindspelen kunnen worden bewezen. “Meer” klapt uit waarmee wordt gezocht: elke oplosser met een regel over wat hij doet, zijn opties en zijn budget, en de playouts en het startgetal van de zoekactie. Wat je daar instelt, geldt in plaats van een sterkte.</translation>
    </message>
    <message>
        <source>Each candidate is a group to remove now, shown as it lies on the board, with its size. Points: what the move itself earns. Ends at: the best final score of the whole game found after it. Loss: how much less that is than after the best candidate. ✓: the line found clears the board. What for: what the move does for its line. The button Columns shows more. Place: row and column of the group. Mean: the mean of all playouts that began with it. Visits: how many those were. Share: their share of all playouts. Mean, visits and share are of the solver that searched last; a move that it did not try has the best score that an earlier one found. The tool tip says who found a score.</source>
        <translation>Elke kandidaat is een groep die nu kan worden verwijderd, getoond zoals die op het bord ligt, met de grootte ervan. Punten: wat de zet zelf oplevert. Einde: de beste eindscore van de hele partij die erna werd gevonden. Verlies: hoeveel minder dat is dan na de beste kandidaat. ✓: de gevonden zettenreeks speelt het bord leeg. Waarvoor: wat de zet voor zijn zettenreeks doet. De knop “Kolommen” toont meer. Ligging: rij en kolom van de groep. Gemiddelde: het gemiddelde van alle playouts die ermee begonnen. Bezoeken: hoeveel dat er waren. Aandeel: hun aandeel in alle playouts. Gemiddelde, bezoeken en aandeel zijn van de oplosser die het laatst zocht; een zet die hij niet probeerde, heeft de beste score die een eerdere vond. Van wie een score is, zegt de tooltip.</translation>
    </message>
    <message>
        <source>A word after each move</source>
        <translation>Woord na elke zet</translation>
    </message>
    <message>
        <source>While the assistant is on, and without it where the menu View says so, each of your moves gets a word: ✓ good, ↓ small loss, or ✗ mistake, with the points that the best game known after the move ends below the best one known before it. It takes about a second of search; &quot;about&quot; stands where the loss is not proven, and while you think on, it may become smaller. The words are those of a review: a mistake loses much for sure, ? may be a mistake, if searches missed nothing after it, and a small loss loses a little for sure. Where nothing is known, there is no word, as after moves that were opened or taken back, and none in games with refill. Without the assistant, a move that lost and is taken back after its word counts as a hint.</source>
        <translation>Zolang de assistent aan is, en ook zonder als je dat in het menu Beeld kiest, krijgt elk van je zetten een woord: ✓ goed, ↓ klein verlies of ✗ fout, met de punten die de beste bekende partij na de zet lager eindigt dan de beste ervoor. Het kost ongeveer een seconde zoeken; “ongeveer” staat er als het verlies niet is bewezen, en terwijl je verder denkt, kan het kleiner worden. De woorden zijn die van een evaluatie: een fout verliest zeker veel, ? is misschien een fout, als zoekacties erna niets misten, en een klein verlies verliest zeker een beetje. Als er niets bekend is, staat er geen woord, zoals na zetten die zijn geopend of teruggenomen, en nooit in partijen met aanvullen. Zonder de assistent telt een zet die verloor en na zijn woord wordt teruggenomen als hint.</translation>
    </message>
    <message>
        <source>Practice (Ctrl+Shift+P) has five exercises a day: a position, and the question which move is right. Up to three come from mistakes of your reviewed games, before the move that you made there; the others are ends of good games on random boards, the same for everybody on that day. A right move is one after which the board can still be cleared, a large group can still go at once, or most points can still be reached. That is proven where the end of the game can be solved; elsewhere the right moves are better than all others by more than the search may be wrong. Wrong tries are counted, and a day counts once all five are solved or their answers shown. Enter on the board answers, and goes on once the exercise is done. Exercises are no games, and their answers count as no help.</source>
        <translation>“Oefenen” (Ctrl+Shift+P) heeft vijf opgaven per dag: een stelling, en de vraag welke zet goed is. Hoogstens drie ervan komen uit fouten van je geëvalueerde partijen, vóór de zet die je daar deed; de andere zijn eindes van goede partijen op willekeurige borden, op die dag voor iedereen dezelfde. Een goede zet is er een waarna het bord nog leeg te spelen is, een grote groep nog in één keer weg kan, of de meeste punten nog te halen zijn. Dat is bewezen waar het einde van de partij kan worden opgelost; elders zijn de goede zetten beter dan alle andere met meer dan de zoekactie ernaast kan zitten. Foute pogingen worden geteld, en een dag telt zodra alle vijf zijn opgelost of hun antwoord is getoond. Enter op het bord antwoordt, en gaat verder zodra de opgave klaar is. Opgaven zijn geen partijen, en hun antwoorden tellen niet als hulp.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Evaluatie</translation>
    </message>
    <message>
        <source>F12 reviews the game on the board, as does Review on the card at the end of a game, and in the statistics for an earlier game. For ten seconds it looks, on all cores, for what could still be reached before and after each move; a review that is known already is shown as it is. Shift+F12 looks for two minutes more, and Look deeper as long, or until it is stopped. It begins with the best game known of the board, and what it finds is kept. A game with refill has no review.</source>
        <translation>F12 evalueert de partij op het bord, net als “Evalueren” op de kaart aan het einde van een partij, en in de statistieken voor een eerdere partij. Tien seconden lang wordt op alle kernen gezocht naar wat er vóór en na elke zet nog te halen was; een evaluatie die al bekend is, wordt getoond zoals die is. Shift+F12 zoekt twee minuten verder, en “Dieper zoeken” even lang, of tot je stopt. De evaluatie begint met de beste bekende partij van het bord, en wat die vindt, blijft bewaard. Een partij met aanvullen heeft geen evaluatie.</translation>
    </message>
    <message>
        <source>A move loses what can be reached less after it than before it. Where both are proven, the loss is exact. Elsewhere both are the scores of the best games known, the loss is told as &quot;about&quot;, and its tool tip says how much smaller or larger it may be: its spread.</source>
        <translation>Een zet verliest wat er erna minder te halen is dan ervoor. Als beide zijn bewezen, is het verlies exact. Anders zijn beide de scores van de beste bekende partijen, staat er “ongeveer” bij het verlies, en zegt de tooltip hoeveel kleiner of groter het kan zijn: zijn marge.</translation>
    </message>
    <message>
        <source>The words go by the loss and its spread. A mistake loses, even with the spread taken off, at least 20 points and 2 % of what could be reached before it. Where that is not sure, but the loss itself is as large, and more than half of its spread, the move may be a mistake. A small loss is smaller, but larger than its spread. All other moves are good, and how many of them may have lost something stands under the list. The list has mistakes first, then what may be one, then small losses, each the largest first.</source>
        <translation>De woorden hangen af van het verlies en zijn marge. Een fout verliest, ook als de marge eraf gaat, minstens 20 punten en 2% van wat ervoor te halen was. Als dat niet zeker is, maar het verlies zelf wel zo groot is, en meer dan de helft van zijn marge, is de zet misschien een fout. Een klein verlies is kleiner, maar groter dan zijn marge. Alle andere zetten zijn goed, en hoeveel ervan misschien iets hebben verloren, staat onder de lijst. De lijst toont eerst de fouten, dan wat er misschien een is, dan kleine verliezen, steeds de grootste eerst.</translation>
    </message>
    <message>
        <source>Moves that came with a game taken over, or with the game of a solver that was opened, are reviewed too, and the list marks them as taken over. Of an earlier game of yours that was opened it does not tell which ones they were.</source>
        <translation>Zetten die meekwamen met een overgenomen partij, of met de geopende partij van een oplosser, worden ook geëvalueerd, en de lijst merkt ze aan als overgenomen. Van een eerdere partij van jou die is geopend, zegt de lijst niet welke dat waren.</translation>
    </message>
    <message>
        <source>Accuracy = 100 × (1 − loss ÷ reachable), in percent: the loss of all moves together, and what could be reached at the start. A game that could reach 2,000 and lost 250 has 87.5 %. One that lost as much as could be reached, or more, has 0 %. What a game that is over has lost is certain, but while the spread covers more than half of it, which moves lost it is not: the accuracy is then told as &quot;at most&quot;, and of a game that goes on it is not known yet.</source>
        <translation>Nauwkeurigheid = 100 × (1 − verlies ÷ haalbaar), in procenten: het verlies van alle zetten samen, en wat aan het begin te halen was. Een partij waarin 2.000 te halen was en die 250 verloor, heeft 87,5%. Een die evenveel verloor als er te halen was, of meer, heeft 0%. Wat een afgelopen partij heeft verloren, staat vast, maar zolang de marge meer dan de helft ervan beslaat, staat niet vast welke zetten het verloren: bij de nauwkeurigheid staat dan “hoogstens”, en van een partij die nog loopt, is die nog niet bekend.</translation>
    </message>
    <message>
        <source>In the picture the score is filled, and the best final score still possible falls in steps over it; numbers mark the moves whose losses the list explains. F12 brings the keyboard there. A click, the arrow keys, or, in the order of the moves, Earlier loss (Alt+Page Up) and Later loss (Alt+Page Down) show the position before such a move, with the group that was played dashed and a better one framed in gold, named &quot;better?&quot; where that is not sure; a screen reader says what the move gave away. Try from here plays on from there, and can be undone; a move from a position that the review tells of counts as played with help. Save review… writes a page that needs no network.</source>
        <translation>In de afbeelding is de score gevuld, en de beste eindscore die nog mogelijk is, daalt er in treden overheen; getallen markeren de zetten waarvan de lijst de verliezen uitlegt. F12 brengt de toetsenbordfocus erheen. Een klik, de pijltoetsen of, in de volgorde van de zetten, “Eerder verlies” (Alt+PgUp) en “Later verlies” (Alt+PgDown) tonen de stelling vóór zo’n zet, met de gespeelde groep gestreept en een betere goud omlijst, met “beter?” als dat niet zeker is; een schermlezer zegt wat de zet weggaf. “Vanaf hier proberen” speelt van daar verder, en kan ongedaan worden gemaakt; een zet vanuit een stelling waarover de evaluatie iets zegt, telt als gespeeld met hulp. “Evaluatie opslaan…” schrijft een pagina die geen netwerk nodig heeft.</translation>
    </message>
    <message>
        <source>Export… in the menu Game writes for other programs, in the background: a game as an animation (GIF) or as text, the position as a picture (PNG) or as a drawing (SVG). The game is the one in the replay bar, your own or the best one. The text has the ID of the board and, in the next row, the moves as Takes and Kosters print them: row and column of the leftmost block in a group&apos;s lowest row, * after a group of 6 blocks or more, ** after the biggest. Such a text can be opened and pasted as a game.</source>
        <translation>“Exporteren…” in het menu Partij schrijft voor andere programma’s, op de achtergrond: een partij als animatie (GIF) of als tekst, de stelling als afbeelding (PNG) of als tekening (SVG). De partij is die in de afspeelbalk, je eigen of de beste. De tekst heeft de ID van het bord en, in de volgende rij, de zetten zoals Takes en Kosters ze afdrukken: rij en kolom van het meest linkse blok in de onderste rij van een groep, * na een groep van 6 blokken of meer, ** na de grootste. Zo’n tekst kan als partij worden geopend en geplakt.</translation>
    </message>
    <message>
        <source>Today, in the toolbar, has a dot until today&apos;s board is played, and beside it the number of days in a row. It opens the last seven days as dots: full where a board was played on its day, half full where later. Earlier days opens the months before, where each day&apos;s board can be played. A game that begins before midnight counts for the day on which it began, and a clock that is set back takes no day away.</source>
        <translation>“Vandaag”, in de werkbalk, heeft een stip tot het bord van vandaag is gespeeld, en ernaast het aantal dagen op rij. Het opent de laatste zeven dagen als stippen: vol als een bord op zijn dag is gespeeld, halfvol als dat later was. “Eerdere dagen” opent de maanden ervoor, waarin het bord van elke dag kan worden gespeeld. Een partij die vóór middernacht begint, telt voor de dag waarop die begon, en een klok die wordt teruggezet, neemt geen dag weg.</translation>
    </message>
    <message>
        <source>Share copies a result as text: name and ID of the board, score, medal and a small chart, but no move. Whoever pastes it with Ctrl+V, or as text of a new game, plays the same board under its name, and beside the score stands what is to be beaten.</source>
        <translation>“Delen” kopieert een resultaat als tekst: naam en ID van het bord, score, medaille en een kleine grafiek, maar geen zet. Wie het plakt met Ctrl+V, of als tekst van een nieuwe partij, speelt hetzelfde bord onder zijn naam, en naast de score staat wat er te verslaan is.</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) shows cards, and one click or Enter begins the game of a card: Continue goes on with the game on the board or the one that you left last, but for the board of the day, and says against whom where it is a duel; Today is the board of the day; Quick has 8×8 blocks in 3 colors and can be cleared for sure, Classic 15×15 and Large 20×20 blocks in 5 colors; Duel begins a game against the opponent whose picture you click. The picture on a card is the board that you will play, and the card that you chose last is ready for Enter. The line below the cards says by examples what the rules earn and cost; Change… chooses other rules.</source>
        <translation>Een nieuwe partij (Ctrl+N) toont kaarten, en één klik of Enter begint de partij van een kaart: “Verder spelen” gaat door met de partij op het bord of de partij die je het laatst verliet, behalve die op het bord van de dag, en zegt tegen wie als het een duel is; “Vandaag” is het bord van de dag; “Snel” heeft 8×8 blokken in 3 kleuren en is zeker leeg te spelen, “Klassiek” 15×15 en “Groot” 20×20 blokken in 5 kleuren; “Duel” begint een partij tegen de tegenstander op wiens afbeelding je klikt. De afbeelding op een kaart is het bord dat je zult spelen, en de kaart die je het laatst koos, staat klaar voor Enter. De regel onder de kaarten zegt met voorbeelden wat de regels opleveren en kosten; “Wijzigen…” kiest andere regels.</translation>
    </message>
    <message>
        <source>The 20 boards are those on which programs are compared. Each shows your best score, the computer&apos;s, and your medal where the computer has played it too; the next one that you have not played is proposed. More has random boards of other sizes, colors and seeds, and boards from a text; Edit… draws on a board before it is played.</source>
        <translation>De 20 borden zijn die waarop programma’s worden vergeleken. Elk toont je beste score, die van de computer, en je medaille als de computer het ook heeft gespeeld; het volgende dat je nog niet hebt gespeeld, wordt voorgesteld. “Meer” biedt willekeurige borden met andere grootten, kleuren en startgetallen, en borden uit een tekst; “Bewerken…” tekent op een bord voordat het wordt gespeeld.</translation>
    </message>
    <message>
        <source>A random board is made from its seed: the same seed and size give the same board everywhere. One that can be cleared for sure is made backwards from the empty board. Ctrl+Shift+N plays a random board at once, of the size and colors chosen last.</source>
        <translation>Een willekeurig bord ontstaat uit zijn startgetal: hetzelfde startgetal en dezelfde grootte geven overal hetzelfde bord. Een bord dat zeker leeg te spelen is, wordt achterwaarts vanaf het lege bord gemaakt. Ctrl+Shift+N speelt meteen een willekeurig bord, met de laatst gekozen grootte en kleuren.</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>De eerste partijen</translation>
    </message>
    <message>
        <source>The first start begins with a small board that can be cleared for sure. Next goes on to two larger ones, and then to a board of the usual size; these boards are chosen so that even games without a plan mostly end above 0. &quot;I know the game&quot; on the card of the first start goes to the usual size at once. A hint, candidates or an open panel may need the place of that card, which comes back after them or with the next board. Escape puts it aside until the next board.</source>
        <translation>De eerste start begint met een klein bord dat zeker leeg te spelen is. “Volgende” gaat door met twee grotere, en dan met een bord van de gebruikelijke grootte; deze borden zijn zo gekozen dat zelfs partijen zonder plan meestal boven 0 eindigen. “Ik ken het spel” op de kaart van de eerste start gaat meteen naar de gebruikelijke grootte. Een hint, kandidaten of een geopend paneel kunnen de plaats van die kaart nodig hebben; die komt daarna of met het volgende bord terug. Esc legt die opzij tot het volgende bord.</translation>
    </message>
    <message>
        <source>After other games Next opens the following one of the standard boards, another random board of the same size, colors and rules, or, after all others, a random board of the usual size.</source>
        <translation>Na andere partijen opent “Volgende” het standaardbord dat volgt, een ander willekeurig bord met dezelfde grootte, kleuren en regels of, na alle overige, een willekeurig bord van de gebruikelijke grootte.</translation>
    </message>
    <message>
        <source>Blocks that are left at the end cost points, more where many of one color are left: these %1 cost %2. An empty board earns %3 more.</source>
        <translation>Blokken die aan het einde over zijn, kosten punten, en meer als er veel van één kleur over zijn: deze %1 kosten %2. Een leeg bord levert %3 extra op.</translation>
    </message>
    <message>
        <source>Click a group: two or more blocks of one color that touch along edges. The larger the group, the more it earns.</source>
        <translation>Klik op een groep: twee of meer blokken van één kleur die elkaar aan de zijkanten raken. Hoe groter de groep, hoe meer die oplevert.</translation>
    </message>
    <message>
        <source>It is removed, the blocks above it fall down, and where a column is empty, those to its right move left.</source>
        <translation>Die wordt verwijderd, de blokken erboven vallen omlaag, en waar een kolom leeg is, schuiven die rechts ervan naar links.</translation>
    </message>
    <message>
        <source>By numbers: %1. A group of n blocks earns (n − 2)² points, one of two blocks nothing, and each color with m blocks left costs (m − 2)².</source>
        <translation>In getallen: %1. Een groep van n blokken levert (n − 2)² punten op, een van twee blokken niets, en elke kleur waarvan er m blokken over zijn, kost (m − 2)².</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Het resultaat</translation>
    </message>
    <message>
        <source>When no group is left, a card says how the game went: the score, what was left of each color, and what was best in it. It stands where it covers the fewest of the blocks left. Enter presses its large button. A click on the score, or Ctrl+G, brings the card back after it was closed or gave way to a review or a replay.</source>
        <translation>Als er geen groep meer over is, zegt een kaart hoe de partij ging: de score, wat er van elke kleur over was, en wat er het beste aan was. De kaart staat waar die de minste van de resterende blokken bedekt. Enter drukt op de grote knop ervan. Een klik op de score, of Ctrl+G, brengt de kaart terug nadat die is gesloten of plaatsmaakte voor een evaluatie of een herhaling.</translation>
    </message>
    <message>
        <source>A game earns a medal by the best score known of its board, whoever reached it: bronze from %1 % of it, silver from %2 %, gold from %3 %. The number on a medal is its place.</source>
        <translation>Een partij verdient een medaille naar de beste bekende score van het bord, wie die ook haalde: brons vanaf %1% ervan, zilver vanaf %2%, goud vanaf %3%. Het getal op een medaille is de plaats ervan.</translation>
    </message>
    <message>
        <source>A game with hints or other help earns a medal as well. One that was opened, or taken over with all its moves, earns none, as nobody has played it here.</source>
        <translation>Ook een partij met hints of andere hulp verdient een medaille. Een die is geopend, of met alle zetten overgenomen, verdient er geen, want niemand heeft die hier gespeeld.</translation>
    </message>
    <message>
        <source>The board of the day</source>
        <translation>Het bord van de dag</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duels</translation>
    </message>
    <message>
        <source>Duel against, in the menu Game, starts the board in play anew, and one of four opponents plays it at the same time: Pip, Toni, Robin or Nova, from easy to master. The header shows your score against ???, for you learn the opponent&apos;s score only when your game has ended, also from hints, the assistant and the solved boards. Then both scores count up on the card at the end. There &quot;Same board&quot; begins this duel once more, and &quot;New board&quot; the next one. Where a better game is taken over after that, the header shows its score alone, as it is not your own. Undo may bring back a game from before the duel; its score stands alone, too. A duel rests while another board is played, and comes back with its own, also by undo and at the next start.</source>
        <translation>“Duel tegen”, in het menu Partij, begint het huidige bord opnieuw, en een van vier tegenstanders speelt het tegelijk: Pip, Toni, Robin of Nova, van makkelijk tot meester. De kop toont jouw score tegen ???, want de score van de tegenstander hoor je pas als jouw partij is afgelopen, ook van hints, de assistent en de opgeloste borden. Dan lopen beide scores op de kaart aan het einde op. Daar begint “Zelfde bord” dit duel nog eens, en “Nieuw bord” het volgende. Wordt daarna een betere partij overgenomen, dan toont de kop alleen de score daarvan, want die is niet van jou. Ongedaan maken kan een partij van vóór het duel terugbrengen; ook de score daarvan staat alleen. Een duel rust zolang een ander bord wordt gespeeld, en komt terug met zijn eigen bord, ook door ongedaan maken en bij de volgende start.</translation>
    </message>
    <message>
        <source>Statistics has the record of duels: how many you have won, lost and drawn against each opponent. The first game that ends counts, and each board once against each opponent. Duels with help, or on a board that was played with help before, are counted apart.</source>
        <translation>“Statistieken” heeft de balans van de duels: hoeveel je er tegen elke tegenstander hebt gewonnen, verloren en gelijkgespeeld. De eerste partij die eindigt telt, en elk bord één keer tegen elke tegenstander. Duels met hulp, of op een bord dat eerder met hulp is gespeeld, worden apart geteld.</translation>
    </message>
    <message>
        <source>Statistics (Ctrl+I) counts the games that you finished: all of them, or those of one kind, which have the same rules and boards of one size with as many colors. Games with help stand apart, and a game that was taken over up to its end is not counted. Cleared in a row counts games one after the other in which the board was cleared. The largest group is one of a game without moves that were taken over.</source>
        <translation>“Statistieken” (Ctrl+I) telt de partijen die je hebt uitgespeeld: alle, of die van één soort, met dezelfde regels en borden van één grootte met evenveel kleuren. Partijen met hulp staan apart, en een partij die tot het einde is overgenomen, telt niet mee. “Op rij leeggespeeld” telt partijen na elkaar waarin het bord werd leeggespeeld. De grootste groep is er een uit een partij zonder overgenomen zetten.</translation>
    </message>
    <message>
        <source>Medals and duels, beside the scores, is the record of all games. On each board your best game counts, with help or without: it has gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. A board has these marks once the computer has played it too, which it does at the end of a game. A medal can be lost when a better game becomes known.</source>
        <translation>“Medailles en duels”, naast de scores, is de balans van alle partijen. Op elk bord telt je beste partij, met of zonder hulp: die heeft goud vanaf %1% van de beste bekende score van het bord, zilver vanaf %2%, brons vanaf %3%. Een bord heeft deze grenzen zodra ook de computer het heeft gespeeld, wat hij aan het einde van een partij doet. Een medaille kan verloren gaan als een betere partij bekend wordt.</translation>
    </message>
    <message>
        <source>Where the computer has not played a board yet, it does so for a second or two when your game has ended, with a number of tries that the board alone decides; until then the card says so and has no medal. With refill, and under Clickomania rules, there are no medals. What you are praised for compares the game with those that you finished before it: your best and your fewest blocks left on this board, and your largest group of all games.</source>
        <translation>Als de computer een bord nog niet heeft gespeeld, doet hij dat een seconde of twee lang als je partij is afgelopen, met een aantal pogingen dat alleen van het bord afhangt; tot dan zegt de kaart dat en heeft die geen medaille. Met aanvullen, en met de regels van Clickomania, zijn er geen medailles. De lof die je krijgt, vergelijkt de partij met de partijen die je ervoor hebt uitgespeeld: je beste en het minste aantal blokken over op dit bord, en je grootste groep van alle partijen.</translation>
    </message>
    <message>
        <source>A game that you left for another one is under way until it ends. Its board says so, with its points, on the card Today, among the daily boards and among the 20 boards, and goes on where you left it. Restart in the menu Move begins it anew. Until the board of the day is played, the program also says if it is under way in another window; once that window is closed, it goes on here.</source>
        <translation>Een partij die je voor een andere hebt verlaten, blijft bezig tot die eindigt. Bij het bord ervan staat dat, met de punten, op de kaart “Vandaag”, bij de dagborden en bij de 20 borden, en de partij gaat verder waar je die verliet. “Herstarten” in het menu Zet begint het opnieuw. Zolang het bord van de dag niet is gespeeld, wordt ook een partij genoemd die in een ander venster bezig is; zodra dat venster is gesloten, gaat die hier verder.</translation>
    </message>
    <message>
        <source>The tool tips in the menu say how the opponents play, and about how many points each reaches on random boards of 15×15 with 5 colors under the standard rules.</source>
        <translation>De tooltips in het menu zeggen hoe de tegenstanders spelen, en ongeveer hoeveel punten elk haalt op willekeurige borden van 15×15 met 5 kleuren volgens de standaardregels.</translation>
    </message>
    <message>
        <source>Boxes, in place of the histogram, show the same scores side by side: a box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Boxplots tonen, in plaats van het histogram, dezelfde scores naast elkaar: een doos bevat de middelste helft van de scores, met een streep bij de mediaan; de snorharen reiken tot 5% en 95%, en de ringen zijn de laagste en de hoogste score.</translation>
    </message>
    <message>
        <source>A file of trials, which a comparison here or samegame-cli compare keeps, opens like a game: by Open, or dropped on the window. It shows its comparison.</source>
        <translation>Een bestand met proeven, zoals een vergelijking hier of samegame-cli compare dat bewaart, open je net als een partij: met “Openen”, of door het op het venster te laten vallen. Het toont de vergelijking.</translation>
    </message>
    <message>
        <source>With a list of boards in its setup, such as random:1-100/8x8x4, every policy plays each of the boards. The chart then shows the means of the boards in order of size, or as boxes, and the differences to the first policy; the intervals are for boards like these.</source>
        <translation>Met een lijst van borden in de opzet van een verdeling, zoals random:1-100/8x8x4, speelt elke strategie elk van die borden. De grafiek toont dan de gemiddelden van de borden op volgorde van waarde, of als boxplots, en de verschillen met de eerste strategie; de intervallen gelden voor borden zoals deze.</translation>
    </message>
    <message>
        <source>Until decided, a comparison of two solvers goes from board to board of its list, with one run of each. It ends as soon as an interval of 95 % that may be looked at after every board shows which is better, or that both are equal within the margin, and says so in one sentence.</source>
        <translation>Met “Tot beslist” gaat een vergelijking van twee oplossers van bord naar bord van de lijst, met één run van elk. De vergelijking eindigt zodra een 95%-interval dat na elk bord bekeken mag worden, laat zien welke beter is, of dat beide binnen de marge gelijk zijn, en zegt dat in één zin.</translation>
    </message>
    <message>
        <source>An interval can be read in two ways; choose one. For boards like these, the boards are the sample, and there must be two or more. For these boards, the runs on each board are the sample, two or more of them. With a single board, or a single run on each, only one of the two ways is left.</source>
        <translation>Een interval is op twee manieren te lezen; kies er een. Voor borden zoals deze zijn de borden de steekproef, en dat moeten er twee of meer zijn. Voor deze borden zijn de runs op elk bord de steekproef, twee of meer. Met één bord, of één run op elk, blijft maar een van de twee manieren over.</translation>
    </message>
    <message>
        <source>Each distribution, comparison and experiment is kept when it ends or is stopped, and the convergence of the searches on each board. Kept runs (Ctrl+K) lists them with a small picture of their scores: find one by a part of its name, board, solver or date, show it again in its chart or table, name it, export it or delete it. A comparison or experiment that is shown again can go on. A convergence comes with its board: each further search there joins it, and Clear at the chart begins another.</source>
        <translation>Elke verdeling, elke vergelijking en elk experiment wordt bewaard bij het einde of bij het stoppen ervan, en ook de convergentie van de zoekacties op elk bord. “Bewaarde runs” (Ctrl+K) somt ze op met een kleine afbeelding van hun scores: je vindt een run met een deel van de naam, het bord, de oplosser of de datum, en kunt hem opnieuw in zijn grafiek of tabel tonen, een naam geven, exporteren of verwijderen. Een vergelijking of experiment dat opnieuw wordt getoond, kan verdergaan. Een convergentie komt met het bord ervan: elke volgende zoekactie daar komt erbij, en “Leegmaken” bij de grafiek begint een nieuwe.</translation>
    </message>
    <message>
        <source>Your own: points of groups, a bonus for a cleared board and a penalty for blocks left, each as you like. Points and penalty are a formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2. Files and IDs of boards keep these rules.</source>
        <translation>Eigen: de punten van groepen, een bonus voor een leeggespeeld bord en een aftrek voor resterende blokken, elk naar keuze. Punten en aftrek zijn een formule met het aantal blokken n, zoals 3n of n(n-1), of getallen zoals 0,1,3,6: voor meer blokken herhaalt het verschil tussen de laatste twee zich (9, 12, …). Achter getallen mag een formule staan, zoals in 0,0,(n-2)^2. Bestanden en ID’s van borden bewaren deze regels.</translation>
    </message>
    <message>
        <source>Experiments of the papers (Ctrl+Shift+K) runs the tables and figures of the papers anew, whole or at a smaller scale, and shows their results beside the published ones. One that was stopped can go on, in another session too: it is among the kept runs.</source>
        <translation>“Experimenten uit artikelen” (Ctrl+Shift+K) berekent de tabellen en figuren uit de artikelen opnieuw, geheel of op kleinere schaal, en toont de resultaten naast de gepubliceerde. Een gestopt experiment kan verdergaan, ook in een andere sessie: het staat bij de bewaarde runs.</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>Save %1: all its %Ln blocks go in one move, for %2.</source>
        <translation>
            <numerusform>Spaar %1: het ene blok ervan gaat in één zet weg, voor %2.</numerusform>
            <numerusform>Spaar %1: alle %Ln blokken ervan gaan in één zet weg, voor %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %1: %2 of its %Ln blocks go in one move, for %3.</source>
        <translation>
            <numerusform>Spaar %1: %2 van het ene blok ervan gaat in één zet weg, voor %3.</numerusform>
            <numerusform>Spaar %1: %2 van de %Ln blokken ervan gaan in één zet weg, voor %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end the board is empty.</source>
        <translation>Aan het einde is het bord leeg.</translation>
    </message>
    <message>
        <source>The board can be cleared from here.</source>
        <translation>Vanaf hier is het bord leeg te spelen.</translation>
    </message>
    <message>
        <source>H again shows the group to play now.</source>
        <translation>Druk nog eens op H voor de groep die nu aan de beurt is.</translation>
    </message>
    <message>
        <source>Move %1 %2.</source>
        <comment>number of a move, and what it does</comment>
        <translation>Zet %1 %2.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what the move does</comment>
        <translation>De zet %1.</translation>
    </message>
    <message>
        <source>Next: the marked group at %1 (row, column), %2.</source>
        <translation>Nu: de gemarkeerde groep op %1 (rij, kolom), %2.</translation>
    </message>
    <message>
        <source>H again shows the next moves.</source>
        <translation>Druk nog eens op H voor de volgende zetten.</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln moves are numbered.</source>
        <translation>
            <numerusform>De volgende zet is genummerd.</numerusform>
            <numerusform>De volgende %Ln zetten zijn genummerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>The framed blocks go in move %1.</source>
        <translation>De omlijste blokken verdwijnen in zet %1.</translation>
    </message>
    <message>
        <source>Played like this, the game ends with a score of %1.</source>
        <translation>Zo gespeeld eindigt de partij met een score van %1.</translation>
    </message>
    <message>
        <source>Played like this, the game ends: %1.</source>
        <translation>Zo gespeeld is dit het einde van de partij: %1.</translation>
    </message>
    <message>
        <source>Hint: a group of this color: %1. Press H again to see which one.</source>
        <translation>Hint: een groep van deze kleur: %1. Druk nog eens op H om te zien welke.</translation>
    </message>
    <message>
        <source>Hint: the marked group at %1 (row, column), %2; the best by the blocks on the board, since nobody knows the columns to come.</source>
        <translation>Hint: de gemarkeerde groep op %1 (rij, kolom), %2; de beste naar de blokken op het bord, want niemand kent de kolommen die nog komen.</translation>
    </message>
    <message>
        <source>No later group earns more.</source>
        <translation>Geen latere groep levert meer op.</translation>
    </message>
    <message>
        <source>It is one of the moves that earn most.</source>
        <translation>Het is een van de zetten die het meest opleveren.</translation>
    </message>
    <message>
        <source>That is all; H again begins anew.</source>
        <translation>Dat is alles; druk nog eens op H om opnieuw te beginnen.</translation>
    </message>
    <message>
        <source>The saved %1 blocks go in move %2.</source>
        <comment>color, number</comment>
        <translation>De gespaarde blokken (%1) verdwijnen in zet %2.</translation>
    </message>
    <message>
        <source>A better plan was found.</source>
        <translation>Er is een beter plan gevonden.</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>Final score</source>
        <translation>Eindscore</translation>
    </message>
    <message>
        <source>Own score: %1</source>
        <translation>Eigen score: %1</translation>
    </message>
    <message>
        <source>%1: mean %2, best %3</source>
        <translation>%1: gemiddelde %2, beste %3</translation>
    </message>
    <message>
        <source>Own score so far: %1</source>
        <translation>Eigen score tot nu toe: %1</translation>
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
        <translation>Zo speel je</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Ik ken het spel</translation>
    </message>
    <message>
        <source>Closes this card and begins with a board of the usual size</source>
        <translation>Sluit deze kaart en begint met een bord van de gebruikelijke grootte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>The picture before (PgUp)</source>
        <translation>De vorige afbeelding (PgUp)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Closes this card; Help (F1) says all of it and more</source>
        <translation>Sluit deze kaart; Help (F1) zegt dit alles en meer</translation>
    </message>
    <message>
        <source>The next picture (PgDown)</source>
        <translation>De volgende afbeelding (PgDown)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>picture</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color to remove it.</source>
        <translation>Klik op een groep van twee of meer blokken van één kleur om die te verwijderen.</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: bigger ones earn far more, 2 blocks %1, 10 blocks %2.</source>
        <translation>Klik op een groep van twee of meer blokken van één kleur: grotere leveren veel meer op, 2 blokken %1, 10 blokken %2.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>points of a group</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>The blocks above fall down, gaps at the side close, and new columns come in at the right.</source>
        <translation>De blokken erboven vallen omlaag, gaten aan de zijkant sluiten zich, en rechts komen nieuwe kolommen binnen.</translation>
    </message>
    <message>
        <source>The blocks above fall down, and each row moves to the left until it has no gap.</source>
        <translation>De blokken erboven vallen omlaag, en elke rij schuift naar links tot die geen gat meer heeft.</translation>
    </message>
    <message>
        <source>The blocks above fall down, and where a column is empty, the others move up to the left.</source>
        <translation>De blokken erboven vallen omlaag, en waar een kolom leeg is, schuiven de andere op naar links.</translation>
    </message>
    <message>
        <source>The game goes on until there is no group; blocks left cost nothing.</source>
        <translation>De partij gaat door tot er geen groep meer is; resterende blokken kosten niets.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points, more where many of one color are left; an empty board earns %1.</source>
        <translation>Blokken die aan het einde over zijn, kosten punten, en meer als er veel van één kleur over zijn; een leeg bord levert %1 op.</translation>
    </message>
    <message>
        <source>The aim is an empty board: each block left at the end costs a point.</source>
        <translation>Het doel is een leeg bord: elk blok dat aan het einde over is, kost een punt.</translation>
    </message>
    <message>
        <source>An empty board earns %1 more; blocks left at the end cost nothing.</source>
        <translation>Een leeg bord levert %1 extra op; blokken die aan het einde over zijn, kosten niets.</translation>
    </message>
    <message>
        <source>The game ends when there is no group; blocks left cost nothing.</source>
        <translation>De partij eindigt als er geen groep meer is; resterende blokken kosten niets.</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: 2 blocks earn %1, 10 blocks %2.</source>
        <translation>Klik op een groep van twee of meer blokken van één kleur: 2 blokken leveren %1 op, 10 blokken %2.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points; an empty board earns %1.</source>
        <translation>Blokken die aan het einde over zijn, kosten punten; een leeg bord levert %1 op.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points.</source>
        <translation>Blokken die aan het einde over zijn, kosten punten.</translation>
    </message>
</context>
<context>
    <name>KeptRunsDialog</name>
    <message>
        <source>this version of SameGame has that experiment otherwise, or no longer</source>
        <translation>deze versie van SameGame heeft dat experiment anders, of niet meer</translation>
    </message>
    <message>
        <source>the kept run is damaged</source>
        <translation>de bewaarde run is beschadigd</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Hernoemen</translation>
    </message>
    <message>
        <source>Gives this run a name, or another one</source>
        <translation>Geeft deze run een naam, of een andere naam</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Deletes this run; can be undone</source>
        <translation>Verwijdert deze run; kan ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>O&amp;ngedaan maken</translation>
    </message>
    <message>
        <source>Brings back the run that was deleted last</source>
        <translation>Brengt de laatst verwijderde run terug</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Bewaarde runs</translation>
    </message>
    <message>
        <source>Part of a name, a board, a solver, or a date …</source>
        <translation>Deel van een naam, een bord, een oplosser of een datum…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>This run is no longer kept.</source>
        <translation>Deze run wordt niet meer bewaard.</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagescheiden waarden (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>Proeven (*.jsonl)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan niet worden geschreven: %2</translation>
    </message>
    <message>
        <source>The run was deleted. It can be brought back until this list is closed.</source>
        <translation>De run is verwijderd. Hij kan worden teruggehaald tot deze lijst wordt gesloten.</translation>
    </message>
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
            <numerusform>%1 van %Ln run</numerusform>
            <numerusform>%1 van %Ln runs</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows this run again in its chart, an experiment in its table; searches come with their board, so that others can be added</source>
        <translation>Toont deze run opnieuw in zijn grafiek, een experiment in zijn tabel; zoekacties met hun bord, zodat er andere bij kunnen komen</translation>
    </message>
    <message>
        <source>Writes this run as a file: a comparison as trials or a table of its runs, a distribution as a table of its scores, a convergence as a table of its curves, an experiment as its figure, its table or its trials</source>
        <translation>Schrijft deze run naar een bestand: een vergelijking als proeven of als tabel van de runs, een verdeling als tabel van de scores, een convergentie als tabel van de krommen, een experiment als figuur, tabel of proeven</translation>
    </message>
    <message>
        <source>No run is kept yet. Distributions, comparisons, searches and experiments are kept when they end.</source>
        <translation>Er is nog geen run bewaard. Verdelingen, vergelijkingen, zoekacties en experimenten worden bewaard als ze eindigen.</translation>
    </message>
</context>
<context>
    <name>KeptRunsModel</name>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>The name that you gave it</source>
        <translation>De naam die je eraan hebt gegeven</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>The boards, and the rules if they are not the usual ones</source>
        <translation>De borden, en de regels als het niet de gebruikelijke zijn</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Oplossers</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Best mean</source>
        <translation>Beste gemiddelde</translation>
    </message>
    <message>
        <source>The highest mean score of one of its solvers, policies or entries</source>
        <translation>De hoogste gemiddelde score van een van de oplossers, strategieën of items</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>When it ended or was stopped</source>
        <translation>Wanneer de run eindigde of werd gestopt</translation>
    </message>
    <message>
        <source>What was run, and a histogram of its final scores, or curves of its best scores</source>
        <translation>Wat er is uitgevoerd, en een histogram van de eindscores of krommen van de beste scores</translation>
    </message>
    <message>
        <source>The solvers of a comparison or of searches, the playout policies of a distribution, the entries of an experiment</source>
        <translation>De oplossers van een vergelijking of van zoekacties, de playoutstrategieën van een verdeling, de items van een experiment</translation>
    </message>
    <message>
        <source>Runs of a comparison, playouts of a distribution, trials of an experiment, of all together; searches on a board</source>
        <translation>Runs van een vergelijking, playouts van een verdeling, proeven van een experiment, van alle samen; zoekacties op een bord</translation>
    </message>
    <message>
        <source>The longest search took %1 s</source>
        <translation>De langste zoekactie duurde %1 s</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>1 color</source>
        <translation>1 kleur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln kleur</numerusform>
            <numerusform>%Ln kleuren</numerusform>
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
        <translation>Nederlands</translation>
    </message>
</context>
<context>
    <name>LineModel</name>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groep</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Number of the move; 0 is the start</source>
        <translation>Nummer van de zet; 0 is het begin</translation>
    </message>
    <message>
        <source>Color of the group</source>
        <translation>Kleur van de groep</translation>
    </message>
    <message>
        <source>Points of the move, and the bonus or penalty of the end</source>
        <translation>Punten van de zet, en de bonus of aftrek van het einde</translation>
    </message>
    <message>
        <source>Score after the move</source>
        <translation>Score na de zet</translation>
    </message>
    <message>
        <source>start</source>
        <translation>begin</translation>
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
        <translation>Blokken</translation>
    </message>
</context>
<context>
    <name>LinePanel</name>
    <message>
        <source>Save game…</source>
        <translation>Partij opslaan…</translation>
    </message>
    <message>
        <source>Solved boards…</source>
        <translation>Opgeloste borden…</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Zetten van de partij</translation>
    </message>
    <message>
        <source>The best finished game known of this board, the moves played so far, or the game that was chosen last to be looked at</source>
        <translation>De beste bekende voltooide partij van dit bord, de tot nu toe gespeelde zetten, of de partij die het laatst is gekozen om te bekijken</translation>
    </message>
    <message>
        <source>Saves the game as a file</source>
        <translation>Slaat de partij op als bestand</translation>
    </message>
    <message>
        <source>Lists the best game kept of every board</source>
        <translation>Somt de beste bewaarde partij van elk bord op</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>No finished game is known yet. Start the assistant, or play the game to its end.</source>
        <translation>Er is nog geen voltooide partij bekend. Start de assistent, of speel de partij uit.</translation>
    </message>
    <message numerus="yes">
        <source>A better game with %1 points was found; it is taken up when this replay ends.</source>
        <translation>
            <numerusform>Er is een betere partij met %1 punt gevonden; die verschijnt als deze herhaling eindigt.</numerusform>
            <numerusform>Er is een betere partij met %1 punten gevonden; die verschijnt als deze herhaling eindigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A better game was found (%1); it is taken up when this replay ends.</source>
        <translation>Er is een betere partij gevonden (%1); die verschijnt als deze herhaling eindigt.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Shows the moves of this game beside the other one</source>
        <translation>Toont de zetten van deze partij naast de andere</translation>
    </message>
    <message>
        <source>Shows the best game known beside this one</source>
        <translation>Toont de beste bekende partij naast deze</translation>
    </message>
</context>
<context>
    <name>LinePlanText</name>
    <message>
        <source>%1 and %2</source>
        <comment>sizes of parts: 7, 5 and 1</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>earns most: %1</source>
        <translation>levert het meest op: %1</translation>
    </message>
    <message>
        <source>is one of the moves that earn most: %1</source>
        <translation>is een van de zetten die het meest opleveren: %1</translation>
    </message>
    <message>
        <source>joins %1 %2 blocks for a later group of %3</source>
        <comment>sizes of parts, color, size of the group</comment>
        <translation>voegt %1 blokken (%2) samen voor een latere groep van %3</translation>
    </message>
    <message>
        <source>frees the way for move %1</source>
        <translation>maakt de weg vrij voor zet %1</translation>
    </message>
    <message>
        <source>clears blocks that no later move needs</source>
        <translation>ruimt blokken op die geen latere zet nodig heeft</translation>
    </message>
</context>
<context>
    <name>LineReplay</name>
    <message>
        <source>Best game</source>
        <translation>Beste partij</translation>
    </message>
    <message>
        <source>Best game played</source>
        <translation>Beste gespeelde partij</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Deze partij</translation>
    </message>
    <message>
        <source>Game of a candidate</source>
        <translation>Partij van een kandidaat</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>Geëvalueerde partij</translation>
    </message>
    <message>
        <source>Better game</source>
        <translation>Betere partij</translation>
    </message>
</context>
<context>
    <name>LineSummary</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln zet</numerusform>
            <numerusform>%Ln zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2, board cleared</source>
        <translation>
            <numerusform>&lt;b&gt;%1 punt&lt;/b&gt; in %2, bord leeggespeeld</numerusform>
            <numerusform>&lt;b&gt;%1 punten&lt;/b&gt; in %2, bord leeggespeeld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2</source>
        <translation>
            <numerusform>&lt;b&gt;%1 punt&lt;/b&gt; in %2</numerusform>
            <numerusform>&lt;b&gt;%1 punten&lt;/b&gt; in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2 so far</source>
        <translation>
            <numerusform>&lt;b&gt;%1 punt&lt;/b&gt; in %2 tot nu toe</numerusform>
            <numerusform>&lt;b&gt;%1 punten&lt;/b&gt; in %2 tot nu toe</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as this game</source>
        <translation>Even goed als deze partij</translation>
    </message>
    <message numerus="yes">
        <source>The game has %Ln points more so far</source>
        <translation>
            <numerusform>De partij heeft tot nu toe %Ln punt meer</numerusform>
            <numerusform>De partij heeft tot nu toe %Ln punten meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points better than this game</source>
        <translation>
            <numerusform>%Ln punt beter dan deze partij</numerusform>
            <numerusform>%Ln punten beter dan deze partij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points more than the game has so far</source>
        <translation>
            <numerusform>%Ln punt meer dan de partij tot nu toe heeft</numerusform>
            <numerusform>%Ln punten meer dan de partij tot nu toe heeft</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this game</source>
        <translation>Dat is deze partij</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points below the best game known</source>
        <translation>
            <numerusform>%Ln punt onder de beste bekende partij</numerusform>
            <numerusform>%Ln punten onder de beste bekende partij</numerusform>
        </translation>
    </message>
    <message>
        <source>No better game is known</source>
        <translation>Er is geen betere partij bekend</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; after %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; na %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 tot nu toe</translation>
    </message>
    <message>
        <source>This game: %1</source>
        <translation>Deze partij: %1</translation>
    </message>
    <message>
        <source>Best game known: %1</source>
        <translation>Beste bekende partij: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regels: %1</translation>
    </message>
    <message>
        <source>Proven optimal</source>
        <translation>Bewezen optimaal</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source>&amp;Marks on the blocks</source>
        <translation>&amp;Tekens op de blokken</translation>
    </message>
    <message>
        <source>Color &amp;scheme</source>
        <translation>Kleursc&amp;hema</translation>
    </message>
    <message>
        <source>Colors of the window</source>
        <translation>Kleuren van het venster</translation>
    </message>
    <message>
        <source>&amp;Blocks</source>
        <translation>&amp;Blokken</translation>
    </message>
    <message>
        <source>How blocks are drawn</source>
        <translation>Hoe blokken worden getekend</translation>
    </message>
    <message>
        <source>Pa&amp;lette</source>
        <translation>Pa&amp;let</translation>
    </message>
    <message>
        <source>Colors of the blocks</source>
        <translation>Kleuren van de blokken</translation>
    </message>
    <message>
        <source>Each color has a mark of its own, for eyes that see them alike</source>
        <translation>Elke kleur heeft een eigen teken, voor ogen die ze als gelijk zien</translation>
    </message>
    <message>
        <source>Preview &amp;as seen</source>
        <translation>&amp;Voorbeeld voor</translation>
    </message>
    <message>
        <source>Shows the preview as other eyes see it; changes nothing else</source>
        <translation>Toont het voorbeeld zoals andere ogen het zien; verandert verder niets</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Zoals het bureaublad</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Joined tiles</source>
        <translation>Verbonden tegels</translation>
    </message>
    <message>
        <source>Glossy balls</source>
        <translation>Glanzende ballen</translation>
    </message>
    <message>
        <source>Plain shapes</source>
        <translation>Eenvoudige vormen</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Controleren</translation>
    </message>
    <message>
        <source>Shows how well each kind of color vision tells the colors apart</source>
        <translation>Toont hoe goed elke soort kleurenzien de kleuren uit elkaar houdt</translation>
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
        <translation>Beste partij</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergentie</translation>
    </message>
    <message>
        <source>The settings cannot be stored.</source>
        <translation>De instellingen kunnen niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>Nothing is known of this position yet; F5 searches it.</source>
        <translation>Van deze stelling is nog niets bekend; F5 doorzoekt die.</translation>
    </message>
    <message>
        <source>Goes on, though its panel is closed: %1. Esc stops it, the menu View shows it.</source>
        <translation>Gaat door, hoewel het paneel gesloten is: %1. Esc stopt het, het menu Beeld toont het.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Evaluatie</translation>
    </message>
    <message>
        <source>The replay is at its end; Esc leads back to your game.</source>
        <translation>De herhaling is afgelopen; met Esc ga je terug naar je partij.</translation>
    </message>
    <message>
        <source>This is the game before; Redo leads back to: %1.</source>
        <translation>Dit is de vorige partij; Opnieuw leidt terug naar: %1.</translation>
    </message>
    <message>
        <source>A better game was found; the card at the end replays it.</source>
        <translation>Er is een betere partij gevonden; de kaart aan het einde speelt die af.</translation>
    </message>
    <message>
        <source>Nothing better than the best game known was found.</source>
        <translation>Er is niets beters dan de beste bekende partij gevonden.</translation>
    </message>
</context>
<context>
    <name>MedalText</name>
    <message>
        <source>Bronze medal</source>
        <translation>Bronzen medaille</translation>
    </message>
    <message>
        <source>Silver medal</source>
        <translation>Zilveren medaille</translation>
    </message>
    <message>
        <source>Gold medal</source>
        <translation>Gouden medaille</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Previous month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Volgende maand</translation>
    </message>
</context>
<context>
    <name>NamedGame</name>
    <message>
        <source>The game is opened with what its moves come to: %1.</source>
        <translation>De partij wordt geopend met de uitkomst van de zetten: %1.</translation>
    </message>
    <message>
        <source>%1 is opened with what its moves come to: %2.</source>
        <translation>%1 wordt geopend met de uitkomst van de zetten: %2.</translation>
    </message>
    <message>
        <source>Board (%1)</source>
        <comment>the program that it comes from</comment>
        <translation>Bord (%1)</translation>
    </message>
</context>
<context>
    <name>NewGameCards</name>
    <message>
        <source>Duel against %1</source>
        <comment>an opponent</comment>
        <translation>Duel tegen %1</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>A small board with few colors</source>
        <translation>Een klein bord met weinig kleuren</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>A board of the usual size</source>
        <translation>Een bord van de gebruikelijke grootte</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>A large board, for a longer game</source>
        <translation>Een groot bord, voor een langere partij</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>your best %1</source>
        <translation>je beste %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>nog niet gespeeld</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>The board of the day, the same for everybody, under the standard rules</source>
        <translation>Het bord van de dag, voor iedereen hetzelfde, volgens de standaardregels</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>You and the computer play the same board. Each picture begins a duel with that opponent.</source>
        <translation>Jij en de computer spelen hetzelfde bord. Elke afbeelding begint een duel met die tegenstander.</translation>
    </message>
    <message>
        <source>The 20 boards</source>
        <translation>De 20 borden</translation>
    </message>
    <message>
        <source>Shows the boards on which programs are compared, with your best on each</source>
        <translation>Toont de borden waarop programma’s worden vergeleken, met je beste op elk</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 van %2 gespeeld</translation>
    </message>
    <message>
        <source>1 medal</source>
        <translation>1 medaille</translation>
    </message>
    <message numerus="yes">
        <source>%Ln medals</source>
        <translation>
            <numerusform>%Ln medaille</numerusform>
            <numerusform>%Ln medailles</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>an opponent</comment>
        <translation>Tegen %1</translation>
    </message>
    <message>
        <source>the same board</source>
        <translation>hetzelfde bord</translation>
    </message>
    <message>
        <source>%1×%2, %3</source>
        <comment>rows, columns, colors</comment>
        <translation>%1×%2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln kleur</numerusform>
            <numerusform>%Ln kleuren</numerusform>
        </translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>leeg te spelen</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>bezig: %1</translation>
    </message>
    <message>
        <source>%1, duel against %2</source>
        <comment>points, an opponent</comment>
        <translation>%1, duel tegen %2</translation>
    </message>
    <message>
        <source>in another window: %1</source>
        <comment>points</comment>
        <translation>in een ander venster: %1</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Willekeurig bord</translation>
    </message>
    <message>
        <source>Text or ID</source>
        <translation>Tekst of ID</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>The text brings its own rules. Rules… in the menu Game plays its board under others.</source>
        <translation>De tekst heeft zijn eigen regels. “Regels…” in het menu Partij speelt het bord ervan met andere.</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bewerken…</translation>
    </message>
    <message>
        <source>Draws on this board before it is played</source>
        <translation>Tekent op dit bord voordat het wordt gespeeld</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Meer…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>A random board of any size, colors and seed, or one from a text</source>
        <translation>Een willekeurig bord met grootte, kleuren en startgetal naar keuze, of een uit een tekst</translation>
    </message>
    <message>
        <source>Goes back to the page before</source>
        <translation>Gaat terug naar de vorige pagina</translation>
    </message>
    <message>
        <source>A shared result, a board ID, or digits, in a row for each row of the board</source>
        <translation>Een gedeeld resultaat, een bord-ID, of cijfers, met een regel voor elke rij van het bord</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Wijzigen…</translation>
    </message>
    <message>
        <source>Chooses the rules: what moves and the end earn, and where blocks go</source>
        <translation>Kiest de regels: wat zetten en het einde opleveren, en waar blokken naartoe gaan</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder spelen</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>“%1” is no number from %2 to %3 here; the number stays as it was.</source>
        <translation>“%1” is hier geen getal van %2 tot %3; het getal blijft zoals het was.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>1 block</source>
        <translation>1 blok</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln blok</numerusform>
            <numerusform>%Ln blokken</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size and points of a group</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 uur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln uur</numerusform>
            <numerusform>%Ln uur</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuut</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minuut</numerusform>
            <numerusform>%Ln minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 seconde</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two parts of a time</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>%1: makes the move after which the board looks best.</source>
        <translation>%1: doet de zet waarna het bord er het best uitziet.</translation>
    </message>
    <message>
        <source>%1: makes the move after which random games ended best.</source>
        <translation>%1: doet de zet waarna willekeurige partijen het best eindigden.</translation>
    </message>
    <message>
        <source>%1: tries each move in games that are played with care.</source>
        <translation>%1: probeert elke zet in partijen die met zorg worden gespeeld.</translation>
    </message>
    <message>
        <source>%1: learns from its own best games of this board.</source>
        <translation>%1: leert van de eigen beste partijen op dit bord.</translation>
    </message>
    <message>
        <source>%1: easy</source>
        <translation>%1: makkelijk</translation>
    </message>
    <message>
        <source>%1: medium</source>
        <translation>%1: gemiddeld</translation>
    </message>
    <message>
        <source>%1: hard</source>
        <translation>%1: moeilijk</translation>
    </message>
    <message>
        <source>%1: master</source>
        <translation>%1: meester</translation>
    </message>
    <message>
        <source>On random boards of 15×15 with 5 colors under the standard rules it reaches about %1 points.</source>
        <translation>Op willekeurige borden van 15×15 met 5 kleuren volgens de standaardregels haalt deze tegenstander ongeveer %1 punten.</translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>default options</source>
        <translation>standaardopties</translation>
    </message>
    <message>
        <source>Changes the options of this solver</source>
        <translation>Wijzigt de opties van deze oplosser</translation>
    </message>
</context>
<context>
    <name>OptionDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>Opties van %1</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Defaults</source>
        <translation>Standaardwaarden</translation>
    </message>
    <message>
        <source>Sets every option of this solver back to its default</source>
        <translation>Zet elke optie van deze oplosser terug op de standaardwaarde</translation>
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
        <translation>Uit&amp;gaan van</translation>
    </message>
    <message>
        <source>Replaces the colors by those of a palette of the program</source>
        <translation>Vervangt de kleuren door die van een palet van het programma</translation>
    </message>
    <message>
        <source>Color %1</source>
        <translation>Kleur %1</translation>
    </message>
    <message>
        <source>Color %1: %2</source>
        <translation>Kleur %1: %2</translation>
    </message>
</context>
<context>
    <name>OwnResults</name>
    <message>
        <source>The game waits, and is stored as soon as that works.</source>
        <translation>De partij wacht, en wordt opgeslagen zodra dat lukt.</translation>
    </message>
    <message>
        <source>The game waits as long as the program runs, and is stored as soon as that works.</source>
        <translation>De partij wacht zolang het programma draait, en wordt opgeslagen zodra dat lukt.</translation>
    </message>
</context>
<context>
    <name>OwnScoringForm</name>
    <message>
        <source>What groups of 2, 3, 4, … blocks earn.</source>
        <translation>Wat groepen van 2, 3, 4, … blokken opleveren.</translation>
    </message>
    <message>
        <source>What a cleared board earns.</source>
        <translation>Wat een leeggespeeld bord oplevert.</translation>
    </message>
    <message>
        <source>What 1, 2, 3, … blocks left cost, for each color.</source>
        <translation>Wat 1, 2, 3, … resterende blokken kosten, voor elke kleur.</translation>
    </message>
    <message>
        <source>&amp;Points of a group</source>
        <translation>P&amp;unten van een groep</translation>
    </message>
    <message>
        <source>Bo&amp;nus</source>
        <translation>&amp;Bonus</translation>
    </message>
    <message>
        <source>P&amp;enalty</source>
        <translation>&amp;Aftrek</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Player&apos;s guide</source>
        <translation>Spelershandleiding</translation>
    </message>
    <message>
        <source>This is the text of F1 in the program.</source>
        <translation>Dit is de tekst van F1 in het programma.</translation>
    </message>
</context>
<context>
    <name>PairList</name>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Removes this row</source>
        <translation>Verwijdert deze rij</translation>
    </message>
</context>
<context>
    <name>PaletteTable</name>
    <message>
        <source>Closest colors in each kind of color vision</source>
        <translation>Meest gelijkende kleuren bij elke soort kleurenzien</translation>
    </message>
    <message>
        <source>All colors seen</source>
        <translation>Alle kleuren</translation>
    </message>
    <message>
        <source>No red (protan)</source>
        <translation>Geen rood (protan)</translation>
    </message>
    <message>
        <source>No green (deutan)</source>
        <translation>Geen groen (deutan)</translation>
    </message>
    <message>
        <source>No blue (tritan)</source>
        <translation>Geen blauw (tritan)</translation>
    </message>
    <message>
        <source>Gray only</source>
        <translation>Alleen grijs</translation>
    </message>
    <message>
        <source>Any two colors can be told apart in each kind of color vision.</source>
        <translation>Elke twee kleuren zijn bij elke soort kleurenzien uit elkaar te houden.</translation>
    </message>
    <message>
        <source>Too close – %1: %2 and %3 differ by %4 only; %5 or more tells them apart. Until then the marks on the blocks do.</source>
        <translation>Te gelijkend – %1: %2 en %3 verschillen maar %4; vanaf %5 zijn ze uit elkaar te houden. Tot dan doen de tekens op de blokken dat.</translation>
    </message>
    <message>
        <source>too close</source>
        <translation>te gelijkend</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genoeg</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>duidelijk</translation>
    </message>
    <message>
        <source>Most alike of the first five</source>
        <translation>Meest gelijkend (eerste 5)</translation>
    </message>
    <message>
        <source>Most alike of all nine</source>
        <translation>Meest gelijkend (alle 9)</translation>
    </message>
    <message>
        <source>%3: %1 – %2</source>
        <comment>two colors, how well told apart</comment>
        <translation>%3: %1 – %2</translation>
    </message>
    <message>
        <source>These two differ by %1; here %2 is enough to tell them apart. (CIEDE2000: 1 is hardly seen, 100 is black and white.)</source>
        <translation>Deze twee verschillen %1; hier is %2 genoeg om ze uit elkaar te houden. (CIEDE2000: 1 is nauwelijks te zien, 100 is zwart en wit.)</translation>
    </message>
</context>
<context>
    <name>PaletteTitles</name>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Zacht</translation>
    </message>
    <message>
        <source>Vivid</source>
        <translation>Levendig</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Own colors</source>
        <translation>Eigen kleuren</translation>
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
        <translation>Bord</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Leeggespeeld</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Grootste groep</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Board ID</source>
        <translation>Bord-ID</translation>
    </message>
    <message>
        <source>When the game was finished</source>
        <translation>Wanneer de partij was afgelopen</translation>
    </message>
    <message>
        <source>What the board was called</source>
        <translation>Hoe het bord heette</translation>
    </message>
    <message>
        <source>Rows, columns, colors and rules</source>
        <translation>Rijen, kolommen, kleuren en regels</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Eindscore</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Zetten van de partij</translation>
    </message>
    <message>
        <source>Whether no block was left</source>
        <translation>Of er geen blok over was</translation>
    </message>
    <message>
        <source>Hints and other help in the game, and whether its board was played with help before</source>
        <translation>Hints en andere hulp in de partij, en of het bord eerder met hulp is gespeeld</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Nauwkeurigheid</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>%1 %2 blocks</source>
        <comment>12 sky blue blocks</comment>
        <translation>%1 blokken (%2)</translation>
    </message>
    <message>
        <source>After which move can the board still be cleared?</source>
        <translation>Na welke zet is het bord nog leeg te spelen?</translation>
    </message>
    <message>
        <source>After which move can %1 still go in one move?</source>
        <translation>Na welke zet kunnen %1 nog in één zet weg?</translation>
    </message>
    <message>
        <source>After which move can most points still be reached?</source>
        <translation>Na welke zet zijn nog de meeste punten te halen?</translation>
    </message>
    <message>
        <source>From your game on %1 of %2, move %3.</source>
        <translation>Uit je partij op %1 van %2, zet %3.</translation>
    </message>
    <message>
        <source>The same for everybody on this day.</source>
        <translation>Op deze dag voor iedereen dezelfde.</translation>
    </message>
    <message>
        <source>What is right is proven.</source>
        <translation>Wat goed is, is bewezen.</translation>
    </message>
    <message>
        <source>What is right was found by a search: each right move is better than each wrong one by more than it may be wrong.</source>
        <translation>Wat goed is, is door een zoekactie gevonden: elke goede zet is beter dan elke foute met meer dan de zoekactie ernaast kan zitten.</translation>
    </message>
    <message>
        <source>Right: the board can still be cleared; proven.</source>
        <translation>Goed: het bord is nog leeg te spelen; bewezen.</translation>
    </message>
    <message>
        <source>Right: this keeps the %1; proven.</source>
        <translation>Goed: zo blijven de %1 behouden; bewezen.</translation>
    </message>
    <message>
        <source>Right: %1 can be reached, and no move reaches more; proven.</source>
        <translation>Goed: %1 zijn te halen, en geen zet haalt meer; bewezen.</translation>
    </message>
    <message>
        <source>Right: the best game known after it earns %1; the best wrong move gives away about %2 (±%3).</source>
        <translation>Goed: de beste bekende partij erna levert %1 op; de beste foute zet geeft ongeveer %2 (±%3) weg.</translation>
    </message>
    <message>
        <source>No: after that the board can no longer be cleared; proven.</source>
        <translation>Nee: daarna is het bord niet meer leeg te spelen; bewezen.</translation>
    </message>
    <message>
        <source>No: after that %1 can no longer go in one move, which gives away %2; proven.</source>
        <translation>Nee: daarna kunnen %1 niet meer in één zet weg, en dat geeft %2 weg; bewezen.</translation>
    </message>
    <message>
        <source>No: that gives away %1; proven.</source>
        <translation>Nee: dat geeft %1 weg; bewezen.</translation>
    </message>
    <message>
        <source>No: that gives away about %1 (±%2).</source>
        <translation>Nee: dat geeft ongeveer %1 (±%2) weg.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>De zet %1.</translation>
    </message>
    <message>
        <source>&amp;Show answer</source>
        <translation>&amp;Antwoord tonen</translation>
    </message>
    <message>
        <source>Frames a right move and says what it is good for; the exercise then counts as not solved</source>
        <translation>Omlijst een goede zet en zegt waar hij goed voor is; de opgave telt dan als niet opgelost</translation>
    </message>
    <message>
        <source>&amp;Next exercise</source>
        <translation>&amp;Volgende opgave</translation>
    </message>
    <message>
        <source>Goes to the next exercise that is not done</source>
        <translation>Gaat naar de volgende opgave die nog niet klaar is</translation>
    </message>
    <message>
        <source>&amp;Open game in the window</source>
        <translation>Partij in het venster &amp;openen</translation>
    </message>
    <message>
        <source>Plays the moves of the answer on the board of the window; can be undone there</source>
        <translation>Speelt de zetten van het antwoord op het bord van het venster; kan daar ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Board of the exercise</source>
        <translation>Bord van de opgave</translation>
    </message>
    <message>
        <source>The exercise is being made …</source>
        <translation>De opgave wordt gemaakt…</translation>
    </message>
    <message>
        <source>The exercise could not be made.</source>
        <translation>De opgave kon niet worden gemaakt.</translation>
    </message>
    <message>
        <source>Click the group, or choose it with the arrow keys and Enter.</source>
        <translation>Klik op de groep, of kies die met de pijltoetsen en Enter.</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, day</comment>
        <translation>Opgave %1 van %2</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, how many there are</comment>
        <translation>Opgave %1 van %2</translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Nog niet gedaan.</translation>
    </message>
    <message>
        <source>Solved at the first try.</source>
        <translation>Bij de eerste poging opgelost.</translation>
    </message>
    <message>
        <source>Solved after wrong tries.</source>
        <translation>Na foute pogingen opgelost.</translation>
    </message>
    <message>
        <source>The answer was shown.</source>
        <translation>Het antwoord is getoond.</translation>
    </message>
    <message>
        <source>Solved: %1 of %2 · at the first try: %3 · days in a row with all five done: %4</source>
        <translation>Opgelost: %1 van %2 · bij de eerste poging: %3 · dagen op rij met alle vijf gedaan: %4</translation>
    </message>
    <message>
        <source>The answer is framed: row %1, column %2.</source>
        <translation>Het antwoord is omlijst: rij %1, kolom %2.</translation>
    </message>
    <message>
        <source>Enter goes to the next exercise.</source>
        <translation>Enter gaat naar de volgende opgave.</translation>
    </message>
    <message>
        <source>About this exercise</source>
        <translation>Over deze opgave</translation>
    </message>
    <message>
        <source>This version cannot show the exercise again.</source>
        <translation>Deze versie kan de opgave niet opnieuw tonen.</translation>
    </message>
    <message>
        <source>All five are done; every day brings five others.</source>
        <translation>Alle vijf zijn gedaan; elke dag brengt vijf andere.</translation>
    </message>
    <message>
        <source>Nothing is done yet; what you solve is counted here.</source>
        <translation>Er is nog niets gedaan; wat je oplost, wordt hier geteld.</translation>
    </message>
</context>
<context>
    <name>PraiseText</name>
    <message numerus="yes">
        <source>The game ends after %Ln moves</source>
        <translation>
            <numerusform>De partij eindigt na %Ln zet</numerusform>
            <numerusform>De partij eindigt na %Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Bord leeggespeeld!</translation>
    </message>
    <message>
        <source>This board has no blocks</source>
        <translation>Dit bord heeft geen blokken</translation>
    </message>
    <message>
        <source>No blocks are left</source>
        <translation>Er zijn geen blokken over</translation>
    </message>
    <message>
        <source>No more moves: 1 block left</source>
        <translation>Geen zetten meer: 1 blok over</translation>
    </message>
    <message numerus="yes">
        <source>No more moves: %Ln blocks left</source>
        <translation>
            <numerusform>Geen zetten meer: %Ln blok over</numerusform>
            <numerusform>Geen zetten meer: %Ln blokken over</numerusform>
        </translation>
    </message>
    <message>
        <source>Perfect! %1</source>
        <comment>before how a game ended</comment>
        <translation>Perfect! %1</translation>
    </message>
    <message>
        <source>Your best game of this board!</source>
        <translation>Je beste partij op dit bord!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a medal</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>So close: 1 block left!</source>
        <translation>Bijna: 1 blok over!</translation>
    </message>
    <message numerus="yes">
        <source>So close: %Ln blocks left!</source>
        <translation>
            <numerusform>Bijna: %Ln blok over!</numerusform>
            <numerusform>Bijna: %Ln blokken over!</numerusform>
        </translation>
    </message>
    <message>
        <source>Your largest group so far: %1!</source>
        <translation>Je grootste groep tot nu toe: %1!</translation>
    </message>
    <message>
        <source>Your fewest blocks left on this board: %1!</source>
        <translation>Nog nooit zo weinig blokken over op dit bord: %1!</translation>
    </message>
    <message>
        <source>Well done: above zero!</source>
        <translation>Goed gedaan: boven nul!</translation>
    </message>
    <message>
        <source>your best game of this board</source>
        <translation>je beste partij op dit bord</translation>
    </message>
    <message>
        <source>your largest group so far</source>
        <translation>je grootste groep tot nu toe</translation>
    </message>
    <message>
        <source>your fewest blocks left on this board</source>
        <translation>nog nooit zo weinig blokken over op dit bord</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it earns no medal and is not counted in the statistics.</source>
        <translation>Deze partij is tot het einde overgenomen, dus die verdient geen medaille en telt niet mee in de statistieken.</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it is not counted in the statistics.</source>
        <translation>Deze partij is tot het einde overgenomen, dus die telt niet mee in de statistieken.</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1.</source>
        <translation>Een leeggespeeld bord had %1 opgeleverd.</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1 and no penalty: %2 more.</source>
        <translation>Een leeggespeeld bord had %1 opgeleverd en geen aftrek: %2 meer.</translation>
    </message>
</context>
<context>
    <name>ProgressChart</name>
    <message>
        <source>Results of the games</source>
        <translation>Resultaten van de partijen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>Blokken over</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Eindscore</translation>
    </message>
    <message>
        <source>Fewest so far</source>
        <translation>Minste tot nu toe</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Beste tot nu toe</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eén partij</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %Ln games</source>
        <translation>
            <numerusform>Gemiddelde van de laatste %Ln partij</numerusform>
            <numerusform>Gemiddelde van de laatste %Ln partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>Games: %1; %2: %3; %4: %5</source>
        <translation>Partijen: %1; %2: %3; %4: %5</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>Geëvalueerde partij</translation>
    </message>
    <message>
        <source>Accuracy in percent</source>
        <translation>Nauwkeurigheid in procenten</translation>
    </message>
    <message>
        <source>Accuracy of the games</source>
        <translation>Nauwkeurigheid van de partijen</translation>
    </message>
</context>
<context>
    <name>PublishedBoards</name>
    <message>
        <source>not stated</source>
        <translation>niet vermeld</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget: %1</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation>Machine: %1</translation>
    </message>
    <message>
        <source>All 20 boards: %1 points</source>
        <translation>Alle 20 borden: %1 punten</translation>
    </message>
    <message>
        <source>It had another budget than the runs here, on another machine: it shows how far they come, not which solver is better.</source>
        <translation>Het had een ander budget dan de runs hier, op een andere machine: het laat zien hoe ver ze komen, niet welke oplosser beter is.</translation>
    </message>
</context>
<context>
    <name>PublishedButton</name>
    <message>
        <source>Published</source>
        <translation>Bronnen</translation>
    </message>
    <message>
        <source>Shows a published result of the same boards beside the runs</source>
        <translation>Toont een gepubliceerd resultaat van dezelfde borden naast de runs</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
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
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln kleur</numerusform>
            <numerusform>%Ln kleuren</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be &amp;cleared for sure</source>
        <translation>&amp;Zeker leeg te spelen</translation>
    </message>
    <message>
        <source>Makes the board backwards from the empty one, so that there is a way to clear it, under any rules without new columns</source>
        <translation>Maakt het bord achterwaarts vanaf het lege, zodat er een manier is om het leeg te spelen, met alle regels zonder nieuwe kolommen</translation>
    </message>
    <message>
        <source>The same seed and size give the same board, on every computer</source>
        <translation>Hetzelfde startgetal en dezelfde grootte geven hetzelfde bord, op elke computer</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Ander</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheid</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>Elke</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty</comment>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty</comment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty</comment>
        <translation>Moeilijk</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>What the intervals are for</source>
        <translation>Waarvoor de intervallen gelden</translation>
    </message>
    <message>
        <source>95 % for boards like these</source>
        <translation>95% voor borden zoals deze</translation>
    </message>
    <message>
        <source>95 % for these boards</source>
        <translation>95% voor deze borden</translation>
    </message>
    <message>
        <source>one run has no interval</source>
        <translation>één run heeft geen interval</translation>
    </message>
    <message>
        <source>one board says nothing of others</source>
        <translation>één bord zegt niets over andere</translation>
    </message>
    <message>
        <source>one run on each says nothing of others</source>
        <translation>één run op elk zegt niets over andere</translation>
    </message>
    <message>
        <source>For boards like these: the boards are the sample, and the interval is of the mean over many more of them. For these boards: the runs on each are the sample, and the interval is of the mean of many more runs.</source>
        <translation>Voor borden zoals deze: de borden zijn de steekproef, en het interval is van het gemiddelde over veel meer ervan. Voor deze borden: de runs op elk zijn de steekproef, en het interval is van het gemiddelde van veel meer runs.</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No board of a day has been played yet.</source>
        <translation>Er is nog geen bord van een dag gespeeld.</translation>
    </message>
    <message>
        <source>Boards played: %1</source>
        <translation>Gespeelde borden: %1</translation>
    </message>
    <message>
        <source>Played on their day: %1; longest: %2</source>
        <comment>days in a row, days</comment>
        <translation>Op hun dag gespeeld: %1; langste: %2</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duels</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medailles</translation>
    </message>
    <message>
        <source>Boards of the day</source>
        <translation>Borden van de dag</translation>
    </message>
    <message>
        <source>&quot;Duel against&quot; in the menu Game has an opponent play the same board as you.</source>
        <translation>“Duel tegen” in het menu Partij laat een tegenstander hetzelfde bord spelen als jij.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a medal, a number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On each board your best game counts: gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. Boards that have such marks: %4 of %5.</source>
        <translation>Op elk bord telt je beste partij: goud vanaf %1% van de beste bekende score van het bord, zilver vanaf %2%, brons vanaf %3%. Borden die zulke grenzen hebben: %4 van %5.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move of the replayed game</source>
        <translation>Zet van de afgespeelde partij</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Begin van de partij</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van de partij</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Doorlopend</translation>
    </message>
    <message>
        <source>Plays again from the start when the end is reached</source>
        <translation>Begint weer vooraan als het einde is bereikt</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Snelheid van de herhaling</translation>
    </message>
    <message>
        <source>Moves per second</source>
        <translation>Zetten per seconde</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>moves per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Take over here</source>
        <translation>Hier overnemen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>No move was played yet</source>
        <translation>Er is nog geen zet gespeeld</translation>
    </message>
    <message>
        <source>No finished game is known yet</source>
        <translation>Er is nog geen voltooide partij bekend</translation>
    </message>
    <message>
        <source>Move %1 of %2, score %3</source>
        <translation>Zet %1 van %2, score %3</translation>
    </message>
    <message>
        <source>This game: move %1 of %2, score %3</source>
        <translation>Deze partij: zet %1 van %2, score %3</translation>
    </message>
    <message>
        <source>Best game: move %1 of %2, score %3</source>
        <translation>Beste partij: zet %1 van %2, score %3</translation>
    </message>
    <message>
        <source>Best game played: move %1 of %2, score %3</source>
        <translation>Beste gespeelde partij: zet %1 van %2, score %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>bonus +%1</source>
        <translation>bonus +%1</translation>
    </message>
    <message>
        <source>penalty −%1</source>
        <translation>aftrek −%1</translation>
    </message>
    <message>
        <source>Shows the game again</source>
        <translation>Toont de partij weer</translation>
    </message>
    <message>
        <source>Game of a candidate: move %1 of %2, score %3</source>
        <translation>Partij van een kandidaat: zet %1 van %2, score %3</translation>
    </message>
    <message>
        <source>Reviewed game: move %1 of %2, score %3</source>
        <translation>Geëvalueerde partij: zet %1 van %2, score %3</translation>
    </message>
    <message>
        <source>Better game: move %1 of %2, score %3</source>
        <translation>Betere partij: zet %1 van %2, score %3</translation>
    </message>
</context>
<context>
    <name>ResultCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>Score na elke zet</translation>
    </message>
    <message>
        <source>The score after each move; the dot is the largest group, move %1</source>
        <translation>De score na elke zet; de stip is de grootste groep, zet %1</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Score and best still possible</source>
        <translation>Score en het beste dat nog mogelijk is</translation>
    </message>
    <message>
        <source>Filled: the score after each move. Steps: the best final score still possible. Numbers: the moves that the list tells of. Click or use the arrow keys to go there.</source>
        <translation>Gevuld: de score na elke zet. Treden: de beste eindscore die nog mogelijk is. Getallen: de zetten waar de lijst over gaat. Klik of gebruik de pijltoetsen om erheen te gaan.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The list has the first %1 of these %2 losses.</source>
        <translation>De lijst toont de eerste %1 van deze %2 verliezen.</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Deze partij evalueren</translation>
    </message>
    <message>
        <source>Looks for ten seconds, on all cores, for what each move gave away</source>
        <translation>Zoekt tien seconden lang, op alle kernen, naar wat elke zet weggaf</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verliezen</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what was better.</source>
        <translation>Op het bord: gestreept, wat is gespeeld; goud omlijst, wat beter was.</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what may be better.</source>
        <translation>Op het bord: gestreept, wat is gespeeld; goud omlijst, wat misschien beter is.</translation>
    </message>
    <message>
        <source>Earlier loss</source>
        <translation>Eerder verlies</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss before the position on the board; the list itself begins with mistakes</source>
        <translation>In de volgorde van de zetten, het vermelde verlies vóór de stelling op het bord; de lijst zelf begint met fouten</translation>
    </message>
    <message>
        <source>Later loss</source>
        <translation>Later verlies</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss after the position on the board; the list itself begins with mistakes</source>
        <translation>In de volgorde van de zetten, het vermelde verlies na de stelling op het bord; de lijst zelf begint met fouten</translation>
    </message>
    <message>
        <source>Show the better game</source>
        <translation>Betere partij tonen</translation>
    </message>
    <message>
        <source>Plays the best game known from the position on the board, step by step</source>
        <translation>Speelt de beste bekende partij vanaf de stelling op het bord af, stap voor stap</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Vanaf hier proberen</translation>
    </message>
    <message>
        <source>The game goes on from the position on the board; can be undone</source>
        <translation>De partij gaat verder vanaf de stelling op het bord; kan ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>Save review…</source>
        <translation>Evaluatie opslaan…</translation>
    </message>
    <message>
        <source>Saves the review as a page that every browser shows</source>
        <translation>Slaat de evaluatie op als pagina die elke browser toont</translation>
    </message>
    <message>
        <source>&amp;Thorough: for two minutes</source>
        <translation>&amp;Grondig: twee minuten lang</translation>
    </message>
    <message>
        <source>&amp;Deep: until it is stopped, or all is proven</source>
        <translation>&amp;Diep: tot je stopt, of alles bewezen is</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Ends the review; what it has found is kept</source>
        <translation>Beëindigt de evaluatie; wat al is gevonden, blijft bewaard</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>Dieper zoeken</translation>
    </message>
    <message>
        <source>Goes on with this review, so that its losses become surer</source>
        <translation>Gaat door met deze evaluatie, zodat de verliezen zekerder worden</translation>
    </message>
    <message>
        <source>The game goes another way than the one that was reviewed.</source>
        <translation>De partij loopt anders dan de geëvalueerde.</translation>
    </message>
    <message>
        <source>Games in which new columns come in cannot be reviewed, as nobody knows the columns to come.</source>
        <translation>Partijen waarin nieuwe kolommen binnenkomen, kunnen niet worden geëvalueerd, omdat niemand de kolommen kent die nog komen.</translation>
    </message>
    <message>
        <source>A review tells what each move of this game gave away, and what was better.</source>
        <translation>Een evaluatie zegt wat elke zet van deze partij weggaf, en wat beter was.</translation>
    </message>
    <message>
        <source>A review tells what each move of a game gave away, and what was better. Play some moves, or open a game.</source>
        <translation>Een evaluatie zegt wat elke zet van een partij weggaf, en wat beter was. Speel enkele zetten, of open een partij.</translation>
    </message>
    <message>
        <source>Accuracy: %1.</source>
        <translation>Nauwkeurigheid: %1.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>verdicts</comment>
        <translation>Tot nu toe: %1</translation>
    </message>
    <message>
        <source>Accuracy so far: %1.</source>
        <translation>Nauwkeurigheid tot nu toe: %1.</translation>
    </message>
    <message>
        <source>Not every move has been looked at yet.</source>
        <translation>Nog niet elke zet is bekeken.</translation>
    </message>
    <message>
        <source>move %1 may have lost %2</source>
        <translation>zet %1 verloor misschien %2</translation>
    </message>
    <message>
        <source>move %1 lost %2</source>
        <translation>zet %1 verloor %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>spread</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Another game is being reviewed.</source>
        <translation>Er wordt een andere partij geëvalueerd.</translation>
    </message>
    <message>
        <source>Reviewing until it is stopped, or all is proven.</source>
        <translation>Evaluatie tot je stopt, of alles bewezen is.</translation>
    </message>
    <message>
        <source>Reviewing: %1 % of the time.</source>
        <translation>Evaluatie: %1% van de tijd.</translation>
    </message>
    <message>
        <source>All of it is proven.</source>
        <translation>Alles is bewezen.</translation>
    </message>
    <message>
        <source>Reviewed for %1.</source>
        <translation>%1 lang geëvalueerd.</translation>
    </message>
    <message>
        <source>Filled: score. Steps: best still possible.</source>
        <translation>Gevuld: score. Treden: het beste dat nog mogelijk is.</translation>
    </message>
    <message>
        <source>No listed loss comes later in the game than the position on the board</source>
        <translation>Geen vermeld verlies komt later in de partij dan de stelling op het bord</translation>
    </message>
    <message>
        <source>No listed loss comes earlier in the game than the position on the board</source>
        <translation>Geen vermeld verlies komt eerder in de partij dan de stelling op het bord</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it; what it found is kept.</source>
        <translation>De evaluatie van %1 is daarvoor beëindigd; wat al was gevonden, blijft bewaard.</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it.</source>
        <translation>De evaluatie van %1 is daarvoor beëindigd.</translation>
    </message>
    <message>
        <source>Moves taken over, which count here too: %1.</source>
        <translation>Overgenomen zetten, die hier ook tellen: %1.</translation>
    </message>
    <message>
        <source>taken over</source>
        <comment>move</comment>
        <translation>overgenomen</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Good: it lost nothing for sure.</source>
        <translation>Goed: het is niet zeker dat er iets verloren ging.</translation>
    </message>
    <message>
        <source>Good: it is proven to lose nothing.</source>
        <translation>Goed: het is bewezen dat er niets verloren ging.</translation>
    </message>
    <message>
        <source>Good: nothing is known that earns more.</source>
        <translation>Goed: er is niets bekend dat meer oplevert.</translation>
    </message>
    <message>
        <source>May be a mistake: about %1 less than the best game known, if the searches after it missed no better one.</source>
        <translation>Misschien een fout: ongeveer %1 minder dan de beste bekende partij, als de zoekacties erna geen betere misten.</translation>
    </message>
    <message>
        <source>Small loss: %1 less than the best game.</source>
        <translation>Klein verlies: %1 minder dan de beste partij.</translation>
    </message>
    <message>
        <source>Small loss: about %1 less than the best game known.</source>
        <translation>Klein verlies: ongeveer %1 minder dan de beste bekende partij.</translation>
    </message>
    <message>
        <source>Mistake: %1 less than the best game.</source>
        <translation>Fout: %1 minder dan de beste partij.</translation>
    </message>
    <message>
        <source>Mistake: about %1 less than the best game known.</source>
        <translation>Fout: ongeveer %1 minder dan de beste bekende partij.</translation>
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
        <translation>ongeveer %1</translation>
    </message>
    <message>
        <source>good</source>
        <translation>goed</translation>
    </message>
    <message>
        <source>may be a mistake</source>
        <translation>misschien een fout</translation>
    </message>
    <message>
        <source>May be mistakes:</source>
        <translation>Misschien fouten:</translation>
    </message>
    <message>
        <source>Small losses:</source>
        <translation>Kleine verliezen:</translation>
    </message>
    <message>
        <source>Mistakes:</source>
        <translation>Fouten:</translation>
    </message>
    <message>
        <source>small loss</source>
        <translation>klein verlies</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>Move %1 gave away %2</source>
        <translation>Zet %1 gaf %2 weg</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2</source>
        <translation>Zet %1 gaf misschien %2 weg</translation>
    </message>
    <message>
        <source>The loss is proven.</source>
        <translation>Het verlies is bewezen.</translation>
    </message>
    <message numerus="yes">
        <source>The loss may be %Ln points smaller or larger, as far as the searches tell.</source>
        <translation>
            <numerusform>Het verlies kan %Ln punt kleiner of groter zijn, voor zover de zoekacties het zeggen.</numerusform>
            <numerusform>Het verlies kan %Ln punten kleiner of groter zijn, voor zover de zoekacties het zeggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game: %1. Could be reached: %2.</source>
        <translation>Deze partij: %1. Haalbaar: %2.</translation>
    </message>
    <message>
        <source>Score so far: %1. Can still be reached: %2, from the start: %3.</source>
        <translation>Score tot nu toe: %1. Nog haalbaar: %2, vanaf het begin: %3.</translation>
    </message>
    <message>
        <source>After move %1 of %2: score %3, still possible %4</source>
        <translation>Na zet %1 van %2: score %3, nog mogelijk %4</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <comment>good moves, small losses, mistakes</comment>
        <translation>%1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln good moves</source>
        <translation>
            <numerusform>%Ln goede zet</numerusform>
            <numerusform>%Ln goede zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves that may be mistakes</source>
        <translation>
            <numerusform>%Ln zet die misschien een fout is</numerusform>
            <numerusform>%Ln zetten die misschien fouten zijn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small losses</source>
        <translation>
            <numerusform>%Ln klein verlies</numerusform>
            <numerusform>%Ln kleine verliezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln fout</numerusform>
            <numerusform>%Ln fouten</numerusform>
        </translation>
    </message>
    <message>
        <source>At least half of the loss lies in move %1.</source>
        <translation>Minstens de helft van het verlies ligt in zet %1.</translation>
    </message>
    <message>
        <source>At least half of the loss lies in moves %1 to %2.</source>
        <translation>Minstens de helft van het verlies ligt in de zetten %1 t/m %2.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>percent</comment>
        <translation>hoogstens %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>accuracy</comment>
        <translation>nog niet bekend</translation>
    </message>
    <message>
        <source>Which moves lost most is not known yet, as their spread covers most of the loss.</source>
        <translation>Welke zetten het meest verloren, is nog niet bekend, omdat hun marge het grootste deel van het verlies beslaat.</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln losses that may be none, as far as the searches tell.</source>
        <translation>
            <numerusform>Niet vermeld: %Ln verlies dat er misschien geen is, voor zover de zoekacties het zeggen.</numerusform>
            <numerusform>Niet vermeld: %Ln verliezen die er misschien geen zijn, voor zover de zoekacties het zeggen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Other rules start this board anew. Undo brings back the game as it is now.</source>
        <translation>Andere regels beginnen dit bord opnieuw. “Ongedaan maken” brengt de partij terug zoals die nu is.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>&amp;Scoring</source>
        <translation>&amp;Puntentelling</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>&amp;Zwaartekracht</translation>
    </message>
    <message>
        <source>Empty c&amp;olumns</source>
        <translation>Lege &amp;kolommen</translation>
    </message>
    <message>
        <source>See&amp;d of the columns</source>
        <translation>Startgetal &amp;van de kolommen</translation>
    </message>
    <message>
        <source>Clickomania aims at an empty board, and with new columns no board stays empty.</source>
        <translation>Clickomania heeft een leeg bord als doel, en met nieuwe kolommen blijft geen bord leeg.</translation>
    </message>
    <message>
        <source>A formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2.</source>
        <translation>Een formule met het aantal blokken n, zoals 3n of n(n-1), of getallen zoals 0,1,3,6: voor meer blokken herhaalt het verschil tussen de laatste twee zich (9, 12, …). Achter getallen mag een formule staan, zoals in 0,0,(n-2)^2.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>Points, bonus and penalty as you like.</source>
        <translation>Punten, bonus en aftrek naar keuze.</translation>
    </message>
    <message>
        <source>Under rules of your own no columns come in.</source>
        <translation>Met eigen regels komen er geen kolommen binnen.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Geen aftrek</translation>
    </message>
    <message>
        <source>Lenient penalty</source>
        <translation>Milde aftrek</translation>
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
        <translation>Lege kolommen verdwijnen</translation>
    </message>
    <message>
        <source>Rows are drawn left</source>
        <translation>Rijen schuiven naar links</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left costs (m − 2)².</source>
        <translation>Een groep van n blokken levert (n − 2)² op, een leeggespeeld bord 1.000. Elke kleur waarvan er m blokken over zijn, kost (m − 2)².</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Blocks left cost nothing.</source>
        <translation>Een groep van n blokken levert (n − 2)² op, een leeggespeeld bord 1.000. Resterende blokken kosten niets.</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left, more than two, costs (m − 2)².</source>
        <translation>Een groep van n blokken levert (n − 2)² op, een leeggespeeld bord 1.000. Elke kleur waarvan er m blokken over zijn, meer dan twee, kost (m − 2)².</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1). A cleared board earns nothing more, and blocks left cost nothing.</source>
        <translation>Een groep van n blokken levert n × (n − 1) op. Een leeggespeeld bord levert niets extra op, en resterende blokken kosten niets.</translation>
    </message>
    <message>
        <source>Moves earn nothing: the aim is an empty board, which earns 1. Each block left costs 1.</source>
        <translation>Zetten leveren niets op: het doel is een leeg bord, dat 1 oplevert. Elk resterend blok kost 1.</translation>
    </message>
    <message>
        <source>Blocks fall down, and where a column is empty, those to its right move left.</source>
        <translation>Blokken vallen omlaag, en waar een kolom leeg is, schuiven die rechts ervan naar links.</translation>
    </message>
    <message>
        <source>Blocks fall down, then every row is drawn left until it has no gap.</source>
        <translation>Blokken vallen omlaag, dan schuift elke rij naar links tot die geen gat heeft.</translation>
    </message>
    <message>
        <source>%1, rows drawn left</source>
        <translation>%1, rijen naar links</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>bord leeggespeeld</translation>
    </message>
    <message>
        <source>1 block left</source>
        <translation>1 blok over</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>%Ln blok over</numerusform>
            <numerusform>%Ln blokken over</numerusform>
        </translation>
    </message>
    <message>
        <source>New columns come in</source>
        <translation>Nieuwe kolommen komen binnen</translation>
    </message>
    <message>
        <source>Stay empty</source>
        <translation>Blijven leeg</translation>
    </message>
    <message numerus="yes">
        <source>Random columns come in at the right until none fits. The game ends where no group is left, or after %Ln moves; its end earns and costs nothing.</source>
        <translation>
            <numerusform>Rechts komen willekeurige kolommen binnen tot er geen meer past. De partij eindigt als er geen groep over is, of na %Ln zet; het einde levert niets op en kost niets.</numerusform>
            <numerusform>Rechts komen willekeurige kolommen binnen tot er geen meer past. De partij eindigt als er geen groep over is, of na %Ln zetten; het einde levert niets op en kost niets.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board becomes empty, from the right.</source>
        <translation>Het bord wordt leeg, vanaf rechts.</translation>
    </message>
    <message>
        <source>%1, refill</source>
        <translation>%1, aanvullen</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1).</source>
        <translation>Een groep van n blokken levert n × (n − 1) op.</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)².</source>
        <translation>Een groep van n blokken levert (n − 2)² op.</translation>
    </message>
    <message>
        <source>%1 blocks earn %2, %3 earn %4</source>
        <translation>%1 blokken leveren %2 op, %3 leveren %4 op</translation>
    </message>
    <message>
        <source>a cleared board %1 more</source>
        <translation>een leeggespeeld bord %1 extra</translation>
    </message>
    <message>
        <source>a cleared board earns %1</source>
        <translation>een leeggespeeld bord levert %1 op</translation>
    </message>
    <message>
        <source>%1 of one color left cost %2</source>
        <translation>%1 resterende van één kleur kosten %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules, examples</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>bonus %1</translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation>aftrek %1</translation>
    </message>
    <message>
        <source>Own scoring (%1)</source>
        <translation>Eigen puntentelling (%1)</translation>
    </message>
    <message>
        <source>A group of n blocks earns %1.</source>
        <translation>Een groep van n blokken levert %1 op.</translation>
    </message>
    <message>
        <source>Groups of 2, 3, … blocks earn %1.</source>
        <translation>Groepen van 2, 3, … blokken leveren %1 op.</translation>
    </message>
    <message>
        <source>A cleared board earns %1.</source>
        <translation>Een leeggespeeld bord levert %1 op.</translation>
    </message>
    <message>
        <source>Blocks left cost nothing.</source>
        <translation>Resterende blokken kosten niets.</translation>
    </message>
    <message>
        <source>1, 2, … blocks left of a color cost %1.</source>
        <translation>1, 2, … resterende blokken van één kleur kosten %1.</translation>
    </message>
    <message>
        <source>n blocks left of a color cost %1.</source>
        <translation>n resterende blokken van één kleur kosten %1.</translation>
    </message>
</context>
<context>
    <name>RunKeeper</name>
    <message>
        <source>This version of SameGame has that experiment otherwise, or no longer.</source>
        <translation>Deze versie van SameGame heeft dat experiment anders, of niet meer.</translation>
    </message>
    <message>
        <source>This kept run is damaged.</source>
        <translation>Deze bewaarde run is beschadigd.</translation>
    </message>
    <message>
        <source>A distribution is being drawn; stop it first.</source>
        <translation>Er loopt een verdeling; stop die eerst.</translation>
    </message>
    <message>
        <source>A comparison is running; stop it first.</source>
        <translation>Er loopt een vergelijking; stop die eerst.</translation>
    </message>
    <message>
        <source>A search on this board is running; stop it first.</source>
        <translation>Er loopt een zoekactie op dit bord; stop die eerst.</translation>
    </message>
    <message>
        <source>An experiment is running; stop it first.</source>
        <translation>Er loopt een experiment; stop dat eerst.</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>Distribution</source>
        <translation>Verdeling</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergelijking</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>a board</comment>
        <translation>
            <numerusform>%1 na %Ln zet</numerusform>
            <numerusform>%1 na %Ln zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>board, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergentie</translation>
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
        <translation>Score na elke zet</translation>
    </message>
    <message>
        <source>Score after each move; click or drag to go there</source>
        <translation>Score na elke zet; klik of sleep om erheen te gaan</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Geen partij</translation>
    </message>
    <message>
        <source>Score %1 after move %2 of %3; %4 at the end</source>
        <translation>Score %1 na zet %2 van %3; %4 aan het einde</translation>
    </message>
</context>
<context>
    <name>SeedEdit</name>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>random</source>
        <translation>willekeurig</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>&amp;Click</source>
        <translation>&amp;Klik</translation>
    </message>
    <message>
        <source>What a click, or Enter at the board&apos;s cursor, does to a group</source>
        <translation>Wat een klik, of Enter bij de cursor van het bord, met een groep doet</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animatie</translation>
    </message>
    <message>
        <source>How fast blocks fall and columns move</source>
        <translation>Hoe snel blokken vallen en kolommen schuiven</translation>
    </message>
    <message>
        <source>&amp;Preview of candidates</source>
        <translation>&amp;Voorbeeld van kandidaten</translation>
    </message>
    <message>
        <source>A candidate under the mouse shows on the board how the game goes on after it</source>
        <translation>Een kandidaat onder de muis toont op het bord hoe de partij erna verdergaat</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Taal van het programma</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Stan&amp;daardwaarden</translation>
    </message>
    <message>
        <source>Plays the group at once</source>
        <translation>Speelt de groep meteen</translation>
    </message>
    <message>
        <source>Selects the group, a second click plays it</source>
        <translation>Selecteert de groep, een tweede klik speelt die</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Zoals het bureaublad</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Gel&amp;uiden</translation>
    </message>
    <message>
        <source>Plays a sound for each group that is removed, and at the end of a game</source>
        <translation>Speelt een geluid voor elke groep die wordt verwijderd, en aan het einde van een partij</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>Loo&amp;ks</source>
        <translation>U&amp;iterlijk</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>1 move</source>
        <translation>1 zet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln zet</numerusform>
            <numerusform>%Ln zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 punt</numerusform>
            <numerusform>%1 punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedText</name>
    <message>
        <source>Row and column of the group&apos;s lowest and leftmost cell, row 1 at the top</source>
        <translation>Rij en kolom van het onderste en meest linkse vakje van de groep, rij 1 bovenaan</translation>
    </message>
    <message>
        <source>Blocks of the group</source>
        <translation>Blokken van de groep</translation>
    </message>
    <message>
        <source>Goes on playing by hand from the position shown</source>
        <translation>Speelt met de hand verder vanaf de getoonde stelling</translation>
    </message>
    <message>
        <source>Chooses another board</source>
        <translation>Kiest een ander bord</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>Het klembord bevat geen tekst.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Zoekt naar een hint…</translation>
    </message>
    <message>
        <source>Distribution of final scores</source>
        <translation>Verdeling van eindscores</translation>
    </message>
    <message>
        <source>Best game saved as %1</source>
        <translation>Beste partij opgeslagen als %1</translation>
    </message>
    <message>
        <source>Comparison of solvers</source>
        <translation>Vergelijking van oplossers</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startgetal %1</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabel als &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;Bins as CSV…</source>
        <translation>&amp;Klassen als CSV…</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed</source>
        <translation>Blokken van de grootste verwijderde groep</translation>
    </message>
    <message>
        <source>Hours, minutes and seconds at the board; thoughts longer than a minute count as one</source>
        <translation>Uren, minuten en seconden aan het bord; langer dan een minuut nadenken telt als één</translation>
    </message>
    <message>
        <source>Scores under different rules cannot be compared: choose one kind of game.</source>
        <translation>Scores volgens verschillende regels zijn niet te vergelijken: kies één soort partij.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No better game than this one was found.</source>
        <translation>Er is geen betere partij dan deze gevonden.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regels: %1</translation>
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
        <source>Saved as %1</source>
        <translation>Opgeslagen als %1</translation>
    </message>
    <message>
        <source>Mean, 95 %, boards like these</source>
        <translation>Gemiddelde, 95%, borden zoals deze</translation>
    </message>
    <message>
        <source>Difference, 95 %, boards like these</source>
        <translation>Verschil, 95%, borden zoals deze</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on boards like these; where it holds 0, the difference may be luck</source>
        <translation>95%-interval van het gemiddelde verschil op borden zoals deze; als het 0 bevat, kan het verschil toeval zijn</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all boards like these; these boards are the sample, two or more (Student&apos;s t)</source>
        <translation>95%-betrouwbaarheidsinterval van het gemiddelde over alle borden zoals deze; deze borden zijn de steekproef, twee of meer (Students t)</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>its runs are of another version of SameGame, and a file of trials would name this version as the one that made them; choose a table (*.csv)</source>
        <translation>de runs zijn van een andere versie van SameGame, en een bestand met proeven zou deze versie als maker ervan noemen; kies een tabel (*.csv)</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Actie</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Sneltoets</translation>
    </message>
</context>
<context>
    <name>SolvedBoardsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>Starts this board anew</source>
        <translation>Begint dit bord opnieuw</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Afspelen</translation>
    </message>
    <message>
        <source>Starts this board anew and replays the best game of it</source>
        <translation>Begint dit bord opnieuw en speelt de beste partij ervan af</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>&amp;Partij opslaan…</translation>
    </message>
    <message>
        <source>Saves the best game of this board as a file</source>
        <translation>Slaat de beste partij van dit bord op als bestand</translation>
    </message>
    <message>
        <source>Solved boards</source>
        <translation>Opgeloste borden</translation>
    </message>
    <message>
        <source>Part of a name, a size, a date, or who played it …</source>
        <translation>Deel van een naam, een grootte, een datum, of wie het speelde…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>The stored game of this board is damaged.</source>
        <translation>De opgeslagen partij van dit bord is beschadigd.</translation>
    </message>
    <message>
        <source>No game to the end of a board is known yet.</source>
        <translation>Er is nog van geen bord een partij tot het einde bekend.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln bord</numerusform>
            <numerusform>%Ln borden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 van %Ln bord</numerusform>
            <numerusform>%1 van %Ln borden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedBoardsModel</name>
    <message>
        <source>by hand</source>
        <translation>met de hand</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Leeggespeeld</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Gevonden door</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>What the board was called when it was played</source>
        <translation>Hoe het bord heette toen het werd gespeeld</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Rijen en kolommen</translation>
    </message>
    <message>
        <source>Colors of the board</source>
        <translation>Kleuren van het bord</translation>
    </message>
    <message>
        <source>The rules under which it was played</source>
        <translation>De regels waarmee het is gespeeld</translation>
    </message>
    <message>
        <source>Final score of the best game known</source>
        <translation>Eindscore van de beste bekende partij</translation>
    </message>
    <message>
        <source>Whether the best game leaves no block</source>
        <translation>Of de beste partij geen blok overlaat</translation>
    </message>
    <message>
        <source>Moves of the best game</source>
        <translation>Zetten van de beste partij</translation>
    </message>
    <message>
        <source>Who played the best game: the computer, and how, or a person</source>
        <translation>Wie de beste partij speelde: de computer, en hoe, of een mens</translation>
    </message>
    <message>
        <source>When the best game was played</source>
        <translation>Wanneer de beste partij is gespeeld</translation>
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
        <translation>nee</translation>
    </message>
</context>
<context>
    <name>SolverGroups</name>
    <message>
        <source>Lists of clicks: the strongest</source>
        <translation>Lijsten van klikken: de sterkste</translation>
    </message>
    <message>
        <source>Playouts: random games, ever better ones</source>
        <translation>Playouts: willekeurige partijen, steeds betere</translation>
    </message>
    <message>
        <source>Beams and greedy games: quick looks</source>
        <translation>Beams en gretige partijen: een snelle blik</translation>
    </message>
    <message>
        <source>Proofs: endgames and small boards</source>
        <translation>Bewijzen: eindspelen en kleine borden</translation>
    </message>
    <message>
        <source>Other programs: your own solver</source>
        <translation>Andere programma’s: je eigen oplosser</translation>
    </message>
</context>
<context>
    <name>SoundOffer</name>
    <message>
        <source>Would you like to hear the moves?</source>
        <translation>Wil je de zetten horen?</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Geluiden aan</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
</context>
<context>
    <name>StandardBoardsModel</name>
    <message>
        <source>Own best %1</source>
        <translation>Eigen beste %1</translation>
    </message>
    <message>
        <source>With help %1</source>
        <translation>Met hulp %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Nog niet gespeeld</translation>
    </message>
    <message>
        <source>own best %1</source>
        <translation>eigen beste %1</translation>
    </message>
    <message>
        <source>best with help %1</source>
        <translation>beste met hulp %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>nog niet gespeeld</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
    <message>
        <source>the computer&apos;s best %1</source>
        <translation>beste van de computer %1</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>Bezig: %1</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>bezig: %1</translation>
    </message>
</context>
<context>
    <name>StandardBoardsPage</name>
    <message>
        <source>Standard boards</source>
        <translation>Standaardborden</translation>
    </message>
    <message>
        <source>The 20 boards on which the published programs are compared: 15 rows, 15 columns, 5 colors.</source>
        <translation>De 20 borden waarop de gepubliceerde programma’s worden vergeleken: 15 rijen, 15 kolommen, 5 kleuren.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporteren</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>Schrijft de getallen of de afbeelding naar een bestand</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partijen</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Tonen</translation>
    </message>
    <message>
        <source>Which games: their rules, and the size and colors of their boards</source>
        <translation>Welke partijen: hun regels, en de grootte en kleuren van hun borden</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>Partijen met hints, zetten waar kandidaten te zien waren, zetten vanuit geëvalueerde stellingen, of overgenomen zetten</translation>
    </message>
    <message>
        <source>Forget the 1 &amp;game shown</source>
        <translation>De 1 &amp;getoonde partij vergeten</translation>
    </message>
    <message numerus="yes">
        <source>Forget the %Ln &amp;games shown</source>
        <translation>
            <numerusform>De %Ln &amp;getoonde partij vergeten</numerusform>
            <numerusform>De %Ln &amp;getoonde partijen vergeten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget &amp;all %Ln games</source>
        <translation>
            <numerusform>&amp;Alle %Ln partij vergeten</numerusform>
            <numerusform>&amp;Alle %Ln partijen vergeten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games as CSV…</source>
        <translation>&amp;Partijen als CSV…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of game, number of games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that you play to its end is counted here.</source>
        <translation>Er is nog geen partij uitgespeeld. Elke partij die je uitspeelt, wordt hier geteld.</translation>
    </message>
    <message>
        <source>This stored game is damaged.</source>
        <translation>Deze opgeslagen partij is beschadigd.</translation>
    </message>
    <message>
        <source>This game is not stored any more.</source>
        <translation>Deze partij is niet meer opgeslagen.</translation>
    </message>
    <message>
        <source>Forget &amp;all: 1 game</source>
        <translation>&amp;Alles vergeten: 1 partij</translation>
    </message>
    <message>
        <source>The stored games cannot be read now.</source>
        <translation>De opgeslagen partijen kunnen nu niet worden gelezen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished games wait to be stored, and are counted then.</source>
        <translation>
            <numerusform>%Ln voltooide partij wacht op opslaan, en wordt dan geteld.</numerusform>
            <numerusform>%Ln voltooide partijen wachten op opslaan, en worden dan geteld.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave out games with help</source>
        <translation>Partijen met &amp;hulp weglaten</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>Sc&amp;ores</translation>
    </message>
    <message>
        <source>&amp;Medals and duels</source>
        <translation>&amp;Medailles en duels</translation>
    </message>
    <message>
        <source>&amp;Numbers as CSV…</source>
        <translation>&amp;Getallen als CSV…</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Zonder hulp</translation>
    </message>
    <message>
        <source>All of these games had help.</source>
        <translation>Al deze partijen zijn met hulp gespeeld.</translation>
    </message>
    <message>
        <source>Forgets games, here and on the cards at the end of a game, and with the last one the record of duels; can be undone</source>
        <translation>Vergeet partijen, hier en op de kaarten aan het einde van een partij, en met de laatste ook de balans van de duels; kan ongedaan worden gemaakt</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Different boards</source>
        <translation>Verschillende borden</translation>
    </message>
    <message>
        <source>Games cleared</source>
        <translation>Leeggespeelde partijen</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>Aandeel leeggespeeld</translation>
    </message>
    <message>
        <source>Mean of blocks left</source>
        <translation>Gemiddeld aantal blokken over</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Gemiddelde score</translation>
    </message>
    <message>
        <source>Fewest blocks left</source>
        <translation>Minste blokken over</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Beste score</translation>
    </message>
    <message>
        <source>Cleared in a row now</source>
        <translation>Nu op rij leeggespeeld</translation>
    </message>
    <message>
        <source>Cleared in a row at most</source>
        <translation>Meeste op rij leeggespeeld</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Grootste groep</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed in a game without moves that were taken over</source>
        <translation>Blokken van de grootste groep die is verwijderd in een partij zonder overgenomen zetten</translation>
    </message>
    <message>
        <source>Time at the board</source>
        <translation>Tijd aan het bord</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Tijd per partij</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All games of this choice</source>
        <translation>Alle partijen van deze keuze</translation>
    </message>
    <message>
        <source>Games without help; an earlier game on the board may have had help</source>
        <translation>Partijen zonder hulp; een eerdere partij op het bord kan hulp hebben gehad</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>Partijen met hints, zetten waar kandidaten te zien waren, zetten vanuit geëvalueerde stellingen, of overgenomen zetten</translation>
    </message>
    <message>
        <source>Games since the last one in which blocks were left</source>
        <translation>Partijen sinds de laatste waarin blokken over waren</translation>
    </message>
    <message>
        <source>Games in a row in which the board was cleared</source>
        <translation>Partijen op rij waarin het bord werd leeggespeeld</translation>
    </message>
    <message>
        <source>The part of the score that could be reached, as the review of the game found it</source>
        <translation>Het deel van de haalbare score dat is gehaald, zoals de evaluatie van de partij het vond</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Geëvalueerde partijen</translation>
    </message>
    <message>
        <source>Games with a review that has looked at each move, without moves taken over</source>
        <translation>Partijen met een evaluatie die elke zet heeft bekeken, zonder overgenomen zetten</translation>
    </message>
    <message>
        <source>Mean accuracy</source>
        <translation>Gemiddelde nauwkeurigheid</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Zonder hulp</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Met hulp</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Game %1, %2: %3, %4, %5</source>
        <translation>Partij %1, %2: %3, %4, %5</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Horizontale as</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Partij voor partij</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Op datum</translation>
    </message>
    <message>
        <source>What the results are drawn against</source>
        <translation>Waartegen de resultaten zijn uitgezet</translation>
    </message>
    <message>
        <source>Reviewed game %1, %2: accuracy %3, %4</source>
        <translation>Geëvalueerde partij %1, %2: nauwkeurigheid %3, %4</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultaten</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Nauwkeurigheid</translation>
    </message>
    <message>
        <source>Reviewed games: %1 of %2</source>
        <translation>Geëvalueerde partijen: %1 van %2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Getallen</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>What the chart shows of the games</source>
        <translation>Wat de grafiek van de partijen toont</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>What it holds could not be written: %1.</source>
        <translation>Wat erin staat, kon niet worden geschreven: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partij</numerusform>
            <numerusform>%Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln best games</source>
        <translation>
            <numerusform>%Ln beste partij</numerusform>
            <numerusform>%Ln beste partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>No game could be read in it.</source>
        <translation>Er kon geen partij in worden gelezen.</translation>
    </message>
    <message>
        <source>It holds no game that is not there already.</source>
        <translation>Het bevat geen partij die er niet al is.</translation>
    </message>
    <message>
        <source>Read from it, and kept: %1.</source>
        <translation>Eruit gelezen, en bewaard: %1.</translation>
    </message>
    <message>
        <source>The board begins with a new game.</source>
        <translation>Het bord begint met een nieuwe partij.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Quick</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 seconden</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,290 points in the mean.</source>
        <translation>%1, op de 20 standaardborden gemiddeld zo’n 4.290 punten.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuut</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,370 points in the mean.</source>
        <translation>%1, op de 20 standaardborden gemiddeld zo’n 4.370 punten.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Bewijs</translation>
    </message>
    <message>
        <source>until proven</source>
        <translation>tot bewezen</translation>
    </message>
    <message>
        <source>%1: proves small boards and endgames; on full boards of usual size the others find better lines.</source>
        <translation>%1: bewijst kleine borden en eindspelen; op volle borden van gebruikelijke grootte vinden de andere betere zettenreeksen.</translation>
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
        <translation>Onder Meer ingesteld: %1</translation>
    </message>
</context>
<context>
    <name>TakeOverQuestion</name>
    <message>
        <source>Go &amp;on by hand</source>
        <translation>Zelf &amp;verder spelen</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>Blijven &amp;kijken</translation>
    </message>
    <message>
        <source>Ends the replay; the game goes on from the position shown</source>
        <translation>Beëindigt de herhaling; de partij gaat verder vanaf de getoonde stelling</translation>
    </message>
    <message>
        <source>Goes on with the replay</source>
        <translation>Gaat door met de herhaling</translation>
    </message>
    <message>
        <source>Does the game go on by hand from here? A second click, or Enter, says yes.</source>
        <translation>Gaat de partij hier met de hand verder? Een tweede klik, of Enter, zegt ja.</translation>
    </message>
</context>
<context>
    <name>TodayButton</name>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Today · %1</source>
        <comment>days in a row</comment>
        <translation>Vandaag · %1</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: played.</source>
        <translation>Het bord van vandaag, %1: gespeeld.</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: not played yet.</source>
        <translation>Het bord van vandaag, %1: nog niet gespeeld.</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: under way, %2.</source>
        <translation>Het bord van vandaag, %1: bezig, %2.</translation>
    </message>
</context>
<context>
    <name>TrialsButton</name>
    <message>
        <source>Trials</source>
        <translation>Proeven</translation>
    </message>
    <message>
        <source>&amp;Save trials…</source>
        <translation>Proeven op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;Open trials…</source>
        <translation>Proeven &amp;openen…</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>Proeven (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Save trials</source>
        <translation>Proeven opslaan</translation>
    </message>
    <message>
        <source>Open trials</source>
        <translation>Proeven openen</translation>
    </message>
    <message>
        <source>Keeps the runs with their lines in a file, those to come each as it ends, or goes on with those of a file; samegame-cli compare --resume uses the same files</source>
        <translation>Bewaart de runs met hun zettenreeksen in een bestand, elke volgende zodra die eindigt, of gaat verder met die van een bestand; samegame-cli compare --resume gebruikt dezelfde bestanden</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>The last move. %1</source>
        <translation>De laatste zet. %1</translation>
    </message>
</context>
<context>
    <name>WeekView</name>
    <message>
        <source>%1: not played</source>
        <translation>%1: niet gespeeld</translation>
    </message>
    <message>
        <source>%1: played, %2</source>
        <translation>%1: gespeeld, %2</translation>
    </message>
    <message>
        <source>%1: played later, %2</source>
        <translation>%1: later gespeeld, %2</translation>
    </message>
    <message>
        <source>%1: under way, %2</source>
        <translation>%1: bezig, %2</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Opens a saved game or a board</source>
        <translation>Opent een opgeslagen partij of een bord</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Op&amp;slaan als…</translation>
    </message>
    <message>
        <source>Saves this game as a file, or the board as it stands as text</source>
        <translation>Slaat deze partij op als bestand, of het bord zoals het staat als tekst</translation>
    </message>
    <message>
        <source>Save &amp;best game…</source>
        <translation>B&amp;este partij opslaan…</translation>
    </message>
    <message>
        <source>Saves the best game known of this board as a file</source>
        <translation>Slaat de beste bekende partij van dit bord op als bestand</translation>
    </message>
    <message>
        <source>&amp;Copy board ID</source>
        <translation>Bord-ID &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copies the starting board as a short text that can be pasted in a new game</source>
        <translation>Kopieert het beginbord als korte tekst die in een nieuwe partij kan worden geplakt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>H&amp;erstarten</translation>
    </message>
    <message>
        <source>Goes back to the start of this game; can be undone</source>
        <translation>Gaat terug naar het begin van deze partij; kan ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>Start or stop &amp;distribution</source>
        <translation>Ver&amp;deling starten of stoppen</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Sneltoetsen</translation>
    </message>
    <message>
        <source>Lists the keys of every action</source>
        <translation>Somt de toetsen van elke actie op</translation>
    </message>
    <message>
        <source>&amp;About SameGame</source>
        <translation>&amp;Over SameGame</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>Versie en licentie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partij</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;Assistant</source>
        <translation>&amp;Assistent</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Stop assistant</source>
        <translation>Assistent &amp;stoppen</translation>
    </message>
    <message>
        <source>&amp;Start assistant</source>
        <translation>Assistent &amp;starten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>Neemt terug wat het laatst is gedaan</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Doet opnieuw wat is teruggenomen</translation>
    </message>
    <message>
        <source>&amp;Paste board</source>
        <translation>Bord &amp;plakken</translation>
    </message>
    <message>
        <source>Plays the board or game that is on the clipboard as text</source>
        <translation>Speelt het bord of de partij die als tekst op het klembord staat</translation>
    </message>
    <message>
        <source>So&amp;lved boards…</source>
        <translation>Opge&amp;loste borden…</translation>
    </message>
    <message>
        <source>Lists the best game of every board that was ever played to its end here</source>
        <translation>Somt de beste partij op van elk bord dat hier ooit is uitgespeeld</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>Clicks, animation, colors, language</source>
        <translation>Klikken, animatie, kleuren, taal</translation>
    </message>
    <message>
        <source>Closes the window; the game is there again next time</source>
        <translation>Sluit het venster; de partij is er de volgende keer weer</translation>
    </message>
    <message>
        <source>Play candidate &amp;%1</source>
        <translation>Kandidaat &amp;%1 spelen</translation>
    </message>
    <message>
        <source>Plays the move of this rank in the table of candidates</source>
        <translation>Speelt de zet met deze rang in de tabel van kandidaten</translation>
    </message>
    <message>
        <source>Draws playouts and shows how their final scores are distributed</source>
        <translation>Speelt playouts en toont hoe hun eindscores verdeeld zijn</translation>
    </message>
    <message>
        <source>Start or stop &amp;comparison</source>
        <translation>Ver&amp;gelijking starten of stoppen</translation>
    </message>
    <message>
        <source>Lets solvers run against each other and compares their scores</source>
        <translation>Laat oplossers het tegen elkaar opnemen en vergelijkt hun scores</translation>
    </message>
    <message>
        <source>Show c&amp;onvergence</source>
        <translation>Con&amp;vergentie tonen</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Afspelen of pauzeren</translation>
    </message>
    <message>
        <source>Replays the game</source>
        <translation>Speelt de partij af</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>Naar het &amp;begin</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>Het begin van de partij</translation>
    </message>
    <message>
        <source>Pre&amp;vious</source>
        <translation>Zet &amp;terug</translation>
    </message>
    <message>
        <source>One move back in the game</source>
        <translation>Eén zet terug in de partij</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Zet &amp;verder</translation>
    </message>
    <message>
        <source>One move on in the game</source>
        <translation>Eén zet verder in de partij</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>Naar het &amp;einde</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Het einde van de partij</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>&amp;Doorlopend</translation>
    </message>
    <message>
        <source>Begins again when the end of the game is reached</source>
        <translation>Begint opnieuw als het einde van de partij is bereikt</translation>
    </message>
    <message>
        <source>&amp;Take over here</source>
        <translation>&amp;Hier overnemen</translation>
    </message>
    <message>
        <source>Explains the game and every number</source>
        <translation>Legt het spel en elk getal uit</translation>
    </message>
    <message>
        <source>Play &amp;candidate</source>
        <translation>&amp;Kandidaat spelen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>He&amp;rhaling</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regels…</translation>
    </message>
    <message>
        <source>Plays this board from its start under other rules; can be undone</source>
        <translation>Speelt dit bord vanaf het begin met andere regels; kan ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>P&amp;eek at candidates</source>
        <translation>&amp;Kandidaten even tonen</translation>
    </message>
    <message>
        <source>Shows, as long as the key is held, what is known while the assistant is off</source>
        <translation>Toont, zolang de toets is ingedrukt, wat bekend is terwijl de assistent uit is</translation>
    </message>
    <message>
        <source>Take a&amp;way or stop</source>
        <translation>&amp;Weghalen of stoppen</translation>
    </message>
    <message>
        <source>New ran&amp;dom board</source>
        <translation>Nieuw &amp;willekeurig bord</translation>
    </message>
    <message>
        <source>Plays a random board at once, with the size and colors chosen last; can be undone</source>
        <translation>Speelt meteen een willekeurig bord, met de laatst gekozen grootte en kleuren; kan ongedaan worden gemaakt</translation>
    </message>
    <message>
        <source>Dail&amp;y boards…</source>
        <translation>&amp;Dagborden…</translation>
    </message>
    <message>
        <source>The board of today, the same for everybody, and a month of those played</source>
        <translation>Het bord van vandaag, voor iedereen hetzelfde, en een maand gespeelde borden</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>Res&amp;ultaat kopiëren</translation>
    </message>
    <message>
        <source>Copies score and board ID of this finished game as text, without its moves</source>
        <translation>Kopieert score en bord-ID van deze voltooide partij als tekst, zonder de zetten</translation>
    </message>
    <message>
        <source>Ed&amp;it board…</source>
        <translation>Bord &amp;bewerken…</translation>
    </message>
    <message>
        <source>Draws a board to be played, beginning with the one of this game</source>
        <translation>Tekent een bord om te spelen, te beginnen met dat van deze partij</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistieken…</translation>
    </message>
    <message>
        <source>Tells which blocks to save for one large group; again, the group to play now and why; again, the next moves</source>
        <translation>Zegt welke blokken je moet sparen voor één grote groep; nog eens: de groep die nu aan de beurt is en waarom; nog eens: de volgende zetten</translation>
    </message>
    <message>
        <source>Takes away one thing after the other: the replay, the hint, the selection; then stops what searches, leaves the full screen, and turns the assistant off</source>
        <translation>Haalt het een na het ander weg: de herhaling, de hint, de selectie; stopt daarna wat zoekt, verlaat het volledige scherm, en zet de assistent uit</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>The board as large as it can be, and nothing else</source>
        <translation>Het bord zo groot mogelijk, en verder niets</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>&amp;Analyseren</translation>
    </message>
    <message>
        <source>Assistant, candidates, best game and replay beside the board</source>
        <translation>Assistent, kandidaten, beste partij en herhaling naast het bord</translation>
    </message>
    <message>
        <source>&amp;Research</source>
        <translation>&amp;Onderzoeken</translation>
    </message>
    <message>
        <source>The charts too: distribution, comparison, convergence</source>
        <translation>Ook de grafieken: verdeling, vergelijking, convergentie</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>&amp;Indeling herstellen</translation>
    </message>
    <message>
        <source>Shows what this layout is for, everything where it belongs in a window of this shape</source>
        <translation>Toont waarvoor deze indeling dient, alles waar het hoort in een venster van deze vorm</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>Gives the window the whole screen, until Escape or once more; menus and toolbar come at its upper edge, or by F10</source>
        <translation>Geeft het venster het hele scherm, tot je op Esc drukt of de actie herhaalt; menu’s en werkbalk komen aan de bovenrand, of met F10</translation>
    </message>
    <message>
        <source>Stops the search and hides the candidates</source>
        <translation>Stopt de zoekactie en verbergt de kandidaten</translation>
    </message>
    <message>
        <source>Searches the position on the board</source>
        <translation>Doorzoekt de stelling op het bord</translation>
    </message>
    <message>
        <source>Shows the best score against time or playouts of every run on this board</source>
        <translation>Toont de beste score tegen tijd of playouts van elke run op dit bord</translation>
    </message>
    <message>
        <source>Undo to the last c&amp;learable position</source>
        <translation>Terug naar de laatste &amp;leeg te spelen stelling</translation>
    </message>
    <message>
        <source>Takes moves back to the last position known that could be cleared</source>
        <translation>Neemt zetten terug tot de laatste bekende stelling die leeg te spelen was</translation>
    </message>
    <message>
        <source>At the end of a game, replays a better one that is known; else, and when pressed again, has the computer look for one for some seconds</source>
        <translation>Speelt aan het einde van een partij een betere af die bekend is; anders, en bij nog eens drukken, laat het de computer er enkele seconden naar zoeken</translation>
    </message>
    <message>
        <source>Show whether the board can still be &amp;cleared</source>
        <translation>Tonen of het bord nog &amp;leeg te spelen is</translation>
    </message>
    <message>
        <source>A lamp beside the score; on by itself for boards that were made to be cleared</source>
        <translation>Een lampje naast de score; vanzelf aan bij borden die zijn gemaakt om leeg te spelen</translation>
    </message>
    <message>
        <source>Stop looking for a &amp;better game</source>
        <translation>Zoeken naar betere &amp;partij stoppen</translation>
    </message>
    <message>
        <source>Show a &amp;better game</source>
        <translation>Betere &amp;partij tonen</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>Partij &amp;evalueren</translation>
    </message>
    <message>
        <source>Shows what each move of this game gave away, and what was better</source>
        <translation>Toont wat elke zet van deze partij weggaf, en wat beter was</translation>
    </message>
    <message>
        <source>Review t&amp;horoughly</source>
        <translation>Gro&amp;ndig evalueren</translation>
    </message>
    <message>
        <source>Reviews this game for two minutes on all cores, or goes on with its review for as long</source>
        <translation>Evalueert deze partij twee minuten lang op alle kernen, of gaat even lang door met de evaluatie ervan</translation>
    </message>
    <message>
        <source>Ear&amp;lier loss</source>
        <translation>Ee&amp;rder verlies</translation>
    </message>
    <message>
        <source>Goes back through the listed losses in the order of the moves, to the position before each</source>
        <translation>Gaat in de volgorde van de zetten terug door de vermelde verliezen, naar de stelling vóór elk</translation>
    </message>
    <message>
        <source>La&amp;ter loss</source>
        <translation>&amp;Later verlies</translation>
    </message>
    <message>
        <source>Goes on through the listed losses in the order of the moves, to the position before each</source>
        <translation>Gaat in de volgorde van de zetten verder door de vermelde verliezen, naar de stelling vóór elk</translation>
    </message>
    <message>
        <source>Other game of the co&amp;mparison</source>
        <translation>Andere partij van de ver&amp;gelijking</translation>
    </message>
    <message>
        <source>Walks along the other one of two games that are compared, from where as many blocks are left</source>
        <translation>Loopt langs de andere van twee vergeleken partijen, vanaf waar er evenveel blokken over zijn</translation>
    </message>
    <message>
        <source>A &amp;word after each move</source>
        <translation>&amp;Woord na elke zet</translation>
    </message>
    <message>
        <source>Good, small loss or mistake, with the points lost; chosen for the assistant on and off each. Without the assistant, a move that lost and is taken back after its word counts as a hint</source>
        <translation>Goed, klein verlies of fout, met de verloren punten; apart gekozen voor de assistent aan en uit. Zonder de assistent telt een zet die verloor en na zijn woord wordt teruggenomen als hint</translation>
    </message>
    <message>
        <source>Pr&amp;actice…</source>
        <translation>Oe&amp;fenen…</translation>
    </message>
    <message>
        <source>Five exercises a day, of your own mistakes and for everybody: which move is right?</source>
        <translation>Vijf opgaven per dag, uit je eigen fouten en voor iedereen: welke zet is goed?</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>Writes a game as an animation or as text, or the position as a picture</source>
        <translation>Schrijft een partij als animatie of als tekst, of de stelling als afbeelding</translation>
    </message>
    <message>
        <source>Plays this board from its start; you learn the score of the opponent when your game has ended.</source>
        <translation>Speelt dit bord vanaf het begin; je hoort de score van de tegenstander als jouw partij is afgelopen.</translation>
    </message>
    <message>
        <source>Duel a&amp;gainst</source>
        <translation>Duel te&amp;gen</translation>
    </message>
    <message>
        <source>Scores, medals, duels and all games that you finished</source>
        <translation>Scores, medailles, duels en alle partijen die je hebt uitgespeeld</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>&amp;Resultaat tonen</translation>
    </message>
    <message>
        <source>Brings the card at the end of the game back, as a click on the score does</source>
        <translation>Brengt de kaart aan het einde van de partij terug, zoals een klik op de score doet</translation>
    </message>
    <message>
        <source>&amp;Kept runs…</source>
        <translation>Bewaarde r&amp;uns…</translation>
    </message>
    <message>
        <source>Lists the distributions, comparisons, searches and experiments that were run here, to show one again, name, export or delete it</source>
        <translation>Somt de verdelingen, vergelijkingen, zoekacties en experimenten op die hier zijn uitgevoerd, om er een opnieuw te tonen, een naam te geven, te exporteren of te verwijderen</translation>
    </message>
    <message>
        <source>E&amp;xperiments of the papers…</source>
        <translation>E&amp;xperimenten uit artikelen…</translation>
    </message>
    <message>
        <source>Runs the tables and figures of the papers anew, and shows their results</source>
        <translation>Berekent de tabellen en figuren uit de artikelen opnieuw en toont de resultaten</translation>
    </message>
</context>
<context>
    <name>WindowHost</name>
    <message>
        <source>The file with your settings cannot be read; it is kept as %1, and the settings begin anew.</source>
        <translation>Het bestand met je instellingen kan niet worden gelezen; het blijft bewaard als %1, en de instellingen beginnen opnieuw.</translation>
    </message>
</context>
<context>
    <name>WindowLayout</name>
    <message>
        <source>Replay &amp;bar</source>
        <translation>Afspeel&amp;balk</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play SameGame, get hints, and see how the computer plays it</source>
        <translation>Speel SameGame, krijg hints, en zie hoe de computer het speelt</translation>
    </message>
    <message>
        <source>SIGTERM, SIGHUP and SIGINT (Ctrl+C) end the program as its menu does: the game is kept with all its moves, and the exit status is 0. If something cannot be stored, standard error says so, and the status is 1.</source>
        <translation>SIGTERM, SIGHUP en SIGINT (Ctrl+C) beëindigen het programma zoals zijn menu dat doet: de partij blijft met alle zetten bewaard, en de afsluitstatus is 0. Kan iets niet worden opgeslagen, dan zegt de standaardfoutuitvoer dat, en is de status 1.</translation>
    </message>
    <message>
        <source>A file, a board name such as standard:3, a board ID, or &apos;-&apos; for standard input</source>
        <translation>Een bestand, een bordnaam zoals standard:3, een bord-ID, of &apos;-&apos; voor de standaardinvoer</translation>
    </message>
</context>
</TS>
