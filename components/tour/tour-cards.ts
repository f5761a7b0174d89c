import type { ComponentType } from "react";
import { BilledTime, Clock, Colors, Documents, FileRows, Partners, Sums, Week } from "./tour-list-pictures";
import {
  AddMenu,
  DropZone,
  EditedPaper,
  Invoice,
  ProjectCards,
  TaskPanel,
  Tasks,
  TickedTasks,
} from "./tour-pictures";
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
      title: "All your clients in one place",
      text: "Every project is shown in its client's colour. Filter by status, payment, client or name.",
      Picture: ProjectCards,
    },
    {
      title: "What is next and what is overdue",
      text: "Each project card shows its next task. Actions lists the tasks and events of all projects, overdue tasks first.",
      Picture: Tasks,
    },
    {
      title: "Add from any page",
      text: "Use the plus button to add a task, event, project, client, contact, partner or file.",
      Picture: AddMenu,
    },
    {
      title: "From quotation to receipt",
      text: "Under Income, create a quotation, an invoice and a receipt for a project, each with a PDF to send.",
      Picture: Invoice,
    },
  ],
  project: [
    {
      title: "A whole project on one page",
      text: "Tasks, events, links, notes, contacts and files are side by side. Notes are saved as you type.",
      Picture: TaskPanel,
    },
  ],
  actions: [
    {
      title: "All tasks and events",
      text: "See the tasks and events of all projects, each with its project and client. Tick a task to complete it, and untick it to undo.",
      Picture: TickedTasks,
    },
  ],
  files: [
    {
      title: "Drop files anywhere",
      text: "Drag one or more files onto this page or a project's Files panel. You can follow and cancel each upload.",
      Picture: DropZone,
    },
    {
      title: "Add files by link",
      text: "Add files stored elsewhere by URL. Drafts and assets separate work in progress from finished work.",
      Picture: FileRows,
    },
  ],
  clients: [
    {
      title: "Every client has a colour",
      text: "Pick one of 21 colours. It marks the client's projects, tasks, files and documents.",
      Picture: Colors,
    },
  ],
  partners: [
    {
      title: "The people you work with",
      text: "Keep each partner's role, company and contact details, and add partners to your projects.",
      Picture: Partners,
    },
  ],
  income: [
    {
      title: "What you are owed",
      text: "See what is owed and received. Unprocessed, Processing and All Due add up the budgets of projects by payment status.",
      Picture: Sums,
    },
    {
      title: "Three documents for each project",
      text: "Create a quotation, invoice or receipt in one click, or open an existing one.",
      Picture: Documents,
    },
  ],
  time: [
    {
      title: "Start and stop the clock",
      text: "Press the clock button on any page, or S on the keyboard. The clock keeps running while your computer is off.",
      Picture: Clock,
    },
    {
      title: "Type what you forgot",
      text: "Write “2h 30m website yesterday” in one line, or fill in a day of the week. What was understood is shown before you save.",
      Picture: Week,
    },
    {
      title: "From hours to an invoice",
      text: "Bill time creates a draft of all unbilled hours of a client or project. Time on an invoice is not billed again.",
      Picture: BilledTime,
    },
  ],
  documentbuilder: [
    {
      title: "Preview as you type",
      text: "Your profile, the client and the project are filled in. Add items, check the total, then save a draft or create the PDF.",
      Picture: EditedPaper,
    },
  ],
};
