"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { v7 as newId } from "uuid";
import { newSalesDocumentForm, type SalesDocumentForm } from "@/lib/sales-documents/form";
import { BuilderForm } from "@/components/sales-documents/builder/builder-form";
import { useBuilderForm } from "@/components/sales-documents/builder/use-builder-form";
import { useSuggestedNumber } from "@/components/sales-documents/builder/use-suggested-number";
import { BuilderPlaceholder } from "@/components/sales-documents/builder/builder-placeholder";
import { CreatePdfButton } from "@/components/sales-documents/paper/create-pdf-button";
import { bankAccountsQuery } from "@/lib/bank-accounts/queries";
import type { BankAccount } from "@/lib/bank-accounts/schema";
import { paths } from "@/lib/shared/paths";
import { projectQuery } from "@/lib/projects/queries";
import type { Project } from "@/lib/projects/schema";
import { useCreateSalesDocument } from "@/lib/sales-documents/draft-queries";
import { nextNumberQuery } from "@/lib/sales-documents/queries";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { userQuery } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

/** A new document of a project, prefilled with known values. */
export function NewDocument({ category, projectId }: { category: SalesDocumentCategory; projectId: string }) {
  const project = useQuery(projectQuery(projectId));
  const user = useQuery(userQuery());
  const next = useQuery(nextNumberQuery(category));
  const accounts = useQuery(bankAccountsQuery());
  if (!project.data || !user.data || !next.data || !accounts.data)
    return <BuilderPlaceholder queries={[project, user, next, accounts]} missing="Project not found." />;
  const [{ number }, { items }] = [next.data, accounts.data];
  return (
    <NewDocumentForm {...{ category, number }} project={project.data} user={user.data} accounts={items} />
  );
}

function NewDocumentForm(beginning: {
  category: SalesDocumentCategory;
  number: string;
  project: Project;
  user: User;
  accounts: readonly BankAccount[];
}) {
  const { project } = beginning;
  const router = useRouter();
  const createDocument = useCreateSalesDocument();
  // Generated once per page, so that saving again after a lost response does not create a second document.
  const [id] = useState(() => newId());
  const form = useBuilderForm(() =>
    newSalesDocumentForm({ ...beginning, timeZone: browserTimeZone(), now: new Date() }),
  );
  const category = useWatch({ control: form.control, name: "category" });
  const isLocked = createDocument.isPending || createDocument.isSuccess;
  const hasSuggestedNumber = useSuggestedNumber(form, category, { isStopped: isLocked });

  const handleSubmit = ({ number, ...values }: SalesDocumentForm) =>
    createDocument.mutateAsync({
      ...values,
      ...(!hasSuggestedNumber() && { number }),
      id,
      projectId: project.id,
    });

  return (
    <BuilderForm
      form={form}
      subject={project.id}
      title={`Create ${category}`}
      detail={project.name}
      onSubmit={handleSubmit}
      onSaved={() => router.replace(paths.salesDocument(id))}
      onIssueClosed={(field) => router.replace(paths.salesDocument(id, field))}
      document={{ id, kind: category, isStored: false }}
      extra={<CreatePdfButton documentId={id} isDisabled />}
      isLocked={isLocked}
    />
  );
}
