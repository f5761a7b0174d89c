import type { ComponentType } from "react";
import { Desk, Menu, Paper, Rows } from "./tour-home-pictures";
import {
  Builder,
  Chips,
  DropZone,
  FileRows,
  Flags,
  Panels,
  People,
  Sums,
  TwoPanels,
} from "./tour-page-pictures";
import type { TourPage } from "./tour-page";

export interface TourCard {
  title: string;
  text: string;
  Picture: ComponentType;
}

/** The cards shown at the first visit of each page. */
export const tourCards: Record<TourPage, readonly TourCard[]> = {
  home: [
    {
      title: "One desk for all of your clients",
      text: "Every project is here, in the colour of the client it is for. Filter them by status, payment, client or name.",
      Picture: Desk,
    },
    {
      title: "What is next, what is late",
      text: "Each card names its next task. Actions shows the tasks and events of all projects, the overdue ones first.",
      Picture: Rows,
    },
    {
      title: "Add from wherever you are",
      text: "The plus makes a task, an event, a project, a client, a contact, a partner or a file, on every page.",
      Picture: Menu,
    },
    {
      title: "From quotation to receipt",
      text: "Income turns a project into a quotation, an invoice and a receipt, each with a PDF to send.",
      Picture: Paper,
    },
  ],
  project: [
    {
      title: "A project's whole life on one page",
      text: "Tasks, events, links, notes, people and files stand side by side. Notes save themselves as you type.",
      Picture: Panels,
    },
  ],
  actions: [
    {
      title: "Everything there is to do",
      text: "Tasks and events of all projects, each with its project and client. Tick a task, and take it back at once if you did not mean it.",
      Picture: TwoPanels,
    },
  ],
  files: [
    {
      title: "Drop files anywhere",
      text: "Drag them onto this page or onto a project's panel, several at once. Each shows how far it is, and can be cancelled.",
      Picture: DropZone,
    },
    {
      title: "Links are files too",
      text: "Add what lives elsewhere by its URL. Drafts and assets keep work in progress apart from what is done.",
      Picture: FileRows,
    },
  ],
  clients: [
    {
      title: "Every client flies a colour",
      text: "Pick one of 21, and it marks all that is theirs: projects, tasks, files and papers.",
      Picture: Flags,
    },
  ],
  partners: [
    {
      title: "The people you work with",
      text: "Keep who does what, for whom and how to reach them, and choose them for your projects.",
      Picture: People,
    },
  ],
  income: [
    {
      title: "Who owes what, at a glance",
      text: "Three sums follow at once when a payment status changes: not yet processed, being processed, and all that is due.",
      Picture: Sums,
    },
    {
      title: "Three papers for each project",
      text: "A chip makes the quotation, invoice or receipt, or opens the one that is there.",
      Picture: Chips,
    },
  ],
  documentbuilder: [
    {
      title: "The paper as you type",
      text: "Your profile, the client and the project are filled in. Add items, watch the total, save a draft or create the PDF.",
      Picture: Builder,
    },
  ],
};
