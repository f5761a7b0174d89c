// @vitest-environment jsdom
// Isolated: the page keeps its session and its connection for later files.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setAccessToken } from "@/lib/api/access-token";
import type { List } from "@/lib/api/list";
import { projectsQuery } from "@/lib/projects/queries";
import type { ProjectRow } from "@/lib/projects/schema";
import { createQueryClient } from "@/lib/query/client";
import { useDeleteTask } from "./delete-task";
import { useCreateTask, useSetTaskStatus, useUpdateTask } from "./queries";
import { tasksQuery } from "./search-query";
import type { Task } from "./schema";

const projectId = "01a1fb87-dad2-78a3-a82b-5e51dc68a9bb";
const otherId = "01a1fb87-dad2-78a3-a82b-5e51dc68a9bc";
const first = task("1", "First", "2026-11-27");
const second = task("2", "Second", "2026-11-28");

let client = createQueryClient();
let answer: (status: number, body?: unknown) => void;

beforeEach(() => {
  client = createQueryClient();
  setAccessToken("token");
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve) => {
        answer = (status, body) => resolve(new Response(body ? JSON.stringify(body) : null, { status }));
      }),
  );
  client.setQueryData(pending.queryKey, { items: [first, second], total: 2, unfilteredTotal: 3 });
  client.setQueryData(completed.queryKey, { items: [], total: 1, unfilteredTotal: 3 });
  client.setQueryData(projects.queryKey, {
    items: [project(projectId, first), project(otherId)],
    total: 2,
    unfilteredTotal: 2,
  });
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

test("a completed task leaves the pending list and its project's card optimistically, and returns on error", async () => {
  const { result } = hook(useSetTaskStatus);
  act(() => result.current(first, "completed"));
  await waitFor(() => expect(shown(pending)).toEqual(["Second"]));
  expect(client.getQueryData(pending.queryKey)?.total).toBe(1);
  expect(client.getQueryData(completed.queryKey)?.total).toBe(2);
  expect(headlines()).toEqual(["Second", undefined]);
  answer(500);
  await waitFor(() => expect(shown(pending)).toEqual(["First", "Second"]));
  expect(headlines()).toEqual(["First", undefined]);
});

test("of two quick changes the first, which is not saved, can no longer be undone", async () => {
  const { result } = hook(useSetTaskStatus);
  act(() => result.current(first, "completed"));
  await waitFor(() => expect(shown(pending)).toEqual(["Second"]));
  const failFirst = answer;
  act(() => result.current(second, "completed"));
  await waitFor(() => expect(shown(pending)).toEqual([]));
  failFirst(500);
  await waitFor(() => expect(offers()).toEqual(["Completed Second"]));
  answer(200, second);
});

test("a new task is inserted in order with its project's name, and is removed on error", async () => {
  const { result } = hook(useCreateTask);
  const input = {
    id: "new",
    name: "Between",
    dueAt: "2026-11-27T08:00:00.000Z",
    isWithTime: true,
    projectId: otherId,
  };
  act(() => result.current.mutate(input));
  await waitFor(() => expect(shown(pending)).toEqual(["First", "Between", "Second"]));
  const page = client.getQueryData(pending.queryKey);
  expect(page).toMatchObject({ total: 3, unfilteredTotal: 4 });
  expect(page?.items[1]).toMatchObject({ project: { id: otherId, name: "Project" }, tags: [] });
  expect(headlines()).toEqual(["First", "Between"]);
  answer(503);
  await waitFor(() => expect(shown(pending)).toEqual(["First", "Second"]));
  expect(headlines()).toEqual(["First", undefined]);
});

test("an edited task moves to its new position and its project's card", async () => {
  const { result } = hook(useUpdateTask);
  act(() => result.current.mutate({ id: first.id, dueAt: "2026-12-24T00:00:00.000Z", projectId: otherId }));
  await waitFor(() => expect(shown(pending)).toEqual(["Second", "First"]));
  expect(headlines()).toEqual(["Second", "First"]);
  answer(500);
  await waitFor(() => expect(shown(pending)).toEqual(["First", "Second"]));
});

test("a deleted task disappears optimistically, and returns on error", async () => {
  const { result } = hook(useDeleteTask);
  act(() => result.current.mutate(first));
  await waitFor(() => expect(shown(pending)).toEqual(["Second"]));
  expect(headlines()).toEqual(["Second", undefined]);
  answer(500);
  await waitFor(() => expect(shown(pending)).toEqual(["First", "Second"]));
  expect(headlines()).toEqual(["First", undefined]);
});

const pending = tasksQuery({ status: "pending", take: 30 });
const completed = tasksQuery({ status: "completed", take: 30 });
const projects = projectsQuery({ take: 32 });

function hook<Result>(use: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(use, { wrapper });
}

function shown(query: typeof pending): string[] | undefined {
  return client.getQueryData<List<Task>>(query.queryKey)?.items.map(({ name }) => name);
}

/** The texts of the toasts with Undo. */
function offers() {
  const isOffer = (one: object) => "action" in one && one.action !== undefined;
  return toast.getToasts().flatMap((one) => {
    const title = isOffer(one) && "title" in one ? one.title : undefined;
    return title ? [renderToStaticMarkup(<>{title as ReactNode}</>).replace(/<[^>]*>/g, "")] : [];
  });
}

function headlines() {
  return client.getQueryData(projects.queryKey)?.items.map((row) => row.tasks[0]?.name);
}

function task(id: string, name: string, date: string): Task {
  return {
    id,
    name,
    status: "pending",
    details: null,
    link: null,
    dueAt: `${date}T00:00:00.000Z`,
    isWithTime: false,
    tags: [],
    repeatId: null,
    updatedAt: "2026-11-20T00:00:00.000Z",
    projectId,
    project: { id: projectId, name: "Project" },
    clientId: null,
    client: null,
  };
}

function project(id: string, headline?: Task): ProjectRow {
  return {
    id,
    name: "Project",
    clientId: null,
    client: null,
    projectStatus: "active",
    paymentStatus: "pending",
    budget: 0,
    currency: null,
    hourlyRate: null,
    pinned: false,
    archivedAt: null,
    createdAt: "2026-11-20T00:00:00.000Z",
    updatedAt: "2026-11-20T00:00:00.000Z",
    tasks: headline
      ? [{ id: headline.id, name: headline.name, dueAt: headline.dueAt, isWithTime: headline.isWithTime }]
      : [],
  };
}
