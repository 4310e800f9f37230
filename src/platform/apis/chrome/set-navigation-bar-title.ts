import { checkParams, required, text } from '@/platform/call/params';
import { changePage } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/call/define';

export type SetNavigationBarTitleParams = { readonly title: string };

const check = checkParams({ title: required(text) });

/** The current page's title, in its nav bar and of the document. */
export const setNavigationBarTitle: Api<SetNavigationBarTitleParams, void> = defineApi(
  'setNavigationBarTitle',
  {
    check,
    run: (context, { title }, fail, controls) => changePage(context, { title }, fail, controls),
  },
);
