import type { PlatformContext, User } from '@/platform';
import { callLoader, identityOf, type Loader, type RouteTable } from '@/router';
import type { LastAnswers } from './last-answers';

/** The code that keeps answers comes when a loader with `offline` has ended. */
type Answers = () => Promise<LastAnswers>;

/** Without a network, a loader with `offline: 'last-answer'` gives what it gave last. */
export function withLastAnswers(routes: RouteTable, answers: Answers): RouteTable {
  const keep = async (given: Parameters<Loader>[0], data: unknown) =>
    (await answers()).keep(given, data);

  const withAnswer =
    (loader: Loader): Loader =>
    async (given) => {
      try {
        const data = await callLoader(loader, given);
        // The page does not wait for it. A full or a missing storage is no mistake of the product.
        keep(given, data).catch(() => {});
        return data;
      } catch (error) {
        const kept = await answers().catch(() => null);
        if (!kept) throw error;
        return kept.instead(given, error);
      }
    };

  const entries = Object.entries(routes).map(([path, { loader, ...route }]) => {
    if (!loader) return [path, route];
    return [path, { ...route, loader: route.offline ? withAnswer(loader) : loader }];
  });
  return Object.fromEntries(entries);
}

/** The answers may be of an earlier start, so no loader needs to have run. */
export function forgetAnswersAtSignOut(
  { auth, life }: PlatformContext,
  routes: RouteTable,
  answers: Answers,
): void {
  if (!Object.values(routes).some(({ offline }) => offline)) return;
  const forget = async (user: User) => (await answers()).forget(user);
  const stop = auth.subscribe(({ user, previous }) => {
    if (!previous || whoIs(previous) === whoIs(user)) return;
    // A browser without a database has no answers.
    forget(previous).catch(() => {});
  });
  life.signal.addEventListener('abort', stop);
}

/** The rights tell users without an id apart. */
const whoIs = (user: User | null) => identityOf({ user: () => user })?.who;
