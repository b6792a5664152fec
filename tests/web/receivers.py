"""A mail server and a web server on loopback, which keep what they are sent."""

import socket
import socketserver
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from threading import Condition, Thread

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

LOOPBACK = "127.0.0.1"


def certificate(path: Path, *names: str) -> Path:
    """Write a key with its own certificate for hosts with these *names* and loopback."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "loopback")])
    now = datetime.now(UTC)
    hosts = [x509.DNSName(each) for each in ("localhost", *names)]
    built = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(
            x509.SubjectAlternativeName([*hosts, x509.IPAddress(ip_address(LOOPBACK))]),
            critical=False,
        )
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.write_bytes(secret + built.public_bytes(serialization.Encoding.PEM))
    return path


def server_side(path: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    return context


@dataclass
class Letter:
    """An e-mail as a mail server got it."""

    sender: str
    recipients: list[str]
    raw: bytes
    is_encrypted: bool
    user: str

    @property
    def message(self) -> EmailMessage:
        return message_from_bytes(self.raw, policy=default)

    @property
    def lines(self) -> list[str]:
        return str(self.message.get_content()).splitlines()


class MailServer(socketserver.ThreadingTCPServer):
    """Speaks as much SMTP as `smtplib` asks for."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(
        self, context: ssl.SSLContext | None = None, *, is_implicit: bool = False, refuses: str = ""
    ) -> None:
        self.context, self.is_implicit, self.refuses = context, is_implicit, refuses
        self.letters: list[Letter] = []
        self.came = Condition()
        super().__init__((LOOPBACK, 0), _Conversation)

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def wait_for(self, count: int, seconds: float = 20) -> list[Letter]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.letters) >= count, seconds)
        return self.letters


class _Conversation(socketserver.BaseRequestHandler):
    """What is said on one connection."""

    server: MailServer

    def handle(self) -> None:
        self.connection: socket.socket = self.request
        self.letter = Letter("", [], b"", is_encrypted=False, user="")
        try:
            if self.server.is_implicit:
                self._encrypt()
            self.lines = self.connection.makefile("rb")
            self._say("220 loopback")
            while line := self.lines.readline().decode().rstrip():
                self._answer(line, line.split(" ")[0].upper())
            self.lines.close()
        except OSError:
            return  # who called did not trust us
        finally:
            self.connection.close()

    def _encrypt(self) -> None:
        assert self.server.context is not None
        self.connection = self.server.context.wrap_socket(self.connection, server_side=True)
        self.letter.is_encrypted = True

    def _say(self, text: str) -> None:
        self.connection.sendall(text.encode() + b"\r\n")

    def _answer(self, line: str, verb: str) -> None:
        if verb == "EHLO":
            is_open = self.server.context is not None and not self.letter.is_encrypted
            self._say(
                f"250-loopback\r\n250-SMTPUTF8\r\n250 {'STARTTLS' if is_open else 'AUTH PLAIN'}"
            )
        elif verb == "STARTTLS":
            self._say("220 go on")
            self.lines.close()
            self._encrypt()
            self.lines = self.connection.makefile("rb")
        elif verb == "DATA":
            self._say("354 go on")
            self._take(b"".join(iter(self.lines.readline, b".\r\n")))
            self._say("250 taken")
        elif verb == "RCPT":
            self.letter.recipients.append(line)
            self._say(self.server.refuses or "250 yes")
        else:
            self.letter.sender = line if verb == "MAIL" else self.letter.sender
            self.letter.user = line.split(" ")[2] if verb == "AUTH" else self.letter.user
            self._say({"AUTH": "235 welcome", "QUIT": "221 bye"}.get(verb, "250 yes"))

    def _take(self, raw: bytes) -> None:
        self.letter.raw = raw
        with self.server.came:
            self.server.letters.append(replace(self.letter))
            self.server.came.notify_all()


@contextmanager
def running(server: socketserver.BaseServer) -> Iterator[None]:
    """Let a *server* answer in a thread of its own."""
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    yield
    server.shutdown()
    thread.join()
    server.server_close()


@dataclass
class Call:
    """A request as a web server got it."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Answer:
    """What a web server answers."""

    status: int = 204
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    drip: Callable[[], None] | None = None  # called before each byte of the body


class WebServer(ThreadingHTTPServer):
    """Takes what is posted to it, and answers as it is told to."""

    daemon_threads = True

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.calls: list[Call] = []
        self.came = Condition()
        self.answer = Answer()
        super().__init__((LOOPBACK, 0), _Taking)
        self.context = context

    def finish_request(self, request: object, client_address: object) -> None:
        """Answer in the thread of the request, encrypted where there is a certificate."""
        connection = request
        assert isinstance(connection, socket.socket)
        if self.context is not None:
            try:
                connection = self.context.wrap_socket(connection, server_side=True)
            except OSError:  # who called did not trust us
                return
        with connection:
            super().finish_request(connection, client_address)

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def wait_for(self, count: int, seconds: float = 20) -> list[Call]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.calls) >= count, seconds)
        return self.calls


class _Taking(BaseHTTPRequestHandler):
    server: WebServer

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        with self.server.came:
            self.server.calls.append(Call(self.path, dict(self.headers.items()), body))
            self.server.came.notify_all()
        answer = self.server.answer
        self.send_response(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        self.end_headers()
        try:
            for number in range(len(answer.body)) if answer.drip else ():
                assert answer.drip is not None
                answer.drip()
                self.wfile.write(answer.body[number : number + 1])
                self.wfile.flush()
            if not answer.drip:
                self.wfile.write(answer.body)
        except OSError:
            return  # who called has heard enough

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Say nothing."""
