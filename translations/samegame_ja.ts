<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SameGame</source>
        <translation>SameGameについて</translation>
    </message>
    <message>
        <source>&lt;p&gt;Play SameGame, get hints, see what each of your moves was worth, watch the best games known, and compare how programs play.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;SameGameで遊び、ヒントをもらい、自分の一手一手の価値を知り、既知のベストゲームを見て、プログラムのプレイを比べましょう。&lt;/p&gt;&lt;p&gt;GNU General Public Licenseバージョン3またはそれ以降のバージョンに基づくフリーソフトウェアです。いかなる保証もありません。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>row %1, column %2, %3</source>
        <translation>行%1、列%2、%3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1, single block</source>
        <translation>%1、単独のブロック</translation>
    </message>
    <message>
        <source>%1, group of %2, %3</source>
        <translation>%1、%2個のグループ、%3</translation>
    </message>
    <message>
        <source>%1, group of %2</source>
        <translation>%1、%2個のグループ</translation>
    </message>
    <message>
        <source>marked</source>
        <comment>a group on the board</comment>
        <translation>印付き</translation>
    </message>
    <message>
        <source>goes in move %1</source>
        <translation>%1手目で消える</translation>
    </message>
    <message>
        <source>framed</source>
        <comment>a block on the board</comment>
        <translation>枠付き</translation>
    </message>
    <message>
        <source>better than the group that was played</source>
        <translation>実際に消したグループより良い</translation>
    </message>
    <message>
        <source>may be better than the group that was played</source>
        <translation>実際に消したグループより良いかもしれない</translation>
    </message>
    <message>
        <source>was played</source>
        <translation>実際に消したグループ</translation>
    </message>
</context>
<context>
    <name>Aid</name>
    <message>
        <source>What the game says of its help is damaged, and counts as none where it is.</source>
        <translation>ゲームの補助についての記録が破損しています。破損した部分は、補助なしと数えます。</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>ヒント1回</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>ヒント%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move with candidates seen</source>
        <translation>候補を見た手1手</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves with candidates seen</source>
        <translation>
            <numerusform>候補を見た手%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move from a reviewed position</source>
        <translation>振り返った局面からの手1手</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves from reviewed positions</source>
        <translation>
            <numerusform>振り返った局面からの手%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move of a game taken over</source>
        <translation>引き継いだゲームの手1手</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves of a game taken over</source>
        <translation>
            <numerusform>引き継いだゲームの手%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>without help</source>
        <translation>補助なし</translation>
    </message>
    <message>
        <source>%1; board played with help before</source>
        <comment>help in this game</comment>
        <translation>%1。以前に補助ありでプレイしたボード</translation>
    </message>
    <message>
        <source>%L1 with candidates</source>
        <comment>moves</comment>
        <translation>候補を見て%L1手</translation>
    </message>
    <message>
        <source>%L1 with a review</source>
        <comment>moves</comment>
        <translation>振り返りで%L1手</translation>
    </message>
    <message>
        <source>%L1 taken over</source>
        <comment>moves</comment>
        <translation>引き継ぎ%L1手</translation>
    </message>
    <message>
        <source>helped before</source>
        <comment>on the board of a game</comment>
        <translation>以前に補助あり</translation>
    </message>
    <message>
        <source>help: %L1</source>
        <translation>補助：%L1</translation>
    </message>
    <message>
        <source>This board was played with help before.</source>
        <translation>このボードは以前に補助ありでプレイされました。</translation>
    </message>
    <message>
        <source>Help in this game, also for moves taken back:</source>
        <translation>このゲームでの補助（取り消した手を含む）：</translation>
    </message>
    <message>
        <source>Hints: %L1</source>
        <translation>ヒント：%L1</translation>
    </message>
    <message>
        <source>Moves taken from the candidates: %L1</source>
        <translation>候補から選んだ手：%L1</translation>
    </message>
    <message>
        <source>Other moves where candidates were seen: %L1</source>
        <translation>候補を見たその他の手：%L1</translation>
    </message>
    <message>
        <source>Other moves from reviewed positions: %L1</source>
        <translation>振り返った局面からのその他の手：%L1</translation>
    </message>
    <message>
        <source>Moves of a game taken over: %L1</source>
        <translation>引き継いだゲームの手：%L1</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>No hint: none was found in the time for it.</source>
        <translation>ヒントなし：時間内に見つかりませんでした。</translation>
    </message>
    <message>
        <source>%1 plans whole games, but nobody knows the columns to come: %2 searches instead.</source>
        <translation>%1はゲーム全体を計画しますが、これから来る列は誰にもわかりません。代わりに%2が探索します。</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message numerus="yes">
        <source>Searches that run side by side; this machine can run %Ln at a time</source>
        <translation>
            <numerusform>並行して行う探索の数です。このコンピューターは同時に%Ln個を実行できます</numerusform>
        </translation>
    </message>
    <message>
        <source>The same seed, budget of playouts and number of threads give the same line again; empty for a new seed each time</source>
        <translation>シード、プレイアウトの予算、スレッド数が同じなら、また同じ手順になります。空なら毎回新しいシードを使います</translation>
    </message>
    <message>
        <source>Options of the solver</source>
        <translation>ソルバーのオプション</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
</context>
<context>
    <name>AssistantPanel</name>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>最高スコア</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>Playouts/s</source>
        <translation>毎秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Searches this position and those that follow it (F5)</source>
        <translation>この局面とそれに続く局面を探索します（F5）</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>探索中…</translation>
    </message>
    <message>
        <source>Done; follows the next move</source>
        <translation>完了。次の手に追従します</translation>
    </message>
    <message>
        <source>No moves left; follows the next position</source>
        <translation>手がもうありません。次の局面に追従します</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Done; the best line from here is proven optimal</source>
        <translation>完了。ここからの最善手順は最適と証明済み</translation>
    </message>
    <message>
        <source>Done; it is proven that no line clears the board</source>
        <translation>完了。全消しする手順がないことは証明済み</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>毎秒</translation>
    </message>
    <message>
        <source>Turns the assistant off and hides the candidates (F5)</source>
        <translation>アシスタントをオフにし、候補を隠します（F5）</translation>
    </message>
    <message>
        <source>The score with which the best line known from here ends</source>
        <translation>ここからの既知の最善手順の最終スコア</translation>
    </message>
    <message>
        <source>However you go on from here, the game cannot end with more points than this: that is proven</source>
        <translation>ここからどう続けても、これより高い点数では終わりません。証明済みです</translation>
    </message>
    <message>
        <source>The game is over; a step back in its replay is searched</source>
        <translation>ゲームは終了しました。リプレイで一手戻すと探索します</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Every solver with its options and budget, and the numbers of the search</source>
        <translation>すべてのソルバーとそのオプション、予算、探索の数値</translation>
    </message>
</context>
<context>
    <name>BlockPreview</name>
    <message>
        <source>Preview of the blocks</source>
        <translation>ブロックのプレビュー</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board being edited</source>
        <translation>編集中のボード</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>行%1、列%2：%3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>BoardCharts</name>
    <message>
        <source>Mean of playouts on a board</source>
        <translation>各ボードでのプレイアウトの平均</translation>
    </message>
    <message>
        <source>Boards in the order of the values, percent</source>
        <translation>値の順に並べたボード（%）</translation>
    </message>
    <message>
        <source>Means of the boards</source>
        <translation>ボードごとの平均</translation>
    </message>
    <message>
        <source>Differences of the boards</source>
        <translation>ボードごとの差</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>policy</comment>
        <translation>%1との差</translation>
    </message>
    <message>
        <source>%1: mean of the boards %2</source>
        <comment>policy</comment>
        <translation>%1：ボードの平均%2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>policy, policy</comment>
        <translation>%1引く%2：%3</translation>
    </message>
    <message>
        <source>A curve has the boards in the order of their values; a band is their mean with its 95 % interval for boards like these.</source>
        <translation>曲線はボードを値の順に並べたものです。帯は、その平均と、このようなボードについての95%区間です。</translation>
    </message>
    <message>
        <source>A box has the middle half of the boards, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>箱は中央の50%のボードを表し、箱の中の線は中央値です。ひげは5%と95%まで伸び、丸は最低と最高の値です。</translation>
    </message>
</context>
<context>
    <name>BoardDifficulty</name>
    <message>
        <source>An easy board</source>
        <translation>やさしいボード</translation>
    </message>
    <message>
        <source>A medium board</source>
        <translation>ふつうのボード</translation>
    </message>
    <message>
        <source>A hard board</source>
        <translation>難しいボード</translation>
    </message>
    <message>
        <source>The program plays quick games that save the most frequent color, and compares their mean score with random boards of the same size and colors: the highest third is easy, the lowest third hard</source>
        <translation>プログラムは、最も多い色を取っておく短時間のゲームを行い、その平均スコアを、大きさと色の数が同じランダムボードと比べます。高いほうから3分の1が「やさしい」、低いほうから3分の1が「難しい」です</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Edit board</source>
        <translation>ボードの編集</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>What was drawn is lost if the editor closes without playing.</source>
        <translation>プレイせずにエディターを閉じると、描いたものは失われます。</translation>
    </message>
    <message>
        <source>Go on drawing</source>
        <translation>描き続ける</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>All four quarters</source>
        <translation>4つの領域すべて</translation>
    </message>
    <message>
        <source>The board as it will be played</source>
        <translation>プレイされるときのボード</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>ミラー</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>塗りつぶし</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>色</translation>
    </message>
    <message>
        <source>&amp;At random</source>
        <translation>ランダム(&amp;A)</translation>
    </message>
    <message>
        <source>Fills every cell with a color drawn at random</source>
        <translation>すべてのマスをランダムな色で埋めます</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>最後に行った操作を取り消します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>取り消した操作をもう一度行います</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Takes the board, board ID or board name from the clipboard</source>
        <translation>クリップボードからボード、ボードID、またはボード名を取り込みます</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>クリア(&amp;L)</translation>
    </message>
    <message>
        <source>Empties every cell</source>
        <translation>すべてのマスを空にします</translation>
    </message>
    <message>
        <source>Let &amp;fall</source>
        <translation>落とす(&amp;F)</translation>
    </message>
    <message>
        <source>Moves blocks to where they come to rest, as the game would</source>
        <translation>ゲームと同じように、ブロックを止まるところまで動かします</translation>
    </message>
    <message>
        <source>The text cannot be pasted: %1.</source>
        <translation>テキストを貼り付けられません：%1。</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>ボードは空です。</translation>
    </message>
    <message>
        <source>No two blocks of one color touch, so there is no move.</source>
        <translation>同じ色の2個のブロックが接しているところがないので、打てる手がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks do not rest where they stand. Blocks fall and empty columns disappear before the game begins, as shown above.</source>
        <translation>
            <numerusform>%Ln個のブロックが、その場所で安定していません。上に示したように、ゲームが始まる前にブロックが落ち、空の列がなくなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Left button paints, right button empties. Keys: arrows, with Shift they paint; Space, 1 to 9; 0 or Delete empties.</source>
        <translation>左ボタンで塗り、右ボタンで空にします。キー：矢印（Shiftと一緒に押すと塗る）、スペース、1から9、0かDeleteで空にする。</translation>
    </message>
</context>
<context>
    <name>BoardMarks</name>
    <message>
        <source>other game</source>
        <translation>別のゲーム</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>このゲーム</translation>
    </message>
</context>
<context>
    <name>BoardMeansModel</name>
    <message>
        <source>Playouts of</source>
        <translation>方策</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>On each board</source>
        <translation>各ボードでの回数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Mean of the boards, each of which counts once</source>
        <translation>ボードの平均。各ボードを1回ずつ数えます</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Standard deviation between the means of the boards</source>
        <translation>ボードごとの平均の標準偏差</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Mean difference to the first policy, this one less the first, on the same boards</source>
        <translation>最初の方策との差の平均（この方策から最初の方策を引いたもの）。同じボードで比べます</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>ボードのプレビュー</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, %3 colors</source>
        <translation>%1行、%2列、%3色</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Enter plays it</source>
        <translation>Enterで消す</translation>
    </message>
    <message>
        <source>click again to play</source>
        <translation>もう一度クリックで消す</translation>
    </message>
    <message>
        <source>better?</source>
        <comment>group</comment>
        <translation>好手？</translation>
    </message>
    <message>
        <source>better</source>
        <comment>group</comment>
        <translation>好手</translation>
    </message>
    <message>
        <source>played</source>
        <comment>group</comment>
        <translation>打った手</translation>
    </message>
</context>
<context>
    <name>BoardTitle</name>
    <message>
        <source>Standard board %1</source>
        <translation>標準ボード%1</translation>
    </message>
    <message>
        <source>Random board %1</source>
        <translation>ランダムボード%1</translation>
    </message>
    <message>
        <source>Position %1 of 250</source>
        <translation>局面%1（全250）</translation>
    </message>
    <message>
        <source>Pasted board</source>
        <translation>貼り付けたボード</translation>
    </message>
    <message>
        <source>Clearable board %1</source>
        <translation>全消し可能ボード%1</translation>
    </message>
    <message>
        <source>Edited board</source>
        <translation>編集したボード</translation>
    </message>
    <message>
        <source>Daily board %1</source>
        <translation>日替わりボード%1</translation>
    </message>
    <message>
        <source>Board of %1 × %2 cells</source>
        <translation>%1×%2マスのボード</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>ボード%1</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行%1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列%1</translation>
    </message>
    <message>
        <source>A single block stays: only two or more of one color that touch can be removed.</source>
        <translation>単独のブロックは消せません。消せるのは、同じ色の2個以上が接しているときだけです。</translation>
    </message>
</context>
<context>
    <name>BoxChart</name>
    <message>
        <source>%1: mean %2, median %3, middle half %4 to %5, 5 % to 95 %: %6 to %7, lowest %8, highest %9</source>
        <translation>%1：平均%2、中央値%3、中央の50%は%4から%5、5%から95%は%6から%7、最低%8、最高%9</translation>
    </message>
    <message>
        <source>A box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>箱は中央の50%のスコアを表し、箱の中の線は中央値です。ひげは5%と95%まで伸び、丸は最低と最高のスコアです。</translation>
    </message>
</context>
<context>
    <name>BrushPalette</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1（キー%2）</translation>
    </message>
