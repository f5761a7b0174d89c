#!/bin/bash
# Puts a backup of backup.sh back: `restore.sh 2026-11-27T0300`. The app and the store have to be stopped.
# The database is replaced in one transaction; the objects folder is emptied only once that has succeeded.
set -euo pipefail

BACKUPS="${BACKUPS:-/backups}"
OBJECTS="${OBJECTS:-/objects}"
name="${1:?which backup: the name of a folder in $BACKUPS}"

test -f "$BACKUPS/$name/database.dump"
tar -tzf "$BACKUPS/$name/objects.tar.gz" > /dev/null
pg_restore --dbname="$PGDATABASE" --clean --if-exists --no-owner --single-transaction "$BACKUPS/$name/database.dump"
find "$OBJECTS" -mindepth 1 -delete
tar -C "$OBJECTS" -xzf "$BACKUPS/$name/objects.tar.gz"
echo "restored $name"
