import type { Page } from "@playwright/test";

/** The fields of React's internal node of an element or a component that are read here. */
interface Fiber {
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
  type: unknown;
  memoizedProps: Record<string, unknown> | null;
}

declare global {
  interface Window {
    renderedRows: Set<unknown>;
  }
}

/**
 * Records, from the next navigation on, the `[data-row]` of every component that is rendered again. Uses the hook of
 * React's developer tools, which production builds call too.
 */
export async function watchRenderedRows(page: Page) {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1;
    window.renderedRows = new Set();
    const visit = (fiber: Fiber, before: Fiber) => {
      if (typeof fiber.type !== "string" && fiber.flags & PERFORMED_WORK)
        window.renderedRows.add(rowOf(fiber));
      // Identical children: nothing below was rendered.
      if (fiber.child === before.child) return;
      for (let child = fiber.child; child; child = child.sibling)
        if (child.alternate) visit(child, child.alternate);
    };
    const rowOf = (fiber: Fiber | null): unknown =>
      fiber && (fiber.memoizedProps?.["data-row"] ?? rowOf(fiber.return));
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) =>
          current.alternate && visit(current, current.alternate),
        onCommitFiberUnmount: () => {},
      },
    });
  });
  return {
    clear: () => page.evaluate(() => window.renderedRows.clear()),
    ids: () => page.evaluate(() => [...window.renderedRows].filter(Boolean)),
  };
}
