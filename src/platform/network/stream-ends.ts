import type { Fail } from '@/platform/call/check';
import type { Asker } from '@/platform/call/call-scope';
import type { PlatformContext } from '@/platform/call/context';
import type { PlatformError } from '@/platform/call/errors';
import type { CallOptions, Controls } from '@/platform/call/task';
import type { NetworkParams } from './fields';
import type { Answer } from './answer';
import { discard } from './request';
import { isOthers } from './send';

export type StreamCall = {
  readonly controls: Controls<never>;
  /** As the product gave them. The settings of the client are not among them. */
  readonly params: NetworkParams & CallOptions;
  /** The page that the stream belongs to. */
  readonly asker: Asker | undefined;
  /** Whether the stream is sent with the token of the session. */
  readonly isOfSession: boolean;
  readonly fail: Fail;
};

/** Ends a stream from outside: by its signals, with its page, with the app, or with the session. */
export function watchEnds(
  context: PlatformContext,
  { controls, params, asker, isOfSession, fail }: StreamCall,
) {
  const { auth, life, messages } = context;
  const ending = new AbortController();
  const listening = new AbortController();
  let error: PlatformError | undefined;
  let isConnecting = false;

  const stop = () => {
    listening.abort();
    unsubscribe();
  };
  const end = (message: string, cause?: unknown) => {
    error ??= fail('abort', message, cause);
    stop();
    ending.abort(error);
  };
  const isSignedOut = () => isOfSession && Boolean(controls.owner) && auth.owner() === null;
  const check = () => {
    if (isOthers(context, controls)) end('another user has signed in since the call');
    else if (isSignedOut()) end('the user has signed out since the call');
  };

  const unsubscribe = auth.subscribe(({ reason }) => {
    // The stream itself may have got the 401 that ended the session. That is the better error.
    if (reason !== 'expired' || !isConnecting) check();
  });
  for (const signal of [params.signal, controls.lifetime, asker?.life, life.signal]) {
    const follow = () => end(messages.t('requestAbort'), signal?.reason);
    signal?.addEventListener('abort', follow, { signal: listening.signal });
    if (signal?.aborted) follow();
  }
  check();

  return {
    signal: ending.signal,
    /** The error of a stream that was ended. */
    error: () => error,
    /** Opens a connection. Rejects with the error of a stream that was ended. */
    connect: async (open: () => Promise<Answer>): Promise<Answer> => {
      isConnecting = true;
      const answer = await open().finally(() => {
        isConnecting = false;
      });
      check();
      if (!error) return answer;
      discard(answer);
      throw error;
    },
    stop,
  };
}
