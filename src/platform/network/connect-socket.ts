import type { PlatformContext } from '@/platform/call/context';
import { tell } from '@/platform/call/emitter';
import type { Env } from '@/platform/call/env';
import { type PlatformError, refuseUnless } from '@/platform/call/errors';
import { lazyObject } from '@/platform/call/lazy-object';
import { codeFailure, createCodeLoaders } from '@/platform/call/load';
import { askerIn } from '@/platform/call/asking-page';
import type { CallScope } from '@/platform/call/call-scope';
import { takeOrRefuse } from '@/platform/call/take';
import type { SocketTask } from './socket';
import type { ConnectSocketParams } from './socket-params';

export const socketCode = () => import('./socket');

/** The part of `connectSocket` in the first load. It returns an object at once, which loads the code of sockets. */
export function connectSocket(context: PlatformContext, { lifetime, caller }: CallScope) {
  return (input: ConnectSocketParams): SocketTask => {
    const params = takeOrRefuse('connectSocket', input);
    refuseUnless(
      typeof params.url === 'function' || (typeof params.url === 'string' && params.url !== ''),
      'connectSocket',
      'parameter.url should be a string that is not empty, or a function',
      'url',
    );
    // Another page may be on top when the code arrives, so remember the page that called.
    const asker = params.endsWithPage ? askerIn(context, { caller }) : undefined;
    const endings = [
      lifetime,
      asker?.life,
      // Otherwise `reconnect` would open connections after the app is gone.
      context.life.signal,
    ];
    // As `closeSocket` does, so that the two run in the order of their calls.
    const code = context.shelf(createCodeLoaders)(socketCode);
    const loaded = code.now();
    if (loaded) return loaded.openSocket(context, params, endings);
    return lazyObject<SocketTask>(context, {
      prefix: 'connectSocket().',
      load: () =>
        code.fetch().then(
          ({ openSocket }) => openSocket(context, params, endings),
          (cause: unknown) => lostSocket(context.env, codeFailure(context, 'connectSocket', cause)),
        ),
      methods: 'send close',
      events: 'Open Message Error Close',
      fields: { readyState: 0 },
    });
  };
}

/** A closed socket, for code that could not be loaded. Its listeners hear the error, as after a failed connection. */
export function lostSocket(env: Env, error: PlatformError): SocketTask {
  const doNothing = () => {};
  const ignore = () => doNothing;
  return {
    readyState: 3,
    send: () => Promise.reject(error),
    close: async () => {},
    onOpen: ignore,
    onMessage: ignore,
    onError: (listener) => {
      tell(env, () => listener({ error }));
      return doNothing;
    },
    onClose: (listener) => {
      let isGone = false;
      // It is the last event, also for a product that listens to it first.
      void Promise.resolve().then(() => {
        if (!isGone) tell(env, () => listener({ code: 1006, reason: '' }));
      });
      return () => {
        isGone = true;
      };
    },
    offOpen: doNothing,
    offMessage: doNothing,
    offError: doNothing,
    offClose: doNothing,
  };
}
