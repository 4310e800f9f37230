import type { PlatformContext } from './call/context';
import { createCodeLoaders } from './call/load';
import { connectToHost } from './host/bootstrap';
import { parts, registry } from './registry';

/**
 * Fetches the code that pages call soonest. Call it when the browser is idle: before the first screen it would delay
 * that. A failure is no problem, because the next call fetches the code again.
 */
export function fetchCallsAhead(context: PlatformContext): () => void {
  return context.env.idle(() => {
    connectToHost(context);
    // Events that happen before the code of their source has loaded would be missed.
    fetchRows(context, [
      ...[registry.setNavigationBarTitle, registry.showToast, registry.getNetworkType],
      ...[registry.onThemeChange, registry.onAppShow, parts.host.ready, parts.share.open],
    ]);
  });
}

/** Fetches the code of calls and events ahead of their first use. */
export function fetchRows(
  context: PlatformContext,
  rows: readonly { readonly load?: (() => Promise<object>) | undefined }[],
): void {
  for (const { load } of rows)
    if (load)
      context
        .shelf(createCodeLoaders)(load)
        .fetch()
        .catch(() => {});
}
