/** Moves the pointer, waits and presses, as a person does; a search waits again and types ten letters a second. */
const press =
  (selector, index = 0) =>
  async (page) => {
    await page.locator(selector).nth(index).hover();
    await page.waitForTimeout(200);
    // Not click(), which runs a hit test in the page during the press.
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
/** Types ten letters a second into what has the focus. */
const type = (text) => (page) => page.keyboard.type(text, { delay: 100 });
const dialog = [
  ["open a row", press("main [data-open]", 3), "[role=dialog]"],
  ["close it", close],
];

/** A page with only a button (ceilings/app/page.tsx), as the floor for every page. */
export const bareScene = {
  row: "main button",
  presses: Array.from({ length: 8 }, () => ["press a button", press("main button")]),
};

/** Each page with a long list, the selector of its rows, and its presses: a name, an action, the selector of what appears, and
 * the number of keys if p75 is wanted too. */
export const scenes = [
  {
    path: "/home/actions",
    row: "[data-row]",
    presses: [
      ["check a task", press("[data-row] input", 2)],
      ["check another task", press("[data-row] input", 4)],
      ...dialog,
      ["show completed tasks", press('main input[type="radio"][value="completed"]')],
      ["show pending tasks", press('main input[type="radio"][value="pending"]')],
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
      ["open a select", press("main article [role=combobox]", 2), "[role=listbox]"],
      ["close it", close],
      ["search", search("an")],
    ],
  },
  {
    path: "/home/projects",
    row: "main article",
    presses: [
      ["search", search("a")],
      ["open the palette", (page) => page.keyboard.press("Control+k"), "[role=dialog]"],
      ["type in the palette, seven keys", type("website"), "[role=option]", 7],
      ["close the palette", close],
      ["to files", go("/home/files")],
      ["to actions", go("/home/actions")],
      ["to partners", go("/home/partners")],
      ["to projects, again", go("/home/projects")],
      ["to files, again", go("/home/files")],
      ["to actions, again", go("/home/actions")],
    ],
  },
];
