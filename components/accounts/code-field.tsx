"use client";

import { useState } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";

/** The code of the second step: of the authenticator app, or a recovery code in its place. */
export function CodeField<Values extends FieldValues, Output>({
  control,
  name,
  onSwitch,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  /** Called when the person chooses the other kind of code: clears the field and focuses it. */
  onSwitch: () => void;
}) {
  const [isRecovery, setIsRecovery] = useState(false);
  const handleSwitch = () => {
    setIsRecovery(!isRecovery);
    onSwitch();
  };
  return (
    <div className="flex flex-col gap-1">
      {isRecovery ? (
        <TextField
          control={control}
          name={name}
          label="Recovery code"
          hint="One of the ten codes that you saved. It works once."
          isRequired
          autoComplete="off"
        />
      ) : (
        <TextField
          control={control}
          name={name}
          label="Code"
          hint="The six digits that your authenticator app shows for Pennant."
          isRequired
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <Button variant="ghost" size="sm" className="-ml-2 self-start" onClick={handleSwitch}>
        {isRecovery ? "Use the authenticator app" : "Use a recovery code instead"}
      </Button>
    </div>
  );
}
