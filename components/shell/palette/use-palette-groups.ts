import { useQuery, useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useDeferredValue, useState } from "react";
import {
  commandGroups,
  filterGroups,
  isNamedIn,
  type PaletteGroup,
  pageCommands,
} from "@/components/shell/palette/palette-items";
import { foundGroups } from "@/components/shell/palette/found-groups";
import { useQuickAddItem } from "@/components/shell/palette/quick-add-item";
import { startedActivity, startGroup } from "@/components/shell/palette/start-items";
import { recentItems } from "@/components/shell/palette/recent-items";
import { projectIdIn } from "@/lib/shared/paths";
import { searchQuery } from "@/lib/search/queries";
import { isSearchable } from "@/lib/search/rules";

/**
 * The commands that match the text at once, and what the server finds for `asked` a moment later, which is after commands that
 * have the text as a word of their names. "start" before a text starts the clock on what has the rest of it in its name. What can be
 * added comes first if the text says that something is added, or has a date and finds nothing; otherwise last.
 */
export function usePaletteGroups(
  text: string,
  asked: string,
): { groups: PaletteGroup[]; isLoading: boolean; isFailed: boolean } {
  const pathname = usePathname();
  const client = useQueryClient();
  const started = startedActivity(text);
  const searched = startedActivity(asked) ?? asked;
  const { data, isFetching, isError, isPlaceholderData } = useQuery(searchQuery(searched));
  // With low priority, because rendering what was found can take several frames on a slow device.
  const answer = useDeferredValue({ asked, data, isFetching, isError, isPlaceholderData });
  const adding = useQuickAddItem(text, asked);
  const projectId = projectIdIn(pathname);
  const [page] = useState(() => pageCommands(projectId));
  const always = otherThan(page);
  if (text.trim() === "") {
    const recent = recentItems(client, pathname);
    const groups = [...(recent.length > 0 ? [{ value: "Recent", items: recent }] : []), ...page, ...always];
    return { groups, isLoading: false, isFailed: false };
  }
  const isAnswered = answer.asked === text.trim();
  const isLoading = isSearchable(text) && (!isAnswered || answer.isFetching);
  const isFailed = answer.isError && isAnswered;
  const isFound = isSearchable(text) && isSearchable(answer.asked);
  const isCurrent = isAnswered && !answer.isPlaceholderData;
  const answered = isFound && answer.data ? foundGroups(answer.data) : [];
  // Of the previous answer, what the longer text still finds.
  const found = isCurrent ? answered : filterGroups(answered, text);
  const start = started === undefined ? [] : [startGroup(started, isCurrent ? answer.data : undefined)];
  const commands = filterGroups(always, text);
  const named = commands.filter((group) => isNamedIn(group, text));
  const others = commands.filter((group) => !named.includes(group));
  const groups = [...start, ...filterGroups(page, text), ...named, ...found, ...others];
  if (!adding) return { groups, isLoading, isFailed };
  const add = [{ value: "Add", items: [adding.item] }];
  if (adding.isExplicit || (adding.isUnderstood && found.length === 0))
    return { groups: [...add, ...groups], isLoading, isFailed };
  // Not while the search runs or when it failed: it would be the only option that Enter can choose.
  return { groups: isLoading || isFailed ? groups : [...groups, ...add], isLoading, isFailed };
}

/** Returns the commands that are always there, without those that the page offers by the same name. */
function otherThan(page: readonly PaletteGroup[]): PaletteGroup[] {
  const offered = new Set(page.flatMap(({ items }) => items.map(({ label }) => label)));
  return commandGroups
    .map(({ value, items }) => ({
      value,
      items: items.filter(({ label }) => !offered.has(label)),
    }))
    .filter(({ items }) => items.length > 0);
}
