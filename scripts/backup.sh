#!/bin/bash
# Backs up the database of PG* and the objects folder into $BACKUPS, every day; `backup.sh once` does it once.
# With S3_BUCKET the objects are copied by S3 first, from rclone's remote "store" into that folder: the files of a running store may
# change while they are read. A backup is a folder named by date and time; it gets its name only when it is complete. With AGE_RECIPIENT (public keys that
# begin with age1) its files are encrypted with the age command.
set -euo pipefail

BACKUPS="${BACKUPS:-/backups}"
OBJECTS="${OBJECTS:-/objects}"
KEEP_DAYS="${KEEP_DAYS:-14}"

# Checked first, so that a backup meant to be encrypted is never written unencrypted.
recipients=()
for recipient in ${AGE_RECIPIENT:-}; do recipients+=(--recipient "$recipient"); done
if [ ${#recipients[@]} -gt 0 ]; then
  command -v age > /dev/null || { echo "AGE_RECIPIENT is set, but there is no age command" >&2; exit 1; }
  ending=.age
fi

# Writes stdin to a file, encrypted if there are recipients.
store() {
  if [ ${#recipients[@]} -gt 0 ]; then age --encrypt "${recipients[@]}" --output "$1"; else cat > "$1"; fi
}

# Stores when the last backup was made, for the page "About this server".
record() {
  local encrypted=false
  if [ ${#recipients[@]} -gt 0 ]; then encrypted=true; fi
  psql --quiet --set ON_ERROR_STOP=1 --command "INSERT INTO \"ServerEvent\" (\"name\", \"at\", \"detail\")
    VALUES ('backup', now(), jsonb_build_object('bytes', $(du -sb "$1" | cut -f1), 'isEncrypted', $encrypted))
    ON CONFLICT (\"name\") DO UPDATE SET \"at\" = excluded.\"at\", \"detail\" = excluded.\"detail\""
}

back_up() {
  local name draft
  name="$(date -u +%Y-%m-%dT%H%M)"
  draft="$BACKUPS/.$name"
  rm -rf "$draft"
  mkdir -p "$draft"
  pg_dump --format=custom --no-owner | store "$draft/database.dump${ending:-}"
  # After the database, so that every key in the dump has its object. Uploads that are not registered yet are left out.
  if [ -n "${S3_BUCKET:-}" ]; then
    rclone sync --fast-list --exclude "/incoming/**" "store:$S3_BUCKET" "$OBJECTS"
  fi
  # Files removed while tar reads are not an error (status 1).
  { tar -C "$OBJECTS" -cz . || [ $? -eq 1 ]; } | store "$draft/objects.tar.gz${ending:-}"
  rm -rf "${BACKUPS:?}/$name"
  mv "$draft" "$BACKUPS/$name"
  record "$BACKUPS/$name" || echo "the time of the backup could not be stored" >&2
  find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -mtime "+$KEEP_DAYS" -exec rm -rf {} +
  echo "backed up $name: $(du -sh "$BACKUPS/$name" | cut -f1)"
}

if [ "${1:-}" = once ]; then
  back_up
  exit
fi
while true; do
  # In its own process: bash ignores failing commands inside a function whose failure is caught.
  bash "$0" once || echo "the backup failed" >&2
  sleep 86400
done
