import { beforeAll, expect, it } from "vitest";
import { ask as askOnce } from "../support/call";
import { generateSteps, type Step } from "../support/random/random-work";
import { contents, type Noun, nouns, parents, type Row, TenantModel } from "../support/tenant-model";
import { newTenant, renewTenant, type Tenant } from "../support/tenants";

// Random operations of two tenants, each compared with a model. `npm run test:fuzz` runs more of them.
const STEPS = Number(process.env.MODEL_STEPS ?? 100);
const SEED = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** After this many steps all rows of both tenants are compared, not only those of the step's noun. */
const ROUND = 20;
/** After this many steps both have a new access token. */
const RENEWAL = 500;

type Side = {
  mark: string;
  tenant: Tenant;
  model: TenantModel;
  sent?: { noun: Noun; body: Record<string, unknown> };
};
let sides: [Side, Side];

beforeAll(async () => {
  const [first, second] = await Promise.all([newTenant(), newTenant()]);
  sides = [
    { mark: "Ada", tenant: first, model: new TenantModel() },
    { mark: "Bea", tenant: second, model: new TenantModel() },
  ];
});

it(
  `isolates two tenants, and matches their models, over ${STEPS} random operations`,
  async () => {
    const counts: Record<string, number> = {};
    for (const [index, step] of generateSteps(SEED, STEPS).entries()) {
      const label = `MODEL_SEED=${SEED}, step ${index}: ${JSON.stringify(step)}`;
      if (index % RENEWAL === RENEWAL - 1)
        for (const side of sides) side.tenant = await renewTenant(side.tenant);
      const [own, other] = step.who === 0 ? sides : [sides[1], sides[0]];
      const [status, expected] = await take(step, own, other);
      expect(status, label).toBe(expected);
      counts[`${step.what} ${status}`] = (counts[`${step.what} ${status}`] ?? 0) + 1;
      await compare(own, other, nouns, label);
      await compare(other, own, index % ROUND === 0 ? nouns : [step.noun], label);
    }
    process.stdout.write(
      `measured: two tenants: ${STEPS} steps of seed ${SEED}: ${JSON.stringify(counts)}\n`,
    );
  },
  60_000 + 300 * STEPS,
);

/** Expects that a tenant sees exactly the rows of its model, and none of the other's. */
async function compare(side: Side, other: Side, which: readonly Noun[], label: string) {
  await Promise.all(
    which.map(async (noun) => {
      expect(await seen(side, other, noun), `${label}: ${noun} of ${side.mark}`).toEqual(
        side.model.find(noun),
      );
    }),
  );
}

