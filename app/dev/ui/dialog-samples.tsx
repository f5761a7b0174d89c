"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useConfirm } from "@/components/dialog/confirm";
import { useDialog } from "@/components/dialog/use-dialog";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { SelectField } from "@/components/form/select-field";
import { TagField } from "@/components/form/tag-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/popup/dialog";
import { Menu, MenuItem } from "@/components/ui/menu/menu";
import { Panel } from "@/components/ui/panel";
import { Row } from "./row";

export function DialogSamples() {
  const plain = useDialog();
  const task = useDialog<string | null>();
  const confirm = useConfirm();
  return (
    <Panel title="Dialogs">
      <Row title="Open">
        <Button onClick={() => task.open("coral")}>Task with a client</Button>
        <Button onClick={() => task.open(null)}>Task without a client</Button>
        <Button onClick={() => plain.open(true)}>Plain</Button>
        <Button
          onClick={() =>
            confirm({
              title: "Delete “Northwind Trading”?",
              body: "All projects under it, with their files, tasks and events, will be deleted. This cannot be undone.",
              tone: "danger",
            })
          }
        >
          Confirm
        </Button>
        <Menu trigger={<Button>From a menu</Button>}>
          <MenuItem onSelect={() => task.open("teal")}>Add task</MenuItem>
        </Menu>
      </Row>
      {task.subject !== undefined && (
        <TaskSample key={task.key} themeColor={task.subject} isOpen={task.isOpen} onClose={task.close} />
      )}
      <Dialog title="Welcome" isOpen={plain.isOpen} onClose={plain.close} width="sm">
        <DialogBody>
          <p>Everything about a client in one place.</p>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={plain.close}>
            Next
          </Button>
        </DialogFooter>
      </Dialog>
    </Panel>
  );
}

function TaskSample({
  themeColor,
  isOpen,
  onClose,
}: {
  themeColor: string | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const form = useForm({
    defaultValues: {
      name: "",
      status: "pending",
      dueAt: "2026-11-27T00:00:00.000Z",
      isWithTime: false,
      tags: ["draft"],
      details: "",
    },
  });
  return (
    <FormDialog
      title="Task"
      themeColor={themeColor}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={async (values) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        if (values.name === "")
          form.setError("name", { message: "Please name your task" }, { shouldFocus: true });
        else onClose();
      }}
      onDelete={onClose}
      deleteQuestion={{ title: "Delete this task?", body: "This cannot be undone." }}
    >
      <TextField
        control={form.control}
        name="name"
        label="Name"
        isRequired
        placeholder="What needs to be done"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField control={form.control} name="status" label="Status" options={statuses} />
        <TagField control={form.control} name="tags" label="Tags" />
      </div>
      <DateTimeField control={form.control} name="dueAt" timeName="isWithTime" label="Due date" isRequired />
      <TextareaField control={form.control} name="details" label="Details" hint="Ctrl + Enter saves" />
    </FormDialog>
  );
}

const statuses = [
  { value: "pending", label: "Pending" },
  { value: "completed", label: "Completed" },
];
