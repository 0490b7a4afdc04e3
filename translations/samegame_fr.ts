<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SameGame</source>
        <translation>À propos de SameGame</translation>
    </message>
    <message>
        <source>&lt;p&gt;Play SameGame, get hints, see what each of your moves was worth, watch the best games known, and compare how programs play.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Jouez à SameGame, recevez des indices, voyez ce que valait chacun de vos coups, regardez les meilleures parties connues et comparez la façon de jouer des programmes.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU (GPL), version 3 ou ultérieure. Il est fourni sans aucune garantie.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>row %1, column %2, %3</source>
        <translation>ligne %1, colonne %2, %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1, single block</source>
        <translation>%1, bloc isolé</translation>
    </message>
    <message>
        <source>%1, group of %2, %3</source>
        <translation>%1, groupe de %2, %3</translation>
    </message>
    <message>
        <source>%1, group of %2</source>
        <translation>%1, groupe de %2</translation>
    </message>
    <message>
        <source>marked</source>
        <comment>a group on the board</comment>
        <translation>marqué</translation>
    </message>
    <message>
        <source>goes in move %1</source>
        <translation>part au coup %1</translation>
    </message>
    <message>
        <source>framed</source>
        <comment>a block on the board</comment>
        <translation>encadré</translation>
    </message>
    <message>
        <source>better than the group that was played</source>
        <translation>meilleur que le groupe joué</translation>
    </message>
    <message>
        <source>may be better than the group that was played</source>
        <translation>peut-être meilleur que le groupe joué</translation>
    </message>
    <message>
        <source>was played</source>
        <translation>a été joué</translation>
    </message>
</context>
<context>
    <name>Aid</name>
    <message>
        <source>What the game says of its help is damaged, and counts as none where it is.</source>
        <translation>Ce que la partie dit de son aide est endommagé&#xa0;; ce qui est illisible compte comme joué sans aide.</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 indice</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln indice</numerusform>
            <numerusform>%Ln indices</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move with candidates seen</source>
        <translation>1 coup avec candidats visibles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves with candidates seen</source>
        <translation>
            <numerusform>%Ln coup avec candidats visibles</numerusform>
            <numerusform>%Ln coups avec candidats visibles</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move from a reviewed position</source>
        <translation>1 coup depuis une position d’un bilan</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves from reviewed positions</source>
        <translation>
            <numerusform>%Ln coup depuis une position d’un bilan</numerusform>
            <numerusform>%Ln coups depuis des positions d’un bilan</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move of a game taken over</source>
        <translation>1 coup d’une partie reprise</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves of a game taken over</source>
        <translation>
            <numerusform>%Ln coup d’une partie reprise</numerusform>
            <numerusform>%Ln coups d’une partie reprise</numerusform>
        </translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>%1; board played with help before</source>
        <comment>help in this game</comment>
        <translation>%1&#xa0;; plateau déjà joué avec aide</translation>
    </message>
    <message>
        <source>%L1 with candidates</source>
        <comment>moves</comment>
        <translation>%L1 avec candidats</translation>
    </message>
    <message>
        <source>%L1 with a review</source>
        <comment>moves</comment>
        <translation>%L1 avec un bilan</translation>
    </message>
    <message>
        <source>%L1 taken over</source>
        <comment>moves</comment>
        <translation>%L1 repris</translation>
    </message>
    <message>
        <source>helped before</source>
        <comment>on the board of a game</comment>
        <translation>aide auparavant</translation>
    </message>
    <message>
        <source>help: %L1</source>
        <translation>aide&#xa0;: %L1</translation>
    </message>
    <message>
        <source>This board was played with help before.</source>
        <translation>Ce plateau a déjà été joué avec aide.</translation>
    </message>
    <message>
        <source>Help in this game, also for moves taken back:</source>
        <translation>Aide dans cette partie, aussi pour les coups annulés&#xa0;:</translation>
    </message>
    <message>
        <source>Hints: %L1</source>
        <translation>Indices&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Moves taken from the candidates: %L1</source>
        <translation>Coups pris parmi les candidats&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Other moves where candidates were seen: %L1</source>
        <translation>Autres coups avec candidats visibles&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Other moves from reviewed positions: %L1</source>
        <translation>Autres coups depuis des positions d’un bilan&#xa0;: %L1</translation>
    </message>
    <message>
        <source>Moves of a game taken over: %L1</source>
        <translation>Coups d’une partie reprise&#xa0;: %L1</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>No hint: none was found in the time for it.</source>
        <translation>Pas d’indice&#xa0;: aucun n’a été trouvé dans le temps prévu.</translation>
    </message>
    <message>
        <source>%1 plans whole games, but nobody knows the columns to come: %2 searches instead.</source>
        <translation>%1 planifie des parties entières, mais personne ne connaît les colonnes à venir&#xa0;: %2 cherche à sa place.</translation>
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
            <numerusform>Recherches menées côte à côte&#xa0;; cette machine peut en exécuter %Ln à la fois</numerusform>
            <numerusform>Recherches menées côte à côte&#xa0;; cette machine peut en exécuter %Ln à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>The same seed, budget of playouts and number of threads give the same line again; empty for a new seed each time</source>
        <translation>La même graine, le même budget de playouts et le même nombre de threads redonnent la même suite&#xa0;; vide pour une nouvelle graine à chaque fois</translation>
    </message>
    <message>
        <source>Options of the solver</source>
        <translation>Options du solveur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
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
        <translation>Graine</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Durée</translation>
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
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Searches this position and those that follow it (F5)</source>
        <translation>Explore cette position et celles qui la suivent (F5)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Done; follows the next move</source>
        <translation>Terminé&#xa0;; suit le prochain coup</translation>
    </message>
    <message>
        <source>No moves left; follows the next position</source>
        <translation>Plus de coup&#xa0;; suit la prochaine position</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Done; the best line from here is proven optimal</source>
        <translation>Terminé&#xa0;; meilleure suite d’ici prouvée optimale</translation>
    </message>
    <message>
        <source>Done; it is proven that no line clears the board</source>
        <translation>Terminé&#xa0;; aucune suite ne vide le plateau, c’est prouvé</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>Nœuds/s</translation>
    </message>
    <message>
        <source>Turns the assistant off and hides the candidates (F5)</source>
        <translation>Arrête l’assistant et cache les candidats (F5)</translation>
    </message>
    <message>
        <source>The score with which the best line known from here ends</source>
        <translation>Le score sur lequel finit la meilleure suite connue à partir d’ici</translation>
    </message>
    <message>
        <source>However you go on from here, the game cannot end with more points than this: that is proven</source>
        <translation>Quelle que soit la façon de continuer d’ici, la partie ne peut pas finir avec plus de points que cela&#xa0;: c’est prouvé</translation>
    </message>
    <message>
        <source>The game is over; a step back in its replay is searched</source>
        <translation>La partie est terminée&#xa0;; un pas en arrière dans sa relecture est exploré</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Every solver with its options and budget, and the numbers of the search</source>
        <translation>Chaque solveur avec ses options et son budget, et les nombres de la recherche</translation>
    </message>
</context>
<context>
    <name>BlockPreview</name>
    <message>
        <source>Preview of the blocks</source>
        <translation>Aperçu des blocs</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board being edited</source>
        <translation>Plateau en cours de modification</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>BoardCharts</name>
    <message>
        <source>Mean of playouts on a board</source>
        <translation>Moyenne des playouts sur un plateau</translation>
    </message>
    <message>
        <source>Boards in the order of the values, percent</source>
        <translation>Plateaux par ordre de valeur, en pour cent</translation>
    </message>
    <message>
        <source>Means of the boards</source>
        <translation>Moyennes des plateaux</translation>
    </message>
    <message>
        <source>Differences of the boards</source>
        <translation>Différences par plateau</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>policy</comment>
        <translation>Différence avec %1</translation>
    </message>
    <message>
        <source>%1: mean of the boards %2</source>
        <comment>policy</comment>
        <translation>%1&#xa0;: moyenne des plateaux %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>policy, policy</comment>
        <translation>%1 moins %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>A curve has the boards in the order of their values; a band is their mean with its 95 % interval for boards like these.</source>
        <translation>Une courbe montre les plateaux dans l’ordre de leurs valeurs&#xa0;; une bande est leur moyenne avec son intervalle à 95&#xa0;% pour des plateaux comme ceux-ci.</translation>
    </message>
    <message>
        <source>A box has the middle half of the boards, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Une boîte contient la moitié centrale des plateaux, avec un trait à la médiane&#xa0;; les moustaches vont jusqu’à 5&#xa0;% et 95&#xa0;%, et les anneaux marquent la valeur la plus basse et la plus haute.</translation>
    </message>
</context>
<context>
    <name>BoardDifficulty</name>
    <message>
        <source>An easy board</source>
        <translation>Un plateau facile</translation>
    </message>
    <message>
        <source>A medium board</source>
        <translation>Un plateau moyen</translation>
    </message>
    <message>
        <source>A hard board</source>
        <translation>Un plateau difficile</translation>
    </message>
    <message>
        <source>The program plays quick games that save the most frequent color, and compares their mean score with random boards of the same size and colors: the highest third is easy, the lowest third hard</source>
        <translation>Le programme joue des parties rapides qui gardent la couleur la plus fréquente, et compare leur score moyen à celui de plateaux aléatoires de mêmes taille et couleurs&#xa0;: le tiers le plus haut est facile, le plus bas difficile</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Edit board</source>
        <translation>Modifier le plateau</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>What was drawn is lost if the editor closes without playing.</source>
        <translation>Ce qui a été dessiné est perdu si l’éditeur se ferme sans jouer.</translation>
    </message>
    <message>
        <source>Go on drawing</source>
        <translation>Continuer à dessiner</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Gauche et droite</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Haut et bas</translation>
    </message>
    <message>
        <source>All four quarters</source>
        <translation>Les quatre quarts</translation>
    </message>
    <message>
        <source>The board as it will be played</source>
        <translation>Le plateau tel qu’il sera joué</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>couleurs</translation>
    </message>
    <message>
        <source>&amp;At random</source>
        <translation>Au &amp;hasard</translation>
    </message>
    <message>
        <source>Fills every cell with a color drawn at random</source>
        <translation>Remplit chaque case d’une couleur tirée au hasard</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Défaire</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>Défait ce qui a été fait en dernier</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Refait ce qui a été annulé</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Coller</translation>
    </message>
    <message>
        <source>Takes the board, board ID or board name from the clipboard</source>
        <translation>Prend le plateau, l’ID ou le nom de plateau dans le presse-papiers</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>Empties every cell</source>
        <translation>Vide chaque case</translation>
    </message>
    <message>
        <source>Let &amp;fall</source>
        <translation>Faire &amp;tomber</translation>
    </message>
    <message>
        <source>Moves blocks to where they come to rest, as the game would</source>
        <translation>Amène les blocs là où ils s’immobilisent, comme le ferait le jeu</translation>
    </message>
    <message>
        <source>The text cannot be pasted: %1.</source>
        <translation>Le texte ne peut pas être collé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Le plateau est vide.</translation>
    </message>
    <message>
        <source>No two blocks of one color touch, so there is no move.</source>
        <translation>Il n’y a pas deux blocs d’une même couleur qui se touchent, donc aucun coup.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks do not rest where they stand. Blocks fall and empty columns disappear before the game begins, as shown above.</source>
        <translation>
            <numerusform>%Ln bloc ne tient pas là où il est. Les blocs tombent et les colonnes vides disparaissent avant le début de la partie, comme montré ci-dessus.</numerusform>
            <numerusform>%Ln blocs ne tiennent pas là où ils sont. Les blocs tombent et les colonnes vides disparaissent avant le début de la partie, comme montré ci-dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left button paints, right button empties. Keys: arrows, with Shift they paint; Space, 1 to 9; 0 or Delete empties.</source>
        <translation>Le bouton gauche peint, le droit vide. Touches&#xa0;: flèches, avec Maj elles peignent&#xa0;; Espace, 1 à 9&#xa0;; 0 ou Suppr vide.</translation>
    </message>
</context>
<context>
    <name>BoardMarks</name>
    <message>
        <source>other game</source>
        <translation>autre partie</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>cette partie</translation>
    </message>
</context>
<context>
    <name>BoardMeansModel</name>
    <message>
        <source>Playouts of</source>
        <translation>Playouts de</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>On each board</source>
        <translation>Sur chaque plateau</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean of the boards, each of which counts once</source>
        <translation>Moyenne des plateaux, dont chacun compte une fois</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Standard deviation between the means of the boards</source>
        <translation>Écart type des moyennes des plateaux</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Pire</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Mean difference to the first policy, this one less the first, on the same boards</source>
        <translation>Différence moyenne avec la première politique, celle-ci moins la première, sur les mêmes plateaux</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>Aperçu du plateau</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, %3 colors</source>
        <translation>%1 lignes, %2 colonnes, %3 couleurs</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Enter plays it</source>
        <translation>Entrée le joue</translation>
    </message>
    <message>
        <source>click again to play</source>
        <translation>un autre clic le joue</translation>
    </message>
    <message>
        <source>better?</source>
        <comment>group</comment>
        <translation>meilleur&#xa0;?</translation>
    </message>
    <message>
        <source>better</source>
        <comment>group</comment>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>played</source>
        <comment>group</comment>
        <translation>joué</translation>
    </message>
</context>
<context>
    <name>BoardTitle</name>
    <message>
        <source>Standard board %1</source>
        <translation>Plateau standard %1</translation>
    </message>
    <message>
        <source>Random board %1</source>
        <translation>Plateau aléatoire %1</translation>
    </message>
    <message>
        <source>Position %1 of 250</source>
        <translation>Position %1 sur 250</translation>
    </message>
    <message>
        <source>Pasted board</source>
        <translation>Plateau collé</translation>
    </message>
    <message>
        <source>Clearable board %1</source>
        <translation>Plateau vidable %1</translation>
    </message>
    <message>
        <source>Edited board</source>
        <translation>Plateau modifié</translation>
    </message>
    <message>
        <source>Daily board %1</source>
        <translation>Plateau du jour %1</translation>
    </message>
    <message>
        <source>Board of %1 × %2 cells</source>
        <translation>Plateau de %1 × %2 cases</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Plateau %1</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>A single block stays: only two or more of one color that touch can be removed.</source>
        <translation>Un bloc isolé reste en place&#xa0;: on ne peut retirer que deux blocs ou plus d’une même couleur qui se touchent.</translation>
    </message>
</context>
<context>
    <name>BoxChart</name>
    <message>
        <source>%1: mean %2, median %3, middle half %4 to %5, 5 % to 95 %: %6 to %7, lowest %8, highest %9</source>
        <translation>%1&#xa0;: moyenne %2, médiane %3, moitié centrale de %4 à %5, 5&#xa0;% à 95&#xa0;%&#xa0;: de %6 à %7, minimum %8, maximum %9</translation>
    </message>
    <message>
        <source>A box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Une boîte contient la moitié centrale des scores, avec un trait à la médiane&#xa0;; les moustaches vont jusqu’à 5&#xa0;% et 95&#xa0;%, et les anneaux marquent le score le plus bas et le plus haut.</translation>
    </message>
</context>
<context>
    <name>BrushPalette</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (touche %2)</translation>
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
        <translation>Unité du budget</translation>
    </message>
    <message>
        <source>The search ends when this is spent</source>
        <translation>La recherche se termine quand il est épuisé</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>playouts</source>
        <translation>playouts</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>jusqu’à l’arrêt</translation>
    </message>
    <message>
        <source>Budget: %1 %2</source>
        <comment>amount, unit</comment>
        <translation>Budget&#xa0;: %1 %2</translation>
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
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visites</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>The places that this move may have: moves that are not told apart have places in common, and there is none where the search cannot tell</source>
        <translation>Les rangs que ce coup peut avoir&#xa0;: les coups qu’on ne peut distinguer ont des rangs en commun, et il n’y en a pas là où la recherche ne peut le dire</translation>
    </message>
    <message>
        <source>Points of this move alone</source>
        <translation>Points de ce coup seul</translation>
    </message>
    <message>
        <source>Best final score of the game found after this move</source>
        <translation>Meilleur score final de la partie trouvé après ce coup</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move</source>
        <translation>Score final moyen des playouts après ce coup</translation>
    </message>
    <message>
        <source>Playouts that began with this move</source>
        <translation>Playouts qui ont commencé par ce coup</translation>
    </message>
    <message>
        <source>Share of all playouts</source>
        <translation>Part de tous les playouts</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Best final score found after this move, less the best of all moves</source>
        <translation>Meilleur score final trouvé après ce coup, moins le meilleur de tous les coups</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move, less the highest mean</source>
        <translation>Score final moyen des playouts après ce coup, moins la moyenne la plus haute</translation>
    </message>
    <message>
        <source>%1 Known line: the best line known goes on with this move. %2.</source>
        <translation>%1 Suite connue&#xa0;: la meilleure suite connue continue par ce coup. %2.</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>How sure that is: exact where it is proven, any order where the best line can begin with this move, so many points more or less, or ? where the search cannot tell</source>
        <translation>À quel point c’est sûr&#xa0;: exact là où c’est prouvé, ordre libre là où la meilleure suite peut commencer par ce coup, tant de points de plus ou de moins, ou «&#xa0;?&#xa0;» là où la recherche ne peut le dire</translation>
    </message>
    <message>
        <source>Key %1 plays it.</source>
        <translation>La touche %1 le joue.</translation>
    </message>
    <message>
        <source>This move %1.</source>
        <comment>what it does</comment>
        <translation>Ce coup %1.</translation>
    </message>
    <message>
        <source>The group to remove, and how many blocks it has</source>
        <translation>Le groupe à retirer, et combien de blocs il a</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Finit à</translation>
    </message>
    <message>
        <source>%1: the line found after this move clears the board</source>
        <translation>%1&#xa0;: la suite trouvée après ce coup vide le plateau</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>%1: the best line known goes on with this move, whoever found it, and by whatever moves the position was reached</source>
        <translation>%1&#xa0;: la meilleure suite connue continue par ce coup, quel que soit celui qui l’a trouvée et quels que soient les coups qui ont mené à la position</translation>
    </message>
    <message>
        <source>What for</source>
        <comment>what a move does for its line</comment>
        <translation>But</translation>
    </message>
    <message>
        <source>What the move does for the line found after it</source>
        <translation>Ce que le coup fait pour la suite trouvée après lui</translation>
    </message>
    <message>
        <source>Clears the board</source>
        <translation>Vide le plateau</translation>
    </message>
    <message>
        <source>Best line known</source>
        <translation>Meilleure suite connue</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>Perte moyenne</translation>
    </message>
    <message>
        <source>%1 %2 blocks</source>
        <comment>a group by its size and color</comment>
        <translation>%1 blocs (%2)</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>vide le plateau</translation>
    </message>
    <message>
        <source>does not clear the board</source>
        <translation>ne vide pas le plateau</translation>
    </message>
    <message>
        <source>begins the best line known</source>
        <translation>commence la meilleure suite connue</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>best candidate found</source>
        <translation>meilleur candidat trouvé</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>candidat</translation>
    </message>
    <message>
        <source>candidate of place %1 to %2</source>
        <translation>candidat de rang %1 à %2</translation>
    </message>
    <message>
        <source>best candidate</source>
        <translation>meilleur candidat</translation>
    </message>
    <message>
        <source>candidate %1</source>
        <translation>candidat %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>ordre libre</translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation>à %1 près</translation>
    </message>
    <message>
        <source>how sure is not known</source>
        <translation>certitude inconnue</translation>
    </message>
    <message>
        <source>No line that begins with this move is known.</source>
        <translation>Aucune suite qui commence par ce coup n’est connue.</translation>
    </message>
    <message>
        <source>Any order: the best line can begin with this move, too.</source>
        <translation>Ordre libre&#xa0;: la meilleure suite peut aussi commencer par ce coup.</translation>
    </message>
    <message>
        <source>Exact: no line that begins with this move ends higher, that is proven.</source>
        <translation>Exact&#xa0;: aucune suite qui commence par ce coup ne finit plus haut, c’est prouvé.</translation>
    </message>
    <message>
        <source>How sure its loss is, this search cannot tell.</source>
        <translation>À quel point sa perte est sûre, cette recherche ne peut le dire.</translation>
    </message>
    <message>
        <source>It is not told apart from others: its place is one of %1.</source>
        <translation>On ne peut le distinguer d’autres&#xa0;: ses rangs possibles sont %1.</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>perte %1</translation>
    </message>
    <message>
        <source>final score %1</source>
        <translation>score final %1</translation>
    </message>
    <message numerus="yes">
        <source>Its loss may be %Ln points smaller or larger.</source>
        <translation>
            <numerusform>Sa perte peut être plus petite ou plus grande de %Ln point.</numerusform>
            <numerusform>Sa perte peut être plus petite ou plus grande de %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Its line clears the board.</source>
        <translation>%1 Sa suite vide le plateau.</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>vide le plateau</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The best candidates are labelled with the best final score found after them and with their visits, or with their loss and how sure that is</source>
        <translation>Les meilleurs candidats portent comme étiquette le meilleur score final trouvé après eux et leurs visites, ou leur perte et à quel point elle est sûre</translation>
    </message>
    <message>
        <source>As loss</source>
        <translation>En pertes</translation>
    </message>
    <message>
        <source>&amp;Labels on the board</source>
        <translation>É&amp;tiquettes sur le plateau</translation>
    </message>
    <message>
        <source>The game has no moves left.</source>
        <translation>La partie n’a plus de coup.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>The search found no line within its budget.</source>
        <translation>La recherche n’a trouvé aucune suite dans son budget.</translation>
    </message>
    <message>
        <source>Start the assistant (F5) to see what each move is worth.</source>
        <translation>Démarrez l’assistant (F5) pour voir ce que vaut chaque coup.</translation>
    </message>
    <message>
        <source>Candidates of the position that the replay shows</source>
        <translation>Candidats de la position que montre la relecture</translation>
    </message>
    <message>
        <source>The assistant is off. F5 turns it on; hold P to peek at what is known of this position.</source>
        <translation>L’assistant est arrêté. F5 le démarre&#xa0;; maintenez P pour jeter un œil à ce qui est connu de cette position.</translation>
    </message>
    <message>
        <source>Step back through the game</source>
        <translation>Remonter la partie</translation>
    </message>
    <message>
        <source>Shows the position before the last move, and searches it: so each move of the game can be looked at again</source>
        <translation>Montre la position avant le dernier coup, et l’explore&#xa0;: chaque coup de la partie peut ainsi être examiné de nouveau</translation>
    </message>
    <message>
        <source>There are no moves left here.</source>
        <translation>Il n’y a plus de coup ici.</translation>
    </message>
    <message>
        <source>&amp;Replay this line</source>
        <translation>&amp;Revoir cette suite</translation>
    </message>
    <message>
        <source>&amp;Compare with the best candidate’s line</source>
        <translation>&amp;Comparer à la suite du meilleur candidat</translation>
    </message>
    <message>
        <source>&amp;Save line…</source>
        <translation>&amp;Enregistrer la suite…</translation>
    </message>
    <message>
        <source>Line of this candidate</source>
        <translation>Suite de ce candidat</translation>
    </message>
    <message>
        <source>What can be done with the line of the selected candidate; also in the menu of the table</source>
        <translation>Ce qu’on peut faire de la suite du candidat sélectionné&#xa0;; aussi dans le menu du tableau</translation>
    </message>
    <message>
        <source>Labels on the board tell what a candidate loses against the best one instead of its final score, and so do means in the table</source>
        <translation>Les étiquettes sur le plateau disent ce qu’un candidat perd par rapport au meilleur au lieu de son score final, et les moyennes du tableau aussi</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Chooses what the table tells of each candidate</source>
        <translation>Choisit ce que le tableau dit de chaque candidat</translation>
    </message>
    <message>
        <source>Last move: %1 %2</source>
        <comment>sign and word</comment>
        <translation>Dernier coup&#xa0;: %1 %2</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation>Images vectorielles (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Picture for printing…</source>
        <translation>&amp;Image pour l’impression…</translation>
    </message>
    <message>
        <source>%1 cannot be written: the name of the file must end with .csv, .pdf, .svg or .png</source>
        <translation>%1 ne peut pas être écrit&#xa0;: le nom du fichier doit se terminer par .csv, .pdf, .svg ou .png</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>Écrit les nombres ou l’image dans un fichier</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>%1, 95 %: %2 to %3</source>
        <comment>name and value</comment>
        <translation>%1, 95&#xa0;%&#xa0;: %2 à %3</translation>
    </message>
</context>
<context>
    <name>ClearingLamp</name>
    <message>
        <source>looking…</source>
        <comment>whether the board can be cleared</comment>
        <translation>recherche…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>whether the board can be cleared</comment>
        <translation>indéterminé</translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>vidable</translation>
    </message>
    <message>
        <source>cannot be cleared</source>
        <translation>non vidable</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>vidé</translation>
    </message>
    <message>
        <source>A search finds out whether the board can still be cleared.</source>
        <translation>Une recherche établit si le plateau peut encore être vidé.</translation>
    </message>
    <message>
        <source>Whether the board can still be cleared is not known: ten seconds were not enough to find out.</source>
        <translation>On ne sait pas si le plateau peut encore être vidé&#xa0;: dix secondes n’ont pas suffi pour l’établir.</translation>
    </message>
    <message>
        <source>The board can still be cleared: a way to do so is known.</source>
        <translation>Le plateau peut encore être vidé&#xa0;: un moyen de le faire est connu.</translation>
    </message>
    <message>
        <source>The board cannot be cleared any more, that is proven. A click goes back to the last position known that could be cleared.</source>
        <translation>Le plateau ne peut plus être vidé, c’est prouvé. Un clic revient à la dernière position connue qui pouvait l’être.</translation>
    </message>
    <message>
        <source>The board cannot be cleared, that is proven.</source>
        <translation>Le plateau ne peut pas être vidé, c’est prouvé.</translation>
    </message>
    <message>
        <source>No block is left.</source>
        <translation>Il ne reste aucun bloc.</translation>
    </message>
    <message>
        <source>Can the board still be cleared? %1</source>
        <translation>Le plateau peut-il encore être vidé&#xa0;? %1</translation>
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
        <translation>Une comparaison de solveurs est en cours&#xa0;; exécutions faites&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>The comparison goes on while this is asked. If it is stopped, the runs done are kept, and after the next start &quot;Continue&quot; goes on with the others.</source>
        <translation>La comparaison se poursuit pendant que cette question est posée. Si elle est arrêtée, les exécutions faites sont conservées, et après le prochain démarrage, «&#xa0;Continuer&#xa0;» poursuit avec les autres.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Arrêter et fermer</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Once that is mended, &quot;Try again&quot; stores it and closes.</source>
        <translation>Une fois cela réparé, «&#xa0;Réessayer&#xa0;» enregistre tout et ferme.</translation>
    </message>
    <message numerus="yes">
        <source>Closing now loses %Ln finished games.</source>
        <translation>
            <numerusform>Fermer maintenant fait perdre %Ln partie terminée.</numerusform>
            <numerusform>Fermer maintenant fait perdre %Ln parties terminées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing now loses the game on the board.</source>
        <translation>Fermer maintenant fait perdre la partie du plateau.</translation>
    </message>
</context>
<context>
    <name>ColorCounts</name>
    <message>
        <source>Blocks left of each color</source>
        <translation>Blocs restants de chaque couleur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>color, number of blocks</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Blocks left of each color – %1</source>
        <translation>Blocs restants de chaque couleur – %1</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>bleu ciel</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>vermillon</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>bleu canard</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>ardoise</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>rouge foncé</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>ambre</translation>
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
        <translation>saumon</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>corail</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>vieux rose</translation>
    </message>
    <message>
        <source>light pink</source>
        <translation>rose clair</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>pourpre</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>prune</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavande</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>bleu marine</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>bleu clair</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>mint green</source>
        <translation>vert menthe</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>vert foncé</translation>
    </message>
    <message>
        <source>lime green</source>
        <translation>vert citron</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>olive</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>brun foncé</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>gris clair</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>lemon yellow</source>
        <translation>jaune citron</translation>
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
        <translation>Blocs restants</translation>
    </message>
    <message>
        <source>Blocks left of each color, and what they cost</source>
        <translation>Blocs restants de chaque couleur, et ce qu’ils coûtent</translation>
    </message>
</context>
<context>
    <name>ColumnTable</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Other game</source>
        <translation>Autre partie</translation>
    </message>
    <message>
        <source>Walks along the other game, from where as many blocks are left</source>
        <translation>Parcourt l’autre partie, à partir de là où il reste autant de blocs</translation>
    </message>
    <message>
        <source>Where they part</source>
        <translation>Où elles se séparent</translation>
    </message>
    <message>
        <source>Shows the position after which the two games go on with different groups; both are marked on the board</source>
        <translation>Montre la position après laquelle les deux parties continuent par des groupes différents&#xa0;; les deux sont marqués sur le plateau</translation>
    </message>
    <message>
        <source>Ends the comparison of the two games</source>
        <translation>Met fin à la comparaison des deux parties</translation>
    </message>
    <message numerus="yes">
        <source>%1 beside it: move %2 of %3, score %4, %Ln blocks left.</source>
        <translation>
            <numerusform>%1 à côté&#xa0;: coup %2 sur %3, score %4, %Ln bloc restant.</numerusform>
            <numerusform>%1 à côté&#xa0;: coup %2 sur %3, score %4, %Ln blocs restants.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shorter game is the beginning of the other.</source>
        <translation>La partie la plus courte est le début de l’autre.</translation>
    </message>
    <message>
        <source>They part at the start.</source>
        <translation>Elles se séparent au début.</translation>
    </message>
    <message>
        <source>They part after move %1.</source>
        <translation>Elles se séparent après le coup&#xa0;%1.</translation>
    </message>
</context>
<context>
    <name>ComparisonCharts</name>
    <message>
        <source>Share of runs</source>
        <translation>Part des exécutions</translation>
    </message>
    <message>
        <source>Means of the solvers</source>
        <translation>Moyennes des solveurs</translation>
    </message>
    <message>
        <source>Differences by board</source>
        <translation>Différences par plateau</translation>
    </message>
    <message>
        <source>Mean, 95 % for these boards</source>
        <translation>Moyenne, 95&#xa0;% pour ces plateaux</translation>
    </message>
    <message>
        <source>Mean, 95 % for boards like these</source>
        <translation>Moyenne, 95&#xa0;% pour des plateaux comme ceux-ci</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>solver</comment>
        <translation>Différence avec %1</translation>
    </message>
    <message>
        <source>All</source>
        <comment>boards</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>published result, mean</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: mean %2</source>
        <comment>solver</comment>
        <translation>%1&#xa0;: moyenne %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>solver, solver</comment>
        <translation>%1 moins %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Vidés</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Playouts/s</source>
        <translation>Playouts/s</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Runs whose best line clears the board</source>
        <translation>Exécutions dont la meilleure suite vide le plateau</translation>
    </message>
    <message>
        <source>Mean time of a run</source>
        <translation>Durée moyenne d’une exécution</translation>
    </message>
    <message>
        <source>Mean, 95 %, these boards</source>
        <translation>Moyenne, 95&#xa0;%, ces plateaux</translation>
    </message>
    <message>
        <source>Difference, 95 %, these boards</source>
        <translation>Différence, 95&#xa0;%, ces plateaux</translation>
    </message>
    <message>
        <source>Mean of the final scores; each board counts once</source>
        <translation>Moyenne des scores finals&#xa0;; chaque plateau compte une fois</translation>
    </message>
    <message>
        <source>Mean difference to the first solver, this one less the first, of runs with the same board and seed; each board counts once</source>
        <translation>Différence moyenne avec le premier solveur, celui-ci moins le premier, pour des exécutions avec le même plateau et la même graine&#xa0;; chaque plateau compte une fois</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on these very boards; where it holds 0, the difference may be luck</source>
        <translation>Intervalle à 95&#xa0;% de la différence moyenne sur ces plateaux mêmes&#xa0;; s’il contient 0, la différence peut être due au hasard</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all runs on these very boards; the runs on each are the sample, two or more (Student&apos;s t)</source>
        <translation>Intervalle de confiance à 95&#xa0;% de la moyenne de toutes les exécutions sur ces plateaux mêmes&#xa0;; l’échantillon est formé des exécutions sur chacun, deux ou plus (t de Student)</translation>
    </message>
</context>
<context>
    <name>ComparisonPanel</name>
    <message>
        <source>Numbers of the comparison</source>
        <translation>Nombres de la comparaison</translation>
    </message>
    <message>
        <source>Runs done</source>
        <translation>Exécutions faites</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Compares solvers by many runs</source>
        <translation>Compare des solveurs par de nombreuses exécutions</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln plateau</numerusform>
            <numerusform>%Ln plateaux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>runs, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Runs as CSV…</source>
        <translation>&amp;Exécutions en CSV…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Goes on with the runs that are shown: those that they lack, and more where the setup has more boards or runs</source>
        <translation>Poursuit les exécutions affichées&#xa0;: celles qui leur manquent, et d’autres là où le plan a plus de plateaux ou d’exécutions</translation>
    </message>
    <message>
        <source>kept in %1</source>
        <translation>conservées dans %1</translation>
    </message>
    <message>
        <source>%1, kept in %2</source>
        <comment>runs or time, file</comment>
        <translation>%1, conservées dans %2</translation>
    </message>
    <message>
        <source>&amp;Differences by board as CSV…</source>
        <translation>&amp;Différences par plateau en CSV…</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>runs, what they tell nothing of</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1. Runs to come may have the same fault, which is not told again.</source>
        <translation>%1. Les exécutions à venir peuvent avoir le même défaut, qui n’est pas signalé de nouveau.</translation>
    </message>
    <message>
        <source>One thread for each run</source>
        <translation>Un thread par exécution</translation>
    </message>
    <message>
        <source>%1 stays closed: a comparison is running; stop it first.</source>
        <translation>%1 reste fermé&#xa0;: une comparaison est en cours&#xa0;; arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>%1 stays closed: another file of trials is not done yet.</source>
        <translation>%1 reste fermé&#xa0;: un autre fichier d’essais est encore en cours de traitement.</translation>
    </message>
</context>
<context>
    <name>ComparisonRunner</name>
    <message>
        <source>%1 cannot be written: %2. The runs to come are not kept in it.</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2. Les exécutions à venir n’y sont pas conservées.</translation>
    </message>
    <message>
        <source>%1 cannot go on: %2</source>
        <translation>%1 ne peut pas être poursuivi&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 ne peut pas être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 ne peut pas être enregistré&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ComparisonSetup</name>
    <message>
        <source>Runs of each solver on each board, each with another seed; run by run, all solvers have the same seeds</source>
        <translation>Exécutions de chaque solveur sur chaque plateau, chacune avec une autre graine&#xa0;; exécution par exécution, tous les solveurs ont les mêmes graines</translation>
    </message>
    <message>
        <source>this board</source>
        <translation>ce plateau</translation>
    </message>
    <message>
        <source>Start of all seeds; empty for a new one each time</source>
        <translation>Départ de toutes les graines&#xa0;; vide pour un nouveau à chaque fois</translation>
    </message>
    <message>
        <source>Runs at the same time; each run has one thread</source>
        <translation>Exécutions en même temps&#xa0;; chaque exécution a un thread</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>Ajouter un solveur</translation>
    </message>
    <message>
        <source>A search of the assistant at the same time takes time from the runs: stop it first where the budget is in seconds.</source>
        <translation>Une recherche de l’assistant menée en même temps prend du temps aux exécutions&#xa0;: arrêtez-la d’abord là où le budget est en secondes.</translation>
    </message>
    <message>
        <source>Empty for the board of the game, from its start, or a list such as standard:1-20 or random:1, random:2, schadd250:3; they are played under the rules of the game, but a board ID under its own</source>
        <translation>Vide pour le plateau de la partie, depuis son début, ou une liste comme standard:1-20 ou random:1, random:2, schadd250:3&#xa0;; ils sont joués avec les règles de la partie, mais un ID de plateau avec les siennes</translation>
    </message>
    <message>
        <source>Until decided takes %1 boards or more: write a list of boards, such as random:1-1000.</source>
        <translation>«&#xa0;Jusqu’à décision&#xa0;» demande %1 plateaux ou plus&#xa0;: saisissez une liste de plateaux, comme random:1-1000.</translation>
    </message>
    <message>
        <source>One run of each solver on each board, until it is decided which is better</source>
        <translation>Une exécution de chaque solveur sur chaque plateau, jusqu’à ce qu’il soit décidé lequel est le meilleur</translation>
    </message>
</context>
<context>
    <name>ConvergenceChart</name>
    <message>
        <source>Best score of each run against time</source>
        <translation>Meilleur score de chaque exécution selon le temps</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Best final score</source>
        <translation>Meilleur score final</translation>
    </message>
    <message>
        <source>Best score of each run against playouts</source>
        <translation>Meilleur score de chaque exécution selon les playouts</translation>
    </message>
</context>
<context>
    <name>ConvergenceModel</name>
    <message>
        <source>%1 (another version)</source>
        <translation>%1 (autre version)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Moves before</source>
        <translation>Coups avant</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Checked runs are drawn in the chart: at first the newest, and at most %1</source>
        <translation>Les exécutions cochées sont tracées dans le graphique&#xa0;: d’abord les plus récentes, et %1 au plus</translation>
    </message>
    <message>
        <source>Not in the chart: this run counts no playouts</source>
        <translation>Absente du graphique&#xa0;: cette exécution ne compte pas de playouts</translation>
    </message>
    <message>
        <source>Best final score of the game, from its start</source>
        <translation>Meilleur score final de la partie, depuis son début</translation>
    </message>
    <message>
        <source>Moves played when the search began</source>
        <translation>Coups joués quand la recherche a commencé</translation>
    </message>
    <message>
        <source>%1 (comparison)</source>
        <translation>%1 (comparaison)</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>budget spent</source>
        <translation>budget épuisé</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>prouvé optimal</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation>mémoire pleine</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>plus rien à faire</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
</context>
<context>
    <name>ConvergencePanel</name>
    <message>
        <source>Runs on this board</source>
        <translation>Exécutions sur ce plateau</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmique</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Axe horizontal</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>What the best score is drawn against; the playouts of several threads are those of the thread that found the score, times the threads</source>
        <translation>En fonction de quoi le meilleur score est tracé&#xa0;; les playouts de plusieurs threads sont ceux du thread qui a trouvé le score, multipliés par le nombre de threads</translation>
    </message>
    <message>
        <source>Each mark of the horizontal axis is ten times the one before</source>
        <translation>Chaque repère de l’axe horizontal vaut dix fois le précédent</translation>
    </message>
    <message>
        <source>Forgets the runs on this board that have ended</source>
        <translation>Oublie les exécutions terminées sur ce plateau</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s, seed %5</source>
        <translation>Exécution %1, %2&#xa0;: %3 après %4&#xa0;s, graine %5</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s and %5 playouts, seed %6</source>
        <translation>Exécution %1, %2&#xa0;: %3 après %4&#xa0;s et %5 playouts, graine %6</translation>
    </message>
    <message>
        <source>Points of the &amp;curves as CSV…</source>
        <translation>P&amp;oints des courbes en CSV…</translation>
    </message>
    <message>
        <source>Seeds %1</source>
        <translation>Graines %1</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>The mean of the runs of each solver, with its interval of 95 %, from where all of them have begun to where the first one ends</source>
        <translation>La moyenne des exécutions de chaque solveur, avec son intervalle à 95&#xa0;%, du point où toutes ont commencé à celui où la première se termine</translation>
    </message>
    <message>
        <source>&amp;Means of the curves as CSV…</source>
        <translation>&amp;Moyennes des courbes en CSV…</translation>
    </message>
    <message>
        <source>Threads: %1</source>
        <translation>Threads&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Starts the board of this day</source>
        <translation>Commence le plateau de ce jour</translation>
    </message>
    <message>
        <source>Daily boards</source>
        <translation>Plateaux du jour</translation>
    </message>
    <message>
        <source>%1 · longest: %2 · boards played: %3</source>
        <comment>days in a row, days, boards</comment>
        <translation>%1 · maximum&#xa0;: %2 · plateaux joués&#xa0;: %3</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Pas encore joué.</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Partager</translation>
    </message>
    <message>
        <source>Copies score and board of your best game of this day as text, without its moves</source>
        <translation>Copie le score et le plateau de votre meilleure partie de ce jour comme texte, sans ses coups</translation>
    </message>
    <message>
        <source>&amp;Earlier days</source>
        <translation>Jours pré&amp;cédents</translation>
    </message>
    <message>
        <source>Shows every month up to today, with your best score of each day; each day&apos;s board can be played</source>
        <translation>Montre chaque mois jusqu’à aujourd’hui, avec votre meilleur score de chaque jour&#xa0;; le plateau de chaque jour peut être joué</translation>
    </message>
    <message>
        <source>your best: %1</source>
        <translation>votre record&#xa0;: %1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>avec aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>l’ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>the computer: not known yet</source>
        <translation>l’ordinateur&#xa0;: pas encore connu</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>Le résultat est dans le presse-papiers</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Partager le résultat</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>En cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Conti&amp;nuer</translation>
    </message>
