// @vitest-environment jsdom
import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { sendInOrder } from "./write-order";

/** Creates writes that the test resolves, and records the names of those sent so far. */
function server() {
  const sent: string[] = [];
  const write = (name: string, path: string, body?: unknown) => {
    let answer = () => {};
    let refuse = () => {};
    const waiting = new Promise<string>((resolve, reject) => {
      answer = () => resolve(name);
      refuse = () => reject(new Error(name));
    });
    const done = sendInOrder(path, body, () => {
      sent.push(name);
      return waiting;
    }).catch(() => "refused");
    return { done, answer, refuse };
  };
  return { sent, write };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("sends changes of different rows in parallel and those of one row in sequence", async () => {
  const { sent, write } = server();
  const [a, b] = [newId(), newId()];
  const slow = write("a1", `tasks/${a}`, { status: "completed" });
  const later = write("a2", `tasks/${a}`, { status: "pending" });
  const other = write("b1", `tasks/${b}`, { status: "completed" });
  await settled();
  expect(sent).toEqual(["a1", "b1"]);
  slow.refuse();
  await slow.done;
  await settled();
  expect(sent).toEqual(["a1", "b1", "a2"]);
  later.answer();
  other.answer();
  await Promise.all([later.done, other.done]);
});

it("sends a write that refers to a row after the row's change and before its deletion", async () => {
  const { sent, write } = server();
  const [projectId, one, two] = [newId(), newId(), newId()];
  const project = write("project", "projects", { id: projectId, name: "New" });
  const tasks = [one, two].map((id) => write(id, "tasks", { id, projectId }));
  const deletion = write("deletion", `projects/${projectId}`);
  await settled();
  expect(sent).toEqual(["project"]);
  project.answer();
  await settled();
  // Two writes that only refer to the same project do not wait for each other.
  expect(sent).toEqual(["project", one, two]);
  tasks.forEach(({ answer }) => answer());
  await settled();
  expect(sent.at(-1)).toBe("deletion");
  deletion.answer();
  await deletion.done;
});

it("orders writes of several rows in one body, and of the profile", async () => {
  const { sent, write } = server();
  const [a, b] = [newId(), newId()];
  const writes = [
    write("rename", `files/${a}`, { name: "x" }),
    write("delete", "files/delete-many", [a, b]),
    write("theme", "users", { name: "x" }),
    write("zone", "users", { timeZone: "Asia/Kathmandu" }),
  ];
  await settled();
  expect(sent).toEqual(["rename", "theme"]);
  writes.forEach(({ answer }) => answer());
  await Promise.all(writes.map(({ done }) => done));
  expect(sent).toEqual(["rename", "theme", "delete", "zone"]);
});

it("asks before the page is closed while a write is pending, and sends waiting writes when it is closed", async () => {
  expect(asks()).toBe(false);
  const { sent, write } = server();
  const id = newId();
  const writes = [write("first", `tasks/${id}`, {}), write("second", `tasks/${id}`, {})];
  expect(asks()).toBe(true);
  window.dispatchEvent(new Event("pagehide"));
  await settled();
  expect(sent).toEqual(["first", "second"]);
  writes.forEach(({ answer }) => answer());
  await Promise.all(writes.map(({ done }) => done));
  await settled();
  expect(asks()).toBe(false);
});
