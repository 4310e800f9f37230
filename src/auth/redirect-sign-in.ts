import {
  type AppExtension,
  type AppExtensionTarget,
  type NewTokens,
  PlatformError,
  type PlatformErrorCode,
  toPlatformError,
  type UserFacts,
} from '@/platform';
import { callSafely, originOf } from '@/shared/errors';
import { type Answer, arrive, type Journey, leave, take } from './journey';

export type SignInState =
  | { readonly kind: 'idle' }
  /** The user is on the way to the provider. */
  | { readonly kind: 'leaving' }
  /** The user is back, and the server checks the answer. */
  | { readonly kind: 'finishing' }
  | { readonly kind: 'failed'; readonly error: PlatformError };

/** Tokens for `auth.setToken`, or the user of a session in a cookie. */
export type Session = NewTokens | { readonly user: UserFacts };

/** Signs users in on a page of another service. Name it in `extensions` of `defineApp`. */
export type RedirectSignIn<Options = void> = AppExtension & {
  /**
   * Leaves the app for the service. When the user comes back, the app has the stack, the drafts and the page that the user
   * wanted, and then the session. Rejects with `cancel` if the user comes back without an answer.
   */
  signIn(options: Options): Promise<void>;
  /** Whether the service works in this browser or in this messaging app. */
  isAvailable(): boolean;
  state(): SignInState;
  subscribe(listener: () => void): () => void;
};

type Tools = Pick<AppExtensionTarget, 'platform' | 'context'> & {
  /** The address to which the service sends the user back. */
  readonly returnTo: string;
};

/** One way to sign in. */
export type Provider<Options> = {
  /** Tells the journeys of several providers apart. */
  readonly name: string;
  readonly isAvailable: (tools: Tools) => boolean;
  /** The address of the service, with a `state` that nobody can guess. */
  readonly begin: (
    options: Options,
    tools: Tools,
  ) => Promise<{ readonly address: string; readonly state: string; readonly keep?: unknown }>;
  /** Checks the answer on the product's server. */
  readonly finish: (answer: Answer, keep: unknown, tools: Tools) => Promise<Session>;
};

type Waiting = { resolve(): void; reject(error: PlatformError): void };

/** Milliseconds for the browser to go back to the entry of the app. */
const WAY_BACK = 3000;

export function createRedirectSignIn<Options>(
  provider: Provider<Options>,
): RedirectSignIn<Options> {
  const api = `${provider.name}.signIn`;
  const listeners = new Set<() => void>();
  let running: Tools | null = null;
  let state: SignInState = { kind: 'idle' };
  /** The call that waits, if this very document comes back. */
  let waiting: Waiting | null = null;

  const refusal = (code: PlatformErrorCode, message: string, cause?: unknown) =>
    new PlatformError({ code, api, message, cause });

  const setState = (next: SignInState) => {
    state = next;
    const report = running?.context.env.errors.report;
    for (const listener of [...listeners]) {
      if (report) callSafely(report, listener, originOf('listener'));
    }
  };

  const end = (error?: PlatformError) => {
    const call = waiting;
    waiting = null;
    setState(error && error.code !== 'cancel' ? { kind: 'failed', error } : { kind: 'idle' });
    if (error) call?.reject(error);
    else call?.resolve();
  };

  const finish = async (journey: Journey, answer: Answer, tools: Tools) => {
    const { auth, life } = tools.context;
    setState({ kind: 'finishing' });
    try {
      const { error, code } = answer;
      if (error === 'access_denied' || (!error && !code)) throw refusal('cancel', 'cancel');
      if (error) throw refusal('denied', `the service refused the sign-in: ${error}`);
      const session = await provider.finish(answer, journey.keep, tools);
      if (life.signal.aborted) return;
      // Another tab may have signed somebody in meanwhile.
      if (auth.owner() !== journey.owner)
        throw refusal('superseded', 'another user has signed in meanwhile');
      if ('token' in session) auth.setToken(session.token, session);
      else auth.setUser(session.user);
      end();
    } catch (cause) {
      if (!life.signal.aborted) end(toPlatformError(api, cause));
    }
  };

  return {
    start: ({ platform, context }) => {
      const { env, settings, life } = context;
      const { window } = env;
      if (running) throw new Error(`${provider.name}: a sign-in belongs to one app`);
      const returnTo = new URL(platform.href({ url: '/' }), window.location.href);
      returnTo.hash = '';
      const tools: Tools = { platform, context, returnTo: returnTo.href };
      running = tools;
      const key = `portico:${settings.namespace}:${provider.name}`;

      const goOn = (arrival: ReturnType<typeof arrive>) => {
        if (arrival.kind === 'answered') void finish(arrival.journey, arrival.answer, tools);
        else if (arrival.kind === 'cancelled') end(refusal('cancel', 'cancel'));
      };
      const arrival = arrive(window, key, returnTo.pathname);
      goOn(arrival);
      // A browser that does not go back stays here, with the address and the stack of the app's own entry.
      if (arrival.kind === 'passing') env.after(WAY_BACK, () => goOn(take(window, key)));
      window.addEventListener(
        'pageshow',
        ({ persisted }) => {
          if (persisted) goOn(take(window, key));
        },
        life,
      );
      return () => {
        running = null;
      };
    },
    signIn: async (options) => {
      const tools = running;
      if (!tools)
        throw refusal(
          'invalid',
          `the sign-in is not in \`extensions\` of defineApp, or the app is not mounted`,
        );
      if (!provider.isAvailable(tools))
        throw refusal('unsupported', 'this browser or messaging app cannot sign in there');
      if (waiting) throw refusal('busy', 'a sign-in is on its way already');
      const { env, auth, settings } = tools.context;
      const promise = new Promise<void>((resolve, reject) => {
        waiting = { resolve, reject };
      });
      setState({ kind: 'leaving' });
      try {
        const { address, state: secret, keep = null } = await provider.begin(options, tools);
        const key = `portico:${settings.namespace}:${provider.name}`;
        leave(env.window, key, address, {
          provider: provider.name,
          state: secret,
          keep,
          owner: auth.owner(),
        });
      } catch (cause) {
        end(toPlatformError(api, cause));
      }
      return promise;
    },
    isAvailable: () => running !== null && provider.isAvailable(running),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
