import type { Env } from '@/platform/call/env';
import { attempt } from '@/shared/errors';
import type { Bridge } from './bridge';
import { type Answer, readAnswer } from './read-answer';

export type BridgeResult = Answer & { readonly data: Readonly<Record<string, unknown>> };

/** Of an answer that throws when it is read. */
const unread: Answer = { outcome: 'failed', message: 'failed' };

/**
 * One call of the bridge. The first answer counts: some clients give two, some a late one. With a patience, none is
 * an answer as well; what a visitor is doing meanwhile may take any time.
 */
export function callBridge(
  env: Env,
  bridge: Bridge,
  name: string,
  params: object,
  patience: number | null,
): Promise<BridgeResult | 'late'> {
  return new Promise((resolve) => {
    const stop = patience === null ? () => {} : env.after(patience, () => resolve('late'));
    const answer = (result: unknown) => {
      stop();
      const said = attempt(() => readAnswer(result)) ?? unread;
      resolve({ ...said, data: Object(result) as BridgeResult['data'] });
    };
    try {
      bridge.invoke(name, params, answer);
    } catch (error) {
      answer({ errMsg: `${name}:fail ${error instanceof Error ? error.message : 'thrown'}` });
    }
  });
}
