import { isRefusal, type Refusal } from '../core/refusal';
import { type Page, type PageId, topPage } from '../core/state';
import { type Identity, isSameIdentity, SIGN_IN_TARGET, withSignInTarget } from '../guards/login';
import { targetOfUrl } from '../routes/target';
import type { OpenPage, OpenRequest, SignInKinds } from './open-request';
import type { PendingNavigations } from './pending-navigations';
import type { Services } from './services';

export type SignIn = {
  /**
   * The login may have changed. A user who has just signed in continues to the target, and so does a user whose new rights
   * open it. A renewed token leads nowhere.
   */
  resume(before: Identity, now: Identity): void;
  /**
   * Sign-in pages go back when they are done. The first such back while the navigation to the target is under way returns
   * that navigation, and so does a late back of a page that it has replaced. null: this is an ordinary back.
   */
  takeBack(from: PageId | undefined): Promise<Page | Refusal> | null;
};

type SignInParts = Pick<
  Services,
  'table' | 'login' | 'guards' | 'store' | 'memory' | 'onRefused'
> & {
  readonly pending: Pick<PendingNavigations, 'cancel'>;
  readonly signInKinds: SignInKinds;
  readonly openPage: OpenPage;
};

/** Leads users from the sign-in page on to the page that they wanted. */
export function createSignIn(parts: SignInParts): SignIn {
  const { table, login, guards, store, memory, pending, signInKinds, openPage } = parts;
  const signInRoute = login.signIn === undefined ? null : targetOfUrl(table, login.signIn).route;
  let resumed: {
    readonly navigation: Promise<Page | Refusal>;
    /** The sign-in page and the pages above it. */
    readonly pages: readonly PageId[];
    isUnderWay: boolean;
  } | null = null;

  const targetOf = ({ route, params }: Page): string => {
    const target = route !== '' && route === signInRoute ? params[SIGN_IN_TARGET] : undefined;
    return typeof target === 'string' ? target : '';
  };

  const requestFor = (signInPage: Page): OpenRequest => {
    const { pages } = store.stack();
    const { tab, url } = targetOfUrl(table, targetOf(signInPage));
    const kind = signInKinds.get(signInPage.key) ?? 'navigate';
    const request = { input: { to: { url } }, showsDenied: true } as const;
    // A sign-in tab stays, so it must not lead to the target a second time.
    const renamed = signInPage.tab && {
      renamed: { id: signInPage.id, url: withSignInTarget(signInPage.url, null) },
    };
    if (tab) return { ...request, ...renamed, kind: 'switchTab' };
    const index = pages.indexOf(signInPage);
    const above = pages.length - 1 - index;
    if (renamed && above === 0) return { ...request, ...renamed, kind: 'navigate' };
    if (renamed) return { ...request, ...renamed, kind: 'redirect', replacedPages: above };
    if (kind === 'relaunch') return { ...request, kind };
    // Also replace the page that a redirect was to replace, or the refused page that offered to sign in.
    const replacesBelow = kind === 'redirect' || pages[index - 1]?.url === url;
    const replacedPages = above + (replacesBelow ? 2 : 1);
    return { ...request, kind: 'redirect', replacedPages };
  };

  const openTarget = async (signInPage: Page) => {
    const request = requestFor(signInPage);
    signInKinds.delete(signInPage.key);
    // A call for the same target locks it, and would open it above the sign-in page.
    pending.cancel('superseded');
    const onPage = ({ id }: Page) => memory.take(id, signInPage.id);
    const outcome = await openPage({ ...request, onPage });
    if (isRefusal(outcome)) parts.onRefused(outcome);
    return outcome;
  };

  return {
    resume: (before, now) => {
      if (now === null || isSameIdentity(before, now)) return;
      const topFirst = [...store.stack().pages].reverse();
      const signInPage = topFirst.find((page) => targetOf(page) !== '');
      if (!signInPage) return;
      const target = targetOfUrl(table, targetOf(signInPage));
      if (before?.who === now.who && guards.checkAccess(target).kind !== 'allowed') return;
      const { pages } = store.stack();
      const ids = pages.slice(pages.indexOf(signInPage)).map(({ id }) => id);
      const navigation = openTarget(signInPage);
      const current = { navigation, pages: ids, isUnderWay: true };
      resumed = current;
      void navigation.finally(() => {
        current.isUnderWay = false;
      });
    },
    takeBack: (from) => {
      const isLate =
        from !== undefined && resumed?.pages.includes(from) && topPage(store.stack()).id !== from;
      if (!resumed || !(resumed.isUnderWay || isLate)) return null;
      resumed.isUnderWay = false;
      return resumed.navigation;
    },
  };
}
