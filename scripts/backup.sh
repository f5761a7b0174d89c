#!/bin/bash
# Backs up the database of PG* and the objects folder into $BACKUPS, every day; `backup.sh once` does it once.
# A backup is a folder named by its minute; it carries its name only when it is whole. With AGE_RECIPIENT, public keys that
# begin with age1, its files are encrypted for them by the age command.
set -euo pipefail

BACKUPS="${BACKUPS:-/backups}"
OBJECTS="${OBJECTS:-/objects}"
KEEP_DAYS="${KEEP_DAYS:-14}"

# Checked first: a backup that was to be encrypted is not written plainly.
recipients=()
for recipient in ${AGE_RECIPIENT:-}; do recipients+=(--recipient "$recipient"); done
if [ ${#recipients[@]} -gt 0 ]; then
  command -v age > /dev/null || { echo "AGE_RECIPIENT is set, and there is no age command" >&2; exit 1; }
  ending=.age
fi

# Writes what it reads to a file, encrypted where somebody is to be encrypted for.
store() {
  if [ ${#recipients[@]} -gt 0 ]; then age --encrypt "${recipients[@]}" --output "$1"; else cat > "$1"; fi
}

back_up() {
  local name draft
  name="$(date -u +%Y-%m-%dT%H%M)"
  draft="$BACKUPS/.$name"
  rm -rf "$draft"
  mkdir -p "$draft"
  pg_dump --format=custom --no-owner | store "$draft/database.dump${ending:-}"
  # After the database: a key in the dump has its object. What is removed while tar reads is no failure (status 1).
  { tar -C "$OBJECTS" -cz . || [ $? -eq 1 ]; } | store "$draft/objects.tar.gz${ending:-}"
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
  # By itself: in a function whose failure is caught, bash goes on after a command that fails.
  bash "$0" once || echo "the backup failed" >&2
  sleep 86400
done
