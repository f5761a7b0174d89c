import { ProductPicture } from "./product-picture";

const features = [
  {
    name: "project",
    title: "A whole project on one page",
    text: "Tasks, events, links, notes, people and files side by side, and the money: quoted, invoiced, paid.",
    alt: "A project’s page with panels for tasks, events, links, notes, contacts and files",
  },
  {
    name: "calendar",
    title: "Your week in your clients’ colours",
    text: "Tasks and events of all clients as a list, a week or a month, in your own time zone. Subscribe to them from your calendar.",
    alt: "The calendar: a month of tasks and events in the colours of their clients",
  },
  {
    name: "invoice",
    title: "Invoices that get paid",
    text: "In your client’s language, with a code that banking apps scan, as a PDF, an e-invoice or a link.",
    alt: "An invoice as the client sees it, with what is due, when, and how to pay",
  },
  {
    name: "income",
    title: "Who owes what, and since when",
    text: "Quotations, invoices and receipts of every project, what is overdue, and twelve months of income.",
    alt: "The income page: projects with their documents, status and amounts",
  },
] as const;

/** The features, each with a screenshot. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="flex scroll-mt-6 flex-col gap-6">
      <h2 id="features-title" className="text-page font-semibold">
        Features
      </h2>
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2">
        {features.map(({ name, title, text, alt }) => (
          <li key={name} className="flex flex-col gap-3">
            <ProductPicture name={name} alt={alt} />
            <div>
              <h3 className="text-lead font-semibold">{title}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
