import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { isPlatformError, type PlatformErrorCode } from '@/platform/call/errors';
import { withTimeOut } from '@/platform/call/timers';
import { callOf, type DingTalkSdk } from './dd-sdk';

/** For calls that ask the visitor nothing. */
const SILENT_PATIENCE = 10_000;

export type DingTalkClient = {
  has(path: string): boolean;
  /** One call of the SDK: settles once, with its data or a PlatformError. */
  invoke(path: string, params: object, options: InvokeOptions): Promise<Result>;
};

type Result = Readonly<Record<string, unknown>>;

type InvokeOptions = {
  readonly fail: Fail;
  /** The visitor has something to do meanwhile, so it may take any time. @default false */
  readonly asks?: boolean;
  /** Milliseconds that it may take where it asks nothing. @default 10000 */
  readonly patience?: number;
};

export function createClient(
  { env }: Pick<PlatformContext, 'env'>,
  sdk: () => DingTalkSdk | null,
): DingTalkClient {
  return {
    has: (path) => callOf(sdk(), path) !== null,
    invoke: async (path, params, { fail, asks = false, patience = SILENT_PATIENCE }) => {
      const call = callOf(sdk(), path);
      if (!call) throw fail('unsupported', `the SDK has no ${path}`);
      const answer = Promise.resolve(call(params)).catch((cause: unknown) => {
        throw fail(codeOf(cause), messageOf(cause), cause);
      });
      const data = asks ? answer : withTimeOut(env, answer, patience);
      return Object(
        await data.catch((cause: unknown) => {
          throw isPlatformError(cause) ? cause : fail('timeout', 'the host did not answer', cause);
        }),
      ) as Result;
    },
  };
}

/** Numbers on some systems, text on others. */
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
  const said = errorMessage ?? message;
  return typeof said === 'string' && said !== '' ? said : 'the host has failed';
}
