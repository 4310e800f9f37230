import type { HostCalls } from '@/platform/host/host-adapter';
import type { LiffSdk } from './liff-of';
import { failureOf } from './failure-of';

/** LINE's scanner, which reads QR codes only: for other codes alone the web's opens. */
export function scanCodeIn(sdk: () => LiffSdk | null): HostCalls['scanCode'] {
  let isOpen = false;
  return async ({ scanType }, { fail }) => {
    const liff = sdk();
    if (!liff?.scanCodeV2 || !scanType.includes('qrCode'))
      throw fail('unsupported', 'the host reads QR codes only');
    // A second one would leave the first without an answer for ever.
    if (isOpen) throw fail('busy', 'the scanner is open already');
    isOpen = true;
    try {
      const scanned = await liff.scanCodeV2();
      const text = scanned?.value;
      if (typeof text === 'string') return { result: text, scanType: 'QR_CODE', charSet: 'UTF-8' };
    } catch (cause) {
      throw failureOf(cause, fail);
    } finally {
      isOpen = false;
    }
    throw fail('cancel', 'cancel');
  };
}
