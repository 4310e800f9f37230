import '@/components/kit/tokens-extra.css';
import type { CSSProperties, ReactNode } from 'react';
import type { OpenChangeReason } from '@/components/kit/overlays';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { WIDE_SCREEN_WIDTH } from '@/shared/defaults';
import { SideWindow } from './side-window';
import styles from './window-layout.module.css';
import { useMinWidth } from '@/shared/use-min-width';

export type WindowSide = 'left' | 'right';

export type WindowLayoutProps = {
  /** Above everything, on wide screens only. */
  top?: ReactNode;
  left?: ReactNode;
  right?: ReactNode;
  /** The app. */
  children: ReactNode;
  /** The viewport width from which the windows are beside the app. @default 768 */
  minWidth?: number;
  /** The maximum width of the app in pixels. The app is centred. */
  maxWidth?: number | undefined;
  /** The windows' height or width, as CSS lengths. @default top 56px, left and right 280px */
  sizes?: { top?: string; left?: string; right?: string };
  /** The window that is open as a drawer below `minWidth`. */
  drawer?: WindowSide | undefined;
  /** Called when users close the drawer: with undefined, and `outside` or `escape`. */
  onDrawerChange?: (drawer: WindowSide | undefined, reason: OpenChangeReason) => void;
  /** An app passes them in its language. @default 'left', 'right' and 'Close' */
  labels?: { left?: string; right?: string; close?: string };
};

/** Side windows [S9.18]: panels beside the app on wide screens, drawers over it on narrow ones. */
export function WindowLayout({ top, left, right, children, ...props }: WindowLayoutProps) {
  const { minWidth = WIDE_SCREEN_WIDTH, drawer, onDrawerChange, labels = {} } = props;
  const call = useSafeCall();
  const wide = useMinWidth(minWidth);
  const openSide = wide ? undefined : drawer;

  const side = (name: WindowSide, content: ReactNode) =>
    content && (
      <SideWindow
        side={name}
        label={labels[name] ?? name}
        closeLabel={labels.close ?? 'Close'}
        state={wide ? 'panel' : openSide === name ? 'open' : 'closed'}
        onClose={(reason) => call(onDrawerChange, undefined, reason)}
      >
        {content}
      </SideWindow>
    );

  return (
    <div className={styles.layout} style={layoutStyle(props, wide && { top, left, right })}>
      {wide && top && <div className={styles.top}>{top}</div>}
      {side('left', left)}
      <div
        className={styles.main}
        inert={openSide !== undefined && Boolean({ left, right }[openSide])}
      >
        {children}
      </div>
      {side('right', right)}
    </div>
  );
}

type Slots = Record<'top' | WindowSide, ReactNode>;

// The variables are the offsets of the app's area, for fixed elements.
function layoutStyle({ sizes = {}, maxWidth }: Partial<WindowLayoutProps>, shown: Slots | false) {
  const { top = '56px', left = '280px', right = '280px' } = sizes;
  return {
    '--portico-window-top': shown && shown.top ? top : '0px',
    '--portico-window-left': shown && shown.left ? left : '0px',
    '--portico-window-right': shown && shown.right ? right : '0px',
    '--portico-drawer-left': left,
    '--portico-drawer-right': right,
    '--portico-window-max': maxWidth === undefined ? 'none' : `${maxWidth}px`,
  } as CSSProperties;
}
