import type { HostCalls } from '@/platform/host/host-adapter';
import type { TelegramClient } from '@/platform/host/telegram/create-client';

const EVENTS = ['qr_text_received', 'scan_qr_popup_closed'];

/** Telegram's scanner, which reads QR codes only: for other codes alone the web's opens. */
export function scanCodeIn({ ask, post }: TelegramClient): HostCalls['scanCode'] {
  let isOpen = false;
  return async ({ scanType }, { fail, signal }) => {
    if (!scanType.includes('qrCode')) throw fail('unsupported', 'the host reads QR codes only');
    if (isOpen) throw fail('busy', 'the scanner is open already');
    isOpen = true;
    const heard = await ask('web_app_open_scan_qr_popup', EVENTS, { patience: null, signal });
    isOpen = false;
    const told = typeof heard === 'object' ? heard : null;
    if (told?.event === 'scan_qr_popup_closed') throw fail('cancel', 'cancel');
    // It would go on scanning.
    post('web_app_close_scan_qr_popup');
    if (!told) throw fail('abort', 'aborted');
    return { result: String(told.data['data'] ?? ''), scanType: 'QR_CODE', charSet: 'UTF-8' };
  };
}
