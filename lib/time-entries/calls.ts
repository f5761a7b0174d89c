import { describeNoun, exampleIds } from "@/lib/api/call";
import { salesDocumentSchema } from "@/lib/sales-documents/schema";
import { billSchema, reportFilterSchema, timeReportSchema } from "./bill/bill-schema";
import { timesheetQuerySchema } from "./bill/timesheet-query";
import {
  newTimeEntrySchema,
  runningSchema,
  startTimeSchema,
  stopTimeSchema,
  timeEntryCsvSchema,
  timeEntryFilterSchema,
  timeEntryListSchema,
  timeEntryPatchSchema,
  timeEntrySchema,
} from "./schema";

export const timeEntryCalls = describeNoun({
  title: "Time",
  about:
    "An entry without an end is running; there is at most one. An entry belongs to the day on which it started, and its `minutes` are the minute of its end less the minute of its start. `effectiveRate` is what applies: the entry's rate, its project's, its client's or the profile's.",
  shapes: {
    TimeEntry: timeEntrySchema,
    TimeEntryList: timeEntryListSchema,
    NewTimeEntry: newTimeEntrySchema,
    TimeEntryPatch: timeEntryPatchSchema,
    TimeEntryFilter: timeEntryFilterSchema,
    TimeEntryCsv: timeEntryCsvSchema,
    RunningTimeEntry: runningSchema,
    StartTime: startTimeSchema,
    StopTime: stopTimeSchema,
    BillTime: billSchema,
    TimesheetQuery: timesheetQuerySchema,
    TimeReport: timeReportSchema,
    TimeReportFilter: reportFilterSchema,
    SalesDocument: salesDocumentSchema,
  },
  calls: [
    {
      method: "POST",
      path: "time-entries",
      summary: "Add time",
      description:
        "At most 24 hours; neither its start nor its end is in the future. With `taskId` it belongs to the task's project, and another `projectId` is refused with 422.",
      body: "NewTimeEntry",
      answer: "TimeEntry",
      status: 201,
      example: {
        body: {
          id: exampleIds.timeEntry,
          projectId: exampleIds.project,
          description: "Layout of the home page",
          startedAt: "2025-11-03T09:00:00Z",
          endedAt: "2025-11-03T11:30:00Z",
          rate: "90",
        },
      },
    },
    {
      method: "POST",
      path: "time-entries/search",
      summary: "Search time",
      description:
        "The newest first, with the sums of all that match: `totals` are what the lines on the documents amount to, after the discount of the line but without the discount and the tax of the document; unbilled time counts with one line for each project and rate. If only some time of a line matches, it has its share by minutes. `unbilledMinutes` are those of unbilled time with an amount or without a rate, and `unratedMinutes` those without a rate.",
      body: "TimeEntryFilter",
      answer: "TimeEntryList",
      example: { body: { from: "2025-11-01", to: "2025-11-30", isBilled: false } },
    },
    {
      method: "POST",
      path: "time-entries/start",
      summary: "Start the clock",
      description:
        "A running clock is stopped at the same instant. `startedAt` defaults to now. With `taskId` it runs on the task's project, and another `projectId` is refused with 422.",
      body: "StartTime",
      answer: "TimeEntry",
      status: 201,
      problems: [409],
      example: { body: { id: exampleIds.startedTimeEntry, projectId: exampleIds.project } },
    },
    {
      method: "GET",
      path: "time-entries/running",
      summary: "Read what is running",
      description: "An empty object if nothing is.",
      answer: "RunningTimeEntry",
      example: {},
    },
    {
      method: "POST",
      path: "time-entries/stop",
      summary: "Stop the clock",
      description:
        "`endedAt` defaults to now. 409 if nothing is running; 422 for an end before the start, after 24 hours or in the future. A clock that ran for longer needs an `endedAt`.",
      body: "StopTime",
      answer: "TimeEntry",
      problems: [409],
      example: { body: {} },
    },
    {
      method: "POST",
      path: "time-entries/report",
      summary: "Sum up time",
      description:
        "By day, week, month, project, client or tag, with amounts as in the search. An entry with several tags is in each of their groups. A week is named by its first day, which is Monday or the `weekStartsOn`.",
      body: "TimeReportFilter",
      answer: "TimeReport",
      example: { body: { from: "2025-11-01", to: "2025-11-30", groupBy: "project" } },
    },
    {
      method: "POST",
      path: "time-entries/bill",
      summary: "Create an invoice from time",
      description:
        "A draft with all unbilled time of a project or a client in the period, or these entries of it; 422 if one of them is not. A line has one rate. The amount is computed from minutes and rounded once; where hours with two decimals would not give it, the line counts minutes. A client's draft belongs to the project with the largest amount on it. Time at a rate of 0, or rounded to an amount of 0, has no line and stays unbilled. 409 if `id` is that of a document with other time.",
      body: "BillTime",
      answer: "SalesDocument",
      status: 201,
      problems: [409],
      example: {
        body: {
          id: exampleIds.timeInvoice,
          projectId: exampleIds.project,
          from: "2025-11-01",
          to: "2025-11-30",
          groupBy: "project",
        },
      },
    },
    {
      method: "GET",
      path: "time-entries/csv",
      summary: "Download time as CSV",
      description: "The oldest first, each with its share of the amounts of the search.",
      query: "TimeEntryCsv",
      media: "text/csv",
      example: {},
    },
    {
      method: "GET",
      path: "sales-documents/{id}/timesheet",
      summary: "Get the timesheet of a document",
      description:
        "Its time, the oldest first, as PDF or CSV in the language of the document. Of an issued document it is the time as of the issue. 404 for one without time.",
      limit: "pdf",
      query: "TimesheetQuery",
      media: "application/pdf",
      example: { id: exampleIds.timeInvoice },
    },
    {
      method: "GET",
      path: "time-entries/{id}",
      summary: "Read an entry",
      answer: "TimeEntry",
      example: { id: exampleIds.startedTimeEntry },
    },
    {
      method: "PATCH",
      path: "time-entries/{id}",
      summary: "Change an entry",
      description:
        "409 for an entry of an issued document, and for the times, project, rate and `isBillable` of one on a draft. An `endedAt` of null lets the clock run again. A new `taskId` brings its project with it; a task and a project that do not belong together are refused with 422.",
      body: "TimeEntryPatch",
      answer: "TimeEntry",
      problems: [409],
      example: { id: exampleIds.startedTimeEntry, body: { description: "Planning" } },
    },
    {
      method: "DELETE",
      path: "time-entries/{id}",
      summary: "Delete an entry",
      description: "409 for one that is on a document.",
      status: 204,
      problems: [409],
      isTrashed: true,
      example: { id: exampleIds.startedTimeEntry },
    },
  ],
});
