import type { Fail } from '@/platform/call/check';

/** iPhones show no element on the whole screen but a video, and by calls of their own. */
type IosVideo = HTMLVideoElement & {
  webkitEnterFullscreen?(): void;
  webkitExitFullscreen?(): void;
  readonly webkitDisplayingFullscreen?: boolean;
};

export async function showFullScreen(video: HTMLVideoElement, fail: Fail): Promise<void> {
  const ios: IosVideo = video;
  try {
    if (typeof video.requestFullscreen === 'function') await video.requestFullscreen();
    else if (ios.webkitEnterFullscreen) ios.webkitEnterFullscreen();
    else throw fail('unsupported', 'this browser shows nothing on the whole screen');
  } catch (cause) {
    // A TypeError is a refusal: no tap, or a frame that may not.
    if (cause instanceof TypeError) throw fail('denied', cause.message, cause);
    throw cause;
  }
}

/** Fine as well when there is nothing to leave. */
export async function leaveFullScreen(video: HTMLVideoElement): Promise<void> {
  const ios: IosVideo = video;
  const { ownerDocument: document } = video;
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (ios.webkitDisplayingFullscreen) ios.webkitExitFullscreen?.();
}
