import {
  type Env,
  type Fail,
  inTime,
  isPlatformError,
  PlatformError,
  type PlatformErrorCode,
} from '@/platform';

/** Milliseconds for calls in which the user does not have to act, and for the permission. */
const TIME_OUT = 10_000;

/** The part of DingTalk's SDK that Portico uses. The product installs the SDK, so its types may be missing. */
export type DingTalkSdk = {
  config(fields: object): void;
  ready(run: () => void): void;
  error(run: (error: unknown) => void): void;
};

/** The fields of dd.config. */
export const signatureFields = ['agentId', 'corpId', 'timeStamp', 'nonceStr', 'signature'] as const;

export type DingTalkSignature = {
  readonly [N in (typeof signatureFields)[number]]: string | number;
};

/** Asks DingTalk for the permission. The SDK does it once in the life of a document. */
export async function configure(
  env: Env,
  sdk: DingTalkSdk,
  signature: DingTalkSignature,
  jsApiList: readonly string[],
): Promise<void> {
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      sdk.config({ ...signature, type: 0, jsApiList: [...jsApiList] });
      sdk.ready(resolve);
      sdk.error(reject);
    });
  await inTime(env, { ms: TIME_OUT }, ask).catch((cause: unknown) => {
    const { errorMessage } = Object(cause) as { readonly errorMessage?: unknown };
    const reason = typeof errorMessage === 'string' ? `: ${errorMessage}` : '';
    const message = `the host has refused the page${reason}`;
    throw new PlatformError({ code: 'unsigned', api: 'host.ready', message, cause });
  });
}

type Result = Readonly<Record<string, unknown>>;

type InvokeOptions = {
  readonly fail: Fail;
  /** The user has to act, so there is no time limit. @default false */
  readonly asksUser?: boolean;
  /** Milliseconds, if the user does not have to act. @default 10000 */
  readonly timeout?: number;
};

export type DingTalkClient = {
  has(path: string): boolean;
  /** Makes one call of the SDK. Settles once, with its data or a PlatformError. */
  invoke(path: string, params: object, options: InvokeOptions): Promise<Result>;
};

export function createClient(
  { env }: { readonly env: Env },
  sdk: () => DingTalkSdk | null,
): DingTalkClient {
  return {
    has: (path) => callAt(sdk(), path) !== null,
    invoke: async (path, params, { fail, asksUser = false, timeout = TIME_OUT }) => {
      const call = callAt(sdk(), path);
      if (!call) throw fail('unsupported', `the SDK has no ${path}`);
      const late = () => {
        throw fail('timeout', 'the host did not answer');
      };
      const data = await inTime(env, { ms: asksUser ? 0 : timeout, late }, () =>
        call(params),
      ).catch((cause: unknown) => {
        throw isPlatformError(cause) ? cause : fail(codeOf(cause), messageOf(cause), cause);
      });
      return Object(data) as Result;
    },
  };
}

/** A call by its path, for example biz.util.scan. Null if the product's build of the SDK does not have it. */
function callAt(
  sdk: DingTalkSdk | null,
  path: string,
): ((params: object) => Promise<unknown>) | null {
  const call = path
    .split('.')
    .reduce<unknown>((at, name) => (Object(at) as Record<string, unknown>)[name], sdk);
  return typeof call === 'function' ? (call as (params: object) => Promise<unknown>) : null;
}

/** Some systems answer with numbers, others with text. */
const codes: Readonly<Record<string, PlatformErrorCode>> = {
  '-1': 'cancel',
  '1': 'unsupported',
  '7': 'unsigned',
};

function codeOf(cause: unknown): PlatformErrorCode {
  const { errorCode, error } = Object(cause) as Result;
  return codes[String(errorCode ?? error)] ?? 'failed';
}

function messageOf(cause: unknown): string {
  const { errorMessage, message } = Object(cause) as Result;
  const text = errorMessage ?? message;
  return typeof text === 'string' && text !== '' ? text : 'the host has failed';
}
