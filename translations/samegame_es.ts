<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SameGame</source>
        <translation>Acerca de SameGame</translation>
    </message>
    <message>
        <source>&lt;p&gt;Play SameGame, get hints, see what each of your moves was worth, watch the best games known, and compare how programs play.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Juega a SameGame, recibe pistas, descubre cuánto valió cada una de tus jugadas, mira las mejores partidas conocidas y compara cómo juegan los programas.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se distribuye sin ninguna garantía.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>row %1, column %2, %3</source>
        <translation>fila %1, columna %2, %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>%1, single block</source>
        <translation>%1, bloque suelto</translation>
    </message>
    <message>
        <source>%1, group of %2, %3</source>
        <translation>%1, grupo de %2, %3</translation>
    </message>
    <message>
        <source>%1, group of %2</source>
        <translation>%1, grupo de %2</translation>
    </message>
    <message>
        <source>marked</source>
        <comment>a group on the board</comment>
        <translation>marcado</translation>
    </message>
    <message>
        <source>goes in move %1</source>
        <translation>se va en la jugada %1</translation>
    </message>
    <message>
        <source>framed</source>
        <comment>a block on the board</comment>
        <translation>enmarcado</translation>
    </message>
    <message>
        <source>better than the group that was played</source>
        <translation>mejor que el grupo que se jugó</translation>
    </message>
    <message>
        <source>may be better than the group that was played</source>
        <translation>puede ser mejor que el grupo que se jugó</translation>
    </message>
    <message>
        <source>was played</source>
        <translation>se jugó</translation>
    </message>
</context>
<context>
    <name>Aid</name>
    <message>
        <source>What the game says of its help is damaged, and counts as none where it is.</source>
        <translation>Lo que la partida dice de su ayuda está dañado; donde lo está, se toma por ninguna ayuda.</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 pista</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln pista</numerusform>
            <numerusform>%Ln pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move with candidates seen</source>
        <translation>1 jugada con candidatas a la vista</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves with candidates seen</source>
        <translation>
            <numerusform>%Ln jugada con candidatas a la vista</numerusform>
            <numerusform>%Ln jugadas con candidatas a la vista</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move from a reviewed position</source>
        <translation>1 jugada desde una posición revisada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves from reviewed positions</source>
        <translation>
            <numerusform>%Ln jugada desde posiciones revisadas</numerusform>
            <numerusform>%Ln jugadas desde posiciones revisadas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move of a game taken over</source>
        <translation>1 jugada de una partida adoptada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves of a game taken over</source>
        <translation>
            <numerusform>%Ln jugada de una partida adoptada</numerusform>
            <numerusform>%Ln jugadas de una partida adoptada</numerusform>
        </translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sin ayuda</translation>
    </message>
    <message>
        <source>%1; board played with help before</source>
        <comment>help in this game</comment>
        <translation>%1; tablero ya jugado con ayuda</translation>
    </message>
    <message>
        <source>%L1 with candidates</source>
        <comment>moves</comment>
        <translation>%L1 con candidatas</translation>
    </message>
    <message>
        <source>%L1 with a review</source>
        <comment>moves</comment>
        <translation>%L1 con revisión</translation>
    </message>
    <message>
        <source>%L1 taken over</source>
        <comment>moves</comment>
        <translation>adoptadas: %L1</translation>
    </message>
    <message>
        <source>helped before</source>
        <comment>on the board of a game</comment>
        <translation>antes con ayuda</translation>
    </message>
    <message>
        <source>help: %L1</source>
        <translation>ayuda: %L1</translation>
    </message>
    <message>
        <source>This board was played with help before.</source>
        <translation>Este tablero ya se jugó con ayuda.</translation>
    </message>
    <message>
        <source>Help in this game, also for moves taken back:</source>
        <translation>Ayuda en esta partida, también en jugadas deshechas:</translation>
    </message>
    <message>
        <source>Hints: %L1</source>
        <translation>Pistas: %L1</translation>
    </message>
    <message>
        <source>Moves taken from the candidates: %L1</source>
        <translation>Jugadas tomadas de las candidatas: %L1</translation>
    </message>
    <message>
        <source>Other moves where candidates were seen: %L1</source>
        <translation>Otras jugadas con candidatas a la vista: %L1</translation>
    </message>
    <message>
        <source>Other moves from reviewed positions: %L1</source>
        <translation>Otras jugadas desde posiciones revisadas: %L1</translation>
    </message>
    <message>
        <source>Moves of a game taken over: %L1</source>
        <translation>Jugadas de una partida adoptada: %L1</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>No hint: none was found in the time for it.</source>
        <translation>Sin pista: no se encontró ninguna en el tiempo previsto.</translation>
    </message>
    <message>
        <source>%1 plans whole games, but nobody knows the columns to come: %2 searches instead.</source>
        <translation>%1 planifica partidas enteras, pero nadie conoce las columnas que vendrán: %2 busca en su lugar.</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message numerus="yes">
        <source>Searches that run side by side; this machine can run %Ln at a time</source>
        <translation>
            <numerusform>Búsquedas que se ejecutan en paralelo; este equipo puede ejecutar una a la vez</numerusform>
            <numerusform>Búsquedas que se ejecutan en paralelo; este equipo puede ejecutar %Ln a la vez</numerusform>
        </translation>
    </message>
    <message>
        <source>The same seed, budget of playouts and number of threads give the same line again; empty for a new seed each time</source>
        <translation>La misma semilla, el mismo presupuesto de playouts y el mismo número de hilos dan otra vez la misma secuencia; vacío: una semilla nueva cada vez</translation>
    </message>
    <message>
        <source>Options of the solver</source>
        <translation>Opciones del solucionador</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
</context>
<context>
    <name>AssistantPanel</name>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Mejor punt.</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Tiempo</translation>
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
        <translation>Detener</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Searches this position and those that follow it (F5)</source>
        <translation>Explora esta posición y las que la siguen (F5)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Done; follows the next move</source>
        <translation>Terminado; sigue la próxima jugada</translation>
    </message>
    <message>
        <source>No moves left; follows the next position</source>
        <translation>No quedan jugadas; sigue la próxima posición</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Done; the best line from here is proven optimal</source>
        <translation>Terminado; la mejor secuencia desde aquí es óptima (demostrado)</translation>
    </message>
    <message>
        <source>Done; it is proven that no line clears the board</source>
        <translation>Terminado; ninguna secuencia vacía el tablero (demostrado)</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Techo</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>Nodos/s</translation>
    </message>
    <message>
        <source>Turns the assistant off and hides the candidates (F5)</source>
        <translation>Desactiva el asistente y oculta las candidatas (F5)</translation>
    </message>
    <message>
        <source>The score with which the best line known from here ends</source>
        <translation>La puntuación con la que termina la mejor secuencia conocida desde aquí</translation>
    </message>
    <message>
        <source>However you go on from here, the game cannot end with more points than this: that is proven</source>
        <translation>Se siga como se siga desde aquí, la partida no puede terminar con más puntos que estos: está demostrado</translation>
    </message>
    <message>
        <source>The game is over; a step back in its replay is searched</source>
        <translation>La partida ha terminado; si se retrocede en su reproducción, se explora</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Every solver with its options and budget, and the numbers of the search</source>
        <translation>Todos los solucionadores con sus opciones y su presupuesto, y los números de la búsqueda</translation>
    </message>
</context>
<context>
    <name>BlockPreview</name>
    <message>
        <source>Preview of the blocks</source>
        <translation>Vista previa de los bloques</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board being edited</source>
        <translation>Tablero en edición</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Fila %1, columna %2: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
</context>
<context>
    <name>BoardCharts</name>
    <message>
        <source>Mean of playouts on a board</source>
        <translation>Media de los playouts en un tablero</translation>
    </message>
    <message>
        <source>Boards in the order of the values, percent</source>
        <translation>Tableros por orden de valor, en tanto por ciento</translation>
    </message>
    <message>
        <source>Means of the boards</source>
        <translation>Medias de los tableros</translation>
    </message>
    <message>
        <source>Differences of the boards</source>
        <translation>Diferencias por tablero</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>policy</comment>
        <translation>Diferencia con %1</translation>
    </message>
    <message>
        <source>%1: mean of the boards %2</source>
        <comment>policy</comment>
        <translation>%1: media de los tableros %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>policy, policy</comment>
        <translation>%1 menos %2: %3</translation>
    </message>
    <message>
        <source>A curve has the boards in the order of their values; a band is their mean with its 95 % interval for boards like these.</source>
        <translation>Una curva muestra los tableros en el orden de sus valores; una banda es su media con su intervalo del 95&#xa0;% para tableros como estos.</translation>
    </message>
    <message>
        <source>A box has the middle half of the boards, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Una caja contiene la mitad central de los tableros, con una raya en la mediana; los bigotes llegan hasta el 5&#xa0;% y el 95&#xa0;%, y los anillos marcan el valor más bajo y el más alto.</translation>
    </message>
</context>
<context>
    <name>BoardDifficulty</name>
    <message>
        <source>An easy board</source>
        <translation>Un tablero fácil</translation>
    </message>
    <message>
        <source>A medium board</source>
        <translation>Un tablero intermedio</translation>
    </message>
    <message>
        <source>A hard board</source>
        <translation>Un tablero difícil</translation>
    </message>
    <message>
        <source>The program plays quick games that save the most frequent color, and compares their mean score with random boards of the same size and colors: the highest third is easy, the lowest third hard</source>
        <translation>El programa juega partidas rápidas que reservan el color más frecuente y compara su puntuación media con la de tableros aleatorios del mismo tamaño y los mismos colores: el tercio más alto es fácil; el más bajo, difícil</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Edit board</source>
        <translation>Editar tablero</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>What was drawn is lost if the editor closes without playing.</source>
        <translation>Lo dibujado se pierde si el editor se cierra sin jugar.</translation>
    </message>
    <message>
        <source>Go on drawing</source>
        <translation>Seguir dibujando</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Izquierda y derecha</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Arriba y abajo</translation>
    </message>
    <message>
        <source>All four quarters</source>
        <translation>Los cuatro cuartos</translation>
    </message>
    <message>
        <source>The board as it will be played</source>
        <translation>El tablero tal como se jugará</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejo</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>colores</translation>
    </message>
    <message>
        <source>&amp;At random</source>
        <translation>Al &amp;azar</translation>
    </message>
    <message>
        <source>Fills every cell with a color drawn at random</source>
        <translation>Rellena cada casilla con un color al azar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>Deshace lo último que se hizo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Vuelve a hacer lo que se deshizo</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Takes the board, board ID or board name from the clipboard</source>
        <translation>Toma del portapapeles un tablero, un ID o un nombre de tablero</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>Empties every cell</source>
        <translation>Vacía todas las casillas</translation>
    </message>
    <message>
        <source>Let &amp;fall</source>
        <translation>Dejar &amp;caer</translation>
    </message>
    <message>
        <source>Moves blocks to where they come to rest, as the game would</source>
        <translation>Lleva los bloques a donde quedan en reposo, como haría el juego</translation>
    </message>
    <message>
        <source>The text cannot be pasted: %1.</source>
        <translation>El texto no se puede pegar: %1.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>El tablero está vacío.</translation>
    </message>
    <message>
        <source>No two blocks of one color touch, so there is no move.</source>
        <translation>No hay dos bloques de un color que se toquen, así que no hay ninguna jugada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks do not rest where they stand. Blocks fall and empty columns disappear before the game begins, as shown above.</source>
        <translation>
            <numerusform>%Ln bloque no está en reposo donde está. Los bloques caen y las columnas vacías desaparecen antes de que empiece la partida, como se muestra arriba.</numerusform>
            <numerusform>%Ln bloques no están en reposo donde están. Los bloques caen y las columnas vacías desaparecen antes de que empiece la partida, como se muestra arriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left button paints, right button empties. Keys: arrows, with Shift they paint; Space, 1 to 9; 0 or Delete empties.</source>
        <translation>El botón izquierdo pinta, el derecho vacía. Teclas: flechas, con Mayús pintan; Espacio, 1 a 9; 0 o Supr vacía.</translation>
    </message>
</context>
<context>
    <name>BoardMarks</name>
    <message>
        <source>other game</source>
        <translation>otra partida</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>esta partida</translation>
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
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>On each board</source>
        <translation>En cada tablero</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Mean of the boards, each of which counts once</source>
        <translation>Media de los tableros, cada uno de los cuales cuenta una vez</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Standard deviation between the means of the boards</source>
        <translation>Desviación típica de las medias de los tableros</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Peor</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Mean difference to the first policy, this one less the first, on the same boards</source>
        <translation>Diferencia media con la primera política, esta menos la primera, en los mismos tableros</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>Vista previa del tablero</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, %3 colors</source>
        <translation>filas: %1, columnas: %2, colores: %3</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Enter plays it</source>
        <translation>Intro lo juega</translation>
    </message>
    <message>
        <source>click again to play</source>
        <translation>otro clic lo juega</translation>
    </message>
    <message>
        <source>better?</source>
        <comment>group</comment>
        <translation>¿mejor?</translation>
    </message>
    <message>
        <source>better</source>
        <comment>group</comment>
        <translation>mejor</translation>
    </message>
    <message>
        <source>played</source>
        <comment>group</comment>
        <translation>jugado</translation>
    </message>
</context>
<context>
    <name>BoardTitle</name>
    <message>
        <source>Standard board %1</source>
        <translation>Tablero estándar %1</translation>
    </message>
    <message>
        <source>Random board %1</source>
        <translation>Tablero aleatorio %1</translation>
    </message>
    <message>
        <source>Position %1 of 250</source>
        <translation>Posición %1 de 250</translation>
    </message>
    <message>
        <source>Pasted board</source>
        <translation>Tablero pegado</translation>
    </message>
    <message>
        <source>Clearable board %1</source>
        <translation>Tablero vaciable %1</translation>
    </message>
    <message>
        <source>Edited board</source>
        <translation>Tablero editado</translation>
    </message>
    <message>
        <source>Daily board %1</source>
        <translation>Tablero del día %1</translation>
    </message>
    <message>
        <source>Board of %1 × %2 cells</source>
        <translation>Tablero de %1 × %2 casillas</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tablero %1</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>A single block stays: only two or more of one color that touch can be removed.</source>
        <translation>Un bloque suelto se queda: solo se pueden eliminar dos o más de un color que se toquen.</translation>
    </message>
</context>
<context>
    <name>BoxChart</name>
    <message>
        <source>%1: mean %2, median %3, middle half %4 to %5, 5 % to 95 %: %6 to %7, lowest %8, highest %9</source>
        <translation>%1: media %2, mediana %3, mitad central de %4 a %5, del 5&#xa0;% al 95&#xa0;%: de %6 a %7, mínimo %8, máximo %9</translation>
    </message>
    <message>
        <source>A box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Una caja contiene la mitad central de las puntuaciones, con una raya en la mediana; los bigotes llegan hasta el 5&#xa0;% y el 95&#xa0;%, y los anillos marcan la más baja y la más alta.</translation>
    </message>
</context>
<context>
    <name>BrushPalette</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (tecla %2)</translation>
    </message>
