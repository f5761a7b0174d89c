const MIB = 1024 * 1024;

/** A media type as in the header Content-Type, parameters included. */
export const mediaTypePattern = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(;[\x20-\x7e]*)?$/;

/** The categories of uploads: files of a project, or pictures of people. */
export const fileCategories = ["work", "asset"] as const;
export const avatarCategories = ["client-contact", "partner-contact", "user"] as const;

export type FileCategory = (typeof fileCategories)[number];
export type AvatarCategory = (typeof avatarCategories)[number];
export type UploadCategory = FileCategory | AvatarCategory;

/** The metadata of an upload before it is stored. `size` is in bytes. */
export type UploadRequest = {
  fileName: string;
  category: UploadCategory;
  contentType: string;
  size: number;
};

/** Returns the maximum size of an upload in bytes, and the message if it is exceeded. */
export function uploadLimit(category: UploadCategory): { bytes: number; message: string } {
  return isAvatarCategory(category)
    ? { bytes: 2 * MIB, message: "Oops! Files over 2MB aren’t allowed in this demo" }
    : { bytes: 10 * MIB, message: "File exceed 10MB for demo version" };
}

export function isAvatarCategory(category: UploadCategory): category is AvatarCategory {
  return avatarCategories.some((one) => one === category);
}

/** Returns whether a type is a picture that every browser displays and that cannot contain scripts. */
export function isAvatarType(contentType: string): boolean {
  return /^image\/(png|jpeg|webp|gif|avif)$/.test(contentType);
}
