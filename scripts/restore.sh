#!/bin/bash
# Restores a backup of backup.sh: `restore.sh 2026-11-27T0300`. The app must be stopped. With S3_BUCKET the store must be running: the
# bucket of rclone's remote "store" is made equal to the backup.
# The database is replaced in one transaction; the objects folder is emptied only once that has succeeded.
# An encrypted backup needs AGE_IDENTITY: the file of the private key.
set -euo pipefail

BACKUPS="${BACKUPS:-/backups}"
OBJECTS="${OBJECTS:-/objects}"
name="${1:?which backup: the name of a folder in $BACKUPS}"

# Reads a file of the backup, whether it is encrypted or not.
load() {
  if [ -f "$BACKUPS/$name/$1.age" ]; then
    age --decrypt --identity "${AGE_IDENTITY:?the backup is encrypted: name the file of the private key}" "$BACKUPS/$name/$1.age"
  else
    cat "$BACKUPS/$name/$1"
  fi
}

# Read both completely before changing anything, so that a truncated backup stops here.
load database.dump > /dev/null
load objects.tar.gz | tar -tz > /dev/null
load database.dump | pg_restore --dbname="$PGDATABASE" --clean --if-exists --no-owner --single-transaction
find "$OBJECTS" -mindepth 1 -delete
load objects.tar.gz | tar -C "$OBJECTS" -xz
if [ -n "${S3_BUCKET:-}" ]; then rclone sync --fast-list "$OBJECTS" "store:$S3_BUCKET"; fi
echo "restored $name"
