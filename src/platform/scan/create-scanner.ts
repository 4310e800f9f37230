import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import { isOffline } from '@/platform/network/offline';
import { createDetector } from './create-detector';
import type { CodeFormat } from './formats';
import { type Camera, type CameraRefusal, openCamera } from './open-camera';
import type { ScannedCode } from './scan-messages';

export type Scanner = {
  /** Shows the camera's picture in the element and looks for a code in it, once. Rejects with a CameraRefusal. */
  watch(video: HTMLVideoElement, onCode: (code: ScannedCode) => void): Promise<Camera>;
  /** Null when there is no code in the picture, or it is no picture. Rejects where nothing can be read. */
  readPhoto(photo: Blob): Promise<ScannedCode | null>;
  /** Lets go of the camera, also of one that is still being opened. */
  stop(): void;
  /** Why there was no camera, or nothing to read codes with. */
  refusal(): CameraRefusal | null;
};

/** Milliseconds from one look to the next: fast enough for a hand, slow enough for a small phone. */
const PAUSE = 120;

/** Pixels of a photo's longer side that are looked at. */
const ENOUGH = 2000;

/** What is behind the scanner on the screen. The detector is fetched while the visitor is asked for the camera. */
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
    refuse(unavailable(context, cause)),
  );
  // It is awaited where it is used.
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
    // A picture that can not be read is followed by others.
    return (await detector).detect(video).catch(() => null);
  };

  const open = async (video: HTMLVideoElement, onCode: (code: ScannedCode) => void) => {
    await detector;
    const opened = await openCamera(env);
    camera = opened;
    if (end.signal.aborted) opened.close();
    Object.assign(video, { srcObject: opened.stream, muted: true, playsInline: true });
    // Interrupted by the end of the scan, say.
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

function unavailable(context: PlatformContext, cause: unknown): CameraRefusal {
  return isOffline(context)
    ? { code: 'offline', message: context.messages.t('noNetwork'), cause }
    : { code: 'failed', message: 'the code to scan with could not be loaded', cause };
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
