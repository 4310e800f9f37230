import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import type { EventSource } from '@/platform/call/listeners';
import { watchKeyboard } from './watch-keyboard';

export type GetSelectedTextRangeResult = { readonly start: number; readonly end: number };

/** Closes the keyboard: removes the focus from the focused field. Does nothing if no field is focused. */
export const hideKeyboard: Api<NoParams, void> = defineApi('hideKeyboard', {
  run: ({ env: { document } }) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  },
});

/** The selection in the focused field. For a caret without a selection, start and end are equal. */
export const getSelectedTextRange: Api<NoParams, GetSelectedTextRangeResult> = defineApi(
  'getSelectedTextRange',
  {
    run: ({ env: { document } }, _params, fail) => {
      const field = document.activeElement;
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isField) throw fail('not-found', 'no focused');
      const { selectionStart: start, selectionEnd: end } = field;
      // Browsers do not tell the selection of number and email fields.
      if (start === null || end === null)
        throw fail('unsupported', `a field of type ${field.type} tells no selection`);
      return { start, end };
    },
  },
);

/** How many pixels of the window the screen keyboard covers. 0 when it closes. */
export const onKeyboardHeightChange: EventSource<{ readonly height: number }> = ({ env }, emit) =>
  watchKeyboard(env, (height) => emit({ height }));
