import { expect, it } from "vitest";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";

type Issuer = Awaited<ReturnType<typeof newIssuer>>;

async function nextNumber({ tenant }: Issuer): Promise<string> {
  const { body } = await ask(tenant, "GET", "document-settings");
  return String((body.invoice as { next: string | number }).next);
}

it("a typed number that is taken back leaves the counter where it was before it", async () => {
  const issuer = await newIssuer();
  await issuer.issued();
  expect(await nextNumber(issuer)).toBe("2");
  const typed = await issuer.issued({ number: "50" });
  expect(await nextNumber(issuer)).toBe("51");
  await issuer.succeed(typed.id, "take-back");
  expect(await nextNumber(issuer)).toBe("2");
  await ask(issuer.tenant, "DELETE", `sales-documents/${typed.id}`);
  expect((await issuer.issued()).number).toBe("2");
});

it("a typed number below the next one leaves it as it is, issued and taken back", async () => {
  const issuer = await newIssuer();
  await issuer.settings({ invoice: { next: 6 } });
  const typed = await issuer.issued({ number: "5" });
  expect(await nextNumber(issuer)).toBe("6");
  await issuer.succeed(typed.id, "take-back");
  expect(await nextNumber(issuer)).toBe("6");
});

it("a typed number that began its series leaves no series behind", async () => {
  const issuer = await newIssuer();
  const typed = await issuer.issued({ number: "50" });
  await issuer.succeed(typed.id, "take-back");
  await ask(issuer.tenant, "DELETE", `sales-documents/${typed.id}`);
  expect((await issuer.issued()).number).toBe("1");
});

it("a number that was not sent is never a typed one, whatever was issued since it was shown", async () => {
  const issuer = await newIssuer();
  const { number: shown, ...untouched } = await issuer.add();
  expect(shown).toBe("1");
  const other = await issuer.issued();
  expect(other.number).toBe("1");
  expect((await issuer.succeed(untouched.id, "issue")).number).toBe("2");
});

it("a number typed into a credit note is kept, also where it is the next one of the invoices", async () => {
  const issuer = await newIssuer();
  await issuer.issued();
  const invoice = await issuer.issued();
  const { id } = await issuer.succeed(invoice.id, "credit");
  await issuer.change(id, { number: "3" });
  expect((await issuer.succeed(id, "issue")).number).toBe("3");
});
