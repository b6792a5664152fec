"""What members are told while they look elsewhere: the bell, push, webhooks, e-mail."""
