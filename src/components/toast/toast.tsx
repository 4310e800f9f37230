import type { ComponentProps, ReactNode } from 'react';
import type { Action } from '@/components/kit/action';
import { type OpenProps, useOpen } from '@/components/kit/overlays';
import { useDefaults } from '@/components/kit/use-defaults';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { useTurn } from '@/components/kit/use-turn';
import { KIT_TOAST_DURATION } from '@/shared/defaults';
import { type ToastLook, ToastView } from './toast-view';

export type ToastProps = Omit<ComponentProps<'div'>, 'children'> &
  OpenProps &
  ToastLook & {
    /** Called after the closing transition. */
    onExited?: (() => void) | undefined;
    /** Milliseconds [S9.4]. 0 keeps it open. A toast with a button has at least 5000. @default 2000 */
    duration?: number;
    /** A button beside the text. */
    action?: Pick<Action, 'label' | 'onClick'> | undefined;
    /** The message. It keeps its line breaks. */
    children?: ReactNode;
  };

const WITH_ACTION = 5000;

/** A short message above everything, which closes automatically. It takes no focus, and screen readers read it. */
export function Toast(ownProps: ToastProps) {
  const {
    open: owned,
    defaultOpen,
    onOpenChange,
    duration = KIT_TOAST_DURATION,
    icon,
    image,
    position,
    mask,
    action,
    ...view
  } = useDefaults('Toast', ownProps);
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const isMine = useTurn('toast', wanted, {
    isFirm: action !== undefined,
    onReplaced: () => change(false, 'replaced'),
  });
  const call = useSafeCall();
  const press = () => {
    call(action?.onClick);
    change(false, 'choice');
  };
  return (
    <ToastView
      {...view}
      look={{ ...(icon && { icon }), image, ...(position && { position }), ...(mask && { mask }) }}
      wanted={wanted}
      isMine={isMine}
      duration={action && duration > 0 ? Math.max(duration, WITH_ACTION) : duration}
      onEnd={() => change(false, 'timeout')}
      action={action && { label: action.label, press }}
    />
  );
}
