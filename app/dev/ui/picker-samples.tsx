"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Copy, MoreHorizontal, Pencil, Plus, Settings, Trash2 } from "lucide";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox/combobox";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input/input";
import {
  Menu,
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSubmenu,
} from "@/components/ui/menu/menu";
import { Panel } from "@/components/ui/panel";
import { Popover } from "@/components/ui/popup/popover";
import { Select } from "@/components/ui/select/select";
import { StatusDot } from "@/components/ui/status-dot";
import { Textarea } from "@/components/ui/input/textarea";
import { themeColors } from "@/lib/clients/theme-colors";
import { Row } from "./row";

export function PickerSamples() {
  const [status, setStatus] = useState<string>("active");
  const [project, setProject] = useState<ComboboxOption | null>(null);
  const [client, setClient] = useState<ComboboxOption | null>(clients[0] ?? null);
  const [search, setSearch] = useState<{ results: ComboboxOption[]; isLoading: boolean }>({
    results: clients,
    isLoading: false,
  });
  const [isCompact, setIsCompact] = useState(true);
  const [date, setDate] = useState("2026-11-27");

  const handleSearch = (text: string) => {
    setSearch({ results: [], isLoading: true });
    setTimeout(() => {
      const results = clients.filter((one) => one.label.toLowerCase().includes(text.toLowerCase()));
      setSearch({ results, isLoading: false });
    }, 500);
  };

  return (
    <Panel title="Pickers and inputs">
      <Row title="Input">
        <Input aria-label="Name" placeholder="Project name" className="max-w-60" />
        <Input aria-label="Faulty" aria-invalid defaultValue="Faulty" className="max-w-40" />
        <Input aria-label="Disabled" disabled defaultValue="Disabled" className="max-w-40" />
        <Textarea aria-label="Notes" placeholder="Notes" />
      </Row>
      <Row title="Select">
        <Select label="Status" value={status} onChange={setStatus} options={statuses} className="w-40" />
        <Select
          label="Project status"
          variant="quiet"
          value={status}
          onChange={setStatus}
          options={statuses}
        />
        <Select label="Empty" value={null} onChange={setStatus} options={statuses} className="w-40" />
      </Row>
      <Row title="Combobox">
        <Combobox
          label="Client"
          value={client}
          onChange={setClient}
          options={clients}
          isClearable
          className="w-56"
        />
        <Combobox
          label="Project"
          placeholder="Pick a project"
          value={project}
          onChange={setProject}
          options={search.results}
          isLoading={search.isLoading}
          onSearch={handleSearch}
          className="w-56"
        />
        <Combobox
          label="Pin a project"
          value={null}
          onChange={setProject}
          options={clients}
          trigger={
            <IconButton name="Pin a project">
              <Icon of={Plus} />
            </IconButton>
          }
        />
      </Row>
      <Row title="Menu, popover">
        <Menu
          align="start"
          trigger={
            <IconButton name="More">
              <Icon of={MoreHorizontal} />
            </IconButton>
          }
        >
          <MenuItem icon={<Icon of={Pencil} />} onSelect={() => {}} hint="E">
            Edit
          </MenuItem>
          <MenuLink icon={<Icon of={Settings} />} href="/dev/ui" isCurrent>
            Projects
          </MenuLink>
          <MenuSubmenu label="Copy" icon={<Icon of={Copy} />}>
            <MenuItem onSelect={() => {}}>Link</MenuItem>
            <MenuItem onSelect={() => {}}>Name</MenuItem>
          </MenuSubmenu>
          <MenuSeparator />
          <MenuCheckboxItem isChecked={isCompact} onChange={setIsCompact}>
            Compact rows
          </MenuCheckboxItem>
          <MenuGroup label="Status">
            <MenuRadioGroup label="Status" value={status} onChange={setStatus}>
              {statuses.map((one) => (
                <MenuRadioItem key={one.value} value={one.value}>
                  {one.label}
                </MenuRadioItem>
              ))}
            </MenuRadioGroup>
          </MenuGroup>
          <MenuSeparator />
          <MenuItem icon={<Icon of={Trash2} />} tone="danger" onSelect={() => {}}>
            Delete
          </MenuItem>
        </Menu>
        <Popover label="Details" trigger={<Button>Popover</Button>}>
          <p className="max-w-60">A popover with a short text.</p>
        </Popover>
      </Row>
      <Row title="Calendar">
        <Suspense>
          <Calendar value={date} onChange={setDate} today="2026-11-24" />
        </Suspense>
      </Row>
    </Panel>
  );
}

const Calendar = lazy(() =>
  import("@/components/ui/input/calendar").then((module) => ({ default: module.Calendar })),
);

const statuses = ["active", "on-hold", "completed"].map((value) => ({
  value,
  label: value === "on-hold" ? "On hold" : value.charAt(0).toUpperCase() + value.slice(1),
  mark: <StatusDot status={value} />,
}));

const clients: ComboboxOption[] = themeColors.map((color, index) => ({
  value: color.value,
  label: index === 2 ? "A client with a name that is wider than any picker" : `${color.label} Ltd`,
  themeColor: color.value,
  detail: index % 5 === 1 ? "3 projects" : null,
}));
