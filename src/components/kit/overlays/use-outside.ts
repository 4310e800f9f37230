import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

type Outside = {
  /** For the root of the layer. React calls it for everything that its content has rendered, also into a portal. */
  readonly onPointerDownCapture: (event: ReactPointerEvent) => void;
};

/**
 * For boxes without a mask: a tap on the mask of a Popup closes it in popup.tsx. Calls `onOutside` when a finger or a mouse goes down outside of the layer and of the other elements. Portals of React
 * children are inside. A tap in a modal layer above is not outside: that layer closes first.
 */
export function useOutside(
  isOpen: boolean,
  {
    root,
    others,
  }: {
    readonly root: { readonly current: HTMLElement | null };
    readonly others: readonly RefObject<HTMLElement | null>[];
  },
  onOutside: (target: Element) => void,
): Outside {
  const inside = useRef<Event>(null);
  const judge = useEffectEvent((event: Event) => {
    const { target } = event;
    if (event === inside.current || !(target instanceof Element)) return;
    if (!root.current || root.current.closest('[inert]')) return;
    if ([root, ...others].some(({ current }) => current?.contains(target))) return;
    onOutside(target);
  });
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener(
      'pointerdown',
      ({ target }) =>
        // React's handlers are on ancestors of the target, so they have run before this one.
        target?.addEventListener('pointerdown', judge, { ...options, once: true }),
      options,
    );
    return () => stop.abort();
  }, [isOpen]);
  return {
    onPointerDownCapture: ({ nativeEvent }) => {
      inside.current = nativeEvent;
    },
  };
}
