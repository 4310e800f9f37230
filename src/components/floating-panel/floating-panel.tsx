import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { asList, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useValue } from '@/components/kit/use-value';
import { useKitWords } from '@/platform';
import { enFloatingPanel } from '@/shared/messages/en-overlays';
import styles from './floating-panel.module.css';
import { usePanelHeight } from './use-panel-height';

export type FloatingPanelProps = Omit<ComponentProps<'section'>, 'role' | 'aria-label'> & {
  /** The accessible name of the region. */
  label: string;
  /** The heights it rests at: up to 1 parts of the page, above it pixels. @default [112, 0.5, 0.9] */
  anchors?: readonly number[];
  /** One of the anchors. Makes it controlled. */
  height?: number | undefined;
  /** @default the lowest anchor */
  defaultHeight?: number | undefined;
  /** It goes to another anchor. The value is as written in `anchors`. */
  onHeightChange?: ((height: number) => void) | undefined;
  /** Its height in pixels, while a finger drags it and where it rests: for a map behind it. */
  onResize?: ((pixels: number) => void) | undefined;
  /** Below the handle. A finger drags the panel by it too. */
  header?: ReactNode;
  /** Only the handle and the header drag. By default the content does too, until the panel is fully open. @default false */
  headerOnly?: boolean;
  /** The content. It scrolls while the panel is fully open. */
  children?: ReactNode;
};

const ANCHORS: readonly number[] = [112, 0.5, 0.9];

const readers = {
  anchors: (given: unknown) => asList(given).filter((one) => typeof one === 'number' && one > 0),
};

/** A panel at the bottom of a page that a finger pulls up, from one height to the next. The page stays alive. */
export function FloatingPanel(ownProps: FloatingPanelProps) {
  const {
    label,
    anchors: given = ANCHORS,
    height: owned,
    defaultHeight,
    onHeightChange,
    onResize,
    header,
    headerOnly = false,
    className,
    ref,
    children,
    ...native
  } = useData('FloatingPanel', useDefaults('FloatingPanel', ownProps), readers);
  const t = useKitWords(enFloatingPanel);
  const anchors = given.length > 0 ? given : ANCHORS;
  const [height, setHeight] = useValue({
    value: owned,
    initial: defaultHeight ?? anchors[0] ?? 0,
    onChange: onHeightChange,
  });
  const panel = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const { drag, step } = usePanelHeight(
    { layer, panel },
    { anchors, height, headerOnly, onHeight: setHeight, onResize, onFull: setFull },
  );

  const press = (event: KeyboardEvent) => {
    const act = {
      ArrowUp: () => step('next'),
      ArrowDown: () => step('previous'),
      Home: () => step('first'),
      End: () => step('last'),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  /** Content that gets the focus below the edge of the screen comes into sight. */
  const showFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget || !layer.current) return;
    const edge = layer.current.getBoundingClientRect().bottom;
    if (target.getBoundingClientRect().bottom > edge) step('last');
  };

  return (
    <div ref={layer} className={styles.layer}>
      <section
        {...native}
        {...mergeHandlers<HTMLElement>(native, { onFocus: showFocus })}
        ref={useMergedRefs(panel, drag, ref)}
        className={joinClasses(styles.panel, className)}
        aria-label={label}
        data-state={isFull ? 'full' : 'partial'}
      >
        <div data-part="header" className={styles.header} data-panel-header>
          <button
            type="button"
            data-part="handle"
            className={styles.handle}
            aria-label={t('popupResize')}
            aria-expanded={isFull}
            onClick={() => step('around')}
            onKeyDown={press}
          />
          {header}
        </div>
        <div data-part="content" className={styles.content}>
          {children}
        </div>
      </section>
    </div>
  );
}
