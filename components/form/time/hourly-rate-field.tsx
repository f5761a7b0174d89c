"use client";

import type { FieldValues } from "react-hook-form";
import type { FieldProps } from "@/components/form/field";
import { NumberField } from "@/components/form/number-field";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** A rate per hour in the profile's currency. `placeholder` names the rate that applies without one. */
export function HourlyRateField<Values extends FieldValues, Output>(
  props: Pick<FieldProps<Values, Output>, "control" | "name" | "hint"> & { placeholder?: string },
) {
  const user = useQueryData(userQuery());
  return <NumberField {...props} label="Hourly rate" unit={user?.currency} />;
}
