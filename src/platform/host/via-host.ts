import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError, PlatformError } from '@/platform/call/errors';
import { createHost } from './create-host';
import type { HostCallName, HostCalls, HostWork } from './host-adapter';

type ParamsOf<N extends HostCallName> = Parameters<HostCalls[N]>[0];
type ResultOf<N extends HostCallName> = Awaited<ReturnType<HostCalls[N]>>;

/**
 * The host's way of a call where there is one, else the web's. In a browser that runs at once, within the tap. What
 * the visitor has cancelled or denied stays so: nobody is asked twice.
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
  return serve(context, name, params, work, web);
}

async function serve<N extends HostCallName, R>(
  context: PlatformContext,
  name: N,
  params: ParamsOf<N>,
  work: HostWork,
  web: () => R | Promise<R>,
): Promise<R | ResultOf<N>> {
  const { settings } = context;
  const host = context.shelf(createHost);
  const isFree = host.adapter()?.free?.has(name) && host.adapter()?.serves(name);
  if (!isFree) await host.settled();
  heed(work);
  const state = host.state();
  const adapter = host.adapter();
  const call = adapter?.serves(name) ? adapter.calls[name] : undefined;
  const mayFallBack = settings.host?.webFallback !== false;
  if (!call) {
    if (state.kind === 'refused' && !mayFallBack) throw refusal(state.error, work);
    return web();
  }
  try {
    return (await call(params as never, work)) as ResultOf<N>;
  } catch (error) {
    heed(work);
    if (isPlatformError(error) && isNotServed(error, mayFallBack)) return web();
    throw error;
  }
}

/** Nothing opens over another page than the one that asked. */
function heed({ fail, signal }: HostWork): void {
  if (signal.aborted) throw fail('abort', 'aborted');
}

/** Only when the host did nothing at all. */
function isNotServed({ code }: PlatformError, mayFallBack: boolean): boolean {
  return code === 'unsupported' || (code === 'unsigned' && mayFallBack);
}

function refusal({ code, message, cause }: PlatformError, { fail }: HostWork): PlatformError {
  return fail(code, message, cause);
}
