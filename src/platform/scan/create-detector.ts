import type { Env } from '@/platform/env';
import type { CodeFormat } from './formats';

export type ScannedCode = { readonly text: string; readonly format: string };

export type Detector = {
  /** Null when there is no code in it. */
  detect(picture: HTMLCanvasElement | HTMLVideoElement): Promise<ScannedCode | null>;
};

/** The part of the Barcode Detection API that is used. Chrome on Android and on macOS have it. */
export type NativeDetector = {
  new (options: {
    formats: readonly CodeFormat[];
  }): {
    detect(
      picture: HTMLCanvasElement | HTMLVideoElement,
    ): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's own where it knows every format that is wanted, else one in WebAssembly, fetched now. */
export async function createDetector(
  { window }: Env,
  formats: readonly CodeFormat[],
): Promise<Detector> {
  const native = (window as { readonly BarcodeDetector?: NativeDetector }).BarcodeDetector;
  const Chosen = native && (await knowsAll(native, formats)) ? native : await loadPonyfill();
  const detector = new Chosen({ formats });
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

async function loadPonyfill(): Promise<NativeDetector> {
  const [{ BarcodeDetector, prepareZXingModule }, { wasmUrl }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('./wasm-url'),
  ]);
  // Rejects now when it can not be fetched, or the page's policy forbids WebAssembly.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return BarcodeDetector as unknown as NativeDetector;
}
