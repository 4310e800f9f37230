import { attempt } from '@/shared/errors';
import { fetchCode } from '@/shared/lost-code';
import type { PlatformContext } from './context';
import { toPlatformError } from './errors';
import type { AnyInterceptor } from './interceptors';
import { createChannels, type EventCode, type EventSource } from './listeners';
import { codeFailure, type CodeLoader, createCodeLoaders } from './load';
import type { CallScope } from './call-scope';
import type { AsyncRow, ListenerRow, Row, Scope } from './rows';
import { take as takeInput } from './take';
import { anySignal, type Controls, signalsOf, startTask } from './task';

type Rows = { readonly [name: string]: Row };

type AnyCall = (input: unknown, controls: Controls<never>) => Promise<unknown>;

type CallsFile = { readonly [name: string]: (context: PlatformContext) => AnyCall };

type LoadedCall = Pick<AsyncRow, 'begin' | 'owned' | 'take'> & {
  readonly code: CodeLoader<CallsFile>;
  /** The name under which the file exports the call. */
  readonly exported: string;
};

type EventsFile = { readonly [name: string]: EventSource<never> };

/** Makes a call for one page. Calls, listeners and objects of the page end with its lifetime. */
type CallMaker = (page: CallScope) => unknown;

/**
 * Prepares the calls of a table of rows, once for each app. The function that it returns makes the calls of one page.
 * It is fast, because most of the work is already done. `prefix` is what stands before their names: `host.`
 */
export function prepareCalls(
  context: PlatformContext,
  rows: Rows,
  scope: Scope,
  prefix = '',
): (page?: CallScope) => Record<string, unknown> {
  const makers = Object.entries(rows).flatMap(([name, row]): (readonly [string, CallMaker])[] => {
    const api = prefix + name;
    if (row.kind === 'listener') return eventCalls(context, name, row);
    if (row.kind === 'page') {
      return [[name, (page) => guarded(api, row.create(context, { ...scope, ...page }))]];
    }
    if (row.kind === 'async') {
      const code = context.shelf(createCodeLoaders)(row.load as () => Promise<CallsFile>);
      const { begin, owned, take } = row;
      return [[name, asyncCall(context, api, { code, exported: name, begin, owned, take })]];
    }
    const call = guarded(api, row.create(context, scope));
    return [[name, () => call]];
  });
  return (page = {}) => {
    const calls: Record<string, unknown> = {};
    for (const [name, make] of makers) calls[name] = make(page);
    return calls;
  };
}

/**
 * All calls of one file wait for the same fetch, so they run in the order in which they were made. Once the code is
 * there, a call runs in the task of the tap: browsers open some things only there.
 */
export function asyncCall(
  context: PlatformContext,
  api: string,
  { code, exported, begin, owned, take = takeInput }: LoadedCall,
) {
  const owner = () => (owned ? context.auth.owner() : undefined);

  const run = async (input: unknown, controls: Controls<never>) => {
    const loaded = code.now();
    if (loaded) return loaded[exported]?.(context)(input, controls);
    // An interceptor may have run for so long that the caller has left, or that another user has signed in.
    const mayBegin = !controls.signal.aborted && controls.owner === owner();
    const lost = new AbortController();
    const { signal } = anySignal([controls.signal, lost.signal]);
    const begun = attempt(() => (mayBegin ? begin?.(context, input, signal) : undefined));
    const file = await code.fetch().catch((cause: unknown) => {
      // If the code did not come, this removes the window that the tap has opened.
      lost.abort();
      throw codeFailure(context, api, cause);
    });
    return file[exported]?.(context)(input, { ...controls, begun } as Controls<never>);
  };

  const runIntercepted = async (
    chain: readonly AnyInterceptor[],
    input: unknown,
    controls: Controls<never>,
  ) => {
    const { intercept } = await fetchCode(() => import('./intercept')).catch((cause: unknown) => {
      throw codeFailure(context, api, cause);
    });
    return intercept(context.env, api, chain, input, (params) => run(params, controls));
  };

  const call = ({ lifetime, caller }: CallScope, given: unknown) => {
    const input = take(given);
    return startTask(context, {
      api,
      signals: signalsOf(lifetime, input),
      start: (task: Controls<never>) => {
        const controls = { ...task, caller, lifetime, owner: owner() };
        const chain = context.interceptors.of(api);
        return chain.length === 0 ? run(input, controls) : runIntercepted(chain, input, controls);
      },
    });
  };
  return (page: CallScope) => (input: unknown) => call(page, input);
}

function eventCalls(
  context: PlatformContext,
  on: string,
  { source, load }: ListenerRow,
): (readonly [string, CallMaker])[] {
  const channel = context.shelf(createChannels)(on, eventCode(context, on, source, load));
  const off = on.replace(/^on/, 'off');
  const remove = guarded(off, (listener?: unknown) => channel.remove(off, listener));
  return [
    [on, ({ lifetime }) => guarded(on, (listener: unknown) => channel.add(on, listener, lifetime))],
    [off, () => remove],
  ];
}

function eventCode(
  context: PlatformContext,
  name: string,
  source: ListenerRow['source'],
  load: ListenerRow['load'],
): EventCode {
  const file = load && context.shelf(createCodeLoaders)(load as () => Promise<EventsFile>);
  return {
    now: () => source ?? file?.now()?.[name],
    fetch: async () => (await file?.fetch())?.[name],
  };
}

/** A synchronous call, or an object of such calls, throws PlatformErrors only, whatever the arguments do. */
function guarded(api: string, call: unknown): unknown {
  if (typeof call !== 'function') {
    const methods = Object.entries(call as object);
    return Object.fromEntries(
      methods.map(([name, method]) => [name, guarded(`${api}.${name}`, method)]),
    );
  }
  return (...args: unknown[]) => {
    try {
      return (call as (...args: unknown[]) => unknown)(...args);
    } catch (error) {
      throw toPlatformError(api, error);
    }
  };
}
