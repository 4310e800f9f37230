import type { NavigationKind } from '../core/plan';
import type { Refusal } from '../core/refusal';
import { type Page, type PageId, topPage } from '../core/state';
import type { GuardRedirect } from '../guards/guards';
import type { CompiledTable } from '../routes/match';
import { type TargetInput, targetOfUrl } from '../routes/target';
import type { Services } from './services';

export type OpenRequest = {
  readonly kind: NavigationKind;
  readonly input: TargetInput;
  /** How many pages lie above the page that calls. They close, because it is beside the page on top. @default 0 */
  readonly above?: number;
  /** A guard of a page in the stack redirected the user, so no `beforeLeave` runs. */
  readonly skipsLeaveGuards?: boolean;
  /** redirect: how many pages it replaces. @default 1 */
  readonly replacedPages?: number;
  /** This page below gets another URL. Its history entry is written when the browser goes there. */
  readonly renamed?: { readonly id: PageId; readonly url: string };
  /** The page opens even if access is denied, and shows the Denied screen. */
  readonly showsDenied?: boolean;
  /** The page is the sign-in page, because the wanted page needs a user. */
  readonly isSignIn?: boolean;
  /** Cancels the request, unless it has touched the history. */
  readonly signal?: AbortSignal;
  /** Called with the new page in the commit, before any event. */
  readonly onPage?: ((page: Page) => void) | undefined;
};

/** After so many redirects of guards or loaders in a row, they lead in a circle. */
export const MAX_REDIRECTS = 5;

export type OpenPage = (request: OpenRequest) => Promise<Page | Refusal>;

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

/**
 * The kind of call that the sign-in page has replaced, by the key of the sign-in page. After a reload only the URL knows the
 * target, and the kind is `navigate`.
 */
export type SignInKinds = Map<string, NavigationKind>;

type RedirectParts = Pick<Services, 'table' | 'store'> & {
  readonly signInKinds: SignInKinds;
};

/** The request that takes the place of one that a guard has redirected. */
export function redirectedRequest(
  parts: RedirectParts,
  request: OpenRequest,
  redirect: GuardRedirect,
): OpenRequest {
  if (redirect.by === 'sign-in') return signInRequest(parts, request, redirect);
  const next = redirectRequest(parts.table, redirect);
  const skipsLeaveGuards = request.skipsLeaveGuards === true || next.skipsLeaveGuards === true;
  // The pages above the caller were to close, and one of them leads elsewhere instead.
  const { above = 0 } = redirect.by === 'leave' ? {} : request;
  const keepsKind =
    request.kind === 'relaunch' || (request.kind === 'redirect' && next.kind !== 'switchTab');
  return {
    ...request,
    ...next,
    above,
    skipsLeaveGuards,
    ...(keepsKind && { kind: request.kind }),
  };
}

/** The sign-in page opens above the page on top, whatever was called. Back then leads to where the user was. */
function signInRequest(
  { table, store, signInKinds }: RedirectParts,
  request: OpenRequest,
  redirect: GuardRedirect,
): OpenRequest {
  const { kind, ...next } = redirectRequest(table, redirect);
  const isOnTop = topPage(store.stack()).route === targetOfUrl(table, redirect.url).route;
  const onPage = (page: Page) => {
    signInKinds.set(page.key, request.kind);
    request.onPage?.(page);
  };
  const { above = 0 } = request;
  return { ...next, above, kind: isOnTop && kind === 'navigate' ? 'redirect' : kind, onPage };
}
