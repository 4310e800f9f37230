import type { PlatformContext } from '@/platform/call/context';
import type { HostCallName, HostCalls, HostWork } from './host-adapter';
import { viaHost } from './via-host';

type ResultOf<N extends HostCallName> = Awaited<ReturnType<HostCalls[N]>>;

/** For calls that the web has no way of its own for. */
export async function onlyByHost<N extends HostCallName>(
  context: PlatformContext,
  name: N,
  params: Parameters<HostCalls[N]>[0],
  work: HostWork,
): Promise<ResultOf<N>> {
  const refuse = (): never => {
    throw work.fail('unsupported', 'only a messaging app can do this, and not every one of them');
  };
  return viaHost<N, never>(context, name, params, work, refuse);
}
