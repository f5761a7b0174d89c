import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { AppLink } from "@/components/ui/app-link";
import { buttonClass, type ButtonSize, type ButtonVariant } from "@/components/ui/button-class";

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof AppLink> & { variant?: ButtonVariant; size?: ButtonSize }) {
  return <AppLink className={clsx(buttonClass({ variant, size }), className)} {...props} />;
}
