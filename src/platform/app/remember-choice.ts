import { appKey } from '@/platform/account/token-storage';
import type { PlatformContext } from '@/platform/call/context';
import { attempt } from '@/shared/errors';
import type { ChoiceName } from './remembered-choice';

/** Stores a choice for the next start. `auto` is no choice. */
export function rememberChoice(
  { env, settings }: PlatformContext,
  name: ChoiceName,
  value: string,
): void {
  const key = appKey(name, settings.namespace);
  // If the browser blocks storage, or it is full, the choice lasts as long as the document.
  attempt(() => {
    if (value === 'auto') env.storage().removeItem(key);
    else env.storage().setItem(key, value);
  });
}
