import { attempt } from '@/shared/errors';

/**
 * The way to a sign-in page elsewhere and back. The app ends with its document, so the tab remembers the way.
 *
 * The app leaves from its entry of the history by one more entry, which the sign-in page takes over. After the return the
 * app goes back over all of them to its own entry, whose state has the whole stack. So no entry behind the app has a
 * used code, and Back works as before.
 */
export type Journey = {
  readonly purpose: Purpose;
  /** The provider sends it back with its answer. */
  readonly state: string;
  /** Facts that the provider needs for the answer. */
  readonly keep: unknown;
  /** The session at the start. Null if nobody was signed in. */
  readonly owner: string | null;
  /** The address and the state of the app's own entry. */
  readonly href: string;
  readonly entry: unknown;
  /** The length of the history when the app left. */
  readonly length: number;
  /** The parameters of the answer, once the user is back. */
  readonly answer?: Answer;
};

export type Purpose = 'sign-in' | 'sign-out';

export type Answer = { readonly [name: string]: string };

export type Arrival =
  /** The document has nothing to do with a sign-in. */
  | { readonly kind: 'none' }
  /** The provider has sent the user to this document. The app's own entry is below. */
  | { readonly kind: 'passing' }
  /** The app is at its own entry again. */
  | { readonly kind: 'answered'; readonly journey: Journey; readonly answer: Answer }
  /** The user came back without an answer. */
  | { readonly kind: 'cancelled'; readonly journey: Journey };

type Place = Pick<Window, 'history' | 'location' | 'sessionStorage' | 'localStorage'>;

/** Leaves the app. Throws if the browser blocks storage: the answer could not be checked. */
export function leave(
  { history, location, sessionStorage }: Place,
  key: string,
  address: string,
  facts: Pick<Journey, 'purpose' | 'state' | 'keep' | 'owner'>,
): void {
  const { href } = location;
  const entry: unknown = history.state;
  // The storage is tried before the history changes.
  sessionStorage.setItem(key, '');
  // It removes the entries in front of the app, so that the length is known.
  history.pushState(entry, '');
  const journey: Journey = { ...facts, href, entry, length: history.length };
  sessionStorage.setItem(key, JSON.stringify(journey));
  location.replace(address);
}

/** Reads where this document is on the way, before the app reads its address. A code leaves the address at once. */
export function arrive(place: Place, key: string, returnPath: string): Arrival {
  const { history, location } = place;
  const journey = read(place, key);
  const query = new URLSearchParams(location.search);
  // WeChat sends a user who refuses back with the state alone.
  if (journey && query.get('state') === journey.state) {
    const answer = Object.fromEntries(query);
    place.sessionStorage.setItem(key, JSON.stringify({ ...journey, answer }));
    // Firefox may give a document from its cache the storage of the tab as it was when the document left.
    attempt(() => place.localStorage.setItem(answerKey(key, journey), JSON.stringify(answer)));
    history.replaceState(journey.entry, '', journey.href);
    // A full history drops its oldest entries, so its length tells nothing. The app stays in this entry.
    if (journey.length >= FULL) return take(place, key);
    history.go(journey.length - history.length - 1);
    return { kind: 'passing' };
  }
  const state = query.get('state');
  const isOver = state !== null && state === place.sessionStorage.getItem(overKey(key));
  const isAnswer = state !== null && (query.has('code') || query.has('error'));
  const isHere = location.pathname === returnPath;
  if (isHere && (isOver || isAnswer) && !isOfAnother(place, key, state)) {
    // This tab has used the code, or never asked for it. Nobody may use it again.
    for (const name of ANSWER) query.delete(name);
    const rest = query.toString();
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${rest && `?${rest}`}${location.hash}`,
    );
  }
  return take(place, key);
}

/** Takes the journey that has ended. */
export function take(place: Place, key: string): Arrival {
  const journey = read(place, key);
  if (!journey) return { kind: 'none' };
  place.sessionStorage.removeItem(key);
  place.sessionStorage.setItem(overKey(key), journey.state);
  const kept = attempt(
    () =>
      JSON.parse(place.localStorage.getItem(answerKey(key, journey)) ?? 'null') as Answer | null,
  );
  attempt(() => place.localStorage.removeItem(answerKey(key, journey)));
  const answer = journey.answer ?? kept;
  return answer ? { kind: 'answered', journey, answer } : { kind: 'cancelled', journey };
}

/** Whether another provider of the app has begun the journey. The keys of one app have the same beginning. */
function isOfAnother(place: Place, key: string, state: string): boolean {
  const { sessionStorage } = place;
  const family = key.slice(0, key.lastIndexOf(':') + 1);
  const keys = Array.from(
    { length: sessionStorage.length },
    (_, index) => sessionStorage.key(index) ?? '',
  );
  return keys.some((other) => other.startsWith(family) && read(place, other)?.state === state);
}

/** The state of the last journey. An old page of the service in the history may send the user back with it once more. */
const overKey = (key: string) => `${key}:over`;

/** The state is a secret of this journey, so another tab has another key. */
const answerKey = (key: string, { state }: Pick<Journey, 'state'>) => `${key}:${state}`;

/** The smallest limit of a browser. */
const FULL = 50;

/** The parameters that providers add to the address. */
const ANSWER = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss', 'session_state'];

function read({ sessionStorage }: Place, key: string): Journey | null {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  const journey = Object(stored) as Partial<Journey>;
  return typeof journey.state === 'string' ? (journey as Journey) : null;
}
