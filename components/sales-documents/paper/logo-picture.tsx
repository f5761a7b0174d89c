"use client";

import { Picture } from "@/components/ui/person/picture";
import { useObjectUrl } from "@/lib/files/object-url";

/** The freelancer's logo, as wide as its box. The name is printed beside it, so that it needs no text of its own. */
export function LogoPicture({ logoKey }: { logoKey: string }) {
  const { url } = useObjectUrl(logoKey);
  return <Picture url={url} alt="" fallback={null} className="[image-orientation:none]" />;
}