async function seen({ tenant }: Side, other: Side, noun: Noun, name?: string): Promise<Row[]> {
  const { status, body } = await ask(tenant, "POST", `${noun}/search`, { take: 1000, name });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(other.mark);
  const rows = body.items.map((item) => ({
    id: item.id,
    name: item[nameOf(noun)] as string,
    belongsTo: (item[parents[noun]?.column ?? ""] ?? null) as string | null,
  }));
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Repeats requests that a stalled machine rejected before doing anything. */
async function ask(...request: Parameters<typeof askOnce>) {
  let answer = await askOnce(...request);
  for (let left = 10; left > 0 && answer.status === 503; left -= 1) answer = await askOnce(...request);
  return answer;
}

/** Runs a step; returns the actual and the expected status. */
async function take(step: Step, own: Side, other: Side): Promise<[number, number]> {
  return doing[step.what](step, own, other);
}

const doing: Record<Step["what"], (step: Step, own: Side, other: Side) => Promise<[number, number]>> = {
  create: (step, own, other) => create(step.id, step, own, other),

  // Ids are unique per tenant only, so an id of the other tenant is allowed.
  "create as the other": (step, own, other) => {
    const existingId = pick(other.model.all(step.noun), step.pick)?.id ?? step.id;
    return create(own.model.get(step.noun, existingId) ? step.id : existingId, step, own, other);
  },

  "send again": async (_step, own) => {
    if (!own.sent) return [0, 0];
    const { noun, body } = own.sent;
    const row = rowOf(noun, body);
    const stored = own.model.get(noun, row.id);
    const isSame = stored?.name === row.name && stored.belongsTo === row.belongsTo;
    const { status } = await ask(own.tenant, "POST", noun, body);
    if (stored) return [status, isSame ? 200 : 409];
    return [status, accept(own, noun, body)];
  },

  rename: async (step, own, other) => {
    const id = picked(step, own, other);
    const name = `${own.mark} ${step.name}`;
    const { status } = await ask(own.tenant, "PATCH", `${step.noun}/${id}`, { [nameOf(step.noun)]: name });
    const row = own.model.get(step.noun, id);
    if (row) row.name = name;
    return [status, row ? 200 : 404];
  },

  move: async (step, own, other) => {
    const noun = (["projects", "tasks", "events"] as const)[step.pick % 3] ?? "tasks";
    const { noun: parent = "clients", column = "" } = parents[noun] ?? {};
    const id = picked({ ...step, noun }, own, other);
    const target = pick((step.isParentForeign ? other : own).model.all(parent), step.parentPick)?.id ?? null;
    const { status } = await ask(own.tenant, "PATCH", `${noun}/${id}`, { [column]: target });
    const row = own.model.get(noun, id);
    const isGood = row && (target === null || own.model.get(parent, target));
    if (isGood) row.belongsTo = target;
    return [status, isGood ? 200 : 404];
  },

  delete: async (step, own, other) => {
    const id = picked(step, own, other);
    const { status } = await ask(own.tenant, "DELETE", `${step.noun}/${id}`);
    const isThere = own.model.get(step.noun, id) !== undefined;
    own.model.remove(step.noun, id);
    return [status, isThere ? 204 : 404];
  },

  search: async (step, own, other) => {
    if (step.noun === "sales-documents") return [0, 0];
    const text = step.name.slice(step.pick % 4, 6).toUpperCase();
    expect(await seen(own, other, step.noun, text)).toEqual(own.model.find(step.noun, text));
    return [200, 200];
  },

  pin: async (step, own, other) => {
    const pinnedProjects = [picked({ ...step, noun: "projects" }, own, other)];
    const { status, body } = await ask(own.tenant, "PATCH", "users", { pinnedProjects });
    const isOwn = own.model.get("projects", pinnedProjects[0] ?? null) !== undefined;
    if (isOwn) expect(body.pinnedProjects).toEqual(pinnedProjects);
    return [status, isOwn ? 200 : 404];
  },

  staff: async (step, own, other) => {
    const contactType = step.parentPick % 2 === 0 ? "client" : "partner";
    const noun = `${contactType}-contacts` as const;
    const project = picked({ ...step, noun: "projects", isForeign: false }, own, other);
    const contact = picked({ ...step, noun }, own, other);
    const contacts = { contactType, contacts: [contact] };
    const { status } = await ask(own.tenant, "PATCH", `projects/${project}`, { contacts });
    const isOwn = own.model.get("projects", project) && own.model.get(noun, contact);
    return [status, isOwn ? 200 : 404];
  },

  "clear out": async (step, own, other) => {
    const ids = [...own.model.all("files").slice(0, step.pick % 3), ...other.model.all("files")].map(
      (row) => row.id,
    );
    const mine = [...new Set(ids)].filter((id) => own.model.get("files", id));
    const { status, body } = await ask(own.tenant, "POST", "files/delete-many", ids);
    expect(body.count).toBe(mine.length);
    for (const id of mine) own.model.remove("files", id);
    return [status, 200];
  },

  reset: async (_step, own) => {
    const { status } = await ask(own.tenant, "POST", "demo/reset", {});
    own.model.clear();
    return [status, 200];
  },
};

async function create(id: string, step: Step, own: Side, other: Side): Promise<[number, number]> {
  const { noun } = step;
  const parent = parents[noun];
  const body: Record<string, unknown> = { id, ...contents[noun], [nameOf(noun)]: `${own.mark} ${step.name}` };
  if (parent) {
    const rows = (step.isParentForeign ? other : own).model.all(parent.noun);
    body[parent.column] = pick(rows, step.parentPick)?.id ?? (parent.isRequired ? step.id : null);
  }
  const { status } = await ask(own.tenant, "POST", noun, body);
  return [status, accept(own, noun, body)];
}

/** Applies a create to the model; returns the expected status. */
function accept(own: Side, noun: Noun, body: Record<string, unknown>): number {
  const row = rowOf(noun, body);
  const parent = parents[noun];
  if (parent && row.belongsTo !== null && !own.model.get(parent.noun, row.belongsTo)) return 404;
  own.model.put(noun, row);
  own.sent = { noun, body };
  return 201;
}

function rowOf(noun: Noun, body: Record<string, unknown>): Row {
  const belongsTo = (body[parents[noun]?.column ?? ""] ?? null) as string | null;
  return { id: body.id as string, name: body[nameOf(noun)] as string, belongsTo };
}

const nameOf = (noun: Noun) => (noun === "sales-documents" ? "projectTitle" : "name");

/** The id of an existing row of the own or the other tenant, or an unknown id when there is none. */
function picked(step: Step, own: Side, other: Side): string {
  return pick((step.isForeign ? other : own).model.all(step.noun), step.pick)?.id ?? step.id;
}

function pick<Value>(values: Value[], number: number): Value | undefined {
  return values[number % (values.length || 1)];
}
