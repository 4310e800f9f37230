import type { Camera, CameraRefusal } from './camera';

/** The code formats of each `scanType`, by the names of the browser's BarcodeDetector. */
const FORMATS = {
  barCode: [
    ...(['codabar', 'code_39', 'code_93', 'code_128', 'ean_8', 'ean_13', 'itf'] as const),
    ...(['upc_a', 'upc_e'] as const),
  ],
  qrCode: ['qr_code'],
  datamatrix: ['data_matrix'],
  pdf417: ['pdf417'],
} as const;

export type ScanType = keyof typeof FORMATS;

export type CodeFormat = (typeof FORMATS)[ScanType][number];

export function formatsOf(types: readonly ScanType[]): readonly CodeFormat[] {
  return [...new Set(types.flatMap((type): readonly CodeFormat[] => FORMATS[type]))];
}

/** A format as uni-app names it, for example EAN_13. */
export function scanTypeOf(format: string): string {
  return format === 'pdf417' ? 'PDF_417' : format.toUpperCase();
}

export type ScannedCode = { readonly text: string; readonly format: string };

export type Scanner = {
  /** Shows the camera's picture in the element and reports the first code. Rejects with a CameraRefusal. */
  watch(video: HTMLVideoElement, onCode: (code: ScannedCode) => void): Promise<Camera>;
  /** Null if the photo contains no code, or the file is not a picture. Rejects if there is no detector. */
  readPhoto(photo: Blob): Promise<ScannedCode | null>;
  /** Closes the camera, also one that is still opening. */
  stop(): void;
  /** Why the camera or the detector failed. */
  refusal(): CameraRefusal | null;
};
