import { type Field, required } from './check-params';
import type { Checked } from './define-api';

/** For the methods that take one value and no object. */
export function checkOne<T>(name: string, field: Field<T>): (input: unknown) => Checked<T> {
  return (input) => {
    const answer = required(field)(input, name);
    return 'value' in answer
      ? { ok: true, params: answer.value }
      : { ok: false, code: 'invalid', message: answer.refused };
  };
}
