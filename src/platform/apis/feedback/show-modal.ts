import { checkParams, flag, optional, text } from '@/platform/call/params';
import { requireColor } from '@/platform/chrome/require-color';
import { type Api, defineApi } from '@/platform/call/define';
import { askOverlay } from '@/platform/feedback/open-overlay';

export type ShowModalParams = {
  /** @default '' */
  readonly title?: string | undefined;
  /** @default '' */
  readonly content?: string | undefined;
  /** @default true */
  readonly showCancel?: boolean | undefined;
  /** @default 'Cancel' in the visitor's language */
  readonly cancelText?: string | undefined;
  readonly cancelColor?: string | undefined;
  /** @default 'OK' in the visitor's language */
  readonly confirmText?: string | undefined;
  readonly confirmColor?: string | undefined;
  /** Shows a text field that starts with `content`. @default false */
  readonly editable?: boolean | undefined;
  /** @default '' */
  readonly placeholderText?: string | undefined;
};

export type ShowModalResult = {
  readonly confirm: boolean;
  readonly cancel: boolean;
  /** What was typed, when the modal is editable and confirmed. */
  readonly content?: string;
};

const check = checkParams({
  title: optional(text, ''),
  content: optional(text, ''),
  showCancel: optional(flag, true),
  cancelText: optional(text),
  cancelColor: optional(text),
  confirmText: optional(text),
  confirmColor: optional(text),
  editable: optional(flag, false),
  placeholderText: optional(text, ''),
});

/** Asks a question and resolves with the answer. Back, Escape and leaving the page answer cancel. */
export const showModal: Api<ShowModalParams, ShowModalResult> = defineApi('showModal', {
  check,
  run: async (context, props, fail, { signal, begun }) => {
    requireColor(context, 'cancelColor', props.cancelColor, fail);
    requireColor(context, 'confirmColor', props.confirmColor, fail);
    const answer = await askOverlay(context, 'modal', props, signal, begun);
    return {
      confirm: answer !== null,
      cancel: answer === null,
      ...(answer && props.editable && { content: answer.typed }),
    };
  },
});
