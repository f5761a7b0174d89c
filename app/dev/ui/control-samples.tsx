"use client";

import { Icon } from "@/components/ui/icons/icon";
import { LayoutGrid, List, Pencil, Pin, Plus, Trash2 } from "lucide";
import { useState } from "react";
import { toast } from "sonner";
import { Avatar } from "@/components/ui/person/avatar";
import { Badge, CountBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/kbd";
import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";
import { PennantMark } from "@/components/ui/pennant-mark";
import { Spinner } from "@/components/ui/spinner";
import { StatusBadge } from "@/components/ui/status-dot";
import { Switch } from "@/components/ui/input/switch";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import { Row } from "./row";

export function ControlSamples() {
  const [isOn, setIsOn] = useState(true);
  const [view, setView] = useState<"pending" | "completed">("pending");
  const [layout, setLayout] = useState<"grid" | "list">("grid");
  const [tab, setTab] = useState<"draft" | "asset">("draft");
  return (
    <Panel
      title="Controls"
      count={1204}
      actions={
        <>
          <ToggleGroup label="Layout" value={layout} onChange={setLayout} options={layouts} />
          <IconButton name="Add a control">
            <Icon of={Plus} />
          </IconButton>
        </>
      }
    >
      <Row title="Buttons">
        <Button variant="primary">
          <Icon of={Plus} /> Add task
        </Button>
        <Button>Secondary</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Proceed</Button>
        <Button variant="danger-quiet">
          <Icon of={Trash2} /> Delete
        </Button>
        <LinkButton href="/dev/ui">Link</LinkButton>
      </Row>
      <Row title="Sizes, disabled, loading">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg" variant="primary">
          Large
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" disabled>
          Save
        </Button>
        <Button variant="primary" isLoading>
          Save
        </Button>
      </Row>
      <Row title="Icon buttons, toggles">
        <IconButton name="Edit" size="sm">
          <Icon of={Pencil} />
        </IconButton>
        <IconButton name="Pin project" isPressed>
          <Icon of={Pin} />
        </IconButton>
        <IconButton name="Delete" tone="danger">
          <Icon of={Trash2} />
        </IconButton>
        <IconButton name="Saving" isLoading>
          <Icon of={Pencil} />
        </IconButton>
        <ToggleGroup label="Tasks" value={view} onChange={setView} options={views} />
        <span data-tooltip="Friday, November 27, 2026" className="text-ink-muted">
          Fri 27 Nov
        </span>
      </Row>
      <Row title="Checkbox, switch">
        <Checkbox isChecked={isOn} onChange={setIsOn} label="Select row" />
        <Checkbox isChecked={false} isIndeterminate onChange={setIsOn}>
          Select all
        </Checkbox>
        <Checkbox shape="round" isChecked={isOn} onChange={setIsOn} label="Complete task" />
        <Checkbox shape="round" isChecked={!isOn} onChange={setIsOn} label="Complete other task" />
        <Switch isOn={isOn} onChange={setIsOn}>
          Notify me
        </Switch>
        <Switch isOn={!isOn} onChange={setIsOn} label="Other" />
        <Switch isOn isDisabled onChange={setIsOn} label="Disabled" />
      </Row>
      <Row title="Statuses, badges">
        {["active", "on-hold", "completed", "cancelled"].map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <CountBadge count={7} />
        <Badge>Draft</Badge>
        <Badge tone="danger">Overdue</Badge>
        <Kbd>Esc</Kbd>
      </Row>
      <Row title="Avatars, spinner, brand">
        <Avatar size="sm" />
        <Avatar name="Ada Lovelace" />
        <Avatar size="lg" url="/missing.png" name="No picture" />
        <Avatar size="lg" isLoading />
        <Spinner label="Loading" />
        <PennantMark isBouncing className="size-8" />
      </Row>
      <Row title="Toasts">
        <Button size="sm" onClick={() => toast.success("File updated")}>
          Success
        </Button>
        <Button size="sm" onClick={() => toast.error("Something went wrong, Please try again")}>
          Error
        </Button>
        <Button size="sm" onClick={() => toast.loading("Uploading file...")}>
          Loading
        </Button>
      </Row>
      <Tabs label="Files" value={tab} onChange={setTab} tabs={tabs}>
        <TabPanel value="draft" className="pt-3">
          Working files
        </TabPanel>
        <TabPanel value="asset" className="pt-3">
          Project assets
        </TabPanel>
      </Tabs>
    </Panel>
  );
}

const views = [
  { value: "pending", label: "Pending" },
  { value: "completed", label: "Completed" },
] as const;
const layouts = [
  { value: "grid", label: "Grid", icon: <Icon of={LayoutGrid} /> },
  { value: "list", label: "List", icon: <Icon of={List} /> },
] as const;
const tabs = [
  { value: "draft", label: "Draft", count: 12 },
  { value: "asset", label: "Assets", count: 3 },
] as const;
