import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { withStyles } from '@/shared/failed-styles';
import { useApp } from './app-parts';

const loadLateParts = withStyles(() => import('./late-parts'));

/** Fetches the late parts once the first page stands, or as soon as an overlay is wanted. */
export function LateSlot() {
  const { navigator, context } = useApp();
  const { overlays } = context;
  const [Late, setLate] = useState<ComponentType | null>(null);
  const wanted = useStore(overlays, ({ open }) => open.length > 0);

  useEffect(() => {
    if (Late) return;
    let current = true;
    const load = async () => {
      if (!wanted) await navigator.settled();
      const { LateParts } = await loadLateParts();
      if (current) setLate(() => LateParts);
    };
    // Nobody may wait for an answer to what can not be drawn; the next overlay tries again.
    load().catch((cause: unknown) => current && overlays.fail(cause));
    return () => {
      current = false;
    };
  }, [Late, wanted, navigator, overlays]);

  return Late && <Late />;
}
