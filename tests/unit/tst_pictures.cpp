#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <gif_lib.h>
#include <map>
#include <memory>
#include <png.h>
#include <set>
#include <string>

#include "app/pictures/board_bitmap.h"
#include "app/pictures/board_svg.h"
#include "app/pictures/gif_file.h"
#include "app/pictures/palette.h"
#include "app/pictures/png_file.h"
#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "tests/support/board_drawing.h"
#include "tests/support/published_line.h"
#include "tests/support/test_program.h"

using namespace samegame;
using namespace samegame::pictures;

namespace {

Bitmap decoded_png(const std::string& file) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0)
        return {0, 0, 0};
    image.format = PNG_FORMAT_RGB;
    std::vector<std::uint8_t> bytes(PNG_IMAGE_SIZE(image));
    png_image_finish_read(&image, nullptr, bytes.data(), 0, nullptr);
    Bitmap picture(static_cast<int>(image.width), static_cast<int>(image.height), 0);
    for (std::size_t i = 0; i < picture.pixels.size(); ++i)
        picture.pixels[i] = static_cast<std::uint32_t>(bytes[3 * i] << 16 | bytes[3 * i + 1] << 8 |
                                                       bytes[3 * i + 2]);
    return picture;
}

struct DecodedGif {
    std::vector<Bitmap> frames; // as they are seen
    std::vector<int> delays;    // in hundredths of a second
    std::vector<int> areas;     // pixels that a frame brings
    bool is_repeated = false;
};

struct Reading {
    const std::string* file = nullptr;
    std::size_t place = 0;
};

int read_bytes(GifFileType* gif, GifByteType* bytes, int count) {
    auto* reading = static_cast<Reading*>(gif->UserData);
    const std::size_t taken =
        std::min(static_cast<std::size_t>(count), reading->file->size() - reading->place);
    std::memcpy(bytes, reading->file->data() + reading->place, taken);
    reading->place += taken;
    return static_cast<int>(taken);
}

bool has_loop(const SavedImage& image) {
    for (int i = 0; i < image.ExtensionBlockCount; ++i) {
        const ExtensionBlock& block = image.ExtensionBlocks[i];
        if (block.Function == APPLICATION_EXT_FUNC_CODE &&
            std::string(reinterpret_cast<const char*>(block.Bytes), 11) == "NETSCAPE2.0")
            return true;
    }
    return false;
}

void lay(Bitmap& shown, const SavedImage& image, const ColorMapObject& map, int transparent) {
    const GifImageDesc& area = image.ImageDesc;
    for (int y = 0; y < area.Height; ++y)
        for (int x = 0; x < area.Width; ++x) {
            const int place = image.RasterBits[y * area.Width + x];
            if (place == transparent)
                continue;
            const GifColorType color = map.Colors[place];
            shown.row(area.Top + y)[area.Left + x] =
                static_cast<std::uint32_t>(color.Red << 16 | color.Green << 8 | color.Blue);
        }
}

/// By giflib, frame over frame as a viewer does it; nothing if the file is none.
DecodedGif decoded_gif(const std::string& file) {
    Reading reading{&file};
    int error = 0;
    GifFileType* gif = DGifOpen(&reading, read_bytes, &error);
    DecodedGif decoded;
    if (gif && DGifSlurp(gif) == GIF_OK) {
        Bitmap shown(gif->SWidth, gif->SHeight, 0);
        for (int i = 0; i < gif->ImageCount; ++i) {
            const SavedImage& image = gif->SavedImages[i];
            GraphicsControlBlock control{};
            DGifSavedExtensionToGCB(gif, i, &control);
            lay(shown, image, *gif->SColorMap, control.TransparentColor);
            decoded.frames.push_back(shown);
            decoded.delays.push_back(control.DelayTime);
            decoded.areas.push_back(image.ImageDesc.Width * image.ImageDesc.Height);
            decoded.is_repeated = decoded.is_repeated || has_loop(image);
        }
    }
    if (gif)
        DGifCloseFile(gif, &error);
    return decoded;
}

Bitmap noise(int width, int height, std::uint32_t colors, std::uint64_t seed) {
    Rng rng(seed);
    Bitmap picture(width, height, 0);
    for (std::uint32_t& pixel : picture.pixels)
        pixel = rng.bounded(colors) * 0x010307 & 0xffffff;
    return picture;
}

