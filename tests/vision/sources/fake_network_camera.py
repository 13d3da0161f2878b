"""A network camera as a process of its own: sends motion JPEG, well or badly, as the path says.

Prints its port. /good streams for ever, /closing ends after some frames, /slow falls silent,
/half sends pictures without their end, anything else is not found.
"""

import itertools
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import cv2
import numpy as np

HEAD = b"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n"
FRAME_S = 0.03


class Camera(BaseHTTPRequestHandler):
    """Answers one viewer."""

    def do_GET(self) -> None:
        """Stream pictures."""
        kind = self.path.split("?")[0]
        if kind not in {"/good", "/closing", "/slow", "/half"}:
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
        self.end_headers()
        try:
            self.stream(kind)
        except OSError:
            return

    def stream(self, kind: str) -> None:
        """Send frame after frame."""
        rest = threading.Event()
        for number in itertools.count():
            if kind == "/closing" and number == 12:
                return
            if kind == "/slow" and number == 12:
                rest.wait(60)
            picture = np.random.default_rng(number).integers(0, 255, (120, 160, 3), np.uint8)
            data = cv2.imencode(".jpg", picture)[1].tobytes()
            sent = data[: len(data) // 2] if kind == "/half" else data
            self.wfile.write(HEAD % len(sent) + sent + b"\r\n")
            rest.wait(FRAME_S)

    def log_message(self, *_words: object) -> None:
        """Say nothing."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", 0), Camera)
    server.daemon_threads = True
    sys.stdout.write(f"{server.server_port}\n")
    sys.stdout.flush()
    server.serve_forever()
