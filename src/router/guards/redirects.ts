import { type Page, topPage } from '../core/state';
import { formatSearch, MAX_URL_LENGTH, parseSearch, splitUrl } from '../core/url';
import type { OpenRequest } from '../navigation/open-page';
import type { RouterCore } from '../navigation/router-core';
import type { CompiledTable } from '../routes/match';
import { targetOfUrl } from '../routes/target';
import type { GuardRedirect } from './guards';

/** The requests that guards lead to, and the URL of the sign-in page. */

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

/** A guard may lead to a tab or to a page, for every kind of call. */
export function redirectRequest(table: CompiledTable, { url, by }: GuardRedirect): OpenRequest {
  const kind = targetOfUrl(table, url).tab ? 'switchTab' : 'navigate';
  const isSignIn = by === 'sign-in';
  return { kind, input: { to: { url } }, skipsLeaveGuards: by === 'leave', isSignIn };
}

/**
 * The redirect replaces a page that is shown already: the browser opened it, or the user signed out on it. The pages below
 * stay, and the replaced page is not asked to leave.
 */
export function replaceRequest(table: CompiledTable, redirect: GuardRedirect): OpenRequest {
  const request = redirectRequest(table, redirect);
  const kind = request.kind === 'navigate' ? 'redirect' : request.kind;
  return { ...request, kind, skipsLeaveGuards: true };
}

/** The request that takes the place of one that a guard has redirected. */
export function redirectedRequest(
  core: RouterCore,
  request: OpenRequest,
  redirect: GuardRedirect,
): OpenRequest {
  if (redirect.by === 'sign-in') return signInRequest(core, request, redirect);
  const next = redirectRequest(core.table, redirect);
  const skipsLeaveGuards = request.skipsLeaveGuards === true || next.skipsLeaveGuards === true;
  const keepsKind =
    request.kind === 'relaunch' || (request.kind === 'redirect' && next.kind !== 'switchTab');
  return { ...request, ...next, skipsLeaveGuards, ...(keepsKind && { kind: request.kind }) };
}

/** The sign-in page opens above the page on top, whatever was called. Back then leads to where the user was. */
function signInRequest(
  { table, store, signInKinds }: RouterCore,
  request: OpenRequest,
  redirect: GuardRedirect,
): OpenRequest {
  const { kind, ...next } = redirectRequest(table, redirect);
  const isOnTop = topPage(store.stack()).route === targetOfUrl(table, redirect.url).route;
  const onPage = (page: Page) => {
    signInKinds.set(page, request.kind);
    request.onPage?.(page);
  };
  return { ...next, kind: isOnTop && kind === 'navigate' ? 'redirect' : kind, onPage };
}
