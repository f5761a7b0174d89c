import { expect, it } from "vitest";
import { readCsvFile } from "./file";

it("the time of another program is not taken for clients", async () => {
  const text = "Client,Project,Email,Start date,Start time,Duration\nBakery,Website,ida@example.com,,,";
  expect(await readCsvFile(new File([text], "time.csv"))).toEqual({ timeOf: "Toggl" });
});

it("a CSV file of clients is read into rows", async () => {
  const read = await readCsvFile(new File(["Client,Email\nBakery,ida@example.com"], "clients.csv"));
  expect(read).toMatchObject({ head: ["Client", "Email"], rows: [{ cells: ["Bakery", "ida@example.com"] }] });
});
