import { View } from "@react-pdf/renderer";
import type { PrintModel } from "../print-model";
import { payToBlock } from "./payment";
import { styles } from "./paper-style";
import type { SetText } from "./set-text";

/** Renders the fields that are filled in and signed by hand. */
export function closing({ payment, payTo, scan, signatures }: PrintModel, set: SetText) {
  return (
    <View>
      {payment && paymentBlock(payment, set)}
      {payTo && payToBlock(payTo, scan, set)}
      <View style={styles.signatures}>
        {signatures.map(({ label, name, dateLabel }) => (
          <View key={label} style={styles.signature}>
            <View style={styles.signatureRule} />
            <View style={styles.signatureLine}>
              <View style={styles.item}>
                {set(label, styles.label)}
                {set(name)}
              </View>
              <View style={styles.signatureDate}>
                {set(dateLabel, styles.label)}
                <View style={styles.rule} />
              </View>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

function paymentBlock({ label, lines }: NonNullable<PrintModel["payment"]>, set: SetText) {
  return (
    <View style={styles.block}>
      {set(label, styles.label)}
      <View style={styles.blanks}>
        {[0, 1].map((column) => (
          <View key={column} style={styles.blankColumn}>
            {lines
              .filter((_, index) => index % 2 === column)
              .map((line) => (
                <View key={line.label} style={styles.blank}>
                  {set(line.label, styles.blankLabel)}
                  <View style={styles.rule}>{line.value && set(line.value, styles.strong)}</View>
                </View>
              ))}
          </View>
        ))}
      </View>
    </View>
  );
}
