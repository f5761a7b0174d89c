import { ThemeSwitch } from "@/components/theme/theme-switch";
import { IconButton } from "@/components/ui/icon-button";

/**
 * A button for the other theme. The icon is the same in both, so that nothing flashes before hydration. It is inline and the
 * button is plain markup, so that the landing page loads no code for them.
 */
export function ThemeToggle() {
  return (
    <ThemeSwitch>
      <IconButton name="Switch between light and dark">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <circle cx="12" cy="12" r="9" />
          <path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor" />
        </svg>
      </IconButton>
    </ThemeSwitch>
  );
}
