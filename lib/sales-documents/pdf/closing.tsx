import { View } from "@react-pdf/renderer";
import type { PrintModel } from "../print-model";
import { look } from "./paper-style";
import type { SetText } from "./set-text";

/** What is filled in and signed by hand. */
export function closing({ payment, signatures }: PrintModel, set: SetText) {
  return (
    <View>
      {payment && paymentBlock(payment, set)}
      <View style={look.signatures}>
        {signatures.map(({ label, name, dateLabel }) => (
          <View key={label} style={look.signature}>
            <View style={look.signatureRule} />
            <View style={look.signatureLine}>
              <View style={look.item}>
                {set(label, look.label)}
                {set(name)}
              </View>
              <View style={look.signatureDate}>
                {set(dateLabel, look.label)}
                <View style={look.rule} />
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
    <View style={look.block}>
      {set(label, look.label)}
      <View style={look.blanks}>
        {[0, 1].map((column) => (
          <View key={column} style={look.blankColumn}>
            {lines
              .filter((_, index) => index % 2 === column)
              .map((line) => (
                <View key={line.label} style={look.blank}>
                  {set(line.label, look.blankLabel)}
                  <View style={look.rule}>{line.value && set(line.value, look.strong)}</View>
                </View>
              ))}
          </View>
        ))}
      </View>
    </View>
  );
}
