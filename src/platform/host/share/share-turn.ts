import type { PlatformContext } from '@/platform/call/context';
import { pageWide } from '@/platform/call/page-wide';

type Member = {
  /** Whether it has a card to tell, of a page that can be seen. */
  readonly isReady: () => boolean;
  /** Another app came or went: look whose turn it is. */
  readonly changed: () => void;
};

export type ShareTurn = {
  /** This app is what the visitor looks at now. */
  take(): void;
  /** From now on it counts among those of its page. Returns its leaving. */
  join(member: Member): () => void;
  isOurs(): boolean;
  /** This app may be ready now, or not any more. */
  tellOthers(): void;
};

type Shown = Member & { readonly since: () => number };

/**
 * Which of the apps on a page the host's menu shares: of those that are ready the one that was shown last (0037).
 * `context.shelf(createShareTurn)` counts from the app's beginning, before it is known whether the host has a menu.
 */
export function createShareTurn({
  env,
  life,
  navigator,
}: Pick<PlatformContext, 'env' | 'life' | 'navigator'>): ShareTurn {
  const apps = pageWide(env.window, 'shown-apps', () => ({ shows: 0, members: new Set<Shown>() }));
  let since = 0;
  let self: Shown | null = null;

  const tellOthers = () => {
    for (const member of [...apps.members]) if (member !== self) member.changed();
  };
  const take = () => {
    apps.shows += 1;
    since = apps.shows;
    tellOthers();
  };

  take();
  const stop = navigator.lifecycle.observe(({ type, reason }) => {
    // When the document comes into view all its apps do, in an order that says nothing.
    if (type === 'show' && reason !== 'app') take();
  });
  life.signal.addEventListener('abort', stop);

  return {
    take,
    tellOthers,
    join: (member) => {
      const joined = { ...member, since: () => since };
      self = joined;
      apps.members.add(joined);
      tellOthers();
      return () => {
        apps.members.delete(joined);
        tellOthers();
      };
    },
    isOurs: () => {
      const ready = [...apps.members].filter((member) => member.isReady());
      return (
        ready.every((member) => member.since() <= since) && ready.some((member) => member === self)
      );
    },
  };
}
