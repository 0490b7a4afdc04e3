#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start-up, memory and click-to-paint of desktop games, one beside the other in one session.

    tests/gui/peers.py build/release/app/gui/samegame pentobi swell-foop klickety

Needs Xvfb and the libraries libX11 and libXtst. Each program is started ROUNDS times, in turns, on
an empty display of its own with an empty home folder. Start-up is the time until its window has been
painted and stayed the same for half a second (that half not counted); memory is what it alone would
give back (PSS) then; click-to-paint the time from the press of a button, under which the pointer
has rested, to the first pixel that differs, at places of a grid over the window.
"""
import ctypes, os, shutil, signal, statistics, subprocess, sys, tempfile, time

ROUNDS = int(os.environ.get("ROUNDS", "5"))  # few, for a try
CLICKS = 12
COLUMNS, ROWS = 9, 8  # places over the window; the topmost and lowest are left out
DISPLAY = ":77"
WIDTH, HEIGHT = 1280, 900

os.environ["PATH"] += ":/usr/games"
x11 = ctypes.CDLL("libX11.so.6")
xtst = ctypes.CDLL("libXtst.so.6")


class Image(ctypes.Structure):
    _fields_ = [(n, ctypes.c_int) for n in ("width", "height", "xoffset", "format")] + [
        ("data", ctypes.POINTER(ctypes.c_char))] + [
        (n, ctypes.c_int) for n in ("byte_order", "bitmap_unit", "bitmap_bit_order", "bitmap_pad",
                                    "depth", "bytes_per_line", "bits_per_pixel")]


x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XDefaultRootWindow.restype = ctypes.c_ulong
x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
x11.XGetImage.restype = ctypes.POINTER(Image)
x11.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int,
                          ctypes.c_uint, ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]
x11.XDestroyImage.argtypes = [ctypes.POINTER(Image)]
x11.XFlush.argtypes = [ctypes.c_void_p]
x11.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
xtst.XTestFakeMotionEvent.argtypes = [ctypes.c_void_p] + [ctypes.c_int] * 3 + [ctypes.c_ulong]
xtst.XTestFakeButtonEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]


class Screen:
    def __init__(self):
        self.display = x11.XOpenDisplay(DISPLAY.encode())
        if not self.display:
            sys.exit("peers: no display " + DISPLAY)
        self.root = x11.XDefaultRootWindow(self.display)

    def picture(self, x=0, y=0, width=WIDTH, height=HEIGHT):
        image = x11.XGetImage(self.display, self.root, x, y, width, height, 0xFFFFFFFF, 2)
        content = image.contents
        data = ctypes.string_at(content.data, content.bytes_per_line * content.height)
        x11.XDestroyImage(image)
        return data

    def move(self, x, y):
        xtst.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        x11.XSync(self.display, 0)

    def button(self, pressed):
        xtst.XTestFakeButtonEvent(self.display, 1, pressed, 0)
        x11.XFlush(self.display)

    def settled(self, quiet, limit):
        """The last picture that stayed for `quiet` seconds, and when it came."""
        last, since = self.picture(), time.monotonic()
        end = since + limit
        while time.monotonic() < end:
            now = self.picture()
            if now != last:
                last, since = now, time.monotonic()
            elif time.monotonic() - since >= quiet:
                break
            time.sleep(0.002)
        return last, since


def memory_mib(pid):
    """PSS of a process and all that it started."""
    total = 0
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/environ", "rb") as file:
                if f"PEER={pid}".encode() not in file.read():
                    continue
            with open(f"/proc/{entry}/smaps_rollup") as file:
                total += sum(int(line.split()[1]) for line in file if line.startswith("Pss:"))
        except OSError:
            pass
    return total / 1024


def window_of(picture, empty):
    """The corners of what differs from the empty screen."""
    line = WIDTH * 4
    rows = [y for y in range(HEIGHT) if picture[y * line:(y + 1) * line] !=
            empty[y * line:(y + 1) * line]]
    columns = [x for x in range(0, WIDTH, 2) if any(
        picture[y * line + x * 4:y * line + x * 4 + 4] != empty[y * line + x * 4:y * line + x * 4 + 4]
        for y in rows[::4])]
    return columns[0], rows[0], columns[-1] + 2, rows[-1] + 1


def run(command, number):
    home = tempfile.mkdtemp()
    server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", f"{WIDTH}x{HEIGHT}x24"],
                              stderr=subprocess.DEVNULL)
    time.sleep(1)
    screen = Screen()
    empty = screen.picture()
    environment = dict(os.environ, DISPLAY=DISPLAY, HOME=home, PEER=str(number), LANG="C.UTF-8",
                       XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_CACHE_HOME=home,
                       XDG_RUNTIME_DIR=home, QT_QPA_PLATFORM="xcb")
    bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address"],
                           env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
    begin = time.monotonic()
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, start_new_session=True)
    while screen.picture() == empty:
        if time.monotonic() - begin > 30:
            sys.exit(f"peers: {command[0]} opened no window")
        time.sleep(0.002)
    _, when = screen.settled(0.5, 20)
    start = (when - begin) * 1000
    memory = memory_mib(number)
    times = []
    left, top, right, bottom = window_of(screen.picture(), empty)
    places = [(left + (right - left) * (2 * i + 1) // (2 * COLUMNS),
               top + (bottom - top) * (2 * j + 1) // (2 * ROWS))
              for j in range(ROWS // 4, ROWS - 1) for i in range(COLUMNS)]
    for x, y in places:
        if len(times) == CLICKS:
            break
        screen.move(x, y)
        screen.settled(0.3, 2)
        area = (left, top, right - left, bottom - top)
        before = screen.picture(*area)
        pressed = time.monotonic()
        screen.button(1)
        screen.button(0)
        while time.monotonic() - pressed < 0.3:
            if screen.picture(*area) != before:
                times.append((time.monotonic() - pressed) * 1000)
                break
        screen.settled(0.3, 3)
    os.killpg(program.pid, signal.SIGKILL)
    program.wait()
    bus.terminate()
    bus.wait()
    server.terminate()
    server.wait()
    shutil.rmtree(home, ignore_errors=True)
    return start, memory, times


def main():
    commands = [argument.split() for argument in sys.argv[1:]]
    found = {command[0]: ([], [], []) for command in commands}
    for round_number in range(ROUNDS):
        for i, command in enumerate(commands):
            start, memory, times = run(command, 1000 * round_number + i + 1)
            for kept, value in zip(found[command[0]], ([start], [memory], times)):
                kept.extend(value)
    print("program                start-up ms        memory MiB   click-to-paint ms (median, highest, number)")
    for name, (starts, memories, times) in found.items():
        clicks = (f"{statistics.median(times):.1f}  {max(times):.1f}  {len(times)}" if times
                  else "none seen")
        print(f"{os.path.basename(name):20} {statistics.median(starts):8.0f} "
              f"({min(starts):.0f}-{max(starts):.0f}) {statistics.median(memories):12.1f}   {clicks}")


main()