</context>
<context>
    <name>DailyRecord</name>
    <message>
        <source>1 day</source>
        <translation>1 jour</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln jour</numerusform>
            <numerusform>%Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>1 day in a row</source>
        <translation>1 jour d’affilée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln jour d’affilée</numerusform>
            <numerusform>%Ln jours d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today included</source>
        <comment>days in a row</comment>
        <translation>%1, aujourd’hui compris</translation>
    </message>
    <message>
        <source>%1, today not yet</source>
        <comment>days in a row</comment>
        <translation>%1, aujourd’hui pas encore</translation>
    </message>
</context>
<context>
    <name>DailyResult</name>
    <message>
        <source>Played after its day: it is part of no streak</source>
        <translation>Joué après son jour&#xa0;: il ne fait partie d’aucune série</translation>
    </message>
    <message>
        <source>Day 1 of a new streak</source>
        <translation>Jour 1 d’une nouvelle série</translation>
    </message>
    <message>
        <source>Day %1 in a row</source>
        <translation>%1e jour d’affilée</translation>
    </message>
    <message>
        <source>As many as the %1 to beat</source>
        <translation>Autant que les %1 à battre</translation>
    </message>
    <message>
        <source>%1 beaten, by %2</source>
        <translation>%1 battus de %2</translation>
    </message>
    <message>
        <source>%1 to beat: %2 short</source>
        <translation>%1 à battre&#xa0;: il manque %2</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>L’ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>The computer: not known yet</source>
        <translation>L’ordinateur&#xa0;: pas encore connu</translation>
    </message>
    <message>
        <source>&quot;Show a better game&quot; has the computer look for one</source>
        <translation>«&#xa0;Voir une meilleure partie&#xa0;» en fait chercher une à l’ordinateur</translation>
    </message>
    <message>
        <source>The best that the computer has found of this board on this machine so far. %1.</source>
        <translation>La meilleure partie que l’ordinateur ait trouvée pour ce plateau sur cette machine jusqu’ici. %1.</translation>
    </message>
    <message>
        <source>More is not possible, as is proven.</source>
        <translation>Plus n’est pas possible, c’est prouvé.</translation>
    </message>
    <message>
        <source>Copies score and board as text, without the moves; who pastes it into this program plays the same board</source>
        <translation>Copie le score et le plateau comme texte, sans les coups&#xa0;; qui le colle dans ce programme joue le même plateau</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>Le résultat est dans le presse-papiers</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Partager le résultat</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>The file with your stored games cannot be read; it is kept as %1, and a new one has been begun.</source>
        <translation>Le fichier de vos parties enregistrées ne peut pas être lu&#xa0;; il est conservé sous %1, et un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2.</source>
        <translation>Les parties ne peuvent pas être enregistrées dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for SQLite is missing</source>
        <translation>il manque le module Qt pour SQLite</translation>
    </message>
    <message>
        <source>its version is below zero</source>
        <translation>la version du fichier est inférieure à zéro</translation>
    </message>
    <message>
        <source>The log beside the file with your stored games belongs to another file, as after a backup was put back; it is kept as %1, and the file is used without it.</source>
        <translation>Le journal à côté du fichier de vos parties enregistrées appartient à un autre fichier, comme après la restauration d’une sauvegarde&#xa0;; il est conservé sous %1, et le fichier est utilisé sans lui.</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted or replaced while it was in use, and cannot be written anew: %1.</source>
        <translation>Le fichier de vos parties enregistrées a été supprimé ou remplacé pendant son utilisation, et ne peut pas être réécrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted while it was in use; it has been written anew, with all that it held.</source>
        <translation>Le fichier de vos parties enregistrées a été supprimé pendant son utilisation&#xa0;; il a été réécrit, avec tout ce qu’il contenait.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; what it held is kept as %1.</source>
        <translation>Le fichier de vos parties enregistrées a été remplacé pendant son utilisation&#xa0;; ce qu’il contenait est conservé sous %1.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; the new one is used, and gets the games of the other.</source>
        <translation>Le fichier de vos parties enregistrées a été remplacé pendant son utilisation&#xa0;; le nouveau est utilisé, et reçoit les parties de l’autre.</translation>
    </message>
    <message>
        <source>%1 belongs to a newer SameGame and cannot be used: games that you finish wait for that one.</source>
        <translation>%1 appartient à une version plus récente de SameGame et ne peut pas être utilisé&#xa0;: les parties que vous terminez attendent cette version.</translation>
    </message>
    <message>
        <source>Nothing can be stored for now: %1 cannot be used (%2). What you have played is stored as soon as that works.</source>
        <translation>Rien ne peut être enregistré pour l’instant&#xa0;: %1 n’est pas utilisable (%2). Ce que vous avez joué est enregistré dès que cela fonctionne.</translation>
    </message>
    <message>
        <source>it belongs to a newer SameGame</source>
        <translation>ce fichier appartient à une version plus récente de SameGame</translation>
    </message>
    <message>
        <source>writing to it is not permitted</source>
        <translation>il est interdit d’écrire dans le fichier</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un autre programme utilise le fichier</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>la lecture ou l’écriture sur le disque échoue</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>there is no room left for it</source>
        <translation>il n’y a plus assez de place</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>it is no file of stored games</source>
        <translation>ce n’est pas un fichier de parties enregistrées</translation>
    </message>
    <message>
        <source>Games can be stored now.</source>
        <translation>Les parties peuvent maintenant être enregistrées.</translation>
    </message>
    <message>
        <source>The file with your stored games was emptied while it was in use.</source>
        <translation>Le fichier de vos parties enregistrées a été vidé pendant son utilisation.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use, and what the other held cannot be read any more.</source>
        <translation>Le fichier de vos parties enregistrées a été remplacé pendant son utilisation, et ce que l’autre contenait ne peut plus être lu.</translation>
    </message>
</context>
<context>
    <name>DecisionChoice</name>
    <message>
        <source>%1 to %2, at any time 95 %</source>
        <comment>ends of an interval</comment>
        <translation>de %1 à %2, 95&#xa0;% à tout moment</translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: at least %1 are needed</source>
        <translation>
            <numerusform>Non décidé après %Ln plateau&#xa0;: il en faut au moins %1</numerusform>
            <numerusform>Non décidé après %Ln plateaux&#xa0;: il en faut au moins %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: the difference is %1 points a board (%2)</source>
        <translation>
            <numerusform>Non décidé après %Ln plateau&#xa0;: la différence est de %1 points par plateau (%2)</numerusform>
            <numerusform>Non décidé après %Ln plateaux&#xa0;: la différence est de %1 points par plateau (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>Jusqu’à décision</translation>
    </message>
    <message>
        <source>Points a board that count as equal</source>
        <translation>Points par plateau qui comptent comme égalité</translation>
    </message>
    <message>
        <source>Margin: solvers that differ by fewer points a board count as equal</source>
        <translation>Marge&#xa0;: des solveurs qui diffèrent de moins que ce nombre de points par plateau comptent comme égaux</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>One run of each solver on board after board of the list, until the interval of their difference shows that one is better or that both are equal, or no boards are left; as samegame-cli compare does</source>
        <translation>Une exécution de chaque solveur sur les plateaux de la liste, l’un après l’autre, jusqu’à ce que l’intervalle de leur différence montre que l’un est meilleur ou que les deux sont égaux, ou jusqu’à ce qu’il n’y ait plus de plateaux&#xa0;; comme le fait samegame-cli compare</translation>
    </message>
    <message>
        <source>Takes two solvers, neither more nor fewer</source>
        <translation>Demande deux solveurs, ni plus ni moins</translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: both are equal within %1 points a board (%2)</source>
        <translation>
            <numerusform>Décidé après %Ln plateau&#xa0;: les deux sont égaux à %1 points par plateau près (%2)</numerusform>
            <numerusform>Décidé après %Ln plateaux&#xa0;: les deux sont égaux à %1 points par plateau près (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: %1 is better by %2 points a board (%3)</source>
        <translation>
            <numerusform>Décidé après %Ln plateau&#xa0;: %1 est meilleur de %2 points par plateau (%3)</numerusform>
            <numerusform>Décidé après %Ln plateaux&#xa0;: %1 est meilleur de %2 points par plateau (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Non décidé</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Décidé</translation>
    </message>
    <message>
        <source>Both are equal within %1 points a board (%2)</source>
        <translation>Les deux sont égaux à %1 points par plateau près (%2)</translation>
    </message>
    <message>
        <source>Both are equal</source>
        <translation>Les deux sont égaux</translation>
    </message>
    <message>
        <source>%1 is better by %2 points a board (%3)</source>
        <comment>a solver</comment>
        <translation>%1 est meilleur de %2 points par plateau (%3)</translation>
    </message>
    <message>
        <source>%1 is better</source>
        <comment>a solver</comment>
        <translation>%1 est meilleur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards, difference %1 points a board</source>
        <translation>
            <numerusform>%Ln plateau, différence de %1 points par plateau</numerusform>
            <numerusform>%Ln plateaux, différence de %1 points par plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>difference, interval</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The difference is that of the second solver less the first. Its interval here is for boards like these and holds at all times together, so that a comparison may end where it decides. The usual 95 % intervals of the table and the chart are for a number of boards that was fixed beforehand: they decide nothing here.</source>
        <translation>La différence est celle du deuxième solveur moins le premier. Son intervalle vaut ici pour des plateaux comme ceux-ci et à tous les moments à la fois, si bien qu’une comparaison peut s’arrêter dès qu’il décide. Les intervalles à 95&#xa0;% habituels du tableau et du graphique valent pour un nombre de plateaux fixé d’avance&#xa0;: ils ne décident rien ici.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Block Puzzle</source>
        <translation>Jeu de blocs</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and let Monte-Carlo solvers show how far a board goes</source>
        <translation>Retirer des groupes de blocs, et laisser des solveurs Monte-Carlo montrer jusqu’où l’on peut aller sur un plateau</translation>
    </message>
    <message>
        <source>samegame;blocks;groups;puzzle;solver;Monte-Carlo;</source>
        <translation>samegame;blocs;groupes;puzzle;casse-tête;solveur;Monte-Carlo;</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and see how far a board goes</source>
        <translation>Retirer des groupes de blocs, et voir jusqu’où l’on peut aller sur un plateau</translation>
    </message>
    <message>
        <source>A board of colored blocks, and every move removes a group of neighbors of one color. The larger the group, the more it earns, and an empty board earns a bonus. It takes a minute to learn, and no program is known to play it perfectly.</source>
        <translation>Un plateau de blocs colorés, et chaque coup retire un groupe de voisins d’une même couleur. Plus le groupe est grand, plus il rapporte, et un plateau vide rapporte un bonus. Le jeu s’apprend en une minute, et on ne connaît aucun programme qui y joue parfaitement.</translation>
    </message>
    <message>
        <source>Monte-Carlo solvers help as much as you like:</source>
        <translation>Des solveurs Monte-Carlo aident autant que vous le souhaitez&#xa0;:</translation>
    </message>
    <message>
        <source>hints in three steps, the best candidates for the next move, and the best game found so far</source>
        <translation>des indices en trois étapes, les meilleurs candidats pour le prochain coup et la meilleure partie trouvée jusqu’ici</translation>
    </message>
    <message>
        <source>a review of each game that says which moves lost how many points</source>
        <translation>un bilan de chaque partie qui dit quels coups ont perdu combien de points</translation>
    </message>
    <message>
        <source>a board for each day, practice, and boards that can be cleared for sure</source>
        <translation>un plateau pour chaque jour, un entraînement et des plateaux qui peuvent être vidés à coup sûr</translation>
    </message>
    <message>
        <source>several solvers, playouts and runs compared in charts, on the boards of research papers too</source>
        <translation>plusieurs solveurs, playouts et exécutions comparés dans des graphiques, y compris sur les plateaux d’articles de recherche</translation>
    </message>
    <message>
        <source>SameGame solution</source>
        <translation>Solution de SameGame</translation>
    </message>
    <message>
        <source>The board, with the score and what is left beside it</source>
        <translation>Le plateau, avec à côté le score et ce qui reste</translation>
    </message>
    <message>
        <source>Candidates for the next move, on the board and in a table</source>
        <translation>Candidats pour le prochain coup, sur le plateau et dans un tableau</translation>
    </message>
    <message>
        <source>A hint that says which blocks the next moves save</source>
        <translation>Un indice qui dit quels blocs gardent les prochains coups</translation>
    </message>
    <message>
        <source>The review of a game, with its largest losses</source>
        <translation>Le bilan d’une partie, avec ses plus grandes pertes</translation>
    </message>
    <message>
        <source>Three solvers compared on one board</source>
        <translation>Trois solveurs comparés sur un plateau</translation>
    </message>
    <message>
        <source>SameGame trials</source>
        <translation>Essais de SameGame</translation>
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
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5&#xa0;%</translation>
    </message>
    <message>
        <source>25 %</source>
        <translation>25&#xa0;%</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>75 %</source>
        <translation>75&#xa0;%</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>Playouts of</source>
        <translation>Playouts de</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Pire</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Own score</source>
        <translation>Votre score</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Centile</translation>
    </message>
    <message>
        <source>The score that this share of the playouts does not exceed</source>
        <translation>Le score que cette part des playouts ne dépasse pas</translation>
    </message>
    <message>
        <source>Standard deviation of the scores</source>
        <translation>Écart type des scores</translation>
    </message>
    <message>
        <source>Playouts with a lower score than the game at its end, in percent; equal ones count half</source>
        <translation>Playouts au score plus bas que celui de la partie à sa fin, en pour cent&#xa0;; les égaux comptent pour moitié</translation>
    </message>
</context>
<context>
    <name>DistributionPanel</name>
    <message>
        <source>Numbers of the distribution</source>
        <translation>Nombres de la distribution</translation>
    </message>
    <message>
        <source>Compares playouts from the position on the board</source>
        <translation>Compare des playouts à partir de la position du plateau</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Depuis le début</translation>
    </message>
    <message numerus="yes">
        <source>From the position after %Ln moves</source>
        <translation>
            <numerusform>À partir de la position après %Ln coup</numerusform>
            <numerusform>À partir de la position après %Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Share of playouts</source>
        <translation>Part des playouts</translation>
    </message>
    <message>
        <source>From the start of each board</source>
        <translation>Depuis le début de chaque plateau</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where playouts begin, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln playouts each</source>
        <translation>
            <numerusform>%Ln playout chacune</numerusform>
            <numerusform>%Ln playouts chacune</numerusform>
        </translation>
    </message>
    <message>
        <source>Playouts end with the blocks on the board, but this game has refill: more columns come in, which nobody knows. Choose boards by name.</source>
        <translation>Les playouts se terminent avec les blocs du plateau, mais cette partie a le remplissage&#xa0;: d’autres colonnes arrivent, que personne ne connaît. Choisissez des plateaux par leur nom.</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Type de graphique</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>&amp;Means by board as CSV…</source>
        <translation>&amp;Moyennes par plateau en CSV…</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln plateau</numerusform>
            <numerusform>%Ln plateaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 sur %Ln plateau</numerusform>
            <numerusform>%1 sur %Ln plateaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistributionSetup</name>
    <message>
        <source>Playout policy</source>
        <translation>Politique des playouts</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>position on the board</source>
        <translation>position du plateau</translation>
    </message>
    <message>
        <source>Add series</source>
        <translation>Ajouter une série</translation>
    </message>
    <message>
        <source>Playouts of each series</source>
        <translation>Playouts de chaque série</translation>
    </message>
    <message>
        <source>The same seed and number of playouts give the same distribution again; empty for a new seed each time</source>
        <translation>La même graine et le même nombre de playouts redonnent la même distribution&#xa0;; vide pour une nouvelle graine à chaque fois</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>Random and tabu color random here</source>
        <translation>Aléatoire et couleur taboue aléatoire ici</translation>
    </message>
    <message>
        <source>Takes &amp;&amp; Kosters, figure 2: boards 1 and 9</source>
        <translation>Takes &amp;&amp; Kosters, figure 2&#xa0;: plateaux 1 et 9</translation>
    </message>
    <message>
        <source>Every policy here</source>
        <translation>Toutes les politiques ici</translation>
    </message>
    <message>
        <source>Empty for the position on the board, or a board name such as standard:9, random:42 or id:…; boards are played under the rules of the game, but an ID under its own</source>
        <translation>Vide pour la position du plateau, ou un nom de plateau comme standard:9, random:42 ou id:…&#xa0;; les plateaux sont joués avec les règles de la partie, mais un ID avec les siennes</translation>
    </message>
    <message>
        <source>those of the series</source>
        <translation>ceux des séries</translation>
    </message>
    <message>
        <source>Empty for a board of each series, or a list such as standard:1-20 or random:1-100/8x8x4: every policy plays each of them, and the chart shows the means of the boards; they are played under the rules of the game, but a board ID under its own</source>
        <translation>Vide pour un plateau par série, ou une liste comme standard:1-20 ou random:1-100/8x8x4&#xa0;: chaque politique joue chacun des plateaux de la liste, et le graphique montre les moyennes des plateaux&#xa0;; ils sont joués avec les règles de la partie, mais un ID de plateau avec les siennes</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>each of the list</source>
        <translation>ceux de la liste</translation>
    </message>
    <message>
        <source>The list under Boards is played in place of this board; clear it to give each series its own.</source>
        <translation>La liste sous «&#xa0;Plateaux&#xa0;» est jouée à la place de ce plateau&#xa0;; videz-la pour donner à chaque série le sien.</translation>
    </message>
    <message>
        <source>Each policy plays the boards of the list once, and %1 stands here twice.</source>
        <translation>Chaque politique joue les plateaux de la liste une seule fois, mais %1 figure ici deux fois.</translation>
    </message>
    <message>
        <source>Playouts of each policy on each board</source>
        <translation>Playouts de chaque politique sur chaque plateau</translation>
    </message>
</context>
<context>
    <name>DockTabs</name>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>%1: a window of its own, or back</source>
        <translation>%1&#xa0;: une fenêtre à part, ou retour</translation>
    </message>
</context>
<context>
    <name>DuelResult</name>
    <message>
        <source>Against %1 so far: %2 won, %3 lost, %4 drawn.</source>
        <translation>Palmarès contre&#xa0;%1&#xa0;: gagnés&#xa0;%2, perdus&#xa0;%3, égalités&#xa0;%4.</translation>
    </message>
    <message>
        <source>With help in the duel or before: %1 of %2 won.</source>
        <translation>Gagnés avec aide dans le duel ou avant&#xa0;:&#xa0;%1 sur&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 is still playing.</source>
        <translation>%1 joue encore.</translation>
    </message>
    <message>
        <source>The first duel on this board counts, with %1.</source>
        <translation>Le premier duel sur ce plateau compte, avec %1.</translation>
    </message>
    <message>
        <source>Your blocks left: %1</source>
        <translation>Blocs qui vous restent&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Your points: %1</source>
        <translation>Vos points&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Blocks left: you %1, %2 %3</source>
        <translation>Blocs restants&#xa0;: vous&#xa0;%1,&#xa0;%2&#xa0;%3</translation>
    </message>
    <message>
        <source>Points: you %1, %2 %3</source>
        <translation>Points&#xa0;: vous&#xa0;%1,&#xa0;%2&#xa0;%3</translation>
    </message>
    <message>
        <source>You won against %1!</source>
        <translation>Victoire contre %1&#xa0;!</translation>
    </message>
    <message>
        <source>A draw with %1</source>
        <translation>Égalité avec %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>the name of an opponent</comment>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>You %1</source>
        <comment>and a score</comment>
        <translation>Vous %1</translation>
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
        <translation>Vous %1</translation>
    </message>
    <message>
        <source>Duel, blocks left: you %1, %2 %3.</source>
        <translation>Duel, blocs restants&#xa0;: vous&#xa0;%1,&#xa0;%2&#xa0;%3.</translation>
    </message>
    <message>
        <source>Duel, points: you %1, %2 %3.</source>
        <translation>Duel, points&#xa0;: vous&#xa0;%1,&#xa0;%2&#xa0;%3.</translation>
    </message>
    <message>
        <source>Duel, your blocks left: %1.</source>
        <translation>Duel, blocs qui vous restent&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Duel, your points: %1.</source>
        <translation>Duel, vos points&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 is still playing this board.</source>
        <translation>%1 joue encore ce plateau.</translation>
    </message>
    <message>
        <source>%1 has ended; you learn the score when your game ends.</source>
        <translation>%1 a terminé&#xa0;; vous apprenez le score à la fin de votre partie.</translation>
    </message>
