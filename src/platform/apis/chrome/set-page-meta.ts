import { checkParams, optional, text } from '@/platform/call/params';
import { changePage } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/call/define';

export type SetPageMetaParams = {
  /** CSS declarations for the current page. */
  readonly pageStyle?: string | undefined;
  /** The document's font size while this page is the active one: '20px'. */
  readonly rootFontSize?: string | undefined;
};

const check = checkParams({ pageStyle: optional(text), rootFontSize: optional(text) });

/** What is left out stays as it is. */
export const setPageMeta: Api<SetPageMetaParams, void> = defineApi('setPageMeta', {
  check,
  run: (context, { pageStyle, rootFontSize }, fail, controls) => {
    const change = {
      ...(pageStyle !== undefined && { pageStyle }),
      ...(rootFontSize !== undefined && { rootFontSize }),
    };
    changePage(context, change, fail, controls);
  },
});
