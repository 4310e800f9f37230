import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';

/** Takes the focus from the field that has it; where none has, there is nothing to do. */
export const hideKeyboard: Api<NoParams, void> = defineApi('hideKeyboard', {
  check: checkNothing,
  run: ({ env: { document } }) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  },
});
