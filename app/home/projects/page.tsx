import type { Metadata } from "next";
import { Suspense } from "react";
import { ProjectsPage } from "@/components/projects/projects-page";
import { TodayBand } from "@/components/today/today-band";

export const metadata: Metadata = { title: "Projects" };

export default function Page() {
  return (
    <Suspense>
      <ProjectsPage overview={<TodayBand />} />
    </Suspense>
  );
}
