import type { UseStore } from 'idb-keyval';
import { failureOf, openDatabase, type PlatformContext } from '@/platform';
import { answerOf, endOf } from './transactions';

/** The answer of a query without its data. */
export type AboutAnswer = {
  /** The time of the answer, in milliseconds since 1970. */
  readonly since: number;
  readonly isInvalidated: boolean;
  readonly bytes: number;
  /** Names the data. Equal answers of the server are one. */
  readonly dataId: string;
};

export type KeptAnswer = AboutAnswer & { readonly data: unknown };

/** Without `kept`, the answer goes. `hash` is that of the query's key. */
export type AnswerChange = { readonly hash: string; readonly kept: KeptAnswer | null };

/** The names of one user are next to each other. */
type Key = readonly [part: 'about' | 'data', user: string, version: string, hash: string];

const MOST_BYTES = 5_000_000;
/** Each answer takes some room beside its data. */
const LEAST_BYTES = 2000;

/** The answers of queries, in IndexedDB. All tabs of the app share them, and each user has their own. */
export function createQueryStore(context: PlatformContext, version: string, maxAge: number) {
  const { env } = context;
  const database = openDatabase(context, 'queries');
  const fail = failureOf('persistQueries');
  const run = <T>(work: (store: UseStore) => Promise<T>, bytes?: number) =>
    database.use(work, fail, bytes);
  const nameOf = (part: Key[0], user: string, hash: string) => [part, user, version, hash];
  const isTooOld = ({ since }: AboutAnswer) => Math.abs(env.date() - since) > maxAge;
  const allUnder = (...name: string[]) => env.window.IDBKeyRange.bound(name, [...name, []]);

  /** After the clock was set back, the answer of another tab may be from the future. */
  const isOvertaken = (since: number, other: AboutAnswer | undefined) =>
    other !== undefined && other.since > since && other.since <= env.date();

  const put = async (
    values: IDBObjectStore,
    user: string,
    { hash, kept }: AnswerChange,
    isLast: boolean,
  ) => {
    const [aboutName, dataName] = [nameOf('about', user, hash), nameOf('data', user, hash)];
    if (!kept) {
      values.delete(aboutName);
      values.delete(dataName);
      return;
    }
    const { data, ...about } = kept;
    const other = isLast
      ? undefined
      : await answerOf<AboutAnswer | undefined>(values.get(aboutName));
    if (isOvertaken(about.since, other)) return;
    if (other?.dataId !== about.dataId) values.put(data, dataName);
    values.put(about, aboutName);
  };

  return {
    find: (user: string, hash: string): Promise<KeptAnswer | undefined> =>
      run((store) =>
        store('readonly', async (values) => {
          const [about, data] = await Promise.all([
            answerOf<AboutAnswer | undefined>(values.get(nameOf('about', user, hash))),
            answerOf<unknown>(values.get(nameOf('data', user, hash))),
          ]);
          if (!about || data === undefined || isTooOld(about)) return undefined;
          return { ...about, data };
        }),
      ),
    /** `isLast`: the document may end, so nothing can be read before the write. */
    write: (user: string, changes: readonly AnswerChange[], isLast: boolean): Promise<void> =>
      run(
        (store) =>
          store('readwrite', async (values) => {
            let failure: Error | undefined;
            for (const change of changes) {
              // A browser may be unable to store the data of one query.
              await put(values, user, change, isLast).catch((error: Error) => {
                failure = error;
              });
            }
            values.transaction.commit();
            await endOf(values.transaction);
            if (failure) throw failure;
          }),
        changes.reduce((sum, { kept }) => sum + (kept?.bytes ?? 0), 0),
      ),
    /** Removes what is too old, the oldest answers if all are too large, and what `isGone` names. */
    tidy: (isGone: (user: string, version: string) => boolean = () => false): Promise<void> =>
      run((store) =>
        store('readwrite', async (values) => {
          const [names, abouts] = await Promise.all([
            answerOf<Key[]>(values.getAllKeys(allUnder('about'))),
            answerOf<AboutAnswer[]>(values.getAll(allUnder('about'))),
          ]);
          const all = names.flatMap((name, index) => {
            const about = abouts[index];
            return about ? [{ name, about }] : [];
          });
          let sum = 0;
          for (const { name, about } of all.sort(
            (one, other) => other.about.since - one.about.since,
          )) {
            const [, user, itsVersion, hash] = name;
            const size = about.bytes + LEAST_BYTES;
            if (!isTooOld(about) && !isGone(user, itsVersion) && sum + size <= MOST_BYTES) {
              sum += size;
              continue;
            }
            values.delete([...name]);
            values.delete(['data', user, itsVersion, hash]);
          }
          await endOf(values.transaction);
        }),
      ),
    /** Removes the answers of a user. */
    forget: (user: string): Promise<void> =>
      run((store) =>
        store('readwrite', async (values) => {
          values.delete(allUnder('about', user));
          values.delete(allUnder('data', user));
          values.transaction.commit();
          await endOf(values.transaction);
        }),
      ),
  };
}
