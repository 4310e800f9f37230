import type { Page } from '@playwright/test';
import { expect, test } from './helpers';

type Tokens = { readonly token: string; readonly refreshToken: string };

/** Signs in at the real backend. Its access tokens have expired, and each refresh token works once. */
async function signIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const call = async (path: string, body: object) => {
      const response = await fetch(`/api/auth/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const phone = `137${String(Math.random()).slice(2, 10)}`;
    await call('code', { phone });
    const outbox = await (await fetch(`/api/auth/outbox?phone=${phone}`)).text();
    const code = /\b\d{6}\b/.exec(outbox.replace(phone, ''))?.[0];
    const tokens = await call('sign-in', { phone, code, expiresIn: 0 });
    localStorage.setItem('tokens', JSON.stringify(tokens));
  });
}

/** Sends two requests at once through a client that shares its tokens between tabs. */
function askTwice(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    type Send = (params: object) => Promise<{ data: Tokens }>;
    type Client = { get: (url: string) => Promise<{ statusCode: number }> };
    const { createClient } = window.fixture.platform as unknown as {
      createClient: (options: object) => Client;
    };
    const read = () => JSON.parse(localStorage.getItem('tokens') ?? '{}') as Tokens;
    const client = createClient({
      baseURL: '/api',
      header: () => ({ Authorization: `Bearer ${read().token}` }),
      refresh: async (_error: unknown, send: Send) => {
        const { refreshToken } = read();
        const { data } = await send({
          url: '/auth/refresh',
          method: 'POST',
          data: { refreshToken },
        });
        localStorage.setItem('tokens', JSON.stringify(data));
        return data.token;
      },
    });
    const ask = () =>
      client.get('/auth/me').then(
        ({ statusCode }) => statusCode,
        (error: { cause?: { statusCode?: number } }) => error.cause?.statusCode ?? 0,
      );
    return Promise.all([ask(), ask()]);
  });
}

for (const way of ['Web Locks', 'localStorage alone']) {
  test(`two tabs with an expired token refresh it once and stay signed in, with ${way}`, async ({
    app,
    page,
    context,
    traps,
  }) => {
    // Chromium logs each refused request.
    traps.allow(/401 \(Unauthorized\)/);
    if (way !== 'Web Locks')
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'locks', { value: undefined });
      });
    let refreshes = 0;
    await context.route('**/api/auth/refresh', async (route) => {
      refreshes += 1;
      // The network is slow, so that the other tab starts meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await app.open('/');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.waitForFunction(() => 'fixture' in window);
    await signIn(page);
    const answers = await Promise.all([askTwice(page), askTwice(other)]);
    expect(answers).toEqual([
      [200, 200],
      [200, 200],
    ]);
    expect(refreshes).toBe(1);
    // The login is still valid. A second use of a refresh token would have ended it.
    expect(await askTwice(other)).toEqual([200, 200]);
  });
}
