import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { askingPage } from '@/platform/call/asking-page';
import type { Asker } from '@/platform/call/call-scope';
import { checkParams, optional, text } from '@/platform/call/params';
import { defined } from '@/platform/call/take';
import { changePage } from './requirements';

export type SetPageMetaParams = {
  /** CSS declarations for the page. */
  readonly pageStyle?: string | undefined;
  /** The document's font size while this page is the active one, for example '20px'. */
  readonly rootFontSize?: string | undefined;
};

const checkPageMeta = checkParams({ pageStyle: optional(text), rootFontSize: optional(text) });

/** Parameters that are left out change nothing. */
export const setPageMeta: Api<SetPageMetaParams, void, never, Asker> = defineApi('setPageMeta', {
  check: checkPageMeta,
  run: (context, params, fail, controls) => changePage(context, defined(params), fail, controls),
});

export const startPullDownRefresh: Api<NoParams, void, never, Asker> = defineApi(
  'startPullDownRefresh',
  {
    run: (context, _params, fail, controls) =>
      changePage(context, { refreshing: true }, fail, controls),
  },
);

export const stopPullDownRefresh: Api<NoParams, void, never, Asker> = defineApi(
  'stopPullDownRefresh',
  {
    run: (context, _params, fail, controls) => {
      const { chrome } = context;
      const asker = askingPage(context, controls);
      if (asker === 'gone') return;
      if (!asker) throw fail('not-found', 'page not found');
      const { pages } = chrome.getState();
      // The data may arrive after the user has opened another page. Without a caller, the call means the page below.
      const refreshing = Object.keys(pages).filter((id) => pages[id]?.refreshing);
      const isOther = !controls.caller && refreshing.length > 0 && !refreshing.includes(asker.id);
      for (const id of isOther ? refreshing : [asker.id]) {
        chrome.changePage(id, { refreshing: false });
      }
    },
  },
);
