import {
  checkParams,
  type Field,
  numberIn,
  optional,
  required,
  text,
} from '@/platform/call/params';

/** Anything, undefined too: what can not be stored is found when it is written. */
const data: Field<unknown> = (value) => ({ value });

const expires = optional(numberIn(0, Number.MAX_SAFE_INTEGER / 2));

export const checkKey = checkParams({ key: required(text) });

export const checkEntry = checkParams({ key: required(text), data, expires });
