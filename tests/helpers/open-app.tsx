import type { AppConfig, Platform } from 'portico';
import { createTestApp, type MemoryHistory, type TestAppOptions } from 'portico/testing/app';
import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { frame, untilTrue, wait } from './waiting';

export type OpenApp = {
  readonly platform: Platform;
  readonly history: MemoryHistory;
  readonly element: HTMLElement;
  /** URLs of the stack, bottom first: '/ > /item/1'. */
  stack(): string;
  /** Waits until the page on top does not move. */
  settled(): Promise<void>;
  go(kind: 'navigate' | 'redirect' | 'relaunch' | 'switchTab', url: string): Promise<void>;
  back(delta?: number): Promise<void>;
  /** Back or forward by the user. */
  travel(delta: number): Promise<void>;
  /** A reload: a new document gets the history and the storage of the old one. */
  reload(): Promise<OpenApp>;
  unmount(): void;
};

/** A route whose page needs no loading. */
export function page<P extends object>(Page: ComponentType, def?: P) {
  return { ...(def as P), load: async () => ({ default: Page }) };
}

/**
 * A product's app in a real element, without transitions unless the test wants them. Resolves when the app has
 * loaded everything, also the chunks after the first screen, unless the first screen does not load.
 */
export async function openApp(
  config: AppConfig,
  { whole = true, ...options }: TestAppOptions & { readonly whole?: boolean } = {},
): Promise<OpenApp> {
  const full = { locale: 'en', ...config, router: { animation: 0, ...config.router } } as const;
  const { history, mount } = createTestApp(full, options);
  const element = document.createElement('div');
  document.body.append(element);
  const { platform, unmount } = mount(element);
  let mounted = true;

  const top = () => platform.pages().at(-1);
  // A test may end before its calls. An app that is unmounted needs no result.
  const whileMounted = (check: () => unknown) => untilTrue(() => !mounted || check());
  const settled = () =>
    whileMounted(() => {
      const shown = element.querySelector<HTMLElement>(`[data-page-id="${top()?.id}"]`);
      return shown?.dataset.state === 'active' && !element.querySelector('[data-state="leaving"]');
    });

  const close = () => {
    if (!mounted) return;
    mounted = false;
    unmount();
    element.remove();
  };
  onTestFinished(() => {
    close();
    sessionStorage.clear();
    localStorage.clear();
    for (const name of ['lang', 'dir', 'data-theme', 'style']) {
      document.documentElement.removeAttribute(name);
    }
  });
  await settled();
  if (whole) {
    // The first app of a document waits for all of its code, so start the time-outs after that.
    await vi.dynamicImportSettled();
    // The announcer is in the last chunks of the app. Their effects run after the paint.
    await untilTrue(() => element.querySelector('span[aria-live="polite"]'));
    await frame();
    await wait(0);
  }

  return {
    platform,
    history,
    element,
    stack: () =>
      platform
        .pages()
        .map(({ url }) => url)
        .join(' > '),
    settled,
    go: async (kind, url) => {
      await platform[kind]({ url });
      await settled();
    },
    back: async (delta) => {
      await platform.back(delta);
      await settled();
    },
    travel: async (delta) => {
      const before = top()?.id;
      history.travel(delta);
      await whileMounted(() => top()?.id !== before);
      await settled();
    },
    reload: async () => {
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      close();
      return openApp(config, { history: history.reload() });
    },
    unmount: close,
  };
}

/** The newest frame of a route. */
export function frameOf(route: string): HTMLElement {
  const frames = document.querySelectorAll<HTMLElement>(`[data-page="${route}"]`);
  const found = frames[frames.length - 1];
  if (!found) throw new Error(`no frame of ${route}`);
  return found;
}

/** The keys of the pages' drafts and offsets in the browser's storage. */
export function storedPages(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith('portico:page:'));
}

export function scrollerOf(route: string): HTMLElement {
  return frameOf(route).querySelector('[data-page-content]') as HTMLElement;
}

/** Sends the event for a document that becomes visible or hidden. */
export function lookAway(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
