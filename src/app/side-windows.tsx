import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { WindowLayout } from '@/components/window-layout';
import { usePlatformContext, useWords, useWritten } from '@/platform';
import { useNavigator } from '@/router';
import { enLate } from '@/shared/messages';
import type { SideWindowConfig } from './define-app';
import { useApp } from './app-parts';

const SIDES = ['top', 'left', 'right'] as const;

/** The windows around the app on wide screens, drawers on narrow ones [S9.18]. */
export function SideWindows({ children }: { children: ReactNode }) {
  const { config } = useApp();
  const navigator = useNavigator();
  const { chrome } = usePlatformContext();
  const t = useWords(enLate);
  const read = useWritten();
  const states = useStore(chrome, ({ windows }) => windows);
  const entry = useStore(navigator.store, ({ nav }) => nav.stack[nav.stack.length - 1]);
  const window = config.window ?? {};
  const route = entry && navigator.routeOf(entry);

  const content = (side: (typeof SIDES)[number]) => {
    const own = window[side];
    const hidden = states[side] === 'hidden' || route?.[`${side}Window`] === false;
    return own && !hidden ? <SideWindow config={own} /> : undefined;
  };
  const drawer = (['left', 'right'] as const).find((side) => states[side] === 'shown');

  return (
    <WindowLayout
      top={content('top')}
      left={content('left')}
      right={content('right')}
      {...(window.minWidth && { minWidth: window.minWidth })}
      sizes={sizesOf(window)}
      drawer={drawer}
      onDrawerClose={() => drawer && chrome.setWindow(drawer, undefined)}
      labels={{
        left: read(window.left?.label ?? t('leftWindow')),
        right: read(window.right?.label ?? t('rightWindow')),
        close: t('close'),
      }}
    >
      {children}
    </WindowLayout>
  );
}

function SideWindow({ config }: { config: SideWindowConfig }) {
  const [Content] = useState(() => lazy(config.load));
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}

function sizesOf(window: { readonly [side in (typeof SIDES)[number]]?: SideWindowConfig }) {
  const sized = SIDES.flatMap((side) => {
    const size = window[side]?.size;
    return size ? [[side, size]] : [];
  });
  return Object.fromEntries(sized) as { top?: string; left?: string; right?: string };
}
