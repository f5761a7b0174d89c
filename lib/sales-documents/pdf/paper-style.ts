import { StyleSheet } from "@react-pdf/renderer";

const ink = "#1a1a1d";
const soft = "#62626a";
const line = "#d9d9de";

/** Points. */
const MARGIN = 44;
export const FONT_SIZE = 9.25;

/** The styles of the PDF: black on white, two weights, sizes from 8 to 26 points. */
export const styles = StyleSheet.create({
  // Not on the page itself: the renderer would multiply the page's line height again at each pass.
  frame: {
    flexGrow: 1,
    paddingTop: MARGIN,
    paddingHorizontal: MARGIN,
    paddingBottom: 22,
    fontFamily: "latin",
    fontSize: FONT_SIZE,
    lineHeight: 1.36,
    color: ink,
  },
  small: { fontSize: 8.25, color: soft },
  label: { fontSize: 8, color: soft },
  strong: { fontWeight: 600 },
  figure: { textAlign: "right", fontFeatureSettings: { tnum: 1 } },

  head: { flexDirection: "row", columnGap: 32 },
  title: { flexBasis: 0, flexGrow: 1, fontSize: 26, fontWeight: 600, lineHeight: 1.15 },
  facts: { flexBasis: 0, flexGrow: 1, paddingTop: 6, rowGap: 2 },
  factLabel: { width: 64, color: soft },
  line: { flexDirection: "row" },
  lineValue: { flexBasis: 0, flexGrow: 1 },

  parties: { flexDirection: "row", columnGap: 32, marginTop: 18 },
  party: { flexBasis: 0, flexGrow: 1 },
  // Repeated for larger sizes: an inherited line height is computed from the parent's font size.
  partyName: { fontSize: 11, fontWeight: 600, lineHeight: 1.3, marginTop: 1, marginBottom: 1 },
  partyLabel: { width: 44, color: soft },

  project: { marginTop: 16 },
  projectTitle: { fontSize: 13, fontWeight: 600, lineHeight: 1.3, marginTop: 1 },
  projectText: { marginTop: 3, color: soft },

  table: { marginTop: 12 },
  tableHead: { flexDirection: "row", columnGap: 12, borderBottom: `0.75pt solid ${ink}`, paddingVertical: 5 },
  row: { borderBottom: `0.5pt solid ${line}`, paddingTop: 5.5, paddingBottom: 3.5 },
  figures: { flexDirection: "row", columnGap: 12 },
  item: { flexBasis: 0, flexGrow: 1 },

  totals: { alignSelf: "flex-end", marginTop: 6 },
  totalLine: { flexDirection: "row", justifyContent: "space-between", columnGap: 24, paddingVertical: 1.5 },
  deduction: { maxWidth: 260 },
  firstDeduction: { marginTop: 4 },
  grandTotal: {
    borderTop: `0.75pt solid ${ink}`,
    marginTop: 4,
    paddingTop: 5,
    fontSize: 12,
    fontWeight: 600,
  },

  block: { marginTop: 16 },
  blockText: { marginTop: 1 },
  blanks: { flexDirection: "row", columnGap: 32, marginTop: 4 },
  blankColumn: { flexBasis: 0, flexGrow: 1, rowGap: 6 },
  blank: { flexDirection: "row", alignItems: "flex-end", columnGap: 8 },
  payLabel: { width: 64, color: soft },
  blankLabel: { width: 44, color: soft },
  rule: { flexBasis: 0, flexGrow: 1, borderBottom: `0.75pt solid ${soft}`, minHeight: 16 },

  signatures: { flexDirection: "row", columnGap: 32, marginTop: 10 },
  signature: { flexBasis: 0, flexGrow: 1 },
  signatureRule: { borderBottom: `0.75pt solid ${soft}`, height: 26, marginBottom: 4 },
  signatureLine: { flexDirection: "row", columnGap: 16 },
  signatureDate: { width: 90, flexDirection: "row", alignItems: "flex-end", columnGap: 6, height: 24 },

  content: { flexGrow: 1 },
  footer: { flexDirection: "row", columnGap: 24, paddingTop: 12, fontSize: 8, color: soft },
  footerSide: { flexBasis: 0, flexGrow: 1, fontSize: 8 },
});
