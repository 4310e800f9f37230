import type { BrowserContext, Page } from '@playwright/test';

/** The secret parameters of an answer. */
const SECRET = /[?&#](code|state|access_token|refresh_token|id_token|code_verifier)=([^&#]+)/g;

/** Watches the console and the addresses of all requests. Call it before the first page opens. */
export function watchSecrets(context: BrowserContext, start: string) {
  const said: string[] = [];
  const asked: { readonly url: string; readonly isDocument: boolean }[] = [];
  const kept: string[] = [];
  const known = new Set<string>();
  context.on('console', (message) => said.push(message.text()));
  context.on('request', (request) => {
    asked.push({ url: request.url(), isDocument: request.isNavigationRequest() });
  });
  /** The redirect of the service to the start address, which the app reads. */
  const isReturn = (url: string) => url.startsWith(`${start}?`);
  const isOfApp = (url: string) => url.startsWith(new URL(start).origin);

  return {
    /** The session of the page is a secret too. The storage of the tab must have nothing of a sign-in that has ended. */
    learn: async (page: Page) => {
      const { tokens, stored } = await page.evaluate(() => {
        const { auth } = window.fixture.platform;
        const tokensOfUser = [auth.token(), auth.refreshToken()];
        return { tokens: tokensOfUser, stored: JSON.stringify({ ...sessionStorage }) };
      });
      for (const token of tokens) if (token) known.add(token);
      kept.push(stored);
    },
    /** Each place where a secret was, but should not be. */
    leaks: () => {
      const sent = asked.flatMap(({ url }) => (isReturn(url) ? [...url.matchAll(SECRET)] : []));
      const valuesOf = (isMeant: (name: string) => boolean) =>
        sent
          .filter(([, name = '']) => isMeant(name))
          .map(([, , value = '']) => decodeURIComponent(value));
      // The tab knows the state of the last sign-in, so that it works once.
      const lasting = [...known, ...valuesOf((name) => name !== 'state')];
      const secrets = [...known, ...valuesOf(() => true)];
      const names = (text: string) => secrets.some((secret) => text.includes(secret));
      return [
        ...said.filter(names).map((text) => `console: ${text}`),
        ...kept
          .filter(
            (text) =>
              /verifier|nonce|code=/.test(text) || lasting.some((one) => text.includes(one)),
          )
          .map((text) => `storage of the tab: ${text}`),
        ...asked
          .filter(({ url }) => isOfApp(url) && (names(url) || url.search(SECRET) >= 0))
          .filter(({ url, isDocument }) => !(isDocument && isReturn(url)))
          .map(({ url }) => `request: ${url}`),
        ...asked
          .filter(({ url }) => !isOfApp(url) && [...known].some((token) => url.includes(token)))
          .map(({ url }) => `request: ${url}`),
      ];
    },
    /** How often the service sent an answer. */
    answers: () => asked.filter(({ url }) => isReturn(url) && /[?&]code=/.test(url)).length,
  };
}
