import { asyncCalls } from '@/platform/call/rows';

const calls = () => import('./scan-code');

export const scanRows = asyncCalls(calls, {
  /**
   * Scans a code with the camera, or reads one from a picture.
   *
   * @support Everywhere; from the camera over https, else from a photo; where a worker may run WebAssembly or the browser has a BarcodeDetector
   */
  scanCode: { host: 'scanCode' },
});
