import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '@/components/kit/geometry';
import { matchesMedia, watchSizes } from '@/shared/browser';
import { createViewer, type Viewer } from './create-viewer';
import { followFingers } from './follow-fingers';

type Options = {
  readonly count: number;
  readonly start: number;
  readonly loop: boolean;
  readonly onTurn: (position: number) => void;
  readonly onClose: (reason: 'outside' | 'swipe') => void;
};

type Elements = {
  readonly root: RefObject<HTMLElement | null>;
  readonly stage: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
};

const STILL = '(prefers-reduced-motion: reduce)';

/** Connects a viewer to its elements. The viewer writes transforms to the elements, without a render per frame. */
export function useViewer({ root, stage, track }: Elements, options: Options) {
  const [pictures] = useState(() => new Map<number, HTMLElement>());
  const [isZoomed, setZoomed] = useState(false);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const [viewer] = useState(() =>
    createViewer({
      // The number of pictures can change while the preview is open.
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
      onClose: (reason) => latest.current.onClose(reason),
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

  /** Registers a page's picture element until the returned function runs. */
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

/** Passes fingers, wheel events and sizes of the stage to the viewer. Returns the cleanup function. */
function bindStage(stage: HTMLElement, viewer: Viewer): () => void {
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoom = (event: WheelEvent) => {
    // Otherwise a trackpad pinch would zoom the page.
    event.preventDefault();
    viewer.zoomTo(Math.exp(-event.deltaY * (event.ctrlKey ? 0.02 : 0.004)), placeOf(event));
  };
  const resize = () => viewer.resize({ width: stage.clientWidth, height: stage.clientHeight });
  const sizes = watchSizes(resize);

  const release = followFingers(stage, viewer, placeOf);
  stage.addEventListener('wheel', zoom, { passive: false });
  resize();
  sizes.observe(stage);

  return () => {
    release();
    stage.removeEventListener('wheel', zoom);
    sizes.disconnect();
  };
}
