import { useEffect, useState } from 'react';

export type LiveRegions = {
  readonly root: HTMLElement;
  readonly status: Element;
  readonly alert: Element;
};

/** Adds two live regions to the body. They stay empty for a frame, because screen readers do not read initial content. */
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

/** Creates plain DOM elements, because React adds a listener for every event type to the container of a portal. */
function makeRegions(className: string): LiveRegions {
  const root = document.createElement('div');
  root.className = className;
  // Open dialogs do not make this element inert.
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
