import { type Page } from '@/router/core/state';
import type { LifecycleEvent } from '@/router/core/plan';
import { createLifecycle } from '@/router/lifecycle/lifecycle';
import type { PageEventName, PageEvents } from '@/router/lifecycle/listeners';
import type { Result } from '@/router/lifecycle/results';
import { pageOf } from './nav-states';

export const home = pageOf('/', 0);
export const list = pageOf('/list', 1);

/** A lifecycle whose listeners write to one log. */
export function openLifecycle() {
  const log: string[] = [];
  const reports: unknown[] = [];
  const lifecycle = createLifecycle((error) => reports.push(error));
  const listen = <N extends PageEventName>(page: Page, name: N, suffix: string = '') =>
    lifecycle.on(page.key, name, {
      current: ((...args: unknown[]) => {
        log.push([page.url + suffix, name, ...args.map((arg) => JSON.stringify(arg))].join(' '));
      }) as PageEvents[N],
    });
  const listenToAll = (page: Page, suffix?: string) => {
    for (const name of ['load', 'show', 'ready', 'hide', 'unload', 'result'] as const) {
      listen(page, name, suffix);
    }
  };
  const answers = new Map<string, Result>();
  const take = (id: string) => {
    const answer = answers.get(id);
    answers.delete(id);
    return answer;
  };
  const deliver = (...events: LifecycleEvent[]) => lifecycle.deliver(events, take);
  const arrive = (page: Page) => {
    deliver({ type: 'load', page }, { type: 'show', page, reason: 'navigate' });
    lifecycle.mounted(page.key);
  };
  return { lifecycle, log, reports, listen, listenToAll, deliver, arrive, answers };
}

export const show = (page: Page, reason: 'navigate' | 'back' | 'app' = 'navigate') =>
  ({ type: 'show', page, reason }) as const;
