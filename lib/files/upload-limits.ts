import { isDemo, type TenantKind } from "@/lib/accounts/tenant-kind";

const MIB = 1024 * 1024;

/** A media type as in the header Content-Type, parameters included. */
export const mediaTypePattern = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(;[\x20-\x7e]*)?$/;

/** The categories of uploads: files of a project, or pictures of people. */
export const fileCategories = ["work", "asset"] as const;
export const avatarCategories = ["client-contact", "partner-contact", "user"] as const;

/** The picture on the freelancer's documents. */
export const logoCategory = "logo";

/** The PDFs of issued documents, which the server stores itself. */
export const documentCategory = "document";

/** Their e-invoices, which it stores beside the PDF. */
export const eInvoiceCategory = "e-invoice";

export type FileCategory = (typeof fileCategories)[number];
export type AvatarCategory = (typeof avatarCategories)[number];
export type UploadCategory = FileCategory | AvatarCategory | typeof logoCategory;
export type StoredCategory = UploadCategory | typeof documentCategory;

/** The metadata of an upload before it is stored. `size` is in bytes. */
export type UploadRequest = {
  fileName: string;
  category: UploadCategory;
  contentType: string;
  size: number;
};

/** The largest file and the largest picture of a tenant, in bytes. */
export type UploadLimits = { file: number; picture: number };

/** The fields that the limits of a tenant depend on: the user, as the API returns them. */
export type UploadTenant = { kind: TenantKind; uploadLimits: UploadLimits };

export const demoUploadLimits: UploadLimits = { file: 10 * MIB, picture: 2 * MIB };

/** Returns the maximum size of an upload in bytes, and the message if it is exceeded. */
export function uploadLimit(
  category: StoredCategory,
  { kind, uploadLimits }: UploadTenant,
): { bytes: number; message: string } {
  const isPicture = isAvatarCategory(category) || category === logoCategory;
  const bytes = isPicture ? uploadLimits.picture : uploadLimits.file;
  if (isDemo(kind)) return { bytes, message: isPicture ? DEMO_PICTURE_TOO_LARGE : DEMO_FILE_TOO_LARGE };
  return { bytes, message: `${isPicture ? "Pictures" : "Files"} can be at most ${bytes / MIB} MB.` };
}

/** Returns the message for those of several files that are too large: it names them, as the others are uploaded. */
export function tooLargeMessage(names: readonly string[], { message }: { message: string }): string {
  const [shown, more] = [names.slice(0, NAMED_FILES), names.length - NAMED_FILES];
  const quoted = shown.map((name) => `“${name}”`).join(", ");
  return `${quoted}${more > 0 ? ` and ${more} more` : ""}: ${message}`;
}

const NAMED_FILES = 3;

// Quoted by the specification.
const DEMO_PICTURE_TOO_LARGE = "Oops! Files over 2MB aren’t allowed in this demo";
const DEMO_FILE_TOO_LARGE = "File exceed 10MB for demo version";

export function isAvatarCategory(category: StoredCategory): category is AvatarCategory {
  return avatarCategories.some((one) => one === category);
}

/** Returns whether a type can be that of a logo, which the PDF contains as it is. */
export function isLogoType(contentType: string): boolean {
  return /^image\/(png|jpeg)$/.test(contentType);
}

/** Returns whether a type is a picture that every browser displays and that cannot contain scripts. */
export function isAvatarType(contentType: string): boolean {
  return /^image\/(png|jpeg|webp|gif|avif)$/.test(contentType);
}
