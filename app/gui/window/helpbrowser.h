#pragma once

#include <QImage>
#include <QString>
#include <QTextCursor>
#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;
class QToolButton;

/// A long page with its contents beside it, or above it where there is little room, and with a
/// field that finds words and marks them all. Contents are the headings of the page (<h3>); the
/// current one is that of the topic at the top, or of the place that was found last.
class HelpBrowser : public QWidget {
    Q_OBJECT

public:
    /// Draws what the page has as <img src="picture:name">, for the browser's palette and pixels.
    using Painter = std::function<QImage(const QString& name, const QWidget& browser)>;

    explicit HelpBrowser(Painter painter, QWidget* parent = nullptr);

    void setPage(const QString& html);
    void goToTopic(int topic); ///< Shows its heading at the top.
    int topic() const;         ///< The one at the top, from 0.

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeSearchRow();
    void arrange(bool isWide);
    void fillContents();
    int topicAt(int position) const; ///< Of a place in the text.
    void showTopic();
    void setTopic(int topic);
    void find(const QString& words);
    void step(int direction); ///< To the next place found (1), or to the one before (-1).
    void showFound();

    QString m_page;
    std::vector<int> m_topics; ///< Where their headings begin in the text.
    std::vector<QTextCursor> m_found;
    std::size_t m_current = 0; ///< In m_found.
    bool m_isGoing = false;    ///< To a topic that was chosen, or to a place found.

    QLineEdit* m_search;
    QLabel* m_count;
    QToolButton* m_previous;
    QToolButton* m_next;
    QListWidget* m_contents;
    QComboBox* m_narrowContents;
    QTextBrowser* m_text;
};
