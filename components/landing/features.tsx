import { ProductPicture } from "./product-picture";

const features = [
  {
    name: "clients",
    title: "Every client flies a colour",
    text: "Each client has a card: what is next, their projects and what they owe. Their colour follows them into the lists, the calendar and the figures.",
    alt: "Cards of clients in their colours, each with its next task, its projects and what is owed",
  },
  {
    name: "week",
    title: "One week for all clients",
    text: "Tasks and events as a list, a week or a month, in your own time zone. Subscribe to them from your calendar.",
    alt: "Monday to Friday in the calendar: tasks above, events at their hours, in the colours of their clients",
  },
  {
    name: "time",
    title: "From a minute to a line on an invoice",
    text: "Start the clock with one key, or type “2h 30m website yesterday”. Unbilled time becomes an invoice with its timesheet.",
    alt: "The hours of a week by project and day",
  },
  {
    name: "invoice",
    title: "Invoices that get paid",
    text: "In your client’s language, with a code that banking apps scan, as a PDF, an e-invoice or a link.",
    alt: "An invoice as the client sees it: what is due, when, and how to pay",
  },
  {
    name: "ledger",
    title: "Who owes what, and since when",
    text: "Each project with its quotation, invoice and receipt, how many days it is late and what is still owed.",
    alt: "Five projects with their documents, the days that they are late and what is owed",
  },
] as const;

/** The features, each with a part of the product beside it. */
export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="flex scroll-mt-6 flex-col gap-16 md:gap-24"
    >
      <h2 id="features-title" className="sr-only">
        Features
      </h2>
      {features.map(({ name, title, text, alt }) => (
        <div key={name} className="group grid items-center gap-x-12 gap-y-5 lg:grid-cols-12">
          <div className="lg:col-span-4 lg:group-even:order-last">
            <h3 className="text-feature font-semibold text-balance">{title}</h3>
            <p className="mt-2 max-w-[44ch] text-lead text-pretty text-ink-muted">{text}</p>
          </div>
          <div className="lg:col-span-8">
            <ProductPicture name={name} alt={alt} />
          </div>
        </div>
      ))}
    </section>
  );
}
