import type { FullCard, HostAdapter } from '@/platform/host/host-adapter';
import { isPlatformError } from '@/platform/call/errors';
import { pageWide } from '@/platform/call/page-wide';
import type { Client } from '@/platform/host/wechat/client';
import { createQueue } from '@/platform/call/queue';

type Target = {
  /** Tells the menu what it would send. */
  readonly call: string;
  /** Before that there was an event, answered with a call. */
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

/** What sends the page elsewhere. Copying its address stays. */
const menuList = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:QZone',
  'menuItem:share:email',
];

const options = { api: 'share.prepare' };

/**
 * The card that WeChat's own menu sends; a page can not open that menu. An answer says only that the card has been
 * taken. `knows` tells whether this version has a call of the bridge.
 */
export function prepareShareIn(
  client: Client,
  window: Window,
  knows: (native: string) => boolean,
): Required<Pick<HostAdapter, 'prepareShare' | 'yieldShare'>> {
  const old = new Set<Target>();
  // There is one menu for all apps of the page: what one has taken out the next one puts back.
  const menu = pageWide(window, 'share-menu', () => ({ isHidden: false, inTurn: createQueue() }));
  /** Undefined while the menu is not this app's. */
  let card: FullCard | null | undefined;
  let pending = new AbortController();

  // The client reports what goes wrong; the page then is shared as any other is.
  const quietly = (name: string, params: object) =>
    client.invoke(name, params, options).catch(ignore);

  const hearMenu = (target: Target) => {
    if (old.has(target)) return;
    old.add(target);
    client.on(target.event, () => {
      if (card) void quietly(target.answer, sentOf(target, card));
    });
  };

  const update = async (target: Target, now: FullCard, signal: AbortSignal) => {
    if (!knows(target.call) || old.has(target)) return hearMenu(target);
    try {
      await client.invoke(target.call, dataOf(target, now), { ...options, signal });
    } catch (error) {
      if (isPlatformError(error) && error.code === 'unsupported') hearMenu(target);
    }
  };

  /** One after the other, or a late answer would decide. What has failed is tried again with the next card. */
  const settleMenu = async () => {
    const wanted = card === null;
    if (card === undefined || wanted === menu.isHidden) return;
    await client.invoke(wanted ? 'hideMenuItems' : 'showMenuItems', { menuList }, options);
    menu.isHidden = wanted;
  };

  const turnTo = (next: typeof card) => {
    card = next;
    // One that was refused would be sent again, over this one.
    pending.abort();
    pending = new AbortController();
  };

  return {
    prepareShare: (next) => {
      turnTo(next);
      menu.inTurn(settleMenu).catch(ignore);
      if (!next) return;
      for (const target of targets) void update(target, next, pending.signal);
    },
    yieldShare: () => turnTo(undefined),
  };
}

/** Moments have no description. */
function dataOf({ call }: Target, { title, desc, link, imgUrl }: FullCard): object {
  return call === 'updateTimelineShareData'
    ? { title, link, imgUrl }
    : { title, desc, link, imgUrl };
}

function sentOf({ answer }: Target, { title, desc, link, imgUrl }: FullCard): object {
  const described = answer === 'shareTimeline' ? title : desc;
  return { title, desc: described, link, img_url: imgUrl, type: 'link', data_url: '' };
}

function ignore(): void {}
