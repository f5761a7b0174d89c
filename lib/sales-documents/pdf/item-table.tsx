import { View } from "@react-pdf/renderer";
import { Fragment } from "react";
import type { PrintItem, PrintModel } from "../print-model";
import { isTallerThan } from "./height";
import { look } from "./paper-style";
import type { SetText } from "./set-text";
import { stack } from "./stack";

type Widths = { rate: number; quantity: number; amount: number };

/**
 * The items, under a head that every page repeats. A page ends between two items, never within one, unless its
 * description is a page of its own: that one goes below its figures, over the whole width, and may go on.
 */
export function itemTable({ columns, items }: PrintModel, set: SetText) {
  const widths: Widths = {
    rate: widthOf(items.map((item) => item.rate)),
    quantity: widthOf(items.map((item) => item.quantity)),
    amount: widthOf(items.map((item) => item.amount)),
  };
  return (
    <View style={look.table}>
      <View style={look.tableHead} fixed>
        {set(columns.item, look.item, look.label)}
        {set(columns.rate, look.figure, look.label, { width: widths.rate })}
        {set(columns.quantity, look.figure, look.label, { width: widths.quantity })}
        {set(columns.amount, look.figure, look.label, { width: widths.amount })}
      </View>
      {stack(items.map((item) => row(item, widths, set)))}
    </View>
  );
}

function row(item: PrintItem, widths: Widths, set: SetText) {
  const { title, description } = item;
  const figures = [
    set(item.rate, look.figure, { width: widths.rate }),
    set(item.quantity, look.figure, { width: widths.quantity }),
    set(item.amount, look.figure, { width: widths.amount }),
  ].map((figure, index) => <Fragment key={index}>{figure}</Fragment>);
  if (isTallerThan(30, `${title}\n${description ?? ""}`))
    return (
      <View style={look.row}>
        <View style={look.figures} wrap={false}>
          {set(title, look.item, look.strong)}
          {figures}
        </View>
        {description && set(description, look.small)}
      </View>
    );
  return (
    <View style={[look.row, look.figures]} wrap={false}>
      <View style={look.item}>
        {set(title, look.strong)}
        {description && set(description, look.small)}
      </View>
      {figures}
    </View>
  );
}

/** Points that hold the longest of a column's figures: the largest amount of a document is the widest that there is. */
function widthOf(figures: string[]): number {
  const longest = Math.max(...figures.map((figure) => figure.length));
  return Math.min(165, Math.max(56, longest * 5.6));
}
