/*
 * Moves the wall clock of a program by CLOCK_OFFSET_SECONDS. Preloaded into the tests' programs by test-clock.mjs.
 *
 * libfaketime returns the real time in signal handlers that interrupt epoll_wait, so PostgreSQL ended lock waits too early on
 * past days, and not at all on future ones.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t offset;

__attribute__((constructor)) static void read_offset(void) {
  const char *seconds = getenv("CLOCK_OFFSET_SECONDS");
  offset = seconds ? atoll(seconds) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = (int)syscall(SYS_clock_gettime, clock, now);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += offset;
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  int result = (int)syscall(SYS_gettimeofday, now, zone);
  if (result == 0) now->tv_sec += offset;
  return result;
}

time_t time(time_t *now) {
  struct timespec current;
  clock_gettime(CLOCK_REALTIME, &current);
  if (now) *now = current.tv_sec;
  return current.tv_sec;
}
