import { type Api, defineApi } from '@/platform/call/define';
import type { Asker } from '@/platform/call/call-scope';
import { requireColors } from '@/platform/chrome/requirements';
import { checkActionSheet, checkModal } from './checks';
import { askOverlay } from './open-overlay';

export type ShowModalParams = {
  /** @default '' */
  readonly title?: string | undefined;
  /** @default '' */
  readonly content?: string | undefined;
  /** @default true */
  readonly showCancel?: boolean | undefined;
  /** @default 'Cancel' in the user's language */
  readonly cancelText?: string | undefined;
  /** A CSS colour. */
  readonly cancelColor?: string | undefined;
  /** @default 'OK' in the user's language */
  readonly confirmText?: string | undefined;
  /** A CSS colour. */
  readonly confirmColor?: string | undefined;
  /** Shows a text field that starts with `content`. @default false */
  readonly editable?: boolean | undefined;
  /** @default '' */
  readonly placeholderText?: string | undefined;
};

export type ShowModalResult = {
  readonly confirm: boolean;
  readonly cancel: boolean;
  /** The text of the field, if the modal is editable and the user confirmed. */
  readonly content?: string;
};

export type ShowActionSheetParams = {
  /** At least one. */
  readonly itemList: readonly string[];
  readonly title?: string | undefined;
  /** A CSS colour. */
  readonly itemColor?: string | undefined;
};

export type ShowActionSheetResult = { readonly tapIndex: number };

export const showModal: Api<ShowModalParams, ShowModalResult, never, Asker> = defineApi(
  'showModal',
  {
    check: checkModal,
    run: async (context, props, fail, controls) => {
      const { cancelColor, confirmColor, editable } = props;
      requireColors(context, { cancelColor, confirmColor }, fail);
      const answer = await askOverlay(context, 'modal', props, controls);
      return {
        confirm: answer !== null,
        cancel: answer === null,
        ...(answer && editable && { content: answer.typed }),
      };
    },
  },
);

export const showActionSheet: Api<ShowActionSheetParams, ShowActionSheetResult, never, Asker> =
  defineApi('showActionSheet', {
    check: checkActionSheet,
    run: async (context, props, fail, controls) => {
      requireColors(context, { itemColor: props.itemColor }, fail);
      const tapIndex = await askOverlay(context, 'action-sheet', props, controls);
      if (tapIndex === null) throw fail('cancel', 'cancel');
      return { tapIndex };
    },
  });
