import { type Api, createEnv, type PlatformContext, type Task } from '@/platform';
import { startTask } from '@/platform/call/task';
import { windowOf } from './driven-phone';
import { fakePlatform } from './fake-platform';

/** The platform in the browser of the tests. A test changes its pages. */
export function realPlatform(options: Parameters<typeof fakePlatform>[0] = {}) {
  return fakePlatform({
    env: createEnv('document' in globalThis ? window : windowOf(new EventTarget(), () => true)),
    ...options,
  });
}

/** Calls an API as products do: its promise can be aborted and watched. */
export function starterOf<Input, Result, Progress, Begun>(
  context: PlatformContext,
  name: string,
  api: Api<Input, Result, Progress, Begun>,
) {
  return (input: Input): Task<Result, Progress> =>
    startTask<Result, Progress>(context, {
      api: name,
      signals: [],
      start: (controls) =>
        (api(context) as (...args: unknown[]) => Promise<Result>)(input, controls),
    });
}
