import { expect, test } from "vitest";
import { ApiError } from "@/lib/api/request";
import { newReceivedPaymentForm, receivedPaymentFormSchema } from "./form";
import { overLimitMessage, paymentErrorToast } from "./over-limit";

const now = new Date("2026-11-23T22:00:00Z");

test("a new payment is of the whole balance, received today where the person is", () => {
  expect(newReceivedPaymentForm("5600.00", "Pacific/Auckland", now)).toEqual({
    amount: "5600.00",
    receivedOn: "2026-11-24T00:00:00.000Z",
    method: "bank",
    kind: "payment",
    reference: "",
    arrivedAmount: "",
  });
  expect(newReceivedPaymentForm("-40.00", "UTC", now).amount).toBe("");
});

test("the form sends a calendar date, an exact amount, and no empty reference", () => {
  const form = newReceivedPaymentForm("1234.50", "UTC", now);
  expect(receivedPaymentFormSchema("USD").parse(form)).toEqual({
    amount: "1234.5",
    receivedOn: "2026-11-23",
    method: "bank",
    kind: "payment",
    reference: null,
    arrivedAmount: null,
  });
});

test("the amount that arrived is optional, and exact like the amount", () => {
  const parse = (arrivedAmount: string) =>
    receivedPaymentFormSchema("USD").safeParse({
      ...newReceivedPaymentForm("100", "UTC", now),
      arrivedAmount,
    });
  expect(parse("97.50").data?.arrivedAmount).toBe("97.5");
  expect(parse("97.505").error?.issues).toMatchObject([
    { path: ["arrivedAmount"], message: "USD has at most 2 decimal places" },
  ]);
  expect(parse("0").success).toBe(false);
});

test.each([
  ["0", "USD", "Must be an amount above 0"],
  ["", "USD", "Please enter an amount"],
  ["1.005", "USD", "USD has at most 2 decimal places"],
  ["10.5", "JPY", "JPY has no decimal places"],
])("the amount %j in %s is refused", (amount, currency, message) => {
  const form = { ...newReceivedPaymentForm(null, "UTC", now), amount };
  const { error } = receivedPaymentFormSchema(currency).safeParse(form);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("only an amount over the limit is asked about, and invalid fields raise no toast", () => {
  const refusal = (message: string, path = "amount") =>
    new ApiError("", 422, { status: 422, title: "", detail: message, errors: [{ path, message }] } as never);
  expect(overLimitMessage(refusal("That is 40.00 more than is due."))).toBe(
    "That is 40.00 more than is due.",
  );
  expect(overLimitMessage(refusal("That is 40.00 more than was received."))).toMatch(/was received/);
  expect(overLimitMessage(refusal("Must be an amount above 0"))).toBeUndefined();
  expect(overLimitMessage(refusal("That is 40.00 more than is due.", "arrivedAmount"))).toBeUndefined();
  expect(overLimitMessage(new ApiError("", 409))).toBeUndefined();
  expect(paymentErrorToast(refusal("Must be an amount above 0"))).toBeUndefined();
  expect(paymentErrorToast(new ApiError("", 500))).toBe("Something went wrong, Please try again");
});
