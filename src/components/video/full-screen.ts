import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useFloatBox } from '@/components/kit/overlays';
import { useBackLayer } from '@/platform';

export type FullScreenMode = 'none' | 'screen' | 'page';

/** Full screen of the element, else the iPhone's native player, else a layer over the page. Esc and Back close the layer. */
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
    // Other code can put the bare video in full screen. Show the browser's controls then.
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
  useFloatBox(box, mode === 'page', () => change('none'));
  useBackLayer(mode === 'page', () => change('none'));

  return { mode, enter, leave };
}

/** Prefixed names, and the iPhone's API, which allows full screen for a video element only. */
type WebkitElement = HTMLElement & { webkitRequestFullscreen?(): void };
type WebkitVideo = HTMLVideoElement & {
  webkitEnterFullscreen?(): void;
  webkitExitFullscreen?(): void;
  readonly webkitDisplayingFullscreen?: boolean;
};
type WebkitDocument = Document & {
  webkitExitFullscreen?(): void;
  readonly webkitFullscreenElement?: Element | null;
};

function fullScreenElement(): Element | null {
  const page: WebkitDocument = document;
  return page.fullscreenElement ?? page.webkitFullscreenElement ?? null;
}

/** Returns 'page' if full screen is not available. The caller then fills the window. */
async function enterFullScreen(
  box: HTMLElement,
  video: HTMLVideoElement,
): Promise<'screen' | 'page'> {
  const [webkitBox, webkitVideo]: [WebkitElement, WebkitVideo] = [box, video];
  try {
    if (typeof box.requestFullscreen === 'function') await box.requestFullscreen();
    else if (webkitBox.webkitRequestFullscreen) webkitBox.webkitRequestFullscreen();
    else if (webkitVideo.webkitEnterFullscreen) webkitVideo.webkitEnterFullscreen();
    else return 'page';
    return 'screen';
  } catch {
    // There was no user activation, or the iframe lacks permission.
    return 'page';
  }
}

async function leaveScreen(video: HTMLVideoElement): Promise<void> {
  const [page, ios]: [WebkitDocument, WebkitVideo] = [document, video];
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (page.webkitFullscreenElement) page.webkitExitFullscreen?.();
  else if (ios.webkitDisplayingFullscreen) ios.webkitExitFullscreen?.();
}

type Lockable = ScreenOrientation & { lock?(to: 'landscape' | 'portrait'): Promise<void> };

/** Locks the screen orientation if the device supports it. Ignores a refusal. */
function turnScreen(direction: number | undefined, video: HTMLVideoElement): void {
  const orientation: Lockable | undefined = screen.orientation;
  const isWide = direction === undefined ? video.videoWidth > video.videoHeight : direction !== 0;
  orientation?.lock?.(isWide ? 'landscape' : 'portrait').catch(() => {});
}

type Floating = HTMLElement & { showPopover?(): void; hidePopover?(): void };

/** Puts the box in the top layer, so that no ancestor can move or clip it. Older browsers use `position: fixed`. */
function floatOverPage(box: HTMLElement): () => void {
  const floating: Floating = box;
  if (!floating.showPopover) return () => {};
  box.setAttribute('popover', 'manual');
  floating.showPopover();
  return () => {
    if (box.isConnected) floating.hidePopover?.();
    box.removeAttribute('popover');
  };
}
