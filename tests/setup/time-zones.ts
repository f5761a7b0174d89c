/** Zones that differ in what breaks dates: behind and ahead of UTC, by half and quarter hours, across the date line, with summer time. */
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
