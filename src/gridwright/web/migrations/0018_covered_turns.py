# Whether a guest whose screen several people share wants every turn covered, auctions too.

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0017_guard"),
    ]

    operations = [
        migrations.AddField(
            model_name="guest",
            name="covers_turns",
            field=models.BooleanField(default=False),
        ),
    ]
