import { type AppExtensionTarget, type NewTokens, PlatformError, type UserFacts } from '@/platform';

/** Tokens for `auth.setToken`, or the user of a session in a cookie. */
export type Session = NewTokens | { readonly user: UserFacts };

/**
 * Signs in by the answer of a server. `owner` names the session at the start of the sign-in: another tab may have signed
 * somebody in or out meanwhile, and that session stays.
 */
export function applySession(
  api: string,
  auth: AppExtensionTarget['context']['auth'],
  session: unknown,
  owner: string | null,
): void {
  if (auth.owner() !== owner) {
    const message = 'the session has changed meanwhile';
    throw new PlatformError({ code: 'superseded', api, message });
  }
  const { token, user, ...rest } = Object(session) as Partial<NewTokens>;
  if (token) return auth.setToken(token, { ...rest, user });
  if (user) return auth.setUser(user);
  const message = 'the server gave no token and no user';
  throw new PlatformError({ code: 'invalid', api, message });
}
