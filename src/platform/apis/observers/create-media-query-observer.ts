import type { PlatformContext } from '@/platform/call/context';
import { type Fail } from '@/platform/call/check';
import { defineMethod } from '@/platform/call/define';
import { checkMedia, type MediaDescriptor, mediaQuery } from '@/platform/view/media-query';

export type MediaWatch = {
  /** The listener is told at once, and with each change. */
  observe(
    descriptor: MediaDescriptor,
    listener: (now: { readonly matches: boolean }) => void,
  ): Promise<void>;
  disconnect(): Promise<void>;
};

/** The code of createMediaQueryObserver. It ends with the page that made it, and with the lifetime. */
export function createMediaQueryObserver(
  context: PlatformContext,
  prefix: string,
  pageId: string | undefined,
  lifetime?: AbortSignal,
): MediaWatch {
  const { env, messages, pageLifetimes } = context;
  const ends = [lifetime, pageId === undefined ? undefined : pageLifetimes.of(pageId)];
  let stops: readonly (() => void)[] = [];

  const disconnect = () => {
    for (const stop of stops) stop();
    stops = [];
    for (const end of ends) end?.removeEventListener('abort', disconnect);
  };

  const begin = ([descriptor, listener]: readonly unknown[], fail: Fail) => {
    const checked = checkMedia(descriptor);
    if (!checked.ok) throw fail(checked.code, checked.message);
    if (typeof listener !== 'function')
      throw fail('invalid', 'parameter.listener should be a function');
    if (ends.some((end) => end?.aborted)) throw fail('abort', messages.t('requestAbort'));
    const list = env.window.matchMedia(mediaQuery(checked.params));
    const tell = () => listener({ matches: list.matches });
    list.addEventListener('change', tell);
    stops = [...stops, () => list.removeEventListener('change', tell)];
    for (const end of ends) end?.addEventListener('abort', disconnect);
    tell();
  };

  const observe = defineMethod<readonly unknown[], readonly unknown[], void>(
    context,
    `${prefix}observe`,
    { check: (args) => ({ ok: true, params: args as readonly unknown[] }), run: begin },
  );
  return {
    observe: (...args) => observe(args),
    disconnect: async () => disconnect(),
  };
}
