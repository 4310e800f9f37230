import type { EventSource } from '@/platform/call/listeners';
import { type PageInfo, pageInfoOf, type ShowReason } from '@/router';

export type PageEvent = {
  /** `load` when the page's code and data are there, then `show`, `ready`, `hide` and at the end `unload`. */
  readonly type: 'load' | 'show' | 'ready' | 'hide' | 'unload';
  readonly page: PageInfo;
  /** Of a `show`: the way in which the user came. `app` after the whole app was hidden. */
  readonly reason?: ShowReason | undefined;
};

const types: readonly string[] = ['load', 'show', 'ready', 'hide', 'unload'];

/** For statistics and logs. It is in the first load: a listener that is added before the app is mounted hears all. */
export const onPageEvent: EventSource<PageEvent> = ({ navigator }, emit) =>
  navigator.lifecycle.observe(({ type, page, reason }) => {
    if (!types.includes(type)) return;
    emit({ type: type as PageEvent['type'], page: pageInfoOf(page), ...(reason && { reason }) });
  });