</context>
<context>
    <name>DuelsModel</name>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>Duels won without help</source>
        <translation>Duels gagnés sans aide</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>Duels lost without help</source>
        <translation>Duels perdus sans aide</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>Duels without help that ended alike</source>
        <translation>Duels sans aide terminés à égalité</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Duels with help, or on a board that was played with help before, and how many of them were won; they count nowhere else</source>
        <translation>Duels avec aide, ou sur un plateau déjà joué avec aide, et combien ont été gagnés&#xa0;; ils ne comptent nulle part ailleurs</translation>
    </message>
    <message>
        <source>%1, %2 won</source>
        <comment>a number of duels</comment>
        <translation>%1, gagnés&#xa0;:&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Final score: %1</source>
        <translation>Score final&#xa0;: %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Revoir cette partie</translation>
    </message>
    <message>
        <source>Plays this game again, step by step</source>
        <translation>Montre de nouveau cette partie, coup par coup</translation>
    </message>
    <message>
        <source>Takes back the last move, so that the game goes on</source>
        <translation>Annule le dernier coup, pour que la partie continue</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 coup</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games on this board: %1</source>
        <translation>Vos parties sur ce plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>No other game of yours on this board yet.</source>
        <translation>Pas encore d’autre partie à vous sur ce plateau.</translation>
    </message>
    <message numerus="yes">
        <source>Your best of %Ln games on this board.</source>
        <translation>
            <numerusform>Votre meilleure de %Ln partie sur ce plateau.</numerusform>
            <numerusform>La meilleure de vos %Ln parties sur ce plateau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number %1 of your %2 games on this board.</source>
        <translation>Numéro %1 de vos %2 parties sur ce plateau.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Plays this board from its start; can be undone</source>
        <translation>Joue ce plateau depuis son début&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>Looking for a better game: %1 % of the time.</source>
        <translation>Recherche d’une meilleure partie&#xa0;: %1&#xa0;% du temps.</translation>
    </message>
    <message>
        <source>No better game of this board is known.</source>
        <translation>Aucune meilleure partie de ce plateau n’est connue.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Show a better game</source>
        <translation>Voir une meilleure partie</translation>
    </message>
    <message>
        <source>Ends the search; a better game that it has found is replayed</source>
        <translation>Met fin à la recherche&#xa0;; une meilleure partie qu’elle a trouvée est montrée en relecture</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Shows what each move gave away, and what was better</source>
        <translation>Montre ce que chaque coup a fait perdre, et ce qui était meilleur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>moves, their points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cleared board: +%1</source>
        <translation>plateau vidé&#xa0;: +%1</translation>
    </message>
    <message>
        <source>a cleared board earns no bonus</source>
        <translation>un plateau vidé ne rapporte pas de bonus</translation>
    </message>
    <message>
        <source>blocks left: %1</source>
        <translation>blocs restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>blocks left cost nothing</source>
        <translation>les blocs restants ne coûtent rien</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>points of moves, points of the end</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Best game so far: %1.</source>
        <translation>Meilleure partie jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Perfect: it is proven that no game ends higher.</source>
        <translation>Parfait&#xa0;: il est prouvé qu’aucune partie ne finit plus haut.</translation>
    </message>
    <message>
        <source>This is the best game known.</source>
        <translation>C’est la meilleure partie connue.</translation>
    </message>
    <message>
        <source>No other game of this board is known yet.</source>
        <translation>Aucune autre partie de ce plateau n’est encore connue.</translation>
    </message>
    <message>
        <source>Best game known: %1.</source>
        <translation>Meilleure partie connue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Best game possible, proven: %1 (%2 more than this one).</source>
        <translation>Meilleure partie possible, c’est prouvé&#xa0;: %1 (%2 de plus que celle‑ci).</translation>
    </message>
    <message>
        <source>Best game known: %1 (%2 more than this one).</source>
        <translation>Meilleure partie connue&#xa0;: %1 (%2 de plus que celle‑ci).</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>Jouée sans aide</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Best without help: %1</source>
        <translation>Meilleure sans aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Best with help: %1</source>
        <translation>Meilleure avec aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>avec aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>L’ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>l’ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Looking for what this board can give…</source>
        <translation>Recherche de ce que ce plateau peut donner…</translation>
    </message>
    <message>
        <source>What this board can give is not known.</source>
        <translation>Ce que ce plateau peut donner n’est pas connu.</translation>
    </message>
    <message>
        <source>A medal needs a score above 0.</source>
        <translation>Une médaille demande un score supérieur à 0.</translation>
    </message>
    <message>
        <source>Bronze from %1</source>
        <translation>Bronze à partir de %1</translation>
    </message>
    <message>
        <source>%1 · silver from %2</source>
        <comment>bronze medal</comment>
        <translation>%1 · argent à partir de %2</translation>
    </message>
    <message>
        <source>%1 · gold from %2</source>
        <comment>silver medal</comment>
        <translation>%1 · or à partir de %2</translation>
    </message>
    <message>
        <source>Gold from %1 % of the best score known of this board, %2; silver from %3 %, bronze from %4 %</source>
        <translation>Or à partir de %1&#xa0;% du meilleur score connu de ce plateau, %2&#xa0;; argent à partir de %3&#xa0;%, bronze à partir de %4&#xa0;%</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>New board: %1</source>
        <comment>an opponent</comment>
        <translation>Nouveau plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>A duel against %1 on another board. %2</source>
        <translation>Un duel contre %1 sur un autre plateau. %2</translation>
    </message>
    <message>
        <source>Goes on with the board that comes next</source>
        <translation>Passe au plateau qui vient ensuite</translation>
    </message>
    <message>
        <source>A duel against %1 on another board</source>
        <translation>Un duel contre %1 sur un autre plateau</translation>
    </message>
    <message>
        <source>Same board: %1</source>
        <comment>an opponent</comment>
        <translation>Même plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Plays this board from its start, against %1 once more; can be undone</source>
        <translation>Joue ce plateau depuis son début, encore une fois contre %1&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>What the groups removed earned, and what the end of the game adds</source>
        <translation>Ce que les groupes retirés ont rapporté, et ce que la fin de la partie ajoute</translation>
    </message>
    <message>
        <source>The best game of this board that was played or found so far</source>
        <translation>La meilleure partie de ce plateau jouée ou trouvée jusqu’ici</translation>
    </message>
    <message>
        <source>Closes this card, to look at the board; a click on the score brings it back</source>
        <translation>Ferme cette carte et laisse voir le plateau&#xa0;; un clic sur le score la ramène</translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>Plus grand groupe&#xa0;: %1</translation>
    </message>
    <message>
        <source>A file that the computer wrote was opened</source>
        <translation>Un fichier écrit par l’ordinateur a été ouvert</translation>
    </message>
    <message>
        <source>Watch the best game</source>
        <translation>Voir la meilleure partie</translation>
    </message>
    <message>
        <source>Plays the best game known of this board, step by step</source>
        <translation>Montre la meilleure partie connue de ce plateau, coup par coup</translation>
    </message>
    <message>
        <source>It is proven that no game ends higher.</source>
        <translation>Il est prouvé qu’aucune partie ne finit plus haut.</translation>
    </message>
    <message>
        <source>Has the computer look for a better game for some seconds, and replays it</source>
        <translation>Fait chercher à l’ordinateur une meilleure partie pendant quelques secondes, et la montre en relecture</translation>
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
        <translation>Monte-Carlo imbriqué</translation>
    </message>
    <message>
        <source>Single-player Monte-Carlo tree search: a tree of positions grown by playouts</source>
        <translation>Recherche arborescente Monte-Carlo à un joueur&#xa0;: un arbre de positions que les playouts font croître</translation>
    </message>
    <message>
        <source>Nested Monte-Carlo search: every move is judged by a search one level below</source>
        <translation>Recherche Monte-Carlo imbriquée&#xa0;: chaque coup est jugé par une recherche d’un niveau plus bas</translation>
    </message>
    <message>
        <source>Nodes after which a new tree begins (randomized restarts); 0 never</source>
        <translation>Nœuds après lesquels un nouvel arbre commence (redémarrages aléatoires)&#xa0;; 0&#xa0;: jamais</translation>
    </message>
    <message>
        <source>Policy of the playouts</source>
        <translation>Politique des playouts</translation>
    </message>
    <message>
        <source>Depth of nesting: each level multiplies the playouts of one search by a hundred to a thousand</source>
        <translation>Profondeur d’imbrication&#xa0;: chaque niveau multiplie les playouts d’une recherche par cent à mille</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Every group with the same probability</source>
        <translation>Chaque groupe avec la même probabilité</translation>
    </message>
    <message>
        <source>Tabu random</source>
        <translation>Tabou aléatoire</translation>
    </message>
    <message>
        <source>One color, picked at random when the playout starts, is spared while there is another group</source>
        <translation>Une couleur, tirée au hasard au début du playout, est épargnée tant qu’il y a un autre groupe</translation>
    </message>
    <message>
        <source>Tabu color random</source>
        <translation>Couleur taboue aléatoire</translation>
    </message>
    <message>
        <source>The color with the most blocks when the playout starts is spared while there is another group</source>
        <translation>La couleur qui a le plus de blocs au début du playout est épargnée tant qu’il y a un autre groupe</translation>
    </message>
    <message>
        <source>Probability of a move that may be of any color</source>
        <translation>Probabilité d’un coup qui peut être de n’importe quelle couleur</translation>
    </message>
    <message>
        <source>How the two bounds of formula 1 combine: added as printed, multiplied, or multiplied with a square root instead of the logarithm</source>
        <translation>Comment les deux bornes de la formule 1 se combinent&#xa0;: additionnées comme imprimé, multipliées, ou multipliées avec une racine carrée au lieu du logarithme</translation>
    </message>
    <message>
        <source>C: higher values try rarely tried moves more</source>
        <translation>C&#xa0;: des valeurs plus élevées essaient davantage les coups rarement essayés</translation>
    </message>
    <message>
        <source>D: higher values try rarely visited moves longer</source>
        <translation>D&#xa0;: des valeurs plus élevées essaient plus longtemps les coups rarement visités</translation>
    </message>
    <message>
        <source>T: visits of a position before the formula chooses there instead of the playout policy</source>
        <translation>T&#xa0;: visites d’une position avant que la formule y choisisse à la place de la politique des playouts</translation>
    </message>
    <message>
        <source>Nodes added: one per playout, or all children of a position visited T times</source>
        <translation>Nœuds ajoutés&#xa0;: un par playout, ou tous les successeurs d’une position visitée T fois</translation>
    </message>
    <message>
        <source>1 picks the color again before every move, 0 at the start</source>
        <translation>1 choisit la couleur de nouveau avant chaque coup, 0 au début</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>Roulette</translation>
    </message>
    <message>
        <source>A color is drawn before every move, less often the more blocks it has left; then one of its groups</source>
        <translation>Une couleur est tirée avant chaque coup, d’autant moins souvent qu’il lui reste plus de blocs&#xa0;; puis un de ses groupes</translation>
    </message>
    <message>
        <source>How much a full board reduces the weight of frequent colors</source>
        <translation>De combien un plateau plein réduit le poids des couleurs fréquentes</translation>
    </message>
    <message>
        <source>Share of the smallest color&apos;s blocks that is subtracted from every color&apos;s blocks</source>
        <translation>Part des blocs de la couleur la plus rare qui est soustraite des blocs de chaque couleur</translation>
    </message>
    <message>
        <source>Fixed exponent instead of the one by beta; 0: by beta</source>
        <translation>Exposant fixe au lieu de celui par beta&#xa0;; 0&#xa0;: par beta</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>The largest group, at random among equals</source>
        <translation>Le plus grand groupe, au hasard parmi les égaux</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Groups by their size: one of n blocks with a probability proportional to exp(bias * min(cap, n - 2)); what nested rollout policy adaptation starts from</source>
        <translation>Groupes selon leur taille&#xa0;: un groupe de n blocs avec une probabilité proportionnelle à exp(bias * min(cap, n - 2))&#xa0;; c’est de là que part la nested rollout policy adaptation</translation>
    </message>
    <message>
        <source>Weight of each block above two</source>
        <translation>Poids de chaque bloc au-delà de deux</translation>
    </message>
    <message>
        <source>The most blocks above two that count</source>
        <translation>Le plus grand nombre de blocs au-delà de deux qui comptent</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks at the start while there is another group</source>
        <translation>1 épargne la couleur qui a le plus de blocs au début tant qu’il y a un autre groupe</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or a setting of the paper from its text or from its program</source>
        <translation>Valeurs de toutes les autres options&#xa0;: les nôtres, ou un réglage de l’article d’après son texte ou d’après son programme</translation>
    </message>
    <message>
        <source>The logarithm of the visits in formula 1</source>
        <translation>Le logarithme des visites dans la formule 1</translation>
    </message>
    <message>
        <source>W: weight of the top score beside the mean</source>
        <translation>W&#xa0;: poids du meilleur score à côté de la moyenne</translation>
    </message>
    <message>
        <source>Whether the top score is added to the mean with weight W, or takes the share W of their sum</source>
        <translation>Si le meilleur score est ajouté à la moyenne avec le poids W, ou prend la part W de leur somme</translation>
    </message>
    <message>
        <source>One search for the whole game, or one for every move with a share of the budget</source>
        <translation>Une recherche pour toute la partie, ou une pour chaque coup avec une part du budget</translation>
    </message>
    <message>
        <source>Moves of a game, among which a search for every move shares out the budget</source>
        <translation>Coups d’une partie, entre lesquels une recherche pour chaque coup partage le budget</translation>
    </message>
    <message>
        <source>The move that a search for every move follows: of the best line, or the move with the highest mean or the most visits</source>
        <translation>Le coup que suit une recherche pour chaque coup&#xa0;: celui de la meilleure suite, ou le coup à la moyenne la plus haute ou au plus de visites</translation>
    </message>
    <message>
        <source>Trees among which the budget, or a move&apos;s share of it, is shared out (randomized restarts)</source>
        <translation>Arbres entre lesquels le budget, ou la part d’un coup, est partagé (redémarrages aléatoires)</translation>
    </message>
    <message>
        <source>Seconds after which a new tree begins (randomized restarts); 0 never</source>
        <translation>Secondes après lesquelles un nouvel arbre commence (redémarrages aléatoires)&#xa0;; 0&#xa0;: jamais</translation>
    </message>
    <message>
        <source>Whether a position has one node for all orders of moves that lead to it, and whether new trees begin with what earlier ones found there</source>
        <translation>Si une position a un seul nœud pour tous les ordres de coups qui y mènent, et si de nouveaux arbres commencent par ce que les précédents y ont trouvé</translation>
    </message>
    <message>
        <source>Visits at which a move&apos;s own mean counts as much as the mean of all playouts that play it later (RAVE); 0 turns it off</source>
        <translation>Visites auxquelles la moyenne propre d’un coup compte autant que celle de tous les playouts qui le jouent plus tard (RAVE)&#xa0;; 0 désactive cela</translation>
    </message>
    <message>
        <source>Moves the formula may choose from: all, or more and more of them with the visits of the position, by progressive widening or unpruning</source>
        <translation>Coups parmi lesquels la formule peut choisir&#xa0;: tous, ou de plus en plus avec les visites de la position, par élargissement progressif (progressive widening) ou unpruning</translation>
    </message>
    <message>
        <source>Once the memory is full: recycle the nodes below rarely visited positions, or begin a new tree</source>
        <translation>Une fois la mémoire pleine&#xa0;: recycler les nœuds sous les positions rarement visitées, ou commencer un nouvel arbre</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo</source>
        <translation>Monte-Carlo plat</translation>
    </message>
    <message>
        <source>Depth-budgeted search</source>
        <translation>Recherche à budget de profondeur</translation>
    </message>
    <message>
        <source>Greedy search</source>
        <translation>Recherche gloutonne</translation>
    </message>
    <message>
        <source>Best-first search</source>
        <translation>Meilleur d’abord</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo search: plays the move whose playouts went best, and so on to the end</source>
        <translation>Recherche Monte-Carlo plate&#xa0;: joue le coup dont les playouts ont le mieux fini, et ainsi de suite jusqu’à la fin</translation>
    </message>
    <message>
        <source>Depth-budgeted search, the Banker&apos;s algorithm: every first move gets a budget, which is shared out among the moves below it</source>
        <translation>Recherche à budget de profondeur, l’algorithme du banquier&#xa0;: chaque premier coup reçoit un budget, partagé entre les coups en dessous</translation>
    </message>
    <message>
        <source>Greedy search: every move leads to the position with the best estimate</source>
        <translation>Recherche gloutonne&#xa0;: chaque coup mène à la position de meilleure estimation</translation>
    </message>
    <message>
        <source>Best-first search: the open position with the best estimate goes on; proves its line on small boards</source>
        <translation>Recherche du meilleur d’abord&#xa0;: la position ouverte de meilleure estimation continue&#xa0;; prouve sa suite sur de petits plateaux</translation>
    </message>
    <message>
        <source>What judges a position: the points so far, alone, with the points of the groups on the board, or with the points of each color as one group, which no line exceeds</source>
        <translation>Ce qui juge une position&#xa0;: les points jusqu’ici, seuls, avec les points des groupes du plateau, ou avec les points de chaque couleur comme un seul groupe, qu’aucune suite ne dépasse</translation>
    </message>
    <message>
        <source>Which child is played: the one with the biggest or with the best average playout, after random or biased playouts</source>
        <translation>Quel successeur est joué&#xa0;: celui du plus grand playout ou de la meilleure moyenne des playouts, après des playouts aléatoires ou biaisés</translation>
    </message>
    <message>
        <source>Policy of the playouts; auto is the method&apos;s own</source>
        <translation>Politique des playouts&#xa0;; auto est celle de la méthode</translation>
    </message>
    <message>
        <source>R: playouts after every child before one of them is played</source>
        <translation>R&#xa0;: playouts après chaque successeur avant que l’un d’eux soit joué</translation>
    </message>
    <message>
        <source>Games played to the end before the search ends; 0 goes on until the budget ends</source>
        <translation>Parties jouées jusqu’à la fin avant que la recherche se termine&#xa0;; 0 continue jusqu’à la fin du budget</translation>
    </message>
    <message>
        <source>Which lines count: the lines of all playouts, or only the games played, as in the paper</source>
        <translation>Quelles suites comptent&#xa0;: celles de tous les playouts, ou seulement les parties jouées, comme dans l’article</translation>
    </message>
    <message>
        <source>What ranks the children of a position: a playout after each of them, or an estimate</source>
        <translation>Ce qui classe les successeurs d’une position&#xa0;: un playout après chacun d’eux, ou une estimation</translation>
    </message>
    <message>
        <source>Budget of a child in relation to the next better one: 1 shares it out evenly, 0 gives the best child everything</source>
        <translation>Budget d’un successeur par rapport au suivant meilleur que lui&#xa0;: 1 le partage également, 0 donne tout au meilleur successeur</translation>
    </message>
    <message>
        <source>What plays to the end when the budget is used up: the policy, or greedy moves by the estimate</source>
        <translation>Ce qui joue jusqu’à la fin quand le budget est épuisé&#xa0;: la politique, ou des coups gloutons d’après l’estimation</translation>
    </message>
    <message>
        <source>Playouts for every child of the root in the first round; doubled from round to round</source>
        <translation>Playouts pour chaque successeur de la racine au premier tour&#xa0;; doublés de tour en tour</translation>
    </message>
    <message>
        <source>Which lines count in a search for every move: the lines of all playouts, or only the games played</source>
        <translation>Quelles suites comptent dans une recherche pour chaque coup&#xa0;: celles de tous les playouts, ou seulement les parties jouées</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the printed generic implementation, with random playouts</source>
        <translation>Valeurs de toutes les autres options&#xa0;: les nôtres, ou celles de l’implémentation générique imprimée, avec des playouts aléatoires</translation>
    </message>
    <message>
        <source>Which of several moves with equal results is followed: a random one, or the last</source>
        <translation>Lequel de plusieurs coups aux résultats égaux est suivi&#xa0;: un au hasard, ou le dernier</translation>
    </message>
    <message>
        <source>Whether a search follows its best sequence so far if the results of a step are worse, or always the best of the step</source>
        <translation>Si une recherche suit sa meilleure suite jusqu’ici quand les résultats d’une étape sont moins bons, ou toujours la meilleure de l’étape</translation>
    </message>
    <message>
        <source>Searches from the start of the board before a thread ends; 0 goes on until the budget ends</source>
        <translation>Recherches depuis le début du plateau avant qu’un thread se termine&#xa0;; 0 continue jusqu’à la fin du budget</translation>
    </message>
    <message>
        <source>NRPA</source>
        <translation>NRPA</translation>
    </message>
    <message>
        <source>Nested rollout policy adaptation: playouts learn from the best lines, level by level</source>
        <translation>Nested rollout policy adaptation&#xa0;: les playouts apprennent des meilleures suites, niveau par niveau</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the paper&apos;s text or of its program</source>
        <translation>Valeurs de toutes les autres options&#xa0;: les nôtres, ou celles du texte de l’article ou de son programme</translation>
    </message>
    <message>
        <source>Depth of nesting</source>
        <translation>Profondeur d’imbrication</translation>
    </message>
    <message>
        <source>N: how often a level repeats the one below; 0 fits it to the budget, so that one search fills it</source>
        <translation>N&#xa0;: combien de fois un niveau répète celui du dessous&#xa0;; 0 l’ajuste au budget, pour qu’une recherche le remplisse</translation>
    </message>
    <message>
        <source>Step of the weights toward the best line</source>
        <translation>Pas des poids vers la meilleure suite</translation>
    </message>
    <message>
        <source>The features of a move that share a weight</source>
        <translation>Les caractéristiques d’un coup qui partagent un poids</translation>
    </message>
    <message>
        <source>Spares the color with the most blocks at the start while there is another group</source>
        <translation>Épargne la couleur qui a le plus de blocs au début tant qu’il y a un autre groupe</translation>
    </message>
    <message>
        <source>Moves after which groups of two blocks of that color may be played</source>
        <translation>Coups après lesquels les groupes de deux blocs de cette couleur peuvent être joués</translation>
    </message>
    <message>
        <source>Weight of each block of a group above two, in addition to the learned weight</source>
        <translation>Poids de chaque bloc d’un groupe au-delà de deux, en plus du poids appris</translation>
    </message>
    <message>
        <source>The most blocks of a group above two that count for the bias</source>
        <translation>Le plus grand nombre de blocs d’un groupe au-delà de deux qui comptent pour le biais</translation>
    </message>
    <message>
        <source>Higher values play more at random: they divide the learned weights, not the bias</source>
        <translation>Des valeurs plus élevées jouent davantage au hasard&#xa0;: elles divisent les poids appris, pas le biais</translation>
    </message>
    <message>
        <source>Weights that a search begins with: zero, or random</source>
        <translation>Poids par lesquels une recherche commence&#xa0;: zéro, ou aléatoires</translation>
    </message>
    <message>
        <source>P: playouts of level 1 between two adaptations, the best of which counts</source>
        <translation>P&#xa0;: playouts du niveau 1 entre deux adaptations, dont le meilleur compte</translation>
    </message>
    <message>
        <source>R: a level ends once its best line was found again this often; 0: never</source>
        <translation>R&#xa0;: un niveau se termine une fois que sa meilleure suite a été retrouvée ce nombre de fois&#xa0;; 0&#xa0;: jamais</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 1 keeps</source>
        <translation>Suites, chacune avec sa politique, que garde le niveau 1</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 2 keeps</source>
        <translation>Suites, chacune avec sa politique, que garde le niveau 2</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that higher levels keep</source>
        <translation>Suites, chacune avec sa politique, que gardent les niveaux supérieurs</translation>
    </message>
    <message>
        <source>What lines of a beam must differ in</source>
        <translation>En quoi les suites d’un faisceau doivent différer</translation>
    </message>
    <message>
        <source>Use of several threads: each searches for itself, or several form a job and share a policy, have their own policies until the best one is taken, keep their own, or keep their own and exchange their best line</source>
        <translation>Emploi de plusieurs threads&#xa0;: chacun cherche pour soi, ou plusieurs forment un groupe de travail et partagent une politique, ont leurs propres politiques jusqu’à ce que la meilleure soit prise, gardent la leur, ou gardent la leur et échangent leur meilleure suite</translation>
    </message>
    <message>
        <source>Level whose calls of the level below are shared among a job&apos;s threads</source>
        <translation>Niveau dont les appels du niveau du dessous sont répartis entre les threads d’un groupe de travail</translation>
    </message>
    <message>
        <source>M: threads of a job, with as many jobs as there are threads for; 0: one job of all threads</source>
        <translation>M&#xa0;: threads d’un groupe de travail, avec autant de groupes qu’il y a de threads pour eux&#xa0;; 0&#xa0;: un seul groupe de tous les threads</translation>
    </message>
    <message>
        <source>Whether a child is ranked by the best line that was ever found from its position, if it is better than the new playout</source>
        <translation>Si un successeur est classé d’après la meilleure suite jamais trouvée depuis sa position, si elle est meilleure que le nouveau playout</translation>
    </message>
    <message>
        <source>A*</source>
        <translation>A*</translation>
    </message>
    <message>
        <source>A*: the open position that promises most goes on; proves its line on small boards</source>
        <translation>A*&#xa0;: la position ouverte la plus prometteuse continue&#xa0;; prouve sa suite sur de petits plateaux</translation>
    </message>
    <message>
        <source>What a position can still earn at most: the blocks of each color as one group and the bonus (plain), without the bonus if a color has a single block left (dead-color), or with groups only of blocks that can still meet (separated)</source>
        <translation>Ce qu’une position peut encore rapporter au plus&#xa0;: les blocs de chaque couleur comme un seul groupe et le bonus (plain), sans le bonus s’il reste un seul bloc d’une couleur (dead-color), ou avec des groupes formés seulement de blocs qui peuvent encore se rejoindre (separated)</translation>
    </message>
    <message>
        <source>IDA*</source>
        <translation>IDA*</translation>
    </message>
    <message>
        <source>IDA*: depth-first searches of all positions that promise a score, which is lowered step by step; proves its line on small boards</source>
        <translation>IDA*&#xa0;: recherches en profondeur de toutes les positions qui promettent un score, abaissé pas à pas&#xa0;; prouve sa suite sur de petits plateaux</translation>
    </message>
    <message>
        <source>How far the threshold falls after each iteration: to the next lower estimate, or until the number of positions doubles</source>
        <translation>De combien le seuil baisse après chaque itération&#xa0;: jusqu’à l’estimation inférieure suivante, ou jusqu’à ce que le nombre de positions double</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it and the iteration</source>
        <translation>Retient ce qui a été appris sur une position, quels que soient l’ordre des coups qui y mènent et l’itération</translation>
    </message>
    <message>
        <source>Branch and bound</source>
        <translation>Séparation et évaluation</translation>
    </message>
    <message>
        <source>Branch and bound: all lines except lines that cannot beat the best so far; proves its line on small boards</source>
        <translation>Séparation et évaluation (branch and bound)&#xa0;: toutes les suites sauf celles qui ne peuvent pas battre la meilleure jusqu’ici&#xa0;; prouve sa suite sur de petits plateaux</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it</source>
        <translation>Retient ce qui a été appris sur une position, quel que soit l’ordre des coups qui y mènent</translation>
    </message>
    <message>
        <source>Playouts of tabu-color-random before the search, for a best line to begin with</source>
        <translation>Playouts de tabu-color-random avant la recherche, pour disposer d’emblée d’une première meilleure suite</translation>
    </message>
    <message>
        <source>Exact endgames</source>
        <translation>Finales exactes</translation>
    </message>
    <message>
        <source>Exact search: the best end of good lines, from ever further back; proves its line, or whether the board can be cleared, on small boards</source>
        <translation>Recherche exacte&#xa0;: la meilleure fin de bonnes suites, en partant de plus en plus loin en arrière&#xa0;; prouve sa suite, ou si le plateau peut être vidé, sur de petits plateaux</translation>
    </message>
    <message>
        <source>The goal: the best score, or whether the board can be cleared at all; that search ends with the first line that clears it, or with the proof that none does</source>
        <translation>Le but&#xa0;: le meilleur score, ou si le plateau peut seulement être vidé&#xa0;; cette recherche se termine avec la première suite qui le vide, ou avec la preuve qu’aucune ne le fait</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>Recherche en faisceau</translation>
    </message>
    <message>
        <source>Beam search: of all positions with the same number of blocks removed, the best go on</source>
        <translation>Recherche en faisceau&#xa0;: de toutes les positions au même nombre de blocs retirés, les meilleures continuent</translation>
    </message>
    <message>
        <source>Positions kept in each layer, as far as memory reaches; 0 runs beams of doubling width one after the other</source>
        <translation>Positions gardées dans chaque couche, dans la mesure où la mémoire suffit&#xa0;; 0 lance l’un après l’autre des faisceaux de largeur doublée</translation>
    </message>
    <message>
        <source>Positions compete with others that have as many blocks removed, or that are as many moves from the start</source>
        <translation>Les positions se mesurent à celles qui ont autant de blocs retirés, ou qui sont à autant de coups du début</translation>
    </message>
    <message>
        <source>What ranks positions: the score; the score with the points of the groups on the board, or of each color as one group; the score with a value of the colors, lower the more pieces they are in; or, for the best by that value, the score of a playout</source>
        <translation>Ce qui classe les positions&#xa0;: le score&#xa0;; le score avec les points des groupes du plateau, ou de chaque couleur comme un seul groupe&#xa0;; le score avec une valeur des couleurs, d’autant plus basse qu’elles sont en plus de morceaux&#xa0;; ou, pour les meilleures selon cette valeur, le score d’un playout</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: candidates that get playouts, for each position that is kept</source>
        <translation>Avec l’évaluation «&#xa0;playouts&#xa0;»&#xa0;: candidats qui reçoivent des playouts, pour chaque position gardée</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: playouts from each candidate; the best one counts</source>
        <translation>Avec l’évaluation «&#xa0;playouts&#xa0;»&#xa0;: playouts à partir de chaque candidat&#xa0;; le meilleur compte</translation>
    </message>
    <message>
        <source>Points taken off the estimate of a position that can no longer be cleared, since a color has a single block left</source>
        <translation>Points retirés à l’estimation d’une position qui ne peut plus être vidée, parce qu’il reste un seul bloc d’une couleur</translation>
    </message>
    <message>
        <source>Leaves out positions that cannot reach more than the best line, even with the blocks of each color as one group</source>
        <translation>Laisse de côté les positions qui ne peuvent pas atteindre plus que la meilleure suite, même avec les blocs de chaque couleur comme un seul groupe</translation>
    </message>
    <message>
        <source>What chooses below T visits: the playout policy, or first a random cell, whose group may be of the tabu color</source>
        <translation>Ce qui choisit en dessous de T visites&#xa0;: la politique des playouts, ou d’abord une case au hasard, dont le groupe peut être de la couleur taboue</translation>
    </message>
    <message>
        <source>Cell scan</source>
        <translation>Balayage des cases</translation>
    </message>
    <message>
        <source>The group of the first block met from a random cell upward, then in the next columns: large groups are likelier</source>
        <translation>Le groupe du premier bloc rencontré à partir d’une case au hasard vers le haut, puis dans les colonnes suivantes&#xa0;: les grands groupes sont plus probables</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks left while there is another group, 2 a color drawn before every move</source>
        <translation>1 épargne la couleur dont il reste le plus de blocs tant qu’il y a un autre groupe, 2 une couleur tirée avant chaque coup</translation>
    </message>
    <message>
        <source>Probability that a block of that color is played when the search meets it</source>
        <translation>Probabilité qu’un bloc de cette couleur soit joué quand la recherche le rencontre</translation>
    </message>
    <message>
        <source>Plays that color like any other if its blocks are a single group</source>
        <translation>Joue cette couleur comme une autre si ses blocs forment un seul groupe</translation>
    </message>
    <message>
        <source>Playouts shared by all children before one of them is played; 0: each has playouts-per-child</source>
        <translation>Playouts partagés par tous les successeurs avant que l’un d’eux soit joué&#xa0;; 0&#xa0;: chacun a playouts-per-child</translation>
    </message>
    <message>
        <source>What a chain begins with: the line of a short beam, or a random game</source>
        <translation>Par quoi une chaîne commence&#xa0;: la suite d’un court faisceau, ou une partie aléatoire</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beams that chains begin with; less where the budget is small</source>
        <translation>Le plus grand nombre de positions d’une couche des faisceaux par lesquels les chaînes commencent&#xa0;; moins là où le budget est petit</translation>
    </message>
    <message>
        <source>Temperature at the start of a chain, in points</source>
        <translation>Température au début d’une chaîne, en points</translation>
    </message>
    <message>
        <source>Temperature at the end of a chain, in points</source>
        <translation>Température à la fin d’une chaîne, en points</translation>
    </message>
    <message>
        <source>A list this many points below the threshold of acceptance is abandoned before its end; 0: never</source>
        <translation>Une liste inférieure d’autant de points au seuil d’acceptation est abandonnée avant sa fin&#xa0;; 0&#xa0;: jamais</translation>
    </message>
    <message>
        <source>Other blocks of its old group that a click tries if its own block is gone</source>
        <translation>Autres blocs de son ancien groupe qu’un clic essaie si son propre bloc a disparu</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>Recuit</translation>
    </message>
    <message>
        <source>Chains that share the budget, one after another</source>
        <translation>Chaînes qui se partagent le budget, l’une après l’autre</translation>
    </message>
    <message>
        <source>Lists that a chain tries without a budget</source>
        <translation>Listes qu’une chaîne essaie sans budget</translation>
    </message>
    <message>
        <source>Lists of a chain of the first round; 0: by the budget</source>
        <translation>Listes d’une chaîne du premier tour&#xa0;; 0&#xa0;: selon le budget</translation>
    </message>
    <message>
        <source>With length 0, a chain of the first round has this many times the square root of the lists that a thread&apos;s budget allows, but at least 1,000; 0: 100 if the end is mild, else 50</source>
        <translation>Avec length 0, une chaîne du premier tour a autant de fois la racine carrée des listes que permet le budget d’un thread, mais au moins 1&#xa0;000&#xa0;; 0&#xa0;: 100 si la fin est mild, sinon 50</translation>
    </message>
    <message>
        <source>Temperature at the start of chains of later rounds, in points, at most that of hot</source>
        <translation>Température au début des chaînes des tours suivants, en points, au plus celle de hot</translation>
    </message>
    <message>
        <source>One of this many chains goes on to the next round</source>
        <translation>Une chaîne sur ce nombre passe au tour suivant</translation>
    </message>
    <message>
        <source>Part of the budget for chains that begin with each of the first moves</source>
        <translation>Part du budget pour les chaînes qui commencent par chacun des premiers coups</translation>
    </message>
    <message>
        <source>Simulated annealing over lists of clicks on blocks, begun with short beams</source>
        <translation>Recuit simulé sur des listes de clics sur des blocs, commencé par de courts faisceaux</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>The strongest: a tournament of annealed lists of clicks, begun with short beams</source>
        <translation>Le plus fort&#xa0;: un tournoi de listes de clics recuites, commencé par de courts faisceaux</translation>
    </message>
    <message>
        <source>How the temperature falls</source>
        <translation>Comment la température baisse</translation>
    </message>
    <message>
        <source>The color that is played last if a list leaves blocks: the most frequent color at the start, the color of the largest group in the line that a chain begins with, or none</source>
        <translation>La couleur jouée en dernier si une liste laisse des blocs&#xa0;: la couleur la plus fréquente au début, celle du plus grand groupe de la suite par laquelle une chaîne commence, ou aucune</translation>
    </message>
    <message>
        <source>How a list that leaves blocks is rated: as if it cleared the board, less block-cost points for each block (mild); with a loss that grows from a tenth of the bonus and 40 points a block to the whole bonus and 20, or by its score where there is no bonus (growing); mild under standard, no-penalty and lenient-penalty rules, else growing (by-rules)</source>
        <translation>Comment est notée une liste qui laisse des blocs&#xa0;: comme si elle vidait le plateau, moins block-cost points pour chaque bloc (mild)&#xa0;; avec une perte qui croît d’un dixième du bonus et de 40 points par bloc au bonus entier et à 20, ou d’après son score là où il n’y a pas de bonus (growing)&#xa0;; mild selon les règles standard, no-penalty et lenient-penalty, sinon growing (by-rules)</translation>
    </message>
    <message>
        <source>Points that each block left costs if the end is mild</source>
        <translation>Points que coûte chaque bloc restant si la fin est mild</translation>
    </message>
    <message>
        <source>How often this kind of edit is tried, relative to the others; if all are 0, all are tried equally often</source>
        <translation>Combien de fois ce genre de modification est essayé, par rapport aux autres&#xa0;; si tous sont à 0, tous sont essayés aussi souvent</translation>
    </message>
    <message>
        <source>Playouts of one tree that are played together, faster but chosen with less known; 1 plays each by itself</source>
        <translation>Playouts d’un arbre joués ensemble, plus vite mais choisis en en sachant moins&#xa0;; 1 joue chacun séparément</translation>
    </message>
    <message>
        <source>Which color is spared: one by its number of blocks, or the color of the largest group that a short beam&apos;s line removes, with one beam per search</source>
        <translation>Quelle couleur est épargnée&#xa0;: une selon son nombre de blocs, ou celle du plus grand groupe que retire la suite d’un court faisceau, avec un faisceau par recherche</translation>
    </message>
    <message>
        <source>1 for the color with the most blocks at the start, 2 for the next; with tabu-color=rank</source>
        <translation>1 pour la couleur qui a le plus de blocs au début, 2 pour la suivante&#xa0;; avec tabu-color=rank</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beam that votes</source>
        <translation>Le plus grand nombre de positions d’une couche du faisceau qui vote</translation>
    </message>
    <message>
        <source>Whether a search for every move follows the best line since its game began, or only the best line of the search for the present move</source>
        <translation>Si une recherche pour chaque coup suit la meilleure suite depuis le début de sa partie, ou seulement la meilleure suite de la recherche pour le coup présent</translation>
    </message>
    <message>
        <source>Moves that share the budget: each has a search of its own, without threshold and table, which plays the first move of the path with the most points; 0: one search</source>
        <translation>Coups qui se partagent le budget&#xa0;: chacun a sa propre recherche, sans threshold ni table, qui joue le premier coup du chemin au plus de points&#xa0;; 0&#xa0;: une seule recherche</translation>
    </message>
    <message>
        <source>Which visits T counts: of the position, of the move that the formula would choose, or of each move tried there</source>
        <translation>Quelles visites T compte&#xa0;: celles de la position, du coup que la formule choisirait, ou de chaque coup essayé là</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>Le coup %1 a fait perdre %2&#xa0;: avant ce coup, la meilleure partie connue vide le plateau, après, elle ne le vide pas</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>Le coup %1 a peut-être fait perdre %2&#xa0;: avant ce coup, la meilleure partie connue vide le plateau, après, elle ne le vide pas</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: the %3 group of %4 became %5</source>
        <translation>Le coup %1 a peut-être fait perdre %2&#xa0;: le groupe de %4 (%3) est devenu %5</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: the %3 group of %4 became %5</source>
        <translation>Le coup %1 a fait perdre %2&#xa0;: le groupe de %4 (%3) est devenu %5</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s Same Game</source>
        <translation>Same Game de Simon Tatham</translation>
    </message>
    <message>
        <source>CodinGame</source>
        <translation>CodinGame</translation>
    </message>
    <message>
        <source>Schadd&apos;s SP-MCTS program</source>
        <translation>Programme SP-MCTS de Schadd</translation>
    </message>
    <message>
        <source>The paper&apos;s theta as a number of blocks that is subtracted, at most 99 % of the smallest color&apos;s blocks; 0: by the share theta</source>
        <translation>Le thêta de l’article comme nombre de blocs soustrait, au plus 99&#xa0;% des blocs de la couleur la plus rare&#xa0;; 0&#xa0;: par la part theta</translation>
    </message>
    <message>
        <source>Probability that a step follows a move drawn from all, whatever its result, as an unpromising move may lead to the best line</source>
        <translation>Probabilité qu’une étape suive un coup tiré parmi tous, quel que soit son résultat, car un coup peu prometteur peut mener à la meilleure suite</translation>
    </message>
    <message>
        <source>The command that starts the program, as in a shell; solvers are named external:COMMAND on command lines</source>
        <translation>La commande qui démarre le programme, comme dans un shell&#xa0;; les solveurs s’appellent external:COMMANDE sur les lignes de commande</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>Programme externe</translation>
    </message>
    <message>
        <source>Another program: it is sent the board and answers with lines, which are checked; it counts playouts and nodes as it likes</source>
        <translation>Un autre programme&#xa0;: le plateau lui est envoyé et il répond par des suites, qui sont vérifiées&#xa0;; il compte les playouts et les nœuds comme il veut</translation>
    </message>
    <message>
        <source>Use of several threads: each grows its own trees (root parallelization), or all grow one tree (tree parallelization), whose results differ from run to run</source>
        <translation>Emploi de plusieurs threads&#xa0;: chacun fait croître ses propres arbres (parallélisation à la racine), ou tous font croître un même arbre (parallélisation de l’arbre), dont les résultats diffèrent d’une exécution à l’autre</translation>
    </message>
    <message>
        <source>Virtual loss: a playout counts as so many losses until its score is known, so that the others of its batch, and other threads of the tree, choose other moves</source>
        <translation>Défaite virtuelle&#xa0;: un playout vaut ce nombre de défaites tant que son score n’est pas connu, afin que les autres de son lot et les autres threads de l’arbre choisissent d’autres coups</translation>
    </message>
    <message>
        <source>File of a bias by several features of a move, in place of bias and bias-cap, as train-bias writes it; slower</source>
        <translation>Fichier d’un biais selon plusieurs caractéristiques d’un coup, à la place de bias et bias-cap, tel que train-bias l’écrit ; plus lent</translation>
    </message>
