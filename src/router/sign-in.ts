import type { CompiledTable } from './core/match';
import { isRefusal } from './core/refusal';
import { targetOfUrl } from './core/target';
import type { Entry, EntryId, NavigationKind, Refusal } from './core/types';
import { formatSearch, MAX_URL_LENGTH, parseSearch, splitUrl } from './core/url';
import type { Engine } from './engine';
import type { Lifecycle } from './lifecycle';
import type { OpenPage, OpenRequest } from './open-page';

/** Who is signed in, and where visitors sign in. */
export type Login = {
  /** Text that differs for another person, and for the same person with other rights; null: nobody is signed in. */
  readonly who: () => string | null;
  /** The URL of the sign-in page. */
  readonly signIn?: string | undefined;
};

/**
 * The sign-in page has the page that was wanted in its query. So a reload keeps it, and a sign-in that leaves the app
 * and comes back.
 */
const WANTED = 'to';

export function signInUrl(signIn: string, wanted: string): string {
  const url = withWanted(signIn, [[WANTED, wanted]]);
  return url.length > MAX_URL_LENGTH ? signIn : url;
}

export type SignIn = {
  /** The sign-in page was opened in place of the page that this kind of call wanted. */
  opened(page: Entry, kind: NavigationKind): void;
  /** The login has changed: a visitor who has signed in goes on to the page that was wanted. */
  resume(): void;
  /**
   * The way on, if it is under way. Sign-in pages go back when they are done: the first back means this way, and a
   * second one is the visitor's.
   */
  takeBack(): Promise<Entry | Refusal> | null;
};

export type SignInParts = {
  readonly table: CompiledTable;
  readonly login: Login;
  readonly engine: Engine;
  readonly lifecycle: Lifecycle;
  readonly openPage: OpenPage;
  readonly onRefused: (refusal: Refusal) => void;
};

/** Leads visitors who were sent to the sign-in page on to the page that they wanted. */
export function createSignIn(parts: SignInParts): SignIn {
  const { table, login, engine, lifecycle, openPage } = parts;
  /** What was called; a page that only its address tells of was wanted by `navigate`. */
  const kinds = new Map<EntryId, NavigationKind>();
  let onward: Promise<Entry | Refusal> | null = null;
  const route = login.signIn === undefined ? '' : targetOfUrl(table, login.signIn).route;

  const wantedBy = (page: Entry): string => {
    const wanted = page.route === route && route !== '' ? page.params[WANTED] : undefined;
    return typeof wanted === 'string' ? wanted : '';
  };

  const requestFor = (page: Entry, wanted: string): OpenRequest => {
    const { stack } = engine.nav();
    const { tab, url } = targetOfUrl(table, wanted);
    const kind = kinds.get(page.id) ?? 'navigate';
    const shared = { input: { to: { url } }, showsDenial: true } as const;
    if (tab) return { ...shared, kind: 'switchTab' };
    if (page.tab || kind === 'relaunch') return { ...shared, kind: page.tab ? 'navigate' : kind };
    const at = stack.indexOf(page);
    // The page that a redirect was to replace, or the refused page that offered to sign in.
    const below = kind === 'redirect' || stack[at - 1]?.url === url ? 1 : 0;
    return { ...shared, kind: 'redirect', replaces: stack.length - at + below };
  };

  const goOn = async (page: Entry, wanted: string) => {
    const request = requestFor(page, wanted);
    kinds.delete(page.id);
    if (page.tab) {
      // The tab stays, so it must not lead on a second time.
      const url = withWanted(page.url, []);
      await openPage({ kind: 'switchTab', input: { to: { url } }, isExact: true });
    }
    const outcome = await openPage(request);
    if (isRefusal(outcome)) parts.onRefused(outcome);
    return outcome;
  };

  return {
    opened: (page, kind) => {
      kinds.set(page.id, kind);
      lifecycle.onUnload(page.id, () => kinds.delete(page.id));
    },
    resume: () => {
      const page = [...engine.nav().stack].reverse().find((entry) => wantedBy(entry) !== '');
      if (!page || login.who() === null) return;
      const way = goOn(page, wantedBy(page)).finally(() => {
        if (onward === way) onward = null;
      });
      onward = way;
    },
    takeBack: () => {
      const way = onward;
      onward = null;
      return way;
    },
  };
}

function withWanted(url: string, wanted: readonly (readonly [string, string])[]): string {
  const { path, search, hash } = splitUrl(url);
  const others = parseSearch(search).filter(([name]) => name !== WANTED);
  return path + formatSearch([...others, ...wanted]) + hash;
}
