import type { Metadata } from "next";
import { Suspense } from "react";
import { FilesPage } from "@/components/files/files-page";

export const metadata: Metadata = { title: "Files" };

export default function Page() {
  return (
    <Suspense>
      <FilesPage />
    </Suspense>
  );
}
