"use client";

import { useState } from "react";
import { toast } from "sonner";
import { UNREADABLE_PICTURE } from "@/components/ui/person/picture";
import { sendUpload, uploadFailure } from "@/lib/files/send-upload";
import { shrinkPicture } from "@/lib/files/shrink-picture";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";
import { type AvatarCategory, uploadLimit } from "@/lib/files/upload-limits";

/** The messages for a picture of a stored row that could not be uploaded. */
const failures: Record<AvatarCategory, string> = {
  user: "Avatar upload failed",
  "client-contact": "Error saving changes",
  "partner-contact": "Error saving changes",
};

export type AvatarDraft = ReturnType<typeof useAvatarDraft>;

/**
 * The avatar in an open dialog: the stored one, a newly chosen one, or none. It is uploaded when the dialog is saved;
 * `avatarKey` is the stored one.
 */
export function useAvatarDraft(category: AvatarCategory, avatarKey: string | null = null) {
  const [picture, setPicture] = useState<{ blob: Blob; url: string } | null>();
  const [error, setError] = useState<string>();
  const user = useQueryData(userQuery());
  const limit = user && uploadLimit(category, user);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (!file.type.startsWith("image/")) return setError("Please choose a picture");
    if (limit && file.size > limit.bytes) return void toast.error(limit.message);
    try {
      const blob = await shrinkPicture(file);
      setPicture({ blob, url: URL.createObjectURL(blob) });
      setError(undefined);
    } catch (failure) {
      // The specification asks for the console message; the user needs it next to the picture.
      reportError(failure);
      setError(UNREADABLE_PICTURE);
    }
  };

  return {
    /** The stored picture's key, unless it was replaced or removed. */
    storedKey: picture === undefined ? avatarKey : null,
    previewUrl: picture?.url,
    isChanged: picture !== undefined,
    isEmpty: picture === null || (picture === undefined && avatarKey === null),
    error,
    choose,
    clear: () => setPicture(avatarKey === null ? undefined : null),
    reset: () => setPicture(undefined),
    /** Uploads the chosen picture. Returns the patch of the row, or undefined after a failure, which a toast reports. */
    save: async (id: string, { isNew = false } = {}): Promise<{ avatar?: string | null } | undefined> => {
      if (picture === undefined) return {};
      try {
        const fileName = `avatar_${id}`;
        return { avatar: picture && (await sendUpload({ blob: picture.blob, fileName, category })) };
      } catch (error) {
        toast.error(uploadFailure(error, isNew ? "Error saving avatar" : failures[category]));
        return undefined;
      }
    },
  };
}
