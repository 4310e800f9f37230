import { isPlatformError } from '@/platform/call/errors';
import { createQueue } from '@/platform/call/queue';
import type { FullCard, HostConnection } from '@/platform/host/adapter';
import type { Client } from './client';

/** One entry of WeChat's menu that sends the card. */
type Target = {
  /** Sets the card of the entry. */
  readonly call: string;
  /** Older versions fire this event when the user taps the entry, and expect this call. */
  readonly event: string;
  readonly answer: string;
};

const targets: readonly Target[] = [
  {
    call: 'updateAppMessageShareData',
    event: 'menu:share:appmessage',
    answer: 'sendAppMessage',
  },
  { call: 'updateTimelineShareData', event: 'menu:share:timeline', answer: 'shareTimeline' },
];

/** The entries that send the page. Copying its address stays possible. */
const menuList = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:QZone',
  'menuItem:share:email',
];

const options = { api: 'share.prepare' };

/** The windows whose entries are hidden: an unmounted app may have done it, and the next app shows them again (0037). */
const hiddenIn = new WeakSet<Window>();

/**
 * Sets the card of WeChat's menu. A page cannot open that menu, and an answer says only that WeChat accepted the card.
 * `knows` tells whether this version has a call of the bridge.
 */
export function prepareShareIn(
  client: Client,
  window: Window,
  knows: (native: string) => boolean,
): Required<Pick<HostConnection, 'prepareShare'>> {
  const oldTargets = new Set<Target>();
  const inTurn = createQueue();
  let card: FullCard | null = null;
  let pending = new AbortController();

  const answerOnTap = (target: Target) => {
    if (oldTargets.has(target)) return;
    oldTargets.add(target);
    client.on(target.event, () => {
      // The client reports a failure. Then WeChat shares the page without a card.
      if (card) client.invoke(target.answer, oldCardOf(target, card), options).catch(() => {});
    });
  };

  const update = async (target: Target, newCard: FullCard, signal: AbortSignal) => {
    if (!knows(target.call) || oldTargets.has(target)) return answerOnTap(target);
    try {
      await client.invoke(target.call, newCardOf(target, newCard), { ...options, signal });
    } catch (error) {
      if (isPlatformError(error, 'unsupported')) answerOnTap(target);
    }
  };

  /** Runs one after the other, or a late answer would win. After a failure, the next card tries again. */
  const updateMenu = async () => {
    const shouldHide = card === null;
    if (shouldHide === hiddenIn.has(window)) return;
    await client.invoke(shouldHide ? 'hideMenuItems' : 'showMenuItems', { menuList }, options);
    if (shouldHide) hiddenIn.add(window);
    else hiddenIn.delete(window);
  };

  return {
    prepareShare: (next) => {
      card = next;
      // A refused call is sent again. It must not overwrite the new card.
      pending.abort();
      pending = new AbortController();
      inTurn(updateMenu).catch(() => {});
      if (!next) return;
      for (const target of targets) void update(target, next, pending.signal);
    },
  };
}

/** Opens WeCom's share dialog. WeCom does not report whether the user sent the card. */
export function openShareIn(client: Client): NonNullable<HostConnection['openShare']> {
  return async ({ title, desc, link, imgUrl }, { signal }) => {
    const card = { title, desc, link, imgUrl };
    await client.invoke('shareAppMessage', card, { api: 'share.open', asksUser: true, signal });
    return 'opened';
  };
}

/** Moments show no description. */
function newCardOf({ call }: Target, { title, desc, link, imgUrl }: FullCard): object {
  return call === 'updateTimelineShareData'
    ? { title, link, imgUrl }
    : { title, desc, link, imgUrl };
}

function oldCardOf({ answer }: Target, { title, desc, link, imgUrl }: FullCard): object {
  const shownDesc = answer === 'shareTimeline' ? title : desc;
  return { title, desc: shownDesc, link, img_url: imgUrl, type: 'link', data_url: '' };
}
