import type { ShareCard } from '@/router';
import type * as hostApis from './apis/host';
import type { Calls } from './call-groups';
import type { PlatformContext } from './context';
import { createHost } from './host/create-host';
import { createHostNow, type HostNow } from './host-now';
import { beginShare } from './host/share/begin-share';
import { type CallsOf, lazyGroup } from './lazy-group';
import { signalsOf, startTask } from './start-task';
import type { Abortable, CallOptions } from './task';

type HostApis = CallsOf<Omit<typeof hostApis, 'shareOpen' | 'sharePrepare'>>;

export type HostCalls = {
  /** The messaging app around the page, and the share sheet of whatever there is. */
  readonly host: HostApis &
    HostNow & {
      /** Resolves when the calls know who serves them, at once in a browser; rejects when the app refuses the page. */
      ready(options?: CallOptions): Abortable<void>;
    };
  readonly share: Calls['share'] & {
    readonly open: CallsOf<typeof hostApis>['shareOpen'];
    readonly prepare: (card: (ShareCard & CallOptions) | false) => Abortable<void>;
  };
};

/** By the names that interceptors know them by. */
export type NamedHostCalls = {
  readonly [N in keyof HostApis & string as `host.${N}`]: HostApis[N];
} & { readonly [N in 'open' | 'prepare' as `share.${N}`]: HostCalls['share'][N] };

export type HostGroup = {
  /** `share` is also a call of the reference runtime that is not served. */
  calls(share: Calls['share'], lifetime?: AbortSignal): HostCalls;
  preload(): void;
};

const loadApis = async () => {
  const { shareOpen, sharePrepare, ...apis } = await import('./apis/host');
  return {
    'share.open': shareOpen,
    'share.prepare': sharePrepare,
    'host.closeWindow': apis.closeWindow,
    'host.hideMenuItems': apis.hideMenuItems,
    'host.showMenuItems': apis.showMenuItems,
    'host.hideOptionMenu': apis.hideOptionMenu,
    'host.showOptionMenu': apis.showOptionMenu,
    'host.uploadMedia': apis.uploadMedia,
    'host.openInBrowser': apis.openInBrowser,
    'host.credential': apis.credential,
  };
};

/** What only pages inside a messaging app need, with the same answers outside of it [S1.2]. */
export function createHostCalls(
  context: PlatformContext,
  canIUse: (name: string) => boolean,
): HostGroup {
  const group = lazyGroup(
    context,
    loadApis,
    [
      'share.open',
      'share.prepare',
      'host.closeWindow',
      'host.hideMenuItems',
      'host.showMenuItems',
      'host.hideOptionMenu',
      'host.showOptionMenu',
      'host.uploadMedia',
      'host.openInBrowser',
      'host.credential',
    ],
    beginShare,
  );
  const now = createHostNow(context, canIUse);

  return {
    preload: group.preload,
    calls: (share, lifetime) => {
      const calls = group.calls(lifetime);
      return {
        host: {
          ...now,
          ready: (options) =>
            startTask(context, {
              api: 'host.ready',
              signals: signalsOf(lifetime, options),
              start: async () => context.shelf(createHost).ready(),
            }),
          closeWindow: calls['host.closeWindow'],
          hideMenuItems: calls['host.hideMenuItems'],
          showMenuItems: calls['host.showMenuItems'],
          hideOptionMenu: calls['host.hideOptionMenu'],
          showOptionMenu: calls['host.showOptionMenu'],
          uploadMedia: calls['host.uploadMedia'],
          openInBrowser: calls['host.openInBrowser'],
          credential: calls['host.credential'],
        },
        share: Object.assign(
          ((...params: Parameters<typeof share>) => share(...params)) as typeof share,
          {
            open: calls['share.open'],
            prepare: calls['share.prepare'] as HostCalls['share']['prepare'],
          },
        ),
      };
    },
  };
}
