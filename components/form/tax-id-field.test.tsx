// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { TaxIdField } from "@/components/form/tax-id-field";

afterEach(cleanup);

function Form() {
  const { control } = useForm({ defaultValues: { taxId: "" } });
  return <TaxIdField control={control} name="taxId" label="Tax ID" />;
}

it("describes a VAT ID with a wrong digit, and never marks it as invalid", async () => {
  render(<Form />);
  const field = screen.getByLabelText("Tax ID");
  fireEvent.change(field, { target: { value: "DE 136 695 975" } });
  const hint = await screen.findByText("This is not a valid VAT ID of Germany. Please check it.", undefined, {
    timeout: 5_000,
  });
  expect(field.getAttribute("aria-describedby")).toBe(hint.id);
  expect(field.getAttribute("aria-invalid")).toBeNull();
  fireEvent.change(field, { target: { value: "DE 136 695 976" } });
  expect(screen.queryByText(/not a valid VAT ID/)).toBeNull();
});
