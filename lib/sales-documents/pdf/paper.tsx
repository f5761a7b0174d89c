import { Document, Page, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { PrintModel } from "../print-model";
import { closing } from "./closing";
import { isTallerThan } from "./height";
import { itemTable } from "./item-table";
import { styles } from "./paper-style";
import type { SetText } from "./set-text";

type Paper = { model: PrintModel; set: SetText; at: Date };

/**
 * Returns the whole document as elements of the renderer. Its parts are plain functions rather than components: nothing has
 * state, and plain functions need no mounting or reconciliation.
 */
export function paper({ model, set, at }: Paper) {
  const { title, facts, freelancer, client, project, note } = model;
  const number = facts[0]?.value ?? "";
  return (
    <Document
      title={`${title} ${number} – ${project.title}`}
      author={freelancer.name}
      subject={`${title} for ${client.name}`}
      creator="Pennant"
      producer="Pennant"
      language="en"
      creationDate={at}
      modificationDate={at}
    >
      <Page
        size={model.paper === "Letter" ? "LETTER" : "A4"}

        layout={(page) => frame(page, model, set)}
      >
        {head(model, set)}
        <View style={styles.parties}>
          {party(freelancer, set)}
          {party(client, set)}
        </View>
        {longTexts(freelancer, set)}
        {longTexts(client, set)}
        <View style={styles.project}>
          {set(project.label, styles.label)}
          {set(project.title, styles.projectTitle)}
          {project.description && set(project.description, styles.projectText)}
        </View>
        {itemTable(model, set)}
        {note && isLong(note.text) ? longClosing(model, note, set) : end(model, set)}
      </Page>
    </Document>
  );
}

type Frame = { children: ReactNode; pageNumber?: number; totalPages?: number };

/** Renders the header and footer of every page. */
function frame(
  { children, pageNumber, totalPages }: Frame,
  { title, facts, freelancer }: PrintModel,
  set: SetText,
) {
  return (
    <View style={styles.frame}>
      <View style={styles.content}>{children}</View>
      <View style={styles.footer}>
        {set([title, facts[0]?.value, "·", freelancer.name].join(" "), styles.footerSide)}
        {set(`Page ${pageNumber} of ${totalPages}`, styles.figure)}
      </View>
    </View>
  );
}

function head({ title, facts }: PrintModel, set: SetText) {
  return (
    <View style={styles.head}>
      {set(title, styles.title)}
      <View style={styles.facts}>
        {facts.map(({ label, value }) => (
          <View key={label} style={styles.line}>
            {set(label, styles.factLabel)}
            {set(value, styles.lineValue)}
          </View>
        ))}
      </View>
    </View>
  );
}

function party({ label, name, texts, lines }: PrintModel["client"], set: SetText) {
  return (
    <View style={styles.party}>
      {set(label, styles.label)}
      {set(name, styles.partyName)}
      {texts
        .filter((text) => !isLong(text))
        .map((text, index) => (
          <View key={index}>{set(text)}</View>
        ))}
      {lines.map((line) => (
        <View key={line.label} style={styles.line}>
          {set(line.label, styles.partyLabel)}
          {set(line.value, styles.lineValue)}
        </View>
      ))}
    </View>
  );
}

function totals({ totals: lines, total, deductions, due }: PrintModel, set: SetText) {
  return (
    <View style={styles.totals} wrap={false}>
      {lines.map((line) => (
        <View key={line.label} style={styles.totalLine}>
          {set(line.label)}
          {set(line.value, styles.figure)}
        </View>
      ))}
      <View style={[styles.totalLine, styles.grandTotal]}>
        {set(total.label)}
        {set(total.value, styles.figure)}
      </View>
      {deductions.map((line, index) => (
        <View key={line.label} style={[styles.totalLine, index === 0 ? styles.firstDeduction : {}]}>
          <View style={styles.deduction}>{set(line.label)}</View>
          {set(line.value, styles.figure)}
        </View>
      ))}
      {due && (
        <View style={[styles.totalLine, styles.grandTotal]}>
          {set(due.label)}
          {set(due.value, styles.figure)}
        </View>
      )}
    </View>
  );
}

/** Renders texts that are too long for a party's column below both columns, over the whole width. */
function longTexts({ name, texts }: PrintModel["client"], set: SetText) {
  return texts.filter(isLong).map((text, index) => (
    <View key={index} style={styles.block}>
      {set(name, styles.label)}
      <View style={styles.blockText}>{set(text)}</View>
    </View>
  ));
}

const isLong = (text: string) => isTallerThan(15, text);

/** Renders totals, note and signatures on one page, so that signatures never stand alone on a page. */
function end(model: PrintModel, set: SetText) {
  return (
    <View wrap={false}>
      {totals(model, set)}
      {taxNote(model, set)}
      {model.note && noteBlock(model.note, set)}
      {closing(model, set)}
    </View>
  );
}

/** Renders a note that may break across pages, and repeats the signed total above the signatures. */
function longClosing(model: PrintModel, note: NonNullable<PrintModel["note"]>, set: SetText) {
  const { title, facts, total, due } = model;
  return (
    <>
      {totals(model, set)}
      {taxNote(model, set)}
      {noteBlock(note, set)}
      <View wrap={false}>
        <View style={[styles.block, styles.totalLine, styles.strong]}>
          {set([title, facts[0]?.value].join(" "))}
          {set((due ?? total).value, styles.figure)}
        </View>
        {closing(model, set)}
      </View>
    </>
  );
}

function taxNote({ taxNote: text }: PrintModel, set: SetText) {
  return text && <View style={styles.block}>{set(text)}</View>;
}

function noteBlock({ label, text }: NonNullable<PrintModel["note"]>, set: SetText) {
  return (
    <View style={styles.block} wrap={isLong(text)}>
      {set(label, styles.label)}
      <View style={styles.blockText}>{set(text)}</View>
    </View>
  );
}
