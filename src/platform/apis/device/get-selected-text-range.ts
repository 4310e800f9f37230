import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';

export type GetSelectedTextRangeResult = { readonly start: number; readonly end: number };

/** Where the selection is in the field that has the focus; start and end are the same for a bare caret. */
export const getSelectedTextRange: Api<NoParams, GetSelectedTextRangeResult> = defineApi(
  'getSelectedTextRange',
  {
    check: checkNothing,
    run: ({ env: { document } }, _params, fail) => {
      const field = document.activeElement;
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isField) throw fail('not-found', 'no focused');
      const { selectionStart: start, selectionEnd: end } = field;
      // Number and email fields keep it to themselves.
      if (start === null || end === null)
        throw fail('unsupported', `a field of type ${field.type} tells no selection`);
      return { start, end };
    },
  },
);
