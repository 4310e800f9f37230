import { createBus } from './emitter';
import type { Env } from './env';
import { requireListener } from './errors';

type Events = { readonly [name: string]: unknown };

export type ListenersOf<E extends Events> = {
  /** Returns a function that removes the listener. */
  readonly [N in keyof E & string as `on${N}`]: (listener: (event: E[N]) => void) => () => void;
} & {
  /** Removes the listener. Without one it removes all. */
  readonly [N in keyof E & string as `off${N}`]: (listener?: (event: E[N]) => void) => void;
};

export type ObjectEvents<E extends Events> = {
  /** `onX` and `offX` of every event. */
  readonly listeners: ListenersOf<E>;
  emit<N extends keyof E & string>(name: N, event: E[N]): void;
  /** Removes all listeners. */
  end(): void;
};

/** The events of an object that a call has returned. */
export function createObjectEvents<E extends Events>(
  env: Env,
  prefix: string,
  names: readonly (keyof E & string)[],
): ObjectEvents<E> {
  const bus = createBus(env);
  const listeners = names.flatMap((name) => [
    [
      `on${name}`,
      (listener: () => void) => {
        requireListener(`${prefix}on${name}`, listener);
        return bus.$on(name, listener);
      },
    ],
    [`off${name}`, (listener?: () => void) => bus.$off(name, listener)],
  ]);
  return {
    listeners: Object.fromEntries(listeners) as ListenersOf<E>,
    emit: (name, event) => bus.$emit(name, event),
    end: () => bus.$off(),
  };
}
