/** The pointer comes, rests and presses, as a hand does; it rests again before it types, ten letters a second. */
const press =
  (selector, index = 0) =>
  async (page) => {
    await page.locator(selector).nth(index).hover();
    await page.waitForTimeout(200);
    // Not click(), which asks the page what lies under the pointer while the press is under way.
    await page.mouse.down();
    await page.mouse.up();
  };
const go = (path) => press(`aside a[href="${path}"]`);
const close = (page) => page.keyboard.press("Escape");
const search = (text) => async (page) => {
  await press('main input[type="search"]')(page);
  await page.waitForTimeout(200);
  await page.keyboard.type(text, { delay: 100 });
};
const dialog = [
  ["open a row", press("main [data-open]", 3), "[role=dialog]"],
  ["close it", close],
];

/** A page that has nothing but a button (ceilings/app/page.tsx), which no page of this app could be quicker than. */
export const bareScene = {
  row: "main button",
  presses: Array.from({ length: 8 }, () => ["press a button", press("main button")]),
};

/** Each page with a long list, what is one of its rows, and what is done to it: a name, a press and what it shows. */
export const scenes = [
  {
    path: "/home/actions",
    row: "[data-row]",
    presses: [
      ["tick a task", press("[data-row] input", 2)],
      ["tick another", press("[data-row] input", 4)],
      ...dialog,
      ["show the completed", press('main input[type="radio"][value="completed"]')],
      ["show the pending", press('main input[type="radio"][value="pending"]')],
    ],
  },
  {
    path: "/home/files",
    row: "main [data-open]",
    presses: [["search", search("in")], ...dialog, ["select", press("header button[aria-pressed]")]],
  },
  {
    path: "/home/partners",
    row: "main article",
    presses: [["search", search("an")], ...dialog],
  },
  {
    path: "/home/income",
    row: "main article",
    presses: [
      ["open a status", press("main article [role=combobox]", 2), "[role=listbox]"],
      ["close it", close],
      ["search", search("an")],
    ],
  },
  {
    path: "/home/projects",
    row: "main article",
    presses: [
      ["search", search("a")],
      ["to files", go("/home/files")],
      ["to actions", go("/home/actions")],
      ["to partners", go("/home/partners")],
      ["to projects, again", go("/home/projects")],
      ["to files, again", go("/home/files")],
      ["to actions, again", go("/home/actions")],
    ],
  },
];
