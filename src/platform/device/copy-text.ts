import type { Env } from '@/platform/call/env';

/**
 * Copies a text. `begun` is the copy that the tap already began, if any. Resolves with the reason of a failure, and
 * with null after a success.
 */
export async function copyText(env: Env, text: string, begun?: Promise<void>): Promise<unknown> {
  try {
    // `clipboard` is missing on pages without https.
    await (begun ?? env.window.navigator.clipboard.writeText(text));
    return null;
  } catch (error) {
    return copyBySelection(env, text) ? null : error;
  }
}

/**
 * The fallback for pages without the Clipboard API: no https, or an old in-app browser. Safari copies only selected
 * text, so this selects the text and restores the user's selection. It focuses no field, so no keyboard opens.
 */
function copyBySelection({ window, document }: Env, text: string): boolean {
  const selection = window.getSelection();
  if (!selection) return false;
  const ranges = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at));
  const restoreCaret = caretOf(document.activeElement);
  const holder = document.createElement('span');
  holder.textContent = text;
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText =
    'position:fixed;inset:0 auto auto 0;clip-path:inset(50%);white-space:pre;user-select:text;-webkit-user-select:text';
  // The browser would copy the text as rendered, so hand it the original.
  const onCopy = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };

  document.body.append(holder);
  window.addEventListener('copy', onCopy, { capture: true });
  try {
    const range = document.createRange();
    range.selectNodeContents(holder);
    selection.removeAllRanges();
    selection.addRange(range);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    window.removeEventListener('copy', onCopy, { capture: true });
    holder.remove();
    selection.removeAllRanges();
    for (const range of ranges) selection.addRange(range);
    restoreCaret();
  }
}

/** Text fields have a selection of their own. */
function caretOf(field: Element | null): () => void {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.selectionStart === null) return () => {};
  const { selectionStart, selectionEnd } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd);
}
