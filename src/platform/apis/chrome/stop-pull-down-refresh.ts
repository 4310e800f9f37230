import { checkNothing } from '@/platform/check-params';
import { requirePage } from '@/platform/chrome/require-page';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';

export const stopPullDownRefresh: Api<NoParams, void> = defineApi('stopPullDownRefresh', {
  check: checkNothing,
  run: (context, _params, fail) => {
    const { chrome } = context;
    const { id } = requirePage(context, fail);
    const { pages } = chrome.getState();
    // The data may come when the visitor has gone on: then it is the page below that waits for it.
    const waiting = Object.keys(pages).filter((page) => pages[page]?.refreshing);
    const ending = waiting.length === 0 || waiting.includes(id) ? [id] : waiting;
    for (const page of ending) chrome.changePage(page, { refreshing: false });
  },
});
