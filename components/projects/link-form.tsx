"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type KeyboardEvent, useEffect } from "react";
import { useForm, useFormState } from "react-hook-form";
import { FormDraftOffer } from "@/components/dialog/form-draft-offer";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { useFormDraft } from "@/components/dialog/use-form-draft";
import { useSave } from "@/components/dialog/use-save";
import { LinkField } from "@/components/form/link-field";
import { NameField } from "@/components/form/name-field";
import { Button } from "@/components/ui/button";
import { TOUCH } from "@/components/ui/hooks/use-media-query";
import { type ProjectLink, projectLinkSchema } from "@/lib/projects/schema";

/** The form for a new link, with its label and URL. It stays open until the link is saved. */
export function LinkForm({
  subject,
  onAdd,
  onClose,
}: {
  /** The id of the project. */
  subject: string;
  onAdd: (link: ProjectLink) => Promise<unknown>;
  onClose: () => void;
}) {
  const confirm = useConfirm();
  const form = useForm<ProjectLink>({
    resolver: zodResolver(projectLinkSchema),
    defaultValues: { label: "", url: "" },
  });
  const { control, setFocus } = form;
  const { isDirty, isSubmitting } = useFormState({ control });
  const draft = useFormDraft(form, { title: "Link", subject, isDirty, onDiscard: onClose });
  const handleSaved = () => {
    draft.drop();
    onClose();
  };
  const { save, failure, leave } = useSave(form, {
    onSubmit: onAdd,
    onSaved: handleSaved,
    onLost: draft.keep,
  });

  // Focus the first field, but not on touch screens, where the keyboard would cover the surrounding content.
  useEffect(() => {
    if (!window.matchMedia(TOUCH).matches) setFocus("label");
  }, [setFocus]);

  const handleDiscard = async () => {
    if (isSubmitting) leave();
    else if (isDirty && !(await confirm(unsavedChanges))) return;
    handleSaved();
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : form.handleSubmit(save)(event))}
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && handleDiscard()}
    >
      {draft.offer && <FormDraftOffer offer={draft.offer} />}
      <NameField control={control} name="label" label="Label" isRequired />
      <LinkField control={control} name="url" label="URL" isRequired />
      {failure && (
        <p role="alert" className="font-medium text-danger">
          {failure}
        </p>
      )}
      <div data-footer className="flex justify-end gap-2">
        <Button variant="ghost" onClick={handleDiscard}>
          {isSubmitting || !isDirty ? "Close" : "Discard"}
        </Button>
        <Button type="submit" variant="primary" disabled={!isDirty} isLoading={isSubmitting}>
          Add link
        </Button>
      </div>
    </form>
  );
}
