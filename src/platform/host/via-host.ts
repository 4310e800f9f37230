import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError, type PlatformError } from '@/platform/call/errors';
import type { HostCallName, HostCalls, HostWork } from './adapter';
import { createHost } from './connect';

type ParamsOf<N extends HostCallName> = Parameters<HostCalls[N]>[0];
type ResultOf<N extends HostCallName> = Awaited<ReturnType<HostCalls[N]>>;

/**
 * Serves a call by the messaging app if it can, else by the browser. In a browser `web` runs at once, within the tap.
 * If the user cancelled or denied the call in the app, `web` does not run: nothing asks the user twice.
 */
export function viaHost<N extends HostCallName, R>(
  context: PlatformContext,
  name: N,
  params: ParamsOf<N>,
  work: HostWork,
  web: () => R | Promise<R>,
): R | ResultOf<N> | Promise<R | ResultOf<N>> {
  const host = context.shelf(createHost);
  if (host.state().kind === 'web') return web();
  return askHost(context, name, params, work, web);
}

async function askHost<N extends HostCallName, R>(
  context: PlatformContext,
  name: N,
  params: ParamsOf<N>,
  work: HostWork,
  web: () => R | Promise<R>,
): Promise<R | ResultOf<N>> {
  const host = context.shelf(createHost);
  const isFree = host.adapter()?.free?.has(name) && host.adapter()?.serves(name);
  if (!isFree) await host.settled();
  refuseAborted(work);
  const state = host.state();
  const adapter = host.adapter();
  const call = adapter?.serves(name) ? adapter.calls[name] : undefined;
  const mayFallBack = context.settings.host?.webFallback !== false;
  if (!call) {
    if (state.kind !== 'refused' || mayFallBack) return web();
    const { code, message, cause } = state.error;
    throw work.fail(code, message, cause);
  }
  try {
    return (await call(params as never, work)) as ResultOf<N>;
  } catch (error) {
    refuseAborted(work);
    if (isPlatformError(error) && isNotServed(error, mayFallBack)) return web();
    throw error;
  }
}

/** The page that made the call is gone. Nothing may open over another page. */
function refuseAborted({ fail, signal }: HostWork): void {
  if (signal.aborted) throw fail('abort', 'aborted');
}

/** The app did nothing at all, so the browser may serve the call. */
function isNotServed({ code }: PlatformError, mayFallBack: boolean): boolean {
  return code === 'unsupported' || (code === 'unsigned' && mayFallBack);
}
