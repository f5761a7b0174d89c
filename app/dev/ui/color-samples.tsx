import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
import { StatusBadge } from "@/components/ui/status-dot";
import { clientColor, greyTone, themeColors } from "@/lib/clients/theme-colors";

export function ColorSamples() {
  return (
    <Panel title="Client colors" count={themeColors.length} className="lg:col-span-2">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
        {[...themeColors, greyTone].map((color) => (
          <li
            key={color.value}
            style={clientColor(color.value)}
            className="overflow-hidden rounded-panel bg-client-tint"
          >
            <div aria-hidden className="h-1 bg-client-edge" />
            <div className="flex flex-col gap-1 p-3">
              <p className="font-semibold">{color.label}</p>
              <p className="text-label text-client-ink">{color.value}, Northwind Trading</p>
              <p className="text-label text-ink-muted">No active task</p>
              <div className="mt-1 flex items-center justify-between">
                <StatusBadge status="active" />
                <Badge tone="client" className="border border-client-edge">
                  Paid
                </Badge>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col gap-1.5 border-t border-line pt-4">
        <p className="text-hero font-semibold">Hero</p>
        <p className="text-page font-semibold">Page title</p>
        <p className="text-title font-semibold">Panel title</p>
        <p className="text-lead font-semibold">Dialog title</p>
        <p>
          Base text.{" "}
          <a href="#main" className="text-link underline">
            A link
          </a>
          . Żółć, Ελληνικά, Кириллица, Việt.
        </p>
        <p className="text-ink-muted">Muted text, still easy to read.</p>
        <p className="text-label text-ink-muted">Label text.</p>
        <p className="tabular">1,234,567.50 USD · 27 Nov 2026</p>
        <p className="text-danger">Overdue since Tuesday</p>
      </div>
    </Panel>
  );
}
