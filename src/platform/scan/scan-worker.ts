import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import type { ScannedCode } from './formats';
import type { ScanPicture, ScanReply, ScanSetup } from './worker-detector';

self.addEventListener(
  'message',
  ({ data, ports }: MessageEvent<ScanSetup>) => {
    void reply(ports, async () => {
      const detector = await setUp(data);
      self.addEventListener('message', (next: MessageEvent<ScanPicture>) => {
        void reply(next.ports, () => look(detector, next.data));
      });
      return null;
    });
  },
  { once: true },
);

/** Rejects if the WebAssembly file cannot be fetched, or the worker's policy forbids WebAssembly. */
async function setUp({ wasmUrl, formats }: ScanSetup): Promise<BarcodeDetector> {
  const overrides = { locateFile: () => wasmUrl };
  await prepareZXingModule({ overrides, fireImmediately: true });
  return new BarcodeDetector({ formats: [...formats] });
}

async function look(detector: BarcodeDetector, { picture }: ScanPicture) {
  const [first] = await detector.detect(picture);
  return first ? { text: first.rawValue, format: first.format } : null;
}

async function reply(
  [port]: readonly MessagePort[],
  answer: () => Promise<ScannedCode | null>,
): Promise<void> {
  const message: ScanReply = await answer().then(
    (code) => ({ code }),
    (error: unknown) => ({ failed: String(error) }),
  );
  port?.postMessage(message);
}
