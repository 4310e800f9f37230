import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { createHost } from '@/platform/host/create-host';

export type CredentialResult = {
  /** Null where the host says nothing. */
  readonly credential: string | null;
};

/**
 * What the messaging app says of who the visitor is. Only the product's server can tell whether it is true, so it is
 * handed on as it is.
 */
export const credential: Api<NoParams, CredentialResult> = defineApi('host.credential', {
  check: checkNothing,
  run: async (context) => {
    const host = context.shelf(createHost);
    await host.settled();
    const state = host.state();
    const adapter = state.kind === 'connected' ? state.adapter : null;
    return { credential: (await adapter?.credential?.()) ?? null };
  },
});
