"use client";

import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ColorField } from "@/components/form/color-field";
import { ComboboxField } from "@/components/form/combobox-field";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { NumberField } from "@/components/form/number-field";
import { SelectField } from "@/components/form/select-field";
import { TagField } from "@/components/form/tag-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

export function FormSamples() {
  const form = useForm({
    defaultValues: {
      name: "",
      budget: "1234567.50",
      discount: "12.3.4",
      status: "",
      themeColor: "coral",
      clientId: "north",
      dueAt: "2026-11-27T15:35:00.000Z",
      isWithTime: true,
      issuedAt: "",
      tags: ["design", "a longer tag", "print"],
      isPaid: true,
    },
  });
  useEffect(() => {
    form.setError("name", { message: "Please name your client" });
  }, [form]);
  const { control } = form;
  return (
    <Panel title="Fields">
      <form className="grid gap-4 sm:grid-cols-2" onSubmit={form.handleSubmit(() => {})}>
        <TextField control={control} name="name" label="Name" isRequired placeholder="Client name" />
        <SelectField
          control={control}
          name="status"
          label="Status"
          options={statuses}
          hint="Shown on the card"
        />
        <NumberField control={control} name="budget" label="Budget" unit="USD" />
        <NumberField control={control} name="discount" label="Discount" unit="%" align="right" />
        <ComboboxField control={control} name="clientId" label="Client" options={clients} isClearable />
        <TagField control={control} name="tags" label="Tags" />
        <DateTimeField
          control={control}
          name="dueAt"
          timeName="isWithTime"
          label="Due date"
          className="sm:col-span-2"
        />
        <DateTimeField control={control} name="issuedAt" label="Issue date" isRequired />
        <ColorField control={control} name="themeColor" label="Theme color" className="sm:col-span-2" />
        <CheckboxField control={control} name="isPaid" label="Already paid" />
        <Button type="submit" variant="primary" className="justify-self-end">
          Save
        </Button>
      </form>
    </Panel>
  );
}

const statuses = [
  { value: "active", label: "Active" },
  { value: "on-hold", label: "On hold" },
];
const clients = [
  { value: "north", label: "Northwind Trading", themeColor: "teal" },
  { value: "hello", label: "Hello Studio", themeColor: "pink" },
];
