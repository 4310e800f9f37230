import type { Env } from '@/platform/call/env';

/** The old way to paste, which a few in-app browsers allow. Null where it is not. */
export function pasteIntoField({ document }: Env): string | null {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  // No keyboard comes up for it.
  field.inputMode = 'none';
  document.body.append(field);
  try {
    field.focus({ preventScroll: true });
    return document.execCommand('paste') ? field.value : null;
  } catch {
    return null;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
