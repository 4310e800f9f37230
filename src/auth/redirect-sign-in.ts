import {
  type AppExtension,
  type AppExtensionTarget,
  isPlatformError,
  PlatformError,
  type PlatformErrorCode,
  toPlatformError,
} from '@/platform';
import { attempt, callSafely, originOf } from '@/shared/errors';
import {
  type Answer,
  type Arrival,
  arrive,
  type Journey,
  leave,
  type Purpose,
  take,
} from './journey';
import { applySession, type Session } from './session';

export type SignInState =
  | { readonly kind: 'idle' }
  /** The user is on the way to the provider. */
  | { readonly kind: 'leaving' }
  /** The user is back, and the server checks the answer. */
  | { readonly kind: 'finishing' }
  | { readonly kind: 'failed'; readonly error: PlatformError };

export type SignInOptions = {
  /**
   * For a sign-in without a tap, such as when a page opens. Each tab asks once. Later calls reject with `denied`, so a service
   * that refuses does not send the user round and round.
   *
   * @default false
   */
  readonly once?: boolean | undefined;
};

/** Signs users in on a page of another service. Name it in `extensions` of `defineApp`. */
export type RedirectSignIn<Options extends object = {}> = AppExtension & {
  /**
   * Leaves the app for the service. When the user comes back, the app has the stack, the drafts and the page that the user
   * wanted, and then the session: `useSignIn` and `useAuth` tell. The promise ends only for calls of the document that the user
   * comes back to, with `cancel` without an answer. A failure is in `state` too, and the promise needs no `catch`.
   */
  signIn(options?: Options & SignInOptions): Promise<void>;
  /** Whether the service works in this browser or in this messaging app. */
  isAvailable(): boolean;
  /** For code outside of components. A page has `useSignIn`. */
  state(): SignInState;
  subscribe(listener: () => void): () => void;
  /** Puts a failure away: a failed sign-in is `idle` again. Other states stay. */
  dismiss(): void;
};

export type Tools = Pick<AppExtensionTarget, 'platform' | 'context'> & {
  /** The address to which the service sends the user back. */
  readonly returnTo: string;
};

/** `key` names the journey in the storage of the tab. */
type Started = Tools & { readonly key: string };

type Departure = {
  readonly address: string;
  readonly keep?: unknown;
  /** Called when the app leaves. */
  readonly note?: () => void;
};

/** One way to sign in. */
export type Provider<Options extends object> = {
  /** The name of the call in errors. */
  readonly name: string;
  /** Tells the journeys of several providers apart. Without a colon. @default `name` */
  readonly id?: string | undefined;
  readonly isAvailable: (tools: Tools) => boolean;
  /** The address of the service, with a `state` that nobody can guess. `keep` is for `finish`. */
  readonly begin: (options: Options, tools: Tools) => Promise<Departure>;
  /** Checks the answer on the product's server. */
  readonly finish: (answer: Answer, keep: unknown, tools: Tools) => Promise<Session>;
};

/** The sign-in or the sign-out under way. */
type Pending = {
  readonly purpose: Purpose;
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: PlatformError) => void;
  /** Aborted at its end. */
  readonly ending: AbortController;
};

/** Milliseconds for the browser to go back to the entry of the app. */
const WAY_BACK = 3000;

/** The user said no, or the app asked for a sign-in without a question. */
const UNASKED = [
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'login_required',
];

/** Milliseconds for the service to take over the window. */
const WAY_OUT = 30_000;

/** `travel` visits another page of the service. Null: the service has no such page. */
type Travelling = {
  travel(purpose: Purpose, begin: (tools: Tools) => Promise<Departure | null>): Promise<void>;
};

