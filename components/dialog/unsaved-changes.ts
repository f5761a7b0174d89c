import type { Question } from "@/components/dialog/confirm-dialog";

/** What is asked before something that was typed is thrown away. */
export const unsavedChanges: Question = {
  title: "Unsaved changes",
  body: "You have unsaved changes. Leave without saving them?",
};
