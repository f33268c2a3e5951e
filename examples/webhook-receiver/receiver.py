import hmac
import json
import os
import sys
from base64 import b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

env = os.environ
USER = env.get("WEBHOOK_USER")
PASSWORD = env.get("WEBHOOK_PASSWORD")
PORT = int(env.get("PORT", "8000"))
LARGEST_BODY = 1024 * 1024

if not USER or not PASSWORD:
    sys.exit("Set WEBHOOK_USER and WEBHOOK_PASSWORD first.")

LOGIN = f"{USER}:{PASSWORD}".encode()
EXPECTED = "Basic " + b64encode(LOGIN).decode()


def describe(event, body):
    if event == "Push Hook":
        count = body["total_commits_count"]
        return f"{body['user_name']} pushed to {body['ref']}, commits: {count}"
    if event == "Tag Push Hook":
        action = "deleted" if set(body["after"]) == {"0"} else "created"
        return f"{body['user_name']} {action} {body['ref']}"
    if event == "Note Hook":
        note = body["object_attributes"]["note"]
        return f"{body['user']['username']} commented: {note}"
    if event == "Merge Request Hook":
        request = body["object_attributes"]
        name = f"{request['iid']} ({request['title']})"
        return f"change request {name}: {request['action']}"
    return f"event {event} is not handled"


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        given = self.headers.get("Authorization", "")
        # Takes the same time for every wrong value, so that it gives nothing away.
        if not hmac.compare_digest(given.encode(), EXPECTED.encode()):
            self.answer(401)
            return
        try:
            text = self.read_body()
            if text is None:
                self.answer(413)
                return
            body = json.loads(text)
            line = describe(self.headers.get("X-AtomGit-Event"), body)
        except (ValueError, KeyError, TypeError):
            self.answer(400)
            return
        # Respond immediately; put slow work in a queue.
        self.answer(204)
        print(line, flush=True)

    def read_body(self):
        """The body, of known length or in chunks; None if it is too large."""
        if self.headers.get("Transfer-Encoding") != "chunked":
            size = int(self.headers.get("Content-Length", "0"))
            return self.rfile.read(size) if size <= LARGEST_BODY else None
        body = b""
        while size := int(self.rfile.readline().split(b";")[0], 16):
            if len(body) + size > LARGEST_BODY:
                return None
            body += self.rfile.read(size)
            self.rfile.readline()
        return body

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *args):
        pass


server = ThreadingHTTPServer(("", PORT), Receiver)
print(f"Listening on {server.server_address[1]}", flush=True)
server.serve_forever()
