/** The browser's title for a page that learns its name from data. React hoists it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Pennant`}</title>;
}
