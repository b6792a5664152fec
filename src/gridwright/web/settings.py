"""Django's settings: safe as they stand, with nothing to fill in."""

from pathlib import Path

from gridwright.web import environment
from gridwright.web.serve import assets
from gridwright.web.serve.logs import LOGGING as LOGGING  # noqa: PLC0414 - Django reads it here

_HERE = Path(__file__).parent

DEBUG = False
SECRET_KEY = environment.secret_key()
ALLOWED_HOSTS = ["*"]  # `middleware.known_host` looks at them: numbers are allowed, names asked for
DATABASES = {"default": environment.database()}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
TIME_ZONE = "UTC"
PASSWORD_HASHERS = [
    "gridwright.web.people.passwords.Argon2Hasher",
    "django.contrib.auth.hashers.ScryptPasswordHasher",  # for passwords that are stored so
]
USE_I18N = False  # words stand in our own catalogues

INSTALLED_APPS = ["django.contrib.staticfiles", "django_htmx", "gridwright.web"]
MIDDLEWARE = [
    "gridwright.web.middleware.named",
    "gridwright.web.middleware.arriving",
    "gridwright.web.middleware.preferred",
    "gridwright.web.middleware.known_host",
    "gridwright.web.middleware.security",
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",  # pages of refusals have forms too
    "gridwright.web.middleware.limited",
    "django.middleware.gzip.GZipMiddleware",
    "gridwright.web.middleware.refused",
    "django_htmx.middleware.HtmxMiddleware",
    "gridwright.web.middleware.guest",
    "gridwright.web.middleware.Failures",
]
ROOT_URLCONF = "gridwright.web.urls"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [_HERE / "templates"],
        "OPTIONS": {
            "builtins": [
                "gridwright.web.templatetags.wording",
                "gridwright.web.templatetags.rules",
                "django.templatetags.static",
            ],
            "context_processors": [
                "django.template.context_processors.request",
                "gridwright.web.pages.context.preferences",
                "gridwright.web.pages.context.people",
                "gridwright.web.pages.context.engine",
                "gridwright.web.notes.pages.bell",
            ],
        },
    }
]
STATIC_URL = f"/static/{assets.version()}/"

CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_FAILURE_VIEW = "gridwright.web.errors.forged"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = None  # `middleware.security` knows where it is heeded
if environment.is_behind_proxy():
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    CSRF_COOKIE_SECURE = True
    SECURE_HSTS_SECONDS = 365 * 24 * 60 * 60  # sent only where the proxy was asked by HTTPS

DATA_UPLOAD_MAX_MEMORY_SIZE = 192 * 1024  # `serve/requests.py` allows records as much, forms less
DATA_UPLOAD_MAX_NUMBER_FIELDS = 100
FILE_UPLOAD_HANDLERS: list[str] = []  # nobody sends files
