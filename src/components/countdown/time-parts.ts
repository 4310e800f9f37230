export type TimeParts = {
  /** The whole time in milliseconds. */
  readonly total: number;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly milliseconds: number;
};

export function timeParts(left: number): TimeParts {
  const total = Math.max(0, left);
  return {
    total,
    days: Math.floor(total / 86_400_000),
    hours: Math.floor(total / 3_600_000) % 24,
    minutes: Math.floor(total / 60_000) % 60,
    seconds: Math.floor(total / 1000) % 60,
    milliseconds: Math.floor(total % 1000),
  };
}

const TOKEN = /\[([^\]]*)\]|DD|HH|mm|ss|S{1,3}/g;

const UNITS = [
  ['DD', 86_400_000],
  ['HH', 3_600_000],
  ['mm', 60_000],
  ['ss', 1000],
] as const;

/**
 * Formats as in `DD [days] HH:mm:ss.SSS`; text in brackets stays unchanged. The greatest unit in the format includes
 * the missing greater units: 26 hours without days are 26.
 */
export function formatTime(left: number, format: string): string {
  const shown = UNITS.filter(([name]) => tokensOf(format).includes(name));
  let rest = Math.max(0, left);
  const values = new Map<string, string>();
  for (const [name, size] of shown) {
    const value = Math.floor(rest / size);
    rest -= value * size;
    values.set(name, String(value).padStart(2, '0'));
  }
  const thousandths = String(Math.floor(rest % 1000)).padStart(3, '0');
  return format.replace(TOKEN, (token, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted;
    return values.get(token) ?? thousandths.slice(0, token.length);
  });
}

function tokensOf(format: string): readonly string[] {
  return (format.match(TOKEN) ?? []).filter((token) => !token.startsWith('['));
}

/** The smallest unit of the format, in milliseconds. */
export function finestUnit(format: string): number {
  const tokens = tokensOf(format);
  const fraction = tokens.find((token) => token.startsWith('S'));
  if (fraction) return 10 ** (3 - fraction.length);
  const names = UNITS.filter(([name]) => tokens.includes(name));
  return names[names.length - 1]?.[1] ?? 1000;
}

/** Rounds up: 3 appears until the third second has passed, and 0 is the end. */
export function roundUp(left: number, unit: number): number {
  return Math.ceil(Math.max(0, left) / unit) * unit;
}
