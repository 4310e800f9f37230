import { cut, limits, type Parts, type Span } from './fields';

export type Bounds = { readonly start: Parts; readonly end: Parts };

export function compare(one: Parts, other: Parts): number {
  for (let at = 0; at < one.length; at += 1) {
    const by = (one[at] ?? 0) - (other[at] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}

/** A value of the calendar within the bounds; outside of them it is the nearer bound. */
export function fit(parts: Parts, { start, end }: Bounds, span: Span): Parts {
  const whole = cut(parts, span);
  if (compare(whole, start) < 0) return start;
  return compare(whole, end) > 0 ? end : whole;
}

/** The first and last number of the part at this place, after those before it. */
export function rangeOf(at: number, parts: Parts, { start, end }: Bounds, { from }: Span) {
  const [low, high] = limits(from + at, parts);
  const before = parts.slice(0, at);
  return [
    compare(before, start) === 0 ? (start[at] ?? low) : low,
    compare(before, end) === 0 ? (end[at] ?? high) : high,
  ] as const;
}

/** `2026-03-04`, `2026-03-04 05:06`, `05:06`. */
export function write(parts: Parts, { from }: Span): string {
  return parts.reduce<string>((text, part, at) => {
    const mark = at === 0 ? '' : from + at < 3 ? '-' : from + at === 3 ? ' ' : ':';
    return text + mark + String(part).padStart(from + at === 0 ? 4 : 2, '0');
  }, '');
}
