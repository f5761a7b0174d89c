import { GoogleSentence } from "./google-sentence";

/** Explains what happens to a visitor's data. */
export function DataPromise() {
  return (
    <p className="text-label text-ink-muted">
      Each demo is made for you alone. Create tasks, edit contacts, upload files, delete what you like: all of
      it is deleted by itself 2 hours after it was made
      <GoogleSentence />
    </p>
  );
}
