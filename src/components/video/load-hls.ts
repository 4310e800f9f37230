// Compiling this file alone also needs the declaration.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./hls-light.d.ts" />
import { packageFailure } from '@/components/kit/package-failure';
import { fetchCode } from '@/shared/lost-code';

const HLS_TYPE = 'application/vnd.apple.mpegurl';

export function isHls(src: string): boolean {
  return /\.m3u8($|[?#])/i.test(src);
}

/**
 * Plays an HLS stream natively if the browser can, else with hls.js as a lazy chunk. The library's worker is off, because
 * it is a blob script, which a strict Content Security Policy blocks.
 */
export function loadHls(
  video: HTMLVideoElement,
  src: string,
  onFailed: (message?: string) => void,
): () => void {
  if (video.canPlayType(HLS_TYPE) !== '') {
    video.src = src;
    return () => {
      video.removeAttribute('src');
      video.load();
    };
  }
  let stop = () => {};
  let isOver = false;
  const begin = async () => {
    const Hls = await fetchCode(loadLibrary);
    if (isOver) return;
    if (!Hls.isSupported()) return onFailed();
    const hls = new Hls({ enableWorker: false });
    stop = () => hls.destroy();
    hls.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (fatal) onFailed();
    });
    hls.loadSource(src);
    hls.attachMedia(video);
  };
  begin().catch((error: Error) => {
    if (!isOver) onFailed(error.message);
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** The package is an optional peer dependency. */
async function loadLibrary() {
  try {
    const { default: Hls } = await import('hls.js/light');
    if (!Hls?.isSupported) throw new Error('the module is empty');
    return Hls;
  } catch (cause) {
    throw packageFailure('install hls.js to play HLS streams', cause);
  }
}