</context>
<context>
    <name>EngineError</name>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1&#xa0;; vouliez-vous dire %2&#xa0;?</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos;: %2</source>
        <translation>ligne %1 de &apos;board&apos;&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;board&apos;: %1</source>
        <translation>&apos;board&apos;&#xa0;: %1</translation>
    </message>
    <message>
        <source>byte %1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>l’octet %1 n’est pas une case&#xa0;: attendu une couleur de 1 à 9 ou &apos;.&apos;</translation>
    </message>
    <message>
        <source>%1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>%1 n’est pas une case&#xa0;: attendu une couleur de 1 à 9 ou &apos;.&apos;</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>un plateau a au plus %1 colonnes</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>un plateau a au plus %1 lignes</translation>
    </message>
    <message>
        <source>a board has 1x1 to 32x32 cells, not %1</source>
        <translation>un plateau a de 1x1 à 32x32 cases, pas %1</translation>
    </message>
    <message>
        <source>color %1 is not one of 1 to %2</source>
        <translation>la couleur %1 n’est pas comprise entre 1 et %2</translation>
    </message>
    <message>
        <source>the block in row %1, column %2 floats: the cell below it is empty</source>
        <translation>le bloc de la ligne %1, colonne %2 flotte&#xa0;: la case en dessous est vide</translation>
    </message>
    <message>
        <source>column %1 is empty, but there are blocks to the right of it</source>
        <translation>la colonne %1 est vide, mais il y a des blocs à sa droite</translation>
    </message>
    <message>
        <source>%1 looks like a number of two digits: expected blanks between all cells of the row, or none</source>
        <translation>%1 ressemble à un nombre à deux chiffres&#xa0;: attendu des espaces entre toutes les cases de la ligne, ou aucun</translation>
    </message>
    <message>
        <source>a second board begins here: expected one board</source>
        <translation>un second plateau commence ici&#xa0;: attendu un seul plateau</translation>
    </message>
    <message>
        <source>there are several boards: expected one</source>
        <translation>il y a plusieurs plateaux&#xa0;: attendu un seul</translation>
    </message>
    <message>
        <source>the board has no move: expected two blocks of one color beside or above each other</source>
        <translation>le plateau n’a aucun coup&#xa0;: attendu deux blocs d’une même couleur côte à côte ou l’un au-dessus de l’autre</translation>
    </message>
    <message>
        <source>this row has %1 cells, the rows above have %2</source>
        <translation>cette ligne a %1 cases, les lignes au-dessus en ont %2</translation>
    </message>
    <message>
        <source>there is no board: expected a line of colors 1 to 9 and &apos;.&apos; for each row</source>
        <translation>il n’y a pas de plateau&#xa0;: attendu une ligne de couleurs de 1 à 9 et de &apos;.&apos; pour chaque ligne du plateau</translation>
    </message>
    <message>
        <source>%1 is not a board: expected %2N with N from 1 to %3</source>
        <translation>%1 n’est pas un plateau&#xa0;: attendu %2N avec N de 1 à %3</translation>
    </message>
    <message>
        <source>%1 is not a board: expected random:SEED or random:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, up to 32x32x9</source>
        <translation>%1 n’est pas un plateau&#xa0;: attendu random:GRAINE ou random:GRAINE/LIGNESxCOLONNESxCOULEURS, graine de 0 à 2^64-1, jusqu’à 32x32x9</translation>
    </message>
    <message>
        <source>a board ID has four parts with &apos;-&apos; between them (size, rules, cells, check), not %1</source>
        <translation>un ID de plateau a quatre parties séparées par &apos;-&apos; (taille, règles, cases, contrôle), pas %1</translation>
    </message>
    <message>
        <source>the check at the end of the board ID does not fit: a character is missing or wrong</source>
        <translation>le contrôle à la fin de l’ID de plateau ne correspond pas&#xa0;: un caractère manque ou est faux</translation>
    </message>
    <message>
        <source>the board ID has no size: expected ROWSxCOLUMNSxCOLORS, up to 32x32x9</source>
        <translation>l’ID de plateau n’a pas de taille&#xa0;: attendu LIGNESxCOLONNESxCOULEURS, jusqu’à 32x32x9</translation>
    </message>
    <message>
        <source>the cells of the board ID do not fit its size</source>
        <translation>les cases de l’ID de plateau ne correspondent pas à sa taille</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>l’imbrication est trop profonde</translation>
    </message>
    <message>
        <source>it was moved, deleted or replaced meanwhile</source>
        <translation>il a été déplacé, supprimé ou remplacé entre-temps</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <translation>un autre programme l’a modifié entre-temps</translation>
    </message>
    <message>
        <source>it has more than %1 values</source>
        <translation>plus de %1 valeurs</translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation>un nombre est trop grand pour être lu</translation>
    </message>
    <message>
        <source>a number in %1 is too large to be read</source>
        <translation>un nombre dans %1 est trop grand pour être lu</translation>
    </message>
    <message>
        <source>member %1 appears twice in the same object</source>
        <translation>le membre %1 apparaît deux fois dans le même objet</translation>
    </message>
    <message>
        <source>an object has more than %1 members</source>
        <translation>un objet a plus de %1 membres</translation>
    </message>
    <message>
        <source>the object has ended, but the text goes on</source>
        <translation>l’objet est terminé, mais le texte continue</translation>
    </message>
    <message>
        <source>this is not JSON: expected an object in { }</source>
        <translation>ce n’est pas du JSON&#xa0;: attendu un objet entre { }</translation>
    </message>
    <message>
        <source>a solution file is a JSON object</source>
        <translation>un fichier de solution est un objet JSON</translation>
    </message>
    <message>
        <source>member %1 is missing</source>
        <translation>le membre %1 manque</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame&quot;</source>
        <translation>&apos;format&apos; n’est pas &quot;samegame&quot;</translation>
    </message>
    <message>
        <source>%1 is %2, this program reads version %3</source>
        <translation>%1 est %2, ce programme lit la version %3</translation>
    </message>
    <message>
        <source>%1 names no known rules; known are standard, no-penalty, lenient-penalty, bubble-breaker and clickomania</source>
        <translation>%1 ne nomme pas de règles connues&#xa0;; règles connues&#xa0;: standard, no-penalty, lenient-penalty, bubble-breaker et clickomania</translation>
    </message>
    <message>
        <source>&apos;board&apos; must be an array of 1 to 32 texts, one for each row</source>
        <translation>&apos;board&apos; doit être un tableau de 1 à 32 textes, un pour chaque ligne</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos; is not a row of cells</source>
        <translation>la ligne %1 de &apos;board&apos; n’est pas une ligne de cases</translation>
    </message>
    <message>
        <source>&apos;moves&apos; must be an array of [row, column]</source>
        <translation>&apos;moves&apos; doit être un tableau de [ligne, colonne]</translation>
    </message>
    <message>
        <source>&apos;moves&apos; has more than %1 moves</source>
        <translation>&apos;moves&apos; a plus de %1 coups</translation>
    </message>
    <message>
        <source>%1 must be [row, column]</source>
        <translation>%1 doit être [ligne, colonne]</translation>
    </message>
    <message>
        <source>%1 must be a text with a whole number from 0 to 2^64-1</source>
        <translation>%1 doit être un texte contenant un nombre entier de 0 à 2^64-1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 doit être un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 0 to 2^64-1</source>
        <translation>%1 doit être un nombre entier de 0 à 2^64-1</translation>
    </message>
    <message>
        <source>%1 must be a number</source>
        <translation>%1 doit être un nombre</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1 doit être un texte</translation>
    </message>
    <message>
        <source>%1 must be an object</source>
        <translation>%1 doit être un objet</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 doit être true ou false</translation>
    </message>
    <message>
        <source>move %1 at %2 names no group of two or more blocks</source>
        <translation>le coup %1 en %2 ne désigne aucun groupe de deux blocs ou plus</translation>
    </message>
    <message>
        <source>%1 is not a playout policy; known are %2</source>
        <translation>%1 n’est pas une politique de playouts&#xa0;; politiques connues&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2, which has none</source>
        <translation>%1 n’est pas un paramètre de la politique %2, qui n’en a aucun</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2: expected %3</source>
        <translation>%1 n’est pas un paramètre de la politique %2&#xa0;: attendu %3</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a number from %4 to %5</source>
        <translation>%1 est hors limites&#xa0;: %2 de la politique %3 est un nombre de %4 à %5</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has none</source>
        <translation>%1 n’est pas une option de ce solveur&#xa0;; il n’en a aucune</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has %2</source>
        <translation>%1 n’est pas une option de ce solveur&#xa0;; il a %2</translation>
    </message>
    <message>
        <source>option %1 has no value: expected key=value</source>
        <translation>l’option %1 n’a pas de valeur&#xa0;: attendu clé=valeur</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a whole number from %3 to %4</source>
        <translation>l’option %1 est %2, attendu un nombre entier de %3 à %4</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a number from %3 to %4</source>
        <translation>l’option %1 est %2, attendu un nombre de %3 à %4</translation>
    </message>
    <message>
        <source>option %1 is %2, expected %3</source>
        <translation>l’option %1 est %2, attendu %3</translation>
    </message>
    <message>
        <source>a row of &apos;board&apos;</source>
        <translation>une ligne de &apos;board&apos;</translation>
    </message>
    <message>
        <source>move %1, row</source>
        <translation>coup %1, ligne</translation>
    </message>
    <message>
        <source>move %1, column</source>
        <translation>coup %1, colonne</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>coup %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>%1 is not a range: the first number is above the last</source>
        <translation>%1 n’est pas une plage&#xa0;: le premier nombre est supérieur au dernier</translation>
    </message>
    <message>
        <source>more than %1 boards</source>
        <translation>plus de %1 plateaux</translation>
    </message>
    <message>
        <source>the board ID has unknown rules: expected one of %1</source>
        <translation>l’ID de plateau a des règles inconnues&#xa0;: attendu l’une de %1</translation>
    </message>
    <message>
        <source>%1 names no known gravity; known are shift and pull-left</source>
        <translation>%1 ne nomme pas de gravité connue&#xa0;; gravités connues&#xa0;: shift et pull-left</translation>
    </message>
    <message>
        <source>bias times bias-cap must not be above 30</source>
        <translation>bias fois bias-cap ne doit pas dépasser 30</translation>
    </message>
    <message>
        <source>parallel-level must not be above level</source>
        <translation>parallel-level ne doit pas dépasser level</translation>
    </message>
    <message>
        <source>the level that runs in parallel cannot have a beam: parallel-level is that of a beam</source>
        <translation>le niveau qui tourne en parallèle ne peut pas avoir de faisceau&#xa0;: parallel-level est celui d’un faisceau</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a whole number from %4 to %5</source>
        <translation>%1 est hors limites&#xa0;: %2 de la politique %3 est un nombre entier de %4 à %5</translation>
    </message>
    <message>
        <source>&apos;score&apos; is %1, but the moves earn %2</source>
        <translation>&apos;score&apos; est %1, mais les coups rapportent %2</translation>
    </message>
    <message>
        <source>%1 is %2, but the board at the end says %3</source>
        <translation>%1 est %2, mais le plateau à la fin dit %3</translation>
    </message>
    <message>
        <source>the list of moves is damaged</source>
        <translation>la liste des coups est endommagée</translation>
    </message>
    <message>
        <source>a move lies off the board</source>
        <translation>un coup se trouve hors du plateau</translation>
    </message>
    <message>
        <source>it is not known how a game began</source>
        <translation>on ne sait pas comment une partie a commencé</translation>
    </message>
    <message>
        <source>a line was taken over from another board</source>
        <translation>une suite a été reprise d’un autre plateau</translation>
    </message>
    <message>
        <source>the computer ran short of memory or threads (%1)</source>
        <translation>l’ordinateur a manqué de mémoire ou de threads (%1)</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1</source>
        <translation>Une graine est un nombre entier de 0 à %1</translation>
    </message>
    <message>
        <source>it has more than %1 MiB</source>
        <translation>plus de %1&#xa0;Mio</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>c’est un tube ou un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>A board that can be cleared for sure has %1 cells and %2 colors or more</source>
        <translation>Un plateau qui peut être vidé à coup sûr a %1 cases et %2 couleurs ou plus</translation>
    </message>
    <message>
        <source>%1 is not a board: expected clearable:SEED or clearable:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, 2 cells to 32x32, 3 to 9 colors</source>
        <translation>%1 n’est pas un plateau&#xa0;: attendu clearable:GRAINE ou clearable:GRAINE/LIGNESxCOLONNESxCOULEURS, graine de 0 à 2^64-1, de 2 cases à 32x32, de 3 à 9 couleurs</translation>
    </message>
    <message>
        <source>%1 is not a board: expected daily:YEAR-MONTH-DAY, as in daily:2026-11-23, years 1583 to 9999</source>
        <translation>%1 n’est pas un plateau&#xa0;: attendu daily:ANNÉE-MOIS-JOUR, comme dans daily:2026-11-23, années 1583 à 9999</translation>
    </message>
    <message>
        <source>there is no refill under clickomania rules: their aim is an empty board, and with refill no board stays empty</source>
        <translation>il n’y a pas de remplissage avec les règles clickomania&#xa0;: leur but est un plateau vide, et avec remplissage aucun plateau ne reste vide</translation>
    </message>
    <message>
        <source>&apos;refill.generator&apos; is %1, this program knows generator 1</source>
        <translation>&apos;refill.generator&apos; est %1, ce programme connaît le générateur 1</translation>
    </message>
    <message>
        <source>solver %1 plans whole games, but with refill nobody knows the columns to come; flat-monte-carlo and greedy choose each move by the blocks on the board</source>
        <translation>le solveur %1 planifie des parties entières, mais avec remplissage personne ne connaît les colonnes à venir&#xa0;; flat-monte-carlo et greedy choisissent chaque coup d’après les blocs du plateau</translation>
    </message>
    <message>
        <source>solver %1 does not count its moves, which virtual time is made of; nrpa does</source>
        <translation>le solveur %1 ne compte pas ses coups, dont le temps virtuel est fait&#xa0;; nrpa le fait</translation>
    </message>
    <message>
        <source>the state of the search is damaged</source>
        <translation>l’état de la recherche est endommagé</translation>
    </message>
    <message>
        <source>it is damaged: its check does not fit; without it the search begins anew</source>
        <translation>il est endommagé&#xa0;: son contrôle ne correspond pas&#xa0;; sans lui, la recherche recommence</translation>
    </message>
    <message>
        <source>it keeps no search, expected a file that &apos;solve --resume&apos; wrote</source>
        <translation>il ne contient pas de recherche, attendu un fichier écrit par &apos;solve --resume&apos;</translation>
    </message>
    <message>
        <source>it keeps a search of %1 (bench %2), but this is %3 (bench %4): only the same program can go on with it</source>
        <translation>il contient une recherche de %1 (bench %2), mais ceci est %3 (bench %4)&#xa0;: seul le même programme peut la poursuivre</translation>
    </message>
    <message>
        <source>it keeps a search with %1 %2, not %3</source>
        <translation>il contient une recherche avec %1 %2, pas %3</translation>
    </message>
    <message>
        <source>it keeps a search of another board</source>
        <translation>il contient une recherche d’un autre plateau</translation>
    </message>
    <message>
        <source>it keeps a search that began with another policy</source>
        <translation>il contient une recherche qui a commencé avec une autre politique</translation>
    </message>
    <message>
        <source>the search to go on with has %1 threads, not %2</source>
        <translation>la recherche à poursuivre a %1 threads, pas %2</translation>
    </message>
    <message>
        <source>the solver learns no policy that can be kept; nrpa does</source>
        <translation>le solveur n’apprend pas de politique qui puisse être conservée&#xa0;; nrpa le fait</translation>
    </message>
    <message>
        <source>solver %1 cannot go on with a search of an earlier run; champion, annealing, and nrpa with parallel=root can</source>
        <translation>le solveur %1 ne peut pas poursuivre une recherche d’une exécution précédente&#xa0;; champion, annealing, et nrpa avec parallel=root le peuvent</translation>
    </message>
    <message>
        <source>it is no learned policy, expected a file that --save-policy wrote</source>
        <translation>ce n’est pas une politique apprise, attendu un fichier écrit par --save-policy</translation>
    </message>
    <message>
        <source>it is cut off, its last line has no end</source>
        <translation>il est tronqué, sa dernière ligne n’a pas de fin</translation>
    </message>
    <message>
        <source>expected &apos;code&apos; and its name</source>
        <translation>attendu &apos;code&apos; et son nom</translation>
    </message>
    <message>
        <source>the policy has weights for code=%1, but the search has code=%2</source>
        <translation>la politique a des poids pour code=%1, mais la recherche a code=%2</translation>
    </message>
    <message>
        <source>expected &apos;initial&apos;, a spread from 0 to 50 and a seed</source>
        <translation>attendu &apos;initial&apos;, une dispersion de 0 à 50 et une graine</translation>
    </message>
    <message>
        <source>expected &apos;weights&apos; and how many lines follow</source>
        <translation>attendu &apos;weights&apos; et combien de lignes suivent</translation>
    </message>
    <message>
        <source>expected a code of 16 hexadecimal digits and a factor from 1.93e-22 to 5.18e21</source>
        <translation>attendu un code de 16 chiffres hexadécimaux et un facteur de 1.93e-22 à 5.18e21</translation>
    </message>
    <message>
        <source>this code appears twice</source>
        <translation>ce code apparaît deux fois</translation>
    </message>
    <message>
        <source>there are more lines than &apos;weights&apos; says</source>
        <translation>il y a plus de lignes que &apos;weights&apos; n’en annonce</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 doit être un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>%1 must be an array with one value or more</source>
        <translation>%1 doit être un tableau d’une valeur ou plus</translation>
    </message>
    <message>
        <source>there is no member %1</source>
        <translation>il n’y a pas de membre %1</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that &apos;experiment&apos; or &apos;compare&apos; keeps</source>
        <translation>ce n’est pas un fichier d’essais, attendu un fichier que tient &apos;experiment&apos; ou &apos;compare&apos;</translation>
    </message>
    <message>
        <source>its trials have other %1: %2, expected %3</source>
        <translation>ses essais ont un autre %1&#xa0;: %2, attendu %3</translation>
    </message>
    <message>
        <source>its trials have %1 entries, expected %2</source>
        <translation>ses essais ont %1 entrées, attendu %2</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must be an array of [seconds, playouts, score]</source>
        <translation>&apos;curve&apos; doit être un tableau de [secondes, playouts, score]</translation>
    </message>
    <message>
        <source>%1 is not a reason to stop: %2</source>
        <translation>%1 n’est pas une raison de s’arrêter&#xa0;: %2</translation>
    </message>
    <message>
        <source>its moves do not finish the game</source>
        <translation>ses coups ne terminent pas la partie</translation>
    </message>
    <message>
        <source>&apos;cleared&apos; does not match its moves</source>
        <translation>&apos;cleared&apos; ne correspond pas à ses coups</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must rise with time, to the score of %1 at the most</source>
        <translation>&apos;curve&apos; doit monter avec le temps, au plus jusqu’au score de %1</translation>
    </message>
    <message>
        <source>its moves earn %1 points, not %2</source>
        <translation>ses coups rapportent %1 points, pas %2</translation>
    </message>
    <message>
        <source>its trials are of %1 (bench %2), expected %3 (bench %4): trials of different programs do not go together</source>
        <translation>ses essais sont de %1 (bench %2), attendu %3 (bench %4)&#xa0;: des essais de programmes différents ne vont pas ensemble</translation>
    </message>
    <message>
        <source>its trials have seed %1, expected %2</source>
        <translation>ses essais ont la graine %1, attendu %2</translation>
    </message>
    <message>
        <source>this trial appears twice</source>
        <translation>cet essai apparaît deux fois</translation>
    </message>
    <message>
        <source>its board %1 is %2, expected %3</source>
        <translation>son plateau %1 est %2, attendu %3</translation>
    </message>
    <message>
        <source>its seed is %1, expected %2</source>
        <translation>sa graine est %1, attendu %2</translation>
    </message>
    <message>
        <source>%1 is %2, expected one of: %3</source>
        <translation>%1 est %2, attendu l’un de&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 must have one of seconds, playouts and nodes</source>
        <translation>%1 doit avoir l’un de seconds, playouts et nodes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: the solver %2 has no %3, grant it something else</source>
        <translation>%1&#xa0;: le solveur %2 n’a pas de %3, accordez-lui autre chose</translation>
    </message>
    <message>
        <source>%1: the rules of %2 are not known</source>
        <translation>%1&#xa0;: les règles de %2 ne sont pas connues</translation>
    </message>
    <message>
        <source>%1: no published result is called %2</source>
        <translation>%1&#xa0;: aucun résultat publié ne s’appelle %2</translation>
    </message>
    <message>
        <source>%1 must not be empty</source>
        <translation>%1 ne doit pas être vide</translation>
    </message>
    <message>
        <source>%1: no entry is called %2</source>
        <translation>%1&#xa0;: aucune entrée ne s’appelle %2</translation>
    </message>
    <message>
        <source>%1 has more than %2 values</source>
        <translation>%1 a plus de %2 valeurs</translation>
    </message>
    <message>
        <source>two entries are called %1</source>
        <translation>deux entrées s’appellent %1</translation>
    </message>
    <message>
        <source>%1: %2 appears twice</source>
        <translation>%1&#xa0;: %2 apparaît deux fois</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame-experiment&quot;</source>
        <translation>&apos;format&apos; n’est pas &quot;samegame-experiment&quot;</translation>
    </message>
    <message>
        <source>%1: %2 counts other points than this experiment</source>
        <translation>%1&#xa0;: %2 compte d’autres points que cette expérience</translation>
    </message>
    <message>
        <source>threshold-of another than position counts the children that playouts add: it needs expansion=one-node and widening=none</source>
        <translation>un threshold-of autre que position compte les successeurs que les playouts ajoutent&#xa0;: il faut expansion=one-node et widening=none</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that a comparison here, &apos;compare&apos; or &apos;experiment&apos; keeps</source>
        <translation>ce n’est pas un fichier d’essais, attendu un fichier que tient une comparaison ici, &apos;compare&apos; ou &apos;experiment&apos;</translation>
    </message>
    <message>
        <source>it has %1 solvers, a comparison here has %2 at most</source>
        <translation>il a %1 solveurs, une comparaison ici en a %2 au plus</translation>
    </message>
    <message>
        <source>its solvers differ in rules, budgets or threads; in a comparison here all have the same rules, the same time, playouts or nodes, and one thread</source>
        <translation>ses solveurs diffèrent en règles, budgets ou threads&#xa0;; dans une comparaison ici, tous ont les mêmes règles, les mêmes temps, playouts ou nœuds, et un seul thread</translation>
    </message>
    <message>
        <source>it has no trial of board %1 yet, so that nobody knows which one that is</source>
        <translation>il n’a pas encore d’essai du plateau %1, si bien que personne ne sait duquel il s’agit</translation>
    </message>
    <message>
        <source>it has no trials yet</source>
        <translation>il n’a pas encore d’essais</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>another program writes to it</source>
        <translation>un autre programme y écrit</translation>
    </message>
    <message>
        <source>only %1 of the %2 threads of a run could be started</source>
        <translation>seuls %1 des %2 threads d’une exécution ont pu être lancés</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>il est protégé en écriture</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>il n’y a pas de dossier %1</translation>
    </message>
    <message>
        <source>%1; all of it is in %2</source>
        <translation>%1&#xa0;; tout se trouve dans %2</translation>
    </message>
    <message>
        <source>a line has more than %1 MiB</source>
        <translation>une ligne dépasse %1&#xa0;Mio</translation>
    </message>
    <message>
        <source>it has trials that are not shown here, open it again</source>
        <translation>il a des essais qui ne sont pas affichés ici, ouvrez-le de nouveau</translation>
    </message>
    <message>
        <source>%1: no solver is called %2</source>
        <translation>%1&#xa0;: aucun solveur ne s’appelle %2</translation>
    </message>
    <message>
        <source>%1 is %2, but these options are not from a paper with known rules</source>
        <translation>%1 est %2, mais ces options ne viennent pas d’un article aux règles connues</translation>
    </message>
    <message>
        <source>columns of %1 colors cannot come in: expected 1 to %2</source>
        <translation>des colonnes de %1 couleurs ne peuvent pas arriver&#xa0;: attendu 1 à %2</translation>
    </message>
    <message>
        <source>a game with refill cannot be %1 moves old: expected 0 to %2</source>
        <translation>une partie avec remplissage ne peut pas avoir %1 coups derrière elle&#xa0;: attendu 0 à %2</translation>
    </message>
    <message>
        <source>%1 columns cannot have come in after %2 moves: expected 0 to %3</source>
        <translation>%1 colonnes ne peuvent pas être arrivées après %2 coups&#xa0;: attendu 0 à %3</translation>
    </message>
    <message>
        <source>%1 must be a number above 0 and up to %2</source>
        <translation>%1 doit être un nombre supérieur à 0 et d’au plus %2</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number from %3 to %4: the axis is logarithmic</source>
        <translation>%1 est %2, attendu un nombre de %3 à %4&#xa0;: l’axe est logarithmique</translation>
    </message>
    <message>
        <source>point %1 of &apos;curve&apos;, %2</source>
        <translation>point %1 de &apos;curve&apos;, %2</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that %1 points are the most, but %2 were found</source>
        <translation>le solveur a un défaut&#xa0;: il a prouvé que %1 points sont le maximum, mais %2 ont été trouvés</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line that is not a finished game</source>
        <translation>le solveur a un défaut&#xa0;: il a proposé une suite qui n’est pas une partie terminée</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line of %1 points as one of %2</source>
        <translation>le solveur a un défaut&#xa0;: il a proposé une suite de %1 points comme une suite de %2</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that no line clears the board, but one did</source>
        <translation>le solveur a un défaut&#xa0;: il a prouvé qu’aucune suite ne vide le plateau, mais une l’a fait</translation>
    </message>
    <message>
        <source>a game with refill cannot be reviewed, as nobody knows the columns to come</source>
        <translation>une partie avec remplissage ne peut pas avoir de bilan, car personne ne connaît les colonnes à venir</translation>
    </message>
    <message>
        <source>there are no moves to review</source>
        <translation>il n’y a pas de coups dont faire le bilan</translation>
    </message>
    <message>
        <source>the game goes on after it</source>
        <translation>la partie continue après elle</translation>
    </message>
    <message>
        <source>the game is not over after its last move</source>
        <translation>la partie n’est pas terminée après son dernier coup</translation>
    </message>
    <message>
        <source>the line ends at %1</source>
        <translation>la suite finit à %1</translation>
    </message>
    <message>
        <source>it is more than before the move, where %1 can be reached</source>
        <translation>c’est plus qu’avant le coup, où %1 peut être atteint</translation>
    </message>
    <message>
        <source>it is proven, since nothing was lost</source>
        <translation>c’est prouvé, puisque rien n’a été perdu</translation>
    </message>
    <message>
        <source>there must be %1</source>
        <translation>il doit y en avoir %1</translation>
    </message>
    <message>
        <source>it is proven, as the end</source>
        <translation>c’est prouvé, puisque c’est la fin</translation>
    </message>
    <message>
        <source>the review was changed, or belongs to another game</source>
        <translation>le bilan a été modifié, ou appartient à une autre partie</translation>
    </message>
    <message>
        <source>move %1, %2, is no row and column of the board, as in 12,6</source>
        <translation>le coup %1, %2, n’est pas une ligne et une colonne du plateau, comme dans 12,6</translation>
    </message>
    <message>
        <source>there are more than %1 moves, the most that a game can have</source>
        <translation>il y a plus de %1 coups, le maximum qu’une partie puisse avoir</translation>
    </message>
    <message>
        <source>%1 is not a board: expected counts:SEED/ROWSxCOLUMNS/COUNTS, seed 0 to 2^64-1, up to 32x32, with the blocks of 1 to 9 colors as in 45x5 or 65+40x4</source>
        <translation>%1 n’est pas un plateau&#xa0;: attendu counts:GRAINE/LIGNESxCOLONNES/NOMBRES, graine de 0 à 2^64-1, jusqu’à 32x32, avec les blocs de 1 à 9 couleurs comme dans 45x5 ou 65+40x4</translation>
    </message>
    <message>
        <source>%1 is not a board: its colors have %2 blocks, but it has %3 cells</source>
        <translation>%1 n’est pas un plateau&#xa0;: ses couleurs ont %2 blocs, mais il a %3 cases</translation>
    </message>
    <message>
        <source>%1 is not a board name: expected standard:N, schadd250:N, random:SEED, clearable:SEED, counts:SEED/ROWSxCOLUMNS/COUNTS, daily:YEAR-MONTH-DAY or id:TEXT</source>
        <translation>%1 n’est pas un nom de plateau&#xa0;: attendu standard:N, schadd250:N, random:GRAINE, clearable:GRAINE, counts:GRAINE/LIGNESxCOLONNES/NOMBRES, daily:ANNÉE-MOIS-JOUR ou id:TEXTE</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 0 to %2, or -1</source>
        <translation>%1 n’est pas une case de ce plateau&#xa0;: attendu une couleur de 0 à %2, ou -1</translation>
    </message>
    <message>
        <source>a row of CodinGame&apos;s boards has %1 numbers, not %2</source>
        <translation>une ligne des plateaux de CodinGame a %1 nombres, pas %2</translation>
    </message>
    <message>
        <source>CodinGame&apos;s boards have %1 rows, not %2</source>
        <translation>les plateaux de CodinGame ont %1 lignes, pas %2</translation>
    </message>
    <message>
        <source>c%1 is no number of colors: expected 1 to %2</source>
        <translation>c%1 n’est pas un nombre de couleurs&#xa0;: attendu 1 à %2</translation>
    </message>
    <message>
        <source>s%1 is no scoring: expected s1, (n-1)^2 points, or s2, (n-2)^2 points</source>
        <translation>s%1 n’est pas un barème&#xa0;: attendu s1, (n-1)^2 points, ou s2, (n-2)^2 points</translation>
    </message>
    <message>
        <source>%1 is no game ID of Simon Tatham&apos;s Same Game: expected COLUMNSxROWScCOLORSs2:CELLS</source>
        <translation>%1 n’est pas un ID de partie de Same Game de Simon Tatham&#xa0;: attendu COLONNESxLIGNEScCOULEURSs2:CASES</translation>
    </message>
    <message>
        <source>this is a random seed of Simon Tatham&apos;s Same Game, whose board only that program makes: expected its game ID, with &apos;:&apos; and all cells</source>
        <translation>c’est une graine aléatoire de Same Game de Simon Tatham, dont seul ce programme-là fait le plateau&#xa0;: attendu son ID de partie, avec &apos;:&apos; et toutes les cases</translation>
    </message>
    <message>
        <source>the game ID has %1 cells, but its board %2x%3 has %4</source>
        <translation>l’ID de partie a %1 cases, mais son plateau %2x%3 en a %4</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 1 to %2, or 0</source>
        <translation>%1 n’est pas une case de ce plateau&#xa0;: attendu une couleur de 1 à %2, ou 0</translation>
    </message>
    <message>
        <source>%1 is no size: expected columns and rows up to 32, and colors up to 9</source>
        <translation>%1 n’est pas une taille&#xa0;: attendu des colonnes et des lignes jusqu’à 32, et des couleurs jusqu’à 9</translation>
    </message>
    <message>
        <source>this position has %1 cells, but the board %2</source>
        <translation>cette position a %1 cases, mais le plateau %2</translation>
    </message>
    <message>
        <source>the file ends within a position: expected its cells, a move and three scores, on a line each</source>
        <translation>le fichier se termine au milieu d’une position&#xa0;: attendu ses cases, un coup et trois scores, chacun sur une ligne</translation>
    </message>
    <message>
        <source>no move leads from the position before to this one</source>
        <translation>aucun coup ne mène de la position précédente à celle-ci</translation>
    </message>
    <message>
        <source>%1 are no scores: expected three numbers</source>
        <translation>%1 ne sont pas des scores&#xa0;: attendu trois nombres</translation>
    </message>
    <message>
        <source>there are no moves: expected rows and columns, as in 12,6</source>
        <translation>il n’y a pas de coups&#xa0;: attendu des lignes et des colonnes, comme dans 12,6</translation>
    </message>
    <message>
        <source>the program %1 cannot be started: %2</source>
        <translation>le programme %1 ne peut pas être démarré&#xa0;: %2</translation>
    </message>
    <message>
        <source>the program %1 was not permitted to start</source>
        <translation>le programme %1 n’a pas été autorisé à démarrer</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>elle dépasse %1 octets</translation>
    </message>
    <message>
        <source>%1: wrong lines that do not count: %2 of %3; the first is line %4: %5</source>
        <translation>%1&#xa0;: lignes fausses qui ne comptent pas&#xa0;: %2 sur %3&#xa0;; la première est la ligne %4&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1: late lines that do not count: %2 of %3, read after the end of the time</source>
        <translation>%1&#xa0;: lignes tardives qui ne comptent pas&#xa0;: %2 sur %3, lues après la fin du temps</translation>
    </message>
    <message>
        <source>%1 gave no line that counts before the end of the time</source>
        <translation>%1 n’a donné aucune ligne qui compte avant la fin du temps</translation>
    </message>
    <message>
        <source>%1; the last that it said: %2</source>
        <translation>%1&#xa0;; son dernier message&#xa0;: %2</translation>
    </message>
    <message>
        <source>the program %1 was ended by signal %2</source>
        <translation>le programme %1 a été terminé par le signal %2</translation>
    </message>
    <message>
        <source>the program %1 ended with exit code %2</source>
        <translation>le programme %1 s’est terminé avec le code de sortie %2</translation>
    </message>
    <message>
        <source>the program %1 ended without a line that counts</source>
        <translation>le programme %1 s’est terminé sans une ligne qui compte</translation>
    </message>
    <message>
        <source>the command is missing: expected external:COMMAND, where COMMAND starts a program</source>
        <translation>la commande manque&#xa0;: attendu external:COMMANDE, où COMMANDE démarre un programme</translation>
    </message>
    <message>
        <source>the command %1 has a character that no command can have</source>
        <translation>la commande %1 contient un caractère qu’aucune commande ne peut avoir</translation>
    </message>
    <message>
        <source>another table begins here, expected more trials of %1: the file was kept with other options</source>
        <translation>un autre tableau commence ici, d’autres essais de %1 étaient attendus&#xa0;: le fichier a été tenu avec d’autres options</translation>
    </message>
    <message>
        <source>another trial stands here, expected the first line of %1: the file was kept with other options</source>
        <translation>un autre essai se trouve ici, la première ligne de %1 était attendue&#xa0;: le fichier a été tenu avec d’autres options</translation>
    </message>
    <message>
        <source>%1 gives no amounts: expected up to %2 whole numbers with commas between, or a formula of n up to n^2 as the last of them or alone, as in 0,0,(n-2)^2</source>
        <translation>%1 ne donne pas de montants&#xa0;: attendu des nombres entiers séparés par des virgules, au plus %2, ou une formule de n jusqu’à n^2, en dernier ou seule, comme dans 0,0,(n-2)^2</translation>
    </message>
    <message>
        <source>a game on the largest board of %1 blocks must not earn or cost more than %2 points</source>
        <translation>une partie sur le plus grand plateau, de %1 blocs, ne doit pas rapporter ni coûter plus de %2 points</translation>
    </message>
    <message>
        <source>%1 is below 0 at n = %2</source>
        <translation>%1 est inférieur à 0 pour n = %2</translation>
    </message>
    <message>
        <source>groups must earn points: rules whose moves earn nothing are clickomania</source>
        <translation>les groupes doivent rapporter des points&#xa0;: les règles dont les coups ne rapportent rien sont clickomania</translation>
    </message>
    <message>
        <source>rules of one&apos;s own need the points of groups, as in own:points=n^2</source>
        <translation>des règles personnelles demandent les points des groupes, comme dans own:points=n^2</translation>
    </message>
    <message>
        <source>the bonus is %1: expected a whole number from 0 to %2</source>
        <translation>le bonus est %1&#xa0;: attendu un nombre entier de 0 à %2</translation>
    </message>
    <message>
        <source>%1 names no rules: expected points, and bonus and penalty if wanted, each once, as in own:points=n^2:bonus=100:penalty=n</source>
        <translation>%1 ne nomme pas de règles&#xa0;: attendu points et, au besoin, bonus et penalty, chacun une fois, comme dans own:points=n^2:bonus=100:penalty=n</translation>
    </message>
    <message>
        <source>there is no refill under rules of one&apos;s own</source>
        <translation>il n’y a pas de remplissage avec des règles personnelles</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>il est tronqué</translation>
    </message>
    <message>
        <source>it is no learned bias, expected a file that train-bias wrote</source>
        <translation>ce n’est pas un biais appris, attendu un fichier écrit par train-bias</translation>
    </message>
    <message>
        <source>there are more weights than &apos;weights&apos; says</source>
        <translation>il y a plus de poids que &apos;weights&apos; n’en annonce</translation>
    </message>
    <message>
        <source>no feature of a move is called %1</source>
        <translation>aucune caractéristique d’un coup ne s’appelle %1</translation>
    </message>
    <message>
        <source>the feature %1 appears twice</source>
        <translation>la caractéristique %1 apparaît deux fois</translation>
    </message>
    <message>
        <source>the weight of %1 is %2, expected a number from -1000 to 1000</source>
        <translation>le poids de %1 est %2, attendu un nombre de -1000 à 1000</translation>
    </message>
    <message>
        <source>bias-file is %1: %2</source>
        <translation>bias-file est %1 : %2</translation>
    </message>
</context>
<context>
    <name>ExperimentColumn</name>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>A solver with its options and its budget</source>
        <translation>Un solveur avec ses options et son budget</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Trials that are done: runs on all boards together</source>
        <translation>Essais effectués&#xa0;: les exécutions, tous plateaux confondus</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean score over boards; that of a board is the mean of its runs</source>
        <translation>Score moyen sur les plateaux&#xa0;; celui d’un plateau est la moyenne de ses exécutions</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Sum of the scores over boards; that of a board is the mean of its runs</source>
        <translation>Somme des scores des plateaux&#xa0;; celui d’un plateau est la moyenne de ses exécutions</translation>
    </message>
    <message>
        <source>± like these</source>
        <translation>± semblables</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for boards like these: these boards are the sample</source>
        <translation>Demi-largeur de l’intervalle à 95&#xa0;% de la moyenne ou du total pour des plateaux comme ceux-ci&#xa0;: l’échantillon est formé de ces plateaux</translation>
    </message>
    <message>
        <source>± these</source>
        <translation>± ceux-ci</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for these boards: the runs on each are the sample</source>
        <translation>Demi-largeur de l’intervalle à 95&#xa0;% de la moyenne ou du total pour ces plateaux&#xa0;: l’échantillon est formé des exécutions sur chacun</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Standard deviation of the scores between boards; with one board, between its runs</source>
        <translation>Écart type des scores entre les plateaux&#xa0;; avec un seul plateau, entre ses exécutions</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Highest score of all trials</source>
        <translation>Le score le plus élevé d’un essai</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Vidés</translation>
    </message>
    <message>
        <source>Trials that cleared their board</source>
        <translation>Essais qui ont vidé leur plateau</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Score less that of the entry it is compared with, on the same boards and seeds: the mean over boards or their sum</source>
        <translation>Score moins celui de l’entrée de référence, sur les mêmes plateaux avec les mêmes graines&#xa0;: moyenne ou somme sur les plateaux</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for boards like these: these boards are the sample</source>
        <translation>Demi-largeur de l’intervalle à 95&#xa0;% de la différence pour des plateaux comme ceux-ci&#xa0;: l’échantillon est formé de ces plateaux</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for these boards: the runs on each are the sample</source>
        <translation>Demi-largeur de l’intervalle à 95&#xa0;% de la différence pour ces plateaux&#xa0;: l’échantillon est formé des exécutions sur chacun</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>The entry from which the difference is taken</source>
        <translation>L’entrée par rapport à laquelle la différence est prise</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publié</translation>
    </message>
    <message>
        <source>The published mean, or the sum of the published scores of these boards</source>
        <translation>La moyenne publiée, ou la somme des scores publiés de ces plateaux</translation>
    </message>
    <message>
        <source>Above published</source>
        <translation>Au-dessus du publié</translation>
    </message>
    <message>
        <source>Mean or total less the published one; below zero where it is lower</source>
        <translation>Moyenne ou total moins la valeur publiée&#xa0;; sous zéro si elle est inférieure</translation>
    </message>
    <message>
        <source>Published deviation</source>
        <translation>Écart type publié</translation>
    </message>
    <message>
        <source>The published standard deviation of the scores</source>
        <translation>L’écart type publié des scores</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>Profondeur moyenne</translation>
    </message>
    <message>
        <source>Mean depth of the nodes of a tree, over trials; the first position has depth 0</source>
        <translation>Profondeur moyenne des nœuds d’un arbre, sur les essais&#xa0;; la première position est à la profondeur 0</translation>
    </message>
    <message>
        <source>Depth of walks</source>
        <translation>Profondeur des descentes</translation>
    </message>
    <message>
        <source>Mean depth of the nodes where playouts begin, over trials</source>
        <translation>Profondeur moyenne des nœuds où commencent les playouts, sur les essais</translation>
    </message>
    <message>
        <source>Published mean depth</source>
        <translation>Profondeur moyenne publiée</translation>
    </message>
    <message>
        <source>The mean depth that the paper prints</source>
        <translation>La profondeur moyenne que donne l’article</translation>
    </message>
    <message>
        <source>Deepest node</source>
        <translation>Nœud le plus profond</translation>
    </message>
    <message>
        <source>Depth of the deepest node of a tree, the mean over trials</source>
        <translation>Profondeur du nœud le plus profond d’un arbre, en moyenne sur les essais</translation>
    </message>
    <message>
        <source>Deepest so far</source>
        <translation>Le plus profond jusque-là</translation>
    </message>
    <message>
        <source>Depth of the deepest node on a board and all boards before it, the mean over boards; only the first run on each board counts</source>
        <translation>Profondeur du nœud le plus profond sur un plateau ou l’un des précédents, en moyenne sur les plateaux&#xa0;; premières exécutions seulement</translation>
    </message>
    <message>
        <source>Published deepest node</source>
        <translation>Nœud le plus profond publié</translation>
    </message>
    <message>
        <source>The depth of the deepest node that the paper prints</source>
        <translation>La profondeur du nœud le plus profond que donne l’article</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Playouts of a trial, the mean</source>
        <translation>Playouts d’un essai, en moyenne</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Seconds that a trial takes by the clock, the mean</source>
        <translation>Secondes d’horloge que dure un essai, en moyenne</translation>
    </message>
