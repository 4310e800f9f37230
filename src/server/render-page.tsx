import {
  type AppConfig,
  type AppParts,
  assemble,
  loadFrame,
  loadNotFound,
  type RenderedAhead,
} from '@/app';
import { type AuthStore, hasRights } from '@/platform';
import { type GuardUser, hasRouterLibrary, type Page, type RouteDef, signInUrl } from '@/router';
import { encode } from '@/shared/encode-value';
import { originOf, type Report } from '@/shared/errors';
import { localeOfPhone, type MessagesState, offeredLocales, written } from '@/shared/messages';
import { draw } from './draw';
import { type HeadFacts, headOf } from './head';
import { createServerEnv } from './server-env';

export type RenderPageOptions = {
  /** The whole address of the page. */
  readonly url: URL;
  /** @default the locale of the app, or English */
  readonly locale?: string | undefined;
  /**
   * The user of the request, if the server knows it: null is nobody. Without it, pages with a guard, roles or
   * permissions are left to the browser.
   */
  readonly user?: GuardUser | null | undefined;
  /** The headers of requests to the origin of the page. */
  readonly headers?: HeadersInit | undefined;
  /** Allows the scripts of React, so that a page that suspends arrives in parts. Without it the page arrives whole. */
  readonly nonce?: string | undefined;
  /** Ends the rendering, for example when the browser has gone. */
  readonly signal?: AbortSignal | undefined;
  readonly onError: Report;
};

/** The answer of a server. */
export type RenderedPage =
  /** The document without a page: the browser renders it. */
  | { readonly kind: 'shell'; readonly status: 200 | 403 | 500; readonly route: string }
  | { readonly kind: 'redirect'; readonly location: string; readonly route: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly route: string;
      readonly markup: ReadableStream<Uint8Array>;
      readonly ahead: RenderedAhead;
      readonly head: HeadFacts;
      readonly direction: 'ltr' | 'rtl';
      readonly theme: AppConfig['theme'];
      /** The languages between which the browser chooses, if the app leaves it to the browser. */
      readonly locales: readonly string[] | undefined;
      /** The module of the page, as the build names it. */
      readonly module: string | undefined;
    };

/** Renders the page of an address. Each call makes a new app, so requests share nothing. */
export async function renderPage(
  config: AppConfig,
  { url, locale = startLocale(config), user, headers, nonce, signal, onError }: RenderPageOptions,
): Promise<RenderedPage> {
  const loads = new Map<string, PageLoad>();
  const env = createServerEnv({
    ...{ url, locale, headers, report: onError },
    hasRouterLibrary: await hasRouterLibrary(),
  });
  const parts = assemble(serverConfig(config, locale, loads), env);
  const { navigator, context } = parts;
  const { messages, auth } = context;
  if (user) auth.setUser({ ...user });
  auth.drawFor(auth.user());
  const page = navigator.activePage();
  const { route } = page;
  const def = navigator.routeOf(page);
  if (def && isGuarded(def)) {
    if (user === undefined) return { kind: 'shell', status: 200, route };
    const verdict = await ask(config, auth, def, page, user).catch((error: unknown) => {
      onError(error, originOf('guard', page));
      return null;
    });
    if (verdict === null) return { kind: 'shell', status: 500, route };
    if (typeof verdict === 'string') {
      return { kind: 'redirect', location: locationOf(parts, page, verdict, url), route };
    }
    if (!verdict) return { kind: 'shell', status: 403, route };
  }

  // The words of the start locale are fetched once more if they are there already.
  const words = messages.setLocale(messages.getState().locale);
  const [data] = await Promise.all([
    loadPage(parts, page, { signal, onError }),
    words,
    loadFrame(parts),
  ]);
  if (data === null) return { kind: 'shell', status: 500, route };
  if (data.redirect !== undefined) {
    return { kind: 'redirect', location: locationOf(parts, page, data.redirect, url), route };
  }
  const { isLost = page.kind === 'not-found' } = data;
  const state = messages.getState();
  const onPageError = (error: unknown, componentStack: string) =>
    onError(error, { ...originOf('page', page), componentStack });
  const options = { nonce, signal, onError: onPageError };
  const first = await draw(parts, options);
  const title = ownTitle(parts, page, def, state);
  const isDrawnAgain = title !== undefined && !first.isEmpty;
  // The bar with the title is before the page in the document, and only the page has named its title.
  if (isDrawnAgain) await first.drop();
  const drawing = isDrawnAgain ? await draw(parts, options) : first;
  drawing.report();
  // The browser renders it again.
  if (drawing.isEmpty) {
    await drawing.drop();
    return { kind: 'shell', status: 500, route };
  }
  const { direction = 'auto' } = config;
  const value = 'value' in data ? data.value : undefined;
  const head = headOf(isLost ? undefined : def, page, state, value, title);
  return {
    kind: 'page',
    status: isLost ? 404 : (head.status ?? 200),
    route,
    markup: drawing.markup,
    ahead: {
      // The browser has no error of a loader, so it does not take the not-found page over. It asks the loader again.
      stack: data.isLost ? [] : navigator.pages().map((each) => each.url),
      locale: state.locale,
      ...(user && { user: auth.drawn() }),
      ...(title !== undefined && { title }),
      ...('value' in data && { data: { text: textOf(data.value), since: Date.now() } }),
    },
    head,
    direction: direction === 'auto' ? state.direction : direction,
    theme: config.theme,
    locales: isAuto(config) ? offeredIn(config) : undefined,
    module: loads.get(route)?.porticoModule,
  };
}

