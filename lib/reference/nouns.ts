import { accountCalls } from "@/lib/accounts/calls";
import { archiveCalls } from "@/lib/archive/calls";
import { bankAccountCalls } from "@/lib/bank-accounts/calls";
import { calendarFeedCalls } from "@/lib/calendar-feed/calls";
import { catalogueItemCalls } from "@/lib/catalogue-items/calls";
import { clientContactCalls } from "@/lib/client-contacts/calls";
import { clientCalls } from "@/lib/clients/calls";
import { documentSettingsCalls } from "@/lib/document-settings/calls";
import { documentLinkCalls } from "@/lib/document-links/calls";
import { eInvoiceCalls } from "@/lib/e-invoices/calls";
import { draftKeyCalls } from "@/lib/draft-keys/calls";
import { eventCalls } from "@/lib/events/calls";
import { fileCalls } from "@/lib/files/calls";
import { incomeCalls } from "@/lib/income/calls";
import { partnerCompanyCalls } from "@/lib/partner-companies/calls";
import { partnerContactCalls } from "@/lib/partner-contacts/calls";
import { passkeyCalls } from "@/lib/accounts/passkeys/calls";
import { paymentCalls } from "@/lib/payments/calls";
import { projectCalls } from "@/lib/projects/calls";
import { receivedPaymentCalls } from "@/lib/received-payments/calls";
import { repeatCalls } from "@/lib/repeats/calls";
import { salesDocumentCalls } from "@/lib/sales-documents/calls";
import { searchCalls } from "@/lib/search/calls";
import { securityEventCalls } from "@/lib/security-events/calls";
import { tagCalls } from "@/lib/tags/calls";
import { taskCalls } from "@/lib/tasks/calls";
import { trashCalls } from "@/lib/trash/calls";
import { timeEntryCalls } from "@/lib/time-entries/calls";
import { userCalls } from "@/lib/users/calls";
import { todayCalls } from "@/lib/today/calls";
import type { Noun } from "@/lib/api/call";
import { serverStatusCalls } from "@/lib/server-status/calls";
import { sessionCalls } from "@/lib/accounts/sessions/calls";
import { serverCalls, signInCalls } from "./service-calls";

/** Every call of the API in the order of the reference. The examples work when run in this order. */
export const nouns: Noun[] = [
  signInCalls,
  accountCalls,
  userCalls,
  clientCalls,
  clientContactCalls,
  partnerContactCalls,
  partnerCompanyCalls,
  projectCalls,
  taskCalls,
  eventCalls,
  repeatCalls,
  calendarFeedCalls,
  tagCalls,
  todayCalls,
  fileCalls,
  bankAccountCalls,
  catalogueItemCalls,
  documentSettingsCalls,
  salesDocumentCalls,
  timeEntryCalls,
  documentLinkCalls,
  eInvoiceCalls,
  receivedPaymentCalls,
  incomeCalls,
  searchCalls,
  paymentCalls,
  trashCalls,
  archiveCalls,
  passkeyCalls,
  draftKeyCalls,
  sessionCalls,
  securityEventCalls,
  serverStatusCalls,
  serverCalls,
];
