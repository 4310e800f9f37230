import { appKey } from '@/platform/account/token-storage';
import type { PlatformContext } from '@/platform/call/context';
import { attempt } from '@/shared/errors';
import { type Choices, createChoices } from './choices';

/** Stores a choice for the next start, and tells the hooks that read it. `auto` is no choice. */
export function rememberChoice<Name extends keyof Choices>(
  { env, settings, shelf }: PlatformContext,
  name: Name,
  value: Choices[Name],
): void {
  shelf(createChoices).setState({ [name]: value });
  const key = appKey(name, settings.namespace);
  // If the browser blocks storage, or it is full, the choice lasts as long as the document.
  attempt(() => {
    if (value === 'auto') env.storage().removeItem(key);
    else env.storage().setItem(key, value);
  });
}
