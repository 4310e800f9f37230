import type { PlatformContext } from '@/platform/call/context';
import { createHost, type HostState } from './create-host';
import type { HostEnv } from './host-env';

export type HostView = { readonly env: HostEnv; readonly state: HostState['kind'] };

/** What components see of the host: the same object as long as there is nothing new in it. */
export function createHostView(context: PlatformContext): () => HostView {
  const host = context.shelf(createHost);
  let state = host.state();
  let view: HostView = { env: host.env(), state: state.kind };
  return () => {
    const [now, env] = [host.state(), host.env()];
    // Another state of the same kind may serve other calls.
    if (now !== state || !isSame(env, view.env)) view = { env, state: now.kind };
    state = now;
    return view;
  };
}

function isSame(one: HostEnv, other: HostEnv): boolean {
  return (Object.keys(one) as (keyof HostEnv)[]).every((name) => one[name] === other[name]);
}
