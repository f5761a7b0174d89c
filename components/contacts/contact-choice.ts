import type { ClientContact } from "@/lib/client-contacts/schema";
import type { PartnerContact } from "@/lib/partner-contacts/schema";

export type ContactType = "client" | "partner";

/** A contact of either kind as the selector shows it. */
export type ContactChoice = {
  id: string;
  name: string;
  detail: string;
  /** The storage key of the picture. */
  avatar: string | null;
  /** The client's color; undefined for partners, who have none. */
  themeColor?: string | null;
};

export function toChoice(contact: ClientContact | PartnerContact): ContactChoice {
  const { id, name, role, company, avatar } = contact;
  const isPartner = typeof company === "string";
  return {
    id,
    name,
    avatar,
    detail: [role, isPartner ? company : company.name].filter(Boolean).join(" · "),
    ...(!isPartner && { themeColor: company.themeColor }),
  };
}
