import { afterEach, describe, expect, it } from 'vitest';
import { landingUrl } from '@/platform/host/detect';

const frames: HTMLIFrameElement[] = [];

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** A separate document with a separate history. */
async function openAt(url: string): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  frames.push(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.src = url;
  document.body.append(frame);
  await loaded;
  return frame.contentWindow as Window & typeof globalThis;
}

const here = (path: string) => new URL(path, window.location.origin).href;

describe('landingUrl', () => {
  it('[S1.2] landingUrl stays the address of the document after pushState and replaceState', {
    tags: 'long',
  }, async () => {
    const url = here('/favicon.ico?from=chat&n=%E4%BD%A0');
    const window = await openAt(url);
    expect(landingUrl({ window })).toBe(url);
    window.history.replaceState(null, '', '/other');
    window.history.pushState(null, '', '/third?a=b');
    expect(window.location.pathname).toBe('/third');
    expect(landingUrl({ window })).toBe(url);
  });

  it('[S1.2] landingUrl keeps the hash with Telegram’s parameters', async () => {
    const url = here('/favicon.ico#tgWebAppVersion=8.0');
    const window = await openAt(url);
    window.history.replaceState(null, '', '/other');
    expect(landingUrl({ window })).toBe(url);
  });

  it('landingUrl is the current address if the browser does not keep the first one', () => {
    const location = { href: 'https://app.test/a#b', origin: 'https://app.test' };
    const without = (performance: object) =>
      landingUrl({ window: { location, performance } as unknown as Window & typeof globalThis });
    expect(without({})).toBe('https://app.test/a#b');
    expect(without({ getEntriesByType: () => [] })).toBe('https://app.test/a#b');
    const elsewhere = [{ name: 'https://app.test.evil/' }];
    expect(without({ getEntriesByType: () => elsewhere })).toBe('https://app.test/a#b');
  });
});
