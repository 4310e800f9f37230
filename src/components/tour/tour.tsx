import '@/components/kit/tokens-extra.css';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/button';
import { useMergedRefs } from '@/components/kit/gestures';
import {
  LayerContext,
  useHiddenWithPage,
  type OpenChangeReason,
  type OpenProps,
  useModalLayer,
  useLayerScope,
  useOpen,
  useOverlayRoot,
  usePresence,
} from '@/components/kit/overlays';
import { joinClasses } from '@/components/kit/props';
import { asRows, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useValue } from '@/components/kit/use-value';
import { useBackLayer, useKitWords } from '@/platform';
import { enTour } from '@/shared/messages/en-overlays';
import { useHydrated } from '@/shared/use-hydrated';
import { clamp } from '@/shared/values';
import styles from './tour.module.css';
import { type TourStep, useTourPlace } from './tour-place';

/** Native props reach the panel, and so does `ref`. */
type Native = Omit<ComponentProps<'div'>, 'role' | 'title' | 'children' | 'onChange'>;

export type TourProps = Native &
  OpenProps & {
    /** Without any step the tour is closed. */
    steps: readonly TourStep[];
    /** The index of the step. Makes it controlled. */
    current?: number | undefined;
    /** Each opening starts at this step. @default 0 */
    defaultCurrent?: number;
    /** Called when the user goes to another step. */
    onChange?: ((index: number) => void) | undefined;
    /** A tap beside the panel ends the tour. @default false */
    closeOnMask?: boolean;
  };

const readers = { steps: asRows };

/** Guides users over a page in steps: the page is dark except for one element, and a panel beside it explains it. */
export function Tour(ownProps: TourProps) {
  const {
    steps,
    open: owned,
    defaultOpen,
    onOpenChange,
    current: ownedCurrent,
    defaultCurrent = 0,
    onChange,
    closeOnMask = false,
    ref,
    className,
    ...native
  } = useData('Tour', useDefaults('Tour', ownProps), readers);

  const isBrowser = useHydrated();
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const [current, setCurrent] = useValue({ value: ownedCurrent, initial: defaultCurrent });
  const {
    isOpen: open,
    layer,
    rootRef,
    scope,
  } = useLayerScope('modal', wanted && isBrowser && steps.length > 0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setCurrent(defaultCurrent);
  }

  const panel = useRef<HTMLDivElement>(null);
  const panelRef = useMergedRefs(panel, ref);
  const state = usePresence(open, layer.root);
  const isThere = state !== 'closed';
  const t = useKitWords(enTour);
  const id = useId();
  const root = useOverlayRoot();

  const last = steps.length - 1;
  const index = clamp(current, 0, Math.max(last, 0));
  const step = steps[index];
  const close = (reason: OpenChangeReason) => change(false, reason);
  const goTo = (next: number) => {
    setCurrent(next);
    onChange?.(next);
  };
  const goOn = () => (index === last ? close('choice') : goTo(index + 1));

  // `useHiddenWithPage` must run before `useModalLayer`, because hidden elements take no focus.
  useHiddenWithPage(layer, isThere);
  useTourPlace(isThere, step, { layer: layer.root, panel });
  useModalLayer(open, layer, panel, { onEscape: () => close('escape'), onEnter: goOn });
  useBackLayer(open, close);
  useEffect(() => {
    // The button that had the focus is not part of this step.
    if (open && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [open, index]);

  if (!isThere) return null;
  return createPortal(
    <div
      {...root}
      ref={rootRef}
      className={styles.layer}
      data-state={state}
      inert={state === 'leaving'}
      // Hides the leaving dialog from screen readers also in Safari before 15.5, which has no `inert`.
      aria-hidden={state === 'leaving' || undefined}
    >
      {/* Needs no role: Esc, Back and the buttons in the panel also end the tour. */}
      <div
        data-part="mask"
        className={styles.mask}
        data-tour-mask
        onClick={() => closeOnMask && close('outside')}
        aria-hidden
      >
        <div className={styles.hole} data-tour-hole />
      </div>
      <div
        tabIndex={-1}
        {...native}
        ref={panelRef}
        className={joinClasses(styles.panel, className)}
        role="dialog"
        aria-modal
        aria-labelledby={
          native['aria-labelledby'] ??
          (native['aria-label'] ? undefined : `${id}-${step?.title ? 'title' : 'text'}`)
        }
        aria-describedby={step?.title && step.text ? `${id}-text` : undefined}
      >
        <LayerContext value={scope}>
          <div data-part="content" className={styles.content}>
            <div className={styles.top}>
              <span className={styles.place}>
                {t('swiperPlace', { number: index + 1, count: steps.length })}
              </span>
              {index < last && (
                <Button variant="plain" size="small" onClick={() => close('cancel')}>
                  {t('tourSkip')}
                </Button>
              )}
            </div>
            {/* The focus stays on a button, so screen readers get the new step from here. */}
            <div aria-live="polite" aria-atomic>
              {step?.title && (
                <h2 id={`${id}-title`} data-part="title" className={styles.title}>
                  {step.title}
                </h2>
              )}
              {step?.text && (
                <div id={`${id}-text`} data-part="text" className={styles.text}>
                  {step.text}
                </div>
              )}
            </div>
            <div data-part="actions" className={styles.actions}>
              {index > 0 && (
                <Button key="back" variant="outline" onClick={() => goTo(index - 1)}>
                  {t('formPrevious')}
                </Button>
              )}
              <Button key="next" onClick={goOn}>
                {t(index === last ? 'done' : 'formNext')}
              </Button>
            </div>
          </div>
        </LayerContext>
      </div>
    </div>,
    document.body,
  );
}
