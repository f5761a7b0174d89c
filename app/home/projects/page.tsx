import type { Metadata } from "next";
import { ProjectsPage } from "@/components/projects/projects-page";
import { TodayBand } from "@/components/today/today-band";

export const metadata: Metadata = { title: "Projects" };

export default function Page() {
  return <ProjectsPage overview={<TodayBand />} />;
}
