import type { ReactNode } from 'react';
import type { OpenProps } from '@/components/kit/overlays';
import { showCall } from '@/components/kit/show-call';
import { Toast, type ToastProps } from './toast';

type Options = Omit<ToastProps, keyof OpenProps | 'onExited' | 'ref' | 'children'>;

/** Toasts from code, for a product without `createApp`. In an app use `platform.showToast`. */
export const toast = {
  /** Returns a function that closes it. A new toast takes the place of the one before. */
  show: (message: ReactNode, options: Options = {}): (() => void) =>
    showCall('toast.show', (state) => (
      <Toast {...options} {...state}>
        {message}
      </Toast>
    )),
} as const;
