"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type KeyboardEvent, useEffect } from "react";
import { useForm, useFormState } from "react-hook-form";
import { useConfirm } from "@/components/dialog/confirm";
import { unsavedChanges } from "@/components/dialog/unsaved-changes";
import { LinkField } from "@/components/form/link-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { type ProjectLink, projectLinkSchema } from "@/lib/projects/schema";

/** One more link: what it is called and where it leads. */
export function LinkForm({
  onAdd,
  onDiscard,
}: {
  onAdd: (link: ProjectLink) => void;
  onDiscard: () => void;
}) {
  const confirm = useConfirm();
  const { control, handleSubmit, setFocus } = useForm<ProjectLink>({
    resolver: zodResolver(projectLinkSchema),
    defaultValues: { label: "", url: "" },
  });
  const { isDirty } = useFormState({ control });

  // Who pressed the plus means to type; under a finger the keyboard would rise over what stands around the form.
  useEffect(() => {
    if (!window.matchMedia("(pointer: coarse)").matches) setFocus("label");
  }, [setFocus]);

  const handleDiscard = async () => {
    if (!isDirty || (await confirm(unsavedChanges))) onDiscard();
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={handleSubmit(onAdd)}
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && handleDiscard()}
    >
      <TextField control={control} name="label" label="Label" isRequired autoComplete="off" />
      <LinkField control={control} name="url" label="URL" isRequired />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={handleDiscard}>
          Discard
        </Button>
        <Button type="submit" variant="primary" disabled={!isDirty}>
          Save
        </Button>
      </div>
    </form>
  );
}
