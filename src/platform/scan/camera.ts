import type { Env } from '@/platform/call/env';
import type { PlatformErrorCode } from '@/platform/call/errors';

export type CameraRefusal = {
  readonly code: PlatformErrorCode;
  readonly message: string;
  readonly cause?: unknown;
};

export type Camera = {
  readonly stream: MediaStream;
  readonly hasTorch: boolean;
  setTorch(on: boolean): Promise<void>;
  close(): void;
};

/** Opens the camera, at the back if there are two. Throws a CameraRefusal. */
export async function openCamera({ window }: Env): Promise<Camera> {
  // Missing without https, and in some in-app browsers.
  const { mediaDevices } = window.navigator as { readonly mediaDevices?: MediaDevices };
  if (!mediaDevices?.getUserMedia)
    throw refusal('unsupported', 'this browser gives pages no camera: the page may need https');
  const video = {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  };
  const stream = await mediaDevices.getUserMedia({ video }).catch((cause: unknown) => {
    throw refusalOf(cause);
  });
  const [track] = stream.getVideoTracks();
  // Older Firefox and Safari have no capabilities. The TypeScript library lacks the torch.
  const can = track?.getCapabilities?.() as { readonly torch?: boolean } | undefined;
  return {
    stream,
    hasTorch: can?.torch === true,
    setTorch: async (on) => {
      await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
    },
    close: () => {
      for (const part of stream.getTracks()) part.stop();
    },
  };
}

function refusalOf(cause: unknown): CameraRefusal {
  switch (cause instanceof DOMException && cause.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return refusal('denied', 'the user did not allow the camera', cause);
    case 'NotFoundError':
    case 'OverconstrainedError':
      return refusal('unsupported', 'this device has no camera', cause);
    default:
      return refusal('failed', 'the camera could not be opened', cause);
  }
}

function refusal(code: PlatformErrorCode, message: string, cause?: unknown): CameraRefusal {
  return { code, message, cause };
}
