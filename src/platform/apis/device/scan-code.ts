import { askerIn } from '@/platform/call/page';
import { checkParams, flag, listOf, oneOf, optional } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { viaHost } from '@/platform/host/via-host';
import { codeFailure } from '@/platform/call/load';
import { askOverlay } from '@/platform/feedback/open-overlay';
import { formatsOf, type ScanType, scanTypeOf } from '@/platform/scan/formats';

export type ScanSource = 'camera' | 'album';

export type ScanCodeParams = {
  /** Leaves no photo to choose, whatever `sourceType` says. @default false */
  readonly onlyFromCamera?: boolean | undefined;
  /** @default ['barCode', 'qrCode'] */
  readonly scanType?: readonly ScanType[] | undefined;
  /** @default ['camera', 'album'] */
  readonly sourceType?: readonly ScanSource[] | undefined;
};

export type ScanCodeResult = {
  readonly result: string;
  /** QR_CODE, EAN_13 and so on; '' where a messaging app does not say. */
  readonly scanType: string;
  readonly charSet: 'UTF-8';
};

const check = checkParams({
  onlyFromCamera: optional(flag, false),
  scanType: optional(listOf(oneOf('barCode', 'qrCode', 'datamatrix', 'pdf417')), [
    'barCode',
    'qrCode',
  ] as const),
  sourceType: optional(listOf(oneOf('camera', 'album')), ['camera', 'album'] as const),
});

/**
 * Reads a code from the camera or from a photo. Back, Escape and leaving the page reject with code cancel. Inside a
 * messaging app its own scanner [S1.2], which always offers photos as well.
 */
export const scanCode: Api<ScanCodeParams, ScanCodeResult> = defineApi('scanCode', {
  check,
  run: (context, { onlyFromCamera, scanType, sourceType }, fail, { signal }) => {
    const sources = {
      camera: onlyFromCamera || sourceType.includes('camera'),
      album: !onlyFromCamera && sourceType.includes('album'),
    };
    const asker = askerIn(context);
    const scanHere = async (): Promise<ScanCodeResult> => {
      const { createScanner } = await import('@/platform/scan/create-scanner').catch(
        (cause: unknown) => {
          throw codeFailure(context, 'scanCode', cause);
        },
      );
      const scanner = createScanner(context, formatsOf(scanType));
      const shown = { scanner, ...sources };
      try {
        const code = await askOverlay(context, 'scanner', shown, signal, asker);
        if (code) return { result: code.text, scanType: scanTypeOf(code.format), charSet: 'UTF-8' };
        const refusal = scanner.refusal();
        throw refusal
          ? fail(refusal.code, refusal.message, refusal.cause)
          : fail('cancel', 'cancel');
      } finally {
        scanner.stop();
      }
    };
    // A host's scanner begins with the camera.
    if (!sources.camera) return scanHere();
    return viaHost(context, 'scanCode', { scanType }, { fail, signal }, scanHere);
  },
});
