import { checkParams, required, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { type Checked } from '@/platform/call/check';

export type MakePhoneCallParams = { readonly phoneNumber: string };

type Params = { readonly address: string };

const checkFields = checkParams({ phoneNumber: required(text) });

/**
 * What a number is written with, dashes and marks of its direction too; signs that only part its digits are left out
 * of the address.
 */
const NUMBER = /^[\d+*#,;().\-\s/\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]{1,80}$/;
const PARTING = /[^\d+*#,;]/g;

/** Hands a number to the telephone, which asks before it dials [S5.4]. */
export const makePhoneCall: Api<MakePhoneCallParams, void> = defineApi('makePhoneCall', {
  check: (input): Checked<Params> => {
    const fields = checkFields(input);
    if (!fields.ok) return fields;
    const { phoneNumber } = fields.params;
    if (phoneNumber.trim() === '') return refuse('should not be empty String');
    if (!NUMBER.test(phoneNumber) || !/[\d*#]/.test(phoneNumber))
      return refuse('should be a phone number');
    const dialled = phoneNumber.replace(PARTING, '').replaceAll('#', '%23');
    return { ok: true, params: { address: `tel:${dialled}` } };
  },
  run: ({ env }, { address }) => {
    env.window.location.assign(address);
  },
});

function refuse(what: string): Checked<never> {
  return { ok: false, code: 'invalid', message: `parameter.phoneNumber ${what}` };
}
