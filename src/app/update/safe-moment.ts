import { createTransfers, type Env } from '@/platform';
import type { AppParts } from '../boot/app-parts';

/** Whether the document can reload now without a loss: the pages, their places and their drafts come back. */
export function mayReload({ navigator, context }: AppParts): boolean {
  const { overlays, shelf, env } = context;
  return (
    !navigator.isPending() &&
    overlays.getState().open.length === 0 &&
    shelf(createTransfers).areIdle() &&
    !hasText(env.document) &&
    !isPlaying(env.document) &&
    !wouldAsk(env)
  );
}

/** Fields without text: buttons, switches, and fields that keep what they have after a reload. */
const NO_TEXT = ['button', 'submit', 'reset', 'image', 'hidden', 'checkbox', 'radio', 'range'];

/** Whether a field that a user can change has text, on any page of the stack. */
function hasText(document: Document): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:enabled:not([readonly]), textarea:enabled:not([readonly])',
  );
  const editors = document.querySelectorAll<HTMLElement>(
    '[contenteditable]:not([contenteditable="false"])',
  );
  return (
    [...fields].some(({ type, value }) => !NO_TEXT.includes(type) && value !== '') ||
    [...editors].some(({ textContent }) => textContent.trim() !== '')
  );
}

function isPlaying(document: Document): boolean {
  const players = document.querySelectorAll<HTMLMediaElement>('video, audio');
  return [...players].some(({ paused, muted }) => !paused && !muted);
}

/** Whether a form, an upload or the product would make the browser ask the user before the document goes. */
function wouldAsk({ window, document }: Env): boolean {
  const event = document.createEvent('BeforeUnloadEvent');
  event.initEvent('beforeunload', false, true);
  window.dispatchEvent(event);
  return event.defaultPrevented || event.returnValue !== '';
}
