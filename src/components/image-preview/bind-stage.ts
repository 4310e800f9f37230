import { watchSizes } from '@/shared/browser';
import type { Point } from './transform';
import type { Viewer } from './create-viewer';

/** Feeds the viewer with what fingers, mouse and wheel do on the stage. Returns the way to undo it. */
export function bindStage(stage: HTMLElement, viewer: Viewer): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const resize = () => viewer.resize({ width: stage.clientWidth, height: stage.clientHeight });
  const sizes = watchSizes(resize);

  stage.addEventListener(
    'pointerdown',
    (event) => {
      const isControl = event.target instanceof Element && event.target.closest('button');
      if (event.button !== 0 || isControl) return;
      // Synthetic pointers can not be captured; the stage covers the screen anyway.
      if (event.isTrusted) stage.setPointerCapture(event.pointerId);
      viewer.down(event.pointerId, at(event), event.timeStamp);
    },
    options,
  );
  stage.addEventListener(
    'pointermove',
    (event) => viewer.move(event.pointerId, at(event), event.timeStamp),
    options,
  );
  stage.addEventListener(
    'pointerup',
    (event) => viewer.up(event.pointerId, event.timeStamp),
    options,
  );
  stage.addEventListener('pointercancel', () => viewer.cancel(), options);
  stage.addEventListener(
    'wheel',
    (event) => {
      // Two fingers on a trackpad zoom the page otherwise.
      event.preventDefault();
      viewer.zoomTo(Math.exp(-event.deltaY * (event.ctrlKey ? 0.02 : 0.004)), at(event));
    },
    { ...options, passive: false },
  );
  stage.addEventListener(
    'touchmove',
    (event) => {
      // `touch-action: none` is not enough: Chromium takes a swipe for a fling, and the next tap for its end.
      if (event.cancelable) event.preventDefault();
    },
    { ...options, passive: false },
  );
  resize();
  sizes.observe(stage);

  return () => {
    stop.abort();
    sizes.disconnect();
  };
}
