import { checkParams } from '@/platform/call/params';
import type { Checked } from '@/platform/call/check';
import type { ShareCard } from '@/router';
import { cardFields } from './card-fields';

const check: (input: unknown) => Checked<ShareCard> = checkParams(cardFields);

/** A card, or nothing: then the page's own is shared. */
export function checkCard(input: unknown): Checked<ShareCard | undefined> {
  const checked = check(input);
  const isEmpty = checked.ok && Object.values(checked.params).every((part) => part === undefined);
  return isEmpty ? { ok: true, params: undefined } : checked;
}
