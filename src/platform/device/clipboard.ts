import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { checkParams, flag, optional, required, text } from '@/platform/call/params';
import { fetchCode } from '@/shared/lost-code';
import { enLate } from '@/shared/messages';
import { copyText } from './copy-text';

export type SetClipboardDataParams = {
  readonly data: string;
  /** Shows a toast when the text is copied. @default true */
  readonly showToast?: boolean | undefined;
};

export type GetClipboardDataResult = { readonly data: string };

const checkCopy = checkParams({ data: required(text), showToast: optional(flag, true) });

/** Copies a text and shows a toast [S8.8]. Browsers require a tap. */
export const setClipboardData: Api<SetClipboardDataParams, void, never, Promise<void>> = defineApi(
  'setClipboardData',
  {
    check: checkCopy,
    run: async (context, { data, showToast: isToastWanted }, fail, { signal, begun }) => {
      const cause = await copyText(context.env, data, begun);
      if (cause) {
        const advice = 'call setClipboardData in a tap, or let the user select and copy the text';
        throw fail('denied', `the browser did not allow copying: ${advice}`, cause);
      }
      if (isToastWanted && !signal.aborted) await showCopiedToast(context);
    },
  },
);

/** Reads the text of the clipboard. Browsers require a tap, and most of them ask the user. */
export const getClipboardData: Api<
  NoParams,
  GetClipboardDataResult,
  never,
  Promise<string>
> = defineApi('getClipboardData', {
  run: async ({ env }, _params, fail, { begun }) => {
    const { clipboard } = env.window.navigator as { readonly clipboard?: Partial<Clipboard> };
    const advice = 'let the user paste into a text field';
    // Pages without https have no clipboard, and Firefox before 125 cannot read it.
    const reading = begun ?? clipboard?.readText?.();
    if (!reading) throw fail('unsupported', `this browser cannot read the clipboard: ${advice}`);
    try {
      return { data: await reading };
    } catch (cause) {
      throw fail('denied', `the user or the browser did not allow reading: ${advice}`, cause);
    }
  },
});

/** [S8.8] A toast that fails to appear does not make the copy fail. */
export async function showCopiedToast(context: PlatformContext): Promise<void> {
  const title = context.messages.using(enLate)('contentCopied');
  await fetchCode(() => import('@/platform/feedback/calls'))
    .then(({ showToast }) => showToast(context)({ title }))
    .catch(() => {});
}