</context>
<context>
    <name>BudgetForm</name>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>Unit of the budget</source>
        <translation>予算の単位</translation>
    </message>
    <message>
        <source>The search ends when this is spent</source>
        <translation>これを使い切ると探索が終わります</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>停止するまで</translation>
    </message>
    <message>
        <source>Budget: %1 %2</source>
        <comment>amount, unit</comment>
        <translation>予算：%1%2</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>訪問数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>The places that this move may have: moves that are not told apart have places in common, and there is none where the search cannot tell</source>
        <translation>この手が取りうる順位です。区別のつかない手は順位を分け合い、探索で判断できないところには順位がありません</translation>
    </message>
    <message>
        <source>Points of this move alone</source>
        <translation>この手だけの得点</translation>
    </message>
    <message>
        <source>Best final score of the game found after this move</source>
        <translation>この手の後に見つかったゲームの最高の最終スコア</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move</source>
        <translation>この手の後のプレイアウトの最終スコアの平均</translation>
    </message>
    <message>
        <source>Playouts that began with this move</source>
        <translation>この手から始まったプレイアウトの数</translation>
    </message>
    <message>
        <source>Share of all playouts</source>
        <translation>すべてのプレイアウトに占める割合</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Best final score found after this move, less the best of all moves</source>
        <translation>この手の後に見つかった最高の最終スコアから、すべての手の中での最高を引いたもの</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move, less the highest mean</source>
        <translation>この手の後のプレイアウトの最終スコアの平均から、最も高い平均を引いたもの</translation>
    </message>
    <message>
        <source>%1 Known line: the best line known goes on with this move. %2.</source>
        <translation>%1 既知の手順：既知の最善手順はこの手で続きます。%2。</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>誤差幅</translation>
    </message>
    <message>
        <source>How sure that is: exact where it is proven, any order where the best line can begin with this move, so many points more or less, or ? where the search cannot tell</source>
        <translation>それがどれだけ確かか：証明済みなら「厳密」、最善手順をこの手から始められるなら「順不同」、それ以外は増減しうる点数、探索で判断できなければ「?」</translation>
    </message>
    <message>
        <source>Key %1 plays it.</source>
        <translation>%1キーで打てます。</translation>
    </message>
    <message>
        <source>This move %1.</source>
        <comment>what it does</comment>
        <translation>この手の目的：%1。</translation>
    </message>
    <message>
        <source>The group to remove, and how many blocks it has</source>
        <translation>消すグループと、そのブロック数</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>%1: the line found after this move clears the board</source>
        <translation>%1：この手の後に見つかった手順はボードを全消しします</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>%1: the best line known goes on with this move, whoever found it, and by whatever moves the position was reached</source>
        <translation>%1：既知の最善手順はこの手で続きます。誰が見つけたか、どの手で今の局面に至ったかは問いません</translation>
    </message>
    <message>
        <source>What for</source>
        <comment>what a move does for its line</comment>
        <translation>目的</translation>
    </message>
    <message>
        <source>What the move does for the line found after it</source>
        <translation>この手の後に見つかった手順の中での、この手の役割</translation>
    </message>
    <message>
        <source>Clears the board</source>
        <translation>全消し</translation>
    </message>
    <message>
        <source>Best line known</source>
        <translation>既知の最善手順</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>平均の損失</translation>
    </message>
    <message>
        <source>%1 %2 blocks</source>
        <comment>a group by its size and color</comment>
        <translation>%2のブロック%1個</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>全消しする</translation>
    </message>
    <message>
        <source>does not clear the board</source>
        <translation>全消ししない</translation>
    </message>
    <message>
        <source>begins the best line known</source>
        <translation>既知の最善手順の始まり</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>best candidate found</source>
        <translation>見つかった最善の候補</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>candidate of place %1 to %2</source>
        <translation>順位%1から%2の候補</translation>
    </message>
    <message>
        <source>best candidate</source>
        <translation>最善の候補</translation>
    </message>
    <message>
        <source>candidate %1</source>
        <translation>候補%1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>順不同</translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation>プラスマイナス%1</translation>
    </message>
    <message>
        <source>how sure is not known</source>
        <translation>確かさは不明</translation>
    </message>
    <message>
        <source>No line that begins with this move is known.</source>
        <translation>この手から始まる手順は知られていません。</translation>
    </message>
    <message>
        <source>Any order: the best line can begin with this move, too.</source>
        <translation>順不同：最善手順はこの手からも始められます。</translation>
    </message>
    <message>
        <source>Exact: no line that begins with this move ends higher, that is proven.</source>
        <translation>厳密：この手から始まる手順で、最終スコアがこれより高いものはありません。証明済みです。</translation>
    </message>
    <message>
        <source>How sure its loss is, this search cannot tell.</source>
        <translation>損失の確かさは、この探索では判断できません。</translation>
    </message>
    <message>
        <source>It is not told apart from others: its place is one of %1.</source>
        <translation>ほかの手と区別がつきません。順位は%1のどれかです。</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>損失%1</translation>
    </message>
    <message>
        <source>final score %1</source>
        <translation>最終スコア%1</translation>
    </message>
    <message numerus="yes">
        <source>Its loss may be %Ln points smaller or larger.</source>
        <translation>
            <numerusform>損失は%Ln点小さいか大きいかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Its line clears the board.</source>
        <translation>%1その手順はボードを全消しします。</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>全消しする</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The best candidates are labelled with the best final score found after them and with their visits, or with their loss and how sure that is</source>
        <translation>最善の候補のラベルに、その後に見つかった最高の最終スコアと訪問数、または損失とその確かさを表示します</translation>
    </message>
    <message>
        <source>As loss</source>
        <translation>損失で表示</translation>
    </message>
    <message>
        <source>&amp;Labels on the board</source>
        <translation>ボード上のラベル(&amp;L)</translation>
    </message>
    <message>
        <source>The game has no moves left.</source>
        <translation>このゲームには打てる手がもうありません。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>探索中…</translation>
    </message>
    <message>
        <source>The search found no line within its budget.</source>
        <translation>探索は予算内に手順を見つけられませんでした。</translation>
    </message>
    <message>
        <source>Start the assistant (F5) to see what each move is worth.</source>
        <translation>アシスタント（F5）を開始すると、それぞれの手の価値がわかります。</translation>
    </message>
    <message>
        <source>Candidates of the position that the replay shows</source>
        <translation>リプレイが表示している局面の候補</translation>
    </message>
    <message>
        <source>The assistant is off. F5 turns it on; hold P to peek at what is known of this position.</source>
        <translation>アシスタントはオフです。F5でオンになります。Pを押している間、この局面についてわかっていることを見られます。</translation>
    </message>
    <message>
        <source>Step back through the game</source>
        <translation>ゲームをさかのぼる</translation>
    </message>
    <message>
        <source>Shows the position before the last move, and searches it: so each move of the game can be looked at again</source>
        <translation>最後の手の前の局面を表示して探索します。こうして、ゲームの一手一手をもう一度見直せます</translation>
    </message>
    <message>
        <source>There are no moves left here.</source>
        <translation>ここには打てる手がもうありません。</translation>
    </message>
    <message>
        <source>&amp;Replay this line</source>
        <translation>この手順をリプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare with the best candidate’s line</source>
        <translation>最善の候補の手順と比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save line…</source>
        <translation>手順を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Line of this candidate</source>
        <translation>この候補の手順</translation>
    </message>
    <message>
        <source>What can be done with the line of the selected candidate; also in the menu of the table</source>
        <translation>選択した候補の手順に対する操作です。表のメニューにもあります</translation>
    </message>
    <message>
        <source>Labels on the board tell what a candidate loses against the best one instead of its final score, and so do means in the table</source>
        <translation>ボード上のラベルに、最終スコアの代わりに、最善の候補に比べて失う点数を表示します。表の平均も同じです</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Chooses what the table tells of each candidate</source>
        <translation>各候補について表に表示する項目を選びます</translation>
    </message>
    <message>
        <source>Last move: %1 %2</source>
        <comment>sign and word</comment>
        <translation>最後の手：%1 %2</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>カンマ区切りの値 (*.csv)</translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation>拡大縮小できる図 (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません：%2</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Picture for printing…</source>
        <translation>印刷用の図(&amp;P)…</translation>
    </message>
    <message>
        <source>%1 cannot be written: the name of the file must end with .csv, .pdf, .svg or .png</source>
        <translation>%1に書き込めません：ファイル名は.csv、.pdf、.svg、.pngのどれかで終わる必要があります</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>数値または図をファイルに書き出します</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>%1, 95 %: %2 to %3</source>
        <comment>name and value</comment>
        <translation>%1、95%：%2から%3</translation>
    </message>
</context>
<context>
    <name>ClearingLamp</name>
    <message>
        <source>looking…</source>
        <comment>whether the board can be cleared</comment>
        <translation>探索中…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>whether the board can be cleared</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>全消し可能</translation>
    </message>
    <message>
        <source>cannot be cleared</source>
        <translation>全消し不可</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>全消し</translation>
    </message>
    <message>
        <source>A search finds out whether the board can still be cleared.</source>
        <translation>まだ全消しできるかどうかを探索で調べます。</translation>
    </message>
    <message>
        <source>Whether the board can still be cleared is not known: ten seconds were not enough to find out.</source>
        <translation>まだ全消しできるかどうかはわかっていません。10秒では調べきれませんでした。</translation>
    </message>
    <message>
        <source>The board can still be cleared: a way to do so is known.</source>
        <translation>まだ全消しできます。その方法がわかっています。</translation>
    </message>
    <message>
        <source>The board cannot be cleared any more, that is proven. A click goes back to the last position known that could be cleared.</source>
        <translation>もう全消しできません。証明済みです。クリックすると、全消しできたことがわかっている最後の局面に戻ります。</translation>
    </message>
    <message>
        <source>The board cannot be cleared, that is proven.</source>
        <translation>全消しできません。証明済みです。</translation>
    </message>
    <message>
        <source>No block is left.</source>
        <translation>ブロックは残っていません。</translation>
    </message>
    <message>
        <source>Can the board still be cleared? %1</source>
        <translation>まだ全消しできるか：%1</translation>
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
        <translation>ソルバーを比較しています：%2回のうち%1回の実行が完了。</translation>
    </message>
    <message>
        <source>The comparison goes on while this is asked. If it is stopped, the runs done are kept, and after the next start &quot;Continue&quot; goes on with the others.</source>
        <translation>この確認の表示中も比較は続きます。停止しても、完了した実行は残り、次に起動した後、「続行」で残りを続けられます。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止して閉じる</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>それでも閉じる</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Once that is mended, &quot;Try again&quot; stores it and closes.</source>
        <translation>問題が解決したら、「もう一度試す」で保存して閉じます。</translation>
    </message>
    <message numerus="yes">
        <source>Closing now loses %Ln finished games.</source>
        <translation>
            <numerusform>今閉じると、終わった%Lnゲームが失われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing now loses the game on the board.</source>
        <translation>今閉じると、ボード上のゲームが失われます。</translation>
    </message>
</context>
<context>
    <name>ColorCounts</name>
    <message>
        <source>Blocks left of each color</source>
        <translation>色ごとの残りブロック</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>color, number of blocks</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Blocks left of each color – %1</source>
        <translation>色ごとの残りブロック – %1</translation>
    </message>
</context>
<context>
    <name>ColorNames</name>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>空色</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>朱色</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>青緑色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>すみれ色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>茶色</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>スレートグレー</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>濃い赤</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ色</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>琥珀色</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>クリーム色</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>ベージュ</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>サーモンピンク</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>珊瑚色</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>ローズ色</translation>
    </message>
    <message>
        <source>light pink</source>
        <translation>薄いピンク</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>マゼンタ</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>プラム色</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>ラベンダー色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>紺色</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>水色</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>ターコイズ</translation>
    </message>
    <message>
        <source>mint green</source>
        <translation>ミントグリーン</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>濃い緑</translation>
    </message>
    <message>
        <source>lime green</source>
        <translation>ライムグリーン</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>オリーブ色</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>こげ茶色</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>薄い灰色</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>lemon yellow</source>
        <translation>レモン色</translation>
    </message>
</context>
<context>
    <name>ColorsLeft</name>
    <message>
        <source>%1 %2</source>
        <comment>number of blocks left, their color</comment>
        <translation>%2 %1個</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>残りブロック</translation>
    </message>
    <message>
        <source>Blocks left of each color, and what they cost</source>
        <translation>色ごとの残りブロックと、その減点</translation>
    </message>
</context>
<context>
    <name>ColumnTable</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1から%2</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Other game</source>
        <translation>別のゲーム</translation>
    </message>
    <message>
        <source>Walks along the other game, from where as many blocks are left</source>
        <translation>もう一方のゲームを、残りブロックが同じ数のところからたどります</translation>
    </message>
    <message>
        <source>Where they part</source>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>Shows the position after which the two games go on with different groups; both are marked on the board</source>
        <translation>2つのゲームが別々のグループに進む直前の局面を表示します。両方のグループにボード上で印が付きます</translation>
    </message>
    <message>
        <source>Ends the comparison of the two games</source>
        <translation>2つのゲームの比較を終えます</translation>
    </message>
    <message numerus="yes">
        <source>%1 beside it: move %2 of %3, score %4, %Ln blocks left.</source>
        <translation>
            <numerusform>比較：%1、%3手中%2手目、スコア%4、残り%Ln個。</numerusform>
        </translation>
    </message>
    <message>
        <source>The shorter game is the beginning of the other.</source>
        <translation>短いほうは、もう一方の途中までと同じです。</translation>
    </message>
    <message>
        <source>They part at the start.</source>
        <translation>最初から分かれます。</translation>
    </message>
    <message>
        <source>They part after move %1.</source>
        <translation>%1手目の後に分かれます。</translation>
    </message>
</context>
<context>
    <name>ComparisonCharts</name>
    <message>
        <source>Share of runs</source>
        <translation>実行の割合</translation>
    </message>
    <message>
        <source>Means of the solvers</source>
        <translation>ソルバーの平均</translation>
    </message>
    <message>
        <source>Differences by board</source>
        <translation>ボードごとの差</translation>
    </message>
    <message>
        <source>Mean, 95 % for these boards</source>
        <translation>平均、95%、これらのボード</translation>
    </message>
    <message>
        <source>Mean, 95 % for boards like these</source>
        <translation>平均、95%、このようなボード</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>solver</comment>
        <translation>%1との差</translation>
    </message>
    <message>
        <source>All</source>
        <comment>boards</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>published result, mean</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: mean %2</source>
        <comment>solver</comment>
        <translation>%1：平均%2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>solver, solver</comment>
        <translation>%1引く%2：%3</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>全消し</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Playouts/s</source>
        <translation>プレイアウト/秒</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Runs whose best line clears the board</source>
        <translation>最善手順がボードを全消しした実行</translation>
    </message>
    <message>
        <source>Mean time of a run</source>
        <translation>1回の実行の平均時間</translation>
    </message>
    <message>
        <source>Mean, 95 %, these boards</source>
        <translation>平均、95%、これらのボード</translation>
    </message>
    <message>
        <source>Difference, 95 %, these boards</source>
        <translation>差、95%、これらのボード</translation>
    </message>
    <message>
        <source>Mean of the final scores; each board counts once</source>
        <translation>最終スコアの平均。各ボードを1回ずつ数えます</translation>
    </message>
    <message>
        <source>Mean difference to the first solver, this one less the first, of runs with the same board and seed; each board counts once</source>
        <translation>最初のソルバーとの差の平均（このソルバーから最初のソルバーを引いたもの）。同じボードとシードでの実行の差で、各ボードを1回ずつ数えます</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on these very boards; where it holds 0, the difference may be luck</source>
        <translation>これらのボードそのものでの、差の平均の95%区間。0を含む場合、差は偶然かもしれません</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all runs on these very boards; the runs on each are the sample, two or more (Student&apos;s t)</source>
        <translation>これらのボードそのものでのすべての実行の平均の95%信頼区間。各ボードでの実行が標本です（2回以上。スチューデントのt分布）</translation>
    </message>
</context>
<context>
    <name>ComparisonPanel</name>
    <message>
        <source>Numbers of the comparison</source>
        <translation>比較の数値</translation>
    </message>
    <message>
        <source>Runs done</source>
        <translation>完了した実行</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Compares solvers by many runs</source>
        <translation>多数の実行でソルバーを比較します</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln回の実行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2での%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln個のボード</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>runs, rules</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>&amp;Runs as CSV…</source>
        <translation>実行をCSVに(&amp;R)…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Goes on with the runs that are shown: those that they lack, and more where the setup has more boards or runs</source>
        <translation>表示中の実行を続けます：まだ足りない実行と、「設定」のボードや実行回数のほうが多ければその分</translation>
    </message>
    <message>
        <source>kept in %1</source>
        <translation>%1に保存</translation>
    </message>
    <message>
        <source>%1, kept in %2</source>
        <comment>runs or time, file</comment>
        <translation>%1、%2に保存</translation>
    </message>
    <message>
        <source>&amp;Differences by board as CSV…</source>
        <translation>ボードごとの差をCSVに(&amp;D)…</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>runs, what they tell nothing of</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1. Runs to come may have the same fault, which is not told again.</source>
        <translation>%1。これからの実行にも同じ誤りがあるかもしれませんが、もう知らせません。</translation>
    </message>
    <message>
        <source>One thread for each run</source>
        <translation>1回の実行に1スレッド</translation>
    </message>
    <message>
        <source>%1 stays closed: a comparison is running; stop it first.</source>
        <translation>%1は開けません：比較を実行中です。先に停止してください。</translation>
    </message>
    <message>
        <source>%1 stays closed: another file of trials is not done yet.</source>
        <translation>%1は開けません：別の試行のファイルの処理がまだ終わっていません。</translation>
    </message>
</context>
<context>
    <name>ComparisonRunner</name>
    <message>
        <source>%1 cannot be written: %2. The runs to come are not kept in it.</source>
        <translation>%1に書き込めません：%2。これからの実行はそこに保存されません。</translation>
    </message>
    <message>
        <source>%1 cannot go on: %2</source>
        <translation>%1を続行できません：%2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1を開けません：%2</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1を保存できません：%2</translation>
    </message>
</context>
<context>
    <name>ComparisonSetup</name>
    <message>
        <source>Runs of each solver on each board, each with another seed; run by run, all solvers have the same seeds</source>
        <translation>各ボードでの各ソルバーの実行回数。シードは毎回異なり、同じ番の実行ではすべてのソルバーが同じシードを使います</translation>
    </message>
    <message>
        <source>this board</source>
        <translation>このボード</translation>
    </message>
    <message>
        <source>Start of all seeds; empty for a new one each time</source>
        <translation>すべてのシードの元。空なら毎回新しいものを使います</translation>
    </message>
    <message>
        <source>Runs at the same time; each run has one thread</source>
        <translation>同時に行う実行の数。各実行は1スレッドを使います</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>ソルバーを追加</translation>
    </message>
    <message>
        <source>A search of the assistant at the same time takes time from the runs: stop it first where the budget is in seconds.</source>
        <translation>アシスタントが同時に探索すると、実行の時間が奪われます。予算が秒のときは、先に停止してください。</translation>
    </message>
    <message>
        <source>Empty for the board of the game, from its start, or a list such as standard:1-20 or random:1, random:2, schadd250:3; they are played under the rules of the game, but a board ID under its own</source>
        <translation>ゲームのボードを最初から使うなら空に。またはstandard:1-20やrandom:1, random:2, schadd250:3のようなリスト。ゲームのルールでプレイされますが、ボードIDはそのルールでプレイされます</translation>
    </message>
    <message>
        <source>Until decided takes %1 boards or more: write a list of boards, such as random:1-1000.</source>
        <translation>「決まるまで」には%1個以上のボードが必要です：random:1-1000のようなボードの一覧を入力してください。</translation>
    </message>
    <message>
        <source>One run of each solver on each board, until it is decided which is better</source>
        <translation>どちらが優れているか決まるまで、各ボードで各ソルバーを1回ずつ実行します</translation>
    </message>
</context>
<context>
    <name>ConvergenceChart</name>
    <message>
        <source>Best score of each run against time</source>
        <translation>各実行の、時間に対する最高スコア</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>Best final score</source>
        <translation>最高の最終スコア</translation>
    </message>
    <message>
        <source>Best score of each run against playouts</source>
        <translation>各実行の、プレイアウトに対する最高スコア</translation>
    </message>
</context>
<context>
    <name>ConvergenceModel</name>
    <message>
        <source>%1 (another version)</source>
        <translation>%1（別のバージョン）</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>Moves before</source>
        <translation>前の手数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Checked runs are drawn in the chart: at first the newest, and at most %1</source>
        <translation>チェックした実行がグラフに描かれます。最初は最新のもので、最大%1件です</translation>
    </message>
    <message>
        <source>Not in the chart: this run counts no playouts</source>
        <translation>グラフにはありません：この実行はプレイアウトを数えません</translation>
    </message>
    <message>
        <source>Best final score of the game, from its start</source>
        <translation>最初から数えたゲームの、最高の最終スコア</translation>
    </message>
    <message>
        <source>Moves played when the search began</source>
        <translation>探索を始めたときまでに打った手数</translation>
    </message>
    <message>
        <source>%1 (comparison)</source>
        <translation>%1（比較）</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>budget spent</source>
        <translation>予算を使い切り</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>最適と証明済み</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>することなし</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
</context>
<context>
    <name>ConvergencePanel</name>
    <message>
        <source>Runs on this board</source>
        <translation>このボードでの実行</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>What the best score is drawn against; the playouts of several threads are those of the thread that found the score, times the threads</source>
        <translation>最高スコアを何に対して描くか。複数スレッドのプレイアウト数は、そのスコアを見つけたスレッドのプレイアウト数にスレッド数を掛けたものです</translation>
    </message>
    <message>
        <source>Each mark of the horizontal axis is ten times the one before</source>
        <translation>横軸の各目盛りは、前の目盛りの10倍です</translation>
    </message>
    <message>
        <source>Forgets the runs on this board that have ended</source>
        <translation>このボードでの実行のうち、終わったものを消去します</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s, seed %5</source>
        <translation>実行%1、%2：%4秒の後に%3、シード%5</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s and %5 playouts, seed %6</source>
        <translation>実行%1、%2：%4秒、%5プレイアウトの後に%3、シード%6</translation>
    </message>
    <message>
        <source>Points of the &amp;curves as CSV…</source>
        <translation>曲線の点をCSVに(&amp;C)…</translation>
    </message>
    <message>
        <source>Seeds %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>The mean of the runs of each solver, with its interval of 95 %, from where all of them have begun to where the first one ends</source>
        <translation>各ソルバーの実行の平均とその95%区間。すべての実行が始まったところから、最初の実行が終わるところまで</translation>
    </message>
    <message>
        <source>&amp;Means of the curves as CSV…</source>
        <translation>曲線の平均をCSVに(&amp;M)…</translation>
    </message>
    <message>
        <source>Threads: %1</source>
        <translation>スレッド：%1</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>Starts the board of this day</source>
        <translation>この日のボードを始めます</translation>
    </message>
    <message>
        <source>Daily boards</source>
        <translation>日替わりボード</translation>
    </message>
    <message>
        <source>%1 · longest: %2 · boards played: %3</source>
        <comment>days in a row, days, boards</comment>
        <translation>%1 · 最長：%2 · プレイしたボード：%3</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>まだプレイしていません。</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1ゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Lnゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>共有(&amp;S)</translation>
    </message>
    <message>
        <source>Copies score and board of your best game of this day as text, without its moves</source>
        <translation>この日の自分のベストゲームのスコアとボードをテキストとしてコピーします。打った手は含みません</translation>
    </message>
    <message>
        <source>&amp;Earlier days</source>
        <translation>以前の日(&amp;E)</translation>
    </message>
    <message>
        <source>Shows every month up to today, with your best score of each day; each day&apos;s board can be played</source>
        <translation>今日までのすべての月を、各日の自己ベストと一緒に表示します。どの日のボードもプレイできます</translation>
    </message>
    <message>
        <source>your best: %1</source>
        <translation>自己ベスト：%1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>補助あり：%1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>コンピューター：%1</translation>
    </message>
    <message>
        <source>the computer: not known yet</source>
        <translation>コンピューター：まだ不明</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>結果をクリップボードにコピーしました</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>結果を共有</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>途中：%1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続きから(&amp;G)</translation>
    </message>
</context>
<context>
    <name>DailyRecord</name>
    <message>
        <source>1 day</source>
        <translation>1日</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln日</numerusform>
        </translation>
    </message>
    <message>
        <source>1 day in a row</source>
        <translation>1日連続</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>%Ln日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today included</source>
        <comment>days in a row</comment>
        <translation>%1（今日を含む）</translation>
    </message>
    <message>
        <source>%1, today not yet</source>
        <comment>days in a row</comment>
        <translation>%1（今日はまだ）</translation>
    </message>
</context>
<context>
    <name>DailyResult</name>
    <message>
        <source>Played after its day: it is part of no streak</source>
        <translation>その日の後にプレイしたので、連続記録には入りません</translation>
    </message>
    <message>
        <source>Day 1 of a new streak</source>
        <translation>新しい連続記録の1日目</translation>
    </message>
    <message>
        <source>Day %1 in a row</source>
        <translation>連続%1日目</translation>
    </message>
    <message>
        <source>As many as the %1 to beat</source>
        <translation>目標の%1と同点</translation>
    </message>
    <message>
        <source>%1 beaten, by %2</source>
        <translation>目標の%1を%2点上回りました</translation>
    </message>
    <message>
        <source>%1 to beat: %2 short</source>
        <translation>目標の%1まで%2点足りません</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>コンピューター：%1</translation>
    </message>
    <message>
        <source>The computer: not known yet</source>
        <translation>コンピューター：まだ不明</translation>
    </message>
    <message>
        <source>&quot;Show a better game&quot; has the computer look for one</source>
        <translation>「より良いゲームを見る」でコンピューターに探させます</translation>
    </message>
    <message>
        <source>The best that the computer has found of this board on this machine so far. %1.</source>
        <translation>このコンピューターで、これまでにこのボードについて見つかった最高のものです。%1。</translation>
    </message>
    <message>
        <source>More is not possible, as is proven.</source>
        <translation>これ以上は不可能で、証明済みです。</translation>
    </message>
    <message>
        <source>Copies score and board as text, without the moves; who pastes it into this program plays the same board</source>
        <translation>スコアとボードをテキストとしてコピーします。打った手は含みません。このプログラムに貼り付けると、誰でも同じボードをプレイできます</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>結果をクリップボードにコピーしました</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>結果を共有</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>The file with your stored games cannot be read; it is kept as %1, and a new one has been begun.</source>
        <translation>保存したゲームのファイルを読み取れません。%1として残し、新しいファイルを作りました。</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2.</source>
        <translation>ゲームを%1に保存できません：%2。</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for SQLite is missing</source>
        <translation>QtのSQLiteプラグインがありません</translation>
    </message>
    <message>
        <source>its version is below zero</source>
        <translation>ファイルのバージョンが0未満です</translation>
    </message>
    <message>
        <source>The log beside the file with your stored games belongs to another file, as after a backup was put back; it is kept as %1, and the file is used without it.</source>
        <translation>保存したゲームのファイルの横にあるログは、バックアップを戻した後などの、別のファイルのものです。ログは%1として残し、ファイルはログなしで使用します。</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted or replaced while it was in use, and cannot be written anew: %1.</source>
        <translation>保存したゲームのファイルが、使用中に削除または置き換えられ、新しく書き出せません：%1。</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted while it was in use; it has been written anew, with all that it held.</source>
        <translation>保存したゲームのファイルが使用中に削除されましたが、その内容のすべてを新しく書き出しました。</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; what it held is kept as %1.</source>
        <translation>保存したゲームのファイルが使用中に置き換えられました。元の内容は%1として残しました。</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; the new one is used, and gets the games of the other.</source>
        <translation>保存したゲームのファイルが使用中に置き換えられました。新しいファイルを使用し、元のファイルのゲームをそこに加えます。</translation>
    </message>
    <message>
        <source>%1 belongs to a newer SameGame and cannot be used: games that you finish wait for that one.</source>
        <translation>%1はより新しいバージョンのSameGameのもので、使用できません。終えたゲームの保存は、そのバージョンを使うまで待ちます。</translation>
    </message>
    <message>
        <source>Nothing can be stored for now: %1 cannot be used (%2). What you have played is stored as soon as that works.</source>
        <translation>今は何も保存できません：%1を使用できません（%2）。プレイした内容は、可能になりしだい保存されます。</translation>
    </message>
    <message>
        <source>it belongs to a newer SameGame</source>
        <translation>ファイルがより新しいバージョンのSameGameのものです</translation>
    </message>
    <message>
        <source>writing to it is not permitted</source>
        <translation>ファイルへの書き込みが許可されていません</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>別のプログラムがファイルを使用しています</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>ディスクを読み書きできません</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>ファイルが破損しています</translation>
    </message>
    <message>
        <source>there is no room left for it</source>
        <translation>空き容量がありません</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <source>it is no file of stored games</source>
        <translation>保存したゲームのファイルではありません</translation>
    </message>
    <message>
        <source>Games can be stored now.</source>
        <translation>ゲームを保存できるようになりました。</translation>
    </message>
    <message>
        <source>The file with your stored games was emptied while it was in use.</source>
        <translation>保存したゲームのファイルが、使用中に空にされました。</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use, and what the other held cannot be read any more.</source>
        <translation>保存したゲームのファイルが使用中に置き換えられ、元の内容はもう読み取れません。</translation>
    </message>
</context>
<context>
    <name>DecisionChoice</name>
    <message>
        <source>%1 to %2, at any time 95 %</source>
        <comment>ends of an interval</comment>
        <translation>%1から%2、いつ見ても95%</translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: at least %1 are needed</source>
        <translation>
            <numerusform>%Ln個のボードでは決まりませんでした：少なくとも%1個が必要です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: the difference is %1 points a board (%2)</source>
        <translation>
            <numerusform>%Ln個のボードでは決まりませんでした：差はボードあたり%1点です（%2）</numerusform>
        </translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>決まるまで</translation>
    </message>
    <message>
        <source>Points a board that count as equal</source>
        <translation>同等とみなすボードあたりの点差</translation>
    </message>
    <message>
        <source>Margin: solvers that differ by fewer points a board count as equal</source>
        <translation>許容差：ボードあたりの差がこの点数より小さいソルバーは同等とみなします</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>One run of each solver on board after board of the list, until the interval of their difference shows that one is better or that both are equal, or no boards are left; as samegame-cli compare does</source>
        <translation>一覧のボードを順に、各ソルバーを1回ずつ実行します。差の区間から、一方が優れているか両者が同等だとわかるか、ボードがなくなると終わります。samegame-cli compareと同じです</translation>
    </message>
    <message>
        <source>Takes two solvers, neither more nor fewer</source>
        <translation>ソルバーはちょうど2つ必要です</translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: both are equal within %1 points a board (%2)</source>
        <translation>
            <numerusform>%Ln個のボードで決まりました：両者はボードあたり%1点以内で同等です（%2）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: %1 is better by %2 points a board (%3)</source>
        <translation>
            <numerusform>%Ln個のボードで決まりました：%1のほうがボードあたり%2点優れています（%3）</numerusform>
        </translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>未決定</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Both are equal within %1 points a board (%2)</source>
        <translation>両者はボードあたり%1点以内で同等です（%2）</translation>
    </message>
    <message>
        <source>Both are equal</source>
        <translation>両者は同等です</translation>
    </message>
    <message>
        <source>%1 is better by %2 points a board (%3)</source>
        <comment>a solver</comment>
        <translation>%1のほうがボードあたり%2点優れています（%3）</translation>
    </message>
    <message>
        <source>%1 is better</source>
        <comment>a solver</comment>
        <translation>%1のほうが優れています</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards, difference %1 points a board</source>
        <translation>
            <numerusform>%Ln個のボード、差はボードあたり%1点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>difference, interval</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The difference is that of the second solver less the first. Its interval here is for boards like these and holds at all times together, so that a comparison may end where it decides. The usual 95 % intervals of the table and the chart are for a number of boards that was fixed beforehand: they decide nothing here.</source>
        <translation>差は2番目のソルバーから最初のソルバーを引いたものです。ここでの区間は、このようなボードについてのもので、すべての時点で同時に成り立つので、この区間で決まった時点で比較を終えられます。表とグラフの通常の95%区間は、あらかじめ決めたボード数についてのもので、ここでの判定には使いません。</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Block Puzzle</source>
        <translation>ブロックパズル</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and let Monte-Carlo solvers show how far a board goes</source>
        <translation>ブロックのグループを消し、ボードでどこまで行けるかをモンテカルロソルバーに見せてもらう</translation>
    </message>
    <message>
        <source>samegame;blocks;groups;puzzle;solver;Monte-Carlo;</source>
        <translation>samegame;さめがめ;ブロック;グループ;パズル;ソルバー;モンテカルロ;Monte-Carlo;</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and see how far a board goes</source>
        <translation>ブロックのグループを消し、ボードでどこまで行けるかを確かめる</translation>
    </message>
    <message>
        <source>A board of colored blocks, and every move removes a group of neighbors of one color. The larger the group, the more it earns, and an empty board earns a bonus. It takes a minute to learn, and no program is known to play it perfectly.</source>
        <translation>色とりどりのブロックが並ぶボードで、一手ごとに、隣り合う同じ色のブロックのグループを消します。大きいグループほど得点が高く、ボードが空になるとボーナスが入ります。1分で覚えられますが、完璧にプレイするプログラムは知られていません。</translation>
    </message>
    <message>
        <source>Monte-Carlo solvers help as much as you like:</source>
        <translation>モンテカルロソルバーが、好きなだけ手助けします：</translation>
    </message>
    <message>
        <source>hints in three steps, the best candidates for the next move, and the best game found so far</source>
        <translation>3段階のヒント、次の手の最善の候補、これまでに見つかったベストゲーム</translation>
    </message>
    <message>
        <source>a review of each game that says which moves lost how many points</source>
        <translation>どの手で何点を失ったかがわかる、ゲームごとの振り返り</translation>
    </message>
    <message>
        <source>a board for each day, practice, and boards that can be cleared for sure</source>
        <translation>毎日のボード、練習、必ず全消しできるボード</translation>
    </message>
    <message>
        <source>several solvers, playouts and runs compared in charts, on the boards of research papers too</source>
        <translation>研究論文のボードも含め、複数のソルバー、プレイアウト、実行をグラフで比較</translation>
    </message>
    <message>
        <source>SameGame solution</source>
        <translation>SameGameの解</translation>
    </message>
    <message>
        <source>The board, with the score and what is left beside it</source>
        <translation>ボードと、その横のスコアと残りブロック</translation>
    </message>
    <message>
        <source>Candidates for the next move, on the board and in a table</source>
        <translation>ボード上と表に示された、次の手の候補</translation>
    </message>
    <message>
        <source>A hint that says which blocks the next moves save</source>
        <translation>次の何手かが取っておくブロックを教えるヒント</translation>
    </message>
    <message>
        <source>The review of a game, with its largest losses</source>
        <translation>ゲームの振り返りと、その最大の損失</translation>
    </message>
    <message>
        <source>Three solvers compared on one board</source>
        <translation>1つのボードでの3つのソルバーの比較</translation>
    </message>
    <message>
        <source>SameGame trials</source>
        <translation>SameGameの試行</translation>
    </message>
</context>
<context>
    <name>DistributionModel</name>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>標準偏差</translation>
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
        <translation>中央値</translation>
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
        <translation>方策</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Own score</source>
        <translation>自分のスコア</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>パーセンタイル</translation>
    </message>
    <message>
        <source>The score that this share of the playouts does not exceed</source>
        <translation>この割合のプレイアウトが超えないスコア</translation>
    </message>
    <message>
        <source>Standard deviation of the scores</source>
        <translation>スコアの標準偏差</translation>
    </message>
    <message>
        <source>Playouts with a lower score than the game at its end, in percent; equal ones count half</source>
        <translation>終わりまで進んだゲームよりスコアの低いプレイアウトの割合（パーセント）。同点は半分と数えます</translation>
    </message>
</context>
<context>
    <name>DistributionPanel</name>
    <message>
        <source>Numbers of the distribution</source>
        <translation>分布の数値</translation>
    </message>
    <message>
        <source>Compares playouts from the position on the board</source>
        <translation>今の局面からのプレイアウトを比較</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>最初から</translation>
    </message>
    <message numerus="yes">
        <source>From the position after %Ln moves</source>
        <translation>
            <numerusform>%Ln手の後の局面から</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Share of playouts</source>
        <translation>プレイアウトの割合</translation>
    </message>
    <message>
        <source>From the start of each board</source>
        <translation>各ボードの最初から</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1、%2%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where playouts begin, rules</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln playouts each</source>
        <translation>
            <numerusform>各%Lnプレイアウト</numerusform>
        </translation>
    </message>
    <message>
        <source>Playouts end with the blocks on the board, but this game has refill: more columns come in, which nobody knows. Choose boards by name.</source>
        <translation>プレイアウトはボード上のブロックだけで終わりますが、このゲームには補充があり、誰にもわからない列がまだ来ます。ボードを名前で選んでください。</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>グラフの種類</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>箱ひげ図</translation>
    </message>
    <message>
        <source>&amp;Means by board as CSV…</source>
        <translation>ボードごとの平均をCSVに(&amp;M)…</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲線</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln個のボード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%Ln個中%1個のボード</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistributionSetup</name>
    <message>
        <source>Playout policy</source>
        <translation>プレイアウトの方策</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>position on the board</source>
        <translation>ボード上の局面</translation>
    </message>
    <message>
        <source>Add series</source>
        <translation>系列を追加</translation>
    </message>
    <message>
        <source>Playouts of each series</source>
        <translation>各系列のプレイアウト数</translation>
    </message>
    <message>
        <source>The same seed and number of playouts give the same distribution again; empty for a new seed each time</source>
        <translation>シードとプレイアウト数が同じなら、また同じ分布になります。空なら毎回新しいシードを使います</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Random and tabu color random here</source>
        <translation>ここでのランダムとタブー色ランダム</translation>
    </message>
    <message>
        <source>Takes &amp;&amp; Kosters, figure 2: boards 1 and 9</source>
        <translation>Takes &amp;&amp; Kosters、図2：ボード1と9</translation>
    </message>
    <message>
        <source>Every policy here</source>
        <translation>ここでのすべての方策</translation>
    </message>
    <message>
        <source>Empty for the position on the board, or a board name such as standard:9, random:42 or id:…; boards are played under the rules of the game, but an ID under its own</source>
        <translation>ボード上の局面を使うなら空に。またはstandard:9、random:42、id:…のようなボード名。ボードはゲームのルールでプレイされますが、IDはそのルールでプレイされます</translation>
    </message>
    <message>
        <source>those of the series</source>
        <translation>系列ごとのボード</translation>
    </message>
    <message>
        <source>Empty for a board of each series, or a list such as standard:1-20 or random:1-100/8x8x4: every policy plays each of them, and the chart shows the means of the boards; they are played under the rules of the game, but a board ID under its own</source>
        <translation>系列ごとのボードを使うなら空に。またはstandard:1-20やrandom:1-100/8x8x4のような一覧。各方策がそのすべてのボードをプレイし、グラフにはボードごとの平均が表示されます。ゲームのルールでプレイされますが、ボードIDはそのルールでプレイされます</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>each of the list</source>
        <translation>一覧の各ボード</translation>
    </message>
    <message>
        <source>The list under Boards is played in place of this board; clear it to give each series its own.</source>
        <translation>このボードの代わりに、「ボード」の一覧を使います。一覧を空にすると、系列ごとのボードになります。</translation>
    </message>
    <message>
        <source>Each policy plays the boards of the list once, and %1 stands here twice.</source>
        <translation>各方策は一覧のボードを1回ずつプレイしますが、%1がここに2回あります。</translation>
    </message>
    <message>
        <source>Playouts of each policy on each board</source>
        <translation>各ボードでの各方策のプレイアウト数</translation>
    </message>
</context>
<context>
    <name>DockTabs</name>
    <message>
        <source>Close %1</source>
        <translation>%1を閉じる</translation>
    </message>
    <message>
        <source>%1: a window of its own, or back</source>
        <translation>%1：独立したウィンドウにする、または戻す</translation>
    </message>
</context>
<context>
    <name>DuelResult</name>
    <message>
        <source>Against %1 so far: %2 won, %3 lost, %4 drawn.</source>
        <translation>%1とのこれまでの戦績：%2勝、%3敗、%4引き分け。</translation>
    </message>
    <message>
        <source>With help in the duel or before: %1 of %2 won.</source>
        <translation>対戦中または以前に補助あり：%2戦中%1勝。</translation>
    </message>
    <message>
        <source>%1 is still playing.</source>
        <translation>%1はまだプレイ中です。</translation>
    </message>
    <message>
        <source>The first duel on this board counts, with %1.</source>
        <translation>数えるのはこのボードでの最初の対戦で、そのスコアは%1です。</translation>
    </message>
    <message>
        <source>Your blocks left: %1</source>
        <translation>あなたの残りブロックは%1個</translation>
    </message>
    <message>
        <source>Your points: %1</source>
        <translation>あなたは%1点</translation>
    </message>
    <message>
        <source>Blocks left: you %1, %2 %3</source>
        <translation>あなたの残りブロックは%1個、%2は%3個</translation>
    </message>
    <message>
        <source>Points: you %1, %2 %3</source>
        <translation>あなたは%1点、%2は%3点</translation>
    </message>
    <message>
        <source>You won against %1!</source>
        <translation>%1に勝ちました！</translation>
    </message>
    <message>
        <source>A draw with %1</source>
        <translation>%1と引き分け</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>the name of an opponent</comment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>You %1</source>
        <comment>and a score</comment>
        <translation>あなた %1</translation>
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
        <translation>あなた %1</translation>
    </message>
    <message>
        <source>Duel, blocks left: you %1, %2 %3.</source>
        <translation>対戦：あなたの残りブロックは%1個、%2は%3個です。</translation>
    </message>
    <message>
        <source>Duel, points: you %1, %2 %3.</source>
        <translation>対戦：あなたは%1点、%2は%3点です。</translation>
    </message>
    <message>
        <source>Duel, your blocks left: %1.</source>
        <translation>対戦：あなたの残りブロックは%1個です。</translation>
    </message>
    <message>
        <source>Duel, your points: %1.</source>
        <translation>対戦：あなたは%1点です。</translation>
    </message>
    <message>
        <source>%1 is still playing this board.</source>
        <translation>%1はまだこのボードをプレイ中です。</translation>
    </message>
    <message>
        <source>%1 has ended; you learn the score when your game ends.</source>
        <translation>%1はプレイを終えました。スコアは、自分のゲームが終わるとわかります。</translation>
    </message>
</context>
<context>
    <name>DuelsModel</name>
    <message>
        <source>Opponent</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Duels won without help</source>
        <translation>補助なしで勝った対戦</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Duels lost without help</source>
        <translation>補助なしで負けた対戦</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Duels without help that ended alike</source>
        <translation>補助なしで引き分けた対戦</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>補助あり</translation>
    </message>
    <message>
        <source>Duels with help, or on a board that was played with help before, and how many of them were won; they count nowhere else</source>
        <translation>補助ありの対戦、または以前に補助ありでプレイしたボードでの対戦の数と、そのうち勝った数です。ほかでは数えません</translation>
    </message>
    <message>
        <source>%1, %2 won</source>
        <comment>a number of duels</comment>
        <translation>%1、うち%2勝</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Final score: %1</source>
        <translation>最終スコア：%1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新しいゲーム…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>このゲームを見る</translation>
    </message>
    <message>
        <source>Plays this game again, step by step</source>
        <translation>このゲームを一手ずつもう一度再生します</translation>
    </message>
    <message>
        <source>Takes back the last move, so that the game goes on</source>
        <translation>最後の手を取り消して、ゲームを続けます</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1手</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games on this board: %1</source>
        <translation>このボードでの自分のゲーム：%1</translation>
    </message>
    <message>
        <source>No other game of yours on this board yet.</source>
        <translation>このボードでの自分のゲームは、ほかにまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>Your best of %Ln games on this board.</source>
        <translation>
            <numerusform>このボードでの自分の%Lnゲーム中の最高です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Number %1 of your %2 games on this board.</source>
        <translation>このボードでの自分の%2ゲーム中%1位です。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Plays this board from its start; can be undone</source>
        <translation>このボードを最初からプレイします。元に戻せます</translation>
    </message>
    <message>
        <source>Looking for a better game: %1 % of the time.</source>
        <translation>より良いゲームを探しています：時間の%1%が経過。</translation>
    </message>
    <message>
        <source>No better game of this board is known.</source>
        <translation>このボードのより良いゲームは知られていません。</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>探すのをやめる</translation>
    </message>
    <message>
        <source>Show a better game</source>
        <translation>より良いゲームを見る</translation>
    </message>
    <message>
        <source>Ends the search; a better game that it has found is replayed</source>
        <translation>探索を終えます。より良いゲームが見つかっていれば、リプレイします</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Shows what each move gave away, and what was better</source>
        <translation>それぞれの手で何を失ったか、何がより良かったかを示します</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>moves, their points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>cleared board: +%1</source>
        <translation>全消し：+%1</translation>
    </message>
    <message>
        <source>a cleared board earns no bonus</source>
        <translation>全消しのボーナスはありません</translation>
    </message>
    <message>
        <source>blocks left: %1</source>
        <translation>残りブロック：%1</translation>
    </message>
    <message>
        <source>blocks left cost nothing</source>
        <translation>残りブロックの減点はありません</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>points of moves, points of the end</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Best game so far: %1.</source>
        <translation>これまでのベストゲーム：%1。</translation>
    </message>
    <message>
        <source>Perfect: it is proven that no game ends higher.</source>
        <translation>パーフェクト：これより高いスコアはないと証明済みです。</translation>
    </message>
    <message>
        <source>This is the best game known.</source>
        <translation>これが既知のベストゲームです。</translation>
    </message>
    <message>
        <source>No other game of this board is known yet.</source>
        <translation>このボードのほかのゲームはまだ知られていません。</translation>
    </message>
    <message>
        <source>Best game known: %1.</source>
        <translation>既知のベストゲーム：%1。</translation>
    </message>
    <message>
        <source>Best game possible, proven: %1 (%2 more than this one).</source>
        <translation>可能なベストゲーム（証明済み）：%1（これより%2点多い）。</translation>
    </message>
    <message>
        <source>Best game known: %1 (%2 more than this one).</source>
        <translation>既知のベストゲーム：%1（これより%2点多い）。</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>補助なしでプレイ</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>補助：%1</translation>
    </message>
    <message>
        <source>Best without help: %1</source>
        <translation>補助なしのベスト：%1</translation>
    </message>
    <message>
        <source>Best with help: %1</source>
        <translation>補助ありのベスト：%1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>補助あり：%1</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>コンピューター：%1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>コンピューター：%1</translation>
    </message>
    <message>
        <source>Looking for what this board can give…</source>
        <translation>このボードで何点取れるかを調べています…</translation>
    </message>
    <message>
        <source>What this board can give is not known.</source>
        <translation>このボードで何点取れるかはわかっていません。</translation>
    </message>
    <message>
        <source>A medal needs a score above 0.</source>
        <translation>メダルには0点を超えるスコアが必要です。</translation>
    </message>
    <message>
        <source>Bronze from %1</source>
        <translation>銅は%1から</translation>
    </message>
    <message>
        <source>%1 · silver from %2</source>
        <comment>bronze medal</comment>
        <translation>%1 · 銀は%2から</translation>
    </message>
    <message>
        <source>%1 · gold from %2</source>
        <comment>silver medal</comment>
        <translation>%1 · 金は%2から</translation>
    </message>
    <message>
        <source>Gold from %1 % of the best score known of this board, %2; silver from %3 %, bronze from %4 %</source>
        <translation>金はこのボードの既知の最高スコア%2の%1%から、銀は%3%から、銅は%4%から</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>New board: %1</source>
        <comment>an opponent</comment>
        <translation>新しいボード：%1</translation>
    </message>
    <message>
        <source>A duel against %1 on another board. %2</source>
        <translation>別のボードでの%1との対戦。%2</translation>
    </message>
    <message>
        <source>Goes on with the board that comes next</source>
        <translation>次のボードに進みます</translation>
    </message>
    <message>
        <source>A duel against %1 on another board</source>
        <translation>別のボードでの%1との対戦</translation>
    </message>
    <message>
        <source>Same board: %1</source>
        <comment>an opponent</comment>
        <translation>同じボード：%1</translation>
    </message>
    <message>
        <source>Plays this board from its start, against %1 once more; can be undone</source>
        <translation>このボードを最初から、もう一度%1とプレイします。元に戻せます</translation>
    </message>
    <message>
        <source>What the groups removed earned, and what the end of the game adds</source>
        <translation>消したグループの得点と、ゲームの終わりに加わる点数</translation>
    </message>
    <message>
        <source>The best game of this board that was played or found so far</source>
        <translation>これまでにプレイされた、または見つかった、このボードのベストゲーム</translation>
    </message>
    <message>
        <source>Closes this card, to look at the board; a click on the score brings it back</source>
        <translation>このカードを閉じてボードを見ます。スコアをクリックすると、カードをもう一度表示します</translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>最大のグループ：%1</translation>
    </message>
    <message>
        <source>A file that the computer wrote was opened</source>
        <translation>コンピューターが書き出したファイルを開きました</translation>
    </message>
    <message>
        <source>Watch the best game</source>
        <translation>ベストゲームを見る</translation>
    </message>
    <message>
        <source>Plays the best game known of this board, step by step</source>
        <translation>このボードの既知のベストゲームを一手ずつ再生します</translation>
    </message>
    <message>
        <source>It is proven that no game ends higher.</source>
        <translation>これより高いスコアはないと証明済みです。</translation>
    </message>
    <message>
        <source>Has the computer look for a better game for some seconds, and replays it</source>
        <translation>コンピューターに数秒間より良いゲームを探させ、それをリプレイします</translation>
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
        <translation>ネステッドモンテカルロ</translation>
    </message>
    <message>
        <source>Single-player Monte-Carlo tree search: a tree of positions grown by playouts</source>
        <translation>1人用モンテカルロ木探索：プレイアウトによって局面の木を育てます</translation>
    </message>
    <message>
        <source>Nested Monte-Carlo search: every move is judged by a search one level below</source>
        <translation>ネステッドモンテカルロ探索：1つ下のレベルの探索で、すべての手を評価します</translation>
    </message>
    <message>
        <source>Nodes after which a new tree begins (randomized restarts); 0 never</source>
        <translation>新しい木を始めるまでのノード数（ランダム再スタート）。0なら始めません</translation>
    </message>
    <message>
        <source>Policy of the playouts</source>
        <translation>プレイアウトの方策</translation>
    </message>
    <message>
        <source>Depth of nesting: each level multiplies the playouts of one search by a hundred to a thousand</source>
        <translation>入れ子の深さ：1レベルごとに、1回の探索のプレイアウト数が100倍から1,000倍になります</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Every group with the same probability</source>
        <translation>どのグループも同じ確率</translation>
    </message>
    <message>
        <source>Tabu random</source>
        <translation>タブーランダム</translation>
    </message>
    <message>
        <source>One color, picked at random when the playout starts, is spared while there is another group</source>
        <translation>プレイアウトの開始時にランダムに選んだ1色を、ほかのグループがある間は消しません</translation>
    </message>
    <message>
        <source>Tabu color random</source>
        <translation>タブー色ランダム</translation>
    </message>
    <message>
        <source>The color with the most blocks when the playout starts is spared while there is another group</source>
        <translation>プレイアウトの開始時にブロックが最も多い色を、ほかのグループがある間は消しません</translation>
    </message>
    <message>
        <source>Probability of a move that may be of any color</source>
        <translation>どの色でもよい手を打つ確率</translation>
    </message>
    <message>
        <source>How the two bounds of formula 1 combine: added as printed, multiplied, or multiplied with a square root instead of the logarithm</source>
        <translation>式1の2つの上界の組み合わせ方：論文どおりの和、積、または対数の代わりに平方根を使う積</translation>
    </message>
    <message>
        <source>C: higher values try rarely tried moves more</source>
        <translation>C：値が大きいほど、あまり試していない手を多く試します</translation>
    </message>
    <message>
        <source>D: higher values try rarely visited moves longer</source>
        <translation>D：値が大きいほど、訪問の少ない手を長く試します</translation>
    </message>
    <message>
        <source>T: visits of a position before the formula chooses there instead of the playout policy</source>
        <translation>T：プレイアウトの方策の代わりに式で選ぶようになるまでの、局面の訪問数</translation>
    </message>
    <message>
        <source>Nodes added: one per playout, or all children of a position visited T times</source>
        <translation>追加するノード：プレイアウトごとに1つ、またはT回訪問した局面のすべての子ノード</translation>
    </message>
    <message>
        <source>1 picks the color again before every move, 0 at the start</source>
        <translation>1なら手を打つ前に毎回、0なら開始時に色を選びます</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>ルーレット</translation>
    </message>
    <message>
        <source>A color is drawn before every move, less often the more blocks it has left; then one of its groups</source>
        <translation>手を打つ前に毎回、残りブロックが多いほど低い確率で1色を選び、次にその色のグループを1つ選びます</translation>
    </message>
    <message>
        <source>How much a full board reduces the weight of frequent colors</source>
        <translation>ブロックの詰まったボードで、多い色の重みをどれだけ減らすか</translation>
    </message>
    <message>
        <source>Share of the smallest color&apos;s blocks that is subtracted from every color&apos;s blocks</source>
        <translation>最も少ない色のブロック数のうち、各色のブロック数から引く割合</translation>
    </message>
    <message>
        <source>Fixed exponent instead of the one by beta; 0: by beta</source>
        <translation>betaによる指数の代わりに使う固定の指数。0ならbetaによる</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>貪欲</translation>
    </message>
    <message>
        <source>The largest group, at random among equals</source>
        <translation>最大のグループ。同じ大きさならランダム</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>ソフトマックス</translation>
    </message>
    <message>
        <source>Groups by their size: one of n blocks with a probability proportional to exp(bias * min(cap, n - 2)); what nested rollout policy adaptation starts from</source>
        <translation>大きさに応じたグループの選択：n個のブロックのグループの確率はexp(bias * min(cap, n - 2))に比例します。Nested Rollout Policy Adaptationの出発点となるものです</translation>
    </message>
    <message>
        <source>Weight of each block above two</source>
        <translation>2個を超えるブロック1個あたりの重み</translation>
    </message>
    <message>
        <source>The most blocks above two that count</source>
        <translation>2個を超えるブロックのうち数える最大数</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks at the start while there is another group</source>
        <translation>1なら、開始時にブロックが最も多い色を、ほかのグループがある間は消しません</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or a setting of the paper from its text or from its program</source>
        <translation>ほかのすべてのオプションの値：このプログラムのもの、または論文の本文かそのプログラムの設定</translation>
    </message>
    <message>
        <source>The logarithm of the visits in formula 1</source>
        <translation>式1の訪問数の対数</translation>
    </message>
    <message>
        <source>W: weight of the top score beside the mean</source>
        <translation>W：平均に対する最高スコアの重み</translation>
    </message>
    <message>
        <source>Whether the top score is added to the mean with weight W, or takes the share W of their sum</source>
        <translation>最高スコアを重みWで平均に加えるか、和の中で割合Wを占めるようにするか</translation>
    </message>
    <message>
        <source>One search for the whole game, or one for every move with a share of the budget</source>
        <translation>ゲーム全体で1回の探索か、予算を分けて手ごとに1回の探索か</translation>
    </message>
    <message>
        <source>Moves of a game, among which a search for every move shares out the budget</source>
        <translation>手ごとの探索で予算を分け合う、ゲームの手数</translation>
    </message>
    <message>
        <source>The move that a search for every move follows: of the best line, or the move with the highest mean or the most visits</source>
        <translation>手ごとの探索が従う手：最善手順の手、または平均が最も高いか訪問が最も多い手</translation>
    </message>
    <message>
        <source>Trees among which the budget, or a move&apos;s share of it, is shared out (randomized restarts)</source>
        <translation>予算、または1手分の予算を分け合う木の数（ランダム再スタート）</translation>
    </message>
    <message>
        <source>Seconds after which a new tree begins (randomized restarts); 0 never</source>
        <translation>新しい木を始めるまでの秒数（ランダム再スタート）。0なら始めません</translation>
    </message>
    <message>
        <source>Whether a position has one node for all orders of moves that lead to it, and whether new trees begin with what earlier ones found there</source>
        <translation>局面に至る手の順番が違っても1つのノードにするかどうか、また新しい木を、以前の木がそこで見つけたものから始めるかどうか</translation>
    </message>
    <message>
        <source>Visits at which a move&apos;s own mean counts as much as the mean of all playouts that play it later (RAVE); 0 turns it off</source>
        <translation>手自身の平均が、後でその手を打つすべてのプレイアウトの平均と同じ重みになる訪問数（RAVE）。0なら使いません</translation>
    </message>
    <message>
        <source>Moves the formula may choose from: all, or more and more of them with the visits of the position, by progressive widening or unpruning</source>
        <translation>式が選べる手：すべて、またはprogressive wideningかunpruningで、局面の訪問数とともに次第に多く</translation>
    </message>
    <message>
        <source>Once the memory is full: recycle the nodes below rarely visited positions, or begin a new tree</source>
        <translation>メモリがいっぱいになったら：訪問の少ない局面の下のノードを再利用するか、新しい木を始めるか</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo</source>
        <translation>原始モンテカルロ</translation>
    </message>
    <message>
        <source>Depth-budgeted search</source>
        <translation>深さ予算探索</translation>
    </message>
    <message>
        <source>Greedy search</source>
        <translation>貪欲探索</translation>
    </message>
    <message>
        <source>Best-first search</source>
        <translation>最良優先探索</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo search: plays the move whose playouts went best, and so on to the end</source>
        <translation>原始モンテカルロ探索：プレイアウトの結果が最も良かった手を打ち、終わりまで繰り返します</translation>
    </message>
    <message>
        <source>Depth-budgeted search, the Banker&apos;s algorithm: every first move gets a budget, which is shared out among the moves below it</source>
        <translation>深さ予算探索（銀行家のアルゴリズム）：最初の手のそれぞれに予算を与え、その下の手で分け合います</translation>
    </message>
    <message>
        <source>Greedy search: every move leads to the position with the best estimate</source>
        <translation>貪欲探索：毎回、推定値が最も高い局面に至る手を打ちます</translation>
    </message>
    <message>
        <source>Best-first search: the open position with the best estimate goes on; proves its line on small boards</source>
        <translation>最良優先探索：推定値が最も高い未展開の局面を先に進めます。小さなボードでは手順を証明します</translation>
    </message>
    <message>
        <source>What judges a position: the points so far, alone, with the points of the groups on the board, or with the points of each color as one group, which no line exceeds</source>
        <translation>局面の評価：これまでの得点だけ、それにボード上のグループの得点を加えたもの、または各色を1つのグループとした得点を加えたもの（どの手順もこれを超えません）</translation>
    </message>
    <message>
        <source>Which child is played: the one with the biggest or with the best average playout, after random or biased playouts</source>
        <translation>どの子ノードに進むか：ランダムまたは偏りのあるプレイアウトの、最大値が最も高いもの、または平均が最も高いもの</translation>
    </message>
    <message>
        <source>Policy of the playouts; auto is the method&apos;s own</source>
        <translation>プレイアウトの方策。autoは手法に固有のもの</translation>
    </message>
    <message>
        <source>R: playouts after every child before one of them is played</source>
        <translation>R：子ノードの1つに進む前に、各子ノードの後で行うプレイアウト数</translation>
    </message>
    <message>
        <source>Games played to the end before the search ends; 0 goes on until the budget ends</source>
        <translation>探索が終わるまでに最後までプレイするゲーム数。0なら予算が尽きるまで続けます</translation>
    </message>
    <message>
        <source>Which lines count: the lines of all playouts, or only the games played, as in the paper</source>
        <translation>どの手順を数えるか：すべてのプレイアウトの手順、または論文のようにプレイしたゲームだけ</translation>
    </message>
    <message>
        <source>What ranks the children of a position: a playout after each of them, or an estimate</source>
        <translation>局面の子ノードの順位付け：それぞれの後のプレイアウト、または推定値</translation>
    </message>
    <message>
        <source>Budget of a child in relation to the next better one: 1 shares it out evenly, 0 gives the best child everything</source>
        <translation>子ノードの予算の、1つ上の順位の子ノードに対する比：1なら均等に分け、0なら最善の子ノードにすべて与えます</translation>
    </message>
    <message>
        <source>What plays to the end when the budget is used up: the policy, or greedy moves by the estimate</source>
        <translation>予算を使い切ったときに最後までプレイする方法：方策、または推定値による貪欲な手</translation>
    </message>
    <message>
        <source>Playouts for every child of the root in the first round; doubled from round to round</source>
        <translation>最初のラウンドで根の各子ノードに与えるプレイアウト数。ラウンドごとに2倍になります</translation>
    </message>
    <message>
        <source>Which lines count in a search for every move: the lines of all playouts, or only the games played</source>
        <translation>手ごとの探索でどの手順を数えるか：すべてのプレイアウトの手順、またはプレイしたゲームだけ</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the printed generic implementation, with random playouts</source>
        <translation>ほかのすべてのオプションの値：このプログラムのもの、または論文に掲載された汎用の実装の値（ランダムなプレイアウト）</translation>
    </message>
    <message>
        <source>Which of several moves with equal results is followed: a random one, or the last</source>
        <translation>結果が等しい複数の手のどれに従うか：ランダムに1つ、または最後のもの</translation>
    </message>
    <message>
        <source>Whether a search follows its best sequence so far if the results of a step are worse, or always the best of the step</source>
        <translation>ある段階の結果がより悪いときに、これまでの最善の手の並びに従うか、常にその段階の最善に従うか</translation>
    </message>
    <message>
        <source>Searches from the start of the board before a thread ends; 0 goes on until the budget ends</source>
        <translation>スレッドが終わるまでに、ボードの最初から行う探索の数。0なら予算が尽きるまで続けます</translation>
    </message>
    <message>
        <source>NRPA</source>
        <translation>NRPA</translation>
    </message>
    <message>
        <source>Nested rollout policy adaptation: playouts learn from the best lines, level by level</source>
        <translation>Nested Rollout Policy Adaptation：プレイアウトがレベルごとに最善手順から学びます</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the paper&apos;s text or of its program</source>
        <translation>ほかのすべてのオプションの値：このプログラムのもの、または論文の本文かそのプログラムの値</translation>
    </message>
    <message>
        <source>Depth of nesting</source>
        <translation>入れ子の深さ</translation>
    </message>
    <message>
        <source>N: how often a level repeats the one below; 0 fits it to the budget, so that one search fills it</source>
        <translation>N：各レベルが1つ下のレベルを繰り返す回数。0なら、1回の探索で予算を使い切るように合わせます</translation>
    </message>
    <message>
        <source>Step of the weights toward the best line</source>
        <translation>最善手順に向けた重みの変化量</translation>
    </message>
    <message>
        <source>The features of a move that share a weight</source>
        <translation>重みを共有する手の特徴</translation>
    </message>
    <message>
        <source>Spares the color with the most blocks at the start while there is another group</source>
        <translation>開始時にブロックが最も多い色を、ほかのグループがある間は消しません</translation>
    </message>
    <message>
        <source>Moves after which groups of two blocks of that color may be played</source>
        <translation>その色の2個のグループを打ってもよくなるまでの手数</translation>
    </message>
    <message>
        <source>Weight of each block of a group above two, in addition to the learned weight</source>
        <translation>学習した重みに加える、グループの2個を超えるブロック1個あたりの重み</translation>
    </message>
    <message>
        <source>The most blocks of a group above two that count for the bias</source>
        <translation>バイアスに数える、グループの2個を超えるブロックの最大数</translation>
    </message>
    <message>
        <source>Higher values play more at random: they divide the learned weights, not the bias</source>
        <translation>大きいほどランダムに打ちます：学習した重みをこの値で割ります（バイアスは割りません）</translation>
    </message>
    <message>
        <source>Weights that a search begins with: zero, or random</source>
        <translation>探索を始めるときの重み：ゼロ、またはランダム</translation>
    </message>
    <message>
        <source>P: playouts of level 1 between two adaptations, the best of which counts</source>
        <translation>P：2回の適応の間に行うレベル1のプレイアウト数。そのうち最善のものを数えます</translation>
    </message>
    <message>
        <source>R: a level ends once its best line was found again this often; 0: never</source>
        <translation>R：レベルの最善手順がこの回数だけ再び見つかると、そのレベルを終えます。0なら終えません</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 1 keeps</source>
        <translation>レベル1が保持する手順の数（それぞれに方策が付きます）</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 2 keeps</source>
        <translation>レベル2が保持する手順の数（それぞれに方策が付きます）</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that higher levels keep</source>
        <translation>それより上のレベルが保持する手順の数（それぞれに方策が付きます）</translation>
    </message>
    <message>
        <source>What lines of a beam must differ in</source>
        <translation>ビームの手順どうしで異なっていなければならないもの</translation>
    </message>
    <message>
        <source>Use of several threads: each searches for itself, or several form a job and share a policy, have their own policies until the best one is taken, keep their own, or keep their own and exchange their best line</source>
        <translation>複数スレッドの使い方：それぞれが独立に探索するか、または複数のスレッドがジョブを作り、1つの方策を共有するか、最善の方策が採用されるまで独自の方策を持つか、独自の方策を持ち続けるか、独自の方策を持ち続けて最善手順を交換するか</translation>
    </message>
    <message>
        <source>Level whose calls of the level below are shared among a job&apos;s threads</source>
        <translation>1つ下のレベルの呼び出しをジョブのスレッドで分け合うレベル</translation>
    </message>
    <message>
        <source>M: threads of a job, with as many jobs as there are threads for; 0: one job of all threads</source>
        <translation>M：1つのジョブのスレッド数。スレッドが足りる限りの数のジョブを作ります。0ならすべてのスレッドで1つのジョブ</translation>
    </message>
    <message>
        <source>Whether a child is ranked by the best line that was ever found from its position, if it is better than the new playout</source>
        <translation>子ノードの局面からこれまでに見つかった最善手順が、新しいプレイアウトより良いとき、その手順で順位を付けるかどうか</translation>
    </message>
    <message>
        <source>A*</source>
        <translation>A*</translation>
    </message>
    <message>
        <source>A*: the open position that promises most goes on; proves its line on small boards</source>
        <translation>A*：最も見込みの高い未展開の局面を先に進めます。小さなボードでは手順を証明します</translation>
    </message>
    <message>
        <source>What a position can still earn at most: the blocks of each color as one group and the bonus (plain), without the bonus if a color has a single block left (dead-color), or with groups only of blocks that can still meet (separated)</source>
        <translation>局面からまだ得られる最大の得点：各色のブロックを1つのグループとした得点とボーナス（plain）、ある色のブロックが1個だけ残っていればボーナスを除くもの（dead-color）、またはまだ接することのできるブロックだけのグループによるもの（separated）</translation>
    </message>
    <message>
        <source>IDA*</source>
        <translation>IDA*</translation>
    </message>
    <message>
        <source>IDA*: depth-first searches of all positions that promise a score, which is lowered step by step; proves its line on small boards</source>
        <translation>IDA*：あるスコアの見込める局面すべての深さ優先探索を、スコアを段階的に下げながら行います。小さなボードでは手順を証明します</translation>
    </message>
    <message>
        <source>How far the threshold falls after each iteration: to the next lower estimate, or until the number of positions doubles</source>
        <translation>反復ごとにしきい値をどれだけ下げるか：次に低い推定値まで、または局面の数が2倍になるまで</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it and the iteration</source>
        <translation>局面に至る手の順番や反復によらず、局面について学んだことを覚えておきます</translation>
    </message>
    <message>
        <source>Branch and bound</source>
        <translation>分枝限定法</translation>
    </message>
    <message>
        <source>Branch and bound: all lines except lines that cannot beat the best so far; proves its line on small boards</source>
        <translation>分枝限定法：これまでの最善を超えられない手順を除く、すべての手順を調べます。小さなボードでは手順を証明します</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it</source>
        <translation>局面に至る手の順番によらず、局面について学んだことを覚えておきます</translation>
    </message>
    <message>
        <source>Playouts of tabu-color-random before the search, for a best line to begin with</source>
        <translation>最初の最善手順を得るために、探索の前に行うtabu-color-randomのプレイアウト数</translation>
    </message>
    <message>
        <source>Exact endgames</source>
        <translation>厳密な終盤</translation>
    </message>
    <message>
        <source>Exact search: the best end of good lines, from ever further back; proves its line, or whether the board can be cleared, on small boards</source>
        <translation>厳密探索：良い手順の最善の終わり方を、次第に前のほうから調べます。小さなボードでは手順、または全消しできるかどうかを証明します</translation>
    </message>
    <message>
        <source>The goal: the best score, or whether the board can be cleared at all; that search ends with the first line that clears it, or with the proof that none does</source>
        <translation>目標：最高スコア、またはそもそも全消しできるかどうか。後者の探索は、全消しする最初の手順か、そのような手順がないことの証明で終わります</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>ビームサーチ</translation>
    </message>
    <message>
        <source>Beam search: of all positions with the same number of blocks removed, the best go on</source>
        <translation>ビームサーチ：消したブロックの数が同じ局面の中から、最善のものを先に進めます</translation>
    </message>
    <message>
        <source>Positions kept in each layer, as far as memory reaches; 0 runs beams of doubling width one after the other</source>
        <translation>各層に残す局面の数（メモリが足りる範囲）。0なら、幅を2倍にしながらビームを順に実行します</translation>
    </message>
    <message>
        <source>Positions compete with others that have as many blocks removed, or that are as many moves from the start</source>
        <translation>競い合う局面：消したブロックの数が同じもの、または開始からの手数が同じもの</translation>
    </message>
    <message>
        <source>What ranks positions: the score; the score with the points of the groups on the board, or of each color as one group; the score with a value of the colors, lower the more pieces they are in; or, for the best by that value, the score of a playout</source>
        <translation>局面の順位付け：スコア、それにボード上のグループまたは各色を1つのグループとした得点を加えたもの、スコアに色の値（分かれている塊が多いほど低い）を加えたもの、またはその値の最善のものについてはプレイアウトのスコア</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: candidates that get playouts, for each position that is kept</source>
        <translation>評価が「playouts」のとき：残す局面1つにつきプレイアウトを行う候補の数</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: playouts from each candidate; the best one counts</source>
        <translation>評価が「playouts」のとき：各候補からのプレイアウト数。最善のものを数えます</translation>
    </message>
    <message>
        <source>Points taken off the estimate of a position that can no longer be cleared, since a color has a single block left</source>
        <translation>ある色のブロックが1個だけ残り、もう全消しできない局面の推定値から引く点数</translation>
    </message>
    <message>
        <source>Leaves out positions that cannot reach more than the best line, even with the blocks of each color as one group</source>
        <translation>各色のブロックを1つのグループとしても、最善手順を超えられない局面を除きます</translation>
    </message>
    <message>
        <source>What chooses below T visits: the playout policy, or first a random cell, whose group may be of the tabu color</source>
        <translation>訪問数がT未満のときの選び方：プレイアウトの方策、または最初にランダムなマス（そのグループはタブー色でもかまいません）</translation>
    </message>
    <message>
        <source>Cell scan</source>
        <translation>マス走査</translation>
    </message>
    <message>
        <source>The group of the first block met from a random cell upward, then in the next columns: large groups are likelier</source>
        <translation>ランダムなマスから上へ、次に続く列へと進み、最初に出会ったブロックのグループ。大きなグループほど選ばれやすくなります</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks left while there is another group, 2 a color drawn before every move</source>
        <translation>1なら残りブロックが最も多い色を、2なら手を打つ前に毎回選んだ色を、ほかのグループがある間は消しません</translation>
    </message>
    <message>
        <source>Probability that a block of that color is played when the search meets it</source>
        <translation>走査がその色のブロックに出会ったときに打つ確率</translation>
    </message>
    <message>
        <source>Plays that color like any other if its blocks are a single group</source>
        <translation>その色のブロックが1つのグループだけなら、ほかの色と同じように打ちます</translation>
    </message>
    <message>
        <source>Playouts shared by all children before one of them is played; 0: each has playouts-per-child</source>
        <translation>1つに進む前にすべての子ノードで分け合うプレイアウト数。0なら、それぞれplayouts-per-childになります</translation>
    </message>
    <message>
        <source>What a chain begins with: the line of a short beam, or a random game</source>
        <translation>チェーンの始まり：短いビームの手順、またはランダムなゲーム</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beams that chains begin with; less where the budget is small</source>
        <translation>チェーンの始まりとなるビームの、1層の局面の最大数。予算が小さければ少なくなります</translation>
    </message>
    <message>
        <source>Temperature at the start of a chain, in points</source>
        <translation>チェーンの開始時の温度（点数）</translation>
    </message>
    <message>
        <source>Temperature at the end of a chain, in points</source>
        <translation>チェーンの終了時の温度（点数）</translation>
    </message>
    <message>
        <source>A list this many points below the threshold of acceptance is abandoned before its end; 0: never</source>
        <translation>受理のしきい値をこの点数だけ下回るリストは、終わる前に打ち切ります。0なら打ち切りません</translation>
    </message>
    <message>
        <source>Other blocks of its old group that a click tries if its own block is gone</source>
        <translation>クリックのブロックがなくなっているときに試す、元のグループのほかのブロックの数</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>焼きなまし法</translation>
    </message>
    <message>
        <source>Chains that share the budget, one after another</source>
        <translation>順に予算を分け合うチェーンの数</translation>
    </message>
    <message>
        <source>Lists that a chain tries without a budget</source>
        <translation>予算がないときにチェーンが試すリストの数</translation>
    </message>
    <message>
        <source>Lists of a chain of the first round; 0: by the budget</source>
        <translation>最初のラウンドのチェーンのリストの数。0なら予算による</translation>
    </message>
    <message>
        <source>With length 0, a chain of the first round has this many times the square root of the lists that a thread&apos;s budget allows, but at least 1,000; 0: 100 if the end is mild, else 50</source>
        <translation>長さ0のとき、最初のラウンドのチェーンの長さは、1スレッドの予算で試せるリストの数の平方根のこの倍数（最小1,000）になります。0なら、終わりの評価がmildのとき100、そのほかは50</translation>
    </message>
    <message>
        <source>Temperature at the start of chains of later rounds, in points, at most that of hot</source>
        <translation>後のラウンドのチェーンの開始時の温度（点数）、最大でhotの値</translation>
    </message>
    <message>
        <source>One of this many chains goes on to the next round</source>
        <translation>この数のチェーンのうち1つが次のラウンドに進みます</translation>
    </message>
    <message>
        <source>Part of the budget for chains that begin with each of the first moves</source>
        <translation>最初の手のそれぞれから始まるチェーンに使う予算の割合</translation>
    </message>
    <message>
        <source>Simulated annealing over lists of clicks on blocks, begun with short beams</source>
        <translation>ブロックのクリックのリストに対する焼きなまし法。短いビームから始めます</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>チャンピオン</translation>
    </message>
    <message>
        <source>The strongest: a tournament of annealed lists of clicks, begun with short beams</source>
        <translation>最強：焼きなまし法によるクリックのリストのトーナメント。短いビームから始めます</translation>
    </message>
    <message>
        <source>How the temperature falls</source>
        <translation>温度の下がり方</translation>
    </message>
    <message>
        <source>The color that is played last if a list leaves blocks: the most frequent color at the start, the color of the largest group in the line that a chain begins with, or none</source>
        <translation>リストがブロックを残すときに最後に打つ色：開始時に最も多い色、チェーンの始まりの手順で最大のグループの色、またはなし</translation>
    </message>
    <message>
        <source>How a list that leaves blocks is rated: as if it cleared the board, less block-cost points for each block (mild); with a loss that grows from a tenth of the bonus and 40 points a block to the whole bonus and 20, or by its score where there is no bonus (growing); mild under standard, no-penalty and lenient-penalty rules, else growing (by-rules)</source>
        <translation>ブロックを残すリストの評価：全消ししたものとしてブロック1個につきblock-cost点を引く（mild）。損失が、ボーナスの10分の1とブロック1個につき40点から、ボーナス全部とブロック1個につき20点まで増えていき、ボーナスがないときはスコアによる（growing）。ルールstandard、no-penalty、lenient-penaltyではmild、そのほかではgrowing（by-rules）</translation>
    </message>
    <message>
        <source>Points that each block left costs if the end is mild</source>
        <translation>終わりの評価がmildのときの、残りブロック1個あたりの減点</translation>
    </message>
    <message>
        <source>How often this kind of edit is tried, relative to the others; if all are 0, all are tried equally often</source>
        <translation>この種類の変更を、ほかと比べてどれだけの頻度で試すか。すべて0なら、どれも同じ頻度で試します</translation>
    </message>
    <message>
        <source>Playouts of one tree that are played together, faster but chosen with less known; 1 plays each by itself</source>
        <translation>1本の木で一緒に行うプレイアウトの数。速くなりますが、わかっていることが少ないまま選ばれます。1なら1つずつ行います</translation>
    </message>
    <message>
        <source>Which color is spared: one by its number of blocks, or the color of the largest group that a short beam&apos;s line removes, with one beam per search</source>
        <translation>どの色を消さないでおくか：ブロック数による色、または短いビームの手順が消す最大のグループの色（探索ごとに1つのビーム）</translation>
    </message>
    <message>
        <source>1 for the color with the most blocks at the start, 2 for the next; with tabu-color=rank</source>
        <translation>1なら開始時にブロックが最も多い色、2ならその次。tabu-color=rankのとき</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beam that votes</source>
        <translation>投票するビームの、1層の局面の最大数</translation>
    </message>
    <message>
        <source>Whether a search for every move follows the best line since its game began, or only the best line of the search for the present move</source>
        <translation>手ごとの探索が、ゲームの開始以来の最善手順に従うか、今の手の探索の最善手順だけに従うか</translation>
    </message>
    <message>
        <source>Moves that share the budget: each has a search of its own, without threshold and table, which plays the first move of the path with the most points; 0: one search</source>
        <translation>予算を分け合う手の数：それぞれの手に、しきい値も表もない専用の探索があり、最も点数の高い道の最初の手を打ちます。0なら探索は1回</translation>
    </message>
    <message>
        <source>Which visits T counts: of the position, of the move that the formula would choose, or of each move tried there</source>
        <translation>Tが数える訪問：局面の訪問、式が選ぶはずの手の訪問、またはそこで試した手のそれぞれの訪問</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約%1</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>%1手目で%2点を失いました：この手の前の既知のベストゲームは全消ししますが、この手の後では全消ししません</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>%1手目で%2点を失った可能性があります：この手の前の既知のベストゲームは全消ししますが、この手の後では全消ししません</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: the %3 group of %4 became %5</source>
        <translation>%1手目で%2点を失った可能性があります：%3の%4個のグループが%5個になりました</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: the %3 group of %4 became %5</source>
        <translation>%1手目で%2点を失いました：%3の%4個のグループが%5個になりました</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s Same Game</source>
        <translation>Simon TathamのSame Game</translation>
    </message>
    <message>
        <source>CodinGame</source>
        <translation>CodinGame</translation>
    </message>
    <message>
        <source>Schadd&apos;s SP-MCTS program</source>
        <translation>SchaddのSP-MCTSプログラム</translation>
    </message>
    <message>
        <source>The paper&apos;s theta as a number of blocks that is subtracted, at most 99 % of the smallest color&apos;s blocks; 0: by the share theta</source>
        <translation>論文のthetaを、引くブロック数として表したもの。最大で、最も少ない色のブロック数の99%です。0なら割合thetaによる</translation>
    </message>
    <message>
        <source>Probability that a step follows a move drawn from all, whatever its result, as an unpromising move may lead to the best line</source>
        <translation>見込みの低い手が最善手順につながることもあるため、ある段階が、結果によらず、すべての手から抽選した手に従う確率</translation>
    </message>
    <message>
        <source>The command that starts the program, as in a shell; solvers are named external:COMMAND on command lines</source>
        <translation>シェルと同じ書き方の、プログラムを起動するコマンド。コマンドラインでは、ソルバーの名前はexternal:COMMANDになります</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>外部プログラム</translation>
    </message>
    <message>
        <source>Another program: it is sent the board and answers with lines, which are checked; it counts playouts and nodes as it likes</source>
        <translation>別のプログラム：ボードを受け取り、手順を返します。手順は検査されます。プレイアウトとノードの数え方はそのプログラムしだいです</translation>
    </message>
    <message>
        <source>Use of several threads: each grows its own trees (root parallelization), or all grow one tree (tree parallelization), whose results differ from run to run</source>
        <translation>複数スレッドの使い方：それぞれが自分の木を育てるか（ルート並列化）、すべてのスレッドで1本の木を育てるか（木並列化）。後者の結果は実行ごとに異なります</translation>
    </message>
    <message>
        <source>Virtual loss: a playout counts as so many losses until its score is known, so that the others of its batch, and other threads of the tree, choose other moves</source>
        <translation>バーチャルロス：スコアがわかるまで、1回のプレイアウトをこの回数の負けと数えます。同じバッチのほかのプレイアウトや、同じ木のほかのスレッドに別の手を選ばせるためです</translation>
    </message>
    <message>
        <source>File of a bias by several features of a move, in place of bias and bias-cap, as train-bias writes it; slower</source>
        <translation>biasとbias-capの代わりに使う、手の複数の特徴によるバイアスのファイル（train-biasが書き出すもの）。速度は遅くなります</translation>
    </message>
</context>
<context>
    <name>EngineError</name>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1。%2のことですか？</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>%1行目、%2文字目：%3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos;: %2</source>
        <translation>&apos;board&apos;の行%1：%2</translation>
    </message>
    <message>
        <source>&apos;board&apos;: %1</source>
        <translation>&apos;board&apos;：%1</translation>
    </message>
    <message>
        <source>byte %1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>%1バイト目はマスではありません：1から9の色または&apos;.&apos;が必要です</translation>
    </message>
    <message>
        <source>%1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>%1はマスではありません：1から9の色または&apos;.&apos;が必要です</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>ボードの列は最大%1列です</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>ボードの行は最大%1行です</translation>
    </message>
    <message>
        <source>a board has 1x1 to 32x32 cells, not %1</source>
        <translation>ボードの大きさは1x1から32x32マスで、%1にはできません</translation>
    </message>
    <message>
        <source>color %1 is not one of 1 to %2</source>
        <translation>色%1は1から%2の色ではありません</translation>
    </message>
    <message>
        <source>the block in row %1, column %2 floats: the cell below it is empty</source>
        <translation>行%1、列%2のブロックが浮いています：その下のマスが空です</translation>
    </message>
    <message>
        <source>column %1 is empty, but there are blocks to the right of it</source>
        <translation>列%1は空ですが、その右にブロックがあります</translation>
    </message>
    <message>
        <source>%1 looks like a number of two digits: expected blanks between all cells of the row, or none</source>
        <translation>%1は2桁の数のように見えます：行のすべてのマスの間に空白を入れるか、まったく入れないかのどちらかにしてください</translation>
    </message>
    <message>
        <source>a second board begins here: expected one board</source>
        <translation>ここから2つ目のボードが始まっています：必要なボードは1つです</translation>
    </message>
    <message>
        <source>there are several boards: expected one</source>
        <translation>複数のボードがあります：必要なボードは1つです</translation>
    </message>
    <message>
        <source>the board has no move: expected two blocks of one color beside or above each other</source>
        <translation>ボードに打てる手がありません：同じ色の2個のブロックが横または縦に並んでいる必要があります</translation>
    </message>
    <message>
        <source>this row has %1 cells, the rows above have %2</source>
        <translation>この行には%1マスありますが、上の行は%2マスです</translation>
    </message>
    <message>
        <source>there is no board: expected a line of colors 1 to 9 and &apos;.&apos; for each row</source>
        <translation>ボードがありません：各行に、1から9の色と&apos;.&apos;を並べた1行が必要です</translation>
    </message>
    <message>
        <source>%1 is not a board: expected %2N with N from 1 to %3</source>
        <translation>%1はボードではありません：%2N（Nは1から%3）が必要です</translation>
    </message>
    <message>
        <source>%1 is not a board: expected random:SEED or random:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, up to 32x32x9</source>
        <translation>%1はボードではありません：random:SEEDまたはrandom:SEED/ROWSxCOLUMNSxCOLORSが必要です。シードは0から2^64-1、最大32x32x9です</translation>
    </message>
    <message>
        <source>a board ID has four parts with &apos;-&apos; between them (size, rules, cells, check), not %1</source>
        <translation>ボードIDは&apos;-&apos;で区切った4つの部分（大きさ、ルール、マス、チェック）からなり、%1ではありません</translation>
    </message>
    <message>
        <source>the check at the end of the board ID does not fit: a character is missing or wrong</source>
        <translation>ボードIDの最後のチェックが合いません：文字が足りないか、間違っています</translation>
    </message>
    <message>
        <source>the board ID has no size: expected ROWSxCOLUMNSxCOLORS, up to 32x32x9</source>
        <translation>ボードIDに大きさがありません：ROWSxCOLUMNSxCOLORSが必要です。最大32x32x9です</translation>
    </message>
    <message>
        <source>the cells of the board ID do not fit its size</source>
        <translation>ボードIDのマスがその大きさに合いません</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>it was moved, deleted or replaced meanwhile</source>
        <translation>その間に移動、削除、または置き換えられました</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <translation>その間に別のプログラムが変更しました</translation>
    </message>
    <message>
        <source>it has more than %1 values</source>
        <translation>値が%1個を超えています</translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation>数が大きすぎて読み取れません</translation>
    </message>
    <message>
        <source>a number in %1 is too large to be read</source>
        <translation>%1の数が大きすぎて読み取れません</translation>
    </message>
    <message>
        <source>member %1 appears twice in the same object</source>
        <translation>メンバー%1が同じオブジェクトに2回現れます</translation>
    </message>
    <message>
        <source>an object has more than %1 members</source>
        <translation>オブジェクトのメンバーが%1個を超えています</translation>
    </message>
    <message>
        <source>the object has ended, but the text goes on</source>
        <translation>オブジェクトは終わっていますが、テキストが続いています</translation>
    </message>
    <message>
        <source>this is not JSON: expected an object in { }</source>
        <translation>JSONではありません：{ }で囲まれたオブジェクトが必要です</translation>
    </message>
    <message>
        <source>a solution file is a JSON object</source>
        <translation>解のファイルはJSONオブジェクトです</translation>
    </message>
    <message>
        <source>member %1 is missing</source>
        <translation>メンバー%1がありません</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame&quot;</source>
        <translation>&apos;format&apos;が&quot;samegame&quot;ではありません</translation>
    </message>
    <message>
        <source>%1 is %2, this program reads version %3</source>
        <translation>%1が%2です。このプログラムが読むのはバージョン%3です</translation>
    </message>
    <message>
        <source>%1 names no known rules; known are standard, no-penalty, lenient-penalty, bubble-breaker and clickomania</source>
        <translation>%1は知られていないルールです。使えるのはstandard、no-penalty、lenient-penalty、bubble-breaker、clickomaniaです</translation>
    </message>
    <message>
        <source>&apos;board&apos; must be an array of 1 to 32 texts, one for each row</source>
        <translation>&apos;board&apos;は、各行に1つずつ、1から32個のテキストの配列でなければなりません</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos; is not a row of cells</source>
        <translation>&apos;board&apos;の行%1は、マスの行ではありません</translation>
    </message>
    <message>
        <source>&apos;moves&apos; must be an array of [row, column]</source>
        <translation>&apos;moves&apos;は[行, 列]の配列でなければなりません</translation>
    </message>
    <message>
        <source>&apos;moves&apos; has more than %1 moves</source>
        <translation>&apos;moves&apos;の手が%1手を超えています</translation>
    </message>
    <message>
        <source>%1 must be [row, column]</source>
        <translation>%1は[行, 列]でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be a text with a whole number from 0 to 2^64-1</source>
        <translation>%1は、0から2^64-1の整数のテキストでなければなりません</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1は%2から%3の整数でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 0 to 2^64-1</source>
        <translation>%1は0から2^64-1の整数でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be a number</source>
        <translation>%1は数でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1はテキストでなければなりません</translation>
    </message>
    <message>
        <source>%1 must be an object</source>
        <translation>%1はオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1はtrueかfalseでなければなりません</translation>
    </message>
    <message>
        <source>move %1 at %2 names no group of two or more blocks</source>
        <translation>%2の%1手目が、2個以上のブロックのグループを指していません</translation>
    </message>
    <message>
        <source>%1 is not a playout policy; known are %2</source>
        <translation>%1はプレイアウトの方策ではありません。使えるのは%2です</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2, which has none</source>
        <translation>%1は方策%2のパラメーターではありません。この方策にパラメーターはありません</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2: expected %3</source>
        <translation>%1は方策%2のパラメーターではありません：使えるのは%3です</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a number from %4 to %5</source>
        <translation>%1は範囲外です：方策%3の%2は%4から%5の数です</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has none</source>
        <translation>%1はこのソルバーのオプションではありません。このソルバーにオプションはありません</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has %2</source>
        <translation>%1はこのソルバーのオプションではありません。使えるのは%2です</translation>
    </message>
    <message>
        <source>option %1 has no value: expected key=value</source>
        <translation>オプション%1に値がありません：key=valueが必要です</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a whole number from %3 to %4</source>
        <translation>オプション%1が%2です。%3から%4の整数が必要です</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a number from %3 to %4</source>
        <translation>オプション%1が%2です。%3から%4の数が必要です</translation>
    </message>
    <message>
        <source>option %1 is %2, expected %3</source>
        <translation>オプション%1が%2です。%3が必要です</translation>
    </message>
    <message>
        <source>a row of &apos;board&apos;</source>
        <translation>&apos;board&apos;の行</translation>
    </message>
    <message>
        <source>move %1, row</source>
        <translation>%1手目の行</translation>
    </message>
    <message>
        <source>move %1, column</source>
        <translation>%1手目の列</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1のどれか</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>trueかfalse</translation>
    </message>
    <message>
        <source>%1 is not a range: the first number is above the last</source>
        <translation>%1は範囲ではありません：最初の数が最後の数より大きくなっています</translation>
    </message>
    <message>
        <source>more than %1 boards</source>
        <translation>ボードが%1個を超えています</translation>
    </message>
    <message>
        <source>the board ID has unknown rules: expected one of %1</source>
        <translation>ボードIDに知られていないルールがあります：%1のどれかが必要です</translation>
    </message>
    <message>
        <source>%1 names no known gravity; known are shift and pull-left</source>
        <translation>%1は知られていない重力です。使えるのはshiftとpull-leftです</translation>
    </message>
    <message>
        <source>bias times bias-cap must not be above 30</source>
        <translation>biasとbias-capの積は30以下でなければなりません</translation>
    </message>
    <message>
        <source>parallel-level must not be above level</source>
        <translation>parallel-levelはlevel以下でなければなりません</translation>
    </message>
    <message>
        <source>the level that runs in parallel cannot have a beam: parallel-level is that of a beam</source>
        <translation>並列に実行するレベルはビームを持てません：parallel-levelがビームのレベルになっています</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a whole number from %4 to %5</source>
        <translation>%1は範囲外です：方策%3の%2は%4から%5の整数です</translation>
    </message>
    <message>
        <source>&apos;score&apos; is %1, but the moves earn %2</source>
        <translation>&apos;score&apos;は%1ですが、手の得点は%2です</translation>
    </message>
    <message>
        <source>%1 is %2, but the board at the end says %3</source>
        <translation>%1は%2ですが、最後のボードによれば%3です</translation>
    </message>
    <message>
        <source>the list of moves is damaged</source>
        <translation>手のリストが破損しています</translation>
    </message>
    <message>
        <source>a move lies off the board</source>
        <translation>手がボードの外にあります</translation>
    </message>
    <message>
        <source>it is not known how a game began</source>
        <translation>ゲームがどのように始まったかわかりません</translation>
    </message>
    <message>
        <source>a line was taken over from another board</source>
        <translation>手順が別のボードから引き継がれました</translation>
    </message>
    <message>
        <source>the computer ran short of memory or threads (%1)</source>
        <translation>コンピューターのメモリまたはスレッドが足りなくなりました（%1）</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1</source>
        <translation>シードは0から%1の整数です</translation>
    </message>
    <message>
        <source>it has more than %1 MiB</source>
        <translation>%1 MiBを超えています</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>ファイルではなくフォルダーです</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>ファイルではなくパイプまたはデバイスです</translation>
    </message>
    <message>
        <source>A board that can be cleared for sure has %1 cells and %2 colors or more</source>
        <translation>必ず全消しできるボードには、%1マス以上、%2色以上が必要です</translation>
    </message>
    <message>
        <source>%1 is not a board: expected clearable:SEED or clearable:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, 2 cells to 32x32, 3 to 9 colors</source>
        <translation>%1はボードではありません：clearable:SEEDまたはclearable:SEED/ROWSxCOLUMNSxCOLORSが必要です。シードは0から2^64-1、2マスから32x32、3色から9色です</translation>
    </message>
    <message>
        <source>%1 is not a board: expected daily:YEAR-MONTH-DAY, as in daily:2026-11-23, years 1583 to 9999</source>
        <translation>%1はボードではありません：daily:2026-11-23のようなdaily:YEAR-MONTH-DAYが必要です。年は1583から9999です</translation>
    </message>
    <message>
        <source>there is no refill under clickomania rules: their aim is an empty board, and with refill no board stays empty</source>
        <translation>clickomaniaのルールに補充はありません：目標は空のボードですが、補充があるとボードは空のままになりません</translation>
    </message>
    <message>
        <source>&apos;refill.generator&apos; is %1, this program knows generator 1</source>
        <translation>&apos;refill.generator&apos;が%1です。このプログラムが知っているのはジェネレーター1です</translation>
    </message>
    <message>
        <source>solver %1 plans whole games, but with refill nobody knows the columns to come; flat-monte-carlo and greedy choose each move by the blocks on the board</source>
        <translation>ソルバー%1はゲーム全体を計画しますが、補充があるとこれから来る列は誰にもわかりません。flat-monte-carloとgreedyは、手ごとにボード上のブロックで選びます</translation>
    </message>
    <message>
        <source>solver %1 does not count its moves, which virtual time is made of; nrpa does</source>
        <translation>ソルバー%1は、仮想時間の元になる手の数を数えません。nrpaは数えます</translation>
    </message>
    <message>
        <source>the state of the search is damaged</source>
        <translation>探索の状態が破損しています</translation>
    </message>
    <message>
        <source>it is damaged: its check does not fit; without it the search begins anew</source>
        <translation>破損しています：チェックが合いません。これなしでは、探索は最初から始まります</translation>
    </message>
    <message>
        <source>it keeps no search, expected a file that &apos;solve --resume&apos; wrote</source>
        <translation>探索が保存されていません。&apos;solve --resume&apos;が書き出したファイルが必要です</translation>
    </message>
    <message>
        <source>it keeps a search of %1 (bench %2), but this is %3 (bench %4): only the same program can go on with it</source>
        <translation>%1（bench %2）の探索が保存されていますが、これは%3（bench %4）です：続けられるのは同じプログラムだけです</translation>
    </message>
    <message>
        <source>it keeps a search with %1 %2, not %3</source>
        <translation>保存されているのは%1が%2の探索で、%3ではありません</translation>
    </message>
    <message>
        <source>it keeps a search of another board</source>
        <translation>別のボードの探索が保存されています</translation>
    </message>
    <message>
        <source>it keeps a search that began with another policy</source>
        <translation>別の方策で始めた探索が保存されています</translation>
    </message>
    <message>
        <source>the search to go on with has %1 threads, not %2</source>
        <translation>続ける探索のスレッド数は%1で、%2ではありません</translation>
    </message>
    <message>
        <source>the solver learns no policy that can be kept; nrpa does</source>
        <translation>このソルバーは、保存できる方策を学習しません。nrpaは学習します</translation>
    </message>
    <message>
        <source>solver %1 cannot go on with a search of an earlier run; champion, annealing, and nrpa with parallel=root can</source>
        <translation>ソルバー%1は、以前の実行の探索を続けられません。champion、annealing、およびparallel=rootのnrpaは続けられます</translation>
    </message>
    <message>
        <source>it is no learned policy, expected a file that --save-policy wrote</source>
        <translation>学習した方策ではありません。--save-policyが書き出したファイルが必要です</translation>
    </message>
    <message>
        <source>it is cut off, its last line has no end</source>
        <translation>途中で切れていて、最後の行に終わりがありません</translation>
    </message>
    <message>
        <source>expected &apos;code&apos; and its name</source>
        <translation>&apos;code&apos;とその名前が必要です</translation>
    </message>
    <message>
        <source>the policy has weights for code=%1, but the search has code=%2</source>
        <translation>方策の重みはcode=%1のものですが、探索はcode=%2です</translation>
    </message>
    <message>
        <source>expected &apos;initial&apos;, a spread from 0 to 50 and a seed</source>
        <translation>&apos;initial&apos;、0から50の広がり、シードが必要です</translation>
    </message>
    <message>
        <source>expected &apos;weights&apos; and how many lines follow</source>
        <translation>&apos;weights&apos;と、続く行数が必要です</translation>
    </message>
    <message>
        <source>expected a code of 16 hexadecimal digits and a factor from 1.93e-22 to 5.18e21</source>
        <translation>16桁の16進数のコードと、1.93e-22から5.18e21の係数が必要です</translation>
    </message>
    <message>
        <source>this code appears twice</source>
        <translation>このコードが2回現れます</translation>
    </message>
    <message>
        <source>there are more lines than &apos;weights&apos; says</source>
        <translation>&apos;weights&apos;が示すより多くの行があります</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>JSONオブジェクトではありません</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1は%2から%3の数でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be an array with one value or more</source>
        <translation>%1は、1つ以上の値の配列でなければなりません</translation>
    </message>
    <message>
        <source>there is no member %1</source>
        <translation>メンバー%1は存在しません</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that &apos;experiment&apos; or &apos;compare&apos; keeps</source>
        <translation>試行のファイルではありません。&apos;experiment&apos;または&apos;compare&apos;が保存したものが必要です</translation>
    </message>
    <message>
        <source>its trials have other %1: %2, expected %3</source>
        <translation>試行の%1が異なります：%2ですが、%3が必要です</translation>
    </message>
    <message>
        <source>its trials have %1 entries, expected %2</source>
        <translation>試行の項目が%1個ですが、%2個が必要です</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must be an array of [seconds, playouts, score]</source>
        <translation>&apos;curve&apos;は[秒, プレイアウト, スコア]の配列でなければなりません</translation>
    </message>
    <message>
        <source>%1 is not a reason to stop: %2</source>
        <translation>%1は停止の理由ではありません：%2</translation>
    </message>
    <message>
        <source>its moves do not finish the game</source>
        <translation>手がゲームを終えていません</translation>
    </message>
    <message>
        <source>&apos;cleared&apos; does not match its moves</source>
        <translation>&apos;cleared&apos;が手と一致しません</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must rise with time, to the score of %1 at the most</source>
        <translation>&apos;curve&apos;は時間とともに、最大でもスコア%1まで上がらなければなりません</translation>
    </message>
    <message>
        <source>its moves earn %1 points, not %2</source>
        <translation>手の得点は%1点で、%2点ではありません</translation>
    </message>
    <message>
        <source>its trials are of %1 (bench %2), expected %3 (bench %4): trials of different programs do not go together</source>
        <translation>試行は%1（bench %2）のものですが、%3（bench %4）のものが必要です：異なるプログラムの試行は一緒にできません</translation>
    </message>
    <message>
        <source>its trials have seed %1, expected %2</source>
        <translation>試行のシードは%1ですが、%2が必要です</translation>
    </message>
    <message>
        <source>this trial appears twice</source>
        <translation>この試行が2回現れます</translation>
    </message>
    <message>
        <source>its board %1 is %2, expected %3</source>
        <translation>ボード%1が%2ですが、%3が必要です</translation>
    </message>
    <message>
        <source>its seed is %1, expected %2</source>
        <translation>シードは%1ですが、%2が必要です</translation>
    </message>
    <message>
        <source>%1 is %2, expected one of: %3</source>
        <translation>%1が%2です。次のどれかが必要です：%3</translation>
    </message>
    <message>
        <source>%1 must have one of seconds, playouts and nodes</source>
        <translation>%1には、seconds、playouts、nodesのどれか1つが必要です</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: the solver %2 has no %3, grant it something else</source>
        <translation>%1：ソルバー%2に%3はありません。ほかのものを与えてください</translation>
    </message>
    <message>
        <source>%1: the rules of %2 are not known</source>
        <translation>%1：%2のルールがわかりません</translation>
    </message>
    <message>
        <source>%1: no published result is called %2</source>
        <translation>%1：%2という公表結果はありません</translation>
    </message>
    <message>
        <source>%1 must not be empty</source>
        <translation>%1は空であってはなりません</translation>
    </message>
    <message>
        <source>%1: no entry is called %2</source>
        <translation>%1：%2という項目はありません</translation>
    </message>
    <message>
        <source>%1 has more than %2 values</source>
        <translation>%1の値が%2個を超えています</translation>
    </message>
    <message>
        <source>two entries are called %1</source>
        <translation>%1という項目が2つあります</translation>
    </message>
    <message>
        <source>%1: %2 appears twice</source>
        <translation>%1：%2が2回現れます</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame-experiment&quot;</source>
        <translation>&apos;format&apos;が&quot;samegame-experiment&quot;ではありません</translation>
    </message>
    <message>
        <source>%1: %2 counts other points than this experiment</source>
        <translation>%1：%2の点数の数え方が、この実験と異なります</translation>
    </message>
    <message>
        <source>threshold-of another than position counts the children that playouts add: it needs expansion=one-node and widening=none</source>
        <translation>position以外のthreshold-ofは、プレイアウトが追加する子ノードを数えます：expansion=one-nodeとwidening=noneが必要です</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that a comparison here, &apos;compare&apos; or &apos;experiment&apos; keeps</source>
        <translation>試行のファイルではありません。ここでの比較、&apos;compare&apos;、または&apos;experiment&apos;が保存したものが必要です</translation>
    </message>
    <message>
        <source>it has %1 solvers, a comparison here has %2 at most</source>
        <translation>ソルバーが%1個ありますが、ここでの比較は最大%2個です</translation>
    </message>
    <message>
        <source>its solvers differ in rules, budgets or threads; in a comparison here all have the same rules, the same time, playouts or nodes, and one thread</source>
        <translation>ソルバーのルール、予算、またはスレッド数が異なります。ここでの比較では、すべてのルールが同じで、時間、プレイアウト、またはノードも同じ、スレッドは1つです</translation>
    </message>
    <message>
        <source>it has no trial of board %1 yet, so that nobody knows which one that is</source>
        <translation>ボード%1の試行がまだなく、どのボードかがわかりません</translation>
    </message>
    <message>
        <source>it has no trials yet</source>
        <translation>試行がまだありません</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>another program writes to it</source>
        <translation>別のプログラムが書き込んでいます</translation>
    </message>
    <message>
        <source>only %1 of the %2 threads of a run could be started</source>
        <translation>1回の実行の%2スレッドのうち、%1個しか開始できませんでした</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>書き込み禁止です</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>フォルダー%1はありません</translation>
    </message>
    <message>
        <source>%1; all of it is in %2</source>
        <translation>%1。すべての内容は%2にあります</translation>
    </message>
    <message>
        <source>a line has more than %1 MiB</source>
        <translation>1行が%1 MiBを超えています</translation>
    </message>
    <message>
        <source>it has trials that are not shown here, open it again</source>
        <translation>ここに表示されていない試行があります。もう一度開いてください</translation>
    </message>
    <message>
        <source>%1: no solver is called %2</source>
        <translation>%1：%2というソルバーはありません</translation>
    </message>
    <message>
        <source>%1 is %2, but these options are not from a paper with known rules</source>
        <translation>%1が%2ですが、これらのオプションは、ルールのわかっている論文のものではありません</translation>
    </message>
    <message>
        <source>columns of %1 colors cannot come in: expected 1 to %2</source>
        <translation>%1色の列は入れられません：1から%2が必要です</translation>
    </message>
    <message>
        <source>a game with refill cannot be %1 moves old: expected 0 to %2</source>
        <translation>補充のあるゲームが%1手目であることはありません：0から%2が必要です</translation>
    </message>
    <message>
        <source>%1 columns cannot have come in after %2 moves: expected 0 to %3</source>
        <translation>%2手の後に%1列が入っていることはありません：0から%3が必要です</translation>
    </message>
    <message>
        <source>%1 must be a number above 0 and up to %2</source>
        <translation>%1は、0より大きく%2以下の数でなければなりません</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number from %3 to %4: the axis is logarithmic</source>
        <translation>%1が%2です。%3から%4の数が必要です：軸は対数です</translation>
    </message>
    <message>
        <source>point %1 of &apos;curve&apos;, %2</source>
        <translation>&apos;curve&apos;の点%1、%2</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that %1 points are the most, but %2 were found</source>
        <translation>ソルバーに誤りがあります：%1点が最大だと証明しましたが、%2点が見つかりました</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line that is not a finished game</source>
        <translation>ソルバーに誤りがあります：終わったゲームではない手順を示しました</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line of %1 points as one of %2</source>
        <translation>ソルバーに誤りがあります：%1点の手順を%2点のものとして示しました</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that no line clears the board, but one did</source>
        <translation>ソルバーに誤りがあります：全消しする手順がないと証明しましたが、ありました</translation>
    </message>
    <message>
        <source>a game with refill cannot be reviewed, as nobody knows the columns to come</source>
        <translation>補充のあるゲームは、これから来る列が誰にもわからないので、振り返れません</translation>
    </message>
    <message>
        <source>there are no moves to review</source>
        <translation>振り返る手がありません</translation>
    </message>
    <message>
        <source>the game goes on after it</source>
        <translation>その後もゲームが続きます</translation>
    </message>
    <message>
        <source>the game is not over after its last move</source>
        <translation>最後の手の後、ゲームは終わっていません</translation>
    </message>
    <message>
        <source>the line ends at %1</source>
        <translation>手順は%1で終わります</translation>
    </message>
    <message>
        <source>it is more than before the move, where %1 can be reached</source>
        <translation>手の前より大きくなっています。手の前に届くのは%1です</translation>
    </message>
    <message>
        <source>it is proven, since nothing was lost</source>
        <translation>何も失っていないので、証明済みです</translation>
    </message>
    <message>
        <source>there must be %1</source>
        <translation>%1個でなければなりません</translation>
    </message>
    <message>
        <source>it is proven, as the end</source>
        <translation>終わりなので、証明済みです</translation>
    </message>
    <message>
        <source>the review was changed, or belongs to another game</source>
        <translation>振り返りが変更されているか、別のゲームのものです</translation>
    </message>
    <message>
        <source>move %1, %2, is no row and column of the board, as in 12,6</source>
        <translation>%1手目の%2は、12,6のようなボードの行と列ではありません</translation>
    </message>
    <message>
        <source>there are more than %1 moves, the most that a game can have</source>
        <translation>手が%1手を超えています。1ゲームの最大は%1手です</translation>
    </message>
    <message>
        <source>%1 is not a board: expected counts:SEED/ROWSxCOLUMNS/COUNTS, seed 0 to 2^64-1, up to 32x32, with the blocks of 1 to 9 colors as in 45x5 or 65+40x4</source>
        <translation>%1はボードではありません：counts:SEED/ROWSxCOLUMNS/COUNTSが必要です。シードは0から2^64-1、最大32x32で、45x5や65+40x4のように1色から9色のブロック数を付けます</translation>
    </message>
    <message>
        <source>%1 is not a board: its colors have %2 blocks, but it has %3 cells</source>
        <translation>%1はボードではありません：各色のブロックは合わせて%2個ですが、マスは%3個あります</translation>
    </message>
    <message>
        <source>%1 is not a board name: expected standard:N, schadd250:N, random:SEED, clearable:SEED, counts:SEED/ROWSxCOLUMNS/COUNTS, daily:YEAR-MONTH-DAY or id:TEXT</source>
        <translation>%1はボード名ではありません：standard:N、schadd250:N、random:SEED、clearable:SEED、counts:SEED/ROWSxCOLUMNS/COUNTS、daily:YEAR-MONTH-DAY、id:TEXTのどれかが必要です</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 0 to %2, or -1</source>
        <translation>%1はこのボードのマスではありません：0から%2の色、または-1が必要です</translation>
    </message>
    <message>
        <source>a row of CodinGame&apos;s boards has %1 numbers, not %2</source>
        <translation>CodinGameのボードの行には数が%1個あり、%2個ではありません</translation>
    </message>
    <message>
        <source>CodinGame&apos;s boards have %1 rows, not %2</source>
        <translation>CodinGameのボードには%1行あり、%2行ではありません</translation>
    </message>
    <message>
        <source>c%1 is no number of colors: expected 1 to %2</source>
        <translation>c%1は色の数ではありません：1から%2が必要です</translation>
    </message>
    <message>
        <source>s%1 is no scoring: expected s1, (n-1)^2 points, or s2, (n-2)^2 points</source>
        <translation>s%1は得点計算ではありません：s1、(n-1)^2点、またはs2、(n-2)^2点が必要です</translation>
    </message>
    <message>
        <source>%1 is no game ID of Simon Tatham&apos;s Same Game: expected COLUMNSxROWScCOLORSs2:CELLS</source>
        <translation>%1は、Simon TathamのSame GameのゲームIDではありません：COLUMNSxROWScCOLORSs2:CELLSが必要です</translation>
    </message>
    <message>
        <source>this is a random seed of Simon Tatham&apos;s Same Game, whose board only that program makes: expected its game ID, with &apos;:&apos; and all cells</source>
        <translation>これはSimon TathamのSame Gameのランダムシードで、そのボードを作れるのはそのプログラムだけです：&apos;:&apos;とすべてのマスを含むゲームIDが必要です</translation>
    </message>
    <message>
        <source>the game ID has %1 cells, but its board %2x%3 has %4</source>
        <translation>ゲームIDには%1マスありますが、そのボード%2x%3は%4マスです</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 1 to %2, or 0</source>
        <translation>%1はこのボードのマスではありません：1から%2の色、または0が必要です</translation>
    </message>
    <message>
        <source>%1 is no size: expected columns and rows up to 32, and colors up to 9</source>
        <translation>%1は大きさではありません：32までの列と行、9までの色が必要です</translation>
    </message>
    <message>
        <source>this position has %1 cells, but the board %2</source>
        <translation>この局面には%1マスありますが、ボードは%2マスです</translation>
    </message>
    <message>
        <source>the file ends within a position: expected its cells, a move and three scores, on a line each</source>
        <translation>ファイルが局面の途中で終わっています：そのマス、手、3つのスコアが、それぞれ1行に必要です</translation>
    </message>
    <message>
        <source>no move leads from the position before to this one</source>
        <translation>前の局面からこの局面に至る手はありません</translation>
    </message>
    <message>
        <source>%1 are no scores: expected three numbers</source>
        <translation>%1はスコアではありません：3つの数が必要です</translation>
    </message>
    <message>
        <source>there are no moves: expected rows and columns, as in 12,6</source>
        <translation>手がありません：12,6のような行と列が必要です</translation>
    </message>
    <message>
        <source>the program %1 cannot be started: %2</source>
        <translation>プログラム%1を起動できません：%2</translation>
    </message>
    <message>
        <source>the program %1 was not permitted to start</source>
        <translation>プログラム%1の起動が許可されませんでした</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>%1バイトを超えています</translation>
    </message>
    <message>
        <source>%1: wrong lines that do not count: %2 of %3; the first is line %4: %5</source>
        <translation>%1：数えない誤った行が%3行中%2行あります。最初は%4行目です：%5</translation>
    </message>
    <message>
        <source>%1: late lines that do not count: %2 of %3, read after the end of the time</source>
        <translation>%1：数えない遅れた行が%3行中%2行あり、時間切れの後に読み取られました</translation>
    </message>
    <message>
        <source>%1 gave no line that counts before the end of the time</source>
        <translation>%1は、時間切れまでに、数える行を返しませんでした</translation>
    </message>
    <message>
        <source>%1; the last that it said: %2</source>
        <translation>%1。最後の出力：%2</translation>
    </message>
    <message>
        <source>the program %1 was ended by signal %2</source>
        <translation>プログラム%1はシグナル%2で終了しました</translation>
    </message>
    <message>
        <source>the program %1 ended with exit code %2</source>
        <translation>プログラム%1は終了コード%2で終了しました</translation>
    </message>
    <message>
        <source>the program %1 ended without a line that counts</source>
        <translation>プログラム%1は、数える行を返さずに終了しました</translation>
    </message>
    <message>
        <source>the command is missing: expected external:COMMAND, where COMMAND starts a program</source>
        <translation>コマンドがありません：external:COMMANDが必要です。COMMANDはプログラムを起動するコマンドです</translation>
    </message>
    <message>
        <source>the command %1 has a character that no command can have</source>
        <translation>コマンド%1に、コマンドでは使えない文字があります</translation>
    </message>
    <message>
        <source>another table begins here, expected more trials of %1: the file was kept with other options</source>
        <translation>ここから別の表が始まっています。%1の試行が続くはずでした。ファイルは別のオプションで保存されたものです</translation>
    </message>
    <message>
        <source>another trial stands here, expected the first line of %1: the file was kept with other options</source>
        <translation>ここに別の試行があります。%1の最初の行があるはずでした。ファイルは別のオプションで保存されたものです</translation>
    </message>
    <message>
        <source>%1 gives no amounts: expected up to %2 whole numbers with commas between, or a formula of n up to n^2 as the last of them or alone, as in 0,0,(n-2)^2</source>
        <translation>%1は点数の指定ではありません：カンマで区切った整数（%2個まで）か、nの式（n^2まで。並びの最後に置くか、式だけ）が必要です（例：0,0,(n-2)^2）</translation>
    </message>
    <message>
        <source>a game on the largest board of %1 blocks must not earn or cost more than %2 points</source>
        <translation>ブロック%1個の最大のボードでのゲームでは、得点も減点も%2点以内でなければなりません</translation>
    </message>
    <message>
        <source>%1 is below 0 at n = %2</source>
        <translation>%1はn = %2のとき0未満です</translation>
    </message>
    <message>
        <source>groups must earn points: rules whose moves earn nothing are clickomania</source>
        <translation>グループは得点にならなければなりません：手が得点にならないルールはclickomaniaです</translation>
    </message>
    <message>
        <source>rules of one&apos;s own need the points of groups, as in own:points=n^2</source>
        <translation>独自のルールにはグループの点数が必要です（例：own:points=n^2）</translation>
    </message>
    <message>
        <source>the bonus is %1: expected a whole number from 0 to %2</source>
        <translation>ボーナスは%1ですが、0から%2の整数が必要です</translation>
    </message>
    <message>
        <source>%1 names no rules: expected points, and bonus and penalty if wanted, each once, as in own:points=n^2:bonus=100:penalty=n</source>
        <translation>%1はルールではありません：pointsが必要で、bonusとpenaltyは任意です（どれも1回だけ。例：own:points=n^2:bonus=100:penalty=n）</translation>
    </message>
    <message>
        <source>there is no refill under rules of one&apos;s own</source>
        <translation>独自のルールに補充はありません</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>途中で切れています</translation>
    </message>
    <message>
        <source>it is no learned bias, expected a file that train-bias wrote</source>
        <translation>学習したバイアスではありません。train-biasが書き出したファイルが必要です</translation>
    </message>
    <message>
        <source>there are more weights than &apos;weights&apos; says</source>
        <translation>&apos;weights&apos;が示すより多くの重みがあります</translation>
    </message>
    <message>
        <source>no feature of a move is called %1</source>
        <translation>%1という手の特徴はありません</translation>
    </message>
    <message>
        <source>the feature %1 appears twice</source>
        <translation>特徴%1が2回現れます</translation>
    </message>
    <message>
        <source>the weight of %1 is %2, expected a number from -1000 to 1000</source>
        <translation>%1の重みは%2ですが、-1000から1000の数が必要です</translation>
    </message>
    <message>
        <source>bias-file is %1: %2</source>
        <translation>bias-fileの%1：%2</translation>
    </message>
</context>
<context>
    <name>ExperimentColumn</name>
    <message>
        <source>Entry</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>A solver with its options and its budget</source>
        <translation>ソルバーと、そのオプションと予算</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Trials that are done: runs on all boards together</source>
        <translation>終わった試行の回数（すべてのボードの合計）</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Mean score over boards; that of a board is the mean of its runs</source>
        <translation>ボード全体での平均スコア。各ボードのスコアは、その実行の平均です</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Sum of the scores over boards; that of a board is the mean of its runs</source>
        <translation>ボードのスコアの合計。各ボードのスコアは、その実行の平均です</translation>
    </message>
    <message>
        <source>± like these</source>
        <translation>± このようなボード</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for boards like these: these boards are the sample</source>
        <translation>このようなボードについての、平均または合計の95%区間の幅の半分。これらのボードが標本です</translation>
    </message>
    <message>
        <source>± these</source>
        <translation>± これらのボード</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for these boards: the runs on each are the sample</source>
        <translation>これらのボードについての、平均または合計の95%区間の幅の半分。各ボードでの実行が標本です</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Standard deviation of the scores between boards; with one board, between its runs</source>
        <translation>ボード間のスコアの標準偏差。ボードが1つなら、その実行の間の標準偏差です</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Highest score of all trials</source>
        <translation>すべての試行の中での最高スコア</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>全消し</translation>
    </message>
    <message>
        <source>Trials that cleared their board</source>
        <translation>ボードを全消しした試行の回数</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Score less that of the entry it is compared with, on the same boards and seeds: the mean over boards or their sum</source>
        <translation>スコアから、同じボードと同じシードでの比較相手の項目のスコアを引いたもの。ボード全体での平均、または合計です</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for boards like these: these boards are the sample</source>
        <translation>このようなボードについての、差の95%区間の幅の半分。これらのボードが標本です</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for these boards: the runs on each are the sample</source>
        <translation>これらのボードについての、差の95%区間の幅の半分。各ボードでの実行が標本です</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比較相手</translation>
    </message>
    <message>
        <source>The entry from which the difference is taken</source>
        <translation>差をとる相手の項目</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公表結果</translation>
    </message>
    <message>
        <source>The published mean, or the sum of the published scores of these boards</source>
        <translation>公表された平均、またはこれらのボードの公表されたスコアの合計</translation>
    </message>
    <message>
        <source>Above published</source>
        <translation>公表結果との差</translation>
    </message>
    <message>
        <source>Mean or total less the published one; below zero where it is lower</source>
        <translation>平均または合計から公表結果を引いたもの。公表結果を下回る場合は負の値です</translation>
    </message>
    <message>
        <source>Published deviation</source>
        <translation>標準偏差（公表）</translation>
    </message>
    <message>
        <source>The published standard deviation of the scores</source>
        <translation>公表されたスコアの標準偏差</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>平均の深さ</translation>
    </message>
    <message>
        <source>Mean depth of the nodes of a tree, over trials; the first position has depth 0</source>
        <translation>木のノードの平均の深さを、試行全体で平均した値。最初の局面の深さは0です</translation>
    </message>
    <message>
        <source>Depth of walks</source>
        <translation>降下の深さ</translation>
    </message>
    <message>
        <source>Mean depth of the nodes where playouts begin, over trials</source>
        <translation>プレイアウトが始まるノードの平均の深さを、試行全体で平均した値</translation>
    </message>
    <message>
        <source>Published mean depth</source>
        <translation>平均の深さ（公表）</translation>
    </message>
    <message>
        <source>The mean depth that the paper prints</source>
        <translation>論文に記された平均の深さ</translation>
    </message>
    <message>
        <source>Deepest node</source>
        <translation>最深ノード</translation>
    </message>
    <message>
        <source>Depth of the deepest node of a tree, the mean over trials</source>
        <translation>木の最も深いノードの深さの、試行全体での平均</translation>
    </message>
    <message>
        <source>Deepest so far</source>
        <translation>それまでの最深</translation>
    </message>
    <message>
        <source>Depth of the deepest node on a board and all boards before it, the mean over boards; only the first run on each board counts</source>
        <translation>各ボードとそれより前のすべてのボードの中で最も深いノードの深さの、ボード全体での平均。各ボードの最初の実行だけを数えます</translation>
    </message>
    <message>
        <source>Published deepest node</source>
        <translation>最深ノード（公表）</translation>
    </message>
    <message>
        <source>The depth of the deepest node that the paper prints</source>
        <translation>論文に記された最も深いノードの深さ</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>プレイアウト</translation>
    </message>
    <message>
        <source>Playouts of a trial, the mean</source>
        <translation>1回の試行のプレイアウト数の平均</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Seconds that a trial takes by the clock, the mean</source>
        <translation>1回の試行にかかる実時間（秒）の平均</translation>
    </message>
</context>
<context>
    <name>ExperimentFiles</name>
    <message>
        <source>Figure (*.svg)</source>
        <translation>図 (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>カンマ区切りの値 (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>試行 (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>ExperimentListModel</name>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>The table or figure of a paper, or a question of this program</source>
        <translation>論文の表や図、またはこのプログラムの問い</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Its name on the command line</source>
        <translation>コマンドラインでの名前</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>全体</translation>
    </message>
    <message numerus="yes">
        <source>The time that the whole experiment takes on %Ln cores, about: hours, minutes and seconds</source>
        <translation>
            <numerusform>実験全体に%Lnコアでかかるおよその時間（時、分、秒）</numerusform>
        </translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>The same at the scale that is proposed</source>
        <translation>提案された規模の実験にかかるおよその時間</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>規模</translation>
    </message>
    <message>
        <source>The share of the whole that is proposed: fewer runs or boards, or smaller budgets</source>
        <translation>提案された規模の、全体に対する割合：実行やボードを減らすか、予算を小さくします</translation>
    </message>
</context>
<context>
    <name>ExperimentText</name>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%Ln個中%1個のボード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln個のボード</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the first and the last board</comment>
        <translation>%1～%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs per board</source>
        <translation>
            <numerusform>各ボード%Ln回中%1回の実行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs per board</source>
        <translation>
            <numerusform>各ボード%Ln回の実行</numerusform>
        </translation>
    </message>
    <message>
        <source>One board says nothing about boards like it.</source>
        <translation>1つのボードからは、そのようなボードについて何も言えません。</translation>
    </message>
    <message>
        <source>One run on each board says nothing about further runs on these boards.</source>
        <translation>各ボード1回の実行からは、これらのボードでのほかの実行について何も言えません。</translation>
    </message>
    <message>
        <source>Differences are to %1.</source>
        <translation>差は%1に対するものです。</translation>
    </message>
    <message>
        <source>Published results used the whole budget.</source>
        <translation>公表結果は予算をすべて使ったものです。</translation>
    </message>
    <message>
        <source>Searches of %1 without a game, which count as 0 points: %2 of %3.</source>
        <translation>%1 でゲームが見つからなかった探索（0 点として数えます）：%3 回中 %2 回。</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <comment>where</comment>
        <translation>公表：%1。</translation>
    </message>
    <message>
        <source>%1 (scale %2)</source>
        <comment>an experiment</comment>
        <translation>%1（規模%2）</translation>
    </message>
    <message>
        <source>budgets times %1</source>
        <translation>予算は%1倍</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln trials</source>
        <translation>
            <numerusform>%Ln回中%1回の試行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentsDialog</name>
    <message>
        <source>Experiments of the papers</source>
        <translation>論文の実験</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>実験の結果</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Runs the chosen experiment at this scale, on all cores</source>
        <translation>選んだ実験をこの規模で、すべてのコアで実行します</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続行(&amp;C)</translation>
    </message>
    <message>
        <source>Runs the trials that the experiment shown still lacks</source>
        <translation>表示中の実験でまだ済んでいない試行を実行します</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes the figure, the table, or the trials, with which samegame-cli experiment --resume goes on</source>
        <translation>図、表、または試行を書き出します。試行はsamegame-cli experiment --resumeで続けられます</translation>
    </message>
    <message>
        <source>The share of the whole cost, up to 1: fewer runs or boards, or smaller budgets, as the experiment says</source>
        <translation>全体の計算量に対する割合（1まで）：実験の指定に従い、実行やボードを減らすか、予算を小さくします</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>規模(&amp;L)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません：%2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Choose an experiment and start it.</source>
        <translation>実験を選んで開始してください。</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>All trials are done.</source>
        <translation>すべての試行が終わりました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials are done.</source>
        <translation>
            <numerusform>%Ln回の試行が終わりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Animation of the game (GIF)</source>
        <translation>ゲームのアニメーション（GIF）</translation>
    </message>
    <message>
        <source>Picture of the position (PNG)</source>
        <translation>局面の画像（PNG）</translation>
    </message>
    <message>
        <source>Drawing of the position (SVG)</source>
        <translation>局面の図形（SVG）</translation>
    </message>
    <message>
        <source>Moves of the game (text)</source>
        <translation>ゲームの手（テキスト）</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>The side of a block&apos;s place in pixels</source>
        <translation>ブロック1個分の場所の一辺のピクセル数</translation>
    </message>
    <message>
        <source>&amp;Pixels a cell</source>
        <translation>1マスのピクセル数(&amp;P)</translation>
    </message>
    <message>
        <source>How long an animation shows each position; the last one stays for three seconds</source>
        <translation>アニメーションが各局面を表示する時間です。最後の局面は3秒間表示されます</translation>
    </message>
    <message>
        <source>&amp;Seconds a move</source>
        <translation>1手の秒数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Mark the group that the next move takes</source>
        <translation>次の手が消すグループに印を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>Blocks look as on the board; a drawing shows the numbers of their colors. Moves are written as papers print them, with the ID of their board, and can be opened and pasted here.</source>
        <translation>ブロックの見た目はボードと同じです。図形には色の番号が付きます。手は、論文と同じ書き方で、ボードのIDと一緒に書かれ、ここで開いたり貼り付けたりできます。</translation>
    </message>
    <message>
        <source>Part of the export that is done</source>
        <translation>エクスポートの完了した部分</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1ファイル (*.%2)</translation>
    </message>
</context>
<context>
    <name>ExportRunner</name>
    <message>
        <source>%1 could not be written: %2. Export… asks for another file or folder.</source>
        <translation>%1を書き込めませんでした：%2。「エクスポート…」で別のファイルまたはフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The next group</source>
        <translation>次のグループ</translation>
    </message>
</context>
<context>
    <name>ExternalQuestion</name>
    <message>
        <source>External programs</source>
        <translation>外部プログラム</translation>
    </message>
    <message numerus="yes">
        <source>The comparison starts %Ln external programs, which may do all that you may do. Start only what you know.</source>
        <translation>
            <numerusform>比較は外部プログラムを%Ln個起動します。外部プログラムは、あなたにできることをすべて行うことができます。知っているものだけを起動してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Permits these commands until SameGame is closed</source>
        <translation>SameGameを閉じるまで、これらのコマンドを許可します</translation>
    </message>
</context>
<context>
    <name>FigureDialog</name>
    <message>
        <source>Picture for printing</source>
        <translation>印刷用の図</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG (scalable picture)</source>
        <translation>SVG（拡大縮小できる図）</translation>
    </message>
    <message>
        <source>PNG (300 dots per inch)</source>
        <translation>PNG（300 dpi）</translation>
    </message>
    <message>
        <source>Font of the &amp;window</source>
        <translation>ウィンドウのフォント(&amp;W)</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>With ca&amp;ption</source>
        <translation>説明文を付ける(&amp;P)</translation>
    </message>
    <message>
        <source>What is drawn, with board, rules, budget, seed and version</source>
        <translation>描かれている内容と、ボード、ルール、予算、シード、バージョン</translation>
    </message>
    <message>
        <source>W&amp;idth in millimeters</source>
        <translation>幅（ミリメートル）(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Height in millimeters</source>
        <translation>高さ（ミリメートル）(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Size of the font in points</source>
        <translation>フォントの大きさ（ポイント）(&amp;S)</translation>
    </message>
    <message>
        <source>Scores in a bin, in the picture, in the window and in the file of bins; 0 lets the number of scores decide</source>
        <translation>1つのビンに入るスコアの数。図、ウィンドウ、ビンのファイルに共通です。0ならスコアの数で決まります</translation>
    </message>
    <message>
        <source>Width of &amp;bins (0: automatic)</source>
        <translation>ビンの幅（0：自動）(&amp;B)</translation>
    </message>
    <message>
        <source>Names in the legend</source>
        <translation>凡例の名前</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Played by hand</source>
        <translation>人がプレイ</translation>
    </message>
    <message>
        <source>Found in an earlier session</source>
        <translation>以前のセッションで発見</translation>
    </message>
    <message>
        <source>Found by %1</source>
        <translation>%1が発見</translation>
    </message>
</context>
<context>
    <name>ForgetBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Brings back the games that were forgotten last</source>
        <translation>最後に消去したゲームの記録を復元します</translation>
    </message>
    <message>
        <source>1 game was forgotten. It can be brought back until SameGame is closed.</source>
        <translation>1ゲームの記録を消去しました。SameGameを閉じるまでは復元できます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were forgotten. They can be brought back until SameGame is closed.</source>
        <translation>
            <numerusform>%Lnゲームの記録を消去しました。SameGameを閉じるまでは復元できます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The game of the last session cannot be restored: %1.</source>
        <translation>前回のセッションのゲームを復元できません：%1。</translation>
    </message>
    <message>
        <source>it is not in a form that this version knows</source>
        <translation>このバージョンの知らない形式です</translation>
    </message>
    <message>
        <source>a part of it is missing</source>
        <translation>一部が欠けています</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1手</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, moves</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Goes on with this board as it was left, with %1. Restart in the menu Move begins it anew.</source>
        <translation>このボードを、中断したときの%1から続けます。メニュー「手」の「最初から」で、最初からやり直せます。</translation>
    </message>
    <message>
        <source>%1, in another window</source>
        <comment>points, moves</comment>
        <translation>%1、別のウィンドウ</translation>
    </message>
    <message>
        <source>This board is under way: %1. Here it begins anew.</source>
        <translation>このボードは途中です：%1。ここでは最初から始まります。</translation>
    </message>
</context>
<context>
    <name>GameExchange</name>
    <message>
        <source>The board ID is on the clipboard</source>
        <translation>ボードIDをクリップボードにコピーしました</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <translation>標準入力を読み取れません：%1。</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1はプレイできません：%2。</translation>
    </message>
    <message>
        <source>Standard input cannot be played: %1.</source>
        <translation>標準入力はプレイできません：%1。</translation>
    </message>
    <message>
        <source>There is no file %1, and as a board ID it is wrong: %2.</source>
        <translation>ファイル%1はありません。ボードIDとしても正しくありません：%2。</translation>
    </message>
    <message>
        <source>One board at a time; left out: %1</source>
        <translation>一度に開けるボードは1つです。開かなかったもの：%1</translation>
    </message>
    <message>
        <source>The text cannot be played: %1.</source>
        <translation>テキストはプレイできません：%1。</translation>
    </message>
    <message>
        <source>What was dropped has no text.</source>
        <translation>ドロップされたものにテキストがありません。</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>結果をクリップボードにコピーしました</translation>
    </message>
    <message>
        <source>%1 (moves: %2)</source>
        <translation>%1（手数：%2）</translation>
    </message>
    <message>
        <source>Game in the replay bar</source>
        <translation>リプレイバーのゲーム</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>ボード上のゲーム</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>ベストゲーム</translation>
    </message>
    <message>
        <source>This board was shared with you: beat %1.</source>
        <translation>共有されたボードです：%1を超えましょう。</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Saved games (*.samegame)</source>
        <translation>保存したゲーム (*.samegame)</translation>
    </message>
    <message>
        <source>Board text of the position on the board (*.txt)</source>
        <translation>ボード上の局面のテキスト (*.txt)</translation>
    </message>
    <message>
        <source>Games and boards (*.samegame *.txt)</source>
        <translation>ゲームとボード (*.samegame *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1を書き込めませんでした：%2。</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>試行 (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Arrow keys move the cursor, Enter or Space plays the group under it.</source>
        <translation>矢印キーでカーソルを動かし、Enterかスペースでその下のグループを消します。</translation>
    </message>
    <message>
        <source>%1 Rules: %2. %3</source>
        <translation>%1ルール：%2。%3</translation>
    </message>
    <message>
        <source>Brings the result of the game back</source>
        <translation>ゲームの結果をもう一度表示します</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Score %1</source>
        <translation>スコア%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>残りブロック%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
The new columns have the seed %2.</source>
        <translation>%1
新しい列のシードは%2です。</translation>
    </message>
    <message>
        <source>The board of this game: %1. &quot;New game…&quot; in the menu Game chooses another</source>
        <translation>このゲームのボード：%1。メニュー「ゲーム」の「新しいゲーム…」で別のボードを選べます</translation>
    </message>
    <message>
        <source>What the person reached who shared this board</source>
        <translation>このボードを共有した人のスコア</translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation>目標%1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games played</source>
        <translation>プレイしたゲーム</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>リプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>Opens this game and replays it; can be undone</source>
        <translation>このゲームを開いてリプレイします。元に戻せます</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>Starts the board of this game anew</source>
        <translation>このゲームのボードを最初から始めます</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>振り返り(&amp;V)</translation>
    </message>
    <message>
        <source>Opens this game and shows what each of its moves gave away</source>
        <translation>このゲームを開き、それぞれの手で何を失ったかを示します</translation>
    </message>
</context>
<context>
    <name>HelpBrowser</name>
    <message>
        <source>Previous place found</source>
        <translation>前の該当箇所</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>次の該当箇所</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>ヘルプ内を検索</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place found, its paragraph</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place found</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲームの概要</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>操作方法</translation>
    </message>
    <message>
        <source>Point at a group to see its size and points; click to remove it. With the keyboard, arrows move a cursor over the board, and Enter or Space removes the group under it; while no cursor is shown, the group that stands out under the mouse, and if none does, the cursor is shown first. The settings make the first click select and the second one remove. A key that is held does once what changes the game, only undo, redo and steps of the replay go on; the second click of a double click does not remove what just fell there.</source>
        <translation>グループにマウスを合わせると、大きさと得点が表示されます。クリックするとグループが消えます。キーボードでは、矢印キーでボード上のカーソルを動かし、Enterかスペースでその下のグループを消します。カーソルが表示されていないときは、マウスの下で強調されているグループが消え、それもなければ、まずカーソルが表示されます。最初のクリックで選択し、2回目のクリックで消すようにも設定できます。キーを押し続けても、ゲームを変える操作は1回しか行われません。繰り返されるのは、元に戻す、やり直す、リプレイのコマ送りだけです。ダブルクリックの2回目のクリックは、そこに落ちてきたばかりのものを消しません。</translation>
    </message>
    <message>
        <source>Everything can be undone, even a new game and after the end. The game, its history, what the assistant found and what the charts show are there again when the program starts the next time.</source>
        <translation>新しいゲームを始めた後でも、ゲームが終わった後でも、すべて元に戻せます。ゲームとその履歴、アシスタントが見つけたもの、グラフの内容は、次にプログラムを起動したときもそのまま残っています。</translation>
    </message>
    <message>
        <source>A game that ends while it cannot be stored, since the disk is full or another program holds the file, waits and is stored later. If the file with the stored games is damaged, deleted or replaced, the program says so, and keeps what can be read of it.</source>
        <translation>ディスクがいっぱいであるか、別のプログラムがファイルを使用しているために、終わったゲームを保存できないときは、保存待ちになり、後で保存されます。保存したゲームのファイルが破損、削除、または置き換えられたときは、その旨が通知され、読み取れる内容は残されます。</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Assistant and candidates</source>
        <translation>アシスタントと候補</translation>
    </message>
    <message>
        <source>Best game and replay</source>
        <translation>ベストゲームとリプレイ</translation>
    </message>
    <message>
        <source>Distributions, comparisons, convergence</source>
        <translation>分布、比較、収束</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) chooses its rules with its board; Rules… (Ctrl+Shift+R) starts the board in play anew under other ones. Above the board stands which rules a game has, if they are not the usual ones. A game keeps the rules of its file or ID, and the best game known of a board is one under the same rules.</source>
        <translation>新しいゲーム（Ctrl+N）では、ボードと一緒にルールを選びます。「ルール…」（Ctrl+Shift+R）は、今のボードを別のルールで最初から始めます。いつものルールでないときは、ゲームのルールがボードの上に表示されます。ファイルやIDから開いたゲームは、そのルールのままです。ボードの既知のベストゲームとは、同じルールでのものを指します。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>ほかのルール</translation>
    </message>
    <message>
        <source>F5 switches the assistant on. It searches the position on the board for its budget and follows when you play. Results stay, and come back with undo. On small boards and in endgames exact solvers prove that a line is the best one, or with the goal &quot;clear&quot; that none clears the board; the line at the top of the assistant says so. Beside every other solver the endgame is tried, the longer the fewer blocks are left. Once a position is proven, each of its moves gets its exact value, and it is not searched again, unless with a seed of its own.</source>
        <translation>F5でアシスタントがオンになります。ボード上の局面を予算の分だけ探索し、手を進めると追従します。結果は残り、元に戻すとまた表示されます。小さなボードや終盤では、厳密ソルバーが、ある手順が最善であることを証明します。目標が「clear」のときは、全消しする手順がないことを証明します。そのことはアシスタントの一番上の行に表示されます。ほかのどのソルバーを使うときも、並行して終盤が試され、残りブロックが少ないほど長い時間をかけます。局面が証明されると、その手のそれぞれに厳密な値が付き、専用のシードを指定しない限り、もう探索されません。</translation>
    </message>
    <message>
        <source>A distribution draws many playouts of one or several policies and shows how often each final score came. When the game has ended, the percentile tells which share of them your own score beats.</source>
        <translation>分布では、1つまたは複数の方策でプレイアウトを多数行い、それぞれの最終スコアが何回出たかを示します。ゲームが終わると、自分のスコアがそのうちどれだけの割合を上回るかが、パーセンタイルでわかります。</translation>
    </message>
    <message>
        <source>An external program is a solver of your own: the window sends it the board and checks every line that it answers. Its command is shown before it starts.</source>
        <translation>外部プログラムは、自分で用意するソルバーです。SameGameのウィンドウがボードを送り、返ってきた手順をすべて検査します。そのコマンドは、起動する前に表示されます。</translation>
    </message>
    <message>
        <source>Export writes a chart as a picture for printing (PDF, SVG or PNG, with a caption that names board and seed), or its numbers as CSV files: one table in each, with the titles of its columns in the first row and a point before decimals.</source>
        <translation>エクスポートは、グラフを印刷用の図（PDF、SVG、PNG。ボードとシードを記した説明文付き）として、または数値をCSVファイルとして書き出します。CSVは1ファイルに1つの表で、最初の行が列の見出し、小数点はピリオドです。</translation>
    </message>
    <message>
        <source>H tells which color to save, and how many of its blocks go in one move, for how many points, in the best game known from here. H again marks the group to play now and says why: it joins blocks, frees the way for a later move, or clears blocks that no later move needs. H once more numbers the next three to five moves, counted from here, and frames the blocks that they save. Where there is nothing to save the first step is left out; where new columns come in, H tells a color and then its group. After the last step H begins anew, which counts no further hint. All steps tell of one plan, and H keeps to it as long as the game follows it; when a better one takes its place, the first step says so, and its steps count. The words keep clear of the group to play and, where they can, of the blocks that they are about. A click takes the words away, Escape the whole hint.</source>
        <translation>Hを押すと、ここからの既知のベストゲームについて、どの色を取っておくとよいか、そのうち何個のブロックが一手で消えて何点になるかを教えます。もう一度Hを押すと、今消すグループに印が付き、理由が示されます。ブロックをつなげる、後の手のための道を開ける、後の手に必要のないブロックを片付ける、のどれかです。さらにHを押すと、これからの3手から5手に、ここから数えた番号が付き、それらの手が取っておくブロックが枠で囲まれます。取っておくものがないところでは最初の段階は省かれ、新しい列が入ってくるところでは、Hは色を、次にそのグループを教えます。最後の段階の後、Hは最初からやり直しますが、これは新しいヒントには数えません。どの段階も1つの計画について述べ、ゲームがその計画に沿っている限り、Hはそれを守ります。もっと良い計画に替わったときは、最初の段階でそう知らせ、新しい計画の各段階もヒントに数えます。説明の文は、消すグループに重ならず、できる限り、説明しているブロックにも重ならないように表示されます。クリックすると文が、Escを押すとヒント全体が消えます。</translation>
    </message>
    <message>
        <source>Each step counts as a hint, and the count stays with the game. So do moves taken from the candidates, moves made where candidates were seen, moves from positions that a review tells of, and moves of a game that was taken over.</source>
        <translation>どの段階もヒント1回に数え、その回数はゲームに残ります。候補から選んだ手、候補を見ながら打った手、振り返りで取り上げられた局面からの手、引き継いだゲームの手も同じく数えます。</translation>
    </message>
    <message>
        <source>★ marks the candidate with which the best line known goes on, whoever found it and by whichever moves the position was reached: along it the best score never falls. A search with a seed of its own stands alone and leaves that line out.</source>
        <translation>★は、既知の最善手順が続く候補です。誰がそれを見つけたか、どの手で今の局面に至ったかは問いません。この手順をたどる間、最高スコアは下がりません。専用のシードを使う探索は独立していて、この手順を使いません。</translation>
    </message>
    <message>
        <source>The best score is that of the best line known from here, and who found it stands beneath. The ceiling is a proven limit: no line ends higher.</source>
        <translation>最高スコアは、ここからの既知の最善手順のスコアで、見つけたものの名前がその下に表示されます。上限は証明された限界で、どの手順の最終スコアもこれを超えません。</translation>
    </message>
    <message>
        <source>Difficulty, under More, chooses an easy, a medium or a hard random board, and the board of each day is called so, too. Boards are compared with others of their size and number of colors: the program plays quick games on each, and the third of the boards with the highest scores is easy.</source>
        <translation>「その他」の中の「難易度」では、やさしい、ふつう、難しいランダムボードを選べます。日替わりボードにも同じ呼び名が付きます。ボードは、大きさと色の数が同じほかのボードと比べられます。プログラムがそれぞれのボードで短時間のゲームを行い、スコアの高いほうから3分の1が「やさしい」ボードです。</translation>
    </message>
    <message>
        <source>The daily board comes from the date alone, so that it is the same for everybody. Days in a row count when the board was played on the day itself. That day is the date of the place where it was played, wherever it is looked at later. What the computer made of it is told after a game of one&apos;s own.</source>
        <translation>日替わりボードは日付だけから作られるので、誰にとっても同じです。連続日数に数えられるのは、その日のうちにプレイした日です。その日とは、プレイした場所の日付で、後でどこで見ても変わりません。コンピューターの結果は、自分のゲームが終わってから知らされます。</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>The editor (Ctrl+E) draws on the board of the game. The left button paints in the chosen color, the right one empties; with the keyboard, arrows move a cursor, with Shift they paint, and so does Space; 1 to 9 paint in that color, 0 or Delete empties. Blocks left in the air fall when the game begins.</source>
        <translation>エディター（Ctrl+E）では、ゲームのボードの上に描きます。左ボタンで選んだ色を塗り、右ボタンで空にします。キーボードでは、矢印キーでカーソルを動かし、Shiftと一緒に押すと塗ります。スペースでも塗れます。1から9でその色を塗り、0かDeleteで空にします。宙に浮いたブロックは、ゲームが始まると落ちます。</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>In the curve each dot is a game: point at it to read which. Any game in the list can be replayed. Reset forgets games, also on the cards at the end of a game; Undo brings them back until the program ends.</source>
        <translation>曲線の点の1つ1つがゲームです。マウスを合わせると、どのゲームかがわかります。一覧のゲームはどれもリプレイできます。「リセット」はゲームの記録を消去し、ゲーム終了時のカードでも数えなくなります。プログラムを終えるまでは「元に戻す」で復元できます。</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>The window has three layouts: Play (F2) shows the board alone, Analyze (F3) the assistant, the candidates, the best game and the replay bar beside it, Research (F4) the charts as well. A panel that you ask for opens in whichever layout is shown. Each remembers what you changed in it; Ctrl+0 resets the one that is shown. F11 gives the window the whole screen.</source>
        <translation>ウィンドウには3つのレイアウトがあります。プレイ（F2）はボードだけを表示します。分析（F3）はその横にアシスタント、候補、ベストゲーム、リプレイバーを、研究（F4）はさらにグラフを表示します。パネルを呼び出すと、表示中のレイアウトの中で開きます。それぞれのレイアウトは、そこで変えたことを覚えています。Ctrl+0は表示中のレイアウトを元の状態にします。F11でウィンドウが画面全体に広がります。</translation>
    </message>
    <message>
        <source>In a wide window score, moves, colors and hints stand in a column beside the board, in a narrow one in two rows above it; each keeps its place during a game. Play has no status bar: what it would say comes up at the board, and a click takes it away. F5 pressed again closes the panel that it opened. F10 opens the first menu, from where the arrow keys lead to the others. In full screen the menus and the toolbar are out of the way until the mouse touches the upper edge of the screen, or Alt or F10 is pressed.</source>
        <translation>スコア、手数、色、ヒントは、幅の広いウィンドウではボードの横の列に、狭いウィンドウではボードの上の2行に並び、ゲームの間は場所が変わりません。プレイにはステータスバーがなく、そこに出るはずの内容はボードのそばに現れ、クリックで消えます。F5をもう一度押すと、それで開いたパネルが閉じます。F10は最初のメニューを開き、そこから矢印キーでほかのメニューに移れます。フルスクリーンではメニューとツールバーは隠れ、マウスが画面の上端に触れるか、AltまたはF10を押すと現れます。</translation>
    </message>
    <message>
        <source>Keys 1 to 9 play the candidates in the order of their best scores, without Shift also where the keyboard wants it for digits. The mouse over a candidate shows its line: each block carries the number of the move that removes it, and the blocks of the group that earns most are framed. The tool tip of its row says what the move is for. Where the assistant is off, nothing of this is to be seen; P shows it as long as it is held. Escape takes away one thing after the other: the replay, the hint, the selection; then it stops what searches, leaves the full screen, and turns the assistant off.</source>
        <translation>1から9のキーは、最高スコアの順に候補の手を打ちます。数字の入力にShiftが必要なキーボードでも、Shiftなしで使えます。候補にマウスを合わせると、その手順が表示されます。各ブロックに、それを消す手の番号が付き、最も得点になるグループのブロックが枠で囲まれます。行のツールチップは、その手の目的を示します。アシスタントがオフのときは何も表示されません。Pを押している間だけ表示されます。Escは、リプレイ、ヒント、選択を1つずつ片付け、次に探索を止め、フルスクリーンを終え、最後にアシスタントをオフにします。</translation>
    </message>
    <message>
        <source>The best finished game of each board is kept, whoever played it: you or the computer. The bar under the board (F7) replays it, or your own game, from where your game stands on it; a game that has ended is replayed from its start. The bar shows the score after each move. Solved boards (Ctrl+L) lists all of them. The computer never looks at these games when it plays.</source>
        <translation>各ボードの終わったゲームのうち最も良いものが、自分のものでもコンピューターのものでも保存されます。ボードの下のバー（F7）は、それまたは自分のゲームを、今のゲームの位置からリプレイします。終わったゲームは最初からリプレイします。バーには各手の後のスコアが表示されます。「解いたボード」（Ctrl+L）では、そのすべてを一覧できます。コンピューターがプレイするとき、これらのゲームを見ることは決してありません。</translation>
    </message>
    <message>
        <source>Help counts for one game. A game that begins again counts from 0, but its board keeps that it was played with help before, and the game says both.</source>
        <translation>補助は1つのゲームごとに数えます。始め直したゲームは0から数えますが、以前に補助ありでプレイしたことはボードに残り、ゲームにはその両方が示されます。</translation>
    </message>
    <message>
        <source>A file with a game of the computer opens with its moves, says who found them, and has the name of its board where the board has one. Undo takes them back one by one. It is no game of yours, and what is played on from it counts as played with help.</source>
        <translation>コンピューターのゲームのファイルを開くと、その手も読み込まれ、手を見つけたものの名前が表示され、ボードに名前があればその名前が付きます。「元に戻す」で一手ずつ取り消せます。これは自分のゲームにはならず、そこから続けたゲームは補助ありでプレイしたものと数えます。</translation>
    </message>
    <message>
        <source>The settings (Looks) draw blocks as joined tiles, glossy balls or plain shapes, in one of four palettes or in colors of your own: click the picture. Check opens a table that names the two colors that look most alike in each kind of color vision, and says whether they can be told apart: clearly, well enough, or not.</source>
        <translation>設定（外観）では、ブロックをつながったタイル、つやのある玉、シンプルな形のどれかで描き、色は4つのパレットのどれか、または自分で選んだ色（図をクリック）にします。「確認」を押すと、色覚の種類ごとに最も似て見える2色を挙げた表が開き、見分けられるかどうか（はっきり見分けられる、十分見分けられる、見分けられない）を示します。</translation>
    </message>
    <message>
        <source>A number is shown whole or not at all: where it finds no room, as in a narrow column, there is &quot;…&quot; in its place, and pointing at it tells the number. Numbers can be typed with a decimal point or a comma.</source>
        <translation>数値は、すべて表示されるか、まったく表示されないかのどちらかです。狭い列のように収まる場所がないときは、代わりに「…」が表示され、マウスを合わせると数値がわかります。数値を入力するときの小数点は、ピリオドでもカンマでもかまいません。</translation>
    </message>
    <message>
        <source>Refill: %1 The seed of the columns stands in the rules, above the board and in the file: the same moves meet the same columns everywhere. Nobody knows the columns to come, so hints and candidates judge by the blocks on the board.</source>
        <translation>補充：%1列のシードは、ルールの中、ボードの上、ファイルの中に示されます。同じ手なら、どこでも同じ列が来ます。これから来る列は誰にもわからないので、ヒントと候補はボード上のブロックで判断します。</translation>
    </message>
    <message>
        <source>A comparison lets solvers run a number of times with different seeds, on one board or several, each of which counts once. A difference is that of a solver less the first one, of runs with the same board and seed: where its 95 % interval holds 0, it may be luck.</source>
        <translation>比較では、ソルバーを異なるシードで何回か、1つまたは複数のボードで実行します。各ボードは1回ずつ数えます。差は、同じボードとシードでの実行について、あるソルバーの値から最初のソルバーの値を引いたものです。95%区間が0を含むところでは、偶然かもしれません。</translation>
    </message>
    <message>
        <source>On one board the chart shows how often each final score came. On several it shows the mean of each solver with its interval, and the differences by board.</source>
        <translation>ボードが1つのとき、グラフはそれぞれの最終スコアが何回出たかを示します。複数のときは、各ソルバーの平均とその区間、およびボードごとの差を示します。</translation>
    </message>
    <message>
        <source>Convergence shows, for every search of the assistant on this board, the best score against the time or the playouts it took.</source>
        <translation>収束は、このボードでのアシスタントの探索のそれぞれについて、最高スコアと、それにかかった時間またはプレイアウト数の関係を示します。</translation>
    </message>
    <message>
        <source>Spread tells how sure a loss is. Exact (on the board: =): it is proven. Any order: the best line can begin with this move, too, and removes the same groups in another order, so nothing is lost. ± 60: it may be 60 points smaller or larger, since searches that do not depend on each other lie so far apart. ?: there were no such searches, as with most solvers on one thread, so nobody knows. Rank: the places that a move may have. Moves that are not told apart have places in common, and on the board only those with the best score found stand out. A move is faint where less is known of it than of the others.</source>
        <translation>誤差幅は、損失がどれだけ確かかを示します。厳密（ボードでは =）：証明されています。順不同：最善手順はこの手からも始められ、同じグループを別の順番で消すので、何も失いません。± 60：互いに独立した探索の結果にそれだけの開きがあるので、60点小さいか大きいかもしれません。?：1スレッドでのほとんどのソルバーのように、そのような探索がなかったので、誰にもわかりません。順位：その手が取りうる順位です。区別のつかない手は順位を分け合い、ボード上では、見つかった最高スコアの手だけが目立ちます。ほかの手よりわかっていることが少ない手は、薄く表示されます。</translation>
    </message>
    <message>
        <source>Where nothing is known of a position, the computer searches it for a second, as the assistant is set, and if that finds nothing, for another second in its usual way.</source>
        <translation>局面について何もわかっていないときは、コンピューターがアシスタントの設定で1秒間探索し、それで何も見つからなければ、いつもの方法でもう1秒間探索します。</translation>
    </message>
    <message>
        <source>Can it still be cleared?</source>
        <translation>まだ全消しできるか</translation>
    </message>
    <message>
        <source>A lamp tells whether the board can still be cleared: it can where a way to do so is known, it cannot where that is proven, and it is open where ten seconds of search found neither. The lamp is on for boards that were made to be cleared; the menu View turns it on and off for all, except for games with refill. Where the board cannot be cleared any more, a click on the lamp or Ctrl+Backspace takes moves back to the last position known that could be. In the table of candidates ✓ marks moves after which a way to clear the board was found.</source>
        <translation>ランプは、ボードをまだ全消しできるかどうかを示します。全消しする方法がわかっていれば「全消し可能」、できないことが証明されていれば「全消し不可」、10秒の探索でどちらもわからなければ「不明」です。ランプは、全消しできるように作られたボードで点きます。メニュー「表示」で、補充のあるゲームを除くすべてのボードについて切り替えられます。もう全消しできないときは、ランプをクリックするかCtrl+Backspaceを押すと、全消しできたことがわかっている最後の局面まで手が戻ります。候補の表では、その後に全消しが見つかった手に✓が付きます。</translation>
    </message>
    <message>
        <source>When a game has ended, Show a better game (Ctrl+Shift+B, or the button on the card) has the computer play its board for %1 seconds on all cores. What it finds is replayed from the start if it ends higher than the game; else the card says that it does not. Pressed once more, it ends the search with what was found by then. A better game that is known already is replayed at once: the button on the card is Watch the best game then, and only pressing Ctrl+Shift+B again looks for one that is better still. A replay that you have begun meanwhile goes on.</source>
        <translation>ゲームが終わった後、「より良いゲームを見る」（Ctrl+Shift+B、またはカードのボタン）を選ぶと、コンピューターがすべてのコアを使って、そのボードを%1秒間プレイします。見つかったものがそのゲームより高いスコアで終わるなら、最初からリプレイします。そうでなければ、カードにそう表示されます。もう一度押すと、それまでに見つかったもので探索を終えます。より良いゲームがすでにわかっていれば、すぐにリプレイします。そのときカードのボタンは「ベストゲームを見る」になり、もう一度Ctrl+Shift+Bを押したときだけ、さらに良いゲームを探します。その間に始めたリプレイはそのまま続きます。</translation>
    </message>
    <message>
        <source>The assistant, if on, follows the replay: labels and candidates are those of the position shown, also after the end of a game, where Step back through the game, under the candidates, begins that. A double click or Enter on a candidate then replays how the game goes on after it; to play it, take over. In a game that goes on, what you see there counts as help.</source>
        <translation>アシスタントがオンなら、リプレイに追従します。ラベルと候補は、表示中の局面のものです。ゲームの終了後も同じで、候補の下の「ゲームをさかのぼる」から始められます。そのとき候補をダブルクリックするか、候補でEnterを押すと、その手の後のゲームの続きをリプレイします。その手を自分で打つには、引き継いでください。続いているゲームでは、そこで見たものは補助に数えます。</translation>
    </message>
    <message>
        <source>The menu of a candidate (the right button of the mouse, the menu key, or Line of this candidate under the table) replays the game that goes on with it, saves it, or compares it with that of the best candidate. Compare, above the list of moves, compares this game with the best one. The other game has a row under the replay, with its board where as many blocks are left, and says after which move the two part: there both groups are marked on the board. Other game (Alt+Up) changes to it and back.</source>
        <translation>候補のメニュー（マウスの右ボタン、メニューキー、または表の下の「この候補の手順」）では、その候補から続くゲームをリプレイしたり、保存したり、最善の候補のゲームと比較したりできます。手の一覧の上の「比較」は、このゲームをベストゲームと比較します。もう一方のゲームはリプレイの下に1行で表示され、残りブロックが同じ数のところのボードと、何手目の後に2つのゲームが分かれるかを示します。分かれるところでは、両方のグループにボード上で印が付きます。「別のゲーム」（Alt+↑）でもう一方のゲームに移り、また戻れます。</translation>
    </message>
    <message>
        <source>Where games were reviewed, the figures have their mean accuracy, the list has a column of it, and the box above the curve draws it from game to game. What a review told as &quot;about&quot; or &quot;at most&quot; is told so there, too, and so is the mean with it. Only reviews that have looked at each move count, and no game with moves taken over. A review is kept with the board and the moves of its game: reviewed again, the game is looked at further. A game that is forgotten takes its review along.</source>
        <translation>ゲームを振り返ると、数値に平均精度が、一覧に精度の列が加わり、曲線の上のボックスで精度を選ぶと、ゲームごとの推移が描かれます。振り返りで「約」や「最大」と示されたものは、ここでも同じように示され、それを含む平均も同じです。数えるのは、すべての手を調べた振り返りだけで、引き継いだ手のあるゲームは数えません。振り返りは、ゲームのボードと手と一緒に保存され、もう一度振り返ると、続きから調べます。ゲームの記録を消去すると、その振り返りも消えます。</translation>
    </message>
    <message>
        <source>Three strengths search: Quick for 10 seconds a position, Strong for a minute, Proof until the best line is proven or you stop it; small boards and endgames can be proven. More unfolds the engine: every solver with a line on what it does, its options and its budget, and the playouts and the seed of the search. What you set there is used instead of a strength.</source>
        <translation>探索には3つの強さがあります。クイックは1局面に10秒、強力は1分、証明は最善手順が証明されるか、止めるまで探索します。証明できるのは、小さなボードと終盤です。「詳細」を開くとエンジンが現れます。すべてのソルバーとその働きの説明、オプション、予算、そして探索のプレイアウト数とシードです。そこで設定したものが、強さの代わりに使われます。</translation>
    </message>
    <message>
        <source>Each candidate is a group to remove now, shown as it lies on the board, with its size. Points: what the move itself earns. Ends at: the best final score of the whole game found after it. Loss: how much less that is than after the best candidate. ✓: the line found clears the board. What for: what the move does for its line. The button Columns shows more. Place: row and column of the group. Mean: the mean of all playouts that began with it. Visits: how many those were. Share: their share of all playouts. Mean, visits and share are of the solver that searched last; a move that it did not try has the best score that an earlier one found. The tool tip says who found a score.</source>
        <translation>候補は、今消せるグループです。ボード上にある形のまま、大きさと一緒に表示されます。得点：その手自体の得点。最終：その手の後に見つかった、ゲーム全体の最高の最終スコア。損失：最善の候補の後と比べて、それがどれだけ少ないか。✓：見つかった手順がボードを全消しします。目的：手順の中でのその手の役割。ボタン「列」でほかの項目も表示できます。位置：グループの行と列。平均：その手から始まったすべてのプレイアウトの平均。訪問数：その回数。割合：すべてのプレイアウトに占める割合。平均、訪問数、割合は、最後に探索したソルバーのものです。そのソルバーが試さなかった手には、以前のソルバーが見つけた最高スコアが付きます。どのソルバーのスコアかは、ツールチップでわかります。</translation>
    </message>
    <message>
        <source>A word after each move</source>
        <translation>一手ごとのひとこと</translation>
    </message>
    <message>
        <source>While the assistant is on, and without it where the menu View says so, each of your moves gets a word: ✓ good, ↓ small loss, or ✗ mistake, with the points that the best game known after the move ends below the best one known before it. It takes about a second of search; &quot;about&quot; stands where the loss is not proven, and while you think on, it may become smaller. The words are those of a review: a mistake loses much for sure, ? may be a mistake, if searches missed nothing after it, and a small loss loses a little for sure. Where nothing is known, there is no word, as after moves that were opened or taken back, and none in games with refill. Without the assistant, a move that lost and is taken back after its word counts as a hint.</source>
        <translation>アシスタントがオンの間、またはオフでもメニュー「表示」で選んであれば、自分の手の1つ1つにひとことが付きます。✓ 良い手、↓ 小さな損失、✗ ミスのどれかで、その手の前の既知のベストゲームに比べて、その後の既知のベストゲームの最終スコアが何点低いかも示されます。約1秒の探索が必要です。損失が証明されていないときは「約」が付き、考えている間に小さくなることがあります。判定の言葉は振り返りと同じです。ミスは確実に大きく失う手、? はその後の探索に見落としがなければミスの可能性がある手、小さな損失は確実に少し失う手です。開いた手や取り消した手の後のように何もわかっていないときはひとことはなく、補充のあるゲームでも付きません。アシスタントなしでは、損をした手を、ひとことが出た後で取り消すと、ヒント1回に数えます。</translation>
    </message>
    <message>
        <source>Practice (Ctrl+Shift+P) has five exercises a day: a position, and the question which move is right. Up to three come from mistakes of your reviewed games, before the move that you made there; the others are ends of good games on random boards, the same for everybody on that day. A right move is one after which the board can still be cleared, a large group can still go at once, or most points can still be reached. That is proven where the end of the game can be solved; elsewhere the right moves are better than all others by more than the search may be wrong. Wrong tries are counted, and a day counts once all five are solved or their answers shown. Enter on the board answers, and goes on once the exercise is done. Exercises are no games, and their answers count as no help.</source>
        <translation>練習（Ctrl+Shift+P）では、1日に5つの問題が出ます。局面が示され、どの手が正しいかを答えます。最大3つは、振り返った自分のゲームのミスから、そこでその手を打つ前の局面が出ます。残りは、ランダムボードでの良いゲームの終盤で、その日は誰にとっても同じです。正しい手とは、その後もまだ全消しできる手、大きなグループをまだ一度に消せる手、または最も高い得点にまだ届く手です。ゲームの終わりまで解ける局面では、それが証明されています。そのほかの局面では、正しい手は、ほかのどの手よりも、探索の誤りうる幅を超えて優れています。間違えた回数は数えられ、5問すべてを解くか、答えを表示すると、その日が数えられます。ボード上でEnterを押すと答え、問題が済むと次に進みます。練習問題はゲームではなく、その答えは補助に数えません。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>F12 reviews the game on the board, as does Review on the card at the end of a game, and in the statistics for an earlier game. For ten seconds it looks, on all cores, for what could still be reached before and after each move; a review that is known already is shown as it is. Shift+F12 looks for two minutes more, and Look deeper as long, or until it is stopped. It begins with the best game known of the board, and what it finds is kept. A game with refill has no review.</source>
        <translation>F12はボード上のゲームを振り返ります。ゲーム終了時のカードの「振り返り」も同じで、統計では以前のゲームを振り返れます。すべてのコアを使って10秒間、各手の前と後にまだどれだけのスコアに届いたかを調べます。すでにある振り返りは、そのまま表示されます。Shift+F12はさらに2分間、「さらに詳しく」も2分間か、止めるまで調べます。ボードの既知のベストゲームから始め、見つけたものは保存されます。補充のあるゲームは振り返れません。</translation>
    </message>
    <message>
        <source>A move loses what can be reached less after it than before it. Where both are proven, the loss is exact. Elsewhere both are the scores of the best games known, the loss is told as &quot;about&quot;, and its tool tip says how much smaller or larger it may be: its spread.</source>
        <translation>手が失うのは、その前に比べて、その後に届くスコアが減った分です。両方とも証明されていれば、損失は厳密です。そうでなければ、どちらも既知のベストゲームのスコアで、損失には「約」が付き、それよりどれだけ小さい、または大きい可能性があるか、つまり誤差幅がツールチップに表示されます。</translation>
    </message>
    <message>
        <source>The words go by the loss and its spread. A mistake loses, even with the spread taken off, at least 20 points and 2 % of what could be reached before it. Where that is not sure, but the loss itself is as large, and more than half of its spread, the move may be a mistake. A small loss is smaller, but larger than its spread. All other moves are good, and how many of them may have lost something stands under the list. The list has mistakes first, then what may be one, then small losses, each the largest first.</source>
        <translation>判定の言葉は、損失とその誤差幅で決まります。ミスは、誤差幅を差し引いても、20点以上、かつその手の前に届くはずだったスコアの2%以上を失う手です。それは確かでないものの、損失自体はそれだけ大きく、誤差幅の半分を超えるときは、ミスの可能性があります。小さな損失は、それより小さく、誤差幅よりは大きいものです。そのほかの手はすべて良い手で、そのうち何手が何かを失った可能性があるかは、一覧の下に示されます。一覧は、ミス、ミスの可能性のある手、小さな損失の順で、それぞれ大きいものから並びます。</translation>
    </message>
    <message>
        <source>Moves that came with a game taken over, or with the game of a solver that was opened, are reviewed too, and the list marks them as taken over. Of an earlier game of yours that was opened it does not tell which ones they were.</source>
        <translation>引き継いだゲームや、開いたソルバーのゲームに付いていた手も振り返られ、一覧では引き継いだ手として印が付きます。開いた自分の以前のゲームについては、どれが引き継いだ手だったかは示されません。</translation>
    </message>
    <message>
        <source>Accuracy = 100 × (1 − loss ÷ reachable), in percent: the loss of all moves together, and what could be reached at the start. A game that could reach 2,000 and lost 250 has 87.5 %. One that lost as much as could be reached, or more, has 0 %. What a game that is over has lost is certain, but while the spread covers more than half of it, which moves lost it is not: the accuracy is then told as &quot;at most&quot;, and of a game that goes on it is not known yet.</source>
        <translation>精度 = 100 ×（1 − 損失 ÷ 届くスコア）で、単位はパーセントです。損失はすべての手の合計、届くスコアは開始時のものです。2,000点に届くはずのゲームで250点を失うと、87.5%です。届くはずだったのと同じかそれ以上を失うと、0%です。終わったゲームが失った点数は確かですが、誤差幅がその半分を超える間は、どの手が失ったかは確かではありません。そのとき精度は「最大」として示され、続いているゲームの精度はまだわかりません。</translation>
    </message>
    <message>
        <source>In the picture the score is filled, and the best final score still possible falls in steps over it; numbers mark the moves whose losses the list explains. F12 brings the keyboard there. A click, the arrow keys, or, in the order of the moves, Earlier loss (Alt+Page Up) and Later loss (Alt+Page Down) show the position before such a move, with the group that was played dashed and a better one framed in gold, named &quot;better?&quot; where that is not sure; a screen reader says what the move gave away. Try from here plays on from there, and can be undone; a move from a position that the review tells of counts as played with help. Save review… writes a page that needs no network.</source>
        <translation>図では、スコアが塗りつぶしで示され、まだ可能な最高の最終スコアが、その上を階段状に下がっていきます。番号は、一覧で損失が説明されている手を示します。F12でキーボードのフォーカスが図に移ります。クリック、矢印キー、または手の順に進む「前の損失」（Alt+Page Up）と「次の損失」（Alt+Page Down）で、その手の前の局面が表示されます。実際に消したグループは破線で、より良いグループは金色の枠で示され、確かでないところには「好手？」と付きます。スクリーンリーダーは、その手で何を失ったかを読み上げます。「ここから試す」でそこからプレイでき、元に戻すこともできます。振り返りで取り上げられた局面からの手は、補助ありでプレイしたものと数えます。「振り返りを保存…」は、ネットワークの要らないページを書き出します。</translation>
    </message>
    <message>
        <source>Export… in the menu Game writes for other programs, in the background: a game as an animation (GIF) or as text, the position as a picture (PNG) or as a drawing (SVG). The game is the one in the replay bar, your own or the best one. The text has the ID of the board and, in the next row, the moves as Takes and Kosters print them: row and column of the leftmost block in a group&apos;s lowest row, * after a group of 6 blocks or more, ** after the biggest. Such a text can be opened and pasted as a game.</source>
        <translation>メニュー「ゲーム」の「エクスポート…」は、ほかのプログラムのために、バックグラウンドで書き出します。ゲームはアニメーション（GIF）またはテキストに、局面は画像（PNG）または図形（SVG）になります。ゲームは、リプレイバーにあるもの、自分のもの、またはベストゲームです。テキストには、ボードのIDと、次の行に、TakesとKostersの論文と同じ書き方の手が入ります。グループの一番下の行で最も左にあるブロックの行と列で、6個以上のブロックのグループの後には *、最大のグループの後には ** が付きます。このテキストは、ゲームとして開いたり貼り付けたりできます。</translation>
    </message>
    <message>
        <source>Today, in the toolbar, has a dot until today&apos;s board is played, and beside it the number of days in a row. It opens the last seven days as dots: full where a board was played on its day, half full where later. Earlier days opens the months before, where each day&apos;s board can be played. A game that begins before midnight counts for the day on which it began, and a clock that is set back takes no day away.</source>
        <translation>ツールバーの「今日」には、今日のボードをプレイするまで点が付き、その横に連続日数が表示されます。開くと、直近の7日間が丸で並びます。その日のうちにプレイした日は塗りつぶし、後でプレイした日は半分の塗りつぶしです。「以前の日」では、それより前の月が開き、どの日のボードもプレイできます。真夜中の前に始めたゲームは、始めた日のものと数えます。時計を戻しても、日数は減りません。</translation>
    </message>
    <message>
        <source>Share copies a result as text: name and ID of the board, score, medal and a small chart, but no move. Whoever pastes it with Ctrl+V, or as text of a new game, plays the same board under its name, and beside the score stands what is to be beaten.</source>
        <translation>「共有」は結果をテキストとしてコピーします。ボードの名前とID、スコア、メダル、小さなグラフが入りますが、打った手は入りません。それをCtrl+Vで、または新しいゲームのテキストとして貼り付けた人は、同じボードを同じ名前でプレイし、スコアの横に目標のスコアが表示されます。</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) shows cards, and one click or Enter begins the game of a card: Continue goes on with the game on the board or the one that you left last, but for the board of the day, and says against whom where it is a duel; Today is the board of the day; Quick has 8×8 blocks in 3 colors and can be cleared for sure, Classic 15×15 and Large 20×20 blocks in 5 colors; Duel begins a game against the opponent whose picture you click. The picture on a card is the board that you will play, and the card that you chose last is ready for Enter. The line below the cards says by examples what the rules earn and cost; Change… chooses other rules.</source>
        <translation>新しいゲーム（Ctrl+N）ではカードが並び、クリック1回かEnterで、そのカードのゲームが始まります。「続きから」は、ボード上のゲームか最後に中断したゲームを続けます（日替わりボードは除きます）。対戦のときは相手も表示されます。「今日」は日替わりボードです。「クイック」は8×8のブロックに3色で、必ず全消しできます。「クラシック」は15×15、「ラージ」は20×20のブロックに5色です。「対戦」では、クリックした絵の相手とのゲームが始まります。カードの絵は、これからプレイするボードです。最後に選んだカードは、Enterで始められます。カードの下の行には、ルールでの得点と減点の例が示されます。「変更…」でほかのルールを選べます。</translation>
    </message>
    <message>
        <source>The 20 boards are those on which programs are compared. Each shows your best score, the computer&apos;s, and your medal where the computer has played it too; the next one that you have not played is proposed. More has random boards of other sizes, colors and seeds, and boards from a text; Edit… draws on a board before it is played.</source>
        <translation>「20のボード」は、プログラムどうしの比較に使われているボードです。それぞれに、自分の最高スコア、コンピューターの最高スコア、そしてコンピューターもプレイしていれば自分のメダルが表示されます。まだプレイしていない次のボードが提案されます。「その他…」には、大きさ、色の数、シードの異なるランダムボードと、テキストからのボードがあります。「編集…」では、プレイする前にボードを描き変えられます。</translation>
    </message>
    <message>
        <source>A random board is made from its seed: the same seed and size give the same board everywhere. One that can be cleared for sure is made backwards from the empty board. Ctrl+Shift+N plays a random board at once, of the size and colors chosen last.</source>
        <translation>ランダムボードはシードから作られます。シードと大きさが同じなら、どこでも同じボードになります。必ず全消しできるボードは、空のボードから逆向きに作られます。Ctrl+Shift+Nは、最後に選んだ大きさと色の数のランダムボードをすぐに始めます。</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>最初のゲーム</translation>
    </message>
    <message>
        <source>The first start begins with a small board that can be cleared for sure. Next goes on to two larger ones, and then to a board of the usual size; these boards are chosen so that even games without a plan mostly end above 0. &quot;I know the game&quot; on the card of the first start goes to the usual size at once. A hint, candidates or an open panel may need the place of that card, which comes back after them or with the next board. Escape puts it aside until the next board.</source>
        <translation>初めて起動すると、必ず全消しできる小さなボードから始まります。「次へ」で、2つのより大きなボードに、その後はいつもの大きさのボードに進みます。これらのボードは、特に計画を立てずにプレイしても、たいてい0点を超えるように選ばれています。最初のカードの「遊び方は知っている」で、すぐにいつもの大きさに移れます。ヒント、候補、開いたパネルがそのカードの場所を使うことがありますが、その後、または次のボードでカードは戻ります。Escを押すと、次のボードまで表示されません。</translation>
    </message>
    <message>
        <source>After other games Next opens the following one of the standard boards, another random board of the same size, colors and rules, or, after all others, a random board of the usual size.</source>
        <translation>ほかのゲームの後の「次へ」は、標準ボードの後なら次の標準ボードを、ランダムボードの後なら大きさ、色の数、ルールが同じ別のランダムボードを、そのほかの後ならいつもの大きさのランダムボードを開きます。</translation>
    </message>
    <message>
        <source>Blocks that are left at the end cost points, more where many of one color are left: these %1 cost %2. An empty board earns %3 more.</source>
        <translation>最後に残ったブロックは減点になり、同じ色が多く残るほど減点が大きくなります。この%1個では%2点の減点です。ボードが空になると、さらに%3点が加わります。</translation>
    </message>
    <message>
        <source>Click a group: two or more blocks of one color that touch along edges. The larger the group, the more it earns.</source>
        <translation>グループをクリックします。グループとは、辺で接している同じ色の2個以上のブロックです。大きいグループほど得点が高くなります。</translation>
    </message>
    <message>
        <source>It is removed, the blocks above it fall down, and where a column is empty, those to its right move left.</source>
        <translation>グループが消え、上のブロックが落ちます。列が空になると、その右の列が左に詰まります。</translation>
    </message>
    <message>
        <source>By numbers: %1. A group of n blocks earns (n − 2)² points, one of two blocks nothing, and each color with m blocks left costs (m − 2)².</source>
        <translation>数で表すと：%1。n個のブロックのグループは(n − 2)²点で、2個のグループは0点です。m個のブロックが残った色は、それぞれ(m − 2)²点の減点です。</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>When no group is left, a card says how the game went: the score, what was left of each color, and what was best in it. It stands where it covers the fewest of the blocks left. Enter presses its large button. A click on the score, or Ctrl+G, brings the card back after it was closed or gave way to a review or a replay.</source>
        <translation>グループがなくなると、スコア、色ごとの残りブロック、一番良かったことなど、ゲームの結果を示すカードが出ます。カードは、残りブロックを最も隠さない場所に置かれます。Enterで大きなボタンが押されます。カードを閉じた後や、振り返りやリプレイに場所を譲った後は、スコアのクリックかCtrl+Gでカードが戻ります。</translation>
    </message>
    <message>
        <source>A game earns a medal by the best score known of its board, whoever reached it: bronze from %1 % of it, silver from %2 %, gold from %3 %. The number on a medal is its place.</source>
        <translation>ゲームのメダルは、誰が達成したかに関係なく、そのボードの既知の最高スコアを基準に決まります。その%1%から銅、%2%から銀、%3%から金です。メダルの数字は順位です。</translation>
    </message>
    <message>
        <source>A game with hints or other help earns a medal as well. One that was opened, or taken over with all its moves, earns none, as nobody has played it here.</source>
        <translation>ヒントなどの補助を使ったゲームでも、メダルは得られます。開いたゲームや、すべての手を引き継いだゲームでは、ここで誰もプレイしていないので、得られません。</translation>
    </message>
    <message>
        <source>The board of the day</source>
        <translation>日替わりボード</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Duel against, in the menu Game, starts the board in play anew, and one of four opponents plays it at the same time: Pip, Toni, Robin or Nova, from easy to master. The header shows your score against ???, for you learn the opponent&apos;s score only when your game has ended, also from hints, the assistant and the solved boards. Then both scores count up on the card at the end. There &quot;Same board&quot; begins this duel once more, and &quot;New board&quot; the next one. Where a better game is taken over after that, the header shows its score alone, as it is not your own. Undo may bring back a game from before the duel; its score stands alone, too. A duel rests while another board is played, and comes back with its own, also by undo and at the next start.</source>
        <translation>メニュー「ゲーム」の「対戦する」では、今のボードが最初から始まり、4人の相手のうち1人が同時に同じボードをプレイします。やさしい順に、Pip、Toni、Robin、達人のNovaです。上部には自分のスコアと ??? が並びます。相手のスコアがわかるのは自分のゲームが終わってからで、ヒント、アシスタント、解いたボードからもわかりません。その後、最後のカードの上で、両方のスコアがカウントアップされます。そこの「同じボード」は同じ対戦をもう一度、「新しいボード」は次の対戦を始めます。その後でより良いゲームを引き継ぐと、それは自分のものではないので、上部にはそのスコアだけが表示されます。「元に戻す」で対戦の前のゲームに戻ることがありますが、そのときもスコアだけが表示されます。対戦は、別のボードをプレイしている間は休み、元に戻したときや次に起動したときも含めて、そのボードと一緒に戻ってきます。</translation>
    </message>
    <message>
        <source>Statistics has the record of duels: how many you have won, lost and drawn against each opponent. The first game that ends counts, and each board once against each opponent. Duels with help, or on a board that was played with help before, are counted apart.</source>
        <translation>統計には対戦の戦績があります。相手ごとの勝ち、負け、引き分けの数です。数えるのは最初に終わったゲームで、各ボードは相手ごとに1回だけです。補助ありの対戦や、以前に補助ありでプレイしたボードでの対戦は、別に数えます。</translation>
    </message>
    <message>
        <source>Statistics (Ctrl+I) counts the games that you finished: all of them, or those of one kind, which have the same rules and boards of one size with as many colors. Games with help stand apart, and a game that was taken over up to its end is not counted. Cleared in a row counts games one after the other in which the board was cleared. The largest group is one of a game without moves that were taken over.</source>
        <translation>統計（Ctrl+I）は、自分が終えたゲームを数えます。すべてのゲームか、1種類のゲーム（ルール、ボードの大きさ、色の数が同じもの）を選べます。補助ありのゲームは別に示され、最後まで引き継いだゲームは数えません。連続全消しは、ボードの全消しが何ゲーム続いたかです。最大グループは、引き継いだ手のないゲームでのものです。</translation>
    </message>
    <message>
        <source>Medals and duels, beside the scores, is the record of all games. On each board your best game counts, with help or without: it has gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. A board has these marks once the computer has played it too, which it does at the end of a game. A medal can be lost when a better game becomes known.</source>
        <translation>スコアの横の「メダルと対戦」は、すべてのゲームの記録です。各ボードでは、補助の有無にかかわらず、自分のベストゲームを数えます。そのボードの既知の最高スコアの%1%から金、%2%から銀、%3%から銅です。この基準は、コンピューターもプレイしたボードにあり、コンピューターはゲームの終わりにプレイします。より良いゲームが知られると、メダルを失うことがあります。</translation>
    </message>
    <message>
        <source>Where the computer has not played a board yet, it does so for a second or two when your game has ended, with a number of tries that the board alone decides; until then the card says so and has no medal. With refill, and under Clickomania rules, there are no medals. What you are praised for compares the game with those that you finished before it: your best and your fewest blocks left on this board, and your largest group of all games.</source>
        <translation>コンピューターがまだプレイしていないボードでは、自分のゲームが終わったときに、コンピューターが1、2秒の間プレイします。試す回数はボードだけで決まります。それまではカードにそう表示され、メダルはありません。補充のあるゲームとClickomaniaのルールでは、メダルはありません。ほめ言葉は、そのゲームを、それより前に終えた自分のゲームと比べたものです。このボードでの自己ベストと自己最少の残りブロック、そして全ゲームを通じての自己最大のグループです。</translation>
    </message>
    <message>
        <source>A game that you left for another one is under way until it ends. Its board says so, with its points, on the card Today, among the daily boards and among the 20 boards, and goes on where you left it. Restart in the menu Move begins it anew. Until the board of the day is played, the program also says if it is under way in another window; once that window is closed, it goes on here.</source>
        <translation>別のゲームを始めるために中断したゲームは、終わるまで途中のままです。そのボードには、カード「今日」でも、日替わりボードや20のボードの中でも、途中であることと点数が表示され、中断したところから続けられます。メニュー「手」の「最初から」で、最初からやり直せます。日替わりボードをプレイし終えるまでは、別のウィンドウで途中のものも表示されます。そのウィンドウが閉じると、ここで続けられます。</translation>
    </message>
    <message>
        <source>The tool tips in the menu say how the opponents play, and about how many points each reaches on random boards of 15×15 with 5 colors under the standard rules.</source>
        <translation>メニューのツールチップには、相手の打ち方と、標準ルールの15×15、5色のランダムボードでそれぞれがおよそ何点になるかが示されます。</translation>
    </message>
    <message>
        <source>Boxes, in place of the histogram, show the same scores side by side: a box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>ヒストグラムの代わりに箱ひげ図を選ぶと、同じスコアを並べて比べられます。箱は中央の50%のスコアを表し、箱の中の線は中央値です。ひげは5%と95%まで伸び、丸は最低と最高のスコアです。</translation>
    </message>
    <message>
        <source>A file of trials, which a comparison here or samegame-cli compare keeps, opens like a game: by Open, or dropped on the window. It shows its comparison.</source>
        <translation>ここでの比較やsamegame-cli compareが保存した試行のファイルは、ゲームと同じように開けます：「開く」を使うか、ウィンドウにドロップします。開くと、その比較が表示されます。</translation>
    </message>
    <message>
        <source>With a list of boards in its setup, such as random:1-100/8x8x4, every policy plays each of the boards. The chart then shows the means of the boards in order of size, or as boxes, and the differences to the first policy; the intervals are for boards like these.</source>
        <translation>設定にrandom:1-100/8x8x4のようなボードの一覧を入れると、各方策がそのすべてのボードをプレイします。グラフは、ボードごとの平均を大きさの順に、または箱ひげ図で示し、最初の方策との差も示します。区間は、このようなボードについてのものです。</translation>
    </message>
    <message>
        <source>Until decided, a comparison of two solvers goes from board to board of its list, with one run of each. It ends as soon as an interval of 95 % that may be looked at after every board shows which is better, or that both are equal within the margin, and says so in one sentence.</source>
        <translation>「決まるまで」では、2つのソルバーの比較が一覧のボードを順に進み、それぞれ1回ずつ実行します。どのボードの後に見てもよい95%区間から、どちらが優れているか、または両者が許容差以内で同等だとわかると、すぐに終わり、結果を1文で伝えます。</translation>
    </message>
    <message>
        <source>An interval can be read in two ways; choose one. For boards like these, the boards are the sample, and there must be two or more. For these boards, the runs on each board are the sample, two or more of them. With a single board, or a single run on each, only one of the two ways is left.</source>
        <translation>区間には2つの読み方があり、どちらかを選びます。「このようなボード」では、ボードが標本で、2つ以上必要です。「これらのボード」では、各ボードでの実行が標本で、2回以上必要です。ボードが1つだけ、または各ボードでの実行が1回だけのときは、どちらか一方しか選べません。</translation>
    </message>
    <message>
        <source>Each distribution, comparison and experiment is kept when it ends or is stopped, and the convergence of the searches on each board. Kept runs (Ctrl+K) lists them with a small picture of their scores: find one by a part of its name, board, solver or date, show it again in its chart or table, name it, export it or delete it. A comparison or experiment that is shown again can go on. A convergence comes with its board: each further search there joins it, and Clear at the chart begins another.</source>
        <translation>分布、比較、実験は、終わるか停止したときに保存されます。各ボードでの探索の収束も保存されます。「保存した実行」（Ctrl+K）では、それらをスコアの小さな図と一緒に一覧できます。名前、ボード、ソルバー、日付の一部で探し、グラフや表にもう一度表示したり、名前を付けたり、エクスポートや削除をしたりできます。もう一度表示した比較や実験は、続行できます。収束はそのボードと一緒に表示されます。そこでの以後の探索はすべてそれに加わり、グラフの「消去」で別の収束が始まります。</translation>
    </message>
    <message>
        <source>Your own: points of groups, a bonus for a cleared board and a penalty for blocks left, each as you like. Points and penalty are a formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2. Files and IDs of boards keep these rules.</source>
        <translation>独自：グループの点数、全消しのボーナス、残りブロックのペナルティを、それぞれ自由に決めます。点数とペナルティは、ブロックの数nの式（3nやn(n-1)など）か、0,1,3,6のような数の並びです。それより多いブロックでは、最後の2つの数の差が繰り返されます（9、12、…）。0,0,(n-2)^2のように、数の後に式を置くこともできます。このルールは、ファイルとボードIDにも残ります。</translation>
    </message>
    <message>
        <source>Experiments of the papers (Ctrl+Shift+K) runs the tables and figures of the papers anew, whole or at a smaller scale, and shows their results beside the published ones. One that was stopped can go on, in another session too: it is among the kept runs.</source>
        <translation>「論文の実験」（Ctrl+Shift+K）では、論文の表や図を、全体または小さな規模で実行し直し、結果を公表結果と並べて示します。停止した実験は「保存した実行」に残り、別のセッションでも続けられます。</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>Save %1: all its %Ln blocks go in one move, for %2.</source>
        <translation>
            <numerusform>取っておく色は%1：%Ln個のブロックすべてが一手で消え、%2になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %1: %2 of its %Ln blocks go in one move, for %3.</source>
        <translation>
            <numerusform>取っておく色は%1：%Ln個のブロックのうち%2個が一手で消え、%3になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end the board is empty.</source>
        <translation>最後にボードが空になります。</translation>
    </message>
    <message>
        <source>The board can be cleared from here.</source>
        <translation>ここから全消しできます。</translation>
    </message>
    <message>
        <source>H again shows the group to play now.</source>
        <translation>もう一度Hを押すと、今消すグループを示します。</translation>
    </message>
    <message>
        <source>Move %1 %2.</source>
        <comment>number of a move, and what it does</comment>
        <translation>%1手目の目的：%2。</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what the move does</comment>
        <translation>この手の目的：%1。</translation>
    </message>
    <message>
        <source>Next: the marked group at %1 (row, column), %2.</source>
        <translation>次：印の付いたグループ、%1（行、列）、%2。</translation>
    </message>
    <message>
        <source>H again shows the next moves.</source>
        <translation>もう一度Hを押すと、次の何手かを示します。</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln moves are numbered.</source>
        <translation>
            <numerusform>次の%Ln手に番号が付いています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The framed blocks go in move %1.</source>
        <translation>枠で囲まれたブロックは%1手目で消えます。</translation>
    </message>
    <message>
        <source>Played like this, the game ends with a score of %1.</source>
        <translation>このように打つと、ゲームはスコア%1で終わります。</translation>
    </message>
    <message>
        <source>Played like this, the game ends: %1.</source>
        <translation>このように打つと、最後は%1です。</translation>
    </message>
    <message>
        <source>Hint: a group of this color: %1. Press H again to see which one.</source>
        <translation>ヒント：この色のグループ：%1。もう一度Hを押すと、どのグループかがわかります。</translation>
    </message>
    <message>
        <source>Hint: the marked group at %1 (row, column), %2; the best by the blocks on the board, since nobody knows the columns to come.</source>
        <translation>ヒント：印の付いたグループ、%1（行、列）、%2。これから来る列は誰にもわからないので、ボード上のブロックで見て最善のものです。</translation>
    </message>
    <message>
        <source>No later group earns more.</source>
        <translation>この後に、これより得点の高いグループはありません。</translation>
    </message>
    <message>
        <source>It is one of the moves that earn most.</source>
        <translation>最も得点の高い手の1つです。</translation>
    </message>
    <message>
        <source>That is all; H again begins anew.</source>
        <translation>これで全部です。もう一度Hを押すと最初に戻ります。</translation>
    </message>
    <message>
        <source>The saved %1 blocks go in move %2.</source>
        <comment>color, number</comment>
        <translation>取っておいた%1のブロックは%2手目で消えます。</translation>
    </message>
    <message>
        <source>A better plan was found.</source>
        <translation>より良い計画が見つかりました。</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>Final score</source>
        <translation>最終スコア</translation>
    </message>
    <message>
        <source>Own score: %1</source>
        <translation>自分のスコア：%1</translation>
    </message>
    <message>
        <source>%1: mean %2, best %3</source>
        <translation>%1：平均%2、最高%3</translation>
    </message>
    <message>
        <source>Own score so far: %1</source>
        <translation>これまでの自分のスコア：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>published result, mean</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>HowToCard</name>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>遊び方は知っている</translation>
    </message>
    <message>
        <source>Closes this card and begins with a board of the usual size</source>
        <translation>このカードを閉じて、いつもの大きさのボードで始めます</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>The picture before (PgUp)</source>
        <translation>前の図（Page Up）</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Closes this card; Help (F1) says all of it and more</source>
        <translation>このカードを閉じます。ヘルプ（F1）に、この内容のすべてとそれ以上の説明があります</translation>
    </message>
    <message>
        <source>The next picture (PgDown)</source>
        <translation>次の図（Page Down）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>picture</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color to remove it.</source>
        <translation>同じ色の2個以上のブロックのグループをクリックすると、グループが消えます。</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: bigger ones earn far more, 2 blocks %1, 10 blocks %2.</source>
        <translation>同じ色の2個以上のブロックのグループをクリックします。大きいほどずっと高得点です。2個で%1点、10個で%2点。</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>points of a group</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>The blocks above fall down, gaps at the side close, and new columns come in at the right.</source>
        <translation>上のブロックが落ち、横のすき間が詰まり、右から新しい列が入ってきます。</translation>
    </message>
    <message>
        <source>The blocks above fall down, and each row moves to the left until it has no gap.</source>
        <translation>上のブロックが落ち、各行がすき間のなくなるまで左に詰まります。</translation>
    </message>
    <message>
        <source>The blocks above fall down, and where a column is empty, the others move up to the left.</source>
        <translation>上のブロックが落ち、列が空になると、ほかの列が左に詰まります。</translation>
    </message>
    <message>
        <source>The game goes on until there is no group; blocks left cost nothing.</source>
        <translation>グループがなくなるまでゲームは続きます。残りブロックの減点はありません。</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points, more where many of one color are left; an empty board earns %1.</source>
        <translation>最後に残ったブロックは減点になり、同じ色が多く残るほど減点が大きくなります。ボードが空になると%1点です。</translation>
    </message>
    <message>
        <source>The aim is an empty board: each block left at the end costs a point.</source>
        <translation>目標は空のボードです。最後に残ったブロックは1個につき1点の減点です。</translation>
    </message>
    <message>
        <source>An empty board earns %1 more; blocks left at the end cost nothing.</source>
        <translation>ボードが空になるとさらに%1点です。最後に残ったブロックの減点はありません。</translation>
    </message>
    <message>
        <source>The game ends when there is no group; blocks left cost nothing.</source>
        <translation>グループがなくなるとゲームは終わります。残りブロックの減点はありません。</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: 2 blocks earn %1, 10 blocks %2.</source>
        <translation>同じ色の2個以上のブロックのグループをクリックします。2個で%1点、10個で%2点。</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points; an empty board earns %1.</source>
        <translation>最後に残ったブロックは減点になります。ボードが空になると%1点です。</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points.</source>
        <translation>最後に残ったブロックは減点になります。</translation>
    </message>
</context>
<context>
    <name>KeptRunsDialog</name>
    <message>
        <source>this version of SameGame has that experiment otherwise, or no longer</source>
        <translation>このバージョンのSameGameでは、その実験の内容が変わったか、なくなっています</translation>
    </message>
    <message>
        <source>the kept run is damaged</source>
        <translation>保存した実行が破損しています</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Gives this run a name, or another one</source>
        <translation>この実行に名前を付けるか、別の名前に変えます</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes this run; can be undone</source>
        <translation>この実行を削除します。元に戻せます</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Brings back the run that was deleted last</source>
        <translation>最後に削除した実行を元に戻します</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>保存した実行</translation>
    </message>
    <message>
        <source>Part of a name, a board, a solver, or a date …</source>
        <translation>名前、ボード、ソルバー、日付の一部…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>フィルター(&amp;F)</translation>
    </message>
    <message>
        <source>This run is no longer kept.</source>
        <translation>この実行はもう保存されていません。</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>カンマ区切りの値 (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>試行 (*.jsonl)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません：%2</translation>
    </message>
    <message>
        <source>The run was deleted. It can be brought back until this list is closed.</source>
        <translation>実行を削除しました。この一覧を閉じるまでは元に戻せます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln件の実行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs</source>
        <translation>
            <numerusform>%Ln件の実行のうち%1件</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows this run again in its chart, an experiment in its table; searches come with their board, so that others can be added</source>
        <translation>この実行をそのグラフ（実験はその表）にもう一度表示します。探索は、ほかの探索を加えられるように、そのボードと一緒に表示します</translation>
    </message>
    <message>
        <source>Writes this run as a file: a comparison as trials or a table of its runs, a distribution as a table of its scores, a convergence as a table of its curves, an experiment as its figure, its table or its trials</source>
        <translation>この実行をファイルに書き出します。比較は試行、または実行の表として、分布はスコアの表として、収束は曲線の表として、実験は図、表、または試行として書き出します</translation>
    </message>
    <message>
        <source>No run is kept yet. Distributions, comparisons, searches and experiments are kept when they end.</source>
        <translation>保存した実行はまだありません。分布、比較、探索、実験は、終了したときに保存されます。</translation>
    </message>
</context>
<context>
    <name>KeptRunsModel</name>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The name that you gave it</source>
        <translation>自分で付けた名前</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>The boards, and the rules if they are not the usual ones</source>
        <translation>ボード。いつものルールでなければルールも</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Best mean</source>
        <translation>最高の平均</translation>
    </message>
    <message>
        <source>The highest mean score of one of its solvers, policies or entries</source>
        <translation>そのソルバー、方策、項目の中で最も高い平均スコア</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>When it ended or was stopped</source>
        <translation>終了または停止した日時</translation>
    </message>
    <message>
        <source>What was run, and a histogram of its final scores, or curves of its best scores</source>
        <translation>実行した内容と、その最終スコアのヒストグラム、または最高スコアの曲線</translation>
    </message>
    <message>
        <source>The solvers of a comparison or of searches, the playout policies of a distribution, the entries of an experiment</source>
        <translation>比較や探索ではソルバー、分布ではプレイアウトの方策、実験では項目</translation>
    </message>
    <message>
        <source>Runs of a comparison, playouts of a distribution, trials of an experiment, of all together; searches on a board</source>
        <translation>比較では実行、分布ではプレイアウト、実験では試行の、すべてを合わせた回数。ボードでの探索では探索の回数</translation>
    </message>
    <message>
        <source>The longest search took %1 s</source>
        <translation>最も長い探索は%1秒でした</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>1 color</source>
        <translation>1色</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln色</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, %3, %4</source>
        <comment>rows, columns, colors, rules</comment>
        <translation>%1×%2、%3、%4</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>日本語</translation>
    </message>
</context>
<context>
    <name>LineModel</name>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Number of the move; 0 is the start</source>
        <translation>手の番号。0は開始時</translation>
    </message>
    <message>
        <source>Color of the group</source>
        <translation>グループの色</translation>
    </message>
    <message>
        <source>Points of the move, and the bonus or penalty of the end</source>
        <translation>手の得点と、終わりのボーナスまたはペナルティ</translation>
    </message>
    <message>
        <source>Score after the move</source>
        <translation>手の後のスコア</translation>
    </message>
    <message>
        <source>start</source>
        <translation>開始</translation>
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
        <translation>ブロック</translation>
    </message>
</context>
<context>
    <name>LinePanel</name>
    <message>
        <source>Save game…</source>
        <translation>ゲームを保存…</translation>
    </message>
    <message>
        <source>Solved boards…</source>
        <translation>解いたボード…</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>ゲームの手</translation>
    </message>
    <message>
        <source>The best finished game known of this board, the moves played so far, or the game that was chosen last to be looked at</source>
        <translation>このボードの既知の終わったベストゲーム、これまでに打った手、または最後に見るために選んだゲーム</translation>
    </message>
    <message>
        <source>Saves the game as a file</source>
        <translation>ゲームをファイルとして保存します</translation>
    </message>
    <message>
        <source>Lists the best game kept of every board</source>
        <translation>各ボードの保存されたベストゲームを一覧します</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>No finished game is known yet. Start the assistant, or play the game to its end.</source>
        <translation>終わったゲームはまだ知られていません。アシスタントを開始するか、最後までプレイしてください。</translation>
    </message>
    <message numerus="yes">
        <source>A better game with %1 points was found; it is taken up when this replay ends.</source>
        <translation>
            <numerusform>%1点のより良いゲームが見つかりました。このリプレイが終わると切り替わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>A better game was found (%1); it is taken up when this replay ends.</source>
        <translation>より良いゲームが見つかりました（%1）。このリプレイが終わると切り替わります。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Shows the moves of this game beside the other one</source>
        <translation>このゲームの手をもう一方のゲームの横に表示します</translation>
    </message>
    <message>
        <source>Shows the best game known beside this one</source>
        <translation>既知のベストゲームをこのゲームの横に表示します</translation>
    </message>
</context>
<context>
    <name>LinePlanText</name>
    <message>
        <source>%1 and %2</source>
        <comment>sizes of parts: 7, 5 and 1</comment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>earns most: %1</source>
        <translation>最も多く得点する（%1）</translation>
    </message>
    <message>
        <source>is one of the moves that earn most: %1</source>
        <translation>最も多く得点する手の1つ（%1）</translation>
    </message>
    <message>
        <source>joins %1 %2 blocks for a later group of %3</source>
        <comment>sizes of parts, color, size of the group</comment>
        <translation>%2のブロック（%1個）をつなげ、後で%3個のグループにする</translation>
    </message>
    <message>
        <source>frees the way for move %1</source>
        <translation>%1手目のための道を開ける</translation>
    </message>
    <message>
        <source>clears blocks that no later move needs</source>
        <translation>後の手に必要のないブロックを片付ける</translation>
    </message>
</context>
<context>
    <name>LineReplay</name>
    <message>
        <source>Best game</source>
        <translation>ベストゲーム</translation>
    </message>
    <message>
        <source>Best game played</source>
        <translation>プレイしたベストゲーム</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>このゲーム</translation>
    </message>
    <message>
        <source>Game of a candidate</source>
        <translation>候補のゲーム</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>振り返ったゲーム</translation>
    </message>
    <message>
        <source>Better game</source>
        <translation>より良いゲーム</translation>
    </message>
</context>
<context>
    <name>LineSummary</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2, board cleared</source>
        <translation>
            <numerusform>%2で&lt;b&gt;%1点&lt;/b&gt;、全消し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2</source>
        <translation>
            <numerusform>%2で&lt;b&gt;%1点&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2 so far</source>
        <translation>
            <numerusform>これまでに%2で&lt;b&gt;%1点&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as this game</source>
        <translation>このゲームと同じ点数</translation>
    </message>
    <message numerus="yes">
        <source>The game has %Ln points more so far</source>
        <translation>
            <numerusform>今のゲームのほうが、ここまで%Ln点多い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points better than this game</source>
        <translation>
            <numerusform>このゲームより%Ln点多い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points more than the game has so far</source>
        <translation>
            <numerusform>ここまでのゲームより%Ln点多い</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this game</source>
        <translation>このゲームです</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points below the best game known</source>
        <translation>
            <numerusform>既知のベストゲームより%Ln点低い</numerusform>
        </translation>
    </message>
    <message>
        <source>No better game is known</source>
        <translation>より良いゲームは知られていません</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; after %2</source>
        <translation>%2で&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>これまでに%1</translation>
    </message>
    <message>
        <source>This game: %1</source>
        <translation>このゲーム：%1</translation>
    </message>
    <message>
        <source>Best game known: %1</source>
        <translation>既知のベストゲーム：%1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>ルール：%1</translation>
    </message>
    <message>
        <source>Proven optimal</source>
        <translation>最適と証明済み</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source>&amp;Marks on the blocks</source>
        <translation>ブロックの印(&amp;M)</translation>
    </message>
    <message>
        <source>Color &amp;scheme</source>
        <translation>配色(&amp;S)</translation>
    </message>
    <message>
        <source>Colors of the window</source>
        <translation>ウィンドウの色</translation>
    </message>
    <message>
        <source>&amp;Blocks</source>
        <translation>ブロック(&amp;B)</translation>
    </message>
    <message>
        <source>How blocks are drawn</source>
        <translation>ブロックの描き方</translation>
    </message>
    <message>
        <source>Pa&amp;lette</source>
        <translation>パレット(&amp;L)</translation>
    </message>
    <message>
        <source>Colors of the blocks</source>
        <translation>ブロックの色</translation>
    </message>
    <message>
        <source>Each color has a mark of its own, for eyes that see them alike</source>
        <translation>色の区別がつきにくい人のために、色ごとに決まった印を付けます</translation>
    </message>
    <message>
        <source>Preview &amp;as seen</source>
        <translation>プレビューの見え方(&amp;A)</translation>
    </message>
    <message>
        <source>Shows the preview as other eyes see it; changes nothing else</source>
        <translation>ほかの色覚での見え方をプレビューに表示します。ほかには何も変わりません</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Joined tiles</source>
        <translation>つながったタイル</translation>
    </message>
    <message>
        <source>Glossy balls</source>
        <translation>つやのある玉</translation>
    </message>
    <message>
        <source>Plain shapes</source>
        <translation>シンプルな形</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>確認(&amp;H)</translation>
    </message>
    <message>
        <source>Shows how well each kind of color vision tells the colors apart</source>
        <translation>色覚の種類ごとに、色をどれだけ見分けられるかを示します</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>ベストゲーム</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>収束</translation>
    </message>
    <message>
        <source>The settings cannot be stored.</source>
        <translation>設定を保存できません。</translation>
    </message>
    <message>
        <source>Nothing is known of this position yet; F5 searches it.</source>
        <translation>この局面についてはまだ何もわかっていません。F5で探索します。</translation>
    </message>
    <message>
        <source>Goes on, though its panel is closed: %1. Esc stops it, the menu View shows it.</source>
        <translation>パネルは閉じましたが、続いています：%1。Escで停止、メニュー「表示」で表示できます。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>The replay is at its end; Esc leads back to your game.</source>
        <translation>リプレイは終わりまで来ました。Escで自分のゲームに戻ります。</translation>
    </message>
    <message>
        <source>This is the game before; Redo leads back to: %1.</source>
        <translation>これは前のゲームです。「やり直す」で戻ります：%1。</translation>
    </message>
    <message>
        <source>A better game was found; the card at the end replays it.</source>
        <translation>より良いゲームが見つかりました。最後のカードからリプレイできます。</translation>
    </message>
    <message>
        <source>Nothing better than the best game known was found.</source>
        <translation>既知のベストゲームより良いものは見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>MedalText</name>
    <message>
        <source>Bronze medal</source>
        <translation>銅メダル</translation>
    </message>
    <message>
        <source>Silver medal</source>
        <translation>銀メダル</translation>
    </message>
    <message>
        <source>Gold medal</source>
        <translation>金メダル</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Previous month</source>
        <translation>前の月</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>次の月</translation>
    </message>
</context>
<context>
    <name>NamedGame</name>
    <message>
        <source>The game is opened with what its moves come to: %1.</source>
        <translation>手から計算した内容でゲームを開きます：%1。</translation>
    </message>
    <message>
        <source>%1 is opened with what its moves come to: %2.</source>
        <translation>手から計算した内容で%1を開きます：%2。</translation>
    </message>
    <message>
        <source>Board (%1)</source>
        <comment>the program that it comes from</comment>
        <translation>ボード（%1）</translation>
    </message>
</context>
<context>
    <name>NewGameCards</name>
    <message>
        <source>Duel against %1</source>
        <comment>an opponent</comment>
        <translation>%1との対戦</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>クイック</translation>
    </message>
    <message>
        <source>A small board with few colors</source>
        <translation>色の少ない小さなボード</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>A board of the usual size</source>
        <translation>いつもの大きさのボード</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>ラージ</translation>
    </message>
    <message>
        <source>A large board, for a longer game</source>
        <translation>長く遊べる大きなボード</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>your best %1</source>
        <translation>自己ベスト%1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>The board of the day, the same for everybody, under the standard rules</source>
        <translation>日替わりボード。誰にとっても同じで、標準ルールでプレイします</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>You and the computer play the same board. Each picture begins a duel with that opponent.</source>
        <translation>あなたとコンピューターが同じボードをプレイします。絵をクリックすると、その相手との対戦が始まります。</translation>
    </message>
    <message>
        <source>The 20 boards</source>
        <translation>20のボード</translation>
    </message>
    <message>
        <source>Shows the boards on which programs are compared, with your best on each</source>
        <translation>プログラムどうしの比較に使われているボードを、それぞれの自己ベストと一緒に表示します</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>プレイ済み：%1/%2</translation>
    </message>
    <message>
        <source>1 medal</source>
        <translation>メダル1個</translation>
    </message>
    <message numerus="yes">
        <source>%Ln medals</source>
        <translation>
            <numerusform>メダル%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>an opponent</comment>
        <translation>相手：%1</translation>
    </message>
    <message>
        <source>the same board</source>
        <translation>同じボード</translation>
    </message>
    <message>
        <source>%1×%2, %3</source>
        <comment>rows, columns, colors</comment>
        <translation>%1×%2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln色</numerusform>
        </translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>全消し可能</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>途中：%1</translation>
    </message>
    <message>
        <source>%1, duel against %2</source>
        <comment>points, an opponent</comment>
        <translation>%1、%2との対戦</translation>
    </message>
    <message>
        <source>in another window: %1</source>
        <comment>points</comment>
        <translation>別のウィンドウ：%1</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>ランダムボード</translation>
    </message>
    <message>
        <source>Text or ID</source>
        <translation>テキストまたはID</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>The text brings its own rules. Rules… in the menu Game plays its board under others.</source>
        <translation>テキストにルールの指定があります。メニュー「ゲーム」の「ルール…」で、そのボードをほかのルールでプレイできます。</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Draws on this board before it is played</source>
        <translation>プレイする前に、このボードを描き変えます</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>その他(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>A random board of any size, colors and seed, or one from a text</source>
        <translation>好きな大きさ、色の数、シードのランダムボード、またはテキストからのボード</translation>
    </message>
    <message>
        <source>Goes back to the page before</source>
        <translation>前のページに戻ります</translation>
    </message>
    <message>
        <source>A shared result, a board ID, or digits, in a row for each row of the board</source>
        <translation>共有された結果、ボードID、またはボードの1行につき1列に並べた数字</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>変更(&amp;H)…</translation>
    </message>
    <message>
        <source>Chooses the rules: what moves and the end earn, and where blocks go</source>
        <translation>ルールを選びます：手と終わりの得点、ブロックの動き方</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続きから</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>“%1” is no number from %2 to %3 here; the number stays as it was.</source>
        <translation>「%1」は使えません。ここに入力できるのは%2から%3の数です。数は元のままです。</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>1 block</source>
        <translation>ブロック1個</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>ブロック%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1点</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size and points of a group</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1時間</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln時間</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1分</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln分</numerusform>
        </translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1秒</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two parts of a time</comment>
        <translation>%1%2</translation>
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
        <translation>%1：その後のボードが一番良く見える手を打ちます。</translation>
    </message>
    <message>
        <source>%1: makes the move after which random games ended best.</source>
        <translation>%1：その後のランダムなゲームが一番良く終わった手を打ちます。</translation>
    </message>
    <message>
        <source>%1: tries each move in games that are played with care.</source>
        <translation>%1：それぞれの手を、慎重に進めるゲームで試します。</translation>
    </message>
    <message>
        <source>%1: learns from its own best games of this board.</source>
        <translation>%1：このボードでの自分のベストゲームから学びます。</translation>
    </message>
    <message>
        <source>%1: easy</source>
        <translation>%1：やさしい</translation>
    </message>
    <message>
        <source>%1: medium</source>
        <translation>%1：ふつう</translation>
    </message>
    <message>
        <source>%1: hard</source>
        <translation>%1：難しい</translation>
    </message>
    <message>
        <source>%1: master</source>
        <translation>%1：達人</translation>
    </message>
    <message>
        <source>On random boards of 15×15 with 5 colors under the standard rules it reaches about %1 points.</source>
        <translation>標準ルールの15×15、5色のランダムボードで、およそ%1点になります。</translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>default options</source>
        <translation>既定のオプション</translation>
    </message>
    <message>
        <source>Changes the options of this solver</source>
        <translation>このソルバーのオプションを変更します</translation>
    </message>
</context>
<context>
    <name>OptionDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>%1のオプション</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Defaults</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>Sets every option of this solver back to its default</source>
        <translation>このソルバーのすべてのオプションを既定値に戻します</translation>
    </message>
</context>
<context>
    <name>OrderedChart</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>policy, board, value</comment>
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>OwnPalette</name>
    <message>
        <source>Start &amp;from</source>
        <translation>元にする色(&amp;F)</translation>
    </message>
    <message>
        <source>Replaces the colors by those of a palette of the program</source>
        <translation>色をプログラムのパレットの色に置き換えます</translation>
    </message>
    <message>
        <source>Color %1</source>
        <translation>色%1</translation>
    </message>
    <message>
        <source>Color %1: %2</source>
        <translation>色%1：%2</translation>
    </message>
</context>
<context>
    <name>OwnResults</name>
    <message>
        <source>The game waits, and is stored as soon as that works.</source>
        <translation>ゲームは待機し、可能になりしだい保存されます。</translation>
    </message>
    <message>
        <source>The game waits as long as the program runs, and is stored as soon as that works.</source>
        <translation>ゲームはプログラムの実行中は待機し、可能になりしだい保存されます。</translation>
    </message>
</context>
<context>
    <name>OwnScoringForm</name>
    <message>
        <source>What groups of 2, 3, 4, … blocks earn.</source>
        <translation>2、3、4、…個のブロックのグループの点数。</translation>
    </message>
    <message>
        <source>What a cleared board earns.</source>
        <translation>全消しの点数。</translation>
    </message>
    <message>
        <source>What 1, 2, 3, … blocks left cost, for each color.</source>
        <translation>各色が1、2、3、…個残ったときの減点。</translation>
    </message>
    <message>
        <source>&amp;Points of a group</source>
        <translation>グループの点数(&amp;P)</translation>
    </message>
    <message>
        <source>Bo&amp;nus</source>
        <translation>ボーナス(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;enalty</source>
        <translation>ペナルティ(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Player&apos;s guide</source>
        <translation>プレイヤーズガイド</translation>
    </message>
    <message>
        <source>This is the text of F1 in the program.</source>
        <translation>これはプログラムのF1の内容です。</translation>
    </message>
</context>
<context>
    <name>PairList</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Removes this row</source>
        <translation>この行を削除します</translation>
    </message>
</context>
<context>
    <name>PaletteTable</name>
    <message>
        <source>Closest colors in each kind of color vision</source>
        <translation>色覚の種類ごとの最も似た色</translation>
    </message>
    <message>
        <source>All colors seen</source>
        <translation>すべての色が見える</translation>
    </message>
    <message>
        <source>No red (protan)</source>
        <translation>赤なし（1型）</translation>
    </message>
    <message>
        <source>No green (deutan)</source>
        <translation>緑なし（2型）</translation>
    </message>
    <message>
        <source>No blue (tritan)</source>
        <translation>青なし（3型）</translation>
    </message>
    <message>
        <source>Gray only</source>
        <translation>グレーのみ</translation>
    </message>
    <message>
        <source>Any two colors can be told apart in each kind of color vision.</source>
        <translation>どの種類の色覚でも、どの2色も見分けられます。</translation>
    </message>
    <message>
        <source>Too close – %1: %2 and %3 differ by %4 only; %5 or more tells them apart. Until then the marks on the blocks do.</source>
        <translation>近すぎます – %1：%2と%3の差は%4しかありません。見分けるには%5以上が必要です。それまではブロックの印で見分けられます。</translation>
    </message>
    <message>
        <source>too close</source>
        <translation>近すぎる</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>十分</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>はっきり</translation>
    </message>
    <message>
        <source>Most alike of the first five</source>
        <translation>最初の5色で最も似た色</translation>
    </message>
    <message>
        <source>Most alike of all nine</source>
        <translation>全9色で最も似た色</translation>
    </message>
    <message>
        <source>%3: %1 – %2</source>
        <comment>two colors, how well told apart</comment>
        <translation>%3：%1 – %2</translation>
    </message>
    <message>
        <source>These two differ by %1; here %2 is enough to tell them apart. (CIEDE2000: 1 is hardly seen, 100 is black and white.)</source>
        <translation>この2色の差は%1です。ここでは%2あれば見分けられます。（CIEDE2000：1はほとんど見えない差、100は黒と白の差です。）</translation>
    </message>
</context>
<context>
    <name>PaletteTitles</name>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>ソフト</translation>
    </message>
    <message>
        <source>Vivid</source>
        <translation>ビビッド</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Own colors</source>
        <translation>自分の色</translation>
    </message>
</context>
<context>
    <name>PlayedGamesModel</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>全消し</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>最大グループ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Board ID</source>
        <translation>ボードID</translation>
    </message>
    <message>
        <source>When the game was finished</source>
        <translation>ゲームが終わった日時</translation>
    </message>
    <message>
        <source>What the board was called</source>
        <translation>ボードの名前</translation>
    </message>
    <message>
        <source>Rows, columns, colors and rules</source>
        <translation>行、列、色の数、ルール</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>最終スコア</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>ゲームの手数</translation>
    </message>
    <message>
        <source>Whether no block was left</source>
        <translation>ブロックが1つも残らなかったかどうか</translation>
    </message>
    <message>
        <source>Hints and other help in the game, and whether its board was played with help before</source>
        <translation>ゲームでのヒントなどの補助と、そのボードが以前に補助ありでプレイされたかどうか</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>補助</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>%1 %2 blocks</source>
        <comment>12 sky blue blocks</comment>
        <translation>%2のブロック%1個</translation>
    </message>
    <message>
        <source>After which move can the board still be cleared?</source>
        <translation>その後もまだ全消しできるのはどの手ですか？</translation>
    </message>
    <message>
        <source>After which move can %1 still go in one move?</source>
        <translation>その後も%1をまだ一手で消せるのはどの手ですか？</translation>
    </message>
    <message>
        <source>After which move can most points still be reached?</source>
        <translation>その後も最も高い得点にまだ届くのはどの手ですか？</translation>
    </message>
    <message>
        <source>From your game on %1 of %2, move %3.</source>
        <translation>%2の%1での自分のゲーム、%3手目から。</translation>
    </message>
    <message>
        <source>The same for everybody on this day.</source>
        <translation>この日の問題で、誰にとっても同じです。</translation>
    </message>
    <message>
        <source>What is right is proven.</source>
        <translation>正解は証明済みです。</translation>
    </message>
    <message>
        <source>What is right was found by a search: each right move is better than each wrong one by more than it may be wrong.</source>
        <translation>正解は探索で見つけたものです。正しい手はどれも、間違った手のどれよりも、探索の誤りうる幅を超えて優れています。</translation>
    </message>
    <message>
        <source>Right: the board can still be cleared; proven.</source>
        <translation>正解：まだ全消しできます。証明済みです。</translation>
    </message>
    <message>
        <source>Right: this keeps the %1; proven.</source>
        <translation>正解：これで%1を残せます。証明済みです。</translation>
    </message>
    <message>
        <source>Right: %1 can be reached, and no move reaches more; proven.</source>
        <translation>正解：%1に届き、それを超える手はありません。証明済みです。</translation>
    </message>
    <message>
        <source>Right: the best game known after it earns %1; the best wrong move gives away about %2 (±%3).</source>
        <translation>正解：その後の既知のベストゲームは%1になります。間違った手のうち最善のものでも約%2点（±%3）を失います。</translation>
    </message>
    <message>
        <source>No: after that the board can no longer be cleared; proven.</source>
        <translation>不正解：その後はもう全消しできません。証明済みです。</translation>
    </message>
    <message>
        <source>No: after that %1 can no longer go in one move, which gives away %2; proven.</source>
        <translation>不正解：その後は%1をもう一手で消せず、%2を失います。証明済みです。</translation>
    </message>
    <message>
        <source>No: that gives away %1; proven.</source>
        <translation>不正解：%1を失います。証明済みです。</translation>
    </message>
    <message>
        <source>No: that gives away about %1 (±%2).</source>
        <translation>不正解：約%1（±%2）を失います。</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>この手の目的：%1。</translation>
    </message>
    <message>
        <source>&amp;Show answer</source>
        <translation>答えを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Frames a right move and says what it is good for; the exercise then counts as not solved</source>
        <translation>正しい手を枠で囲み、その目的を示します。その問題は解けなかったものと数えます</translation>
    </message>
    <message>
        <source>&amp;Next exercise</source>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>Goes to the next exercise that is not done</source>
        <translation>まだ済んでいない次の問題に進みます</translation>
    </message>
    <message>
        <source>&amp;Open game in the window</source>
        <translation>ウィンドウでゲームを開く(&amp;O)</translation>
    </message>
    <message>
        <source>Plays the moves of the answer on the board of the window; can be undone there</source>
        <translation>答えの手をウィンドウのボードで打ちます。そこで元に戻せます</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Board of the exercise</source>
        <translation>練習問題のボード</translation>
    </message>
    <message>
        <source>The exercise is being made …</source>
        <translation>問題を作成しています…</translation>
    </message>
    <message>
        <source>The exercise could not be made.</source>
        <translation>問題を作成できませんでした。</translation>
    </message>
    <message>
        <source>Click the group, or choose it with the arrow keys and Enter.</source>
        <translation>グループをクリックするか、矢印キーとEnterで選んでください。</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, day</comment>
        <translation>%2の問題%1</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, how many there are</comment>
        <translation>問題%1（全%2問）</translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>まだ済んでいません。</translation>
    </message>
    <message>
        <source>Solved at the first try.</source>
        <translation>1回目で解けました。</translation>
    </message>
    <message>
        <source>Solved after wrong tries.</source>
        <translation>間違えた後で解けました。</translation>
    </message>
    <message>
        <source>The answer was shown.</source>
        <translation>答えを表示しました。</translation>
    </message>
    <message>
        <source>Solved: %1 of %2 · at the first try: %3 · days in a row with all five done: %4</source>
        <translation>解けた問題：%2問中%1問 · 1回目で：%3 · 5問すべて済ませた連続日数：%4</translation>
    </message>
    <message>
        <source>The answer is framed: row %1, column %2.</source>
        <translation>答えは枠で囲まれています：行%1、列%2。</translation>
    </message>
    <message>
        <source>Enter goes to the next exercise.</source>
        <translation>Enterで次の問題に進みます。</translation>
    </message>
    <message>
        <source>About this exercise</source>
        <translation>この問題について</translation>
    </message>
    <message>
        <source>This version cannot show the exercise again.</source>
        <translation>このバージョンでは、この問題をもう一度表示できません。</translation>
    </message>
    <message>
        <source>All five are done; every day brings five others.</source>
        <translation>5問すべて済みました。毎日、新しい5問が出ます。</translation>
    </message>
    <message>
        <source>Nothing is done yet; what you solve is counted here.</source>
        <translation>まだ何も済んでいません。解いた問題はここで数えます。</translation>
    </message>
</context>
<context>
    <name>PraiseText</name>
    <message numerus="yes">
        <source>The game ends after %Ln moves</source>
        <translation>
            <numerusform>ゲームは%Ln手で終わります</numerusform>
        </translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>全消し！</translation>
    </message>
    <message>
        <source>This board has no blocks</source>
        <translation>このボードは空です</translation>
    </message>
    <message>
        <source>No blocks are left</source>
        <translation>ブロックは残っていません</translation>
    </message>
    <message>
        <source>No more moves: 1 block left</source>
        <translation>もう手がありません：残りブロック1個</translation>
    </message>
    <message numerus="yes">
        <source>No more moves: %Ln blocks left</source>
        <translation>
            <numerusform>もう手がありません：残りブロック%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>Perfect! %1</source>
        <comment>before how a game ended</comment>
        <translation>パーフェクト！%1</translation>
    </message>
    <message>
        <source>Your best game of this board!</source>
        <translation>このボードの自己ベスト！</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a medal</comment>
        <translation>%1！</translation>
    </message>
    <message>
        <source>So close: 1 block left!</source>
        <translation>惜しい：残りブロック1個！</translation>
    </message>
    <message numerus="yes">
        <source>So close: %Ln blocks left!</source>
        <translation>
            <numerusform>惜しい：残りブロック%Ln個！</numerusform>
        </translation>
    </message>
    <message>
        <source>Your largest group so far: %1!</source>
        <translation>自己最大のグループ：%1！</translation>
    </message>
    <message>
        <source>Your fewest blocks left on this board: %1!</source>
        <translation>このボードの自己最少：残り%1個！</translation>
    </message>
    <message>
        <source>Well done: above zero!</source>
        <translation>お見事：0点を超えました！</translation>
    </message>
    <message>
        <source>your best game of this board</source>
        <translation>このボードの自己ベスト</translation>
    </message>
    <message>
        <source>your largest group so far</source>
        <translation>自己最大のグループ</translation>
    </message>
    <message>
        <source>your fewest blocks left on this board</source>
        <translation>このボードでの自己最少の残りブロック</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it earns no medal and is not counted in the statistics.</source>
        <translation>このゲームは最後まで引き継いだものなので、メダルはなく、統計に数えません。</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it is not counted in the statistics.</source>
        <translation>このゲームは最後まで引き継いだものなので、統計に数えません。</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1.</source>
        <translation>全消しなら%1点でした。</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1 and no penalty: %2 more.</source>
        <translation>全消しなら%1点でペナルティもなく、%2点多くなるところでした。</translation>
    </message>
</context>
<context>
    <name>ProgressChart</name>
    <message>
        <source>Results of the games</source>
        <translation>ゲームの結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>残りブロック</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>最終スコア</translation>
    </message>
    <message>
        <source>Fewest so far</source>
        <translation>最少記録</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>最高記録</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1ゲーム</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %Ln games</source>
        <translation>
            <numerusform>直近%Lnゲームの平均</numerusform>
        </translation>
    </message>
    <message>
        <source>Games: %1; %2: %3; %4: %5</source>
        <translation>ゲーム：%1、%2：%3、%4：%5</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>振り返ったゲーム</translation>
    </message>
    <message>
        <source>Accuracy in percent</source>
        <translation>精度（パーセント）</translation>
    </message>
    <message>
        <source>Accuracy of the games</source>
        <translation>ゲームの精度</translation>
    </message>
</context>
<context>
    <name>PublishedBoards</name>
    <message>
        <source>not stated</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>予算：%1</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation>コンピューター：%1</translation>
    </message>
    <message>
        <source>All 20 boards: %1 points</source>
        <translation>20のボードすべて：%1点</translation>
    </message>
    <message>
        <source>It had another budget than the runs here, on another machine: it shows how far they come, not which solver is better.</source>
        <translation>予算もコンピューターも、ここでの実行とは異なります。どこまで届くかを示すもので、どのソルバーが優れているかを示すものではありません。</translation>
    </message>
</context>
<context>
    <name>PublishedButton</name>
    <message>
        <source>Published</source>
        <translation>公表結果</translation>
    </message>
    <message>
        <source>Shows a published result of the same boards beside the runs</source>
        <translation>同じボードでの公表結果を、実行の横に表示します</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
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
        <translation>スモール</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>ラージ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln色</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be &amp;cleared for sure</source>
        <translation>必ず全消しできる(&amp;C)</translation>
    </message>
    <message>
        <source>Makes the board backwards from the empty one, so that there is a way to clear it, under any rules without new columns</source>
        <translation>空のボードから逆向きに作るので、新しい列の来ないどのルールでも、全消しする方法があります</translation>
    </message>
    <message>
        <source>The same seed and size give the same board, on every computer</source>
        <translation>シードと大きさが同じなら、どのコンピューターでも同じボードになります</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>別のシード</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>色の数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty</comment>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty</comment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty</comment>
        <translation>難しい</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>What the intervals are for</source>
        <translation>区間の対象</translation>
    </message>
    <message>
        <source>95 % for boards like these</source>
        <translation>95%、このようなボード</translation>
    </message>
    <message>
        <source>95 % for these boards</source>
        <translation>95%、これらのボード</translation>
    </message>
    <message>
        <source>one run has no interval</source>
        <translation>1回の実行に区間はありません</translation>
    </message>
    <message>
        <source>one board says nothing of others</source>
        <translation>1つのボードからほかのボードのことはわかりません</translation>
    </message>
    <message>
        <source>one run on each says nothing of others</source>
        <translation>各ボード1回の実行からほかの実行のことはわかりません</translation>
    </message>
    <message>
        <source>For boards like these: the boards are the sample, and the interval is of the mean over many more of them. For these boards: the runs on each are the sample, and the interval is of the mean of many more runs.</source>
        <translation>「このようなボード」では、ボードが標本で、区間はさらに多数のボードでの平均についてのものです。「これらのボード」では、各ボードでの実行が標本で、区間はさらに多数の実行の平均についてのものです。</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No board of a day has been played yet.</source>
        <translation>日替わりボードはまだプレイしていません。</translation>
    </message>
    <message>
        <source>Boards played: %1</source>
        <translation>プレイしたボード：%1</translation>
    </message>
    <message>
        <source>Played on their day: %1; longest: %2</source>
        <comment>days in a row, days</comment>
        <translation>その日のうちにプレイ：%1、最長：%2</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>メダル</translation>
    </message>
    <message>
        <source>Boards of the day</source>
        <translation>日替わりボード</translation>
    </message>
    <message>
        <source>&quot;Duel against&quot; in the menu Game has an opponent play the same board as you.</source>
        <translation>メニュー「ゲーム」の「対戦する」では、対戦相手が同じボードをプレイします。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a medal, a number</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>On each board your best game counts: gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. Boards that have such marks: %4 of %5.</source>
        <translation>各ボードでは自分のベストゲームを数えます：そのボードの既知の最高スコアの%1%から金、%2%から銀、%3%から銅。この基準のあるボード：%5個中%4個。</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move of the replayed game</source>
        <translation>リプレイ中のゲームの手</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>ゲームの開始</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>Plays again from the start when the end is reached</source>
        <translation>終わりまで来ると、最初からもう一度再生します</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>リプレイの速さ</translation>
    </message>
    <message>
        <source>Moves per second</source>
        <translation>1秒あたりの手数</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>moves per second</comment>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>Take over here</source>
        <translation>ここから引き継ぐ</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>No move was played yet</source>
        <translation>まだ手を打っていません</translation>
    </message>
    <message>
        <source>No finished game is known yet</source>
        <translation>終わったゲームはまだ知られていません</translation>
    </message>
    <message>
        <source>Move %1 of %2, score %3</source>
        <translation>%2手中%1手目、スコア%3</translation>
    </message>
    <message>
        <source>This game: move %1 of %2, score %3</source>
        <translation>このゲーム：%2手中%1手目、スコア%3</translation>
    </message>
    <message>
        <source>Best game: move %1 of %2, score %3</source>
        <translation>ベストゲーム：%2手中%1手目、スコア%3</translation>
    </message>
    <message>
        <source>Best game played: move %1 of %2, score %3</source>
        <translation>プレイしたベストゲーム：%2手中%1手目、スコア%3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>bonus +%1</source>
        <translation>ボーナス +%1</translation>
    </message>
    <message>
        <source>penalty −%1</source>
        <translation>ペナルティ −%1</translation>
    </message>
    <message>
        <source>Shows the game again</source>
        <translation>ゲームの表示に戻ります</translation>
    </message>
    <message>
        <source>Game of a candidate: move %1 of %2, score %3</source>
        <translation>候補のゲーム：%2手中%1手目、スコア%3</translation>
    </message>
    <message>
        <source>Reviewed game: move %1 of %2, score %3</source>
        <translation>振り返ったゲーム：%2手中%1手目、スコア%3</translation>
    </message>
    <message>
        <source>Better game: move %1 of %2, score %3</source>
        <translation>より良いゲーム：%2手中%1手目、スコア%3</translation>
    </message>
</context>
<context>
    <name>ResultCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>各手の後のスコア</translation>
    </message>
    <message>
        <source>The score after each move; the dot is the largest group, move %1</source>
        <translation>各手の後のスコア。点は最大のグループ、%1手目です</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Score and best still possible</source>
        <translation>スコアとまだ可能な最高</translation>
    </message>
    <message>
        <source>Filled: the score after each move. Steps: the best final score still possible. Numbers: the moves that the list tells of. Click or use the arrow keys to go there.</source>
        <translation>塗りつぶし：各手の後のスコア。階段：まだ可能な最高の最終スコア。番号：一覧で説明している手。クリックまたは矢印キーでそこに移ります。</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The list has the first %1 of these %2 losses.</source>
        <translation>一覧には、この%2件の損失のうち最初の%1件があります。</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>このゲームを振り返る</translation>
    </message>
    <message>
        <source>Looks for ten seconds, on all cores, for what each move gave away</source>
        <translation>すべてのコアを使って10秒間、それぞれの手で何を失ったかを調べます</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what was better.</source>
        <translation>ボード上：破線は打った手、金色の枠はより良かった手です。</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what may be better.</source>
        <translation>ボード上：破線は打った手、金色の枠はより良いかもしれない手です。</translation>
    </message>
    <message>
        <source>Earlier loss</source>
        <translation>前の損失</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss before the position on the board; the list itself begins with mistakes</source>
        <translation>一覧の損失のうち、手の順でボード上の局面の前にあるもの。一覧そのものはミスから始まります</translation>
    </message>
    <message>
        <source>Later loss</source>
        <translation>次の損失</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss after the position on the board; the list itself begins with mistakes</source>
        <translation>一覧の損失のうち、手の順でボード上の局面の後にあるもの。一覧そのものはミスから始まります</translation>
    </message>
    <message>
        <source>Show the better game</source>
        <translation>より良いゲームを見る</translation>
    </message>
    <message>
        <source>Plays the best game known from the position on the board, step by step</source>
        <translation>ボード上の局面からの既知のベストゲームを一手ずつ再生します</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>ここから試す</translation>
    </message>
    <message>
        <source>The game goes on from the position on the board; can be undone</source>
        <translation>ボード上の局面からゲームを続けます。元に戻せます</translation>
    </message>
    <message>
        <source>Save review…</source>
        <translation>振り返りを保存…</translation>
    </message>
    <message>
        <source>Saves the review as a page that every browser shows</source>
        <translation>振り返りを、どのブラウザーでも見られるページとして保存します</translation>
    </message>
    <message>
        <source>&amp;Thorough: for two minutes</source>
        <translation>じっくり：2分間(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Deep: until it is stopped, or all is proven</source>
        <translation>とことん：停止するか、すべて証明されるまで(&amp;D)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ends the review; what it has found is kept</source>
        <translation>振り返りを終えます。見つけたものは残ります</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>さらに詳しく</translation>
    </message>
    <message>
        <source>Goes on with this review, so that its losses become surer</source>
        <translation>この振り返りを続け、損失をより確かなものにします</translation>
    </message>
    <message>
        <source>The game goes another way than the one that was reviewed.</source>
        <translation>ゲームは、振り返ったものとは別の道を進んでいます。</translation>
    </message>
    <message>
        <source>Games in which new columns come in cannot be reviewed, as nobody knows the columns to come.</source>
        <translation>新しい列が来るゲームは、これから来る列が誰にもわからないので、振り返れません。</translation>
    </message>
    <message>
        <source>A review tells what each move of this game gave away, and what was better.</source>
        <translation>振り返りは、このゲームのそれぞれの手で何を失ったか、何がより良かったかを示します。</translation>
    </message>
    <message>
        <source>A review tells what each move of a game gave away, and what was better. Play some moves, or open a game.</source>
        <translation>振り返りは、ゲームのそれぞれの手で何を失ったか、何がより良かったかを示します。何手か打つか、ゲームを開いてください。</translation>
    </message>
    <message>
        <source>Accuracy: %1.</source>
        <translation>精度：%1。</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>verdicts</comment>
        <translation>これまで：%1</translation>
    </message>
    <message>
        <source>Accuracy so far: %1.</source>
        <translation>これまでの精度：%1。</translation>
    </message>
    <message>
        <source>Not every move has been looked at yet.</source>
        <translation>まだすべての手を調べてはいません。</translation>
    </message>
    <message>
        <source>move %1 may have lost %2</source>
        <translation>%1手目で%2点を失った可能性</translation>
    </message>
    <message>
        <source>move %1 lost %2</source>
        <translation>%1手目で%2点の損失</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>spread</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Another game is being reviewed.</source>
        <translation>別のゲームを振り返っています。</translation>
    </message>
    <message>
        <source>Reviewing until it is stopped, or all is proven.</source>
        <translation>停止するか、すべて証明されるまで振り返っています。</translation>
    </message>
    <message>
        <source>Reviewing: %1 % of the time.</source>
        <translation>振り返っています：時間の%1%が経過。</translation>
    </message>
    <message>
        <source>All of it is proven.</source>
        <translation>すべて証明済みです。</translation>
    </message>
    <message>
        <source>Reviewed for %1.</source>
        <translation>%1振り返りました。</translation>
    </message>
    <message>
        <source>Filled: score. Steps: best still possible.</source>
        <translation>塗りつぶし：スコア。階段：まだ可能な最高。</translation>
    </message>
    <message>
        <source>No listed loss comes later in the game than the position on the board</source>
        <translation>一覧の損失に、ボード上の局面より後のものはありません</translation>
    </message>
    <message>
        <source>No listed loss comes earlier in the game than the position on the board</source>
        <translation>一覧の損失に、ボード上の局面より前のものはありません</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it; what it found is kept.</source>
        <translation>そのため、%1の振り返りは終わりました。見つけたものは残ります。</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it.</source>
        <translation>そのため、%1の振り返りは終わりました。</translation>
    </message>
    <message>
        <source>Moves taken over, which count here too: %1.</source>
        <translation>引き継いだ手も含めています：%1。</translation>
    </message>
    <message>
        <source>taken over</source>
        <comment>move</comment>
        <translation>引き継ぎ</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Good: it lost nothing for sure.</source>
        <translation>良い手：確実に失ったものはありません。</translation>
    </message>
    <message>
        <source>Good: it is proven to lose nothing.</source>
        <translation>良い手：何も失わないことは証明済みです。</translation>
    </message>
    <message>
        <source>Good: nothing is known that earns more.</source>
        <translation>良い手：これより得点になる手は知られていません。</translation>
    </message>
    <message>
        <source>May be a mistake: about %1 less than the best game known, if the searches after it missed no better one.</source>
        <translation>ミスの可能性：その後の探索により良いゲームの見落としがなければ、既知のベストゲームより約%1少ない。</translation>
    </message>
    <message>
        <source>Small loss: %1 less than the best game.</source>
        <translation>小さな損失：ベストゲームより%1少ない。</translation>
    </message>
    <message>
        <source>Small loss: about %1 less than the best game known.</source>
        <translation>小さな損失：既知のベストゲームより約%1少ない。</translation>
    </message>
    <message>
        <source>Mistake: %1 less than the best game.</source>
        <translation>ミス：ベストゲームより%1少ない。</translation>
    </message>
    <message>
        <source>Mistake: about %1 less than the best game known.</source>
        <translation>ミス：既知のベストゲームより約%1少ない。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>word for a move, and what it lost</comment>
        <translation>%1、%2点</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>good moves, doubtful moves</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約%1</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良い手</translation>
    </message>
    <message>
        <source>may be a mistake</source>
        <translation>ミスの可能性</translation>
    </message>
    <message>
        <source>May be mistakes:</source>
        <translation>ミスの可能性：</translation>
    </message>
    <message>
        <source>Small losses:</source>
        <translation>小さな損失：</translation>
    </message>
    <message>
        <source>Mistakes:</source>
        <translation>ミス：</translation>
    </message>
    <message>
        <source>small loss</source>
        <translation>小さな損失</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Move %1 gave away %2</source>
        <translation>%1手目で%2点を失いました</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2</source>
        <translation>%1手目で%2点を失った可能性があります</translation>
    </message>
    <message>
        <source>The loss is proven.</source>
        <translation>損失は証明済みです。</translation>
    </message>
    <message numerus="yes">
        <source>The loss may be %Ln points smaller or larger, as far as the searches tell.</source>
        <translation>
            <numerusform>探索でわかる限り、損失は%Ln点小さいか大きいかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game: %1. Could be reached: %2.</source>
        <translation>このゲーム：%1。届くはずだったスコア：%2。</translation>
    </message>
    <message>
        <source>Score so far: %1. Can still be reached: %2, from the start: %3.</source>
        <translation>これまでのスコア：%1。まだ届くスコア：%2、開始時から：%3。</translation>
    </message>
    <message>
        <source>After move %1 of %2: score %3, still possible %4</source>
        <translation>%2手中%1手目の後：スコア%3、まだ可能なスコア%4</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <comment>good moves, small losses, mistakes</comment>
        <translation>%1、%2、%3。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln good moves</source>
        <translation>
            <numerusform>良い手%Ln手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves that may be mistakes</source>
        <translation>
            <numerusform>ミスの可能性のある手%Ln手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small losses</source>
        <translation>
            <numerusform>小さな損失%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>ミス%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>At least half of the loss lies in move %1.</source>
        <translation>損失の少なくとも半分は%1手目にあります。</translation>
    </message>
    <message>
        <source>At least half of the loss lies in moves %1 to %2.</source>
        <translation>損失の少なくとも半分は%1手目から%2手目にあります。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>percent</comment>
        <translation>最大%1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>accuracy</comment>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>Which moves lost most is not known yet, as their spread covers most of the loss.</source>
        <translation>どの手が最も多く失ったかは、損失の大部分が誤差幅に入るため、まだわかりません。</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln losses that may be none, as far as the searches tell.</source>
        <translation>
            <numerusform>一覧にないもの：探索でわかる限り、損失ではないかもしれない損失%Ln件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Other rules start this board anew. Undo brings back the game as it is now.</source>
        <translation>ルールを変えると、このボードが最初から始まります。「元に戻す」で今のゲームに戻れます。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>&amp;Scoring</source>
        <translation>得点計算(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>重力(&amp;G)</translation>
    </message>
    <message>
        <source>Empty c&amp;olumns</source>
        <translation>空の列(&amp;O)</translation>
    </message>
    <message>
        <source>See&amp;d of the columns</source>
        <translation>列のシード(&amp;D)</translation>
    </message>
    <message>
        <source>Clickomania aims at an empty board, and with new columns no board stays empty.</source>
        <translation>Clickomaniaの目標は空のボードですが、新しい列が来ると、ボードは空のままになりません。</translation>
    </message>
    <message>
        <source>A formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2.</source>
        <translation>ブロックの数nの式（3nやn(n-1)など）か、0,1,3,6のような数の並びです。それより多いブロックでは、最後の2つの数の差が繰り返されます（9、12、…）。0,0,(n-2)^2のように、数の後に式を置くこともできます。</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>独自</translation>
    </message>
    <message>
        <source>Points, bonus and penalty as you like.</source>
        <translation>点数、ボーナス、ペナルティを自由に決めます。</translation>
    </message>
    <message>
        <source>Under rules of your own no columns come in.</source>
        <translation>独自のルールでは、新しい列は入ってきません。</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>ペナルティなし</translation>
    </message>
    <message>
        <source>Lenient penalty</source>
        <translation>軽いペナルティ</translation>
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
        <translation>空の列がなくなる</translation>
    </message>
    <message>
        <source>Rows are drawn left</source>
        <translation>行が左に詰まる</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left costs (m − 2)².</source>
        <translation>n個のブロックのグループは(n − 2)²点、全消しは1,000点です。m個のブロックが残った色は、それぞれ(m − 2)²点の減点です。</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Blocks left cost nothing.</source>
        <translation>n個のブロックのグループは(n − 2)²点、全消しは1,000点です。残りブロックの減点はありません。</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left, more than two, costs (m − 2)².</source>
        <translation>n個のブロックのグループは(n − 2)²点、全消しは1,000点です。2個を超えるm個のブロックが残った色は、それぞれ(m − 2)²点の減点です。</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1). A cleared board earns nothing more, and blocks left cost nothing.</source>
        <translation>n個のブロックのグループはn × (n − 1)点です。全消しで加わる点はなく、残りブロックの減点はありません。</translation>
    </message>
    <message>
        <source>Moves earn nothing: the aim is an empty board, which earns 1. Each block left costs 1.</source>
        <translation>手は得点になりません。目標は空のボードで、1点になります。残りブロックは1個につき1点の減点です。</translation>
    </message>
    <message>
        <source>Blocks fall down, and where a column is empty, those to its right move left.</source>
        <translation>ブロックが落ち、列が空になると、その右の列が左に詰まります。</translation>
    </message>
    <message>
        <source>Blocks fall down, then every row is drawn left until it has no gap.</source>
        <translation>ブロックが落ち、次に各行がすき間のなくなるまで左に詰まります。</translation>
    </message>
    <message>
        <source>%1, rows drawn left</source>
        <translation>%1、行が左に詰まる</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>全消し</translation>
    </message>
    <message>
        <source>1 block left</source>
        <translation>残りブロック1個</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>残りブロック%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>New columns come in</source>
        <translation>新しい列が入る</translation>
    </message>
    <message>
        <source>Stay empty</source>
        <translation>空のまま</translation>
    </message>
    <message numerus="yes">
        <source>Random columns come in at the right until none fits. The game ends where no group is left, or after %Ln moves; its end earns and costs nothing.</source>
        <translation>
            <numerusform>ランダムな列が、入らなくなるまで右から入ってきます。グループがなくなるか、%Ln手の後にゲームは終わります。終わりの得点も減点もありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The board becomes empty, from the right.</source>
        <translation>ボードは右から空になっていきます。</translation>
    </message>
    <message>
        <source>%1, refill</source>
        <translation>%1、補充</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1).</source>
        <translation>n個のブロックのグループはn × (n − 1)点です。</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)².</source>
        <translation>n個のブロックのグループは(n − 2)²点です。</translation>
    </message>
    <message>
        <source>%1 blocks earn %2, %3 earn %4</source>
        <translation>ブロック%1個で%2点、%3個で%4点</translation>
    </message>
    <message>
        <source>a cleared board %1 more</source>
        <translation>全消しでさらに%1点</translation>
    </message>
    <message>
        <source>a cleared board earns %1</source>
        <translation>全消しで%1点</translation>
    </message>
    <message>
        <source>%1 of one color left cost %2</source>
        <translation>同じ色が%1個残ると%2点の減点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules, examples</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>ボーナス%1</translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation>ペナルティ%1</translation>
    </message>
    <message>
        <source>Own scoring (%1)</source>
        <translation>独自の得点計算（%1）</translation>
    </message>
    <message>
        <source>A group of n blocks earns %1.</source>
        <translation>n個のブロックのグループは%1点です。</translation>
    </message>
    <message>
        <source>Groups of 2, 3, … blocks earn %1.</source>
        <translation>2、3、…個のブロックのグループは、順に%1点です。</translation>
    </message>
    <message>
        <source>A cleared board earns %1.</source>
        <translation>全消しは%1点です。</translation>
    </message>
    <message>
        <source>Blocks left cost nothing.</source>
        <translation>残りブロックの減点はありません。</translation>
    </message>
    <message>
        <source>1, 2, … blocks left of a color cost %1.</source>
        <translation>同じ色が1、2、…個残ると、順に%1点の減点です。</translation>
    </message>
    <message>
        <source>n blocks left of a color cost %1.</source>
        <translation>同じ色がn個残ると%1点の減点です。</translation>
    </message>
</context>
<context>
    <name>RunKeeper</name>
    <message>
        <source>This version of SameGame has that experiment otherwise, or no longer.</source>
        <translation>このバージョンのSameGameでは、その実験の内容が変わったか、なくなっています。</translation>
    </message>
    <message>
        <source>This kept run is damaged.</source>
        <translation>この保存した実行は破損しています。</translation>
    </message>
    <message>
        <source>A distribution is being drawn; stop it first.</source>
        <translation>分布を実行中です。先に停止してください。</translation>
    </message>
    <message>
        <source>A comparison is running; stop it first.</source>
        <translation>比較を実行中です。先に停止してください。</translation>
    </message>
    <message>
        <source>A search on this board is running; stop it first.</source>
        <translation>このボードで探索を実行中です。先に停止してください。</translation>
    </message>
    <message>
        <source>An experiment is running; stop it first.</source>
        <translation>実験を実行中です。先に停止してください。</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>a board</comment>
        <translation>
            <numerusform>%1の%Ln手後</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>board, rules</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>収束</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>各手の後のスコア</translation>
    </message>
    <message>
        <source>Score after each move; click or drag to go there</source>
        <translation>各手の後のスコア。クリックまたはドラッグでそこに移ります</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>ゲームなし</translation>
    </message>
    <message>
        <source>Score %1 after move %2 of %3; %4 at the end</source>
        <translation>%3手中%2手目の後のスコア%1、最後は%4</translation>
    </message>
</context>
<context>
    <name>SeedEdit</name>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Click</source>
        <translation>クリック(&amp;C)</translation>
    </message>
    <message>
        <source>What a click, or Enter at the board&apos;s cursor, does to a group</source>
        <translation>クリック、またはボードのカーソルでのEnterが、グループに対して行うこと</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>How fast blocks fall and columns move</source>
        <translation>ブロックが落ち、列が動く速さ</translation>
    </message>
    <message>
        <source>&amp;Preview of candidates</source>
        <translation>候補のプレビュー(&amp;P)</translation>
    </message>
    <message>
        <source>A candidate under the mouse shows on the board how the game goes on after it</source>
        <translation>候補にマウスを合わせると、その後のゲームの続きをボードに表示します</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>プログラムの言語</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>既定値(&amp;D)</translation>
    </message>
    <message>
        <source>Plays the group at once</source>
        <translation>すぐにグループを消す</translation>
    </message>
    <message>
        <source>Selects the group, a second click plays it</source>
        <translation>グループを選び、2回目のクリックで消す</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>サウンド(&amp;O)</translation>
    </message>
    <message>
        <source>Plays a sound for each group that is removed, and at the end of a game</source>
        <translation>グループが消えるたびに、またゲームの終わりに、音を鳴らします</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>Loo&amp;ks</source>
        <translation>外観(&amp;K)</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>1 move</source>
        <translation>1手</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedText</name>
    <message>
        <source>Row and column of the group&apos;s lowest and leftmost cell, row 1 at the top</source>
        <translation>グループの一番下で最も左のマスの行と列。行1は一番上です</translation>
    </message>
    <message>
        <source>Blocks of the group</source>
        <translation>グループのブロック数</translation>
    </message>
    <message>
        <source>Goes on playing by hand from the position shown</source>
        <translation>表示中の局面から、自分でゲームを続けます</translation>
    </message>
    <message>
        <source>Chooses another board</source>
        <translation>別のボードを選びます</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>ヒントを探しています…</translation>
    </message>
    <message>
        <source>Distribution of final scores</source>
        <translation>最終スコアの分布</translation>
    </message>
    <message>
        <source>Best game saved as %1</source>
        <translation>ベストゲームを%1として保存しました</translation>
    </message>
    <message>
        <source>Comparison of solvers</source>
        <translation>ソルバーの比較</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>表をCSVに(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Bins as CSV…</source>
        <translation>ビンをCSVに(&amp;B)…</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed</source>
        <translation>消した最大のグループのブロック数</translation>
    </message>
    <message>
        <source>Hours, minutes and seconds at the board; thoughts longer than a minute count as one</source>
        <translation>プレイ時間（時、分、秒）。1分を超えて考えたときは1分と数えます</translation>
    </message>
    <message>
        <source>Scores under different rules cannot be compared: choose one kind of game.</source>
        <translation>ルールの異なるスコアは比較できません。1種類のゲームを選んでください。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No better game than this one was found.</source>
        <translation>このゲームより良いゲームは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>ルール：%1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1として保存しました</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between longer parts of a list</comment>
        <translation>／</translation>
    </message>
    <message>
        <source>Mean, 95 %, boards like these</source>
        <translation>平均、95%、このようなボード</translation>
    </message>
    <message>
        <source>Difference, 95 %, boards like these</source>
        <translation>差、95%、このようなボード</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on boards like these; where it holds 0, the difference may be luck</source>
        <translation>このようなボードでの、差の平均の95%区間。0を含む場合、差は偶然かもしれません</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all boards like these; these boards are the sample, two or more (Student&apos;s t)</source>
        <translation>このようなボードすべてでの平均の95%信頼区間。これらのボードが標本です（2つ以上。スチューデントのt分布）</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>its runs are of another version of SameGame, and a file of trials would name this version as the one that made them; choose a table (*.csv)</source>
        <translation>実行は別のバージョンのSameGameのもので、試行のファイルではこのバージョンが行ったことになってしまいます。表（*.csv）を選んでください</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
</context>
<context>
    <name>SolvedBoardsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>Starts this board anew</source>
        <translation>このボードを最初から始めます</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>リプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>Starts this board anew and replays the best game of it</source>
        <translation>このボードを最初から始め、そのベストゲームをリプレイします</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>ゲームを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the best game of this board as a file</source>
        <translation>このボードのベストゲームをファイルとして保存します</translation>
    </message>
    <message>
        <source>Solved boards</source>
        <translation>解いたボード</translation>
    </message>
    <message>
        <source>Part of a name, a size, a date, or who played it …</source>
        <translation>名前の一部、大きさ、日付、プレイした人やソルバー…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>フィルター(&amp;F)</translation>
    </message>
    <message>
        <source>The stored game of this board is damaged.</source>
        <translation>このボードの保存されたゲームは破損しています。</translation>
    </message>
    <message>
        <source>No game to the end of a board is known yet.</source>
        <translation>最後までプレイしたボードのゲームは、まだ知られていません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln個のボード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%Ln個中%1個のボード</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedBoardsModel</name>
    <message>
        <source>by hand</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>色の数</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>全消し</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>発見者</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>What the board was called when it was played</source>
        <translation>プレイしたときのボードの名前</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>行と列</translation>
    </message>
    <message>
        <source>Colors of the board</source>
        <translation>ボードの色の数</translation>
    </message>
    <message>
        <source>The rules under which it was played</source>
        <translation>プレイしたときのルール</translation>
    </message>
    <message>
        <source>Final score of the best game known</source>
        <translation>既知のベストゲームの最終スコア</translation>
    </message>
    <message>
        <source>Whether the best game leaves no block</source>
        <translation>ベストゲームでブロックが残らないかどうか</translation>
    </message>
    <message>
        <source>Moves of the best game</source>
        <translation>ベストゲームの手数</translation>
    </message>
    <message>
        <source>Who played the best game: the computer, and how, or a person</source>
        <translation>ベストゲームをプレイしたもの：コンピューター（とその方法）、または人</translation>
    </message>
    <message>
        <source>When the best game was played</source>
        <translation>ベストゲームがプレイされた日時</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1×%2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>SolverGroups</name>
    <message>
        <source>Lists of clicks: the strongest</source>
        <translation>クリックのリスト：最強</translation>
    </message>
    <message>
        <source>Playouts: random games, ever better ones</source>
        <translation>プレイアウト：次第に良くなるランダムなゲーム</translation>
    </message>
    <message>
        <source>Beams and greedy games: quick looks</source>
        <translation>ビームと貪欲なゲーム：手早い見通し</translation>
    </message>
    <message>
        <source>Proofs: endgames and small boards</source>
        <translation>証明：終盤と小さなボード</translation>
    </message>
    <message>
        <source>Other programs: your own solver</source>
        <translation>ほかのプログラム：自分のソルバー</translation>
    </message>
</context>
<context>
    <name>SoundOffer</name>
    <message>
        <source>Would you like to hear the moves?</source>
        <translation>手の音を鳴らしますか？</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>サウンドをオン</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>StandardBoardsModel</name>
    <message>
        <source>Own best %1</source>
        <translation>自己ベスト%1</translation>
    </message>
    <message>
        <source>With help %1</source>
        <translation>補助あり%1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>own best %1</source>
        <translation>自己ベスト%1</translation>
    </message>
    <message>
        <source>best with help %1</source>
        <translation>補助ありのベスト%1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>コンピューター%1</translation>
    </message>
    <message>
        <source>the computer&apos;s best %1</source>
        <translation>コンピューターのベスト%1</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>途中：%1</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>途中：%1</translation>
    </message>
</context>
<context>
    <name>StandardBoardsPage</name>
    <message>
        <source>Standard boards</source>
        <translation>標準ボード</translation>
    </message>
    <message>
        <source>The 20 boards on which the published programs are compared: 15 rows, 15 columns, 5 colors.</source>
        <translation>公表されたプログラムどうしの比較に使われている20のボード：15行、15列、5色。</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>R&amp;eset</source>
        <translation>リセット(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>数値または図をファイルに書き出します</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>表示(&amp;S)</translation>
    </message>
    <message>
        <source>Which games: their rules, and the size and colors of their boards</source>
        <translation>どのゲームか：ルール、ボードの大きさ、色の数</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>ヒント、候補を見た手、振り返った局面からの手、または引き継いだ手のあるゲーム</translation>
    </message>
    <message>
        <source>Forget the 1 &amp;game shown</source>
        <translation>表示中の1ゲームの記録を消去(&amp;G)</translation>
    </message>
    <message numerus="yes">
        <source>Forget the %Ln &amp;games shown</source>
        <translation>
            <numerusform>表示中の%Lnゲームの記録を消去(&amp;G)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget &amp;all %Ln games</source>
        <translation>
            <numerusform>%Lnゲームすべての記録を消去(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games as CSV…</source>
        <translation>ゲームをCSVに(&amp;G)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of game, number of games</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that you play to its end is counted here.</source>
        <translation>終えたゲームはまだありません。最後までプレイしたゲームは、すべてここで数えます。</translation>
    </message>
    <message>
        <source>This stored game is damaged.</source>
        <translation>この保存されたゲームは破損しています。</translation>
    </message>
    <message>
        <source>This game is not stored any more.</source>
        <translation>このゲームはもう保存されていません。</translation>
    </message>
    <message>
        <source>Forget &amp;all: 1 game</source>
        <translation>すべての記録を消去：1ゲーム(&amp;A)</translation>
    </message>
    <message>
        <source>The stored games cannot be read now.</source>
        <translation>保存されたゲームを今は読み取れません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished games wait to be stored, and are counted then.</source>
        <translation>
            <numerusform>終わった%Lnゲームが保存を待っています。保存されると数えられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave out games with help</source>
        <translation>補助ありのゲームを除く(&amp;L)</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>スコア(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Medals and duels</source>
        <translation>メダルと対戦(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Numbers as CSV…</source>
        <translation>数値をCSVに(&amp;N)…</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>補助なし</translation>
    </message>
    <message>
        <source>All of these games had help.</source>
        <translation>これらのゲームはすべて補助ありです。</translation>
    </message>
    <message>
        <source>Forgets games, here and on the cards at the end of a game, and with the last one the record of duels; can be undone</source>
        <translation>ゲームの記録を消去し、ここでも、ゲーム終了時のカードでも数えなくなります。最後のゲームと一緒に対戦の戦績も消去します。元に戻せます</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Different boards</source>
        <translation>異なるボード</translation>
    </message>
    <message>
        <source>Games cleared</source>
        <translation>全消ししたゲーム</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>全消しの割合</translation>
    </message>
    <message>
        <source>Mean of blocks left</source>
        <translation>残りブロックの平均</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均スコア</translation>
    </message>
    <message>
        <source>Fewest blocks left</source>
        <translation>最少の残りブロック</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>最高スコア</translation>
    </message>
    <message>
        <source>Cleared in a row now</source>
        <translation>現在の連続全消し</translation>
    </message>
    <message>
        <source>Cleared in a row at most</source>
        <translation>最長の連続全消し</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>最大グループ</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed in a game without moves that were taken over</source>
        <translation>引き継いだ手のないゲームで消した最大のグループのブロック数</translation>
    </message>
    <message>
        <source>Time at the board</source>
        <translation>プレイ時間</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>平均プレイ時間</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All games of this choice</source>
        <translation>選択したすべてのゲーム</translation>
    </message>
    <message>
        <source>Games without help; an earlier game on the board may have had help</source>
        <translation>補助なしのゲーム。同じボードでの以前のゲームには補助があったかもしれません</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>ヒント、候補を見た手、振り返った局面からの手、または引き継いだ手のあるゲーム</translation>
    </message>
    <message>
        <source>Games since the last one in which blocks were left</source>
        <translation>ブロックが残った最後のゲームの後のゲーム数</translation>
    </message>
    <message>
        <source>Games in a row in which the board was cleared</source>
        <translation>ボードの全消しが続いたゲームの数</translation>
    </message>
    <message>
        <source>The part of the score that could be reached, as the review of the game found it</source>
        <translation>届くはずだったスコアのうち達成した割合。ゲームの振り返りによる値です</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>振り返ったゲーム</translation>
    </message>
    <message>
        <source>Games with a review that has looked at each move, without moves taken over</source>
        <translation>すべての手を調べた振り返りがあり、引き継いだ手のないゲーム</translation>
    </message>
    <message>
        <source>Mean accuracy</source>
        <translation>平均精度</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>補助なし</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>補助あり</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Game %1, %2: %3, %4, %5</source>
        <translation>ゲーム%1、%2：%3、%4、%5</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>ゲームごと</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>日付順</translation>
    </message>
    <message>
        <source>What the results are drawn against</source>
        <translation>結果を何に対して描くか</translation>
    </message>
    <message>
        <source>Reviewed game %1, %2: accuracy %3, %4</source>
        <translation>振り返ったゲーム%1、%2：精度%3、%4</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Reviewed games: %1 of %2</source>
        <translation>振り返ったゲーム：%1/%2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>What the chart shows of the games</source>
        <translation>ゲームについてグラフに表示する項目</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>What it holds could not be written: %1.</source>
        <translation>その内容を書き込めませんでした：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Lnゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln best games</source>
        <translation>
            <numerusform>ベストゲーム%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>No game could be read in it.</source>
        <translation>その中のゲームは1つも読み取れませんでした。</translation>
    </message>
    <message>
        <source>It holds no game that is not there already.</source>
        <translation>まだここにないゲームは含まれていません。</translation>
    </message>
    <message>
        <source>Read from it, and kept: %1.</source>
        <translation>読み取って残したもの：%1。</translation>
    </message>
    <message>
        <source>The board begins with a new game.</source>
        <translation>ボードは新しいゲームから始まります。</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Quick</source>
        <translation>クイック</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10秒</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,290 points in the mean.</source>
        <translation>%1、20の標準ボードでの平均はおよそ4,290点です。</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>強力</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1分</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,370 points in the mean.</source>
        <translation>%1、20の標準ボードでの平均はおよそ4,370点です。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>until proven</source>
        <translation>証明まで</translation>
    </message>
    <message>
        <source>%1: proves small boards and endgames; on full boards of usual size the others find better lines.</source>
        <translation>%1：小さなボードと終盤を証明します。いつもの大きさの、ブロックの詰まったボードでは、ほかの強さのほうがより良い手順を見つけます。</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>%1, %2</source>
        <comment>a strength and its time</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Set under More: %1</source>
        <translation>「詳細」で設定：%1</translation>
    </message>
</context>
<context>
    <name>TakeOverQuestion</name>
    <message>
        <source>Go &amp;on by hand</source>
        <translation>自分で続ける(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>リプレイを見続ける(&amp;K)</translation>
    </message>
    <message>
        <source>Ends the replay; the game goes on from the position shown</source>
        <translation>リプレイを終え、表示中の局面からゲームを続けます</translation>
    </message>
    <message>
        <source>Goes on with the replay</source>
        <translation>リプレイを続けます</translation>
    </message>
    <message>
        <source>Does the game go on by hand from here? A second click, or Enter, says yes.</source>
        <translation>ここから自分でゲームを続けますか？もう一度クリックするかEnterを押すと続けます。</translation>
    </message>
</context>
<context>
    <name>TodayButton</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Today · %1</source>
        <comment>days in a row</comment>
        <translation>今日 · %1</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: played.</source>
        <translation>今日のボード、%1：プレイ済み。</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: not played yet.</source>
        <translation>今日のボード、%1：未プレイ。</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: under way, %2.</source>
        <translation>今日のボード、%1：途中、%2。</translation>
    </message>
</context>
<context>
    <name>TrialsButton</name>
    <message>
        <source>Trials</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>&amp;Save trials…</source>
        <translation>試行を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Open trials…</source>
        <translation>試行を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>試行 (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save trials</source>
        <translation>試行を保存</translation>
    </message>
    <message>
        <source>Open trials</source>
        <translation>試行を開く</translation>
    </message>
    <message>
        <source>Keeps the runs with their lines in a file, those to come each as it ends, or goes on with those of a file; samegame-cli compare --resume uses the same files</source>
        <translation>実行を手順と一緒にファイルに保存し、これからの実行も終わるごとに加えるか、ファイルの実行を続けます。samegame-cli compare --resumeでも同じファイルを使えます</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>The last move. %1</source>
        <translation>最後の手。%1</translation>
    </message>
</context>
<context>
    <name>WeekView</name>
    <message>
        <source>%1: not played</source>
        <translation>%1：未プレイ</translation>
    </message>
    <message>
        <source>%1: played, %2</source>
        <translation>%1：プレイ済み、%2</translation>
    </message>
    <message>
        <source>%1: played later, %2</source>
        <translation>%1：後でプレイ、%2</translation>
    </message>
    <message>
        <source>%1: under way, %2</source>
        <translation>%1：途中、%2</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens a saved game or a board</source>
        <translation>保存したゲームまたはボードを開きます</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves this game as a file, or the board as it stands as text</source>
        <translation>このゲームをファイルとして、または今のボードをテキストとして保存します</translation>
    </message>
    <message>
        <source>Save &amp;best game…</source>
        <translation>ベストゲームを保存(&amp;B)…</translation>
    </message>
    <message>
        <source>Saves the best game known of this board as a file</source>
        <translation>このボードの既知のベストゲームをファイルとして保存します</translation>
    </message>
    <message>
        <source>&amp;Copy board ID</source>
        <translation>ボードIDをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the starting board as a short text that can be pasted in a new game</source>
        <translation>開始時のボードを、新しいゲームに貼り付けられる短いテキストとしてコピーします</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>最初から(&amp;R)</translation>
    </message>
    <message>
        <source>Goes back to the start of this game; can be undone</source>
        <translation>このゲームの最初に戻ります。元に戻せます</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Start or stop &amp;distribution</source>
        <translation>分布を開始または停止(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>ショートカット(&amp;S)</translation>
    </message>
    <message>
        <source>Lists the keys of every action</source>
        <translation>すべての操作のキーを一覧します</translation>
    </message>
    <message>
        <source>&amp;About SameGame</source>
        <translation>SameGameについて(&amp;A)</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Assistant</source>
        <translation>アシスタント(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Stop assistant</source>
        <translation>アシスタントを停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start assistant</source>
        <translation>アシスタントを開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>最後に行った操作を取り消します</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>やり直す(&amp;D)</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>取り消した操作をもう一度行います</translation>
    </message>
    <message>
        <source>&amp;Paste board</source>
        <translation>ボードを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Plays the board or game that is on the clipboard as text</source>
        <translation>クリップボードにテキストとしてあるボードまたはゲームをプレイします</translation>
    </message>
    <message>
        <source>So&amp;lved boards…</source>
        <translation>解いたボード(&amp;L)…</translation>
    </message>
    <message>
        <source>Lists the best game of every board that was ever played to its end here</source>
        <translation>ここで一度でも最後までプレイされたボードの、それぞれのベストゲームを一覧します</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>Clicks, animation, colors, language</source>
        <translation>クリック、アニメーション、色、言語</translation>
    </message>
    <message>
        <source>Closes the window; the game is there again next time</source>
        <translation>ウィンドウを閉じます。次回もこのゲームから始まります</translation>
    </message>
    <message>
        <source>Play candidate &amp;%1</source>
        <translation>候補%1の手を打つ(&amp;%1)</translation>
    </message>
    <message>
        <source>Plays the move of this rank in the table of candidates</source>
        <translation>候補の表でこの順位の手を打ちます</translation>
    </message>
    <message>
        <source>Draws playouts and shows how their final scores are distributed</source>
        <translation>プレイアウトを行い、その最終スコアの分布を表示します</translation>
    </message>
    <message>
        <source>Start or stop &amp;comparison</source>
        <translation>比較を開始または停止(&amp;C)</translation>
    </message>
    <message>
        <source>Lets solvers run against each other and compares their scores</source>
        <translation>ソルバーを競わせ、スコアを比較します</translation>
    </message>
    <message>
        <source>Show c&amp;onvergence</source>
        <translation>収束を表示(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>再生または一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Replays the game</source>
        <translation>ゲームをリプレイします</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>最初(&amp;F)</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>ゲームの開始</translation>
    </message>
    <message>
        <source>Pre&amp;vious</source>
        <translation>前へ(&amp;V)</translation>
    </message>
    <message>
        <source>One move back in the game</source>
        <translation>ゲームで一手戻ります</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>One move on in the game</source>
        <translation>ゲームで一手進みます</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>最後(&amp;L)</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>ループ(&amp;O)</translation>
    </message>
    <message>
        <source>Begins again when the end of the game is reached</source>
        <translation>ゲームの終わりまで来ると、最初から繰り返します</translation>
    </message>
    <message>
        <source>&amp;Take over here</source>
        <translation>ここから引き継ぐ(&amp;T)</translation>
    </message>
    <message>
        <source>Explains the game and every number</source>
        <translation>ゲームとすべての数値について説明します</translation>
    </message>
    <message>
        <source>Play &amp;candidate</source>
        <translation>候補の手を打つ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>リプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>ルール(&amp;R)…</translation>
    </message>
    <message>
        <source>Plays this board from its start under other rules; can be undone</source>
        <translation>このボードをほかのルールで最初からプレイします。元に戻せます</translation>
    </message>
    <message>
        <source>P&amp;eek at candidates</source>
        <translation>候補をのぞく(&amp;E)</translation>
    </message>
    <message>
        <source>Shows, as long as the key is held, what is known while the assistant is off</source>
        <translation>キーを押している間、アシスタントがオフのときにわかっていることを表示します</translation>
    </message>
    <message>
        <source>Take a&amp;way or stop</source>
        <translation>片付ける・停止(&amp;W)</translation>
    </message>
    <message>
        <source>New ran&amp;dom board</source>
        <translation>新しいランダムボード(&amp;D)</translation>
    </message>
    <message>
        <source>Plays a random board at once, with the size and colors chosen last; can be undone</source>
        <translation>最後に選んだ大きさと色の数のランダムボードをすぐにプレイします。元に戻せます</translation>
    </message>
    <message>
        <source>Dail&amp;y boards…</source>
        <translation>日替わりボード(&amp;Y)…</translation>
    </message>
    <message>
        <source>The board of today, the same for everybody, and a month of those played</source>
        <translation>誰にとっても同じ今日のボードと、プレイしたボードの1か月分</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>結果をコピー(&amp;U)</translation>
    </message>
    <message>
        <source>Copies score and board ID of this finished game as text, without its moves</source>
        <translation>この終わったゲームのスコアとボードIDをテキストとしてコピーします。打った手は含みません</translation>
    </message>
    <message>
        <source>Ed&amp;it board…</source>
        <translation>ボードを編集(&amp;I)…</translation>
    </message>
    <message>
        <source>Draws a board to be played, beginning with the one of this game</source>
        <translation>このゲームのボードを元に、プレイするボードを描きます</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>統計(&amp;T)…</translation>
    </message>
    <message>
        <source>Tells which blocks to save for one large group; again, the group to play now and why; again, the next moves</source>
        <translation>大きなグループのためにどのブロックを取っておくかを教えます。もう一度押すと今消すグループとその理由、さらに押すと次の何手かを示します</translation>
    </message>
    <message>
        <source>Takes away one thing after the other: the replay, the hint, the selection; then stops what searches, leaves the full screen, and turns the assistant off</source>
        <translation>リプレイ、ヒント、選択を1つずつ片付け、次に探索を止め、フルスクリーンを終え、最後にアシスタントをオフにします</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>The board as large as it can be, and nothing else</source>
        <translation>できるだけ大きなボードだけを表示します</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Assistant, candidates, best game and replay beside the board</source>
        <translation>ボードの横にアシスタント、候補、ベストゲーム、リプレイを表示します</translation>
    </message>
    <message>
        <source>&amp;Research</source>
        <translation>研究(&amp;R)</translation>
    </message>
    <message>
        <source>The charts too: distribution, comparison, convergence</source>
        <translation>分布、比較、収束のグラフも表示します</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>レイアウトをリセット(&amp;L)</translation>
    </message>
    <message>
        <source>Shows what this layout is for, everything where it belongs in a window of this shape</source>
        <translation>このレイアウトで使うものを、今のウィンドウの形に合った本来の場所に表示します</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>フルスクリーン(&amp;F)</translation>
    </message>
    <message>
        <source>Gives the window the whole screen, until Escape or once more; menus and toolbar come at its upper edge, or by F10</source>
        <translation>Escまたはもう一度押すまで、ウィンドウを画面全体に広げます。メニューとツールバーは画面の上端かF10で現れます</translation>
    </message>
    <message>
        <source>Stops the search and hides the candidates</source>
        <translation>探索を止め、候補を隠します</translation>
    </message>
    <message>
        <source>Searches the position on the board</source>
        <translation>ボード上の局面を探索します</translation>
    </message>
    <message>
        <source>Shows the best score against time or playouts of every run on this board</source>
        <translation>このボードでのすべての実行について、時間またはプレイアウト数に対する最高スコアを表示します</translation>
    </message>
    <message>
        <source>Undo to the last c&amp;learable position</source>
        <translation>全消しできた最後の局面まで戻す(&amp;L)</translation>
    </message>
    <message>
        <source>Takes moves back to the last position known that could be cleared</source>
        <translation>全消しできたことがわかっている最後の局面まで手を戻します</translation>
    </message>
    <message>
        <source>At the end of a game, replays a better one that is known; else, and when pressed again, has the computer look for one for some seconds</source>
        <translation>ゲームの終わりに、より良いゲームがわかっていればリプレイします。なければ、またはもう一度押すと、コンピューターに数秒間探させます</translation>
    </message>
    <message>
        <source>Show whether the board can still be &amp;cleared</source>
        <translation>まだ全消しできるかを表示(&amp;C)</translation>
    </message>
    <message>
        <source>A lamp beside the score; on by itself for boards that were made to be cleared</source>
        <translation>スコアの横のランプです。全消しできるように作られたボードでは自動的に点きます</translation>
    </message>
    <message>
        <source>Stop looking for a &amp;better game</source>
        <translation>より良いゲームを探すのをやめる(&amp;B)</translation>
    </message>
    <message>
        <source>Show a &amp;better game</source>
        <translation>より良いゲームを見る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>ゲームを振り返る(&amp;R)</translation>
    </message>
    <message>
        <source>Shows what each move of this game gave away, and what was better</source>
        <translation>このゲームのそれぞれの手で何を失ったか、何がより良かったかを示します</translation>
    </message>
    <message>
        <source>Review t&amp;horoughly</source>
        <translation>じっくり振り返る(&amp;H)</translation>
    </message>
    <message>
        <source>Reviews this game for two minutes on all cores, or goes on with its review for as long</source>
        <translation>すべてのコアを使ってこのゲームを2分間振り返るか、その振り返りを同じ時間だけ続けます</translation>
    </message>
    <message>
        <source>Ear&amp;lier loss</source>
        <translation>前の損失(&amp;L)</translation>
    </message>
    <message>
        <source>Goes back through the listed losses in the order of the moves, to the position before each</source>
        <translation>一覧にある損失を手の順にさかのぼり、それぞれの手の前の局面に移ります</translation>
    </message>
    <message>
        <source>La&amp;ter loss</source>
        <translation>次の損失(&amp;T)</translation>
    </message>
    <message>
        <source>Goes on through the listed losses in the order of the moves, to the position before each</source>
        <translation>一覧にある損失を手の順に進み、それぞれの手の前の局面に移ります</translation>
    </message>
    <message>
        <source>Other game of the co&amp;mparison</source>
        <translation>比較中の別のゲーム(&amp;M)</translation>
    </message>
    <message>
        <source>Walks along the other one of two games that are compared, from where as many blocks are left</source>
        <translation>比較中の2つのゲームのもう一方を、残りブロックが同じ数のところからたどります</translation>
    </message>
    <message>
        <source>A &amp;word after each move</source>
        <translation>一手ごとのひとこと(&amp;W)</translation>
    </message>
    <message>
        <source>Good, small loss or mistake, with the points lost; chosen for the assistant on and off each. Without the assistant, a move that lost and is taken back after its word counts as a hint</source>
        <translation>良い手、小さな損失、ミスのどれかを、失った点数と一緒に示します。アシスタントがオンのときとオフのときで別々に選べます。アシスタントなしでは、損をした手を、ひとことが出た後で取り消すと、ヒント1回に数えます</translation>
    </message>
    <message>
        <source>Pr&amp;actice…</source>
        <translation>練習(&amp;A)…</translation>
    </message>
    <message>
        <source>Five exercises a day, of your own mistakes and for everybody: which move is right?</source>
        <translation>1日に5問、自分のミスからの問題と、みんなに共通の問題：どの手が正しいですか？</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Writes a game as an animation or as text, or the position as a picture</source>
        <translation>ゲームをアニメーションまたはテキストとして、または局面を画像として書き出します</translation>
    </message>
    <message>
        <source>Plays this board from its start; you learn the score of the opponent when your game has ended.</source>
        <translation>このボードを最初からプレイします。対戦相手のスコアは、自分のゲームが終わるとわかります。</translation>
    </message>
    <message>
        <source>Duel a&amp;gainst</source>
        <translation>対戦する(&amp;G)</translation>
    </message>
    <message>
        <source>Scores, medals, duels and all games that you finished</source>
        <translation>スコア、メダル、対戦、自分が終えたすべてのゲーム</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>結果を表示(&amp;R)</translation>
    </message>
    <message>
        <source>Brings the card at the end of the game back, as a click on the score does</source>
        <translation>ゲームの終わりのカードをもう一度表示します。スコアのクリックと同じです</translation>
    </message>
    <message>
        <source>&amp;Kept runs…</source>
        <translation>保存した実行(&amp;K)…</translation>
    </message>
    <message>
        <source>Lists the distributions, comparisons, searches and experiments that were run here, to show one again, name, export or delete it</source>
        <translation>ここで実行した分布、比較、探索、実験を一覧し、もう一度表示したり、名前を付けたり、エクスポートや削除をしたりします</translation>
    </message>
    <message>
        <source>E&amp;xperiments of the papers…</source>
        <translation>論文の実験(&amp;X)…</translation>
    </message>
    <message>
        <source>Runs the tables and figures of the papers anew, and shows their results</source>
        <translation>論文の表や図を実行し直し、結果を示します</translation>
    </message>
</context>
<context>
    <name>WindowHost</name>
    <message>
        <source>The file with your settings cannot be read; it is kept as %1, and the settings begin anew.</source>
        <translation>設定のファイルを読み取れません。%1として残し、設定は最初から始まります。</translation>
    </message>
</context>
<context>
    <name>WindowLayout</name>
    <message>
        <source>Replay &amp;bar</source>
        <translation>リプレイバー(&amp;B)</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play SameGame, get hints, and see how the computer plays it</source>
        <translation>SameGameをプレイし、ヒントをもらい、コンピューターのプレイを見る</translation>
    </message>
    <message>
        <source>SIGTERM, SIGHUP and SIGINT (Ctrl+C) end the program as its menu does: the game is kept with all its moves, and the exit status is 0. If something cannot be stored, standard error says so, and the status is 1.</source>
        <translation>SIGTERM、SIGHUP、SIGINT（Ctrl+C）を受けると、プログラムはメニューの「終了」と同じように終わります。ゲームはすべての手と一緒に残り、終了ステータスは0です。何かを保存できないときは、標準エラー出力に表示され、ステータスは1になります。</translation>
    </message>
    <message>
        <source>A file, a board name such as standard:3, a board ID, or &apos;-&apos; for standard input</source>
        <translation>ファイル、standard:3のようなボード名、ボードID、または標準入力を表す&apos;-&apos;</translation>
    </message>
</context>
</TS>
