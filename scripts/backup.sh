#!/bin/bash
# Backs up the database of PG* and the objects folder into $BACKUPS, every day; `backup.sh once` does it once.
# A backup is a folder named by its minute; it carries its name only when it is whole.
set -euo pipefail

BACKUPS="${BACKUPS:-/backups}"
OBJECTS="${OBJECTS:-/objects}"
KEEP_DAYS="${KEEP_DAYS:-14}"

back_up() {
  local name draft
  name="$(date -u +%Y-%m-%dT%H%M)"
  draft="$BACKUPS/.$name"
  rm -rf "$draft"
  mkdir -p "$draft"
  pg_dump --format=custom --no-owner --file="$draft/database.dump"
  # After the database: a key in the dump has its object. What is removed while tar reads is no failure (status 1).
  tar -C "$OBJECTS" -czf "$draft/objects.tar.gz" . || [ $? -eq 1 ]
  rm -rf "${BACKUPS:?}/$name"
  mv "$draft" "$BACKUPS/$name"
  find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -mtime "+$KEEP_DAYS" -exec rm -rf {} +
  echo "backed up $name: $(du -sh "$BACKUPS/$name" | cut -f1)"
}

if [ "${1:-}" = once ]; then
  back_up
  exit
fi
while true; do
  back_up || echo "the backup failed" >&2
  sleep 86400
done
