import { Path, Svg, View } from "@react-pdf/renderer";
import { codeImage } from "@/lib/payment-codes/code-image";
import type { PaymentCode } from "@/lib/payment-codes/payment-code";
import { QUIET_ZONE } from "@/lib/payment-codes/qr-path";
import type { PrintModel } from "../print-model";
import { accountColumns } from "../print-payment";
import type { PrintLine } from "../print-texts";
import { styles } from "./paper-style";
import type { SetText } from "./set-text";

const POINTS_PER_MM = 72 / 25.4;

/** Renders the account to pay into, beside the code to scan or in two columns. */
export function payToBlock(payTo: NonNullable<PrintModel["payTo"]>, scan: PrintModel["scan"], set: SetText) {
  const [first, second] = accountColumns(payTo.lines, scan !== null);
  const column = (lines: PrintLine[]) =>
    lines.map(({ label, value }) => (
      <View key={label} style={styles.line}>
        {set(label, styles.payLabel)}
        {set(value, styles.lineValue)}
      </View>
    ));
  return (
    <View style={[styles.block, styles.parties]} wrap={false}>
      <View style={styles.party}>
        {set(payTo.label, styles.label)}
        {column(first)}
      </View>
      <View style={styles.party}>
        {set(scan?.label ?? " ", styles.label)}
        {scan ? codeOf(scan.code) : column(second)}
      </View>
    </View>
  );
}

function codeOf(code: PaymentCode) {
  const { side, sideMm, dark, cross } = codeImage(code);
  const points = sideMm * POINTS_PER_MM;
  return (
    <Svg viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`} style={{ width: points, height: points }}>
      <Path d={dark} fill="#000000" />
      {cross && <Path d={cross.white} fill="#ffffff" />}
      {cross && <Path d={cross.black} fill="#000000" />}
      {cross && <Path d={cross.sign} fill="#ffffff" />}
    </Svg>
  );
}
