// Whoever compiles this file alone needs it too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./hls-light.d.ts" />
import { fetchCode } from '@/shared/lost-code';

const HLS_TYPE = 'application/vnd.apple.mpegurl';

export function isHls(src: string): boolean {
  return /\.m3u8($|[?#])/i.test(src);
}

/**
 * A live or adaptive stream: by the browser where it can, else by a library that is fetched only then. Its worker
 * is a script out of a blob, which a strict policy refuses, so it goes without.
 */
export function loadHls(video: HTMLVideoElement, src: string, onFailed: () => void): () => void {
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
    const { default: Hls } = await fetchCode(() => import('hls.js/light'));
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
  begin().catch(() => {
    if (!isOver) onFailed();
  });
  return () => {
    isOver = true;
    stop();
  };
}
