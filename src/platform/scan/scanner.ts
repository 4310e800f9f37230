import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import { codeFailure } from '@/platform/call/load';
import { type Camera, type CameraRefusal, openCamera } from './camera';
import { createDetector } from './detector';
import type { CodeFormat, ScannedCode, Scanner } from './formats';

/** Milliseconds between two pictures: short enough for the hand, long enough for a slow phone. */
const PAUSE = 120;

/** Pixels. A photo whose longer side is larger is scaled down. */
const LONGEST_SIDE = 2000;

/** The part of the scanner without its view. The detector loads first, so no camera opens that cannot be used. */
export function createScanner(context: PlatformContext, formats: readonly CodeFormat[]): Scanner {
  const { env } = context;
  const { document, after } = env;
  const end = new AbortController();
  let camera: Camera | null = null;
  let watching: Promise<Camera> | null = null;
  let refused: CameraRefusal | null = null;
  let cancel = () => {};

  const refuse = (refusal: CameraRefusal) => {
    refused = refusal;
    throw refusal;
  };
  const detector = createDetector(context, formats, end.signal).catch((cause: unknown) =>
    refuse(codeFailure(context, 'scanCode', cause)),
  );
  // The callers await it later.
  detector.catch(() => {});

  const stop = () => {
    end.abort();
    cancel();
    camera?.close();
  };

  const look = async (video: HTMLVideoElement, onCode: (code: ScannedCode) => void) => {
    const code = await lookOnce(video);
    if (end.signal.aborted) return;
    if (code) onCode(code);
    else cancel = after(PAUSE, () => void look(video, onCode));
  };

  const lookOnce = async (video: HTMLVideoElement) => {
    if (document.hidden || video.readyState < video.HAVE_CURRENT_DATA) return null;
    // If this picture fails, the next one may work.
    return (await detector).detect(video).catch(() => null);
  };

  const open = async (video: HTMLVideoElement, onCode: (code: ScannedCode) => void) => {
    await detector;
    const opened = await openCamera(env);
    camera = opened;
    if (end.signal.aborted) opened.close();
    Object.assign(video, { srcObject: opened.stream, muted: true, playsInline: true });
    // The end of the scan interrupts it.
    await video.play().catch(() => {});
    if (!end.signal.aborted) void look(video, onCode);
    return opened;
  };

  return {
    watch: (video, onCode) => {
      watching ??= open(video, onCode).catch(refuse);
      return watching;
    },
    readPhoto: async (photo) => {
      const chosen = await detector;
      const canvas = await draw(env, photo).catch(() => null);
      return canvas && chosen.detect(canvas).catch(() => null);
    },
    stop,
    refusal: () => refused,
  };
}

async function draw({ window, document }: Env, photo: Blob): Promise<HTMLCanvasElement> {
  const picture = await window.createImageBitmap(photo);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}
