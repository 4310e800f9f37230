import type { HostCalls } from '@/platform/host/host-adapter';
import type { DingTalkClient } from './create-client';

/** DingTalk's scanner. It gives the text alone: of which kind a code was is known where only one was asked for. */
export function scanCodeIn({ invoke }: DingTalkClient): HostCalls['scanCode'] {
  return async ({ scanType }, { fail }) => {
    const isKnown = scanType.every((type) => type === 'qrCode' || type === 'barCode');
    if (!isKnown) throw fail('unsupported', 'the host reads QR codes and bars only');
    const [type] = scanType.length === 1 ? scanType : (['all'] as const);
    const data = await invoke('biz.util.scan', { type }, { fail, asks: true });
    const text = data['text'] ?? data['code'];
    if (typeof text !== 'string') throw fail('failed', 'the host answered without a result', data);
    return { result: text, scanType: type === 'qrCode' ? 'QR_CODE' : '', charSet: 'UTF-8' };
  };
}
