/** Older names, and what only iPhones have: a video of theirs goes to the whole screen alone. */
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

export function fullScreenElement(): Element | null {
  const page: WebkitDocument = document;
  return page.fullscreenElement ?? page.webkitFullscreenElement ?? null;
}

/** 'page': nothing could be asked, the whole window is to do. */
export async function enterFullScreen(
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
    // No tap before it, or a frame that may not.
    return 'page';
  }
}

export async function leaveScreen(video: HTMLVideoElement): Promise<void> {
  const [page, ios]: [WebkitDocument, WebkitVideo] = [document, video];
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (page.webkitFullscreenElement) page.webkitExitFullscreen?.();
  else if (ios.webkitDisplayingFullscreen) ios.webkitExitFullscreen?.();
}

type Lockable = ScreenOrientation & { lock?(to: 'landscape' | 'portrait'): Promise<void> };

/** Where the device can be told; a refusal is fine. */
export function turnScreen(direction: number | undefined, video: HTMLVideoElement): void {
  const orientation: Lockable | undefined = screen.orientation;
  const isWide = direction === undefined ? video.videoWidth > video.videoHeight : direction !== 0;
  orientation?.lock?.(isWide ? 'landscape' : 'portrait').catch(() => {});
}

type Floating = HTMLElement & { showPopover?(): void; hidePopover?(): void };

/** Above everything, whatever stands around it is moved or cut; older browsers fix it to the window. */
export function floatOverPage(box: HTMLElement): () => void {
  const floating: Floating = box;
  if (!floating.showPopover) return () => {};
  box.setAttribute('popover', 'manual');
  floating.showPopover();
  return () => {
    if (box.isConnected) floating.hidePopover?.();
    box.removeAttribute('popover');
  };
}
