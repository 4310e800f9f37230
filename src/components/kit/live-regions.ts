import { useEffect, useState } from 'react';

export type LiveRegions = {
  readonly root: HTMLElement;
  readonly status: Element;
  readonly alert: Element;
};

/** Two live regions in the body, a frame before there is something in them: what is there at first is not read. */
export function useLiveRegions(needed: boolean, className: string): LiveRegions | null {
  const [regions, setRegions] = useState<LiveRegions | null>(null);
  useEffect(() => {
    if (!needed) return;
    const made = makeRegions(className);
    document.body.append(made.root);
    const frame = requestAnimationFrame(() => setRegions(made));
    return () => {
      cancelAnimationFrame(frame);
      setRegions(null);
      made.root.remove();
    };
  }, [needed, className]);
  return regions;
}

/** By hand: React listens for every event there is on whatever it has a portal to. */
function makeRegions(className: string): LiveRegions {
  const root = document.createElement('div');
  root.className = className;
  // Open dialogs do not make it inert.
  root.dataset.porticoLive = '';
  const add = (role: string) => {
    const region = document.createElement('div');
    region.setAttribute('role', role);
    region.setAttribute('aria-atomic', 'true');
    root.append(region);
    return region;
  };
  return { root, status: add('status'), alert: add('alert') };
}
