import type { Env } from '@/platform/call/env';
import type { Messages } from '@/shared/messages';

/** What a provider is made of. */
export type ProviderOptions = {
  readonly env: Env;
  readonly messages: Messages;
  readonly key?: string | undefined;
  readonly proxy?: string | undefined;
};
