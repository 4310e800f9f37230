import { isPlatformError, type Platform, type Task, usePlatform } from 'portico';
import { useEffect, useRef, useState } from 'react';
import type { NamedApi } from '@/pages/showcase/apis/list-apis';
import { useShowcase } from '@/pages/showcase/showcase-context';
import { useText } from '@/pages/showcase/words';
import type { Params } from './params';
import { words } from './words';

export type Outcome =
  | { readonly status: 'none' | 'waiting' }
  | { readonly status: 'done'; readonly value: unknown }
  | { readonly status: 'failed'; readonly code: string; readonly errMsg: string };

/** The number of the latest events that the page keeps. More than a screen of them does not help. */
const HEARD = 20;

/** Makes the call and keeps its outcome and the events since then. */
export function useTryOut(api: NamedApi) {
  const t = useText(words);
  const platform = usePlatform();
  const { appPlatform } = useShowcase();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' });
  const [heard, setHeard] = useState<readonly unknown[]>([]);
  const [progress, setProgress] = useState<unknown>();
  const stop = useRef(() => {});
  const task = useRef<Partial<Watched>>({});

  useEffect(() => () => stop.current(), []);

  const watch = <T>(answer: T): T => {
    task.current = (answer ?? {}) as Partial<Watched>;
    task.current.onProgress?.((now) => setProgress(() => now));
    return answer;
  };

  const tell = (event: unknown) => setHeard((before) => [event, ...before].slice(0, HEARD));

  const attempt = async (params: Params): Promise<Outcome> => {
    try {
      if (api.onTabPage) await platform.switchTab('/me');
      const value = await call(platform, api, params, { tell, watch });
      if (api.args !== 'listener') return { status: 'done', value };
      stop.current = value as () => void;
      return { status: 'done', value: undefined };
    } catch (error) {
      // A mistake of the demo. The console of the browser shows it too.
      if (!isPlatformError(error)) void Promise.reject(error);
      return failed(api.name, error);
    }
  };

  const run = async (params: Params) => {
    stop.current();
    setHeard([]);
    setProgress(undefined);
    setOutcome({ status: 'waiting' });
    const ended = await attempt(params);
    setOutcome(ended);
    if (!api.onTabPage) return;
    // This page has closed by now, and the change on the tab page shows the rest.
    const title = ended.status === 'failed' ? ended.errMsg : t.done(api.name);
    if (ended.status === 'failed' || !api.undo) {
      await platform.showToast({ title, icon: 'none', position: 'top' });
      return;
    }
    await appPlatform.showModal({ title, showCancel: false, confirmText: t.undo });
    await api.undo(appPlatform);
  };

  return {
    outcome,
    heard,
    progress,
    abort: () => task.current.abort?.(),
    run: (params: Params) => void run(params),
  };
}

function failed(name: string, error: unknown): Outcome {
  const { code, errMsg } = isPlatformError(error)
    ? error
    : { code: 'failed', errMsg: `${name}:fail ${String(error)}` };
  return { status: 'failed', code, errMsg };
}

type Calls = { readonly [name: string]: ((...args: readonly unknown[]) => unknown) | Calls };

type Watched = Task<unknown, unknown>;

type Listeners = {
  readonly tell: (event: unknown) => void;
  /** Receives a call that the page can watch and end. */
  readonly watch: <T>(answer: T) => T;
};

async function call(
  platform: Platform,
  { name, args = 'object', demo }: NamedApi,
  params: Params,
  { tell, watch }: Listeners,
) {
  if (demo) return demo.run(platform, params, tell);
  const isEmpty = Object.keys(params).length === 0;
  const values = args === 'list' ? Object.values(params) : isEmpty ? [] : [params];
  let owner = platform as unknown as Calls;
  for (const part of name.split('.').slice(0, -1)) owner = owner[part] as Calls;
  const found = owner[name.split('.').pop() ?? ''] as (...args: readonly unknown[]) => unknown;
  if (args === 'listener') return found(tell);
  if (args !== 'open') return watch(found(...values));
  const { page, result } = found(...values) as ReturnType<Platform['open']>;
  await page;
  return { result: await result };
}
