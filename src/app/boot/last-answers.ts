import { delMany, entries, get, set } from 'idb-keyval';
import { failureOf, openDatabase, type PlatformContext } from '@/platform';

/** The last answer of a loader to one user. */
type Kept = {
  readonly data: unknown;
  /** Milliseconds since 1970. */
  readonly since: number;
};

const LIFETIME = 7 * 24 * 60 * 60_000;
const MOST = 50;

/** The last answers of loaders, in IndexedDB. Those of a user go when the user signs out. */
export function createLastAnswers(context: PlatformContext) {
  const { auth, env } = context;
  const database = openDatabase(context, 'answers');
  const fail = failureOf('loader');
  const ofUser = (uid: string | undefined) => `${uid ?? ''} `;
  const keyOf = (url: string) => ofUser(auth.user()?.uid) + url;
  const isTooOld = ({ since }: Kept) => Math.abs(env.date() - since) > LIFETIME;

  /** `place` counts from the newest. */
  const remove = (isGone: (key: string, kept: Kept, place: number) => boolean) =>
    database.use(async (store) => {
      const all = await entries<string, Kept>(store);
      const newestFirst = all.sort(([, one], [, other]) => other.since - one.since);
      const gone = newestFirst.filter(([key, kept], place) => isGone(key, kept, place));
      await delMany(
        gone.map(([key]) => key),
        store,
      );
    }, fail);

  auth.subscribe(({ user, previous }) => {
    if (!previous || previous.uid === user?.uid) return;
    // A browser without a database has no answers.
    void remove((key) => key.startsWith(ofUser(previous.uid))).catch(() => {});
  });

  return {
    keep: async (url: string, data: unknown): Promise<void> => {
      await database.use((store) => set(keyOf(url), { data, since: env.date() }, store), fail);
      await remove((_key, kept, place) => place >= MOST || isTooOld(kept));
    },
    find: async (url: string): Promise<Kept | undefined> => {
      const kept = await database.use((store) => get<Kept>(keyOf(url), store), fail);
      return kept && !isTooOld(kept) ? kept : undefined;
    },
  };
}
