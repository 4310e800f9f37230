import { copyText } from '@/platform/device/copy-text';
import type { Env } from '@/platform/call/env';
import type { FullCard } from '@/platform/host/host-adapter';

/** The browser's share sheet, or the link in the clipboard; both want the visitor's tap. */
export type WebShare = {
  readonly way: 'sheet' | 'copy';
  /** Of a copy: why not, null when it has been copied. */
  readonly done: Promise<unknown>;
};

/** Begins at once, within the task of the tap. */
export function beginWebShare(env: Env, card: FullCard): WebShare {
  const { navigator } = env.window;
  const data = dataOf(card);
  const isShared = canShare(navigator, data);
  const done = isShared ? Promise.resolve(navigator.share(data)) : copyText(env, card.link);
  return { way: isShared ? 'sheet' : 'copy', done };
}

function canShare(navigator: Partial<Navigator>, data?: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  return data === undefined || navigator.canShare?.(data) !== false;
}

/** A text that is empty shows up as an empty line. */
function dataOf({ title, desc, link }: FullCard): ShareData {
  return { url: link, ...(title && { title }), ...(desc && { text: desc }) };
}
