import type { Navigator } from '@/router';
import type { Auth } from './auth';
import { type CallName, type Calls, createCallGroups } from './call-groups';
import type { PlatformContext } from './context';
import type { AnyInterceptor, Interceptor } from './interceptors';
import { createNavigation, type Navigation } from './navigation';

type InputOf<N extends CallName> = NonNullable<Parameters<Calls[N]>[0]>;
type ResultOf<N extends CallName> = Awaited<ReturnType<Calls[N]>>;

export type Platform = Navigation &
  Calls & {
    readonly auth: Auth;
    /** Stands between an API and everyone who calls it. Returns its removal. */
    use<N extends CallName>(name: N, interceptor: Interceptor<InputOf<N>, ResultOf<N>>): () => void;
    /** The same platform, whose calls are aborted with the signal. */
    until(lifetime: AbortSignal): Platform;
  };

/** The one object of the platform API: stable, so it may stand in a dependency list. */
export function createPlatform(context: PlatformContext, navigator: Navigator): Platform {
  const groups = createCallGroups(context);
  const common = {
    ...createNavigation(navigator),
    auth: context.auth,
    use: (name: string, interceptor: unknown) =>
      context.interceptors.add(name, interceptor as AnyInterceptor),
    until: (lifetime: AbortSignal): Platform => ({ ...common, ...groups.calls(lifetime) }),
  };

  context.env.idle(groups.preload);

  return { ...common, ...groups.calls() };
}
