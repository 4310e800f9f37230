import type { Checked } from '@/platform/call/check';
import { type Field, number, where } from '@/platform/call/params';

export const latitude = degrees(90);

export const longitude = degrees(180);

type OptionalPoint = {
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
};

/** Refuses a latitude without a longitude, and a longitude without a latitude. */
export function bothOrNone<P extends OptionalPoint>(checked: Checked<P>): Checked<P> {
  if ('refused' in checked) return checked;
  const hasLatitude = checked.value.latitude !== undefined;
  const hasLongitude = checked.value.longitude !== undefined;
  if (hasLatitude === hasLongitude) return checked;
  const parameter = hasLatitude ? 'longitude' : 'latitude';
  return { refused: `Missing required parameter \`${parameter}\``, parameter };
}

/** Refuses numbers beyond the limit. Clamping them would show another place. */
function degrees(limit: number): Field<number> {
  return where(number, (value) => Math.abs(value) <= limit, `from -${limit} to ${limit}`);
}
