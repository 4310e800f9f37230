import { useEffect } from 'react';
import { defineRoutes, isPlatformError, usePlatform } from 'portico';
import { expect, it, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { streamPlace } from '../../helpers/streams';

const seen: string[] = [];

/** Reads events as long as its page lives. */
function Reader({ url }: { readonly url: string }) {
  const platform = usePlatform();
  useEffect(() => {
    const read = async () => {
      for await (const { data } of platform.createClient().events(url)) seen.push(data);
    };
    read().catch((error: unknown) => seen.push(isPlatformError(error) ? error.errMsg : 'other'));
  }, [platform, url]);
  return null;
}

it('a stream of a page goes on under another page, and ends when its own page is closed', async () => {
  seen.length = 0;
  const { url, requests } = await streamPlace('endless');
  const Page = () => <Reader url={url} />;
  const routes = defineRoutes({
    '/': page(() => <p>home</p>),
    '/read': page(Page),
    '/above': page(() => <p>above</p>),
  });
  const app = await openApp({ routes, strict: false });
  await app.go('navigate', '/read');
  await vi.waitUntil(() => seen.length > 0, 20_000);
  await app.go('navigate', '/above');
  const before = seen.length;
  await vi.waitUntil(() => seen.length > before + 2, 20_000);
  await app.back(2);
  await vi.waitUntil(() => seen.at(-1) !== 'tick', 20_000);
  expect(seen.at(-1)).toBe('events:fail request abort');
  await vi.waitUntil(async () => (await requests()).includes('closed'), 20_000);
  expect(await requests()).toEqual(['GET', 'closed']);
});