/** The title that the page has set by `usePageTitle`. undefined: none, or that of its route. */
function ownTitle(
  { context }: AppParts,
  { id }: Page,
  def: RouteDef | undefined,
  { words }: MessagesState,
): string | undefined {
  const title = context.chrome.getState().pages[id]?.title;
  const isKnown = title === undefined || written(words, title) === written(words, def?.title ?? '');
  return isKnown ? undefined : title;
}

const isAuto = ({ locale = 'auto' }: AppConfig) => locale === 'auto';
const offeredIn = ({ messages = {}, locales }: AppConfig) =>
  offeredLocales(Object.keys(messages), locales);
const startLocale = (config: AppConfig) =>
  isAuto(config) ? localeOfPhone([], offeredIn(config)) : (config.locale ?? 'en');

/** The build for servers puts the name of the module on the promise of an `import()` (src/vite/page-modules.ts). */
type PageLoad = ReturnType<RouteDef['load']> & { readonly porticoModule?: string };

/**
 * A user of a request must not outlive it, so the session is kept in memory. `loads` gets what the pages load: the name of
 * their module would be lost in a promise made of that one.
 */
function serverConfig(config: AppConfig, locale: string, loads: Map<string, PageLoad>): AppConfig {
  const routes = Object.entries(config.routes).map(([route, def]) => {
    const load = () => {
      const loading: PageLoad = def.load();
      loads.set(route, loading);
      return loading;
    };
    return [route, { ...def, load }];
  });
  const auth = { ...config.auth, storage: 'memory' } as const;
  return { ...config, routes: Object.fromEntries(routes), locale, auth };
}

/** The address of a redirect, as a header may have it. A guard leads to pages of the app only. */
function locationOf({ navigator }: AppParts, page: Page, verdict: string, url: URL): string {
  const target = navigator.linkTo(verdict, page.url);
  if (!target) {
    throw new Error(
      `the guard or the loader of '${page.route}' leads to '${verdict}', which is no page of the app`,
    );
  }
  const { pathname, search, hash } = new URL(navigator.href(target.url), url);
  return pathname + search + hash;
}

function isGuarded({ roles = [], permissions = [], beforeEnter }: RouteDef): boolean {
  return roles.length + permissions.length > 0 || beforeEnter !== undefined;
}

/** The address that the user should go to, or whether they may see the page. */
async function ask(
  { signIn }: AppConfig,
  auth: AuthStore,
  { beforeEnter, ...rights }: RouteDef,
  { route, url, params }: Page,
  user: GuardUser | null,
): Promise<boolean | string> {
  if (!hasRights(auth, rights)) {
    return user === null && signIn !== undefined ? signInUrl(signIn, url) : false;
  }
  const { signal } = new AbortController();
  return (await beforeEnter?.({ route, url, params, user, closing: false, signal })) ?? true;
}

/** `isLost`: the loader says that there is no such page. `redirect`: the URL that it leads to. */
type PageParts = {
  readonly value?: unknown;
  readonly isLost?: true;
  readonly redirect?: string;
};

/** Loads the code and the data of a page. null: one of them has failed. */
async function loadPage(
  { navigator }: AppParts,
  page: Page,
  { signal, onError }: Pick<RenderPageOptions, 'signal' | 'onError'>,
): Promise<PageParts | null> {
  if (page.kind === 'not-found') return {};
  const { resources } = navigator;
  const load = resources.start(page);
  signal?.addEventListener('abort', load.cancel);
  await load.done;
  const redirect = load.redirect();
  if (redirect !== null) return { redirect };
  const outcome = load.outcome();
  if (outcome.status === 'failed') {
    onError(outcome.error, originOf(outcome.cause === 'code' ? 'page-code' : 'loader', page));
    return null;
  }
  resources.adopt(page, load);
  if (outcome.status === 'missing') {
    await loadNotFound();
    return { isLost: true };
  }
  return load.run && outcome.kept ? { value: outcome.kept.data } : {};
}

function textOf(value: unknown): string {
  const refuse = (message: string) => new TypeError(`the data of a loader: ${message}`);
  const { text } = encode(value, refuse, Infinity, 'data');
  if (text === null) throw new TypeError('the data of a loader contains a Blob');
  return text;
}
