import { type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import type { OpenChangeReason, OpenProps } from '@/components/kit/overlays';
import { type CallState, showCall } from '@/components/kit/show-call';
import { NavigatorContext } from '@/router';
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
    const ui = (state: CallState) => (
      <>
        <CloseOnBack {...state} />
        {draw(state)}
      </>
    );
    const close = showCall(call, ui, (reason) => {
      signal?.removeEventListener('abort', close);
      resolve(reason);
    });
    signal?.addEventListener('abort', close);
  });
}

/** No page owns the dialog, so it would stay over the page that another router shows after Back. */
function CloseOnBack({ open, onOpenChange }: CallState) {
  const isInApp = useContext(NavigatorContext) !== null;
  const back = useEffectEvent(() => void onOpenChange(false, 'back'));
  useEffect(() => {
    // The navigator of an app has a layer for the dialog.
    if (!open || isInApp) return;
    const stop = new AbortController();
    window.addEventListener('popstate', back, { signal: stop.signal });
    return () => stop.abort();
  }, [open, isInApp]);
  return null;
}
