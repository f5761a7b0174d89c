"use client";

import { useState } from "react";
import { toast } from "sonner";
import { sendUpload, uploadFailure } from "@/lib/files/send-upload";
import { useObjectUrl } from "@/lib/files/object-url";
import { reduceLogo, RefusedLogo } from "@/lib/logo/reduce-logo";
import type { PictureSize } from "@/lib/logo/size";
import { logoCategory, uploadLimit } from "@/lib/files/upload-limits";
import type { User } from "@/lib/users/schema";

export type LogoDraft = ReturnType<typeof useLogoDraft>;

/** The logo in a form: the stored one, a newly chosen one, or none. It is uploaded when the form is saved. */
export function useLogoDraft(user: User) {
  const [chosen, setChosen] = useState<({ blob: Blob; url: string } & PictureSize) | null>();
  const [isStored, setIsStored] = useState(false);
  const [error, setError] = useState<string>();
  const stored = useObjectUrl(chosen === undefined ? user.logo : null);
  const { logo, logoWidth, logoHeight } = user;
  const storedSize = logo && logoWidth && logoHeight ? { width: logoWidth, height: logoHeight } : null;

  const change = (next: typeof chosen) => {
    setChosen(next);
    setIsStored(false);
    setError(undefined);
  };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const limit = uploadLimit(logoCategory, user);
    if (file.size > limit.bytes) return setError(limit.message);
    try {
      const reduced = await reduceLogo(file);
      change({ ...reduced, url: URL.createObjectURL(reduced.blob) });
    } catch (failure) {
      if (!(failure instanceof RefusedLogo)) throw failure;
      setError(failure.message);
    }
  };

  return {
    url: chosen === undefined ? stored.url : (chosen?.url ?? null),
    /** In pixels; null without a logo. */
    size: chosen === undefined ? storedSize : chosen,
    isChanged: chosen !== undefined && !isStored,
    error,
    choose,
    clear: () => change(logo === null ? undefined : null),
    reset: () => change(undefined),
    /** Called after the profile was saved with the change. */
    markStored: () => setIsStored(true),
    /** Uploads a chosen picture. Returns the change of the profile, or undefined after a failure, which a toast reports. */
    save: async (): Promise<{ logo?: string | null } | undefined> => {
      if (chosen === undefined || isStored) return {};
      if (chosen === null) return { logo: null };
      try {
        return { logo: await sendUpload({ blob: chosen.blob, fileName: "logo", category: logoCategory }) };
      } catch (failure) {
        toast.error(uploadFailure(failure, "The logo was not uploaded. Try again."));
        return undefined;
      }
    },
  };
}
