/** Groups thousands: "1234567.5" becomes "1,234,567.5". */
export function groupThousands(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.replace(/\d{4,}/, (long) => {
    const ends = Array.from({ length: Math.ceil(long.length / 3) }, (_, index) => long.length - 3 * index);
    return ends
      .map((end) => long.slice(Math.max(0, end - 3), end))
      .reverse()
      .join(",");
  });
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
