import type { PlatformContext } from '@/platform/call/context';
import { pageWide } from '@/platform/call/page-wide';

type Member = {
  /** Whether the app has a card for the menu, and its page is visible. */
  readonly isReady: () => boolean;
  /** Another app joined, left or changed: check the owner again. */
  readonly changed: () => void;
};

export type MenuOwner = {
  /** This app was shown last. */
  claim(): void;
  /** Adds this app to those that may own the menu. Returns a function that removes it. */
  join(member: Member): () => void;
  isOurs(): boolean;
  /** `isReady` of this app may have changed. */
  notifyOthers(): void;
};

type Joined = Member & { readonly claimedAt: () => number };

/**
 * Decides which of several apps on one page owns the share menu: of the apps that are ready, the one that was shown
 * last (0037). `context.shelf(createMenuOwner)` counts from the start of the app.
 */
export function createMenuOwner({
  env,
  life,
  navigator,
}: Pick<PlatformContext, 'env' | 'life' | 'navigator'>): MenuOwner {
  const page = pageWide(env.window, 'shown-apps', () => ({
    claims: 0,
    members: new Set<Joined>(),
  }));
  let claimedAt = 0;
  let self: Joined | null = null;

  const notifyOthers = () => {
    for (const member of [...page.members]) if (member !== self) member.changed();
  };
  const claim = () => {
    page.claims += 1;
    claimedAt = page.claims;
    notifyOthers();
  };

  claim();
  const stop = navigator.lifecycle.observe(({ type, reason }) => {
    // When the document becomes visible, all apps on it show in any order.
    if (type === 'show' && reason !== 'app') claim();
  });
  life.signal.addEventListener('abort', stop);

  return {
    claim,
    notifyOthers,
    join: (member) => {
      const joined = { ...member, claimedAt: () => claimedAt };
      self = joined;
      page.members.add(joined);
      notifyOthers();
      return () => {
        page.members.delete(joined);
        notifyOthers();
      };
    },
    isOurs: () => {
      const ready = [...page.members].filter((member) => member.isReady());
      const isLast = ready.every((member) => member.claimedAt() <= claimedAt);
      return isLast && ready.some((member) => member === self);
    },
  };
}
