import "server-only";
import type { EventContent, FilesContent, ProjectContent, TaskContent } from "./content-types";

/** The studio's own work: projects without a client. */
export const studioProjects: ProjectContent[] = [
  {
    name: "Studio website",
    projectStatus: "active",
    paymentStatus: "pending",
    budget: 0,
    pinned: true,
    started: -65,
    updatedHoursAgo: 52,
    note: [
      "Eight projects, no more. Each with one thing that went wrong and what it taught.",
      "",
      "Rule: one hour each week, and a version online at the end of it.",
      "Not for sale: newsletter, testimonials carousel, process diagram.",
    ],
    links: [
      ["Live site", "https://oyelaran.example"],
      ["Repository", "https://github.com/oyelaran-studio/website"],
      ["Sketches", "https://www.figma.com/design/1vBmXcZ7dStudio01/Website"],
      ["Case study texts", "https://docs.google.com/document/d/1StudioCases"],
      ["Sites worth another look", "https://bookmarks.example/tamsin/sites"],
    ],
    partners: ["Yael Abramov", "Isamu Nakagawa"],
    tasks: [
      {
        date: 0,
        name: "Write the case study of the market stall",
        details: "What went wrong: the first enamel cracked at the screws.",
        tags: ["writing"],
      },
      { day: 4, name: "Ask Søren whether the stand photographs may be shown", tags: ["permission"] },
      { day: 7, time: "09:30", name: "Retake the portrait without the plants", tags: ["photo"] },
      { day: 21, name: "Proofread everything once more, aloud", tags: ["writing"] },
      { day: -13, name: "Dark theme follows the system", done: true, tags: ["front end"] },
    ],
    events: [
      { day: -60, time: "17:00", name: "Cut the list of projects to eight", tags: ["studio"] },
      { day: -28, time: "17:00", name: "Text evening with Yael", tags: ["writing"] },
      { day: -9, time: "17:00", name: "Spacing review with Isamu", tags: ["typography"] },
      { day: 1, time: "17:00", name: "Weekly hour: case studies", tags: ["studio"] },
      { day: 6, time: "17:00", name: "Weekly hour: pictures", tags: ["studio", "photo"] },
      { day: 11, time: "17:00", name: "Weekly hour: about page", tags: ["studio"] },
      { day: 32, name: "New site online", tags: ["deadline"] },
    ],
    files: {
      work: [
        ["Start page, three ideas", "wireframe-web.png", -57],
        ["Case study layout", "https://www.figma.com/design/1vBmXcZ7dStudio01/Case-study", -35, "design"],
        ["Ropewalk mark, versions", "logo-sheet.webp", -49],
        ["Site components", "https://www.figma.com/design/1vBmXcZ7dStudio01/Components", -22, "design"],
        ["Website source", "https://github.com/oyelaran-studio/website/tree/next", -8, "code"],
        ["Case texts, four of eight", "site-copy.txt", -6],
      ],
      asset: [
        ["Studio cards, last printing", "https://drive.google.com/file/d/1StudioCards/view", -40, "image"],
        ["Studio fonts", "web-fonts.zip", -51],
        ["Permissions, project by project", "content-inventory.csv", -19],
        ["Process film, raw", "motion-test.webm", -14],
        ["Portrait session", "https://drive.google.com/drive/folders/1StudioPortrait", -11, "image"],
        [
          "Visit counts, twelve months",
          "https://docs.google.com/spreadsheets/d/1StudioVisits",
          -24,
          "spreadsheet",
        ],
      ],
    },
  },
  {
    name: "Conference talk: systems for one",
    projectStatus: "active",
    paymentStatus: "processing",
    budget: 1800,
    started: -17,
    updatedHoursAgo: 31,
    note: [
      "25 minutes, 300 people, no live demo. The point: a design system is a promise to your future self.",
      "",
      "1. The drawer of labels at Saltmarsh",
      "2. Tokens nobody asked for",
      "3. What I deleted last year",
    ],
    links: [
      ["Slides", "https://docs.google.com/presentation/d/1SystemsForOne"],
      ["Speaker page", "https://smallstudios.example/speakers"],
      ["Notes and references", "https://docs.google.com/document/d/1SystemsNotes"],
      ["Travel booking", "https://rail.example/trips/7Q2K"],
      ["Programme", "https://smallstudios.example/programme"],
    ],
    partners: ["Hana Kobayashi", "Marcus Bellweather"],
    tasks: [
      {
        day: -1,
        name: "Send title and biography to the organisers",
        details: "70 words. They want a picture in landscape.",
        tags: ["paperwork"],
      },
      { day: 2, time: "09:30", name: "Rehearse part one with a timer", tags: ["speaking"] },
      { day: 6, name: "Redraw the token diagram by hand", tags: ["slides"] },
      { day: 13, time: "16:00", name: "Captions for all pictures", tags: ["accessibility", "slides"] },
      { day: -8, name: "Outline on twelve cards", done: true, tags: ["writing"] },
    ],
    events: [
      { day: -15, time: "12:00", name: "Call with the organisers", tags: ["call"] },
      { day: -3, time: "17:00", name: "Outline read aloud to Hana", tags: ["speaking"] },
      { day: 8, time: "12:00", name: "Voice lesson with Marcus", tags: ["speaking"] },
      { day: 13, time: "17:00", name: "Dress rehearsal in the studio", tags: ["speaking"] },
      { day: 17, name: "Slides due", tags: ["deadline"] },
      { day: 22, time: "13:30", name: "Sound check in the hall", tags: ["on site"] },
      {
        day: 23,
        time: "11:00",
        name: "Talk: systems for one",
        details: "Hall B, after the coffee break.",
        tags: ["speaking"],
      },
    ],
    files: {
      work: [
        ["Slides, first complete run", "concept-deck.pptx", -5],
        ["Token diagram", "sitemap.png", -7],
        ["Talk script with pauses", "site-copy.txt", -4],
        ["Rehearsal recording", "voice-sample.wav", -2],
        ["Example tokens for the screen", "design-tokens.json", -6],
        ["Title slide, lettering", "type-specimen.webp", -3],
      ],
      asset: [
        ["Speaker agreement", "service-agreement.pdf", -16],
        ["Expenses for travel and hotel", "cost-estimate.csv", -9],
        [
          "Organisers' slide template",
          "https://docs.google.com/presentation/d/1SmallStudiosTemplate",
          -12,
          "presentation",
        ],
        ["Announcement pictures", "https://drive.google.com/drive/folders/1SystemsAnnounce", -10, "image"],
        [
          "Interview with three studios",
          "https://drive.google.com/file/d/1SystemsInterview/view",
          -8,
          "audio",
        ],
      ],
    },
  },
];

