import type { Font as RegisteredFont } from "@react-pdf/renderer";

type Source = NonNullable<ReturnType<typeof RegisteredFont.getFont>>;
export type Typeface = NonNullable<Source["data"]>;

/**
 * Makes a typeface set its marks where its own tables put them: the tone above a Thai vowel, the vowel signs of Arabic,
 * Hebrew and Devanagari. The renderer lays every run out from left to right and drops the offsets (@react-pdf/textkit
 * 6, `resolveYOffset`; @react-pdf/render 4, `renderGlyphs`); docs/decisions/0062 tells how this goes around both.
 */
export function keepMarkPositions(typeface: Typeface): void {
  const layout = typeface.layout.bind(typeface);
  typeface.layout = (text) => {
    // Contextual alternates would turn "->" into an arrow and "10x20" into a product.
    const run = layout(text, { calt: false });
    if (run.direction === "rtl") {
      // fontkit answers in the order of the page; the renderer expects that of the text and turns it around itself.
      run.glyphs.reverse();
      run.positions.reverse();
    }
    if (run.positions.some((position) => position.xOffset || position.yOffset))
      run.positions = withOffsets(run.positions, 1000 / typeface.unitsPerEm);
    return run;
  };
}

type Positions = ReturnType<Typeface["layout"]>["positions"];

/** The positions, whose copies, which the renderer makes by `map`, keep their offsets whatever is written to them. */
function withOffsets(positions: Positions, scale: number): Positions {
  const kept = [...positions];
  return Object.assign(kept, {
    map: (copy: (...from: [Positions[number], number, Positions]) => object) =>
      positions.map((position, index) =>
        Object.defineProperties(copy(position, index, kept), {
          xOffset: fixed(position.xOffset * scale),
          yOffset: fixed(position.yOffset * scale),
        }),
      ),
  });
}

function fixed(value: number): PropertyDescriptor {
  return { enumerable: true, get: () => value, set: () => undefined };
}
