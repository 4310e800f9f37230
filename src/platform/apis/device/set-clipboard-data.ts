import { checkParams, flag, optional, required, text } from '@/platform/check-params';
import { type Api, defineApi } from '@/platform/define-api';
import { copyBySelection } from '@/platform/device/copy-by-selection';
import type { Env } from '@/platform/env';
import { enLate } from '@/shared/messages';

export type SetClipboardDataParams = {
  readonly data: string;
  /** Says that it has been copied. @default true */
  readonly showToast?: boolean | undefined;
};

const check = checkParams({ data: required(text), showToast: optional(flag, true) });

/** Copies a text and says so [S8.8]. Browsers want a tap before it. */
export const setClipboardData: Api<SetClipboardDataParams, void> = defineApi('setClipboardData', {
  check,
  run: async (context, { data, showToast: isToastWanted }, fail, { signal, begun }) => {
    const { env, messages } = context;
    const cause = await copy(env, data, begun);
    if (cause) throw fail('denied', 'the browser did not allow copying', cause);
    if (!isToastWanted || signal.aborted) return;
    const title = messages.using(enLate)('contentCopied');
    // It has been copied, whatever becomes of saying so.
    await import('@/platform/apis/feedback')
      .then(({ showToast }) => showToast(context)({ title }))
      .catch(() => {});
  },
});

/** Why it was not copied. */
async function copy(env: Env, data: string, begun: unknown): Promise<unknown> {
  try {
    // Missing where the page is not served by https.
    await (begun ?? env.window.navigator.clipboard.writeText(data));
    return null;
  } catch (error) {
    return copyBySelection(env, data) ? null : error;
  }
}
