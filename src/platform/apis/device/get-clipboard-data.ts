import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { pasteIntoField } from '@/platform/device/paste-into-field';

export type GetClipboardDataResult = { readonly data: string };

/** The text on the clipboard. Browsers want a tap before it, and most of them ask the visitor. */
export const getClipboardData: Api<NoParams, GetClipboardDataResult> = defineApi(
  'getClipboardData',
  {
    check: checkNothing,
    run: async ({ env }, _params, fail, { begun }) => {
      const { clipboard } = env.window.navigator as { readonly clipboard?: Partial<Clipboard> };
      let denial: unknown;
      try {
        // Firefox before 125 can write but not read.
        const reading = (begun as Promise<string> | undefined) ?? clipboard?.readText?.();
        if (reading) return { data: await reading };
      } catch (error) {
        denial = error;
      }
      const data = pasteIntoField(env);
      if (data !== null) return { data };
      throw denial
        ? fail('denied', 'reading was not allowed, please paste by hand', denial)
        : fail('unsupported', 'this browser reads no clipboard, please paste by hand');
    },
  },
);
