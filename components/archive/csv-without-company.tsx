"use client";

import { useState } from "react";
import { useClientOptions } from "@/components/clients/client-picker";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { EagerCombobox } from "@/components/ui/combobox/eager-combobox";
import { EagerSelect } from "@/components/ui/select/eager-select";
import type { WithoutCompany } from "@/lib/archive/csv/mapping";
import { countOf } from "@/lib/shared/text/format";

type Choice = "skip" | "partners" | "client";

const choices: { value: Choice; label: string }[] = [
  { value: "skip", label: "Skip them" },
  { value: "partners", label: "Import as partners" },
  { value: "client", label: "Add to one client" },
];

/** Asks about the contacts that have no company in the file. */
export function ContactsWithoutCompany({
  count,
  value,
  onChange,
}: {
  count: number;
  value: WithoutCompany;
  onChange: (value: WithoutCompany) => void;
}) {
  const [choice, setChoice] = useState<Choice>(typeof value === "string" ? value : "client");
  const [client, setClient] = useState<ComboboxOption | null>(null);
  const { picker } = useClientOptions({});
  const handleChoice = (next: Choice) => {
    setChoice(next);
    onChange(next === "client" ? (client ? { company: client.label } : "skip") : next);
  };
  const handleClient = (option: ComboboxOption | null) => {
    setClient(option);
    onChange(option ? { company: option.label } : "skip");
  };
  return (
    <div className="flex flex-wrap items-center gap-3 text-meta">
      <p>{countOf(count, "contact")} without a company:</p>
      <EagerSelect
        label="Contacts without a company"
        value={choice}
        onChange={handleChoice}
        options={choices}
        className="w-44"
      />
      {choice === "client" && (
        <EagerCombobox
          {...picker}
          label="Client of these contacts"
          placeholder="Choose a client"
          value={client}
          onChange={handleClient}
          className="w-56"
        />
      )}
    </div>
  );
}
