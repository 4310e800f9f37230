import { checkNothing } from '@/platform/call/params';
import { askingPage } from '@/platform/call/page';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';

export const stopPullDownRefresh: Api<NoParams, void> = defineApi('stopPullDownRefresh', {
  check: checkNothing,
  run: (context, _params, fail, controls) => {
    const { chrome } = context;
    const asker = askingPage(context, controls);
    if (asker === 'gone') return;
    if (!asker) throw fail('not-found', 'page not found');
    const { id } = asker;
    const { pages } = chrome.getState();
    // The data may come when the visitor has gone on: then it is the page below that waits for it.
    const waiting = Object.keys(pages).filter((page) => pages[page]?.refreshing);
    const ending = waiting.length === 0 || waiting.includes(id) ? [id] : waiting;
    for (const page of ending) chrome.changePage(page, { refreshing: false });
  },
});
