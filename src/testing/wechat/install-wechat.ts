import type { BrowserContext, Page } from '@playwright/test';
import { setPlatform } from '../browser';
import { profiles } from '../profiles';
import { bridgeInPage, type PageBridge } from './bridge-in-page';
import { bridgeName, isKnownName } from './bridge-names';
import { createPhone, createReplies, type HostPhone, type Replies, supportsOf } from './phone';
import type {
  BridgeMessage,
  BridgeResult,
  Reply,
  SignatureCheck,
  UrlRule,
  WeChatCall,
  WeChatOptions,
} from './types';

/** The global name of the double inside the page. */
const HANDLE = '__porticoBridge';

type Log<T> = { readonly page: Page; readonly entry: T }[];

export type WeChat = {
  /** The calls of the page in order, all or those of one name. */
  readonly calls: (name?: string) => readonly WeChatCall[];
  readonly signatures: () => readonly SignatureCheck[];
  /** Sets the next answers of a call. After them the answer is `ok` again. Rejects if the app has no such call. */
  readonly reply: (name: string, ...replies: readonly Reply[]) => Promise<void>;
  /** Sends an event of the app, such as a choice in its menu. Resolves with the results of the listeners. */
  readonly emit: (event: string, data?: BridgeResult) => Promise<readonly unknown[]>;
  readonly setRule: (rule: UrlRule) => void;
  readonly setPictures: (pictures: readonly Uint8Array[]) => void;
  /** Makes the bridge appear in the current document. */
  readonly makeReady: () => Promise<void>;
  /** Sets the flag of a mini program. Some apps set it later than the bridge. */
  readonly setMiniProgram: () => Promise<void>;
  /** The same for one page of a context. All pages share the scripted answers. */
  readonly on: (page: Page) => WeChat;
};

type Parts = {
  readonly rules: { rule: UrlRule };
  readonly replies: Replies;
  readonly calls: Readonly<Log<WeChatCall>>;
  readonly checks: Readonly<Log<SignatureCheck>>;
  readonly phoneOf: (page: Page) => HostPhone;
  readonly pages: () => readonly Page[];
  readonly setPictures: (pictures: readonly Uint8Array[]) => void;
};

type Message =
  | { readonly do: 'appear' | 'setMiniProgram' }
  | { readonly do: 'emit'; readonly event: string; readonly data: BridgeResult }
  | { readonly do: 'setThrowing'; readonly names: readonly string[] };

/** Sends a message to a page. It has no effect in a page that has not been opened, because the double is not there. */
function tell(page: Page, message: Message): Promise<unknown> {
  return page.evaluate(
    ([handle, order]) => {
      const end = (window as unknown as Record<string, PageBridge | undefined>)[handle];
      switch (order.do) {
        case 'emit':
          return end?.emit(order.event, order.data);
        case 'setThrowing':
          return end?.setThrowing(order.names);
        default:
          return end?.[order.do]();
      }
    },
    [HANDLE, message] as const,
  );
}

/** The object that a test works with. */
function createControl(parts: Parts, only?: Page): WeChat {
  const { rules, replies, calls, checks, phoneOf } = parts;
  const pages = () => (only ? [only] : parts.pages());
  const seen = <T>(log: Readonly<Log<T>>) =>
    log.filter(({ page }) => !only || page === only).map(({ entry }) => entry);
  const tellAll = (message: Message) => Promise.all(pages().map((page) => tell(page, message)));

  return {
    calls: (name) =>
      seen(calls).filter((call) => name === undefined || call.name === bridgeName(name)),
    signatures: () => seen(checks),
    reply: async (name, ...next) => {
      replies.add(name, next);
      if (next.includes('throw')) await tellAll({ do: 'setThrowing', names: replies.throwing() });
    },
    emit: (event, data) =>
      Promise.all(
        pages().map((page) => {
          const sent = data ?? phoneOf(page).eventData(event);
          return tell(page, { do: 'emit', event, data: sent });
        }),
      ),
    setRule: (rule) => {
      rules.rule = rule;
    },
    setPictures: (pictures) => {
      parts.setPictures(pictures);
      for (const page of pages()) phoneOf(page).setPictures(pictures);
    },
    makeReady: async () => void (await tellAll({ do: 'appear' })),
    setMiniProgram: async () => void (await tellAll({ do: 'setMiniProgram' })),
    on: (page) => createControl(parts, page),
  };
}

