/** Time zones for date tests: behind and ahead of UTC, half and quarter hours, the date line, daylight saving time. */
export const timeZones = [
  "UTC",
  "Asia/Kathmandu",
  "Pacific/Honolulu",
  "Pacific/Kiritimati",
  "America/St_Johns",
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "Pacific/Apia",
];