</context>
<context>
    <name>ExperimentFiles</name>
    <message>
        <source>Figure (*.svg)</source>
        <translation>Figure (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>Essais (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>ExperimentListModel</name>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>The table or figure of a paper, or a question of this program</source>
        <translation>Le tableau ou la figure d’un article, ou une question de ce programme</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Its name on the command line</source>
        <translation>Son nom sur la ligne de commande</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Entière</translation>
    </message>
    <message numerus="yes">
        <source>The time that the whole experiment takes on %Ln cores, about: hours, minutes and seconds</source>
        <translation>
            <numerusform>Durée approximative de toute l’expérience sur %Ln cœur&#xa0;: heures, minutes et secondes</numerusform>
            <numerusform>Durée approximative de toute l’expérience sur %Ln cœurs&#xa0;: heures, minutes et secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduite</translation>
    </message>
    <message>
        <source>The same at the scale that is proposed</source>
        <translation>La même à l’échelle proposée</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>The share of the whole that is proposed: fewer runs or boards, or smaller budgets</source>
        <translation>La part proposée de l’ensemble&#xa0;: moins d’exécutions ou de plateaux, ou des budgets plus petits</translation>
    </message>
</context>
<context>
    <name>ExperimentText</name>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 sur %Ln plateau</numerusform>
            <numerusform>%1 sur %Ln plateaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln plateau</numerusform>
            <numerusform>%Ln plateaux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the first and the last board</comment>
        <translation>%1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs per board</source>
        <translation>
            <numerusform>exécutions par plateau&#xa0;: %1 sur %Ln</numerusform>
            <numerusform>exécutions par plateau&#xa0;: %1 sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs per board</source>
        <translation>
            <numerusform>%Ln exécution par plateau</numerusform>
            <numerusform>%Ln exécutions par plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>One board says nothing about boards like it.</source>
        <translation>Un seul plateau ne dit rien des plateaux semblables.</translation>
    </message>
    <message>
        <source>One run on each board says nothing about further runs on these boards.</source>
        <translation>Une seule exécution sur chaque plateau ne dit rien d’autres exécutions sur ces plateaux.</translation>
    </message>
    <message>
        <source>Differences are to %1.</source>
        <translation>Les différences sont prises par rapport à %1.</translation>
    </message>
    <message>
        <source>Published results used the whole budget.</source>
        <translation>Les résultats publiés ont été obtenus avec le budget complet.</translation>
    </message>
    <message>
        <source>Searches of %1 without a game, which count as 0 points: %2 of %3.</source>
        <translation>Recherches de %1 sans partie, qui comptent pour 0 point&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <comment>where</comment>
        <translation>Publié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 (scale %2)</source>
        <comment>an experiment</comment>
        <translation>%1 (échelle %2)</translation>
    </message>
    <message>
        <source>budgets times %1</source>
        <translation>budgets multipliés par %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln trials</source>
        <translation>
            <numerusform>%1 sur %Ln essai</numerusform>
            <numerusform>%1 sur %Ln essais</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentsDialog</name>
    <message>
        <source>Experiments of the papers</source>
        <translation>Expériences des articles</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Résultats de l’expérience</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>Runs the chosen experiment at this scale, on all cores</source>
        <translation>Exécute l’expérience choisie à cette échelle, sur tous les cœurs</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Runs the trials that the experiment shown still lacks</source>
        <translation>Exécute les essais qui manquent encore à l’expérience affichée</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Writes the figure, the table, or the trials, with which samegame-cli experiment --resume goes on</source>
        <translation>Écrit la figure, le tableau, ou les essais avec lesquels samegame-cli experiment --resume continue</translation>
    </message>
    <message>
        <source>The share of the whole cost, up to 1: fewer runs or boards, or smaller budgets, as the experiment says</source>
        <translation>La part du coût total, jusqu’à 1&#xa0;: moins d’exécutions ou de plateaux, ou des budgets plus petits, selon l’expérience</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Éche&amp;lle</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Choose an experiment and start it.</source>
        <translation>Choisissez une expérience et démarrez-la.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>All trials are done.</source>
        <translation>Tous les essais sont faits.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials are done.</source>
        <translation>
            <numerusform>%Ln essai est fait.</numerusform>
            <numerusform>%Ln essais sont faits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Animation of the game (GIF)</source>
        <translation>Animation de la partie (GIF)</translation>
    </message>
    <message>
        <source>Picture of the position (PNG)</source>
        <translation>Image de la position (PNG)</translation>
    </message>
    <message>
        <source>Drawing of the position (SVG)</source>
        <translation>Dessin de la position (SVG)</translation>
    </message>
    <message>
        <source>Moves of the game (text)</source>
        <translation>Coups de la partie (texte)</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>C&amp;ontenu</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>The side of a block&apos;s place in pixels</source>
        <translation>Le côté d’une case en pixels</translation>
    </message>
    <message>
        <source>&amp;Pixels a cell</source>
        <translation>Pi&amp;xels par case</translation>
    </message>
    <message>
        <source>How long an animation shows each position; the last one stays for three seconds</source>
        <translation>Combien de temps une animation montre chaque position&#xa0;; la dernière reste trois secondes</translation>
    </message>
    <message>
        <source>&amp;Seconds a move</source>
        <translation>&amp;Secondes par coup</translation>
    </message>
    <message>
        <source>&amp;Mark the group that the next move takes</source>
        <translation>&amp;Marquer le groupe que prend le coup suivant</translation>
    </message>
    <message>
        <source>Blocks look as on the board; a drawing shows the numbers of their colors. Moves are written as papers print them, with the ID of their board, and can be opened and pasted here.</source>
        <translation>Les blocs ont le même aspect que sur le plateau&#xa0;; un dessin montre les numéros de leurs couleurs. Les coups sont écrits comme les articles les impriment, avec l’ID de leur plateau, et peuvent être ouverts et collés ici.</translation>
    </message>
    <message>
        <source>Part of the export that is done</source>
        <translation>Avancement de l’export</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Fichiers %1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>ExportRunner</name>
    <message>
        <source>%1 could not be written: %2. Export… asks for another file or folder.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2. «&#xa0;Exporter…&#xa0;» demande un autre fichier ou dossier.</translation>
    </message>
    <message>
        <source>The next group</source>
        <translation>Le prochain groupe</translation>
    </message>
</context>
<context>
    <name>ExternalQuestion</name>
    <message>
        <source>External programs</source>
        <translation>Programmes externes</translation>
    </message>
    <message numerus="yes">
        <source>The comparison starts %Ln external programs, which may do all that you may do. Start only what you know.</source>
        <translation>
            <numerusform>La comparaison démarre %Ln programme externe, qui peut faire tout ce que vous pouvez faire. Ne démarrez que ce que vous connaissez.</numerusform>
            <numerusform>La comparaison démarre %Ln programmes externes, qui peuvent faire tout ce que vous pouvez faire. Ne démarrez que ce que vous connaissez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Permits these commands until SameGame is closed</source>
        <translation>Autorise ces commandes jusqu’à la fermeture de SameGame</translation>
    </message>
</context>
<context>
    <name>FigureDialog</name>
    <message>
        <source>Picture for printing</source>
        <translation>Image pour l’impression</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
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
        <translation>SVG (image vectorielle)</translation>
    </message>
    <message>
        <source>PNG (300 dots per inch)</source>
        <translation>PNG (300 points par pouce)</translation>
    </message>
    <message>
        <source>Font of the &amp;window</source>
        <translation>Police de la fe&amp;nêtre</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>With ca&amp;ption</source>
        <translation>Avec &amp;description</translation>
    </message>
    <message>
        <source>What is drawn, with board, rules, budget, seed and version</source>
        <translation>Ce qui est dessiné, avec plateau, règles, budget, graine et version</translation>
    </message>
    <message>
        <source>W&amp;idth in millimeters</source>
        <translation>&amp;Largeur en millimètres</translation>
    </message>
    <message>
        <source>&amp;Height in millimeters</source>
        <translation>&amp;Hauteur en millimètres</translation>
    </message>
    <message>
        <source>&amp;Size of the font in points</source>
        <translation>&amp;Taille de la police en points</translation>
    </message>
    <message>
        <source>Scores in a bin, in the picture, in the window and in the file of bins; 0 lets the number of scores decide</source>
        <translation>Scores dans une classe, dans l’image, dans la fenêtre et dans le fichier des classes&#xa0;; 0 laisse le nombre de scores en décider</translation>
    </message>
    <message>
        <source>Width of &amp;bins (0: automatic)</source>
        <translation>Lar&amp;geur des classes (0&#xa0;: automatique)</translation>
    </message>
    <message>
        <source>Names in the legend</source>
        <translation>Noms dans la légende</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Played by hand</source>
        <translation>Jouée à la main</translation>
    </message>
    <message>
        <source>Found in an earlier session</source>
        <translation>Trouvée lors d’une session précédente</translation>
    </message>
    <message>
        <source>Found by %1</source>
        <translation>Trouvée par %1</translation>
    </message>
</context>
<context>
    <name>ForgetBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Brings back the games that were forgotten last</source>
        <translation>Ramène les parties oubliées en dernier</translation>
    </message>
    <message>
        <source>1 game was forgotten. It can be brought back until SameGame is closed.</source>
        <translation>1 partie a été oubliée. Elle peut être ramenée jusqu’à la fermeture de SameGame.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were forgotten. They can be brought back until SameGame is closed.</source>
        <translation>
            <numerusform>%Ln partie a été oubliée. Elle peut être ramenée jusqu’à la fermeture de SameGame.</numerusform>
            <numerusform>%Ln parties ont été oubliées. Elles peuvent être ramenées jusqu’à la fermeture de SameGame.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The game of the last session cannot be restored: %1.</source>
        <translation>La partie de la dernière session ne peut pas être restaurée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>it is not in a form that this version knows</source>
        <translation>elle n’est pas dans une forme que cette version connaît</translation>
    </message>
    <message>
        <source>a part of it is missing</source>
        <translation>il en manque un morceau</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 coup</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, moves</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Goes on with this board as it was left, with %1. Restart in the menu Move begins it anew.</source>
        <translation>Continue ce plateau tel qu’il a été laissé, avec %1. «&#xa0;Recommencer&#xa0;» dans le menu Coup le relance depuis le début.</translation>
    </message>
    <message>
        <source>%1, in another window</source>
        <comment>points, moves</comment>
        <translation>%1, dans une autre fenêtre</translation>
    </message>
    <message>
        <source>This board is under way: %1. Here it begins anew.</source>
        <translation>Ce plateau est en cours&#xa0;: %1. Ici, il recommence.</translation>
    </message>
</context>
<context>
    <name>GameExchange</name>
    <message>
        <source>The board ID is on the clipboard</source>
        <translation>L’ID du plateau est dans le presse-papiers</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <translation>L’entrée standard ne peut pas être lue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1 ne peut pas être joué&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Standard input cannot be played: %1.</source>
        <translation>L’entrée standard ne peut pas être jouée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no file %1, and as a board ID it is wrong: %2.</source>
        <translation>Il n’y a pas de fichier %1, et comme ID de plateau, ce texte est faux&#xa0;: %2.</translation>
    </message>
    <message>
        <source>One board at a time; left out: %1</source>
        <translation>Un plateau à la fois&#xa0;; laissés de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>The text cannot be played: %1.</source>
        <translation>Le texte ne peut pas être joué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What was dropped has no text.</source>
        <translation>Ce qui a été déposé n’a pas de texte.</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>Le résultat est dans le presse-papiers</translation>
    </message>
    <message>
        <source>%1 (moves: %2)</source>
        <translation>%1 (coups&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Game in the replay bar</source>
        <translation>Partie de la barre de relecture</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>Partie du plateau</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Meilleure partie</translation>
    </message>
    <message>
        <source>This board was shared with you: beat %1.</source>
        <translation>Ce plateau a été partagé avec vous&#xa0;: battez %1.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Saved games (*.samegame)</source>
        <translation>Parties enregistrées (*.samegame)</translation>
    </message>
    <message>
        <source>Board text of the position on the board (*.txt)</source>
        <translation>Position du plateau en texte (*.txt)</translation>
    </message>
    <message>
        <source>Games and boards (*.samegame *.txt)</source>
        <translation>Parties et plateaux (*.samegame *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>Essais (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Arrow keys move the cursor, Enter or Space plays the group under it.</source>
        <translation>Les flèches déplacent le curseur, Entrée ou Espace joue le groupe qui s’y trouve.</translation>
    </message>
    <message>
        <source>%1 Rules: %2. %3</source>
        <translation>%1 Règles&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>Brings the result of the game back</source>
        <translation>Ramène le résultat de la partie</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
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
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>%Ln bloc restant</numerusform>
            <numerusform>%Ln blocs restants</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
The new columns have the seed %2.</source>
        <translation>%1
Les nouvelles colonnes ont la graine %2.</translation>
    </message>
    <message>
        <source>The board of this game: %1. &quot;New game…&quot; in the menu Game chooses another</source>
        <translation>Le plateau de cette partie&#xa0;: %1. «&#xa0;Nouvelle partie…&#xa0;» dans le menu Partie en choisit un autre</translation>
    </message>
    <message>
        <source>What the person reached who shared this board</source>
        <translation>Ce qu’a atteint la personne qui a partagé ce plateau</translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation>À battre&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>Opens this game and replays it; can be undone</source>
        <translation>Ouvre cette partie et la montre en relecture&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Starts the board of this game anew</source>
        <translation>Recommence le plateau de cette partie</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Bilan</translation>
    </message>
    <message>
        <source>Opens this game and shows what each of its moves gave away</source>
        <translation>Ouvre cette partie et montre ce que chacun de ses coups a fait perdre</translation>
    </message>
</context>
<context>
    <name>HelpBrowser</name>
    <message>
        <source>Previous place found</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place found, its paragraph</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place found</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Point at a group to see its size and points; click to remove it. With the keyboard, arrows move a cursor over the board, and Enter or Space removes the group under it; while no cursor is shown, the group that stands out under the mouse, and if none does, the cursor is shown first. The settings make the first click select and the second one remove. A key that is held does once what changes the game, only undo, redo and steps of the replay go on; the second click of a double click does not remove what just fell there.</source>
        <translation>Pointez un groupe pour voir sa taille et ses points&#xa0;; cliquez pour le retirer. Au clavier, les flèches déplacent un curseur sur le plateau, et Entrée ou Espace retire le groupe qui s’y trouve&#xa0;; tant qu’aucun curseur n’est affiché, c’est le groupe mis en évidence sous la souris, et s’il n’y en a pas, le curseur est d’abord affiché. Les paramètres permettent que le premier clic sélectionne et que le second retire. Une touche maintenue fait une seule fois ce qui change la partie, seuls annuler, rétablir et les pas de la relecture se répètent&#xa0;; le second clic d’un double-clic ne retire pas ce qui vient de tomber à cet endroit.</translation>
    </message>
    <message>
        <source>Everything can be undone, even a new game and after the end. The game, its history, what the assistant found and what the charts show are there again when the program starts the next time.</source>
        <translation>Tout peut être annulé, même une nouvelle partie et même après la fin. La partie, son historique, ce que l’assistant a trouvé et ce que montrent les graphiques sont de nouveau là au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>A game that ends while it cannot be stored, since the disk is full or another program holds the file, waits and is stored later. If the file with the stored games is damaged, deleted or replaced, the program says so, and keeps what can be read of it.</source>
        <translation>Une partie qui se termine alors qu’elle ne peut pas être enregistrée, parce que le disque est plein ou qu’un autre programme tient le fichier, attend et est enregistrée plus tard. Si un fichier de parties enregistrées est endommagé, supprimé ou remplacé, c’est signalé, et ce qui peut en être lu est conservé.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Assistant and candidates</source>
        <translation>Assistant, candidats</translation>
    </message>
    <message>
        <source>Best game and replay</source>
        <translation>Meilleure partie et relecture</translation>
    </message>
    <message>
        <source>Distributions, comparisons, convergence</source>
        <translation>Distributions, comparaisons, convergence</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) chooses its rules with its board; Rules… (Ctrl+Shift+R) starts the board in play anew under other ones. Above the board stands which rules a game has, if they are not the usual ones. A game keeps the rules of its file or ID, and the best game known of a board is one under the same rules.</source>
        <translation>Une nouvelle partie (Ctrl+N) choisit ses règles avec son plateau&#xa0;; «&#xa0;Règles…&#xa0;» (Ctrl+Maj+R) recommence le plateau en jeu avec d’autres règles. Au-dessus du plateau, il est indiqué quelles règles a une partie, si ce ne sont pas les règles habituelles. Une partie garde les règles de son fichier ou de son ID, et la meilleure partie connue d’un plateau en est une avec les mêmes règles.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Autres règles</translation>
    </message>
    <message>
        <source>F5 switches the assistant on. It searches the position on the board for its budget and follows when you play. Results stay, and come back with undo. On small boards and in endgames exact solvers prove that a line is the best one, or with the goal &quot;clear&quot; that none clears the board; the line at the top of the assistant says so. Beside every other solver the endgame is tried, the longer the fewer blocks are left. Once a position is proven, each of its moves gets its exact value, and it is not searched again, unless with a seed of its own.</source>
        <translation>F5 active l’assistant. Il explore la position du plateau dans la limite de son budget et suit quand vous jouez. Les résultats restent, et reviennent quand vous annulez. Sur de petits plateaux et dans les finales, des solveurs exacts prouvent qu’une suite est la meilleure ou, avec le but «&#xa0;clear&#xa0;», qu’aucune ne vide le plateau&#xa0;; la première ligne de l’assistant le dit. À côté de tout autre solveur, la finale est tentée, d’autant plus longtemps qu’il reste moins de blocs. Une fois une position prouvée, chacun de ses coups reçoit sa valeur exacte, et elle n’est plus explorée, sauf avec une graine à elle.</translation>
    </message>
    <message>
        <source>A distribution draws many playouts of one or several policies and shows how often each final score came. When the game has ended, the percentile tells which share of them your own score beats.</source>
        <translation>Une distribution tire de nombreux playouts d’une ou de plusieurs politiques et montre combien de fois chaque score final est apparu. Quand la partie est terminée, le centile dit quelle part d’entre eux votre propre score dépasse.</translation>
    </message>
    <message>
        <source>An external program is a solver of your own: the window sends it the board and checks every line that it answers. Its command is shown before it starts.</source>
        <translation>Un programme externe est un solveur à vous&#xa0;: la fenêtre lui envoie le plateau et vérifie chaque suite qu’il répond. Sa commande est affichée avant son démarrage.</translation>
    </message>
    <message>
        <source>Export writes a chart as a picture for printing (PDF, SVG or PNG, with a caption that names board and seed), or its numbers as CSV files: one table in each, with the titles of its columns in the first row and a point before decimals.</source>
        <translation>L’export écrit un graphique comme image pour l’impression (PDF, SVG ou PNG, avec une description qui nomme le plateau et la graine), ou ses nombres en fichiers CSV&#xa0;: un tableau dans chacun, avec les titres des colonnes dans la première ligne et un point devant les décimales.</translation>
    </message>
    <message>
        <source>H tells which color to save, and how many of its blocks go in one move, for how many points, in the best game known from here. H again marks the group to play now and says why: it joins blocks, frees the way for a later move, or clears blocks that no later move needs. H once more numbers the next three to five moves, counted from here, and frames the blocks that they save. Where there is nothing to save the first step is left out; where new columns come in, H tells a color and then its group. After the last step H begins anew, which counts no further hint. All steps tell of one plan, and H keeps to it as long as the game follows it; when a better one takes its place, the first step says so, and its steps count. The words keep clear of the group to play and, where they can, of the blocks that they are about. A click takes the words away, Escape the whole hint.</source>
        <translation>H dit quelle couleur garder, et combien de ses blocs partent en un coup, pour combien de points, dans la meilleure partie connue à partir d’ici. H encore une fois marque le groupe à jouer maintenant et dit pourquoi&#xa0;: il réunit des blocs, ouvre la voie à un coup ultérieur ou enlève des blocs dont aucun coup ultérieur n’a besoin. H encore une fois numérote les trois à cinq prochains coups, comptés d’ici, et encadre les blocs qu’ils gardent. Là où il n’y a rien à garder, la première étape est omise&#xa0;; là où de nouvelles colonnes arrivent, H dit une couleur, puis son groupe. Après la dernière étape, H recommence, ce qui ne compte pas d’indice de plus. Toutes les étapes parlent d’un même plan, et H s’y tient tant que la partie le suit&#xa0;; quand un meilleur prend sa place, la première étape le dit, et ses étapes comptent. Les mots laissent libres le groupe à jouer et, si possible, les blocs dont ils parlent. Un clic enlève les mots, Échap l’indice entier.</translation>
    </message>
    <message>
        <source>Each step counts as a hint, and the count stays with the game. So do moves taken from the candidates, moves made where candidates were seen, moves from positions that a review tells of, and moves of a game that was taken over.</source>
        <translation>Chaque étape compte comme un indice, et le nombre reste avec la partie. Il en va de même des coups pris parmi les candidats, des coups joués là où des candidats étaient visibles, des coups depuis des positions dont parle un bilan et des coups d’une partie reprise.</translation>
    </message>
    <message>
        <source>★ marks the candidate with which the best line known goes on, whoever found it and by whichever moves the position was reached: along it the best score never falls. A search with a seed of its own stands alone and leaves that line out.</source>
        <translation>★ marque le candidat par lequel continue la meilleure suite connue, quel que soit celui qui l’a trouvée et quels que soient les coups qui ont mené à la position&#xa0;: le long de cette suite, le meilleur score ne baisse jamais. Une recherche avec une graine à elle reste à part et laisse cette suite de côté.</translation>
    </message>
    <message>
        <source>The best score is that of the best line known from here, and who found it stands beneath. The ceiling is a proven limit: no line ends higher.</source>
        <translation>Le meilleur score est celui de la meilleure suite connue à partir d’ici, et en dessous est écrit qui l’a trouvée. Le plafond est une limite prouvée&#xa0;: aucune suite ne finit plus haut.</translation>
    </message>
    <message>
        <source>Difficulty, under More, chooses an easy, a medium or a hard random board, and the board of each day is called so, too. Boards are compared with others of their size and number of colors: the program plays quick games on each, and the third of the boards with the highest scores is easy.</source>
        <translation>Difficulté, sous Plus, choisit un plateau aléatoire facile, moyen ou difficile, et le plateau de chaque jour est aussi désigné ainsi. Les plateaux sont comparés à d’autres de même taille et de même nombre de couleurs&#xa0;: le programme joue des parties rapides sur chacun, et le tiers des plateaux aux scores les plus élevés est facile.</translation>
    </message>
    <message>
        <source>The daily board comes from the date alone, so that it is the same for everybody. Days in a row count when the board was played on the day itself. That day is the date of the place where it was played, wherever it is looked at later. What the computer made of it is told after a game of one&apos;s own.</source>
        <translation>Le plateau du jour vient de la date seule&#xa0;: il est donc le même pour tout le monde. Les jours d’affilée comptent quand le plateau a été joué le jour même. Ce jour est la date du lieu où il a été joué, où qu’on le regarde plus tard. Ce que l’ordinateur y a obtenu est indiqué une fois que vous y avez joué une partie.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>The editor (Ctrl+E) draws on the board of the game. The left button paints in the chosen color, the right one empties; with the keyboard, arrows move a cursor, with Shift they paint, and so does Space; 1 to 9 paint in that color, 0 or Delete empties. Blocks left in the air fall when the game begins.</source>
        <translation>L’éditeur (Ctrl+E) dessine sur le plateau de la partie. Le bouton gauche peint dans la couleur choisie, le droit vide&#xa0;; au clavier, les flèches déplacent un curseur, avec Maj elles peignent, et Espace aussi&#xa0;; 1 à 9 peignent dans cette couleur, 0 ou Suppr vide. Les blocs laissés en l’air tombent quand la partie commence.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>In the curve each dot is a game: point at it to read which. Any game in the list can be replayed. Reset forgets games, also on the cards at the end of a game; Undo brings them back until the program ends.</source>
        <translation>Dans la courbe, chaque point est une partie&#xa0;: pointez-le pour lire laquelle. Toute partie de la liste peut être revue. «&#xa0;Réinitialiser&#xa0;» oublie des parties, aussi sur les cartes à la fin d’une partie&#xa0;; «&#xa0;Annuler&#xa0;» les ramène jusqu’à ce que le programme se termine.</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>The window has three layouts: Play (F2) shows the board alone, Analyze (F3) the assistant, the candidates, the best game and the replay bar beside it, Research (F4) the charts as well. A panel that you ask for opens in whichever layout is shown. Each remembers what you changed in it; Ctrl+0 resets the one that is shown. F11 gives the window the whole screen.</source>
        <translation>La fenêtre a trois dispositions&#xa0;: Jouer (F2) montre le plateau seul, Analyser (F3) y ajoute l’assistant, les candidats, la meilleure partie et la barre de relecture, Étudier (F4) les graphiques aussi. Un volet que vous demandez s’ouvre dans la disposition affichée. Chacune se souvient de ce que vous y avez changé&#xa0;; Ctrl+0 réinitialise celle qui est affichée. F11 donne à la fenêtre tout l’écran.</translation>
    </message>
    <message>
        <source>In a wide window score, moves, colors and hints stand in a column beside the board, in a narrow one in two rows above it; each keeps its place during a game. Play has no status bar: what it would say comes up at the board, and a click takes it away. F5 pressed again closes the panel that it opened. F10 opens the first menu, from where the arrow keys lead to the others. In full screen the menus and the toolbar are out of the way until the mouse touches the upper edge of the screen, or Alt or F10 is pressed.</source>
        <translation>Dans une fenêtre large, le score, les coups, les couleurs et les indices sont dans une colonne à côté du plateau, dans une fenêtre étroite sur deux lignes au-dessus&#xa0;; chacun garde sa place pendant une partie. La disposition Jouer n’a pas de barre d’état&#xa0;: ce qu’elle dirait apparaît près du plateau, et un clic l’enlève. F5 pressé de nouveau ferme le volet qu’il a ouvert. F10 ouvre le premier menu, d’où les flèches mènent aux autres. En plein écran, les menus et la barre d’outils sont à l’écart jusqu’à ce que la souris touche le bord supérieur de l’écran, ou qu’Alt ou F10 soit pressé.</translation>
    </message>
    <message>
        <source>Keys 1 to 9 play the candidates in the order of their best scores, without Shift also where the keyboard wants it for digits. The mouse over a candidate shows its line: each block carries the number of the move that removes it, and the blocks of the group that earns most are framed. The tool tip of its row says what the move is for. Where the assistant is off, nothing of this is to be seen; P shows it as long as it is held. Escape takes away one thing after the other: the replay, the hint, the selection; then it stops what searches, leaves the full screen, and turns the assistant off.</source>
        <translation>Les touches 1 à 9 jouent les candidats dans l’ordre de leurs meilleurs scores, sans Maj même là où le clavier l’exige pour les chiffres. La souris sur un candidat montre sa suite&#xa0;: chaque bloc porte le numéro du coup qui le retire, et les blocs du groupe qui rapporte le plus sont encadrés. L’info-bulle de sa ligne dit à quoi sert le coup. Là où l’assistant est arrêté, rien de cela n’est visible&#xa0;; P le montre tant que la touche est maintenue. Échap enlève une chose après l’autre&#xa0;: la relecture, l’indice, la sélection&#xa0;; puis il arrête ce qui cherche, quitte le plein écran et arrête l’assistant.</translation>
    </message>
    <message>
        <source>The best finished game of each board is kept, whoever played it: you or the computer. The bar under the board (F7) replays it, or your own game, from where your game stands on it; a game that has ended is replayed from its start. The bar shows the score after each move. Solved boards (Ctrl+L) lists all of them. The computer never looks at these games when it plays.</source>
        <translation>La meilleure partie terminée de chaque plateau est conservée, quel que soit celui qui l’a jouée&#xa0;: vous ou l’ordinateur. La barre sous le plateau (F7) la montre en relecture, ou votre propre partie, à partir de l’endroit où en est votre partie&#xa0;; une partie terminée est revue depuis son début. La barre montre le score après chaque coup. «&#xa0;Plateaux résolus&#xa0;» (Ctrl+L) les énumère tous. L’ordinateur ne regarde jamais ces parties quand il joue.</translation>
    </message>
    <message>
        <source>Help counts for one game. A game that begins again counts from 0, but its board keeps that it was played with help before, and the game says both.</source>
        <translation>L’aide compte pour une partie. Une partie qui recommence compte à partir de 0, mais son plateau retient qu’il a déjà été joué avec aide, et la partie dit les deux.</translation>
    </message>
    <message>
        <source>A file with a game of the computer opens with its moves, says who found them, and has the name of its board where the board has one. Undo takes them back one by one. It is no game of yours, and what is played on from it counts as played with help.</source>
        <translation>Un fichier contenant une partie de l’ordinateur s’ouvre avec ses coups, dit qui les a trouvés et porte le nom de son plateau, si le plateau en a un. «&#xa0;Annuler&#xa0;» les défait un par un. Ce n’est pas une partie à vous, et ce qui est joué à partir d’elle compte comme joué avec aide.</translation>
    </message>
    <message>
        <source>The settings (Looks) draw blocks as joined tiles, glossy balls or plain shapes, in one of four palettes or in colors of your own: click the picture. Check opens a table that names the two colors that look most alike in each kind of color vision, and says whether they can be told apart: clearly, well enough, or not.</source>
        <translation>Les paramètres (Apparence) dessinent les blocs comme des tuiles jointes, des billes brillantes ou des formes simples, dans une des quatre palettes ou dans des couleurs à vous&#xa0;: cliquez sur l’image. «&#xa0;Vérifier&#xa0;» ouvre un tableau qui nomme les deux couleurs les plus ressemblantes pour chaque type de vision des couleurs, et dit si on peut les distinguer&#xa0;: nettement, assez bien ou non.</translation>
    </message>
    <message>
        <source>A number is shown whole or not at all: where it finds no room, as in a narrow column, there is &quot;…&quot; in its place, and pointing at it tells the number. Numbers can be typed with a decimal point or a comma.</source>
        <translation>Un nombre est affiché en entier ou pas du tout&#xa0;: là où il ne trouve pas de place, comme dans une colonne étroite, «&#xa0;…&#xa0;» est à sa place, et le pointer donne le nombre. Les nombres peuvent être saisis avec un point décimal ou une virgule.</translation>
    </message>
    <message>
        <source>Refill: %1 The seed of the columns stands in the rules, above the board and in the file: the same moves meet the same columns everywhere. Nobody knows the columns to come, so hints and candidates judge by the blocks on the board.</source>
        <translation>Remplissage&#xa0;: %1 La graine des colonnes figure dans les règles, au-dessus du plateau et dans le fichier&#xa0;: les mêmes coups rencontrent partout les mêmes colonnes. Personne ne connaît les colonnes à venir, c’est pourquoi les indices et les candidats jugent d’après les blocs du plateau.</translation>
    </message>
    <message>
        <source>A comparison lets solvers run a number of times with different seeds, on one board or several, each of which counts once. A difference is that of a solver less the first one, of runs with the same board and seed: where its 95 % interval holds 0, it may be luck.</source>
        <translation>Une comparaison fait tourner des solveurs un certain nombre de fois avec des graines différentes, sur un plateau ou plusieurs, dont chacun compte une fois. Une différence est celle d’un solveur moins le premier, pour des exécutions avec le même plateau et la même graine&#xa0;: là où son intervalle à 95&#xa0;% contient 0, elle peut être due au hasard.</translation>
    </message>
    <message>
        <source>On one board the chart shows how often each final score came. On several it shows the mean of each solver with its interval, and the differences by board.</source>
        <translation>Sur un plateau, le graphique montre combien de fois chaque score final est apparu. Sur plusieurs, il montre la moyenne de chaque solveur avec son intervalle, et les différences par plateau.</translation>
    </message>
    <message>
        <source>Convergence shows, for every search of the assistant on this board, the best score against the time or the playouts it took.</source>
        <translation>La convergence montre, pour chaque recherche de l’assistant sur ce plateau, le meilleur score selon le temps ou les playouts qu’il a fallu.</translation>
    </message>
    <message>
        <source>Spread tells how sure a loss is. Exact (on the board: =): it is proven. Any order: the best line can begin with this move, too, and removes the same groups in another order, so nothing is lost. ± 60: it may be 60 points smaller or larger, since searches that do not depend on each other lie so far apart. ?: there were no such searches, as with most solvers on one thread, so nobody knows. Rank: the places that a move may have. Moves that are not told apart have places in common, and on the board only those with the best score found stand out. A move is faint where less is known of it than of the others.</source>
        <translation>La marge dit à quel point une perte est sûre. Exact (sur le plateau&#xa0;: =)&#xa0;: elle est prouvée. Ordre libre&#xa0;: la meilleure suite peut aussi commencer par ce coup, et retire les mêmes groupes dans un autre ordre, si bien que rien n’est perdu. ±&#xa0;60&#xa0;: elle peut être plus petite ou plus grande de 60 points, car c’est l’écart entre des recherches qui ne dépendent pas les unes des autres. «&#xa0;?&#xa0;»&#xa0;: il n’y a pas eu de telles recherches, comme avec la plupart des solveurs sur un thread, donc personne ne sait. Rang&#xa0;: les rangs qu’un coup peut avoir. Les coups qu’on ne peut distinguer ont des rangs en commun, et sur le plateau, seuls ceux qui ont le meilleur score trouvé ressortent. Un coup est pâle là où on en sait moins sur lui que sur les autres.</translation>
    </message>
    <message>
        <source>Where nothing is known of a position, the computer searches it for a second, as the assistant is set, and if that finds nothing, for another second in its usual way.</source>
        <translation>Là où rien n’est connu d’une position, l’ordinateur l’explore pendant une seconde, selon les réglages de l’assistant, et si cela ne donne rien, pendant une autre seconde à sa façon habituelle.</translation>
    </message>
    <message>
        <source>Can it still be cleared?</source>
        <translation>Peut-il encore être vidé&#xa0;?</translation>
    </message>
    <message>
        <source>A lamp tells whether the board can still be cleared: it can where a way to do so is known, it cannot where that is proven, and it is open where ten seconds of search found neither. The lamp is on for boards that were made to be cleared; the menu View turns it on and off for all, except for games with refill. Where the board cannot be cleared any more, a click on the lamp or Ctrl+Backspace takes moves back to the last position known that could be. In the table of candidates ✓ marks moves after which a way to clear the board was found.</source>
        <translation>Un voyant dit si le plateau peut encore être vidé&#xa0;: il le peut là où un moyen de le faire est connu, il ne le peut pas là où c’est prouvé, et c’est indéterminé là où dix secondes de recherche n’ont trouvé ni l’un ni l’autre. Le voyant est allumé pour les plateaux faits pour être vidés&#xa0;; le menu Affichage l’allume et l’éteint pour tous, sauf pour les parties avec remplissage. Là où le plateau ne peut plus être vidé, un clic sur le voyant ou Ctrl+Retour arrière annule des coups jusqu’à la dernière position connue qui pouvait l’être. Dans le tableau des candidats, ✓ marque les coups après lesquels une suite qui vide le plateau a été trouvée.</translation>
    </message>
    <message>
        <source>When a game has ended, Show a better game (Ctrl+Shift+B, or the button on the card) has the computer play its board for %1 seconds on all cores. What it finds is replayed from the start if it ends higher than the game; else the card says that it does not. Pressed once more, it ends the search with what was found by then. A better game that is known already is replayed at once: the button on the card is Watch the best game then, and only pressing Ctrl+Shift+B again looks for one that is better still. A replay that you have begun meanwhile goes on.</source>
        <translation>Quand une partie est terminée, «&#xa0;Voir une meilleure partie&#xa0;» (Ctrl+Maj+B, ou le bouton sur la carte) fait jouer son plateau par l’ordinateur pendant %1 secondes sur tous les cœurs. Ce qu’il trouve est montré en relecture depuis le début si cela finit plus haut que la partie&#xa0;; sinon, la carte dit que ce n’est pas le cas. Pressé de nouveau, il met fin à la recherche avec ce qui a été trouvé jusque-là. Une meilleure partie déjà connue est montrée aussitôt en relecture&#xa0;: le bouton sur la carte est alors «&#xa0;Voir la meilleure partie&#xa0;», et seul Ctrl+Maj+B pressé de nouveau en cherche une encore meilleure. Une relecture que vous avez commencée entre-temps continue.</translation>
    </message>
    <message>
        <source>The assistant, if on, follows the replay: labels and candidates are those of the position shown, also after the end of a game, where Step back through the game, under the candidates, begins that. A double click or Enter on a candidate then replays how the game goes on after it; to play it, take over. In a game that goes on, what you see there counts as help.</source>
        <translation>L’assistant, s’il est actif, suit la relecture&#xa0;: les étiquettes et les candidats sont ceux de la position affichée, même après la fin d’une partie&#xa0;: là, on commence par «&#xa0;Remonter la partie&#xa0;», sous les candidats. Un double-clic ou Entrée sur un candidat montre alors en relecture comment la partie continue après lui&#xa0;; pour le jouer, reprenez la partie. Dans une partie qui continue, ce que vous y voyez compte comme aide.</translation>
    </message>
    <message>
        <source>The menu of a candidate (the right button of the mouse, the menu key, or Line of this candidate under the table) replays the game that goes on with it, saves it, or compares it with that of the best candidate. Compare, above the list of moves, compares this game with the best one. The other game has a row under the replay, with its board where as many blocks are left, and says after which move the two part: there both groups are marked on the board. Other game (Alt+Up) changes to it and back.</source>
        <translation>Le menu d’un candidat (bouton droit de la souris, touche de menu ou «&#xa0;Suite de ce candidat&#xa0;» sous le tableau) montre en relecture la partie qui continue par lui, l’enregistre ou la compare à celle du meilleur candidat. «&#xa0;Comparer&#xa0;», au-dessus de la liste des coups, compare cette partie à la meilleure. L’autre partie a une ligne sous la relecture, avec son plateau là où il reste autant de blocs, et dit après quel coup les deux se séparent&#xa0;: à cet endroit, les deux groupes sont marqués sur le plateau. «&#xa0;Autre partie&#xa0;» (Alt+Haut) passe à elle et en revient.</translation>
    </message>
    <message>
        <source>Where games were reviewed, the figures have their mean accuracy, the list has a column of it, and the box above the curve draws it from game to game. What a review told as &quot;about&quot; or &quot;at most&quot; is told so there, too, and so is the mean with it. Only reviews that have looked at each move count, and no game with moves taken over. A review is kept with the board and the moves of its game: reviewed again, the game is looked at further. A game that is forgotten takes its review along.</source>
        <translation>Là où des bilans ont été faits, les chiffres ont la précision moyenne de ces parties, la liste a une colonne pour elle, et la liste déroulante au-dessus de la courbe la dessine de partie en partie. Ce qu’un bilan a donné comme «&#xa0;environ&#xa0;» ou «&#xa0;au plus&#xa0;» l’est là aussi, et la moyenne avec. Seuls comptent les bilans qui ont examiné chaque coup, et aucune partie avec des coups repris. Un bilan est conservé avec le plateau et les coups de sa partie&#xa0;: si le bilan est refait, la partie est examinée plus avant. Une partie oubliée emporte son bilan.</translation>
    </message>
    <message>
        <source>Three strengths search: Quick for 10 seconds a position, Strong for a minute, Proof until the best line is proven or you stop it; small boards and endgames can be proven. More unfolds the engine: every solver with a line on what it does, its options and its budget, and the playouts and the seed of the search. What you set there is used instead of a strength.</source>
        <translation>Trois forces cherchent&#xa0;: Rapide pendant 10 secondes par position, Forte pendant une minute, Preuve jusqu’à ce que la meilleure suite soit prouvée ou que vous l’arrêtiez&#xa0;; les petits plateaux et les finales peuvent être prouvés. Plus déploie le moteur&#xa0;: chaque solveur avec une ligne sur ce qu’il fait, ses options et son budget, et les playouts et la graine de la recherche. Ce que vous y réglez vaut à la place d’une force.</translation>
    </message>
    <message>
        <source>Each candidate is a group to remove now, shown as it lies on the board, with its size. Points: what the move itself earns. Ends at: the best final score of the whole game found after it. Loss: how much less that is than after the best candidate. ✓: the line found clears the board. What for: what the move does for its line. The button Columns shows more. Place: row and column of the group. Mean: the mean of all playouts that began with it. Visits: how many those were. Share: their share of all playouts. Mean, visits and share are of the solver that searched last; a move that it did not try has the best score that an earlier one found. The tool tip says who found a score.</source>
        <translation>Chaque candidat est un groupe à retirer maintenant, montré tel qu’il est sur le plateau, avec sa taille. Points&#xa0;: ce que rapporte le coup lui-même. Finit à&#xa0;: le meilleur score final de toute la partie trouvé après lui. Perte&#xa0;: combien c’est de moins qu’après le meilleur candidat. ✓&#xa0;: la suite trouvée vide le plateau. But&#xa0;: ce que le coup fait pour sa suite. Le bouton Colonnes en montre davantage. Case&#xa0;: ligne et colonne du groupe. Moyenne&#xa0;: la moyenne de tous les playouts qui ont commencé par lui. Visites&#xa0;: combien il y en a eu. Part&#xa0;: leur part de tous les playouts. Moyenne, visites et part sont celles du solveur qui a cherché en dernier&#xa0;; un coup qu’il n’a pas essayé a le meilleur score qu’un précédent a trouvé. L’info-bulle dit de qui vient un score.</translation>
    </message>
    <message>
        <source>A word after each move</source>
        <translation>Un mot après chaque coup</translation>
    </message>
    <message>
        <source>While the assistant is on, and without it where the menu View says so, each of your moves gets a word: ✓ good, ↓ small loss, or ✗ mistake, with the points that the best game known after the move ends below the best one known before it. It takes about a second of search; &quot;about&quot; stands where the loss is not proven, and while you think on, it may become smaller. The words are those of a review: a mistake loses much for sure, ? may be a mistake, if searches missed nothing after it, and a small loss loses a little for sure. Where nothing is known, there is no word, as after moves that were opened or taken back, and none in games with refill. Without the assistant, a move that lost and is taken back after its word counts as a hint.</source>
        <translation>Tant que l’assistant est actif, et sans lui là où le menu Affichage le dit, chacun de vos coups reçoit un mot&#xa0;: ✓ bon, ↓ petite perte ou ✗ erreur, avec les points que la meilleure partie connue après le coup a de moins que la meilleure connue avant lui. Cela prend environ une seconde de recherche&#xa0;; «&#xa0;environ&#xa0;» apparaît là où la perte n’est pas prouvée, et pendant que vous continuez à réfléchir, elle peut diminuer. Les mots sont ceux d’un bilan&#xa0;: une erreur perd à coup sûr beaucoup, «&#xa0;?&#xa0;» est peut-être une erreur, si les recherches n’ont rien manqué après le coup, et une petite perte perd à coup sûr un peu. Là où rien n’est connu, il n’y a pas de mot, comme après des coups ouverts ou annulés, et il n’y en a aucun dans les parties avec remplissage. Sans l’assistant, un coup qui a perdu et qui est annulé après son mot compte comme un indice.</translation>
    </message>
    <message>
        <source>Practice (Ctrl+Shift+P) has five exercises a day: a position, and the question which move is right. Up to three come from mistakes of your reviewed games, before the move that you made there; the others are ends of good games on random boards, the same for everybody on that day. A right move is one after which the board can still be cleared, a large group can still go at once, or most points can still be reached. That is proven where the end of the game can be solved; elsewhere the right moves are better than all others by more than the search may be wrong. Wrong tries are counted, and a day counts once all five are solved or their answers shown. Enter on the board answers, and goes on once the exercise is done. Exercises are no games, and their answers count as no help.</source>
        <translation>L’entraînement (Ctrl+Maj+P) compte cinq exercices par jour&#xa0;: une position, et la question de savoir quel coup est juste. Jusqu’à trois viennent d’erreurs de vos parties dont le bilan est fait, avant le coup que vous y avez joué&#xa0;; les autres sont des fins de bonnes parties sur des plateaux aléatoires, les mêmes pour tout le monde ce jour-là. Un coup juste est un coup après lequel le plateau peut encore être vidé, un grand groupe peut encore partir d’un coup ou le plus de points peuvent encore être atteints. C’est prouvé là où la fin de la partie peut être résolue&#xa0;; ailleurs, les coups justes sont meilleurs que tous les autres de plus que l’erreur possible de la recherche. Les mauvaises tentatives sont comptées, et un jour compte une fois que les cinq sont résolus ou que leurs réponses ont été montrées. Entrée répond sur le plateau, et passe à la suite une fois l’exercice terminé. Les exercices ne sont pas des parties, et leurs réponses ne comptent pas comme aide.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>F12 reviews the game on the board, as does Review on the card at the end of a game, and in the statistics for an earlier game. For ten seconds it looks, on all cores, for what could still be reached before and after each move; a review that is known already is shown as it is. Shift+F12 looks for two minutes more, and Look deeper as long, or until it is stopped. It begins with the best game known of the board, and what it finds is kept. A game with refill has no review.</source>
        <translation>F12 fait le bilan de la partie du plateau, tout comme «&#xa0;Bilan&#xa0;» sur la carte à la fin d’une partie et, pour une partie précédente, dans les statistiques. Pendant dix secondes, il cherche, sur tous les cœurs, ce qui pouvait encore être atteint avant et après chaque coup&#xa0;; un bilan déjà connu est montré tel quel. Maj+F12 cherche deux minutes de plus, et «&#xa0;Approfondir&#xa0;» aussi longtemps, ou jusqu’à ce qu’on l’arrête. Il commence par la meilleure partie connue du plateau, et ce qu’il trouve est conservé. Une partie avec remplissage n’a pas de bilan.</translation>
    </message>
    <message>
        <source>A move loses what can be reached less after it than before it. Where both are proven, the loss is exact. Elsewhere both are the scores of the best games known, the loss is told as &quot;about&quot;, and its tool tip says how much smaller or larger it may be: its spread.</source>
        <translation>Un coup perd ce qui peut être atteint de moins après lui qu’avant lui. Là où les deux sont prouvés, la perte est exacte. Ailleurs, les deux sont les scores des meilleures parties connues, la perte est précédée d’«&#xa0;environ&#xa0;», et son info-bulle dit de combien elle peut être plus petite ou plus grande&#xa0;: sa marge.</translation>
    </message>
    <message>
        <source>The words go by the loss and its spread. A mistake loses, even with the spread taken off, at least 20 points and 2 % of what could be reached before it. Where that is not sure, but the loss itself is as large, and more than half of its spread, the move may be a mistake. A small loss is smaller, but larger than its spread. All other moves are good, and how many of them may have lost something stands under the list. The list has mistakes first, then what may be one, then small losses, each the largest first.</source>
        <translation>Les mots dépendent de la perte et de sa marge. Une erreur perd, même une fois la marge déduite, au moins 20 points et 2&#xa0;% de ce qui pouvait être atteint avant elle. Là où ce n’est pas sûr, mais où la perte elle-même est aussi grande et dépasse la moitié de sa marge, le coup est peut-être une erreur. Une petite perte est plus petite, mais plus grande que sa marge. Tous les autres coups sont bons, et combien d’entre eux ont peut-être perdu quelque chose est indiqué sous la liste. La liste a d’abord les erreurs, puis ce qui en est peut-être une, puis les petites pertes, chaque fois les plus grandes d’abord.</translation>
    </message>
    <message>
        <source>Moves that came with a game taken over, or with the game of a solver that was opened, are reviewed too, and the list marks them as taken over. Of an earlier game of yours that was opened it does not tell which ones they were.</source>
        <translation>Les coups venus avec une partie reprise, ou avec la partie d’un solveur qui a été ouverte, sont eux aussi dans le bilan, et la liste les marque comme repris. D’une partie à vous, plus ancienne, qui a été ouverte, elle ne dit pas lesquels c’étaient.</translation>
    </message>
    <message>
        <source>Accuracy = 100 × (1 − loss ÷ reachable), in percent: the loss of all moves together, and what could be reached at the start. A game that could reach 2,000 and lost 250 has 87.5 %. One that lost as much as could be reached, or more, has 0 %. What a game that is over has lost is certain, but while the spread covers more than half of it, which moves lost it is not: the accuracy is then told as &quot;at most&quot;, and of a game that goes on it is not known yet.</source>
        <translation>Précision = 100 × (1 − perte ÷ atteignable), en pour cent&#xa0;: la perte de tous les coups ensemble, et ce qui pouvait être atteint au début. Une partie qui pouvait atteindre 2&#xa0;000 et en a perdu 250 a 87,5&#xa0;%. Une partie qui a perdu autant que ce qui pouvait être atteint, ou davantage, a 0&#xa0;%. Ce qu’une partie terminée a perdu est certain, mais tant que la marge en couvre plus de la moitié, quels coups l’ont perdu ne l’est pas&#xa0;: la précision est alors précédée d’«&#xa0;au plus&#xa0;», et celle d’une partie qui continue n’est pas encore connue.</translation>
    </message>
    <message>
        <source>In the picture the score is filled, and the best final score still possible falls in steps over it; numbers mark the moves whose losses the list explains. F12 brings the keyboard there. A click, the arrow keys, or, in the order of the moves, Earlier loss (Alt+Page Up) and Later loss (Alt+Page Down) show the position before such a move, with the group that was played dashed and a better one framed in gold, named &quot;better?&quot; where that is not sure; a screen reader says what the move gave away. Try from here plays on from there, and can be undone; a move from a position that the review tells of counts as played with help. Save review… writes a page that needs no network.</source>
        <translation>Dans l’image, le score est rempli, et le meilleur score final encore possible descend par marches au-dessus&#xa0;; des numéros marquent les coups dont la liste explique les pertes. F12 y amène le clavier. Un clic, les flèches ou, dans l’ordre des coups, «&#xa0;Perte précédente&#xa0;» (Alt+Page préc) et «&#xa0;Perte suivante&#xa0;» (Alt+Page suiv) montrent la position avant un tel coup, avec le groupe joué en tirets et un meilleur encadré d’or, nommé «&#xa0;meilleur&#xa0;?&#xa0;» là où ce n’est pas sûr&#xa0;; un lecteur d’écran dit ce que le coup a fait perdre. «&#xa0;Essayer d’ici&#xa0;» continue à jouer de là, et peut être annulé&#xa0;; un coup depuis une position dont parle le bilan compte comme joué avec aide. «&#xa0;Enregistrer le bilan…&#xa0;» écrit une page qui n’a pas besoin de réseau.</translation>
    </message>
    <message>
        <source>Export… in the menu Game writes for other programs, in the background: a game as an animation (GIF) or as text, the position as a picture (PNG) or as a drawing (SVG). The game is the one in the replay bar, your own or the best one. The text has the ID of the board and, in the next row, the moves as Takes and Kosters print them: row and column of the leftmost block in a group&apos;s lowest row, * after a group of 6 blocks or more, ** after the biggest. Such a text can be opened and pasted as a game.</source>
        <translation>«&#xa0;Exporter…&#xa0;» dans le menu Partie écrit pour d’autres programmes, en arrière-plan&#xa0;: une partie comme animation (GIF) ou comme texte, la position comme image (PNG) ou comme dessin (SVG). La partie est celle de la barre de relecture, la vôtre ou la meilleure. Le texte a l’ID du plateau et, à la ligne suivante, les coups tels que Takes et Kosters les impriment&#xa0;: ligne et colonne du bloc le plus à gauche dans la ligne la plus basse d’un groupe, * après un groupe de 6 blocs ou plus, ** après le plus grand. Un tel texte peut être ouvert et collé comme une partie.</translation>
    </message>
    <message>
        <source>Today, in the toolbar, has a dot until today&apos;s board is played, and beside it the number of days in a row. It opens the last seven days as dots: full where a board was played on its day, half full where later. Earlier days opens the months before, where each day&apos;s board can be played. A game that begins before midnight counts for the day on which it began, and a clock that is set back takes no day away.</source>
        <translation>«&#xa0;Aujourd’hui&#xa0;», dans la barre d’outils, porte un point jusqu’à ce que le plateau d’aujourd’hui soit joué, et à côté le nombre de jours d’affilée. Il ouvre les sept derniers jours sous forme de points&#xa0;: pleins là où un plateau a été joué le jour même, à moitié pleins là où ce fut plus tard. «&#xa0;Jours précédents&#xa0;» ouvre les mois d’avant, où le plateau de chaque jour peut être joué. Une partie qui commence avant minuit compte pour le jour où elle a commencé, et une horloge retardée n’enlève aucun jour.</translation>
    </message>
    <message>
        <source>Share copies a result as text: name and ID of the board, score, medal and a small chart, but no move. Whoever pastes it with Ctrl+V, or as text of a new game, plays the same board under its name, and beside the score stands what is to be beaten.</source>
        <translation>«&#xa0;Partager&#xa0;» copie un résultat comme texte&#xa0;: nom et ID du plateau, score, médaille et un petit graphique, mais aucun coup. Qui le colle avec Ctrl+V, ou comme texte d’une nouvelle partie, joue le même plateau sous son nom, et à côté du score figure le score à battre.</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) shows cards, and one click or Enter begins the game of a card: Continue goes on with the game on the board or the one that you left last, but for the board of the day, and says against whom where it is a duel; Today is the board of the day; Quick has 8×8 blocks in 3 colors and can be cleared for sure, Classic 15×15 and Large 20×20 blocks in 5 colors; Duel begins a game against the opponent whose picture you click. The picture on a card is the board that you will play, and the card that you chose last is ready for Enter. The line below the cards says by examples what the rules earn and cost; Change… chooses other rules.</source>
        <translation>Une nouvelle partie (Ctrl+N) montre des cartes, et un clic ou Entrée commence la partie d’une carte&#xa0;: «&#xa0;Continuer&#xa0;» poursuit la partie du plateau ou celle que vous avez quittée en dernier, sauf celle du plateau du jour, et dit contre qui s’il s’agit d’un duel&#xa0;; «&#xa0;Aujourd’hui&#xa0;» est le plateau du jour&#xa0;; «&#xa0;Rapide&#xa0;» a 8×8 blocs en 3 couleurs et peut être vidé à coup sûr, «&#xa0;Classique&#xa0;» 15×15 et «&#xa0;Grand&#xa0;» 20×20 blocs en 5 couleurs&#xa0;; «&#xa0;Duel&#xa0;» commence une partie contre l’adversaire sur l’image duquel vous cliquez. L’image d’une carte est le plateau que vous jouerez, et la carte choisie en dernier est prête pour Entrée. La ligne sous les cartes dit par des exemples ce que les règles rapportent et coûtent&#xa0;; «&#xa0;Changer…&#xa0;» choisit d’autres règles.</translation>
    </message>
    <message>
        <source>The 20 boards are those on which programs are compared. Each shows your best score, the computer&apos;s, and your medal where the computer has played it too; the next one that you have not played is proposed. More has random boards of other sizes, colors and seeds, and boards from a text; Edit… draws on a board before it is played.</source>
        <translation>Les 20 plateaux sont ceux sur lesquels on compare les programmes. Chacun montre votre meilleur score, celui de l’ordinateur et votre médaille là où l’ordinateur l’a joué aussi&#xa0;; le prochain que vous n’avez pas joué est proposé. «&#xa0;Plus&#xa0;» propose des plateaux aléatoires d’autres tailles, couleurs et graines, et des plateaux à partir d’un texte&#xa0;; «&#xa0;Modifier…&#xa0;» dessine sur un plateau avant qu’il soit joué.</translation>
    </message>
    <message>
        <source>A random board is made from its seed: the same seed and size give the same board everywhere. One that can be cleared for sure is made backwards from the empty board. Ctrl+Shift+N plays a random board at once, of the size and colors chosen last.</source>
        <translation>Un plateau aléatoire est fait à partir de sa graine&#xa0;: la même graine et la même taille donnent partout le même plateau. Un plateau qui peut être vidé à coup sûr est fait à rebours à partir du plateau vide. Ctrl+Maj+N joue aussitôt un plateau aléatoire, avec la taille et les couleurs choisies en dernier.</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>Premières parties</translation>
    </message>
    <message>
        <source>The first start begins with a small board that can be cleared for sure. Next goes on to two larger ones, and then to a board of the usual size; these boards are chosen so that even games without a plan mostly end above 0. &quot;I know the game&quot; on the card of the first start goes to the usual size at once. A hint, candidates or an open panel may need the place of that card, which comes back after them or with the next board. Escape puts it aside until the next board.</source>
        <translation>Le premier démarrage commence par un petit plateau qui peut être vidé à coup sûr. «&#xa0;Suivant&#xa0;» passe à deux plus grands, puis à un plateau de la taille habituelle&#xa0;; ces plateaux sont choisis de sorte que même les parties sans plan finissent le plus souvent au-dessus de 0. «&#xa0;Je connais le jeu&#xa0;» sur la carte du premier démarrage passe tout de suite à la taille habituelle. Un indice, des candidats ou un volet ouvert peuvent avoir besoin de la place de cette carte, qui revient après eux ou avec le plateau suivant. Échap la met de côté jusqu’au plateau suivant.</translation>
    </message>
    <message>
        <source>After other games Next opens the following one of the standard boards, another random board of the same size, colors and rules, or, after all others, a random board of the usual size.</source>
        <translation>Après d’autres parties, «&#xa0;Suivant&#xa0;» ouvre celui des plateaux standard qui vient ensuite, un autre plateau aléatoire de mêmes taille, couleurs et règles ou, après tous les autres, un plateau aléatoire de la taille habituelle.</translation>
    </message>
    <message>
        <source>Blocks that are left at the end cost points, more where many of one color are left: these %1 cost %2. An empty board earns %3 more.</source>
        <translation>Les blocs qui restent à la fin coûtent des points, davantage là où il en reste beaucoup d’une couleur&#xa0;: ces %1 coûtent %2. Un plateau vide rapporte %3 de plus.</translation>
    </message>
    <message>
        <source>Click a group: two or more blocks of one color that touch along edges. The larger the group, the more it earns.</source>
        <translation>Cliquez sur un groupe&#xa0;: deux blocs ou plus d’une même couleur qui se touchent par un côté. Plus le groupe est grand, plus il rapporte.</translation>
    </message>
    <message>
        <source>It is removed, the blocks above it fall down, and where a column is empty, those to its right move left.</source>
        <translation>Il est retiré, les blocs au-dessus tombent, et là où une colonne est vide, celles de droite se déplacent vers la gauche.</translation>
    </message>
    <message>
        <source>By numbers: %1. A group of n blocks earns (n − 2)² points, one of two blocks nothing, and each color with m blocks left costs (m − 2)².</source>
        <translation>En chiffres&#xa0;: %1. Un groupe de n blocs rapporte (n&#xa0;−&#xa0;2)² points, un groupe de deux blocs rien, et chaque couleur dont il reste m blocs coûte (m&#xa0;−&#xa0;2)².</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>When no group is left, a card says how the game went: the score, what was left of each color, and what was best in it. It stands where it covers the fewest of the blocks left. Enter presses its large button. A click on the score, or Ctrl+G, brings the card back after it was closed or gave way to a review or a replay.</source>
        <translation>Quand il ne reste aucun groupe, une carte dit comment la partie s’est passée&#xa0;: le score, ce qui est resté de chaque couleur et ce qu’elle a eu de meilleur. Elle se place là où elle couvre le moins de blocs restants. Entrée actionne son grand bouton. Un clic sur le score, ou Ctrl+G, ramène la carte après qu’elle a été fermée ou a laissé la place à un bilan ou à une relecture.</translation>
    </message>
    <message>
        <source>A game earns a medal by the best score known of its board, whoever reached it: bronze from %1 % of it, silver from %2 %, gold from %3 %. The number on a medal is its place.</source>
        <translation>Une partie reçoit une médaille selon le meilleur score connu de son plateau, quel que soit celui qui l’a atteint&#xa0;: bronze à partir de %1&#xa0;% de ce score, argent à partir de %2&#xa0;%, or à partir de %3&#xa0;%. Le numéro sur une médaille est sa place.</translation>
    </message>
    <message>
        <source>A game with hints or other help earns a medal as well. One that was opened, or taken over with all its moves, earns none, as nobody has played it here.</source>
        <translation>Une partie avec des indices ou une autre aide reçoit aussi une médaille. Une partie ouverte, ou reprise avec tous ses coups, n’en reçoit pas, car personne ne l’a jouée ici.</translation>
    </message>
    <message>
        <source>The board of the day</source>
        <translation>Le plateau du jour</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duels</translation>
    </message>
    <message>
        <source>Duel against, in the menu Game, starts the board in play anew, and one of four opponents plays it at the same time: Pip, Toni, Robin or Nova, from easy to master. The header shows your score against ???, for you learn the opponent&apos;s score only when your game has ended, also from hints, the assistant and the solved boards. Then both scores count up on the card at the end. There &quot;Same board&quot; begins this duel once more, and &quot;New board&quot; the next one. Where a better game is taken over after that, the header shows its score alone, as it is not your own. Undo may bring back a game from before the duel; its score stands alone, too. A duel rests while another board is played, and comes back with its own, also by undo and at the next start.</source>
        <translation>«&#xa0;Duel contre&#xa0;», dans le menu Partie, recommence le plateau en jeu, et l’un de quatre adversaires le joue en même temps&#xa0;: Pip, Toni, Robin ou Nova, de facile à maître. L’en-tête montre votre score contre ???, car vous n’apprenez le score de l’adversaire qu’une fois votre partie terminée, y compris par les indices, l’assistant et les plateaux résolus. Ensuite, les deux scores montent sur la carte à la fin. Là, «&#xa0;Même plateau&#xa0;» recommence ce duel, et «&#xa0;Nouveau plateau&#xa0;» commence le suivant. Là où une meilleure partie est reprise après cela, l’en-tête montre son score seul, car ce n’est pas le vôtre. «&#xa0;Annuler&#xa0;» peut ramener une partie d’avant le duel&#xa0;; son score est seul aussi. Un duel s’interrompt tant qu’un autre plateau est joué, et revient avec le sien, y compris par «&#xa0;Annuler&#xa0;» et au prochain démarrage.</translation>
    </message>
    <message>
        <source>Statistics has the record of duels: how many you have won, lost and drawn against each opponent. The first game that ends counts, and each board once against each opponent. Duels with help, or on a board that was played with help before, are counted apart.</source>
        <translation>Les statistiques tiennent le palmarès des duels&#xa0;: combien vous en avez gagné, perdu et terminé à égalité contre chaque adversaire. La première partie qui se termine compte, et chaque plateau une fois contre chaque adversaire. Les duels avec aide, ou sur un plateau déjà joué avec aide, sont comptés à part.</translation>
    </message>
    <message>
        <source>Statistics (Ctrl+I) counts the games that you finished: all of them, or those of one kind, which have the same rules and boards of one size with as many colors. Games with help stand apart, and a game that was taken over up to its end is not counted. Cleared in a row counts games one after the other in which the board was cleared. The largest group is one of a game without moves that were taken over.</source>
        <translation>Les statistiques (Ctrl+I) comptent les parties que vous avez terminées&#xa0;: toutes, ou celles d’un même type, qui ont les mêmes règles et des plateaux de même taille avec autant de couleurs. Les parties avec aide sont à part, et une partie reprise jusqu’à sa fin n’est pas comptée. «&#xa0;Vidées d’affilée&#xa0;» compte les parties qui se suivent et dans lesquelles le plateau a été vidé. Le plus grand groupe est celui d’une partie sans coups repris.</translation>
    </message>
    <message>
        <source>Medals and duels, beside the scores, is the record of all games. On each board your best game counts, with help or without: it has gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. A board has these marks once the computer has played it too, which it does at the end of a game. A medal can be lost when a better game becomes known.</source>
        <translation>«&#xa0;Médailles et duels&#xa0;», à côté des scores, est le palmarès de toutes les parties. Sur chaque plateau, votre meilleure partie compte, avec ou sans aide&#xa0;: elle a l’or à partir de %1&#xa0;% du meilleur score connu du plateau, l’argent à partir de %2&#xa0;%, le bronze à partir de %3&#xa0;%. Un plateau a ces seuils une fois que l’ordinateur l’a joué aussi, ce qu’il fait à la fin d’une partie. Une médaille peut être perdue quand une meilleure partie devient connue.</translation>
    </message>
    <message>
        <source>Where the computer has not played a board yet, it does so for a second or two when your game has ended, with a number of tries that the board alone decides; until then the card says so and has no medal. With refill, and under Clickomania rules, there are no medals. What you are praised for compares the game with those that you finished before it: your best and your fewest blocks left on this board, and your largest group of all games.</source>
        <translation>Là où l’ordinateur n’a pas encore joué un plateau, il le fait pendant une seconde ou deux quand votre partie est terminée, avec un nombre de tentatives que le plateau seul détermine&#xa0;; jusque-là, la carte le dit et n’a pas de médaille. Avec remplissage, et selon les règles de Clickomania, il n’y a pas de médailles. Les félicitations comparent la partie à celles que vous avez terminées avant elle&#xa0;: votre meilleure et votre plus petit nombre de blocs restants sur ce plateau, et votre plus grand groupe de toutes les parties.</translation>
    </message>
    <message>
        <source>A game that you left for another one is under way until it ends. Its board says so, with its points, on the card Today, among the daily boards and among the 20 boards, and goes on where you left it. Restart in the menu Move begins it anew. Until the board of the day is played, the program also says if it is under way in another window; once that window is closed, it goes on here.</source>
        <translation>Une partie que vous avez quittée pour une autre est en cours jusqu’à ce qu’elle se termine. Son plateau le dit, avec ses points, sur la carte «&#xa0;Aujourd’hui&#xa0;», parmi les plateaux du jour et parmi les 20 plateaux, et continue là où vous l’avez laissé. «&#xa0;Recommencer&#xa0;» dans le menu Coup la relance depuis le début. Tant que le plateau du jour n’est pas joué, celui qui est en cours dans une autre fenêtre est signalé aussi&#xa0;; une fois cette fenêtre fermée, il continue ici.</translation>
    </message>
    <message>
        <source>The tool tips in the menu say how the opponents play, and about how many points each reaches on random boards of 15×15 with 5 colors under the standard rules.</source>
        <translation>Dans le menu, les info-bulles disent comment jouent les adversaires, et environ combien de points chacun atteint sur des plateaux aléatoires de 15×15 à 5 couleurs selon les règles standard.</translation>
    </message>
    <message>
        <source>Boxes, in place of the histogram, show the same scores side by side: a box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Les boîtes, à la place de l’histogramme, montrent les mêmes scores côte à côte&#xa0;: une boîte contient la moitié centrale des scores, avec un trait à la médiane&#xa0;; les moustaches vont jusqu’à 5&#xa0;% et 95&#xa0;%, et les anneaux marquent le score le plus bas et le plus haut.</translation>
    </message>
    <message>
        <source>A file of trials, which a comparison here or samegame-cli compare keeps, opens like a game: by Open, or dropped on the window. It shows its comparison.</source>
        <translation>Un fichier d’essais, comme en tient une comparaison ici ou samegame-cli compare, s’ouvre comme une partie&#xa0;: avec «&#xa0;Ouvrir&#xa0;», ou en le déposant sur la fenêtre. Il montre sa comparaison.</translation>
    </message>
    <message>
        <source>With a list of boards in its setup, such as random:1-100/8x8x4, every policy plays each of the boards. The chart then shows the means of the boards in order of size, or as boxes, and the differences to the first policy; the intervals are for boards like these.</source>
        <translation>Si le plan d’une distribution contient une liste de plateaux, comme random:1-100/8x8x4, chaque politique joue chacun de ces plateaux. Le graphique montre alors les moyennes des plateaux triées par valeur, ou sous forme de boîtes, et les différences avec la première politique&#xa0;; les intervalles valent pour des plateaux comme ceux-ci.</translation>
    </message>
    <message>
        <source>Until decided, a comparison of two solvers goes from board to board of its list, with one run of each. It ends as soon as an interval of 95 % that may be looked at after every board shows which is better, or that both are equal within the margin, and says so in one sentence.</source>
        <translation>Avec «&#xa0;Jusqu’à décision&#xa0;», une comparaison de deux solveurs va de plateau en plateau de sa liste, avec une exécution de chacun. La comparaison se termine dès qu’un intervalle à 95&#xa0;% que l’on peut regarder après chaque plateau montre lequel est le meilleur, ou que les deux sont égaux à la marge près, et le dit en une phrase.</translation>
    </message>
    <message>
        <source>An interval can be read in two ways; choose one. For boards like these, the boards are the sample, and there must be two or more. For these boards, the runs on each board are the sample, two or more of them. With a single board, or a single run on each, only one of the two ways is left.</source>
        <translation>Un intervalle peut se lire de deux façons&#xa0;; choisissez-en une. Pour des plateaux comme ceux-ci, l’échantillon est formé des plateaux, et il en faut au moins deux. Pour ces plateaux, il est formé des exécutions sur chaque plateau, au moins deux. Avec un seul plateau, ou une seule exécution sur chacun, il ne reste qu’une des deux façons.</translation>
    </message>
    <message>
        <source>Your own: points of groups, a bonus for a cleared board and a penalty for blocks left, each as you like. Points and penalty are a formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2. Files and IDs of boards keep these rules.</source>
        <translation>«&#xa0;Personnel&#xa0;»&#xa0;: les points des groupes, un bonus pour un plateau vidé et une pénalité pour les blocs restants, chacun à votre gré. Les points et la pénalité sont une formule du nombre de blocs n, comme 3n ou n(n-1), ou des nombres comme 0,1,3,6&#xa0;: au-delà, la différence entre les deux derniers se répète (9, 12, …). Une formule peut suivre des nombres, comme dans 0,0,(n-2)^2. Les fichiers et les ID de plateaux conservent ces règles.</translation>
    </message>
    <message>
        <source>Each distribution, comparison and experiment is kept when it ends or is stopped, and the convergence of the searches on each board. Kept runs (Ctrl+K) lists them with a small picture of their scores: find one by a part of its name, board, solver or date, show it again in its chart or table, name it, export it or delete it. A comparison or experiment that is shown again can go on. A convergence comes with its board: each further search there joins it, and Clear at the chart begins another.</source>
        <translation>Chaque distribution, comparaison et expérience est conservée quand elle se termine ou est arrêtée, ainsi que la convergence des recherches sur chaque plateau. «&#xa0;Exécutions conservées&#xa0;» (Ctrl+K) les énumère avec une petite image de leurs scores&#xa0;: retrouvez-en une d’après un extrait de son nom, d’un plateau, d’un solveur ou de sa date, affichez-la de nouveau dans son graphique ou son tableau, nommez-la, exportez-la ou supprimez-la. Une comparaison ou une expérience affichée de nouveau peut continuer. Une convergence s’affiche avec son plateau&#xa0;: chaque nouvelle recherche sur ce plateau s’y ajoute, et «&#xa0;Effacer&#xa0;» près du graphique en commence une autre.</translation>
    </message>
    <message>
        <source>Experiments of the papers (Ctrl+Shift+K) runs the tables and figures of the papers anew, whole or at a smaller scale, and shows their results beside the published ones. One that was stopped can go on, in another session too: it is among the kept runs.</source>
        <translation>«&#xa0;Expériences des articles&#xa0;» (Ctrl+Maj+K) refait les tableaux et les figures des articles, entiers ou à échelle réduite, et montre leurs résultats à côté des résultats publiés. Une expérience arrêtée peut continuer, même dans une autre session&#xa0;: elle se trouve parmi les exécutions conservées.</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>Save %1: all its %Ln blocks go in one move, for %2.</source>
        <translation>
            <numerusform>Couleur à garder&#xa0;: %1. %Ln bloc part en un coup, pour %2.</numerusform>
            <numerusform>Couleur à garder&#xa0;: %1. Ses %Ln blocs partent tous en un coup, pour %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %1: %2 of its %Ln blocks go in one move, for %3.</source>
        <translation>
            <numerusform>Couleur à garder&#xa0;: %1. %2 de %Ln bloc part en un coup, pour %3.</numerusform>
            <numerusform>Couleur à garder&#xa0;: %1. %2 de ses %Ln blocs partent en un coup, pour %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end the board is empty.</source>
        <translation>À la fin, le plateau est vide.</translation>
    </message>
    <message>
        <source>The board can be cleared from here.</source>
        <translation>D’ici, le plateau peut être vidé.</translation>
    </message>
    <message>
        <source>H again shows the group to play now.</source>
        <translation>Un nouvel appui sur H montre le groupe à jouer maintenant.</translation>
    </message>
    <message>
        <source>Move %1 %2.</source>
        <comment>number of a move, and what it does</comment>
        <translation>Le coup %1 %2.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what the move does</comment>
        <translation>Ce coup %1.</translation>
    </message>
    <message>
        <source>Next: the marked group at %1 (row, column), %2.</source>
        <translation>Maintenant&#xa0;: le groupe marqué en %1 (ligne, colonne), %2.</translation>
    </message>
    <message>
        <source>H again shows the next moves.</source>
        <translation>Un nouvel appui sur H montre les prochains coups.</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln moves are numbered.</source>
        <translation>
            <numerusform>Le prochain coup est numéroté.</numerusform>
            <numerusform>Les %Ln prochains coups sont numérotés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The framed blocks go in move %1.</source>
        <translation>Les blocs encadrés partent au coup %1.</translation>
    </message>
    <message>
        <source>Played like this, the game ends with a score of %1.</source>
        <translation>Jouée ainsi, la partie finit avec un score de %1.</translation>
    </message>
    <message>
        <source>Played like this, the game ends: %1.</source>
        <translation>Jouée ainsi, la partie finit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hint: a group of this color: %1. Press H again to see which one.</source>
        <translation>Indice&#xa0;: un groupe de cette couleur (%1). Appuyez encore une fois sur H pour voir lequel.</translation>
    </message>
    <message>
        <source>Hint: the marked group at %1 (row, column), %2; the best by the blocks on the board, since nobody knows the columns to come.</source>
        <translation>Indice&#xa0;: le groupe marqué en %1 (ligne, colonne), %2&#xa0;; le meilleur d’après les blocs du plateau, car personne ne connaît les colonnes à venir.</translation>
    </message>
    <message>
        <source>No later group earns more.</source>
        <translation>Aucun groupe ultérieur ne rapporte plus.</translation>
    </message>
    <message>
        <source>It is one of the moves that earn most.</source>
        <translation>C’est l’un des coups qui rapportent le plus.</translation>
    </message>
    <message>
        <source>That is all; H again begins anew.</source>
        <translation>C’est tout&#xa0;; un nouvel appui sur H recommence.</translation>
    </message>
    <message>
        <source>The saved %1 blocks go in move %2.</source>
        <comment>color, number</comment>
        <translation>Les blocs gardés (%1) partent au coup %2.</translation>
    </message>
    <message>
        <source>A better plan was found.</source>
        <translation>Un meilleur plan a été trouvé.</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Own score: %1</source>
        <translation>Votre score&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: mean %2, best %3</source>
        <translation>%1&#xa0;: moyenne %2, meilleur %3</translation>
    </message>
    <message>
        <source>Own score so far: %1</source>
        <translation>Votre score jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>published result, mean</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>HowToCard</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Je connais le jeu</translation>
    </message>
    <message>
        <source>Closes this card and begins with a board of the usual size</source>
        <translation>Ferme cette carte et commence par un plateau de la taille habituelle</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The picture before (PgUp)</source>
        <translation>L’image précédente (Page préc)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Closes this card; Help (F1) says all of it and more</source>
        <translation>Ferme cette carte&#xa0;; l’aide (F1) dit tout cela et davantage</translation>
    </message>
    <message>
        <source>The next picture (PgDown)</source>
        <translation>L’image suivante (Page suiv)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>picture</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color to remove it.</source>
        <translation>Cliquez sur un groupe de deux blocs ou plus d’une même couleur pour le retirer.</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: bigger ones earn far more, 2 blocks %1, 10 blocks %2.</source>
        <translation>Cliquez sur un groupe de deux blocs ou plus d’une même couleur&#xa0;: les plus grands rapportent bien plus, 2 blocs %1, 10 blocs %2.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>points of a group</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>The blocks above fall down, gaps at the side close, and new columns come in at the right.</source>
        <translation>Les blocs au-dessus tombent, les vides sur le côté se referment, et de nouvelles colonnes arrivent à droite.</translation>
    </message>
    <message>
        <source>The blocks above fall down, and each row moves to the left until it has no gap.</source>
        <translation>Les blocs au-dessus tombent, et chaque ligne se déplace vers la gauche jusqu’à ne plus avoir de vide.</translation>
    </message>
    <message>
        <source>The blocks above fall down, and where a column is empty, the others move up to the left.</source>
        <translation>Les blocs au-dessus tombent, et là où une colonne est vide, les autres se resserrent vers la gauche.</translation>
    </message>
    <message>
        <source>The game goes on until there is no group; blocks left cost nothing.</source>
        <translation>La partie continue jusqu’à ce qu’il n’y ait plus de groupe&#xa0;; les blocs restants ne coûtent rien.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points, more where many of one color are left; an empty board earns %1.</source>
        <translation>Les blocs qui restent à la fin coûtent des points, davantage là où il en reste beaucoup d’une couleur&#xa0;; un plateau vide rapporte %1.</translation>
    </message>
    <message>
        <source>The aim is an empty board: each block left at the end costs a point.</source>
        <translation>Le but est un plateau vide&#xa0;: chaque bloc qui reste à la fin coûte un point.</translation>
    </message>
    <message>
        <source>An empty board earns %1 more; blocks left at the end cost nothing.</source>
        <translation>Un plateau vide rapporte %1 de plus&#xa0;; les blocs qui restent à la fin ne coûtent rien.</translation>
    </message>
    <message>
        <source>The game ends when there is no group; blocks left cost nothing.</source>
        <translation>La partie se termine quand il n’y a plus de groupe&#xa0;; les blocs restants ne coûtent rien.</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: 2 blocks earn %1, 10 blocks %2.</source>
        <translation>Cliquez sur un groupe de deux blocs ou plus d’une même couleur&#xa0;: 2 blocs rapportent %1, 10 blocs %2.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points; an empty board earns %1.</source>
        <translation>Les blocs qui restent à la fin coûtent des points&#xa0;; un plateau vide rapporte %1.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points.</source>
        <translation>Les blocs qui restent à la fin coûtent des points.</translation>
    </message>
</context>
<context>
    <name>KeptRunsDialog</name>
    <message>
        <source>this version of SameGame has that experiment otherwise, or no longer</source>
        <translation>cette version de SameGame a une autre forme de cette expérience, ou ne l’a plus</translation>
    </message>
    <message>
        <source>the kept run is damaged</source>
        <translation>l’exécution conservée est endommagée</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Gives this run a name, or another one</source>
        <translation>Donne à cette exécution un nom, ou un autre</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Deletes this run; can be undone</source>
        <translation>Supprime cette exécution&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Brings back the run that was deleted last</source>
        <translation>Restaure l’exécution supprimée en dernier</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Exécutions conservées</translation>
    </message>
    <message>
        <source>Part of a name, a board, a solver, or a date …</source>
        <translation>Extrait d’un nom, d’un plateau, d’un solveur ou d’une date…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtre</translation>
    </message>
    <message>
        <source>This run is no longer kept.</source>
        <translation>Cette exécution n’est plus conservée.</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>Essais (*.jsonl)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>The run was deleted. It can be brought back until this list is closed.</source>
        <translation>L’exécution a été supprimée. Elle peut être restaurée jusqu’à la fermeture de cette liste.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs</source>
        <translation>
            <numerusform>%1 sur %Ln exécution</numerusform>
            <numerusform>%1 sur %Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows this run again in its chart, an experiment in its table; searches come with their board, so that others can be added</source>
        <translation>Affiche cette exécution de nouveau dans son graphique, une expérience dans son tableau&#xa0;; les recherches avec leur plateau, pour qu’on puisse en ajouter d’autres</translation>
    </message>
    <message>
        <source>Writes this run as a file: a comparison as trials or a table of its runs, a distribution as a table of its scores, a convergence as a table of its curves, an experiment as its figure, its table or its trials</source>
        <translation>Écrit cette exécution dans un fichier&#xa0;: une comparaison sous forme d’essais ou de tableau de ses exécutions, une distribution sous forme de tableau de ses scores, une convergence sous forme de tableau de ses courbes, une expérience sous forme de figure, de tableau ou d’essais</translation>
    </message>
    <message>
        <source>No run is kept yet. Distributions, comparisons, searches and experiments are kept when they end.</source>
        <translation>Aucune exécution n’est encore conservée. Les distributions, les comparaisons, les recherches et les expériences sont conservées quand elles se terminent.</translation>
    </message>
</context>
<context>
    <name>KeptRunsModel</name>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name that you gave it</source>
        <translation>Le nom que vous lui avez donné</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>The boards, and the rules if they are not the usual ones</source>
        <translation>Les plateaux, et les règles si ce ne sont pas les règles habituelles</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solveurs</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Best mean</source>
        <translation>Meilleure moyenne</translation>
    </message>
    <message>
        <source>The highest mean score of one of its solvers, policies or entries</source>
        <translation>Le score moyen le plus élevé parmi ses solveurs, ses politiques ou ses entrées</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>When it ended or was stopped</source>
        <translation>Quand elle s’est terminée ou a été arrêtée</translation>
    </message>
    <message>
        <source>What was run, and a histogram of its final scores, or curves of its best scores</source>
        <translation>Ce qui a été exécuté, et un histogramme de ses scores finals ou des courbes de ses meilleurs scores</translation>
    </message>
    <message>
        <source>The solvers of a comparison or of searches, the playout policies of a distribution, the entries of an experiment</source>
        <translation>Les solveurs d’une comparaison ou de recherches, les politiques de playout d’une distribution, les entrées d’une expérience</translation>
    </message>
    <message>
        <source>Runs of a comparison, playouts of a distribution, trials of an experiment, of all together; searches on a board</source>
        <translation>Exécutions d’une comparaison, playouts d’une distribution, essais d’une expérience, en tout&#xa0;; recherches sur un plateau</translation>
    </message>
    <message>
        <source>The longest search took %1 s</source>
        <translation>La recherche la plus longue a duré %1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>1 color</source>
        <translation>1 couleur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln couleur</numerusform>
            <numerusform>%Ln couleurs</numerusform>
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
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>LineModel</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Number of the move; 0 is the start</source>
        <translation>Numéro du coup&#xa0;; 0 est le début</translation>
    </message>
    <message>
        <source>Color of the group</source>
        <translation>Couleur du groupe</translation>
    </message>
    <message>
        <source>Points of the move, and the bonus or penalty of the end</source>
        <translation>Points du coup, et bonus ou pénalité de la fin</translation>
    </message>
    <message>
        <source>Score after the move</source>
        <translation>Score après le coup</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
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
        <translation>Blocs</translation>
    </message>
</context>
<context>
    <name>LinePanel</name>
    <message>
        <source>Save game…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Solved boards…</source>
        <translation>Plateaux résolus…</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>The best finished game known of this board, the moves played so far, or the game that was chosen last to be looked at</source>
        <translation>La meilleure partie terminée connue de ce plateau, les coups joués jusqu’ici ou la partie choisie en dernier pour être regardée</translation>
    </message>
    <message>
        <source>Saves the game as a file</source>
        <translation>Enregistre la partie dans un fichier</translation>
    </message>
    <message>
        <source>Lists the best game kept of every board</source>
        <translation>Énumère la meilleure partie conservée de chaque plateau</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>No finished game is known yet. Start the assistant, or play the game to its end.</source>
        <translation>Aucune partie terminée n’est encore connue. Démarrez l’assistant, ou jouez la partie jusqu’à sa fin.</translation>
    </message>
    <message numerus="yes">
        <source>A better game with %1 points was found; it is taken up when this replay ends.</source>
        <translation>
            <numerusform>Une meilleure partie, avec %1 point, a été trouvée&#xa0;; elle prend le relais quand cette relecture se termine.</numerusform>
            <numerusform>Une meilleure partie, avec %1 points, a été trouvée&#xa0;; elle prend le relais quand cette relecture se termine.</numerusform>
        </translation>
    </message>
    <message>
        <source>A better game was found (%1); it is taken up when this replay ends.</source>
        <translation>Une meilleure partie a été trouvée (%1)&#xa0;; elle prend le relais quand cette relecture se termine.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Shows the moves of this game beside the other one</source>
        <translation>Montre les coups de cette partie à côté de l’autre</translation>
    </message>
    <message>
        <source>Shows the best game known beside this one</source>
        <translation>Montre la meilleure partie connue à côté de celle-ci</translation>
    </message>
</context>
<context>
    <name>LinePlanText</name>
    <message>
        <source>%1 and %2</source>
        <comment>sizes of parts: 7, 5 and 1</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>earns most: %1</source>
        <translation>rapporte le plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>is one of the moves that earn most: %1</source>
        <translation>est l’un des coups qui rapportent le plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>joins %1 %2 blocks for a later group of %3</source>
        <comment>sizes of parts, color, size of the group</comment>
        <translation>réunit %1 blocs (%2) pour un futur groupe de %3</translation>
    </message>
    <message>
        <source>frees the way for move %1</source>
        <translation>ouvre la voie au coup %1</translation>
    </message>
    <message>
        <source>clears blocks that no later move needs</source>
        <translation>enlève des blocs dont aucun coup ultérieur n’a besoin</translation>
    </message>
</context>
<context>
    <name>LineReplay</name>
    <message>
        <source>Best game</source>
        <translation>Meilleure partie</translation>
    </message>
    <message>
        <source>Best game played</source>
        <translation>Meilleure partie jouée</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Game of a candidate</source>
        <translation>Partie d’un candidat</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>Partie du bilan</translation>
    </message>
    <message>
        <source>Better game</source>
        <translation>Partie meilleure</translation>
    </message>
</context>
<context>
    <name>LineSummary</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2, board cleared</source>
        <translation>
            <numerusform>&lt;b&gt;%1 point&lt;/b&gt; en %2, plateau vidé</numerusform>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; en %2, plateau vidé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2</source>
        <translation>
            <numerusform>&lt;b&gt;%1 point&lt;/b&gt; en %2</numerusform>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; en %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2 so far</source>
        <translation>
            <numerusform>&lt;b&gt;%1 point&lt;/b&gt; en %2 jusqu’ici</numerusform>
            <numerusform>&lt;b&gt;%1 points&lt;/b&gt; en %2 jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as this game</source>
        <translation>Aussi bonne que cette partie</translation>
    </message>
    <message numerus="yes">
        <source>The game has %Ln points more so far</source>
        <translation>
            <numerusform>La partie a %Ln point de plus jusqu’ici</numerusform>
            <numerusform>La partie a %Ln points de plus jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points better than this game</source>
        <translation>
            <numerusform>%Ln point de mieux que cette partie</numerusform>
            <numerusform>%Ln points de mieux que cette partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points more than the game has so far</source>
        <translation>
            <numerusform>%Ln point de plus que la partie jusqu’ici</numerusform>
            <numerusform>%Ln points de plus que la partie jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this game</source>
        <translation>C’est cette partie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points below the best game known</source>
        <translation>
            <numerusform>%Ln point sous la meilleure partie connue</numerusform>
            <numerusform>%Ln points sous la meilleure partie connue</numerusform>
        </translation>
    </message>
    <message>
        <source>No better game is known</source>
        <translation>Aucune meilleure partie n’est connue</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; after %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; après %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 jusqu’ici</translation>
    </message>
    <message>
        <source>This game: %1</source>
        <translation>Cette partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Best game known: %1</source>
        <translation>Meilleure partie connue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Proven optimal</source>
        <translation>Prouvée optimale</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source>&amp;Marks on the blocks</source>
        <translation>&amp;Marques sur les blocs</translation>
    </message>
    <message>
        <source>Color &amp;scheme</source>
        <translation>&amp;Thème de couleurs</translation>
    </message>
    <message>
        <source>Colors of the window</source>
        <translation>Couleurs de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Blocks</source>
        <translation>&amp;Blocs</translation>
    </message>
    <message>
        <source>How blocks are drawn</source>
        <translation>Comment les blocs sont dessinés</translation>
    </message>
    <message>
        <source>Pa&amp;lette</source>
        <translation>&amp;Palette</translation>
    </message>
    <message>
        <source>Colors of the blocks</source>
        <translation>Couleurs des blocs</translation>
    </message>
    <message>
        <source>Each color has a mark of its own, for eyes that see them alike</source>
        <translation>Chaque couleur a sa propre marque, pour les yeux qui les voient semblables</translation>
    </message>
    <message>
        <source>Preview &amp;as seen</source>
        <translation>Vision sim&amp;ulée</translation>
    </message>
    <message>
        <source>Shows the preview as other eyes see it; changes nothing else</source>
        <translation>Montre l’aperçu tel que d’autres yeux le voient&#xa0;; ne change rien d’autre</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Joined tiles</source>
        <translation>Tuiles jointes</translation>
    </message>
    <message>
        <source>Glossy balls</source>
        <translation>Billes brillantes</translation>
    </message>
    <message>
        <source>Plain shapes</source>
        <translation>Formes simples</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Shows how well each kind of color vision tells the colors apart</source>
        <translation>Montre à quel point chaque type de vision des couleurs distingue les couleurs</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Meilleure partie</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergence</translation>
    </message>
    <message>
        <source>The settings cannot be stored.</source>
        <translation>Les paramètres ne peuvent pas être enregistrés.</translation>
    </message>
    <message>
        <source>Nothing is known of this position yet; F5 searches it.</source>
        <translation>Rien n’est encore connu de cette position&#xa0;; F5 l’explore.</translation>
    </message>
    <message>
        <source>Goes on, though its panel is closed: %1. Esc stops it, the menu View shows it.</source>
        <translation>Continue, bien que son volet soit fermé&#xa0;: %1. Échap l’arrête, le menu Affichage le montre.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>The replay is at its end; Esc leads back to your game.</source>
        <translation>La relecture est à sa fin&#xa0;; Échap ramène à votre partie.</translation>
    </message>
    <message>
        <source>This is the game before; Redo leads back to: %1.</source>
        <translation>Voici la partie précédente&#xa0;; Rétablir ramène à&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A better game was found; the card at the end replays it.</source>
        <translation>Une meilleure partie a été trouvée&#xa0;; la carte à la fin la montre en relecture.</translation>
    </message>
    <message>
        <source>Nothing better than the best game known was found.</source>
        <translation>Rien de mieux que la meilleure partie connue n’a été trouvé.</translation>
    </message>
</context>
<context>
    <name>MedalText</name>
    <message>
        <source>Bronze medal</source>
        <translation>Médaille de bronze</translation>
    </message>
    <message>
        <source>Silver medal</source>
        <translation>Médaille d’argent</translation>
    </message>
    <message>
        <source>Gold medal</source>
        <translation>Médaille d’or</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
</context>
<context>
    <name>NamedGame</name>
    <message>
        <source>The game is opened with what its moves come to: %1.</source>
        <translation>La partie est ouverte avec ce que donnent ses coups&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is opened with what its moves come to: %2.</source>
        <translation>%1 est ouvert avec ce que donnent ses coups&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Board (%1)</source>
        <comment>the program that it comes from</comment>
        <translation>Plateau (%1)</translation>
    </message>
</context>
<context>
    <name>NewGameCards</name>
    <message>
        <source>Duel against %1</source>
        <comment>an opponent</comment>
        <translation>Duel contre %1</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>A small board with few colors</source>
        <translation>Un petit plateau avec peu de couleurs</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>A board of the usual size</source>
        <translation>Un plateau de la taille habituelle</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>A large board, for a longer game</source>
        <translation>Un grand plateau, pour une partie plus longue</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>your best %1</source>
        <translation>votre record&#xa0;: %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>The board of the day, the same for everybody, under the standard rules</source>
        <translation>Le plateau du jour, le même pour tout le monde, selon les règles standard</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>You and the computer play the same board. Each picture begins a duel with that opponent.</source>
        <translation>Vous et l’ordinateur jouez le même plateau. Chaque image commence un duel avec cet adversaire.</translation>
    </message>
    <message>
        <source>The 20 boards</source>
        <translation>Les 20 plateaux</translation>
    </message>
    <message>
        <source>Shows the boards on which programs are compared, with your best on each</source>
        <translation>Montre les plateaux sur lesquels on compare les programmes, avec votre meilleur score sur chacun</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>joués&#xa0;: %1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>1 medal</source>
        <translation>1 médaille</translation>
    </message>
    <message numerus="yes">
        <source>%Ln medals</source>
        <translation>
            <numerusform>%Ln médaille</numerusform>
            <numerusform>%Ln médailles</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>an opponent</comment>
        <translation>Contre %1</translation>
    </message>
    <message>
        <source>the same board</source>
        <translation>le même plateau</translation>
    </message>
    <message>
        <source>%1×%2, %3</source>
        <comment>rows, columns, colors</comment>
        <translation>%1×%2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln couleur</numerusform>
            <numerusform>%Ln couleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>vidable</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>en cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, duel against %2</source>
        <comment>points, an opponent</comment>
        <translation>%1, duel contre %2</translation>
    </message>
    <message>
        <source>in another window: %1</source>
        <comment>points</comment>
        <translation>dans une autre fenêtre&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Plateau aléatoire</translation>
    </message>
    <message>
        <source>Text or ID</source>
        <translation>Texte ou ID</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>The text brings its own rules. Rules… in the menu Game plays its board under others.</source>
        <translation>Le texte apporte ses propres règles. «&#xa0;Règles…&#xa0;» dans le menu Partie joue son plateau avec d’autres.</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Draws on this board before it is played</source>
        <translation>Dessine sur ce plateau avant qu’il soit joué</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Plus…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>A random board of any size, colors and seed, or one from a text</source>
        <translation>Un plateau aléatoire de taille, de couleurs et de graine quelconques, ou un plateau à partir d’un texte</translation>
    </message>
    <message>
        <source>Goes back to the page before</source>
        <translation>Revient à la page précédente</translation>
    </message>
    <message>
        <source>A shared result, a board ID, or digits, in a row for each row of the board</source>
        <translation>Un résultat partagé, un ID de plateau, ou des chiffres, une rangée pour chaque ligne du plateau</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Changer…</translation>
    </message>
    <message>
        <source>Chooses the rules: what moves and the end earn, and where blocks go</source>
        <translation>Choisit les règles&#xa0;: ce que rapportent les coups et la fin, et où vont les blocs</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>“%1” is no number from %2 to %3 here; the number stays as it was.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de %2 à %3&#xa0;; le nombre reste comme il était.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>1 block</source>
        <translation>1 bloc</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln bloc</numerusform>
            <numerusform>%Ln blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size and points of a group</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 heure</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln heure</numerusform>
            <numerusform>%Ln heures</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minute</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
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
            <numerusform>%Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two parts of a time</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>%1: makes the move after which the board looks best.</source>
        <translation>%1&#xa0;: joue le coup après lequel le plateau se présente le mieux.</translation>
    </message>
    <message>
        <source>%1: makes the move after which random games ended best.</source>
        <translation>%1&#xa0;: joue le coup après lequel des parties aléatoires ont le mieux fini.</translation>
    </message>
    <message>
        <source>%1: tries each move in games that are played with care.</source>
        <translation>%1&#xa0;: essaie chaque coup dans des parties jouées avec soin.</translation>
    </message>
    <message>
        <source>%1: learns from its own best games of this board.</source>
        <translation>%1&#xa0;: apprend de ses propres meilleures parties de ce plateau.</translation>
    </message>
    <message>
        <source>%1: easy</source>
        <translation>%1&#xa0;: facile</translation>
    </message>
    <message>
        <source>%1: medium</source>
        <translation>%1&#xa0;: moyen</translation>
    </message>
    <message>
        <source>%1: hard</source>
        <translation>%1&#xa0;: difficile</translation>
    </message>
    <message>
        <source>%1: master</source>
        <translation>%1&#xa0;: maître</translation>
    </message>
    <message>
        <source>On random boards of 15×15 with 5 colors under the standard rules it reaches about %1 points.</source>
        <translation>Sur des plateaux aléatoires de 15×15 à 5 couleurs selon les règles standard, cet adversaire atteint environ %1 points.</translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>default options</source>
        <translation>options par défaut</translation>
    </message>
    <message>
        <source>Changes the options of this solver</source>
        <translation>Change les options de ce solveur</translation>
    </message>
</context>
<context>
    <name>OptionDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>Options de %1</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Defaults</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Sets every option of this solver back to its default</source>
        <translation>Remet chaque option de ce solveur à sa valeur par défaut</translation>
    </message>
</context>
<context>
    <name>OrderedChart</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>policy, board, value</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>OwnPalette</name>
    <message>
        <source>Start &amp;from</source>
        <translation>Part&amp;ir de</translation>
    </message>
    <message>
        <source>Replaces the colors by those of a palette of the program</source>
        <translation>Remplace les couleurs par celles d’une palette du programme</translation>
    </message>
    <message>
        <source>Color %1</source>
        <translation>Couleur %1</translation>
    </message>
    <message>
        <source>Color %1: %2</source>
        <translation>Couleur %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>OwnResults</name>
    <message>
        <source>The game waits, and is stored as soon as that works.</source>
        <translation>La partie attend, et est enregistrée dès que cela fonctionne.</translation>
    </message>
    <message>
        <source>The game waits as long as the program runs, and is stored as soon as that works.</source>
        <translation>La partie attend tant que le programme tourne, et est enregistrée dès que cela fonctionne.</translation>
    </message>
</context>
<context>
    <name>OwnScoringForm</name>
    <message>
        <source>What groups of 2, 3, 4, … blocks earn.</source>
        <translation>Ce que rapportent les groupes de 2, 3, 4, … blocs.</translation>
    </message>
    <message>
        <source>What a cleared board earns.</source>
        <translation>Ce que rapporte un plateau vidé.</translation>
    </message>
    <message>
        <source>What 1, 2, 3, … blocks left cost, for each color.</source>
        <translation>Ce que coûtent 1, 2, 3, … blocs restants, pour chaque couleur.</translation>
    </message>
    <message>
        <source>&amp;Points of a group</source>
        <translation>&amp;Points d’un groupe</translation>
    </message>
    <message>
        <source>Bo&amp;nus</source>
        <translation>Bo&amp;nus</translation>
    </message>
    <message>
        <source>P&amp;enalty</source>
        <translation>P&amp;énalité</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Player&apos;s guide</source>
        <translation>Guide du joueur</translation>
    </message>
    <message>
        <source>This is the text of F1 in the program.</source>
        <translation>C’est le texte de F1 dans le programme.</translation>
    </message>
</context>
<context>
    <name>PairList</name>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Removes this row</source>
        <translation>Supprime cette ligne</translation>
    </message>
</context>
<context>
    <name>PaletteTable</name>
    <message>
        <source>Closest colors in each kind of color vision</source>
        <translation>Couleurs les plus proches pour chaque type de vision des couleurs</translation>
    </message>
    <message>
        <source>All colors seen</source>
        <translation>Toutes les couleurs</translation>
    </message>
    <message>
        <source>No red (protan)</source>
        <translation>Sans rouge (protan)</translation>
    </message>
    <message>
        <source>No green (deutan)</source>
        <translation>Sans vert (deutan)</translation>
    </message>
    <message>
        <source>No blue (tritan)</source>
        <translation>Sans bleu (tritan)</translation>
    </message>
    <message>
        <source>Gray only</source>
        <translation>Gris seulement</translation>
    </message>
    <message>
        <source>Any two colors can be told apart in each kind of color vision.</source>
        <translation>Deux couleurs quelconques peuvent être distinguées dans chaque type de vision des couleurs.</translation>
    </message>
    <message>
        <source>Too close – %1: %2 and %3 differ by %4 only; %5 or more tells them apart. Until then the marks on the blocks do.</source>
        <translation>Trop proche – %1&#xa0;: %2 et %3 ne diffèrent que de %4&#xa0;; %5 ou plus les distingue. Jusque-là, les marques sur les blocs le font.</translation>
    </message>
    <message>
        <source>too close</source>
        <translation>trop proche</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>suffisant</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>net</translation>
    </message>
    <message>
        <source>Most alike of the first five</source>
        <translation>Plus proches (5 premières)</translation>
    </message>
    <message>
        <source>Most alike of all nine</source>
        <translation>Plus proches (les 9)</translation>
    </message>
    <message>
        <source>%3: %1 – %2</source>
        <comment>two colors, how well told apart</comment>
        <translation>%3&#xa0;: %1 – %2</translation>
    </message>
    <message>
        <source>These two differ by %1; here %2 is enough to tell them apart. (CIEDE2000: 1 is hardly seen, 100 is black and white.)</source>
        <translation>Ces deux-là diffèrent de %1&#xa0;; ici, %2 suffit pour les distinguer. (CIEDE2000&#xa0;: 1 se voit à peine, 100, c’est noir et blanc.)</translation>
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
        <translation>Douce</translation>
    </message>
    <message>
        <source>Vivid</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Own colors</source>
        <translation>Couleurs personnelles</translation>
    </message>
</context>
<context>
    <name>PlayedGamesModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Vidé</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Plus grand groupe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Board ID</source>
        <translation>ID du plateau</translation>
    </message>
    <message>
        <source>When the game was finished</source>
        <translation>Quand la partie a été terminée</translation>
    </message>
    <message>
        <source>What the board was called</source>
        <translation>Comment le plateau s’appelait</translation>
    </message>
    <message>
        <source>Rows, columns, colors and rules</source>
        <translation>Lignes, colonnes, couleurs et règles</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>Whether no block was left</source>
        <translation>S’il n’est resté aucun bloc</translation>
    </message>
    <message>
        <source>Hints and other help in the game, and whether its board was played with help before</source>
        <translation>Indices et autre aide dans la partie, et si son plateau avait déjà été joué avec aide</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>%1 %2 blocks</source>
        <comment>12 sky blue blocks</comment>
        <translation>%1 blocs (%2)</translation>
    </message>
    <message>
        <source>After which move can the board still be cleared?</source>
        <translation>Après quel coup le plateau peut-il encore être vidé&#xa0;?</translation>
    </message>
    <message>
        <source>After which move can %1 still go in one move?</source>
        <translation>Après quel coup %1 peuvent-ils encore partir en un seul coup&#xa0;?</translation>
    </message>
    <message>
        <source>After which move can most points still be reached?</source>
        <translation>Après quel coup peut-on encore atteindre le plus de points&#xa0;?</translation>
    </message>
    <message>
        <source>From your game on %1 of %2, move %3.</source>
        <translation>De votre partie du %2 (%1), coup %3.</translation>
    </message>
    <message>
        <source>The same for everybody on this day.</source>
        <translation>Le même pour tout le monde ce jour-là.</translation>
    </message>
    <message>
        <source>What is right is proven.</source>
        <translation>Ce qui est juste est prouvé.</translation>
    </message>
    <message>
        <source>What is right was found by a search: each right move is better than each wrong one by more than it may be wrong.</source>
        <translation>Ce qui est juste a été trouvé par une recherche&#xa0;: chaque coup juste dépasse chaque mauvais coup de plus que l’erreur possible de la recherche.</translation>
    </message>
    <message>
        <source>Right: the board can still be cleared; proven.</source>
        <translation>Juste&#xa0;: le plateau peut encore être vidé&#xa0;; prouvé.</translation>
    </message>
    <message>
        <source>Right: this keeps the %1; proven.</source>
        <translation>Juste&#xa0;: cela garde les %1&#xa0;; prouvé.</translation>
    </message>
    <message>
        <source>Right: %1 can be reached, and no move reaches more; proven.</source>
        <translation>Juste&#xa0;: on peut atteindre %1, et aucun coup n’atteint plus&#xa0;; prouvé.</translation>
    </message>
    <message>
        <source>Right: the best game known after it earns %1; the best wrong move gives away about %2 (±%3).</source>
        <translation>Juste&#xa0;: la meilleure partie connue après lui rapporte %1&#xa0;; le meilleur des mauvais coups fait perdre environ %2 (±&#xa0;%3).</translation>
    </message>
    <message>
        <source>No: after that the board can no longer be cleared; proven.</source>
        <translation>Non&#xa0;: après cela, le plateau ne peut plus être vidé&#xa0;; prouvé.</translation>
    </message>
    <message>
        <source>No: after that %1 can no longer go in one move, which gives away %2; proven.</source>
        <translation>Non&#xa0;: après cela, %1 ne peuvent plus partir en un coup, ce qui fait perdre %2&#xa0;; prouvé.</translation>
    </message>
    <message>
        <source>No: that gives away %1; proven.</source>
        <translation>Non&#xa0;: cela fait perdre %1&#xa0;; prouvé.</translation>
    </message>
    <message>
        <source>No: that gives away about %1 (±%2).</source>
        <translation>Non&#xa0;: cela fait perdre environ %1 (±&#xa0;%2).</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>Ce coup %1.</translation>
    </message>
    <message>
        <source>&amp;Show answer</source>
        <translation>&amp;Montrer la réponse</translation>
    </message>
    <message>
        <source>Frames a right move and says what it is good for; the exercise then counts as not solved</source>
        <translation>Encadre un coup juste et dit à quoi il sert&#xa0;; l’exercice compte alors comme non résolu</translation>
    </message>
    <message>
        <source>&amp;Next exercise</source>
        <translation>Exercice &amp;suivant</translation>
    </message>
    <message>
        <source>Goes to the next exercise that is not done</source>
        <translation>Va au prochain exercice qui n’est pas terminé</translation>
    </message>
    <message>
        <source>&amp;Open game in the window</source>
        <translation>&amp;Ouvrir la partie dans la fenêtre</translation>
    </message>
    <message>
        <source>Plays the moves of the answer on the board of the window; can be undone there</source>
        <translation>Joue les coups de la réponse sur le plateau de la fenêtre&#xa0;; peut y être annulé</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Board of the exercise</source>
        <translation>Plateau de l’exercice</translation>
    </message>
    <message>
        <source>The exercise is being made …</source>
        <translation>L’exercice est en préparation…</translation>
    </message>
    <message>
        <source>The exercise could not be made.</source>
        <translation>L’exercice n’a pas pu être préparé.</translation>
    </message>
    <message>
        <source>Click the group, or choose it with the arrow keys and Enter.</source>
        <translation>Cliquez sur le groupe, ou choisissez-le avec les flèches et Entrée.</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, day</comment>
        <translation>Exercice %1 du %2</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, how many there are</comment>
        <translation>Exercice %1 sur %2</translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Pas encore fait.</translation>
    </message>
    <message>
        <source>Solved at the first try.</source>
        <translation>Résolu à la première tentative.</translation>
    </message>
    <message>
        <source>Solved after wrong tries.</source>
        <translation>Résolu après de mauvaises tentatives.</translation>
    </message>
    <message>
        <source>The answer was shown.</source>
        <translation>La réponse a été montrée.</translation>
    </message>
    <message>
        <source>Solved: %1 of %2 · at the first try: %3 · days in a row with all five done: %4</source>
        <translation>Résolus&#xa0;: %1 sur %2 · à la première tentative&#xa0;: %3 · jours d’affilée avec les cinq terminés&#xa0;: %4</translation>
    </message>
    <message>
        <source>The answer is framed: row %1, column %2.</source>
        <translation>La réponse est encadrée&#xa0;: ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>Enter goes to the next exercise.</source>
        <translation>Entrée passe à l’exercice suivant.</translation>
    </message>
    <message>
        <source>About this exercise</source>
        <translation>À propos de cet exercice</translation>
    </message>
    <message>
        <source>This version cannot show the exercise again.</source>
        <translation>Cette version ne peut pas montrer de nouveau l’exercice.</translation>
    </message>
    <message>
        <source>All five are done; every day brings five others.</source>
        <translation>Les cinq sont terminés&#xa0;; chaque jour en apporte cinq autres.</translation>
    </message>
    <message>
        <source>Nothing is done yet; what you solve is counted here.</source>
        <translation>Rien n’est encore fait&#xa0;; ce que vous résolvez est compté ici.</translation>
    </message>
</context>
<context>
    <name>PraiseText</name>
    <message numerus="yes">
        <source>The game ends after %Ln moves</source>
        <translation>
            <numerusform>La partie se termine après %Ln coup</numerusform>
            <numerusform>La partie se termine après %Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Plateau vidé&#xa0;!</translation>
    </message>
    <message>
        <source>This board has no blocks</source>
        <translation>Ce plateau n’a pas de blocs</translation>
    </message>
    <message>
        <source>No blocks are left</source>
        <translation>Il ne reste aucun bloc</translation>
    </message>
    <message>
        <source>No more moves: 1 block left</source>
        <translation>Plus de coup&#xa0;: il reste 1 bloc</translation>
    </message>
    <message numerus="yes">
        <source>No more moves: %Ln blocks left</source>
        <translation>
            <numerusform>Plus de coup&#xa0;: il reste %Ln bloc</numerusform>
            <numerusform>Plus de coup&#xa0;: il reste %Ln blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>Perfect! %1</source>
        <comment>before how a game ended</comment>
        <translation>Parfait&#xa0;! %1</translation>
    </message>
    <message>
        <source>Your best game of this board!</source>
        <translation>Votre meilleure partie sur ce plateau&#xa0;!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a medal</comment>
        <translation>%1&#xa0;!</translation>
    </message>
    <message>
        <source>So close: 1 block left!</source>
        <translation>Presque&#xa0;: il reste 1 bloc&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>So close: %Ln blocks left!</source>
        <translation>
            <numerusform>Presque&#xa0;: il reste %Ln bloc&#xa0;!</numerusform>
            <numerusform>Presque&#xa0;: il reste %Ln blocs&#xa0;!</numerusform>
        </translation>
    </message>
    <message>
        <source>Your largest group so far: %1!</source>
        <translation>Votre plus grand groupe jusqu’ici&#xa0;: %1&#xa0;!</translation>
    </message>
    <message>
        <source>Your fewest blocks left on this board: %1!</source>
        <translation>Votre minimum de blocs restants sur ce plateau&#xa0;: %1&#xa0;!</translation>
    </message>
    <message>
        <source>Well done: above zero!</source>
        <translation>Bien joué&#xa0;: au-dessus de zéro&#xa0;!</translation>
    </message>
    <message>
        <source>your best game of this board</source>
        <translation>votre meilleure partie sur ce plateau</translation>
    </message>
    <message>
        <source>your largest group so far</source>
        <translation>votre plus grand groupe jusqu’ici</translation>
    </message>
    <message>
        <source>your fewest blocks left on this board</source>
        <translation>votre minimum de blocs restants sur ce plateau</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it earns no medal and is not counted in the statistics.</source>
        <translation>Cette partie a été reprise jusqu’à sa fin, c’est pourquoi elle ne reçoit pas de médaille et n’est pas comptée dans les statistiques.</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it is not counted in the statistics.</source>
        <translation>Cette partie a été reprise jusqu’à sa fin, c’est pourquoi elle n’est pas comptée dans les statistiques.</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1.</source>
        <translation>Un plateau vidé aurait rapporté %1.</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1 and no penalty: %2 more.</source>
        <translation>Un plateau vidé aurait rapporté %1 sans pénalité&#xa0;: %2 de plus.</translation>
    </message>
</context>
<context>
    <name>ProgressChart</name>
    <message>
        <source>Results of the games</source>
        <translation>Résultats des parties</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>Blocs restants</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Fewest so far</source>
        <translation>Minimum jusqu’ici</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %Ln games</source>
        <translation>
            <numerusform>Moyenne de la dernière partie</numerusform>
            <numerusform>Moyenne des %Ln dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Games: %1; %2: %3; %4: %5</source>
        <translation>Parties&#xa0;: %1&#xa0;; %2&#xa0;: %3&#xa0;; %4&#xa0;: %5</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>Partie avec bilan</translation>
    </message>
    <message>
        <source>Accuracy in percent</source>
        <translation>Précision en pour cent</translation>
    </message>
    <message>
        <source>Accuracy of the games</source>
        <translation>Précision des parties</translation>
    </message>
</context>
<context>
    <name>PublishedBoards</name>
    <message>
        <source>not stated</source>
        <translation>pas d’indication</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget&#xa0;: %1</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation>Machine&#xa0;: %1</translation>
    </message>
    <message>
        <source>All 20 boards: %1 points</source>
        <translation>Les 20 plateaux&#xa0;: %1 points</translation>
    </message>
    <message>
        <source>It had another budget than the runs here, on another machine: it shows how far they come, not which solver is better.</source>
        <translation>Il avait un autre budget que les exécutions ici, sur une autre machine&#xa0;: il montre jusqu’où elles vont, pas quel solveur est meilleur.</translation>
    </message>
</context>
<context>
    <name>PublishedButton</name>
    <message>
        <source>Published</source>
        <translation>Publié</translation>
    </message>
    <message>
        <source>Shows a published result of the same boards beside the runs</source>
        <translation>Montre un résultat publié sur les mêmes plateaux à côté des exécutions</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
</context>
<context>
    <name>RandomBoardPage</name>
    <message>
        <source>Small</source>
        <translation>Petit</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln couleur</numerusform>
            <numerusform>%Ln couleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be &amp;cleared for sure</source>
        <translation>Peut être &amp;vidé à coup sûr</translation>
    </message>
    <message>
        <source>Makes the board backwards from the empty one, so that there is a way to clear it, under any rules without new columns</source>
        <translation>Fait le plateau à rebours à partir du plateau vide, pour qu’il y ait un moyen de le vider, avec toutes les règles sans nouvelles colonnes</translation>
    </message>
    <message>
        <source>The same seed and size give the same board, on every computer</source>
        <translation>La même graine et la même taille donnent le même plateau, sur tout ordinateur</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>Quelconque</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty</comment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty</comment>
        <translation>Difficile</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>What the intervals are for</source>
        <translation>À quoi s’appliquent les intervalles</translation>
    </message>
    <message>
        <source>95 % for boards like these</source>
        <translation>95&#xa0;% pour des plateaux comme ceux-ci</translation>
    </message>
    <message>
        <source>95 % for these boards</source>
        <translation>95&#xa0;% pour ces plateaux</translation>
    </message>
    <message>
        <source>one run has no interval</source>
        <translation>une seule exécution n’a pas d’intervalle</translation>
    </message>
    <message>
        <source>one board says nothing of others</source>
        <translation>un seul plateau ne dit rien des autres</translation>
    </message>
    <message>
        <source>one run on each says nothing of others</source>
        <translation>une seule exécution sur chacun ne dit rien des autres</translation>
    </message>
    <message>
        <source>For boards like these: the boards are the sample, and the interval is of the mean over many more of them. For these boards: the runs on each are the sample, and the interval is of the mean of many more runs.</source>
        <translation>Pour des plateaux comme ceux-ci&#xa0;: l’échantillon est formé des plateaux, et l’intervalle est celui de la moyenne sur bien plus d’entre eux. Pour ces plateaux&#xa0;: l’échantillon est formé des exécutions sur chacun, et l’intervalle est celui de la moyenne de bien plus d’exécutions.</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No board of a day has been played yet.</source>
        <translation>Aucun plateau du jour n’a encore été joué.</translation>
    </message>
    <message>
        <source>Boards played: %1</source>
        <translation>Plateaux joués&#xa0;: %1</translation>
    </message>
    <message>
        <source>Played on their day: %1; longest: %2</source>
        <comment>days in a row, days</comment>
        <translation>Joués le jour même&#xa0;: %1&#xa0;; maximum&#xa0;: %2</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duels</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Médailles</translation>
    </message>
    <message>
        <source>Boards of the day</source>
        <translation>Plateaux du jour</translation>
    </message>
    <message>
        <source>&quot;Duel against&quot; in the menu Game has an opponent play the same board as you.</source>
        <translation>«&#xa0;Duel contre&#xa0;» dans le menu Partie fait jouer à un adversaire le même plateau que vous.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a medal, a number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>On each board your best game counts: gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. Boards that have such marks: %4 of %5.</source>
        <translation>Sur chaque plateau, votre meilleure partie compte&#xa0;: or à partir de %1&#xa0;% du meilleur score connu du plateau, argent à partir de %2&#xa0;%, bronze à partir de %3&#xa0;%. Plateaux qui ont de tels seuils&#xa0;: %4 sur %5.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move of the replayed game</source>
        <translation>Coup de la partie revue</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>En boucle</translation>
    </message>
    <message>
        <source>Plays again from the start when the end is reached</source>
        <translation>Recommence du début quand la fin est atteinte</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>Moves per second</source>
        <translation>Coups par seconde</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>moves per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Take over here</source>
        <translation>Reprendre ici</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>No move was played yet</source>
        <translation>Aucun coup n’a encore été joué</translation>
    </message>
    <message>
        <source>No finished game is known yet</source>
        <translation>Aucune partie terminée n’est encore connue</translation>
    </message>
    <message>
        <source>Move %1 of %2, score %3</source>
        <translation>Coup %1 sur %2, score %3</translation>
    </message>
    <message>
        <source>This game: move %1 of %2, score %3</source>
        <translation>Cette partie&#xa0;: coup %1 sur %2, score %3</translation>
    </message>
    <message>
        <source>Best game: move %1 of %2, score %3</source>
        <translation>Meilleure partie&#xa0;: coup %1 sur %2, score %3</translation>
    </message>
    <message>
        <source>Best game played: move %1 of %2, score %3</source>
        <translation>Meilleure partie jouée&#xa0;: coup %1 sur %2, score %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>bonus +%1</source>
        <translation>bonus +%1</translation>
    </message>
    <message>
        <source>penalty −%1</source>
        <translation>pénalité −%1</translation>
    </message>
    <message>
        <source>Shows the game again</source>
        <translation>Montre de nouveau la partie</translation>
    </message>
    <message>
        <source>Game of a candidate: move %1 of %2, score %3</source>
        <translation>Partie d’un candidat&#xa0;: coup %1 sur %2, score %3</translation>
    </message>
    <message>
        <source>Reviewed game: move %1 of %2, score %3</source>
        <translation>Partie du bilan&#xa0;: coup %1 sur %2, score %3</translation>
    </message>
    <message>
        <source>Better game: move %1 of %2, score %3</source>
        <translation>Partie meilleure&#xa0;: coup %1 sur %2, score %3</translation>
    </message>
</context>
<context>
    <name>ResultCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>Score après chaque coup</translation>
    </message>
    <message>
        <source>The score after each move; the dot is the largest group, move %1</source>
        <translation>Le score après chaque coup&#xa0;; le point est le plus grand groupe, coup %1</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Score and best still possible</source>
        <translation>Score et meilleur score encore possible</translation>
    </message>
    <message>
        <source>Filled: the score after each move. Steps: the best final score still possible. Numbers: the moves that the list tells of. Click or use the arrow keys to go there.</source>
        <translation>Rempli&#xa0;: le score après chaque coup. Marches&#xa0;: le meilleur score final encore possible. Numéros&#xa0;: les coups dont parle la liste. Cliquez ou utilisez les flèches pour y aller.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The list has the first %1 of these %2 losses.</source>
        <translation>La liste a les %1 premières de ces %2 pertes.</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Bilan de cette partie</translation>
    </message>
    <message>
        <source>Looks for ten seconds, on all cores, for what each move gave away</source>
        <translation>Cherche pendant dix secondes, sur tous les cœurs, ce que chaque coup a fait perdre</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what was better.</source>
        <translation>Sur le plateau&#xa0;: en tirets, ce qui a été joué&#xa0;; encadré d’or, ce qui était meilleur.</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what may be better.</source>
        <translation>Sur le plateau&#xa0;: en tirets, ce qui a été joué&#xa0;; encadré d’or, ce qui est peut-être meilleur.</translation>
    </message>
    <message>
        <source>Earlier loss</source>
        <translation>Perte précédente</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss before the position on the board; the list itself begins with mistakes</source>
        <translation>Dans l’ordre des coups, la perte de la liste qui précède la position du plateau&#xa0;; la liste elle-même commence par les erreurs</translation>
    </message>
    <message>
        <source>Later loss</source>
        <translation>Perte suivante</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss after the position on the board; the list itself begins with mistakes</source>
        <translation>Dans l’ordre des coups, la perte de la liste qui suit la position du plateau&#xa0;; la liste elle-même commence par les erreurs</translation>
    </message>
    <message>
        <source>Show the better game</source>
        <translation>Voir la meilleure partie</translation>
    </message>
    <message>
        <source>Plays the best game known from the position on the board, step by step</source>
        <translation>Montre la meilleure partie connue à partir de la position du plateau, coup par coup</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Essayer d’ici</translation>
    </message>
    <message>
        <source>The game goes on from the position on the board; can be undone</source>
        <translation>La partie continue à partir de la position du plateau&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>Save review…</source>
        <translation>Enregistrer le bilan…</translation>
    </message>
    <message>
        <source>Saves the review as a page that every browser shows</source>
        <translation>Enregistre le bilan comme page que tout navigateur affiche</translation>
    </message>
    <message>
        <source>&amp;Thorough: for two minutes</source>
        <translation>&amp;Approfondi&#xa0;: pendant deux minutes</translation>
    </message>
    <message>
        <source>&amp;Deep: until it is stopped, or all is proven</source>
        <translation>En &amp;profondeur&#xa0;: jusqu’à l’arrêt, ou jusqu’à ce que tout soit prouvé</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Ends the review; what it has found is kept</source>
        <translation>Met fin au bilan&#xa0;; ce qu’il a trouvé est conservé</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>Approfondir</translation>
    </message>
    <message>
        <source>Goes on with this review, so that its losses become surer</source>
        <translation>Poursuit ce bilan, pour que ses pertes deviennent plus sûres</translation>
    </message>
    <message>
        <source>The game goes another way than the one that was reviewed.</source>
        <translation>La partie prend un autre chemin que celle du bilan.</translation>
    </message>
    <message>
        <source>Games in which new columns come in cannot be reviewed, as nobody knows the columns to come.</source>
        <translation>Les parties où de nouvelles colonnes arrivent ne peuvent pas avoir de bilan, car personne ne connaît les colonnes à venir.</translation>
    </message>
    <message>
        <source>A review tells what each move of this game gave away, and what was better.</source>
        <translation>Un bilan dit ce que chaque coup de cette partie a fait perdre, et ce qui était meilleur.</translation>
    </message>
    <message>
        <source>A review tells what each move of a game gave away, and what was better. Play some moves, or open a game.</source>
        <translation>Un bilan dit ce que chaque coup d’une partie a fait perdre, et ce qui était meilleur. Jouez quelques coups, ou ouvrez une partie.</translation>
    </message>
    <message>
        <source>Accuracy: %1.</source>
        <translation>Précision&#xa0;: %1.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>verdicts</comment>
        <translation>Jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Accuracy so far: %1.</source>
        <translation>Précision jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not every move has been looked at yet.</source>
        <translation>Tous les coups n’ont pas encore été examinés.</translation>
    </message>
    <message>
        <source>move %1 may have lost %2</source>
        <translation>le coup %1 a peut-être perdu %2</translation>
    </message>
    <message>
        <source>move %1 lost %2</source>
        <translation>le coup %1 a perdu %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>spread</comment>
        <translation>±&#xa0;%1</translation>
    </message>
    <message>
        <source>Another game is being reviewed.</source>
        <translation>Le bilan d’une autre partie est en cours.</translation>
    </message>
    <message>
        <source>Reviewing until it is stopped, or all is proven.</source>
        <translation>Bilan en cours, jusqu’à l’arrêt ou jusqu’à ce que tout soit prouvé.</translation>
    </message>
    <message>
        <source>Reviewing: %1 % of the time.</source>
        <translation>Bilan en cours&#xa0;: %1&#xa0;% du temps.</translation>
    </message>
    <message>
        <source>All of it is proven.</source>
        <translation>Tout est prouvé.</translation>
    </message>
    <message>
        <source>Reviewed for %1.</source>
        <translation>Durée du bilan&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Filled: score. Steps: best still possible.</source>
        <translation>Rempli&#xa0;: score. Marches&#xa0;: le meilleur encore possible.</translation>
    </message>
    <message>
        <source>No listed loss comes later in the game than the position on the board</source>
        <translation>Aucune perte de la liste ne vient dans la partie après la position du plateau</translation>
    </message>
    <message>
        <source>No listed loss comes earlier in the game than the position on the board</source>
        <translation>Aucune perte de la liste ne vient dans la partie avant la position du plateau</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it; what it found is kept.</source>
        <translation>Le bilan de %1 s’est arrêté pour cela&#xa0;; ce qu’il a trouvé est conservé.</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it.</source>
        <translation>Le bilan de %1 s’est arrêté pour cela.</translation>
    </message>
    <message>
        <source>Moves taken over, which count here too: %1.</source>
        <translation>Coups repris, qui comptent ici aussi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>taken over</source>
        <comment>move</comment>
        <translation>repris</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Good: it lost nothing for sure.</source>
        <translation>Bon&#xa0;: aucune perte n’est sûre.</translation>
    </message>
    <message>
        <source>Good: it is proven to lose nothing.</source>
        <translation>Bon&#xa0;: il est prouvé qu’il ne perd rien.</translation>
    </message>
    <message>
        <source>Good: nothing is known that earns more.</source>
        <translation>Bon&#xa0;: on ne connaît rien qui rapporte plus.</translation>
    </message>
    <message>
        <source>May be a mistake: about %1 less than the best game known, if the searches after it missed no better one.</source>
        <translation>Peut-être une erreur&#xa0;: environ %1 de moins que la meilleure partie connue, si les recherches après lui n’en ont pas manqué de meilleure.</translation>
    </message>
    <message>
        <source>Small loss: %1 less than the best game.</source>
        <translation>Petite perte&#xa0;: %1 de moins que la meilleure partie.</translation>
    </message>
    <message>
        <source>Small loss: about %1 less than the best game known.</source>
        <translation>Petite perte&#xa0;: environ %1 de moins que la meilleure partie connue.</translation>
    </message>
    <message>
        <source>Mistake: %1 less than the best game.</source>
        <translation>Erreur&#xa0;: %1 de moins que la meilleure partie.</translation>
    </message>
    <message>
        <source>Mistake: about %1 less than the best game known.</source>
        <translation>Erreur&#xa0;: environ %1 de moins que la meilleure partie connue.</translation>
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
        <translation>environ %1</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>may be a mistake</source>
        <translation>peut-être une erreur</translation>
    </message>
    <message>
        <source>May be mistakes:</source>
        <translation>Peut-être des erreurs&#xa0;:</translation>
    </message>
    <message>
        <source>Small losses:</source>
        <translation>Petites pertes&#xa0;:</translation>
    </message>
    <message>
        <source>Mistakes:</source>
        <translation>Erreurs&#xa0;:</translation>
    </message>
    <message>
        <source>small loss</source>
        <translation>petite perte</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>Move %1 gave away %2</source>
        <translation>Le coup %1 a fait perdre %2</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2</source>
        <translation>Le coup %1 a peut-être fait perdre %2</translation>
    </message>
    <message>
        <source>The loss is proven.</source>
        <translation>La perte est prouvée.</translation>
    </message>
    <message numerus="yes">
        <source>The loss may be %Ln points smaller or larger, as far as the searches tell.</source>
        <translation>
            <numerusform>La perte peut être plus petite ou plus grande de %Ln point, pour autant que les recherches le disent.</numerusform>
            <numerusform>La perte peut être plus petite ou plus grande de %Ln points, pour autant que les recherches le disent.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game: %1. Could be reached: %2.</source>
        <translation>Cette partie&#xa0;: %1. Pouvait être atteint&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Score so far: %1. Can still be reached: %2, from the start: %3.</source>
        <translation>Score jusqu’ici&#xa0;: %1. Peut encore être atteint&#xa0;: %2, depuis le début&#xa0;: %3.</translation>
    </message>
    <message>
        <source>After move %1 of %2: score %3, still possible %4</source>
        <translation>Après le coup %1 sur %2&#xa0;: score %3, encore possible %4</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <comment>good moves, small losses, mistakes</comment>
        <translation>%1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln good moves</source>
        <translation>
            <numerusform>%Ln bon coup</numerusform>
            <numerusform>%Ln bons coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves that may be mistakes</source>
        <translation>
            <numerusform>%Ln coup qui est peut-être une erreur</numerusform>
            <numerusform>%Ln coups qui sont peut-être des erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small losses</source>
        <translation>
            <numerusform>%Ln petite perte</numerusform>
            <numerusform>%Ln petites pertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>At least half of the loss lies in move %1.</source>
        <translation>Au moins la moitié de la perte se trouve au coup %1.</translation>
    </message>
    <message>
        <source>At least half of the loss lies in moves %1 to %2.</source>
        <translation>Au moins la moitié de la perte se trouve aux coups %1 à %2.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>percent</comment>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>accuracy</comment>
        <translation>pas encore connue</translation>
    </message>
    <message>
        <source>Which moves lost most is not known yet, as their spread covers most of the loss.</source>
        <translation>On ne sait pas encore quels coups ont perdu le plus, car leur marge couvre la plus grande partie de la perte.</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln losses that may be none, as far as the searches tell.</source>
        <translation>
            <numerusform>Hors liste&#xa0;: %Ln perte qui n’en est peut-être pas une, pour autant que les recherches le disent.</numerusform>
            <numerusform>Hors liste&#xa0;: %Ln pertes qui n’en sont peut-être pas, pour autant que les recherches le disent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Other rules start this board anew. Undo brings back the game as it is now.</source>
        <translation>D’autres règles font recommencer ce plateau. «&#xa0;Annuler&#xa0;» dans le menu Coup ramène la partie telle qu’elle est maintenant.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>&amp;Scoring</source>
        <translation>&amp;Barème</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>&amp;Gravité</translation>
    </message>
    <message>
        <source>Empty c&amp;olumns</source>
        <translation>Colonnes &amp;vides</translation>
    </message>
    <message>
        <source>See&amp;d of the columns</source>
        <translation>Gr&amp;aine des colonnes</translation>
    </message>
    <message>
        <source>Clickomania aims at an empty board, and with new columns no board stays empty.</source>
        <translation>Clickomania vise un plateau vide, et avec de nouvelles colonnes, aucun plateau ne reste vide.</translation>
    </message>
    <message>
        <source>A formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2.</source>
        <translation>Une formule du nombre de blocs n, comme 3n ou n(n-1), ou des nombres comme 0,1,3,6&#xa0;: au-delà, la différence entre les deux derniers se répète (9, 12, …). Une formule peut suivre des nombres, comme dans 0,0,(n-2)^2.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Points, bonus and penalty as you like.</source>
        <translation>Points, bonus et pénalité à votre gré.</translation>
    </message>
    <message>
        <source>Under rules of your own no columns come in.</source>
        <translation>Avec des règles personnelles, aucune colonne n’arrive.</translation>
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
        <translation>Sans pénalité</translation>
    </message>
    <message>
        <source>Lenient penalty</source>
        <translation>Pénalité légère</translation>
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
        <translation>Les colonnes vides disparaissent</translation>
    </message>
    <message>
        <source>Rows are drawn left</source>
        <translation>Les lignes sont tirées à gauche</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left costs (m − 2)².</source>
        <translation>Un groupe de n blocs rapporte (n&#xa0;−&#xa0;2)², un plateau vidé 1&#xa0;000. Chaque couleur dont il reste m blocs coûte (m&#xa0;−&#xa0;2)².</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Blocks left cost nothing.</source>
        <translation>Un groupe de n blocs rapporte (n&#xa0;−&#xa0;2)², un plateau vidé 1&#xa0;000. Les blocs restants ne coûtent rien.</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left, more than two, costs (m − 2)².</source>
        <translation>Un groupe de n blocs rapporte (n&#xa0;−&#xa0;2)², un plateau vidé 1&#xa0;000. Chaque couleur dont il reste m blocs, plus de deux, coûte (m&#xa0;−&#xa0;2)².</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1). A cleared board earns nothing more, and blocks left cost nothing.</source>
        <translation>Un groupe de n blocs rapporte n&#xa0;×&#xa0;(n&#xa0;−&#xa0;1). Un plateau vidé ne rapporte rien de plus, et les blocs restants ne coûtent rien.</translation>
    </message>
    <message>
        <source>Moves earn nothing: the aim is an empty board, which earns 1. Each block left costs 1.</source>
        <translation>Les coups ne rapportent rien&#xa0;: le but est un plateau vide, qui rapporte 1. Chaque bloc restant coûte 1.</translation>
    </message>
    <message>
        <source>Blocks fall down, and where a column is empty, those to its right move left.</source>
        <translation>Les blocs tombent, et là où une colonne est vide, celles de droite se déplacent vers la gauche.</translation>
    </message>
    <message>
        <source>Blocks fall down, then every row is drawn left until it has no gap.</source>
        <translation>Les blocs tombent, puis chaque ligne est tirée vers la gauche jusqu’à ne plus avoir de vide.</translation>
    </message>
    <message>
        <source>%1, rows drawn left</source>
        <translation>%1, lignes tirées à gauche</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>plateau vidé</translation>
    </message>
    <message>
        <source>1 block left</source>
        <translation>1 bloc restant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>%Ln bloc restant</numerusform>
            <numerusform>%Ln blocs restants</numerusform>
        </translation>
    </message>
    <message>
        <source>New columns come in</source>
        <translation>De nouvelles colonnes arrivent</translation>
    </message>
    <message>
        <source>Stay empty</source>
        <translation>Restent vides</translation>
    </message>
    <message numerus="yes">
        <source>Random columns come in at the right until none fits. The game ends where no group is left, or after %Ln moves; its end earns and costs nothing.</source>
        <translation>
            <numerusform>Des colonnes aléatoires arrivent à droite jusqu’à ce qu’aucune ne tienne plus. La partie se termine quand il ne reste aucun groupe, ou après %Ln coup&#xa0;; sa fin ne rapporte et ne coûte rien.</numerusform>
            <numerusform>Des colonnes aléatoires arrivent à droite jusqu’à ce qu’aucune ne tienne plus. La partie se termine quand il ne reste aucun groupe, ou après %Ln coups&#xa0;; sa fin ne rapporte et ne coûte rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board becomes empty, from the right.</source>
        <translation>Le plateau se vide, en commençant par la droite.</translation>
    </message>
    <message>
        <source>%1, refill</source>
        <translation>%1, remplissage</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1).</source>
        <translation>Un groupe de n blocs rapporte n&#xa0;×&#xa0;(n&#xa0;−&#xa0;1).</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)².</source>
        <translation>Un groupe de n blocs rapporte (n&#xa0;−&#xa0;2)².</translation>
    </message>
    <message>
        <source>%1 blocks earn %2, %3 earn %4</source>
        <translation>%1 blocs rapportent %2, %3 rapportent %4</translation>
    </message>
    <message>
        <source>a cleared board %1 more</source>
        <translation>un plateau vidé %1 de plus</translation>
    </message>
    <message>
        <source>a cleared board earns %1</source>
        <translation>un plateau vidé rapporte %1</translation>
    </message>
    <message>
        <source>%1 of one color left cost %2</source>
        <translation>%1 restants d’une couleur coûtent&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules, examples</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>bonus %1</translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation>pénalité %1</translation>
    </message>
    <message>
        <source>Own scoring (%1)</source>
        <translation>Barème personnel (%1)</translation>
    </message>
    <message>
        <source>A group of n blocks earns %1.</source>
        <translation>Un groupe de n blocs rapporte %1.</translation>
    </message>
    <message>
        <source>Groups of 2, 3, … blocks earn %1.</source>
        <translation>Les groupes de 2, 3, … blocs rapportent %1.</translation>
    </message>
    <message>
        <source>A cleared board earns %1.</source>
        <translation>Un plateau vidé rapporte %1.</translation>
    </message>
    <message>
        <source>Blocks left cost nothing.</source>
        <translation>Les blocs restants ne coûtent rien.</translation>
    </message>
    <message>
        <source>1, 2, … blocks left of a color cost %1.</source>
        <translation>1, 2, … blocs restants d’une couleur coûtent %1.</translation>
    </message>
    <message>
        <source>n blocks left of a color cost %1.</source>
        <translation>n blocs restants d’une couleur coûtent %1.</translation>
    </message>
</context>
<context>
    <name>RunKeeper</name>
    <message>
        <source>This version of SameGame has that experiment otherwise, or no longer.</source>
        <translation>Cette version de SameGame a une autre forme de cette expérience, ou ne l’a plus.</translation>
    </message>
    <message>
        <source>This kept run is damaged.</source>
        <translation>Cette exécution conservée est endommagée.</translation>
    </message>
    <message>
        <source>A distribution is being drawn; stop it first.</source>
        <translation>Une distribution est en cours&#xa0;; arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>A comparison is running; stop it first.</source>
        <translation>Une comparaison est en cours&#xa0;; arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>A search on this board is running; stop it first.</source>
        <translation>Une recherche est en cours sur ce plateau&#xa0;; arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>An experiment is running; stop it first.</source>
        <translation>Une expérience est en cours&#xa0;; arrêtez-la d’abord.</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>a board</comment>
        <translation>
            <numerusform>%1 après %Ln coup</numerusform>
            <numerusform>%1 après %Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>board, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergence</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>Score après chaque coup</translation>
    </message>
    <message>
        <source>Score after each move; click or drag to go there</source>
        <translation>Score après chaque coup&#xa0;; cliquez ou faites glisser pour y aller</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Aucune partie</translation>
    </message>
    <message>
        <source>Score %1 after move %2 of %3; %4 at the end</source>
        <translation>Score %1 après le coup %2 sur %3&#xa0;; %4 à la fin</translation>
    </message>
</context>
<context>
    <name>SeedEdit</name>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>&amp;Click</source>
        <translation>&amp;Clic</translation>
    </message>
    <message>
        <source>What a click, or Enter at the board&apos;s cursor, does to a group</source>
        <translation>Ce qu’un clic, ou Entrée au curseur du plateau, fait d’un groupe</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>How fast blocks fall and columns move</source>
        <translation>À quelle vitesse les blocs tombent et les colonnes se déplacent</translation>
    </message>
    <message>
        <source>&amp;Preview of candidates</source>
        <translation>Ape&amp;rçu des candidats</translation>
    </message>
    <message>
        <source>A candidate under the mouse shows on the board how the game goes on after it</source>
        <translation>Un candidat sous la souris montre sur le plateau comment la partie continue après lui</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Langue du programme</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <source>Plays the group at once</source>
        <translation>Joue le groupe aussitôt</translation>
    </message>
    <message>
        <source>Selects the group, a second click plays it</source>
        <translation>Sélectionne le groupe, un second clic le joue</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>S&amp;ons</translation>
    </message>
    <message>
        <source>Plays a sound for each group that is removed, and at the end of a game</source>
        <translation>Émet un son pour chaque groupe retiré, et à la fin d’une partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>Loo&amp;ks</source>
        <translation>Appar&amp;ence</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>1 move</source>
        <translation>1 coup</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
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
    <name>SharedText</name>
    <message>
        <source>Row and column of the group&apos;s lowest and leftmost cell, row 1 at the top</source>
        <translation>Ligne et colonne de la case la plus basse et la plus à gauche du groupe, ligne 1 en haut</translation>
    </message>
    <message>
        <source>Blocks of the group</source>
        <translation>Blocs du groupe</translation>
    </message>
    <message>
        <source>Goes on playing by hand from the position shown</source>
        <translation>Continue à jouer à la main à partir de la position affichée</translation>
    </message>
    <message>
        <source>Chooses another board</source>
        <translation>Choisit un autre plateau</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un indice…</translation>
    </message>
    <message>
        <source>Distribution of final scores</source>
        <translation>Distribution des scores finals</translation>
    </message>
    <message>
        <source>Best game saved as %1</source>
        <translation>Meilleure partie enregistrée sous %1</translation>
    </message>
    <message>
        <source>Comparison of solvers</source>
        <translation>Comparaison de solveurs</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tableau en &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;Bins as CSV…</source>
        <translation>C&amp;lasses en CSV…</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed</source>
        <translation>Blocs du plus grand groupe retiré</translation>
    </message>
    <message>
        <source>Hours, minutes and seconds at the board; thoughts longer than a minute count as one</source>
        <translation>Heures, minutes et secondes devant le plateau&#xa0;; une réflexion de plus d’une minute compte pour une minute</translation>
    </message>
    <message>
        <source>Scores under different rules cannot be compared: choose one kind of game.</source>
        <translation>Des scores obtenus avec des règles différentes ne peuvent pas être comparés&#xa0;: choisissez un seul type de partie.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No better game than this one was found.</source>
        <translation>Aucune partie meilleure que celle-ci n’a été trouvée.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between longer parts of a list</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Mean, 95 %, boards like these</source>
        <translation>Moyenne, 95&#xa0;%, plateaux semblables</translation>
    </message>
    <message>
        <source>Difference, 95 %, boards like these</source>
        <translation>Différence, 95&#xa0;%, plateaux semblables</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on boards like these; where it holds 0, the difference may be luck</source>
        <translation>Intervalle à 95&#xa0;% de la différence moyenne sur des plateaux comme ceux-ci&#xa0;; s’il contient 0, la différence peut être due au hasard</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all boards like these; these boards are the sample, two or more (Student&apos;s t)</source>
        <translation>Intervalle de confiance à 95&#xa0;% de la moyenne sur tous les plateaux comme ceux-ci&#xa0;; l’échantillon est formé de ces plateaux, deux ou plus (t de Student)</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>its runs are of another version of SameGame, and a file of trials would name this version as the one that made them; choose a table (*.csv)</source>
        <translation>ses exécutions proviennent d’une autre version de SameGame, et un fichier d’essais les attribuerait à la version actuelle&#xa0;; choisissez un tableau (*.csv)</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
</context>
<context>
    <name>SolvedBoardsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Starts this board anew</source>
        <translation>Recommence ce plateau</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>Starts this board anew and replays the best game of it</source>
        <translation>Recommence ce plateau et montre en relecture sa meilleure partie</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Saves the best game of this board as a file</source>
        <translation>Enregistre la meilleure partie de ce plateau dans un fichier</translation>
    </message>
    <message>
        <source>Solved boards</source>
        <translation>Plateaux résolus</translation>
    </message>
    <message>
        <source>Part of a name, a size, a date, or who played it …</source>
        <translation>Extrait d’un nom, taille, date ou qui l’a jouée…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtre</translation>
    </message>
    <message>
        <source>The stored game of this board is damaged.</source>
        <translation>La partie enregistrée de ce plateau est endommagée.</translation>
    </message>
    <message>
        <source>No game to the end of a board is known yet.</source>
        <translation>Aucune partie jusqu’à la fin d’un plateau n’est encore connue.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln plateau</numerusform>
            <numerusform>%Ln plateaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 sur %Ln plateau</numerusform>
            <numerusform>%1 sur %Ln plateaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedBoardsModel</name>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Vidé</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Trouvée par</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>What the board was called when it was played</source>
        <translation>Comment le plateau s’appelait quand il a été joué</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Lignes et colonnes</translation>
    </message>
    <message>
        <source>Colors of the board</source>
        <translation>Couleurs du plateau</translation>
    </message>
    <message>
        <source>The rules under which it was played</source>
        <translation>Les règles avec lesquelles il a été joué</translation>
    </message>
    <message>
        <source>Final score of the best game known</source>
        <translation>Score final de la meilleure partie connue</translation>
    </message>
    <message>
        <source>Whether the best game leaves no block</source>
        <translation>Si la meilleure partie ne laisse aucun bloc</translation>
    </message>
    <message>
        <source>Moves of the best game</source>
        <translation>Coups de la meilleure partie</translation>
    </message>
    <message>
        <source>Who played the best game: the computer, and how, or a person</source>
        <translation>Qui a joué la meilleure partie&#xa0;: l’ordinateur, et comment, ou une personne</translation>
    </message>
    <message>
        <source>When the best game was played</source>
        <translation>Quand la meilleure partie a été jouée</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>SolverGroups</name>
    <message>
        <source>Lists of clicks: the strongest</source>
        <translation>Listes de clics&#xa0;: les plus forts</translation>
    </message>
    <message>
        <source>Playouts: random games, ever better ones</source>
        <translation>Playouts&#xa0;: parties aléatoires, de mieux en mieux</translation>
    </message>
    <message>
        <source>Beams and greedy games: quick looks</source>
        <translation>Faisceaux et parties gloutonnes&#xa0;: coups d’œil rapides</translation>
    </message>
    <message>
        <source>Proofs: endgames and small boards</source>
        <translation>Preuves&#xa0;: finales et petits plateaux</translation>
    </message>
    <message>
        <source>Other programs: your own solver</source>
        <translation>Autres programmes&#xa0;: votre propre solveur</translation>
    </message>
</context>
<context>
    <name>SoundOffer</name>
    <message>
        <source>Would you like to hear the moves?</source>
        <translation>Voulez-vous entendre les coups&#xa0;?</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Activer les sons</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>StandardBoardsModel</name>
    <message>
        <source>Own best %1</source>
        <translation>Vous&#xa0;: %1</translation>
    </message>
    <message>
        <source>With help %1</source>
        <translation>Avec aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Pas encore joué</translation>
    </message>
    <message>
        <source>own best %1</source>
        <translation>votre record&#xa0;: %1</translation>
    </message>
    <message>
        <source>best with help %1</source>
        <translation>record avec aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>the computer&apos;s best %1</source>
        <translation>record de l’ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>En cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>en cours&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StandardBoardsPage</name>
    <message>
        <source>Standard boards</source>
        <translation>Plateaux standard</translation>
    </message>
    <message>
        <source>The 20 boards on which the published programs are compared: 15 rows, 15 columns, 5 colors.</source>
        <translation>Les 20 plateaux sur lesquels on compare les programmes publiés&#xa0;: 15 lignes, 15 colonnes, 5 couleurs.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>R&amp;eset</source>
        <translation>Réinitial&amp;iser</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>Écrit les nombres ou l’image dans un fichier</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Affic&amp;her</translation>
    </message>
    <message>
        <source>Which games: their rules, and the size and colors of their boards</source>
        <translation>Quelles parties&#xa0;: leurs règles, et la taille et les couleurs de leurs plateaux</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>Parties avec des indices, des coups joués avec candidats visibles, des coups depuis des positions d’un bilan ou des coups repris</translation>
    </message>
    <message>
        <source>Forget the 1 &amp;game shown</source>
        <translation>Oublier la &amp;partie affichée</translation>
    </message>
    <message numerus="yes">
        <source>Forget the %Ln &amp;games shown</source>
        <translation>
            <numerusform>Oublier %Ln &amp;partie affichée</numerusform>
            <numerusform>Oublier les %Ln &amp;parties affichées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget &amp;all %Ln games</source>
        <translation>
            <numerusform>&amp;Tout oublier&#xa0;: %Ln partie</numerusform>
            <numerusform>&amp;Tout oublier&#xa0;: %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games as CSV…</source>
        <translation>&amp;Parties en CSV…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of game, number of games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that you play to its end is counted here.</source>
        <translation>Aucune partie n’a encore été terminée. Chaque partie que vous jouez jusqu’à sa fin est comptée ici.</translation>
    </message>
    <message>
        <source>This stored game is damaged.</source>
        <translation>Cette partie enregistrée est endommagée.</translation>
    </message>
    <message>
        <source>This game is not stored any more.</source>
        <translation>Cette partie n’est plus enregistrée.</translation>
    </message>
    <message>
        <source>Forget &amp;all: 1 game</source>
        <translation>&amp;Tout oublier&#xa0;: 1 partie</translation>
    </message>
    <message>
        <source>The stored games cannot be read now.</source>
        <translation>Les parties enregistrées ne peuvent pas être lues en ce moment.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished games wait to be stored, and are counted then.</source>
        <translation>
            <numerusform>%Ln partie terminée attend d’être enregistrée, et sera comptée alors.</numerusform>
            <numerusform>%Ln parties terminées attendent d’être enregistrées, et seront comptées alors.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave out games with help</source>
        <translation>Exclure les partie&amp;s avec aide</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>Sc&amp;ores</translation>
    </message>
    <message>
        <source>&amp;Medals and duels</source>
        <translation>&amp;Médailles et duels</translation>
    </message>
    <message>
        <source>&amp;Numbers as CSV…</source>
        <translation>&amp;Nombres en CSV…</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>All of these games had help.</source>
        <translation>Toutes ces parties ont eu de l’aide.</translation>
    </message>
    <message>
        <source>Forgets games, here and on the cards at the end of a game, and with the last one the record of duels; can be undone</source>
        <translation>Oublie des parties, ici et sur les cartes à la fin d’une partie, et avec la dernière le palmarès des duels&#xa0;; peut être annulé</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Different boards</source>
        <translation>Plateaux différents</translation>
    </message>
    <message>
        <source>Games cleared</source>
        <translation>Parties vidées</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>Part des parties vidées</translation>
    </message>
    <message>
        <source>Mean of blocks left</source>
        <translation>Blocs restants en moyenne</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Fewest blocks left</source>
        <translation>Le moins de blocs restants</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Cleared in a row now</source>
        <translation>Vidées d’affilée actuellement</translation>
    </message>
    <message>
        <source>Cleared in a row at most</source>
        <translation>Vidées d’affilée au maximum</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Plus grand groupe</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed in a game without moves that were taken over</source>
        <translation>Blocs du plus grand groupe retiré dans une partie sans coups repris</translation>
    </message>
    <message>
        <source>Time at the board</source>
        <translation>Temps devant le plateau</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Temps par partie</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All games of this choice</source>
        <translation>Toutes les parties de ce choix</translation>
    </message>
    <message>
        <source>Games without help; an earlier game on the board may have had help</source>
        <translation>Parties sans aide&#xa0;; une partie précédente sur le plateau a pu avoir de l’aide</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>Parties avec des indices, des coups joués avec candidats visibles, des coups depuis des positions d’un bilan ou des coups repris</translation>
    </message>
    <message>
        <source>Games since the last one in which blocks were left</source>
        <translation>Parties depuis la dernière où il est resté des blocs</translation>
    </message>
    <message>
        <source>Games in a row in which the board was cleared</source>
        <translation>Parties d’affilée dans lesquelles le plateau a été vidé</translation>
    </message>
    <message>
        <source>The part of the score that could be reached, as the review of the game found it</source>
        <translation>La part du score qui pouvait être atteint, telle que le bilan de la partie l’a trouvée</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Parties avec bilan</translation>
    </message>
    <message>
        <source>Games with a review that has looked at each move, without moves taken over</source>
        <translation>Parties avec un bilan qui a examiné chaque coup, sans coups repris</translation>
    </message>
    <message>
        <source>Mean accuracy</source>
        <translation>Précision moyenne</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistique</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Game %1, %2: %3, %4, %5</source>
        <translation>Partie %1, %2&#xa0;: %3, %4, %5</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Axe horizontal</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Partie par partie</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Par date</translation>
    </message>
    <message>
        <source>What the results are drawn against</source>
        <translation>En fonction de quoi les résultats sont tracés</translation>
    </message>
    <message>
        <source>Reviewed game %1, %2: accuracy %3, %4</source>
        <translation>Partie avec bilan %1, %2&#xa0;: précision %3, %4</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Reviewed games: %1 of %2</source>
        <translation>Parties avec bilan&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>What the chart shows of the games</source>
        <translation>Ce que le graphique montre des parties</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>What it holds could not be written: %1.</source>
        <translation>Son contenu n’a pas pu être écrit&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln best games</source>
        <translation>
            <numerusform>%Ln meilleure partie</numerusform>
            <numerusform>%Ln meilleures parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No game could be read in it.</source>
        <translation>Aucune partie n’a pu y être lue.</translation>
    </message>
    <message>
        <source>It holds no game that is not there already.</source>
        <translation>Il ne contient aucune partie qui ne soit déjà là.</translation>
    </message>
    <message>
        <source>Read from it, and kept: %1.</source>
        <translation>Ce qui en a été lu et conservé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The board begins with a new game.</source>
        <translation>Le plateau commence par une nouvelle partie.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 secondes</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,290 points in the mean.</source>
        <translation>%1, sur les 20 plateaux standard quelque 4&#xa0;290 points en moyenne.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minute</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,370 points in the mean.</source>
        <translation>%1, sur les 20 plateaux standard quelque 4&#xa0;370 points en moyenne.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>until proven</source>
        <translation>jusqu’à la preuve</translation>
    </message>
    <message>
        <source>%1: proves small boards and endgames; on full boards of usual size the others find better lines.</source>
        <translation>%1&#xa0;: prouve les petits plateaux et les finales&#xa0;; sur des plateaux pleins de taille habituelle, les autres trouvent de meilleures suites.</translation>
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
        <translation>Réglé sous Plus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TakeOverQuestion</name>
    <message>
        <source>Go &amp;on by hand</source>
        <translation>&amp;Jouer à la main</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>&amp;Voir la suite</translation>
    </message>
    <message>
        <source>Ends the replay; the game goes on from the position shown</source>
        <translation>Met fin à la relecture&#xa0;; la partie continue à partir de la position affichée</translation>
    </message>
    <message>
        <source>Goes on with the replay</source>
        <translation>Poursuit la relecture</translation>
    </message>
    <message>
        <source>Does the game go on by hand from here? A second click, or Enter, says yes.</source>
        <translation>La partie continue-t-elle à la main à partir d’ici&#xa0;? Un second clic, ou Entrée, dit oui.</translation>
    </message>
</context>
<context>
    <name>TodayButton</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Today · %1</source>
        <comment>days in a row</comment>
        <translation>Aujourd’hui · %1</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: played.</source>
        <translation>Plateau d’aujourd’hui, %1&#xa0;: joué.</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: not played yet.</source>
        <translation>Plateau d’aujourd’hui, %1&#xa0;: pas encore joué.</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: under way, %2.</source>
        <translation>Plateau d’aujourd’hui, %1&#xa0;: en cours, %2.</translation>
    </message>
</context>
<context>
    <name>TrialsButton</name>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>&amp;Save trials…</source>
        <translation>&amp;Enregistrer les essais…</translation>
    </message>
    <message>
        <source>&amp;Open trials…</source>
        <translation>&amp;Ouvrir des essais…</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>Essais (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save trials</source>
        <translation>Enregistrer les essais</translation>
    </message>
    <message>
        <source>Open trials</source>
        <translation>Ouvrir des essais</translation>
    </message>
    <message>
        <source>Keeps the runs with their lines in a file, those to come each as it ends, or goes on with those of a file; samegame-cli compare --resume uses the same files</source>
        <translation>Conserve les exécutions avec leurs suites dans un fichier, celles à venir chacune dès qu’elle se termine, ou poursuit celles d’un fichier&#xa0;; samegame-cli compare --resume utilise les mêmes fichiers</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>The last move. %1</source>
        <translation>Le dernier coup. %1</translation>
    </message>
</context>
<context>
    <name>WeekView</name>
    <message>
        <source>%1: not played</source>
        <translation>%1&#xa0;: pas joué</translation>
    </message>
    <message>
        <source>%1: played, %2</source>
        <translation>%1&#xa0;: joué, %2</translation>
    </message>
    <message>
        <source>%1: played later, %2</source>
        <translation>%1&#xa0;: joué plus tard, %2</translation>
    </message>
    <message>
        <source>%1: under way, %2</source>
        <translation>%1&#xa0;: en cours, %2</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Opens a saved game or a board</source>
        <translation>Ouvre une partie enregistrée ou un plateau</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Saves this game as a file, or the board as it stands as text</source>
        <translation>Enregistre cette partie dans un fichier, ou le plateau tel qu’il est comme texte</translation>
    </message>
    <message>
        <source>Save &amp;best game…</source>
        <translation>Enre&amp;gistrer la meilleure partie…</translation>
    </message>
    <message>
        <source>Saves the best game known of this board as a file</source>
        <translation>Enregistre la meilleure partie connue de ce plateau dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Copy board ID</source>
        <translation>Copier l’&amp;ID du plateau</translation>
    </message>
    <message>
        <source>Copies the starting board as a short text that can be pasted in a new game</source>
        <translation>Copie le plateau de départ comme texte court qui peut être collé dans une nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Goes back to the start of this game; can be undone</source>
        <translation>Revient au début de cette partie&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Start or stop &amp;distribution</source>
        <translation>Démarrer ou arrêter la d&amp;istribution</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>Lists the keys of every action</source>
        <translation>Énumère les touches de chaque action</translation>
    </message>
    <message>
        <source>&amp;About SameGame</source>
        <translation>À &amp;propos de SameGame</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;Assistant</source>
        <translation>&amp;Assistant</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Stop assistant</source>
        <translation>&amp;Arrêter l’assistant</translation>
    </message>
    <message>
        <source>&amp;Start assistant</source>
        <translation>&amp;Démarrer l’assistant</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>Défait ce qui a été fait en dernier</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Refait ce qui a été annulé</translation>
    </message>
    <message>
        <source>&amp;Paste board</source>
        <translation>&amp;Coller un plateau</translation>
    </message>
    <message>
        <source>Plays the board or game that is on the clipboard as text</source>
        <translation>Joue le plateau ou la partie qui se trouve comme texte dans le presse-papiers</translation>
    </message>
    <message>
        <source>So&amp;lved boards…</source>
        <translation>Plateaux résol&amp;us…</translation>
    </message>
    <message>
        <source>Lists the best game of every board that was ever played to its end here</source>
        <translation>Énumère la meilleure partie de chaque plateau jamais joué ici jusqu’à sa fin</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>Clicks, animation, colors, language</source>
        <translation>Clics, animation, couleurs, langue</translation>
    </message>
    <message>
        <source>Closes the window; the game is there again next time</source>
        <translation>Ferme la fenêtre&#xa0;; la partie est de nouveau là la prochaine fois</translation>
    </message>
    <message>
        <source>Play candidate &amp;%1</source>
        <translation>Jouer le candidat &amp;%1</translation>
    </message>
    <message>
        <source>Plays the move of this rank in the table of candidates</source>
        <translation>Joue le coup de ce rang dans le tableau des candidats</translation>
    </message>
    <message>
        <source>Draws playouts and shows how their final scores are distributed</source>
        <translation>Tire des playouts et montre comment leurs scores finals se répartissent</translation>
    </message>
    <message>
        <source>Start or stop &amp;comparison</source>
        <translation>Démarrer ou arrêter la co&amp;mparaison</translation>
    </message>
    <message>
        <source>Lets solvers run against each other and compares their scores</source>
        <translation>Fait concourir des solveurs et compare leurs scores</translation>
    </message>
    <message>
        <source>Show c&amp;onvergence</source>
        <translation>Montrer la con&amp;vergence</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Lecture ou pause</translation>
    </message>
    <message>
        <source>Replays the game</source>
        <translation>Montre la partie en relecture</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>Le début de la partie</translation>
    </message>
    <message>
        <source>Pre&amp;vious</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>One move back in the game</source>
        <translation>Un coup en arrière dans la partie</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>One move on in the game</source>
        <translation>Un coup en avant dans la partie</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>&amp;Fin</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>En &amp;boucle</translation>
    </message>
    <message>
        <source>Begins again when the end of the game is reached</source>
        <translation>Recommence quand la fin de la partie est atteinte</translation>
    </message>
    <message>
        <source>&amp;Take over here</source>
        <translation>&amp;Reprendre ici</translation>
    </message>
    <message>
        <source>Explains the game and every number</source>
        <translation>Explique le jeu et chaque nombre</translation>
    </message>
    <message>
        <source>Play &amp;candidate</source>
        <translation>&amp;Jouer un candidat</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Relecture</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Règles…</translation>
    </message>
    <message>
        <source>Plays this board from its start under other rules; can be undone</source>
        <translation>Joue ce plateau depuis son début avec d’autres règles&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>P&amp;eek at candidates</source>
        <translation>Coup d’œil aux &amp;candidats</translation>
    </message>
    <message>
        <source>Shows, as long as the key is held, what is known while the assistant is off</source>
        <translation>Montre, tant que la touche est maintenue, ce qui est connu quand l’assistant est arrêté</translation>
    </message>
    <message>
        <source>Take a&amp;way or stop</source>
        <translation>R&amp;etirer ou arrêter</translation>
    </message>
    <message>
        <source>New ran&amp;dom board</source>
        <translation>Nouveau p&amp;lateau aléatoire</translation>
    </message>
    <message>
        <source>Plays a random board at once, with the size and colors chosen last; can be undone</source>
        <translation>Joue aussitôt un plateau aléatoire, avec la taille et les couleurs choisies en dernier&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>Dail&amp;y boards…</source>
        <translation>Plateaux du &amp;jour…</translation>
    </message>
    <message>
        <source>The board of today, the same for everybody, and a month of those played</source>
        <translation>Le plateau d’aujourd’hui, le même pour tout le monde, et un mois de ceux qui ont été joués</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>Copier le résult&amp;at</translation>
    </message>
    <message>
        <source>Copies score and board ID of this finished game as text, without its moves</source>
        <translation>Copie le score et l’ID du plateau de cette partie terminée comme texte, sans ses coups</translation>
    </message>
    <message>
        <source>Ed&amp;it board…</source>
        <translation>&amp;Modifier le plateau…</translation>
    </message>
    <message>
        <source>Draws a board to be played, beginning with the one of this game</source>
        <translation>Dessine un plateau à jouer, en partant de celui de cette partie</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Tells which blocks to save for one large group; again, the group to play now and why; again, the next moves</source>
        <translation>Dit quels blocs garder pour un seul grand groupe&#xa0;; encore une fois, le groupe à jouer maintenant et pourquoi&#xa0;; encore une fois, les prochains coups</translation>
    </message>
    <message>
        <source>Takes away one thing after the other: the replay, the hint, the selection; then stops what searches, leaves the full screen, and turns the assistant off</source>
        <translation>Enlève une chose après l’autre&#xa0;: la relecture, l’indice, la sélection&#xa0;; puis arrête ce qui cherche, quitte le plein écran et arrête l’assistant</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>The board as large as it can be, and nothing else</source>
        <translation>Le plateau aussi grand que possible, et rien d’autre</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>Assistant, candidates, best game and replay beside the board</source>
        <translation>Assistant, candidats, meilleure partie et relecture à côté du plateau</translation>
    </message>
    <message>
        <source>&amp;Research</source>
        <translation>É&amp;tudier</translation>
    </message>
    <message>
        <source>The charts too: distribution, comparison, convergence</source>
        <translation>Les graphiques aussi&#xa0;: distribution, comparaison, convergence</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Shows what this layout is for, everything where it belongs in a window of this shape</source>
        <translation>Montre ce à quoi sert cette disposition, chaque chose à sa place dans une fenêtre de cette forme</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Gives the window the whole screen, until Escape or once more; menus and toolbar come at its upper edge, or by F10</source>
        <translation>Donne à la fenêtre tout l’écran, jusqu’à ce qu’on appuie sur Échap ou qu’on répète l’action&#xa0;; les menus et la barre d’outils viennent à son bord supérieur, ou par F10</translation>
    </message>
    <message>
        <source>Stops the search and hides the candidates</source>
        <translation>Arrête la recherche et cache les candidats</translation>
    </message>
    <message>
        <source>Searches the position on the board</source>
        <translation>Explore la position du plateau</translation>
    </message>
    <message>
        <source>Shows the best score against time or playouts of every run on this board</source>
        <translation>Montre le meilleur score selon le temps ou les playouts de chaque exécution sur ce plateau</translation>
    </message>
    <message>
        <source>Undo to the last c&amp;learable position</source>
        <translation>Annuler jusqu’à la dernière position &amp;vidable</translation>
    </message>
    <message>
        <source>Takes moves back to the last position known that could be cleared</source>
        <translation>Annule des coups jusqu’à la dernière position connue qui pouvait être vidée</translation>
    </message>
    <message>
        <source>At the end of a game, replays a better one that is known; else, and when pressed again, has the computer look for one for some seconds</source>
        <translation>À la fin d’une partie, en montre en relecture une meilleure qui est connue&#xa0;; sinon, et pressé de nouveau, en fait chercher une à l’ordinateur pendant quelques secondes</translation>
    </message>
    <message>
        <source>Show whether the board can still be &amp;cleared</source>
        <translation>Indiquer si le plateau peut encore être &amp;vidé</translation>
    </message>
    <message>
        <source>A lamp beside the score; on by itself for boards that were made to be cleared</source>
        <translation>Un voyant à côté du score&#xa0;; s’allume de lui-même pour les plateaux faits pour être vidés</translation>
    </message>
    <message>
        <source>Stop looking for a &amp;better game</source>
        <translation>Arrêter de chercher une &amp;meilleure partie</translation>
    </message>
    <message>
        <source>Show a &amp;better game</source>
        <translation>Voir une &amp;meilleure partie</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>&amp;Bilan de la partie</translation>
    </message>
    <message>
        <source>Shows what each move of this game gave away, and what was better</source>
        <translation>Montre ce que chaque coup de cette partie a fait perdre, et ce qui était meilleur</translation>
    </message>
    <message>
        <source>Review t&amp;horoughly</source>
        <translation>Bilan appr&amp;ofondi</translation>
    </message>
    <message>
        <source>Reviews this game for two minutes on all cores, or goes on with its review for as long</source>
        <translation>Fait le bilan de cette partie pendant deux minutes sur tous les cœurs, ou poursuit son bilan aussi longtemps</translation>
    </message>
    <message>
        <source>Ear&amp;lier loss</source>
        <translation>Perte p&amp;récédente</translation>
    </message>
    <message>
        <source>Goes back through the listed losses in the order of the moves, to the position before each</source>
        <translation>Remonte les pertes de la liste dans l’ordre des coups, jusqu’à la position avant chacune</translation>
    </message>
    <message>
        <source>La&amp;ter loss</source>
        <translation>Perte &amp;suivante</translation>
    </message>
    <message>
        <source>Goes on through the listed losses in the order of the moves, to the position before each</source>
        <translation>Avance dans les pertes de la liste dans l’ordre des coups, jusqu’à la position avant chacune</translation>
    </message>
    <message>
        <source>Other game of the co&amp;mparison</source>
        <translation>Autre partie de la &amp;comparaison</translation>
    </message>
    <message>
        <source>Walks along the other one of two games that are compared, from where as many blocks are left</source>
        <translation>Parcourt l’autre de deux parties comparées, à partir de là où il reste autant de blocs</translation>
    </message>
    <message>
        <source>A &amp;word after each move</source>
        <translation>Un &amp;mot après chaque coup</translation>
    </message>
    <message>
        <source>Good, small loss or mistake, with the points lost; chosen for the assistant on and off each. Without the assistant, a move that lost and is taken back after its word counts as a hint</source>
        <translation>Bon, petite perte ou erreur, avec les points perdus&#xa0;; choisi séparément avec et sans l’assistant. Sans l’assistant, un coup qui a perdu et qui est annulé après son mot compte comme un indice</translation>
    </message>
    <message>
        <source>Pr&amp;actice…</source>
        <translation>En&amp;traînement…</translation>
    </message>
    <message>
        <source>Five exercises a day, of your own mistakes and for everybody: which move is right?</source>
        <translation>Cinq exercices par jour, de vos propres erreurs et pour tout le monde&#xa0;: quel coup est juste&#xa0;?</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Writes a game as an animation or as text, or the position as a picture</source>
        <translation>Écrit une partie comme animation ou comme texte, ou la position comme image</translation>
    </message>
    <message>
        <source>Plays this board from its start; you learn the score of the opponent when your game has ended.</source>
        <translation>Joue ce plateau depuis son début&#xa0;; vous apprenez le score de l’adversaire quand votre partie est terminée.</translation>
    </message>
    <message>
        <source>Duel a&amp;gainst</source>
        <translation>&amp;Duel contre</translation>
    </message>
    <message>
        <source>Scores, medals, duels and all games that you finished</source>
        <translation>Scores, médailles, duels et toutes les parties que vous avez terminées</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>Montrer le rés&amp;ultat</translation>
    </message>
    <message>
        <source>Brings the card at the end of the game back, as a click on the score does</source>
        <translation>Ramène la carte de la fin de la partie, comme le fait un clic sur le score</translation>
    </message>
    <message>
        <source>&amp;Kept runs…</source>
        <translation>E&amp;xécutions conservées…</translation>
    </message>
    <message>
        <source>Lists the distributions, comparisons, searches and experiments that were run here, to show one again, name, export or delete it</source>
        <translation>Énumère les distributions, les comparaisons, les recherches et les expériences exécutées ici, pour en afficher une de nouveau, la nommer, l’exporter ou la supprimer</translation>
    </message>
    <message>
        <source>E&amp;xperiments of the papers…</source>
        <translation>Ex&amp;périences des articles…</translation>
    </message>
    <message>
        <source>Runs the tables and figures of the papers anew, and shows their results</source>
        <translation>Refait les tableaux et les figures des articles et montre leurs résultats</translation>
    </message>
</context>
<context>
    <name>WindowHost</name>
    <message>
        <source>The file with your settings cannot be read; it is kept as %1, and the settings begin anew.</source>
        <translation>Le fichier de vos paramètres ne peut pas être lu&#xa0;; il est conservé sous %1, et les paramètres repartent de zéro.</translation>
    </message>
</context>
<context>
    <name>WindowLayout</name>
    <message>
        <source>Replay &amp;bar</source>
        <translation>&amp;Barre de relecture</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play SameGame, get hints, and see how the computer plays it</source>
        <translation>Jouer à SameGame, recevoir des indices et voir comment l’ordinateur y joue</translation>
    </message>
    <message>
        <source>SIGTERM, SIGHUP and SIGINT (Ctrl+C) end the program as its menu does: the game is kept with all its moves, and the exit status is 0. If something cannot be stored, standard error says so, and the status is 1.</source>
        <translation>SIGTERM, SIGHUP et SIGINT (Ctrl+C) terminent le programme comme le fait son menu&#xa0;: la partie est conservée avec tous ses coups, et le code de sortie est 0. Si quelque chose ne peut pas être enregistré, l’erreur standard le dit, et le code est 1.</translation>
    </message>
    <message>
        <source>A file, a board name such as standard:3, a board ID, or &apos;-&apos; for standard input</source>
        <translation>Un fichier, un nom de plateau comme standard:3, un ID de plateau, ou &apos;-&apos; pour l’entrée standard</translation>
    </message>
</context>
</TS>
