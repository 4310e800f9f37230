import type { Checked, Fail } from '@/platform/call/check';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import type { Env } from '@/platform/call/env';
import { checkParams, required, text } from '@/platform/call/params';
import { type SystemInfo, systemInfo } from './system-info';

export type MakePhoneCallParams = { readonly phoneNumber: string };

/** Milliseconds. */
const SHORT_VIBRATION = 15;
const LONG_VIBRATION = 400;

/** The characters of written phone numbers, with dashes and marks of text direction. */
const PHONE_NUMBER = /^[\d+*#,;().\-\s/\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]{1,80}$/;
/** The characters that only separate digits. The `tel:` address must not contain them. */
const SEPARATORS = /[^\d+*#,;]/g;

const checkPhoneNumber = checkParams({ phoneNumber: required(text) });

export const getSystemInfo: Api<NoParams, SystemInfo> = defineApi('getSystemInfo', {
  run: (context) => systemInfo(context),
});

/** Opens the phone's dialler, which asks before it dials [S5.4]. */
export const makePhoneCall: Api<MakePhoneCallParams, void> = defineApi('makePhoneCall', {
  check: (input): Checked<{ readonly address: string }> => {
    const fields = checkPhoneNumber(input);
    if ('refused' in fields) return fields;
    const { phoneNumber } = fields.value;
    if (phoneNumber.trim() === '') return refuse('should not be empty String');
    if (!PHONE_NUMBER.test(phoneNumber) || !/[\d*#]/.test(phoneNumber))
      return refuse('should be a phone number');
    const digits = phoneNumber.replace(SEPARATORS, '').replaceAll('#', '%23');
    return { value: { address: `tel:${digits}` } };
  },
  run: ({ env }, { address }) => {
    env.window.location.assign(address);
  },
});

export const vibrateShort: Api<NoParams, void> = defineApi('vibrateShort', {
  run: ({ env }, _params, fail) => vibrate(env, SHORT_VIBRATION, fail),
});

export const vibrateLong: Api<NoParams, void> = defineApi('vibrateLong', {
  run: ({ env }, _params, fail) => vibrate(env, LONG_VIBRATION, fail),
});

/** Safari and Firefox have no vibrate. Chromium returns false before the user's first tap on the page. */
function vibrate({ window: { navigator } }: Env, ms: number, fail: Fail): void {
  if (!('vibrate' in navigator)) throw fail('unsupported', 'this browser cannot vibrate');
  if (!navigator.vibrate(ms))
    throw fail('denied', 'browsers vibrate only after the first tap: call it in a tap');
}

function refuse(rule: string): Checked<never> {
  return { refused: `parameter.phoneNumber ${rule}` };
}
