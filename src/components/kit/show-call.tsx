import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CallOutlet, showInOutlet } from '@/components/kit/call-outlet';
import type { OpenChangeReason } from '@/components/kit/overlays';

/** The props that a call gives its component. */
export type CallState = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean, reason: OpenChangeReason) => void;
  readonly onExited: () => void;
};

/**
 * Shows a component until it closes, and calls `onClose` once with the reason. Returns a function that
 * closes it. Its settings are those of the KitProvider on the page, if there is one.
 */
export function showCall(
  call: string,
  ui: (state: CallState) => ReactNode,
  onClose: (reason: OpenChangeReason) => void = () => {},
): () => void {
  const { document } = globalThis as { readonly document?: Document };
  if (!document)
    throw new Error(`${call}: needs a browser. Call it in an event handler or an effect`);
  let isOpen = true;
  const close = (reason: OpenChangeReason) => {
    if (!isOpen) return;
    isOpen = false;
    draw(drawn());
    onClose(reason);
  };
  const drawn = () =>
    ui({
      open: isOpen,
      onOpenChange: (_, reason) => close(reason),
      onExited: () => remove(),
    });
  const { draw, remove } = showInOutlet(document, {
    ui: drawn(),
    onLost: () => {
      close('page');
      remove();
    },
    // The root stays for later calls.
    mount: () => createRoot(document.createElement('div')).render(<CallOutlet isLast />),
  });
  return () => close('code');
}
