"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Bookmark, Hourglass } from "lucide";
import { toast } from "sonner";
import { useSettings } from "@/components/landing/use-settings";
import { Button } from "@/components/ui/button";
import { useClock } from "@/components/ui/hooks/use-clock";
import { canKeepDemo, isDemo } from "@/lib/accounts/tenant-kind";
import { errorMessages } from "@/lib/shared/errors";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";
import { timeLeft } from "@/lib/users/rules";

/** The remaining lifetime of a workspace that ends. A demo can be kept here. */
export function ExpiryNote() {
  const life = useTimeLeft();
  if (!life) return null;
  return life.isDemo ? <DemoNote life={life} /> : <Note life={life} />;
}

function DemoNote({ life }: { life: Life }) {
  const settings = useSettings();
  // Shown together with its button, so that nothing moves.
  if (!settings) return null;
  return (
    <div className="flex flex-col max-xl:items-center max-xl:gap-1">
      <Note life={life} />
      {canKeepDemo(settings) && (
        <Button
          size="sm"
          className="max-xl:w-8 max-xl:px-0"
          data-tooltip="Make this demo your own workspace"
          onClick={handleKeep}
        >
          <Icon of={Bookmark} />
          <span className="max-xl:sr-only">Keep this workspace</span>
        </Button>
      )}
    </div>
  );
}

/** Its code is loaded only now, like that of the dialog. */
async function handleKeep() {
  const loaded = await import("@/lib/accounts/open-dialog").catch(() => undefined);
  if (loaded) loaded.openAccountDialog("keep");
  else toast.error(errorMessages.notLoaded);
}

/** The time in minutes; stands out, and is announced once, when it is nearly over. */
function Note({ life }: { life: Life }) {
  const sentence = `${life.noun} ends in ${life.text}`;
  return (
    <>
      <p
        title={sentence}
        className={clsx(
          "flex items-center gap-2 rounded-control text-label tabular-nums xl:px-2 xl:py-1.5",
          life.isEnding ? "bg-danger-soft font-medium text-danger" : "text-ink-muted",
          "max-xl:size-8 max-xl:justify-center",
        )}
      >
        <Icon of={Hourglass} className="size-4 shrink-0" />
        <span className="sr-only xl:not-sr-only">{sentence}</span>
      </p>
      <p role="status" className="sr-only">
        {life.isEnding && `${life.noun} ends in less than ten minutes.`}
      </p>
    </>
  );
}

type Life = NonNullable<ReturnType<typeof useTimeLeft>>;

/** Returns the remaining lifetime of a workspace that ends; undefined for others. */
export function useTimeLeft() {
  const user = useQueryData(userQuery());
  const { now } = useClock();
  const life = user && timeLeft(user.expiresAt, now);
  if (!life) return undefined;
  return isDemo(user.kind)
    ? { ...life, isDemo: true, noun: "This demo" }
    : { ...life, isDemo: false, noun: "This workspace" };
}
