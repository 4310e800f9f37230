import type { BrowserContext, Page } from '@playwright/test';
import { setPlatform } from '../page/set-platform';
import { profiles } from '../profiles';
import { bridgeInPage } from './bridge-in-page';
import { createControl, HANDLE, type Log, type WeChat } from './create-control';
import { isKnownName } from './bridge-names';
import { createPhone, type HostPhone, supportsOf } from './create-phone';
import { createReplies } from './create-replies';
import type { BridgeMessage, SignatureCheck, UrlRule, WeChatCall, WeChatOptions } from './types';

/** The ticket of Portico's own backend where no account is configured. */
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
    fail(`profile is of ${profile.host}, which has no WeixinJSBridge`);
  }
  if (rule !== undefined && !['landing', 'current', 'strict'].includes(rule)) {
    fail(`rule is landing, current or strict, not ${String(rule)}`);
  }
  const isDelay = typeof bridge === 'object' && bridge.after >= 0;
  if (!isDelay && bridge !== 'ready' && bridge !== 'absent') {
    fail('bridge is ready, absent or { after: milliseconds }');
  }
}

function delayOf(bridge: WeChatOptions['bridge'] = 'ready'): number {
  if (bridge === 'absent') return -1;
  return bridge === 'ready' ? 0 : bridge.after;
}

/**
 * WeChat, or WeCom, around the pages of a context or around one page, as they see it: `WeixinJSBridge`, its answers
 * and its events. To be called before a page opens.
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
  // A later version of the app may have what `supports` leaves out.
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
