import { View } from "@react-pdf/renderer";
import { Fragment } from "react";
import type { PrintItem, PrintModel } from "../print-model";
import { isTallerThan } from "./height";
import { styles } from "./paper-style";
import type { SetText } from "./set-text";
import { stack } from "./stack";

type Widths = { rate: number; quantity: number; tax: number; amount: number };

/**
 * Renders the items under a header that every page repeats. Pages break between items. Only a description that is longer than
 * a page is set below its figures over the whole width, and may break.
 */
export function itemTable({ columns, items }: PrintModel, set: SetText) {
  const widths: Widths = {
    rate: widthOf(items.map((item) => item.rate)),
    quantity: widthOf(items.map((item) => item.quantity)),
    tax: widthOf(
      items.map((item) => item.tax ?? ""),
      34,
    ),
    amount: widthOf(items.map((item) => item.amount)),
  };
  return (
    <View style={styles.table}>
      <View style={styles.tableHead} fixed>
        {set(columns.item, styles.item, styles.label)}
        {set(columns.rate, styles.figure, styles.label, { width: widths.rate })}
        {set(columns.quantity, styles.figure, styles.label, { width: widths.quantity })}
        {columns.tax && set(columns.tax, styles.figure, styles.label, { width: widths.tax })}
        {set(columns.amount, styles.figure, styles.label, { width: widths.amount })}
      </View>
      {stack(items.map((item) => row(item, widths, set)))}
    </View>
  );
}

function row(item: PrintItem, widths: Widths, set: SetText) {
  const { title, description } = item;
  const figures = [
    set(item.rate, styles.figure, { width: widths.rate }),
    set(item.quantity, styles.figure, { width: widths.quantity }),
    ...(item.tax ? [set(item.tax, styles.figure, { width: widths.tax })] : []),
    set(item.amount, styles.figure, { width: widths.amount }),
  ].map((figure, index) => <Fragment key={index}>{figure}</Fragment>);
  if (isTallerThan(30, `${title}\n${description ?? ""}`))
    return (
      <View style={styles.row}>
        <View style={styles.figures} wrap={false}>
          {set(title, styles.item, styles.strong)}
          {figures}
        </View>
        {description && set(description, styles.small)}
      </View>
    );
  return (
    <View style={[styles.row, styles.figures]} wrap={false}>
      <View style={styles.item}>
        {set(title, styles.strong)}
        {description && set(description, styles.small)}
      </View>
      {figures}
    </View>
  );
}

/** Returns the width of a column in points, from its longest figure. */
function widthOf(figures: string[], narrowest = 56): number {
  const longest = Math.max(...figures.map((figure) => figure.length));
  return Math.min(165, Math.max(narrowest, longest * 5.6));
}
