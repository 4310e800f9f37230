import type { Page } from '@playwright/test';
import type { PageBridge } from './bridge-in-page';
import { bridgeName } from './bridge-names';
import type { HostPhone } from './create-phone';
import type { Replies } from './create-replies';
import type { BridgeResult, Reply, SignatureCheck, UrlRule, WeChatCall } from './types';

/** Where the page keeps its end of the double. */
export const HANDLE = '__porticoBridge';

export type Log<T> = { readonly page: Page; readonly entry: T }[];

export type WeChat = {
  /** What the page called, in order, everything or of one name. */
  readonly calls: (name?: string) => readonly WeChatCall[];
  readonly signatures: () => readonly SignatureCheck[];
  /** The next answers of a call, in order; after them it is `ok` again. Rejects when the app has no such call. */
  readonly reply: (name: string, ...replies: readonly Reply[]) => Promise<void>;
  /** An event of the app: a choice in its menu, the end of a recording. Resolves with what listeners returned. */
  readonly emit: (event: string, data?: BridgeResult) => Promise<readonly unknown[]>;
  readonly setRule: (rule: UrlRule) => void;
  readonly setPictures: (pictures: readonly Uint8Array[]) => void;
  /** The bridge appears in the document that is open now. */
  readonly makeReady: () => Promise<void>;
  /** The flag of a mini program, which some apps set only after the bridge. */
  readonly setMiniProgram: () => Promise<void>;
  /** The same, seen from one page of a context. Scripted answers are shared. */
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

/** Nothing where the double is not: a page that has not been opened yet. */
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

/** What a test holds in its hand. */
export function createControl(parts: Parts, only?: Page): WeChat {
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
