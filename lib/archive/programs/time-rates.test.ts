import { expect, it } from "vitest";
import { readTimeCsv } from "./time-csv";
import { rateOfAmount } from "./time-values";

const kimai = `Date;From;To;Duration;Currency;Rate;Internal price;Hourly rate;Username;Name;Customer;Project;Activity;Description;Billable;Tags;Exported
2026-07-02;22:00;00:30;2:30;EUR;225.00;0;90;ida;Ida;Bakery;Website;Design;Layout;1;a;0`;
const heads = {
  toggl:
    "User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (USD)",
  clockify:
    "Project,Client,Description,Start Date,Start Time,End Date,End Time,Duration (decimal),Billable Rate (EUR)",
  harvest: "Date,Client,Project,Task,Notes,Hours,Billable?,Invoiced?,Billable Rate,Currency",
};

function read(text: string) {
  return readTimeCsv(text, "UTC", new Date("2026-11-28T12:00:00Z"));
}

it.each([
  ["120.00", 90.5, "79.56"],
  ["120.00", 90, "80"],
  ["1.33", 1, "80"],
  ["43,75", 30, "87.5"],
  ["0.00", 30, null],
  ["", 30, null],
  [undefined, 30, null],
])("an amount of %j for %d minutes is a rate of %j", (amount, minutes, rate) => {
  expect(rateOfAmount(amount, minutes * 60)).toBe(rate);
});

it.each([
  [heads.toggl, ["USD"]],
  [heads.clockify, ["EUR"]],
  [`${heads.harvest}\n2026-07-02,Bakery,Website,Design,Layout,1.5,Yes,No,90.0,US Dollar - USD`, ["USD"]],
  [
    `${heads.harvest}\n2026-07-02,Bakery,Website,Design,Layout,1.5,Yes,No,90.0,US Dollar - USD\n2026-07-03,Bakery,Website,Design,Layout,1.5,No,No,0.0,Euro - EUR`,
    ["USD"],
  ],
  [kimai, ["EUR"]],
  [heads.harvest, []],
])("the currencies of the rates of the export %s are known", (text, currencies) => {
  expect(read(text).rateCurrencies).toEqual(currencies);
});

it("time that is not billable has no rate of its own, and a rate has thousands", () => {
  const rateOf = (rate: string, billable: string) =>
    read(kimai.replace(";90;", `;${rate};`).replace("Layout;1", `Layout;${billable}`)).timeEntries[0]?.rate;
  expect(rateOf("0", "0")).toBeNull();
  expect(rateOf("1.100,50", "1")).toBe("1100.50");
  expect(rateOf("1,100.50", "1")).toBe("1100.50");
  expect(rateOf("100.50", "1")).toBe("100.50");
});

it.each([
  ["0.00", "500.00", "500.00", "200", 0],
  ["", "500.00", "500.00", "200", 0],
  ["0.00", "0.00", "500.00", "200", 0],
  ["0,00", "", "433,21", "173.284", 0],
  ["90", "500.00", "500.00", "90", 0],
  ["0.00", "0.00", "0.00", "0.00", 0],
  ["0.00", "500.005", "", null, 1],
  ["0.00", "€ 500", "500.00", null, 1],
])("Kimai's rate %j with the price %j and the fixed price %j is the rate %j", (...row) => {
  const [hourly, price, fixed, rate, lost] = row;
  const text = kimai
    .replace("Rate;Internal", "Price;Internal")
    .replace("Hourly rate", "Hourly price;Fixed price")
    .replace(";225.00;0;90;", `;${price};0;${hourly};${fixed};`);
  const { timeEntries, lostPrices } = read(text);
  expect([timeEntries[0]?.rate, lostPrices]).toEqual([rate, lost]);
  expect(read(text.replace("Layout;1", "Layout;0"))).toMatchObject({
    timeEntries: [{ rate: null }],
    lostPrices: 0,
  });
});

it("a rate with a decimal comma is kept", () => {
  expect(read(kimai.replace(";90;", ";90,50;")).timeEntries[0]?.rate).toBe("90.50");
});
