import { delMany, entries, get, set } from 'idb-keyval';
import { failureOf, openDatabase, type PlatformContext } from '@/platform';
import { failureIn, identityOf, type LoaderContext, OldAnswer } from '@/router';

/** The last answer of a loader to one user. */
type Kept = {
  readonly data: unknown;
  /** Milliseconds since 1970. */
  readonly since: number;
};

/** The page, the user and the language of a run. Another user may be signed in by now. */
type Question = Pick<LoaderContext, 'locale' | 'url' | 'user'>;

const LIFETIME = 7 * 24 * 60 * 60_000;
const MOST = 50;

export type LastAnswers = ReturnType<typeof createLastAnswers>;

/** The last answers of loaders, in IndexedDB. Those of a user go when the user signs out. */
export function createLastAnswers(context: PlatformContext) {
  const { auth, env } = context;
  const database = openDatabase(context, 'answers');
  const fail = failureOf('loader');
  const ofUser = (user: Question['user']) => `${identityOf({ user: () => user })?.who ?? ''} `;
  const nameOf = ({ user, locale, url }: Question) => `${ofUser(user)}${locale} ${url}`;
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

  return {
    /** The answer of a user who has gone meanwhile is not kept. */
    keep: async (question: Question, data: unknown): Promise<void> => {
      if (ofUser(question.user) !== ofUser(auth.user())) return;
      const answer: Kept = { data, since: env.date() };
      await database.use((store) => set(nameOf(question), answer, store), fail);
      await remove((_key, kept, place) => place >= MOST || isTooOld(kept));
    },
    /** The last answer in place of an error of the network. Throws the error if there is no such data. */
    instead: async (question: LoaderContext, error: unknown): Promise<OldAnswer> => {
      if (question.signal.aborted || failureIn(error).kind !== 'connection') throw error;
      const reading = database.use((store) => get<Kept>(nameOf(question), store), fail);
      const kept = await reading.catch(() => undefined);
      if (!kept || isTooOld(kept)) throw error;
      return new OldAnswer(kept.data, kept.since);
    },
    /** Removes the answers of a user. */
    forget: (user: Question['user']) => remove((key) => key.startsWith(ofUser(user))),
  };
}
