import { Document, Page, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { PrintModel } from "../print-model";
import { closing } from "./closing";
import { isTallerThan } from "./height";
import { itemTable } from "./item-table";
import { look } from "./paper-style";
import type { SetText } from "./set-text";

type Paper = { model: PrintModel; set: SetText; at: Date };

/**
 * The whole paper as the renderer's elements. Its parts are functions that are called rather than components: nothing
 * here has state, and what is no component is nothing to compile, mount or reconcile.
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
        <View style={look.parties}>
          {party(freelancer, set)}
          {party(client, set)}
        </View>
        {longTexts(freelancer, set)}
        {longTexts(client, set)}
        <View style={look.project}>
          {set(project.label, look.label)}
          {set(project.title, look.projectTitle)}
          {project.description && set(project.description, look.projectText)}
        </View>
        {itemTable(model, set)}
        {note && isLong(note.text) ? longEnd(model, note, set) : end(model, set)}
      </Page>
    </Document>
  );
}

type Frame = { children: ReactNode; pageNumber?: number; totalPages?: number };

/** What every page has around its part of the paper. */
function frame(
  { children, pageNumber, totalPages }: Frame,
  { title, facts, freelancer }: PrintModel,
  set: SetText,
) {
  return (
    <View style={look.frame}>
      <View style={look.content}>{children}</View>
      <View style={look.footer}>
        {set([title, facts[0]?.value, "·", freelancer.name].join(" "), look.footerSide)}
        {set(`Page ${pageNumber} of ${totalPages}`, look.figure)}
      </View>
    </View>
  );
}

function head({ title, facts }: PrintModel, set: SetText) {
  return (
    <View style={look.head}>
      {set(title, look.title)}
      <View style={look.facts}>
        {facts.map(({ label, value }) => (
          <View key={label} style={look.line}>
            {set(label, look.factLabel)}
            {set(value, look.lineValue)}
          </View>
        ))}
      </View>
    </View>
  );
}

function party({ label, name, texts, lines }: PrintModel["client"], set: SetText) {
  return (
    <View style={look.party}>
      {set(label, look.label)}
      {set(name, look.partyName)}
      {texts
        .filter((text) => !isLong(text))
        .map((text, index) => (
          <View key={index}>{set(text)}</View>
        ))}
      {lines.map((line) => (
        <View key={line.label} style={look.line}>
          {set(line.label, look.partyLabel)}
          {set(line.value, look.lineValue)}
        </View>
      ))}
    </View>
  );
}

function totals({ totals: lines, total }: PrintModel, set: SetText) {
  return (
    <View style={look.totals} wrap={false}>
      {lines.map((line) => (
        <View key={line.label} style={look.totalLine}>
          {set(line.label)}
          {set(line.value, look.figure)}
        </View>
      ))}
      <View style={[look.totalLine, look.grandTotal]}>
        {set(total.label)}
        {set(total.value, look.figure)}
      </View>
    </View>
  );
}

/** What would make a column of its party longer than the page goes below both, over the whole width. */
function longTexts({ name, texts }: PrintModel["client"], set: SetText) {
  return texts.filter(isLong).map((text, index) => (
    <View key={index} style={look.block}>
      {set(name, look.label)}
      <View style={look.blockText}>{set(text)}</View>
    </View>
  ));
}

const isLong = (text: string) => isTallerThan(15, text);

/** Totals, note and signatures on one page, so that nobody signs a page that says nothing else. */
function end(model: PrintModel, set: SetText) {
  return (
    <View wrap={false}>
      {totals(model, set)}
      {model.note && noteBlock(model.note, set)}
      {closing(model, set)}
    </View>
  );
}

/** A note that may go on on the next page: what is signed is said again above the signatures. */
function longEnd(model: PrintModel, note: NonNullable<PrintModel["note"]>, set: SetText) {
  const { title, facts, total } = model;
  return (
    <>
      {totals(model, set)}
      {noteBlock(note, set)}
      <View wrap={false}>
        <View style={[look.block, look.totalLine, look.strong]}>
          {set([title, facts[0]?.value].join(" "))}
          {set(total.value, look.figure)}
        </View>
        {closing(model, set)}
      </View>
    </>
  );
}

function noteBlock({ label, text }: NonNullable<PrintModel["note"]>, set: SetText) {
  return (
    <View style={look.block} wrap={isLong(text)}>
      {set(label, look.label)}
      <View style={look.blockText}>{set(text)}</View>
    </View>
  );
}
