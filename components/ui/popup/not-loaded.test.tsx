// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense, useState } from "react";
import { Toaster } from "sonner";
import { afterEach, expect, it, vi } from "vitest";
import { useDialog } from "@/components/dialog/use-dialog";
import { addTypedAhead, startTypedAhead, takeTypedAhead } from "@/lib/shared/browser/typed-ahead";
import { lazyComponent } from "./lazy-part";

afterEach(() => {
  cleanup();
  takeTypedAhead();
});

const Greeting = ({ name, isOpen }: { name: string; isOpen: boolean; onClose: () => void }) =>
  isOpen && <input aria-label={`Greeting of ${name}`} />;
const Question = ({ isOpen }: { isOpen: boolean; onAnswer: (isYes: boolean) => void }) =>
  isOpen && <p>Sure?</p>;
const Keys = ({ presses }: { presses: string[]; onDrop: () => void }) => <p>Pressed {presses.join(" ")}</p>;

const MESSAGE = /^This part of the app could not be loaded/;

/** Returns a lazy component whose code cannot be loaded the first `failures` times. */
function failing<Props extends object>(component: (props: Props) => React.ReactNode, failures = 1) {
  const fetchPart = vi.fn(() => Promise.resolve(component));
  for (let count = 0; count < failures; count++) fetchPart.mockRejectedValueOnce(new Error("offline"));
  return { Lazy: lazyComponent(fetchPart), fetchPart };
}

/** Buttons that open a dialog each, as the hosts of the shell do. */
function Hosts({
  dialogs,
}: {
  dialogs: [string, ReturnType<typeof failing<Parameters<typeof Greeting>[0]>>][];
}) {
  return (
    <>
      {dialogs.map(([name, { Lazy }]) => (
        <Host key={name} name={name} Lazy={Lazy} />
      ))}
      <Toaster />
    </>
  );
}

function Host({ name, Lazy }: { name: string; Lazy: React.ComponentType<Parameters<typeof Greeting>[0]> }) {
  const dialog = useDialog();
  return (
    <Suspense>
      <button type="button" onClick={() => dialog.open(true)}>
        Open {name}
      </button>
      {dialog.subject && <Lazy key={dialog.key} name={name} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </Suspense>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const comeBack = () => act(async () => void fireEvent(window, new Event("online")));

it("a dialog that could not be loaded does not open when the connection is back, and opens at the next press", async () => {
  const ida = failing(Greeting);
  render(<Hosts dialogs={[["Ida", ida]]} />);
  startTypedAhead();
  press("Open Ida");
  await screen.findByText(MESSAGE);
  expect(addTypedAhead("x", false)).toBe(false);
  await comeBack();
  await waitFor(() => expect(screen.queryByText(MESSAGE)).toBeNull());
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(ida.fetchPart).toHaveBeenCalledOnce();
  press("Open Ida");
  await screen.findByRole("textbox", { name: "Greeting of Ida" });
});

it("a dialog that could not be loaded opens at the next press also without an event of the connection", async () => {
  render(<Hosts dialogs={[["Ida", failing(Greeting)]]} />);
  press("Open Ida");
  await screen.findByText(MESSAGE);
  press("Open Ida");
  await screen.findByRole("textbox", { name: "Greeting of Ida" });
  await waitFor(() => expect(screen.queryByText(MESSAGE)).toBeNull());
});

it("a press of Try again opens the dialog that was asked for last, and no other", async () => {
  render(
    <Hosts
      dialogs={[
        ["Ida", failing(Greeting)],
        ["Kim", failing(Greeting)],
      ]}
    />,
  );
  press("Open Ida");
  await screen.findByText(MESSAGE);
  press("Open Kim");
  await act(async () => {});
  press("Try again");
  await screen.findByRole("textbox", { name: "Greeting of Kim" });
  expect(screen.queryByRole("textbox", { name: "Greeting of Ida" })).toBeNull();
});

it("a question that could not be loaded is answered with no, and is loaded when it is asked again", async () => {
  const { Lazy } = failing(Question);
  const answers: boolean[] = [];
  function Asking() {
    const [isOpen, setIsOpen] = useState(true);
    const handleAnswer = (isYes: boolean) => {
      answers.push(isYes);
      setIsOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Ask
        </button>
        <Suspense>
          <Lazy isOpen={isOpen} onAnswer={handleAnswer} />
        </Suspense>
        <Toaster />
      </>
    );
  }
  render(<Asking />);
  await screen.findByText(MESSAGE);
  await comeBack();
  expect(answers).toEqual([false]);
  expect(screen.queryByText("Sure?")).toBeNull();
  press("Ask");
  await screen.findByText("Sure?");
});

it("keys whose code could not be loaded are forgotten when the connection is back", async () => {
  const { Lazy } = failing(Keys);
  function Pressing() {
    const [presses, setPresses] = useState<string[]>([]);
    return (
      <>
        <button type="button" onClick={() => setPresses([...presses, String(presses.length)])}>
          Press
        </button>
        <Suspense>{presses.length > 0 && <Lazy presses={presses} onDrop={() => setPresses([])} />}</Suspense>
        <Toaster />
      </>
    );
  }
  render(<Pressing />);
  press("Press");
  await screen.findByText(MESSAGE);
  press("Press");
  await comeBack();
  expect(screen.queryByText(/^Pressed/)).toBeNull();
  press("Press");
  await screen.findByText("Pressed 0");
});
