import { formatSearch, MAX_URL_LENGTH, parseSearch, splitUrl } from '../core/url';
import type { GuardUser } from '../routes/route-table';

/** The current user, and the page for signing in. */
export type Login = {
  /** The user as guards see them. null: the user is signed out. */
  readonly user: () => GuardUser | null;
  /** The URL of the sign-in page. */
  readonly signIn?: string | undefined;
};

/** The signed-in user and their rights. null: the user is signed out. */
export type Identity = { readonly who: string; readonly rights: string } | null;

/** Rights are a set: a renewed token may list the same ones in another order. */
export function identityOf({ user }: Pick<Login, 'user'>): Identity {
  const current = user();
  if (current === null) return null;
  const { uid, role, permission } = current;
  const rights = JSON.stringify([role, permission].map((names) => [...new Set(names)].sort()));
  // A token may name no user. Then the rights tell users apart.
  return { who: uid || rights, rights };
}

export function isSameIdentity(one: Identity, other: Identity): boolean {
  return one?.who === other?.who && one?.rights === other?.rights;
}

/**
 * The sign-in page has the target in its query. So the target outlives a reload, and a sign-in that leaves the app and
 * comes back.
 */
export const SIGN_IN_TARGET = 'to';

export function signInUrl(signIn: string, target: string): string {
  const url = withSignInTarget(signIn, target);
  return url.length > MAX_URL_LENGTH ? signIn : url;
}

export function withSignInTarget(url: string, target: string | null): string {
  const { path, search, hash } = splitUrl(url);
  const others = parseSearch(search).filter(([name]) => name !== SIGN_IN_TARGET);
  const added = target === null ? [] : ([[SIGN_IN_TARGET, target]] as const);
  return path + formatSearch([...others, ...added]) + hash;
}
