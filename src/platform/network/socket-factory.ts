import type { ConnectSocketParams, SocketTask } from '@/platform/apis/socket';
import type { PlatformContext } from '@/platform/call/context';
import { refuseUnless } from '@/platform/call/errors';
import { lazyObject } from '@/platform/call/lazy-object';
import { codeFailure } from '@/platform/call/load';
import type { Scope } from '@/platform/call/rows';
import { lostSocket } from '@/platform/sockets/lost-socket';
import { copyOf } from './client';

export const socketCode = () => import('@/platform/sockets');

export function connectSocket(context: PlatformContext, { lifetime }: Scope) {
  return (given: ConnectSocketParams): SocketTask => {
    const params = copyOf('connectSocket', given);
    refuseUnless(
      typeof params.url === 'string' && params.url !== '',
      'connectSocket',
      'parameter.url should be a string that is not empty',
    );
    // Another page may be on top when the code arrives, so remember the page that called.
    const page = params.endsWithPage && context.navigator.activePage();
    const endings = [
      lifetime,
      page ? context.pageLifetimes.of(page.id) : null,
      // Otherwise `reconnect` would open connections after the app is gone.
      context.life.signal,
    ];
    return lazyObject<SocketTask>(context, {
      prefix: 'connectSocket().',
      load: () =>
        socketCode().then(
          ({ openSocket }) => openSocket(context, params, endings),
          (cause: unknown) => lostSocket(context.env, codeFailure(context, 'connectSocket', cause)),
        ),
      methods: 'send close',
      events: 'Open Message Error Close',
      fields: { readyState: 0 },
    });
  };
}
