<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About SameGame</source>
        <translation>关于 SameGame</translation>
    </message>
    <message>
        <source>&lt;p&gt;Play SameGame, get hints, see what each of your moves was worth, watch the best games known, and compare how programs play.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;玩 SameGame，获取提示，看看自己的每一步值多少，观看已知最佳对局，比较各种程序怎么玩。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。不附带任何担保。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccessibleCell</name>
    <message>
        <source>row %1, column %2, %3</source>
        <translation>第 %1 行，第 %2 列，%3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1, single block</source>
        <translation>%1，单个方块</translation>
    </message>
    <message>
        <source>%1, group of %2, %3</source>
        <translation>%1，%2 块的组，%3</translation>
    </message>
    <message>
        <source>%1, group of %2</source>
        <translation>%1，%2 块的组</translation>
    </message>
    <message>
        <source>marked</source>
        <comment>a group on the board</comment>
        <translation>已标出</translation>
    </message>
    <message>
        <source>goes in move %1</source>
        <translation>在第 %1 步消除</translation>
    </message>
    <message>
        <source>framed</source>
        <comment>a block on the board</comment>
        <translation>已框出</translation>
    </message>
    <message>
        <source>better than the group that was played</source>
        <translation>比当时走的组更好</translation>
    </message>
    <message>
        <source>may be better than the group that was played</source>
        <translation>可能比当时走的组更好</translation>
    </message>
    <message>
        <source>was played</source>
        <translation>当时所走</translation>
    </message>
</context>
<context>
    <name>Aid</name>
    <message>
        <source>What the game says of its help is damaged, and counts as none where it is.</source>
        <translation>对局中关于辅助的记录已损坏，损坏之处按无辅助计。</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 次提示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln 次提示</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move with candidates seen</source>
        <translation>看到候选步时走的 1 步</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves with candidates seen</source>
        <translation>
            <numerusform>看到候选步时走的 %Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move from a reviewed position</source>
        <translation>从复盘过的局面走的 1 步</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves from reviewed positions</source>
        <translation>
            <numerusform>从复盘过的局面走的 %Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>1 move of a game taken over</source>
        <translation>接手的对局中的 1 步</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves of a game taken over</source>
        <translation>
            <numerusform>接手的对局中的 %Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>without help</source>
        <translation>无辅助</translation>
    </message>
    <message>
        <source>%1; board played with help before</source>
        <comment>help in this game</comment>
        <translation>%1；棋盘以前用过辅助</translation>
    </message>
    <message>
        <source>%L1 with candidates</source>
        <comment>moves</comment>
        <translation>%L1 步有候选步</translation>
    </message>
    <message>
        <source>%L1 with a review</source>
        <comment>moves</comment>
        <translation>%L1 步有复盘</translation>
    </message>
    <message>
        <source>%L1 taken over</source>
        <comment>moves</comment>
        <translation>%L1 步接手</translation>
    </message>
    <message>
        <source>helped before</source>
        <comment>on the board of a game</comment>
        <translation>以前用过辅助</translation>
    </message>
    <message>
        <source>help: %L1</source>
        <translation>辅助：%L1</translation>
    </message>
    <message>
        <source>This board was played with help before.</source>
        <translation>这个棋盘以前用过辅助。</translation>
    </message>
    <message>
        <source>Help in this game, also for moves taken back:</source>
        <translation>本局的辅助，包括已撤销的步：</translation>
    </message>
    <message>
        <source>Hints: %L1</source>
        <translation>提示：%L1</translation>
    </message>
    <message>
        <source>Moves taken from the candidates: %L1</source>
        <translation>从候选步中选走的步：%L1</translation>
    </message>
    <message>
        <source>Other moves where candidates were seen: %L1</source>
        <translation>其他看到候选步时走的步：%L1</translation>
    </message>
    <message>
        <source>Other moves from reviewed positions: %L1</source>
        <translation>其他从复盘过的局面走的步：%L1</translation>
    </message>
    <message>
        <source>Moves of a game taken over: %L1</source>
        <translation>接手的对局中的步：%L1</translation>
    </message>
</context>
<context>
    <name>Assistant</name>
    <message>
        <source>No hint: none was found in the time for it.</source>
        <translation>没有提示：在限定的时间内没有找到。</translation>
    </message>
    <message>
        <source>%1 plans whole games, but nobody knows the columns to come: %2 searches instead.</source>
        <translation>“%1”规划整局，但没有人知道将要进入的列：改由“%2”搜索。</translation>
    </message>
</context>
<context>
    <name>AssistantForm</name>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message numerus="yes">
        <source>Searches that run side by side; this machine can run %Ln at a time</source>
        <translation>
            <numerusform>同时进行的搜索；这台电脑一次可运行 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The same seed, budget of playouts and number of threads give the same line again; empty for a new seed each time</source>
        <translation>相同的种子、模拟次数预算和线程数会再次得到相同的路线；留空则每次用新的种子</translation>
    </message>
    <message>
        <source>Options of the solver</source>
        <translation>求解器的选项</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
</context>
<context>
    <name>AssistantPanel</name>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>最佳得分</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Playouts/s</source>
        <translation>模拟/秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Searches this position and those that follow it (F5)</source>
        <translation>搜索这个局面及其后的局面（F5）</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Done; follows the next move</source>
        <translation>完成；将跟随下一步</translation>
    </message>
    <message>
        <source>No moves left; follows the next position</source>
        <translation>无步可走；将跟随下一个局面</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Done; the best line from here is proven optimal</source>
        <translation>完成；从这里起的最佳路线已证明最优</translation>
    </message>
    <message>
        <source>Done; it is proven that no line clears the board</source>
        <translation>完成；已证明没有路线能清空棋盘</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>节点/秒</translation>
    </message>
    <message>
        <source>Turns the assistant off and hides the candidates (F5)</source>
        <translation>关闭助手，隐藏候选步（F5）</translation>
    </message>
    <message>
        <source>The score with which the best line known from here ends</source>
        <translation>从这里起的已知最佳路线的最终得分</translation>
    </message>
    <message>
        <source>However you go on from here, the game cannot end with more points than this: that is proven</source>
        <translation>从这里起不论怎么走，对局的最终得分都不会高于它：这是已证明的</translation>
    </message>
    <message>
        <source>The game is over; a step back in its replay is searched</source>
        <translation>对局已结束；在回放中后退一步即会搜索</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Every solver with its options and budget, and the numbers of the search</source>
        <translation>每个求解器及其选项和预算，以及搜索的数字</translation>
    </message>
</context>
<context>
    <name>BlockPreview</name>
    <message>
        <source>Preview of the blocks</source>
        <translation>方块预览</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board being edited</source>
        <translation>正在编辑的棋盘</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
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
        <translation>一个棋盘上各次模拟的平均值</translation>
    </message>
    <message>
        <source>Boards in the order of the values, percent</source>
        <translation>按数值排序的棋盘（百分比）</translation>
    </message>
    <message>
        <source>Means of the boards</source>
        <translation>各棋盘的平均值</translation>
    </message>
    <message>
        <source>Differences of the boards</source>
        <translation>各棋盘的差值</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>policy</comment>
        <translation>与“%1”的差值</translation>
    </message>
    <message>
        <source>%1: mean of the boards %2</source>
        <comment>policy</comment>
        <translation>%1：各棋盘的平均值 %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>policy, policy</comment>
        <translation>“%1”减“%2”：%3</translation>
    </message>
    <message>
        <source>A curve has the boards in the order of their values; a band is their mean with its 95 % interval for boards like these.</source>
        <translation>曲线按数值大小排列各棋盘；色带是它们的平均值及其针对此类棋盘的 95% 区间。</translation>
    </message>
    <message>
        <source>A box has the middle half of the boards, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>箱体为中间 50% 的棋盘，其中的线是中位数；须线延伸到 5% 和 95%，圆圈是最低和最高的值。</translation>
    </message>
</context>
<context>
    <name>BoardDifficulty</name>
    <message>
        <source>An easy board</source>
        <translation>简单的棋盘</translation>
    </message>
    <message>
        <source>A medium board</source>
        <translation>中等的棋盘</translation>
    </message>
    <message>
        <source>A hard board</source>
        <translation>困难的棋盘</translation>
    </message>
    <message>
        <source>The program plays quick games that save the most frequent color, and compares their mean score with random boards of the same size and colors: the highest third is easy, the lowest third hard</source>
        <translation>程序玩几局保留最多的颜色的快速对局，把它们的平均得分与同样大小和颜色数的随机棋盘比较：最高的三分之一为简单，最低的三分之一为困难</translation>
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
        <translation>颜色数</translation>
    </message>
    <message>
        <source>Edit board</source>
        <translation>编辑棋盘</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <source>What was drawn is lost if the editor closes without playing.</source>
        <translation>如果编辑器不开始游戏就关闭，所画的内容会丢失。</translation>
    </message>
    <message>
        <source>Go on drawing</source>
        <translation>继续绘制</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
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
        <translation>四个象限</translation>
    </message>
    <message>
        <source>The board as it will be played</source>
        <translation>将要玩的棋盘</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>colors</source>
        <translation>种颜色</translation>
    </message>
    <message>
        <source>&amp;At random</source>
        <translation>随机(&amp;A)</translation>
    </message>
    <message>
        <source>Fills every cell with a color drawn at random</source>
        <translation>给每一格填上随机抽取的颜色</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>撤销上一个操作</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>重新执行撤销的操作</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Takes the board, board ID or board name from the clipboard</source>
        <translation>从剪贴板取棋盘、棋盘 ID 或棋盘名称</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>全部清除(&amp;L)</translation>
    </message>
    <message>
        <source>Empties every cell</source>
        <translation>清除每一格</translation>
    </message>
    <message>
        <source>Let &amp;fall</source>
        <translation>落下(&amp;F)</translation>
    </message>
    <message>
        <source>Moves blocks to where they come to rest, as the game would</source>
        <translation>像游戏中那样，把方块移到停住的位置</translation>
    </message>
    <message>
        <source>The text cannot be pasted: %1.</source>
        <translation>无法粘贴文本：%1。</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>棋盘是空的。</translation>
    </message>
    <message>
        <source>No two blocks of one color touch, so there is no move.</source>
        <translation>没有两个同色方块相接，所以无步可走。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks do not rest where they stand. Blocks fall and empty columns disappear before the game begins, as shown above.</source>
        <translation>
            <numerusform>有 %Ln 个方块不会停在原处。对局开始前方块会落下，空列会消失，如上所示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Left button paints, right button empties. Keys: arrows, with Shift they paint; Space, 1 to 9; 0 or Delete empties.</source>
        <translation>左键涂色，右键清除。按键：方向键，按住 Shift 涂色；空格键、1 到 9；0 或 Delete 清除。</translation>
    </message>
</context>
<context>
    <name>BoardMarks</name>
    <message>
        <source>other game</source>
        <translation>另一局</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>本局</translation>
    </message>
</context>
<context>
    <name>BoardMeansModel</name>
    <message>
        <source>Playouts of</source>
        <translation>模拟策略</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>On each board</source>
        <translation>每个棋盘上的次数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Mean of the boards, each of which counts once</source>
        <translation>各棋盘的平均值，每个棋盘计一次</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Standard deviation between the means of the boards</source>
        <translation>各棋盘平均值的标准差</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>最差</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Mean difference to the first policy, this one less the first, on the same boards</source>
        <translation>与第一个策略的平均差值，即本策略减去第一个，在相同的棋盘上</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>棋盘预览</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, %3 colors</source>
        <translation>%1 行，%2 列，%3 种颜色</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>Enter plays it</source>
        <translation>按 Enter 消除</translation>
    </message>
    <message>
        <source>click again to play</source>
        <translation>再次单击即消除</translation>
    </message>
    <message>
        <source>better?</source>
        <comment>group</comment>
        <translation>更好？</translation>
    </message>
    <message>
        <source>better</source>
        <comment>group</comment>
        <translation>更好</translation>
    </message>
    <message>
        <source>played</source>
        <comment>group</comment>
        <translation>所走</translation>
    </message>
</context>
<context>
    <name>BoardTitle</name>
    <message>
        <source>Standard board %1</source>
        <translation>标准棋盘 %1</translation>
    </message>
    <message>
        <source>Random board %1</source>
        <translation>随机棋盘 %1</translation>
    </message>
    <message>
        <source>Position %1 of 250</source>
        <translation>局面 %1（共 250 个）</translation>
    </message>
    <message>
        <source>Pasted board</source>
        <translation>粘贴的棋盘</translation>
    </message>
    <message>
        <source>Clearable board %1</source>
        <translation>可清空棋盘 %1</translation>
    </message>
    <message>
        <source>Edited board</source>
        <translation>编辑的棋盘</translation>
    </message>
    <message>
        <source>Daily board %1</source>
        <translation>每日棋盘 %1</translation>
    </message>
    <message>
        <source>Board of %1 × %2 cells</source>
        <translation>%1 × %2 格的棋盘</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>棋盘 %1</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>A single block stays: only two or more of one color that touch can be removed.</source>
        <translation>单个方块留着：只有两个或更多相接的同色方块才能消除。</translation>
    </message>
</context>
<context>
    <name>BoxChart</name>
    <message>
        <source>%1: mean %2, median %3, middle half %4 to %5, 5 % to 95 %: %6 to %7, lowest %8, highest %9</source>
        <translation>%1：平均 %2，中位数 %3，中间 50% 为 %4 至 %5，5% 至 95% 为 %6 至 %7，最低 %8，最高 %9</translation>
    </message>
    <message>
        <source>A box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>箱体为中间 50% 的得分，其中的线是中位数；须线延伸到 5% 和 95%，圆圈是最低和最高的得分。</translation>
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
        <translation>%1（按键 %2）</translation>
    </message>
</context>
<context>
    <name>BudgetForm</name>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Unit of the budget</source>
        <translation>预算的单位</translation>
    </message>
    <message>
        <source>The search ends when this is spent</source>
        <translation>用完时搜索结束</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>playouts</source>
        <translation>次模拟</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>个节点</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>直到停止</translation>
    </message>
    <message>
        <source>Budget: %1 %2</source>
        <comment>amount, unit</comment>
        <translation>预算：%1 %2</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>The places that this move may have: moves that are not told apart have places in common, and there is none where the search cannot tell</source>
        <translation>这一步可能占的名次：无法区分的步有共同的名次，搜索无法判断时没有名次</translation>
    </message>
    <message>
        <source>Points of this move alone</source>
        <translation>这一步本身的分数</translation>
    </message>
    <message>
        <source>Best final score of the game found after this move</source>
        <translation>走这一步之后找到的对局的最佳最终得分</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move</source>
        <translation>走这一步之后各次模拟的平均最终得分</translation>
    </message>
    <message>
        <source>Playouts that began with this move</source>
        <translation>以这一步开头的模拟</translation>
    </message>
    <message>
        <source>Share of all playouts</source>
        <translation>占所有模拟的比例</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Best final score found after this move, less the best of all moves</source>
        <translation>走这一步之后找到的最佳最终得分，减去所有步中最佳的</translation>
    </message>
    <message>
        <source>Mean final score of the playouts after this move, less the highest mean</source>
        <translation>走这一步之后各次模拟的平均最终得分，减去最高的平均值</translation>
    </message>
    <message>
        <source>%1 Known line: the best line known goes on with this move. %2.</source>
        <translation>%1 已知路线：已知最佳路线接下来走这一步。%2。</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>浮动</translation>
    </message>
    <message>
        <source>How sure that is: exact where it is proven, any order where the best line can begin with this move, so many points more or less, or ? where the search cannot tell</source>
        <translation>这有多确定：已证明时为“精确”，最佳路线也可从这一步开始时为“顺序不限”，或者可能多或少的分数，搜索无法判断时为 ?</translation>
    </message>
    <message>
        <source>Key %1 plays it.</source>
        <translation>按 %1 键走这一步。</translation>
    </message>
    <message>
        <source>This move %1.</source>
        <comment>what it does</comment>
        <translation>这一步%1。</translation>
    </message>
    <message>
        <source>The group to remove, and how many blocks it has</source>
        <translation>要消除的组，以及它有多少个方块</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>%1: the line found after this move clears the board</source>
        <translation>%1：走这一步之后找到的路线清空棋盘</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>%1: the best line known goes on with this move, whoever found it, and by whatever moves the position was reached</source>
        <translation>%1：已知最佳路线接下来走这一步，不论由谁找到，也不论局面经由哪些步到达</translation>
    </message>
    <message>
        <source>What for</source>
        <comment>what a move does for its line</comment>
        <translation>用途</translation>
    </message>
    <message>
        <source>What the move does for the line found after it</source>
        <translation>这一步对走它之后找到的路线有什么作用</translation>
    </message>
    <message>
        <source>Clears the board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>Best line known</source>
        <translation>已知最佳路线</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>平均损失</translation>
    </message>
    <message>
        <source>%1 %2 blocks</source>
        <comment>a group by its size and color</comment>
        <translation>%1 个%2方块</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>does not clear the board</source>
        <translation>不清空棋盘</translation>
    </message>
    <message>
        <source>begins the best line known</source>
        <translation>已知最佳路线由此开始</translation>
    </message>
