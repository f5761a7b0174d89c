import { GoogleSentence } from "./google-sentence";

/** Explains what happens to a visitor's data. */
export function DataPromise() {
  return (
    <p className="text-label text-ink-muted">
      Each demo is generated for you. Create tasks, edit contacts, upload files, delete content: all of it is
      deleted automatically 2 hours after creation
      <GoogleSentence />
    </p>
  );
}
