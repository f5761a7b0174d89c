"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ContactType, toChoice } from "@/components/contacts/contact-choice";
import { useTake } from "@/components/list/use-take";
import { clientContactsQuery } from "@/lib/client-contacts/queries";
import { CLIENT_CONTACTS_STEP, CLIENT_CONTACTS_TAKE } from "@/lib/shared/constants";
import { partnerContactsQuery } from "@/lib/partner-contacts/queries";

/** `company` is a client's id for client contacts, a company's name for partners. */
export type ContactSearch = { name: string; company?: string };

/** Loads the selectable contacts of one kind, page by page. */
export function useContactSearch(contactType: ContactType, { name, company }: ContactSearch) {
  const [shown, setShown] = useState(0);
  const { take, loadMore, lastItemRef } = useTake({
    initial: CLIENT_CONTACTS_TAKE,
    step: CLIENT_CONTACTS_STEP,
    scrollBeyond: CLIENT_CONTACTS_TAKE,
    shown,
    resetKey: `${company} ${name}`,
  });
  const filter = { name: name || undefined, take };
  const clientContacts = useQuery({
    ...clientContactsQuery({ ...filter, companyId: company }),
    enabled: contactType === "client",
  });
  const partners = useQuery({
    ...partnerContactsQuery({ ...filter, company }),
    enabled: contactType === "partner",
  });
  const { data, isError, isFetching, isPlaceholderData, refetch } =
    contactType === "client" ? clientContacts : partners;
  const count = data?.items.length ?? 0;
  if (count !== shown) setShown(count);
  return {
    query: { data: data && { ...data, items: data.items.map(toChoice) }, isError, isFetching, refetch },
    isLoadingMore: isPlaceholderData,
    loadMore,
    lastItemRef,
  };
}
