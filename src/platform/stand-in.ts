import { attempt } from '@/shared/attempt';
import type { PlatformContext } from './context';
import { isUsual, toPlatformError } from './errors';
import { laterObject } from './later-object';
import { codeFailure } from './load-once';
import { openPickerEarly } from './picker/early-picker';
import { requireListener } from './refuse-unless';
import { signalsOf, startTask } from './start-task';
import type { Task } from './task';
import { tell } from './tell';

export type Call = (...args: never[]) => unknown;

// The three patterns are in the first load: a name is as short as tells it from all others.

/**
 * Two words or more, or one of the few calls that have one. No call is what tools and the language ask of any object:
 * toJSON, asymmetricMatch, nodeType, tagName, hasAttribute.
 */
const CALL = /^(host|login|request|share|(?!to[A-Z]|asym|node|tag|has)[a-z\d]+[A-Z])/;

/** Calls that hand out an object at once: createAudio, connectSocket, getRecorderManager ... */
const MAKES = /^create|^connect|Manager$/;

/** Calls that only take a listener: onThemeChange, offThemeChange ... */
const HEARS = /^(on|off)[A-Z]/;

/** Navigations under the reference's names: a double tap on one is nobody's mistake. */
const MOVES = /^(navigateTo|navigateBack|redirectTo|reLaunch|preloadPage)$/;

/** What a call is until its code is there: it settles when that has come and done its work. Null for no call. */
export function standIn(
  context: PlatformContext,
  name: string,
  load: () => Promise<Call | undefined>,
  lifetime: AbortSignal | undefined,
): Call | null {
  const run = async (args: never[]) => {
    const call = await load().catch((cause: unknown) => {
      throw codeFailure(context, name, cause);
    });
    // Wrapped: a task must not be waited for here, it is steered.
    return { answer: call?.(...args) };
  };

  if (!CALL.test(name)) return null;
  if (MAKES.test(name)) {
    return (...args) => laterObject(run(args).then(({ answer }) => answer as object));
  }
  if (HEARS.test(name)) {
    return (...args) => {
      if (name.startsWith('on')) requireListener(name, args[0]);
      // What no browser can do answers with a promise that rejects.
      const added = run(args).then(({ answer }) => answer);
      added.catch((error: unknown) =>
        tell(context.env, () => {
          throw error;
        }),
      );
      return () => void added.then((remove) => (remove as () => void)()).catch(() => {});
    };
  }
  return (...args) => {
    const call = startTask(context, {
      api: name,
      signals: signalsOf(lifetime, args[0]),
      start: async ({ signal, progress }) => {
        // Before anything is waited for: a chooser opens in the tap itself (0021).
        attempt(() => openPickerEarly(context, name, args[0]));
        try {
          // Moves between pages are promises only.
          const task = (await run(args)).answer as Partial<Task<unknown, unknown>>;
          const end = () => task.abort?.();
          signal.addEventListener('abort', end);
          if (signal.aborted) end();
          task.onProgress?.(progress);
          return await (task as unknown);
        } catch (error) {
          const failure = toPlatformError(name, error);
          if (MOVES.test(name) && isUsual(failure)) call.catch(() => {});
          throw failure;
        }
      },
    });
    return call;
  };
}
