import type { Env } from '@/platform';

export type ChunkRecovery = {
  /** Reloads the document, but never in a loop: once a minute at most, over all of this tab's documents. */
  reload(): void;
  /** The server has another version by now: the files of this one's pages are gone for good. */
  isOutdated(): Promise<boolean>;
  /**
   * The document's own preload links may have failed before the app could hear of it: WebKit would keep these
   * files as failed for good, see watch-failed-files.
   */
  forgetPreloads(): void;
};

const STAMP = 'portico:reloaded';
const PAUSE = 60_000;

export function createChunkRecovery({ window, document, date }: Env): ChunkRecovery {
  const reload = () => {
    if (!window.navigator.onLine) return;
    try {
      const last = Number(window.sessionStorage.getItem(STAMP));
      if (date() - last < PAUSE) return;
      window.sessionStorage.setItem(STAMP, String(date()));
    } catch {
      // Without storage nothing can tell a loop from a first time.
      return;
    }
    window.location.reload();
  };

  const isOutdated = async () => {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    const file = entry && new URL(entry.src).pathname.split('/').pop();
    if (!file) return false;
    const html = await window
      .fetch(window.location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '');
    // An answer that is no app at all (a captive portal, an error page) says nothing about versions.
    return html.includes('type="module"') && !html.includes(file);
  };

  const forgetPreloads = () => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel$="preload"]')) {
      window.fetch(href).catch(() => {});
    }
  };

  return { reload, isOutdated, forgetPreloads };
}
