import { useEffect, useState } from 'react';

/**
 * Adds a live region to the body. It stays empty for a frame, because screen readers do not read initial content. An
 * alert interrupts them. Null needs no region.
 */
export function useLiveRegion(
  role: 'status' | 'alert' | null,
  className: string,
): HTMLElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!role) return;
    // A plain DOM element, because React adds a listener for every event type to the container of a portal.
    const made = document.createElement('div');
    made.className = className;
    made.setAttribute('role', role);
    made.setAttribute('aria-atomic', 'true');
    // Open dialogs do not make this element inert.
    made.dataset.porticoLive = '';
    document.body.append(made);
    const frame = requestAnimationFrame(() => setRegion(made));
    return () => {
      cancelAnimationFrame(frame);
      setRegion(null);
      made.remove();
    };
  }, [role, className]);
  return region;
}
