import { type Api, defineApi } from '@/platform/call/define';
import { askerIn } from '@/platform/call/asking-page';
import { checkParams, flag, listOf, oneOf, optional } from '@/platform/call/params';
import { askOverlay } from '@/platform/feedback/open-overlay';
import { viaHost } from '@/platform/host/via-host';
import { fetchCode } from '@/shared/lost-code';
import { formatsOf, type ScanType, scanTypeOf } from './formats';

export type ScanSource = 'camera' | 'album';

export type ScanCodeParams = {
  /** True removes the button that chooses a photo, whatever `sourceType` says. @default false */
  readonly onlyFromCamera?: boolean | undefined;
  /** @default ['barCode', 'qrCode'] */
  readonly scanType?: readonly ScanType[] | undefined;
  /** @default ['camera', 'album'] */
  readonly sourceType?: readonly ScanSource[] | undefined;
};

export type ScanCodeResult = {
  readonly result: string;
  /** QR_CODE, EAN_13 and so on. Empty if a messaging app does not report it. */
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
 * Reads a code with the camera or from a photo. Back, Escape and leaving the page reject with the code `cancel`.
 * Inside a messaging app its own scanner opens [S1.2], which always offers photos too.
 */
export const scanCode: Api<ScanCodeParams, ScanCodeResult> = defineApi('scanCode', {
  check,
  run: (context, { onlyFromCamera, scanType, sourceType }, fail, { signal, caller }) => {
    const sources = {
      camera: onlyFromCamera || sourceType.includes('camera'),
      album: !onlyFromCamera && sourceType.includes('album'),
    };
    const begun = askerIn(context, { caller });
    const scanInBrowser = async (): Promise<ScanCodeResult> => {
      const { createScanner } = await fetchCode(() => import('./scanner'));
      const scanner = createScanner(context, formatsOf(scanType));
      const props = { scanner, ...sources };
      try {
        const code = await askOverlay(context, 'scanner', props, { signal, begun });
        if (code) return { result: code.text, scanType: scanTypeOf(code.format), charSet: 'UTF-8' };
        const refusal = scanner.refusal();
        throw refusal
          ? fail(refusal.code, refusal.message, refusal.cause)
          : fail('cancel', 'cancel');
      } finally {
        scanner.stop();
      }
    };
    // The scanner of a messaging app always uses the camera.
    if (!sources.camera) return scanInBrowser();
    return viaHost(context, 'scanCode', { scanType }, { fail, signal }, scanInBrowser);
  },
});
