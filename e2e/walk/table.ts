/** The pages that the walk opens, as the model knows them. e2e/fixture has them. */

export type User = 'ada' | 'bob' | 'chef';

export const rolesOf: Record<User, readonly string[]> = {
  ada: ['member', 'editor'],
  bob: ['member', 'reader'],
  chef: ['member', 'admin'],
};

type Facts = {
  readonly title: string;
  readonly tab?: true;
  readonly role?: string;
  /** Its guard answers later, always. */
  readonly guarded?: true;
  readonly loader?: true;
  /** Its page changes the query field `q`. */
  readonly query?: true;
};

const table: Readonly<Record<string, Facts>> = {
  '/': { title: 'Home', tab: true },
  '/me': { title: 'Me', tab: true },
  '/news': { title: 'News', tab: true, loader: true },
  '/list': { title: 'List' },
  '/item/1': { title: 'Item', query: true },
  '/thing/2': { title: 'Item', query: true },
  '/report': { title: 'Report', loader: true, query: true },
  '/account': { title: 'Account', role: 'member', guarded: true, loader: true },
  '/admin': { title: 'Admin', role: 'admin' },
  '/guarded': { title: 'Guarded' },
  '/sign-in': { title: 'Sign in' },
  '/filter': { title: 'Filter' },
  '/doubt': { title: 'Doubt' },
  '/late': { title: 'Late' },
  '/sheet': { title: 'Sheet' },
  '/pause': { title: 'Pause', query: true },
  '/frame': { title: 'Frame' },
  '/icon': { title: 'Icon' },
};

export const SIGN_IN = '/sign-in';

const BASE = 'http://app';

/** The order of the query fields does not matter. */
export function sameSpelling(url: string): string {
  const { pathname, searchParams, hash } = new URL(url, BASE);
  searchParams.sort();
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}

export const pathOf = (url: string): string => new URL(url, BASE).pathname;

export const withoutHash = (url: string): string => url.split('#')[0] ?? '';

export function factsOf(url: string): Facts | null {
  const { pathname, searchParams } = new URL(url, BASE);
  const filter = pathname === '/filter' ? searchParams.get('filter') : null;
  if (filter !== null && !isJson(filter)) return null;
  return table[pathname] ?? null;
}

/** The same address with another `q`. Everything else stays. */
export function withQuery(url: string, q: string | undefined): string {
  const address = new URL(url, BASE);
  if (q === undefined) address.searchParams.delete('q');
  else address.searchParams.set('q', q);
  return sameSpelling(`${address.pathname}${address.search}${address.hash}`);
}

/** The product takes the code of a sign-in out of the address before it starts. */
export function withoutCode(url: string): string {
  const address = new URL(url, BASE);
  address.searchParams.delete('code');
  return sameSpelling(address.href.slice(BASE.length));
}

export function withHash(url: string, hash: string): string {
  return withoutHash(url) + hash;
}

export const signInFor = (url: string): string => `${SIGN_IN}?${new URLSearchParams({ to: url })}`;

/** The page that a sign-in page leads to. */
export function targetOfSignIn(url: string): string | null {
  const { pathname, searchParams } = new URL(url, BASE);
  return pathname === SIGN_IN ? searchParams.get('to') : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
