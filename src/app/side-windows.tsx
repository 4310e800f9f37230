import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useMinWidth, WindowLayout } from '@/components/window-layout';
import {
  type ChromeState,
  useBackLayer,
  usePlatformContext,
  useKitWords,
  useWritten,
  type WindowStyle,
} from '@/platform';
import { useNavigator } from '@/router';
import { WIDE_SCREEN_WIDTH } from '@/shared/defaults';
import { latePart } from '@/shared/late-part';
import { enLate } from '@/shared/messages';
import type { SideWindowConfig } from './define-app';
import { useApp } from './app-parts';
import styles from './side-windows.module.css';

const SIDES = ['top', 'left', 'right'] as const;

/** The windows around the app on wide screens, drawers on narrow ones [S9.18]. */
export function SideWindows({ children }: { children: ReactNode }) {
  const { config } = useApp();
  const navigator = useNavigator();
  const { chrome } = usePlatformContext();
  const t = useKitWords(enLate);
  const read = useWritten();
  const states = useStore(chrome, ({ windows }) => windows);
  const called = useStore(chrome, ({ drawer }) => drawer);
  const windowStyles = useStore(chrome, (state) => state.windowStyles);
  const page = useStore(navigator.store, ({ stack }) => stack.pages[stack.pages.length - 1]);
  const window = config.window ?? {};
  const { minWidth = WIDE_SCREEN_WIDTH } = window;
  const isWide = useMinWidth(minWidth);
  const route = page && navigator.routeOf(page);

  const drawer = called && !isWide && route?.[`${called}Window`] !== false ? called : undefined;
  const closeDrawer = () => chrome.setDrawer(undefined);
  useBackLayer(drawer !== undefined, closeDrawer);
  useEffect(() => {
    // Where it cannot be it is forgotten: later it would come by itself.
    if (called && !drawer) chrome.setDrawer(undefined);
  }, [called, drawer, chrome]);

  const content = (side: (typeof SIDES)[number]) => {
    const own = window[side];
    const hidden = isWide && states[side] === 'hidden';
    if (!own || hidden || route?.[`${side}Window`] === false) return undefined;
    return (
      <div style={innerStyle(windowStyles[side])}>
        <SideWindow config={own} />
      </div>
    );
  };

  return (
    <WindowLayout
      top={content('top')}
      left={content('left')}
      right={content('right')}
      minWidth={minWidth}
      sizes={sizesOf(window, windowStyles)}
      drawer={drawer}
      onDrawerClose={closeDrawer}
      labels={{
        left: read(window.left?.label ?? t('leftWindow')),
        right: read(window.right?.label ?? t('rightWindow')),
        close: t('close'),
      }}
    >
      <div className={styles.pages}>{children}</div>
    </WindowLayout>
  );
}

function SideWindow({ config }: { config: SideWindowConfig }) {
  const [Content] = useState(() => latePart(async () => (await config.load()).default));
  return <Content />;
}

type Configs = { readonly [side in (typeof SIDES)[number]]?: SideWindowConfig };
type Styles = ChromeState['windowStyles'];

/** The size of a window is that of its place in the layout, not of what is inside. */
function sizesOf(window: Configs, set: Styles) {
  const sized = SIDES.flatMap((side) => {
    const size = set[side]?.[side === 'top' ? 'height' : 'width'] ?? window[side]?.size;
    if (!size) return [];
    return [[side, typeof size === 'number' ? `${size}px` : size]];
  });
  return Object.fromEntries(sized) as { top?: string; left?: string; right?: string };
}

/** Always on the same element: a style that comes later must not mount the window's content anew. */
function innerStyle(set: WindowStyle | undefined): CSSProperties {
  if (!set) return { display: 'contents' };
  const { width: _width, height: _height, ...style } = set;
  return { minBlockSize: '100%', ...style };
}
