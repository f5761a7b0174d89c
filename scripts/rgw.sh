#!/usr/bin/env bash
# A real, temporary S3 server for the tests: one node of Ceph (monitor, OSD in memory, RADOS gateway) on
# loopback. It needs Debian's packages radosgw, ceph-mon and ceph-osd.
#   rgw.sh start <folder> <port> <monitor's port>     then use the keys "testing" and "testing-secret"
#   rgw.sh stop <folder>
set -euo pipefail

action=$1
folder=$2
export CEPH_CONF=$folder/ceph.conf

write_configuration() {
  local port=$1 monitor=$2 id=$3
  cat >"$CEPH_CONF" <<END
[global]
fsid = $id
mon host = [v2:127.0.0.1:$monitor/0]
auth cluster required = none
auth service required = none
auth client required = none
public network = 127.0.0.0/8
run dir = $folder/run
admin socket = $folder/run/\$name.\$pid.asok
pid file = $folder/run/\$name.pid
log file = $folder/log/\$name.log
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
mon warn on pool no redundancy = false
mon allow pool size one = true
mon max pg per osd = 1000
osd crush chooseleaf type = 0
ms bind ipv6 = false
[mon]
mon data = $folder/mon
mon initial members = a
mon data avail crit = 1
mon data avail warn = 2
[osd]
osd data = $folder/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd memory target = 939524096
[client]
ms mon client mode = crc
keyring = /dev/null
rgw frontends = beast endpoint=127.0.0.1:$port
rgw zone = default
rgw enable usage log = false
rgw run sync thread = false
rgw enable lc threads = false
rgw enable gc threads = false
rgw enable quota threads = false
rgw dns name = localhost
END
}

# Retries the command until it succeeds, for at most 20 seconds.
until_true() {
  for _ in $(seq 80); do
    if "$@" >/dev/null 2>&1; then return 0; fi
    sleep 0.25
  done
  echo "Timed out waiting for: $*" >&2
  return 1
}

osd_is_up() { timeout 3 ceph osd stat | grep -q "1 up"; }

start() {
  local port=$1 monitor=$2 id osd
  mkdir -p "$folder"/{mon,osd,run,log}
  id=$(cat /proc/sys/kernel/random/uuid)
  osd=$(cat /proc/sys/kernel/random/uuid)
  write_configuration "$port" "$monitor" "$id"
  {
    monmaptool --create --clobber --fsid "$id" --addv a "[v2:127.0.0.1:$monitor]" "$folder/monmap"
    ceph-mon --mkfs -i a --monmap "$folder/monmap"
    ceph-mon -i a
    until_true timeout 3 ceph -s
    timeout 20 ceph osd new "$osd" 0
    ceph-osd -i 0 --mkfs --osd-uuid "$osd"
    ceph-osd -i 0
    until_true osd_is_up
    timeout 60 radosgw-admin user create --uid=testing --display-name=testing --access-key=testing --secret=testing-secret
    radosgw -n client.rgw
    until_true curl -s -o /dev/null "http://127.0.0.1:$port/"
  } >>"$folder/log/start.log" 2>&1
}

stop() {
  for file in "$folder"/run/*.pid; do
    kill "$(cat "$file")" 2>/dev/null || true
  done
}

case $action in
  start) start "$3" "$4" ;;
  stop) stop ;;
  *) exit 2 ;;
esac
