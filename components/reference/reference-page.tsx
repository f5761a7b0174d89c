import { ChevronRight } from "lucide";
import Link from "next/link";
import { CallEntry } from "@/components/reference/call-entry";
import { DisclosureList } from "@/components/reference/disclosure";
import { ShapeEntry } from "@/components/reference/shape-entry";
import { ThemeToggle } from "@/components/theme/theme-toggle";
import { Icon } from "@/components/ui/icons/icon";
import { PennantMark } from "@/components/ui/pennant-mark";
import { SkipLink } from "@/components/ui/skip-link";
import { paths } from "@/lib/shared/paths";
import type { Noun } from "@/lib/api/call";
import { nouns } from "@/lib/reference/nouns";
import { openApi } from "@/lib/reference/openapi";

/** The API reference, rendered statically from the same document as /api/openapi.json. */
export function ReferencePage() {
  const { schemas } = openApi().components;
  return (
    <div className="mx-auto w-full max-w-page px-5 pb-16 md:px-10">
      <SkipLink />
      <header className="flex h-16 items-center justify-between">
        <Link href={paths.welcome} className="flex target items-center gap-2 text-lead font-semibold">
          <PennantMark />
          Pennant
        </Link>
        <ThemeToggle />
      </header>
      <div className="grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Contents />
        <main id="main" tabIndex={-1} className="flex max-w-4xl min-w-0 flex-col gap-12 pt-6 outline-none">
          <Introduction />
          {nouns.map((noun) => (
            <Section key={noun.title} noun={noun} />
          ))}
          <section aria-labelledby="schemas" className="flex flex-col gap-3">
            <h2 id="schemas" className="scroll-mt-6 text-title font-semibold">
              Schemas
            </h2>
            <p className="text-ink-muted">The objects in requests and responses.</p>
            <DisclosureList>
              {Object.entries(schemas).map(([name, schema]) => (
                <ShapeEntry key={name} name={name} schema={schema} />
              ))}
            </DisclosureList>
          </section>
        </main>
      </div>
    </div>
  );
}

function Introduction() {
  return (
    <div className="flex max-w-2xl flex-col gap-3 text-pretty">
      <h1 className="text-page font-semibold">API reference</h1>
      <p>
        Pennant’s web app uses these calls. Requests and responses are JSON, and all paths begin with{" "}
        <code>/api</code>. Start a demo and send its access token as a bearer token; the examples then work in
        the order listed.
      </p>
      <p className="text-ink-muted">
        A search returns <code>items</code>, <code>total</code> (the number of matches) and{" "}
        <code>unfilteredTotal</code>. Errors are returned as a <code>Problem</code> (RFC 9457). A create can
        be repeated safely with the same <code>id</code>. Requests for another user’s data return 404.
      </p>
      <p>
        <a href="/api/openapi.json" className="text-link underline underline-offset-2">
          This reference as OpenAPI 3.1
        </a>
      </p>
    </div>
  );
}

/** Links to the sections, folded on a phone. */
function Contents() {
  return (
    <nav aria-label="Contents" className="lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto">
      <details className="group md:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
          <Icon of={ChevronRight} className="size-4 text-ink-faint group-open:rotate-90" />
          Contents
        </summary>
        <ul className="columns-2">
          <SectionLinks />
        </ul>
      </details>
      <ul className="flex flex-wrap gap-x-4 max-md:hidden lg:flex-col lg:pt-6">
        <SectionLinks />
      </ul>
    </nav>
  );
}

function SectionLinks() {
  return [...nouns.map(({ title }) => title), "Schemas"].map((title) => (
    <li key={title}>
      <a href={`#${anchorOf(title)}`} className="flex target min-h-8 items-center text-ink-muted">
        {title}
      </a>
    </li>
  ));
}

function Section({ noun }: { noun: Noun }) {
  const id = anchorOf(noun.title);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="scroll-mt-6 text-title font-semibold">
        {noun.title}
      </h2>
      <p className="max-w-2xl text-pretty text-ink-muted">{noun.about}</p>
      <DisclosureList>
        {noun.calls.map((call) => (
          <CallEntry key={`${call.method} ${call.path}`} call={call} />
        ))}
      </DisclosureList>
    </section>
  );
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}
