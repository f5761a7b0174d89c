import type { ComponentProps } from "react";

/**
 * The `render` function of every popup. While a popup plays its closing animation it is inert and hidden from assistive
 * technology, as the page behind it is usable again. Base UI leaves it in both (mui/base-ui#5519); remove this when it no
 * longer does.
 */
export function renderPopup(props: ComponentProps<"div">, { open }: { open: boolean }) {
  return <div {...props} inert={!open} aria-hidden={open ? undefined : true} />;
}
