import "server-only";
import type { readForm } from "@/lib/server/http/body";
import { Problem } from "@/lib/server/problem";
import { answerQuotation } from "./answer";
import type { OpenedLink } from "./open-link";
import { clientPage } from "./client-page";
import { publicHeaders } from "./page-shell";
import type { answerSchema } from "@/lib/document-links/schema";
import type { PageTexts } from "@/lib/document-links/texts/page-texts";

type AnswerForm = Awaited<ReturnType<typeof readForm<typeof answerSchema>>>;

/** Records the answer of the page's form and returns to the page. A refused form is shown again with its values. */
export async function answerForm(
  opened: OpenedLink,
  token: string,
  { data, issues, values }: AnswerForm,
): Promise<Response> {
  if (!data) {
    const fields = Object.fromEntries(issues.map(({ path }) => [path, path]));
    const message = (texts: PageTexts) => texts.notSaved;
    const errors = (texts: PageTexts) =>
      Object.fromEntries(Object.keys(fields).map((path) => [path, messageOf(path, values, texts)]));
    return clientPage(opened, token, { status: 422, form: { values, errors }, message });
  }
  try {
    await answerQuotation(opened, data);
  } catch (error) {
    // The page says what became of the quotation.
    if (error instanceof Problem && error.status === 409) return clientPage(opened, token, { status: 409 });
    if (error instanceof Problem && error.status === 503)
      return clientPage(opened, token, {
        status: 503,
        form: { values, errors: () => ({}) },
        message: (texts) => texts.notSaved,
      });
    throw error;
  }
  return new Response(null, { status: 303, headers: { ...publicHeaders, location: `/p/${token}` } });
}

function messageOf(path: string, values: Readonly<Record<string, string>>, texts: PageTexts): string {
  if (path === "name" && !values.name?.trim()) return texts.nameMissing;
  return path === "email" ? texts.emailInvalid : texts.tooLong;
}
