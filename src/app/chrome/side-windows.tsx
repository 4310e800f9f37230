import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { WindowLayout } from '@/components/window-layout';
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
import { originOf } from '@/shared/errors';
import { latePart } from '@/shared/late-part';
import { useMinWidth } from '@/shared/use-min-width';
import { isLostCode } from '@/shared/lost-code';
import { enLate } from '@/shared/messages';
import { last } from '@/shared/values';
import { useApp } from '../boot/app-parts';
import type { SideWindowConfig } from '../boot/define-app';
import { ProductPart } from './product-part';
import styles from './side-windows.module.css';

const SIDES = ['top', 'left', 'right'] as const;

type Side = (typeof SIDES)[number];

/** Renders the windows around the app on wide screens, and as drawers on narrow screens [S9.18]. */
export function SideWindows({ children }: { children: ReactNode }) {
  const { config } = useApp();
  const navigator = useNavigator();
  const { chrome } = usePlatformContext();
  const t = useKitWords(enLate);
  const translate = useWritten();
  const states = useStore(chrome, ({ windows }) => windows);
  const requested = useStore(chrome, ({ drawer }) => drawer);
  const windowStyles = useStore(chrome, (state) => state.windowStyles);
  const page = useStore(navigator.store, ({ stack }) => last(stack.pages));
  const window = config.window ?? {};
  const { minWidth = WIDE_SCREEN_WIDTH } = window;
  const isWide = useMinWidth(minWidth);
  const route = page && navigator.routeOf(page);

  const canOpen = requested !== undefined && !isWide && route?.[`${requested}Window`] !== false;
  const drawer = canOpen ? requested : undefined;
  const closeDrawer = () => chrome.setDrawer(undefined);
  useBackLayer(drawer !== undefined, closeDrawer);
  useEffect(() => {
    // Drop a request that is not possible now. Otherwise the drawer would open later without a call.
    if (requested && !drawer) chrome.setDrawer(undefined);
  }, [requested, drawer, chrome]);

  const content = (side: Side) => {
    const sideWindow = window[side];
    const isHidden = isWide && states[side] === 'hidden';
    if (!sideWindow || isHidden || route?.[`${side}Window`] === false) return undefined;
    return (
      <div style={innerStyle(windowStyles[side])}>
        <ProductPart>
          <SideWindow side={side} config={sideWindow} />
        </ProductPart>
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
      onDrawerChange={closeDrawer}
      labels={{
        left: translate(window.left?.label ?? t('leftWindow')),
        right: translate(window.right?.label ?? t('rightWindow')),
        close: t('close'),
      }}
    >
      <div className={styles.pages}>{children}</div>
    </WindowLayout>
  );
}

function SideWindow({ side, config }: { side: Side; config: SideWindowConfig }) {
  const { report } = useNavigator();
  const [Content] = useState(() =>
    latePart(async () => {
      try {
        const module = (await config.load()) as { readonly default?: ComponentType } | undefined;
        if (module?.default) return module.default;
        throw new Error(`the module of window.${side} has no default export: its component`);
      } catch (error) {
        // Code that was lost is fetched again when the network is back.
        if (!isLostCode(error)) report(error, originOf('bar'));
        throw error;
      }
    }),
  );
  return <Content />;
}

type Configs = { readonly [side in Side]?: SideWindowConfig };
type Styles = ChromeState['windowStyles'];

/** A size applies to the window's area in the layout, not to the element inside it. */
function sizesOf(window: Configs, calledStyles: Styles) {
  const sizes = SIDES.flatMap((side) => {
    const size = calledStyles[side]?.[side === 'top' ? 'height' : 'width'] ?? window[side]?.size;
    if (!size) return [];
    return [[side, typeof size === 'number' ? `${size}px` : size]];
  });
  return Object.fromEntries(sizes) as { top?: string; left?: string; right?: string };
}

/** The inner element always exists, because adding it later would remount the window's content. */
function innerStyle(windowStyle: WindowStyle | undefined): CSSProperties {
  if (!windowStyle) return { display: 'contents' };
  const { width: _width, height: _height, ...style } = windowStyle;
  return { minBlockSize: '100%', ...style };
}