bool always(double) {
    return true;
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void aPngHoldsThePixels_data();
    void aPngHoldsThePixels();
    void anAnimationShowsEveryFrameExactly_data();
    void anAnimationShowsEveryFrameExactly();
    void aFrameBringsOnlyWhatChanges();
    void aFrameWithoutAChangeKeepsItsTime();
    void manyColorsBecomeNearOnes();
    void anAnimationEndsWhenToldTo();
    void boardsHaveFewColors_data();
    void boardsHaveFewColors();
    void touchingBlocksAreOnePiece();
    void aMarkedGroupHasAnOutline();
    void aDrawingIsWellFormed();
};

void TestPictures::aPngHoldsThePixels_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("colors");
    QTest::newRow("a pixel") << 1 << 1 << 1;
    QTest::newRow("two colors") << 17 << 5 << 2;
    QTest::newRow("a full palette") << 64 << 64 << 256;
    QTest::newRow("more than a palette") << 64 << 64 << 3000;
}

void TestPictures::aPngHoldsThePixels() {
    QFETCH(const int, width);
    QFETCH(const int, height);
    QFETCH(const int, colors);
    const Bitmap picture = noise(width, height, static_cast<std::uint32_t>(colors), 1);
    QVERIFY(decoded_png(png_of(picture)) == picture);
}

void TestPictures::anAnimationShowsEveryFrameExactly_data() {
    QTest::addColumn<int>("cell");
    QTest::addColumn<bool>("hasMarks");
    QTest::newRow("usual") << 32 << false;
    QTest::newRow("small") << 9 << false;
    QTest::newRow("least") << BoardStyle::least_cell << false;
    QTest::newRow("with marks") << 24 << true;
}

void TestPictures::anAnimationShowsEveryFrameExactly() {
    QFETCH(const int, cell);
    QFETCH(const bool, hasMarks);
    const MoveList moves = published_line_of_board_9();
    const auto positions = positions_along({standard_board(9), Rules{}}, moves);
    BoardStyle style;
    style.cell = cell;
    BoardRaster raster(style);
    const auto frame = [&](std::size_t i) {
        const bool is_marked = hasMarks && i < moves.size();
        return raster.draw(positions[i].board,
                           is_marked ? group_at(positions[i].board, moves[i].cell) : Group());
    };
    const auto file = gif_of({positions.size(), frame, 0.25, 2.5}, always);
    QVERIFY(file.has_value());
    const DecodedGif gif = decoded_gif(*file);
    QCOMPARE(gif.frames.size(), positions.size());
    QVERIFY(gif.is_repeated);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        QVERIFY2(gif.frames[i] == frame(i), qPrintable(QString::number(i)));
        QCOMPARE(gif.delays[i], i + 1 == positions.size() ? 250 : 25);
    }
}

void TestPictures::aFrameBringsOnlyWhatChanges() {
    Bitmap picture(40, 30, 0x123456);
    GifWriter writer(picture.width, picture.height, {0x123456, 0xffffff});
    writer.add(picture, 1);
    picture.row(10)[5] = 0xffffff;
    picture.row(12)[9] = 0xffffff;
    writer.add(picture, 1);
    const DecodedGif gif = decoded_gif(writer.finish());
    QCOMPARE(gif.areas, (std::vector<int>{40 * 30, 5 * 3}));
    QVERIFY(gif.frames.back() == picture);
}

void TestPictures::aFrameWithoutAChangeKeepsItsTime() {
    const Bitmap picture = noise(8, 8, 4, 2);
    const auto file = gif_of({3, [&](std::size_t) { return picture; }, 0.5, 1}, always);
    const DecodedGif gif = decoded_gif(*file);
    QCOMPARE(gif.delays, (std::vector<int>{50, 50, 100}));
    for (const Bitmap& frame : gif.frames)
        QVERIFY(frame == picture);
}

/// As on a board that the window draws, with gradients: no color is far from its own.
void TestPictures::manyColorsBecomeNearOnes() {
    Bitmap picture(256, 32, 0);
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x)
            picture.row(y)[x] = static_cast<std::uint32_t>(x << 16 | (255 - x) << 8 | y * 4);
    const auto file = gif_of({1, [&](std::size_t) { return picture; }, 1, 1}, always);
    const DecodedGif gif = decoded_gif(*file);
    QCOMPARE(gif.frames.size(), std::size_t{1});
    const Bitmap& seen = gif.frames.front();
    for (std::size_t i = 0; i < picture.pixels.size(); ++i)
        for (const int shift : {0, 8, 16}) {
            const int own = static_cast<int>(picture.pixels[i] >> shift & 0xff);
            QVERIFY(std::abs(own - static_cast<int>(seen.pixels[i] >> shift & 0xff)) <= 24);
        }
    const std::set<std::uint32_t> colors(seen.pixels.begin(), seen.pixels.end());
    QVERIFY(colors.size() > 200 && colors.size() <= GifWriter::most_colors);
}

