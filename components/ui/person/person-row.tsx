import { clsx } from "clsx";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { Icon } from "@/components/ui/icons/icon";
import { Mail, Phone } from "lucide";
import type { ReactNode, Ref } from "react";
import { StoredAvatar } from "@/components/ui/person/stored-avatar";
import { clientColor } from "@/lib/clients/theme-colors";

export interface PersonRowProps {
  name: string;
  /** A muted second line: role and company. */
  detail: ReactNode;
  /** Further columns for wide rows. */
  children?: ReactNode;
  /** The storage key of the picture. */
  avatar: string | null;
  email?: string | null;
  phoneNumber?: string | null;
  /** Colors the edge in the client's color; undefined for people without a client. */
  themeColor?: string | null;
  /** The heading level: one below the heading above the row. */
  level?: 2 | 3;
  onOpen: () => void;
  ref?: Ref<HTMLElement>;
}

/** The height of a person's row with its line, for groups of rows. */
export const personRowSize = "[--row-size:2.8125rem]";

/** A row for a person: a press opens their dialog, the icons send an email or call. */
export function PersonRow(props: PersonRowProps) {
  const { name, detail, avatar, children, email, phoneNumber, themeColor, level = 3, onOpen, ref } = props;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article ref={ref} style={clientColor(themeColor)} className="list-row">
      <div
        className={clsx(
          "group/row relative flex min-h-11 items-center gap-3 px-4 py-0.75 transition-colors hover:bg-hover",
          "has-[[data-open]:focus-visible]:outline-2 has-[[data-open]:focus-visible]:-outline-offset-2 has-[[data-open]:focus-visible]:outline-focus",
        )}
      >
        {themeColor !== undefined && <ClientEdge />}
        <StoredAvatar avatarKey={avatar} size="md" />
        <div className="min-w-0 flex-1">
          <Heading className="flex font-medium">
            <button
              type="button"
              data-open
              title={name}
              onClick={onOpen}
              className="min-w-0 truncate text-left outline-none after:absolute after:inset-0"
            >
              {name}
            </button>
          </Heading>
          <p className="truncate text-meta text-ink-muted">{detail}</p>
        </div>
        {children}
        <span className="row-buttons">
          <ReachLink href={email && `mailto:${email}`} name={`Write to ${name}`} hint={email}>
            <Icon of={Mail} />
          </ReachLink>
          <ReachLink
            href={phoneNumber && `tel:${phoneNumber.replace(/[^+\d]/g, "")}`}
            name={`Call ${name}`}
            hint={phoneNumber}
          >
            <Icon of={Phone} />
          </ReachLink>
        </span>
      </div>
    </article>
  );
}

/** Takes up its space even without a link, so that the icons of all rows are aligned. */
function ReachLink({
  href,
  name,
  hint,
  children,
}: {
  href: string | null | undefined;
  name: string;
  hint: string | null | undefined;
  children: ReactNode;
}) {
  const frame = "flex target size-7 shrink-0 items-center justify-center rounded-control [&>svg]:size-4";
  if (!href) return <span aria-hidden className={clsx(frame, "max-md:hidden")} />;
  return (
    <a
      href={href}
      aria-label={name}
      data-tooltip={hint ?? undefined}
      className={clsx(frame, "text-ink-muted no-underline hover:bg-hover hover:text-ink")}
    >
      {children}
    </a>
  );
}
