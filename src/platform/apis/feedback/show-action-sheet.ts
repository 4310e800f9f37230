import { checkParams, listOf, optional, required, text } from '@/platform/call/params';
import { requireColor } from '@/platform/chrome/require-color';
import { type Api, defineApi } from '@/platform/call/define';
import { askOverlay } from '@/platform/feedback/open-overlay';

export type ShowActionSheetParams = {
  readonly itemList: readonly string[];
  readonly title?: string | undefined;
  readonly itemColor?: string | undefined;
};

export type ShowActionSheetResult = { readonly tapIndex: number };

const check = checkParams({
  itemList: required(listOf(text)),
  title: optional(text),
  itemColor: optional(text),
});

/** A choice from a list [S5.2]. Back, Escape, a tap beside it and leaving the page reject with code cancel. */
export const showActionSheet: Api<ShowActionSheetParams, ShowActionSheetResult> = defineApi(
  'showActionSheet',
  {
    check,
    run: async (context, props, fail, { signal, begun }) => {
      requireColor(context, 'itemColor', props.itemColor, fail);
      const tapIndex = await askOverlay(context, 'action-sheet', props, signal, begun);
      if (tapIndex === null) throw fail('cancel', 'cancel');
      return { tapIndex };
    },
  },
);
