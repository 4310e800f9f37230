import {
  convertPoint,
  type HostCalls,
  type HostConnection,
  locationAt,
  THINKING_TIME,
} from '@/platform';
import type { TelegramClient } from './client';

/** Milliseconds for the question whether Telegram can give the location. Telegram answers it without the user. */
const CHECK_TIME_OUT = 5000;

/** Telegram asks the user once for each bot. The caller's time-out starts after that [S1.2]. */
export function getLocationIn({ ask }: TelegramClient): HostCalls['getLocation'] {
  return async ({ type, timeout }, { fail, signal }) => {
    const checkOptions = { timeout: CHECK_TIME_OUT, signal };
    const checked = await ask('web_app_check_location', ['location_checked'], checkOptions);
    if (checked === 'aborted') throw fail('abort', 'aborted');
    const access = checked === 'late' ? {} : checked.data;
    if (access['available'] !== true) throw fail('unsupported', 'the host does not know the place');
    const isGranted = access['access_granted'] === true;
    if (access['access_requested'] === true && !isGranted)
      throw fail('denied', "the user has denied it in the host's settings");

    // For Telegram's client 0 means no limit.
    const limit = Math.max(isGranted ? timeout : timeout + THINKING_TIME, 1);
    const options = { timeout: limit, signal };
    const answer = await ask('web_app_request_location', ['location_requested'], options);
    if (answer === 'aborted') throw fail('abort', 'aborted');
    if (answer === 'late') throw fail('timeout', 'the host did not answer');
    if (answer.data['available'] !== true) throw fail('denied', 'the user has denied it');

    const { latitude, longitude } = answer.data;
    if (!isNumber(latitude) || !isNumber(longitude))
      throw fail('failed', 'the host answered without coordinates', answer.data);
    return locationAt(convertPoint({ latitude, longitude }, 'wgs84', type), type, {
      accuracy: numberOrNull(answer.data['horizontal_accuracy']) ?? 0,
      altitude: numberOrNull(answer.data['altitude']),
      verticalAccuracy: numberOrNull(answer.data['vertical_accuracy']),
      speed: numberOrNull(answer.data['speed']),
    });
  };
}

const SCANNED = 'qr_text_received';
const SCANNER_CLOSED = 'scan_qr_popup_closed';

/** Telegram's scanner. It reads QR codes only. For other codes the browser's scanner opens. */
export function scanCodeIn({ ask, post }: TelegramClient): HostCalls['scanCode'] {
  let isOpen = false;
  return async ({ scanType }, { fail, signal }) => {
    if (!scanType.includes('qrCode')) throw fail('unsupported', 'the host reads QR codes only');
    if (isOpen) throw fail('busy', 'the scanner is open already');
    isOpen = true;
    const options = { timeout: 0, signal };
    const answer = await ask('web_app_open_scan_qr_popup', [SCANNED, SCANNER_CLOSED], options);
    isOpen = false;
    const scanned = typeof answer === 'object' ? answer : null;
    if (scanned?.event === SCANNER_CLOSED) throw fail('cancel', 'cancel');
    // Otherwise the scanner stays open.
    post('web_app_close_scan_qr_popup');
    if (!scanned) throw fail('abort', 'aborted');
    return { result: String(scanned.data['data'] ?? ''), scanType: 'QR_CODE', charSet: 'UTF-8' };
  };
}

/** Telegram's choice of a chat. Telegram minimises the mini app for it, and does not report what the user sent. */
export function openShareIn({ post }: TelegramClient): NonNullable<HostConnection['openShare']> {
  return async ({ title, desc, link }) => {
    const text = [title, desc].filter((part) => part !== '').join('\n');
    const query = `url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`;
    post('web_app_open_tg_link', { path_full: `/share/url?${query}` });
    return 'opened';
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Telegram omits unknown values, or sends null. */
function numberOrNull(value: unknown): number | null {
  return isNumber(value) ? value : null;
}
