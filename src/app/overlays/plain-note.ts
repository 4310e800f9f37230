import type { Env } from '@/platform';

const NOTE_MS = 3000;

/**
 * A toast for the time when the code of toasts cannot be fetched. It needs no other code and no style sheet. A lazy
 * chunk uses it too, so it is not in a file of the first load that has an import().
 */
export function showPlainNote({ document, after }: Env, text: string): void {
  // Its role is `status`.
  const note = document.createElement('output');
  note.textContent = text;
  // A strict content security policy allows this, but no `style` attribute.
  note.style.cssText =
    'position:fixed;inset:auto 10% 20%;width:fit-content;margin:auto;z-index:99;padding:10px 16px;border-radius:12px;text-align:center;background:canvastext;color:canvas';
  document.body.append(note);
  after(NOTE_MS, () => note.remove());
}
