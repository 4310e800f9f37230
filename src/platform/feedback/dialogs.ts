import { askOverlay } from './open-overlay';
import { type Api, defineApi } from '@/platform/call/define';
import { checkParams, flag, listOf, optional, required, text } from '@/platform/call/params';
import { requireColor } from '@/platform/chrome/requirements';

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

const checkShowModal = checkParams({
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
  check: checkShowModal,
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

export type ShowActionSheetParams = {
  readonly itemList: readonly string[];
  readonly title?: string | undefined;
  readonly itemColor?: string | undefined;
};

export type ShowActionSheetResult = { readonly tapIndex: number };

const checkShowActionSheet = checkParams({
  itemList: required(listOf(text)),
  title: optional(text),
  itemColor: optional(text),
});

/** A choice from a list [S5.2]. Back, Escape, a tap beside it and leaving the page reject with code cancel. */
export const showActionSheet: Api<ShowActionSheetParams, ShowActionSheetResult> = defineApi(
  'showActionSheet',
  {
    check: checkShowActionSheet,
    run: async (context, props, fail, { signal, begun }) => {
      requireColor(context, 'itemColor', props.itemColor, fail);
      const tapIndex = await askOverlay(context, 'action-sheet', props, signal, begun);
      if (tapIndex === null) throw fail('cancel', 'cancel');
      return { tapIndex };
    },
  },
);
