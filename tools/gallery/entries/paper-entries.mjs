import { callApi, linkTo, newPaper } from "../new-paper.mjs";
import { papers } from "../papers.mjs";
import { choose } from "./issue-entries.mjs";

/** Every kind of paper, in several languages and scripts, the client's page of it, and how it is sent. */
export const paperEntries = [
  ...Object.keys(papers).map((name) => ({
    name: `paper-${name}`,
    path: "/home/income",
    isPaper: true,
    steps: (page) => openPaper(page, name),
  })),
  { name: "document-sharing", path: "/home/income", steps: openSharing },
  { name: "document-send", path: "/home/income", steps: openSending },
  { name: "client-page-invoice", path: "/home/income", steps: (page) => openClientPage(page, "invoice") },
  { name: "client-page-quotation", path: "/home/income", steps: (page) => openClientPage(page, "quotation") },
  { name: "client-page-accepted", path: "/home/income", steps: openAnswered },
  { name: "client-page-arabic", path: "/home/income", steps: (page) => openClientPage(page, "arabic") },
].map((entry) => ({ ...entry, addsRows: true }));

/** Issues a paper and opens its page. */
async function openPaper(page, name) {
  const id = await newPaper(page, papers[name]);
  await page.goto(`/home/income/document/${id}`);
  await page.getByRole("region", { name: "Document", exact: true }).locator("[data-page]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return id;
}

async function openSharing(page) {
  const id = await newPaper(page, papers.quotation);
  await linkTo(page, id);
  await page.goto(`/home/income/document/${id}`);
  const panel = page.getByRole("region", { name: "Client’s page" });
  await panel.getByText("Not opened yet").waitFor();
  await panel.scrollIntoViewIfNeeded();
}

async function openSending(page) {
  await openPaper(page, "german");
  await choose(page, "Send…");
  await page.getByRole("dialog", { name: /^Send/ }).getByLabel("Message").waitFor();
}

export async function openClientPage(page, name) {
  const address = await linkTo(page, await newPaper(page, papers[name]));
  await page.goto(address);
  return address;
}

async function openAnswered(page) {
  const address = await openClientPage(page, "quotation");
  const token = address.split("/").at(-1);
  await callApi(page, "POST", `public/documents/${token}/answer`, { answer: "accepted", name: "Anan Suda" });
  await page.reload();
}
