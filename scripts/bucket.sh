#!/bin/bash
# Creates the bucket S3_BUCKET of rclone's remote "store" if it does not exist, and checks that it can be listed. Tries for about a
# minute; then it fails with rclone's message.
set -euo pipefail

for attempt in $(seq "${ATTEMPTS:-20}"); do
  if message="$(rclone --retries 1 mkdir "store:$S3_BUCKET" 2>&1 && rclone --retries 1 lsd "store:$S3_BUCKET" 2>&1 > /dev/null)"; then
    echo "the bucket $S3_BUCKET is there"
    exit
  fi
  echo "attempt $attempt: $message" >&2
  sleep "${PAUSE:-3}"
done
echo "the bucket $S3_BUCKET could not be created" >&2
exit 1
