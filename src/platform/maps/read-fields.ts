import { MapFailure } from './map-failure';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of what may be anything; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** An answer without the list that it is all about is no answer. */
export function listOf(value: unknown): readonly Fields[] {
  if (!Array.isArray(value)) throw new MapFailure('load', 'the answer has no list of places');
  return value.map(fieldsOf);
}

/** Some services write an empty list where there is no text. */
export function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Some write their degrees as text. */
export function degreesOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** Written as 'longitude,latitude'. */
export function lonLatOf(value: unknown): { latitude: number; longitude: number } {
  const [longitude, latitude] = wordsOf(value).split(',');
  return { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
}