/** Portico's demo backend uses this ticket if no account is configured. */
const DEMONSTRATION_TICKET = 'portico-demonstration-ticket';
const BINDING = '__porticoBridgeSend';

function defaultRule({ host, os }: { readonly host: string; readonly os: string }): UrlRule {
  if (host === 'wecom') return 'strict';
  return os === 'ios' ? 'landing' : 'current';
}

function checkOptions({ profile, bridge = 'ready', rule }: WeChatOptions): void {
  const fail = (what: string) => {
    throw new TypeError(`installWeChat: ${what}`);
  };
  if (profile && !['wechat', 'wecom'].includes(profile.host)) {
    fail(`profile must be of WeChat or WeCom: ${profile.host} has no WeixinJSBridge`);
  }
  if (rule !== undefined && !['landing', 'current', 'strict'].includes(rule)) {
    fail(`rule must be landing, current or strict, not ${String(rule)}`);
  }
  const isDelay = typeof bridge === 'object' && bridge.after >= 0;
  if (!isDelay && bridge !== 'ready' && bridge !== 'absent') {
    fail('bridge must be ready, absent or { after: milliseconds }');
  }
}

function delayOf(bridge: WeChatOptions['bridge'] = 'ready'): number {
  if (bridge === 'absent') return -1;
  return bridge === 'ready' ? 0 : bridge.after;
}

/**
 * Installs a double of WeChat or WeCom for one page, or for all pages of a context. The pages get `WeixinJSBridge`, its
 * answers and its events. Call it before a page opens.
 */
export async function installWeChat(
  target: BrowserContext | Page,
  options: WeChatOptions = {},
): Promise<WeChat> {
  checkOptions(options);
  const profile = options.profile ?? profiles.wechatIos;
  const ticket = options.ticket === undefined ? DEMONSTRATION_TICKET : options.ticket;
  const rules = {
    rule: options.rule ?? defaultRule(profile),
    ticket,
    agentTicket: options.agentTicket === undefined ? ticket : options.agentTicket,
    realAuthUrl: options.realAuthUrl ?? true,
    needsSubscribe: options.needsSubscribe ?? false,
  };
  const supports = supportsOf(options, profile.host);
  // A test may script a call that `supports` leaves out, for a later version of the app.
  const hasCall = (name: string) => supports(name) || isKnownName(name, profile.host);
  const replies = createReplies(hasCall, options.replies);
  const calls: Log<WeChatCall> = [];
  const checks: Log<SignatureCheck> = [];
  const phones = new Map<Page, HostPhone>();
  let pictures = options.pictures;

  const phoneOf = (page: Page): HostPhone => {
    const known = phones.get(page);
    if (known) return known;
    const phone = createPhone({
      profile,
      options: { ...options, ...(pictures && { pictures }) },
      rules,
      replies,
      onCall: (call) => calls.push({ page, entry: call }),
      onCheck: (check) => checks.push({ page, entry: check }),
    });
    phones.set(page, phone);
    page.once('close', () => phones.delete(page));
    return phone;
  };

  await target.exposeBinding(BINDING, ({ page }, message: BridgeMessage) =>
    phoneOf(page).handle(message),
  );
  await setPlatform(target, profile);
  await target.addInitScript(bridgeInPage, {
    binding: BINDING,
    handle: HANDLE,
    isIos: profile.os === 'ios',
    isMiniProgram: profile.miniProgram,
    delay: delayOf(options.bridge),
    throwing: replies.throwing(),
  });

  return createControl({
    rules,
    replies,
    calls,
    checks,
    phoneOf,
    pages: () => ('pages' in target ? target.pages() : [target]),
    setPictures: (next) => {
      pictures = next;
    },
  });
}
