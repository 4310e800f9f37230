import type { ReactNode } from 'react';
import type { OpenChangeReason, OpenProps } from '@/components/kit/overlays';
import { type CallState, showCall } from '@/components/kit/show-call';
import {
  AlertDialog,
  type AlertDialogProps,
  ConfirmDialog,
  type ConfirmDialogProps,
  PromptDialog,
  type PromptDialogProps,
} from './presets';

type Asked<P> = Omit<P, keyof OpenProps | 'onExited' | 'ref'> & {
  /** An abort closes the dialog. It is then not confirmed. */
  signal?: AbortSignal | undefined;
};

/** Dialogs from code, for a product without `createApp`. In an app use `platform.showModal`. */
export const dialog = {
  /** Resolves when the user has closed the message. */
  alert: async ({ signal, ...props }: Asked<AlertDialogProps>): Promise<void> => {
    await ask('dialog.alert', signal, (state) => <AlertDialog {...props} {...state} />);
  },
  /** Resolves with whether the user has confirmed, after the promise of `onConfirm`. */
  confirm: async ({ signal, ...props }: Asked<ConfirmDialogProps>): Promise<boolean> => {
    const draw = (state: CallState) => <ConfirmDialog {...props} {...state} />;
    return (await ask('dialog.confirm', signal, draw)) === 'choice';
  },
  /** Resolves with the text, or with null if the user has not confirmed it. */
  prompt: async ({
    signal,
    onConfirm,
    ...props
  }: Asked<PromptDialogProps>): Promise<string | null> => {
    let text = '';
    const confirm = (value: string) => {
      text = value;
      return onConfirm?.(value);
    };
    const draw = (state: CallState) => <PromptDialog {...props} {...state} onConfirm={confirm} />;
    return (await ask('dialog.prompt', signal, draw)) === 'choice' ? text : null;
  },
} as const;

function ask(call: string, signal: AbortSignal | undefined, draw: (state: CallState) => ReactNode) {
  return new Promise<OpenChangeReason>((resolve) => {
    if (signal?.aborted) return resolve('code');
    const close = showCall(call, draw, (reason) => {
      signal?.removeEventListener('abort', close);
      resolve(reason);
    });
    signal?.addEventListener('abort', close);
  });
}
