import { checkParams, flag, optional, required, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { copyText } from '@/platform/device/copy-text';
import { sayCopied } from '@/platform/device/say-copied';

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
    const cause = await copyText(context.env, data, begun);
    if (cause) throw fail('denied', 'the browser did not allow copying', cause);
    if (isToastWanted && !signal.aborted) await sayCopied(context);
  },
});
