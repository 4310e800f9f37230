import type { PlatformContext } from '@/platform/call/context';
import type { CodeFormat } from './formats';
import type { ScannedCode } from './scan-messages';

export type Detector = {
  /** Null when there is no code in it. */
  detect(picture: HTMLCanvasElement | HTMLVideoElement): Promise<ScannedCode | null>;
};

/** The part of the Barcode Detection API that is used. Chrome on Android and on macOS have it. */
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

/** The browser's own where it knows every format that is wanted, else one in WebAssembly, fetched now, until the signal. */
export async function createDetector(
  context: PlatformContext,
  formats: readonly CodeFormat[],
  signal: AbortSignal,
): Promise<Detector> {
  const { BarcodeDetector } = context.env.window as { readonly BarcodeDetector?: NativeDetector };
  if (BarcodeDetector && (await knowsAll(BarcodeDetector, formats))) {
    return wrap(new BarcodeDetector({ formats }));
  }
  const { createWorkerDetector } = await import('./create-worker-detector');
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

/** Some browsers have the class but no detector behind it: they know no format, or reject. */
async function knowsAll(native: NativeDetector, formats: readonly CodeFormat[]): Promise<boolean> {
  const known = await native.getSupportedFormats().catch((): readonly string[] => []);
  return formats.every((format) => known.includes(format));
}
