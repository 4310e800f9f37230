import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { matchesMedia } from '@/shared/browser';
import { bindStage } from './bind-stage';
import { createViewer } from './create-viewer';

type Options = {
  readonly count: number;
  readonly start: number;
  readonly loop: boolean;
  readonly onTurn: (position: number) => void;
  readonly onClose: () => void;
};

type Elements = {
  readonly root: RefObject<HTMLElement | null>;
  readonly stage: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
};

const STILL = '(prefers-reduced-motion: reduce)';

/** The viewer of these elements. What moves is drawn past React: sixty times a second, two elements each. */
export function useViewer({ root, stage, track }: Elements, options: Options) {
  const [pictures] = useState(() => new Map<number, HTMLElement>());
  const [isZoomed, setZoomed] = useState(false);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const [viewer] = useState(() =>
    createViewer({
      // Pictures come and go while it is open.
      get count() {
        return latest.current.count;
      },
      start: options.start,
      loop: options.loop,
      sign: getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1,
      clock: {
        now: () => performance.now(),
        frame: (run) => {
          const id = requestAnimationFrame(run);
          return () => cancelAnimationFrame(id);
        },
        after: (ms, run) => {
          const id = setTimeout(run, ms);
          return () => clearTimeout(id);
        },
        isStill: () => matchesMedia(STILL),
      },
      drawTrack: (scroll, gone) => {
        if (track.current) track.current.style.transform = `translate3d(${-scroll}px, 0, 0)`;
        root.current?.style.setProperty('--portico-preview-gone', String(gone));
      },
      drawPicture: (position, { x, y, scale }) => {
        const picture = pictures.get(position);
        if (picture) picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      },
      onTurn: (position) => latest.current.onTurn(position),
      onZoom: setZoomed,
      onClose: () => latest.current.onClose(),
    }),
  );

  useLayoutEffect(() => {
    if (!stage.current) return;
    const unbind = bindStage(stage.current, viewer);
    return () => {
      unbind();
      viewer.stop();
    };
  }, [stage, viewer]);

  /** For a page's picture, as long as it is mounted. */
  const attach = useCallback(
    (position: number, picture: HTMLElement) => {
      pictures.set(position, picture);
      viewer.mounted(position);
      return () => {
        pictures.delete(position);
      };
    },
    [pictures, viewer],
  );

  return { viewer, isZoomed, attach };
}
