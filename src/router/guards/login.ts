import type { GuardUser } from '../routes/define-routes';

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
