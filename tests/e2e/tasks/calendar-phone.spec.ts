import { expect, test } from "../../setup/test";
import { Calendar } from "../pages/calendar";

// A phone, and no other browser: the wide calendar has journeys of its own.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  timezoneId: "Pacific/Auckland",
});

const DAY = "2027-03-10";

test("a day is chosen for its list, whose rows are moved by menu and by touch", async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.start(DAY);
  await calendar.create("tasks", "Proofread", DAY);
  await calendar.open(DAY);
  const list = (day: string) => calendar.list(day).getByRole("button", { name: "Proofread", exact: true });
  await expect(list("Wednesday, March 10, 2027")).toBeVisible();
  await page.getByRole("button", { name: "Move Proofread" }).click();
  await calendar.chooseFromMenu("Day after");
  await expect(page.getByText("Nothing scheduled.")).toBeVisible();
  await calendar.cell("2027-03-11").click();
  await expect(list("Thursday, March 11, 2027")).toBeVisible();

  const row = calendar.list("Thursday, March 11, 2027").getByRole("listitem");
  const [from, to] = [await row.boundingBox(), await calendar.cell("2027-03-19").boundingBox()];
  if (!from || !to) throw new Error("Not on the screen");
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await send("touchStart", from.x + 120, from.y + 10);
  await expect(page.locator("[data-dnd-dragging]")).toBeVisible();
  const goal = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  await send("touchMove", goal.x, goal.y + 20);
  await send("touchMove", goal.x, goal.y);
  await expect(calendar.cell("2027-03-19")).toHaveAttribute("data-over");
  await send("touchEnd", goal.x, goal.y);
  await expect(calendar.cell("2027-03-19")).toHaveAccessibleName(/, 1 item$/);
  await calendar.cell("2027-03-19").click();
  await expect(list("Friday, March 19, 2027")).toBeVisible();

  await page.getByRole("button", { name: /^Add on / }).click();
  await calendar.chooseFromMenu("Add event");
  await calendar.dialog("Event").getByRole("textbox", { name: "Name" }).fill("Lunch");
  await calendar.dialog("Event").getByRole("button", { name: "Add event" }).click();
  await page.getByRole("radio", { name: "Week" }).click();
  await expect(calendar.list("Friday, March 19, 2027").getByRole("listitem")).toHaveText([
    /Lunch/,
    /Proofread/,
  ]);
});
