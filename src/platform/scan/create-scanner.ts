import type { Env } from '@/platform/env';
import { createDetector, type ScannedCode } from './create-detector';
import type { CodeFormat } from './formats';
import { type Camera, type CameraRefusal, openCamera } from './open-camera';

export type Scanner = {
  /** Shows the camera's picture in the element and looks for a code in it, once. Rejects with a CameraRefusal. */
  watch(video: HTMLVideoElement, onCode: (code: ScannedCode) => void): Promise<Camera>;
  /** Null when there is no code in the picture, or it is no picture. */
  readPhoto(photo: Blob): Promise<ScannedCode | null>;
  /** Lets go of the camera, also of one that is still being opened. */
  stop(): void;
  /** Why there was no camera. */
  refusal(): CameraRefusal | null;
};

/** Milliseconds from one look to the next: fast enough for a hand, slow enough for a small phone. */
const PAUSE = 120;

/** Pixels of a photo's longer side that are looked at. */
const ENOUGH = 2000;

/** What is behind the scanner on the screen. The detector is fetched while the visitor is asked for the camera. */
export function createScanner(env: Env, formats: readonly CodeFormat[]): Scanner {
  const { document, after } = env;
  const detector = createDetector(env, formats);
  // It is awaited where it is used.
  detector.catch(() => {});
  let camera: Camera | null = null;
  let watching: Promise<Camera> | null = null;
  let refused: CameraRefusal | null = null;
  let stopped = false;
  let cancel = () => {};

  const stop = () => {
    stopped = true;
    cancel();
    camera?.close();
  };

  const look = async (video: HTMLVideoElement, onCode: (code: ScannedCode) => void) => {
    const code = await lookOnce(video);
    if (stopped) return;
    if (code) onCode(code);
    else cancel = after(PAUSE, () => void look(video, onCode));
  };

  const lookOnce = async (video: HTMLVideoElement) => {
    if (document.hidden || video.readyState < video.HAVE_CURRENT_DATA) return null;
    // A picture that can not be read is followed by others.
    return (await detector).detect(video).catch(() => null);
  };

  const open = async (video: HTMLVideoElement, onCode: (code: ScannedCode) => void) => {
    await detector.catch((cause: unknown) => {
      throw unavailable(cause);
    });
    const opened = await openCamera(env);
    camera = opened;
    if (stopped) opened.close();
    Object.assign(video, { srcObject: opened.stream, muted: true, playsInline: true });
    // Interrupted by the end of the scan, say.
    await video.play().catch(() => {});
    if (!stopped) void look(video, onCode);
    return opened;
  };

  return {
    watch: (video, onCode) => {
      watching ??= open(video, onCode).catch((error: CameraRefusal) => {
        refused = error;
        throw error;
      });
      return watching;
    },
    readPhoto: async (photo) => {
      const chosen = await detector;
      const canvas = await draw(env, photo).catch(() => null);
      return canvas && chosen.detect(canvas);
    },
    stop,
    refusal: () => refused,
  };
}

function unavailable(cause: unknown): CameraRefusal {
  return { code: 'failed', message: 'the code to scan with could not be loaded', cause };
}

async function draw({ window, document }: Env, photo: Blob): Promise<HTMLCanvasElement> {
  const picture = await window.createImageBitmap(photo);
  const scale = Math.min(1, ENOUGH / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}
