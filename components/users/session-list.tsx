"use client";

import { useQuery } from "@tanstack/react-query";
import { useConfirm } from "@/components/dialog/confirm";
import { LoadingRows } from "@/components/list/loading-rows";
import { SessionRow } from "@/components/users/session-row";
import { Button } from "@/components/ui/button";
import { DetailRows } from "@/components/ui/figures/detail-row";
import { TitledSection } from "@/components/ui/titled-section";
import { sessionsQuery, useEndOtherSessions, useEndSession } from "@/lib/accounts/sessions/queries";

/** The browsers that are signed in, each with a button that signs it out. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery());
  const items = sessions.data;
  const endSession = useEndSession();
  const endOthers = useEndOtherSessions();
  const confirm = useConfirm();
  const handleEndOthers = async () => {
    const proceed = await confirm({
      title: "End all other sessions?",
      body: "Every other browser is signed out of this workspace. Unsaved changes there may be lost.",
    });
    if (proceed) endOthers.mutate();
  };
  return (
    <TitledSection title="Sessions" about="Browsers that are signed in to this workspace.">
      {!items && <LoadingRows query={sessions} count={1} className="mt-2.5 h-13" />}
      <DetailRows>
        {items?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endSession.mutate(session.id)} />
        ))}
      </DetailRows>
      {items && items.length > 1 && (
        <Button className="mt-2 self-start" onClick={() => void handleEndOthers()}>
          End all other sessions
        </Button>
      )}
    </TitledSection>
  );
}
