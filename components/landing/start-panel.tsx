import { ContinueLink } from "./continue-link";
import { ProviderButton } from "./sign-in/provider-button";
import { SignInCard } from "./sign-in/sign-in-card";
import { StartRow } from "./start-row";
import { StartButton } from "./sign-in/start-button";
import { Where } from "./where";

/** The ways that this server offers: continue, sign in, create a workspace, try a demo. */
export function StartPanel() {
  return (
    <div
      id="start"
      className="flex min-h-80 scroll-mt-6 flex-col gap-px overflow-hidden rounded-panel border border-line bg-line"
    >
      <Where can="continue">
        <div className="grid gap-3 bg-panel px-6 py-5 sm:flex sm:items-center sm:justify-between md:px-8">
          <p className="text-lead">Your workspace is still open.</p>
          <ContinueLink />
        </div>
      </Where>
      <div className="flex flex-1 flex-col gap-px lg:flex-row">
        <Where can="sign-in">
          <SignInCard />
        </Where>
        <div className="hidden flex-1 flex-col gap-px in-[[data-can~=create]]:flex in-[[data-can~=demo]]:flex lg:basis-3/5">
          <Where can="create">
            <StartRow id="create" title="Create your workspace" text={<CreateText />}>
              <StartButton action="create">Create Your Workspace</StartButton>
              {/* Elsewhere it is beside the other ways to sign in. */}
              <Where can="first">
                <ProviderButton />
              </Where>
            </StartRow>
          </Where>
          <Where can="demo">
            <StartRow
              id="demo"
              title="Try a busy studio, or start empty"
              text="Each demo is generated for you. Create tasks, edit contacts, upload files, delete content: all of it is deleted automatically 2 hours after creation."
            >
              <StartButton action="demo">Full Version</StartButton>
              <StartButton action="blank">Blank Version</StartButton>
            </StartRow>
          </Where>
        </div>
      </div>
    </div>
  );
}

function CreateText() {
  return (
    <>
      Empty or with a sample studio to look around, and yours until you delete it.
      <Where can="first" as="span">
        {" "}
        The first account owns this server: nobody can create another one after it.
      </Where>
    </>
  );
}
