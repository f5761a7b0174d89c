import { ProductPicture } from "./product-picture";

const features = [
  {
    name: "projects",
    title: "Every project, in its client’s colour",
    text: "See the client and the next task of each. Filter by status, payment or client; pin the ones you use.",
    alt: "The projects page: cards in the colours of their clients, each with its next task",
  },
  {
    name: "project",
    title: "A whole project on one page",
    text: "Tasks, events, links, notes, people and files side by side, without scrolling the page.",
    alt: "A project’s page with panels for tasks, events, links, notes, contacts and files",
  },
  {
    name: "actions",
    title: "What is next and what is overdue",
    text: "All tasks and events of all clients in two columns, in your own time zone.",
    alt: "The actions page: tasks by due date beside events by day",
  },
  {
    name: "clients",
    title: "Clients and partners",
    text: "Clients and their contacts, and the partners you call when you need another pair of hands.",
    alt: "The clients page: a card for each client, and their contacts beside",
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
