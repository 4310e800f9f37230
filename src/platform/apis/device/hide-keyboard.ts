import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';

/** Takes the focus from the field that has it; where none has, there is nothing to do. */
export const hideKeyboard: Api<NoParams, void> = defineApi('hideKeyboard', {
  check: checkNothing,
  run: ({ env: { document } }) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  },
});