export function createRedirectSignIn<Options extends object>(
  provider: Provider<Options>,
): RedirectSignIn<Options> & Travelling {
  const { name, id = name } = provider;
  const api = `${name}.signIn`;
  const listeners = new Set<() => void>();
  let running: Started | null = null;
  let state: SignInState = { kind: 'idle' };
  let pending: Pending | null = null;

  const refusal = (code: PlatformErrorCode, message: string) =>
    new PlatformError({ code, api, message });

  const setState = (next: SignInState) => {
    state = next;
    const report = running?.context.env.errors.report;
    for (const listener of [...listeners]) {
      if (report) callSafely(report, listener, originOf('listener'));
    }
  };

  const start = (kind: 'leaving' | 'finishing', purpose: Purpose): Pending => {
    pending ??= createPending(purpose);
    setState({ kind });
    return pending;
  };

  const end = (error?: PlatformError) => {
    const ended = pending;
    pending = null;
    ended?.ending.abort();
    // A sign-out is over here, whatever the service says.
    const isQuiet = ended?.purpose === 'sign-out' || !error || /^(cancel|abort)$/.test(error.code);
    setState(isQuiet ? { kind: 'idle' } : { kind: 'failed', error });
    if (error) ended?.reject(error);
    else ended?.resolve();
  };

  const finish = async (journey: Journey, answer: Answer, tools: Tools) => {
    const { auth, life, env } = tools.context;
    const own = pending;
    const isOver = () => life.signal.aborted || pending !== own;
    try {
      if (journey.purpose === 'sign-out') return end();
      const { error, code } = answer;
      if (error ? UNASKED.includes(error) : !code) throw refusal('cancel', 'cancel');
      if (error) throw refusal('denied', `the service refused the sign-in: ${error}`);
      const session = await provider.finish(answer, journey.keep, tools);
      if (isOver()) return;
      applySession(api, auth, session, journey.owner);
      end();
    } catch (cause) {
      if (isOver()) return;
      // No failure of a request or of the protocol: a mistake in the product.
      if (!isPlatformError(cause)) env.errors.report(cause, originOf('callback'));
      end(toPlatformError(api, cause));
    }
  };

  /**
   * The document that has left is on the screen again: the user went back, or the answer is there. Firefox tells of a document
   * from its cache by `pageshow`, and sometimes by `popstate` too, in any order.
   */
  const comeBack = () => {
    if (!running || state.kind === 'finishing') return;
    const arrival = take(running.context.env.window, running.key);
    goOn(arrival, running);
    // Another document has ended the sign-in.
    if (arrival.kind === 'none' && state.kind === 'leaving') end(refusal('cancel', 'cancel'));
  };

  const goOn = (arrival: Arrival, tools: Tools) => {
    if (arrival.kind === 'none') return;
    if (arrival.kind === 'cancelled') return end(refusal('cancel', 'cancel'));
    // A page that asks again meanwhile must not leave again.
    start('finishing', 'sign-in');
    if (arrival.kind === 'answered') void finish(arrival.journey, arrival.answer, tools);
  };

  const leaveFor = async (
    begun: Promise<Departure | null>,
    { purpose, ending }: Pending,
    { key, context }: Started,
  ) => {
    const { env, auth } = context;
    const { window } = env;
    const departure = await begun;
    const { signal } = ending;
    if (signal.aborted) return;
    if (!departure) return end();
    const { address, keep = null, note } = departure;
    const url = attempt(() => new URL(address));
    const secret = url?.searchParams.get('state');
    if (!secret || !/^https?:$/.test(url?.protocol ?? ''))
      throw refusal('invalid', 'the server gave no web address with a state');
    note?.();
    leave(window, key, address, { purpose, state: secret, keep, owner: auth.owner() });
    // The document may stay: the user goes back, or the service does not answer.
    window.addEventListener('popstate', comeBack, { signal });
    env.after(WAY_OUT, () => {
      if (signal.aborted || state.kind !== 'leaving') return;
      take(window, key);
      end(refusal('timeout', `the service did not answer within ${WAY_OUT} ms`));
      // Over the entry that was for the service.
      window.history.back();
    });
  };

  const travel = (
    purpose: Purpose,
    begin: (tools: Started) => Promise<Departure | null>,
  ): Promise<void> => {
    const tools = running;
    if (!tools) {
      const message = 'the sign-in is not in `extensions` of defineApp, or the app is not mounted';
      return Promise.reject(refusal('invalid', message));
    }
    if (!provider.isAvailable(tools)) {
      const message = 'this browser or messaging app cannot sign in there';
      return Promise.reject(refusal('unsupported', message));
    }
    // A page that asks users to sign in must not stop their sign-out.
    if (pending?.purpose === 'sign-out' || purpose === pending?.purpose) return pending.promise;
    if (pending) end(refusal('abort', 'the user has signed out'));
    const own = start('leaving', purpose);
    leaveFor(begin(tools), own, tools).catch((cause: unknown) => {
      if (pending === own) end(toPlatformError(api, cause));
    });
    return own.promise;
  };

  /** A tab asks once without a tap. */
  const askOnce = ({ context, key }: Started) => {
    const { sessionStorage } = context.env.window;
    const asked = `${key}:asked`;
    if (sessionStorage.getItem(asked) !== null)
      throw refusal('denied', 'this tab has asked once already');
    return () => sessionStorage.setItem(asked, '1');
  };

  return {
    start: ({ platform, context, hold }) => {
      const { env, settings, life } = context;
      const { window } = env;
      if (running) throw new Error(`${name}: a sign-in belongs to one app`);
      const returnTo = new URL(platform.href({ url: '/' }), window.location.href);
      returnTo.hash = '';
      const key = `portico:${settings.namespace}:sign-in:${id}`;
      const tools: Started = { platform, context, returnTo: returnTo.href, key };
      running = tools;

      /** A browser that does not go back stays here, with the address and the stack of the app's own entry. */
      const wayBack = () =>
        new Promise<void>((resolve) => {
          env.after(WAY_BACK, () => {
            resolve();
            if (!life.signal.aborted) goOn(take(window, key), tools);
          });
        });
      const arrival = attempt(() => arrive(window, key, returnTo.pathname)) ?? { kind: 'none' };
      goOn(arrival, tools);
      if (arrival.kind === 'passing') hold(wayBack());
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) comeBack();
      };
      window.addEventListener('pageshow', onPageShow, life);
      return () => {
        end(refusal('abort', 'the app was unmounted'));
        running = null;
      };
    },
    signIn: (options) =>
      travel('sign-in', async (tools) => {
        const given = (options ?? {}) as Options & SignInOptions;
        const note = given.once ? askOnce(tools) : () => {};
        return { ...(await provider.begin(given, tools)), note };
      }),
    travel,
    isAvailable: () => running !== null && provider.isAvailable(running),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss: () => {
      if (state.kind === 'failed') setState({ kind: 'idle' });
    },
  };
}

function createPending(purpose: Purpose): Pending {
  let resolve = () => {};
  let reject: Pending['reject'] = () => {};
  const promise = new Promise<void>((succeed, fail) => {
    resolve = succeed;
    reject = fail;
  });
  // `state` tells a failure. Perhaps no call waits for it, because the document is new.
  promise.catch(() => {});
  return { purpose, promise, resolve, reject, ending: new AbortController() };
}
