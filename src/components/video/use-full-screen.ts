import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useEscape } from '@/components/use-escape';
import { useBackLayer } from '@/platform';
import {
  enterFullScreen,
  floatOverPage,
  fullScreenElement,
  leaveScreen,
  turnScreen,
} from './full-screen';

export type FullScreenMode = 'none' | 'screen' | 'page';

/** Of the element with its controls; else an iPhone's own player; else over the page, where Esc and back leave it. */
export function useFullScreen(
  box: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  direction: number | undefined,
  onChange: (isFull: boolean) => void,
) {
  const [mode, setMode] = useState<FullScreenMode>('none');
  const change = (next: FullScreenMode) => {
    if (next === mode) return;
    setMode(next);
    if ((next === 'none') !== (mode === 'none')) onChange(next !== 'none');
  };
  const see = useEffectEvent((isOwnPlayer?: boolean) => {
    const full = fullScreenElement();
    // The bare video, asked for by somebody else, has only the browser's controls.
    if (video.current) video.current.controls = full === video.current;
    const isOurs = full !== null && (full === box.current || full === video.current);
    if (isOurs || isOwnPlayer) change('screen');
    else if (mode === 'screen') change('none');
  });

  useEffect(() => {
    const element = video.current;
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['fullscreenchange', 'webkitfullscreenchange'])
      document.addEventListener(type, () => see(), { signal });
    element?.addEventListener('webkitbeginfullscreen', () => see(true), { signal });
    element?.addEventListener('webkitendfullscreen', () => see(false), { signal });
    return () => stop.abort();
  }, [video]);

  const leave = async () => {
    if (mode === 'page') change('none');
    else if (video.current) await leaveScreen(video.current);
  };
  const enter = async () => {
    if (!box.current || !video.current || mode !== 'none') return;
    if ((await enterFullScreen(box.current, video.current)) === 'page') change('page');
    else turnScreen(direction, video.current);
  };

  useLayoutEffect(() => {
    if (mode === 'page' && box.current) return floatOverPage(box.current);
  }, [mode, box]);
  useEscape(box, mode === 'page', () => change('none'));
  useBackLayer(mode === 'page', () => change('none'));

  return { mode, enter, leave };
}
