import { Farewell } from "@/components/users/farewell";
import { WelcomePage } from "@/components/welcome/welcome-page";

export const dynamic = "force-static";

export default function Page() {
  return (
    <>
      <WelcomePage />
      <Farewell />
    </>
  );
}
