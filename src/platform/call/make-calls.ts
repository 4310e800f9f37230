import { attempt } from '@/shared/errors';
import { fetchCode } from '@/shared/lost-code';
import type { PlatformContext } from './context';
import { toPlatformError } from './errors';
import type { AnyInterceptor } from './interceptors';
import { createChannels, type EventCode, type EventSource } from './listeners';
import { codeFailure, type CodeLoader, createCodeLoaders } from './load';
import type { AsyncRow, ListenerRow, Row, Scope } from './rows';
import { type Controls, signalsOf, startTask } from './task';

type Rows = { readonly [name: string]: Row };

type AnyCall = (input: unknown, controls: Controls<never>) => Promise<unknown>;

type CallsFile = { readonly [name: string]: (context: PlatformContext) => AnyCall };

type LoadedCall = Pick<AsyncRow, 'exported' | 'begin'> & { readonly code: CodeLoader<CallsFile> };

type EventsFile = { readonly [name: string]: EventSource<never> };

/** Makes the calls of a table of rows. `prefix` is what stands before their names: `host.` */
export function makeCalls(
  context: PlatformContext,
  rows: Rows,
  scope: Scope,
  prefix = '',
): Record<string, unknown> {
  const calls: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(rows)) {
    const api = prefix + name;
    if (row.kind === 'async') {
      const code = context.shelf(createCodeLoaders)(row.load as () => Promise<CallsFile>);
      calls[name] = asyncCall(context, api, { ...row, code }, scope.lifetime);
    } else if (row.kind === 'listener')
      Object.assign(calls, eventCalls(context, name, scope.lifetime, row));
    else calls[name] = guarded(api, row.create(context, scope));
  }
  return calls;
}

/**
 * All calls of one file wait for the same fetch, so they run in the order in which they were made. Once the code is
 * there, a call runs in the task of the tap: browsers open some things only there.
 */
export function asyncCall(
  context: PlatformContext,
  api: string,
  { code, exported, begin }: LoadedCall,
  lifetime: AbortSignal | undefined,
) {
  const run = async (input: unknown, controls: Controls<never>) => {
    const loaded = code.now();
    if (loaded) return loaded[exported]?.(context)(input, controls);
    const begun = attempt(() => begin?.(context, input, controls.signal));
    const file = await code.fetch().catch((cause: unknown) => {
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

  return (input: unknown) =>
    startTask(context, {
      api,
      signals: signalsOf(lifetime, input),
      start: (controls: Controls<never>) => {
        const chain = context.interceptors.of(api);
        return chain.length === 0 ? run(input, controls) : runIntercepted(chain, input, controls);
      },
    });
}

/** Fetches the code of calls and events ahead of their first use. */
export function fetchRows(
  context: PlatformContext,
  rows: readonly { readonly load?: (() => Promise<object>) | undefined }[],
): void {
  for (const { load } of rows)
    if (load)
      context
        .shelf(createCodeLoaders)(load)
        .fetch()
        .catch(() => {});
}

function eventCalls(
  context: PlatformContext,
  on: string,
  lifetime: AbortSignal | undefined,
  { source, load }: ListenerRow,
): Record<string, unknown> {
  const channel = context.shelf(createChannels)(on, eventCode(context, on, source, load));
  const off = on.replace(/^on/, 'off');
  return {
    [on]: guarded(on, (listener: unknown) => channel.add(on, listener, lifetime)),
    [off]: guarded(off, (listener?: unknown) => channel.remove(off, listener)),
  };
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