</context>
<context>
    <name>BudgetForm</name>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Unit of the budget</source>
        <translation>Unidad del presupuesto</translation>
    </message>
    <message>
        <source>The search ends when this is spent</source>
        <translation>La búsqueda termina cuando esto se agota</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>playouts</source>
        <translation>playouts</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nodos</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>hasta detenerla</translation>
    </message>
    <message>
        <source>Budget: %1 %2</source>
        <comment>amount, unit</comment>
        <translation>Presupuesto: %1 %2</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pts.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visitas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>The places that this move may have: moves that are not told apart have places in common, and there is none where the search cannot tell</source>
        <translation>Los puestos que puede tener esta jugada: las jugadas que no se distinguen comparten puestos, y no hay ninguno donde la búsqueda no puede decirlo</translation>
    </message>
    <message>
        <source>Points of this move alone</source>
        <translation>Puntos de esta jugada sola</translation>
    </message>
    <message>
        <source>Best final score of the game found after this move</source>
        <translation>Mejor puntuación final de la partida encontrada tras esta jugada</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move</source>
        <translation>Puntuación final media de los playouts tras esta jugada</translation>
    </message>
    <message>
        <source>Playouts that began with this move</source>
        <translation>Playouts que empezaron con esta jugada</translation>
    </message>
    <message>
        <source>Share of all playouts</source>
        <translation>Proporción de todos los playouts</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Best final score found after this move, less the best of all moves</source>
        <translation>Mejor puntuación final encontrada tras esta jugada, menos la mejor de todas las jugadas</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move, less the highest mean</source>
        <translation>Puntuación final media de los playouts tras esta jugada, menos la media más alta</translation>
    </message>
    <message>
        <source>%1 Known line: the best line known goes on with this move. %2.</source>
        <translation>%1 Secuencia conocida: la mejor secuencia conocida continúa con esta jugada. %2.</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>How sure that is: exact where it is proven, any order where the best line can begin with this move, so many points more or less, or ? where the search cannot tell</source>
        <translation>Hasta qué punto es segura: exacta donde está demostrada, orden libre donde la mejor secuencia puede empezar con esta jugada, tantos puntos más o menos, o ? donde la búsqueda no puede decirlo</translation>
    </message>
    <message>
        <source>Key %1 plays it.</source>
        <translation>La tecla %1 la juega.</translation>
    </message>
    <message>
        <source>This move %1.</source>
        <comment>what it does</comment>
        <translation>Esta jugada %1.</translation>
    </message>
    <message>
        <source>The group to remove, and how many blocks it has</source>
        <translation>El grupo que se elimina y cuántos bloques tiene</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Termina en</translation>
    </message>
    <message>
        <source>%1: the line found after this move clears the board</source>
        <translation>%1: la secuencia encontrada tras esta jugada vacía el tablero</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>%1: the best line known goes on with this move, whoever found it, and by whatever moves the position was reached</source>
        <translation>%1: la mejor secuencia conocida continúa con esta jugada, la haya encontrado quien la haya encontrado y con independencia de las jugadas por las que se llegó a la posición</translation>
    </message>
    <message>
        <source>What for</source>
        <comment>what a move does for its line</comment>
        <translation>Para qué</translation>
    </message>
    <message>
        <source>What the move does for the line found after it</source>
        <translation>Lo que hace la jugada por la secuencia encontrada tras ella</translation>
    </message>
    <message>
        <source>Clears the board</source>
        <translation>Vacía el tablero</translation>
    </message>
    <message>
        <source>Best line known</source>
        <translation>Mejor secuencia conocida</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>Pérdida media</translation>
    </message>
    <message>
        <source>%1 %2 blocks</source>
        <comment>a group by its size and color</comment>
        <translation>%1 bloques (%2)</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>vacía el tablero</translation>
    </message>
    <message>
        <source>does not clear the board</source>
        <translation>no vacía el tablero</translation>
    </message>
    <message>
        <source>begins the best line known</source>
        <translation>empieza la mejor secuencia conocida</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>best candidate found</source>
        <translation>mejor candidata encontrada</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>candidata</translation>
    </message>
    <message>
        <source>candidate of place %1 to %2</source>
        <translation>candidata de puesto %1 a %2</translation>
    </message>
    <message>
        <source>best candidate</source>
        <translation>mejor candidata</translation>
    </message>
    <message>
        <source>candidate %1</source>
        <translation>candidata %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>orden libre</translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation>más o menos %1</translation>
    </message>
    <message>
        <source>how sure is not known</source>
        <translation>no se sabe hasta qué punto es segura</translation>
    </message>
    <message>
        <source>No line that begins with this move is known.</source>
        <translation>No se conoce ninguna secuencia que empiece con esta jugada.</translation>
    </message>
    <message>
        <source>Any order: the best line can begin with this move, too.</source>
        <translation>Orden libre: la mejor secuencia también puede empezar con esta jugada.</translation>
    </message>
    <message>
        <source>Exact: no line that begins with this move ends higher, that is proven.</source>
        <translation>Exacta: ninguna secuencia que empiece con esta jugada termina más alto; está demostrado.</translation>
    </message>
    <message>
        <source>How sure its loss is, this search cannot tell.</source>
        <translation>Esta búsqueda no puede decir hasta qué punto es segura su pérdida.</translation>
    </message>
    <message>
        <source>It is not told apart from others: its place is one of %1.</source>
        <translation>No se distingue de otras: su puesto es uno de %1.</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>pérdida %1</translation>
    </message>
    <message>
        <source>final score %1</source>
        <translation>puntuación final %1</translation>
    </message>
    <message numerus="yes">
        <source>Its loss may be %Ln points smaller or larger.</source>
        <translation>
            <numerusform>Su pérdida puede ser %Ln punto menor o mayor.</numerusform>
            <numerusform>Su pérdida puede ser %Ln puntos menor o mayor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Its line clears the board.</source>
        <translation>%1 Su secuencia vacía el tablero.</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>vacía el tablero</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Candidatas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>The best candidates are labelled with the best final score found after them and with their visits, or with their loss and how sure that is</source>
        <translation>Las mejores candidatas llevan como etiqueta la mejor puntuación final encontrada tras ellas y sus visitas, o su pérdida y hasta qué punto es segura</translation>
    </message>
    <message>
        <source>As loss</source>
        <translation>Como pérdida</translation>
    </message>
    <message>
        <source>&amp;Labels on the board</source>
        <translation>&amp;Etiquetas en el tablero</translation>
    </message>
    <message>
        <source>The game has no moves left.</source>
        <translation>A la partida no le quedan jugadas.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>The search found no line within its budget.</source>
        <translation>La búsqueda no encontró ninguna secuencia con su presupuesto.</translation>
    </message>
    <message>
        <source>Start the assistant (F5) to see what each move is worth.</source>
        <translation>El asistente (F5) muestra lo que vale cada jugada.</translation>
    </message>
    <message>
        <source>Candidates of the position that the replay shows</source>
        <translation>Candidatas de la posición que muestra la reproducción</translation>
    </message>
    <message>
        <source>The assistant is off. F5 turns it on; hold P to peek at what is known of this position.</source>
        <translation>El asistente está desactivado. F5 lo activa; con P pulsada se ve un momento lo que se sabe de esta posición.</translation>
    </message>
    <message>
        <source>Step back through the game</source>
        <translation>Retroceder por la partida</translation>
    </message>
    <message>
        <source>Shows the position before the last move, and searches it: so each move of the game can be looked at again</source>
        <translation>Muestra la posición previa a la última jugada y la explora: así se puede volver a mirar cada jugada de la partida</translation>
    </message>
    <message>
        <source>There are no moves left here.</source>
        <translation>Aquí no quedan jugadas.</translation>
    </message>
    <message>
        <source>&amp;Replay this line</source>
        <translation>&amp;Reproducir esta secuencia</translation>
    </message>
    <message>
        <source>&amp;Compare with the best candidate’s line</source>
        <translation>&amp;Comparar con la secuencia de la mejor candidata</translation>
    </message>
    <message>
        <source>&amp;Save line…</source>
        <translation>&amp;Guardar secuencia…</translation>
    </message>
    <message>
        <source>Line of this candidate</source>
        <translation>Secuencia de esta candidata</translation>
    </message>
    <message>
        <source>What can be done with the line of the selected candidate; also in the menu of the table</source>
        <translation>Lo que se puede hacer con la secuencia de la candidata seleccionada; también en el menú de la tabla</translation>
    </message>
    <message>
        <source>Labels on the board tell what a candidate loses against the best one instead of its final score, and so do means in the table</source>
        <translation>Las etiquetas del tablero dicen lo que una candidata pierde frente a la mejor en lugar de su puntuación final, y lo mismo hacen las medias de la tabla</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Chooses what the table tells of each candidate</source>
        <translation>Elige lo que la tabla dice de cada candidata</translation>
    </message>
    <message>
        <source>Last move: %1 %2</source>
        <comment>sign and word</comment>
        <translation>Última jugada: %1 %2</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation>Imágenes escalables (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no se puede escribir: %2</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Picture for printing…</source>
        <translation>&amp;Imagen para imprimir…</translation>
    </message>
    <message>
        <source>%1 cannot be written: the name of the file must end with .csv, .pdf, .svg or .png</source>
        <translation>%1 no se puede escribir: el nombre del archivo debe terminar en .csv, .pdf, .svg o .png</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>Guarda los números o la imagen en un archivo</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>%1, 95 %: %2 to %3</source>
        <comment>name and value</comment>
        <translation>%1, 95&#xa0;%: %2 a %3</translation>
    </message>
</context>
<context>
    <name>ClearingLamp</name>
    <message>
        <source>looking…</source>
        <comment>whether the board can be cleared</comment>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>whether the board can be cleared</comment>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>se puede vaciar</translation>
    </message>
    <message>
        <source>cannot be cleared</source>
        <translation>no se puede vaciar</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>vaciado</translation>
    </message>
    <message>
        <source>A search finds out whether the board can still be cleared.</source>
        <translation>Una búsqueda averigua si el tablero todavía se puede vaciar.</translation>
    </message>
    <message>
        <source>Whether the board can still be cleared is not known: ten seconds were not enough to find out.</source>
        <translation>No se sabe si el tablero todavía se puede vaciar: diez segundos no bastaron para averiguarlo.</translation>
    </message>
    <message>
        <source>The board can still be cleared: a way to do so is known.</source>
        <translation>El tablero todavía se puede vaciar: se conoce una manera de hacerlo.</translation>
    </message>
    <message>
        <source>The board cannot be cleared any more, that is proven. A click goes back to the last position known that could be cleared.</source>
        <translation>El tablero ya no se puede vaciar; está demostrado. Un clic vuelve a la última posición conocida que se podía vaciar.</translation>
    </message>
    <message>
        <source>The board cannot be cleared, that is proven.</source>
        <translation>El tablero no se puede vaciar; está demostrado.</translation>
    </message>
    <message>
        <source>No block is left.</source>
        <translation>No queda ningún bloque.</translation>
    </message>
    <message>
        <source>Can the board still be cleared? %1</source>
        <translation>¿Todavía se puede vaciar el tablero? %1</translation>
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
        <translation>Se están comparando solucionadores: %1 de %2 ejecuciones están hechas.</translation>
    </message>
    <message>
        <source>The comparison goes on while this is asked. If it is stopped, the runs done are kept, and after the next start &quot;Continue&quot; goes on with the others.</source>
        <translation>La comparación continúa mientras se pregunta esto. Si se detiene, las ejecuciones hechas se conservan, y tras el próximo inicio «Continuar» sigue con las demás.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Detener y cerrar</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Once that is mended, &quot;Try again&quot; stores it and closes.</source>
        <translation>En cuanto eso se arregle, «Intentar de nuevo» lo guarda y cierra.</translation>
    </message>
    <message numerus="yes">
        <source>Closing now loses %Ln finished games.</source>
        <translation>
            <numerusform>Si se cierra ahora, se pierde %Ln partida terminada.</numerusform>
            <numerusform>Si se cierra ahora, se pierden %Ln partidas terminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing now loses the game on the board.</source>
        <translation>Si se cierra ahora, se pierde la partida del tablero.</translation>
    </message>
</context>
<context>
    <name>ColorCounts</name>
    <message>
        <source>Blocks left of each color</source>
        <translation>Bloques restantes de cada color</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>color, number of blocks</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Blocks left of each color – %1</source>
        <translation>Bloques restantes de cada color: %1</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>celeste</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>bermellón</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>verde azulado</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>pizarra</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>rojo oscuro</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>ámbar</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>crema</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>beis</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>salmón</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>coral</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>rosa viejo</translation>
    </message>
    <message>
        <source>light pink</source>
        <translation>rosa claro</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>púrpura</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>ciruela</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavanda</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>azul marino</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>azul claro</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>mint green</source>
        <translation>verde menta</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>verde oscuro</translation>
    </message>
    <message>
        <source>lime green</source>
        <translation>verde lima</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>oliva</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>marrón oscuro</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>gris claro</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>lemon yellow</source>
        <translation>amarillo limón</translation>
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
        <translation>Bloques restantes</translation>
    </message>
    <message>
        <source>Blocks left of each color, and what they cost</source>
        <translation>Bloques restantes de cada color y lo que cuestan</translation>
    </message>
</context>
<context>
    <name>ColumnTable</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Other game</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Walks along the other game, from where as many blocks are left</source>
        <translation>Recorre la otra partida, desde donde quedan los mismos bloques</translation>
    </message>
    <message>
        <source>Where they part</source>
        <translation>Dónde se separan</translation>
    </message>
    <message>
        <source>Shows the position after which the two games go on with different groups; both are marked on the board</source>
        <translation>Muestra la posición tras la que las dos partidas continúan con grupos distintos; ambos están marcados en el tablero</translation>
    </message>
    <message>
        <source>Ends the comparison of the two games</source>
        <translation>Termina la comparación de las dos partidas</translation>
    </message>
    <message numerus="yes">
        <source>%1 beside it: move %2 of %3, score %4, %Ln blocks left.</source>
        <translation>
            <numerusform>%1 al lado: jugada %2 de %3, puntuación %4, queda %Ln bloque.</numerusform>
            <numerusform>%1 al lado: jugada %2 de %3, puntuación %4, quedan %Ln bloques.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shorter game is the beginning of the other.</source>
        <translation>La partida más corta es el comienzo de la otra.</translation>
    </message>
    <message>
        <source>They part at the start.</source>
        <translation>Se separan al inicio.</translation>
    </message>
    <message>
        <source>They part after move %1.</source>
        <translation>Se separan tras la jugada %1.</translation>
    </message>
</context>
<context>
    <name>ComparisonCharts</name>
    <message>
        <source>Share of runs</source>
        <translation>Proporción de ejecuciones</translation>
    </message>
    <message>
        <source>Means of the solvers</source>
        <translation>Medias de los solucionadores</translation>
    </message>
    <message>
        <source>Differences by board</source>
        <translation>Diferencias por tablero</translation>
    </message>
    <message>
        <source>Mean, 95 % for these boards</source>
        <translation>Media, 95&#xa0;% para estos tableros</translation>
    </message>
    <message>
        <source>Mean, 95 % for boards like these</source>
        <translation>Media, 95&#xa0;% para tableros como estos</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>solver</comment>
        <translation>Diferencia con %1</translation>
    </message>
    <message>
        <source>All</source>
        <comment>boards</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>published result, mean</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: mean %2</source>
        <comment>solver</comment>
        <translation>%1: media %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>solver, solver</comment>
        <translation>%1 menos %2: %3</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Vaciado</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Playouts/s</source>
        <translation>Playouts/s</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Runs whose best line clears the board</source>
        <translation>Ejecuciones cuya mejor secuencia vacía el tablero</translation>
    </message>
    <message>
        <source>Mean time of a run</source>
        <translation>Tiempo medio de una ejecución</translation>
    </message>
    <message>
        <source>Mean, 95 %, these boards</source>
        <translation>Media, 95&#xa0;%, estos tableros</translation>
    </message>
    <message>
        <source>Difference, 95 %, these boards</source>
        <translation>Diferencia, 95&#xa0;%, estos tableros</translation>
    </message>
    <message>
        <source>Mean of the final scores; each board counts once</source>
        <translation>Media de las puntuaciones finales; cada tablero cuenta una vez</translation>
    </message>
    <message>
        <source>Mean difference to the first solver, this one less the first, of runs with the same board and seed; each board counts once</source>
        <translation>Diferencia media con el primer solucionador, este menos el primero, de ejecuciones con el mismo tablero y la misma semilla; cada tablero cuenta una vez</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on these very boards; where it holds 0, the difference may be luck</source>
        <translation>Intervalo del 95&#xa0;% de la diferencia media en estos mismos tableros; si contiene el 0, la diferencia puede ser casual</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all runs on these very boards; the runs on each are the sample, two or more (Student&apos;s t)</source>
        <translation>Intervalo de confianza del 95&#xa0;% de la media sobre todas las ejecuciones en estos mismos tableros; la muestra son las ejecuciones en cada uno, dos o más (t de Student)</translation>
    </message>
</context>
<context>
    <name>ComparisonPanel</name>
    <message>
        <source>Numbers of the comparison</source>
        <translation>Números de la comparación</translation>
    </message>
    <message>
        <source>Runs done</source>
        <translation>Ejecuciones hechas</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Compares solvers by many runs</source>
        <translation>Compara solucionadores con muchas ejecuciones</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln ejecución</numerusform>
            <numerusform>%Ln ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln tablero</numerusform>
            <numerusform>%Ln tableros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>runs, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Runs as CSV…</source>
        <translation>&amp;Ejecuciones como CSV…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Goes on with the runs that are shown: those that they lack, and more where the setup has more boards or runs</source>
        <translation>Continúa con las ejecuciones que se muestran: las que les faltan, y más donde los ajustes tienen más tableros o ejecuciones</translation>
    </message>
    <message>
        <source>kept in %1</source>
        <translation>conservadas en %1</translation>
    </message>
    <message>
        <source>%1, kept in %2</source>
        <comment>runs or time, file</comment>
        <translation>%1, conservado en %2</translation>
    </message>
    <message>
        <source>&amp;Differences by board as CSV…</source>
        <translation>&amp;Diferencias por tablero como CSV…</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>runs, what they tell nothing of</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1. Runs to come may have the same fault, which is not told again.</source>
        <translation>%1. Las ejecuciones que vienen pueden tener el mismo fallo, del que no se avisa otra vez.</translation>
    </message>
    <message>
        <source>One thread for each run</source>
        <translation>Un hilo para cada ejecución</translation>
    </message>
    <message>
        <source>%1 stays closed: a comparison is running; stop it first.</source>
        <translation>%1 sigue cerrado: hay una comparación en curso; detenla primero.</translation>
    </message>
    <message>
        <source>%1 stays closed: another file of trials is not done yet.</source>
        <translation>%1 sigue cerrado: todavía se está procesando otro archivo de ensayos.</translation>
    </message>
</context>
<context>
    <name>ComparisonRunner</name>
    <message>
        <source>%1 cannot be written: %2. The runs to come are not kept in it.</source>
        <translation>%1 no se puede escribir: %2. Las ejecuciones que vienen no se conservan en él.</translation>
    </message>
    <message>
        <source>%1 cannot go on: %2</source>
        <translation>%1 no se puede continuar: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 no se puede abrir: %2</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 no se puede guardar: %2</translation>
    </message>
</context>
<context>
    <name>ComparisonSetup</name>
    <message>
        <source>Runs of each solver on each board, each with another seed; run by run, all solvers have the same seeds</source>
        <translation>Ejecuciones de cada solucionador en cada tablero, cada una con otra semilla; ejecución por ejecución, todos los solucionadores tienen las mismas semillas</translation>
    </message>
    <message>
        <source>this board</source>
        <translation>este tablero</translation>
    </message>
    <message>
        <source>Start of all seeds; empty for a new one each time</source>
        <translation>Inicio de todas las semillas; vacío: uno nuevo cada vez</translation>
    </message>
    <message>
        <source>Runs at the same time; each run has one thread</source>
        <translation>Ejecuciones simultáneas; cada ejecución tiene un hilo</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>Añadir solucionador</translation>
    </message>
    <message>
        <source>A search of the assistant at the same time takes time from the runs: stop it first where the budget is in seconds.</source>
        <translation>Una búsqueda simultánea del asistente quita tiempo a las ejecuciones: conviene detenerla antes si el presupuesto está en segundos.</translation>
    </message>
    <message>
        <source>Empty for the board of the game, from its start, or a list such as standard:1-20 or random:1, random:2, schadd250:3; they are played under the rules of the game, but a board ID under its own</source>
        <translation>Vacío: el tablero de la partida, desde su inicio; o una lista como standard:1-20 o random:1, random:2, schadd250:3. Se juegan con las reglas de la partida, pero un ID de tablero con las suyas</translation>
    </message>
    <message>
        <source>Until decided takes %1 boards or more: write a list of boards, such as random:1-1000.</source>
        <translation>«Hasta decidir» necesita %1 tableros o más: escribe una lista de tableros, como random:1-1000.</translation>
    </message>
    <message>
        <source>One run of each solver on each board, until it is decided which is better</source>
        <translation>Una ejecución de cada solucionador en cada tablero, hasta decidir cuál es mejor</translation>
    </message>
</context>
<context>
    <name>ConvergenceChart</name>
    <message>
        <source>Best score of each run against time</source>
        <translation>Mejor puntuación de cada ejecución frente al tiempo</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Best final score</source>
        <translation>Mejor puntuación final</translation>
    </message>
    <message>
        <source>Best score of each run against playouts</source>
        <translation>Mejor puntuación de cada ejecución frente a los playouts</translation>
    </message>
</context>
<context>
    <name>ConvergenceModel</name>
    <message>
        <source>%1 (another version)</source>
        <translation>%1 (otra versión)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Moves before</source>
        <translation>Jugadas antes</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Checked runs are drawn in the chart: at first the newest, and at most %1</source>
        <translation>Las ejecuciones marcadas se dibujan en el gráfico: al principio las más recientes, y como máximo %1</translation>
    </message>
    <message>
        <source>Not in the chart: this run counts no playouts</source>
        <translation>No está en el gráfico: esta ejecución no cuenta playouts</translation>
    </message>
    <message>
        <source>Best final score of the game, from its start</source>
        <translation>Mejor puntuación final de la partida, desde su inicio</translation>
    </message>
    <message>
        <source>Moves played when the search began</source>
        <translation>Jugadas hechas cuando empezó la búsqueda</translation>
    </message>
    <message>
        <source>%1 (comparison)</source>
        <translation>%1 (comparación)</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>budget spent</source>
        <translation>presupuesto agotado</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>óptimo demostrado</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation>memoria llena</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>nada más que hacer</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
</context>
<context>
    <name>ConvergencePanel</name>
    <message>
        <source>Runs on this board</source>
        <translation>Ejecuciones en este tablero</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmico</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Eje horizontal</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>What the best score is drawn against; the playouts of several threads are those of the thread that found the score, times the threads</source>
        <translation>Frente a qué se dibuja la mejor puntuación; los playouts de varios hilos son los del hilo que encontró la puntuación, multiplicados por los hilos</translation>
    </message>
    <message>
        <source>Each mark of the horizontal axis is ten times the one before</source>
        <translation>Cada marca del eje horizontal es diez veces la anterior</translation>
    </message>
    <message>
        <source>Forgets the runs on this board that have ended</source>
        <translation>Olvida las ejecuciones en este tablero que han terminado</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s, seed %5</source>
        <translation>Ejecución %1, %2: %3 tras %4 s, semilla %5</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s and %5 playouts, seed %6</source>
        <translation>Ejecución %1, %2: %3 tras %4 s y %5 playouts, semilla %6</translation>
    </message>
    <message>
        <source>Points of the &amp;curves as CSV…</source>
        <translation>&amp;Puntos de las curvas como CSV…</translation>
    </message>
    <message>
        <source>Seeds %1</source>
        <translation>Semillas %1</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Medias</translation>
    </message>
    <message>
        <source>The mean of the runs of each solver, with its interval of 95 %, from where all of them have begun to where the first one ends</source>
        <translation>La media de las ejecuciones de cada solucionador, con su intervalo del 95&#xa0;%, desde donde todas han empezado hasta donde termina la primera</translation>
    </message>
    <message>
        <source>&amp;Means of the curves as CSV…</source>
        <translation>&amp;Medias de las curvas como CSV…</translation>
    </message>
    <message>
        <source>Threads: %1</source>
        <translation>Hilos: %1</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Starts the board of this day</source>
        <translation>Empieza el tablero de este día</translation>
    </message>
    <message>
        <source>Daily boards</source>
        <translation>Tableros del día</translation>
    </message>
    <message>
        <source>%1 · longest: %2 · boards played: %3</source>
        <comment>days in a row, days, boards</comment>
        <translation>%1 · racha más larga: %2 · tableros jugados: %3</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Todavía sin jugar.</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partida</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Compartir</translation>
    </message>
    <message>
        <source>Copies score and board of your best game of this day as text, without its moves</source>
        <translation>Copia la puntuación y el tablero de tu mejor partida de este día como texto, sin sus jugadas</translation>
    </message>
    <message>
        <source>&amp;Earlier days</source>
        <translation>&amp;Días anteriores</translation>
    </message>
    <message>
        <source>Shows every month up to today, with your best score of each day; each day&apos;s board can be played</source>
        <translation>Muestra todos los meses hasta hoy, con tu mejor puntuación de cada día; el tablero de cada día se puede jugar</translation>
    </message>
    <message>
        <source>your best: %1</source>
        <translation>tu mejor: %1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>con ayuda: %1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>el ordenador: %1</translation>
    </message>
    <message>
        <source>the computer: not known yet</source>
        <translation>el ordenador: todavía no se sabe</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>El resultado está en el portapapeles</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Compartir el resultado</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>En curso: %1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Co&amp;ntinuar</translation>
    </message>
</context>
<context>
    <name>DailyRecord</name>
    <message>
        <source>1 day</source>
        <translation>1 día</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>1 day in a row</source>
        <translation>1 día seguido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln día seguido</numerusform>
            <numerusform>%Ln días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today included</source>
        <comment>days in a row</comment>
        <translation>%1, hoy incluido</translation>
    </message>
    <message>
        <source>%1, today not yet</source>
        <comment>days in a row</comment>
        <translation>%1, hoy todavía no</translation>
    </message>
</context>
<context>
    <name>DailyResult</name>
    <message>
        <source>Played after its day: it is part of no streak</source>
        <translation>Jugado después de su día: no forma parte de ninguna racha</translation>
    </message>
    <message>
        <source>Day 1 of a new streak</source>
        <translation>Día 1 de una racha nueva</translation>
    </message>
    <message>
        <source>Day %1 in a row</source>
        <translation>Día %1 de la racha</translation>
    </message>
    <message>
        <source>As many as the %1 to beat</source>
        <translation>Tantos como los %1 a superar</translation>
    </message>
    <message>
        <source>%1 beaten, by %2</source>
        <translation>%1 superados, por %2</translation>
    </message>
    <message>
        <source>%1 to beat: %2 short</source>
        <translation>%1 a superar: faltan %2</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>El ordenador: %1</translation>
    </message>
    <message>
        <source>The computer: not known yet</source>
        <translation>El ordenador: todavía no se sabe</translation>
    </message>
    <message>
        <source>&quot;Show a better game&quot; has the computer look for one</source>
        <translation>«Mostrar una partida mejor» hace que el ordenador busque una</translation>
    </message>
    <message>
        <source>The best that the computer has found of this board on this machine so far. %1.</source>
        <translation>Lo mejor que el ordenador ha encontrado de este tablero en este equipo hasta ahora. %1.</translation>
    </message>
    <message>
        <source>More is not possible, as is proven.</source>
        <translation>Más no es posible; está demostrado.</translation>
    </message>
    <message>
        <source>Copies score and board as text, without the moves; who pastes it into this program plays the same board</source>
        <translation>Copia la puntuación y el tablero como texto, sin las jugadas; quien lo pega en este programa juega el mismo tablero</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>El resultado está en el portapapeles</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Compartir el resultado</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>The file with your stored games cannot be read; it is kept as %1, and a new one has been begun.</source>
        <translation>El archivo de tus partidas guardadas no se puede leer; se conserva como %1, y se ha empezado uno nuevo.</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2.</source>
        <translation>Las partidas no se pueden guardar en %1: %2.</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for SQLite is missing</source>
        <translation>falta el complemento de Qt para SQLite</translation>
    </message>
    <message>
        <source>its version is below zero</source>
        <translation>su versión es menor que cero</translation>
    </message>
    <message>
        <source>The log beside the file with your stored games belongs to another file, as after a backup was put back; it is kept as %1, and the file is used without it.</source>
        <translation>El registro junto al archivo de tus partidas guardadas pertenece a otro archivo, como ocurre al restaurar una copia de seguridad; se conserva como %1, y el archivo se usa sin él.</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted or replaced while it was in use, and cannot be written anew: %1.</source>
        <translation>El archivo de tus partidas guardadas fue eliminado o sustituido mientras se usaba, y no se puede escribir de nuevo: %1.</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted while it was in use; it has been written anew, with all that it held.</source>
        <translation>El archivo de tus partidas guardadas fue eliminado mientras se usaba; se ha escrito de nuevo, con todo lo que contenía.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; what it held is kept as %1.</source>
        <translation>El archivo de tus partidas guardadas fue sustituido mientras se usaba; lo que contenía se conserva como %1.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; the new one is used, and gets the games of the other.</source>
        <translation>El archivo de tus partidas guardadas fue sustituido mientras se usaba; se usa el nuevo, y recibe las partidas del otro.</translation>
    </message>
    <message>
        <source>%1 belongs to a newer SameGame and cannot be used: games that you finish wait for that one.</source>
        <translation>%1 pertenece a un SameGame más reciente y no se puede usar: las partidas que termines esperan a ese.</translation>
    </message>
    <message>
        <source>Nothing can be stored for now: %1 cannot be used (%2). What you have played is stored as soon as that works.</source>
        <translation>De momento no se puede guardar nada: %1 no se puede usar (%2). Lo que has jugado se guarda en cuanto sea posible.</translation>
    </message>
    <message>
        <source>it belongs to a newer SameGame</source>
        <translation>pertenece a un SameGame más reciente</translation>
    </message>
    <message>
        <source>writing to it is not permitted</source>
        <translation>no se permite escribir en él</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>otro programa lo está usando</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>falla la lectura o la escritura en el disco</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>there is no room left for it</source>
        <translation>ya no queda espacio</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>it is no file of stored games</source>
        <translation>no es un archivo de partidas guardadas</translation>
    </message>
    <message>
        <source>Games can be stored now.</source>
        <translation>Ya se pueden guardar partidas.</translation>
    </message>
    <message>
        <source>The file with your stored games was emptied while it was in use.</source>
        <translation>El archivo de tus partidas guardadas se vació mientras se usaba.</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use, and what the other held cannot be read any more.</source>
        <translation>El archivo de tus partidas guardadas fue sustituido mientras se usaba, y lo que contenía el otro ya no se puede leer.</translation>
    </message>
</context>
<context>
    <name>DecisionChoice</name>
    <message>
        <source>%1 to %2, at any time 95 %</source>
        <comment>ends of an interval</comment>
        <translation>de %1 a %2, 95&#xa0;% en todo momento</translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: at least %1 are needed</source>
        <translation>
            <numerusform>Sin decidir tras %Ln tablero: se necesitan al menos %1</numerusform>
            <numerusform>Sin decidir tras %Ln tableros: se necesitan al menos %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: the difference is %1 points a board (%2)</source>
        <translation>
            <numerusform>Sin decidir tras %Ln tablero: la diferencia es de %1 puntos por tablero (%2)</numerusform>
            <numerusform>Sin decidir tras %Ln tableros: la diferencia es de %1 puntos por tablero (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>Hasta decidir</translation>
    </message>
    <message>
        <source>Points a board that count as equal</source>
        <translation>Puntos por tablero que cuentan como igualdad</translation>
    </message>
    <message>
        <source>Margin: solvers that differ by fewer points a board count as equal</source>
        <translation>Margen: los solucionadores que difieren en menos de estos puntos por tablero cuentan como iguales</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>One run of each solver on board after board of the list, until the interval of their difference shows that one is better or that both are equal, or no boards are left; as samegame-cli compare does</source>
        <translation>Una ejecución de cada solucionador en los tableros de la lista, uno tras otro, hasta que el intervalo de su diferencia muestre que uno es mejor o que los dos son iguales, o hasta que no queden tableros; como hace samegame-cli compare</translation>
    </message>
    <message>
        <source>Takes two solvers, neither more nor fewer</source>
        <translation>Necesita dos solucionadores, ni más ni menos</translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: both are equal within %1 points a board (%2)</source>
        <translation>
            <numerusform>Decidido tras %Ln tablero: los dos son iguales con un margen de %1 puntos por tablero (%2)</numerusform>
            <numerusform>Decidido tras %Ln tableros: los dos son iguales con un margen de %1 puntos por tablero (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: %1 is better by %2 points a board (%3)</source>
        <translation>
            <numerusform>Decidido tras %Ln tablero: %1 es mejor en %2 puntos por tablero (%3)</numerusform>
            <numerusform>Decidido tras %Ln tableros: %1 es mejor en %2 puntos por tablero (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidido</translation>
    </message>
    <message>
        <source>Both are equal within %1 points a board (%2)</source>
        <translation>Los dos son iguales con un margen de %1 puntos por tablero (%2)</translation>
    </message>
    <message>
        <source>Both are equal</source>
        <translation>Los dos son iguales</translation>
    </message>
    <message>
        <source>%1 is better by %2 points a board (%3)</source>
        <comment>a solver</comment>
        <translation>%1 es mejor en %2 puntos por tablero (%3)</translation>
    </message>
    <message>
        <source>%1 is better</source>
        <comment>a solver</comment>
        <translation>%1 es mejor</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards, difference %1 points a board</source>
        <translation>
            <numerusform>%Ln tablero, diferencia de %1 puntos por tablero</numerusform>
            <numerusform>%Ln tableros, diferencia de %1 puntos por tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>difference, interval</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The difference is that of the second solver less the first. Its interval here is for boards like these and holds at all times together, so that a comparison may end where it decides. The usual 95 % intervals of the table and the chart are for a number of boards that was fixed beforehand: they decide nothing here.</source>
        <translation>La diferencia es la del segundo solucionador menos el primero. Su intervalo vale aquí para tableros como estos y en todos los momentos a la vez, de modo que una comparación puede terminar en cuanto el intervalo decide. Los intervalos habituales del 95&#xa0;% de la tabla y del gráfico valen para un número de tableros fijado de antemano: aquí no deciden nada.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Block Puzzle</source>
        <translation>Puzle de bloques</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and let Monte-Carlo solvers show how far a board goes</source>
        <translation>Elimina grupos de bloques y deja que solucionadores Montecarlo muestren hasta dónde se puede llegar en un tablero</translation>
    </message>
    <message>
        <source>samegame;blocks;groups;puzzle;solver;Monte-Carlo;</source>
        <translation>samegame;bloques;grupos;puzle;rompecabezas;solucionador;Montecarlo;Monte-Carlo;</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and see how far a board goes</source>
        <translation>Elimina grupos de bloques y descubre hasta dónde se puede llegar en un tablero</translation>
    </message>
    <message>
        <source>A board of colored blocks, and every move removes a group of neighbors of one color. The larger the group, the more it earns, and an empty board earns a bonus. It takes a minute to learn, and no program is known to play it perfectly.</source>
        <translation>Un tablero de bloques de colores, y cada jugada elimina un grupo de vecinos de un mismo color. Cuanto mayor es el grupo, más da, y un tablero vacío da una bonificación. Se aprende en un minuto, y no se conoce ningún programa que lo juegue a la perfección.</translation>
    </message>
    <message>
        <source>Monte-Carlo solvers help as much as you like:</source>
        <translation>Los solucionadores Montecarlo ayudan tanto como quieras:</translation>
    </message>
    <message>
        <source>hints in three steps, the best candidates for the next move, and the best game found so far</source>
        <translation>pistas en tres pasos, las mejores candidatas para la próxima jugada y la mejor partida encontrada hasta ahora</translation>
    </message>
    <message>
        <source>a review of each game that says which moves lost how many points</source>
        <translation>una revisión de cada partida que dice qué jugadas perdieron cuántos puntos</translation>
    </message>
    <message>
        <source>a board for each day, practice, and boards that can be cleared for sure</source>
        <translation>un tablero para cada día, práctica y tableros que se pueden vaciar con seguridad</translation>
    </message>
    <message>
        <source>several solvers, playouts and runs compared in charts, on the boards of research papers too</source>
        <translation>varios solucionadores, playouts y ejecuciones comparados en gráficos, también en los tableros de los artículos de investigación</translation>
    </message>
    <message>
        <source>SameGame solution</source>
        <translation>Solución de SameGame</translation>
    </message>
    <message>
        <source>The board, with the score and what is left beside it</source>
        <translation>El tablero, con la puntuación y lo que queda al lado</translation>
    </message>
    <message>
        <source>Candidates for the next move, on the board and in a table</source>
        <translation>Candidatas para la próxima jugada, en el tablero y en una tabla</translation>
    </message>
    <message>
        <source>A hint that says which blocks the next moves save</source>
        <translation>Una pista que dice qué bloques reservan las próximas jugadas</translation>
    </message>
    <message>
        <source>The review of a game, with its largest losses</source>
        <translation>La revisión de una partida, con sus mayores pérdidas</translation>
    </message>
    <message>
        <source>Three solvers compared on one board</source>
        <translation>Tres solucionadores comparados en un tablero</translation>
    </message>
    <message>
        <source>SameGame trials</source>
        <translation>Ensayos de SameGame</translation>
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
        <translation>Media</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
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
        <translation>Mediana</translation>
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
        <translation>Peor</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Own score</source>
        <translation>Propia</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentil</translation>
    </message>
    <message>
        <source>The score that this share of the playouts does not exceed</source>
        <translation>La puntuación que esta proporción de los playouts no supera</translation>
    </message>
    <message>
        <source>Standard deviation of the scores</source>
        <translation>Desviación típica de las puntuaciones</translation>
    </message>
    <message>
        <source>Playouts with a lower score than the game at its end, in percent; equal ones count half</source>
        <translation>Playouts con una puntuación más baja que la de la partida en su final, en tanto por ciento; los iguales cuentan la mitad</translation>
    </message>
</context>
<context>
    <name>DistributionPanel</name>
    <message>
        <source>Numbers of the distribution</source>
        <translation>Números de la distribución</translation>
    </message>
    <message>
        <source>Compares playouts from the position on the board</source>
        <translation>Compara playouts desde la posición del tablero</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el inicio</translation>
    </message>
    <message numerus="yes">
        <source>From the position after %Ln moves</source>
        <translation>
            <numerusform>Desde la posición tras %Ln jugada</numerusform>
            <numerusform>Desde la posición tras %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Share of playouts</source>
        <translation>Proporción de playouts</translation>
    </message>
    <message>
        <source>From the start of each board</source>
        <translation>Desde el inicio de cada tablero</translation>
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
            <numerusform>%Ln playout cada una</numerusform>
            <numerusform>%Ln playouts cada una</numerusform>
        </translation>
    </message>
    <message>
        <source>Playouts end with the blocks on the board, but this game has refill: more columns come in, which nobody knows. Choose boards by name.</source>
        <translation>Los playouts terminan con los bloques del tablero, pero esta partida tiene reposición: entran más columnas, que nadie conoce. Elige tableros por su nombre.</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Tipo de gráfico</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cajas</translation>
    </message>
    <message>
        <source>&amp;Means by board as CSV…</source>
        <translation>&amp;Medias por tablero como CSV…</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln tablero</numerusform>
            <numerusform>%Ln tableros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 de %Ln tablero</numerusform>
            <numerusform>%1 de %Ln tableros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistributionSetup</name>
    <message>
        <source>Playout policy</source>
        <translation>Política de playouts</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>position on the board</source>
        <translation>posición del tablero</translation>
    </message>
    <message>
        <source>Add series</source>
        <translation>Añadir serie</translation>
    </message>
    <message>
        <source>Playouts of each series</source>
        <translation>Playouts de cada serie</translation>
    </message>
    <message>
        <source>The same seed and number of playouts give the same distribution again; empty for a new seed each time</source>
        <translation>La misma semilla y el mismo número de playouts dan otra vez la misma distribución; vacío: una semilla nueva cada vez</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Random and tabu color random here</source>
        <translation>Aleatoria y aleatoria con color tabú aquí</translation>
    </message>
    <message>
        <source>Takes &amp;&amp; Kosters, figure 2: boards 1 and 9</source>
        <translation>Takes &amp;&amp; Kosters, figura 2: tableros 1 y 9</translation>
    </message>
    <message>
        <source>Every policy here</source>
        <translation>Todas las políticas aquí</translation>
    </message>
    <message>
        <source>Empty for the position on the board, or a board name such as standard:9, random:42 or id:…; boards are played under the rules of the game, but an ID under its own</source>
        <translation>Vacío: la posición del tablero; o un nombre de tablero como standard:9, random:42 o id:…; los tableros se juegan con las reglas de la partida, pero un ID con las suyas</translation>
    </message>
    <message>
        <source>those of the series</source>
        <translation>los de las series</translation>
    </message>
    <message>
        <source>Empty for a board of each series, or a list such as standard:1-20 or random:1-100/8x8x4: every policy plays each of them, and the chart shows the means of the boards; they are played under the rules of the game, but a board ID under its own</source>
        <translation>Vacío: un tablero por serie; o una lista como standard:1-20 o random:1-100/8x8x4: cada política juega cada uno de los tableros de la lista, y el gráfico muestra las medias de los tableros; se juegan con las reglas de la partida, pero un ID de tablero con las suyas</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>each of the list</source>
        <translation>los de la lista</translation>
    </message>
    <message>
        <source>The list under Boards is played in place of this board; clear it to give each series its own.</source>
        <translation>Se juega la lista de «Tableros» en lugar de este tablero; vacíala para dar a cada serie el suyo.</translation>
    </message>
    <message>
        <source>Each policy plays the boards of the list once, and %1 stands here twice.</source>
        <translation>Cada política juega los tableros de la lista una sola vez, pero %1 está aquí dos veces.</translation>
    </message>
    <message>
        <source>Playouts of each policy on each board</source>
        <translation>Playouts de cada política en cada tablero</translation>
    </message>
</context>
<context>
    <name>DockTabs</name>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
    <message>
        <source>%1: a window of its own, or back</source>
        <translation>%1: ventana propia, o de vuelta</translation>
    </message>
</context>
<context>
    <name>DuelResult</name>
    <message>
        <source>Against %1 so far: %2 won, %3 lost, %4 drawn.</source>
        <translation>Balance contra %1: ganados %2, perdidos %3, empatados %4.</translation>
    </message>
    <message>
        <source>With help in the duel or before: %1 of %2 won.</source>
        <translation>Ganados con ayuda en el duelo o antes: %1 de %2.</translation>
    </message>
    <message>
        <source>%1 is still playing.</source>
        <translation>%1 todavía está jugando.</translation>
    </message>
    <message>
        <source>The first duel on this board counts, with %1.</source>
        <translation>Cuenta el primer duelo en este tablero, con %1.</translation>
    </message>
    <message>
        <source>Your blocks left: %1</source>
        <translation>Bloques que te quedan: %1</translation>
    </message>
    <message>
        <source>Your points: %1</source>
        <translation>Tus puntos: %1</translation>
    </message>
    <message>
        <source>Blocks left: you %1, %2 %3</source>
        <translation>Bloques restantes: tú %1, %2 %3</translation>
    </message>
    <message>
        <source>Points: you %1, %2 %3</source>
        <translation>Puntos: tú %1, %2 %3</translation>
    </message>
    <message>
        <source>You won against %1!</source>
        <translation>¡Ganaste contra %1!</translation>
    </message>
    <message>
        <source>A draw with %1</source>
        <translation>Empate con %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>the name of an opponent</comment>
        <translation>Ganó %1</translation>
    </message>
    <message>
        <source>You %1</source>
        <comment>and a score</comment>
        <translation>Tú %1</translation>
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
        <translation>Tú %1</translation>
    </message>
    <message>
        <source>Duel, blocks left: you %1, %2 %3.</source>
        <translation>Duelo, bloques restantes: tú %1, %2 %3.</translation>
    </message>
    <message>
        <source>Duel, points: you %1, %2 %3.</source>
        <translation>Duelo, puntos: tú %1, %2 %3.</translation>
    </message>
    <message>
        <source>Duel, your blocks left: %1.</source>
        <translation>Duelo, bloques que te quedan: %1.</translation>
    </message>
    <message>
        <source>Duel, your points: %1.</source>
        <translation>Duelo, tus puntos: %1.</translation>
    </message>
    <message>
        <source>%1 is still playing this board.</source>
        <translation>%1 todavía está jugando este tablero.</translation>
    </message>
    <message>
        <source>%1 has ended; you learn the score when your game ends.</source>
        <translation>%1 ha terminado; su puntuación se sabrá cuando termine tu partida.</translation>
    </message>
</context>
<context>
    <name>DuelsModel</name>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Duels won without help</source>
        <translation>Duelos ganados sin ayuda</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Duels lost without help</source>
        <translation>Duelos perdidos sin ayuda</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatados</translation>
    </message>
    <message>
        <source>Duels without help that ended alike</source>
        <translation>Duelos sin ayuda que terminaron igualados</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>Duels with help, or on a board that was played with help before, and how many of them were won; they count nowhere else</source>
        <translation>Duelos con ayuda, o en un tablero que ya se jugó con ayuda, y cuántos de ellos se ganaron; no cuentan en ningún otro sitio</translation>
    </message>
    <message>
        <source>%1, %2 won</source>
        <comment>a number of duels</comment>
        <translation>%1, ganados: %2</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Final score: %1</source>
        <translation>Puntuación final: %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Ver esta partida</translation>
    </message>
    <message>
        <source>Plays this game again, step by step</source>
        <translation>Reproduce esta partida, paso a paso</translation>
    </message>
    <message>
        <source>Takes back the last move, so that the game goes on</source>
        <translation>Retira la última jugada, para que la partida continúe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 jugada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games on this board: %1</source>
        <translation>Tus partidas en este tablero: %1</translation>
    </message>
    <message>
        <source>No other game of yours on this board yet.</source>
        <translation>Todavía no hay otra partida tuya en este tablero.</translation>
    </message>
    <message numerus="yes">
        <source>Your best of %Ln games on this board.</source>
        <translation>
            <numerusform>Tu mejor de %Ln partida en este tablero.</numerusform>
            <numerusform>Tu mejor de %Ln partidas en este tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number %1 of your %2 games on this board.</source>
        <translation>Número %1 de tus %2 partidas en este tablero.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Plays this board from its start; can be undone</source>
        <translation>Juega este tablero desde su inicio; se puede deshacer</translation>
    </message>
    <message>
        <source>Looking for a better game: %1 % of the time.</source>
        <translation>Buscando una partida mejor: %1&#xa0;% del tiempo.</translation>
    </message>
    <message>
        <source>No better game of this board is known.</source>
        <translation>No se conoce ninguna partida mejor de este tablero.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Dejar de buscar</translation>
    </message>
    <message>
        <source>Show a better game</source>
        <translation>Mostrar una partida mejor</translation>
    </message>
    <message>
        <source>Ends the search; a better game that it has found is replayed</source>
        <translation>Termina la búsqueda; si ha encontrado una partida mejor, se reproduce</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Shows what each move gave away, and what was better</source>
        <translation>Muestra lo que dejó escapar cada jugada y qué era mejor</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>moves, their points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cleared board: +%1</source>
        <translation>tablero vaciado: +%1</translation>
    </message>
    <message>
        <source>a cleared board earns no bonus</source>
        <translation>un tablero vaciado no da bonificación</translation>
    </message>
    <message>
        <source>blocks left: %1</source>
        <translation>bloques restantes: %1</translation>
    </message>
    <message>
        <source>blocks left cost nothing</source>
        <translation>los bloques restantes no cuestan nada</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>points of moves, points of the end</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Best game so far: %1.</source>
        <translation>Mejor partida hasta ahora: %1.</translation>
    </message>
    <message>
        <source>Perfect: it is proven that no game ends higher.</source>
        <translation>Perfecta: está demostrado que ninguna partida termina más alto.</translation>
    </message>
    <message>
        <source>This is the best game known.</source>
        <translation>Esta es la mejor partida conocida.</translation>
    </message>
    <message>
        <source>No other game of this board is known yet.</source>
        <translation>Todavía no se conoce otra partida de este tablero.</translation>
    </message>
    <message>
        <source>Best game known: %1.</source>
        <translation>Mejor partida conocida: %1.</translation>
    </message>
    <message>
        <source>Best game possible, proven: %1 (%2 more than this one).</source>
        <translation>Mejor partida posible, demostrado: %1 (%2 más que esta).</translation>
    </message>
    <message>
        <source>Best game known: %1 (%2 more than this one).</source>
        <translation>Mejor partida conocida: %1 (%2 más que esta).</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>Partida sin ayuda</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Ayuda: %1</translation>
    </message>
    <message>
        <source>Best without help: %1</source>
        <translation>Mejor sin ayuda: %1</translation>
    </message>
    <message>
        <source>Best with help: %1</source>
        <translation>Mejor con ayuda: %1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>con ayuda: %1</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>El ordenador: %1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>el ordenador: %1</translation>
    </message>
    <message>
        <source>Looking for what this board can give…</source>
        <translation>Buscando lo que puede dar este tablero…</translation>
    </message>
    <message>
        <source>What this board can give is not known.</source>
        <translation>No se sabe lo que puede dar este tablero.</translation>
    </message>
    <message>
        <source>A medal needs a score above 0.</source>
        <translation>Para una medalla hace falta una puntuación superior a&#xa0;0.</translation>
    </message>
    <message>
        <source>Bronze from %1</source>
        <translation>Bronce desde %1</translation>
    </message>
    <message>
        <source>%1 · silver from %2</source>
        <comment>bronze medal</comment>
        <translation>%1 · plata desde %2</translation>
    </message>
    <message>
        <source>%1 · gold from %2</source>
        <comment>silver medal</comment>
        <translation>%1 · oro desde %2</translation>
    </message>
    <message>
        <source>Gold from %1 % of the best score known of this board, %2; silver from %3 %, bronze from %4 %</source>
        <translation>Oro desde el %1&#xa0;% de la mejor puntuación conocida de este tablero, %2; plata desde el %3&#xa0;%, bronce desde el %4&#xa0;%</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>New board: %1</source>
        <comment>an opponent</comment>
        <translation>Tablero nuevo: %1</translation>
    </message>
    <message>
        <source>A duel against %1 on another board. %2</source>
        <translation>Un duelo contra %1 en otro tablero. %2</translation>
    </message>
    <message>
        <source>Goes on with the board that comes next</source>
        <translation>Continúa con el tablero que viene después</translation>
    </message>
    <message>
        <source>A duel against %1 on another board</source>
        <translation>Un duelo contra %1 en otro tablero</translation>
    </message>
    <message>
        <source>Same board: %1</source>
        <comment>an opponent</comment>
        <translation>Mismo tablero: %1</translation>
    </message>
    <message>
        <source>Plays this board from its start, against %1 once more; can be undone</source>
        <translation>Juega este tablero desde su inicio, otra vez contra %1; se puede deshacer</translation>
    </message>
    <message>
        <source>What the groups removed earned, and what the end of the game adds</source>
        <translation>Lo que dieron los grupos eliminados y lo que añade el final de la partida</translation>
    </message>
    <message>
        <source>The best game of this board that was played or found so far</source>
        <translation>La mejor partida de este tablero que se ha jugado o encontrado hasta ahora</translation>
    </message>
    <message>
        <source>Closes this card, to look at the board; a click on the score brings it back</source>
        <translation>Cierra esta tarjeta para mirar el tablero; un clic en la puntuación la recupera</translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>Grupo más grande: %1</translation>
    </message>
    <message>
        <source>A file that the computer wrote was opened</source>
        <translation>Se abrió un archivo escrito por el ordenador</translation>
    </message>
    <message>
        <source>Watch the best game</source>
        <translation>Ver la mejor partida</translation>
    </message>
    <message>
        <source>Plays the best game known of this board, step by step</source>
        <translation>Reproduce la mejor partida conocida de este tablero, paso a paso</translation>
    </message>
    <message>
        <source>It is proven that no game ends higher.</source>
        <translation>Está demostrado que ninguna partida termina más alto.</translation>
    </message>
    <message>
        <source>Has the computer look for a better game for some seconds, and replays it</source>
        <translation>Hace que el ordenador busque una partida mejor durante unos segundos, y la reproduce</translation>
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
        <translation>Montecarlo anidada</translation>
    </message>
    <message>
        <source>Single-player Monte-Carlo tree search: a tree of positions grown by playouts</source>
        <translation>Búsqueda Montecarlo en árbol para un jugador: un árbol de posiciones que crece con playouts</translation>
    </message>
    <message>
        <source>Nested Monte-Carlo search: every move is judged by a search one level below</source>
        <translation>Búsqueda Montecarlo anidada: cada jugada la juzga una búsqueda de un nivel inferior</translation>
    </message>
    <message>
        <source>Nodes after which a new tree begins (randomized restarts); 0 never</source>
        <translation>Nodos tras los que empieza un árbol nuevo (reinicios aleatorios); 0: nunca</translation>
    </message>
    <message>
        <source>Policy of the playouts</source>
        <translation>Política de los playouts</translation>
    </message>
    <message>
        <source>Depth of nesting: each level multiplies the playouts of one search by a hundred to a thousand</source>
        <translation>Profundidad de anidamiento: cada nivel multiplica los playouts de una búsqueda por cien a mil</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatoria</translation>
    </message>
    <message>
        <source>Every group with the same probability</source>
        <translation>Cada grupo con la misma probabilidad</translation>
    </message>
    <message>
        <source>Tabu random</source>
        <translation>Aleatoria con tabú</translation>
    </message>
    <message>
        <source>One color, picked at random when the playout starts, is spared while there is another group</source>
        <translation>Un color, elegido al azar al empezar el playout, se reserva mientras haya otro grupo</translation>
    </message>
    <message>
        <source>Tabu color random</source>
        <translation>Aleatoria con color tabú</translation>
    </message>
    <message>
        <source>The color with the most blocks when the playout starts is spared while there is another group</source>
        <translation>El color con más bloques al empezar el playout se reserva mientras haya otro grupo</translation>
    </message>
    <message>
        <source>Probability of a move that may be of any color</source>
        <translation>Probabilidad de una jugada que puede ser de cualquier color</translation>
    </message>
    <message>
        <source>How the two bounds of formula 1 combine: added as printed, multiplied, or multiplied with a square root instead of the logarithm</source>
        <translation>Cómo se combinan las dos cotas de la fórmula 1: sumadas como está impreso, multiplicadas, o multiplicadas con una raíz cuadrada en lugar del logaritmo</translation>
    </message>
    <message>
        <source>C: higher values try rarely tried moves more</source>
        <translation>C: con valores más altos se prueban más las jugadas poco probadas</translation>
    </message>
    <message>
        <source>D: higher values try rarely visited moves longer</source>
        <translation>D: con valores más altos se prueban durante más tiempo las jugadas poco visitadas</translation>
    </message>
    <message>
        <source>T: visits of a position before the formula chooses there instead of the playout policy</source>
        <translation>T: visitas de una posición antes de que ahí elija la fórmula en lugar de la política de playouts</translation>
    </message>
    <message>
        <source>Nodes added: one per playout, or all children of a position visited T times</source>
        <translation>Nodos que se añaden: uno por playout, o todos los sucesores de una posición visitada T veces</translation>
    </message>
    <message>
        <source>1 picks the color again before every move, 0 at the start</source>
        <translation>1 elige de nuevo el color antes de cada jugada; 0, al inicio</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>Ruleta</translation>
    </message>
    <message>
        <source>A color is drawn before every move, less often the more blocks it has left; then one of its groups</source>
        <translation>Antes de cada jugada se sortea un color, menos a menudo cuantos más bloques le quedan; después, uno de sus grupos</translation>
    </message>
    <message>
        <source>How much a full board reduces the weight of frequent colors</source>
        <translation>Cuánto reduce un tablero lleno el peso de los colores frecuentes</translation>
    </message>
    <message>
        <source>Share of the smallest color&apos;s blocks that is subtracted from every color&apos;s blocks</source>
        <translation>Proporción de los bloques del color más escaso que se resta de los bloques de cada color</translation>
    </message>
    <message>
        <source>Fixed exponent instead of the one by beta; 0: by beta</source>
        <translation>Exponente fijo en lugar del que da beta; 0: el de beta</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Voraz</translation>
    </message>
    <message>
        <source>The largest group, at random among equals</source>
        <translation>El grupo más grande; entre iguales, al azar</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Groups by their size: one of n blocks with a probability proportional to exp(bias * min(cap, n - 2)); what nested rollout policy adaptation starts from</source>
        <translation>Grupos según su tamaño: uno de n bloques con una probabilidad proporcional a exp(bias * min(cap, n - 2)); aquello de lo que parte la adaptación anidada de la política de playouts (NRPA)</translation>
    </message>
    <message>
        <source>Weight of each block above two</source>
        <translation>Peso de cada bloque por encima de dos</translation>
    </message>
    <message>
        <source>The most blocks above two that count</source>
        <translation>Número máximo de bloques por encima de dos que cuentan</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks at the start while there is another group</source>
        <translation>1 reserva el color con más bloques al inicio mientras haya otro grupo</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or a setting of the paper from its text or from its program</source>
        <translation>Valores de todas las demás opciones: los nuestros, o un ajuste del artículo según su texto o según su programa</translation>
    </message>
    <message>
        <source>The logarithm of the visits in formula 1</source>
        <translation>El logaritmo de las visitas en la fórmula 1</translation>
    </message>
    <message>
        <source>W: weight of the top score beside the mean</source>
        <translation>W: peso de la puntuación máxima junto a la media</translation>
    </message>
    <message>
        <source>Whether the top score is added to the mean with weight W, or takes the share W of their sum</source>
        <translation>Si la puntuación máxima se suma a la media con el peso W, o toma la parte W de la suma de ambas</translation>
    </message>
    <message>
        <source>One search for the whole game, or one for every move with a share of the budget</source>
        <translation>Una búsqueda para toda la partida, o una para cada jugada con una parte del presupuesto</translation>
    </message>
    <message>
        <source>Moves of a game, among which a search for every move shares out the budget</source>
        <translation>Jugadas de una partida entre las que una búsqueda por jugada reparte el presupuesto</translation>
    </message>
    <message>
        <source>The move that a search for every move follows: of the best line, or the move with the highest mean or the most visits</source>
        <translation>La jugada que sigue una búsqueda por jugada: de la mejor secuencia, o la jugada con la media más alta o con más visitas</translation>
    </message>
    <message>
        <source>Trees among which the budget, or a move&apos;s share of it, is shared out (randomized restarts)</source>
        <translation>Árboles entre los que se reparte el presupuesto, o la parte que le toca a una jugada (reinicios aleatorios)</translation>
    </message>
    <message>
        <source>Seconds after which a new tree begins (randomized restarts); 0 never</source>
        <translation>Segundos tras los que empieza un árbol nuevo (reinicios aleatorios); 0: nunca</translation>
    </message>
    <message>
        <source>Whether a position has one node for all orders of moves that lead to it, and whether new trees begin with what earlier ones found there</source>
        <translation>Si una posición tiene un solo nodo para todos los órdenes de jugadas que llevan a ella, y si los árboles nuevos empiezan con lo que los anteriores encontraron ahí</translation>
    </message>
    <message>
        <source>Visits at which a move&apos;s own mean counts as much as the mean of all playouts that play it later (RAVE); 0 turns it off</source>
        <translation>Visitas con las que la media propia de una jugada cuenta tanto como la media de todos los playouts que la juegan más tarde (RAVE); 0 lo desactiva</translation>
    </message>
    <message>
        <source>Moves the formula may choose from: all, or more and more of them with the visits of the position, by progressive widening or unpruning</source>
        <translation>Jugadas entre las que puede elegir la fórmula: todas, o cada vez más de ellas con las visitas de la posición, mediante ensanchamiento progresivo o despoda progresiva</translation>
    </message>
    <message>
        <source>Once the memory is full: recycle the nodes below rarely visited positions, or begin a new tree</source>
        <translation>Cuando la memoria está llena: reciclar los nodos bajo posiciones poco visitadas, o empezar un árbol nuevo</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo</source>
        <translation>Montecarlo plana</translation>
    </message>
    <message>
        <source>Depth-budgeted search</source>
        <translation>Búsqueda con presupuesto de profundidad</translation>
    </message>
    <message>
        <source>Greedy search</source>
        <translation>Búsqueda voraz</translation>
    </message>
    <message>
        <source>Best-first search</source>
        <translation>Búsqueda «primero el mejor»</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo search: plays the move whose playouts went best, and so on to the end</source>
        <translation>Búsqueda Montecarlo plana: hace la jugada cuyos playouts fueron mejor, y así hasta el final</translation>
    </message>
    <message>
        <source>Depth-budgeted search, the Banker&apos;s algorithm: every first move gets a budget, which is shared out among the moves below it</source>
        <translation>Búsqueda con presupuesto de profundidad, el algoritmo del banquero: cada primera jugada recibe un presupuesto, que se reparte entre las jugadas bajo ella</translation>
    </message>
    <message>
        <source>Greedy search: every move leads to the position with the best estimate</source>
        <translation>Búsqueda voraz: cada jugada lleva a la posición con la mejor estimación</translation>
    </message>
    <message>
        <source>Best-first search: the open position with the best estimate goes on; proves its line on small boards</source>
        <translation>Búsqueda «primero el mejor»: continúa la posición abierta con la mejor estimación; demuestra su secuencia en tableros pequeños</translation>
    </message>
    <message>
        <source>What judges a position: the points so far, alone, with the points of the groups on the board, or with the points of each color as one group, which no line exceeds</source>
        <translation>Lo que juzga una posición: los puntos hasta ahora, solos, con los puntos de los grupos del tablero, o con los puntos de cada color como un solo grupo, que ninguna secuencia supera</translation>
    </message>
    <message>
        <source>Which child is played: the one with the biggest or with the best average playout, after random or biased playouts</source>
        <translation>Qué sucesor se juega: el que tiene el playout más alto o el de mejor media, tras playouts aleatorios o sesgados</translation>
    </message>
    <message>
        <source>Policy of the playouts; auto is the method&apos;s own</source>
        <translation>Política de los playouts; auto es la propia del método</translation>
    </message>
    <message>
        <source>R: playouts after every child before one of them is played</source>
        <translation>R: playouts tras cada sucesor antes de que se juegue uno de ellos</translation>
    </message>
    <message>
        <source>Games played to the end before the search ends; 0 goes on until the budget ends</source>
        <translation>Partidas jugadas hasta el final antes de que termine la búsqueda; 0 continúa hasta que termina el presupuesto</translation>
    </message>
    <message>
        <source>Which lines count: the lines of all playouts, or only the games played, as in the paper</source>
        <translation>Qué secuencias cuentan: las de todos los playouts, o solo las partidas jugadas, como en el artículo</translation>
    </message>
    <message>
        <source>What ranks the children of a position: a playout after each of them, or an estimate</source>
        <translation>Lo que ordena los sucesores de una posición: un playout tras cada uno de ellos, o una estimación</translation>
    </message>
    <message>
        <source>Budget of a child in relation to the next better one: 1 shares it out evenly, 0 gives the best child everything</source>
        <translation>Presupuesto de un sucesor en relación con el siguiente mejor: 1 lo reparte por igual, 0 se lo da todo al mejor sucesor</translation>
    </message>
    <message>
        <source>What plays to the end when the budget is used up: the policy, or greedy moves by the estimate</source>
        <translation>Lo que juega hasta el final cuando el presupuesto se ha agotado: la política, o jugadas voraces según la estimación</translation>
    </message>
    <message>
        <source>Playouts for every child of the root in the first round; doubled from round to round</source>
        <translation>Playouts para cada sucesor de la raíz en la primera ronda; se duplican de ronda en ronda</translation>
    </message>
    <message>
        <source>Which lines count in a search for every move: the lines of all playouts, or only the games played</source>
        <translation>Qué secuencias cuentan en una búsqueda por jugada: las de todos los playouts, o solo las partidas jugadas</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the printed generic implementation, with random playouts</source>
        <translation>Valores de todas las demás opciones: los nuestros, o los de la implementación genérica impresa, con playouts aleatorios</translation>
    </message>
    <message>
        <source>Which of several moves with equal results is followed: a random one, or the last</source>
        <translation>Cuál de varias jugadas con resultados iguales se sigue: una al azar, o la última</translation>
    </message>
    <message>
        <source>Whether a search follows its best sequence so far if the results of a step are worse, or always the best of the step</source>
        <translation>Si una búsqueda sigue su mejor secuencia hasta ahora cuando los resultados de un paso son peores, o siempre lo mejor del paso</translation>
    </message>
    <message>
        <source>Searches from the start of the board before a thread ends; 0 goes on until the budget ends</source>
        <translation>Búsquedas desde el inicio del tablero antes de que termine un hilo; 0 continúa hasta que termina el presupuesto</translation>
    </message>
    <message>
        <source>NRPA</source>
        <translation>NRPA</translation>
    </message>
    <message>
        <source>Nested rollout policy adaptation: playouts learn from the best lines, level by level</source>
        <translation>Adaptación anidada de la política de playouts (NRPA): los playouts aprenden de las mejores secuencias, nivel por nivel</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the paper&apos;s text or of its program</source>
        <translation>Valores de todas las demás opciones: los nuestros, o los del texto del artículo o de su programa</translation>
    </message>
    <message>
        <source>Depth of nesting</source>
        <translation>Profundidad de anidamiento</translation>
    </message>
    <message>
        <source>N: how often a level repeats the one below; 0 fits it to the budget, so that one search fills it</source>
        <translation>N: cuántas veces un nivel repite el inferior; 0 lo ajusta al presupuesto, de modo que una búsqueda lo llena</translation>
    </message>
    <message>
        <source>Step of the weights toward the best line</source>
        <translation>Paso de los pesos hacia la mejor secuencia</translation>
    </message>
    <message>
        <source>The features of a move that share a weight</source>
        <translation>Las características de una jugada que comparten un peso</translation>
    </message>
    <message>
        <source>Spares the color with the most blocks at the start while there is another group</source>
        <translation>Reserva el color con más bloques al inicio mientras haya otro grupo</translation>
    </message>
    <message>
        <source>Moves after which groups of two blocks of that color may be played</source>
        <translation>Jugadas tras las que se pueden jugar grupos de dos bloques de ese color</translation>
    </message>
    <message>
        <source>Weight of each block of a group above two, in addition to the learned weight</source>
        <translation>Peso de cada bloque de un grupo por encima de dos, además del peso aprendido</translation>
    </message>
    <message>
        <source>The most blocks of a group above two that count for the bias</source>
        <translation>Número máximo de bloques de un grupo por encima de dos que cuentan para el sesgo</translation>
    </message>
    <message>
        <source>Higher values play more at random: they divide the learned weights, not the bias</source>
        <translation>Un valor más alto juega más al azar: divide los pesos aprendidos, no el sesgo</translation>
    </message>
    <message>
        <source>Weights that a search begins with: zero, or random</source>
        <translation>Pesos con los que empieza una búsqueda: cero, o aleatorios</translation>
    </message>
    <message>
        <source>P: playouts of level 1 between two adaptations, the best of which counts</source>
        <translation>P: playouts del nivel 1 entre dos adaptaciones, de los que cuenta el mejor</translation>
    </message>
    <message>
        <source>R: a level ends once its best line was found again this often; 0: never</source>
        <translation>R: un nivel termina cuando su mejor secuencia se ha vuelto a encontrar este número de veces; 0: nunca</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 1 keeps</source>
        <translation>Secuencias, cada una con su política, que conserva el nivel 1</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 2 keeps</source>
        <translation>Secuencias, cada una con su política, que conserva el nivel 2</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that higher levels keep</source>
        <translation>Secuencias, cada una con su política, que conservan los niveles superiores</translation>
    </message>
    <message>
        <source>What lines of a beam must differ in</source>
        <translation>En qué deben diferir las secuencias de un haz</translation>
    </message>
    <message>
        <source>Use of several threads: each searches for itself, or several form a job and share a policy, have their own policies until the best one is taken, keep their own, or keep their own and exchange their best line</source>
        <translation>Uso de varios hilos: cada uno busca por su cuenta, o varios forman un trabajo y comparten una política, tienen sus propias políticas hasta que se toma la mejor, conservan la suya, o conservan la suya e intercambian su mejor secuencia</translation>
    </message>
    <message>
        <source>Level whose calls of the level below are shared among a job&apos;s threads</source>
        <translation>Nivel cuyas llamadas al nivel inferior se reparten entre los hilos de un trabajo</translation>
    </message>
    <message>
        <source>M: threads of a job, with as many jobs as there are threads for; 0: one job of all threads</source>
        <translation>M: hilos de un trabajo, con tantos trabajos como permita el número de hilos; 0: un trabajo con todos los hilos</translation>
    </message>
    <message>
        <source>Whether a child is ranked by the best line that was ever found from its position, if it is better than the new playout</source>
        <translation>Si un sucesor se ordena por la mejor secuencia que se encontró alguna vez desde su posición, cuando es mejor que el playout nuevo</translation>
    </message>
    <message>
        <source>A*</source>
        <translation>A*</translation>
    </message>
    <message>
        <source>A*: the open position that promises most goes on; proves its line on small boards</source>
        <translation>A*: continúa la posición abierta que más promete; demuestra su secuencia en tableros pequeños</translation>
    </message>
    <message>
        <source>What a position can still earn at most: the blocks of each color as one group and the bonus (plain), without the bonus if a color has a single block left (dead-color), or with groups only of blocks that can still meet (separated)</source>
        <translation>Lo que una posición todavía puede dar como máximo: los bloques de cada color como un solo grupo y la bonificación (plain), sin la bonificación si de un color queda un solo bloque (dead-color), o con grupos solo de bloques que todavía se pueden juntar (separated)</translation>
    </message>
    <message>
        <source>IDA*</source>
        <translation>IDA*</translation>
    </message>
    <message>
        <source>IDA*: depth-first searches of all positions that promise a score, which is lowered step by step; proves its line on small boards</source>
        <translation>IDA*: búsquedas en profundidad de todas las posiciones que prometen una puntuación, que se rebaja paso a paso; demuestra su secuencia en tableros pequeños</translation>
    </message>
    <message>
        <source>How far the threshold falls after each iteration: to the next lower estimate, or until the number of positions doubles</source>
        <translation>Cuánto baja el umbral tras cada iteración: a la siguiente estimación inferior, o hasta que se duplica el número de posiciones</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it and the iteration</source>
        <translation>Recuerda lo aprendido sobre una posición, sea cual sea el orden de las jugadas que llevan a ella y la iteración</translation>
    </message>
    <message>
        <source>Branch and bound</source>
        <translation>Ramificación y poda</translation>
    </message>
    <message>
        <source>Branch and bound: all lines except lines that cannot beat the best so far; proves its line on small boards</source>
        <translation>Ramificación y poda: todas las secuencias salvo las que no pueden superar la mejor hasta ahora; demuestra su secuencia en tableros pequeños</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it</source>
        <translation>Recuerda lo aprendido sobre una posición, sea cual sea el orden de las jugadas que llevan a ella</translation>
    </message>
    <message>
        <source>Playouts of tabu-color-random before the search, for a best line to begin with</source>
        <translation>Playouts de tabu-color-random antes de la búsqueda, para disponer de una primera mejor secuencia</translation>
    </message>
    <message>
        <source>Exact endgames</source>
        <translation>Finales exactos</translation>
    </message>
    <message>
        <source>Exact search: the best end of good lines, from ever further back; proves its line, or whether the board can be cleared, on small boards</source>
        <translation>Búsqueda exacta: el mejor final de buenas secuencias, desde cada vez más atrás; demuestra su secuencia, o si el tablero se puede vaciar, en tableros pequeños</translation>
    </message>
    <message>
        <source>The goal: the best score, or whether the board can be cleared at all; that search ends with the first line that clears it, or with the proof that none does</source>
        <translation>El objetivo: la mejor puntuación, o si el tablero se puede vaciar siquiera; esa búsqueda termina con la primera secuencia que lo vacía, o con la demostración de que ninguna lo hace</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>Búsqueda en haz</translation>
    </message>
    <message>
        <source>Beam search: of all positions with the same number of blocks removed, the best go on</source>
        <translation>Búsqueda en haz: de todas las posiciones con el mismo número de bloques eliminados continúan las mejores</translation>
    </message>
    <message>
        <source>Positions kept in each layer, as far as memory reaches; 0 runs beams of doubling width one after the other</source>
        <translation>Posiciones que se conservan en cada capa, hasta donde alcance la memoria; 0 ejecuta uno tras otro haces de anchura que se duplica</translation>
    </message>
    <message>
        <source>Positions compete with others that have as many blocks removed, or that are as many moves from the start</source>
        <translation>Las posiciones compiten con otras que tienen el mismo número de bloques eliminados, o que están al mismo número de jugadas del inicio</translation>
    </message>
    <message>
        <source>What ranks positions: the score; the score with the points of the groups on the board, or of each color as one group; the score with a value of the colors, lower the more pieces they are in; or, for the best by that value, the score of a playout</source>
        <translation>Lo que ordena las posiciones: la puntuación; la puntuación con los puntos de los grupos del tablero, o de cada color como un solo grupo; la puntuación con un valor de los colores, menor cuantos más trozos forman; o, para las mejores según ese valor, la puntuación de un playout</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: candidates that get playouts, for each position that is kept</source>
        <translation>Con la evaluación «playouts»: candidatas que reciben playouts, por cada posición que se conserva</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: playouts from each candidate; the best one counts</source>
        <translation>Con la evaluación «playouts»: playouts desde cada candidata; cuenta el mejor</translation>
    </message>
    <message>
        <source>Points taken off the estimate of a position that can no longer be cleared, since a color has a single block left</source>
        <translation>Puntos que se restan de la estimación de una posición que ya no se puede vaciar porque de un color queda un solo bloque</translation>
    </message>
    <message>
        <source>Leaves out positions that cannot reach more than the best line, even with the blocks of each color as one group</source>
        <translation>Omite posiciones que no pueden alcanzar más que la mejor secuencia, ni siquiera con los bloques de cada color como un solo grupo</translation>
    </message>
    <message>
        <source>What chooses below T visits: the playout policy, or first a random cell, whose group may be of the tabu color</source>
        <translation>Lo que elige con menos de T visitas: la política de playouts, o antes una casilla al azar, cuyo grupo puede ser del color tabú</translation>
    </message>
    <message>
        <source>Cell scan</source>
        <translation>Barrido de casillas</translation>
    </message>
    <message>
        <source>The group of the first block met from a random cell upward, then in the next columns: large groups are likelier</source>
        <translation>El grupo del primer bloque que se encuentra desde una casilla al azar hacia arriba, y luego en las columnas siguientes: los grupos grandes son más probables</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks left while there is another group, 2 a color drawn before every move</source>
        <translation>1 reserva el color con más bloques restantes mientras haya otro grupo; 2, un color sorteado antes de cada jugada</translation>
    </message>
    <message>
        <source>Probability that a block of that color is played when the search meets it</source>
        <translation>Probabilidad de que se juegue un bloque de ese color cuando la búsqueda da con él</translation>
    </message>
    <message>
        <source>Plays that color like any other if its blocks are a single group</source>
        <translation>Juega ese color como cualquier otro si sus bloques forman un solo grupo</translation>
    </message>
    <message>
        <source>Playouts shared by all children before one of them is played; 0: each has playouts-per-child</source>
        <translation>Playouts que comparten todos los sucesores antes de que se juegue uno de ellos; 0: cada uno tiene playouts-per-child</translation>
    </message>
    <message>
        <source>What a chain begins with: the line of a short beam, or a random game</source>
        <translation>Con qué empieza una cadena: la secuencia de un haz corto, o una partida aleatoria</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beams that chains begin with; less where the budget is small</source>
        <translation>Número máximo de posiciones de una capa de los haces con los que empiezan las cadenas; menos si el presupuesto es pequeño</translation>
    </message>
    <message>
        <source>Temperature at the start of a chain, in points</source>
        <translation>Temperatura al inicio de una cadena, en puntos</translation>
    </message>
    <message>
        <source>Temperature at the end of a chain, in points</source>
        <translation>Temperatura al final de una cadena, en puntos</translation>
    </message>
    <message>
        <source>A list this many points below the threshold of acceptance is abandoned before its end; 0: never</source>
        <translation>Una lista tantos puntos por debajo del umbral de aceptación se abandona antes de su final; 0: nunca</translation>
    </message>
    <message>
        <source>Other blocks of its old group that a click tries if its own block is gone</source>
        <translation>Otros bloques de su antiguo grupo que prueba un clic si su propio bloque ya no está</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>Recocido</translation>
    </message>
    <message>
        <source>Chains that share the budget, one after another</source>
        <translation>Cadenas que comparten el presupuesto, una tras otra</translation>
    </message>
    <message>
        <source>Lists that a chain tries without a budget</source>
        <translation>Listas que prueba una cadena sin presupuesto</translation>
    </message>
    <message>
        <source>Lists of a chain of the first round; 0: by the budget</source>
        <translation>Listas de una cadena de la primera ronda; 0: según el presupuesto</translation>
    </message>
    <message>
        <source>With length 0, a chain of the first round has this many times the square root of the lists that a thread&apos;s budget allows, but at least 1,000; 0: 100 if the end is mild, else 50</source>
        <translation>Con length 0, una cadena de la primera ronda tiene tantas veces la raíz cuadrada de las listas que permite el presupuesto de un hilo, pero al menos 1000; 0: 100 si el final es mild y 50 si no</translation>
    </message>
    <message>
        <source>Temperature at the start of chains of later rounds, in points, at most that of hot</source>
        <translation>Temperatura al inicio de las cadenas de rondas posteriores, en puntos, como máximo la de hot</translation>
    </message>
    <message>
        <source>One of this many chains goes on to the next round</source>
        <translation>De este número de cadenas, una pasa a la ronda siguiente</translation>
    </message>
    <message>
        <source>Part of the budget for chains that begin with each of the first moves</source>
        <translation>Parte del presupuesto para cadenas que empiezan con cada una de las primeras jugadas</translation>
    </message>
    <message>
        <source>Simulated annealing over lists of clicks on blocks, begun with short beams</source>
        <translation>Recocido simulado sobre listas de clics en bloques, iniciado con haces cortos</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>The strongest: a tournament of annealed lists of clicks, begun with short beams</source>
        <translation>El más fuerte: un torneo de listas de clics recocidas, iniciado con haces cortos</translation>
    </message>
    <message>
        <source>How the temperature falls</source>
        <translation>Cómo baja la temperatura</translation>
    </message>
    <message>
        <source>The color that is played last if a list leaves blocks: the most frequent color at the start, the color of the largest group in the line that a chain begins with, or none</source>
        <translation>El color que se juega el último si una lista deja bloques: el color más frecuente al inicio, el color del grupo más grande de la secuencia con la que empieza una cadena, o ninguno</translation>
    </message>
    <message>
        <source>How a list that leaves blocks is rated: as if it cleared the board, less block-cost points for each block (mild); with a loss that grows from a tenth of the bonus and 40 points a block to the whole bonus and 20, or by its score where there is no bonus (growing); mild under standard, no-penalty and lenient-penalty rules, else growing (by-rules)</source>
        <translation>Cómo se valora una lista que deja bloques: como si vaciara el tablero, menos block-cost puntos por cada bloque (mild); con una pérdida que crece desde una décima parte de la bonificación y 40 puntos por bloque hasta la bonificación entera y 20, o por su puntuación donde no hay bonificación (growing); mild con las reglas standard, no-penalty y lenient-penalty, y growing con las demás (by-rules)</translation>
    </message>
    <message>
        <source>Points that each block left costs if the end is mild</source>
        <translation>Puntos que cuesta cada bloque restante si el final es mild</translation>
    </message>
    <message>
        <source>How often this kind of edit is tried, relative to the others; if all are 0, all are tried equally often</source>
        <translation>Con qué frecuencia se prueba este tipo de cambio, en relación con los demás; si todos son 0, todos se prueban por igual</translation>
    </message>
    <message>
        <source>Playouts of one tree that are played together, faster but chosen with less known; 1 plays each by itself</source>
        <translation>Playouts de un mismo árbol que se juegan juntos, más rápido pero elegidos sabiendo menos; 1 juega cada uno por separado</translation>
    </message>
    <message>
        <source>Which color is spared: one by its number of blocks, or the color of the largest group that a short beam&apos;s line removes, with one beam per search</source>
        <translation>Qué color se reserva: uno por su número de bloques, o el color del grupo más grande que elimina la secuencia de un haz corto, con un haz por búsqueda</translation>
    </message>
    <message>
        <source>1 for the color with the most blocks at the start, 2 for the next; with tabu-color=rank</source>
        <translation>1 para el color con más bloques al inicio, 2 para el siguiente; con tabu-color=rank</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beam that votes</source>
        <translation>Número máximo de posiciones de una capa del haz que vota</translation>
    </message>
    <message>
        <source>Whether a search for every move follows the best line since its game began, or only the best line of the search for the present move</source>
        <translation>Si una búsqueda por jugada sigue la mejor secuencia desde que empezó su partida, o solo la mejor secuencia de la búsqueda de la jugada actual</translation>
    </message>
    <message>
        <source>Moves that share the budget: each has a search of its own, without threshold and table, which plays the first move of the path with the most points; 0: one search</source>
        <translation>Jugadas que comparten el presupuesto: cada una tiene su propia búsqueda, sin threshold ni table, que hace la primera jugada del camino con más puntos; 0: una sola búsqueda</translation>
    </message>
    <message>
        <source>Which visits T counts: of the position, of the move that the formula would choose, or of each move tried there</source>
        <translation>Qué visitas cuenta T: las de la posición, las de la jugada que elegiría la fórmula, o las de cada jugada probada ahí</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>aprox.&#xa0;%1</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>La jugada %1 dejó escapar %2: antes de esta jugada la mejor partida conocida vacía el tablero, después no</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>La jugada %1 puede haber dejado escapar %2: antes de esta jugada la mejor partida conocida vacía el tablero, después no</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: the %3 group of %4 became %5</source>
        <translation>La jugada %1 puede haber dejado escapar %2: el grupo de %4 (%3) se convirtió en %5</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: the %3 group of %4 became %5</source>
        <translation>La jugada %1 dejó escapar %2: el grupo de %4 (%3) se convirtió en %5</translation>
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
        <translation>Programa SP-MCTS de Schadd</translation>
    </message>
    <message>
        <source>The paper&apos;s theta as a number of blocks that is subtracted, at most 99 % of the smallest color&apos;s blocks; 0: by the share theta</source>
        <translation>El theta del artículo como número de bloques que se resta, como máximo el 99&#xa0;% de los bloques del color más escaso; 0: según la proporción theta</translation>
    </message>
    <message>
        <source>Probability that a step follows a move drawn from all, whatever its result, as an unpromising move may lead to the best line</source>
        <translation>Probabilidad de que un paso siga una jugada sorteada entre todas, sea cual sea su resultado, ya que una jugada poco prometedora puede llevar a la mejor secuencia</translation>
    </message>
    <message>
        <source>The command that starts the program, as in a shell; solvers are named external:COMMAND on command lines</source>
        <translation>La orden que inicia el programa, como en una consola; en la línea de órdenes los solucionadores se nombran external:ORDEN</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>Programa externo</translation>
    </message>
    <message>
        <source>Another program: it is sent the board and answers with lines, which are checked; it counts playouts and nodes as it likes</source>
        <translation>Otro programa: se le envía el tablero y responde con secuencias, que se comprueban; cuenta playouts y nodos como quiera</translation>
    </message>
    <message>
        <source>Use of several threads: each grows its own trees (root parallelization), or all grow one tree (tree parallelization), whose results differ from run to run</source>
        <translation>Uso de varios hilos: cada uno hace crecer sus propios árboles (paralelización en la raíz), o todos hacen crecer un solo árbol (paralelización del árbol), cuyos resultados difieren de una ejecución a otra</translation>
    </message>
    <message>
        <source>Virtual loss: a playout counts as so many losses until its score is known, so that the others of its batch, and other threads of the tree, choose other moves</source>
        <translation>Derrota virtual: por cuántas derrotas cuenta un playout hasta que se conoce su puntuación, para que los demás de su lote y los otros hilos del árbol elijan otras jugadas</translation>
    </message>
    <message>
        <source>File of a bias by several features of a move, in place of bias and bias-cap, as train-bias writes it; slower</source>
        <translation>Archivo de un sesgo según varias características de una jugada, en lugar de bias y bias-cap, tal como lo escribe train-bias; más lento</translation>
    </message>
</context>
<context>
    <name>EngineError</name>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; ¿querías decir %2?</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos;: %2</source>
        <translation>fila %1 de &apos;board&apos;: %2</translation>
    </message>
    <message>
        <source>&apos;board&apos;: %1</source>
        <translation>&apos;board&apos;: %1</translation>
    </message>
    <message>
        <source>byte %1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>el byte %1 no es una casilla: se esperaba un color de 1 a 9 o &apos;.&apos;</translation>
    </message>
    <message>
        <source>%1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>%1 no es una casilla: se esperaba un color de 1 a 9 o &apos;.&apos;</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>un tablero tiene como máximo %1 columnas</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>un tablero tiene como máximo %1 filas</translation>
    </message>
    <message>
        <source>a board has 1x1 to 32x32 cells, not %1</source>
        <translation>un tablero tiene de 1x1 a 32x32 casillas, no %1</translation>
    </message>
    <message>
        <source>color %1 is not one of 1 to %2</source>
        <translation>el color %1 no está entre 1 y %2</translation>
    </message>
    <message>
        <source>the block in row %1, column %2 floats: the cell below it is empty</source>
        <translation>el bloque de la fila %1, columna %2 flota: la casilla bajo él está vacía</translation>
    </message>
    <message>
        <source>column %1 is empty, but there are blocks to the right of it</source>
        <translation>la columna %1 está vacía, pero hay bloques a su derecha</translation>
    </message>
    <message>
        <source>%1 looks like a number of two digits: expected blanks between all cells of the row, or none</source>
        <translation>%1 parece un número de dos cifras: se esperaban espacios entre todas las casillas de la fila, o ninguno</translation>
    </message>
    <message>
        <source>a second board begins here: expected one board</source>
        <translation>aquí empieza un segundo tablero: se esperaba uno solo</translation>
    </message>
    <message>
        <source>there are several boards: expected one</source>
        <translation>hay varios tableros: se esperaba uno</translation>
    </message>
    <message>
        <source>the board has no move: expected two blocks of one color beside or above each other</source>
        <translation>el tablero no tiene ninguna jugada: se esperaban dos bloques de un color uno junto a otro o uno sobre otro</translation>
    </message>
    <message>
        <source>this row has %1 cells, the rows above have %2</source>
        <translation>esta fila tiene %1 casillas, las filas de encima tienen %2</translation>
    </message>
    <message>
        <source>there is no board: expected a line of colors 1 to 9 and &apos;.&apos; for each row</source>
        <translation>no hay tablero: se esperaba una línea de colores de 1 a 9 y &apos;.&apos; por cada fila</translation>
    </message>
    <message>
        <source>%1 is not a board: expected %2N with N from 1 to %3</source>
        <translation>%1 no es un tablero: se esperaba %2N con N de 1 a %3</translation>
    </message>
    <message>
        <source>%1 is not a board: expected random:SEED or random:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, up to 32x32x9</source>
        <translation>%1 no es un tablero: se esperaba random:SEMILLA o random:SEMILLA/FILASxCOLUMNASxCOLORES, semilla de 0 a 2^64-1, hasta 32x32x9</translation>
    </message>
    <message>
        <source>a board ID has four parts with &apos;-&apos; between them (size, rules, cells, check), not %1</source>
        <translation>un ID de tablero tiene cuatro partes separadas por &apos;-&apos; (tamaño, reglas, casillas, comprobación), no %1</translation>
    </message>
    <message>
        <source>the check at the end of the board ID does not fit: a character is missing or wrong</source>
        <translation>la comprobación al final del ID de tablero no coincide: falta un carácter o hay uno incorrecto</translation>
    </message>
    <message>
        <source>the board ID has no size: expected ROWSxCOLUMNSxCOLORS, up to 32x32x9</source>
        <translation>el ID de tablero no tiene tamaño: se esperaba FILASxCOLUMNASxCOLORES, hasta 32x32x9</translation>
    </message>
    <message>
        <source>the cells of the board ID do not fit its size</source>
        <translation>las casillas del ID de tablero no corresponden a su tamaño</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>está anidado con demasiada profundidad</translation>
    </message>
    <message>
        <source>it was moved, deleted or replaced meanwhile</source>
        <translation>se ha movido, eliminado o sustituido entretanto</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <translation>otro programa lo ha cambiado entretanto</translation>
    </message>
    <message>
        <source>it has more than %1 values</source>
        <translation>tiene más de %1 valores</translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation>un número es demasiado grande para leerlo</translation>
    </message>
    <message>
        <source>a number in %1 is too large to be read</source>
        <translation>un número en %1 es demasiado grande para leerlo</translation>
    </message>
    <message>
        <source>member %1 appears twice in the same object</source>
        <translation>el miembro %1 aparece dos veces en el mismo objeto</translation>
    </message>
    <message>
        <source>an object has more than %1 members</source>
        <translation>un objeto tiene más de %1 miembros</translation>
    </message>
    <message>
        <source>the object has ended, but the text goes on</source>
        <translation>el objeto ha terminado, pero el texto continúa</translation>
    </message>
    <message>
        <source>this is not JSON: expected an object in { }</source>
        <translation>esto no es JSON: se esperaba un objeto en { }</translation>
    </message>
    <message>
        <source>a solution file is a JSON object</source>
        <translation>un archivo de solución es un objeto JSON</translation>
    </message>
    <message>
        <source>member %1 is missing</source>
        <translation>falta el miembro %1</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame&quot;</source>
        <translation>&apos;format&apos; no es &quot;samegame&quot;</translation>
    </message>
    <message>
        <source>%1 is %2, this program reads version %3</source>
        <translation>%1 es %2, este programa lee la versión %3</translation>
    </message>
    <message>
        <source>%1 names no known rules; known are standard, no-penalty, lenient-penalty, bubble-breaker and clickomania</source>
        <translation>%1 no nombra reglas conocidas; se conocen standard, no-penalty, lenient-penalty, bubble-breaker y clickomania</translation>
    </message>
    <message>
        <source>&apos;board&apos; must be an array of 1 to 32 texts, one for each row</source>
        <translation>&apos;board&apos; debe ser una lista de 1 a 32 textos, uno por cada fila</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos; is not a row of cells</source>
        <translation>la fila %1 de &apos;board&apos; no es una fila de casillas</translation>
    </message>
    <message>
        <source>&apos;moves&apos; must be an array of [row, column]</source>
        <translation>&apos;moves&apos; debe ser una lista de [fila, columna]</translation>
    </message>
    <message>
        <source>&apos;moves&apos; has more than %1 moves</source>
        <translation>&apos;moves&apos; tiene más de %1 jugadas</translation>
    </message>
    <message>
        <source>%1 must be [row, column]</source>
        <translation>%1 debe ser [fila, columna]</translation>
    </message>
    <message>
        <source>%1 must be a text with a whole number from 0 to 2^64-1</source>
        <translation>%1 debe ser un texto con un número entero de 0 a 2^64-1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 debe ser un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 0 to 2^64-1</source>
        <translation>%1 debe ser un número entero de 0 a 2^64-1</translation>
    </message>
    <message>
        <source>%1 must be a number</source>
        <translation>%1 debe ser un número</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1 debe ser un texto</translation>
    </message>
    <message>
        <source>%1 must be an object</source>
        <translation>%1 debe ser un objeto</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 debe ser true o false</translation>
    </message>
    <message>
        <source>move %1 at %2 names no group of two or more blocks</source>
        <translation>la jugada %1 en %2 no señala ningún grupo de dos o más bloques</translation>
    </message>
    <message>
        <source>%1 is not a playout policy; known are %2</source>
        <translation>%1 no es una política de playouts; se conocen %2</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2, which has none</source>
        <translation>%1 no es un parámetro de la política %2, que no tiene ninguno</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2: expected %3</source>
        <translation>%1 no es un parámetro de la política %2: se esperaba %3</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a number from %4 to %5</source>
        <translation>%1 está fuera del intervalo: %2 de la política %3 es un número de %4 a %5</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has none</source>
        <translation>%1 no es una opción de este solucionador; no tiene ninguna</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has %2</source>
        <translation>%1 no es una opción de este solucionador; tiene %2</translation>
    </message>
    <message>
        <source>option %1 has no value: expected key=value</source>
        <translation>la opción %1 no tiene valor: se esperaba clave=valor</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a whole number from %3 to %4</source>
        <translation>la opción %1 es %2, se esperaba un número entero de %3 a %4</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a number from %3 to %4</source>
        <translation>la opción %1 es %2, se esperaba un número de %3 a %4</translation>
    </message>
    <message>
        <source>option %1 is %2, expected %3</source>
        <translation>la opción %1 es %2, se esperaba %3</translation>
    </message>
    <message>
        <source>a row of &apos;board&apos;</source>
        <translation>una fila de &apos;board&apos;</translation>
    </message>
    <message>
        <source>move %1, row</source>
        <translation>jugada %1, fila</translation>
    </message>
    <message>
        <source>move %1, column</source>
        <translation>jugada %1, columna</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>jugada %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>%1 is not a range: the first number is above the last</source>
        <translation>%1 no es un intervalo: el primer número es mayor que el último</translation>
    </message>
    <message>
        <source>more than %1 boards</source>
        <translation>más de %1 tableros</translation>
    </message>
    <message>
        <source>the board ID has unknown rules: expected one of %1</source>
        <translation>el ID de tablero tiene reglas desconocidas: se esperaba uno de %1</translation>
    </message>
    <message>
        <source>%1 names no known gravity; known are shift and pull-left</source>
        <translation>%1 no nombra una gravedad conocida; se conocen shift y pull-left</translation>
    </message>
    <message>
        <source>bias times bias-cap must not be above 30</source>
        <translation>bias por bias-cap no debe superar 30</translation>
    </message>
    <message>
        <source>parallel-level must not be above level</source>
        <translation>parallel-level no debe superar level</translation>
    </message>
    <message>
        <source>the level that runs in parallel cannot have a beam: parallel-level is that of a beam</source>
        <translation>el nivel que se ejecuta en paralelo no puede tener un haz: parallel-level es el de un haz</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a whole number from %4 to %5</source>
        <translation>%1 está fuera del intervalo: %2 de la política %3 es un número entero de %4 a %5</translation>
    </message>
    <message>
        <source>&apos;score&apos; is %1, but the moves earn %2</source>
        <translation>&apos;score&apos; es %1, pero las jugadas dan %2</translation>
    </message>
    <message>
        <source>%1 is %2, but the board at the end says %3</source>
        <translation>%1 es %2, pero el tablero del final dice %3</translation>
    </message>
    <message>
        <source>the list of moves is damaged</source>
        <translation>la lista de jugadas está dañada</translation>
    </message>
    <message>
        <source>a move lies off the board</source>
        <translation>una jugada queda fuera del tablero</translation>
    </message>
    <message>
        <source>it is not known how a game began</source>
        <translation>no se sabe cómo empezó una partida</translation>
    </message>
    <message>
        <source>a line was taken over from another board</source>
        <translation>se adoptó una secuencia de otro tablero</translation>
    </message>
    <message>
        <source>the computer ran short of memory or threads (%1)</source>
        <translation>al ordenador le faltó memoria o hilos (%1)</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1</source>
        <translation>Una semilla es un número entero de 0 a %1</translation>
    </message>
    <message>
        <source>it has more than %1 MiB</source>
        <translation>tiene más de %1 MiB</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>es una tubería o un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>A board that can be cleared for sure has %1 cells and %2 colors or more</source>
        <translation>Un tablero que se puede vaciar con seguridad tiene %1 casillas y %2 colores o más</translation>
    </message>
    <message>
        <source>%1 is not a board: expected clearable:SEED or clearable:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, 2 cells to 32x32, 3 to 9 colors</source>
        <translation>%1 no es un tablero: se esperaba clearable:SEMILLA o clearable:SEMILLA/FILASxCOLUMNASxCOLORES, semilla de 0 a 2^64-1, de 2 casillas a 32x32, de 3 a 9 colores</translation>
    </message>
    <message>
        <source>%1 is not a board: expected daily:YEAR-MONTH-DAY, as in daily:2026-11-23, years 1583 to 9999</source>
        <translation>%1 no es un tablero: se esperaba daily:AÑO-MES-DÍA, como en daily:2026-11-23, años de 1583 a 9999</translation>
    </message>
    <message>
        <source>there is no refill under clickomania rules: their aim is an empty board, and with refill no board stays empty</source>
        <translation>no hay reposición con las reglas clickomania: su objetivo es un tablero vacío, y con reposición ningún tablero se queda vacío</translation>
    </message>
    <message>
        <source>&apos;refill.generator&apos; is %1, this program knows generator 1</source>
        <translation>&apos;refill.generator&apos; es %1, este programa conoce el generador 1</translation>
    </message>
    <message>
        <source>solver %1 plans whole games, but with refill nobody knows the columns to come; flat-monte-carlo and greedy choose each move by the blocks on the board</source>
        <translation>el solucionador %1 planifica partidas enteras, pero con reposición nadie conoce las columnas que vendrán; flat-monte-carlo y greedy eligen cada jugada por los bloques del tablero</translation>
    </message>
    <message>
        <source>solver %1 does not count its moves, which virtual time is made of; nrpa does</source>
        <translation>el solucionador %1 no cuenta sus jugadas, de las que se compone el tiempo virtual; nrpa sí</translation>
    </message>
    <message>
        <source>the state of the search is damaged</source>
        <translation>el estado de la búsqueda está dañado</translation>
    </message>
    <message>
        <source>it is damaged: its check does not fit; without it the search begins anew</source>
        <translation>está dañado: su comprobación no coincide; sin él la búsqueda empieza de nuevo</translation>
    </message>
    <message>
        <source>it keeps no search, expected a file that &apos;solve --resume&apos; wrote</source>
        <translation>no contiene ninguna búsqueda, se esperaba un archivo escrito por &apos;solve --resume&apos;</translation>
    </message>
    <message>
        <source>it keeps a search of %1 (bench %2), but this is %3 (bench %4): only the same program can go on with it</source>
        <translation>contiene una búsqueda de %1 (bench %2), pero este es %3 (bench %4): solo el mismo programa puede continuarla</translation>
    </message>
    <message>
        <source>it keeps a search with %1 %2, not %3</source>
        <translation>contiene una búsqueda con %1 %2, no %3</translation>
    </message>
    <message>
        <source>it keeps a search of another board</source>
        <translation>contiene una búsqueda de otro tablero</translation>
    </message>
    <message>
        <source>it keeps a search that began with another policy</source>
        <translation>contiene una búsqueda que empezó con otra política</translation>
    </message>
    <message>
        <source>the search to go on with has %1 threads, not %2</source>
        <translation>la búsqueda que se quiere continuar tiene %1 hilos, no %2</translation>
    </message>
    <message>
        <source>the solver learns no policy that can be kept; nrpa does</source>
        <translation>el solucionador no aprende ninguna política que se pueda conservar; nrpa sí</translation>
    </message>
    <message>
        <source>solver %1 cannot go on with a search of an earlier run; champion, annealing, and nrpa with parallel=root can</source>
        <translation>el solucionador %1 no puede continuar una búsqueda de una ejecución anterior; champion, annealing y nrpa con parallel=root sí</translation>
    </message>
    <message>
        <source>it is no learned policy, expected a file that --save-policy wrote</source>
        <translation>no es una política aprendida, se esperaba un archivo escrito por --save-policy</translation>
    </message>
    <message>
        <source>it is cut off, its last line has no end</source>
        <translation>está cortado, su última línea no tiene final</translation>
    </message>
    <message>
        <source>expected &apos;code&apos; and its name</source>
        <translation>se esperaba &apos;code&apos; y su nombre</translation>
    </message>
    <message>
        <source>the policy has weights for code=%1, but the search has code=%2</source>
        <translation>la política tiene pesos para code=%1, pero la búsqueda tiene code=%2</translation>
    </message>
    <message>
        <source>expected &apos;initial&apos;, a spread from 0 to 50 and a seed</source>
        <translation>se esperaba &apos;initial&apos;, una dispersión de 0 a 50 y una semilla</translation>
    </message>
    <message>
        <source>expected &apos;weights&apos; and how many lines follow</source>
        <translation>se esperaba &apos;weights&apos; y cuántas líneas siguen</translation>
    </message>
    <message>
        <source>expected a code of 16 hexadecimal digits and a factor from 1.93e-22 to 5.18e21</source>
        <translation>se esperaba un código de 16 cifras hexadecimales y un factor de 1.93e-22 a 5.18e21</translation>
    </message>
    <message>
        <source>this code appears twice</source>
        <translation>este código aparece dos veces</translation>
    </message>
    <message>
        <source>there are more lines than &apos;weights&apos; says</source>
        <translation>hay más líneas de las que indica &apos;weights&apos;</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 debe ser un número de %2 a %3</translation>
    </message>
    <message>
        <source>%1 must be an array with one value or more</source>
        <translation>%1 debe ser una lista con un valor o más</translation>
    </message>
    <message>
        <source>there is no member %1</source>
        <translation>no hay ningún miembro %1</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that &apos;experiment&apos; or &apos;compare&apos; keeps</source>
        <translation>no es un archivo de ensayos, se esperaba uno de los que conserva &apos;experiment&apos; o &apos;compare&apos;</translation>
    </message>
    <message>
        <source>its trials have other %1: %2, expected %3</source>
        <translation>sus ensayos tienen otro %1: %2, se esperaba %3</translation>
    </message>
    <message>
        <source>its trials have %1 entries, expected %2</source>
        <translation>sus ensayos tienen %1 entradas, se esperaban %2</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must be an array of [seconds, playouts, score]</source>
        <translation>&apos;curve&apos; debe ser una lista de [segundos, playouts, puntuación]</translation>
    </message>
    <message>
        <source>%1 is not a reason to stop: %2</source>
        <translation>%1 no es un motivo para detenerse: %2</translation>
    </message>
    <message>
        <source>its moves do not finish the game</source>
        <translation>sus jugadas no terminan la partida</translation>
    </message>
    <message>
        <source>&apos;cleared&apos; does not match its moves</source>
        <translation>&apos;cleared&apos; no concuerda con sus jugadas</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must rise with time, to the score of %1 at the most</source>
        <translation>&apos;curve&apos; debe subir con el tiempo, como máximo hasta la puntuación de %1</translation>
    </message>
    <message>
        <source>its moves earn %1 points, not %2</source>
        <translation>sus jugadas dan %1 puntos, no %2</translation>
    </message>
    <message>
        <source>its trials are of %1 (bench %2), expected %3 (bench %4): trials of different programs do not go together</source>
        <translation>sus ensayos son de %1 (bench %2), se esperaba %3 (bench %4): los ensayos de programas distintos no van juntos</translation>
    </message>
    <message>
        <source>its trials have seed %1, expected %2</source>
        <translation>sus ensayos tienen la semilla %1, se esperaba %2</translation>
    </message>
    <message>
        <source>this trial appears twice</source>
        <translation>este ensayo aparece dos veces</translation>
    </message>
    <message>
        <source>its board %1 is %2, expected %3</source>
        <translation>su tablero %1 es %2, se esperaba %3</translation>
    </message>
    <message>
        <source>its seed is %1, expected %2</source>
        <translation>su semilla es %1, se esperaba %2</translation>
    </message>
    <message>
        <source>%1 is %2, expected one of: %3</source>
        <translation>%1 es %2, se esperaba uno de: %3</translation>
    </message>
    <message>
        <source>%1 must have one of seconds, playouts and nodes</source>
        <translation>%1 debe tener uno de seconds, playouts y nodes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: the solver %2 has no %3, grant it something else</source>
        <translation>%1: el solucionador %2 no tiene %3, hay que concederle otra cosa</translation>
    </message>
    <message>
        <source>%1: the rules of %2 are not known</source>
        <translation>%1: no se conocen las reglas de %2</translation>
    </message>
    <message>
        <source>%1: no published result is called %2</source>
        <translation>%1: ningún resultado publicado se llama %2</translation>
    </message>
    <message>
        <source>%1 must not be empty</source>
        <translation>%1 no debe estar vacío</translation>
    </message>
    <message>
        <source>%1: no entry is called %2</source>
        <translation>%1: ninguna entrada se llama %2</translation>
    </message>
    <message>
        <source>%1 has more than %2 values</source>
        <translation>%1 tiene más de %2 valores</translation>
    </message>
    <message>
        <source>two entries are called %1</source>
        <translation>dos entradas se llaman %1</translation>
    </message>
    <message>
        <source>%1: %2 appears twice</source>
        <translation>%1: %2 aparece dos veces</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame-experiment&quot;</source>
        <translation>&apos;format&apos; no es &quot;samegame-experiment&quot;</translation>
    </message>
    <message>
        <source>%1: %2 counts other points than this experiment</source>
        <translation>%1: %2 cuenta otros puntos que este experimento</translation>
    </message>
    <message>
        <source>threshold-of another than position counts the children that playouts add: it needs expansion=one-node and widening=none</source>
        <translation>un threshold-of distinto de position cuenta los sucesores que añaden los playouts: necesita expansion=one-node y widening=none</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that a comparison here, &apos;compare&apos; or &apos;experiment&apos; keeps</source>
        <translation>no es un archivo de ensayos, se esperaba uno de los que conserva una comparación de aquí, &apos;compare&apos; o &apos;experiment&apos;</translation>
    </message>
    <message>
        <source>it has %1 solvers, a comparison here has %2 at most</source>
        <translation>tiene %1 solucionadores, una comparación de aquí tiene %2 como máximo</translation>
    </message>
    <message>
        <source>its solvers differ in rules, budgets or threads; in a comparison here all have the same rules, the same time, playouts or nodes, and one thread</source>
        <translation>sus solucionadores difieren en reglas, presupuestos o hilos; en una comparación de aquí todos tienen las mismas reglas, el mismo tiempo o los mismos playouts o nodos, y un hilo</translation>
    </message>
    <message>
        <source>it has no trial of board %1 yet, so that nobody knows which one that is</source>
        <translation>todavía no tiene ningún ensayo del tablero %1, de modo que nadie sabe cuál es</translation>
    </message>
    <message>
        <source>it has no trials yet</source>
        <translation>todavía no tiene ensayos</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>no es un archivo ordinario</translation>
    </message>
    <message>
        <source>another program writes to it</source>
        <translation>otro programa está escribiendo en él</translation>
    </message>
    <message>
        <source>only %1 of the %2 threads of a run could be started</source>
        <translation>solo se pudieron iniciar %1 de los %2 hilos de una ejecución</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>está protegido contra escritura</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>no hay ninguna carpeta %1</translation>
    </message>
    <message>
        <source>%1; all of it is in %2</source>
        <translation>%1; todo está en %2</translation>
    </message>
    <message>
        <source>a line has more than %1 MiB</source>
        <translation>una línea tiene más de %1 MiB</translation>
    </message>
    <message>
        <source>it has trials that are not shown here, open it again</source>
        <translation>tiene ensayos que no se muestran aquí, hay que abrirlo de nuevo</translation>
    </message>
    <message>
        <source>%1: no solver is called %2</source>
        <translation>%1: ningún solucionador se llama %2</translation>
    </message>
    <message>
        <source>%1 is %2, but these options are not from a paper with known rules</source>
        <translation>%1 es %2, pero estas opciones no son de un artículo con reglas conocidas</translation>
    </message>
    <message>
        <source>columns of %1 colors cannot come in: expected 1 to %2</source>
        <translation>no pueden entrar columnas de %1 colores: se esperaba de 1 a %2</translation>
    </message>
    <message>
        <source>a game with refill cannot be %1 moves old: expected 0 to %2</source>
        <translation>una partida con reposición no puede llevar %1 jugadas: se esperaba de 0 a %2</translation>
    </message>
    <message>
        <source>%1 columns cannot have come in after %2 moves: expected 0 to %3</source>
        <translation>no pueden haber entrado %1 columnas tras %2 jugadas: se esperaba de 0 a %3</translation>
    </message>
    <message>
        <source>%1 must be a number above 0 and up to %2</source>
        <translation>%1 debe ser un número mayor que 0 y hasta %2</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number from %3 to %4: the axis is logarithmic</source>
        <translation>%1 es %2, se esperaba un número de %3 a %4: el eje es logarítmico</translation>
    </message>
    <message>
        <source>point %1 of &apos;curve&apos;, %2</source>
        <translation>punto %1 de &apos;curve&apos;, %2</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that %1 points are the most, but %2 were found</source>
        <translation>el solucionador tiene un fallo: demostró que %1 puntos es el máximo, pero se encontraron %2</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line that is not a finished game</source>
        <translation>el solucionador tiene un fallo: ofreció una secuencia que no es una partida terminada</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line of %1 points as one of %2</source>
        <translation>el solucionador tiene un fallo: ofreció una secuencia de %1 puntos como una de %2</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that no line clears the board, but one did</source>
        <translation>el solucionador tiene un fallo: demostró que ninguna secuencia vacía el tablero, pero una lo hizo</translation>
    </message>
    <message>
        <source>a game with refill cannot be reviewed, as nobody knows the columns to come</source>
        <translation>una partida con reposición no se puede revisar, pues nadie conoce las columnas que vendrán</translation>
    </message>
    <message>
        <source>there are no moves to review</source>
        <translation>no hay jugadas que revisar</translation>
    </message>
    <message>
        <source>the game goes on after it</source>
        <translation>la partida continúa después de ella</translation>
    </message>
    <message>
        <source>the game is not over after its last move</source>
        <translation>la partida no ha terminado tras su última jugada</translation>
    </message>
    <message>
        <source>the line ends at %1</source>
        <translation>la secuencia termina en %1</translation>
    </message>
    <message>
        <source>it is more than before the move, where %1 can be reached</source>
        <translation>es más que antes de la jugada, donde se puede alcanzar %1</translation>
    </message>
    <message>
        <source>it is proven, since nothing was lost</source>
        <translation>está demostrado, pues no se perdió nada</translation>
    </message>
    <message>
        <source>there must be %1</source>
        <translation>debe haber %1</translation>
    </message>
    <message>
        <source>it is proven, as the end</source>
        <translation>está demostrado, por ser el final</translation>
    </message>
    <message>
        <source>the review was changed, or belongs to another game</source>
        <translation>la revisión se ha cambiado, o pertenece a otra partida</translation>
    </message>
    <message>
        <source>move %1, %2, is no row and column of the board, as in 12,6</source>
        <translation>la jugada %1, %2, no es una fila y columna del tablero, como en 12,6</translation>
    </message>
    <message>
        <source>there are more than %1 moves, the most that a game can have</source>
        <translation>hay más de %1 jugadas, el máximo que puede tener una partida</translation>
    </message>
    <message>
        <source>%1 is not a board: expected counts:SEED/ROWSxCOLUMNS/COUNTS, seed 0 to 2^64-1, up to 32x32, with the blocks of 1 to 9 colors as in 45x5 or 65+40x4</source>
        <translation>%1 no es un tablero: se esperaba counts:SEMILLA/FILASxCOLUMNAS/CANTIDADES, semilla de 0 a 2^64-1, hasta 32x32, con los bloques de 1 a 9 colores como en 45x5 o 65+40x4</translation>
    </message>
    <message>
        <source>%1 is not a board: its colors have %2 blocks, but it has %3 cells</source>
        <translation>%1 no es un tablero: sus colores tienen %2 bloques, pero tiene %3 casillas</translation>
    </message>
    <message>
        <source>%1 is not a board name: expected standard:N, schadd250:N, random:SEED, clearable:SEED, counts:SEED/ROWSxCOLUMNS/COUNTS, daily:YEAR-MONTH-DAY or id:TEXT</source>
        <translation>%1 no es un nombre de tablero: se esperaba standard:N, schadd250:N, random:SEMILLA, clearable:SEMILLA, counts:SEMILLA/FILASxCOLUMNAS/CANTIDADES, daily:AÑO-MES-DÍA o id:TEXTO</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 0 to %2, or -1</source>
        <translation>%1 no es una casilla de este tablero: se esperaba un color de 0 a %2, o -1</translation>
    </message>
    <message>
        <source>a row of CodinGame&apos;s boards has %1 numbers, not %2</source>
        <translation>una fila de los tableros de CodinGame tiene %1 números, no %2</translation>
    </message>
    <message>
        <source>CodinGame&apos;s boards have %1 rows, not %2</source>
        <translation>los tableros de CodinGame tienen %1 filas, no %2</translation>
    </message>
    <message>
        <source>c%1 is no number of colors: expected 1 to %2</source>
        <translation>c%1 no es un número de colores: se esperaba de 1 a %2</translation>
    </message>
    <message>
        <source>s%1 is no scoring: expected s1, (n-1)^2 points, or s2, (n-2)^2 points</source>
        <translation>s%1 no es un sistema de puntos: se esperaba s1, (n-1)^2 puntos, o s2, (n-2)^2 puntos</translation>
    </message>
    <message>
        <source>%1 is no game ID of Simon Tatham&apos;s Same Game: expected COLUMNSxROWScCOLORSs2:CELLS</source>
        <translation>%1 no es un ID de partida de Same Game de Simon Tatham: se esperaba COLUMNASxFILAScCOLORESs2:CASILLAS</translation>
    </message>
    <message>
        <source>this is a random seed of Simon Tatham&apos;s Same Game, whose board only that program makes: expected its game ID, with &apos;:&apos; and all cells</source>
        <translation>esto es una semilla aleatoria de Same Game de Simon Tatham, cuyo tablero solo crea ese programa: se esperaba su ID de partida, con &apos;:&apos; y todas las casillas</translation>
    </message>
    <message>
        <source>the game ID has %1 cells, but its board %2x%3 has %4</source>
        <translation>el ID de partida tiene %1 casillas, pero su tablero %2x%3 tiene %4</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 1 to %2, or 0</source>
        <translation>%1 no es una casilla de este tablero: se esperaba un color de 1 a %2, o 0</translation>
    </message>
    <message>
        <source>%1 is no size: expected columns and rows up to 32, and colors up to 9</source>
        <translation>%1 no es un tamaño: se esperaban columnas y filas hasta 32, y colores hasta 9</translation>
    </message>
    <message>
        <source>this position has %1 cells, but the board %2</source>
        <translation>esta posición tiene %1 casillas, pero el tablero %2</translation>
    </message>
    <message>
        <source>the file ends within a position: expected its cells, a move and three scores, on a line each</source>
        <translation>el archivo termina dentro de una posición: se esperaban sus casillas, una jugada y tres puntuaciones, cada cosa en una línea</translation>
    </message>
    <message>
        <source>no move leads from the position before to this one</source>
        <translation>ninguna jugada lleva de la posición anterior a esta</translation>
    </message>
    <message>
        <source>%1 are no scores: expected three numbers</source>
        <translation>%1 no son puntuaciones: se esperaban tres números</translation>
    </message>
    <message>
        <source>there are no moves: expected rows and columns, as in 12,6</source>
        <translation>no hay jugadas: se esperaban filas y columnas, como en 12,6</translation>
    </message>
    <message>
        <source>the program %1 cannot be started: %2</source>
        <translation>el programa %1 no se puede iniciar: %2</translation>
    </message>
    <message>
        <source>the program %1 was not permitted to start</source>
        <translation>no se permitió iniciar el programa %1</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>es más larga que %1 bytes</translation>
    </message>
    <message>
        <source>%1: wrong lines that do not count: %2 of %3; the first is line %4: %5</source>
        <translation>%1: respuestas incorrectas que no cuentan: %2 de %3; la primera es la línea %4: %5</translation>
    </message>
    <message>
        <source>%1: late lines that do not count: %2 of %3, read after the end of the time</source>
        <translation>%1: respuestas tardías que no cuentan: %2 de %3, leídas después del final del tiempo</translation>
    </message>
    <message>
        <source>%1 gave no line that counts before the end of the time</source>
        <translation>%1 no dio ninguna respuesta que cuente antes del final del tiempo</translation>
    </message>
    <message>
        <source>%1; the last that it said: %2</source>
        <translation>%1; lo último que dijo: %2</translation>
    </message>
    <message>
        <source>the program %1 was ended by signal %2</source>
        <translation>el programa %1 terminó por la señal %2</translation>
    </message>
    <message>
        <source>the program %1 ended with exit code %2</source>
        <translation>el programa %1 terminó con el código de salida %2</translation>
    </message>
    <message>
        <source>the program %1 ended without a line that counts</source>
        <translation>el programa %1 terminó sin una respuesta que cuente</translation>
    </message>
    <message>
        <source>the command is missing: expected external:COMMAND, where COMMAND starts a program</source>
        <translation>falta la orden: se esperaba external:ORDEN, donde ORDEN inicia un programa</translation>
    </message>
    <message>
        <source>the command %1 has a character that no command can have</source>
        <translation>la orden %1 tiene un carácter que ninguna orden puede tener</translation>
    </message>
    <message>
        <source>another table begins here, expected more trials of %1: the file was kept with other options</source>
        <translation>aquí empieza otra tabla, se esperaban más ensayos de %1: el archivo se escribió con otras opciones</translation>
    </message>
    <message>
        <source>another trial stands here, expected the first line of %1: the file was kept with other options</source>
        <translation>aquí hay otro ensayo, se esperaba la primera línea de %1: el archivo se escribió con otras opciones</translation>
    </message>
    <message>
        <source>%1 gives no amounts: expected up to %2 whole numbers with commas between, or a formula of n up to n^2 as the last of them or alone, as in 0,0,(n-2)^2</source>
        <translation>%1 no indica cantidades: se esperaban hasta %2 números enteros separados por comas, o una fórmula de n hasta n^2, al final o sola, como en 0,0,(n-2)^2</translation>
    </message>
    <message>
        <source>a game on the largest board of %1 blocks must not earn or cost more than %2 points</source>
        <translation>una partida en el tablero más grande, de %1 bloques, no debe dar ni costar más de %2 puntos</translation>
    </message>
    <message>
        <source>%1 is below 0 at n = %2</source>
        <translation>%1 es menor que 0 para n = %2</translation>
    </message>
    <message>
        <source>groups must earn points: rules whose moves earn nothing are clickomania</source>
        <translation>los grupos deben dar puntos: las reglas cuyas jugadas no dan nada son clickomania</translation>
    </message>
    <message>
        <source>rules of one&apos;s own need the points of groups, as in own:points=n^2</source>
        <translation>las reglas propias necesitan los puntos de los grupos, como en own:points=n^2</translation>
    </message>
    <message>
        <source>the bonus is %1: expected a whole number from 0 to %2</source>
        <translation>la bonificación es %1: se esperaba un número entero de 0 a %2</translation>
    </message>
    <message>
        <source>%1 names no rules: expected points, and bonus and penalty if wanted, each once, as in own:points=n^2:bonus=100:penalty=n</source>
        <translation>%1 no nombra reglas: se esperaban points y, si se quiere, bonus y penalty, cada uno una vez, como en own:points=n^2:bonus=100:penalty=n</translation>
    </message>
    <message>
        <source>there is no refill under rules of one&apos;s own</source>
        <translation>no hay reposición con reglas propias</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>está cortado</translation>
    </message>
    <message>
        <source>it is no learned bias, expected a file that train-bias wrote</source>
        <translation>no es un sesgo aprendido, se esperaba un archivo escrito por train-bias</translation>
    </message>
    <message>
        <source>there are more weights than &apos;weights&apos; says</source>
        <translation>hay más pesos de los que indica &apos;weights&apos;</translation>
    </message>
    <message>
        <source>no feature of a move is called %1</source>
        <translation>ninguna característica de una jugada se llama %1</translation>
    </message>
    <message>
        <source>the feature %1 appears twice</source>
        <translation>la característica %1 aparece dos veces</translation>
    </message>
    <message>
        <source>the weight of %1 is %2, expected a number from -1000 to 1000</source>
        <translation>el peso de %1 es %2, se esperaba un número de -1000 a 1000</translation>
    </message>
    <message>
        <source>bias-file is %1: %2</source>
        <translation>bias-file es %1: %2</translation>
    </message>
</context>
<context>
    <name>ExperimentColumn</name>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>A solver with its options and its budget</source>
        <translation>Un solucionador con sus opciones y su presupuesto</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>Trials that are done: runs on all boards together</source>
        <translation>Ensayos hechos: ejecuciones en todos los tableros en conjunto</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Mean score over boards; that of a board is the mean of its runs</source>
        <translation>Puntuación media sobre los tableros; la de un tablero es la media de sus ejecuciones</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Sum of the scores over boards; that of a board is the mean of its runs</source>
        <translation>Suma de las puntuaciones de los tableros; la de un tablero es la media de sus ejecuciones</translation>
    </message>
    <message>
        <source>± like these</source>
        <translation>± como estos</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for boards like these: these boards are the sample</source>
        <translation>La mitad de la anchura del intervalo del 95&#xa0;% de la media o del total para tableros como estos: la muestra son estos tableros</translation>
    </message>
    <message>
        <source>± these</source>
        <translation>± estos</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for these boards: the runs on each are the sample</source>
        <translation>La mitad de la anchura del intervalo del 95&#xa0;% de la media o del total para estos tableros: la muestra son las ejecuciones en cada uno</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Standard deviation of the scores between boards; with one board, between its runs</source>
        <translation>Desviación típica de las puntuaciones entre tableros; con un solo tablero, entre sus ejecuciones</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Highest score of all trials</source>
        <translation>La puntuación más alta de un ensayo</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Vaciados</translation>
    </message>
    <message>
        <source>Trials that cleared their board</source>
        <translation>Ensayos que vaciaron su tablero</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Score less that of the entry it is compared with, on the same boards and seeds: the mean over boards or their sum</source>
        <translation>Puntuación menos la de la entrada con la que se compara, en los mismos tableros y con las mismas semillas: la media sobre los tableros o su suma</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for boards like these: these boards are the sample</source>
        <translation>La mitad de la anchura del intervalo del 95&#xa0;% de la diferencia para tableros como estos: la muestra son estos tableros</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for these boards: the runs on each are the sample</source>
        <translation>La mitad de la anchura del intervalo del 95&#xa0;% de la diferencia para estos tableros: la muestra son las ejecuciones en cada uno</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>The entry from which the difference is taken</source>
        <translation>La entrada respecto a la que se toma la diferencia</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>The published mean, or the sum of the published scores of these boards</source>
        <translation>La media publicada, o la suma de las puntuaciones publicadas de estos tableros</translation>
    </message>
    <message>
        <source>Above published</source>
        <translation>Por encima de lo publicado</translation>
    </message>
    <message>
        <source>Mean or total less the published one; below zero where it is lower</source>
        <translation>La media o el total menos lo publicado; menor que cero si queda por debajo</translation>
    </message>
    <message>
        <source>Published deviation</source>
        <translation>Desviación publicada</translation>
    </message>
    <message>
        <source>The published standard deviation of the scores</source>
        <translation>La desviación típica publicada de las puntuaciones</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>Profundidad media</translation>
    </message>
    <message>
        <source>Mean depth of the nodes of a tree, over trials; the first position has depth 0</source>
        <translation>Profundidad media de los nodos de un árbol, promediada sobre los ensayos; la primera posición tiene la profundidad 0</translation>
    </message>
    <message>
        <source>Depth of walks</source>
        <translation>Profundidad de los descensos</translation>
    </message>
    <message>
        <source>Mean depth of the nodes where playouts begin, over trials</source>
        <translation>Profundidad media de los nodos donde empiezan los playouts, promediada sobre los ensayos</translation>
    </message>
    <message>
        <source>Published mean depth</source>
        <translation>Profundidad media publicada</translation>
    </message>
    <message>
        <source>The mean depth that the paper prints</source>
        <translation>La profundidad media que da el artículo</translation>
    </message>
    <message>
        <source>Deepest node</source>
        <translation>Nodo más profundo</translation>
    </message>
    <message>
        <source>Depth of the deepest node of a tree, the mean over trials</source>
        <translation>Profundidad del nodo más profundo de un árbol, la media sobre los ensayos</translation>
    </message>
    <message>
        <source>Deepest so far</source>
        <translation>Más profundo hasta entonces</translation>
    </message>
    <message>
        <source>Depth of the deepest node on a board and all boards before it, the mean over boards; only the first run on each board counts</source>
        <translation>Profundidad del nodo más profundo en un tablero o en cualquiera de los anteriores, la media sobre los tableros; solo cuenta la primera ejecución en cada uno</translation>
    </message>
    <message>
        <source>Published deepest node</source>
        <translation>Nodo más profundo publicado</translation>
    </message>
    <message>
        <source>The depth of the deepest node that the paper prints</source>
        <translation>La profundidad del nodo más profundo que da el artículo</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Playouts</translation>
    </message>
    <message>
        <source>Playouts of a trial, the mean</source>
        <translation>Playouts por ensayo, de media</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Seconds that a trial takes by the clock, the mean</source>
        <translation>Segundos de reloj que dura un ensayo, de media</translation>
    </message>
</context>
<context>
    <name>ExperimentFiles</name>
    <message>
        <source>Figure (*.svg)</source>
        <translation>Figura (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>Ensayos (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>ExperimentListModel</name>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
    <message>
        <source>The table or figure of a paper, or a question of this program</source>
        <translation>La tabla o la figura de un artículo, o una pregunta de este programa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Its name on the command line</source>
        <translation>Su nombre en la línea de órdenes</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Entero</translation>
    </message>
    <message numerus="yes">
        <source>The time that the whole experiment takes on %Ln cores, about: hours, minutes and seconds</source>
        <translation>
            <numerusform>El tiempo aproximado del experimento entero en %Ln núcleo: horas, minutos y segundos</numerusform>
            <numerusform>El tiempo aproximado del experimento entero en %Ln núcleos: horas, minutos y segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducido</translation>
    </message>
    <message>
        <source>The same at the scale that is proposed</source>
        <translation>Lo mismo a la escala propuesta</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>The share of the whole that is proposed: fewer runs or boards, or smaller budgets</source>
        <translation>La parte propuesta del total: menos ejecuciones o tableros, o presupuestos menores</translation>
    </message>
</context>
<context>
    <name>ExperimentText</name>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 de %Ln tablero</numerusform>
            <numerusform>%1 de %Ln tableros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln tablero</numerusform>
            <numerusform>%Ln tableros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the first and the last board</comment>
        <translation>%1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs per board</source>
        <translation>
            <numerusform>%1 de %Ln ejecución por tablero</numerusform>
            <numerusform>%1 de %Ln ejecuciones por tablero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs per board</source>
        <translation>
            <numerusform>%Ln ejecución por tablero</numerusform>
            <numerusform>%Ln ejecuciones por tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>One board says nothing about boards like it.</source>
        <translation>Un solo tablero no dice nada sobre tableros como él.</translation>
    </message>
    <message>
        <source>One run on each board says nothing about further runs on these boards.</source>
        <translation>Una ejecución en cada tablero no dice nada sobre otras ejecuciones en estos tableros.</translation>
    </message>
    <message>
        <source>Differences are to %1.</source>
        <translation>Las diferencias son respecto a %1.</translation>
    </message>
    <message>
        <source>Published results used the whole budget.</source>
        <translation>Los resultados publicados usaron todo el presupuesto.</translation>
    </message>
    <message>
        <source>Searches of %1 without a game, which count as 0 points: %2 of %3.</source>
        <translation>Búsquedas de %1 sin partida, que cuentan como 0 puntos: %2 de %3.</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <comment>where</comment>
        <translation>Publicado: %1.</translation>
    </message>
    <message>
        <source>%1 (scale %2)</source>
        <comment>an experiment</comment>
        <translation>%1 (escala %2)</translation>
    </message>
    <message>
        <source>budgets times %1</source>
        <translation>presupuestos × %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln trials</source>
        <translation>
            <numerusform>%1 de %Ln ensayo</numerusform>
            <numerusform>%1 de %Ln ensayos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentsDialog</name>
    <message>
        <source>Experiments of the papers</source>
        <translation>Experimentos de los artículos</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Resultados del experimento</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>Runs the chosen experiment at this scale, on all cores</source>
        <translation>Ejecuta el experimento elegido a esta escala, en todos los núcleos</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Runs the trials that the experiment shown still lacks</source>
        <translation>Ejecuta los ensayos que aún le faltan al experimento mostrado</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Writes the figure, the table, or the trials, with which samegame-cli experiment --resume goes on</source>
        <translation>Escribe la figura, la tabla o los ensayos, con los que continúa samegame-cli experiment --resume</translation>
    </message>
    <message>
        <source>The share of the whole cost, up to 1: fewer runs or boards, or smaller budgets, as the experiment says</source>
        <translation>La parte del coste total, hasta 1: menos ejecuciones o tableros, o presupuestos menores, según el experimento</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Esca&amp;la</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no se puede escribir: %2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Choose an experiment and start it.</source>
        <translation>Elige un experimento e inícialo.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>All trials are done.</source>
        <translation>Todos los ensayos están hechos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials are done.</source>
        <translation>
            <numerusform>%Ln ensayo hecho.</numerusform>
            <numerusform>%Ln ensayos hechos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Animation of the game (GIF)</source>
        <translation>Animación de la partida (GIF)</translation>
    </message>
    <message>
        <source>Picture of the position (PNG)</source>
        <translation>Imagen de la posición (PNG)</translation>
    </message>
    <message>
        <source>Drawing of the position (SVG)</source>
        <translation>Dibujo de la posición (SVG)</translation>
    </message>
    <message>
        <source>Moves of the game (text)</source>
        <translation>Jugadas de la partida (texto)</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Qué</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>The side of a block&apos;s place in pixels</source>
        <translation>El lado del espacio de un bloque, en píxeles</translation>
    </message>
    <message>
        <source>&amp;Pixels a cell</source>
        <translation>Pí&amp;xeles por casilla</translation>
    </message>
    <message>
        <source>How long an animation shows each position; the last one stays for three seconds</source>
        <translation>Cuánto tiempo muestra una animación cada posición; la última permanece tres segundos</translation>
    </message>
    <message>
        <source>&amp;Seconds a move</source>
        <translation>&amp;Segundos por jugada</translation>
    </message>
    <message>
        <source>&amp;Mark the group that the next move takes</source>
        <translation>&amp;Marcar el grupo que quita la próxima jugada</translation>
    </message>
    <message>
        <source>Blocks look as on the board; a drawing shows the numbers of their colors. Moves are written as papers print them, with the ID of their board, and can be opened and pasted here.</source>
        <translation>Los bloques se ven como en el tablero; un dibujo muestra los números de sus colores. Las jugadas se escriben como las imprimen los artículos, con el ID de su tablero, y se pueden abrir y pegar aquí.</translation>
    </message>
    <message>
        <source>Part of the export that is done</source>
        <translation>Parte de la exportación que está hecha</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Archivos %1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>ExportRunner</name>
    <message>
        <source>%1 could not be written: %2. Export… asks for another file or folder.</source>
        <translation>%1 no se pudo escribir: %2. «Exportar…» pide otro archivo u otra carpeta.</translation>
    </message>
    <message>
        <source>The next group</source>
        <translation>El próximo grupo</translation>
    </message>
</context>
<context>
    <name>ExternalQuestion</name>
    <message>
        <source>External programs</source>
        <translation>Programas externos</translation>
    </message>
    <message numerus="yes">
        <source>The comparison starts %Ln external programs, which may do all that you may do. Start only what you know.</source>
        <translation>
            <numerusform>La comparación inicia %Ln programa externo, que puede hacer todo lo que puedes hacer tú. Inicia solo lo que conozcas.</numerusform>
            <numerusform>La comparación inicia %Ln programas externos, que pueden hacer todo lo que puedes hacer tú. Inicia solo lo que conozcas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Permits these commands until SameGame is closed</source>
        <translation>Permite estas órdenes hasta que se cierre SameGame</translation>
    </message>
</context>
<context>
    <name>FigureDialog</name>
    <message>
        <source>Picture for printing</source>
        <translation>Imagen para imprimir</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG (scalable picture)</source>
        <translation>SVG (imagen escalable)</translation>
    </message>
    <message>
        <source>PNG (300 dots per inch)</source>
        <translation>PNG (300 puntos por pulgada)</translation>
    </message>
    <message>
        <source>Font of the &amp;window</source>
        <translation>Letra de la &amp;ventana</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>With ca&amp;ption</source>
        <translation>Con &amp;pie</translation>
    </message>
    <message>
        <source>What is drawn, with board, rules, budget, seed and version</source>
        <translation>Lo que está dibujado, con tablero, reglas, presupuesto, semilla y versión</translation>
    </message>
    <message>
        <source>W&amp;idth in millimeters</source>
        <translation>A&amp;nchura en milímetros</translation>
    </message>
    <message>
        <source>&amp;Height in millimeters</source>
        <translation>&amp;Altura en milímetros</translation>
    </message>
    <message>
        <source>&amp;Size of the font in points</source>
        <translation>&amp;Tamaño de la letra en puntos</translation>
    </message>
    <message>
        <source>Scores in a bin, in the picture, in the window and in the file of bins; 0 lets the number of scores decide</source>
        <translation>Puntuaciones de una clase, en la imagen, en la ventana y en el archivo de clases; con 0 decide el número de puntuaciones</translation>
    </message>
    <message>
        <source>Width of &amp;bins (0: automatic)</source>
        <translation>Anchura de las &amp;clases (0: automática)</translation>
    </message>
    <message>
        <source>Names in the legend</source>
        <translation>Nombres en la leyenda</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Played by hand</source>
        <translation>Partida jugada a mano</translation>
    </message>
    <message>
        <source>Found in an earlier session</source>
        <translation>Encontrada en una sesión anterior</translation>
    </message>
    <message>
        <source>Found by %1</source>
        <translation>Encontrada por %1</translation>
    </message>
</context>
<context>
    <name>ForgetBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>De&amp;shacer</translation>
    </message>
    <message>
        <source>Brings back the games that were forgotten last</source>
        <translation>Recupera las partidas que se olvidaron la última vez</translation>
    </message>
    <message>
        <source>1 game was forgotten. It can be brought back until SameGame is closed.</source>
        <translation>Se ha olvidado 1 partida. Se puede recuperar hasta que se cierre SameGame.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were forgotten. They can be brought back until SameGame is closed.</source>
        <translation>
            <numerusform>Se ha olvidado %Ln partida. Se puede recuperar hasta que se cierre SameGame.</numerusform>
            <numerusform>Se han olvidado %Ln partidas. Se pueden recuperar hasta que se cierre SameGame.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The game of the last session cannot be restored: %1.</source>
        <translation>La partida de la última sesión no se puede restaurar: %1.</translation>
    </message>
    <message>
        <source>it is not in a form that this version knows</source>
        <translation>no tiene una forma que esta versión conozca</translation>
    </message>
    <message>
        <source>a part of it is missing</source>
        <translation>le falta una parte</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 jugada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, moves</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Goes on with this board as it was left, with %1. Restart in the menu Move begins it anew.</source>
        <translation>Continúa con este tablero tal como se dejó, con %1. «Empezar de nuevo», en el menú «Jugada», lo comienza otra vez.</translation>
    </message>
    <message>
        <source>%1, in another window</source>
        <comment>points, moves</comment>
        <translation>%1, en otra ventana</translation>
    </message>
    <message>
        <source>This board is under way: %1. Here it begins anew.</source>
        <translation>Este tablero está en curso: %1. Aquí empieza de nuevo.</translation>
    </message>
</context>
<context>
    <name>GameExchange</name>
    <message>
        <source>The board ID is on the clipboard</source>
        <translation>El ID del tablero está en el portapapeles</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <translation>No se puede leer la entrada estándar: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1 no se puede jugar: %2.</translation>
    </message>
    <message>
        <source>Standard input cannot be played: %1.</source>
        <translation>La entrada estándar no se puede jugar: %1.</translation>
    </message>
    <message>
        <source>There is no file %1, and as a board ID it is wrong: %2.</source>
        <translation>No hay ningún archivo %1, y como ID de tablero es incorrecto: %2.</translation>
    </message>
    <message>
        <source>One board at a time; left out: %1</source>
        <translation>Solo un tablero a la vez; omitidos: %1</translation>
    </message>
    <message>
        <source>The text cannot be played: %1.</source>
        <translation>El texto no se puede jugar: %1.</translation>
    </message>
    <message>
        <source>What was dropped has no text.</source>
        <translation>Lo que se soltó no tiene texto.</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>El resultado está en el portapapeles</translation>
    </message>
    <message>
        <source>%1 (moves: %2)</source>
        <translation>%1 (jugadas: %2)</translation>
    </message>
    <message>
        <source>Game in the replay bar</source>
        <translation>Partida en reproducción</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>Partida del tablero</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Mejor partida</translation>
    </message>
    <message>
        <source>This board was shared with you: beat %1.</source>
        <translation>Compartieron contigo este tablero: supera %1.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Saved games (*.samegame)</source>
        <translation>Partidas guardadas (*.samegame)</translation>
    </message>
    <message>
        <source>Board text of the position on the board (*.txt)</source>
        <translation>Posición del tablero como texto (*.txt)</translation>
    </message>
    <message>
        <source>Games and boards (*.samegame *.txt)</source>
        <translation>Partidas y tableros (*.samegame *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 no se pudo escribir: %2.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>Ensayos (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Arrow keys move the cursor, Enter or Space plays the group under it.</source>
        <translation>Las flechas mueven el cursor; Intro o Espacio juega el grupo que está bajo él.</translation>
    </message>
    <message>
        <source>%1 Rules: %2. %3</source>
        <translation>%1 Reglas: %2. %3</translation>
    </message>
    <message>
        <source>Brings the result of the game back</source>
        <translation>Recupera el resultado de la partida</translation>
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
        <translation>Puntos %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reproducción</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>queda %Ln bloque</numerusform>
            <numerusform>quedan %Ln bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
The new columns have the seed %2.</source>
        <translation>%1
Las columnas nuevas tienen la semilla %2.</translation>
    </message>
    <message>
        <source>The board of this game: %1. &quot;New game…&quot; in the menu Game chooses another</source>
        <translation>El tablero de esta partida: %1. «Nueva partida…», en el menú «Partida», elige otro</translation>
    </message>
    <message>
        <source>What the person reached who shared this board</source>
        <translation>Lo que alcanzó la persona que compartió este tablero</translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation>A superar: %1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>Opens this game and replays it; can be undone</source>
        <translation>Abre esta partida y la reproduce; se puede deshacer</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Starts the board of this game anew</source>
        <translation>Empieza de nuevo el tablero de esta partida</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;visar</translation>
    </message>
    <message>
        <source>Opens this game and shows what each of its moves gave away</source>
        <translation>Abre esta partida y muestra lo que dejó escapar cada una de sus jugadas</translation>
    </message>
</context>
<context>
    <name>HelpBrowser</name>
    <message>
        <source>Previous place found</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place found, its paragraph</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place found</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Point at a group to see its size and points; click to remove it. With the keyboard, arrows move a cursor over the board, and Enter or Space removes the group under it; while no cursor is shown, the group that stands out under the mouse, and if none does, the cursor is shown first. The settings make the first click select and the second one remove. A key that is held does once what changes the game, only undo, redo and steps of the replay go on; the second click of a double click does not remove what just fell there.</source>
        <translation>Al señalar un grupo con el ratón se ven su tamaño y sus puntos; un clic lo elimina. Con el teclado, las flechas mueven un cursor por el tablero, e Intro o Espacio elimina el grupo que está bajo él; mientras no se ve ningún cursor, el grupo que destaca bajo el ratón, y si no destaca ninguno, primero aparece el cursor. En las preferencias se puede elegir que el primer clic seleccione y el segundo elimine. Una tecla que se mantiene pulsada hace una sola vez lo que cambia la partida; solo deshacer, rehacer y los pasos de la reproducción se repiten. El segundo clic de un doble clic no elimina lo que acaba de caer ahí.</translation>
    </message>
    <message>
        <source>Everything can be undone, even a new game and after the end. The game, its history, what the assistant found and what the charts show are there again when the program starts the next time.</source>
        <translation>Todo se puede deshacer, incluso una partida nueva y después del final. La partida, su historial, lo que encontró el asistente y lo que muestran los gráficos siguen ahí la próxima vez que se inicia el programa.</translation>
    </message>
    <message>
        <source>A game that ends while it cannot be stored, since the disk is full or another program holds the file, waits and is stored later. If the file with the stored games is damaged, deleted or replaced, the program says so, and keeps what can be read of it.</source>
        <translation>Una partida que termina cuando no se puede guardar, porque el disco está lleno u otro programa retiene el archivo, espera y se guarda más tarde. Si el archivo de las partidas guardadas está dañado o ha sido eliminado o sustituido, se avisa de ello, y lo que se puede leer de él se conserva.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Assistant and candidates</source>
        <translation>Asistente y candidatas</translation>
    </message>
    <message>
        <source>Best game and replay</source>
        <translation>Mejor partida y reproducción</translation>
    </message>
    <message>
        <source>Distributions, comparisons, convergence</source>
        <translation>Distribuciones, comparaciones, convergencia</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) chooses its rules with its board; Rules… (Ctrl+Shift+R) starts the board in play anew under other ones. Above the board stands which rules a game has, if they are not the usual ones. A game keeps the rules of its file or ID, and the best game known of a board is one under the same rules.</source>
        <translation>Una partida nueva (Ctrl+N) elige sus reglas con su tablero; «Reglas…» (Ctrl+Mayús+R) empieza de nuevo con otras reglas el tablero en juego. Sobre el tablero se indica qué reglas tiene una partida si no son las habituales. Una partida conserva las reglas de su archivo o ID, y la mejor partida conocida de un tablero es una con las mismas reglas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Otras reglas</translation>
    </message>
    <message>
        <source>F5 switches the assistant on. It searches the position on the board for its budget and follows when you play. Results stay, and come back with undo. On small boards and in endgames exact solvers prove that a line is the best one, or with the goal &quot;clear&quot; that none clears the board; the line at the top of the assistant says so. Beside every other solver the endgame is tried, the longer the fewer blocks are left. Once a position is proven, each of its moves gets its exact value, and it is not searched again, unless with a seed of its own.</source>
        <translation>F5 activa el asistente. Explora la posición del tablero mientras dura su presupuesto y sigue la partida cuando juegas. Los resultados se conservan y vuelven al deshacer. En tableros pequeños y en finales, los solucionadores exactos demuestran que una secuencia es la mejor o, con el objetivo «clear», que ninguna vacía el tablero; la línea superior del asistente lo dice. Junto a cualquier otro solucionador se intenta el final, durante más tiempo cuantos menos bloques quedan. Una vez demostrada una posición, cada una de sus jugadas recibe su valor exacto, y ya no se vuelve a explorar, salvo con una semilla propia.</translation>
    </message>
    <message>
        <source>A distribution draws many playouts of one or several policies and shows how often each final score came. When the game has ended, the percentile tells which share of them your own score beats.</source>
        <translation>Una distribución juega muchos playouts de una o varias políticas y muestra con qué frecuencia salió cada puntuación final. Cuando la partida ha terminado, el percentil dice qué proporción de ellos supera tu propia puntuación.</translation>
    </message>
    <message>
        <source>An external program is a solver of your own: the window sends it the board and checks every line that it answers. Its command is shown before it starts.</source>
        <translation>Un programa externo es un solucionador propio: la ventana le envía el tablero y comprueba cada secuencia con la que responde. Su orden se muestra antes de iniciarlo.</translation>
    </message>
    <message>
        <source>Export writes a chart as a picture for printing (PDF, SVG or PNG, with a caption that names board and seed), or its numbers as CSV files: one table in each, with the titles of its columns in the first row and a point before decimals.</source>
        <translation>«Exportar» guarda un gráfico como imagen para imprimir (PDF, SVG o PNG, con un pie que indica tablero y semilla), o sus números como archivos CSV: una tabla en cada uno, con los títulos de sus columnas en la primera fila y un punto ante los decimales.</translation>
    </message>
    <message>
        <source>H tells which color to save, and how many of its blocks go in one move, for how many points, in the best game known from here. H again marks the group to play now and says why: it joins blocks, frees the way for a later move, or clears blocks that no later move needs. H once more numbers the next three to five moves, counted from here, and frames the blocks that they save. Where there is nothing to save the first step is left out; where new columns come in, H tells a color and then its group. After the last step H begins anew, which counts no further hint. All steps tell of one plan, and H keeps to it as long as the game follows it; when a better one takes its place, the first step says so, and its steps count. The words keep clear of the group to play and, where they can, of the blocks that they are about. A click takes the words away, Escape the whole hint.</source>
        <translation>H dice qué color conviene reservar y cuántos de sus bloques se van en una sola jugada, por cuántos puntos, en la mejor partida conocida desde aquí. H otra vez marca el grupo que toca jugar ahora y dice por qué: une bloques, abre paso a una jugada posterior o quita bloques que ninguna jugada posterior necesita. H una vez más numera las próximas tres a cinco jugadas, contadas desde aquí, y enmarca los bloques que reservan. Donde no hay nada que reservar se omite el primer paso; donde entran columnas nuevas, H dice un color y luego su grupo. Tras el último paso H empieza de nuevo, lo que no cuenta como otra pista. Todos los pasos hablan de un mismo plan, y H se atiene a él mientras la partida lo siga; cuando uno mejor ocupa su lugar, el primer paso lo dice, y sus pasos cuentan. Las palabras dejan libre el grupo que toca jugar y, donde es posible, los bloques de los que tratan. Un clic quita las palabras; Esc, la pista entera.</translation>
    </message>
    <message>
        <source>Each step counts as a hint, and the count stays with the game. So do moves taken from the candidates, moves made where candidates were seen, moves from positions that a review tells of, and moves of a game that was taken over.</source>
        <translation>Cada paso cuenta como una pista, y la cuenta queda con la partida. También cuentan las jugadas tomadas de las candidatas, las hechas con candidatas a la vista, las hechas desde posiciones de las que habla una revisión y las de una partida adoptada.</translation>
    </message>
    <message>
        <source>★ marks the candidate with which the best line known goes on, whoever found it and by whichever moves the position was reached: along it the best score never falls. A search with a seed of its own stands alone and leaves that line out.</source>
        <translation>★ marca la candidata con la que continúa la mejor secuencia conocida, la haya encontrado quien la haya encontrado y con independencia de las jugadas por las que se llegó a la posición: a lo largo de ella la mejor puntuación nunca baja. Una búsqueda con semilla propia va por separado y no tiene en cuenta esa secuencia.</translation>
    </message>
    <message>
        <source>The best score is that of the best line known from here, and who found it stands beneath. The ceiling is a proven limit: no line ends higher.</source>
        <translation>La mejor puntuación es la de la mejor secuencia conocida desde aquí; debajo se indica quién la encontró. El techo es un límite demostrado: ninguna secuencia termina más alto.</translation>
    </message>
    <message>
        <source>Difficulty, under More, chooses an easy, a medium or a hard random board, and the board of each day is called so, too. Boards are compared with others of their size and number of colors: the program plays quick games on each, and the third of the boards with the highest scores is easy.</source>
        <translation>«Dificultad», en «Más», elige un tablero aleatorio fácil, de dificultad media o difícil, y así se califica también el tablero de cada día. Los tableros se comparan con otros de su tamaño y número de colores: el programa juega partidas rápidas en cada uno, y el tercio de los tableros con las puntuaciones más altas es fácil.</translation>
    </message>
    <message>
        <source>The daily board comes from the date alone, so that it is the same for everybody. Days in a row count when the board was played on the day itself. That day is the date of the place where it was played, wherever it is looked at later. What the computer made of it is told after a game of one&apos;s own.</source>
        <translation>El tablero del día depende solo de la fecha, de modo que es el mismo para todos. Los días seguidos cuentan cuando el tablero se jugó el propio día. Ese día es la fecha del lugar donde se jugó, se mire después donde se mire. Lo que consiguió el ordenador se dice después de una partida propia.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>The editor (Ctrl+E) draws on the board of the game. The left button paints in the chosen color, the right one empties; with the keyboard, arrows move a cursor, with Shift they paint, and so does Space; 1 to 9 paint in that color, 0 or Delete empties. Blocks left in the air fall when the game begins.</source>
        <translation>El editor (Ctrl+E) dibuja sobre el tablero de la partida. El botón izquierdo pinta con el color elegido y el derecho vacía; con el teclado, las flechas mueven un cursor, con Mayús pintan, y Espacio también; de 1 a 9 pintan con ese color, 0 o Supr vacía. Los bloques que quedan en el aire caen cuando empieza la partida.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>In the curve each dot is a game: point at it to read which. Any game in the list can be replayed. Reset forgets games, also on the cards at the end of a game; Undo brings them back until the program ends.</source>
        <translation>En la curva cada punto es una partida: al señalarlo se lee cuál. Cualquier partida de la lista se puede reproducir. «Restablecer» olvida partidas, también en las tarjetas del final de una partida; «Deshacer» las recupera hasta que se cierra el programa.</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>The window has three layouts: Play (F2) shows the board alone, Analyze (F3) the assistant, the candidates, the best game and the replay bar beside it, Research (F4) the charts as well. A panel that you ask for opens in whichever layout is shown. Each remembers what you changed in it; Ctrl+0 resets the one that is shown. F11 gives the window the whole screen.</source>
        <translation>La ventana tiene tres disposiciones: Jugar (F2) muestra solo el tablero; Analizar (F3), además, el asistente, las candidatas, la mejor partida y la barra de reproducción; Investigar (F4), también los gráficos. Un panel que pides se abre en la disposición que se muestra. Cada una recuerda lo que cambiaste en ella; Ctrl+0 restablece la que se muestra. F11 da a la ventana la pantalla completa.</translation>
    </message>
    <message>
        <source>In a wide window score, moves, colors and hints stand in a column beside the board, in a narrow one in two rows above it; each keeps its place during a game. Play has no status bar: what it would say comes up at the board, and a click takes it away. F5 pressed again closes the panel that it opened. F10 opens the first menu, from where the arrow keys lead to the others. In full screen the menus and the toolbar are out of the way until the mouse touches the upper edge of the screen, or Alt or F10 is pressed.</source>
        <translation>En una ventana ancha, la puntuación, las jugadas, los colores y las pistas están en una columna junto al tablero; en una estrecha, en dos filas sobre él; cada cosa conserva su sitio durante la partida. Jugar no tiene barra de estado: lo que esta diría aparece en el tablero, y un clic lo quita. F5, pulsada otra vez, cierra el panel que abrió. F10 abre el primer menú, desde donde las flechas llevan a los demás. En pantalla completa, los menús y la barra de herramientas se apartan hasta que el ratón toca el borde superior de la pantalla o se pulsa Alt o F10.</translation>
    </message>
    <message>
        <source>Keys 1 to 9 play the candidates in the order of their best scores, without Shift also where the keyboard wants it for digits. The mouse over a candidate shows its line: each block carries the number of the move that removes it, and the blocks of the group that earns most are framed. The tool tip of its row says what the move is for. Where the assistant is off, nothing of this is to be seen; P shows it as long as it is held. Escape takes away one thing after the other: the replay, the hint, the selection; then it stops what searches, leaves the full screen, and turns the assistant off.</source>
        <translation>Las teclas 1 a 9 juegan las candidatas por orden de sus mejores puntuaciones, sin Mayús incluso donde el teclado la pide para los dígitos. El ratón sobre una candidata muestra su secuencia: cada bloque lleva el número de la jugada que lo elimina, y los bloques del grupo que más da están enmarcados. La información emergente de su fila dice para qué sirve la jugada. Con el asistente desactivado no se ve nada de esto; P lo muestra mientras se mantiene pulsada. Esc quita una cosa tras otra: la reproducción, la pista, la selección; después detiene lo que esté buscando, sale de la pantalla completa y desactiva el asistente.</translation>
    </message>
    <message>
        <source>The best finished game of each board is kept, whoever played it: you or the computer. The bar under the board (F7) replays it, or your own game, from where your game stands on it; a game that has ended is replayed from its start. The bar shows the score after each move. Solved boards (Ctrl+L) lists all of them. The computer never looks at these games when it plays.</source>
        <translation>Se conserva la mejor partida terminada de cada tablero, la haya jugado quien la haya jugado: tú o el ordenador. La barra bajo el tablero (F7) la reproduce, o reproduce tu propia partida, desde donde tu partida está en ella; una partida que ha terminado se reproduce desde su inicio. La barra muestra la puntuación tras cada jugada. «Tableros resueltos» (Ctrl+L) las enumera todas. El ordenador nunca mira estas partidas cuando juega.</translation>
    </message>
    <message>
        <source>Help counts for one game. A game that begins again counts from 0, but its board keeps that it was played with help before, and the game says both.</source>
        <translation>La ayuda cuenta para una partida. Una partida que empieza de nuevo cuenta desde 0, pero su tablero recuerda que ya se jugó con ayuda, y la partida dice ambas cosas.</translation>
    </message>
    <message>
        <source>A file with a game of the computer opens with its moves, says who found them, and has the name of its board where the board has one. Undo takes them back one by one. It is no game of yours, and what is played on from it counts as played with help.</source>
        <translation>Un archivo con una partida del ordenador se abre con sus jugadas, dice quién las encontró y tiene el nombre de su tablero donde el tablero lo tiene. «Deshacer» las retira una a una. No es una partida tuya, y lo que se juega a partir de ella cuenta como jugado con ayuda.</translation>
    </message>
    <message>
        <source>The settings (Looks) draw blocks as joined tiles, glossy balls or plain shapes, in one of four palettes or in colors of your own: click the picture. Check opens a table that names the two colors that look most alike in each kind of color vision, and says whether they can be told apart: clearly, well enough, or not.</source>
        <translation>Las preferencias (Aspecto) dibujan los bloques como piezas unidas, bolas brillantes o formas sencillas, en una de cuatro paletas o en colores propios: haz clic en la imagen. «Comprobar» abre una tabla que nombra los dos colores más parecidos en cada tipo de visión del color y dice si se distinguen: claramente, bastante bien o no.</translation>
    </message>
    <message>
        <source>A number is shown whole or not at all: where it finds no room, as in a narrow column, there is &quot;…&quot; in its place, and pointing at it tells the number. Numbers can be typed with a decimal point or a comma.</source>
        <translation>Un número se muestra entero o no se muestra: donde no cabe, como en una columna estrecha, hay «…» en su lugar, y al señalarlo se lee el número. Los números se pueden escribir con punto o con coma decimal.</translation>
    </message>
    <message>
        <source>Refill: %1 The seed of the columns stands in the rules, above the board and in the file: the same moves meet the same columns everywhere. Nobody knows the columns to come, so hints and candidates judge by the blocks on the board.</source>
        <translation>Reposición: %1 La semilla de las columnas figura en las reglas, sobre el tablero y en el archivo: las mismas jugadas encuentran las mismas columnas en todas partes. Nadie conoce las columnas que vendrán, así que pistas y candidatas juzgan por los bloques del tablero.</translation>
    </message>
    <message>
        <source>A comparison lets solvers run a number of times with different seeds, on one board or several, each of which counts once. A difference is that of a solver less the first one, of runs with the same board and seed: where its 95 % interval holds 0, it may be luck.</source>
        <translation>Una comparación ejecuta los solucionadores varias veces con semillas distintas, en un tablero o en varios, cada uno de los cuales cuenta una vez. Una diferencia es la de un solucionador menos el primero, de ejecuciones con el mismo tablero y la misma semilla: donde su intervalo del 95&#xa0;% contiene el 0, puede ser casualidad.</translation>
    </message>
    <message>
        <source>On one board the chart shows how often each final score came. On several it shows the mean of each solver with its interval, and the differences by board.</source>
        <translation>En un tablero, el gráfico muestra con qué frecuencia salió cada puntuación final. En varios, muestra la media de cada solucionador con su intervalo y las diferencias por tablero.</translation>
    </message>
    <message>
        <source>Convergence shows, for every search of the assistant on this board, the best score against the time or the playouts it took.</source>
        <translation>La convergencia muestra, para cada búsqueda del asistente en este tablero, la mejor puntuación frente al tiempo o a los playouts que le costó.</translation>
    </message>
    <message>
        <source>Spread tells how sure a loss is. Exact (on the board: =): it is proven. Any order: the best line can begin with this move, too, and removes the same groups in another order, so nothing is lost. ± 60: it may be 60 points smaller or larger, since searches that do not depend on each other lie so far apart. ?: there were no such searches, as with most solvers on one thread, so nobody knows. Rank: the places that a move may have. Moves that are not told apart have places in common, and on the board only those with the best score found stand out. A move is faint where less is known of it than of the others.</source>
        <translation>«Margen» dice hasta qué punto es segura una pérdida. Exacta (en el tablero: =): está demostrada. Orden libre: la mejor secuencia también puede empezar con esta jugada, y elimina los mismos grupos en otro orden, así que no se pierde nada. ± 60: puede ser 60 puntos menor o mayor, pues así de lejos quedan entre sí búsquedas que no dependen unas de otras. ?: no hubo tales búsquedas, como con la mayoría de los solucionadores con un hilo, así que nadie lo sabe. Puesto: los puestos que puede tener una jugada. Las jugadas que no se distinguen comparten puestos, y en el tablero solo destacan las que tienen la mejor puntuación encontrada. Una jugada se ve tenue cuando se sabe menos de ella que de las demás.</translation>
    </message>
    <message>
        <source>Where nothing is known of a position, the computer searches it for a second, as the assistant is set, and if that finds nothing, for another second in its usual way.</source>
        <translation>Cuando no se sabe nada de una posición, el ordenador la explora durante un segundo, tal como está ajustado el asistente, y si eso no encuentra nada, durante otro segundo a su manera habitual.</translation>
    </message>
    <message>
        <source>Can it still be cleared?</source>
        <translation>¿Todavía se puede vaciar?</translation>
    </message>
    <message>
        <source>A lamp tells whether the board can still be cleared: it can where a way to do so is known, it cannot where that is proven, and it is open where ten seconds of search found neither. The lamp is on for boards that were made to be cleared; the menu View turns it on and off for all, except for games with refill. Where the board cannot be cleared any more, a click on the lamp or Ctrl+Backspace takes moves back to the last position known that could be. In the table of candidates ✓ marks moves after which a way to clear the board was found.</source>
        <translation>Un indicador dice si el tablero todavía se puede vaciar: se puede cuando se conoce una manera de hacerlo, no se puede cuando eso está demostrado, y no se sabe cuando diez segundos de búsqueda no hallaron ni lo uno ni lo otro. El indicador está activado en los tableros hechos para vaciarse; el menú «Ver» lo activa y desactiva para todos, salvo en partidas con reposición. Cuando el tablero ya no se puede vaciar, un clic en el indicador o Ctrl+Retroceso retira jugadas hasta la última posición conocida que sí se podía. En la tabla de candidatas, ✓ señala las jugadas tras las cuales se encontró una manera de vaciar el tablero.</translation>
    </message>
    <message>
        <source>When a game has ended, Show a better game (Ctrl+Shift+B, or the button on the card) has the computer play its board for %1 seconds on all cores. What it finds is replayed from the start if it ends higher than the game; else the card says that it does not. Pressed once more, it ends the search with what was found by then. A better game that is known already is replayed at once: the button on the card is Watch the best game then, and only pressing Ctrl+Shift+B again looks for one that is better still. A replay that you have begun meanwhile goes on.</source>
        <translation>Cuando una partida ha terminado, «Mostrar una partida mejor» (Ctrl+Mayús+B o el botón de la tarjeta) hace que el ordenador juegue su tablero durante %1 segundos en todos los núcleos. Lo que encuentra se reproduce desde el inicio si termina más alto que la partida; si no, la tarjeta dice que no es así. Pulsado otra vez, termina la búsqueda con lo encontrado hasta entonces. Una partida mejor que ya se conoce se reproduce enseguida: el botón de la tarjeta se llama entonces «Ver la mejor partida», y solo Ctrl+Mayús+B pulsado de nuevo busca una todavía mejor. Una reproducción que hayas empezado entretanto continúa.</translation>
    </message>
    <message>
        <source>The assistant, if on, follows the replay: labels and candidates are those of the position shown, also after the end of a game, where Step back through the game, under the candidates, begins that. A double click or Enter on a candidate then replays how the game goes on after it; to play it, take over. In a game that goes on, what you see there counts as help.</source>
        <translation>El asistente, si está activado, sigue la reproducción: las etiquetas y las candidatas son las de la posición mostrada, también después del final de una partida, donde «Retroceder por la partida», bajo las candidatas, da comienzo a ello. Un doble clic o Intro sobre una candidata reproduce entonces cómo continúa la partida tras ella; para jugarlo, hay que adoptarlo. En una partida que continúa, lo que ves ahí cuenta como ayuda.</translation>
    </message>
    <message>
        <source>The menu of a candidate (the right button of the mouse, the menu key, or Line of this candidate under the table) replays the game that goes on with it, saves it, or compares it with that of the best candidate. Compare, above the list of moves, compares this game with the best one. The other game has a row under the replay, with its board where as many blocks are left, and says after which move the two part: there both groups are marked on the board. Other game (Alt+Up) changes to it and back.</source>
        <translation>El menú de una candidata (el botón derecho del ratón, la tecla de menú o «Secuencia de esta candidata» bajo la tabla) reproduce la partida que continúa con ella, la guarda o la compara con la de la mejor candidata. «Comparar», sobre la lista de jugadas, compara esta partida con la mejor. La otra partida tiene una fila bajo la reproducción, con su tablero en el punto en que quedan los mismos bloques, y dice tras qué jugada se separan las dos: ahí ambos grupos están marcados en el tablero. «Otra partida» (Alt+Arriba) cambia a ella y vuelve.</translation>
    </message>
    <message>
        <source>Where games were reviewed, the figures have their mean accuracy, the list has a column of it, and the box above the curve draws it from game to game. What a review told as &quot;about&quot; or &quot;at most&quot; is told so there, too, and so is the mean with it. Only reviews that have looked at each move count, and no game with moves taken over. A review is kept with the board and the moves of its game: reviewed again, the game is looked at further. A game that is forgotten takes its review along.</source>
        <translation>Cuando hay partidas revisadas, las cifras incluyen su precisión media, la lista tiene una columna con ella y la lista desplegable sobre la curva permite dibujarla de partida en partida. Lo que una revisión dio con «aprox.» o «como máximo» también se da así ahí, y con ello la media. Solo cuentan las revisiones que han examinado cada jugada, y ninguna partida con jugadas adoptadas. Una revisión se conserva con el tablero y las jugadas de su partida: si se revisa de nuevo, la partida se examina más a fondo. Una partida que se olvida se lleva su revisión.</translation>
    </message>
    <message>
        <source>Three strengths search: Quick for 10 seconds a position, Strong for a minute, Proof until the best line is proven or you stop it; small boards and endgames can be proven. More unfolds the engine: every solver with a line on what it does, its options and its budget, and the playouts and the seed of the search. What you set there is used instead of a strength.</source>
        <translation>Hay tres fuerzas de búsqueda: Rápida, 10 segundos por posición; Fuerte, un minuto; Demostración, hasta que la mejor secuencia está demostrada o la detienes; se pueden demostrar tableros pequeños y finales. «Más» despliega el motor: cada solucionador con una línea sobre lo que hace, sus opciones y su presupuesto, y los playouts y la semilla de la búsqueda. Lo que ajustes ahí se usa en lugar de una fuerza.</translation>
    </message>
    <message>
        <source>Each candidate is a group to remove now, shown as it lies on the board, with its size. Points: what the move itself earns. Ends at: the best final score of the whole game found after it. Loss: how much less that is than after the best candidate. ✓: the line found clears the board. What for: what the move does for its line. The button Columns shows more. Place: row and column of the group. Mean: the mean of all playouts that began with it. Visits: how many those were. Share: their share of all playouts. Mean, visits and share are of the solver that searched last; a move that it did not try has the best score that an earlier one found. The tool tip says who found a score.</source>
        <translation>Cada candidata es un grupo que se puede eliminar ahora, mostrado tal como está en el tablero, con su tamaño. Pts.: los puntos que da la propia jugada. Termina en: la mejor puntuación final de la partida entera encontrada tras ella. Pérdida: cuánto menos es eso que tras la mejor candidata. ✓: la secuencia encontrada vacía el tablero. Para qué: lo que hace la jugada por su secuencia. El botón «Columnas» muestra más. Casilla: fila y columna del grupo. Media: la media de todos los playouts que empezaron con ella. Visitas: cuántos fueron. Proporción: la parte que son de todos los playouts. Media, visitas y proporción son del último solucionador que buscó; una jugada que él no probó tiene la mejor puntuación que encontró uno anterior. De quién es una puntuación lo dice la información emergente.</translation>
    </message>
    <message>
        <source>A word after each move</source>
        <translation>Una palabra tras cada jugada</translation>
    </message>
    <message>
        <source>While the assistant is on, and without it where the menu View says so, each of your moves gets a word: ✓ good, ↓ small loss, or ✗ mistake, with the points that the best game known after the move ends below the best one known before it. It takes about a second of search; &quot;about&quot; stands where the loss is not proven, and while you think on, it may become smaller. The words are those of a review: a mistake loses much for sure, ? may be a mistake, if searches missed nothing after it, and a small loss loses a little for sure. Where nothing is known, there is no word, as after moves that were opened or taken back, and none in games with refill. Without the assistant, a move that lost and is taken back after its word counts as a hint.</source>
        <translation>Mientras el asistente está activado, y sin él donde el menú «Ver» lo indica, cada una de tus jugadas recibe una palabra: ✓ buena, ↓ pequeña pérdida o ✗ error, con los puntos en que la mejor partida conocida tras la jugada termina por debajo de la mejor conocida antes de ella. Hace falta alrededor de un segundo de búsqueda; «aprox.» aparece donde la pérdida no está demostrada y, mientras sigues pensando, puede hacerse menor. Las palabras son las de una revisión: un error pierde mucho con seguridad, ? puede ser un error, si a las búsquedas no se les escapó nada tras ella, y una pequeña pérdida pierde un poco con seguridad. Donde no se sabe nada no hay palabra, como tras jugadas abiertas de un archivo o deshechas, ni en partidas con reposición. Sin el asistente, una jugada que perdió y que se deshace tras su palabra cuenta como pista.</translation>
    </message>
    <message>
        <source>Practice (Ctrl+Shift+P) has five exercises a day: a position, and the question which move is right. Up to three come from mistakes of your reviewed games, before the move that you made there; the others are ends of good games on random boards, the same for everybody on that day. A right move is one after which the board can still be cleared, a large group can still go at once, or most points can still be reached. That is proven where the end of the game can be solved; elsewhere the right moves are better than all others by more than the search may be wrong. Wrong tries are counted, and a day counts once all five are solved or their answers shown. Enter on the board answers, and goes on once the exercise is done. Exercises are no games, and their answers count as no help.</source>
        <translation>La práctica (Ctrl+Mayús+P) tiene cinco ejercicios al día: una posición y la pregunta de qué jugada es la correcta. Hasta tres salen de errores de tus partidas revisadas, antes de la jugada que hiciste ahí; los demás son finales de buenas partidas en tableros aleatorios, los mismos para todos ese día. Es correcta una jugada tras la que el tablero todavía se puede vaciar, un grupo grande todavía puede irse de una vez o todavía se puede alcanzar el máximo de puntos. Eso está demostrado donde el final de la partida se puede resolver; en los demás casos, las jugadas correctas superan a todas las otras por más de lo que la búsqueda puede equivocarse. Los intentos fallidos se cuentan, y un día cuenta en cuanto los cinco están resueltos o se han mostrado sus respuestas. Intro en el tablero responde, y continúa cuando el ejercicio está hecho. Los ejercicios no son partidas, y sus respuestas no cuentan como ayuda.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>F12 reviews the game on the board, as does Review on the card at the end of a game, and in the statistics for an earlier game. For ten seconds it looks, on all cores, for what could still be reached before and after each move; a review that is known already is shown as it is. Shift+F12 looks for two minutes more, and Look deeper as long, or until it is stopped. It begins with the best game known of the board, and what it finds is kept. A game with refill has no review.</source>
        <translation>F12 revisa la partida del tablero, igual que «Revisar» en la tarjeta del final de una partida y, para una partida anterior, en las estadísticas. Durante diez segundos busca, en todos los núcleos, lo que todavía se podía alcanzar antes y después de cada jugada; una revisión ya conocida se muestra tal como está. Mayús+F12 busca dos minutos más, y «Buscar más a fondo» el mismo tiempo, o hasta que se detiene. Empieza con la mejor partida conocida del tablero, y lo que encuentra se conserva. Una partida con reposición no tiene revisión.</translation>
    </message>
    <message>
        <source>A move loses what can be reached less after it than before it. Where both are proven, the loss is exact. Elsewhere both are the scores of the best games known, the loss is told as &quot;about&quot;, and its tool tip says how much smaller or larger it may be: its spread.</source>
        <translation>Una jugada pierde lo que se puede alcanzar de menos tras ella que antes de ella. Donde ambas cosas están demostradas, la pérdida es exacta. En los demás casos ambas son las puntuaciones de las mejores partidas conocidas, la pérdida se da con «aprox.», y su información emergente dice cuánto menor o mayor puede ser: su margen.</translation>
    </message>
    <message>
        <source>The words go by the loss and its spread. A mistake loses, even with the spread taken off, at least 20 points and 2 % of what could be reached before it. Where that is not sure, but the loss itself is as large, and more than half of its spread, the move may be a mistake. A small loss is smaller, but larger than its spread. All other moves are good, and how many of them may have lost something stands under the list. The list has mistakes first, then what may be one, then small losses, each the largest first.</source>
        <translation>Las palabras dependen de la pérdida y de su margen. Un error pierde, incluso descontado el margen, al menos 20 puntos y el 2&#xa0;% de lo que se podía alcanzar antes. Donde eso no es seguro, pero la pérdida misma es igual de grande y supera la mitad de su margen, la jugada puede ser un error. Una pequeña pérdida es menor, pero mayor que su margen. Todas las demás jugadas son buenas, y bajo la lista se indica cuántas de ellas pueden haber perdido algo. La lista tiene primero los errores, luego lo que puede serlo y luego las pequeñas pérdidas, en cada caso la mayor primero.</translation>
    </message>
    <message>
        <source>Moves that came with a game taken over, or with the game of a solver that was opened, are reviewed too, and the list marks them as taken over. Of an earlier game of yours that was opened it does not tell which ones they were.</source>
        <translation>Las jugadas que vinieron con una partida adoptada, o con la de un solucionador que se abrió, también se revisan, y la lista las marca como adoptadas. De una partida tuya anterior que se abrió no dice cuáles eran.</translation>
    </message>
    <message>
        <source>Accuracy = 100 × (1 − loss ÷ reachable), in percent: the loss of all moves together, and what could be reached at the start. A game that could reach 2,000 and lost 250 has 87.5 %. One that lost as much as could be reached, or more, has 0 %. What a game that is over has lost is certain, but while the spread covers more than half of it, which moves lost it is not: the accuracy is then told as &quot;at most&quot;, and of a game that goes on it is not known yet.</source>
        <translation>Precisión = 100 × (1 − pérdida ÷ alcanzable), en tanto por ciento: la pérdida de todas las jugadas juntas y lo que se podía alcanzar al inicio. Una partida que podía alcanzar 2000 y perdió 250 tiene 87,5&#xa0;%. Una que perdió tanto como se podía alcanzar, o más, tiene 0&#xa0;%. Lo que ha perdido una partida terminada es seguro, pero mientras el margen cubre más de la mitad, no lo es qué jugadas lo perdieron: la precisión se da entonces con «como máximo», y la de una partida que continúa todavía no se conoce.</translation>
    </message>
    <message>
        <source>In the picture the score is filled, and the best final score still possible falls in steps over it; numbers mark the moves whose losses the list explains. F12 brings the keyboard there. A click, the arrow keys, or, in the order of the moves, Earlier loss (Alt+Page Up) and Later loss (Alt+Page Down) show the position before such a move, with the group that was played dashed and a better one framed in gold, named &quot;better?&quot; where that is not sure; a screen reader says what the move gave away. Try from here plays on from there, and can be undone; a move from a position that the review tells of counts as played with help. Save review… writes a page that needs no network.</source>
        <translation>En la imagen la puntuación está rellena, y sobre ella cae en escalones la mejor puntuación final todavía posible; unos números señalan las jugadas cuyas pérdidas explica la lista. F12 lleva ahí el teclado. Un clic, las flechas o, en el orden de las jugadas, «Pérdida anterior» (Alt+RePág) y «Pérdida siguiente» (Alt+AvPág) muestran la posición previa a una jugada así, con el grupo que se jugó en línea discontinua y uno mejor enmarcado en oro, llamado «¿mejor?» donde no es seguro; un lector de pantalla dice lo que la jugada dejó escapar. «Probar desde aquí» continúa jugando desde ese punto, y se puede deshacer; una jugada desde una posición de la que habla la revisión cuenta como jugada con ayuda. «Guardar revisión…» crea una página que no necesita conexión.</translation>
    </message>
    <message>
        <source>Export… in the menu Game writes for other programs, in the background: a game as an animation (GIF) or as text, the position as a picture (PNG) or as a drawing (SVG). The game is the one in the replay bar, your own or the best one. The text has the ID of the board and, in the next row, the moves as Takes and Kosters print them: row and column of the leftmost block in a group&apos;s lowest row, * after a group of 6 blocks or more, ** after the biggest. Such a text can be opened and pasted as a game.</source>
        <translation>«Exportar…», en el menú «Partida», escribe para otros programas, en segundo plano: una partida como animación (GIF) o como texto, la posición como imagen (PNG) o como dibujo (SVG). La partida es la de la barra de reproducción, la tuya propia o la mejor. El texto tiene el ID del tablero y, en la fila siguiente, las jugadas tal como las imprimen Takes y Kosters: fila y columna del bloque más a la izquierda en la fila más baja del grupo, * tras un grupo de 6 bloques o más, ** tras el mayor. Un texto así se puede abrir y pegar como partida.</translation>
    </message>
    <message>
        <source>Today, in the toolbar, has a dot until today&apos;s board is played, and beside it the number of days in a row. It opens the last seven days as dots: full where a board was played on its day, half full where later. Earlier days opens the months before, where each day&apos;s board can be played. A game that begins before midnight counts for the day on which it began, and a clock that is set back takes no day away.</source>
        <translation>«Hoy», en la barra de herramientas, tiene un punto hasta que se juega el tablero de hoy, y al lado el número de días seguidos. Abre los últimos siete días como puntos: llenos donde un tablero se jugó en su día, medio llenos donde se jugó después. «Días anteriores» abre los meses previos, donde se puede jugar el tablero de cada día. Una partida que empieza antes de medianoche cuenta para el día en que empezó, y un reloj que se atrasa no quita ningún día.</translation>
    </message>
    <message>
        <source>Share copies a result as text: name and ID of the board, score, medal and a small chart, but no move. Whoever pastes it with Ctrl+V, or as text of a new game, plays the same board under its name, and beside the score stands what is to be beaten.</source>
        <translation>«Compartir» copia un resultado como texto: nombre e ID del tablero, puntuación, medalla y un pequeño gráfico, pero ninguna jugada. Quien lo pega con Ctrl+V, o como texto de una partida nueva, juega el mismo tablero con su nombre, y junto a la puntuación se ve lo que hay que superar.</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) shows cards, and one click or Enter begins the game of a card: Continue goes on with the game on the board or the one that you left last, but for the board of the day, and says against whom where it is a duel; Today is the board of the day; Quick has 8×8 blocks in 3 colors and can be cleared for sure, Classic 15×15 and Large 20×20 blocks in 5 colors; Duel begins a game against the opponent whose picture you click. The picture on a card is the board that you will play, and the card that you chose last is ready for Enter. The line below the cards says by examples what the rules earn and cost; Change… chooses other rules.</source>
        <translation>Una partida nueva (Ctrl+N) muestra tarjetas, y un clic o Intro empieza la partida de una tarjeta: «Continuar» sigue con la partida del tablero o con la última que dejaste, salvo la del tablero del día, y dice contra quién es si es un duelo; «Hoy» es el tablero del día; «Rápida» tiene 8×8 bloques de 3 colores y se puede vaciar con seguridad, «Clásica» 15×15 y «Grande» 20×20 bloques de 5 colores; «Duelo» empieza una partida contra el rival en cuya imagen hagas clic. La imagen de una tarjeta es el tablero que jugarás, y la última tarjeta que elegiste está lista para Intro. La línea bajo las tarjetas dice con ejemplos lo que dan y cuestan las reglas; «Cambiar…» elige otras reglas.</translation>
    </message>
    <message>
        <source>The 20 boards are those on which programs are compared. Each shows your best score, the computer&apos;s, and your medal where the computer has played it too; the next one that you have not played is proposed. More has random boards of other sizes, colors and seeds, and boards from a text; Edit… draws on a board before it is played.</source>
        <translation>Los 20 tableros son aquellos en los que se comparan los programas. Cada uno muestra tu mejor puntuación, la del ordenador y tu medalla, donde el ordenador también lo ha jugado; se propone el siguiente que no hayas jugado. «Más» ofrece tableros aleatorios de otros tamaños, colores y semillas, y tableros a partir de un texto; «Editar…» dibuja en un tablero antes de jugarlo.</translation>
    </message>
    <message>
        <source>A random board is made from its seed: the same seed and size give the same board everywhere. One that can be cleared for sure is made backwards from the empty board. Ctrl+Shift+N plays a random board at once, of the size and colors chosen last.</source>
        <translation>Un tablero aleatorio se crea a partir de su semilla: la misma semilla y el mismo tamaño dan el mismo tablero en todas partes. Uno que se puede vaciar con seguridad se crea hacia atrás desde el tablero vacío. Ctrl+Mayús+N juega enseguida un tablero aleatorio, con el tamaño y los colores elegidos la última vez.</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>Primeras partidas</translation>
    </message>
    <message>
        <source>The first start begins with a small board that can be cleared for sure. Next goes on to two larger ones, and then to a board of the usual size; these boards are chosen so that even games without a plan mostly end above 0. &quot;I know the game&quot; on the card of the first start goes to the usual size at once. A hint, candidates or an open panel may need the place of that card, which comes back after them or with the next board. Escape puts it aside until the next board.</source>
        <translation>El primer inicio empieza con un tablero pequeño que se puede vaciar con seguridad. «Siguiente» pasa a dos más grandes y después a uno del tamaño habitual; estos tableros están elegidos de modo que incluso las partidas sin plan terminan casi siempre por encima de 0. «Ya conozco el juego», en la tarjeta del primer inicio, va directamente al tamaño habitual. Una pista, las candidatas o un panel abierto pueden necesitar el sitio de esa tarjeta, que vuelve después de ellos o con el siguiente tablero. Esc la aparta hasta el siguiente tablero.</translation>
    </message>
    <message>
        <source>After other games Next opens the following one of the standard boards, another random board of the same size, colors and rules, or, after all others, a random board of the usual size.</source>
        <translation>Después de otras partidas, «Siguiente» abre el tablero que sigue entre los estándar, otro tablero aleatorio del mismo tamaño, colores y reglas o, después de todos los demás, un tablero aleatorio del tamaño habitual.</translation>
    </message>
    <message>
        <source>Blocks that are left at the end cost points, more where many of one color are left: these %1 cost %2. An empty board earns %3 more.</source>
        <translation>Los bloques que quedan al final cuestan puntos, más cuando quedan muchos de un color: estos %1 cuestan %2. Un tablero vacío da %3 más.</translation>
    </message>
    <message>
        <source>Click a group: two or more blocks of one color that touch along edges. The larger the group, the more it earns.</source>
        <translation>Haz clic en un grupo: dos o más bloques de un color que se tocan por los lados. Cuanto mayor es el grupo, más da.</translation>
    </message>
    <message>
        <source>It is removed, the blocks above it fall down, and where a column is empty, those to its right move left.</source>
        <translation>Se elimina, los bloques de encima caen, y donde una columna queda vacía, las de su derecha se desplazan a la izquierda.</translation>
    </message>
    <message>
        <source>By numbers: %1. A group of n blocks earns (n − 2)² points, one of two blocks nothing, and each color with m blocks left costs (m − 2)².</source>
        <translation>En números: %1. Un grupo de n bloques da (n − 2)² puntos, uno de dos bloques no da nada, y cada color del que quedan m bloques cuesta (m − 2)².</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>When no group is left, a card says how the game went: the score, what was left of each color, and what was best in it. It stands where it covers the fewest of the blocks left. Enter presses its large button. A click on the score, or Ctrl+G, brings the card back after it was closed or gave way to a review or a replay.</source>
        <translation>Cuando no queda ningún grupo, una tarjeta dice cómo fue la partida: la puntuación, lo que quedó de cada color y lo mejor que hubo en ella. Se coloca donde menos bloques restantes tapa. Intro pulsa su botón grande. Un clic en la puntuación, o Ctrl+G, recupera la tarjeta después de cerrarla o de que dejara sitio a una revisión o una reproducción.</translation>
    </message>
    <message>
        <source>A game earns a medal by the best score known of its board, whoever reached it: bronze from %1 % of it, silver from %2 %, gold from %3 %. The number on a medal is its place.</source>
        <translation>Una partida recibe una medalla según la mejor puntuación conocida de su tablero, la haya alcanzado quien la haya alcanzado: bronce desde el %1&#xa0;% de ella, plata desde el %2&#xa0;%, oro desde el %3&#xa0;%. El número de una medalla es su puesto.</translation>
    </message>
    <message>
        <source>A game with hints or other help earns a medal as well. One that was opened, or taken over with all its moves, earns none, as nobody has played it here.</source>
        <translation>Una partida con pistas u otra ayuda también recibe medalla. Una que se abrió, o que se adoptó con todas sus jugadas, no recibe ninguna, pues nadie la ha jugado aquí.</translation>
    </message>
    <message>
        <source>The board of the day</source>
        <translation>El tablero del día</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duelos</translation>
    </message>
    <message>
        <source>Duel against, in the menu Game, starts the board in play anew, and one of four opponents plays it at the same time: Pip, Toni, Robin or Nova, from easy to master. The header shows your score against ???, for you learn the opponent&apos;s score only when your game has ended, also from hints, the assistant and the solved boards. Then both scores count up on the card at the end. There &quot;Same board&quot; begins this duel once more, and &quot;New board&quot; the next one. Where a better game is taken over after that, the header shows its score alone, as it is not your own. Undo may bring back a game from before the duel; its score stands alone, too. A duel rests while another board is played, and comes back with its own, also by undo and at the next start.</source>
        <translation>«Duelo contra», en el menú «Partida», empieza de nuevo el tablero en juego, y uno de cuatro rivales lo juega al mismo tiempo: Pip, Toni, Robin o Nova, de fácil a maestro. La cabecera muestra tu puntuación contra ???, pues la del rival solo se conoce cuando tu partida ha terminado, también a través de pistas, del asistente y de los tableros resueltos. Entonces ambas puntuaciones suben en la tarjeta del final. Ahí «Mismo tablero» empieza otra vez este duelo, y «Tablero nuevo», el siguiente. Si después se adopta una partida mejor, la cabecera muestra solo su puntuación, ya que no es la tuya. «Deshacer» puede recuperar una partida anterior al duelo; también su puntuación aparece sola. Un duelo descansa mientras se juega otro tablero, y vuelve con el suyo, también al deshacer y en el siguiente inicio.</translation>
    </message>
    <message>
        <source>Statistics has the record of duels: how many you have won, lost and drawn against each opponent. The first game that ends counts, and each board once against each opponent. Duels with help, or on a board that was played with help before, are counted apart.</source>
        <translation>Las estadísticas llevan el balance de los duelos: cuántos has ganado, perdido y empatado contra cada rival. Cuenta la primera partida que termina, y cada tablero una vez contra cada rival. Los duelos con ayuda, o en un tablero que ya se jugó con ayuda, se cuentan aparte.</translation>
    </message>
    <message>
        <source>Statistics (Ctrl+I) counts the games that you finished: all of them, or those of one kind, which have the same rules and boards of one size with as many colors. Games with help stand apart, and a game that was taken over up to its end is not counted. Cleared in a row counts games one after the other in which the board was cleared. The largest group is one of a game without moves that were taken over.</source>
        <translation>Las estadísticas (Ctrl+I) cuentan las partidas que terminaste: todas, o las de una clase, con las mismas reglas y tableros de un mismo tamaño y número de colores. Las partidas con ayuda van aparte, y una partida que se adoptó hasta su final no se cuenta. «Vaciados seguidos» cuenta las partidas consecutivas en las que se vació el tablero. El grupo más grande es uno de una partida sin jugadas adoptadas.</translation>
    </message>
    <message>
        <source>Medals and duels, beside the scores, is the record of all games. On each board your best game counts, with help or without: it has gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. A board has these marks once the computer has played it too, which it does at the end of a game. A medal can be lost when a better game becomes known.</source>
        <translation>«Medallas y duelos», junto a las puntuaciones, es el balance de todas las partidas. En cada tablero cuenta tu mejor partida, con ayuda o sin ella: tiene oro desde el %1&#xa0;% de la mejor puntuación conocida del tablero, plata desde el %2&#xa0;%, bronce desde el %3&#xa0;%. Un tablero tiene estos umbrales en cuanto el ordenador también lo ha jugado, lo que hace al final de una partida. Una medalla se puede perder cuando se conoce una partida mejor.</translation>
    </message>
    <message>
        <source>Where the computer has not played a board yet, it does so for a second or two when your game has ended, with a number of tries that the board alone decides; until then the card says so and has no medal. With refill, and under Clickomania rules, there are no medals. What you are praised for compares the game with those that you finished before it: your best and your fewest blocks left on this board, and your largest group of all games.</source>
        <translation>Si el ordenador todavía no ha jugado un tablero, lo hace durante uno o dos segundos cuando tu partida ha terminado, con un número de intentos que decide solo el tablero; hasta entonces la tarjeta lo dice y no tiene medalla. Con reposición, y con las reglas de Clickomania, no hay medallas. Los elogios comparan la partida con las que terminaste antes de ella: tu mejor y tu menor número de bloques restantes en este tablero, y tu grupo más grande de todas las partidas.</translation>
    </message>
    <message>
        <source>A game that you left for another one is under way until it ends. Its board says so, with its points, on the card Today, among the daily boards and among the 20 boards, and goes on where you left it. Restart in the menu Move begins it anew. Until the board of the day is played, the program also says if it is under way in another window; once that window is closed, it goes on here.</source>
        <translation>Una partida que dejaste por otra está en curso hasta que termina. Su tablero lo dice, con sus puntos, en la tarjeta «Hoy», entre los tableros del día y entre los 20 tableros, y continúa donde la dejaste. «Empezar de nuevo», en el menú «Jugada», la comienza otra vez. Hasta que se juega el tablero del día, también se avisa de uno que está en curso en otra ventana; cuando esa ventana se cierra, continúa aquí.</translation>
    </message>
    <message>
        <source>The tool tips in the menu say how the opponents play, and about how many points each reaches on random boards of 15×15 with 5 colors under the standard rules.</source>
        <translation>La información emergente del menú dice cómo juegan los rivales y cuántos puntos alcanza aproximadamente cada uno en tableros aleatorios de 15×15 con 5 colores y las reglas estándar.</translation>
    </message>
    <message>
        <source>Boxes, in place of the histogram, show the same scores side by side: a box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>Las cajas, en lugar del histograma, muestran las mismas puntuaciones unas al lado de otras: una caja contiene la mitad central de las puntuaciones, con una raya en la mediana; los bigotes llegan hasta el 5&#xa0;% y el 95&#xa0;%, y los anillos marcan la más baja y la más alta.</translation>
    </message>
    <message>
        <source>A file of trials, which a comparison here or samegame-cli compare keeps, opens like a game: by Open, or dropped on the window. It shows its comparison.</source>
        <translation>Un archivo de ensayos, como los que conserva una comparación de aquí o samegame-cli compare, se abre como una partida: con «Abrir» o soltándolo en la ventana. Muestra su comparación.</translation>
    </message>
    <message>
        <source>With a list of boards in its setup, such as random:1-100/8x8x4, every policy plays each of the boards. The chart then shows the means of the boards in order of size, or as boxes, and the differences to the first policy; the intervals are for boards like these.</source>
        <translation>Si los ajustes de una distribución contienen una lista de tableros, como random:1-100/8x8x4, cada política juega cada uno de esos tableros. El gráfico muestra entonces las medias de los tableros ordenadas por valor, o como cajas, y las diferencias con la primera política; los intervalos valen para tableros como estos.</translation>
    </message>
    <message>
        <source>Until decided, a comparison of two solvers goes from board to board of its list, with one run of each. It ends as soon as an interval of 95 % that may be looked at after every board shows which is better, or that both are equal within the margin, and says so in one sentence.</source>
        <translation>Con «Hasta decidir», una comparación de dos solucionadores va de tablero en tablero de su lista, con una ejecución de cada uno. La comparación termina en cuanto un intervalo del 95&#xa0;% que se puede mirar después de cada tablero muestra cuál es mejor, o que los dos son iguales dentro del margen, y lo dice en una frase.</translation>
    </message>
    <message>
        <source>An interval can be read in two ways; choose one. For boards like these, the boards are the sample, and there must be two or more. For these boards, the runs on each board are the sample, two or more of them. With a single board, or a single run on each, only one of the two ways is left.</source>
        <translation>Un intervalo se puede leer de dos maneras; elige una. «Para tableros como estos», la muestra son los tableros, y tienen que ser dos o más. «Para estos tableros», la muestra son las ejecuciones en cada tablero, dos o más. Con un solo tablero, o una sola ejecución en cada uno, solo queda una de las dos maneras.</translation>
    </message>
    <message>
        <source>Each distribution, comparison and experiment is kept when it ends or is stopped, and the convergence of the searches on each board. Kept runs (Ctrl+K) lists them with a small picture of their scores: find one by a part of its name, board, solver or date, show it again in its chart or table, name it, export it or delete it. A comparison or experiment that is shown again can go on. A convergence comes with its board: each further search there joins it, and Clear at the chart begins another.</source>
        <translation>Cada distribución, comparación y experimento se conserva cuando termina o se detiene, y también la convergencia de las búsquedas en cada tablero. «Ejecuciones conservadas» (Ctrl+K) las enumera con una pequeña imagen de sus puntuaciones: encuéntralas por una parte de su nombre, tablero, solucionador o fecha, muéstralas otra vez en su gráfico o su tabla, ponles nombre, expórtalas o elimínalas. Una comparación o un experimento que se muestra otra vez puede continuar. Una convergencia viene con su tablero: cada nueva búsqueda en él se le une, y «Borrar» junto al gráfico empieza otra.</translation>
    </message>
    <message>
        <source>Your own: points of groups, a bonus for a cleared board and a penalty for blocks left, each as you like. Points and penalty are a formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2. Files and IDs of boards keep these rules.</source>
        <translation>Propio: los puntos de los grupos, una bonificación por un tablero vaciado y una penalización por los bloques restantes, cada cosa a tu gusto. Los puntos y la penalización son una fórmula del número de bloques n, como 3n o n(n-1), o números como 0,1,3,6: para más bloques se repite la diferencia entre los dos últimos (9, 12,&#xa0;…). Una fórmula puede ir detrás de números, como en 0,0,(n-2)^2. Los archivos y los ID de los tableros conservan estas reglas.</translation>
    </message>
    <message>
        <source>Experiments of the papers (Ctrl+Shift+K) runs the tables and figures of the papers anew, whole or at a smaller scale, and shows their results beside the published ones. One that was stopped can go on, in another session too: it is among the kept runs.</source>
        <translation>«Experimentos de los artículos» (Ctrl+Mayús+K) vuelve a calcular las tablas y figuras de los artículos, enteras o a menor escala, y muestra sus resultados junto a los publicados. Un experimento que se detuvo puede continuar, también en otra sesión: está entre las ejecuciones conservadas.</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>Save %1: all its %Ln blocks go in one move, for %2.</source>
        <translation>
            <numerusform>Reserva el color %1: su %Ln bloque se va en una sola jugada, por %2.</numerusform>
            <numerusform>Reserva el color %1: sus %Ln bloques se van todos en una sola jugada, por %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %1: %2 of its %Ln blocks go in one move, for %3.</source>
        <translation>
            <numerusform>Reserva el color %1: %2 de su %Ln bloque se va en una sola jugada, por %3.</numerusform>
            <numerusform>Reserva el color %1: %2 de sus %Ln bloques se van en una sola jugada, por %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end the board is empty.</source>
        <translation>Al final el tablero queda vacío.</translation>
    </message>
    <message>
        <source>The board can be cleared from here.</source>
        <translation>Desde aquí se puede vaciar el tablero.</translation>
    </message>
    <message>
        <source>H again shows the group to play now.</source>
        <translation>Pulsa H otra vez para ver el grupo que toca jugar ahora.</translation>
    </message>
    <message>
        <source>Move %1 %2.</source>
        <comment>number of a move, and what it does</comment>
        <translation>La jugada %1 %2.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what the move does</comment>
        <translation>Esta jugada %1.</translation>
    </message>
    <message>
        <source>Next: the marked group at %1 (row, column), %2.</source>
        <translation>Ahora: el grupo marcado en %1 (fila, columna), %2.</translation>
    </message>
    <message>
        <source>H again shows the next moves.</source>
        <translation>Pulsa H otra vez para ver las próximas jugadas.</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln moves are numbered.</source>
        <translation>
            <numerusform>La próxima jugada está numerada.</numerusform>
            <numerusform>Las próximas %Ln jugadas están numeradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The framed blocks go in move %1.</source>
        <translation>Los bloques enmarcados se van en la jugada %1.</translation>
    </message>
    <message>
        <source>Played like this, the game ends with a score of %1.</source>
        <translation>Jugada así, la partida termina con una puntuación de %1.</translation>
    </message>
    <message>
        <source>Played like this, the game ends: %1.</source>
        <translation>Jugada así, la partida termina: %1.</translation>
    </message>
    <message>
        <source>Hint: a group of this color: %1. Press H again to see which one.</source>
        <translation>Pista: un grupo de este color: %1. Pulsa H otra vez para ver cuál.</translation>
    </message>
    <message>
        <source>Hint: the marked group at %1 (row, column), %2; the best by the blocks on the board, since nobody knows the columns to come.</source>
        <translation>Pista: el grupo marcado en %1 (fila, columna), %2; el mejor según los bloques del tablero, pues nadie conoce las columnas que vendrán.</translation>
    </message>
    <message>
        <source>No later group earns more.</source>
        <translation>Ningún grupo posterior da más.</translation>
    </message>
    <message>
        <source>It is one of the moves that earn most.</source>
        <translation>Es una de las jugadas que más dan.</translation>
    </message>
    <message>
        <source>That is all; H again begins anew.</source>
        <translation>Eso es todo; si pulsas H otra vez, empieza de nuevo.</translation>
    </message>
    <message>
        <source>The saved %1 blocks go in move %2.</source>
        <comment>color, number</comment>
        <translation>Los bloques reservados (%1) se van en la jugada %2.</translation>
    </message>
    <message>
        <source>A better plan was found.</source>
        <translation>Se ha encontrado un plan mejor.</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>Final score</source>
        <translation>Puntuación final</translation>
    </message>
    <message>
        <source>Own score: %1</source>
        <translation>Puntuación propia: %1</translation>
    </message>
    <message>
        <source>%1: mean %2, best %3</source>
        <translation>%1: media %2, mejor %3</translation>
    </message>
    <message>
        <source>Own score so far: %1</source>
        <translation>Puntuación propia por ahora: %1</translation>
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
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Ya conozco el juego</translation>
    </message>
    <message>
        <source>Closes this card and begins with a board of the usual size</source>
        <translation>Cierra esta tarjeta y empieza con un tablero del tamaño habitual</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The picture before (PgUp)</source>
        <translation>La imagen anterior (RePág)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Closes this card; Help (F1) says all of it and more</source>
        <translation>Cierra esta tarjeta; la Ayuda (F1) dice todo esto y más</translation>
    </message>
    <message>
        <source>The next picture (PgDown)</source>
        <translation>La imagen siguiente (AvPág)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>picture</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color to remove it.</source>
        <translation>Haz clic en un grupo de dos o más bloques de un color para eliminarlo.</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: bigger ones earn far more, 2 blocks %1, 10 blocks %2.</source>
        <translation>Haz clic en un grupo de dos o más bloques de un color. Los más grandes dan mucho más (2 bloques: %1; 10 bloques: %2).</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>points of a group</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>The blocks above fall down, gaps at the side close, and new columns come in at the right.</source>
        <translation>Los bloques de encima caen, los huecos laterales se cierran y entran columnas nuevas por la derecha.</translation>
    </message>
    <message>
        <source>The blocks above fall down, and each row moves to the left until it has no gap.</source>
        <translation>Los bloques de encima caen, y cada fila se desplaza a la izquierda hasta que no tiene huecos.</translation>
    </message>
    <message>
        <source>The blocks above fall down, and where a column is empty, the others move up to the left.</source>
        <translation>Los bloques de encima caen, y donde una columna queda vacía, las demás se arriman hacia la izquierda.</translation>
    </message>
    <message>
        <source>The game goes on until there is no group; blocks left cost nothing.</source>
        <translation>La partida continúa hasta que no hay ningún grupo; los bloques restantes no cuestan nada.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points, more where many of one color are left; an empty board earns %1.</source>
        <translation>Los bloques que quedan al final cuestan puntos, más cuando quedan muchos de un color; un tablero vacío da %1.</translation>
    </message>
    <message>
        <source>The aim is an empty board: each block left at the end costs a point.</source>
        <translation>El objetivo es un tablero vacío: cada bloque que queda al final cuesta un punto.</translation>
    </message>
    <message>
        <source>An empty board earns %1 more; blocks left at the end cost nothing.</source>
        <translation>Un tablero vacío da %1 más; los bloques que quedan al final no cuestan nada.</translation>
    </message>
    <message>
        <source>The game ends when there is no group; blocks left cost nothing.</source>
        <translation>La partida termina cuando no hay ningún grupo; los bloques restantes no cuestan nada.</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: 2 blocks earn %1, 10 blocks %2.</source>
        <translation>Haz clic en un grupo de dos o más bloques de un color (2 bloques: %1; 10 bloques: %2).</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points; an empty board earns %1.</source>
        <translation>Los bloques que quedan al final cuestan puntos; un tablero vacío da %1.</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points.</source>
        <translation>Los bloques que quedan al final cuestan puntos.</translation>
    </message>
</context>
<context>
    <name>KeptRunsDialog</name>
    <message>
        <source>this version of SameGame has that experiment otherwise, or no longer</source>
        <translation>esta versión de SameGame tiene ese experimento de otra forma, o ya no lo tiene</translation>
    </message>
    <message>
        <source>the kept run is damaged</source>
        <translation>la ejecución conservada está dañada</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>Gives this run a name, or another one</source>
        <translation>Da a esta ejecución un nombre, u otro</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Deletes this run; can be undone</source>
        <translation>Elimina esta ejecución; se puede deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Brings back the run that was deleted last</source>
        <translation>Recupera la última ejecución eliminada</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Ejecuciones conservadas</translation>
    </message>
    <message>
        <source>Part of a name, a board, a solver, or a date …</source>
        <translation>Parte de un nombre, un tablero, un solucionador o una fecha…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtro</translation>
    </message>
    <message>
        <source>This run is no longer kept.</source>
        <translation>Esta ejecución ya no se conserva.</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>Ensayos (*.jsonl)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no se puede escribir: %2</translation>
    </message>
    <message>
        <source>The run was deleted. It can be brought back until this list is closed.</source>
        <translation>La ejecución se ha eliminado. Se puede recuperar hasta que se cierre esta lista.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln ejecución</numerusform>
            <numerusform>%Ln ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs</source>
        <translation>
            <numerusform>%1 de %Ln ejecución</numerusform>
            <numerusform>%1 de %Ln ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows this run again in its chart, an experiment in its table; searches come with their board, so that others can be added</source>
        <translation>Muestra esta ejecución otra vez en su gráfico, un experimento en su tabla; las búsquedas vienen con su tablero, para poder añadir otras</translation>
    </message>
    <message>
        <source>Writes this run as a file: a comparison as trials or a table of its runs, a distribution as a table of its scores, a convergence as a table of its curves, an experiment as its figure, its table or its trials</source>
        <translation>Escribe esta ejecución en un archivo: una comparación como ensayos o como tabla de sus ejecuciones, una distribución como tabla de sus puntuaciones, una convergencia como tabla de sus curvas, un experimento como su figura, su tabla o sus ensayos</translation>
    </message>
    <message>
        <source>No run is kept yet. Distributions, comparisons, searches and experiments are kept when they end.</source>
        <translation>Todavía no hay ejecuciones conservadas. Las distribuciones, comparaciones, búsquedas y experimentos se conservan cuando terminan.</translation>
    </message>
</context>
<context>
    <name>KeptRunsModel</name>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The name that you gave it</source>
        <translation>El nombre que le has puesto</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>The boards, and the rules if they are not the usual ones</source>
        <translation>Los tableros, y las reglas si no son las habituales</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solucionadores</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Best mean</source>
        <translation>Mejor media</translation>
    </message>
    <message>
        <source>The highest mean score of one of its solvers, policies or entries</source>
        <translation>La puntuación media más alta de uno de sus solucionadores, políticas o entradas</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>When it ended or was stopped</source>
        <translation>Cuándo terminó o se detuvo</translation>
    </message>
    <message>
        <source>What was run, and a histogram of its final scores, or curves of its best scores</source>
        <translation>Lo que se ejecutó, y un histograma de sus puntuaciones finales o curvas de sus mejores puntuaciones</translation>
    </message>
    <message>
        <source>The solvers of a comparison or of searches, the playout policies of a distribution, the entries of an experiment</source>
        <translation>Los solucionadores de una comparación o de búsquedas, las políticas de playout de una distribución, las entradas de un experimento</translation>
    </message>
    <message>
        <source>Runs of a comparison, playouts of a distribution, trials of an experiment, of all together; searches on a board</source>
        <translation>Ejecuciones de una comparación, playouts de una distribución, ensayos de un experimento, en total; búsquedas en un tablero</translation>
    </message>
    <message>
        <source>The longest search took %1 s</source>
        <translation>La búsqueda más larga duró %1 s</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>1 color</source>
        <translation>1 color</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln color</numerusform>
            <numerusform>%Ln colores</numerusform>
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
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>LineModel</name>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Number of the move; 0 is the start</source>
        <translation>Número de la jugada; 0 es el inicio</translation>
    </message>
    <message>
        <source>Color of the group</source>
        <translation>Color del grupo</translation>
    </message>
    <message>
        <source>Points of the move, and the bonus or penalty of the end</source>
        <translation>Puntos de la jugada, y la bonificación o penalización del final</translation>
    </message>
    <message>
        <source>Score after the move</source>
        <translation>Puntuación tras la jugada</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
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
        <translation>Bloques</translation>
    </message>
</context>
<context>
    <name>LinePanel</name>
    <message>
        <source>Save game…</source>
        <translation>Guardar partida…</translation>
    </message>
    <message>
        <source>Solved boards…</source>
        <translation>Tableros resueltos…</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Jugadas de la partida</translation>
    </message>
    <message>
        <source>The best finished game known of this board, the moves played so far, or the game that was chosen last to be looked at</source>
        <translation>La mejor partida terminada que se conoce de este tablero, las jugadas hechas hasta ahora o la última partida que se eligió para mirarla</translation>
    </message>
    <message>
        <source>Saves the game as a file</source>
        <translation>Guarda la partida como archivo</translation>
    </message>
    <message>
        <source>Lists the best game kept of every board</source>
        <translation>Enumera la mejor partida conservada de cada tablero</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>No finished game is known yet. Start the assistant, or play the game to its end.</source>
        <translation>Todavía no se conoce ninguna partida terminada. Inicia el asistente o juega la partida hasta el final.</translation>
    </message>
    <message numerus="yes">
        <source>A better game with %1 points was found; it is taken up when this replay ends.</source>
        <translation>
            <numerusform>Se encontró una partida mejor, con %1 punto; pasa a la barra cuando termine esta reproducción.</numerusform>
            <numerusform>Se encontró una partida mejor, con %1 puntos; pasa a la barra cuando termine esta reproducción.</numerusform>
        </translation>
    </message>
    <message>
        <source>A better game was found (%1); it is taken up when this replay ends.</source>
        <translation>Se encontró una partida mejor (%1); pasa a la barra cuando termine esta reproducción.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Shows the moves of this game beside the other one</source>
        <translation>Muestra las jugadas de esta partida junto a la otra</translation>
    </message>
    <message>
        <source>Shows the best game known beside this one</source>
        <translation>Muestra la mejor partida conocida junto a esta</translation>
    </message>
</context>
<context>
    <name>LinePlanText</name>
    <message>
        <source>%1 and %2</source>
        <comment>sizes of parts: 7, 5 and 1</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>earns most: %1</source>
        <translation>es la que más da: %1</translation>
    </message>
    <message>
        <source>is one of the moves that earn most: %1</source>
        <translation>es una de las que más dan: %1</translation>
    </message>
    <message>
        <source>joins %1 %2 blocks for a later group of %3</source>
        <comment>sizes of parts, color, size of the group</comment>
        <translation>une %1 bloques (%2) para un grupo posterior de %3</translation>
    </message>
    <message>
        <source>frees the way for move %1</source>
        <translation>abre paso a la jugada %1</translation>
    </message>
    <message>
        <source>clears blocks that no later move needs</source>
        <translation>quita bloques que ninguna jugada posterior necesita</translation>
    </message>
</context>
<context>
    <name>LineReplay</name>
    <message>
        <source>Best game</source>
        <translation>Mejor partida</translation>
    </message>
    <message>
        <source>Best game played</source>
        <translation>Mejor partida jugada</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>Game of a candidate</source>
        <translation>Partida de una candidata</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>Partida revisada</translation>
    </message>
    <message>
        <source>Better game</source>
        <translation>Partida mejor</translation>
    </message>
</context>
<context>
    <name>LineSummary</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2, board cleared</source>
        <translation>
            <numerusform>&lt;b&gt;%1 punto&lt;/b&gt; en %2, tablero vaciado</numerusform>
            <numerusform>&lt;b&gt;%1 puntos&lt;/b&gt; en %2, tablero vaciado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2</source>
        <translation>
            <numerusform>&lt;b&gt;%1 punto&lt;/b&gt; en %2</numerusform>
            <numerusform>&lt;b&gt;%1 puntos&lt;/b&gt; en %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2 so far</source>
        <translation>
            <numerusform>&lt;b&gt;%1 punto&lt;/b&gt; en %2 hasta ahora</numerusform>
            <numerusform>&lt;b&gt;%1 puntos&lt;/b&gt; en %2 hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as this game</source>
        <translation>Tan buena como esta partida</translation>
    </message>
    <message numerus="yes">
        <source>The game has %Ln points more so far</source>
        <translation>
            <numerusform>La partida tiene por ahora %Ln punto más</numerusform>
            <numerusform>La partida tiene por ahora %Ln puntos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points better than this game</source>
        <translation>
            <numerusform>%Ln punto mejor que esta partida</numerusform>
            <numerusform>%Ln puntos mejor que esta partida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points more than the game has so far</source>
        <translation>
            <numerusform>%Ln punto más de los que la partida tiene hasta ahora</numerusform>
            <numerusform>%Ln puntos más de los que la partida tiene hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this game</source>
        <translation>Es esta partida</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points below the best game known</source>
        <translation>
            <numerusform>%Ln punto por debajo de la mejor partida conocida</numerusform>
            <numerusform>%Ln puntos por debajo de la mejor partida conocida</numerusform>
        </translation>
    </message>
    <message>
        <source>No better game is known</source>
        <translation>No se conoce ninguna partida mejor</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; after %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; tras %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 hasta ahora</translation>
    </message>
    <message>
        <source>This game: %1</source>
        <translation>Esta partida: %1</translation>
    </message>
    <message>
        <source>Best game known: %1</source>
        <translation>Mejor partida conocida: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>Proven optimal</source>
        <translation>Óptima (demostrado)</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source>&amp;Marks on the blocks</source>
        <translation>&amp;Marcas en los bloques</translation>
    </message>
    <message>
        <source>Color &amp;scheme</source>
        <translation>Es&amp;quema de colores</translation>
    </message>
    <message>
        <source>Colors of the window</source>
        <translation>Colores de la ventana</translation>
    </message>
    <message>
        <source>&amp;Blocks</source>
        <translation>&amp;Bloques</translation>
    </message>
    <message>
        <source>How blocks are drawn</source>
        <translation>Cómo se dibujan los bloques</translation>
    </message>
    <message>
        <source>Pa&amp;lette</source>
        <translation>Pa&amp;leta</translation>
    </message>
    <message>
        <source>Colors of the blocks</source>
        <translation>Colores de los bloques</translation>
    </message>
    <message>
        <source>Each color has a mark of its own, for eyes that see them alike</source>
        <translation>Cada color tiene una marca propia, para ojos que los ven parecidos</translation>
    </message>
    <message>
        <source>Preview &amp;as seen</source>
        <translation>V&amp;ista previa para</translation>
    </message>
    <message>
        <source>Shows the preview as other eyes see it; changes nothing else</source>
        <translation>Muestra la vista previa tal como la ven otros ojos; no cambia nada más</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Joined tiles</source>
        <translation>Piezas unidas</translation>
    </message>
    <message>
        <source>Glossy balls</source>
        <translation>Bolas brillantes</translation>
    </message>
    <message>
        <source>Plain shapes</source>
        <translation>Formas sencillas</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Comprobar</translation>
    </message>
    <message>
        <source>Shows how well each kind of color vision tells the colors apart</source>
        <translation>Muestra lo bien que cada tipo de visión del color distingue los colores</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatas</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Mejor partida</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergencia</translation>
    </message>
    <message>
        <source>The settings cannot be stored.</source>
        <translation>Las preferencias no se pueden guardar.</translation>
    </message>
    <message>
        <source>Nothing is known of this position yet; F5 searches it.</source>
        <translation>Todavía no se sabe nada de esta posición; F5 la explora.</translation>
    </message>
    <message>
        <source>Goes on, though its panel is closed: %1. Esc stops it, the menu View shows it.</source>
        <translation>Continúa, aunque su panel está cerrado: %1. Esc lo detiene, el menú «Ver» lo muestra.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>The replay is at its end; Esc leads back to your game.</source>
        <translation>La reproducción ha llegado al final; Esc vuelve a tu partida.</translation>
    </message>
    <message>
        <source>This is the game before; Redo leads back to: %1.</source>
        <translation>Esta es la partida anterior; Rehacer vuelve a: %1.</translation>
    </message>
    <message>
        <source>A better game was found; the card at the end replays it.</source>
        <translation>Se encontró una partida mejor; la tarjeta del final la reproduce.</translation>
    </message>
    <message>
        <source>Nothing better than the best game known was found.</source>
        <translation>No se encontró nada mejor que la mejor partida conocida.</translation>
    </message>
</context>
<context>
    <name>MedalText</name>
    <message>
        <source>Bronze medal</source>
        <translation>Medalla de bronce</translation>
    </message>
    <message>
        <source>Silver medal</source>
        <translation>Medalla de plata</translation>
    </message>
    <message>
        <source>Gold medal</source>
        <translation>Medalla de oro</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
    </message>
</context>
<context>
    <name>NamedGame</name>
    <message>
        <source>The game is opened with what its moves come to: %1.</source>
        <translation>La partida se abre con lo que resulta de sus jugadas: %1.</translation>
    </message>
    <message>
        <source>%1 is opened with what its moves come to: %2.</source>
        <translation>%1 se abre con lo que resulta de sus jugadas: %2.</translation>
    </message>
    <message>
        <source>Board (%1)</source>
        <comment>the program that it comes from</comment>
        <translation>Tablero (%1)</translation>
    </message>
</context>
<context>
    <name>NewGameCards</name>
    <message>
        <source>Duel against %1</source>
        <comment>an opponent</comment>
        <translation>Duelo contra %1</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>A small board with few colors</source>
        <translation>Un tablero pequeño con pocos colores</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>A board of the usual size</source>
        <translation>Un tablero del tamaño habitual</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>A large board, for a longer game</source>
        <translation>Un tablero grande, para una partida más larga</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>your best %1</source>
        <translation>tu mejor: %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>sin jugar</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>The board of the day, the same for everybody, under the standard rules</source>
        <translation>El tablero del día, el mismo para todos, con las reglas estándar</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duelo</translation>
    </message>
    <message>
        <source>You and the computer play the same board. Each picture begins a duel with that opponent.</source>
        <translation>El ordenador juega el mismo tablero que tú. Cada imagen empieza un duelo con ese rival.</translation>
    </message>
    <message>
        <source>The 20 boards</source>
        <translation>Los 20 tableros</translation>
    </message>
    <message>
        <source>Shows the boards on which programs are compared, with your best on each</source>
        <translation>Muestra los tableros en los que se comparan los programas, con tu mejor partida en cada uno</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 de %2 jugados</translation>
    </message>
    <message>
        <source>1 medal</source>
        <translation>1 medalla</translation>
    </message>
    <message numerus="yes">
        <source>%Ln medals</source>
        <translation>
            <numerusform>%Ln medalla</numerusform>
            <numerusform>%Ln medallas</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>an opponent</comment>
        <translation>Contra %1</translation>
    </message>
    <message>
        <source>the same board</source>
        <translation>el mismo tablero</translation>
    </message>
    <message>
        <source>%1×%2, %3</source>
        <comment>rows, columns, colors</comment>
        <translation>%1×%2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln color</numerusform>
            <numerusform>%Ln colores</numerusform>
        </translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>se puede vaciar</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>en curso: %1</translation>
    </message>
    <message>
        <source>%1, duel against %2</source>
        <comment>points, an opponent</comment>
        <translation>%1, duelo contra %2</translation>
    </message>
    <message>
        <source>in another window: %1</source>
        <comment>points</comment>
        <translation>en otra ventana: %1</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Tablero aleatorio</translation>
    </message>
    <message>
        <source>Text or ID</source>
        <translation>Texto o ID</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>The text brings its own rules. Rules… in the menu Game plays its board under others.</source>
        <translation>El texto trae sus propias reglas. «Reglas…», en el menú «Partida», juega su tablero con otras.</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>Draws on this board before it is played</source>
        <translation>Dibuja en este tablero antes de jugarlo</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Más…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>A random board of any size, colors and seed, or one from a text</source>
        <translation>Un tablero aleatorio de cualquier tamaño, colores y semilla, o uno a partir de un texto</translation>
    </message>
    <message>
        <source>Goes back to the page before</source>
        <translation>Vuelve a la página anterior</translation>
    </message>
    <message>
        <source>A shared result, a board ID, or digits, in a row for each row of the board</source>
        <translation>Un resultado compartido, un ID de tablero o dígitos, en una fila por cada fila del tablero</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Cambiar…</translation>
    </message>
    <message>
        <source>Chooses the rules: what moves and the end earn, and where blocks go</source>
        <translation>Elige las reglas: lo que dan las jugadas y el final, y hacia dónde van los bloques</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>“%1” is no number from %2 to %3 here; the number stays as it was.</source>
        <translation>«%1» no vale: aquí se espera un número de %2 a %3; el número se queda como estaba.</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>1 block</source>
        <translation>1 bloque</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln bloque</numerusform>
            <numerusform>%Ln bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size and points of a group</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 hora</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln hora</numerusform>
            <numerusform>%Ln horas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 segundo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two parts of a time</comment>
        <translation>%1 y %2</translation>
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
        <translation>%1: hace la jugada tras la que el tablero tiene mejor aspecto.</translation>
    </message>
    <message>
        <source>%1: makes the move after which random games ended best.</source>
        <translation>%1: hace la jugada tras la que mejor terminaron partidas aleatorias.</translation>
    </message>
    <message>
        <source>%1: tries each move in games that are played with care.</source>
        <translation>%1: prueba cada jugada en partidas que se juegan con cuidado.</translation>
    </message>
    <message>
        <source>%1: learns from its own best games of this board.</source>
        <translation>%1: aprende de sus propias mejores partidas de este tablero.</translation>
    </message>
    <message>
        <source>%1: easy</source>
        <translation>%1: fácil</translation>
    </message>
    <message>
        <source>%1: medium</source>
        <translation>%1: medio</translation>
    </message>
    <message>
        <source>%1: hard</source>
        <translation>%1: difícil</translation>
    </message>
    <message>
        <source>%1: master</source>
        <translation>%1: maestro</translation>
    </message>
    <message>
        <source>On random boards of 15×15 with 5 colors under the standard rules it reaches about %1 points.</source>
        <translation>En tableros aleatorios de 15×15 con 5 colores y las reglas estándar alcanza aprox.&#xa0;%1 puntos.</translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>default options</source>
        <translation>opciones predeterminadas</translation>
    </message>
    <message>
        <source>Changes the options of this solver</source>
        <translation>Cambia las opciones de este solucionador</translation>
    </message>
</context>
<context>
    <name>OptionDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>Opciones de %1</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Defaults</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Sets every option of this solver back to its default</source>
        <translation>Devuelve cada opción de este solucionador a su valor predeterminado</translation>
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
        <translation>Par&amp;tir de</translation>
    </message>
    <message>
        <source>Replaces the colors by those of a palette of the program</source>
        <translation>Sustituye los colores por los de una paleta del programa</translation>
    </message>
    <message>
        <source>Color %1</source>
        <translation>Color %1</translation>
    </message>
    <message>
        <source>Color %1: %2</source>
        <translation>Color %1: %2</translation>
    </message>
</context>
<context>
    <name>OwnResults</name>
    <message>
        <source>The game waits, and is stored as soon as that works.</source>
        <translation>La partida espera y se guarda en cuanto sea posible.</translation>
    </message>
    <message>
        <source>The game waits as long as the program runs, and is stored as soon as that works.</source>
        <translation>La partida espera mientras el programa siga abierto y se guarda en cuanto sea posible.</translation>
    </message>
</context>
<context>
    <name>OwnScoringForm</name>
    <message>
        <source>What groups of 2, 3, 4, … blocks earn.</source>
        <translation>Lo que dan los grupos de 2, 3, 4,&#xa0;… bloques.</translation>
    </message>
    <message>
        <source>What a cleared board earns.</source>
        <translation>Lo que da un tablero vaciado.</translation>
    </message>
    <message>
        <source>What 1, 2, 3, … blocks left cost, for each color.</source>
        <translation>Lo que cuestan 1, 2, 3,&#xa0;… bloques restantes, por cada color.</translation>
    </message>
    <message>
        <source>&amp;Points of a group</source>
        <translation>&amp;Puntos de un grupo</translation>
    </message>
    <message>
        <source>Bo&amp;nus</source>
        <translation>&amp;Bonificación</translation>
    </message>
    <message>
        <source>P&amp;enalty</source>
        <translation>P&amp;enalización</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Player&apos;s guide</source>
        <translation>Guía del jugador</translation>
    </message>
    <message>
        <source>This is the text of F1 in the program.</source>
        <translation>Este es el texto de F1 en el programa.</translation>
    </message>
</context>
<context>
    <name>PairList</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Removes this row</source>
        <translation>Quita esta fila</translation>
    </message>
</context>
<context>
    <name>PaletteTable</name>
    <message>
        <source>Closest colors in each kind of color vision</source>
        <translation>Colores más parecidos en cada tipo de visión del color</translation>
    </message>
    <message>
        <source>All colors seen</source>
        <translation>Todos los colores</translation>
    </message>
    <message>
        <source>No red (protan)</source>
        <translation>Sin rojo (protan)</translation>
    </message>
    <message>
        <source>No green (deutan)</source>
        <translation>Sin verde (deutan)</translation>
    </message>
    <message>
        <source>No blue (tritan)</source>
        <translation>Sin azul (tritan)</translation>
    </message>
    <message>
        <source>Gray only</source>
        <translation>Solo grises</translation>
    </message>
    <message>
        <source>Any two colors can be told apart in each kind of color vision.</source>
        <translation>Dos colores cualesquiera se distinguen en cada tipo de visión del color.</translation>
    </message>
    <message>
        <source>Too close – %1: %2 and %3 differ by %4 only; %5 or more tells them apart. Until then the marks on the blocks do.</source>
        <translation>Demasiado parecidos (%1): %2 y %3 solo difieren en %4; con %5 o más se distinguen. Hasta entonces los distinguen las marcas de los bloques.</translation>
    </message>
    <message>
        <source>too close</source>
        <translation>demasiado parecidos</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>suficiente</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>Most alike of the first five</source>
        <translation>Más parecidos (5 primeros)</translation>
    </message>
    <message>
        <source>Most alike of all nine</source>
        <translation>Más parecidos (los 9)</translation>
    </message>
    <message>
        <source>%3: %1 – %2</source>
        <comment>two colors, how well told apart</comment>
        <translation>%3: %1 – %2</translation>
    </message>
    <message>
        <source>These two differ by %1; here %2 is enough to tell them apart. (CIEDE2000: 1 is hardly seen, 100 is black and white.)</source>
        <translation>Estos dos difieren en %1; aquí %2 basta para distinguirlos. (CIEDE2000: 1 apenas se ve, 100 es blanco y negro.)</translation>
    </message>
</context>
<context>
    <name>PaletteTitles</name>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Vivid</source>
        <translation>Viva</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Own colors</source>
        <translation>Colores propios</translation>
    </message>
</context>
<context>
    <name>PlayedGamesModel</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Vaciado</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Grupo más grande</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Board ID</source>
        <translation>ID del tablero</translation>
    </message>
    <message>
        <source>When the game was finished</source>
        <translation>Cuándo terminó la partida</translation>
    </message>
    <message>
        <source>What the board was called</source>
        <translation>Cómo se llamaba el tablero</translation>
    </message>
    <message>
        <source>Rows, columns, colors and rules</source>
        <translation>Filas, columnas, colores y reglas</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Puntuación final</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Jugadas de la partida</translation>
    </message>
    <message>
        <source>Whether no block was left</source>
        <translation>Si no quedó ningún bloque</translation>
    </message>
    <message>
        <source>Hints and other help in the game, and whether its board was played with help before</source>
        <translation>Pistas y otra ayuda en la partida, y si su tablero ya se jugó con ayuda</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>%1 %2 blocks</source>
        <comment>12 sky blue blocks</comment>
        <translation>%1 bloques (%2)</translation>
    </message>
    <message>
        <source>After which move can the board still be cleared?</source>
        <translation>¿Tras qué jugada todavía se puede vaciar el tablero?</translation>
    </message>
    <message>
        <source>After which move can %1 still go in one move?</source>
        <translation>¿Tras qué jugada todavía pueden irse %1 en una sola jugada?</translation>
    </message>
    <message>
        <source>After which move can most points still be reached?</source>
        <translation>¿Tras qué jugada todavía se puede alcanzar el máximo de puntos?</translation>
    </message>
    <message>
        <source>From your game on %1 of %2, move %3.</source>
        <translation>De tu partida del %2 en %1, jugada %3.</translation>
    </message>
    <message>
        <source>The same for everybody on this day.</source>
        <translation>El mismo para todos este día.</translation>
    </message>
    <message>
        <source>What is right is proven.</source>
        <translation>Lo que es correcto está demostrado.</translation>
    </message>
    <message>
        <source>What is right was found by a search: each right move is better than each wrong one by more than it may be wrong.</source>
        <translation>Lo que es correcto lo encontró una búsqueda: cada jugada correcta supera a cada incorrecta por más de lo que puede equivocarse.</translation>
    </message>
    <message>
        <source>Right: the board can still be cleared; proven.</source>
        <translation>Correcto: el tablero todavía se puede vaciar; demostrado.</translation>
    </message>
    <message>
        <source>Right: this keeps the %1; proven.</source>
        <translation>Correcto: así se conservan los %1; demostrado.</translation>
    </message>
    <message>
        <source>Right: %1 can be reached, and no move reaches more; proven.</source>
        <translation>Correcto: se pueden alcanzar %1, y ninguna jugada alcanza más; demostrado.</translation>
    </message>
    <message>
        <source>Right: the best game known after it earns %1; the best wrong move gives away about %2 (±%3).</source>
        <translation>Correcto: la mejor partida conocida tras ella da %1; la mejor jugada incorrecta deja escapar aprox.&#xa0;%2 (±&#xa0;%3).</translation>
    </message>
    <message>
        <source>No: after that the board can no longer be cleared; proven.</source>
        <translation>No: después de eso el tablero ya no se puede vaciar; demostrado.</translation>
    </message>
    <message>
        <source>No: after that %1 can no longer go in one move, which gives away %2; proven.</source>
        <translation>No: después de eso ya no pueden irse %1 en una sola jugada, lo que deja escapar %2; demostrado.</translation>
    </message>
    <message>
        <source>No: that gives away %1; proven.</source>
        <translation>No: eso deja escapar %1; demostrado.</translation>
    </message>
    <message>
        <source>No: that gives away about %1 (±%2).</source>
        <translation>No: eso deja escapar aprox.&#xa0;%1 (±&#xa0;%2).</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>Esta jugada %1.</translation>
    </message>
    <message>
        <source>&amp;Show answer</source>
        <translation>&amp;Mostrar respuesta</translation>
    </message>
    <message>
        <source>Frames a right move and says what it is good for; the exercise then counts as not solved</source>
        <translation>Enmarca una jugada correcta y dice para qué sirve; el ejercicio cuenta entonces como no resuelto</translation>
    </message>
    <message>
        <source>&amp;Next exercise</source>
        <translation>&amp;Siguiente ejercicio</translation>
    </message>
    <message>
        <source>Goes to the next exercise that is not done</source>
        <translation>Va al siguiente ejercicio que no está hecho</translation>
    </message>
    <message>
        <source>&amp;Open game in the window</source>
        <translation>&amp;Abrir la partida en la ventana</translation>
    </message>
    <message>
        <source>Plays the moves of the answer on the board of the window; can be undone there</source>
        <translation>Juega las jugadas de la respuesta en el tablero de la ventana; ahí se puede deshacer</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Board of the exercise</source>
        <translation>Tablero del ejercicio</translation>
    </message>
    <message>
        <source>The exercise is being made …</source>
        <translation>El ejercicio se está creando…</translation>
    </message>
    <message>
        <source>The exercise could not be made.</source>
        <translation>El ejercicio no se pudo crear.</translation>
    </message>
    <message>
        <source>Click the group, or choose it with the arrow keys and Enter.</source>
        <translation>Haz clic en el grupo o elígelo con las flechas e Intro.</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, day</comment>
        <translation>Ejercicio %1 del %2</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, how many there are</comment>
        <translation>Ejercicio %1 de %2</translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Todavía sin hacer.</translation>
    </message>
    <message>
        <source>Solved at the first try.</source>
        <translation>Resuelto al primer intento.</translation>
    </message>
    <message>
        <source>Solved after wrong tries.</source>
        <translation>Resuelto tras intentos fallidos.</translation>
    </message>
    <message>
        <source>The answer was shown.</source>
        <translation>Se mostró la respuesta.</translation>
    </message>
    <message>
        <source>Solved: %1 of %2 · at the first try: %3 · days in a row with all five done: %4</source>
        <translation>Resueltos: %1 de %2 · al primer intento: %3 · días seguidos con los cinco hechos: %4</translation>
    </message>
    <message>
        <source>The answer is framed: row %1, column %2.</source>
        <translation>La respuesta está enmarcada: fila %1, columna %2.</translation>
    </message>
    <message>
        <source>Enter goes to the next exercise.</source>
        <translation>Intro va al siguiente ejercicio.</translation>
    </message>
    <message>
        <source>About this exercise</source>
        <translation>Sobre este ejercicio</translation>
    </message>
    <message>
        <source>This version cannot show the exercise again.</source>
        <translation>Esta versión no puede volver a mostrar el ejercicio.</translation>
    </message>
    <message>
        <source>All five are done; every day brings five others.</source>
        <translation>Los cinco están hechos; cada día trae otros cinco.</translation>
    </message>
    <message>
        <source>Nothing is done yet; what you solve is counted here.</source>
        <translation>Todavía no hay nada hecho; lo que resuelvas se cuenta aquí.</translation>
    </message>
</context>
<context>
    <name>PraiseText</name>
    <message numerus="yes">
        <source>The game ends after %Ln moves</source>
        <translation>
            <numerusform>La partida termina tras %Ln jugada</numerusform>
            <numerusform>La partida termina tras %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>¡Tablero vaciado!</translation>
    </message>
    <message>
        <source>This board has no blocks</source>
        <translation>Este tablero no tiene bloques</translation>
    </message>
    <message>
        <source>No blocks are left</source>
        <translation>No queda ningún bloque</translation>
    </message>
    <message>
        <source>No more moves: 1 block left</source>
        <translation>No hay más jugadas: queda 1 bloque</translation>
    </message>
    <message numerus="yes">
        <source>No more moves: %Ln blocks left</source>
        <translation>
            <numerusform>No hay más jugadas: queda %Ln bloque</numerusform>
            <numerusform>No hay más jugadas: quedan %Ln bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>Perfect! %1</source>
        <comment>before how a game ended</comment>
        <translation>¡Perfecto! %1</translation>
    </message>
    <message>
        <source>Your best game of this board!</source>
        <translation>¡Tu mejor partida de este tablero!</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a medal</comment>
        <translation>¡%1!</translation>
    </message>
    <message>
        <source>So close: 1 block left!</source>
        <translation>¡Por poco: queda 1 bloque!</translation>
    </message>
    <message numerus="yes">
        <source>So close: %Ln blocks left!</source>
        <translation>
            <numerusform>¡Por poco: queda %Ln bloque!</numerusform>
            <numerusform>¡Por poco: quedan %Ln bloques!</numerusform>
        </translation>
    </message>
    <message>
        <source>Your largest group so far: %1!</source>
        <translation>¡Tu grupo más grande hasta ahora: %1!</translation>
    </message>
    <message>
        <source>Your fewest blocks left on this board: %1!</source>
        <translation>¡Tu menor número de bloques restantes en este tablero: %1!</translation>
    </message>
    <message>
        <source>Well done: above zero!</source>
        <translation>¡Bien hecho: por encima de cero!</translation>
    </message>
    <message>
        <source>your best game of this board</source>
        <translation>tu mejor partida de este tablero</translation>
    </message>
    <message>
        <source>your largest group so far</source>
        <translation>tu grupo más grande hasta ahora</translation>
    </message>
    <message>
        <source>your fewest blocks left on this board</source>
        <translation>tu menor número de bloques restantes en este tablero</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it earns no medal and is not counted in the statistics.</source>
        <translation>Esta partida se adoptó hasta su final, así que no recibe medalla y no se cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it is not counted in the statistics.</source>
        <translation>Esta partida se adoptó hasta su final, así que no se cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1.</source>
        <translation>Un tablero vaciado habría dado %1.</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1 and no penalty: %2 more.</source>
        <translation>Un tablero vaciado habría dado %1 y ninguna penalización: %2 más.</translation>
    </message>
</context>
<context>
    <name>ProgressChart</name>
    <message>
        <source>Results of the games</source>
        <translation>Resultados de las partidas</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>Bloques restantes</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Puntuación final</translation>
    </message>
    <message>
        <source>Fewest so far</source>
        <translation>Mínimo hasta ahora</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Mejor hasta ahora</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partida</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %Ln games</source>
        <translation>
            <numerusform>Media de la última partida</numerusform>
            <numerusform>Media de las últimas %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Games: %1; %2: %3; %4: %5</source>
        <translation>Partidas: %1; %2: %3; %4: %5</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>Partida revisada</translation>
    </message>
    <message>
        <source>Accuracy in percent</source>
        <translation>Precisión en tanto por ciento</translation>
    </message>
    <message>
        <source>Accuracy of the games</source>
        <translation>Precisión de las partidas</translation>
    </message>
</context>
<context>
    <name>PublishedBoards</name>
    <message>
        <source>not stated</source>
        <translation>no indicado</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Presupuesto: %1</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation>Equipo: %1</translation>
    </message>
    <message>
        <source>All 20 boards: %1 points</source>
        <translation>Los 20 tableros: %1 puntos</translation>
    </message>
    <message>
        <source>It had another budget than the runs here, on another machine: it shows how far they come, not which solver is better.</source>
        <translation>Tuvo otro presupuesto que las ejecuciones de aquí, en otro equipo: muestra hasta dónde llegan, no qué solucionador es mejor.</translation>
    </message>
</context>
<context>
    <name>PublishedButton</name>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Shows a published result of the same boards beside the runs</source>
        <translation>Muestra junto a las ejecuciones un resultado publicado de los mismos tableros</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
</context>
<context>
    <name>RandomBoardPage</name>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln color</numerusform>
            <numerusform>%Ln colores</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be &amp;cleared for sure</source>
        <translation>Se puede &amp;vaciar con seguridad</translation>
    </message>
    <message>
        <source>Makes the board backwards from the empty one, so that there is a way to clear it, under any rules without new columns</source>
        <translation>Crea el tablero hacia atrás desde el vacío, de modo que hay una manera de vaciarlo, con cualesquiera reglas sin columnas nuevas</translation>
    </message>
    <message>
        <source>The same seed and size give the same board, on every computer</source>
        <translation>La misma semilla y el mismo tamaño dan el mismo tablero, en cualquier ordenador</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Otra</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty</comment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty</comment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty</comment>
        <translation>Difícil</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>What the intervals are for</source>
        <translation>Para qué valen los intervalos</translation>
    </message>
    <message>
        <source>95 % for boards like these</source>
        <translation>95&#xa0;% para tableros como estos</translation>
    </message>
    <message>
        <source>95 % for these boards</source>
        <translation>95&#xa0;% para estos tableros</translation>
    </message>
    <message>
        <source>one run has no interval</source>
        <translation>una ejecución no tiene intervalo</translation>
    </message>
    <message>
        <source>one board says nothing of others</source>
        <translation>un tablero no dice nada de otros</translation>
    </message>
    <message>
        <source>one run on each says nothing of others</source>
        <translation>una ejecución en cada uno no dice nada de otras</translation>
    </message>
    <message>
        <source>For boards like these: the boards are the sample, and the interval is of the mean over many more of them. For these boards: the runs on each are the sample, and the interval is of the mean of many more runs.</source>
        <translation>Para tableros como estos: la muestra son los tableros, y el intervalo es el de la media sobre muchos más de ellos. Para estos tableros: la muestra son las ejecuciones en cada uno, y el intervalo es el de la media de muchas más ejecuciones.</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No board of a day has been played yet.</source>
        <translation>Todavía no se ha jugado ningún tablero del día.</translation>
    </message>
    <message>
        <source>Boards played: %1</source>
        <translation>Tableros jugados: %1</translation>
    </message>
    <message>
        <source>Played on their day: %1; longest: %2</source>
        <comment>days in a row, days</comment>
        <translation>Jugados en su día: %1; racha más larga: %2</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duelos</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medallas</translation>
    </message>
    <message>
        <source>Boards of the day</source>
        <translation>Tableros del día</translation>
    </message>
    <message>
        <source>&quot;Duel against&quot; in the menu Game has an opponent play the same board as you.</source>
        <translation>«Duelo contra», en el menú «Partida», hace que un rival juegue el mismo tablero que tú.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a medal, a number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On each board your best game counts: gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. Boards that have such marks: %4 of %5.</source>
        <translation>En cada tablero cuenta tu mejor partida: oro desde el %1&#xa0;% de la mejor puntuación conocida del tablero, plata desde el %2&#xa0;%, bronce desde el %3&#xa0;%. Tableros que tienen estos umbrales: %4 de %5.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move of the replayed game</source>
        <translation>Jugada de la partida reproducida</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Inicio de la partida</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>En bucle</translation>
    </message>
    <message>
        <source>Plays again from the start when the end is reached</source>
        <translation>Vuelve a empezar desde el inicio cuando llega al final</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocidad de la reproducción</translation>
    </message>
    <message>
        <source>Moves per second</source>
        <translation>Jugadas por segundo</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>moves per second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Take over here</source>
        <translation>Adoptar hasta aquí</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>No move was played yet</source>
        <translation>Todavía no se ha hecho ninguna jugada</translation>
    </message>
    <message>
        <source>No finished game is known yet</source>
        <translation>Aún no se conoce una partida terminada</translation>
    </message>
    <message>
        <source>Move %1 of %2, score %3</source>
        <translation>Jugada %1 de %2, puntuación %3</translation>
    </message>
    <message>
        <source>This game: move %1 of %2, score %3</source>
        <translation>Esta partida: jugada %1 de %2, puntuación %3</translation>
    </message>
    <message>
        <source>Best game: move %1 of %2, score %3</source>
        <translation>Mejor partida: jugada %1 de %2, puntuación %3</translation>
    </message>
    <message>
        <source>Best game played: move %1 of %2, score %3</source>
        <translation>Mejor partida jugada: jugada %1 de %2, puntuación %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>bonus +%1</source>
        <translation>bonificación +%1</translation>
    </message>
    <message>
        <source>penalty −%1</source>
        <translation>penalización −%1</translation>
    </message>
    <message>
        <source>Shows the game again</source>
        <translation>Vuelve a mostrar la partida</translation>
    </message>
    <message>
        <source>Game of a candidate: move %1 of %2, score %3</source>
        <translation>Partida de una candidata: jugada %1 de %2, puntuación %3</translation>
    </message>
    <message>
        <source>Reviewed game: move %1 of %2, score %3</source>
        <translation>Partida revisada: jugada %1 de %2, puntuación %3</translation>
    </message>
    <message>
        <source>Better game: move %1 of %2, score %3</source>
        <translation>Partida mejor: jugada %1 de %2, puntuación %3</translation>
    </message>
</context>
<context>
    <name>ResultCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>Puntuación tras cada jugada</translation>
    </message>
    <message>
        <source>The score after each move; the dot is the largest group, move %1</source>
        <translation>La puntuación tras cada jugada; el punto es el grupo más grande, jugada %1</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Score and best still possible</source>
        <translation>Puntuación y mejor resultado todavía posible</translation>
    </message>
    <message>
        <source>Filled: the score after each move. Steps: the best final score still possible. Numbers: the moves that the list tells of. Click or use the arrow keys to go there.</source>
        <translation>Relleno: la puntuación tras cada jugada. Escalones: la mejor puntuación final todavía posible. Números: las jugadas de las que habla la lista. Con un clic o las flechas se llega hasta ellas.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The list has the first %1 of these %2 losses.</source>
        <translation>La lista tiene las primeras %1 de estas %2 pérdidas.</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Revisar esta partida</translation>
    </message>
    <message>
        <source>Looks for ten seconds, on all cores, for what each move gave away</source>
        <translation>Busca durante diez segundos, en todos los núcleos, lo que dejó escapar cada jugada</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pérdidas</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what was better.</source>
        <translation>En el tablero: en línea discontinua, lo que se jugó; enmarcado en oro, lo que era mejor.</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what may be better.</source>
        <translation>En el tablero: en línea discontinua, lo que se jugó; enmarcado en oro, lo que puede ser mejor.</translation>
    </message>
    <message>
        <source>Earlier loss</source>
        <translation>Pérdida anterior</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss before the position on the board; the list itself begins with mistakes</source>
        <translation>En el orden de las jugadas, la pérdida de la lista anterior a la posición del tablero; la lista misma empieza con los errores</translation>
    </message>
    <message>
        <source>Later loss</source>
        <translation>Pérdida siguiente</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss after the position on the board; the list itself begins with mistakes</source>
        <translation>En el orden de las jugadas, la pérdida de la lista posterior a la posición del tablero; la lista misma empieza con los errores</translation>
    </message>
    <message>
        <source>Show the better game</source>
        <translation>Mostrar la partida mejor</translation>
    </message>
    <message>
        <source>Plays the best game known from the position on the board, step by step</source>
        <translation>Reproduce la mejor partida conocida desde la posición del tablero, paso a paso</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Probar desde aquí</translation>
    </message>
    <message>
        <source>The game goes on from the position on the board; can be undone</source>
        <translation>La partida continúa desde la posición del tablero; se puede deshacer</translation>
    </message>
    <message>
        <source>Save review…</source>
        <translation>Guardar revisión…</translation>
    </message>
    <message>
        <source>Saves the review as a page that every browser shows</source>
        <translation>Guarda la revisión como una página que muestra cualquier navegador</translation>
    </message>
    <message>
        <source>&amp;Thorough: for two minutes</source>
        <translation>&amp;A fondo: durante dos minutos</translation>
    </message>
    <message>
        <source>&amp;Deep: until it is stopped, or all is proven</source>
        <translation>&amp;Profunda: hasta detenerla, o hasta que todo esté demostrado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Ends the review; what it has found is kept</source>
        <translation>Termina la revisión; lo que ha encontrado se conserva</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>Buscar más a fondo</translation>
    </message>
    <message>
        <source>Goes on with this review, so that its losses become surer</source>
        <translation>Continúa esta revisión, para que sus pérdidas sean más seguras</translation>
    </message>
    <message>
        <source>The game goes another way than the one that was reviewed.</source>
        <translation>La partida sigue un camino distinto del de la revisada.</translation>
    </message>
    <message>
        <source>Games in which new columns come in cannot be reviewed, as nobody knows the columns to come.</source>
        <translation>Las partidas en las que entran columnas nuevas no se pueden revisar, pues nadie conoce las columnas que vendrán.</translation>
    </message>
    <message>
        <source>A review tells what each move of this game gave away, and what was better.</source>
        <translation>Una revisión dice lo que dejó escapar cada jugada de esta partida y qué era mejor.</translation>
    </message>
    <message>
        <source>A review tells what each move of a game gave away, and what was better. Play some moves, or open a game.</source>
        <translation>Una revisión dice lo que dejó escapar cada jugada de una partida y qué era mejor. Haz algunas jugadas o abre una partida.</translation>
    </message>
    <message>
        <source>Accuracy: %1.</source>
        <translation>Precisión: %1.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>verdicts</comment>
        <translation>Hasta ahora: %1</translation>
    </message>
    <message>
        <source>Accuracy so far: %1.</source>
        <translation>Precisión hasta ahora: %1.</translation>
    </message>
    <message>
        <source>Not every move has been looked at yet.</source>
        <translation>Todavía no se han examinado todas las jugadas.</translation>
    </message>
    <message>
        <source>move %1 may have lost %2</source>
        <translation>la jugada %1 puede haber perdido %2</translation>
    </message>
    <message>
        <source>move %1 lost %2</source>
        <translation>la jugada %1 perdió %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>spread</comment>
        <translation>±&#xa0;%1</translation>
    </message>
    <message>
        <source>Another game is being reviewed.</source>
        <translation>Se está revisando otra partida.</translation>
    </message>
    <message>
        <source>Reviewing until it is stopped, or all is proven.</source>
        <translation>Revisando hasta que se detenga o todo esté demostrado.</translation>
    </message>
    <message>
        <source>Reviewing: %1 % of the time.</source>
        <translation>Revisando: %1&#xa0;% del tiempo.</translation>
    </message>
    <message>
        <source>All of it is proven.</source>
        <translation>Todo está demostrado.</translation>
    </message>
    <message>
        <source>Reviewed for %1.</source>
        <translation>Tiempo de revisión: %1.</translation>
    </message>
    <message>
        <source>Filled: score. Steps: best still possible.</source>
        <translation>Relleno: puntuación. Escalones: mejor resultado todavía posible.</translation>
    </message>
    <message>
        <source>No listed loss comes later in the game than the position on the board</source>
        <translation>Ninguna pérdida de la lista viene en la partida después de la posición del tablero</translation>
    </message>
    <message>
        <source>No listed loss comes earlier in the game than the position on the board</source>
        <translation>Ninguna pérdida de la lista viene en la partida antes de la posición del tablero</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it; what it found is kept.</source>
        <translation>La revisión de %1 ha terminado para dejarle paso; lo que encontró se conserva.</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it.</source>
        <translation>La revisión de %1 ha terminado para dejarle paso.</translation>
    </message>
    <message>
        <source>Moves taken over, which count here too: %1.</source>
        <translation>Jugadas adoptadas, que aquí también cuentan: %1.</translation>
    </message>
    <message>
        <source>taken over</source>
        <comment>move</comment>
        <translation>adoptada</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Good: it lost nothing for sure.</source>
        <translation>Buena: ninguna pérdida segura.</translation>
    </message>
    <message>
        <source>Good: it is proven to lose nothing.</source>
        <translation>Buena: está demostrado que no pierde nada.</translation>
    </message>
    <message>
        <source>Good: nothing is known that earns more.</source>
        <translation>Buena: no se conoce nada que dé más.</translation>
    </message>
    <message>
        <source>May be a mistake: about %1 less than the best game known, if the searches after it missed no better one.</source>
        <translation>Puede ser un error: aprox.&#xa0;%1 menos que la mejor partida conocida, si a las búsquedas posteriores no se les escapó una mejor.</translation>
    </message>
    <message>
        <source>Small loss: %1 less than the best game.</source>
        <translation>Pequeña pérdida: %1 menos que la mejor partida.</translation>
    </message>
    <message>
        <source>Small loss: about %1 less than the best game known.</source>
        <translation>Pequeña pérdida: aprox.&#xa0;%1 menos que la mejor partida conocida.</translation>
    </message>
    <message>
        <source>Mistake: %1 less than the best game.</source>
        <translation>Error: %1 menos que la mejor partida.</translation>
    </message>
    <message>
        <source>Mistake: about %1 less than the best game known.</source>
        <translation>Error: aprox.&#xa0;%1 menos que la mejor partida conocida.</translation>
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
        <translation>aprox.&#xa0;%1</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>may be a mistake</source>
        <translation>puede ser un error</translation>
    </message>
    <message>
        <source>May be mistakes:</source>
        <translation>Pueden ser errores:</translation>
    </message>
    <message>
        <source>Small losses:</source>
        <translation>Pequeñas pérdidas:</translation>
    </message>
    <message>
        <source>Mistakes:</source>
        <translation>Errores:</translation>
    </message>
    <message>
        <source>small loss</source>
        <translation>pequeña pérdida</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>Move %1 gave away %2</source>
        <translation>La jugada %1 dejó escapar %2</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2</source>
        <translation>La jugada %1 puede haber dejado escapar %2</translation>
    </message>
    <message>
        <source>The loss is proven.</source>
        <translation>La pérdida está demostrada.</translation>
    </message>
    <message numerus="yes">
        <source>The loss may be %Ln points smaller or larger, as far as the searches tell.</source>
        <translation>
            <numerusform>La pérdida puede ser %Ln punto menor o mayor, según lo que dicen las búsquedas.</numerusform>
            <numerusform>La pérdida puede ser %Ln puntos menor o mayor, según lo que dicen las búsquedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game: %1. Could be reached: %2.</source>
        <translation>Esta partida: %1. Se podía alcanzar: %2.</translation>
    </message>
    <message>
        <source>Score so far: %1. Can still be reached: %2, from the start: %3.</source>
        <translation>Puntuación por ahora: %1. Todavía se puede alcanzar: %2; desde el inicio: %3.</translation>
    </message>
    <message>
        <source>After move %1 of %2: score %3, still possible %4</source>
        <translation>Tras la jugada %1 de %2: puntuación %3, todavía posible %4</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <comment>good moves, small losses, mistakes</comment>
        <translation>%1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln good moves</source>
        <translation>
            <numerusform>%Ln buena jugada</numerusform>
            <numerusform>%Ln buenas jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves that may be mistakes</source>
        <translation>
            <numerusform>%Ln jugada que puede ser un error</numerusform>
            <numerusform>%Ln jugadas que pueden ser errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small losses</source>
        <translation>
            <numerusform>%Ln pequeña pérdida</numerusform>
            <numerusform>%Ln pequeñas pérdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message>
        <source>At least half of the loss lies in move %1.</source>
        <translation>Al menos la mitad de la pérdida está en la jugada %1.</translation>
    </message>
    <message>
        <source>At least half of the loss lies in moves %1 to %2.</source>
        <translation>Al menos la mitad de la pérdida está en las jugadas %1 a %2.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>percent</comment>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>accuracy</comment>
        <translation>todavía no se conoce</translation>
    </message>
    <message>
        <source>Which moves lost most is not known yet, as their spread covers most of the loss.</source>
        <translation>Todavía no se sabe qué jugadas perdieron más, pues su margen cubre la mayor parte de la pérdida.</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln losses that may be none, as far as the searches tell.</source>
        <translation>
            <numerusform>No figura en la lista: %Ln pérdida que puede no serlo, según lo que dicen las búsquedas.</numerusform>
            <numerusform>No figuran en la lista: %Ln pérdidas que pueden no serlo, según lo que dicen las búsquedas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Other rules start this board anew. Undo brings back the game as it is now.</source>
        <translation>Otras reglas empiezan de nuevo este tablero. «Deshacer» recupera la partida tal como está ahora.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>&amp;Scoring</source>
        <translation>&amp;Sistema de puntos</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>&amp;Gravedad</translation>
    </message>
    <message>
        <source>Empty c&amp;olumns</source>
        <translation>C&amp;olumnas vacías</translation>
    </message>
    <message>
        <source>See&amp;d of the columns</source>
        <translation>Semi&amp;lla de las columnas</translation>
    </message>
    <message>
        <source>Clickomania aims at an empty board, and with new columns no board stays empty.</source>
        <translation>El objetivo de Clickomania es un tablero vacío, y con columnas nuevas ningún tablero se queda vacío.</translation>
    </message>
    <message>
        <source>A formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2.</source>
        <translation>Una fórmula del número de bloques n, como 3n o n(n-1), o números como 0,1,3,6: para más bloques se repite la diferencia entre los dos últimos (9, 12,&#xa0;…). Una fórmula puede ir detrás de números, como en 0,0,(n-2)^2.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Points, bonus and penalty as you like.</source>
        <translation>Puntos, bonificación y penalización a tu gusto.</translation>
    </message>
    <message>
        <source>Under rules of your own no columns come in.</source>
        <translation>Con reglas propias no entran columnas.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Sin penalización</translation>
    </message>
    <message>
        <source>Lenient penalty</source>
        <translation>Penalización leve</translation>
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
        <translation>Las columnas vacías desaparecen</translation>
    </message>
    <message>
        <source>Rows are drawn left</source>
        <translation>Las filas van a la izquierda</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left costs (m − 2)².</source>
        <translation>Un grupo de n bloques da (n − 2)²; un tablero vaciado, 1000. Cada color del que quedan m bloques cuesta (m − 2)².</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Blocks left cost nothing.</source>
        <translation>Un grupo de n bloques da (n − 2)²; un tablero vaciado, 1000. Los bloques restantes no cuestan nada.</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left, more than two, costs (m − 2)².</source>
        <translation>Un grupo de n bloques da (n − 2)²; un tablero vaciado, 1000. Cada color del que quedan m bloques, más de dos, cuesta (m − 2)².</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1). A cleared board earns nothing more, and blocks left cost nothing.</source>
        <translation>Un grupo de n bloques da n × (n − 1). Un tablero vaciado no da nada más, y los bloques restantes no cuestan nada.</translation>
    </message>
    <message>
        <source>Moves earn nothing: the aim is an empty board, which earns 1. Each block left costs 1.</source>
        <translation>Las jugadas no dan nada: el objetivo es un tablero vacío, que da 1. Cada bloque restante cuesta 1.</translation>
    </message>
    <message>
        <source>Blocks fall down, and where a column is empty, those to its right move left.</source>
        <translation>Los bloques caen, y donde una columna queda vacía, las de su derecha se desplazan a la izquierda.</translation>
    </message>
    <message>
        <source>Blocks fall down, then every row is drawn left until it has no gap.</source>
        <translation>Los bloques caen, y después cada fila se desplaza a la izquierda hasta que no tiene huecos.</translation>
    </message>
    <message>
        <source>%1, rows drawn left</source>
        <translation>%1, filas a la izquierda</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>tablero vaciado</translation>
    </message>
    <message>
        <source>1 block left</source>
        <translation>queda 1 bloque</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>queda %Ln bloque</numerusform>
            <numerusform>quedan %Ln bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>New columns come in</source>
        <translation>Entran columnas nuevas</translation>
    </message>
    <message>
        <source>Stay empty</source>
        <translation>Se quedan vacías</translation>
    </message>
    <message numerus="yes">
        <source>Random columns come in at the right until none fits. The game ends where no group is left, or after %Ln moves; its end earns and costs nothing.</source>
        <translation>
            <numerusform>Entran columnas aleatorias por la derecha hasta que no cabe ninguna. La partida termina cuando no queda ningún grupo, o tras %Ln jugada; su final no da ni cuesta nada.</numerusform>
            <numerusform>Entran columnas aleatorias por la derecha hasta que no cabe ninguna. La partida termina cuando no queda ningún grupo, o tras %Ln jugadas; su final no da ni cuesta nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>The board becomes empty, from the right.</source>
        <translation>El tablero se va vaciando desde la derecha.</translation>
    </message>
    <message>
        <source>%1, refill</source>
        <translation>%1, reposición</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1).</source>
        <translation>Un grupo de n bloques da n × (n − 1).</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)².</source>
        <translation>Un grupo de n bloques da (n − 2)².</translation>
    </message>
    <message>
        <source>%1 blocks earn %2, %3 earn %4</source>
        <translation>%1 bloques dan %2, %3 dan %4</translation>
    </message>
    <message>
        <source>a cleared board %1 more</source>
        <translation>un tablero vaciado da %1 más</translation>
    </message>
    <message>
        <source>a cleared board earns %1</source>
        <translation>un tablero vaciado da %1</translation>
    </message>
    <message>
        <source>%1 of one color left cost %2</source>
        <translation>%1 restantes de un color cuestan %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules, examples</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>bonificación %1</translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation>penalización %1</translation>
    </message>
    <message>
        <source>Own scoring (%1)</source>
        <translation>Sistema de puntos propio (%1)</translation>
    </message>
    <message>
        <source>A group of n blocks earns %1.</source>
        <translation>Un grupo de n bloques da %1.</translation>
    </message>
    <message>
        <source>Groups of 2, 3, … blocks earn %1.</source>
        <translation>Los grupos de 2, 3,&#xa0;… bloques dan %1.</translation>
    </message>
    <message>
        <source>A cleared board earns %1.</source>
        <translation>Un tablero vaciado da %1.</translation>
    </message>
    <message>
        <source>Blocks left cost nothing.</source>
        <translation>Los bloques restantes no cuestan nada.</translation>
    </message>
    <message>
        <source>1, 2, … blocks left of a color cost %1.</source>
        <translation>1, 2,&#xa0;… bloques restantes de un color cuestan %1.</translation>
    </message>
    <message>
        <source>n blocks left of a color cost %1.</source>
        <translation>n bloques restantes de un color cuestan %1.</translation>
    </message>
</context>
<context>
    <name>RunKeeper</name>
    <message>
        <source>This version of SameGame has that experiment otherwise, or no longer.</source>
        <translation>Esta versión de SameGame tiene ese experimento de otra forma, o ya no lo tiene.</translation>
    </message>
    <message>
        <source>This kept run is damaged.</source>
        <translation>Esta ejecución conservada está dañada.</translation>
    </message>
    <message>
        <source>A distribution is being drawn; stop it first.</source>
        <translation>Hay una distribución en curso; detenla primero.</translation>
    </message>
    <message>
        <source>A comparison is running; stop it first.</source>
        <translation>Hay una comparación en curso; detenla primero.</translation>
    </message>
    <message>
        <source>A search on this board is running; stop it first.</source>
        <translation>Hay una búsqueda en curso en este tablero; detenla primero.</translation>
    </message>
    <message>
        <source>An experiment is running; stop it first.</source>
        <translation>Hay un experimento en curso; detenlo primero.</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>a board</comment>
        <translation>
            <numerusform>%1 tras %Ln jugada</numerusform>
            <numerusform>%1 tras %Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>board, rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergencia</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>Puntuación tras cada jugada</translation>
    </message>
    <message>
        <source>Score after each move; click or drag to go there</source>
        <translation>Puntuación tras cada jugada; un clic o arrastrar lleva hasta ahí</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Ninguna partida</translation>
    </message>
    <message>
        <source>Score %1 after move %2 of %3; %4 at the end</source>
        <translation>Puntuación %1 tras la jugada %2 de %3; %4 al final</translation>
    </message>
</context>
<context>
    <name>SeedEdit</name>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatoria</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Click</source>
        <translation>&amp;Clic</translation>
    </message>
    <message>
        <source>What a click, or Enter at the board&apos;s cursor, does to a group</source>
        <translation>Lo que un clic, o Intro con el cursor del tablero, hace con un grupo</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animación</translation>
    </message>
    <message>
        <source>How fast blocks fall and columns move</source>
        <translation>Con qué rapidez caen los bloques y se mueven las columnas</translation>
    </message>
    <message>
        <source>&amp;Preview of candidates</source>
        <translation>&amp;Vista previa de candidatas</translation>
    </message>
    <message>
        <source>A candidate under the mouse shows on the board how the game goes on after it</source>
        <translation>Una candidata bajo el ratón muestra en el tablero cómo continúa la partida tras ella</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Pre&amp;determinado</translation>
    </message>
    <message>
        <source>Plays the group at once</source>
        <translation>Juega el grupo enseguida</translation>
    </message>
    <message>
        <source>Selects the group, a second click plays it</source>
        <translation>Selecciona el grupo, un segundo clic lo juega</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>S&amp;onidos</translation>
    </message>
    <message>
        <source>Plays a sound for each group that is removed, and at the end of a game</source>
        <translation>Reproduce un sonido con cada grupo que se elimina y al final de una partida</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>Loo&amp;ks</source>
        <translation>A&amp;specto</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>1 move</source>
        <translation>1 jugada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 punto</numerusform>
            <numerusform>%1 puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedText</name>
    <message>
        <source>Row and column of the group&apos;s lowest and leftmost cell, row 1 at the top</source>
        <translation>Fila y columna de la casilla más baja y más a la izquierda del grupo; la fila 1 es la de arriba</translation>
    </message>
    <message>
        <source>Blocks of the group</source>
        <translation>Bloques del grupo</translation>
    </message>
    <message>
        <source>Goes on playing by hand from the position shown</source>
        <translation>Continúa jugando a mano desde la posición mostrada</translation>
    </message>
    <message>
        <source>Chooses another board</source>
        <translation>Elige otro tablero</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>El portapapeles no tiene texto.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>Distribution of final scores</source>
        <translation>Distribución de las puntuaciones finales</translation>
    </message>
    <message>
        <source>Best game saved as %1</source>
        <translation>Mejor partida guardada como %1</translation>
    </message>
    <message>
        <source>Comparison of solvers</source>
        <translation>Comparación de solucionadores</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Semilla %1</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabla como &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;Bins as CSV…</source>
        <translation>C&amp;lases como CSV…</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed</source>
        <translation>Bloques del grupo más grande que se eliminó</translation>
    </message>
    <message>
        <source>Hours, minutes and seconds at the board; thoughts longer than a minute count as one</source>
        <translation>Horas, minutos y segundos ante el tablero; lo que se piensa más de un minuto cuenta como uno</translation>
    </message>
    <message>
        <source>Scores under different rules cannot be compared: choose one kind of game.</source>
        <translation>Las puntuaciones con reglas distintas no se pueden comparar: elige una clase de partida.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No better game than this one was found.</source>
        <translation>No se encontró ninguna partida mejor que esta.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
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
        <translation>Media, 95&#xa0;%, tableros como estos</translation>
    </message>
    <message>
        <source>Difference, 95 %, boards like these</source>
        <translation>Diferencia, 95&#xa0;%, tableros como estos</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on boards like these; where it holds 0, the difference may be luck</source>
        <translation>Intervalo del 95&#xa0;% de la diferencia media en tableros como estos; si contiene el 0, la diferencia puede ser casual</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all boards like these; these boards are the sample, two or more (Student&apos;s t)</source>
        <translation>Intervalo de confianza del 95&#xa0;% de la media sobre todos los tableros como estos; estos tableros son la muestra, dos o más (t de Student)</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>its runs are of another version of SameGame, and a file of trials would name this version as the one that made them; choose a table (*.csv)</source>
        <translation>sus ejecuciones son de otra versión de SameGame, y un archivo de ensayos las atribuiría a esta; elige una tabla (*.csv)</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
</context>
<context>
    <name>SolvedBoardsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Starts this board anew</source>
        <translation>Empieza de nuevo este tablero</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>Starts this board anew and replays the best game of it</source>
        <translation>Empieza de nuevo este tablero y reproduce su mejor partida</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>&amp;Guardar partida…</translation>
    </message>
    <message>
        <source>Saves the best game of this board as a file</source>
        <translation>Guarda la mejor partida de este tablero como archivo</translation>
    </message>
    <message>
        <source>Solved boards</source>
        <translation>Tableros resueltos</translation>
    </message>
    <message>
        <source>Part of a name, a size, a date, or who played it …</source>
        <translation>Parte de un nombre, un tamaño, una fecha o quién la jugó…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtro</translation>
    </message>
    <message>
        <source>The stored game of this board is damaged.</source>
        <translation>La partida guardada de este tablero está dañada.</translation>
    </message>
    <message>
        <source>No game to the end of a board is known yet.</source>
        <translation>Todavía no se conoce ninguna partida hasta el final de un tablero.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln tablero</numerusform>
            <numerusform>%Ln tableros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%1 de %Ln tablero</numerusform>
            <numerusform>%1 de %Ln tableros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedBoardsModel</name>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Vaciado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Encontrada por</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>What the board was called when it was played</source>
        <translation>Cómo se llamaba el tablero cuando se jugó</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Filas y columnas</translation>
    </message>
    <message>
        <source>Colors of the board</source>
        <translation>Colores del tablero</translation>
    </message>
    <message>
        <source>The rules under which it was played</source>
        <translation>Las reglas con las que se jugó</translation>
    </message>
    <message>
        <source>Final score of the best game known</source>
        <translation>Puntuación final de la mejor partida conocida</translation>
    </message>
    <message>
        <source>Whether the best game leaves no block</source>
        <translation>Si la mejor partida no deja ningún bloque</translation>
    </message>
    <message>
        <source>Moves of the best game</source>
        <translation>Jugadas de la mejor partida</translation>
    </message>
    <message>
        <source>Who played the best game: the computer, and how, or a person</source>
        <translation>Quién jugó la mejor partida: el ordenador, y cómo, o una persona</translation>
    </message>
    <message>
        <source>When the best game was played</source>
        <translation>Cuándo se jugó la mejor partida</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>SolverGroups</name>
    <message>
        <source>Lists of clicks: the strongest</source>
        <translation>Listas de clics: los más fuertes</translation>
    </message>
    <message>
        <source>Playouts: random games, ever better ones</source>
        <translation>Playouts: partidas aleatorias, cada vez mejores</translation>
    </message>
    <message>
        <source>Beams and greedy games: quick looks</source>
        <translation>Haces y partidas voraces: vistazos rápidos</translation>
    </message>
    <message>
        <source>Proofs: endgames and small boards</source>
        <translation>Demostraciones: finales y tableros pequeños</translation>
    </message>
    <message>
        <source>Other programs: your own solver</source>
        <translation>Otros programas: tu propio solucionador</translation>
    </message>
</context>
<context>
    <name>SoundOffer</name>
    <message>
        <source>Would you like to hear the moves?</source>
        <translation>¿Quieres oír las jugadas?</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Activar sonidos</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>StandardBoardsModel</name>
    <message>
        <source>Own best %1</source>
        <translation>Tu mejor: %1</translation>
    </message>
    <message>
        <source>With help %1</source>
        <translation>Con ayuda: %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Todavía sin jugar</translation>
    </message>
    <message>
        <source>own best %1</source>
        <translation>tu mejor puntuación: %1</translation>
    </message>
    <message>
        <source>best with help %1</source>
        <translation>mejor con ayuda: %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>todavía sin jugar</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Ordenador: %1</translation>
    </message>
    <message>
        <source>the computer&apos;s best %1</source>
        <translation>lo mejor del ordenador: %1</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>En curso: %1</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>en curso: %1</translation>
    </message>
</context>
<context>
    <name>StandardBoardsPage</name>
    <message>
        <source>Standard boards</source>
        <translation>Tableros estándar</translation>
    </message>
    <message>
        <source>The 20 boards on which the published programs are compared: 15 rows, 15 columns, 5 colors.</source>
        <translation>Los 20 tableros en los que se comparan los programas publicados: 15 filas, 15 columnas, 5 colores.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>R&amp;eset</source>
        <translation>R&amp;establecer</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>Guarda los números o la imagen en un archivo</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Which games: their rules, and the size and colors of their boards</source>
        <translation>Qué partidas: sus reglas, y el tamaño y los colores de sus tableros</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>Partidas con pistas, jugadas con candidatas a la vista, jugadas desde posiciones revisadas o jugadas adoptadas</translation>
    </message>
    <message>
        <source>Forget the 1 &amp;game shown</source>
        <translation>Olvidar la &amp;única partida mostrada</translation>
    </message>
    <message numerus="yes">
        <source>Forget the %Ln &amp;games shown</source>
        <translation>
            <numerusform>Olvidar la %Ln partida mos&amp;trada</numerusform>
            <numerusform>Olvidar las %Ln partidas mos&amp;tradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget &amp;all %Ln games</source>
        <translation>
            <numerusform>Olvidar tod&amp;as: %Ln partida</numerusform>
            <numerusform>Olvidar tod&amp;as: %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games as CSV…</source>
        <translation>Partidas como &amp;CSV…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of game, number of games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that you play to its end is counted here.</source>
        <translation>Todavía no se ha terminado ninguna partida. Aquí se cuenta cada partida que juegues hasta el final.</translation>
    </message>
    <message>
        <source>This stored game is damaged.</source>
        <translation>Esta partida guardada está dañada.</translation>
    </message>
    <message>
        <source>This game is not stored any more.</source>
        <translation>Esta partida ya no está guardada.</translation>
    </message>
    <message>
        <source>Forget &amp;all: 1 game</source>
        <translation>Olvidar tod&amp;as: 1 partida</translation>
    </message>
    <message>
        <source>The stored games cannot be read now.</source>
        <translation>Las partidas guardadas no se pueden leer ahora.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished games wait to be stored, and are counted then.</source>
        <translation>
            <numerusform>%Ln partida terminada espera a ser guardada, y entonces se cuenta.</numerusform>
            <numerusform>%Ln partidas terminadas esperan a ser guardadas, y entonces se cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave out games with help</source>
        <translation>&amp;Omitir partidas con ayuda</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>P&amp;untuaciones</translation>
    </message>
    <message>
        <source>&amp;Medals and duels</source>
        <translation>Me&amp;dallas y duelos</translation>
    </message>
    <message>
        <source>&amp;Numbers as CSV…</source>
        <translation>&amp;Números como CSV…</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>All of these games had help.</source>
        <translation>Todas estas partidas tuvieron ayuda.</translation>
    </message>
    <message>
        <source>Forgets games, here and on the cards at the end of a game, and with the last one the record of duels; can be undone</source>
        <translation>Olvida partidas, aquí y en las tarjetas del final de una partida, y con la última el balance de los duelos; se puede deshacer</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Different boards</source>
        <translation>Tableros distintos</translation>
    </message>
    <message>
        <source>Games cleared</source>
        <translation>Partidas con tablero vaciado</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>Proporción de vaciados</translation>
    </message>
    <message>
        <source>Mean of blocks left</source>
        <translation>Media de bloques restantes</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Puntuación media</translation>
    </message>
    <message>
        <source>Fewest blocks left</source>
        <translation>Menor número de bloques restantes</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Mejor puntuación</translation>
    </message>
    <message>
        <source>Cleared in a row now</source>
        <translation>Vaciados seguidos ahora</translation>
    </message>
    <message>
        <source>Cleared in a row at most</source>
        <translation>Vaciados seguidos como máximo</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Grupo más grande</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed in a game without moves that were taken over</source>
        <translation>Bloques del grupo más grande que se eliminó en una partida sin jugadas adoptadas</translation>
    </message>
    <message>
        <source>Time at the board</source>
        <translation>Tiempo ante el tablero</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Tiempo por partida</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All games of this choice</source>
        <translation>Todas las partidas de esta selección</translation>
    </message>
    <message>
        <source>Games without help; an earlier game on the board may have had help</source>
        <translation>Partidas sin ayuda; una partida anterior en el tablero puede haber tenido ayuda</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>Partidas con pistas, jugadas con candidatas a la vista, jugadas desde posiciones revisadas o jugadas adoptadas</translation>
    </message>
    <message>
        <source>Games since the last one in which blocks were left</source>
        <translation>Partidas desde la última en la que quedaron bloques</translation>
    </message>
    <message>
        <source>Games in a row in which the board was cleared</source>
        <translation>Partidas seguidas en las que se vació el tablero</translation>
    </message>
    <message>
        <source>The part of the score that could be reached, as the review of the game found it</source>
        <translation>La parte que se alcanzó de la puntuación posible, según la revisión de la partida</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Partidas revisadas</translation>
    </message>
    <message>
        <source>Games with a review that has looked at each move, without moves taken over</source>
        <translation>Partidas con una revisión que ha examinado cada jugada, sin jugadas adoptadas</translation>
    </message>
    <message>
        <source>Mean accuracy</source>
        <translation>Precisión media</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Game %1, %2: %3, %4, %5</source>
        <translation>Partida %1, %2: %3, %4, %5</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Eje horizontal</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Partida a partida</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Por fecha</translation>
    </message>
    <message>
        <source>What the results are drawn against</source>
        <translation>Frente a qué se dibujan los resultados</translation>
    </message>
    <message>
        <source>Reviewed game %1, %2: accuracy %3, %4</source>
        <translation>Partida revisada %1, %2: precisión %3, %4</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Reviewed games: %1 of %2</source>
        <translation>Partidas revisadas: %1 de %2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>What the chart shows of the games</source>
        <translation>Lo que muestra el gráfico de las partidas</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>What it holds could not be written: %1.</source>
        <translation>Lo que contiene no se pudo escribir: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln best games</source>
        <translation>
            <numerusform>%Ln mejor partida</numerusform>
            <numerusform>%Ln mejores partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No game could be read in it.</source>
        <translation>No se pudo leer en él ninguna partida.</translation>
    </message>
    <message>
        <source>It holds no game that is not there already.</source>
        <translation>No contiene ninguna partida que no esté ya.</translation>
    </message>
    <message>
        <source>Read from it, and kept: %1.</source>
        <translation>Leído de él y conservado: %1.</translation>
    </message>
    <message>
        <source>The board begins with a new game.</source>
        <translation>El tablero empieza con una partida nueva.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Quick</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 segundos</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,290 points in the mean.</source>
        <translation>%1, en los 20 tableros estándar una media de aprox.&#xa0;4290 puntos.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,370 points in the mean.</source>
        <translation>%1, en los 20 tableros estándar una media de aprox.&#xa0;4370 puntos.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>until proven</source>
        <translation>hasta lograrla</translation>
    </message>
    <message>
        <source>%1: proves small boards and endgames; on full boards of usual size the others find better lines.</source>
        <translation>%1: demuestra tableros pequeños y finales; en tableros llenos del tamaño habitual las otras encuentran mejores secuencias.</translation>
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
        <translation>Ajustado en «Más»: %1</translation>
    </message>
</context>
<context>
    <name>TakeOverQuestion</name>
    <message>
        <source>Go &amp;on by hand</source>
        <translation>&amp;Continuar a mano</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>&amp;Seguir mirando</translation>
    </message>
    <message>
        <source>Ends the replay; the game goes on from the position shown</source>
        <translation>Termina la reproducción; la partida continúa desde la posición mostrada</translation>
    </message>
    <message>
        <source>Goes on with the replay</source>
        <translation>Continúa con la reproducción</translation>
    </message>
    <message>
        <source>Does the game go on by hand from here? A second click, or Enter, says yes.</source>
        <translation>¿Continuar la partida a mano desde aquí? Un segundo clic, o Intro, lo confirma.</translation>
    </message>
</context>
<context>
    <name>TodayButton</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Today · %1</source>
        <comment>days in a row</comment>
        <translation>Hoy · %1</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: played.</source>
        <translation>El tablero de hoy, %1: jugado.</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: not played yet.</source>
        <translation>El tablero de hoy, %1: todavía sin jugar.</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: under way, %2.</source>
        <translation>El tablero de hoy, %1: en curso, %2.</translation>
    </message>
</context>
<context>
    <name>TrialsButton</name>
    <message>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>&amp;Save trials…</source>
        <translation>&amp;Guardar ensayos…</translation>
    </message>
    <message>
        <source>&amp;Open trials…</source>
        <translation>&amp;Abrir ensayos…</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>Ensayos (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save trials</source>
        <translation>Guardar ensayos</translation>
    </message>
    <message>
        <source>Open trials</source>
        <translation>Abrir ensayos</translation>
    </message>
    <message>
        <source>Keeps the runs with their lines in a file, those to come each as it ends, or goes on with those of a file; samegame-cli compare --resume uses the same files</source>
        <translation>Conserva en un archivo las ejecuciones con sus secuencias, las que vienen según termina cada una, o continúa con las de un archivo; samegame-cli compare --resume usa los mismos archivos</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>The last move. %1</source>
        <translation>La última jugada. %1</translation>
    </message>
</context>
<context>
    <name>WeekView</name>
    <message>
        <source>%1: not played</source>
        <translation>%1: sin jugar</translation>
    </message>
    <message>
        <source>%1: played, %2</source>
        <translation>%1: jugado, %2</translation>
    </message>
    <message>
        <source>%1: played later, %2</source>
        <translation>%1: jugado más tarde, %2</translation>
    </message>
    <message>
        <source>%1: under way, %2</source>
        <translation>%1: en curso, %2</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Opens a saved game or a board</source>
        <translation>Abre una partida guardada o un tablero</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Saves this game as a file, or the board as it stands as text</source>
        <translation>Guarda esta partida como archivo, o el tablero tal como está como texto</translation>
    </message>
    <message>
        <source>Save &amp;best game…</source>
        <translation>Guardar la &amp;mejor partida…</translation>
    </message>
    <message>
        <source>Saves the best game known of this board as a file</source>
        <translation>Guarda la mejor partida conocida de este tablero como archivo</translation>
    </message>
    <message>
        <source>&amp;Copy board ID</source>
        <translation>Copiar el &amp;ID del tablero</translation>
    </message>
    <message>
        <source>Copies the starting board as a short text that can be pasted in a new game</source>
        <translation>Copia el tablero inicial como un texto corto que se puede pegar en una partida nueva</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Empezar de nuevo</translation>
    </message>
    <message>
        <source>Goes back to the start of this game; can be undone</source>
        <translation>Vuelve al inicio de esta partida; se puede deshacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Start or stop &amp;distribution</source>
        <translation>Iniciar o detener la &amp;distribución</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>Lists the keys of every action</source>
        <translation>Enumera las teclas de cada acción</translation>
    </message>
    <message>
        <source>&amp;About SameGame</source>
        <translation>Acerca de &amp;SameGame</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Assistant</source>
        <translation>&amp;Asistente</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Stop assistant</source>
        <translation>D&amp;etener el asistente</translation>
    </message>
    <message>
        <source>&amp;Start assistant</source>
        <translation>&amp;Iniciar el asistente</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>Deshace lo último que se hizo</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>Vuelve a hacer lo que se deshizo</translation>
    </message>
    <message>
        <source>&amp;Paste board</source>
        <translation>&amp;Pegar tablero</translation>
    </message>
    <message>
        <source>Plays the board or game that is on the clipboard as text</source>
        <translation>Juega el tablero o la partida que hay como texto en el portapapeles</translation>
    </message>
    <message>
        <source>So&amp;lved boards…</source>
        <translation>Tab&amp;leros resueltos…</translation>
    </message>
    <message>
        <source>Lists the best game of every board that was ever played to its end here</source>
        <translation>Enumera la mejor partida de cada tablero que alguna vez se jugó aquí hasta el final</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Clicks, animation, colors, language</source>
        <translation>Clics, animación, colores, idioma</translation>
    </message>
    <message>
        <source>Closes the window; the game is there again next time</source>
        <translation>Cierra la ventana; la partida sigue ahí la próxima vez</translation>
    </message>
    <message>
        <source>Play candidate &amp;%1</source>
        <translation>Jugar candidata &amp;%1</translation>
    </message>
    <message>
        <source>Plays the move of this rank in the table of candidates</source>
        <translation>Juega la jugada de este puesto en la tabla de candidatas</translation>
    </message>
    <message>
        <source>Draws playouts and shows how their final scores are distributed</source>
        <translation>Juega playouts y muestra cómo se distribuyen sus puntuaciones finales</translation>
    </message>
    <message>
        <source>Start or stop &amp;comparison</source>
        <translation>Iniciar o detener la &amp;comparación</translation>
    </message>
    <message>
        <source>Lets solvers run against each other and compares their scores</source>
        <translation>Enfrenta a solucionadores entre sí y compara sus puntuaciones</translation>
    </message>
    <message>
        <source>Show c&amp;onvergence</source>
        <translation>Mostrar la c&amp;onvergencia</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Re&amp;producir o pausar</translation>
    </message>
    <message>
        <source>Replays the game</source>
        <translation>Reproduce la partida</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>Al &amp;inicio</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>El inicio de la partida</translation>
    </message>
    <message>
        <source>Pre&amp;vious</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>One move back in the game</source>
        <translation>Una jugada atrás en la partida</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>One move on in the game</source>
        <translation>Una jugada adelante en la partida</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>Al &amp;final</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>En &amp;bucle</translation>
    </message>
    <message>
        <source>Begins again when the end of the game is reached</source>
        <translation>Vuelve a empezar cuando llega al final de la partida</translation>
    </message>
    <message>
        <source>&amp;Take over here</source>
        <translation>Adoptar &amp;hasta aquí</translation>
    </message>
    <message>
        <source>Explains the game and every number</source>
        <translation>Explica el juego y cada número</translation>
    </message>
    <message>
        <source>Play &amp;candidate</source>
        <translation>Jugar &amp;candidata</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Reproducción</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>Re&amp;glas…</translation>
    </message>
    <message>
        <source>Plays this board from its start under other rules; can be undone</source>
        <translation>Juega este tablero desde su inicio con otras reglas; se puede deshacer</translation>
    </message>
    <message>
        <source>P&amp;eek at candidates</source>
        <translation>&amp;Ver un momento las candidatas</translation>
    </message>
    <message>
        <source>Shows, as long as the key is held, what is known while the assistant is off</source>
        <translation>Muestra, mientras se mantiene pulsada la tecla, lo que se sabe con el asistente desactivado</translation>
    </message>
    <message>
        <source>Take a&amp;way or stop</source>
        <translation>&amp;Quitar o detener</translation>
    </message>
    <message>
        <source>New ran&amp;dom board</source>
        <translation>Tablero &amp;aleatorio nuevo</translation>
    </message>
    <message>
        <source>Plays a random board at once, with the size and colors chosen last; can be undone</source>
        <translation>Juega enseguida un tablero aleatorio, con el tamaño y los colores elegidos la última vez; se puede deshacer</translation>
    </message>
    <message>
        <source>Dail&amp;y boards…</source>
        <translation>Tableros del &amp;día…</translation>
    </message>
    <message>
        <source>The board of today, the same for everybody, and a month of those played</source>
        <translation>El tablero de hoy, el mismo para todos, y un mes de los jugados</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>&amp;Copiar el resultado</translation>
    </message>
    <message>
        <source>Copies score and board ID of this finished game as text, without its moves</source>
        <translation>Copia la puntuación y el ID del tablero de esta partida terminada como texto, sin sus jugadas</translation>
    </message>
    <message>
        <source>Ed&amp;it board…</source>
        <translation>&amp;Editar tablero…</translation>
    </message>
    <message>
        <source>Draws a board to be played, beginning with the one of this game</source>
        <translation>Dibuja un tablero para jugarlo, a partir del de esta partida</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>Tells which blocks to save for one large group; again, the group to play now and why; again, the next moves</source>
        <translation>Dice qué bloques reservar para un grupo grande; otra vez, el grupo que toca jugar ahora y por qué; otra vez, las próximas jugadas</translation>
    </message>
    <message>
        <source>Takes away one thing after the other: the replay, the hint, the selection; then stops what searches, leaves the full screen, and turns the assistant off</source>
        <translation>Quita una cosa tras otra: la reproducción, la pista, la selección; después detiene lo que esté buscando, sale de la pantalla completa y desactiva el asistente</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>The board as large as it can be, and nothing else</source>
        <translation>El tablero, tan grande como sea posible, y nada más</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>Assistant, candidates, best game and replay beside the board</source>
        <translation>Asistente, candidatas, mejor partida y reproducción junto al tablero</translation>
    </message>
    <message>
        <source>&amp;Research</source>
        <translation>&amp;Investigar</translation>
    </message>
    <message>
        <source>The charts too: distribution, comparison, convergence</source>
        <translation>También los gráficos: distribución, comparación, convergencia</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Restablecer la &amp;disposición</translation>
    </message>
    <message>
        <source>Shows what this layout is for, everything where it belongs in a window of this shape</source>
        <translation>Muestra aquello para lo que sirve esta disposición, cada cosa en su lugar en una ventana de esta forma</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Gives the window the whole screen, until Escape or once more; menus and toolbar come at its upper edge, or by F10</source>
        <translation>Da a la ventana la pantalla entera, hasta pulsar Esc o repetir la acción; los menús y la barra de herramientas aparecen en su borde superior, o con F10</translation>
    </message>
    <message>
        <source>Stops the search and hides the candidates</source>
        <translation>Detiene la búsqueda y oculta las candidatas</translation>
    </message>
    <message>
        <source>Searches the position on the board</source>
        <translation>Explora la posición del tablero</translation>
    </message>
    <message>
        <source>Shows the best score against time or playouts of every run on this board</source>
        <translation>Muestra la mejor puntuación frente al tiempo o a los playouts de cada ejecución en este tablero</translation>
    </message>
    <message>
        <source>Undo to the last c&amp;learable position</source>
        <translation>Deshacer hasta la última posición &amp;vaciable</translation>
    </message>
    <message>
        <source>Takes moves back to the last position known that could be cleared</source>
        <translation>Retira jugadas hasta la última posición conocida que se podía vaciar</translation>
    </message>
    <message>
        <source>At the end of a game, replays a better one that is known; else, and when pressed again, has the computer look for one for some seconds</source>
        <translation>Al final de una partida, reproduce una mejor que ya se conoce; si no, y al pulsarlo de nuevo, hace que el ordenador busque una durante unos segundos</translation>
    </message>
    <message>
        <source>Show whether the board can still be &amp;cleared</source>
        <translation>Mostrar si el tablero todavía se puede &amp;vaciar</translation>
    </message>
    <message>
        <source>A lamp beside the score; on by itself for boards that were made to be cleared</source>
        <translation>Un indicador junto a la puntuación; se activa solo en los tableros hechos para vaciarse</translation>
    </message>
    <message>
        <source>Stop looking for a &amp;better game</source>
        <translation>Dejar de buscar una partida &amp;mejor</translation>
    </message>
    <message>
        <source>Show a &amp;better game</source>
        <translation>&amp;Mostrar una partida mejor</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>&amp;Revisar la partida</translation>
    </message>
    <message>
        <source>Shows what each move of this game gave away, and what was better</source>
        <translation>Muestra lo que dejó escapar cada jugada de esta partida y qué era mejor</translation>
    </message>
    <message>
        <source>Review t&amp;horoughly</source>
        <translation>Revisar a &amp;fondo</translation>
    </message>
    <message>
        <source>Reviews this game for two minutes on all cores, or goes on with its review for as long</source>
        <translation>Revisa esta partida durante dos minutos en todos los núcleos, o continúa su revisión durante el mismo tiempo</translation>
    </message>
    <message>
        <source>Ear&amp;lier loss</source>
        <translation>Pérdida &amp;anterior</translation>
    </message>
    <message>
        <source>Goes back through the listed losses in the order of the moves, to the position before each</source>
        <translation>Retrocede por las pérdidas de la lista en el orden de las jugadas, a la posición previa a cada una</translation>
    </message>
    <message>
        <source>La&amp;ter loss</source>
        <translation>Pérdida &amp;siguiente</translation>
    </message>
    <message>
        <source>Goes on through the listed losses in the order of the moves, to the position before each</source>
        <translation>Avanza por las pérdidas de la lista en el orden de las jugadas, a la posición previa a cada una</translation>
    </message>
    <message>
        <source>Other game of the co&amp;mparison</source>
        <translation>&amp;Otra partida de la comparación</translation>
    </message>
    <message>
        <source>Walks along the other one of two games that are compared, from where as many blocks are left</source>
        <translation>Recorre la otra de las dos partidas que se comparan, desde donde quedan los mismos bloques</translation>
    </message>
    <message>
        <source>A &amp;word after each move</source>
        <translation>Una &amp;palabra tras cada jugada</translation>
    </message>
    <message>
        <source>Good, small loss or mistake, with the points lost; chosen for the assistant on and off each. Without the assistant, a move that lost and is taken back after its word counts as a hint</source>
        <translation>Buena, pequeña pérdida o error, con los puntos perdidos; se elige por separado con el asistente activado y desactivado. Sin el asistente, una jugada que perdió y que se deshace tras su palabra cuenta como pista</translation>
    </message>
    <message>
        <source>Pr&amp;actice…</source>
        <translation>P&amp;ráctica…</translation>
    </message>
    <message>
        <source>Five exercises a day, of your own mistakes and for everybody: which move is right?</source>
        <translation>Cinco ejercicios al día, de tus propios errores y para todos: ¿qué jugada es la correcta?</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Writes a game as an animation or as text, or the position as a picture</source>
        <translation>Escribe una partida como animación o como texto, o la posición como imagen</translation>
    </message>
    <message>
        <source>Plays this board from its start; you learn the score of the opponent when your game has ended.</source>
        <translation>Juega este tablero desde su inicio; la puntuación del rival se sabe cuando tu partida ha terminado.</translation>
    </message>
    <message>
        <source>Duel a&amp;gainst</source>
        <translation>D&amp;uelo contra</translation>
    </message>
    <message>
        <source>Scores, medals, duels and all games that you finished</source>
        <translation>Puntuaciones, medallas, duelos y todas las partidas que terminaste</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>Mostrar el &amp;resultado</translation>
    </message>
    <message>
        <source>Brings the card at the end of the game back, as a click on the score does</source>
        <translation>Recupera la tarjeta del final de la partida, igual que un clic en la puntuación</translation>
    </message>
    <message>
        <source>&amp;Kept runs…</source>
        <translation>Ejecuciones co&amp;nservadas…</translation>
    </message>
    <message>
        <source>Lists the distributions, comparisons, searches and experiments that were run here, to show one again, name, export or delete it</source>
        <translation>Enumera las distribuciones, comparaciones, búsquedas y experimentos ejecutados aquí, para mostrar uno otra vez, ponerle nombre, exportarlo o eliminarlo</translation>
    </message>
    <message>
        <source>E&amp;xperiments of the papers…</source>
        <translation>E&amp;xperimentos de los artículos…</translation>
    </message>
    <message>
        <source>Runs the tables and figures of the papers anew, and shows their results</source>
        <translation>Vuelve a calcular las tablas y figuras de los artículos y muestra sus resultados</translation>
    </message>
</context>
<context>
    <name>WindowHost</name>
    <message>
        <source>The file with your settings cannot be read; it is kept as %1, and the settings begin anew.</source>
        <translation>El archivo de tus preferencias no se puede leer; se conserva como %1, y las preferencias empiezan de nuevo.</translation>
    </message>
</context>
<context>
    <name>WindowLayout</name>
    <message>
        <source>Replay &amp;bar</source>
        <translation>&amp;Barra de reproducción</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play SameGame, get hints, and see how the computer plays it</source>
        <translation>Juega a SameGame, recibe pistas y descubre cómo juega el ordenador</translation>
    </message>
    <message>
        <source>SIGTERM, SIGHUP and SIGINT (Ctrl+C) end the program as its menu does: the game is kept with all its moves, and the exit status is 0. If something cannot be stored, standard error says so, and the status is 1.</source>
        <translation>SIGTERM, SIGHUP y SIGINT (Ctrl+C) cierran el programa igual que su menú: la partida se conserva con todas sus jugadas, y el estado de salida es 0. Si algo no se puede guardar, la salida de error estándar lo dice, y el estado es 1.</translation>
    </message>
    <message>
        <source>A file, a board name such as standard:3, a board ID, or &apos;-&apos; for standard input</source>
        <translation>Un archivo, un nombre de tablero como standard:3, un ID de tablero o &apos;-&apos; para la entrada estándar</translation>
    </message>
</context>
</TS>
