import type { Env } from '@/platform/call/env';

/**
 * The old way to copy, for pages without the Clipboard API (not https, older in-app browsers). It selects, since
 * Safari copies nothing else, and gives the visitor's selection back. No field is focused, so no keyboard comes up.
 */
export function copyBySelection({ window, document }: Env, text: string): boolean {
  const selection = window.getSelection();
  if (!selection) return false;
  const before = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at));
  const giveCaretBack = caretOf(document.activeElement);
  const holder = document.createElement('span');
  holder.textContent = text;
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText =
    'position:fixed;inset:0 auto auto 0;clip-path:inset(50%);white-space:pre;user-select:text;-webkit-user-select:text';
  // What is copied is the text itself, not what became of it on the screen.
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
    for (const range of before) selection.addRange(range);
    giveCaretBack();
  }
}

/** Fields have a selection of their own. */
function caretOf(field: Element | null): () => void {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.selectionStart === null) return () => {};
  const { selectionStart, selectionEnd } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd);
}
