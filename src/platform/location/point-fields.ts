import { type Field, number } from '@/platform/call/params';
import type { Checked } from '@/platform/call/check';

/** Beyond it there is no such place, so nothing is clamped. */
function degrees(limit: number): Field<number> {
  return (value, name) => {
    const answer = number(value, name);
    if ('refused' in answer || Math.abs(answer.value) <= limit) return answer;
    return { refused: `parameter.${name} should be from -${limit} to ${limit}` };
  };
}

export const latitude = degrees(90);

export const longitude = degrees(180);

type Perhaps = { readonly latitude: number | undefined; readonly longitude: number | undefined };

/** Half a point is a mistake. */
export function bothOrNone<P extends Perhaps>(checked: Checked<P>): Checked<P> {
  if (
    !checked.ok ||
    (checked.params.latitude === undefined) === (checked.params.longitude === undefined)
  )
    return checked;
  const missing = checked.params.latitude === undefined ? 'latitude' : 'longitude';
  return { ok: false, code: 'invalid', message: `Missing required parameter \`${missing}\`` };
}