void TestPictures::anAnimationEndsWhenToldTo() {
    std::vector<double> shares;
    int drawn = 0;
    const auto file = gif_of({4,
                              [&](std::size_t) {
                                  ++drawn;
                                  return Bitmap(2, 2, 0);
                              },
                              1, 1},
                             [&](double share) {
                                 shares.push_back(share);
                                 return shares.size() < 6;
                             });
    QVERIFY(!file);
    QCOMPARE(drawn, 6);
    QCOMPARE(shares, (std::vector<double>{0.125, 0.25, 0.375, 0.5, 0.625, 0.75}));
}

void TestPictures::boardsHaveFewColors_data() {
    QTest::addColumn<int>("cell");
    for (const int cell : {8, 9, 11, 12, 13, 16, 20, 24, 31, 32, 33, 48, 64, 127, 128})
        QTest::addRow("%d pixels", cell) << cell;
}

/// All that a style can draw, nearly: random boards of nine colors, any group marked.
void TestPictures::boardsHaveFewColors() {
    QFETCH(const int, cell);
    BoardStyle style;
    style.cell = cell;
    BoardRaster raster(style);
    PaletteMaker maker;
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        const Board board = generate_board(seed, 8, 8, seed == 0 ? 9 : 3);
        for (const Group& group : groups(board))
            if (group.size() > 2 || seed < 1)
                maker.add(raster.draw(board, group));
    }
    QVERIFY(maker.palette(100000).size() <= GifWriter::most_colors);
}

void TestPictures::touchingBlocksAreOnePiece() {
    const BoardStyle style; // 32 pixels a cell, 8 of ground around
    const Bitmap picture = BoardRaster(style).draw(drawn("1../112"));
    QCOMPARE(picture.width, 3 * 32 + 16);
    QCOMPARE(picture.height, 2 * 32 + 16);
    const auto at = [&](int x, int y) { return picture.row(8 + y)[8 + x]; };
    QCOMPARE(at(-8, -8), style.ground);
    QCOMPARE(at(32, 48), style.block(1));      // between two of a color
    QCOMPARE(at(31, 48), style.block(1));      // on both sides
    QCOMPARE(at(16, 32), style.block(1));      // and above
    QCOMPARE(at(64, 48), style.ground);        // between two colors
    QCOMPARE(at(0, 0), style.ground);          // a round corner
    QCOMPARE(at(48, 16), style.ground);        // an empty cell
    QVERIFY(at(16, 16) != style.block(1));     // the shape of the color
    QCOMPARE(at(80 + 10, 36), style.block(2)); // beside it
}

void TestPictures::aMarkedGroupHasAnOutline() {
    const BoardStyle style;
    const Board board = drawn("2../112");
    BoardRaster raster(style);
    const Bitmap plain = raster.draw(board);
    const Bitmap marked = raster.draw(board, group_at(board, cell_at(0, 0)));
    QCOMPARE(marked.row(8 + 35)[8 + 16], ink_on(style.block(1))); // along the inner edge
    QCOMPARE(marked.row(8 + 48)[8 + 32], style.block(1));         // and not within the piece
    QCOMPARE(plain.row(8 + 35)[8 + 16], style.block(1));          // only where there is a mark
    QCOMPARE(marked.row(8 + 35)[8 + 80], style.block(2));         // nor at other blocks
    QVERIFY(raster.draw(board) == plain);
}

void TestPictures::aDrawingIsWellFormed() {
    BoardStyle style;
    style.cell = 48;
    style.blocks[0] = 0xabcdef;
    const Board board = drawn("2../112");
    const std::string svg = board_svg_file("a < b & \"c\"", board,
                                           {marked_group("next", board, {cell_at(0, 0)})}, style);
    QXmlStreamReader reader(QString::fromStdString(svg));
    std::map<QString, int> elements;
    QStringList titles;
    bool hasColor = false;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            const QString name = reader.name().toString();
            ++elements[name];
            hasColor = hasColor || reader.attributes().value("fill") == QLatin1String("#abcdef");
            if (name == "svg")
                QCOMPARE(reader.attributes().value("width").toString(), "160.00");
            if (name == "title")
                titles << reader.readElementText();
        }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(elements["rect"], 1 + 4); // the ground and the blocks
    QCOMPARE(elements["text"], 4);
    QCOMPARE(titles, (QStringList{"a < b & \"c\"", "next"}));
    QVERIFY(hasColor);
}

SAMEGAME_TEST(TestPictures)
#include "tst_pictures.moc"
