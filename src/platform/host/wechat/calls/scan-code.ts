import type { HostCalls } from '@/platform/host/host-adapter';
import type { Client } from '@/platform/host/wechat/client';
import { readScanResult } from '@/platform/host/wechat/read-scan-result';

/** The host's scanner. It reads no other codes than these two kinds. */
export function scanCodeIn(client: Client): HostCalls['scanCode'] {
  return async ({ scanType }, { fail, signal }) => {
    const known = scanType.filter((type) => type === 'qrCode' || type === 'barCode');
    if (known.length < scanType.length)
      throw fail('unsupported', 'the host reads QR codes and bars only');
    const asked = { needResult: 1, scanType: known };
    const options = { api: 'scanCode', asks: true, signal } as const;
    const data = await client.invoke('scanQRCode', asked, options);
    const scanned = readScanResult(data['resultStr'], known);
    if (!scanned) throw fail('failed', 'the host answered without a result', data);
    return { ...scanned, charSet: 'UTF-8' };
  };
}
