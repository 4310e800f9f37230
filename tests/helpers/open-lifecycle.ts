import type { Entry, LifecycleEvent } from '@/router/core/types';
import { createLifecycle, instanceKey } from '@/router/lifecycle';
import type { Answer, PageEventName, PageEvents } from '@/router/page-events';
import { entryOf } from './nav-states';

export const home = entryOf('/', 0);
export const list = entryOf('/list', 1);

/** Listeners of a page write to one log, as its components would. */
export function openLifecycle() {
  const log: string[] = [];
  const reports: unknown[] = [];
  const lifecycle = createLifecycle((error) => reports.push(error));
  const listen = <N extends PageEventName>(entry: Entry, name: N, more: string = '') =>
    lifecycle.on(instanceKey(entry), name, {
      current: ((...args: unknown[]) => {
        log.push([entry.url + more, name, ...args.map((arg) => JSON.stringify(arg))].join(' '));
      }) as PageEvents[N],
    });
  const listenToAll = (entry: Entry, more?: string) => {
    for (const name of ['load', 'show', 'ready', 'hide', 'unload', 'result'] as const) {
      listen(entry, name, more);
    }
  };
  const answers = new Map<string, Answer>();
  const take = (id: string) => {
    const answer = answers.get(id);
    answers.delete(id);
    return answer;
  };
  const deliver = (...events: LifecycleEvent[]) => lifecycle.deliver(events, take);
  const arrive = (entry: Entry) => {
    deliver({ type: 'load', entry }, { type: 'show', entry, reason: 'navigate' });
    lifecycle.mounted(instanceKey(entry));
  };
  return { lifecycle, log, reports, listen, listenToAll, deliver, arrive, answers };
}

export const show = (entry: Entry, reason: 'navigate' | 'back' | 'app' = 'navigate') =>
  ({ type: 'show', entry, reason }) as const;
