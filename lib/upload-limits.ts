const MIB = 1024 * 1024;

/** A media type as in the header Content-Type, parameters included. */
export const mediaTypePattern = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(;[\x20-\x7e]*)?$/;

/** What an upload is for: a file of a project, or the picture of a person. */
export const fileCategories = ["work", "asset"] as const;
export const avatarCategories = ["client-contact", "partner-contact", "user"] as const;

export type FileCategory = (typeof fileCategories)[number];
export type AvatarCategory = (typeof avatarCategories)[number];
export type UploadCategory = FileCategory | AvatarCategory;

/** What an upload says of itself before it is stored. `size` is in bytes. */
export type UploadRequest = {
  fileName: string;
  category: UploadCategory;
  contentType: string;
  size: number;
};

/** The most bytes of an upload, and what a person reads when it has more. */
export function uploadLimit(category: UploadCategory): { bytes: number; message: string } {
  return isAvatarCategory(category)
    ? { bytes: 2 * MIB, message: "Oops! Files over 2MB aren’t allowed in this demo" }
    : { bytes: 10 * MIB, message: "File exceed 10MB for demo version" };
}

export function isAvatarCategory(category: UploadCategory): category is AvatarCategory {
  return avatarCategories.some((one) => one === category);
}

/** The pictures that every browser shows and that cannot carry scripts. */
export function isAvatarType(contentType: string): boolean {
  return /^image\/(png|jpeg|webp|gif|avif)$/.test(contentType);
}
