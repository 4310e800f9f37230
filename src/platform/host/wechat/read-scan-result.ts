import { formatsOf, scanTypeOf } from '@/platform/scan/formats';
import { attempt } from '@/shared/errors';

type Scanned = { readonly result: string; readonly scanType: string };

const barCodes: readonly string[] = formatsOf(['barCode']).map(scanTypeOf);

/**
 * What was scanned. iOS wraps it in JSON, others give the text. Bars come with their kind before them, as in
 * `EAN_13,6901234567892`; of squares, and of bars without it, no client says more. Null when there is nothing.
 */
export function readScanResult(
  resultStr: unknown,
  wanted: readonly ('barCode' | 'qrCode')[],
): Scanned | null {
  const text = unwrap(resultStr);
  if (text === null || text === '') return null;
  const [, kind = '', digits = ''] = /^([A-Z\d_]+),([^]+)$/.exec(text) ?? [];
  if (wanted.includes('barCode') && barCodes.includes(kind))
    return { result: digits, scanType: kind };
  return { result: text, scanType: wanted.includes('qrCode') ? 'QR_CODE' : '' };
}

function unwrap(resultStr: unknown): string | null {
  const isText = typeof resultStr === 'string';
  // A code may well have a JSON text in it: only what is built like a wrapper is one.
  const wrapper: unknown = isText ? attempt(() => JSON.parse(resultStr)) : resultStr;
  const scanned: unknown = Object(Object(wrapper).scan_code).scan_result;
  if (typeof scanned === 'string') return scanned;
  return isText ? resultStr : null;
}