/** The tasks that belong to no project: the running of a studio. */
export const studioTasks: TaskContent[] = [
  { date: 0, name: "Water the ficus and write down three good things", tags: ["studio"] },
  { day: 3, name: "Send last month's receipts to Ruth", tags: ["bookkeeping"] },
  { day: 5, time: "09:30", name: "Renew the domain names that end next month", tags: ["admin"] },
  { day: -2, name: "Back up the studio drive to the second disk", done: true, tags: ["admin"] },
];

export const studioEvents: EventContent[] = [
  { day: -31, time: "13:00", name: "Quarter review with Ruth", tags: ["bookkeeping"] },
  { day: -10, time: "12:00", name: "Lunch with the Ropewalk Lane neighbours", tags: ["studio"] },
  {
    date: 0,
    name: "Portfolio review night at the print club",
    details: "Bring the Clockwork proofs and something unfinished.",
    tags: ["studio"],
  },
  { day: 0, time: "17:00", name: "Plan the week on one sheet of paper", tags: ["studio"] },
  { day: 10, time: "13:00", name: "Half a year in numbers, with Ruth", tags: ["bookkeeping"] },
  { day: 16, time: "12:00", name: "Dentist", tags: ["personal"] },
  { date: 25, name: "Quarterly taxes", tags: ["deadline", "bookkeeping"] },
];

export const studioFiles: FilesContent = {
  work: [
    ["Hours and rates, this year", "https://docs.google.com/spreadsheets/d/1StudioHours", -12, "spreadsheet"],
    ["Standard terms, next version", "site-copy.txt", -20],
    ["Studio board", "https://trello.com/b/RpwStud1/studio", -70, "project-management"],
  ],
  asset: [
    ["Standard agreement", "service-agreement.pdf", -90],
    [
      "Insurance certificate {year}",
      "https://drive.google.com/file/d/1StudioInsurance/view",
      -34,
      "document",
    ],
    ["Ropewalk Lane, studio four", "photo-interior.webp", -60],
    ["Hours database, backup", "seed-data.sql", -3],
  ],
};
