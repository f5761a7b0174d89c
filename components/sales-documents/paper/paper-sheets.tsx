import "./paper-fonts.css";
import { clsx } from "clsx";
import { type CSSProperties, Suspense } from "react";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import type { CodeMark, Mark, PaperLayout, PictureMark, TextMark } from "@/lib/sales-documents/layout/marks";
import type { MeasureRun } from "@/lib/sales-documents/layout/measured-text";
import { fontFamilyOf, typefacesOf } from "@/lib/sales-documents/layout/preview-fonts";
import { toRuns } from "@/lib/sales-documents/layout/text-runs";

const PaymentCodeImage = lazyComponent(() =>
  import("@/components/sales-documents/paper/payment-code-image").then((module) => module.PaymentCodeImage),
);

const LogoPicture = lazyComponent(() =>
  import("@/components/sales-documents/paper/logo-picture").then((module) => module.LogoPicture),
);

/** The pages of a document, each as wide as the container. They are the pages of the PDF: the same marks at the same places. */
export function PaperSheets({
  layout,
  spacingOf = () => 0,
}: {
  layout: PaperLayout;
  spacingOf?: MeasureRun;
}) {
  const { width, height, sheets, han, accent } = layout;
  const typeset = { han, spacingOf };
  return (
    <div
      className="@container w-full"
      style={{ "--pt": `calc(100cqw / ${width})`, ...accentColor(accent) } as CSSProperties}
    >
      <div className="flex flex-col gap-4 print:gap-0">
        {sheets.map(({ marks }, index) => (
          <div
            key={index}
            data-page={width}
            dir={layout.direction}
            style={{ height: points(height) }}
            className="relative w-full overflow-hidden bg-paper paper text-paper-ink shadow-float outline outline-paper-line print:break-after-page print:shadow-none print:outline-0"
          >
            {marks.map((mark, at) => (
              <MarkOnPage key={at} mark={mark} typeset={typeset} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type Typeset = { han: PaperLayout["han"]; spacingOf: MeasureRun };

function MarkOnPage({ mark, typeset }: { mark: Mark; typeset: Typeset }) {
  if (mark.kind === "text") return <Line mark={mark} typeset={typeset} />;
  if (mark.kind === "code") return <Code mark={mark} />;
  if (mark.kind === "picture") return <PlacedPicture mark={mark} />;
  return (
    <div
      className={clsx("absolute", ruleColors[mark.color])}
      style={{ ...boxOf(mark), height: points(mark.height) }}
    />
  );
}

const ruleColors = {
  ink: "bg-paper-ink",
  soft: "bg-paper-muted",
  faint: "bg-paper-line",
  accent: "bg-(--paper-accent,var(--color-paper-ink))",
};

function Line({ mark, typeset: { han, spacingOf } }: { mark: TextMark; typeset: Typeset }) {
  const { style, text, align, direction, height } = mark;
  const runs = toRuns(text, typefacesOf(han));
  return (
    <p
      dir={direction}
      className={clsx(
        "absolute whitespace-pre",
        style.color === "soft" && "text-paper-muted",
        style.color === "accent" && "text-(--paper-accent,var(--color-paper-ink))",
        style.weight === 600 && "font-semibold",
        style.isFigure && "tabular",
      )}
      style={{
        ...boxOf(mark),
        textAlign: align,
        fontSize: points(style.size),
        lineHeight: points(height),
      }}
    >
      {runs.map((run, index) =>
        run.font === "latin" ? (
          run.text
        ) : (
          // Without a line height of its own, which would move the baseline.
          <span
            key={index}
            style={{
              fontFamily: fontFamilyOf(run.font),
              lineHeight: 0,
              letterSpacing: spacingIn(spacingOf(run, style)),
            }}
          >
            {run.text}
          </span>
        ),
      )}
    </p>
  );
}

function Code({ mark }: { mark: CodeMark }) {
  return (
    <div className="absolute" style={{ ...boxOf(mark), height: points(mark.height) }}>
      <Suspense>
        <PaymentCodeImage code={mark.code} label={mark.label} />
      </Suspense>
    </div>
  );
}

function PlacedPicture({ mark }: { mark: PictureMark }) {
  return (
    <div className="absolute" style={{ ...boxOf(mark), height: points(mark.height) }}>
      <Suspense>
        <LogoPicture logoKey={mark.key} />
      </Suspense>
    </div>
  );
}

/** Set for the texts and lines in the accent color, if the document has one. */
export function accentColor(accent: string | null): CSSProperties {
  return accent === null ? {} : ({ "--paper-accent": accent } as CSSProperties);
}

function boxOf({ x, y, width }: Mark): CSSProperties {
  return { left: points(x), top: points(y), width: points(width) };
}

function points(length: number): string {
  return `calc(${Math.round(length * 1000) / 1000} * var(--pt))`;
}

/** Nothing without a space: letters that are joined are not separated. */
function spacingIn(em: number): string | undefined {
  return em === 0 ? undefined : `${em.toFixed(4)}em`;
}
