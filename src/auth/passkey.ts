import {
  type AppExtension,
  type AppExtensionTarget,
  PlatformError,
  type PlatformErrorCode,
  toPlatformError,
} from '@/platform';
import type { ServerPaths } from './by-server';
import { loadLibrary } from './load-library';
import { applySession } from './session';

export type PasskeyPaths = {
  /** `signIn` of `createPasskeys` in `portico/sign-in`. */
  readonly signIn: ServerPaths;
  /** Its `create`. The client that asks them has `auth: true`. */
  readonly create: ServerPaths;
};

export type PasskeyOptions = {
  /** Ends the call, and closes the dialog of the phone. */
  readonly signal?: AbortSignal | undefined;
};

export type PasskeySignInOptions = PasskeyOptions & {
  /**
   * Offers the passkeys in the suggestions of an input with `autocomplete="username webauthn"`. The call waits until the user
   * chooses one, so pass a `signal` that ends with the page. It rejects with `abort` if a tap has begun another call.
   *
   * @default false
   */
  readonly autofill?: boolean | undefined;
};

/** Signs users in with the lock of their phone. Name it in `extensions` of `defineApp`. */
export type Passkeys = AppExtension & {
  /** Rejects with `cancel` if the user closes the dialog. */
  signIn(options?: PasskeySignInOptions): Promise<void>;
  /** Makes a passkey for the signed-in user. Rejects with `denied` if this phone has one already. */
  create(options?: PasskeyOptions): Promise<void>;
  /** Whether this browser or messaging app has passkeys at all. */
  isAvailable(): boolean;
  /** Whether `autofill` works here. */
  canAutofill(): Promise<boolean>;
};

type Library = typeof import('@simplewebauthn/browser');

type Started = Pick<AppExtensionTarget, 'platform' | 'context'>;

type Ceremony = {
  readonly api: string;
  readonly paths: ServerPaths;
  /** Asks the phone. */
  readonly ask: (library: Library, question: unknown) => Promise<unknown>;
  readonly auth: boolean;
  /** No tap has asked for it. */
  readonly isSuggestion: boolean;
};

/** The codes for the errors of browsers. Many failures look like a cancel there, so that pages learn nothing about users. */
const codes: Readonly<Record<string, PlatformErrorCode>> = {
  AbortError: 'abort',
  NotAllowedError: 'cancel',
  // The phone has a passkey of this user.
  InvalidStateError: 'denied',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'invalid',
};

export function passkeys({ signIn, create }: PasskeyPaths): Passkeys {
  let running: Started | null = null;
  let asking: { readonly own: AbortController; readonly isSuggestion: boolean } | null = null;

  const failure = (api: string, code: PlatformErrorCode, message: string, cause?: unknown) =>
    new PlatformError({ code, api, message, cause });

  const isAvailable = () => running?.platform.host.can('passkey') === 'web';

  const library = (api: string) =>
    loadLibrary(api, running?.context ?? null, () => import('@simplewebauthn/browser'));

  const run = async (
    { api, paths, ask, auth, isSuggestion }: Ceremony,
    { signal }: PasskeyOptions,
    end: (answer: unknown, tools: Started, owner: string | null) => void,
  ): Promise<void> => {
    const tools = running;
    if (!tools) throw failure(api, 'invalid', 'it is not in `extensions` of a mounted app');
    if (!isAvailable()) throw failure(api, 'unsupported', 'there are no passkeys here');
    const { platform, context } = tools;
    const { life } = context;
    if (signal?.aborted) throw failure(api, 'abort', 'the call was ended');
    // Code that loads may delay the suggestions until after the tap.
    if (isSuggestion && asking && !asking.isSuggestion) {
      throw failure(api, 'abort', 'another call has the phone');
    }
    // The newest call has the phone. The other one ends.
    asking?.own.abort();
    const own = new AbortController();
    asking = { own, isSuggestion };
    const stop = () => own.abort();
    signal?.addEventListener('abort', stop, { signal: own.signal });
    life.signal.addEventListener('abort', stop, { signal: own.signal });
    const owner = context.auth.owner();
    const isOver = () => own.signal.aborted || signal?.aborted;
    const client = auth ? platform.createClient({ auth: true }) : null;
    const post = async (url: string, data: object): Promise<unknown> => {
      const params = { url, method: 'POST', data } as const;
      return (await (client ?? platform).request(params)).data;
    };
    try {
      const [code, question] = await Promise.all([library(api), post(paths.begin, {})]);
      if (isOver()) throw failure(api, 'abort', 'the call was ended');
      const closeDialog = () => code.WebAuthnAbortService.cancelCeremony();
      own.signal.addEventListener('abort', closeDialog);
      const response = await ask(code, question).finally(() =>
        own.signal.removeEventListener('abort', closeDialog),
      );
      const answer = await post(paths.finish, { response });
      if (isOver()) throw failure(api, 'abort', 'the call was ended');
      end(answer, tools, owner);
    } catch (cause) {
      const known = codes[(cause as Error | null)?.name ?? ''];
      throw known ? failure(api, known, known, cause) : toPlatformError(api, cause);
    } finally {
      if (asking?.own === own) asking = null;
      own.abort();
    }
  };

  return {
    start: ({ platform, context }) => {
      if (running) throw new Error('passkeys: they belong to one app');
      running = { platform, context };
      return () => {
        asking?.own.abort();
        running = null;
      };
    },
    isAvailable,
    canAutofill: async () => {
      if (!isAvailable()) return false;
      return (await library('passkeys.canAutofill')).browserSupportsWebAuthnAutofill();
    },
    signIn: ({ autofill = false, ...options } = {}) =>
      run(
        {
          api: 'passkeys.signIn',
          paths: signIn,
          auth: false,
          isSuggestion: autofill,
          ask: ({ startAuthentication }, question) =>
            startAuthentication({ optionsJSON: question as never, useBrowserAutofill: autofill }),
        },
        options,
        (session, { context }, owner) =>
          applySession('passkeys.signIn', context.auth, session, owner),
      ),
    create: (options = {}) =>
      run(
        {
          api: 'passkeys.create',
          paths: create,
          auth: true,
          isSuggestion: false,
          ask: ({ startRegistration }, question) =>
            startRegistration({ optionsJSON: question as never }),
        },
        options,
        () => {},
      ),
  };
}
