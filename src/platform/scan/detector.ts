import type { PlatformContext } from '@/platform/call/context';
import { fetchCode } from '@/shared/lost-code';
import type { CodeFormat, ScannedCode } from './formats';

export type Detector = {
  /** Null if the picture contains no code. */
  detect(picture: HTMLCanvasElement | HTMLVideoElement): Promise<ScannedCode | null>;
};

/** The used part of the Barcode Detection API. Chrome has it on Android and on macOS. */
type NativeDetector = {
  new (options: {
    formats: readonly CodeFormat[];
  }): {
    detect(
      picture: HTMLCanvasElement | HTMLVideoElement,
    ): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's own detector if it knows all formats. Else a worker with WebAssembly, which ends at the signal. */
export async function createDetector(
  context: PlatformContext,
  formats: readonly CodeFormat[],
  signal: AbortSignal,
): Promise<Detector> {
  const { BarcodeDetector } = context.env.window as { readonly BarcodeDetector?: NativeDetector };
  if (BarcodeDetector && (await knowsAll(BarcodeDetector, formats))) {
    return wrap(new BarcodeDetector({ formats }));
  }
  const { createWorkerDetector } = await fetchCode(() => import('./worker-detector'));
  return createWorkerDetector(context, formats, signal);
}

function wrap(detector: InstanceType<NativeDetector>): Detector {
  return {
    detect: async (picture) => {
      const [first] = await detector.detect(picture);
      return first ? { text: first.rawValue, format: first.format } : null;
    },
  };
}

/** Some browsers have the class without a detector behind it: they know no format, or reject. */
async function knowsAll(native: NativeDetector, formats: readonly CodeFormat[]): Promise<boolean> {
  const known = await native.getSupportedFormats().catch((): readonly string[] => []);
  return formats.every((format) => known.includes(format));
}