</context>
<context>
    <name>CandidateTexts</name>
    <message>
        <source>best candidate found</source>
        <translation>找到的最佳候选步</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选步</translation>
    </message>
    <message>
        <source>candidate of place %1 to %2</source>
        <translation>第 %1 至 %2 名的候选步</translation>
    </message>
    <message>
        <source>best candidate</source>
        <translation>最佳候选步</translation>
    </message>
    <message>
        <source>candidate %1</source>
        <translation>候选步 %1</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>顺序不限</translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation>可能多或少 %1</translation>
    </message>
    <message>
        <source>how sure is not known</source>
        <translation>不知有多确定</translation>
    </message>
    <message>
        <source>No line that begins with this move is known.</source>
        <translation>没有已知的以这一步开头的路线。</translation>
    </message>
    <message>
        <source>Any order: the best line can begin with this move, too.</source>
        <translation>顺序不限：最佳路线也可以从这一步开始。</translation>
    </message>
    <message>
        <source>Exact: no line that begins with this move ends higher, that is proven.</source>
        <translation>精确：以这一步开头的路线，最终得分都不会更高，这是已证明的。</translation>
    </message>
    <message>
        <source>How sure its loss is, this search cannot tell.</source>
        <translation>它的损失有多确定，这次搜索无法判断。</translation>
    </message>
    <message>
        <source>It is not told apart from others: its place is one of %1.</source>
        <translation>它与其他步无法区分：它的名次是 %1 中的一个。</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>损失 %1</translation>
    </message>
    <message>
        <source>final score %1</source>
        <translation>最终得分 %1</translation>
    </message>
    <message numerus="yes">
        <source>Its loss may be %Ln points smaller or larger.</source>
        <translation>
            <numerusform>它的损失可能再小或再大 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Its line clears the board.</source>
        <translation>%1 它的路线清空棋盘。</translation>
    </message>
    <message>
        <source>clears the board</source>
        <translation>清空棋盘</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Candidates</source>
        <translation>候选步</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The best candidates are labelled with the best final score found after them and with their visits, or with their loss and how sure that is</source>
        <translation>最佳候选步上标有走它们之后找到的最佳最终得分和访问次数，或者它们的损失及其确定程度</translation>
    </message>
    <message>
        <source>As loss</source>
        <translation>显示损失</translation>
    </message>
    <message>
        <source>&amp;Labels on the board</source>
        <translation>棋盘上的标签(&amp;L)</translation>
    </message>
    <message>
        <source>The game has no moves left.</source>
        <translation>对局已无步可走。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>The search found no line within its budget.</source>
        <translation>搜索在预算内没有找到路线。</translation>
    </message>
    <message>
        <source>Start the assistant (F5) to see what each move is worth.</source>
        <translation>启动助手（F5）可看到每一步值多少。</translation>
    </message>
    <message>
        <source>Candidates of the position that the replay shows</source>
        <translation>回放所显示局面的候选步</translation>
    </message>
    <message>
        <source>The assistant is off. F5 turns it on; hold P to peek at what is known of this position.</source>
        <translation>助手已关闭。F5 打开它；按住 P 可看一眼这个局面的已知内容。</translation>
    </message>
    <message>
        <source>Step back through the game</source>
        <translation>逐步回看对局</translation>
    </message>
    <message>
        <source>Shows the position before the last move, and searches it: so each move of the game can be looked at again</source>
        <translation>显示最后一步之前的局面并搜索它：这样就能重新查看对局的每一步</translation>
    </message>
    <message>
        <source>There are no moves left here.</source>
        <translation>这里已无步可走。</translation>
    </message>
    <message>
        <source>&amp;Replay this line</source>
        <translation>回放这条路线(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare with the best candidate’s line</source>
        <translation>与最佳候选步的路线比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save line…</source>
        <translation>保存路线(&amp;S)…</translation>
    </message>
    <message>
        <source>Line of this candidate</source>
        <translation>此候选步的路线</translation>
    </message>
    <message>
        <source>What can be done with the line of the selected candidate; also in the menu of the table</source>
        <translation>对所选候选步的路线可以做什么；在表的菜单中也有</translation>
    </message>
    <message>
        <source>Labels on the board tell what a candidate loses against the best one instead of its final score, and so do means in the table</source>
        <translation>棋盘上的标签不显示最终得分，而显示候选步比最佳候选步损失多少，表中的平均也一样</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Chooses what the table tells of each candidate</source>
        <translation>选择表中显示候选步的哪些内容</translation>
    </message>
    <message>
        <source>Last move: %1 %2</source>
        <comment>sign and word</comment>
        <translation>上一步：%1 %2</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation>可缩放的图片 (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Picture for printing…</source>
        <translation>打印用图片(&amp;P)…</translation>
    </message>
    <message>
        <source>%1 cannot be written: the name of the file must end with .csv, .pdf, .svg or .png</source>
        <translation>无法写入 %1：文件名必须以 .csv、.pdf、.svg 或 .png 结尾</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>把数字或图片写入文件</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>%1, 95 %: %2 to %3</source>
        <comment>name and value</comment>
        <translation>%1，95%：%2 至 %3</translation>
    </message>
</context>
<context>
    <name>ClearingLamp</name>
    <message>
        <source>looking…</source>
        <comment>whether the board can be cleared</comment>
        <translation>查找中…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>whether the board can be cleared</comment>
        <translation>未定</translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>可清空</translation>
    </message>
    <message>
        <source>cannot be cleared</source>
        <translation>不可清空</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>已清空</translation>
    </message>
    <message>
        <source>A search finds out whether the board can still be cleared.</source>
        <translation>搜索正在查明棋盘是否还能清空。</translation>
    </message>
    <message>
        <source>Whether the board can still be cleared is not known: ten seconds were not enough to find out.</source>
        <translation>棋盘是否还能清空尚不清楚：十秒不足以查明。</translation>
    </message>
    <message>
        <source>The board can still be cleared: a way to do so is known.</source>
        <translation>棋盘还能清空：已知有办法。</translation>
    </message>
    <message>
        <source>The board cannot be cleared any more, that is proven. A click goes back to the last position known that could be cleared.</source>
        <translation>棋盘已经不能清空，这是已证明的。单击可回到最后一个已知可以清空的局面。</translation>
    </message>
    <message>
        <source>The board cannot be cleared, that is proven.</source>
        <translation>棋盘不能清空，这是已证明的。</translation>
    </message>
    <message>
        <source>No block is left.</source>
        <translation>没有剩余方块。</translation>
    </message>
    <message>
        <source>Can the board still be cleared? %1</source>
        <translation>棋盘还能清空吗？%1</translation>
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
        <translation>正在比较求解器：%2 次运行已完成 %1 次。</translation>
    </message>
    <message>
        <source>The comparison goes on while this is asked. If it is stopped, the runs done are kept, and after the next start &quot;Continue&quot; goes on with the others.</source>
        <translation>询问期间比较仍在继续。如果停止，已完成的运行会保留，下次启动后用“继续”进行其余的运行。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止并关闭</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>仍然关闭</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Once that is mended, &quot;Try again&quot; stores it and closes.</source>
        <translation>问题解决后，“重试”会存储并关闭。</translation>
    </message>
    <message numerus="yes">
        <source>Closing now loses %Ln finished games.</source>
        <translation>
            <numerusform>现在关闭会丢失 %Ln 局玩完的对局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing now loses the game on the board.</source>
        <translation>现在关闭会丢失棋盘上的对局。</translation>
    </message>
</context>
<context>
    <name>ColorCounts</name>
    <message>
        <source>Blocks left of each color</source>
        <translation>每种颜色的剩余方块</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>color, number of blocks</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Blocks left of each color – %1</source>
        <translation>每种颜色的剩余方块 – %1</translation>
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
        <translation>天蓝色</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>朱红色</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>蓝绿色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫罗兰色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>岩灰色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>深红色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>琥珀色</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>奶油色</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>米色</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>鲑红色</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>珊瑚色</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>玫瑰色</translation>
    </message>
    <message>
        <source>light pink</source>
        <translation>浅粉色</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>洋红色</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>梅红色</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>薰衣草色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>navy blue</source>
        <translation>海军蓝色</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>浅蓝色</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>青绿色</translation>
    </message>
    <message>
        <source>mint green</source>
        <translation>薄荷绿色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>深绿色</translation>
    </message>
    <message>
        <source>lime green</source>
        <translation>酸橙绿色</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>橄榄色</translation>
    </message>
    <message>
        <source>dark brown</source>
        <translation>深棕色</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>浅灰色</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>lemon yellow</source>
        <translation>柠檬黄色</translation>
    </message>
</context>
<context>
    <name>ColorsLeft</name>
    <message>
        <source>%1 %2</source>
        <comment>number of blocks left, their color</comment>
        <translation>%1 个%2</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>剩余方块</translation>
    </message>
    <message>
        <source>Blocks left of each color, and what they cost</source>
        <translation>每种颜色的剩余方块及其扣分</translation>
    </message>
</context>
<context>
    <name>ColumnTable</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>ComparedLine</name>
    <message>
        <source>Other game</source>
        <translation>另一局</translation>
    </message>
    <message>
        <source>Walks along the other game, from where as many blocks are left</source>
        <translation>沿另一局走，从剩余方块同样多处开始</translation>
    </message>
    <message>
        <source>Where they part</source>
        <translation>分开之处</translation>
    </message>
    <message>
        <source>Shows the position after which the two games go on with different groups; both are marked on the board</source>
        <translation>显示两局从此走不同组的局面；两个组都标在棋盘上</translation>
    </message>
    <message>
        <source>Ends the comparison of the two games</source>
        <translation>结束两局的比较</translation>
    </message>
    <message numerus="yes">
        <source>%1 beside it: move %2 of %3, score %4, %Ln blocks left.</source>
        <translation>
            <numerusform>比较：%1，第 %2/%3 步，得分 %4，剩 %Ln 个方块。</numerusform>
        </translation>
    </message>
    <message>
        <source>The shorter game is the beginning of the other.</source>
        <translation>较短的一局是另一局的开头。</translation>
    </message>
    <message>
        <source>They part at the start.</source>
        <translation>两局从一开始就分开。</translation>
    </message>
    <message>
        <source>They part after move %1.</source>
        <translation>两局在第 %1 步之后分开。</translation>
    </message>
</context>
<context>
    <name>ComparisonCharts</name>
    <message>
        <source>Share of runs</source>
        <translation>运行的比例</translation>
    </message>
    <message>
        <source>Means of the solvers</source>
        <translation>求解器的平均值</translation>
    </message>
    <message>
        <source>Differences by board</source>
        <translation>各棋盘的差值</translation>
    </message>
    <message>
        <source>Mean, 95 % for these boards</source>
        <translation>平均，95%，这些棋盘</translation>
    </message>
    <message>
        <source>Mean, 95 % for boards like these</source>
        <translation>平均，95%，此类棋盘</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <comment>solver</comment>
        <translation>与“%1”的差值</translation>
    </message>
    <message>
        <source>All</source>
        <comment>boards</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>published result, mean</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: mean %2</source>
        <comment>solver</comment>
        <translation>%1：平均 %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3</source>
        <comment>solver, solver</comment>
        <translation>“%1”减“%2”：%3</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Playouts/s</source>
        <translation>模拟/秒</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Runs whose best line clears the board</source>
        <translation>最佳路线清空棋盘的运行</translation>
    </message>
    <message>
        <source>Mean time of a run</source>
        <translation>一次运行的平均时间</translation>
    </message>
    <message>
        <source>Mean, 95 %, these boards</source>
        <translation>平均，95%，这些棋盘</translation>
    </message>
    <message>
        <source>Difference, 95 %, these boards</source>
        <translation>差值，95%，这些棋盘</translation>
    </message>
    <message>
        <source>Mean of the final scores; each board counts once</source>
        <translation>最终得分的平均值；每个棋盘计一次</translation>
    </message>
    <message>
        <source>Mean difference to the first solver, this one less the first, of runs with the same board and seed; each board counts once</source>
        <translation>与第一个求解器的平均差值，即本求解器减去第一个，取自棋盘和种子相同的运行；每个棋盘计一次</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on these very boards; where it holds 0, the difference may be luck</source>
        <translation>就这些棋盘本身而言，平均差值的 95% 区间；如果包含 0，差值可能只是运气</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all runs on these very boards; the runs on each are the sample, two or more (Student&apos;s t)</source>
        <translation>就这些棋盘本身而言，所有运行的平均值的 95% 置信区间；样本是每个棋盘上的运行，两次或更多（学生 t 分布）</translation>
    </message>
</context>
<context>
    <name>ComparisonPanel</name>
    <message>
        <source>Numbers of the comparison</source>
        <translation>比较的数字</translation>
    </message>
    <message>
        <source>Runs done</source>
        <translation>已完成的运行</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩 %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Compares solvers by many runs</source>
        <translation>通过多次运行比较求解器</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln 个棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>runs, rules</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>&amp;Runs as CSV…</source>
        <translation>运行存为 CSV(&amp;R)…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Goes on with the runs that are shown: those that they lack, and more where the setup has more boards or runs</source>
        <translation>继续所显示的运行：补上缺少的，配置中有更多棋盘或运行时再加上更多的</translation>
    </message>
    <message>
        <source>kept in %1</source>
        <translation>保存在 %1 中</translation>
    </message>
    <message>
        <source>%1, kept in %2</source>
        <comment>runs or time, file</comment>
        <translation>%1，保存在 %2 中</translation>
    </message>
    <message>
        <source>&amp;Differences by board as CSV…</source>
        <translation>各棋盘的差值存为 CSV(&amp;D)…</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>runs, what they tell nothing of</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1. Runs to come may have the same fault, which is not told again.</source>
        <translation>%1。以后的运行可能有同样的错误，不再告知。</translation>
    </message>
    <message>
        <source>One thread for each run</source>
        <translation>每次运行一个线程</translation>
    </message>
    <message>
        <source>%1 stays closed: a comparison is running; stop it first.</source>
        <translation>无法打开 %1：正在运行比较；请先停止它。</translation>
    </message>
    <message>
        <source>%1 stays closed: another file of trials is not done yet.</source>
        <translation>无法打开 %1：另一个试验文件还没有处理完。</translation>
    </message>
</context>
<context>
    <name>ComparisonRunner</name>
    <message>
        <source>%1 cannot be written: %2. The runs to come are not kept in it.</source>
        <translation>无法写入 %1：%2。以后的运行不保存在其中。</translation>
    </message>
    <message>
        <source>%1 cannot go on: %2</source>
        <translation>%1 无法继续：%2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
</context>
<context>
    <name>ComparisonSetup</name>
    <message>
        <source>Runs of each solver on each board, each with another seed; run by run, all solvers have the same seeds</source>
        <translation>每个求解器在每个棋盘上的运行次数，每次用不同的种子；各求解器对应的运行用相同的种子</translation>
    </message>
    <message>
        <source>this board</source>
        <translation>这个棋盘</translation>
    </message>
    <message>
        <source>Start of all seeds; empty for a new one each time</source>
        <translation>所有种子的起点；留空则每次用新的</translation>
    </message>
    <message>
        <source>Runs at the same time; each run has one thread</source>
        <translation>同时进行的运行；每次运行一个线程</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行次数</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>添加求解器</translation>
    </message>
    <message>
        <source>A search of the assistant at the same time takes time from the runs: stop it first where the budget is in seconds.</source>
        <translation>同时进行的助手搜索会占用运行的时间：预算以秒计时，应先停止它。</translation>
    </message>
    <message>
        <source>Empty for the board of the game, from its start, or a list such as standard:1-20 or random:1, random:2, schadd250:3; they are played under the rules of the game, but a board ID under its own</source>
        <translation>留空表示对局的棋盘，从其开始算起，或者一个列表，例如 standard:1-20 或 random:1, random:2, schadd250:3；它们按对局的规则玩，而棋盘 ID 按自己的规则</translation>
    </message>
    <message>
        <source>Until decided takes %1 boards or more: write a list of boards, such as random:1-1000.</source>
        <translation>“直到得出结论”需要 %1 个或更多棋盘：请写出棋盘列表，例如 random:1-1000。</translation>
    </message>
    <message>
        <source>One run of each solver on each board, until it is decided which is better</source>
        <translation>每个求解器在每个棋盘上运行一次，直到确定哪个更好</translation>
    </message>
</context>
<context>
    <name>ConvergenceChart</name>
    <message>
        <source>Best score of each run against time</source>
        <translation>每次运行的最佳得分与时间</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Best final score</source>
        <translation>最佳最终得分</translation>
    </message>
    <message>
        <source>Best score of each run against playouts</source>
        <translation>每次运行的最佳得分与模拟次数</translation>
    </message>
</context>
<context>
    <name>ConvergenceModel</name>
    <message>
        <source>%1 (another version)</source>
        <translation>%1（其他版本）</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Moves before</source>
        <translation>之前步数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Checked runs are drawn in the chart: at first the newest, and at most %1</source>
        <translation>勾选的运行绘制在图表中：起初为最新的，至多 %1 个</translation>
    </message>
    <message>
        <source>Not in the chart: this run counts no playouts</source>
        <translation>不在图表中：这次运行不计模拟次数</translation>
    </message>
    <message>
        <source>Best final score of the game, from its start</source>
        <translation>对局从头开始的最佳最终得分</translation>
    </message>
    <message>
        <source>Moves played when the search began</source>
        <translation>搜索开始时已走的步</translation>
    </message>
    <message>
        <source>%1 (comparison)</source>
        <translation>%1（比较）</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>budget spent</source>
        <translation>预算用完</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>proven optimal</source>
        <translation>已证明最优</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation>内存已满</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>已无事可做</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
</context>
<context>
    <name>ConvergencePanel</name>
    <message>
        <source>Runs on this board</source>
        <translation>这个棋盘上的运行</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>What the best score is drawn against; the playouts of several threads are those of the thread that found the score, times the threads</source>
        <translation>最佳得分以什么为横轴绘制；多个线程的模拟次数，是找到该得分的线程的次数乘以线程数</translation>
    </message>
    <message>
        <source>Each mark of the horizontal axis is ten times the one before</source>
        <translation>横轴的每个刻度是前一个的十倍</translation>
    </message>
    <message>
        <source>Forgets the runs on this board that have ended</source>
        <translation>清除这个棋盘上已经结束的运行</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s, seed %5</source>
        <translation>运行 %1，%2：%4 秒之后为 %3，种子 %5</translation>
    </message>
    <message>
        <source>Run %1, %2: %3 after %4 s and %5 playouts, seed %6</source>
        <translation>运行 %1，%2：%4 秒和 %5 次模拟之后为 %3，种子 %6</translation>
    </message>
    <message>
        <source>Points of the &amp;curves as CSV…</source>
        <translation>曲线的点存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Seeds %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>The mean of the runs of each solver, with its interval of 95 %, from where all of them have begun to where the first one ends</source>
        <translation>每个求解器的运行的平均值及其 95% 区间，从所有运行都已开始处，到第一次运行结束处</translation>
    </message>
    <message>
        <source>&amp;Means of the curves as CSV…</source>
        <translation>曲线的平均值存为 CSV(&amp;M)…</translation>
    </message>
    <message>
        <source>Threads: %1</source>
        <translation>线程：%1</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>开始游戏(&amp;P)</translation>
    </message>
    <message>
        <source>Starts the board of this day</source>
        <translation>开始这一天的棋盘</translation>
    </message>
    <message>
        <source>Daily boards</source>
        <translation>每日棋盘</translation>
    </message>
    <message>
        <source>%1 · longest: %2 · boards played: %3</source>
        <comment>days in a row, days, boards</comment>
        <translation>%1 · 最长：%2 · 玩过的棋盘：%3</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>还没玩过。</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>分享(&amp;S)</translation>
    </message>
    <message>
        <source>Copies score and board of your best game of this day as text, without its moves</source>
        <translation>把这一天自己最佳对局的得分和棋盘复制为文本，不含走步</translation>
    </message>
    <message>
        <source>&amp;Earlier days</source>
        <translation>往日(&amp;E)</translation>
    </message>
    <message>
        <source>Shows every month up to today, with your best score of each day; each day&apos;s board can be played</source>
        <translation>显示到今天为止的每个月，以及自己每天的最佳得分；每天的棋盘都可以玩</translation>
    </message>
    <message>
        <source>your best: %1</source>
        <translation>个人最佳：%1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>有辅助：%1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>电脑：%1</translation>
    </message>
    <message>
        <source>the computer: not known yet</source>
        <translation>电脑：尚不清楚</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>结果已在剪贴板中</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>分享结果</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>进行中：%1</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
</context>
<context>
    <name>DailyRecord</name>
    <message>
        <source>1 day</source>
        <translation>1 天</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln 天</numerusform>
        </translation>
    </message>
    <message>
        <source>1 day in a row</source>
        <translation>连续 1 天</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <translation>
            <numerusform>连续 %Ln 天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today included</source>
        <comment>days in a row</comment>
        <translation>%1，包括今天</translation>
    </message>
    <message>
        <source>%1, today not yet</source>
        <comment>days in a row</comment>
        <translation>%1，今天还没有</translation>
    </message>
</context>
<context>
    <name>DailyResult</name>
    <message>
        <source>Played after its day: it is part of no streak</source>
        <translation>在那一天之后才玩：不属于任何连续记录</translation>
    </message>
    <message>
        <source>Day 1 of a new streak</source>
        <translation>新连续记录的第 1 天</translation>
    </message>
    <message>
        <source>Day %1 in a row</source>
        <translation>连续第 %1 天</translation>
    </message>
    <message>
        <source>As many as the %1 to beat</source>
        <translation>与要超过的 %1 一样多</translation>
    </message>
    <message>
        <source>%1 beaten, by %2</source>
        <translation>超过了 %1，多 %2</translation>
    </message>
    <message>
        <source>%1 to beat: %2 short</source>
        <translation>要超过 %1：还差 %2</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>电脑：%1</translation>
    </message>
    <message>
        <source>The computer: not known yet</source>
        <translation>电脑：尚不清楚</translation>
    </message>
    <message>
        <source>&quot;Show a better game&quot; has the computer look for one</source>
        <translation>“显示更好的对局”让电脑寻找一局</translation>
    </message>
    <message>
        <source>The best that the computer has found of this board on this machine so far. %1.</source>
        <translation>迄今电脑在这台机器上为这个棋盘找到的最佳。%1。</translation>
    </message>
    <message>
        <source>More is not possible, as is proven.</source>
        <translation>不可能更多，这是已证明的。</translation>
    </message>
    <message>
        <source>Copies score and board as text, without the moves; who pastes it into this program plays the same board</source>
        <translation>把得分和棋盘复制为文本，不含走步；把它粘贴到这个程序，就能玩同一个棋盘</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>结果已在剪贴板中</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>分享结果</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>The file with your stored games cannot be read; it is kept as %1, and a new one has been begun.</source>
        <translation>存有对局的文件无法读取；它保留为 %1，并已新建一个文件。</translation>
    </message>
    <message>
        <source>Games cannot be stored in %1: %2.</source>
        <translation>无法将对局存储到 %1：%2。</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for SQLite is missing</source>
        <translation>缺少 Qt 的 SQLite 插件</translation>
    </message>
    <message>
        <source>its version is below zero</source>
        <translation>它的版本小于零</translation>
    </message>
    <message>
        <source>The log beside the file with your stored games belongs to another file, as after a backup was put back; it is kept as %1, and the file is used without it.</source>
        <translation>存有对局的文件旁边的日志属于另一个文件，例如恢复备份之后；它保留为 %1，文件不用它而继续使用。</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted or replaced while it was in use, and cannot be written anew: %1.</source>
        <translation>存有对局的文件在使用期间被删除或替换，并且无法重新写入：%1。</translation>
    </message>
    <message>
        <source>The file with your stored games was deleted while it was in use; it has been written anew, with all that it held.</source>
        <translation>存有对局的文件在使用期间被删除；已连同其中的全部内容重新写入。</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; what it held is kept as %1.</source>
        <translation>存有对局的文件在使用期间被替换；原来的内容保留为 %1。</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use; the new one is used, and gets the games of the other.</source>
        <translation>存有对局的文件在使用期间被替换；现在使用新文件，并把另一个文件的对局加入其中。</translation>
    </message>
    <message>
        <source>%1 belongs to a newer SameGame and cannot be used: games that you finish wait for that one.</source>
        <translation>%1 属于较新版本的 SameGame，无法使用：玩完的对局会等待那个版本。</translation>
    </message>
    <message>
        <source>Nothing can be stored for now: %1 cannot be used (%2). What you have played is stored as soon as that works.</source>
        <translation>目前什么都无法存储：%1 无法使用（%2）。一旦可用，玩过的内容就会存储。</translation>
    </message>
    <message>
        <source>it belongs to a newer SameGame</source>
        <translation>它属于较新版本的 SameGame</translation>
    </message>
    <message>
        <source>writing to it is not permitted</source>
        <translation>没有写入权限</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>另一个程序正在使用该文件</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>磁盘无法读写</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>文件已损坏</translation>
    </message>
    <message>
        <source>there is no room left for it</source>
        <translation>剩余空间不足</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>文件无法打开</translation>
    </message>
    <message>
        <source>it is no file of stored games</source>
        <translation>这不是存有对局的文件</translation>
    </message>
    <message>
        <source>Games can be stored now.</source>
        <translation>现在可以存储对局了。</translation>
    </message>
    <message>
        <source>The file with your stored games was emptied while it was in use.</source>
        <translation>存有对局的文件在使用期间被清空。</translation>
    </message>
    <message>
        <source>The file with your stored games was replaced while it was in use, and what the other held cannot be read any more.</source>
        <translation>存有对局的文件在使用期间被替换，另一个文件的内容已无法读取。</translation>
    </message>
</context>
<context>
    <name>DecisionChoice</name>
    <message>
        <source>%1 to %2, at any time 95 %</source>
        <comment>ends of an interval</comment>
        <translation>%1 至 %2，在任何时刻均为 95%</translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: at least %1 are needed</source>
        <translation>
            <numerusform>%Ln 个棋盘后未得出结论：至少需要 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %Ln boards: the difference is %1 points a board (%2)</source>
        <translation>
            <numerusform>%Ln 个棋盘后未得出结论：每个棋盘的差值为 %1 分（%2）</numerusform>
        </translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>直到得出结论</translation>
    </message>
    <message>
        <source>Points a board that count as equal</source>
        <translation>每个棋盘视为相当的分差</translation>
    </message>
    <message>
        <source>Margin: solvers that differ by fewer points a board count as equal</source>
        <translation>容差：每个棋盘的分差小于此值的求解器视为相当</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>One run of each solver on board after board of the list, until the interval of their difference shows that one is better or that both are equal, or no boards are left; as samegame-cli compare does</source>
        <translation>按列表逐个棋盘进行，每个求解器各运行一次，直到两者差值的区间表明其中一个更好或两者相当，或者棋盘用完；与 samegame-cli compare 相同</translation>
    </message>
    <message>
        <source>Takes two solvers, neither more nor fewer</source>
        <translation>需要恰好两个求解器</translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: both are equal within %1 points a board (%2)</source>
        <translation>
            <numerusform>%Ln 个棋盘后得出结论：两者相当，每个棋盘的差值在 %1 分以内（%2）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decided after %Ln boards: %1 is better by %2 points a board (%3)</source>
        <translation>
            <numerusform>%Ln 个棋盘后得出结论：“%1”更好，每个棋盘多 %2 分（%3）</numerusform>
        </translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>未得出结论</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已得出结论</translation>
    </message>
    <message>
        <source>Both are equal within %1 points a board (%2)</source>
        <translation>两者相当，每个棋盘的差值在 %1 分以内（%2）</translation>
    </message>
    <message>
        <source>Both are equal</source>
        <translation>两者相当</translation>
    </message>
    <message>
        <source>%1 is better by %2 points a board (%3)</source>
        <comment>a solver</comment>
        <translation>“%1”更好，每个棋盘多 %2 分（%3）</translation>
    </message>
    <message>
        <source>%1 is better</source>
        <comment>a solver</comment>
        <translation>“%1”更好</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards, difference %1 points a board</source>
        <translation>
            <numerusform>%Ln 个棋盘，每个棋盘的差值为 %1 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>difference, interval</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The difference is that of the second solver less the first. Its interval here is for boards like these and holds at all times together, so that a comparison may end where it decides. The usual 95 % intervals of the table and the chart are for a number of boards that was fixed beforehand: they decide nothing here.</source>
        <translation>差值是第二个求解器减去第一个。这里的区间针对此类棋盘，并在所有时刻同时成立，因此比较可以在区间得出结论时就结束。表和图表中通常的 95% 区间针对事先确定的棋盘数：它们在这里不作为判定的依据。</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Block Puzzle</source>
        <translation>方块消除</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and let Monte-Carlo solvers show how far a board goes</source>
        <translation>消除成组的方块，让蒙特卡洛求解器展示一个棋盘能走多远</translation>
    </message>
    <message>
        <source>samegame;blocks;groups;puzzle;solver;Monte-Carlo;</source>
        <translation>samegame;方块;消除;同色;益智;求解器;蒙特卡洛;Monte-Carlo;</translation>
    </message>
    <message>
        <source>Remove groups of blocks, and see how far a board goes</source>
        <translation>消除成组的方块，看看一个棋盘能走多远</translation>
    </message>
    <message>
        <source>A board of colored blocks, and every move removes a group of neighbors of one color. The larger the group, the more it earns, and an empty board earns a bonus. It takes a minute to learn, and no program is known to play it perfectly.</source>
        <translation>棋盘上满是彩色方块，每一步消除一组相邻的同色方块。组越大，得分越多，空棋盘还有奖励分。一分钟就能学会，而没有已知的程序能玩得完美。</translation>
    </message>
    <message>
        <source>Monte-Carlo solvers help as much as you like:</source>
        <translation>蒙特卡洛求解器按需要提供帮助：</translation>
    </message>
    <message>
        <source>hints in three steps, the best candidates for the next move, and the best game found so far</source>
        <translation>三级提示、下一步的最佳候选步，以及迄今找到的最佳对局</translation>
    </message>
    <message>
        <source>a review of each game that says which moves lost how many points</source>
        <translation>每局的复盘，说明哪些步损失了多少分</translation>
    </message>
    <message>
        <source>a board for each day, practice, and boards that can be cleared for sure</source>
        <translation>每天一个棋盘、练习，以及保证可清空的棋盘</translation>
    </message>
    <message>
        <source>several solvers, playouts and runs compared in charts, on the boards of research papers too</source>
        <translation>在图表中比较多个求解器、模拟和运行，也包括研究论文中的棋盘</translation>
    </message>
    <message>
        <source>SameGame solution</source>
        <translation>SameGame 解答</translation>
    </message>
    <message>
        <source>The board, with the score and what is left beside it</source>
        <translation>棋盘，旁边是得分和剩余方块</translation>
    </message>
    <message>
        <source>Candidates for the next move, on the board and in a table</source>
        <translation>下一步的候选步，显示在棋盘上和表中</translation>
    </message>
    <message>
        <source>A hint that says which blocks the next moves save</source>
        <translation>提示，说明接下来的步保留哪些方块</translation>
    </message>
    <message>
        <source>The review of a game, with its largest losses</source>
        <translation>一局的复盘，及其最大的损失</translation>
    </message>
    <message>
        <source>Three solvers compared on one board</source>
        <translation>在一个棋盘上比较三个求解器</translation>
    </message>
    <message>
        <source>SameGame trials</source>
        <translation>SameGame 试验</translation>
    </message>
</context>
<context>
    <name>DistributionModel</name>
    <message>
        <source>Playouts</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>标准差</translation>
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
        <translation>中位数</translation>
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
        <translation>模拟策略</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>最差</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Own score</source>
        <translation>自己得分</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>百分位</translation>
    </message>
    <message>
        <source>The score that this share of the playouts does not exceed</source>
        <translation>这一比例的模拟不超过的得分</translation>
    </message>
    <message>
        <source>Standard deviation of the scores</source>
        <translation>得分的标准差</translation>
    </message>
    <message>
        <source>Playouts with a lower score than the game at its end, in percent; equal ones count half</source>
        <translation>得分低于已结束的对局的模拟，以百分比计；得分相等的算一半</translation>
    </message>
</context>
<context>
    <name>DistributionPanel</name>
    <message>
        <source>Numbers of the distribution</source>
        <translation>分布的数字</translation>
    </message>
    <message>
        <source>Compares playouts from the position on the board</source>
        <translation>比较从棋盘上的局面开始的模拟</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>从开始的局面</translation>
    </message>
    <message numerus="yes">
        <source>From the position after %Ln moves</source>
        <translation>
            <numerusform>从 %Ln 步之后的局面</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Share of playouts</source>
        <translation>模拟的比例</translation>
    </message>
    <message>
        <source>From the start of each board</source>
        <translation>从每个棋盘的开始</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1，%2%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where playouts begin, rules</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln playouts each</source>
        <translation>
            <numerusform>各 %Ln 次模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>Playouts end with the blocks on the board, but this game has refill: more columns come in, which nobody knows. Choose boards by name.</source>
        <translation>模拟只用棋盘上的方块玩到结束，但本局有补充：还会有没有人知道的列进入。可以按名称选择棋盘。</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>图表类型</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>箱形图</translation>
    </message>
    <message>
        <source>&amp;Means by board as CSV…</source>
        <translation>各棋盘的平均值存为 CSV(&amp;M)…</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln 个棋盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%Ln 个棋盘中的 %1 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistributionSetup</name>
    <message>
        <source>Playout policy</source>
        <translation>模拟策略</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>position on the board</source>
        <translation>棋盘上的局面</translation>
    </message>
    <message>
        <source>Add series</source>
        <translation>添加系列</translation>
    </message>
    <message>
        <source>Playouts of each series</source>
        <translation>每个系列的模拟次数</translation>
    </message>
    <message>
        <source>The same seed and number of playouts give the same distribution again; empty for a new seed each time</source>
        <translation>相同的种子和模拟次数会再次得到相同的分布；留空则每次用新的种子</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>模拟次数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Random and tabu color random here</source>
        <translation>这里的随机与禁忌色随机</translation>
    </message>
    <message>
        <source>Takes &amp;&amp; Kosters, figure 2: boards 1 and 9</source>
        <translation>Takes &amp;&amp; Kosters，图 2：棋盘 1 和 9</translation>
    </message>
    <message>
        <source>Every policy here</source>
        <translation>这里的每种策略</translation>
    </message>
    <message>
        <source>Empty for the position on the board, or a board name such as standard:9, random:42 or id:…; boards are played under the rules of the game, but an ID under its own</source>
        <translation>留空表示棋盘上的局面，或者一个棋盘名称，例如 standard:9、random:42 或 id:…；棋盘按对局的规则玩，而 ID 按自己的规则</translation>
    </message>
    <message>
        <source>those of the series</source>
        <translation>各系列自己的棋盘</translation>
    </message>
    <message>
        <source>Empty for a board of each series, or a list such as standard:1-20 or random:1-100/8x8x4: every policy plays each of them, and the chart shows the means of the boards; they are played under the rules of the game, but a board ID under its own</source>
        <translation>留空表示每个系列用自己的棋盘，或者一个列表，例如 standard:1-20 或 random:1-100/8x8x4：每个策略在其中每个棋盘上模拟，图表显示各棋盘的平均值；它们按对局的规则玩，而棋盘 ID 按自己的规则</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>each of the list</source>
        <translation>列表中的每个棋盘</translation>
    </message>
    <message>
        <source>The list under Boards is played in place of this board; clear it to give each series its own.</source>
        <translation>用“棋盘”中的列表代替这个棋盘；清空列表即可让每个系列用自己的棋盘。</translation>
    </message>
    <message>
        <source>Each policy plays the boards of the list once, and %1 stands here twice.</source>
        <translation>每个策略只在列表的棋盘上模拟一次，而“%1”在这里出现两次。</translation>
    </message>
    <message>
        <source>Playouts of each policy on each board</source>
        <translation>每个策略在每个棋盘上的模拟次数</translation>
    </message>
</context>
<context>
    <name>DockTabs</name>
    <message>
        <source>Close %1</source>
        <translation>关闭%1</translation>
    </message>
    <message>
        <source>%1: a window of its own, or back</source>
        <translation>%1：独立窗口，或放回</translation>
    </message>
</context>
<context>
    <name>DuelResult</name>
    <message>
        <source>Against %1 so far: %2 won, %3 lost, %4 drawn.</source>
        <translation>对 %1 迄今：%2 胜，%3 负，%4 平。</translation>
    </message>
    <message>
        <source>With help in the duel or before: %1 of %2 won.</source>
        <translation>在对决中或以前用过辅助：%2 次中胜 %1 次。</translation>
    </message>
    <message>
        <source>%1 is still playing.</source>
        <translation>%1 还在玩。</translation>
    </message>
    <message>
        <source>The first duel on this board counts, with %1.</source>
        <translation>计入的是这个棋盘上的第一场对决，结果为 %1。</translation>
    </message>
    <message>
        <source>Your blocks left: %1</source>
        <translation>你剩下 %1 个方块</translation>
    </message>
    <message>
        <source>Your points: %1</source>
        <translation>你得 %1 分</translation>
    </message>
    <message>
        <source>Blocks left: you %1, %2 %3</source>
        <translation>你剩下 %1 个方块，%2 剩下 %3 个</translation>
    </message>
    <message>
        <source>Points: you %1, %2 %3</source>
        <translation>你得 %1 分，%2 得 %3 分</translation>
    </message>
    <message>
        <source>You won against %1!</source>
        <translation>战胜了 %1！</translation>
    </message>
    <message>
        <source>A draw with %1</source>
        <translation>与 %1 打平</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>the name of an opponent</comment>
        <translation>%1 获胜</translation>
    </message>
    <message>
        <source>You %1</source>
        <comment>and a score</comment>
        <translation>你 %1</translation>
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
        <translation>你 %1</translation>
    </message>
    <message>
        <source>Duel, blocks left: you %1, %2 %3.</source>
        <translation>对决：你剩下 %1 个方块，%2 剩下 %3 个。</translation>
    </message>
    <message>
        <source>Duel, points: you %1, %2 %3.</source>
        <translation>对决：你得 %1 分，%2 得 %3 分。</translation>
    </message>
    <message>
        <source>Duel, your blocks left: %1.</source>
        <translation>对决：你剩下 %1 个方块。</translation>
    </message>
    <message>
        <source>Duel, your points: %1.</source>
        <translation>对决：你得 %1 分。</translation>
    </message>
    <message>
        <source>%1 is still playing this board.</source>
        <translation>%1 还在玩这个棋盘。</translation>
    </message>
    <message>
        <source>%1 has ended; you learn the score when your game ends.</source>
        <translation>%1 已经玩完；你的对局结束时会公布得分。</translation>
    </message>
</context>
<context>
    <name>DuelsModel</name>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Duels won without help</source>
        <translation>没有辅助而获胜的对决</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Duels lost without help</source>
        <translation>没有辅助而落败的对决</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Duels without help that ended alike</source>
        <translation>没有辅助而结果相同的对决</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>有辅助</translation>
    </message>
    <message>
        <source>Duels with help, or on a board that was played with help before, and how many of them were won; they count nowhere else</source>
        <translation>用了辅助，或者棋盘以前用过辅助的对决，以及其中获胜的次数；它们在别处都不计入</translation>
    </message>
    <message>
        <source>%1, %2 won</source>
        <comment>a number of duels</comment>
        <translation>%1，胜 %2</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Final score: %1</source>
        <translation>最终得分：%1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新游戏…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>观看本局</translation>
    </message>
    <message>
        <source>Plays this game again, step by step</source>
        <translation>把本局一步一步重新播放</translation>
    </message>
    <message>
        <source>Takes back the last move, so that the game goes on</source>
        <translation>撤销最后一步，让对局继续</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 步</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games on this board: %1</source>
        <translation>自己在这个棋盘上的对局：%1</translation>
    </message>
    <message>
        <source>No other game of yours on this board yet.</source>
        <translation>自己在这个棋盘上还没有其他对局。</translation>
    </message>
    <message numerus="yes">
        <source>Your best of %Ln games on this board.</source>
        <translation>
            <numerusform>自己在这个棋盘上 %Ln 局中的最佳。</numerusform>
        </translation>
    </message>
    <message>
        <source>Number %1 of your %2 games on this board.</source>
        <translation>在自己这个棋盘的 %2 局中排第 %1。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Plays this board from its start; can be undone</source>
        <translation>从头开始玩这个棋盘；可以撤销</translation>
    </message>
    <message>
        <source>Looking for a better game: %1 % of the time.</source>
        <translation>正在寻找更好的对局：时间已用 %1%。</translation>
    </message>
    <message>
        <source>No better game of this board is known.</source>
        <translation>这个棋盘没有已知的更好对局。</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>停止寻找</translation>
    </message>
    <message>
        <source>Show a better game</source>
        <translation>显示更好的对局</translation>
    </message>
    <message>
        <source>Ends the search; a better game that it has found is replayed</source>
        <translation>结束搜索；如果找到了更好的对局，就回放它</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Shows what each move gave away, and what was better</source>
        <translation>显示每一步丢掉了什么，以及怎样更好</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>moves, their points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>cleared board: +%1</source>
        <translation>清空棋盘：+%1</translation>
    </message>
    <message>
        <source>a cleared board earns no bonus</source>
        <translation>清空棋盘没有奖励分</translation>
    </message>
    <message>
        <source>blocks left: %1</source>
        <translation>剩余方块：%1</translation>
    </message>
    <message>
        <source>blocks left cost nothing</source>
        <translation>剩余方块不扣分</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>points of moves, points of the end</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Best game so far: %1.</source>
        <translation>迄今最佳对局：%1。</translation>
    </message>
    <message>
        <source>Perfect: it is proven that no game ends higher.</source>
        <translation>完美：已证明没有哪一局的最终得分更高。</translation>
    </message>
    <message>
        <source>This is the best game known.</source>
        <translation>这是已知最佳对局。</translation>
    </message>
    <message>
        <source>No other game of this board is known yet.</source>
        <translation>这个棋盘还没有其他已知的对局。</translation>
    </message>
    <message>
        <source>Best game known: %1.</source>
        <translation>已知最佳对局：%1。</translation>
    </message>
    <message>
        <source>Best game possible, proven: %1 (%2 more than this one).</source>
        <translation>可能的最佳对局，已证明：%1（比本局多 %2）。</translation>
    </message>
    <message>
        <source>Best game known: %1 (%2 more than this one).</source>
        <translation>已知最佳对局：%1（比本局多 %2）。</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>未使用辅助</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>辅助：%1</translation>
    </message>
    <message>
        <source>Best without help: %1</source>
        <translation>无辅助最佳：%1</translation>
    </message>
    <message>
        <source>Best with help: %1</source>
        <translation>有辅助最佳：%1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>有辅助：%1</translation>
    </message>
    <message>
        <source>The computer: %1</source>
        <translation>电脑：%1</translation>
    </message>
    <message>
        <source>the computer: %1</source>
        <translation>电脑：%1</translation>
    </message>
    <message>
        <source>Looking for what this board can give…</source>
        <translation>正在寻找这个棋盘能得多少分…</translation>
    </message>
    <message>
        <source>What this board can give is not known.</source>
        <translation>这个棋盘能得多少分尚不清楚。</translation>
    </message>
    <message>
        <source>A medal needs a score above 0.</source>
        <translation>得分在 0 以上才有奖牌。</translation>
    </message>
    <message>
        <source>Bronze from %1</source>
        <translation>%1 起得铜牌</translation>
    </message>
    <message>
        <source>%1 · silver from %2</source>
        <comment>bronze medal</comment>
        <translation>%1 · %2 起得银牌</translation>
    </message>
    <message>
        <source>%1 · gold from %2</source>
        <comment>silver medal</comment>
        <translation>%1 · %2 起得金牌</translation>
    </message>
    <message>
        <source>Gold from %1 % of the best score known of this board, %2; silver from %3 %, bronze from %4 %</source>
        <translation>从这个棋盘的已知最佳得分 %2 的 %1% 起为金牌；%3% 起为银牌，%4% 起为铜牌</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一盘</translation>
    </message>
    <message>
        <source>New board: %1</source>
        <comment>an opponent</comment>
        <translation>新棋盘：%1</translation>
    </message>
    <message>
        <source>A duel against %1 on another board. %2</source>
        <translation>在另一个棋盘上与 %1 对决。%2</translation>
    </message>
    <message>
        <source>Goes on with the board that comes next</source>
        <translation>接着玩下一个棋盘</translation>
    </message>
    <message>
        <source>A duel against %1 on another board</source>
        <translation>在另一个棋盘上与 %1 对决</translation>
    </message>
    <message>
        <source>Same board: %1</source>
        <comment>an opponent</comment>
        <translation>同一棋盘：%1</translation>
    </message>
    <message>
        <source>Plays this board from its start, against %1 once more; can be undone</source>
        <translation>从头开始玩这个棋盘，再次与 %1 对决；可以撤销</translation>
    </message>
    <message>
        <source>What the groups removed earned, and what the end of the game adds</source>
        <translation>消除的组得了多少分，以及对局结束时加上多少</translation>
    </message>
    <message>
        <source>The best game of this board that was played or found so far</source>
        <translation>迄今在这个棋盘上玩过或找到的最佳对局</translation>
    </message>
    <message>
        <source>Closes this card, to look at the board; a click on the score brings it back</source>
        <translation>关闭这张卡片，查看棋盘；单击得分可再次显示卡片</translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>最大的组：%1</translation>
    </message>
    <message>
        <source>A file that the computer wrote was opened</source>
        <translation>打开了电脑写的文件</translation>
    </message>
    <message>
        <source>Watch the best game</source>
        <translation>观看最佳对局</translation>
    </message>
    <message>
        <source>Plays the best game known of this board, step by step</source>
        <translation>一步一步播放这个棋盘的已知最佳对局</translation>
    </message>
    <message>
        <source>It is proven that no game ends higher.</source>
        <translation>已证明没有哪一局的最终得分更高。</translation>
    </message>
    <message>
        <source>Has the computer look for a better game for some seconds, and replays it</source>
        <translation>让电脑花几秒寻找更好的对局，并回放它</translation>
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
        <translation>嵌套蒙特卡洛</translation>
    </message>
    <message>
        <source>Single-player Monte-Carlo tree search: a tree of positions grown by playouts</source>
        <translation>单人蒙特卡洛树搜索：由模拟逐渐生长的局面树</translation>
    </message>
    <message>
        <source>Nested Monte-Carlo search: every move is judged by a search one level below</source>
        <translation>嵌套蒙特卡洛搜索：每一步由低一级的搜索来评判</translation>
    </message>
    <message>
        <source>Nodes after which a new tree begins (randomized restarts); 0 never</source>
        <translation>多少个节点之后开始一棵新树（随机重启）；0 表示从不</translation>
    </message>
    <message>
        <source>Policy of the playouts</source>
        <translation>模拟的策略</translation>
    </message>
    <message>
        <source>Depth of nesting: each level multiplies the playouts of one search by a hundred to a thousand</source>
        <translation>嵌套的深度：每一级使一次搜索的模拟次数增加到一百至一千倍</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Every group with the same probability</source>
        <translation>每个组的概率相同</translation>
    </message>
    <message>
        <source>Tabu random</source>
        <translation>禁忌随机</translation>
    </message>
    <message>
        <source>One color, picked at random when the playout starts, is spared while there is another group</source>
        <translation>模拟开始时随机选定一种颜色，只要还有别的组就留着它</translation>
    </message>
    <message>
        <source>Tabu color random</source>
        <translation>禁忌色随机</translation>
    </message>
    <message>
        <source>The color with the most blocks when the playout starts is spared while there is another group</source>
        <translation>模拟开始时方块最多的颜色，只要还有别的组就留着它</translation>
    </message>
    <message>
        <source>Probability of a move that may be of any color</source>
        <translation>一步可以是任何颜色的概率</translation>
    </message>
    <message>
        <source>How the two bounds of formula 1 combine: added as printed, multiplied, or multiplied with a square root instead of the logarithm</source>
        <translation>公式 1 的两个界怎样结合：如所印的相加、相乘，或者相乘并以平方根代替对数</translation>
    </message>
    <message>
        <source>C: higher values try rarely tried moves more</source>
        <translation>C：值越大，越多尝试很少试过的步</translation>
    </message>
    <message>
        <source>D: higher values try rarely visited moves longer</source>
        <translation>D：值越大，对很少访问的步尝试得越久</translation>
    </message>
    <message>
        <source>T: visits of a position before the formula chooses there instead of the playout policy</source>
        <translation>T：局面被访问多少次之后，由公式而不是模拟策略在那里选择</translation>
    </message>
    <message>
        <source>Nodes added: one per playout, or all children of a position visited T times</source>
        <translation>加入的节点：每次模拟一个，或者被访问 T 次的局面的所有子局面</translation>
    </message>
    <message>
        <source>1 picks the color again before every move, 0 at the start</source>
        <translation>1 在每一步之前重新选颜色，0 在开始时选</translation>
    </message>
    <message>
        <source>Roulette wheel</source>
        <translation>轮盘</translation>
    </message>
    <message>
        <source>A color is drawn before every move, less often the more blocks it has left; then one of its groups</source>
        <translation>每一步之前抽取一种颜色，剩余方块越多的颜色越少抽到；然后抽取它的一个组</translation>
    </message>
    <message>
        <source>How much a full board reduces the weight of frequent colors</source>
        <translation>棋盘满时，常见颜色的权重降低多少</translation>
    </message>
    <message>
        <source>Share of the smallest color&apos;s blocks that is subtracted from every color&apos;s blocks</source>
        <translation>从每种颜色的方块数中减去的量，即最少的颜色的方块数的这一比例</translation>
    </message>
    <message>
        <source>Fixed exponent instead of the one by beta; 0: by beta</source>
        <translation>用固定的指数代替由 beta 得出的指数；0：由 beta 得出</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>The largest group, at random among equals</source>
        <translation>最大的组，一样大时随机</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Groups by their size: one of n blocks with a probability proportional to exp(bias * min(cap, n - 2)); what nested rollout policy adaptation starts from</source>
        <translation>按大小选组：n 个方块的组的概率与 exp(bias * min(cap, n - 2)) 成正比；嵌套展开策略自适应（NRPA）由此开始</translation>
    </message>
    <message>
        <source>Weight of each block above two</source>
        <translation>超过两个之后每个方块的权重</translation>
    </message>
    <message>
        <source>The most blocks above two that count</source>
        <translation>超过两个的方块中至多计入多少个</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks at the start while there is another group</source>
        <translation>1 表示开始时方块最多的颜色，只要还有别的组就留着它</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or a setting of the paper from its text or from its program</source>
        <translation>其他所有选项的值：我们的，或者论文正文或其程序中的一种设置</translation>
    </message>
    <message>
        <source>The logarithm of the visits in formula 1</source>
        <translation>公式 1 中访问次数的对数</translation>
    </message>
    <message>
        <source>W: weight of the top score beside the mean</source>
        <translation>W：最高得分在平均值之外的权重</translation>
    </message>
    <message>
        <source>Whether the top score is added to the mean with weight W, or takes the share W of their sum</source>
        <translation>最高得分是以权重 W 加到平均值上，还是在两者之和中占比例 W</translation>
    </message>
    <message>
        <source>One search for the whole game, or one for every move with a share of the budget</source>
        <translation>整局一次搜索，或者每一步一次搜索，各用一份预算</translation>
    </message>
    <message>
        <source>Moves of a game, among which a search for every move shares out the budget</source>
        <translation>一局的步数，逐步搜索时把预算分给它们</translation>
    </message>
    <message>
        <source>The move that a search for every move follows: of the best line, or the move with the highest mean or the most visits</source>
        <translation>逐步搜索所走的步：最佳路线的步，或者平均值最高或访问最多的步</translation>
    </message>
    <message>
        <source>Trees among which the budget, or a move&apos;s share of it, is shared out (randomized restarts)</source>
        <translation>把预算或一步所得的一份预算分给多少棵树（随机重启）</translation>
    </message>
    <message>
        <source>Seconds after which a new tree begins (randomized restarts); 0 never</source>
        <translation>多少秒之后开始一棵新树（随机重启）；0 表示从不</translation>
    </message>
    <message>
        <source>Whether a position has one node for all orders of moves that lead to it, and whether new trees begin with what earlier ones found there</source>
        <translation>一个局面对通向它的所有步序是否只有一个节点，以及新树是否以先前的树在那里找到的内容开始</translation>
    </message>
    <message>
        <source>Visits at which a move&apos;s own mean counts as much as the mean of all playouts that play it later (RAVE); 0 turns it off</source>
        <translation>访问多少次时，一步自己的平均值与后来走这一步的所有模拟的平均值同等重要（RAVE）；0 关闭它</translation>
    </message>
    <message>
        <source>Moves the formula may choose from: all, or more and more of them with the visits of the position, by progressive widening or unpruning</source>
        <translation>公式可以选择的步：全部，或者随着局面的访问次数越来越多，采用渐进展宽（progressive widening）或渐进解剪（unpruning）</translation>
    </message>
    <message>
        <source>Once the memory is full: recycle the nodes below rarely visited positions, or begin a new tree</source>
        <translation>内存满了之后：回收很少访问的局面之下的节点，或者开始一棵新树</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo</source>
        <translation>扁平蒙特卡洛</translation>
    </message>
    <message>
        <source>Depth-budgeted search</source>
        <translation>深度预算搜索</translation>
    </message>
    <message>
        <source>Greedy search</source>
        <translation>贪心搜索</translation>
    </message>
    <message>
        <source>Best-first search</source>
        <translation>最佳优先搜索</translation>
    </message>
    <message>
        <source>Flat Monte-Carlo search: plays the move whose playouts went best, and so on to the end</source>
        <translation>扁平蒙特卡洛搜索：走模拟结果最好的一步，如此直到结束</translation>
    </message>
    <message>
        <source>Depth-budgeted search, the Banker&apos;s algorithm: every first move gets a budget, which is shared out among the moves below it</source>
        <translation>深度预算搜索，即银行家算法：每个第一步得到一份预算，再分给它之下的各步</translation>
    </message>
    <message>
        <source>Greedy search: every move leads to the position with the best estimate</source>
        <translation>贪心搜索：每一步都通向估计最好的局面</translation>
    </message>
    <message>
        <source>Best-first search: the open position with the best estimate goes on; proves its line on small boards</source>
        <translation>最佳优先搜索：估计最好的未展开局面继续下去；在小棋盘上证明其路线</translation>
    </message>
    <message>
        <source>What judges a position: the points so far, alone, with the points of the groups on the board, or with the points of each color as one group, which no line exceeds</source>
        <translation>用什么评判局面：只用目前的分数；加上棋盘上各组的分数；或者加上每种颜色当作一个组的分数，后者没有路线能超过</translation>
    </message>
    <message>
        <source>Which child is played: the one with the biggest or with the best average playout, after random or biased playouts</source>
        <translation>走哪个子局面：模拟中最大值最高的，或平均值最好的，模拟为随机的或有偏的</translation>
    </message>
    <message>
        <source>Policy of the playouts; auto is the method&apos;s own</source>
        <translation>模拟的策略；auto 为该方法自己的策略</translation>
    </message>
    <message>
        <source>R: playouts after every child before one of them is played</source>
        <translation>R：走其中一个子局面之前，每个子局面之后的模拟次数</translation>
    </message>
    <message>
        <source>Games played to the end before the search ends; 0 goes on until the budget ends</source>
        <translation>搜索结束之前玩到结束的局数；0 表示一直到预算用完</translation>
    </message>
    <message>
        <source>Which lines count: the lines of all playouts, or only the games played, as in the paper</source>
        <translation>哪些路线算数：所有模拟的路线，或者如论文中那样，只有实际玩的对局</translation>
    </message>
    <message>
        <source>What ranks the children of a position: a playout after each of them, or an estimate</source>
        <translation>用什么给局面的子局面排序：每个之后的一次模拟，或者估计</translation>
    </message>
    <message>
        <source>Budget of a child in relation to the next better one: 1 shares it out evenly, 0 gives the best child everything</source>
        <translation>子局面的预算与下一个较好的子局面之比：1 平均分配，0 全部给最好的子局面</translation>
    </message>
    <message>
        <source>What plays to the end when the budget is used up: the policy, or greedy moves by the estimate</source>
        <translation>预算用完时由什么玩到结束：策略，或者按估计的贪心走步</translation>
    </message>
    <message>
        <source>Playouts for every child of the root in the first round; doubled from round to round</source>
        <translation>第一轮中根的每个子局面的模拟次数；每轮加倍</translation>
    </message>
    <message>
        <source>Which lines count in a search for every move: the lines of all playouts, or only the games played</source>
        <translation>逐步搜索中哪些路线算数：所有模拟的路线，或者只有实际玩的对局</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the printed generic implementation, with random playouts</source>
        <translation>其他所有选项的值：我们的，或者所印的通用实现的值，采用随机模拟</translation>
    </message>
    <message>
        <source>Which of several moves with equal results is followed: a random one, or the last</source>
        <translation>几步结果相同时走哪一步：随机一步，或者最后一步</translation>
    </message>
    <message>
        <source>Whether a search follows its best sequence so far if the results of a step are worse, or always the best of the step</source>
        <translation>一步的结果较差时，搜索是继续走它迄今最佳的走步序列，还是总走这一步的最佳</translation>
    </message>
    <message>
        <source>Searches from the start of the board before a thread ends; 0 goes on until the budget ends</source>
        <translation>线程结束之前从棋盘的开始搜索多少次；0 表示一直到预算用完</translation>
    </message>
    <message>
        <source>NRPA</source>
        <translation>NRPA</translation>
    </message>
    <message>
        <source>Nested rollout policy adaptation: playouts learn from the best lines, level by level</source>
        <translation>嵌套展开策略自适应（NRPA）：模拟逐级向最佳路线学习</translation>
    </message>
    <message>
        <source>Values of all other options: ours, or the values of the paper&apos;s text or of its program</source>
        <translation>其他所有选项的值：我们的，或者论文正文或其程序的值</translation>
    </message>
    <message>
        <source>Depth of nesting</source>
        <translation>嵌套的深度</translation>
    </message>
    <message>
        <source>N: how often a level repeats the one below; 0 fits it to the budget, so that one search fills it</source>
        <translation>N：一级重复其下一级的次数；0 使它与预算相配，让一次搜索正好用完预算</translation>
    </message>
    <message>
        <source>Step of the weights toward the best line</source>
        <translation>权重向最佳路线调整的步长</translation>
    </message>
    <message>
        <source>The features of a move that share a weight</source>
        <translation>一步的哪些特征共用一个权重</translation>
    </message>
    <message>
        <source>Spares the color with the most blocks at the start while there is another group</source>
        <translation>开始时方块最多的颜色，只要还有别的组就留着它</translation>
    </message>
    <message>
        <source>Moves after which groups of two blocks of that color may be played</source>
        <translation>多少步之后可以走那种颜色的两个方块的组</translation>
    </message>
    <message>
        <source>Weight of each block of a group above two, in addition to the learned weight</source>
        <translation>组中超过两个之后每个方块的权重，加在学到的权重之上</translation>
    </message>
    <message>
        <source>The most blocks of a group above two that count for the bias</source>
        <translation>组中超过两个的方块至多有多少个计入 bias</translation>
    </message>
    <message>
        <source>Higher values play more at random: they divide the learned weights, not the bias</source>
        <translation>值越大越随机：学到的权重除以它，偏置不变</translation>
    </message>
    <message>
        <source>Weights that a search begins with: zero, or random</source>
        <translation>搜索开始时的权重：零，或者随机</translation>
    </message>
    <message>
        <source>P: playouts of level 1 between two adaptations, the best of which counts</source>
        <translation>P：第 1 级在两次调整之间的模拟次数，取其中最好的一次</translation>
    </message>
    <message>
        <source>R: a level ends once its best line was found again this often; 0: never</source>
        <translation>R：一级的最佳路线再次被找到这么多次后，该级结束；0：从不</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 1 keeps</source>
        <translation>第 1 级保留的路线数，每条有自己的策略</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that level 2 keeps</source>
        <translation>第 2 级保留的路线数，每条有自己的策略</translation>
    </message>
    <message>
        <source>Lines, each with its policy, that higher levels keep</source>
        <translation>更高各级保留的路线数，每条有自己的策略</translation>
    </message>
    <message>
        <source>What lines of a beam must differ in</source>
        <translation>一束中的路线必须在哪方面不同</translation>
    </message>
    <message>
        <source>Use of several threads: each searches for itself, or several form a job and share a policy, have their own policies until the best one is taken, keep their own, or keep their own and exchange their best line</source>
        <translation>多个线程的用法：各自搜索，或者几个组成一个作业，共用一个策略、各有策略直到采用最好的一个、一直各用自己的，或者各用自己的并交换最佳路线</translation>
    </message>
    <message>
        <source>Level whose calls of the level below are shared among a job&apos;s threads</source>
        <translation>哪一级对下一级的调用由作业的各线程分担</translation>
    </message>
    <message>
        <source>M: threads of a job, with as many jobs as there are threads for; 0: one job of all threads</source>
        <translation>M：一个作业的线程数，线程够组成多少个作业就有多少个；0：所有线程组成一个作业</translation>
    </message>
    <message>
        <source>Whether a child is ranked by the best line that was ever found from its position, if it is better than the new playout</source>
        <translation>如果从子局面找到过的最佳路线好于新的模拟，是否按它给子局面排序</translation>
    </message>
    <message>
        <source>A*</source>
        <translation>A*</translation>
    </message>
    <message>
        <source>A*: the open position that promises most goes on; proves its line on small boards</source>
        <translation>A*：最有希望的未展开局面继续下去；在小棋盘上证明其路线</translation>
    </message>
    <message>
        <source>What a position can still earn at most: the blocks of each color as one group and the bonus (plain), without the bonus if a color has a single block left (dead-color), or with groups only of blocks that can still meet (separated)</source>
        <translation>一个局面至多还能得多少：每种颜色的方块当作一个组，再加奖励分（plain）；如果有颜色只剩一个方块，则没有奖励分（dead-color）；或者只把还能会合的方块算作组（separated）</translation>
    </message>
    <message>
        <source>IDA*</source>
        <translation>IDA*</translation>
    </message>
    <message>
        <source>IDA*: depth-first searches of all positions that promise a score, which is lowered step by step; proves its line on small boards</source>
        <translation>IDA*：对所有有希望达到某个得分的局面进行深度优先搜索，这个得分逐步降低；在小棋盘上证明其路线</translation>
    </message>
    <message>
        <source>How far the threshold falls after each iteration: to the next lower estimate, or until the number of positions doubles</source>
        <translation>每次迭代后阈值降低多少：到下一个较低的估计，或者直到局面数加倍</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it and the iteration</source>
        <translation>记住对局面所得知的内容，不论通向它的步序和迭代</translation>
    </message>
    <message>
        <source>Branch and bound</source>
        <translation>分支定界</translation>
    </message>
    <message>
        <source>Branch and bound: all lines except lines that cannot beat the best so far; proves its line on small boards</source>
        <translation>分支定界：除不可能胜过迄今最佳的路线之外的所有路线；在小棋盘上证明其路线</translation>
    </message>
    <message>
        <source>Remembers what was learned about a position, whatever the order of the moves to it</source>
        <translation>记住对局面所得知的内容，不论通向它的步序</translation>
    </message>
    <message>
        <source>Playouts of tabu-color-random before the search, for a best line to begin with</source>
        <translation>搜索之前用 tabu-color-random 进行的模拟次数，以得到起初的最佳路线</translation>
    </message>
    <message>
        <source>Exact endgames</source>
        <translation>精确残局</translation>
    </message>
    <message>
        <source>Exact search: the best end of good lines, from ever further back; proves its line, or whether the board can be cleared, on small boards</source>
        <translation>精确搜索：好路线的最佳结局，从越来越靠前的地方开始；在小棋盘上证明其路线，或者棋盘能否清空</translation>
    </message>
    <message>
        <source>The goal: the best score, or whether the board can be cleared at all; that search ends with the first line that clears it, or with the proof that none does</source>
        <translation>目标：最佳得分，或者棋盘究竟能否清空；后一种搜索以第一条清空棋盘的路线结束，或者以没有这样的路线的证明结束</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>束搜索</translation>
    </message>
    <message>
        <source>Beam search: of all positions with the same number of blocks removed, the best go on</source>
        <translation>束搜索：在消除方块数相同的所有局面中，最好的继续下去</translation>
    </message>
    <message>
        <source>Positions kept in each layer, as far as memory reaches; 0 runs beams of doubling width one after the other</source>
        <translation>每层保留的局面数，以内存所及为限；0 表示依次运行宽度逐个加倍的束</translation>
    </message>
    <message>
        <source>Positions compete with others that have as many blocks removed, or that are as many moves from the start</source>
        <translation>局面与哪些局面竞争：消除方块数相同的，或者离开始步数相同的</translation>
    </message>
    <message>
        <source>What ranks positions: the score; the score with the points of the groups on the board, or of each color as one group; the score with a value of the colors, lower the more pieces they are in; or, for the best by that value, the score of a playout</source>
        <translation>用什么给局面排序：得分；得分加上棋盘上各组的分数，或加上每种颜色当作一个组的分数；得分加上颜色的价值，颜色分成的块越多越低；或者，对按这一价值最好的局面，用一次模拟的得分</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: candidates that get playouts, for each position that is kept</source>
        <translation>评估为“playouts”时：每保留一个局面，有多少候选局面得到模拟</translation>
    </message>
    <message>
        <source>With the evaluation &quot;playouts&quot;: playouts from each candidate; the best one counts</source>
        <translation>评估为“playouts”时：每个候选局面的模拟次数；取最好的一次</translation>
    </message>
    <message>
        <source>Points taken off the estimate of a position that can no longer be cleared, since a color has a single block left</source>
        <translation>如果有颜色只剩一个方块，局面不能再清空，从它的估计中减去的分数</translation>
    </message>
    <message>
        <source>Leaves out positions that cannot reach more than the best line, even with the blocks of each color as one group</source>
        <translation>舍去即使把每种颜色的方块当作一个组也不能超过最佳路线的局面</translation>
    </message>
    <message>
        <source>What chooses below T visits: the playout policy, or first a random cell, whose group may be of the tabu color</source>
        <translation>访问少于 T 次时由什么选择：模拟策略，或者先随机选一格，其所在的组可以是禁忌色</translation>
    </message>
    <message>
        <source>Cell scan</source>
        <translation>逐格扫描</translation>
    </message>
    <message>
        <source>The group of the first block met from a random cell upward, then in the next columns: large groups are likelier</source>
        <translation>从随机一格向上、再到后面各列遇到的第一个方块所在的组：大组更有可能</translation>
    </message>
    <message>
        <source>1 spares the color with the most blocks left while there is another group, 2 a color drawn before every move</source>
        <translation>1 表示剩余方块最多的颜色，只要还有别的组就留着它，2 表示每一步之前抽取的颜色</translation>
    </message>
    <message>
        <source>Probability that a block of that color is played when the search meets it</source>
        <translation>搜索遇到那种颜色的方块时走它的概率</translation>
    </message>
    <message>
        <source>Plays that color like any other if its blocks are a single group</source>
        <translation>如果那种颜色的方块是单独一个组，就像其他颜色一样走它</translation>
    </message>
    <message>
        <source>Playouts shared by all children before one of them is played; 0: each has playouts-per-child</source>
        <translation>走其中一个子局面之前，所有子局面分享的模拟次数；0：每个有 playouts-per-child 次</translation>
    </message>
    <message>
        <source>What a chain begins with: the line of a short beam, or a random game</source>
        <translation>链以什么开始：一次短束搜索的路线，或者随机对局</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beams that chains begin with; less where the budget is small</source>
        <translation>链开始时所用的束每层至多多少个局面；预算小时较少</translation>
    </message>
    <message>
        <source>Temperature at the start of a chain, in points</source>
        <translation>链开始时的温度，以分计</translation>
    </message>
    <message>
        <source>Temperature at the end of a chain, in points</source>
        <translation>链结束时的温度，以分计</translation>
    </message>
    <message>
        <source>A list this many points below the threshold of acceptance is abandoned before its end; 0: never</source>
        <translation>低于接受阈值这么多分的列表，不到结尾就放弃；0：从不</translation>
    </message>
    <message>
        <source>Other blocks of its old group that a click tries if its own block is gone</source>
        <translation>单击自己的方块已不在时，尝试它原来的组中的多少个其他方块</translation>
    </message>
    <message>
        <source>Annealing</source>
        <translation>退火</translation>
    </message>
    <message>
        <source>Chains that share the budget, one after another</source>
        <translation>依次分享预算的链数</translation>
    </message>
    <message>
        <source>Lists that a chain tries without a budget</source>
        <translation>没有预算时一条链尝试的列表数</translation>
    </message>
    <message>
        <source>Lists of a chain of the first round; 0: by the budget</source>
        <translation>第一轮中一条链的列表数；0：由预算决定</translation>
    </message>
    <message>
        <source>With length 0, a chain of the first round has this many times the square root of the lists that a thread&apos;s budget allows, but at least 1,000; 0: 100 if the end is mild, else 50</source>
        <translation>length 为 0 时，第一轮中一条链的列表数，是线程的预算所容许的列表数的平方根的这么多倍，但至少 1,000；0：end 为 mild 时 100，否则 50</translation>
    </message>
    <message>
        <source>Temperature at the start of chains of later rounds, in points, at most that of hot</source>
        <translation>后面各轮的链开始时的温度，以分计，最高为 hot 的值</translation>
    </message>
    <message>
        <source>One of this many chains goes on to the next round</source>
        <translation>每这么多条链中有一条进入下一轮</translation>
    </message>
    <message>
        <source>Part of the budget for chains that begin with each of the first moves</source>
        <translation>用于以每个第一步开始的链的那部分预算</translation>
    </message>
    <message>
        <source>Simulated annealing over lists of clicks on blocks, begun with short beams</source>
        <translation>对单击方块的列表进行模拟退火，以短束搜索开始</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>The strongest: a tournament of annealed lists of clicks, begun with short beams</source>
        <translation>最强：退火的单击列表之间的锦标赛，以短束搜索开始</translation>
    </message>
    <message>
        <source>How the temperature falls</source>
        <translation>温度怎样下降</translation>
    </message>
    <message>
        <source>The color that is played last if a list leaves blocks: the most frequent color at the start, the color of the largest group in the line that a chain begins with, or none</source>
        <translation>列表留下方块时最后走的颜色：开始时最多的颜色、链开始时的路线中最大的组的颜色，或者没有</translation>
    </message>
    <message>
        <source>How a list that leaves blocks is rated: as if it cleared the board, less block-cost points for each block (mild); with a loss that grows from a tenth of the bonus and 40 points a block to the whole bonus and 20, or by its score where there is no bonus (growing); mild under standard, no-penalty and lenient-penalty rules, else growing (by-rules)</source>
        <translation>怎样评价留下方块的列表：当作清空了棋盘，每个方块减去 block-cost 分（mild）；减去的损失从奖励分的十分之一和每个方块 40 分，增长到全部奖励分和 20 分，没有奖励分时则按得分（growing）；规则为 standard、no-penalty 或 lenient-penalty 时为 mild，否则为 growing（by-rules）</translation>
    </message>
    <message>
        <source>Points that each block left costs if the end is mild</source>
        <translation>end 为 mild 时每个剩余方块扣的分</translation>
    </message>
    <message>
        <source>How often this kind of edit is tried, relative to the others; if all are 0, all are tried equally often</source>
        <translation>这种改动相对于其他改动尝试得多频繁；全为 0 时同样频繁</translation>
    </message>
    <message>
        <source>Playouts of one tree that are played together, faster but chosen with less known; 1 plays each by itself</source>
        <translation>一棵树中一起进行的模拟次数，更快，但选择时所知较少；1 表示逐次进行</translation>
    </message>
    <message>
        <source>Which color is spared: one by its number of blocks, or the color of the largest group that a short beam&apos;s line removes, with one beam per search</source>
        <translation>留着哪种颜色：按方块数选定的，或者短束搜索的路线所消除的最大的组的颜色，每次搜索一束</translation>
    </message>
    <message>
        <source>1 for the color with the most blocks at the start, 2 for the next; with tabu-color=rank</source>
        <translation>1 为开始时方块最多的颜色，2 为其次的颜色；用于 tabu-color=rank</translation>
    </message>
    <message>
        <source>The most positions of a layer of the beam that votes</source>
        <translation>投票的束每层至多多少个局面</translation>
    </message>
    <message>
        <source>Whether a search for every move follows the best line since its game began, or only the best line of the search for the present move</source>
        <translation>逐步搜索是走它的对局开始以来的最佳路线，还是只走当前这一步的搜索的最佳路线</translation>
    </message>
    <message>
        <source>Moves that share the budget: each has a search of its own, without threshold and table, which plays the first move of the path with the most points; 0: one search</source>
        <translation>分享预算的步数：每一步有自己的搜索，没有 threshold 和 table，走得分最多的路径的第一步；0：一次搜索</translation>
    </message>
    <message>
        <source>Which visits T counts: of the position, of the move that the formula would choose, or of each move tried there</source>
        <translation>T 计的是哪些访问：局面的、公式会选的步的，或者在那里试过的每一步的</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>%1 左右</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>第 %1 步丢掉 %2：这一步之前，已知最佳对局清空棋盘，之后则没有</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: before this move the best game known clears the board, afterwards it does not</source>
        <translation>第 %1 步可能丢掉 %2：这一步之前，已知最佳对局清空棋盘，之后则没有</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2: the %3 group of %4 became %5</source>
        <translation>第 %1 步可能丢掉 %2：%4 块的%3组变成了 %5 块</translation>
    </message>
    <message>
        <source>Move %1 gave away %2: the %3 group of %4 became %5</source>
        <translation>第 %1 步丢掉 %2：%4 块的%3组变成了 %5 块</translation>
    </message>
    <message>
        <source>Simon Tatham&apos;s Same Game</source>
        <translation>Simon Tatham 的 Same Game</translation>
    </message>
    <message>
        <source>CodinGame</source>
        <translation>CodinGame</translation>
    </message>
    <message>
        <source>Schadd&apos;s SP-MCTS program</source>
        <translation>Schadd 的 SP-MCTS 程序</translation>
    </message>
    <message>
        <source>The paper&apos;s theta as a number of blocks that is subtracted, at most 99 % of the smallest color&apos;s blocks; 0: by the share theta</source>
        <translation>论文中的 theta，作为要减去的方块数，至多为最少的颜色的方块数的 99%；0：按比例 theta</translation>
    </message>
    <message>
        <source>Probability that a step follows a move drawn from all, whatever its result, as an unpromising move may lead to the best line</source>
        <translation>不论结果如何，走从所有步中抽取的一步的概率，因为看似没有希望的步可能通向最佳路线</translation>
    </message>
    <message>
        <source>The command that starts the program, as in a shell; solvers are named external:COMMAND on command lines</source>
        <translation>启动程序的命令，写法与 shell 中相同；在命令行中求解器写作 external:COMMAND</translation>
    </message>
    <message>
        <source>External program</source>
        <translation>外部程序</translation>
    </message>
    <message>
        <source>Another program: it is sent the board and answers with lines, which are checked; it counts playouts and nodes as it likes</source>
        <translation>另一个程序：它收到棋盘，以路线作答，路线会被检查；模拟次数和节点由它自己计数</translation>
    </message>
    <message>
        <source>Use of several threads: each grows its own trees (root parallelization), or all grow one tree (tree parallelization), whose results differ from run to run</source>
        <translation>多个线程的用法：各自生成自己的树（根并行），或共同生成一棵树（树并行），后者的结果每次运行都不同</translation>
    </message>
    <message>
        <source>Virtual loss: a playout counts as so many losses until its score is known, so that the others of its batch, and other threads of the tree, choose other moves</source>
        <translation>虚拟损失：一次模拟在得知得分之前算作这么多次失败，使同一批的其他模拟和同一棵树的其他线程选择别的步</translation>
    </message>
    <message>
        <source>File of a bias by several features of a move, in place of bias and bias-cap, as train-bias writes it; slower</source>
        <translation>由 train-bias 写成的偏置文件，按一步的多个特征给出偏置，代替 bias 和 bias-cap；较慢</translation>
    </message>
</context>
<context>
    <name>EngineError</name>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1；是否指 %2？</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos;: %2</source>
        <translation>&apos;board&apos; 的第 %1 行：%2</translation>
    </message>
    <message>
        <source>&apos;board&apos;: %1</source>
        <translation>&apos;board&apos;：%1</translation>
    </message>
    <message>
        <source>byte %1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>字节 %1 不是格子：应为颜色 1 到 9 或 &apos;.&apos;</translation>
    </message>
    <message>
        <source>%1 is not a cell: expected a color 1 to 9 or &apos;.&apos;</source>
        <translation>%1 不是格子：应为颜色 1 到 9 或 &apos;.&apos;</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>棋盘至多有 %1 列</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>棋盘至多有 %1 行</translation>
    </message>
    <message>
        <source>a board has 1x1 to 32x32 cells, not %1</source>
        <translation>棋盘有 1x1 到 32x32 格，不能是 %1</translation>
    </message>
    <message>
        <source>color %1 is not one of 1 to %2</source>
        <translation>颜色 %1 不在 1 到 %2 之中</translation>
    </message>
    <message>
        <source>the block in row %1, column %2 floats: the cell below it is empty</source>
        <translation>第 %1 行第 %2 列的方块悬空：它下面的格子是空的</translation>
    </message>
    <message>
        <source>column %1 is empty, but there are blocks to the right of it</source>
        <translation>第 %1 列是空的，但它右边有方块</translation>
    </message>
    <message>
        <source>%1 looks like a number of two digits: expected blanks between all cells of the row, or none</source>
        <translation>%1 看起来像两位数：一行的所有格子之间应该都有空格，或者都没有</translation>
    </message>
    <message>
        <source>a second board begins here: expected one board</source>
        <translation>这里开始了第二个棋盘：应为一个棋盘</translation>
    </message>
    <message>
        <source>there are several boards: expected one</source>
        <translation>有多个棋盘：应为一个</translation>
    </message>
    <message>
        <source>the board has no move: expected two blocks of one color beside or above each other</source>
        <translation>棋盘无步可走：应有左右或上下相邻的两个同色方块</translation>
    </message>
    <message>
        <source>this row has %1 cells, the rows above have %2</source>
        <translation>这一行有 %1 格，上面各行有 %2 格</translation>
    </message>
    <message>
        <source>there is no board: expected a line of colors 1 to 9 and &apos;.&apos; for each row</source>
        <translation>没有棋盘：每一行应为一行由颜色 1 到 9 和 &apos;.&apos; 组成的文本</translation>
    </message>
    <message>
        <source>%1 is not a board: expected %2N with N from 1 to %3</source>
        <translation>%1 不是棋盘：应为 %2N，N 为 1 到 %3</translation>
    </message>
    <message>
        <source>%1 is not a board: expected random:SEED or random:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, up to 32x32x9</source>
        <translation>%1 不是棋盘：应为 random:SEED 或 random:SEED/ROWSxCOLUMNSxCOLORS，种子 0 到 2^64-1，至多 32x32x9</translation>
    </message>
    <message>
        <source>a board ID has four parts with &apos;-&apos; between them (size, rules, cells, check), not %1</source>
        <translation>棋盘 ID 有四个部分，以 &apos;-&apos; 分隔（大小、规则、格子、校验），不能是 %1</translation>
    </message>
    <message>
        <source>the check at the end of the board ID does not fit: a character is missing or wrong</source>
        <translation>棋盘 ID 结尾的校验不符：缺少字符或字符有误</translation>
    </message>
    <message>
        <source>the board ID has no size: expected ROWSxCOLUMNSxCOLORS, up to 32x32x9</source>
        <translation>棋盘 ID 没有大小：应为 ROWSxCOLUMNSxCOLORS，至多 32x32x9</translation>
    </message>
    <message>
        <source>the cells of the board ID do not fit its size</source>
        <translation>棋盘 ID 的格子与其大小不符</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>it was moved, deleted or replaced meanwhile</source>
        <translation>它在此期间被移动、删除或替换</translation>
    </message>
    <message>
        <source>another program has changed it meanwhile</source>
        <translation>另一个程序在此期间更改了它</translation>
    </message>
    <message>
        <source>it has more than %1 values</source>
        <translation>它有超过 %1 个值</translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation>有一个数太大，无法读取</translation>
    </message>
    <message>
        <source>a number in %1 is too large to be read</source>
        <translation>%1 中有一个数太大，无法读取</translation>
    </message>
    <message>
        <source>member %1 appears twice in the same object</source>
        <translation>成员 %1 在同一对象中出现两次</translation>
    </message>
    <message>
        <source>an object has more than %1 members</source>
        <translation>有一个对象的成员超过 %1 个</translation>
    </message>
    <message>
        <source>the object has ended, but the text goes on</source>
        <translation>对象已结束，但文本还在继续</translation>
    </message>
    <message>
        <source>this is not JSON: expected an object in { }</source>
        <translation>这不是 JSON：应为 { } 中的对象</translation>
    </message>
    <message>
        <source>a solution file is a JSON object</source>
        <translation>解答文件是 JSON 对象</translation>
    </message>
    <message>
        <source>member %1 is missing</source>
        <translation>缺少成员 %1</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame&quot;</source>
        <translation>&apos;format&apos; 不是 &quot;samegame&quot;</translation>
    </message>
    <message>
        <source>%1 is %2, this program reads version %3</source>
        <translation>%1 是 %2，本程序读取版本 %3</translation>
    </message>
    <message>
        <source>%1 names no known rules; known are standard, no-penalty, lenient-penalty, bubble-breaker and clickomania</source>
        <translation>%1 不是已知规则的名称；已知的有 standard、no-penalty、lenient-penalty、bubble-breaker 和 clickomania</translation>
    </message>
    <message>
        <source>&apos;board&apos; must be an array of 1 to 32 texts, one for each row</source>
        <translation>&apos;board&apos; 必须是 1 到 32 个文本的数组，每行一个</translation>
    </message>
    <message>
        <source>row %1 of &apos;board&apos; is not a row of cells</source>
        <translation>&apos;board&apos; 的第 %1 行不是一行格子</translation>
    </message>
    <message>
        <source>&apos;moves&apos; must be an array of [row, column]</source>
        <translation>&apos;moves&apos; 必须是 [行, 列] 的数组</translation>
    </message>
    <message>
        <source>&apos;moves&apos; has more than %1 moves</source>
        <translation>&apos;moves&apos; 超过 %1 步</translation>
    </message>
    <message>
        <source>%1 must be [row, column]</source>
        <translation>%1 必须是 [行, 列]</translation>
    </message>
    <message>
        <source>%1 must be a text with a whole number from 0 to 2^64-1</source>
        <translation>%1 必须是含有 0 到 2^64-1 的整数的文本</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 必须是 %2 到 %3 的整数</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 0 to 2^64-1</source>
        <translation>%1 必须是 0 到 2^64-1 的整数</translation>
    </message>
    <message>
        <source>%1 must be a number</source>
        <translation>%1 必须是数</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1 必须是文本</translation>
    </message>
    <message>
        <source>%1 must be an object</source>
        <translation>%1 必须是对象</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 必须是 true 或 false</translation>
    </message>
    <message>
        <source>move %1 at %2 names no group of two or more blocks</source>
        <translation>第 %1 步，位于 %2，不是两个或更多方块的组</translation>
    </message>
    <message>
        <source>%1 is not a playout policy; known are %2</source>
        <translation>%1 不是模拟策略；已知的有 %2</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2, which has none</source>
        <translation>%1 不是策略 %2 的参数，它没有参数</translation>
    </message>
    <message>
        <source>%1 is not a parameter of policy %2: expected %3</source>
        <translation>%1 不是策略 %2 的参数：应为 %3</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a number from %4 to %5</source>
        <translation>%1 超出范围：策略 %3 的 %2 是 %4 到 %5 的数</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has none</source>
        <translation>%1 不是这个求解器的选项；它没有选项</translation>
    </message>
    <message>
        <source>%1 is not an option of this solver; it has %2</source>
        <translation>%1 不是这个求解器的选项；它的选项有 %2</translation>
    </message>
    <message>
        <source>option %1 has no value: expected key=value</source>
        <translation>选项 %1 没有值：应为 key=value</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a whole number from %3 to %4</source>
        <translation>选项 %1 是 %2，应为 %3 到 %4 的整数</translation>
    </message>
    <message>
        <source>option %1 is %2, expected a number from %3 to %4</source>
        <translation>选项 %1 是 %2，应为 %3 到 %4 的数</translation>
    </message>
    <message>
        <source>option %1 is %2, expected %3</source>
        <translation>选项 %1 是 %2，应为 %3</translation>
    </message>
    <message>
        <source>a row of &apos;board&apos;</source>
        <translation>&apos;board&apos; 的一行</translation>
    </message>
    <message>
        <source>move %1, row</source>
        <translation>第 %1 步的行</translation>
    </message>
    <message>
        <source>move %1, column</source>
        <translation>第 %1 步的列</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>%1 is not a range: the first number is above the last</source>
        <translation>%1 不是范围：第一个数大于最后一个</translation>
    </message>
    <message>
        <source>more than %1 boards</source>
        <translation>超过 %1 个棋盘</translation>
    </message>
    <message>
        <source>the board ID has unknown rules: expected one of %1</source>
        <translation>棋盘 ID 的规则未知：应为 %1 之一</translation>
    </message>
    <message>
        <source>%1 names no known gravity; known are shift and pull-left</source>
        <translation>%1 不是已知重力的名称；已知的有 shift 和 pull-left</translation>
    </message>
    <message>
        <source>bias times bias-cap must not be above 30</source>
        <translation>bias 乘以 bias-cap 不得大于 30</translation>
    </message>
    <message>
        <source>parallel-level must not be above level</source>
        <translation>parallel-level 不得大于 level</translation>
    </message>
    <message>
        <source>the level that runs in parallel cannot have a beam: parallel-level is that of a beam</source>
        <translation>并行运行的那一级不能有束：parallel-level 是有束的一级</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 of policy %3 is a whole number from %4 to %5</source>
        <translation>%1 超出范围：策略 %3 的 %2 是 %4 到 %5 的整数</translation>
    </message>
    <message>
        <source>&apos;score&apos; is %1, but the moves earn %2</source>
        <translation>&apos;score&apos; 是 %1，但各步得 %2</translation>
    </message>
    <message>
        <source>%1 is %2, but the board at the end says %3</source>
        <translation>%1 是 %2，但最后的棋盘表明是 %3</translation>
    </message>
    <message>
        <source>the list of moves is damaged</source>
        <translation>步的列表已损坏</translation>
    </message>
    <message>
        <source>a move lies off the board</source>
        <translation>有一步在棋盘之外</translation>
    </message>
    <message>
        <source>it is not known how a game began</source>
        <translation>不知道一局是怎样开始的</translation>
    </message>
    <message>
        <source>a line was taken over from another board</source>
        <translation>一条路线是从另一个棋盘接手的</translation>
    </message>
    <message>
        <source>the computer ran short of memory or threads (%1)</source>
        <translation>电脑的内存或线程不足（%1）</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1</source>
        <translation>种子是 0 到 %1 的整数</translation>
    </message>
    <message>
        <source>it has more than %1 MiB</source>
        <translation>它超过 %1 MiB</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>它是文件夹，不是文件</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>它是管道或设备，不是文件</translation>
    </message>
    <message>
        <source>A board that can be cleared for sure has %1 cells and %2 colors or more</source>
        <translation>保证可清空的棋盘至少有 %1 格和 %2 种颜色</translation>
    </message>
    <message>
        <source>%1 is not a board: expected clearable:SEED or clearable:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, 2 cells to 32x32, 3 to 9 colors</source>
        <translation>%1 不是棋盘：应为 clearable:SEED 或 clearable:SEED/ROWSxCOLUMNSxCOLORS，种子 0 到 2^64-1，2 格到 32x32，3 到 9 种颜色</translation>
    </message>
    <message>
        <source>%1 is not a board: expected daily:YEAR-MONTH-DAY, as in daily:2026-11-23, years 1583 to 9999</source>
        <translation>%1 不是棋盘：应为 daily:YEAR-MONTH-DAY，例如 daily:2026-11-23，年份 1583 到 9999</translation>
    </message>
    <message>
        <source>there is no refill under clickomania rules: their aim is an empty board, and with refill no board stays empty</source>
        <translation>clickomania 规则下没有补充：其目标是空棋盘，而有补充时没有棋盘会保持为空</translation>
    </message>
    <message>
        <source>&apos;refill.generator&apos; is %1, this program knows generator 1</source>
        <translation>&apos;refill.generator&apos; 是 %1，本程序只认识生成器 1</translation>
    </message>
    <message>
        <source>solver %1 plans whole games, but with refill nobody knows the columns to come; flat-monte-carlo and greedy choose each move by the blocks on the board</source>
        <translation>求解器 %1 规划整局，但有补充时没有人知道将要进入的列；flat-monte-carlo 和 greedy 根据棋盘上的方块选择每一步</translation>
    </message>
    <message>
        <source>solver %1 does not count its moves, which virtual time is made of; nrpa does</source>
        <translation>求解器 %1 不计它的步数，而虚拟时间由步数构成；nrpa 会计</translation>
    </message>
    <message>
        <source>the state of the search is damaged</source>
        <translation>搜索的状态已损坏</translation>
    </message>
    <message>
        <source>it is damaged: its check does not fit; without it the search begins anew</source>
        <translation>它已损坏：校验不符；没有它，搜索从头开始</translation>
    </message>
    <message>
        <source>it keeps no search, expected a file that &apos;solve --resume&apos; wrote</source>
        <translation>它没有保存搜索，应为由 &apos;solve --resume&apos; 写成的文件</translation>
    </message>
    <message>
        <source>it keeps a search of %1 (bench %2), but this is %3 (bench %4): only the same program can go on with it</source>
        <translation>它保存的是 %1（bench %2）的搜索，但这是 %3（bench %4）：只有同一个程序才能继续</translation>
    </message>
    <message>
        <source>it keeps a search with %1 %2, not %3</source>
        <translation>它保存的搜索的 %1 是 %2，不是 %3</translation>
    </message>
    <message>
        <source>it keeps a search of another board</source>
        <translation>它保存的是另一个棋盘的搜索</translation>
    </message>
    <message>
        <source>it keeps a search that began with another policy</source>
        <translation>它保存的搜索是以另一种策略开始的</translation>
    </message>
    <message>
        <source>the search to go on with has %1 threads, not %2</source>
        <translation>要继续的搜索有 %1 个线程，不是 %2 个</translation>
    </message>
    <message>
        <source>the solver learns no policy that can be kept; nrpa does</source>
        <translation>求解器不学习可以保存的策略；nrpa 会</translation>
    </message>
    <message>
        <source>solver %1 cannot go on with a search of an earlier run; champion, annealing, and nrpa with parallel=root can</source>
        <translation>求解器 %1 不能继续以前运行的搜索；champion、annealing 和 parallel=root 的 nrpa 可以</translation>
    </message>
    <message>
        <source>it is no learned policy, expected a file that --save-policy wrote</source>
        <translation>它不是学到的策略，应为由 --save-policy 写成的文件</translation>
    </message>
    <message>
        <source>it is cut off, its last line has no end</source>
        <translation>它被截断，最后一行没有结尾</translation>
    </message>
    <message>
        <source>expected &apos;code&apos; and its name</source>
        <translation>应为 &apos;code&apos; 及其名称</translation>
    </message>
    <message>
        <source>the policy has weights for code=%1, but the search has code=%2</source>
        <translation>策略的权重用于 code=%1，但搜索的是 code=%2</translation>
    </message>
    <message>
        <source>expected &apos;initial&apos;, a spread from 0 to 50 and a seed</source>
        <translation>应为 &apos;initial&apos;、0 到 50 的散布范围和种子</translation>
    </message>
    <message>
        <source>expected &apos;weights&apos; and how many lines follow</source>
        <translation>应为 &apos;weights&apos; 及其后的行数</translation>
    </message>
    <message>
        <source>expected a code of 16 hexadecimal digits and a factor from 1.93e-22 to 5.18e21</source>
        <translation>应为 16 位十六进制数字的代码和 1.93e-22 到 5.18e21 的因子</translation>
    </message>
    <message>
        <source>this code appears twice</source>
        <translation>这个代码出现两次</translation>
    </message>
    <message>
        <source>there are more lines than &apos;weights&apos; says</source>
        <translation>行数多于 &apos;weights&apos; 所说的</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>它不是 JSON 对象</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 必须是 %2 到 %3 的数</translation>
    </message>
    <message>
        <source>%1 must be an array with one value or more</source>
        <translation>%1 必须是有一个或更多值的数组</translation>
    </message>
    <message>
        <source>there is no member %1</source>
        <translation>没有成员 %1</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that &apos;experiment&apos; or &apos;compare&apos; keeps</source>
        <translation>它不是试验文件，应为由 &apos;experiment&apos; 或 &apos;compare&apos; 保存的文件</translation>
    </message>
    <message>
        <source>its trials have other %1: %2, expected %3</source>
        <translation>它的试验的 %1 不同：是 %2，应为 %3</translation>
    </message>
    <message>
        <source>its trials have %1 entries, expected %2</source>
        <translation>它的试验有 %1 个条目，应为 %2 个</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must be an array of [seconds, playouts, score]</source>
        <translation>&apos;curve&apos; 必须是 [秒, 模拟次数, 得分] 的数组</translation>
    </message>
    <message>
        <source>%1 is not a reason to stop: %2</source>
        <translation>%1 不是停止的原因：%2</translation>
    </message>
    <message>
        <source>its moves do not finish the game</source>
        <translation>它的各步没有把对局走完</translation>
    </message>
    <message>
        <source>&apos;cleared&apos; does not match its moves</source>
        <translation>&apos;cleared&apos; 与它的各步不符</translation>
    </message>
    <message>
        <source>&apos;curve&apos; must rise with time, to the score of %1 at the most</source>
        <translation>&apos;curve&apos; 必须随时间上升，至多升到得分 %1</translation>
    </message>
    <message>
        <source>its moves earn %1 points, not %2</source>
        <translation>它的各步得 %1 分，不是 %2 分</translation>
    </message>
    <message>
        <source>its trials are of %1 (bench %2), expected %3 (bench %4): trials of different programs do not go together</source>
        <translation>它的试验属于 %1（bench %2），应为 %3（bench %4）：不同程序的试验不能放在一起</translation>
    </message>
    <message>
        <source>its trials have seed %1, expected %2</source>
        <translation>它的试验的种子是 %1，应为 %2</translation>
    </message>
    <message>
        <source>this trial appears twice</source>
        <translation>这次试验出现两次</translation>
    </message>
    <message>
        <source>its board %1 is %2, expected %3</source>
        <translation>它的棋盘 %1 是 %2，应为 %3</translation>
    </message>
    <message>
        <source>its seed is %1, expected %2</source>
        <translation>它的种子是 %1，应为 %2</translation>
    </message>
    <message>
        <source>%1 is %2, expected one of: %3</source>
        <translation>%1 是 %2，应为其中之一：%3</translation>
    </message>
    <message>
        <source>%1 must have one of seconds, playouts and nodes</source>
        <translation>%1 必须有 seconds、playouts 和 nodes 之一</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: the solver %2 has no %3, grant it something else</source>
        <translation>%1：求解器 %2 没有 %3，应给它别的预算</translation>
    </message>
    <message>
        <source>%1: the rules of %2 are not known</source>
        <translation>%1：%2 的规则未知</translation>
    </message>
    <message>
        <source>%1: no published result is called %2</source>
        <translation>%1：没有叫做 %2 的已发表结果</translation>
    </message>
    <message>
        <source>%1 must not be empty</source>
        <translation>%1 不得为空</translation>
    </message>
    <message>
        <source>%1: no entry is called %2</source>
        <translation>%1：没有叫做 %2 的条目</translation>
    </message>
    <message>
        <source>%1 has more than %2 values</source>
        <translation>%1 有超过 %2 个值</translation>
    </message>
    <message>
        <source>two entries are called %1</source>
        <translation>有两个条目都叫做 %1</translation>
    </message>
    <message>
        <source>%1: %2 appears twice</source>
        <translation>%1：%2 出现两次</translation>
    </message>
    <message>
        <source>&apos;format&apos; is not &quot;samegame-experiment&quot;</source>
        <translation>&apos;format&apos; 不是 &quot;samegame-experiment&quot;</translation>
    </message>
    <message>
        <source>%1: %2 counts other points than this experiment</source>
        <translation>%1：%2 的计分与这个实验不同</translation>
    </message>
    <message>
        <source>threshold-of another than position counts the children that playouts add: it needs expansion=one-node and widening=none</source>
        <translation>threshold-of 不是 position 时，计的是模拟所加入的子局面：这要求 expansion=one-node 和 widening=none</translation>
    </message>
    <message>
        <source>it is no file of trials, expected one that a comparison here, &apos;compare&apos; or &apos;experiment&apos; keeps</source>
        <translation>它不是试验文件，应为由这里的比较、&apos;compare&apos; 或 &apos;experiment&apos; 保存的文件</translation>
    </message>
    <message>
        <source>it has %1 solvers, a comparison here has %2 at most</source>
        <translation>它有 %1 个求解器，这里的比较至多 %2 个</translation>
    </message>
    <message>
        <source>its solvers differ in rules, budgets or threads; in a comparison here all have the same rules, the same time, playouts or nodes, and one thread</source>
        <translation>它的求解器的规则、预算或线程不同；在这里的比较中，所有求解器的规则都相同，时间、模拟次数或节点数都相同，并且用一个线程</translation>
    </message>
    <message>
        <source>it has no trial of board %1 yet, so that nobody knows which one that is</source>
        <translation>它还没有棋盘 %1 的试验，因此没有人知道那是哪一个</translation>
    </message>
    <message>
        <source>it has no trials yet</source>
        <translation>它还没有试验</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>another program writes to it</source>
        <translation>另一个程序正在写入它</translation>
    </message>
    <message>
        <source>only %1 of the %2 threads of a run could be started</source>
        <translation>一次运行的 %2 个线程中只启动了 %1 个</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>它有写保护</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>没有文件夹 %1</translation>
    </message>
    <message>
        <source>%1; all of it is in %2</source>
        <translation>%1；全部内容在 %2 中</translation>
    </message>
    <message>
        <source>a line has more than %1 MiB</source>
        <translation>有一行超过 %1 MiB</translation>
    </message>
    <message>
        <source>it has trials that are not shown here, open it again</source>
        <translation>它有这里没有显示的试验，需要重新打开</translation>
    </message>
    <message>
        <source>%1: no solver is called %2</source>
        <translation>%1：没有叫做 %2 的求解器</translation>
    </message>
    <message>
        <source>%1 is %2, but these options are not from a paper with known rules</source>
        <translation>%1 是 %2，但这些选项并非来自规则已知的论文</translation>
    </message>
    <message>
        <source>columns of %1 colors cannot come in: expected 1 to %2</source>
        <translation>%1 种颜色的列不能进入：应为 1 到 %2</translation>
    </message>
    <message>
        <source>a game with refill cannot be %1 moves old: expected 0 to %2</source>
        <translation>有补充的对局不能已走 %1 步：应为 0 到 %2</translation>
    </message>
    <message>
        <source>%1 columns cannot have come in after %2 moves: expected 0 to %3</source>
        <translation>%2 步之后不能已进入 %1 列：应为 0 到 %3</translation>
    </message>
    <message>
        <source>%1 must be a number above 0 and up to %2</source>
        <translation>%1 必须是大于 0、至多 %2 的数</translation>
    </message>
    <message>
        <source>%1 is %2, expected a number from %3 to %4: the axis is logarithmic</source>
        <translation>%1 是 %2，应为 %3 到 %4 的数：坐标轴是对数的</translation>
    </message>
    <message>
        <source>point %1 of &apos;curve&apos;, %2</source>
        <translation>&apos;curve&apos; 的第 %1 点，%2</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that %1 points are the most, but %2 were found</source>
        <translation>求解器有错误：它证明了至多 %1 分，但找到了 %2 分</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line that is not a finished game</source>
        <translation>求解器有错误：它给出的路线不是玩完的对局</translation>
    </message>
    <message>
        <source>the solver has a fault: it offered a line of %1 points as one of %2</source>
        <translation>求解器有错误：它把 %1 分的路线当作 %2 分的路线给出</translation>
    </message>
    <message>
        <source>the solver has a fault: it proved that no line clears the board, but one did</source>
        <translation>求解器有错误：它证明了没有路线能清空棋盘，但有一条清空了</translation>
    </message>
    <message>
        <source>a game with refill cannot be reviewed, as nobody knows the columns to come</source>
        <translation>有补充的对局无法复盘，因为没有人知道将要进入的列</translation>
    </message>
    <message>
        <source>there are no moves to review</source>
        <translation>没有可以复盘的步</translation>
    </message>
    <message>
        <source>the game goes on after it</source>
        <translation>对局在它之后还在继续</translation>
    </message>
    <message>
        <source>the game is not over after its last move</source>
        <translation>对局在最后一步之后没有结束</translation>
    </message>
    <message>
        <source>the line ends at %1</source>
        <translation>路线的最终得分是 %1</translation>
    </message>
    <message>
        <source>it is more than before the move, where %1 can be reached</source>
        <translation>它大于这一步之前，那时能达到 %1</translation>
    </message>
    <message>
        <source>it is proven, since nothing was lost</source>
        <translation>它是已证明的，因为没有损失</translation>
    </message>
    <message>
        <source>there must be %1</source>
        <translation>必须有 %1 个</translation>
    </message>
    <message>
        <source>it is proven, as the end</source>
        <translation>它是已证明的，因为是结尾</translation>
    </message>
    <message>
        <source>the review was changed, or belongs to another game</source>
        <translation>复盘被更改过，或者属于另一局</translation>
    </message>
    <message>
        <source>move %1, %2, is no row and column of the board, as in 12,6</source>
        <translation>第 %1 步，%2，不是棋盘的行和列，如 12,6</translation>
    </message>
    <message>
        <source>there are more than %1 moves, the most that a game can have</source>
        <translation>超过 %1 步，而一局至多有这么多步</translation>
    </message>
    <message>
        <source>%1 is not a board: expected counts:SEED/ROWSxCOLUMNS/COUNTS, seed 0 to 2^64-1, up to 32x32, with the blocks of 1 to 9 colors as in 45x5 or 65+40x4</source>
        <translation>%1 不是棋盘：应为 counts:SEED/ROWSxCOLUMNS/COUNTS，种子 0 到 2^64-1，至多 32x32，并有 1 到 9 种颜色的方块数，如 45x5 或 65+40x4</translation>
    </message>
    <message>
        <source>%1 is not a board: its colors have %2 blocks, but it has %3 cells</source>
        <translation>%1 不是棋盘：它的颜色有 %2 个方块，但它有 %3 格</translation>
    </message>
    <message>
        <source>%1 is not a board name: expected standard:N, schadd250:N, random:SEED, clearable:SEED, counts:SEED/ROWSxCOLUMNS/COUNTS, daily:YEAR-MONTH-DAY or id:TEXT</source>
        <translation>%1 不是棋盘名称：应为 standard:N、schadd250:N、random:SEED、clearable:SEED、counts:SEED/ROWSxCOLUMNS/COUNTS、daily:YEAR-MONTH-DAY 或 id:TEXT</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 0 to %2, or -1</source>
        <translation>%1 不是这个棋盘的格子：应为颜色 0 到 %2，或 -1</translation>
    </message>
    <message>
        <source>a row of CodinGame&apos;s boards has %1 numbers, not %2</source>
        <translation>CodinGame 的棋盘一行有 %1 个数，不是 %2 个</translation>
    </message>
    <message>
        <source>CodinGame&apos;s boards have %1 rows, not %2</source>
        <translation>CodinGame 的棋盘有 %1 行，不是 %2 行</translation>
    </message>
    <message>
        <source>c%1 is no number of colors: expected 1 to %2</source>
        <translation>c%1 不是颜色数：应为 1 到 %2</translation>
    </message>
    <message>
        <source>s%1 is no scoring: expected s1, (n-1)^2 points, or s2, (n-2)^2 points</source>
        <translation>s%1 不是计分方式：应为 s1，(n-1)^2 分，或 s2，(n-2)^2 分</translation>
    </message>
    <message>
        <source>%1 is no game ID of Simon Tatham&apos;s Same Game: expected COLUMNSxROWScCOLORSs2:CELLS</source>
        <translation>%1 不是 Simon Tatham 的 Same Game 的游戏 ID：应为 COLUMNSxROWScCOLORSs2:CELLS</translation>
    </message>
    <message>
        <source>this is a random seed of Simon Tatham&apos;s Same Game, whose board only that program makes: expected its game ID, with &apos;:&apos; and all cells</source>
        <translation>这是 Simon Tatham 的 Same Game 的随机种子，它的棋盘只有那个程序才能生成：应为它的游戏 ID，带有 &apos;:&apos; 和所有格子</translation>
    </message>
    <message>
        <source>the game ID has %1 cells, but its board %2x%3 has %4</source>
        <translation>游戏 ID 有 %1 格，但它的棋盘 %2x%3 有 %4 格</translation>
    </message>
    <message>
        <source>%1 is no cell of this board: expected a color 1 to %2, or 0</source>
        <translation>%1 不是这个棋盘的格子：应为颜色 1 到 %2，或 0</translation>
    </message>
    <message>
        <source>%1 is no size: expected columns and rows up to 32, and colors up to 9</source>
        <translation>%1 不是大小：列和行应至多 32，颜色至多 9</translation>
    </message>
    <message>
        <source>this position has %1 cells, but the board %2</source>
        <translation>这个局面有 %1 格，但棋盘有 %2 格</translation>
    </message>
    <message>
        <source>the file ends within a position: expected its cells, a move and three scores, on a line each</source>
        <translation>文件在一个局面之中结束：应有它的格子、一步和三个得分，各占一行</translation>
    </message>
    <message>
        <source>no move leads from the position before to this one</source>
        <translation>没有一步从前一个局面通向这个局面</translation>
    </message>
    <message>
        <source>%1 are no scores: expected three numbers</source>
        <translation>%1 不是得分：应为三个数</translation>
    </message>
    <message>
        <source>there are no moves: expected rows and columns, as in 12,6</source>
        <translation>没有步：应为行和列，如 12,6</translation>
    </message>
    <message>
        <source>the program %1 cannot be started: %2</source>
        <translation>程序 %1 无法启动：%2</translation>
    </message>
    <message>
        <source>the program %1 was not permitted to start</source>
        <translation>程序 %1 没有获准启动</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>它超过 %1 字节</translation>
    </message>
    <message>
        <source>%1: wrong lines that do not count: %2 of %3; the first is line %4: %5</source>
        <translation>%1：不算数的错误行：%3 行中有 %2 行；第一处是第 %4 行：%5</translation>
    </message>
    <message>
        <source>%1: late lines that do not count: %2 of %3, read after the end of the time</source>
        <translation>%1：不算数的迟到行：%3 行中有 %2 行，在时间结束之后才读到</translation>
    </message>
    <message>
        <source>%1 gave no line that counts before the end of the time</source>
        <translation>%1 在时间结束之前没有给出算数的行</translation>
    </message>
    <message>
        <source>%1; the last that it said: %2</source>
        <translation>%1；它最后说的是：%2</translation>
    </message>
    <message>
        <source>the program %1 was ended by signal %2</source>
        <translation>程序 %1 被信号 %2 结束</translation>
    </message>
    <message>
        <source>the program %1 ended with exit code %2</source>
        <translation>程序 %1 以退出代码 %2 结束</translation>
    </message>
    <message>
        <source>the program %1 ended without a line that counts</source>
        <translation>程序 %1 没有给出算数的行就结束了</translation>
    </message>
    <message>
        <source>the command is missing: expected external:COMMAND, where COMMAND starts a program</source>
        <translation>缺少命令：应为 external:COMMAND，其中 COMMAND 启动一个程序</translation>
    </message>
    <message>
        <source>the command %1 has a character that no command can have</source>
        <translation>命令 %1 含有命令中不能有的字符</translation>
    </message>
    <message>
        <source>another table begins here, expected more trials of %1: the file was kept with other options</source>
        <translation>这里开始了另一张表，应为 %1 的更多试验：文件是用其他选项保存的</translation>
    </message>
    <message>
        <source>another trial stands here, expected the first line of %1: the file was kept with other options</source>
        <translation>这里是另一次试验，应为 %1 的第一行：文件是用其他选项保存的</translation>
    </message>
    <message>
        <source>%1 gives no amounts: expected up to %2 whole numbers with commas between, or a formula of n up to n^2 as the last of them or alone, as in 0,0,(n-2)^2</source>
        <translation>%1 没有给出分数：应为以逗号分隔的至多 %2 个整数，或者 n 的公式（最高到 n^2，单独写或写在最后），例如 0,0,(n-2)^2</translation>
    </message>
    <message>
        <source>a game on the largest board of %1 blocks must not earn or cost more than %2 points</source>
        <translation>在最大的棋盘（%1 个方块）上，一局的得分或扣分不得超过 %2 分</translation>
    </message>
    <message>
        <source>%1 is below 0 at n = %2</source>
        <translation>%1 在 n = %2 时小于 0</translation>
    </message>
    <message>
        <source>groups must earn points: rules whose moves earn nothing are clickomania</source>
        <translation>组必须得分：走步不得分的规则是 clickomania</translation>
    </message>
    <message>
        <source>rules of one&apos;s own need the points of groups, as in own:points=n^2</source>
        <translation>自定义规则需要组的分数，例如 own:points=n^2</translation>
    </message>
    <message>
        <source>the bonus is %1: expected a whole number from 0 to %2</source>
        <translation>奖励分是 %1：应为 0 到 %2 的整数</translation>
    </message>
    <message>
        <source>%1 names no rules: expected points, and bonus and penalty if wanted, each once, as in own:points=n^2:bonus=100:penalty=n</source>
        <translation>%1 不是规则：应有 points，还可以有 bonus 和 penalty，各一次，例如 own:points=n^2:bonus=100:penalty=n</translation>
    </message>
    <message>
        <source>there is no refill under rules of one&apos;s own</source>
        <translation>自定义规则下没有补充</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>它被截断了</translation>
    </message>
    <message>
        <source>it is no learned bias, expected a file that train-bias wrote</source>
        <translation>它不是学到的偏置，应为由 train-bias 写成的文件</translation>
    </message>
    <message>
        <source>there are more weights than &apos;weights&apos; says</source>
        <translation>权重多于 &apos;weights&apos; 所说的</translation>
    </message>
    <message>
        <source>no feature of a move is called %1</source>
        <translation>没有叫做 %1 的走步特征</translation>
    </message>
    <message>
        <source>the feature %1 appears twice</source>
        <translation>特征 %1 出现两次</translation>
    </message>
    <message>
        <source>the weight of %1 is %2, expected a number from -1000 to 1000</source>
        <translation>%1 的权重是 %2，应为 -1000 到 1000 的数</translation>
    </message>
    <message>
        <source>bias-file is %1: %2</source>
        <translation>bias-file 是 %1：%2</translation>
    </message>
</context>
<context>
    <name>ExperimentColumn</name>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>A solver with its options and its budget</source>
        <translation>一个求解器及其选项和预算</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>试验</translation>
    </message>
    <message>
        <source>Trials that are done: runs on all boards together</source>
        <translation>已完成的试验次数，所有棋盘合计</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Mean score over boards; that of a board is the mean of its runs</source>
        <translation>各棋盘得分的平均值；每个棋盘的得分是其各次运行的平均</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Sum of the scores over boards; that of a board is the mean of its runs</source>
        <translation>各棋盘得分的总和；每个棋盘的得分是其各次运行的平均</translation>
    </message>
    <message>
        <source>± like these</source>
        <translation>± 此类</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for boards like these: these boards are the sample</source>
        <translation>针对此类棋盘，平均值或总和的 95% 区间宽度的一半：样本是这些棋盘</translation>
    </message>
    <message>
        <source>± these</source>
        <translation>± 这些</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the mean or total for these boards: the runs on each are the sample</source>
        <translation>针对这些棋盘，平均值或总和的 95% 区间宽度的一半：样本是每个棋盘上的运行</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Standard deviation of the scores between boards; with one board, between its runs</source>
        <translation>各棋盘得分之间的标准差；只有一个棋盘时为其各次运行之间的标准差</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Highest score of all trials</source>
        <translation>单次试验的最高得分</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Trials that cleared their board</source>
        <translation>清空了棋盘的试验次数</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Score less that of the entry it is compared with, on the same boards and seeds: the mean over boards or their sum</source>
        <translation>棋盘和种子相同时，得分减去对照条目的得分：各棋盘的平均值或总和</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for boards like these: these boards are the sample</source>
        <translation>针对此类棋盘，差值的 95% 区间宽度的一半：样本是这些棋盘</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the difference for these boards: the runs on each are the sample</source>
        <translation>针对这些棋盘，差值的 95% 区间宽度的一半：样本是每个棋盘上的运行</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>The entry from which the difference is taken</source>
        <translation>计算差值时所对照的条目</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>The published mean, or the sum of the published scores of these boards</source>
        <translation>已发表的平均值，或这些棋盘已发表得分的总和</translation>
    </message>
    <message>
        <source>Above published</source>
        <translation>与已发表的差值</translation>
    </message>
    <message>
        <source>Mean or total less the published one; below zero where it is lower</source>
        <translation>平均值或总和减去已发表的值；低于已发表的值时为负</translation>
    </message>
    <message>
        <source>Published deviation</source>
        <translation>已发表的标准差</translation>
    </message>
    <message>
        <source>The published standard deviation of the scores</source>
        <translation>已发表的得分标准差</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>平均深度</translation>
    </message>
    <message>
        <source>Mean depth of the nodes of a tree, over trials; the first position has depth 0</source>
        <translation>树中节点的平均深度，对各次试验取平均；最初局面的深度为 0</translation>
    </message>
    <message>
        <source>Depth of walks</source>
        <translation>下行深度</translation>
    </message>
    <message>
        <source>Mean depth of the nodes where playouts begin, over trials</source>
        <translation>模拟开始处的节点的平均深度，对各次试验取平均</translation>
    </message>
    <message>
        <source>Published mean depth</source>
        <translation>已发表的平均深度</translation>
    </message>
    <message>
        <source>The mean depth that the paper prints</source>
        <translation>论文给出的平均深度</translation>
    </message>
    <message>
        <source>Deepest node</source>
        <translation>最深节点</translation>
    </message>
    <message>
        <source>Depth of the deepest node of a tree, the mean over trials</source>
        <translation>树中最深节点的深度，对各次试验取平均</translation>
    </message>
    <message>
        <source>Deepest so far</source>
        <translation>累计最深</translation>
    </message>
    <message>
        <source>Depth of the deepest node on a board and all boards before it, the mean over boards; only the first run on each board counts</source>
        <translation>每个棋盘及其之前所有棋盘中最深节点的深度，对各棋盘取平均；只计首次运行</translation>
    </message>
    <message>
        <source>Published deepest node</source>
        <translation>已发表的最深节点</translation>
    </message>
    <message>
        <source>The depth of the deepest node that the paper prints</source>
        <translation>论文给出的最深节点的深度</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Playouts of a trial, the mean</source>
        <translation>每次试验的模拟次数，取平均</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Seconds that a trial takes by the clock, the mean</source>
        <translation>每次试验实际用时的秒数，取平均</translation>
    </message>
</context>
<context>
    <name>ExperimentFiles</name>
    <message>
        <source>Figure (*.svg)</source>
        <translation>图 (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>试验 (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>ExperimentListModel</name>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>The table or figure of a paper, or a question of this program</source>
        <translation>论文中的表或图，或本程序提出的问题</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Its name on the command line</source>
        <translation>它在命令行中的名称</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>完整</translation>
    </message>
    <message numerus="yes">
        <source>The time that the whole experiment takes on %Ln cores, about: hours, minutes and seconds</source>
        <translation>
            <numerusform>整个实验在 %Ln 个核心上大约需要的时间：小时、分钟和秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>The same at the scale that is proposed</source>
        <translation>按建议的规模所需的时间</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>The share of the whole that is proposed: fewer runs or boards, or smaller budgets</source>
        <translation>建议的规模，即占整体的比例：运行或棋盘更少，或者预算更小</translation>
    </message>
</context>
<context>
    <name>ExperimentText</name>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%Ln 个棋盘中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln 个棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the first and the last board</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs per board</source>
        <translation>
            <numerusform>每个棋盘 %Ln 次运行中的 %1 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs per board</source>
        <translation>
            <numerusform>每个棋盘 %Ln 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>One board says nothing about boards like it.</source>
        <translation>一个棋盘不能说明其他此类棋盘的情况。</translation>
    </message>
    <message>
        <source>One run on each board says nothing about further runs on these boards.</source>
        <translation>每个棋盘只运行一次，不能说明这些棋盘上其他运行的情况。</translation>
    </message>
    <message>
        <source>Differences are to %1.</source>
        <translation>差值以 %1 为对照。</translation>
    </message>
    <message>
        <source>Published results used the whole budget.</source>
        <translation>已发表的结果使用了全部预算。</translation>
    </message>
    <message>
        <source>Searches of %1 without a game, which count as 0 points: %2 of %3.</source>
        <translation>%1 没有找到对局的搜索（按 0 分计）：%3 次中有 %2 次。</translation>
    </message>
    <message>
        <source>Published: %1.</source>
        <comment>where</comment>
        <translation>已发表：%1。</translation>
    </message>
    <message>
        <source>%1 (scale %2)</source>
        <comment>an experiment</comment>
        <translation>%1（规模 %2）</translation>
    </message>
    <message>
        <source>budgets times %1</source>
        <translation>预算乘以 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln trials</source>
        <translation>
            <numerusform>%Ln 次试验中的 %1 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentsDialog</name>
    <message>
        <source>Experiments of the papers</source>
        <translation>论文中的实验</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>实验的结果</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Runs the chosen experiment at this scale, on all cores</source>
        <translation>以此规模在所有核心上运行所选的实验</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Runs the trials that the experiment shown still lacks</source>
        <translation>运行所示实验还缺少的试验</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes the figure, the table, or the trials, with which samegame-cli experiment --resume goes on</source>
        <translation>写出图、表或试验；samegame-cli experiment --resume 可从这些试验继续</translation>
    </message>
    <message>
        <source>The share of the whole cost, up to 1: fewer runs or boards, or smaller budgets, as the experiment says</source>
        <translation>占全部计算量的比例，最大为 1：视实验而定，运行或棋盘更少，或者预算更小</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>规模(&amp;L)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Choose an experiment and start it.</source>
        <translation>选择一个实验并开始。</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩 %1</translation>
    </message>
    <message>
        <source>All trials are done.</source>
        <translation>所有试验均已完成。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials are done.</source>
        <translation>
            <numerusform>已完成 %Ln 次试验。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Animation of the game (GIF)</source>
        <translation>对局的动画（GIF）</translation>
    </message>
    <message>
        <source>Picture of the position (PNG)</source>
        <translation>局面的图片（PNG）</translation>
    </message>
    <message>
        <source>Drawing of the position (SVG)</source>
        <translation>局面的绘图（SVG）</translation>
    </message>
    <message>
        <source>Moves of the game (text)</source>
        <translation>对局的各步（文本）</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>The side of a block&apos;s place in pixels</source>
        <translation>一个方块所占格子的边长，以像素计</translation>
    </message>
    <message>
        <source>&amp;Pixels a cell</source>
        <translation>每格像素(&amp;P)</translation>
    </message>
    <message>
        <source>How long an animation shows each position; the last one stays for three seconds</source>
        <translation>动画中每个局面显示多久；最后一个停留三秒</translation>
    </message>
    <message>
        <source>&amp;Seconds a move</source>
        <translation>每步秒数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Mark the group that the next move takes</source>
        <translation>标出下一步消除的组(&amp;M)</translation>
    </message>
    <message>
        <source>Blocks look as on the board; a drawing shows the numbers of their colors. Moves are written as papers print them, with the ID of their board, and can be opened and pasted here.</source>
        <translation>方块的样子与棋盘上相同；绘图中显示其颜色的编号。各步的写法与论文所印的一样，附有棋盘 ID，可以在这里打开和粘贴。</translation>
    </message>
    <message>
        <source>Part of the export that is done</source>
        <translation>导出的完成部分</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件 (*.%2)</translation>
    </message>
</context>
<context>
    <name>ExportRunner</name>
    <message>
        <source>%1 could not be written: %2. Export… asks for another file or folder.</source>
        <translation>无法写入 %1：%2。“导出…”会询问另一个文件或文件夹。</translation>
    </message>
    <message>
        <source>The next group</source>
        <translation>下一个组</translation>
    </message>
</context>
<context>
    <name>ExternalQuestion</name>
    <message>
        <source>External programs</source>
        <translation>外部程序</translation>
    </message>
    <message numerus="yes">
        <source>The comparison starts %Ln external programs, which may do all that you may do. Start only what you know.</source>
        <translation>
            <numerusform>比较会启动 %Ln 个外部程序，你能做的它们都能做。只应启动自己了解的程序。</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Permits these commands until SameGame is closed</source>
        <translation>允许这些命令，直到 SameGame 关闭</translation>
    </message>
</context>
<context>
    <name>FigureDialog</name>
    <message>
        <source>Picture for printing</source>
        <translation>打印用图片</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG (scalable picture)</source>
        <translation>SVG（可缩放的图片）</translation>
    </message>
    <message>
        <source>PNG (300 dots per inch)</source>
        <translation>PNG（每英寸 300 点）</translation>
    </message>
    <message>
        <source>Font of the &amp;window</source>
        <translation>窗口的字体(&amp;W)</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>With ca&amp;ption</source>
        <translation>带说明文字(&amp;P)</translation>
    </message>
    <message>
        <source>What is drawn, with board, rules, budget, seed and version</source>
        <translation>绘制的是什么，以及棋盘、规则、预算、种子和版本</translation>
    </message>
    <message>
        <source>W&amp;idth in millimeters</source>
        <translation>宽度（毫米）(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Height in millimeters</source>
        <translation>高度（毫米）(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Size of the font in points</source>
        <translation>字体大小（磅）(&amp;S)</translation>
    </message>
    <message>
        <source>Scores in a bin, in the picture, in the window and in the file of bins; 0 lets the number of scores decide</source>
        <translation>一个分箱中的得分数，用于图片、窗口和分箱文件；0 表示由得分的个数决定</translation>
    </message>
    <message>
        <source>Width of &amp;bins (0: automatic)</source>
        <translation>分箱宽度（0：自动）(&amp;B)</translation>
    </message>
    <message>
        <source>Names in the legend</source>
        <translation>图例中的名称</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Played by hand</source>
        <translation>手动玩的</translation>
    </message>
    <message>
        <source>Found in an earlier session</source>
        <translation>在以前的会话中找到</translation>
    </message>
    <message>
        <source>Found by %1</source>
        <translation>来源：%1</translation>
    </message>
</context>
<context>
    <name>ForgetBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Brings back the games that were forgotten last</source>
        <translation>找回最后忘记的对局</translation>
    </message>
    <message>
        <source>1 game was forgotten. It can be brought back until SameGame is closed.</source>
        <translation>已忘记 1 局。在 SameGame 关闭之前可以找回。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were forgotten. They can be brought back until SameGame is closed.</source>
        <translation>
            <numerusform>已忘记 %Ln 局。在 SameGame 关闭之前可以找回。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The game of the last session cannot be restored: %1.</source>
        <translation>上次会话的对局无法恢复：%1。</translation>
    </message>
    <message>
        <source>it is not in a form that this version knows</source>
        <translation>这个版本不认识它的格式</translation>
    </message>
    <message>
        <source>a part of it is missing</source>
        <translation>其中缺少一部分</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 步</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, moves</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Goes on with this board as it was left, with %1. Restart in the menu Move begins it anew.</source>
        <translation>从离开的地方继续玩这个棋盘，已有 %1。“走步”菜单中的“重新开始”让它从头开始。</translation>
    </message>
    <message>
        <source>%1, in another window</source>
        <comment>points, moves</comment>
        <translation>%1，在另一个窗口中</translation>
    </message>
    <message>
        <source>This board is under way: %1. Here it begins anew.</source>
        <translation>这个棋盘正在进行中：%1。在这里会从头开始。</translation>
    </message>
</context>
<context>
    <name>GameExchange</name>
    <message>
        <source>The board ID is on the clipboard</source>
        <translation>棋盘 ID 已在剪贴板中</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <translation>无法读取标准输入：%1。</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1 无法玩：%2。</translation>
    </message>
    <message>
        <source>Standard input cannot be played: %1.</source>
        <translation>标准输入无法玩：%1。</translation>
    </message>
    <message>
        <source>There is no file %1, and as a board ID it is wrong: %2.</source>
        <translation>没有文件 %1，而作为棋盘 ID 它有误：%2。</translation>
    </message>
    <message>
        <source>One board at a time; left out: %1</source>
        <translation>一次只能一个棋盘；略去：%1</translation>
    </message>
    <message>
        <source>The text cannot be played: %1.</source>
        <translation>这段文本无法玩：%1。</translation>
    </message>
    <message>
        <source>What was dropped has no text.</source>
        <translation>拖放的内容没有文本。</translation>
    </message>
    <message>
        <source>The result is on the clipboard</source>
        <translation>结果已在剪贴板中</translation>
    </message>
    <message>
        <source>%1 (moves: %2)</source>
        <translation>%1（步数：%2）</translation>
    </message>
    <message>
        <source>Game in the replay bar</source>
        <translation>回放栏中的对局</translation>
    </message>
    <message>
        <source>Game on the board</source>
        <translation>棋盘上的对局</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>最佳对局</translation>
    </message>
    <message>
        <source>This board was shared with you: beat %1.</source>
        <translation>这个棋盘是别人分享的：要超过 %1。</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Saved games (*.samegame)</source>
        <translation>保存的对局 (*.samegame)</translation>
    </message>
    <message>
        <source>Board text of the position on the board (*.txt)</source>
        <translation>棋盘上局面的文本 (*.txt)</translation>
    </message>
    <message>
        <source>Games and boards (*.samegame *.txt)</source>
        <translation>对局和棋盘 (*.samegame *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>试验 (*.jsonl *.json)</translation>
    </message>
</context>
<context>
    <name>GamePresenter</name>
    <message>
        <source>Arrow keys move the cursor, Enter or Space plays the group under it.</source>
        <translation>方向键移动光标，Enter 或空格键消除光标下的组。</translation>
    </message>
    <message>
        <source>%1 Rules: %2. %3</source>
        <translation>%1规则：%2。%3</translation>
    </message>
    <message>
        <source>Brings the result of the game back</source>
        <translation>让对局的结果再出现</translation>
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
        <translation>得分 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>剩 %Ln 个方块</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
The new columns have the seed %2.</source>
        <translation>%1
新列的种子是 %2。</translation>
    </message>
    <message>
        <source>The board of this game: %1. &quot;New game…&quot; in the menu Game chooses another</source>
        <translation>本局的棋盘：%1。“游戏”菜单中的“新游戏…”可选择另一个</translation>
    </message>
    <message>
        <source>What the person reached who shared this board</source>
        <translation>分享这个棋盘的人达到的得分</translation>
    </message>
    <message>
        <source>Beat %1</source>
        <translation>要超过 %1</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games played</source>
        <translation>玩过的对局</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>回放(&amp;R)</translation>
    </message>
    <message>
        <source>Opens this game and replays it; can be undone</source>
        <translation>打开这一局并回放；可以撤销</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始游戏(&amp;P)</translation>
    </message>
    <message>
        <source>Starts the board of this game anew</source>
        <translation>从头开始玩这一局的棋盘</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message>
        <source>Opens this game and shows what each of its moves gave away</source>
        <translation>打开这一局，显示其中每一步丢掉了什么</translation>
    </message>
</context>
<context>
    <name>HelpBrowser</name>
    <message>
        <source>Previous place found</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>在帮助中查找</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place found, its paragraph</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place found</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Point at a group to see its size and points; click to remove it. With the keyboard, arrows move a cursor over the board, and Enter or Space removes the group under it; while no cursor is shown, the group that stands out under the mouse, and if none does, the cursor is shown first. The settings make the first click select and the second one remove. A key that is held does once what changes the game, only undo, redo and steps of the replay go on; the second click of a double click does not remove what just fell there.</source>
        <translation>指向一个组可看到它的大小和分数，单击即可消除。用键盘时，方向键在棋盘上移动光标，Enter 或空格键消除光标下的组；没有显示光标时，消除鼠标下突出显示的组，如果没有这样的组，则先显示光标。在设置中可以让第一次单击只选中，第二次单击才消除。按住一个键时，改变对局的操作只执行一次，只有撤销、重做和回放的步进会持续下去；双击的第二下不会消除刚落到那里的方块。</translation>
    </message>
    <message>
        <source>Everything can be undone, even a new game and after the end. The game, its history, what the assistant found and what the charts show are there again when the program starts the next time.</source>
        <translation>一切都可以撤销，包括新游戏，对局结束后也可以。下次启动程序时，对局及其历史、助手找到的内容和图表显示的内容都还在。</translation>
    </message>
    <message>
        <source>A game that ends while it cannot be stored, since the disk is full or another program holds the file, waits and is stored later. If the file with the stored games is damaged, deleted or replaced, the program says so, and keeps what can be read of it.</source>
        <translation>如果对局结束时因为磁盘已满或文件被其他程序占用而无法存储，它会等待，稍后再存储。存有对局的文件如果损坏、被删除或被替换，程序会告知，并保留其中还能读取的内容。</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Assistant and candidates</source>
        <translation>助手与候选步</translation>
    </message>
    <message>
        <source>Best game and replay</source>
        <translation>最佳对局与回放</translation>
    </message>
    <message>
        <source>Distributions, comparisons, convergence</source>
        <translation>分布、比较、收敛</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) chooses its rules with its board; Rules… (Ctrl+Shift+R) starts the board in play anew under other ones. Above the board stands which rules a game has, if they are not the usual ones. A game keeps the rules of its file or ID, and the best game known of a board is one under the same rules.</source>
        <translation>新游戏（Ctrl+N）在选择棋盘时一并选择规则；“规则…”（Ctrl+Shift+R）按其他规则重新开始当前棋盘。对局的规则如果不是通常的规则，会标在棋盘上方。对局保持其文件或 ID 的规则，棋盘的已知最佳对局是指相同规则下的最佳对局。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>其他规则</translation>
    </message>
    <message>
        <source>F5 switches the assistant on. It searches the position on the board for its budget and follows when you play. Results stay, and come back with undo. On small boards and in endgames exact solvers prove that a line is the best one, or with the goal &quot;clear&quot; that none clears the board; the line at the top of the assistant says so. Beside every other solver the endgame is tried, the longer the fewer blocks are left. Once a position is proven, each of its moves gets its exact value, and it is not searched again, unless with a seed of its own.</source>
        <translation>F5 打开助手。它按预算搜索棋盘上的局面，并随着走步跟进。结果会保留，撤销时重新出现。在小棋盘和残局中，精确求解器会证明某条路线是最佳路线，或者在目标为“clear”时证明没有任何路线能清空棋盘；助手顶部的一行会说明这一点。在任何其他求解器之外，残局也会一并尝试，剩余方块越少，尝试的时间越长。局面一旦得到证明，其中每一步都会得到精确值，并且不再搜索，除非用单独指定的种子搜索。</translation>
    </message>
    <message>
        <source>A distribution draws many playouts of one or several policies and shows how often each final score came. When the game has ended, the percentile tells which share of them your own score beats.</source>
        <translation>分布用一种或多种策略进行大量模拟，并显示每个最终得分出现的频率。对局结束后，百分位说明自己的得分胜过其中多大的比例。</translation>
    </message>
    <message>
        <source>An external program is a solver of your own: the window sends it the board and checks every line that it answers. Its command is shown before it starts.</source>
        <translation>外部程序是自备的求解器：窗口把棋盘发给它，并检查它回答的每条路线。启动之前会显示它的命令。</translation>
    </message>
    <message>
        <source>Export writes a chart as a picture for printing (PDF, SVG or PNG, with a caption that names board and seed), or its numbers as CSV files: one table in each, with the titles of its columns in the first row and a point before decimals.</source>
        <translation>“导出”把图表写成打印用图片（PDF、SVG 或 PNG，说明文字注明棋盘和种子），或把其中的数字写成 CSV 文件：每个文件一张表，第一行是列标题，小数点用“.”。</translation>
    </message>
    <message>
        <source>H tells which color to save, and how many of its blocks go in one move, for how many points, in the best game known from here. H again marks the group to play now and says why: it joins blocks, frees the way for a later move, or clears blocks that no later move needs. H once more numbers the next three to five moves, counted from here, and frames the blocks that they save. Where there is nothing to save the first step is left out; where new columns come in, H tells a color and then its group. After the last step H begins anew, which counts no further hint. All steps tell of one plan, and H keeps to it as long as the game follows it; when a better one takes its place, the first step says so, and its steps count. The words keep clear of the group to play and, where they can, of the blocks that they are about. A click takes the words away, Escape the whole hint.</source>
        <translation>H 指出要保留哪种颜色，以及在从这里起的已知最佳对局中，这种颜色有多少个方块在一步中消除、得多少分。再按 H 标出现在要走的组并说明原因：它让方块连到一起，为后面的步让出路，或者清除后面的步都用不到的方块。再按一次 H 给接下来的三到五步编号（从这里数起），并框出这些步所保留的方块。没有什么可保留时，省略第一级；有新列进入时，H 先指出一种颜色，再指出它的组。最后一级之后 H 从头开始，不再多算提示。各级讲的都是同一个计划，只要对局照着走，H 就坚持这个计划；有更好的计划取代它时，第一级会说明，它的各级也计入提示。文字会避开要走的组，并尽可能避开所讲的方块。单击收起文字，Esc 收起整个提示。</translation>
    </message>
    <message>
        <source>Each step counts as a hint, and the count stays with the game. So do moves taken from the candidates, moves made where candidates were seen, moves from positions that a review tells of, and moves of a game that was taken over.</source>
        <translation>每一级算一次提示，次数随对局保存。同样计入的还有：从候选步中选走的步、看到候选步时走的步、从复盘讲到的局面走的步，以及接手的对局中的步。</translation>
    </message>
    <message>
        <source>★ marks the candidate with which the best line known goes on, whoever found it and by whichever moves the position was reached: along it the best score never falls. A search with a seed of its own stands alone and leaves that line out.</source>
        <translation>★ 标出已知最佳路线接下来要走的候选步，不论这条路线由谁找到，也不论局面经由哪些步到达：沿着它走，最佳得分绝不下降。用单独指定的种子进行的搜索自成一体，不采用这条路线。</translation>
    </message>
    <message>
        <source>The best score is that of the best line known from here, and who found it stands beneath. The ceiling is a proven limit: no line ends higher.</source>
        <translation>最佳得分是从这里起的已知最佳路线的得分，下方标明由谁找到。上限是已证明的界限：没有哪条路线的最终得分更高。</translation>
    </message>
    <message>
        <source>Difficulty, under More, chooses an easy, a medium or a hard random board, and the board of each day is called so, too. Boards are compared with others of their size and number of colors: the program plays quick games on each, and the third of the boards with the highest scores is easy.</source>
        <translation>“更多”中的“难度”选择简单、中等或困难的随机棋盘，每天的棋盘也这样标注。棋盘与同样大小和颜色数的其他棋盘比较：程序在每个棋盘上玩几局快速的对局，得分最高的三分之一棋盘为简单。</translation>
    </message>
    <message>
        <source>The daily board comes from the date alone, so that it is the same for everybody. Days in a row count when the board was played on the day itself. That day is the date of the place where it was played, wherever it is looked at later. What the computer made of it is told after a game of one&apos;s own.</source>
        <translation>每日棋盘只由日期生成，因此对所有人都相同。在当天玩了该日的棋盘，才计入连续天数。这一天是玩的地方的日期，以后不论在哪里查看都一样。电脑在上面的成绩，在自己玩完一局后才会公布。</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>The editor (Ctrl+E) draws on the board of the game. The left button paints in the chosen color, the right one empties; with the keyboard, arrows move a cursor, with Shift they paint, and so does Space; 1 to 9 paint in that color, 0 or Delete empties. Blocks left in the air fall when the game begins.</source>
        <translation>编辑器（Ctrl+E）在对局的棋盘上绘制。左键涂上所选的颜色，右键清除；用键盘时，方向键移动光标，按住 Shift 则涂色，空格键也涂色；1 到 9 涂对应的颜色，0 或 Delete 清除。悬空的方块在对局开始时落下。</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>In the curve each dot is a game: point at it to read which. Any game in the list can be replayed. Reset forgets games, also on the cards at the end of a game; Undo brings them back until the program ends.</source>
        <translation>曲线中每个点是一局：指向它可看到是哪一局。列表中的任何一局都可以回放。“重置”会忘记对局，结束卡片上的也一样；在程序退出之前，“撤销”可以找回它们。</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>The window has three layouts: Play (F2) shows the board alone, Analyze (F3) the assistant, the candidates, the best game and the replay bar beside it, Research (F4) the charts as well. A panel that you ask for opens in whichever layout is shown. Each remembers what you changed in it; Ctrl+0 resets the one that is shown. F11 gives the window the whole screen.</source>
        <translation>窗口有三种布局：“游玩”（F2）只显示棋盘，“分析”（F3）在旁边显示助手、候选步、最佳对局和回放栏，“研究”（F4）还显示图表。要用的面板会在当前布局中打开。每种布局都记住其中的更改；Ctrl+0 重置当前布局。F11 让窗口占满整个屏幕。</translation>
    </message>
    <message>
        <source>In a wide window score, moves, colors and hints stand in a column beside the board, in a narrow one in two rows above it; each keeps its place during a game. Play has no status bar: what it would say comes up at the board, and a click takes it away. F5 pressed again closes the panel that it opened. F10 opens the first menu, from where the arrow keys lead to the others. In full screen the menus and the toolbar are out of the way until the mouse touches the upper edge of the screen, or Alt or F10 is pressed.</source>
        <translation>窗口较宽时，得分、步数、颜色和提示排在棋盘旁的一列，较窄时排在棋盘上方的两行；一局之中位置都不变。“游玩”没有状态栏：状态栏要说的内容出现在棋盘旁，单击即可收起。再按 F5 会关闭它打开的面板。F10 打开第一个菜单，从那里可用方向键到其他菜单。全屏时菜单和工具栏会让开，直到鼠标碰到屏幕上边缘，或按下 Alt 或 F10。</translation>
    </message>
    <message>
        <source>Keys 1 to 9 play the candidates in the order of their best scores, without Shift also where the keyboard wants it for digits. The mouse over a candidate shows its line: each block carries the number of the move that removes it, and the blocks of the group that earns most are framed. The tool tip of its row says what the move is for. Where the assistant is off, nothing of this is to be seen; P shows it as long as it is held. Escape takes away one thing after the other: the replay, the hint, the selection; then it stops what searches, leaves the full screen, and turns the assistant off.</source>
        <translation>键 1 到 9 按最佳得分的顺序走候选步，即使键盘输入数字要按 Shift，这里也不必按。鼠标指向候选步会显示它的路线：每个方块标有消除它的步的编号，得分最多的组的方块被框出。表中该行的工具提示说明这一步的用途。助手关闭时，这些都看不到；按住 P 可暂时显示。Esc 逐一收起：回放、提示、选择；然后停止正在进行的搜索，退出全屏，最后关闭助手。</translation>
    </message>
    <message>
        <source>The best finished game of each board is kept, whoever played it: you or the computer. The bar under the board (F7) replays it, or your own game, from where your game stands on it; a game that has ended is replayed from its start. The bar shows the score after each move. Solved boards (Ctrl+L) lists all of them. The computer never looks at these games when it plays.</source>
        <translation>每个棋盘都保留已完成的最佳对局，不论是谁玩的：自己或电脑。棋盘下方的栏（F7）回放它，或者自己的对局，从自己的对局在其中所处的位置开始；已结束的对局从头回放。栏中显示每一步之后的得分。“已解棋盘”（Ctrl+L）列出所有这些对局。电脑玩的时候从不参看它们。</translation>
    </message>
    <message>
        <source>Help counts for one game. A game that begins again counts from 0, but its board keeps that it was played with help before, and the game says both.</source>
        <translation>辅助按局计算。重新开始的对局从 0 算起，但它的棋盘会记住以前用过辅助，对局会两者都说明。</translation>
    </message>
    <message>
        <source>A file with a game of the computer opens with its moves, says who found them, and has the name of its board where the board has one. Undo takes them back one by one. It is no game of yours, and what is played on from it counts as played with help.</source>
        <translation>含有电脑对局的文件打开时带着它的各步，说明由谁找到，棋盘有名称时还会显示名称。“撤销”把这些步逐一撤回。它不算自己的对局，从它继续玩下去算作用了辅助。</translation>
    </message>
    <message>
        <source>The settings (Looks) draw blocks as joined tiles, glossy balls or plain shapes, in one of four palettes or in colors of your own: click the picture. Check opens a table that names the two colors that look most alike in each kind of color vision, and says whether they can be told apart: clearly, well enough, or not.</source>
        <translation>设置（外观）可把方块画成相连的方砖、光亮的球或简单的形状，使用四种调色板之一或自选的颜色：单击图片即可。“检查”打开一张表，列出每种色觉下看起来最相近的两种颜色，并说明能否区分：清楚、足够，或者不能。</translation>
    </message>
    <message>
        <source>A number is shown whole or not at all: where it finds no room, as in a narrow column, there is &quot;…&quot; in its place, and pointing at it tells the number. Numbers can be typed with a decimal point or a comma.</source>
        <translation>数字要么完整显示，要么不显示：放不下时，例如在较窄的列中，会以“…”代替，指向它即可看到数字。输入数字时，小数点可以用点或逗号。</translation>
    </message>
    <message>
        <source>Refill: %1 The seed of the columns stands in the rules, above the board and in the file: the same moves meet the same columns everywhere. Nobody knows the columns to come, so hints and candidates judge by the blocks on the board.</source>
        <translation>补充：%1新列的种子写在规则里、棋盘上方和文件中：同样的步在任何地方都遇到同样的列。没有人知道将要进入的列，所以提示和候选步只根据棋盘上的方块判断。</translation>
    </message>
    <message>
        <source>A comparison lets solvers run a number of times with different seeds, on one board or several, each of which counts once. A difference is that of a solver less the first one, of runs with the same board and seed: where its 95 % interval holds 0, it may be luck.</source>
        <translation>比较让求解器用不同的种子运行若干次，在一个棋盘或多个棋盘上，每个棋盘计一次。差值是一个求解器减去第一个求解器，取自棋盘和种子相同的运行：如果它的 95% 区间包含 0，可能只是运气。</translation>
    </message>
    <message>
        <source>On one board the chart shows how often each final score came. On several it shows the mean of each solver with its interval, and the differences by board.</source>
        <translation>在一个棋盘上，图表显示每个最终得分出现的频率。在多个棋盘上，显示每个求解器的平均值及其区间，以及各棋盘的差值。</translation>
    </message>
    <message>
        <source>Convergence shows, for every search of the assistant on this board, the best score against the time or the playouts it took.</source>
        <translation>收敛对助手在这个棋盘上的每次搜索，显示最佳得分与所用时间或模拟次数的关系。</translation>
    </message>
    <message>
        <source>Spread tells how sure a loss is. Exact (on the board: =): it is proven. Any order: the best line can begin with this move, too, and removes the same groups in another order, so nothing is lost. ± 60: it may be 60 points smaller or larger, since searches that do not depend on each other lie so far apart. ?: there were no such searches, as with most solvers on one thread, so nobody knows. Rank: the places that a move may have. Moves that are not told apart have places in common, and on the board only those with the best score found stand out. A move is faint where less is known of it than of the others.</source>
        <translation>“浮动”说明损失有多确定。精确（棋盘上为 =）：已证明。顺序不限：最佳路线也可以从这一步开始，只是按另一种顺序消除同样的组，所以没有损失。± 60：损失可能再小或再大 60 分，因为互不依赖的搜索相差这么多。?：没有这样的搜索，多数求解器只用一个线程时就是如此，所以无从得知。名次：一步可能占的名次。无法区分的步有共同的名次，在棋盘上只突出其中找到的得分最高的步。所知比其他步少的步颜色较淡。</translation>
    </message>
    <message>
        <source>Where nothing is known of a position, the computer searches it for a second, as the assistant is set, and if that finds nothing, for another second in its usual way.</source>
        <translation>对一个局面一无所知时，电脑按助手的设置搜索一秒；如果没有找到什么，再按通常的方式搜索一秒。</translation>
    </message>
    <message>
        <source>Can it still be cleared?</source>
        <translation>还能清空吗？</translation>
    </message>
    <message>
        <source>A lamp tells whether the board can still be cleared: it can where a way to do so is known, it cannot where that is proven, and it is open where ten seconds of search found neither. The lamp is on for boards that were made to be cleared; the menu View turns it on and off for all, except for games with refill. Where the board cannot be cleared any more, a click on the lamp or Ctrl+Backspace takes moves back to the last position known that could be. In the table of candidates ✓ marks moves after which a way to clear the board was found.</source>
        <translation>指示灯说明棋盘是否还能清空：已知有办法时为可清空，已证明不行时为不可清空，搜索十秒两者都没有找到时为未定。对于为清空而生成的棋盘，指示灯是打开的；“视图”菜单可为所有棋盘打开或关闭它，有补充的对局除外。棋盘已经不能清空时，单击指示灯或按 Ctrl+Backspace 可撤销到最后一个已知可以清空的局面。在候选步的表中，✓ 标在走了之后找到清空棋盘的路线的步上。</translation>
    </message>
    <message>
        <source>When a game has ended, Show a better game (Ctrl+Shift+B, or the button on the card) has the computer play its board for %1 seconds on all cores. What it finds is replayed from the start if it ends higher than the game; else the card says that it does not. Pressed once more, it ends the search with what was found by then. A better game that is known already is replayed at once: the button on the card is Watch the best game then, and only pressing Ctrl+Shift+B again looks for one that is better still. A replay that you have begun meanwhile goes on.</source>
        <translation>对局结束后，“显示更好的对局”（Ctrl+Shift+B，或卡片上的按钮）让电脑用所有核心在该棋盘上玩 %1 秒。找到的对局如果最终得分高于本局，就从头回放；否则卡片会说明没有更高的。再按一次，就以到那时为止找到的结果结束搜索。已知的更好对局会立即回放：这时卡片上的按钮是“观看最佳对局”，再按一次 Ctrl+Shift+B 才会去找还要好的。其间自己开始的回放会继续进行。</translation>
    </message>
    <message>
        <source>The assistant, if on, follows the replay: labels and candidates are those of the position shown, also after the end of a game, where Step back through the game, under the candidates, begins that. A double click or Enter on a candidate then replays how the game goes on after it; to play it, take over. In a game that goes on, what you see there counts as help.</source>
        <translation>助手打开时会跟随回放：标签和候选步属于所显示的局面，对局结束后也是如此，那时由候选步下方的“逐步回看对局”开始。双击候选步或按 Enter 会回放走这一步之后的对局；要自己走下去，可以接手。在还没有结束的对局中，在那里看到的内容算作辅助。</translation>
    </message>
    <message>
        <source>The menu of a candidate (the right button of the mouse, the menu key, or Line of this candidate under the table) replays the game that goes on with it, saves it, or compares it with that of the best candidate. Compare, above the list of moves, compares this game with the best one. The other game has a row under the replay, with its board where as many blocks are left, and says after which move the two part: there both groups are marked on the board. Other game (Alt+Up) changes to it and back.</source>
        <translation>候选步的菜单（鼠标右键、菜单键，或表下方的“此候选步的路线”）可以回放由它继续的对局、保存它，或把它与最佳候选步的对局比较。步的列表上方的“比较”把本局与最佳对局比较。另一局在回放下方占一行，显示剩余方块同样多时的棋盘，并说明两局在哪一步之后分开：在那里，两个组都标在棋盘上。“另一局”（Alt+↑）在两局之间切换。</translation>
    </message>
    <message>
        <source>Where games were reviewed, the figures have their mean accuracy, the list has a column of it, and the box above the curve draws it from game to game. What a review told as &quot;about&quot; or &quot;at most&quot; is told so there, too, and so is the mean with it. Only reviews that have looked at each move count, and no game with moves taken over. A review is kept with the board and the moves of its game: reviewed again, the game is looked at further. A game that is forgotten takes its review along.</source>
        <translation>对局有复盘时，统计数字中有它们的平均准确率，列表中有相应的一列，曲线上方的选择框可以逐局画出准确率。复盘标为“左右”或“至多”的，这里也这样标，由此得到的平均值也一样。只计入检查过每一步的复盘，不计含有接手的步的对局。复盘随棋盘和对局的各步一起保存：再次复盘时，会在已有的基础上继续检查。忘记一局时，它的复盘也一并忘记。</translation>
    </message>
    <message>
        <source>Three strengths search: Quick for 10 seconds a position, Strong for a minute, Proof until the best line is proven or you stop it; small boards and endgames can be proven. More unfolds the engine: every solver with a line on what it does, its options and its budget, and the playouts and the seed of the search. What you set there is used instead of a strength.</source>
        <translation>搜索有三种强度：“快速”每个局面 10 秒，“强力”一分钟，“证明”直到最佳路线得到证明或手动停止；能够证明的是小棋盘和残局。“更多”展开引擎：每个求解器附有一行说明、选项和预算，以及搜索的模拟次数和种子。在那里的设置会取代强度。</translation>
    </message>
    <message>
        <source>Each candidate is a group to remove now, shown as it lies on the board, with its size. Points: what the move itself earns. Ends at: the best final score of the whole game found after it. Loss: how much less that is than after the best candidate. ✓: the line found clears the board. What for: what the move does for its line. The button Columns shows more. Place: row and column of the group. Mean: the mean of all playouts that began with it. Visits: how many those were. Share: their share of all playouts. Mean, visits and share are of the solver that searched last; a move that it did not try has the best score that an earlier one found. The tool tip says who found a score.</source>
        <translation>每个候选步是现在可以消除的一个组，按它在棋盘上的样子显示，并附有大小。分数：这一步本身的得分。总分：走这一步之后找到的整局的最佳最终得分。损失：比走最佳候选步之后少多少。✓：找到的路线清空棋盘。用途：这一步对它的路线有什么作用。按钮“列”可显示更多。位置：组的行和列。平均：以这一步开头的所有模拟的平均值。访问：这样的模拟有多少次。占比：它们占所有模拟的比例。平均、访问和占比属于最后搜索的求解器；它没有试过的步，显示更早的求解器找到的最佳得分。得分来自谁，见工具提示。</translation>
    </message>
    <message>
        <source>A word after each move</source>
        <translation>每步之后的评语</translation>
    </message>
    <message>
        <source>While the assistant is on, and without it where the menu View says so, each of your moves gets a word: ✓ good, ↓ small loss, or ✗ mistake, with the points that the best game known after the move ends below the best one known before it. It takes about a second of search; &quot;about&quot; stands where the loss is not proven, and while you think on, it may become smaller. The words are those of a review: a mistake loses much for sure, ? may be a mistake, if searches missed nothing after it, and a small loss loses a little for sure. Where nothing is known, there is no word, as after moves that were opened or taken back, and none in games with refill. Without the assistant, a move that lost and is taken back after its word counts as a hint.</source>
        <translation>助手打开时，每一步都会得到一个评语，助手关闭时如果“视图”菜单中这样设置也一样：✓ 好步、↓ 小损失或 ✗ 失误，并附上走这步之后的已知最佳对局比走之前的少多少分。这大约需要一秒的搜索；损失没有得到证明时标“左右”，继续思考期间它可能变小。评语与复盘的相同：失误肯定损失很多，? 可能是失误（如果其后的搜索没有漏掉什么），小损失肯定损失一点。一无所知时没有评语，打开的步或撤销的步之后也没有，有补充的对局中都没有。没有助手时，有损失的步在得到评语后撤销，算一次提示。</translation>
    </message>
    <message>
        <source>Practice (Ctrl+Shift+P) has five exercises a day: a position, and the question which move is right. Up to three come from mistakes of your reviewed games, before the move that you made there; the others are ends of good games on random boards, the same for everybody on that day. A right move is one after which the board can still be cleared, a large group can still go at once, or most points can still be reached. That is proven where the end of the game can be solved; elsewhere the right moves are better than all others by more than the search may be wrong. Wrong tries are counted, and a day counts once all five are solved or their answers shown. Enter on the board answers, and goes on once the exercise is done. Exercises are no games, and their answers count as no help.</source>
        <translation>“练习”（Ctrl+Shift+P）每天有五道练习题：一个局面，问哪一步正确。最多三道来自自己复盘过的对局中的失误，取自当时走错之前；其余是随机棋盘上好对局的末段，当天对所有人都相同。正确的步是指走了之后棋盘还能清空、一个大组还能一次消除，或者还能得到最多的分。对局的末段能够求解时，这是已证明的；否则，正确的步比其他所有步好出的分数大于搜索可能的误差。答错的次数会计入；五道题都解出或看过答案，这一天就算数。在棋盘上按 Enter 作答，做完后再按则继续。练习题不是对局，其答案不算辅助。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>F12 reviews the game on the board, as does Review on the card at the end of a game, and in the statistics for an earlier game. For ten seconds it looks, on all cores, for what could still be reached before and after each move; a review that is known already is shown as it is. Shift+F12 looks for two minutes more, and Look deeper as long, or until it is stopped. It begins with the best game known of the board, and what it finds is kept. A game with refill has no review.</source>
        <translation>F12 对棋盘上的对局复盘，结束卡片上的“复盘”也一样，统计中的“复盘”针对以前的对局。它用所有核心花十秒查找每一步之前和之后还能达到多少；已有的复盘按原样显示。Shift+F12 再查找两分钟，“深入查看”同样长，或直到停止为止。它从该棋盘的已知最佳对局开始，找到的内容会保留。有补充的对局不能复盘。</translation>
    </message>
    <message>
        <source>A move loses what can be reached less after it than before it. Where both are proven, the loss is exact. Elsewhere both are the scores of the best games known, the loss is told as &quot;about&quot;, and its tool tip says how much smaller or larger it may be: its spread.</source>
        <translation>一步的损失，是走之后能达到的比走之前少的部分。两者都已证明时，损失是精确的。否则两者都是已知最佳对局的得分，损失标为“左右”，工具提示说明它可能再小或再大多少：这就是它的浮动。</translation>
    </message>
    <message>
        <source>The words go by the loss and its spread. A mistake loses, even with the spread taken off, at least 20 points and 2 % of what could be reached before it. Where that is not sure, but the loss itself is as large, and more than half of its spread, the move may be a mistake. A small loss is smaller, but larger than its spread. All other moves are good, and how many of them may have lost something stands under the list. The list has mistakes first, then what may be one, then small losses, each the largest first.</source>
        <translation>评语取决于损失及其浮动。失误是指即使减去浮动，也至少损失 20 分，并且至少是走之前可达到分数的 2%。如果这并不确定，但损失本身有这么大，而且大于浮动的一半，这一步就可能是失误。小损失比这更小，但大于它的浮动。其他的步都是好步，其中有多少可能有所损失，写在列表下方。列表先列失误，再列可能的失误，然后是小损失，各自从大到小。</translation>
    </message>
    <message>
        <source>Moves that came with a game taken over, or with the game of a solver that was opened, are reviewed too, and the list marks them as taken over. Of an earlier game of yours that was opened it does not tell which ones they were.</source>
        <translation>随接手的对局，或随打开的求解器对局而来的步，也会复盘，列表把它们标为接手的步。对于打开的自己以前的对局，列表不说明哪些步是接手的。</translation>
    </message>
    <message>
        <source>Accuracy = 100 × (1 − loss ÷ reachable), in percent: the loss of all moves together, and what could be reached at the start. A game that could reach 2,000 and lost 250 has 87.5 %. One that lost as much as could be reached, or more, has 0 %. What a game that is over has lost is certain, but while the spread covers more than half of it, which moves lost it is not: the accuracy is then told as &quot;at most&quot;, and of a game that goes on it is not known yet.</source>
        <translation>准确率 = 100 × (1 − 损失 ÷ 可达到的分数)，以百分比表示：所有步的损失之和，与开始时能达到的分数。一局能达到 2,000 而损失了 250，准确率为 87.5%。损失与能达到的一样多或更多时，为 0%。已结束的对局损失了多少是确定的，但只要浮动占其中一半以上，哪些步损失了它就不确定：这时准确率标为“至多”，而还在进行的对局的准确率还不清楚。</translation>
    </message>
    <message>
        <source>In the picture the score is filled, and the best final score still possible falls in steps over it; numbers mark the moves whose losses the list explains. F12 brings the keyboard there. A click, the arrow keys, or, in the order of the moves, Earlier loss (Alt+Page Up) and Later loss (Alt+Page Down) show the position before such a move, with the group that was played dashed and a better one framed in gold, named &quot;better?&quot; where that is not sure; a screen reader says what the move gave away. Try from here plays on from there, and can be undone; a move from a position that the review tells of counts as played with help. Save review… writes a page that needs no network.</source>
        <translation>图中填充部分是得分，其上方逐级下降的是还能达到的最佳最终得分；数字标出列表所解释的有损失的步。F12 把键盘焦点移到那里。单击、方向键，或按走步顺序的“上一处损失”（Alt+Page Up）和“下一处损失”（Alt+Page Down）会显示这样一步之前的局面：当时走的组用虚线，更好的组用金色框出，不确定时标为“更好？”；屏幕阅读器会说出这一步丢掉了什么。“从这里试试”从那里继续玩，可以撤销；从复盘讲到的局面走的步算作用了辅助。“保存复盘…”写出一个不需要网络的网页。</translation>
    </message>
    <message>
        <source>Export… in the menu Game writes for other programs, in the background: a game as an animation (GIF) or as text, the position as a picture (PNG) or as a drawing (SVG). The game is the one in the replay bar, your own or the best one. The text has the ID of the board and, in the next row, the moves as Takes and Kosters print them: row and column of the leftmost block in a group&apos;s lowest row, * after a group of 6 blocks or more, ** after the biggest. Such a text can be opened and pasted as a game.</source>
        <translation>“游戏”菜单中的“导出…”在后台为其他程序写文件：对局可写成动画（GIF）或文本，局面可写成图片（PNG）或绘图（SVG）。对局可以是回放栏中的、自己的或最佳的。文本含有棋盘 ID，下一行是各步，写法与 Takes 和 Kosters 所印的一样：组的最低一行中最左方块的行和列，6 个或更多方块的组后面加 *，最大的组后面加 **。这样的文本可以作为对局打开和粘贴。</translation>
    </message>
    <message>
        <source>Today, in the toolbar, has a dot until today&apos;s board is played, and beside it the number of days in a row. It opens the last seven days as dots: full where a board was played on its day, half full where later. Earlier days opens the months before, where each day&apos;s board can be played. A game that begins before midnight counts for the day on which it began, and a clock that is set back takes no day away.</source>
        <translation>工具栏中的“今日”在今天的棋盘玩过之前带有一个圆点，旁边是连续天数。它以圆点显示最近七天：当天玩过的为实心，之后才玩的为半实心。“往日”打开之前的月份，其中每天的棋盘都可以玩。午夜之前开始的对局算在开始的那一天，把时钟往回拨不会减少天数。</translation>
    </message>
    <message>
        <source>Share copies a result as text: name and ID of the board, score, medal and a small chart, but no move. Whoever pastes it with Ctrl+V, or as text of a new game, plays the same board under its name, and beside the score stands what is to be beaten.</source>
        <translation>“分享”把结果复制为文本：棋盘的名称和 ID、得分、奖牌和一个小图，但不含走步。用 Ctrl+V 粘贴，或在新游戏中作为文本输入，就能以原来的名称玩同一个棋盘，得分旁边显示要超过的成绩。</translation>
    </message>
    <message>
        <source>A new game (Ctrl+N) shows cards, and one click or Enter begins the game of a card: Continue goes on with the game on the board or the one that you left last, but for the board of the day, and says against whom where it is a duel; Today is the board of the day; Quick has 8×8 blocks in 3 colors and can be cleared for sure, Classic 15×15 and Large 20×20 blocks in 5 colors; Duel begins a game against the opponent whose picture you click. The picture on a card is the board that you will play, and the card that you chose last is ready for Enter. The line below the cards says by examples what the rules earn and cost; Change… chooses other rules.</source>
        <translation>新游戏（Ctrl+N）显示一些卡片，单击卡片或按 Enter 即开始卡片上的对局：“继续”接着玩棋盘上的对局或最后离开的对局，每日棋盘的除外，如果是对决还会说明对手是谁；“今日”是每日棋盘；“快速”有 8×8 个方块、3 种颜色，保证可清空；“经典”有 15×15 个方块，“大型”有 20×20 个方块，5 种颜色；“对决”与所单击图片中的对手开始一局。卡片上的图片就是将要玩的棋盘，上次选择的卡片按 Enter 即可开始。卡片下方的一行举例说明规则怎样得分和扣分；“更改…”选择其他规则。</translation>
    </message>
    <message>
        <source>The 20 boards are those on which programs are compared. Each shows your best score, the computer&apos;s, and your medal where the computer has played it too; the next one that you have not played is proposed. More has random boards of other sizes, colors and seeds, and boards from a text; Edit… draws on a board before it is played.</source>
        <translation>20 个棋盘是用来比较各种程序的棋盘。每个棋盘显示自己的最佳得分、电脑的最佳得分，以及电脑也玩过时自己的奖牌；推荐的是下一个还没玩过的棋盘。“更多”有其他大小、颜色数和种子的随机棋盘，以及来自文本的棋盘；“编辑…”在开始玩之前绘制棋盘。</translation>
    </message>
    <message>
        <source>A random board is made from its seed: the same seed and size give the same board everywhere. One that can be cleared for sure is made backwards from the empty board. Ctrl+Shift+N plays a random board at once, of the size and colors chosen last.</source>
        <translation>随机棋盘由种子生成：同样的种子和大小在任何地方都得到同样的棋盘。保证可清空的棋盘从空棋盘倒推生成。Ctrl+Shift+N 立即玩一个随机棋盘，大小和颜色数与上次选择的相同。</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>最初几局</translation>
    </message>
    <message>
        <source>The first start begins with a small board that can be cleared for sure. Next goes on to two larger ones, and then to a board of the usual size; these boards are chosen so that even games without a plan mostly end above 0. &quot;I know the game&quot; on the card of the first start goes to the usual size at once. A hint, candidates or an open panel may need the place of that card, which comes back after them or with the next board. Escape puts it aside until the next board.</source>
        <translation>首次启动从一个保证可清空的小棋盘开始。“下一盘”接着是两个更大的棋盘，然后是一个通常大小的棋盘；这些棋盘经过挑选，即使没有计划，最终得分也大多在 0 以上。首次启动卡片上的“我会玩”直接进入通常大小的棋盘。提示、候选步或打开的面板可能要占用这张卡片的位置，在它们之后或到下一个棋盘时卡片会再出现。Esc 把它收起，直到下一个棋盘。</translation>
    </message>
    <message>
        <source>After other games Next opens the following one of the standard boards, another random board of the same size, colors and rules, or, after all others, a random board of the usual size.</source>
        <translation>在其他对局之后，“下一盘”打开标准棋盘中的下一个，或者另一个大小、颜色数和规则都相同的随机棋盘；在其余各种对局之后，则打开通常大小的随机棋盘。</translation>
    </message>
    <message>
        <source>Blocks that are left at the end cost points, more where many of one color are left: these %1 cost %2. An empty board earns %3 more.</source>
        <translation>最后剩下的方块要扣分，同一种颜色剩得多，扣得也多：这 %1 个扣 %2。空棋盘再得 %3。</translation>
    </message>
    <message>
        <source>Click a group: two or more blocks of one color that touch along edges. The larger the group, the more it earns.</source>
        <translation>单击一个组：两个或更多以边相接的同色方块。组越大，得分越多。</translation>
    </message>
    <message>
        <source>It is removed, the blocks above it fall down, and where a column is empty, those to its right move left.</source>
        <translation>组被消除，上面的方块落下；有一列空了，它右边的列就向左移。</translation>
    </message>
    <message>
        <source>By numbers: %1. A group of n blocks earns (n − 2)² points, one of two blocks nothing, and each color with m blocks left costs (m − 2)².</source>
        <translation>具体数字：%1。n 个方块的组得 (n − 2)² 分，两个方块的组不得分；每种颜色剩下 m 个方块扣 (m − 2)² 分。</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>When no group is left, a card says how the game went: the score, what was left of each color, and what was best in it. It stands where it covers the fewest of the blocks left. Enter presses its large button. A click on the score, or Ctrl+G, brings the card back after it was closed or gave way to a review or a replay.</source>
        <translation>没有组剩下时，会出现一张卡片说明这一局怎么样：得分、每种颜色剩下多少、其中最好的是什么。它放在遮住剩余方块最少的地方。Enter 按下它的大按钮。卡片关闭后，或者为复盘或回放让位后，单击得分或按 Ctrl+G 可让它再出现。</translation>
    </message>
    <message>
        <source>A game earns a medal by the best score known of its board, whoever reached it: bronze from %1 % of it, silver from %2 %, gold from %3 %. The number on a medal is its place.</source>
        <translation>奖牌以棋盘的已知最佳得分为准，不论是谁达到的：从它的 %1% 起为铜牌，%2% 起为银牌，%3% 起为金牌。奖牌上的数字是它的名次。</translation>
    </message>
    <message>
        <source>A game with hints or other help earns a medal as well. One that was opened, or taken over with all its moves, earns none, as nobody has played it here.</source>
        <translation>用了提示或其他辅助的对局也能得奖牌。打开的对局，或所有步都是接手的对局，不得奖牌，因为没有人在这里玩过它。</translation>
    </message>
    <message>
        <source>The board of the day</source>
        <translation>每日棋盘</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>Duel against, in the menu Game, starts the board in play anew, and one of four opponents plays it at the same time: Pip, Toni, Robin or Nova, from easy to master. The header shows your score against ???, for you learn the opponent&apos;s score only when your game has ended, also from hints, the assistant and the solved boards. Then both scores count up on the card at the end. There &quot;Same board&quot; begins this duel once more, and &quot;New board&quot; the next one. Where a better game is taken over after that, the header shows its score alone, as it is not your own. Undo may bring back a game from before the duel; its score stands alone, too. A duel rests while another board is played, and comes back with its own, also by undo and at the next start.</source>
        <translation>“游戏”菜单中的“对决对手”把正在玩的棋盘重新开始，四个对手之一同时玩这个棋盘：Pip、Toni、Robin 或 Nova，从简单到大师。顶栏显示自己的得分对 ???，因为自己的对局结束后才会知道对手的得分，从提示、助手和已解棋盘中也是如此。这时结束卡片上的两个得分一起往上数。在那里，“同一棋盘”把这场对决再来一次，“新棋盘”开始下一场。此后如果接手了更好的对局，顶栏只显示它的得分，因为那不是自己的。撤销可能带回对决之前的对局；它的得分也单独显示。玩其他棋盘时对决暂停，回到它自己的棋盘时恢复，通过撤销或下次启动也一样。</translation>
    </message>
    <message>
        <source>Statistics has the record of duels: how many you have won, lost and drawn against each opponent. The first game that ends counts, and each board once against each opponent. Duels with help, or on a board that was played with help before, are counted apart.</source>
        <translation>统计中有对决的战绩：对每个对手胜、负、平各多少。计入的是最先结束的对局，每个棋盘对每个对手只计一次。用了辅助的对决，或者棋盘以前用过辅助的对决，单独计算。</translation>
    </message>
    <message>
        <source>Statistics (Ctrl+I) counts the games that you finished: all of them, or those of one kind, which have the same rules and boards of one size with as many colors. Games with help stand apart, and a game that was taken over up to its end is not counted. Cleared in a row counts games one after the other in which the board was cleared. The largest group is one of a game without moves that were taken over.</source>
        <translation>统计（Ctrl+I）计入自己玩完的对局：全部，或者其中一类，即规则相同、棋盘大小和颜色数也相同的对局。用了辅助的对局单列，一直接手到结束的对局不计。“连续清空”计一局接一局清空棋盘的对局。“最大的组”取自没有接手的步的对局。</translation>
    </message>
    <message>
        <source>Medals and duels, beside the scores, is the record of all games. On each board your best game counts, with help or without: it has gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. A board has these marks once the computer has played it too, which it does at the end of a game. A medal can be lost when a better game becomes known.</source>
        <translation>“奖牌与对决”在“得分”旁边，是所有对局的战绩。每个棋盘上计自己的最佳对局，不论有无辅助：从棋盘已知最佳得分的 %1% 起为金牌，%2% 起为银牌，%3% 起为铜牌。电脑也玩过之后，棋盘才有这些标准；电脑在一局结束时去玩。有更好的对局出现时，奖牌可能失去。</translation>
    </message>
    <message>
        <source>Where the computer has not played a board yet, it does so for a second or two when your game has ended, with a number of tries that the board alone decides; until then the card says so and has no medal. With refill, and under Clickomania rules, there are no medals. What you are praised for compares the game with those that you finished before it: your best and your fewest blocks left on this board, and your largest group of all games.</source>
        <translation>电脑还没玩过的棋盘，在自己的对局结束后，电脑会玩一两秒，尝试的次数只由棋盘决定；在那之前卡片会说明这一点，没有奖牌。有补充时，以及按 Clickomania 规则时，没有奖牌。夸奖的话把这一局与此前玩完的对局相比：这个棋盘上的最佳和最少的剩余方块，以及所有对局中最大的组。</translation>
    </message>
    <message>
        <source>A game that you left for another one is under way until it ends. Its board says so, with its points, on the card Today, among the daily boards and among the 20 boards, and goes on where you left it. Restart in the menu Move begins it anew. Until the board of the day is played, the program also says if it is under way in another window; once that window is closed, it goes on here.</source>
        <translation>为另一局而离开的对局，在结束之前都在进行中。它的棋盘会连同分数说明这一点，在“今日”卡片上、每日棋盘中和 20 个棋盘中都是如此，并从离开的地方继续。“走步”菜单中的“重新开始”让它从头开始。每日棋盘玩过之前，正在另一个窗口中进行的也会告知；那个窗口关闭后，它就在这里继续。</translation>
    </message>
    <message>
        <source>The tool tips in the menu say how the opponents play, and about how many points each reaches on random boards of 15×15 with 5 colors under the standard rules.</source>
        <translation>菜单中的工具提示说明各个对手怎么玩，以及在标准规则下，在 15×15、5 种颜色的随机棋盘上各自大约得多少分。</translation>
    </message>
    <message>
        <source>Boxes, in place of the histogram, show the same scores side by side: a box has the middle half of the scores, with a line at the median; whiskers reach to 5 % and 95 %, and rings are the lowest and the highest.</source>
        <translation>用箱形图代替直方图，可把相同的得分并排比较：箱体为中间 50% 的得分，其中的线是中位数；须线延伸到 5% 和 95%，圆圈是最低和最高的得分。</translation>
    </message>
    <message>
        <source>A file of trials, which a comparison here or samegame-cli compare keeps, opens like a game: by Open, or dropped on the window. It shows its comparison.</source>
        <translation>这里的比较或 samegame-cli compare 保存的试验文件可以像对局一样打开：用“打开”，或拖放到窗口上。它会显示其比较。</translation>
    </message>
    <message>
        <source>With a list of boards in its setup, such as random:1-100/8x8x4, every policy plays each of the boards. The chart then shows the means of the boards in order of size, or as boxes, and the differences to the first policy; the intervals are for boards like these.</source>
        <translation>在设置中写上棋盘列表，例如 random:1-100/8x8x4，每个策略就在其中每个棋盘上模拟。图表这时显示各棋盘的平均值（按大小排列，或用箱形图），以及与第一个策略的差值；区间针对此类棋盘。</translation>
    </message>
    <message>
        <source>Until decided, a comparison of two solvers goes from board to board of its list, with one run of each. It ends as soon as an interval of 95 % that may be looked at after every board shows which is better, or that both are equal within the margin, and says so in one sentence.</source>
        <translation>选“直到得出结论”时，两个求解器的比较按列表逐个棋盘进行，各运行一次。有一个 95% 区间在每个棋盘之后都可以查看，它一旦表明哪个更好，或两者在容差之内相当，比较就结束，并用一句话说明结果。</translation>
    </message>
    <message>
        <source>An interval can be read in two ways; choose one. For boards like these, the boards are the sample, and there must be two or more. For these boards, the runs on each board are the sample, two or more of them. With a single board, or a single run on each, only one of the two ways is left.</source>
        <translation>区间有两种读法，请选择一种。“此类棋盘”以棋盘为样本，必须有两个或更多。“这些棋盘”以每个棋盘上的运行为样本，要有两次或更多。只有一个棋盘，或每个棋盘只有一次运行时，只剩下其中一种读法。</translation>
    </message>
    <message>
        <source>Each distribution, comparison and experiment is kept when it ends or is stopped, and the convergence of the searches on each board. Kept runs (Ctrl+K) lists them with a small picture of their scores: find one by a part of its name, board, solver or date, show it again in its chart or table, name it, export it or delete it. A comparison or experiment that is shown again can go on. A convergence comes with its board: each further search there joins it, and Clear at the chart begins another.</source>
        <translation>每个分布、比较和实验在结束或停止时都会保存，每个棋盘上搜索的收敛也会保存。“保存的运行”（Ctrl+K）列出它们，并配有得分的小图：可以按名称、棋盘、求解器或日期的一部分查找，在其图表或表中再次显示，也可以命名、导出或删除。再次显示的比较或实验可以继续运行。收敛会连同其棋盘一起显示：在那里的每次新搜索都会加入其中，图表旁的“清除”则开始另一个。</translation>
    </message>
    <message>
        <source>Your own: points of groups, a bonus for a cleared board and a penalty for blocks left, each as you like. Points and penalty are a formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2. Files and IDs of boards keep these rules.</source>
        <translation>自定义：组的分数、清空棋盘的奖励分和剩余方块的罚分，都可任意设定。分数和罚分是方块数 n 的公式，例如 3n 或 n(n-1)，或者一列数，例如 0,1,3,6：方块更多时，重复最后两个数之差（9、12、…）。公式也可以写在数字后面，例如 0,0,(n-2)^2。文件和棋盘 ID 会保存这些规则。</translation>
    </message>
    <message>
        <source>Experiments of the papers (Ctrl+Shift+K) runs the tables and figures of the papers anew, whole or at a smaller scale, and shows their results beside the published ones. One that was stopped can go on, in another session too: it is among the kept runs.</source>
        <translation>“论文中的实验”（Ctrl+Shift+K）重新运行论文中的表和图，完整运行或缩小规模，并把结果显示在已发表的结果旁边。停止的实验可以继续，在另一次会话中也可以：它列在“保存的运行”中。</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>Save %1: all its %Ln blocks go in one move, for %2.</source>
        <translation>
            <numerusform>保留%1：全部 %Ln 个方块在一步中消除，得 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %1: %2 of its %Ln blocks go in one move, for %3.</source>
        <translation>
            <numerusform>保留%1：%Ln 个方块中有 %2 个在一步中消除，得 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end the board is empty.</source>
        <translation>最后棋盘是空的。</translation>
    </message>
    <message>
        <source>The board can be cleared from here.</source>
        <translation>从这里可以清空棋盘。</translation>
    </message>
    <message>
        <source>H again shows the group to play now.</source>
        <translation>再按 H 显示现在要走的组。</translation>
    </message>
    <message>
        <source>Move %1 %2.</source>
        <comment>number of a move, and what it does</comment>
        <translation>第 %1 步%2。</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what the move does</comment>
        <translation>这一步%1。</translation>
    </message>
    <message>
        <source>Next: the marked group at %1 (row, column), %2.</source>
        <translation>下一步：标出的组，位于 %1（行，列），%2。</translation>
    </message>
    <message>
        <source>H again shows the next moves.</source>
        <translation>再按 H 显示接下来的步。</translation>
    </message>
    <message numerus="yes">
        <source>The next %Ln moves are numbered.</source>
        <translation>
            <numerusform>接下来的 %Ln 步已编号。</numerusform>
        </translation>
    </message>
    <message>
        <source>The framed blocks go in move %1.</source>
        <translation>框出的方块在第 %1 步消除。</translation>
    </message>
    <message>
        <source>Played like this, the game ends with a score of %1.</source>
        <translation>这样走，对局的最终得分为 %1。</translation>
    </message>
    <message>
        <source>Played like this, the game ends: %1.</source>
        <translation>这样走，对局的结局是：%1。</translation>
    </message>
    <message>
        <source>Hint: a group of this color: %1. Press H again to see which one.</source>
        <translation>提示：这种颜色的一个组：%1。再按 H 可看到是哪一个。</translation>
    </message>
    <message>
        <source>Hint: the marked group at %1 (row, column), %2; the best by the blocks on the board, since nobody knows the columns to come.</source>
        <translation>提示：标出的组，位于 %1（行，列），%2；根据棋盘上的方块这是最好的，因为没有人知道将要进入的列。</translation>
    </message>
    <message>
        <source>No later group earns more.</source>
        <translation>后面没有得分更多的组。</translation>
    </message>
    <message>
        <source>It is one of the moves that earn most.</source>
        <translation>它是得分最多的步之一。</translation>
    </message>
    <message>
        <source>That is all; H again begins anew.</source>
        <translation>就这些；再按 H 从头开始。</translation>
    </message>
    <message>
        <source>The saved %1 blocks go in move %2.</source>
        <comment>color, number</comment>
        <translation>保留的%1方块在第 %2 步消除。</translation>
    </message>
    <message>
        <source>A better plan was found.</source>
        <translation>找到了更好的计划。</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>Final score</source>
        <translation>最终得分</translation>
    </message>
    <message>
        <source>Own score: %1</source>
        <translation>自己的得分：%1</translation>
    </message>
    <message>
        <source>%1: mean %2, best %3</source>
        <translation>%1：平均 %2，最佳 %3</translation>
    </message>
    <message>
        <source>Own score so far: %1</source>
        <translation>自己目前的得分：%1</translation>
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
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>我会玩</translation>
    </message>
    <message>
        <source>Closes this card and begins with a board of the usual size</source>
        <translation>关闭这张卡片，从通常大小的棋盘开始</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一张</translation>
    </message>
    <message>
        <source>The picture before (PgUp)</source>
        <translation>上一张图片（Page Up）</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一张</translation>
    </message>
    <message>
        <source>Closes this card; Help (F1) says all of it and more</source>
        <translation>关闭这张卡片；帮助（F1）有全部内容和更多说明</translation>
    </message>
    <message>
        <source>The next picture (PgDown)</source>
        <translation>下一张图片（Page Down）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>picture</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color to remove it.</source>
        <translation>单击两个或更多同色方块的组即可消除。</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: bigger ones earn far more, 2 blocks %1, 10 blocks %2.</source>
        <translation>单击两个或更多同色方块的组：大组得分多得多，2 个方块：%1，10 个方块：%2。</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>points of a group</comment>
        <translation>不得分</translation>
    </message>
    <message>
        <source>The blocks above fall down, gaps at the side close, and new columns come in at the right.</source>
        <translation>上面的方块落下，旁边的空隙合拢，新列从右边进入。</translation>
    </message>
    <message>
        <source>The blocks above fall down, and each row moves to the left until it has no gap.</source>
        <translation>上面的方块落下，每一行向左移，直到没有空隙。</translation>
    </message>
    <message>
        <source>The blocks above fall down, and where a column is empty, the others move up to the left.</source>
        <translation>上面的方块落下；有一列空了，其他列就向左移。</translation>
    </message>
    <message>
        <source>The game goes on until there is no group; blocks left cost nothing.</source>
        <translation>对局继续到没有组为止；剩余方块不扣分。</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points, more where many of one color are left; an empty board earns %1.</source>
        <translation>最后剩下的方块要扣分，同一种颜色剩得多，扣得也多；空棋盘得 %1。</translation>
    </message>
    <message>
        <source>The aim is an empty board: each block left at the end costs a point.</source>
        <translation>目标是空棋盘：最后剩下的每个方块扣一分。</translation>
    </message>
    <message>
        <source>An empty board earns %1 more; blocks left at the end cost nothing.</source>
        <translation>空棋盘再得 %1；最后剩下的方块不扣分。</translation>
    </message>
    <message>
        <source>The game ends when there is no group; blocks left cost nothing.</source>
        <translation>没有组时对局结束；剩余方块不扣分。</translation>
    </message>
    <message>
        <source>Click a group of two or more blocks of one color: 2 blocks earn %1, 10 blocks %2.</source>
        <translation>单击两个或更多同色方块的组：2 个方块得 %1，10 个方块得 %2。</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points; an empty board earns %1.</source>
        <translation>最后剩下的方块要扣分；空棋盘得 %1。</translation>
    </message>
    <message>
        <source>Blocks left at the end cost points.</source>
        <translation>最后剩下的方块要扣分。</translation>
    </message>
</context>
<context>
    <name>KeptRunsDialog</name>
    <message>
        <source>this version of SameGame has that experiment otherwise, or no longer</source>
        <translation>此版本的 SameGame 中，该实验已有改动或不再提供</translation>
    </message>
    <message>
        <source>the kept run is damaged</source>
        <translation>保存的运行已损坏</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>Gives this run a name, or another one</source>
        <translation>为此运行命名或改名</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes this run; can be undone</source>
        <translation>删除此运行；可以撤销</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Brings back the run that was deleted last</source>
        <translation>恢复最后删除的运行</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>保存的运行</translation>
    </message>
    <message>
        <source>Part of a name, a board, a solver, or a date …</source>
        <translation>名称、棋盘、求解器或日期的一部分…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>This run is no longer kept.</source>
        <translation>此运行已不再保存。</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>Trials (*.jsonl)</source>
        <translation>试验 (*.jsonl)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>The run was deleted. It can be brought back until this list is closed.</source>
        <translation>运行已删除。在关闭此列表之前可以恢复。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs</source>
        <translation>
            <numerusform>%Ln 项运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln runs</source>
        <translation>
            <numerusform>%Ln 项运行中的 %1 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows this run again in its chart, an experiment in its table; searches come with their board, so that others can be added</source>
        <translation>在其图表中（实验在其表中）再次显示此运行；搜索连同其棋盘一起显示，以便加入其他搜索</translation>
    </message>
    <message>
        <source>Writes this run as a file: a comparison as trials or a table of its runs, a distribution as a table of its scores, a convergence as a table of its curves, an experiment as its figure, its table or its trials</source>
        <translation>将此运行写入文件：比较写成试验或其各次运行的表，分布写成得分的表，收敛写成曲线的表，实验写成图、表或试验</translation>
    </message>
    <message>
        <source>No run is kept yet. Distributions, comparisons, searches and experiments are kept when they end.</source>
        <translation>还没有保存的运行。分布、比较、搜索和实验在结束时都会保存。</translation>
    </message>
</context>
<context>
    <name>KeptRunsModel</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The name that you gave it</source>
        <translation>自己取的名称</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>The boards, and the rules if they are not the usual ones</source>
        <translation>棋盘；规则若非通常规则，也会写出</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Best mean</source>
        <translation>最高平均值</translation>
    </message>
    <message>
        <source>The highest mean score of one of its solvers, policies or entries</source>
        <translation>其求解器、策略或条目中最高的平均得分</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>When it ended or was stopped</source>
        <translation>结束或停止的时间</translation>
    </message>
    <message>
        <source>What was run, and a histogram of its final scores, or curves of its best scores</source>
        <translation>运行的内容，及其最终得分的直方图或最佳得分的曲线</translation>
    </message>
    <message>
        <source>The solvers of a comparison or of searches, the playout policies of a distribution, the entries of an experiment</source>
        <translation>比较或搜索的求解器，分布的模拟策略，实验的条目</translation>
    </message>
    <message>
        <source>Runs of a comparison, playouts of a distribution, trials of an experiment, of all together; searches on a board</source>
        <translation>比较的运行次数、分布的模拟次数或实验的试验次数，全部合计；棋盘上的搜索次数</translation>
    </message>
    <message>
        <source>The longest search took %1 s</source>
        <translation>最长的搜索用了 %1 秒</translation>
    </message>
</context>
<context>
    <name>KindText</name>
    <message>
        <source>1 color</source>
        <translation>1 种颜色</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln 种颜色</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, %3, %4</source>
        <comment>rows, columns, colors, rules</comment>
        <translation>%1 × %2，%3，%4</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>LineModel</name>
    <message>
        <source>Move</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Number of the move; 0 is the start</source>
        <translation>步的编号；0 是开始</translation>
    </message>
    <message>
        <source>Color of the group</source>
        <translation>组的颜色</translation>
    </message>
    <message>
        <source>Points of the move, and the bonus or penalty of the end</source>
        <translation>这一步的分数，以及结束时的奖励分或罚分</translation>
    </message>
    <message>
        <source>Score after the move</source>
        <translation>走这一步之后的得分</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开始</translation>
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
        <translation>方块</translation>
    </message>
</context>
<context>
    <name>LinePanel</name>
    <message>
        <source>Save game…</source>
        <translation>保存对局…</translation>
    </message>
    <message>
        <source>Solved boards…</source>
        <translation>已解棋盘…</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>对局的各步</translation>
    </message>
    <message>
        <source>The best finished game known of this board, the moves played so far, or the game that was chosen last to be looked at</source>
        <translation>这个棋盘的已知最佳完成对局、迄今走的步，或者最后选来查看的对局</translation>
    </message>
    <message>
        <source>Saves the game as a file</source>
        <translation>把对局保存为文件</translation>
    </message>
    <message>
        <source>Lists the best game kept of every board</source>
        <translation>列出每个棋盘所保留的最佳对局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>No finished game is known yet. Start the assistant, or play the game to its end.</source>
        <translation>还没有已知的完成对局。可以启动助手，或者把对局玩完。</translation>
    </message>
    <message numerus="yes">
        <source>A better game with %1 points was found; it is taken up when this replay ends.</source>
        <translation>
            <numerusform>找到了 %1 分的更好对局；本次回放结束后采用。</numerusform>
        </translation>
    </message>
    <message>
        <source>A better game was found (%1); it is taken up when this replay ends.</source>
        <translation>找到了更好的对局（%1）；本次回放结束后采用。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Shows the moves of this game beside the other one</source>
        <translation>在另一局旁边显示本局的各步</translation>
    </message>
    <message>
        <source>Shows the best game known beside this one</source>
        <translation>在本局旁边显示已知最佳对局</translation>
    </message>
</context>
<context>
    <name>LinePlanText</name>
    <message>
        <source>%1 and %2</source>
        <comment>sizes of parts: 7, 5 and 1</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>earns most: %1</source>
        <translation>得分最多：%1</translation>
    </message>
    <message>
        <source>is one of the moves that earn most: %1</source>
        <translation>是得分最多的步之一：%1</translation>
    </message>
    <message>
        <source>joins %1 %2 blocks for a later group of %3</source>
        <comment>sizes of parts, color, size of the group</comment>
        <translation>把 %1 个%2方块连到一起，留给后面 %3 块的组</translation>
    </message>
    <message>
        <source>frees the way for move %1</source>
        <translation>为第 %1 步让出路</translation>
    </message>
    <message>
        <source>clears blocks that no later move needs</source>
        <translation>清除后面的步都用不到的方块</translation>
    </message>
</context>
<context>
    <name>LineReplay</name>
    <message>
        <source>Best game</source>
        <translation>最佳对局</translation>
    </message>
    <message>
        <source>Best game played</source>
        <translation>玩过的最佳对局</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>Game of a candidate</source>
        <translation>候选步的对局</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>复盘的对局</translation>
    </message>
    <message>
        <source>Better game</source>
        <translation>更好的对局</translation>
    </message>
</context>
<context>
    <name>LineSummary</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2, board cleared</source>
        <translation>
            <numerusform>&lt;b&gt;%1 分&lt;/b&gt;，%2，棋盘已清空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2</source>
        <translation>
            <numerusform>&lt;b&gt;%1 分&lt;/b&gt;，%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1 points&lt;/b&gt; in %2 so far</source>
        <translation>
            <numerusform>迄今 &lt;b&gt;%1 分&lt;/b&gt;，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as this game</source>
        <translation>与本局一样好</translation>
    </message>
    <message numerus="yes">
        <source>The game has %Ln points more so far</source>
        <translation>
            <numerusform>对局迄今多 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points better than this game</source>
        <translation>
            <numerusform>比本局高 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points more than the game has so far</source>
        <translation>
            <numerusform>比对局迄今的得分多 %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>It is this game</source>
        <translation>就是本局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points below the best game known</source>
        <translation>
            <numerusform>比已知最佳对局低 %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>No better game is known</source>
        <translation>没有已知的更好对局</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; after %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;，%2之后</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>迄今 %1</translation>
    </message>
    <message>
        <source>This game: %1</source>
        <translation>本局：%1</translation>
    </message>
    <message>
        <source>Best game known: %1</source>
        <translation>已知最佳对局：%1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Proven optimal</source>
        <translation>已证明最优</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source>&amp;Marks on the blocks</source>
        <translation>方块上的记号(&amp;M)</translation>
    </message>
    <message>
        <source>Color &amp;scheme</source>
        <translation>配色方案(&amp;S)</translation>
    </message>
    <message>
        <source>Colors of the window</source>
        <translation>窗口的颜色</translation>
    </message>
    <message>
        <source>&amp;Blocks</source>
        <translation>方块(&amp;B)</translation>
    </message>
    <message>
        <source>How blocks are drawn</source>
        <translation>方块的绘制方式</translation>
    </message>
    <message>
        <source>Pa&amp;lette</source>
        <translation>调色板(&amp;L)</translation>
    </message>
    <message>
        <source>Colors of the blocks</source>
        <translation>方块的颜色</translation>
    </message>
    <message>
        <source>Each color has a mark of its own, for eyes that see them alike</source>
        <translation>每种颜色有自己的记号，便于看着相近的眼睛分辨</translation>
    </message>
    <message>
        <source>Preview &amp;as seen</source>
        <translation>色觉预览(&amp;A)</translation>
    </message>
    <message>
        <source>Shows the preview as other eyes see it; changes nothing else</source>
        <translation>按其他人的眼睛所见显示预览；其他都不变</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Joined tiles</source>
        <translation>相连的方砖</translation>
    </message>
    <message>
        <source>Glossy balls</source>
        <translation>光亮的球</translation>
    </message>
    <message>
        <source>Plain shapes</source>
        <translation>简单的形状</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>检查(&amp;H)</translation>
    </message>
    <message>
        <source>Shows how well each kind of color vision tells the colors apart</source>
        <translation>显示每种色觉区分这些颜色的程度</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选步</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>最佳对局</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>收敛</translation>
    </message>
    <message>
        <source>The settings cannot be stored.</source>
        <translation>无法存储设置。</translation>
    </message>
    <message>
        <source>Nothing is known of this position yet; F5 searches it.</source>
        <translation>对这个局面还一无所知；F5 搜索它。</translation>
    </message>
    <message>
        <source>Goes on, though its panel is closed: %1. Esc stops it, the menu View shows it.</source>
        <translation>面板已关闭，但仍在进行：%1。Esc 停止它，“视图”菜单显示它。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>The replay is at its end; Esc leads back to your game.</source>
        <translation>回放已到结尾；Esc 回到自己的对局。</translation>
    </message>
    <message>
        <source>This is the game before; Redo leads back to: %1.</source>
        <translation>这是之前的对局；“重做”可回到：%1。</translation>
    </message>
    <message>
        <source>A better game was found; the card at the end replays it.</source>
        <translation>找到了更好的对局；结束卡片可以回放它。</translation>
    </message>
    <message>
        <source>Nothing better than the best game known was found.</source>
        <translation>没有找到比已知最佳对局更好的。</translation>
    </message>
</context>
<context>
    <name>MedalText</name>
    <message>
        <source>Bronze medal</source>
        <translation>铜牌</translation>
    </message>
    <message>
        <source>Silver medal</source>
        <translation>银牌</translation>
    </message>
    <message>
        <source>Gold medal</source>
        <translation>金牌</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Previous month</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>下个月</translation>
    </message>
</context>
<context>
    <name>NamedGame</name>
    <message>
        <source>The game is opened with what its moves come to: %1.</source>
        <translation>对局按其各步实际得出的结果打开：%1。</translation>
    </message>
    <message>
        <source>%1 is opened with what its moves come to: %2.</source>
        <translation>%1 按其各步实际得出的结果打开：%2。</translation>
    </message>
    <message>
        <source>Board (%1)</source>
        <comment>the program that it comes from</comment>
        <translation>棋盘（%1）</translation>
    </message>
</context>
<context>
    <name>NewGameCards</name>
    <message>
        <source>Duel against %1</source>
        <comment>an opponent</comment>
        <translation>与 %1 对决</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>A small board with few colors</source>
        <translation>颜色少的小棋盘</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>A board of the usual size</source>
        <translation>通常大小的棋盘</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大型</translation>
    </message>
    <message>
        <source>A large board, for a longer game</source>
        <translation>大棋盘，玩得更久</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>your best %1</source>
        <translation>个人最佳 %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>还没玩过</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>The board of the day, the same for everybody, under the standard rules</source>
        <translation>每日棋盘，对所有人都相同，采用标准规则</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>You and the computer play the same board. Each picture begins a duel with that opponent.</source>
        <translation>自己和电脑玩同一个棋盘。单击图片即与那个对手开始对决。</translation>
    </message>
    <message>
        <source>The 20 boards</source>
        <translation>20 个棋盘</translation>
    </message>
    <message>
        <source>Shows the boards on which programs are compared, with your best on each</source>
        <translation>显示用来比较各种程序的棋盘，以及自己在每个棋盘上的最佳成绩</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>已玩 %1/%2</translation>
    </message>
    <message>
        <source>1 medal</source>
        <translation>1 枚奖牌</translation>
    </message>
    <message numerus="yes">
        <source>%Ln medals</source>
        <translation>
            <numerusform>%Ln 枚奖牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>an opponent</comment>
        <translation>对手 %1</translation>
    </message>
    <message>
        <source>the same board</source>
        <translation>同一棋盘</translation>
    </message>
    <message>
        <source>%1×%2, %3</source>
        <comment>rows, columns, colors</comment>
        <translation>%1×%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln 种颜色</numerusform>
        </translation>
    </message>
    <message>
        <source>can be cleared</source>
        <translation>可清空</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>进行中：%1</translation>
    </message>
    <message>
        <source>%1, duel against %2</source>
        <comment>points, an opponent</comment>
        <translation>%1，与 %2 对决</translation>
    </message>
    <message>
        <source>in another window: %1</source>
        <comment>points</comment>
        <translation>在另一个窗口中：%1</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>随机棋盘</translation>
    </message>
    <message>
        <source>Text or ID</source>
        <translation>文本或 ID</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <source>The text brings its own rules. Rules… in the menu Game plays its board under others.</source>
        <translation>文本带有自己的规则。“游戏”菜单中的“规则…”可按其他规则玩它的棋盘。</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>Draws on this board before it is played</source>
        <translation>在开始玩之前绘制这个棋盘</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>更多(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>A random board of any size, colors and seed, or one from a text</source>
        <translation>任意大小、颜色数和种子的随机棋盘，或者来自文本的棋盘</translation>
    </message>
    <message>
        <source>Goes back to the page before</source>
        <translation>回到上一页</translation>
    </message>
    <message>
        <source>A shared result, a board ID, or digits, in a row for each row of the board</source>
        <translation>分享的结果、棋盘 ID，或者数字，棋盘每行写成一行</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>更改(&amp;H)…</translation>
    </message>
    <message>
        <source>Chooses the rules: what moves and the end earn, and where blocks go</source>
        <translation>选择规则：走步和结束怎样得分，方块往哪里移</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>“%1” is no number from %2 to %3 here; the number stays as it was.</source>
        <translation>“%1”不是这里 %2 到 %3 的数；原来的数不变。</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>1 block</source>
        <translation>1 个方块</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks</source>
        <translation>
            <numerusform>%Ln 个方块</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 分</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size and points of a group</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 小时</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln 小时</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two parts of a time</comment>
        <translation>%1 %2</translation>
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
        <translation>%1：选择走后棋盘看起来最好的一步。</translation>
    </message>
    <message>
        <source>%1: makes the move after which random games ended best.</source>
        <translation>%1：选择走后随机对局结局最好的一步。</translation>
    </message>
    <message>
        <source>%1: tries each move in games that are played with care.</source>
        <translation>%1：在精心玩的对局中试验每一步。</translation>
    </message>
    <message>
        <source>%1: learns from its own best games of this board.</source>
        <translation>%1：从自己在这个棋盘上的最佳对局中学习。</translation>
    </message>
    <message>
        <source>%1: easy</source>
        <translation>%1：简单</translation>
    </message>
    <message>
        <source>%1: medium</source>
        <translation>%1：中等</translation>
    </message>
    <message>
        <source>%1: hard</source>
        <translation>%1：困难</translation>
    </message>
    <message>
        <source>%1: master</source>
        <translation>%1：大师</translation>
    </message>
    <message>
        <source>On random boards of 15×15 with 5 colors under the standard rules it reaches about %1 points.</source>
        <translation>在标准规则下，在 15×15、5 种颜色的随机棋盘上大约得 %1 分。</translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>default options</source>
        <translation>默认选项</translation>
    </message>
    <message>
        <source>Changes the options of this solver</source>
        <translation>更改这个求解器的选项</translation>
    </message>
</context>
<context>
    <name>OptionDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>选项：%1</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Sets every option of this solver back to its default</source>
        <translation>把这个求解器的每个选项恢复为默认值</translation>
    </message>
</context>
<context>
    <name>OrderedChart</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>policy, board, value</comment>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>OwnPalette</name>
    <message>
        <source>Start &amp;from</source>
        <translation>起始调色板(&amp;F)</translation>
    </message>
    <message>
        <source>Replaces the colors by those of a palette of the program</source>
        <translation>把颜色换成程序的一种调色板</translation>
    </message>
    <message>
        <source>Color %1</source>
        <translation>颜色 %1</translation>
    </message>
    <message>
        <source>Color %1: %2</source>
        <translation>颜色 %1：%2</translation>
    </message>
</context>
<context>
    <name>OwnResults</name>
    <message>
        <source>The game waits, and is stored as soon as that works.</source>
        <translation>对局在等待，一旦可用就会存储。</translation>
    </message>
    <message>
        <source>The game waits as long as the program runs, and is stored as soon as that works.</source>
        <translation>在程序运行期间对局会等待，一旦可用就会存储。</translation>
    </message>
</context>
<context>
    <name>OwnScoringForm</name>
    <message>
        <source>What groups of 2, 3, 4, … blocks earn.</source>
        <translation>2、3、4、… 个方块的组分别得多少分。</translation>
    </message>
    <message>
        <source>What a cleared board earns.</source>
        <translation>清空棋盘得多少分。</translation>
    </message>
    <message>
        <source>What 1, 2, 3, … blocks left cost, for each color.</source>
        <translation>每种颜色剩下 1、2、3、… 个方块分别扣多少分。</translation>
    </message>
    <message>
        <source>&amp;Points of a group</source>
        <translation>组的分数(&amp;P)</translation>
    </message>
    <message>
        <source>Bo&amp;nus</source>
        <translation>奖励分(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;enalty</source>
        <translation>罚分(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Player&apos;s guide</source>
        <translation>玩家指南</translation>
    </message>
    <message>
        <source>This is the text of F1 in the program.</source>
        <translation>这是程序中 F1 的文本。</translation>
    </message>
</context>
<context>
    <name>PairList</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Removes this row</source>
        <translation>移除这一行</translation>
    </message>
</context>
<context>
    <name>PaletteTable</name>
    <message>
        <source>Closest colors in each kind of color vision</source>
        <translation>每种色觉下最相近的颜色</translation>
    </message>
    <message>
        <source>All colors seen</source>
        <translation>看到全部颜色</translation>
    </message>
    <message>
        <source>No red (protan)</source>
        <translation>不辨红色（红色盲）</translation>
    </message>
    <message>
        <source>No green (deutan)</source>
        <translation>不辨绿色（绿色盲）</translation>
    </message>
    <message>
        <source>No blue (tritan)</source>
        <translation>不辨蓝色（蓝色盲）</translation>
    </message>
    <message>
        <source>Gray only</source>
        <translation>只有灰度</translation>
    </message>
    <message>
        <source>Any two colors can be told apart in each kind of color vision.</source>
        <translation>在每种色觉下，任意两种颜色都能区分。</translation>
    </message>
    <message>
        <source>Too close – %1: %2 and %3 differ by %4 only; %5 or more tells them apart. Until then the marks on the blocks do.</source>
        <translation>太相近 – %1：%2和%3只相差 %4；%5 或更多才能区分。在那之前，靠方块上的记号区分。</translation>
    </message>
    <message>
        <source>too close</source>
        <translation>太相近</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>足够</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>清楚</translation>
    </message>
    <message>
        <source>Most alike of the first five</source>
        <translation>前五种中最相近的</translation>
    </message>
    <message>
        <source>Most alike of all nine</source>
        <translation>全部九种中最相近的</translation>
    </message>
    <message>
        <source>%3: %1 – %2</source>
        <comment>two colors, how well told apart</comment>
        <translation>%3：%1 – %2</translation>
    </message>
    <message>
        <source>These two differ by %1; here %2 is enough to tell them apart. (CIEDE2000: 1 is hardly seen, 100 is black and white.)</source>
        <translation>这两种相差 %1；这里 %2 就足以区分。（CIEDE2000：1 几乎看不出，100 是黑与白。）</translation>
    </message>
</context>
<context>
    <name>PaletteTitles</name>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>柔和</translation>
    </message>
    <message>
        <source>Vivid</source>
        <translation>鲜艳</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Own colors</source>
        <translation>自选颜色</translation>
    </message>
</context>
<context>
    <name>PlayedGamesModel</name>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>最大的组</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Board ID</source>
        <translation>棋盘 ID</translation>
    </message>
    <message>
        <source>When the game was finished</source>
        <translation>对局何时玩完</translation>
    </message>
    <message>
        <source>What the board was called</source>
        <translation>棋盘当时的名称</translation>
    </message>
    <message>
        <source>Rows, columns, colors and rules</source>
        <translation>行、列、颜色和规则</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>最终得分</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>对局的步数</translation>
    </message>
    <message>
        <source>Whether no block was left</source>
        <translation>是否没有剩余方块</translation>
    </message>
    <message>
        <source>Hints and other help in the game, and whether its board was played with help before</source>
        <translation>对局中的提示和其他辅助，以及它的棋盘以前是否用过辅助</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>辅助</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>%1 %2 blocks</source>
        <comment>12 sky blue blocks</comment>
        <translation>%1 个%2方块</translation>
    </message>
    <message>
        <source>After which move can the board still be cleared?</source>
        <translation>走哪一步之后，棋盘还能清空？</translation>
    </message>
    <message>
        <source>After which move can %1 still go in one move?</source>
        <translation>走哪一步之后，%1还能在一步中消除？</translation>
    </message>
    <message>
        <source>After which move can most points still be reached?</source>
        <translation>走哪一步之后，还能得到最多的分？</translation>
    </message>
    <message>
        <source>From your game on %1 of %2, move %3.</source>
        <translation>来自自己 %2 在“%1”上的对局，第 %3 步。</translation>
    </message>
    <message>
        <source>The same for everybody on this day.</source>
        <translation>这一天对所有人都相同。</translation>
    </message>
    <message>
        <source>What is right is proven.</source>
        <translation>哪一步正确是已证明的。</translation>
    </message>
    <message>
        <source>What is right was found by a search: each right move is better than each wrong one by more than it may be wrong.</source>
        <translation>哪一步正确由搜索找到：每个正确的步比每个错误的步好出的分数，都大于搜索可能的误差。</translation>
    </message>
    <message>
        <source>Right: the board can still be cleared; proven.</source>
        <translation>正确：棋盘还能清空；已证明。</translation>
    </message>
    <message>
        <source>Right: this keeps the %1; proven.</source>
        <translation>正确：这样保住了 %1；已证明。</translation>
    </message>
    <message>
        <source>Right: %1 can be reached, and no move reaches more; proven.</source>
        <translation>正确：能得到 %1，没有哪一步能得到更多；已证明。</translation>
    </message>
    <message>
        <source>Right: the best game known after it earns %1; the best wrong move gives away about %2 (±%3).</source>
        <translation>正确：走它之后的已知最佳对局得 %1；最好的错误步丢掉约 %2 分（± %3）。</translation>
    </message>
    <message>
        <source>No: after that the board can no longer be cleared; proven.</source>
        <translation>不对：之后棋盘不能再清空；已证明。</translation>
    </message>
    <message>
        <source>No: after that %1 can no longer go in one move, which gives away %2; proven.</source>
        <translation>不对：之后 %1不能再在一步中消除，这会丢掉 %2；已证明。</translation>
    </message>
    <message>
        <source>No: that gives away %1; proven.</source>
        <translation>不对：这会丢掉 %1；已证明。</translation>
    </message>
    <message>
        <source>No: that gives away about %1 (±%2).</source>
        <translation>不对：这会丢掉约 %1（± %2）。</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>这一步%1。</translation>
    </message>
    <message>
        <source>&amp;Show answer</source>
        <translation>显示答案(&amp;S)</translation>
    </message>
    <message>
        <source>Frames a right move and says what it is good for; the exercise then counts as not solved</source>
        <translation>框出一个正确的步，并说明它有什么好处；这道练习题就算没有解出</translation>
    </message>
    <message>
        <source>&amp;Next exercise</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Goes to the next exercise that is not done</source>
        <translation>转到下一道还没做完的练习题</translation>
    </message>
    <message>
        <source>&amp;Open game in the window</source>
        <translation>在窗口中打开对局(&amp;O)</translation>
    </message>
    <message>
        <source>Plays the moves of the answer on the board of the window; can be undone there</source>
        <translation>在窗口的棋盘上走答案中的各步；在那里可以撤销</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Board of the exercise</source>
        <translation>练习题的棋盘</translation>
    </message>
    <message>
        <source>The exercise is being made …</source>
        <translation>正在生成练习题…</translation>
    </message>
    <message>
        <source>The exercise could not be made.</source>
        <translation>无法生成练习题。</translation>
    </message>
    <message>
        <source>Click the group, or choose it with the arrow keys and Enter.</source>
        <translation>单击组，或用方向键和 Enter 选择。</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, day</comment>
        <translation>%2 第 %1 题</translation>
    </message>
    <message>
        <source>Exercise %1 of %2</source>
        <comment>number, how many there are</comment>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>还没做完。</translation>
    </message>
    <message>
        <source>Solved at the first try.</source>
        <translation>一次就解出。</translation>
    </message>
    <message>
        <source>Solved after wrong tries.</source>
        <translation>答错后解出。</translation>
    </message>
    <message>
        <source>The answer was shown.</source>
        <translation>看过答案。</translation>
    </message>
    <message>
        <source>Solved: %1 of %2 · at the first try: %3 · days in a row with all five done: %4</source>
        <translation>解出：%1/%2 · 一次就解出：%3 · 五题全部做完的连续天数：%4</translation>
    </message>
    <message>
        <source>The answer is framed: row %1, column %2.</source>
        <translation>答案已框出：第 %1 行，第 %2 列。</translation>
    </message>
    <message>
        <source>Enter goes to the next exercise.</source>
        <translation>Enter 转到下一题。</translation>
    </message>
    <message>
        <source>About this exercise</source>
        <translation>关于这道练习题</translation>
    </message>
    <message>
        <source>This version cannot show the exercise again.</source>
        <translation>这个版本无法再显示这道练习题。</translation>
    </message>
    <message>
        <source>All five are done; every day brings five others.</source>
        <translation>五题全部做完；每天都有另外五题。</translation>
    </message>
    <message>
        <source>Nothing is done yet; what you solve is counted here.</source>
        <translation>还没有做过；解出的题在这里计数。</translation>
    </message>
</context>
<context>
    <name>PraiseText</name>
    <message numerus="yes">
        <source>The game ends after %Ln moves</source>
        <translation>
            <numerusform>对局在 %Ln 步后结束</numerusform>
        </translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>棋盘已清空！</translation>
    </message>
    <message>
        <source>This board has no blocks</source>
        <translation>这个棋盘没有方块</translation>
    </message>
    <message>
        <source>No blocks are left</source>
        <translation>没有剩余方块</translation>
    </message>
    <message>
        <source>No more moves: 1 block left</source>
        <translation>无步可走：剩 1 个方块</translation>
    </message>
    <message numerus="yes">
        <source>No more moves: %Ln blocks left</source>
        <translation>
            <numerusform>无步可走：剩 %Ln 个方块</numerusform>
        </translation>
    </message>
    <message>
        <source>Perfect! %1</source>
        <comment>before how a game ended</comment>
        <translation>完美！%1</translation>
    </message>
    <message>
        <source>Your best game of this board!</source>
        <translation>自己在这个棋盘上的最佳对局！</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a medal</comment>
        <translation>%1！</translation>
    </message>
    <message>
        <source>So close: 1 block left!</source>
        <translation>就差一点：只剩 1 个方块！</translation>
    </message>
    <message numerus="yes">
        <source>So close: %Ln blocks left!</source>
        <translation>
            <numerusform>就差一点：只剩 %Ln 个方块！</numerusform>
        </translation>
    </message>
    <message>
        <source>Your largest group so far: %1!</source>
        <translation>自己迄今最大的组：%1！</translation>
    </message>
    <message>
        <source>Your fewest blocks left on this board: %1!</source>
        <translation>自己在这个棋盘上剩得最少：%1！</translation>
    </message>
    <message>
        <source>Well done: above zero!</source>
        <translation>不错：在零分以上！</translation>
    </message>
    <message>
        <source>your best game of this board</source>
        <translation>自己在这个棋盘上的最佳对局</translation>
    </message>
    <message>
        <source>your largest group so far</source>
        <translation>自己迄今最大的组</translation>
    </message>
    <message>
        <source>your fewest blocks left on this board</source>
        <translation>自己在这个棋盘上剩得最少</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it earns no medal and is not counted in the statistics.</source>
        <translation>本局一直接手到结束，所以不得奖牌，也不计入统计。</translation>
    </message>
    <message>
        <source>This game was taken over up to its end, so it is not counted in the statistics.</source>
        <translation>本局一直接手到结束，所以不计入统计。</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1.</source>
        <translation>清空棋盘本可得 %1。</translation>
    </message>
    <message>
        <source>A cleared board would have earned %1 and no penalty: %2 more.</source>
        <translation>清空棋盘本可得 %1，且没有罚分：多 %2。</translation>
    </message>
</context>
<context>
    <name>ProgressChart</name>
    <message>
        <source>Results of the games</source>
        <translation>各局的结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>剩余方块</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>最终得分</translation>
    </message>
    <message>
        <source>Fewest so far</source>
        <translation>迄今最少</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>迄今最佳</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>一局</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %Ln games</source>
        <translation>
            <numerusform>最近 %Ln 局的平均</numerusform>
        </translation>
    </message>
    <message>
        <source>Games: %1; %2: %3; %4: %5</source>
        <translation>对局：%1；%2：%3；%4：%5</translation>
    </message>
    <message>
        <source>Reviewed game</source>
        <translation>复盘的对局</translation>
    </message>
    <message>
        <source>Accuracy in percent</source>
        <translation>准确率（百分比）</translation>
    </message>
    <message>
        <source>Accuracy of the games</source>
        <translation>各局的准确率</translation>
    </message>
</context>
<context>
    <name>PublishedBoards</name>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>预算：%1</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation>机器：%1</translation>
    </message>
    <message>
        <source>All 20 boards: %1 points</source>
        <translation>全部 20 个棋盘：%1 分</translation>
    </message>
    <message>
        <source>It had another budget than the runs here, on another machine: it shows how far they come, not which solver is better.</source>
        <translation>它的预算与这里的运行不同，机器也不同：它显示运行能达到多远，而不是哪个求解器更好。</translation>
    </message>
</context>
<context>
    <name>PublishedButton</name>
    <message>
        <source>Published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>Shows a published result of the same boards beside the runs</source>
        <translation>在运行旁边显示相同棋盘的已发表结果</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
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
        <translation>小型</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大型</translation>
    </message>
    <message numerus="yes">
        <source>%Ln colors</source>
        <translation>
            <numerusform>%Ln 种颜色</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be &amp;cleared for sure</source>
        <translation>保证可清空(&amp;C)</translation>
    </message>
    <message>
        <source>Makes the board backwards from the empty one, so that there is a way to clear it, under any rules without new columns</source>
        <translation>从空棋盘倒推生成棋盘，因此在没有新列的任何规则下都有办法清空</translation>
    </message>
    <message>
        <source>The same seed and size give the same board, on every computer</source>
        <translation>在任何电脑上，相同的种子和大小都得到相同的棋盘</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>换一个</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
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
        <translation>颜色数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>difficulty</comment>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>difficulty</comment>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>difficulty</comment>
        <translation>困难</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>What the intervals are for</source>
        <translation>区间针对什么</translation>
    </message>
    <message>
        <source>95 % for boards like these</source>
        <translation>95%，此类棋盘</translation>
    </message>
    <message>
        <source>95 % for these boards</source>
        <translation>95%，这些棋盘</translation>
    </message>
    <message>
        <source>one run has no interval</source>
        <translation>一次运行没有区间</translation>
    </message>
    <message>
        <source>one board says nothing of others</source>
        <translation>一个棋盘不能说明其他棋盘</translation>
    </message>
    <message>
        <source>one run on each says nothing of others</source>
        <translation>每个棋盘一次运行不能说明其他运行</translation>
    </message>
    <message>
        <source>For boards like these: the boards are the sample, and the interval is of the mean over many more of them. For these boards: the runs on each are the sample, and the interval is of the mean of many more runs.</source>
        <translation>针对此类棋盘：样本是棋盘，区间是对多得多的此类棋盘的平均值而言。针对这些棋盘：样本是每个棋盘上的运行，区间是对多得多的运行的平均值而言。</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>No board of a day has been played yet.</source>
        <translation>还没有玩过每日棋盘。</translation>
    </message>
    <message>
        <source>Boards played: %1</source>
        <translation>玩过的棋盘：%1</translation>
    </message>
    <message>
        <source>Played on their day: %1; longest: %2</source>
        <comment>days in a row, days</comment>
        <translation>在当天玩的：%1；最长：%2</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>奖牌</translation>
    </message>
    <message>
        <source>Boards of the day</source>
        <translation>每日棋盘</translation>
    </message>
    <message>
        <source>&quot;Duel against&quot; in the menu Game has an opponent play the same board as you.</source>
        <translation>“游戏”菜单中的“对决对手”让对手与自己玩同一个棋盘。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a medal, a number</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>On each board your best game counts: gold from %1 % of the best score known of the board, silver from %2 %, bronze from %3 %. Boards that have such marks: %4 of %5.</source>
        <translation>每个棋盘上计自己的最佳对局：从棋盘已知最佳得分的 %1% 起为金牌，%2% 起为银牌，%3% 起为铜牌。有这些标准的棋盘：%5 个中有 %4 个。</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move of the replayed game</source>
        <translation>所回放对局的步</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最前</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>对局的开始</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最后</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>对局的结尾</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Plays again from the start when the end is reached</source>
        <translation>到结尾时从头再播放</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>回放的速度</translation>
    </message>
    <message>
        <source>Moves per second</source>
        <translation>每秒步数</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>moves per second</comment>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>Take over here</source>
        <translation>从此接手</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>No move was played yet</source>
        <translation>还没有走步</translation>
    </message>
    <message>
        <source>No finished game is known yet</source>
        <translation>还没有已知的完成对局</translation>
    </message>
    <message>
        <source>Move %1 of %2, score %3</source>
        <translation>第 %1/%2 步，得分 %3</translation>
    </message>
    <message>
        <source>This game: move %1 of %2, score %3</source>
        <translation>本局：第 %1/%2 步，得分 %3</translation>
    </message>
    <message>
        <source>Best game: move %1 of %2, score %3</source>
        <translation>最佳对局：第 %1/%2 步，得分 %3</translation>
    </message>
    <message>
        <source>Best game played: move %1 of %2, score %3</source>
        <translation>玩过的最佳对局：第 %1/%2 步，得分 %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>bonus +%1</source>
        <translation>奖励分 +%1</translation>
    </message>
    <message>
        <source>penalty −%1</source>
        <translation>罚分 −%1</translation>
    </message>
    <message>
        <source>Shows the game again</source>
        <translation>重新显示对局</translation>
    </message>
    <message>
        <source>Game of a candidate: move %1 of %2, score %3</source>
        <translation>候选步的对局：第 %1/%2 步，得分 %3</translation>
    </message>
    <message>
        <source>Reviewed game: move %1 of %2, score %3</source>
        <translation>复盘的对局：第 %1/%2 步，得分 %3</translation>
    </message>
    <message>
        <source>Better game: move %1 of %2, score %3</source>
        <translation>更好的对局：第 %1/%2 步，得分 %3</translation>
    </message>
</context>
<context>
    <name>ResultCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>每步之后的得分</translation>
    </message>
    <message>
        <source>The score after each move; the dot is the largest group, move %1</source>
        <translation>每步之后的得分；圆点是最大的组，第 %1 步</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Score and best still possible</source>
        <translation>得分与还能达到的最佳</translation>
    </message>
    <message>
        <source>Filled: the score after each move. Steps: the best final score still possible. Numbers: the moves that the list tells of. Click or use the arrow keys to go there.</source>
        <translation>填充：每步之后的得分。阶梯：还能达到的最佳最终得分。数字：列表所讲的步。单击或用方向键可转到那里。</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The list has the first %1 of these %2 losses.</source>
        <translation>列表列出这 %2 处损失中的前 %1 处。</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>对本局复盘</translation>
    </message>
    <message>
        <source>Looks for ten seconds, on all cores, for what each move gave away</source>
        <translation>用所有核心花十秒查找每一步丢掉了什么</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what was better.</source>
        <translation>棋盘上：虚线是当时所走，金框是更好的。</translation>
    </message>
    <message>
        <source>On the board: dashed, what was played; framed in gold, what may be better.</source>
        <translation>棋盘上：虚线是当时所走，金框是可能更好的。</translation>
    </message>
    <message>
        <source>Earlier loss</source>
        <translation>上一处损失</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss before the position on the board; the list itself begins with mistakes</source>
        <translation>按走步顺序，棋盘上的局面之前的那处列出的损失；列表本身先列失误</translation>
    </message>
    <message>
        <source>Later loss</source>
        <translation>下一处损失</translation>
    </message>
    <message>
        <source>In the order of the moves, the listed loss after the position on the board; the list itself begins with mistakes</source>
        <translation>按走步顺序，棋盘上的局面之后的那处列出的损失；列表本身先列失误</translation>
    </message>
    <message>
        <source>Show the better game</source>
        <translation>显示更好的对局</translation>
    </message>
    <message>
        <source>Plays the best game known from the position on the board, step by step</source>
        <translation>从棋盘上的局面起，一步一步播放已知最佳对局</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>从这里试试</translation>
    </message>
    <message>
        <source>The game goes on from the position on the board; can be undone</source>
        <translation>对局从棋盘上的局面继续；可以撤销</translation>
    </message>
    <message>
        <source>Save review…</source>
        <translation>保存复盘…</translation>
    </message>
    <message>
        <source>Saves the review as a page that every browser shows</source>
        <translation>把复盘保存为任何浏览器都能显示的网页</translation>
    </message>
    <message>
        <source>&amp;Thorough: for two minutes</source>
        <translation>彻底：两分钟(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Deep: until it is stopped, or all is proven</source>
        <translation>深入：直到停止，或全部证明(&amp;D)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ends the review; what it has found is kept</source>
        <translation>结束复盘；已经找到的内容会保留</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>深入查看</translation>
    </message>
    <message>
        <source>Goes on with this review, so that its losses become surer</source>
        <translation>继续这次复盘，使损失更加确定</translation>
    </message>
    <message>
        <source>The game goes another way than the one that was reviewed.</source>
        <translation>对局走了与复盘的对局不同的路。</translation>
    </message>
    <message>
        <source>Games in which new columns come in cannot be reviewed, as nobody knows the columns to come.</source>
        <translation>有新列进入的对局无法复盘，因为没有人知道将要进入的列。</translation>
    </message>
    <message>
        <source>A review tells what each move of this game gave away, and what was better.</source>
        <translation>复盘说明本局每一步丢掉了什么，以及怎样更好。</translation>
    </message>
    <message>
        <source>A review tells what each move of a game gave away, and what was better. Play some moves, or open a game.</source>
        <translation>复盘说明一局的每一步丢掉了什么，以及怎样更好。可以先走几步，或打开一个对局。</translation>
    </message>
    <message>
        <source>Accuracy: %1.</source>
        <translation>准确率：%1。</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>verdicts</comment>
        <translation>目前：%1</translation>
    </message>
    <message>
        <source>Accuracy so far: %1.</source>
        <translation>目前的准确率：%1。</translation>
    </message>
    <message>
        <source>Not every move has been looked at yet.</source>
        <translation>还没有检查每一步。</translation>
    </message>
    <message>
        <source>move %1 may have lost %2</source>
        <translation>第 %1 步可能损失了 %2</translation>
    </message>
    <message>
        <source>move %1 lost %2</source>
        <translation>第 %1 步损失了 %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>spread</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Another game is being reviewed.</source>
        <translation>正在对另一局复盘。</translation>
    </message>
    <message>
        <source>Reviewing until it is stopped, or all is proven.</source>
        <translation>正在复盘，直到停止或全部证明。</translation>
    </message>
    <message>
        <source>Reviewing: %1 % of the time.</source>
        <translation>正在复盘：时间已用 %1%。</translation>
    </message>
    <message>
        <source>All of it is proven.</source>
        <translation>全部已证明。</translation>
    </message>
    <message>
        <source>Reviewed for %1.</source>
        <translation>已复盘 %1。</translation>
    </message>
    <message>
        <source>Filled: score. Steps: best still possible.</source>
        <translation>填充：得分。阶梯：还能达到的最佳。</translation>
    </message>
    <message>
        <source>No listed loss comes later in the game than the position on the board</source>
        <translation>在对局中，棋盘上的局面之后没有列出的损失</translation>
    </message>
    <message>
        <source>No listed loss comes earlier in the game than the position on the board</source>
        <translation>在对局中，棋盘上的局面之前没有列出的损失</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it; what it found is kept.</source>
        <translation>“%1”的复盘为此而结束；已经找到的内容会保留。</translation>
    </message>
    <message>
        <source>The review of %1 has ended for it.</source>
        <translation>“%1”的复盘为此而结束。</translation>
    </message>
    <message>
        <source>Moves taken over, which count here too: %1.</source>
        <translation>接手的步，在这里也计入：%1。</translation>
    </message>
    <message>
        <source>taken over</source>
        <comment>move</comment>
        <translation>接手</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>Good: it lost nothing for sure.</source>
        <translation>好步：没有确定的损失。</translation>
    </message>
    <message>
        <source>Good: it is proven to lose nothing.</source>
        <translation>好步：已证明没有损失。</translation>
    </message>
    <message>
        <source>Good: nothing is known that earns more.</source>
        <translation>好步：没有已知的得分更多的走法。</translation>
    </message>
    <message>
        <source>May be a mistake: about %1 less than the best game known, if the searches after it missed no better one.</source>
        <translation>可能失误：比已知最佳对局少约 %1，如果其后的搜索没有漏掉更好的。</translation>
    </message>
    <message>
        <source>Small loss: %1 less than the best game.</source>
        <translation>小损失：比最佳对局少 %1。</translation>
    </message>
    <message>
        <source>Small loss: about %1 less than the best game known.</source>
        <translation>小损失：比已知最佳对局少约 %1。</translation>
    </message>
    <message>
        <source>Mistake: %1 less than the best game.</source>
        <translation>失误：比最佳对局少 %1。</translation>
    </message>
    <message>
        <source>Mistake: about %1 less than the best game known.</source>
        <translation>失误：比已知最佳对局少约 %1。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>word for a move, and what it lost</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>good moves, doubtful moves</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>%1 左右</translation>
    </message>
    <message>
        <source>good</source>
        <translation>好步</translation>
    </message>
    <message>
        <source>may be a mistake</source>
        <translation>可能失误</translation>
    </message>
    <message>
        <source>May be mistakes:</source>
        <translation>可能的失误：</translation>
    </message>
    <message>
        <source>Small losses:</source>
        <translation>小损失：</translation>
    </message>
    <message>
        <source>Mistakes:</source>
        <translation>失误：</translation>
    </message>
    <message>
        <source>small loss</source>
        <translation>小损失</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Move %1 gave away %2</source>
        <translation>第 %1 步丢掉 %2</translation>
    </message>
    <message>
        <source>Move %1 may have given away %2</source>
        <translation>第 %1 步可能丢掉 %2</translation>
    </message>
    <message>
        <source>The loss is proven.</source>
        <translation>这个损失已证明。</translation>
    </message>
    <message numerus="yes">
        <source>The loss may be %Ln points smaller or larger, as far as the searches tell.</source>
        <translation>
            <numerusform>从搜索来看，这个损失可能再小或再大 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game: %1. Could be reached: %2.</source>
        <translation>本局：%1。本可达到：%2。</translation>
    </message>
    <message>
        <source>Score so far: %1. Can still be reached: %2, from the start: %3.</source>
        <translation>目前得分：%1。还能达到：%2，从头开始能达到：%3。</translation>
    </message>
    <message>
        <source>After move %1 of %2: score %3, still possible %4</source>
        <translation>第 %1/%2 步之后：得分 %3，还能达到 %4</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <comment>good moves, small losses, mistakes</comment>
        <translation>%1，%2，%3。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln good moves</source>
        <translation>
            <numerusform>%Ln 个好步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves that may be mistakes</source>
        <translation>
            <numerusform>%Ln 步可能失误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small losses</source>
        <translation>
            <numerusform>%Ln 处小损失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln 处失误</numerusform>
        </translation>
    </message>
    <message>
        <source>At least half of the loss lies in move %1.</source>
        <translation>至少一半的损失在第 %1 步。</translation>
    </message>
    <message>
        <source>At least half of the loss lies in moves %1 to %2.</source>
        <translation>至少一半的损失在第 %1 至 %2 步。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>percent</comment>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>accuracy</comment>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <source>Which moves lost most is not known yet, as their spread covers most of the loss.</source>
        <translation>哪些步损失最多尚不清楚，因为它们的浮动占损失的大部分。</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %Ln losses that may be none, as far as the searches tell.</source>
        <translation>
            <numerusform>未列出：从搜索来看可能并不存在的损失 %Ln 处。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Other rules start this board anew. Undo brings back the game as it is now.</source>
        <translation>其他规则会让这个棋盘从头开始。撤销可找回现在的对局。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始游戏</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>&amp;Scoring</source>
        <translation>计分(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>重力(&amp;G)</translation>
    </message>
    <message>
        <source>Empty c&amp;olumns</source>
        <translation>空列(&amp;O)</translation>
    </message>
    <message>
        <source>See&amp;d of the columns</source>
        <translation>列的种子(&amp;D)</translation>
    </message>
    <message>
        <source>Clickomania aims at an empty board, and with new columns no board stays empty.</source>
        <translation>Clickomania 的目标是空棋盘，而有新列时没有棋盘会保持为空。</translation>
    </message>
    <message>
        <source>A formula of the number of blocks n, as in 3n or n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2.</source>
        <translation>方块数 n 的公式，例如 3n 或 n(n-1)，或者一列数，例如 0,1,3,6：方块更多时，重复最后两个数之差（9、12、…）。公式也可以写在数字后面，例如 0,0,(n-2)^2。</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Points, bonus and penalty as you like.</source>
        <translation>分数、奖励分和罚分可任意设定。</translation>
    </message>
    <message>
        <source>Under rules of your own no columns come in.</source>
        <translation>自定义规则下没有新列进入。</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>无罚分</translation>
    </message>
    <message>
        <source>Lenient penalty</source>
        <translation>轻罚分</translation>
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
        <translation>空列消失</translation>
    </message>
    <message>
        <source>Rows are drawn left</source>
        <translation>各行向左靠拢</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left costs (m − 2)².</source>
        <translation>n 个方块的组得 (n − 2)²，清空棋盘得 1,000。每种颜色剩下 m 个方块扣 (m − 2)²。</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Blocks left cost nothing.</source>
        <translation>n 个方块的组得 (n − 2)²，清空棋盘得 1,000。剩余方块不扣分。</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)², a cleared board 1,000. Each color with m blocks left, more than two, costs (m − 2)².</source>
        <translation>n 个方块的组得 (n − 2)²，清空棋盘得 1,000。每种颜色剩下 m 个方块，多于两个时扣 (m − 2)²。</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1). A cleared board earns nothing more, and blocks left cost nothing.</source>
        <translation>n 个方块的组得 n × (n − 1)。清空棋盘不再得分，剩余方块不扣分。</translation>
    </message>
    <message>
        <source>Moves earn nothing: the aim is an empty board, which earns 1. Each block left costs 1.</source>
        <translation>走步不得分：目标是空棋盘，得 1。每个剩余方块扣 1。</translation>
    </message>
    <message>
        <source>Blocks fall down, and where a column is empty, those to its right move left.</source>
        <translation>方块落下；有一列空了，它右边的列就向左移。</translation>
    </message>
    <message>
        <source>Blocks fall down, then every row is drawn left until it has no gap.</source>
        <translation>方块落下，然后每一行向左靠拢，直到没有空隙。</translation>
    </message>
    <message>
        <source>%1, rows drawn left</source>
        <translation>%1，各行向左靠拢</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>棋盘已清空</translation>
    </message>
    <message>
        <source>1 block left</source>
        <translation>剩 1 个方块</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks left</source>
        <translation>
            <numerusform>剩 %Ln 个方块</numerusform>
        </translation>
    </message>
    <message>
        <source>New columns come in</source>
        <translation>新列进入</translation>
    </message>
    <message>
        <source>Stay empty</source>
        <translation>保持为空</translation>
    </message>
    <message numerus="yes">
        <source>Random columns come in at the right until none fits. The game ends where no group is left, or after %Ln moves; its end earns and costs nothing.</source>
        <translation>
            <numerusform>随机的列从右边进入，直到再也放不下。没有组剩下时，或者 %Ln 步之后，对局结束；结束时不得分也不扣分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The board becomes empty, from the right.</source>
        <translation>棋盘从右边开始变空。</translation>
    </message>
    <message>
        <source>%1, refill</source>
        <translation>%1，补充</translation>
    </message>
    <message>
        <source>A group of n blocks earns n × (n − 1).</source>
        <translation>n 个方块的组得 n × (n − 1)。</translation>
    </message>
    <message>
        <source>A group of n blocks earns (n − 2)².</source>
        <translation>n 个方块的组得 (n − 2)²。</translation>
    </message>
    <message>
        <source>%1 blocks earn %2, %3 earn %4</source>
        <translation>%1 个方块得 %2，%3 个得 %4</translation>
    </message>
    <message>
        <source>a cleared board %1 more</source>
        <translation>清空棋盘再得 %1</translation>
    </message>
    <message>
        <source>a cleared board earns %1</source>
        <translation>清空棋盘得 %1</translation>
    </message>
    <message>
        <source>%1 of one color left cost %2</source>
        <translation>一种颜色剩 %1 个扣 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rules, examples</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>奖励分 %1</translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation>罚分 %1</translation>
    </message>
    <message>
        <source>Own scoring (%1)</source>
        <translation>自定义计分（%1）</translation>
    </message>
    <message>
        <source>A group of n blocks earns %1.</source>
        <translation>n 个方块的组得 %1。</translation>
    </message>
    <message>
        <source>Groups of 2, 3, … blocks earn %1.</source>
        <translation>2、3、… 个方块的组依次得 %1。</translation>
    </message>
    <message>
        <source>A cleared board earns %1.</source>
        <translation>清空棋盘得 %1。</translation>
    </message>
    <message>
        <source>Blocks left cost nothing.</source>
        <translation>剩余方块不扣分。</translation>
    </message>
    <message>
        <source>1, 2, … blocks left of a color cost %1.</source>
        <translation>一种颜色剩下 1、2、… 个方块依次扣 %1。</translation>
    </message>
    <message>
        <source>n blocks left of a color cost %1.</source>
        <translation>一种颜色剩下 n 个方块扣 %1。</translation>
    </message>
</context>
<context>
    <name>RunKeeper</name>
    <message>
        <source>This version of SameGame has that experiment otherwise, or no longer.</source>
        <translation>此版本的 SameGame 中，该实验已有改动或不再提供。</translation>
    </message>
    <message>
        <source>This kept run is damaged.</source>
        <translation>此保存的运行已损坏。</translation>
    </message>
    <message>
        <source>A distribution is being drawn; stop it first.</source>
        <translation>正在运行分布；请先停止它。</translation>
    </message>
    <message>
        <source>A comparison is running; stop it first.</source>
        <translation>正在运行比较；请先停止它。</translation>
    </message>
    <message>
        <source>A search on this board is running; stop it first.</source>
        <translation>这个棋盘上正在运行搜索；请先停止它。</translation>
    </message>
    <message>
        <source>An experiment is running; stop it first.</source>
        <translation>正在运行实验；请先停止它。</translation>
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
        <translation>比较</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>a board</comment>
        <translation>
            <numerusform>%1，走 %Ln 步后</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>board, rules</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>收敛</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Score after each move</source>
        <translation>每步之后的得分</translation>
    </message>
    <message>
        <source>Score after each move; click or drag to go there</source>
        <translation>每步之后的得分；单击或拖动可转到那里</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>没有对局</translation>
    </message>
    <message>
        <source>Score %1 after move %2 of %3; %4 at the end</source>
        <translation>第 %2/%3 步之后得分 %1；结束时 %4</translation>
    </message>
</context>
<context>
    <name>SeedEdit</name>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Click</source>
        <translation>单击(&amp;C)</translation>
    </message>
    <message>
        <source>What a click, or Enter at the board&apos;s cursor, does to a group</source>
        <translation>单击，或在棋盘光标处按 Enter，对组做什么</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>How fast blocks fall and columns move</source>
        <translation>方块落下和列移动的快慢</translation>
    </message>
    <message>
        <source>&amp;Preview of candidates</source>
        <translation>候选步预览(&amp;P)</translation>
    </message>
    <message>
        <source>A candidate under the mouse shows on the board how the game goes on after it</source>
        <translation>鼠标指向候选步时，在棋盘上显示走它之后对局怎样继续</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>程序的语言</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>默认值(&amp;D)</translation>
    </message>
    <message>
        <source>Plays the group at once</source>
        <translation>立即消除组</translation>
    </message>
    <message>
        <source>Selects the group, a second click plays it</source>
        <translation>选中组，第二次单击才消除</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>声音(&amp;O)</translation>
    </message>
    <message>
        <source>Plays a sound for each group that is removed, and at the end of a game</source>
        <translation>每消除一个组以及对局结束时播放声音</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Loo&amp;ks</source>
        <translation>外观(&amp;K)</translation>
    </message>
</context>
<context>
    <name>ShareText</name>
    <message>
        <source>1 move</source>
        <translation>1 步</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedText</name>
    <message>
        <source>Row and column of the group&apos;s lowest and leftmost cell, row 1 at the top</source>
        <translation>组的最低一行中最左一格的行和列，第 1 行在最上</translation>
    </message>
    <message>
        <source>Blocks of the group</source>
        <translation>组的方块</translation>
    </message>
    <message>
        <source>Goes on playing by hand from the position shown</source>
        <translation>从所显示的局面起手动继续玩</translation>
    </message>
    <message>
        <source>Chooses another board</source>
        <translation>选择另一个棋盘</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>剪贴板中没有文本。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示…</translation>
    </message>
    <message>
        <source>Distribution of final scores</source>
        <translation>最终得分的分布</translation>
    </message>
    <message>
        <source>Best game saved as %1</source>
        <translation>最佳对局已保存为 %1</translation>
    </message>
    <message>
        <source>Comparison of solvers</source>
        <translation>求解器的比较</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>表存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Bins as CSV…</source>
        <translation>分箱存为 CSV(&amp;B)…</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed</source>
        <translation>所消除的最大的组的方块</translation>
    </message>
    <message>
        <source>Hours, minutes and seconds at the board; thoughts longer than a minute count as one</source>
        <translation>在棋盘上的小时、分钟和秒；超过一分钟的思考按一分钟计</translation>
    </message>
    <message>
        <source>Scores under different rules cannot be compared: choose one kind of game.</source>
        <translation>不同规则下的得分不能比较：需选择一类对局。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No better game than this one was found.</source>
        <translation>没有找到比本局更好的对局。</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between longer parts of a list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Mean, 95 %, boards like these</source>
        <translation>平均，95%，此类棋盘</translation>
    </message>
    <message>
        <source>Difference, 95 %, boards like these</source>
        <translation>差值，95%，此类棋盘</translation>
    </message>
    <message>
        <source>95 % interval of the mean difference on boards like these; where it holds 0, the difference may be luck</source>
        <translation>此类棋盘上平均差值的 95% 区间；如果包含 0，差值可能只是运气</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean over all boards like these; these boards are the sample, two or more (Student&apos;s t)</source>
        <translation>所有此类棋盘上的平均值的 95% 置信区间；样本是这些棋盘，两个或更多（学生 t 分布）</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>its runs are of another version of SameGame, and a file of trials would name this version as the one that made them; choose a table (*.csv)</source>
        <translation>其中的运行来自另一个版本的 SameGame，而试验文件会把它们记为由本版本完成；请选择表（*.csv）</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>SolvedBoardsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>开始游戏(&amp;P)</translation>
    </message>
    <message>
        <source>Starts this board anew</source>
        <translation>从头开始玩这个棋盘</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>回放(&amp;R)</translation>
    </message>
    <message>
        <source>Starts this board anew and replays the best game of it</source>
        <translation>让这个棋盘从头开始，并回放它的最佳对局</translation>
    </message>
    <message>
        <source>&amp;Save game…</source>
        <translation>保存对局(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the best game of this board as a file</source>
        <translation>把这个棋盘的最佳对局保存为文件</translation>
    </message>
    <message>
        <source>Solved boards</source>
        <translation>已解棋盘</translation>
    </message>
    <message>
        <source>Part of a name, a size, a date, or who played it …</source>
        <translation>名称的一部分、大小、日期，或者谁玩的…</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>The stored game of this board is damaged.</source>
        <translation>这个棋盘所存储的对局已损坏。</translation>
    </message>
    <message>
        <source>No game to the end of a board is known yet.</source>
        <translation>还没有任何棋盘玩到结束的对局。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln 个棋盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards</source>
        <translation>
            <numerusform>%Ln 个棋盘中的 %1 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedBoardsModel</name>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>What the board was called when it was played</source>
        <translation>玩的时候棋盘的名称</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>行和列</translation>
    </message>
    <message>
        <source>Colors of the board</source>
        <translation>棋盘的颜色数</translation>
    </message>
    <message>
        <source>The rules under which it was played</source>
        <translation>玩的时候的规则</translation>
    </message>
    <message>
        <source>Final score of the best game known</source>
        <translation>已知最佳对局的最终得分</translation>
    </message>
    <message>
        <source>Whether the best game leaves no block</source>
        <translation>最佳对局是否没有剩余方块</translation>
    </message>
    <message>
        <source>Moves of the best game</source>
        <translation>最佳对局的步数</translation>
    </message>
    <message>
        <source>Who played the best game: the computer, and how, or a person</source>
        <translation>最佳对局是谁玩的：电脑及其方法，或者人</translation>
    </message>
    <message>
        <source>When the best game was played</source>
        <translation>最佳对局是何时玩的</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>SolverGroups</name>
    <message>
        <source>Lists of clicks: the strongest</source>
        <translation>单击列表：最强</translation>
    </message>
    <message>
        <source>Playouts: random games, ever better ones</source>
        <translation>模拟：越来越好的随机对局</translation>
    </message>
    <message>
        <source>Beams and greedy games: quick looks</source>
        <translation>束与贪心对局：快速浏览</translation>
    </message>
    <message>
        <source>Proofs: endgames and small boards</source>
        <translation>证明：残局和小棋盘</translation>
    </message>
    <message>
        <source>Other programs: your own solver</source>
        <translation>其他程序：自备的求解器</translation>
    </message>
</context>
<context>
    <name>SoundOffer</name>
    <message>
        <source>Would you like to hear the moves?</source>
        <translation>要听到走步的声音吗？</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>打开声音</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不用</translation>
    </message>
</context>
<context>
    <name>StandardBoardsModel</name>
    <message>
        <source>Own best %1</source>
        <translation>个人最佳 %1</translation>
    </message>
    <message>
        <source>With help %1</source>
        <translation>有辅助 %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>还没玩过</translation>
    </message>
    <message>
        <source>own best %1</source>
        <translation>个人最佳 %1</translation>
    </message>
    <message>
        <source>best with help %1</source>
        <translation>有辅助最佳 %1</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>还没玩过</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>电脑 %1</translation>
    </message>
    <message>
        <source>the computer&apos;s best %1</source>
        <translation>电脑的最佳 %1</translation>
    </message>
    <message>
        <source>Under way: %1</source>
        <translation>进行中：%1</translation>
    </message>
    <message>
        <source>under way: %1</source>
        <translation>进行中：%1</translation>
    </message>
</context>
<context>
    <name>StandardBoardsPage</name>
    <message>
        <source>Standard boards</source>
        <translation>标准棋盘</translation>
    </message>
    <message>
        <source>The 20 boards on which the published programs are compared: 15 rows, 15 columns, 5 colors.</source>
        <translation>用来比较已发表程序的 20 个棋盘：15 行，15 列，5 种颜色。</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>R&amp;eset</source>
        <translation>重置(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>Writes the numbers or the picture to a file</source>
        <translation>把数字或图片写入文件</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>Which games: their rules, and the size and colors of their boards</source>
        <translation>哪些对局：规则，以及棋盘的大小和颜色数</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>用了提示、看到候选步时走的步、从复盘过的局面走的步，或接手的步的对局</translation>
    </message>
    <message>
        <source>Forget the 1 &amp;game shown</source>
        <translation>忘记所显示的 1 局(&amp;G)</translation>
    </message>
    <message numerus="yes">
        <source>Forget the %Ln &amp;games shown</source>
        <translation>
            <numerusform>忘记所显示的 %Ln 局(&amp;G)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget &amp;all %Ln games</source>
        <translation>
            <numerusform>忘记全部 %Ln 局(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games as CSV…</source>
        <translation>对局存为 CSV(&amp;G)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of game, number of games</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>No game has been finished yet. Every game that you play to its end is counted here.</source>
        <translation>还没有玩完的对局。玩到结束的每一局都会计入这里。</translation>
    </message>
    <message>
        <source>This stored game is damaged.</source>
        <translation>所存储的这一局已损坏。</translation>
    </message>
    <message>
        <source>This game is not stored any more.</source>
        <translation>这一局已不再存储。</translation>
    </message>
    <message>
        <source>Forget &amp;all: 1 game</source>
        <translation>忘记全部：1 局(&amp;A)</translation>
    </message>
    <message>
        <source>The stored games cannot be read now.</source>
        <translation>现在无法读取所存储的对局。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished games wait to be stored, and are counted then.</source>
        <translation>
            <numerusform>有 %Ln 局玩完的对局等待存储，存储后计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave out games with help</source>
        <translation>略去有辅助的对局(&amp;L)</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>得分(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Medals and duels</source>
        <translation>奖牌与对决(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Numbers as CSV…</source>
        <translation>数字存为 CSV(&amp;N)…</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>无辅助</translation>
    </message>
    <message>
        <source>All of these games had help.</source>
        <translation>这些对局全都用了辅助。</translation>
    </message>
    <message>
        <source>Forgets games, here and on the cards at the end of a game, and with the last one the record of duels; can be undone</source>
        <translation>忘记对局，这里和结束卡片上的都忘记，忘记最后一局时连同对决战绩；可以撤销</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Games</source>
        <translation>对局数</translation>
    </message>
    <message>
        <source>Different boards</source>
        <translation>不同的棋盘</translation>
    </message>
    <message>
        <source>Games cleared</source>
        <translation>清空的对局</translation>
    </message>
    <message>
        <source>Share cleared</source>
        <translation>清空的比例</translation>
    </message>
    <message>
        <source>Mean of blocks left</source>
        <translation>平均剩余方块</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>Fewest blocks left</source>
        <translation>最少剩余方块</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>最佳得分</translation>
    </message>
    <message>
        <source>Cleared in a row now</source>
        <translation>当前连续清空</translation>
    </message>
    <message>
        <source>Cleared in a row at most</source>
        <translation>最多连续清空</translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>最大的组</translation>
    </message>
    <message>
        <source>Blocks of the largest group that was removed in a game without moves that were taken over</source>
        <translation>在没有接手的步的对局中，所消除的最大的组的方块</translation>
    </message>
    <message>
        <source>Time at the board</source>
        <translation>在棋盘上的时间</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>每局时间</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All games of this choice</source>
        <translation>所选的全部对局</translation>
    </message>
    <message>
        <source>Games without help; an earlier game on the board may have had help</source>
        <translation>没有辅助的对局；同一棋盘以前的对局可能用过辅助</translation>
    </message>
    <message>
        <source>Games with hints, moves where candidates were seen, moves from reviewed positions, or moves taken over</source>
        <translation>用了提示、看到候选步时走的步、从复盘过的局面走的步，或接手的步的对局</translation>
    </message>
    <message>
        <source>Games since the last one in which blocks were left</source>
        <translation>上次有剩余方块的对局以来的局数</translation>
    </message>
    <message>
        <source>Games in a row in which the board was cleared</source>
        <translation>接连清空棋盘的局数</translation>
    </message>
    <message>
        <source>The part of the score that could be reached, as the review of the game found it</source>
        <translation>可达到的得分中对局得到的部分，由对局的复盘得出</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>复盘的对局</translation>
    </message>
    <message>
        <source>Games with a review that has looked at each move, without moves taken over</source>
        <translation>复盘检查过每一步、并且没有接手的步的对局</translation>
    </message>
    <message>
        <source>Mean accuracy</source>
        <translation>平均准确率</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>无辅助</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>有辅助</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Game %1, %2: %3, %4, %5</source>
        <translation>第 %1 局，%2：%3，%4，%5</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>逐局</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>按日期</translation>
    </message>
    <message>
        <source>What the results are drawn against</source>
        <translation>绘制结果所用的横轴</translation>
    </message>
    <message>
        <source>Reviewed game %1, %2: accuracy %3, %4</source>
        <translation>复盘的第 %1 局，%2，准确率：%3，%4</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Reviewed games: %1 of %2</source>
        <translation>复盘的对局：%1/%2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>What the chart shows of the games</source>
        <translation>图表显示对局的哪些内容</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>What it holds could not be written: %1.</source>
        <translation>其中的内容无法写入：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln best games</source>
        <translation>
            <numerusform>%Ln 局最佳对局</numerusform>
        </translation>
    </message>
    <message>
        <source>No game could be read in it.</source>
        <translation>其中读不出任何对局。</translation>
    </message>
    <message>
        <source>It holds no game that is not there already.</source>
        <translation>其中没有尚未存储的对局。</translation>
    </message>
    <message>
        <source>Read from it, and kept: %1.</source>
        <translation>已从中读取并保留：%1。</translation>
    </message>
    <message>
        <source>The board begins with a new game.</source>
        <translation>棋盘从新游戏开始。</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 秒</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,290 points in the mean.</source>
        <translation>%1，在 20 个标准棋盘上平均约 4,290 分。</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>强力</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 分钟</translation>
    </message>
    <message>
        <source>%1, on the 20 standard boards some 4,370 points in the mean.</source>
        <translation>%1，在 20 个标准棋盘上平均约 4,370 分。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>until proven</source>
        <translation>直到证明</translation>
    </message>
    <message>
        <source>%1: proves small boards and endgames; on full boards of usual size the others find better lines.</source>
        <translation>%1：证明小棋盘和残局；在通常大小的完整棋盘上，其他强度找到的路线更好。</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>%1, %2</source>
        <comment>a strength and its time</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Set under More: %1</source>
        <translation>在“更多”中设置：%1</translation>
    </message>
</context>
<context>
    <name>TakeOverQuestion</name>
    <message>
        <source>Go &amp;on by hand</source>
        <translation>手动继续玩(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keep watching</source>
        <translation>继续观看(&amp;K)</translation>
    </message>
    <message>
        <source>Ends the replay; the game goes on from the position shown</source>
        <translation>结束回放；对局从所显示的局面继续</translation>
    </message>
    <message>
        <source>Goes on with the replay</source>
        <translation>继续回放</translation>
    </message>
    <message>
        <source>Does the game go on by hand from here? A second click, or Enter, says yes.</source>
        <translation>对局从这里起手动继续玩吗？再次单击或按 Enter 即继续玩。</translation>
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
        <translation>今天的棋盘，%1：玩过。</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: not played yet.</source>
        <translation>今天的棋盘，%1：还没玩过。</translation>
    </message>
    <message>
        <source>Today&apos;s board, %1: under way, %2.</source>
        <translation>今天的棋盘，%1：进行中，%2。</translation>
    </message>
</context>
<context>
    <name>TrialsButton</name>
    <message>
        <source>Trials</source>
        <translation>试验</translation>
    </message>
    <message>
        <source>&amp;Save trials…</source>
        <translation>保存试验(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Open trials…</source>
        <translation>打开试验(&amp;O)…</translation>
    </message>
    <message>
        <source>Trials (*.jsonl *.json)</source>
        <translation>试验 (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save trials</source>
        <translation>保存试验</translation>
    </message>
    <message>
        <source>Open trials</source>
        <translation>打开试验</translation>
    </message>
    <message>
        <source>Keeps the runs with their lines in a file, those to come each as it ends, or goes on with those of a file; samegame-cli compare --resume uses the same files</source>
        <translation>把运行连同其路线保存在文件中，以后的每次运行也在结束时加入，或者继续文件中的运行；samegame-cli compare --resume 使用同样的文件</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>The last move. %1</source>
        <translation>上一步。%1</translation>
    </message>
</context>
<context>
    <name>WeekView</name>
    <message>
        <source>%1: not played</source>
        <translation>%1：没有玩过</translation>
    </message>
    <message>
        <source>%1: played, %2</source>
        <translation>%1：玩过，%2</translation>
    </message>
    <message>
        <source>%1: played later, %2</source>
        <translation>%1：之后才玩，%2</translation>
    </message>
    <message>
        <source>%1: under way, %2</source>
        <translation>%1：进行中，%2</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens a saved game or a board</source>
        <translation>打开保存的对局或棋盘</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves this game as a file, or the board as it stands as text</source>
        <translation>把本局保存为文件，或把棋盘的现状保存为文本</translation>
    </message>
    <message>
        <source>Save &amp;best game…</source>
        <translation>保存最佳对局(&amp;B)…</translation>
    </message>
    <message>
        <source>Saves the best game known of this board as a file</source>
        <translation>把这个棋盘的已知最佳对局保存为文件</translation>
    </message>
    <message>
        <source>&amp;Copy board ID</source>
        <translation>复制棋盘 ID(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the starting board as a short text that can be pasted in a new game</source>
        <translation>把开始时的棋盘复制为短文本，可以在新游戏中粘贴</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>Goes back to the start of this game; can be undone</source>
        <translation>回到本局的开始；可以撤销</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Start or stop &amp;distribution</source>
        <translation>开始或停止分布(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>Lists the keys of every action</source>
        <translation>列出每个操作的按键</translation>
    </message>
    <message>
        <source>&amp;About SameGame</source>
        <translation>关于 SameGame(&amp;A)</translation>
    </message>
    <message>
        <source>Version and license</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>走步(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Assistant</source>
        <translation>助手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Stop assistant</source>
        <translation>停止助手(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start assistant</source>
        <translation>启动助手(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Takes back what was done last</source>
        <translation>撤销上一个操作</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>重做(&amp;D)</translation>
    </message>
    <message>
        <source>Does again what was taken back</source>
        <translation>重新执行撤销的操作</translation>
    </message>
    <message>
        <source>&amp;Paste board</source>
        <translation>粘贴棋盘(&amp;P)</translation>
    </message>
    <message>
        <source>Plays the board or game that is on the clipboard as text</source>
        <translation>玩剪贴板中以文本形式存放的棋盘或对局</translation>
    </message>
    <message>
        <source>So&amp;lved boards…</source>
        <translation>已解棋盘(&amp;L)…</translation>
    </message>
    <message>
        <source>Lists the best game of every board that was ever played to its end here</source>
        <translation>列出在这里玩到结束的每个棋盘的最佳对局</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>设置(&amp;E)…</translation>
    </message>
    <message>
        <source>Clicks, animation, colors, language</source>
        <translation>单击、动画、颜色、语言</translation>
    </message>
    <message>
        <source>Closes the window; the game is there again next time</source>
        <translation>关闭窗口；下次对局还在</translation>
    </message>
    <message>
        <source>Play candidate &amp;%1</source>
        <translation>走候选步 &amp;%1</translation>
    </message>
    <message>
        <source>Plays the move of this rank in the table of candidates</source>
        <translation>走候选步表中这一名次的步</translation>
    </message>
    <message>
        <source>Draws playouts and shows how their final scores are distributed</source>
        <translation>进行模拟，显示其最终得分的分布</translation>
    </message>
    <message>
        <source>Start or stop &amp;comparison</source>
        <translation>开始或停止比较(&amp;C)</translation>
    </message>
    <message>
        <source>Lets solvers run against each other and compares their scores</source>
        <translation>让求解器互相较量，比较它们的得分</translation>
    </message>
    <message>
        <source>Show c&amp;onvergence</source>
        <translation>显示收敛(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>播放或暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Replays the game</source>
        <translation>回放对局</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>最前(&amp;F)</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>对局的开始</translation>
    </message>
    <message>
        <source>Pre&amp;vious</source>
        <translation>后退(&amp;V)</translation>
    </message>
    <message>
        <source>One move back in the game</source>
        <translation>在对局中后退一步</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>前进(&amp;N)</translation>
    </message>
    <message>
        <source>One move on in the game</source>
        <translation>在对局中前进一步</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>最后(&amp;L)</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>对局的结尾</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>循环(&amp;O)</translation>
    </message>
    <message>
        <source>Begins again when the end of the game is reached</source>
        <translation>到对局结尾时从头再播放</translation>
    </message>
    <message>
        <source>&amp;Take over here</source>
        <translation>从此接手(&amp;T)</translation>
    </message>
    <message>
        <source>Explains the game and every number</source>
        <translation>解释游戏和每一个数字</translation>
    </message>
    <message>
        <source>Play &amp;candidate</source>
        <translation>走候选步(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>回放(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>规则(&amp;R)…</translation>
    </message>
    <message>
        <source>Plays this board from its start under other rules; can be undone</source>
        <translation>按其他规则从头开始玩这个棋盘；可以撤销</translation>
    </message>
    <message>
        <source>P&amp;eek at candidates</source>
        <translation>看一眼候选步(&amp;E)</translation>
    </message>
    <message>
        <source>Shows, as long as the key is held, what is known while the assistant is off</source>
        <translation>助手关闭时，按住此键期间显示已知的内容</translation>
    </message>
    <message>
        <source>Take a&amp;way or stop</source>
        <translation>收起或停止(&amp;W)</translation>
    </message>
    <message>
        <source>New ran&amp;dom board</source>
        <translation>新随机棋盘(&amp;D)</translation>
    </message>
    <message>
        <source>Plays a random board at once, with the size and colors chosen last; can be undone</source>
        <translation>立即玩一个随机棋盘，大小和颜色数与上次选择的相同；可以撤销</translation>
    </message>
    <message>
        <source>Dail&amp;y boards…</source>
        <translation>每日棋盘(&amp;Y)…</translation>
    </message>
    <message>
        <source>The board of today, the same for everybody, and a month of those played</source>
        <translation>今天的棋盘，对所有人都相同，以及一个月来玩过的棋盘</translation>
    </message>
    <message>
        <source>Copy res&amp;ult</source>
        <translation>复制结果(&amp;U)</translation>
    </message>
    <message>
        <source>Copies score and board ID of this finished game as text, without its moves</source>
        <translation>把这局玩完的对局的得分和棋盘 ID 复制为文本，不含走步</translation>
    </message>
    <message>
        <source>Ed&amp;it board…</source>
        <translation>编辑棋盘(&amp;I)…</translation>
    </message>
    <message>
        <source>Draws a board to be played, beginning with the one of this game</source>
        <translation>绘制要玩的棋盘，从本局的棋盘开始</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>Tells which blocks to save for one large group; again, the group to play now and why; again, the next moves</source>
        <translation>指出为一个大组要保留哪些方块；再按一次，指出现在要走的组及原因；再按一次，指出接下来的步</translation>
    </message>
    <message>
        <source>Takes away one thing after the other: the replay, the hint, the selection; then stops what searches, leaves the full screen, and turns the assistant off</source>
        <translation>逐一收起：回放、提示、选择；然后停止正在进行的搜索，退出全屏，最后关闭助手</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>游玩(&amp;P)</translation>
    </message>
    <message>
        <source>The board as large as it can be, and nothing else</source>
        <translation>棋盘尽可能大，别的都没有</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Assistant, candidates, best game and replay beside the board</source>
        <translation>棋盘旁有助手、候选步、最佳对局和回放</translation>
    </message>
    <message>
        <source>&amp;Research</source>
        <translation>研究(&amp;R)</translation>
    </message>
    <message>
        <source>The charts too: distribution, comparison, convergence</source>
        <translation>还有图表：分布、比较、收敛</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>重置布局(&amp;L)</translation>
    </message>
    <message>
        <source>Shows what this layout is for, everything where it belongs in a window of this shape</source>
        <translation>显示这种布局要显示的内容，各自放在这种形状的窗口中应在的位置</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Gives the window the whole screen, until Escape or once more; menus and toolbar come at its upper edge, or by F10</source>
        <translation>让窗口占满整个屏幕，直到按 Esc 或再执行一次；菜单和工具栏在屏幕上边缘出现，或按 F10</translation>
    </message>
    <message>
        <source>Stops the search and hides the candidates</source>
        <translation>停止搜索，隐藏候选步</translation>
    </message>
    <message>
        <source>Searches the position on the board</source>
        <translation>搜索棋盘上的局面</translation>
    </message>
    <message>
        <source>Shows the best score against time or playouts of every run on this board</source>
        <translation>显示这个棋盘上每次运行的最佳得分与时间或模拟次数的关系</translation>
    </message>
    <message>
        <source>Undo to the last c&amp;learable position</source>
        <translation>撤销到最后可清空的局面(&amp;L)</translation>
    </message>
    <message>
        <source>Takes moves back to the last position known that could be cleared</source>
        <translation>撤销到最后一个已知可以清空的局面</translation>
    </message>
    <message>
        <source>At the end of a game, replays a better one that is known; else, and when pressed again, has the computer look for one for some seconds</source>
        <translation>对局结束时，回放已知的更好对局；没有时，以及再次按下时，让电脑花几秒寻找一局</translation>
    </message>
    <message>
        <source>Show whether the board can still be &amp;cleared</source>
        <translation>显示棋盘是否还能清空(&amp;C)</translation>
    </message>
    <message>
        <source>A lamp beside the score; on by itself for boards that were made to be cleared</source>
        <translation>得分旁的指示灯；对于为清空而生成的棋盘会自动打开</translation>
    </message>
    <message>
        <source>Stop looking for a &amp;better game</source>
        <translation>停止寻找更好的对局(&amp;B)</translation>
    </message>
    <message>
        <source>Show a &amp;better game</source>
        <translation>显示更好的对局(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Review game</source>
        <translation>对局复盘(&amp;R)</translation>
    </message>
    <message>
        <source>Shows what each move of this game gave away, and what was better</source>
        <translation>显示本局每一步丢掉了什么，以及怎样更好</translation>
    </message>
    <message>
        <source>Review t&amp;horoughly</source>
        <translation>彻底复盘(&amp;H)</translation>
    </message>
    <message>
        <source>Reviews this game for two minutes on all cores, or goes on with its review for as long</source>
        <translation>用所有核心对本局复盘两分钟，或者让它的复盘再继续这么久</translation>
    </message>
    <message>
        <source>Ear&amp;lier loss</source>
        <translation>上一处损失(&amp;L)</translation>
    </message>
    <message>
        <source>Goes back through the listed losses in the order of the moves, to the position before each</source>
        <translation>按走步顺序往回走过列出的损失，到每处之前的局面</translation>
    </message>
    <message>
        <source>La&amp;ter loss</source>
        <translation>下一处损失(&amp;T)</translation>
    </message>
    <message>
        <source>Goes on through the listed losses in the order of the moves, to the position before each</source>
        <translation>按走步顺序往后走过列出的损失，到每处之前的局面</translation>
    </message>
    <message>
        <source>Other game of the co&amp;mparison</source>
        <translation>比较中的另一局(&amp;M)</translation>
    </message>
    <message>
        <source>Walks along the other one of two games that are compared, from where as many blocks are left</source>
        <translation>沿所比较的两局中的另一局走，从剩余方块同样多处开始</translation>
    </message>
    <message>
        <source>A &amp;word after each move</source>
        <translation>每步之后的评语(&amp;W)</translation>
    </message>
    <message>
        <source>Good, small loss or mistake, with the points lost; chosen for the assistant on and off each. Without the assistant, a move that lost and is taken back after its word counts as a hint</source>
        <translation>好步、小损失或失误，附上损失的分数；助手打开时和关闭时分别选择。没有助手时，有损失的步在得到评语后撤销，算一次提示</translation>
    </message>
    <message>
        <source>Pr&amp;actice…</source>
        <translation>练习(&amp;A)…</translation>
    </message>
    <message>
        <source>Five exercises a day, of your own mistakes and for everybody: which move is right?</source>
        <translation>每天五道练习题，来自自己的失误，也有对所有人都相同的：哪一步正确？</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Writes a game as an animation or as text, or the position as a picture</source>
        <translation>把对局写成动画或文本，或把局面写成图片</translation>
    </message>
    <message>
        <source>Plays this board from its start; you learn the score of the opponent when your game has ended.</source>
        <translation>从头开始玩这个棋盘；自己的对局结束后会公布对手的得分。</translation>
    </message>
    <message>
        <source>Duel a&amp;gainst</source>
        <translation>对决对手(&amp;G)</translation>
    </message>
    <message>
        <source>Scores, medals, duels and all games that you finished</source>
        <translation>得分、奖牌、对决，以及自己玩完的所有对局</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>显示结果(&amp;R)</translation>
    </message>
    <message>
        <source>Brings the card at the end of the game back, as a click on the score does</source>
        <translation>让对局结束时的卡片再出现，与单击得分一样</translation>
    </message>
    <message>
        <source>&amp;Kept runs…</source>
        <translation>保存的运行(&amp;K)…</translation>
    </message>
    <message>
        <source>Lists the distributions, comparisons, searches and experiments that were run here, to show one again, name, export or delete it</source>
        <translation>列出在这里运行过的分布、比较、搜索和实验，以便再次显示、命名、导出或删除</translation>
    </message>
    <message>
        <source>E&amp;xperiments of the papers…</source>
        <translation>论文中的实验(&amp;X)…</translation>
    </message>
    <message>
        <source>Runs the tables and figures of the papers anew, and shows their results</source>
        <translation>重新运行论文中的表和图，并显示结果</translation>
    </message>
</context>
<context>
    <name>WindowHost</name>
    <message>
        <source>The file with your settings cannot be read; it is kept as %1, and the settings begin anew.</source>
        <translation>存有设置的文件无法读取；它保留为 %1，设置从头开始。</translation>
    </message>
</context>
<context>
    <name>WindowLayout</name>
    <message>
        <source>Replay &amp;bar</source>
        <translation>回放栏(&amp;B)</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play SameGame, get hints, and see how the computer plays it</source>
        <translation>玩 SameGame，获取提示，看电脑怎么玩</translation>
    </message>
    <message>
        <source>SIGTERM, SIGHUP and SIGINT (Ctrl+C) end the program as its menu does: the game is kept with all its moves, and the exit status is 0. If something cannot be stored, standard error says so, and the status is 1.</source>
        <translation>SIGTERM、SIGHUP 和 SIGINT（Ctrl+C）结束程序，与菜单中退出一样：对局连同所有的步都会保留，退出状态为 0。如果有什么无法存储，标准错误会说明，状态为 1。</translation>
    </message>
    <message>
        <source>A file, a board name such as standard:3, a board ID, or &apos;-&apos; for standard input</source>
        <translation>文件、棋盘名称（例如 standard:3）、棋盘 ID，或 &apos;-&apos; 表示标准输入</translation>
    </message>
</context>
</TS>
