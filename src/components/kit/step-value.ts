export type Scale = {
  readonly min: number;
  readonly max: number;
  /** Counted from `min`. 0 or less allows any value. */
  readonly step: number;
};

/** Clamps to the range, then rounds to the nearest step inside it [S5.9]. From 0 to 11 by 3, the last step is 9. */
export function stepValue(value: number, { min, max, step }: Scale): number {
  if (!(max > min) || Number.isNaN(value)) return min;
  const inside = Math.min(Math.max(value, min), max);
  if (!(step > 0)) return inside;
  // The small addition corrects floating-point errors: 0.3 / 0.1 is 2.999...
  const last = Math.floor((max - min) / step + 1e-9);
  const steps = Math.min(Math.round((inside - min) / step), last);
  return Math.min(
    max,
    Number((min + steps * step).toFixed(Math.max(decimalsOf(min), decimalsOf(step)))),
  );
}

/** The number of decimals: 0.25 has two, 1e-7 has seven. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const fraction = digits.split('.')[1]?.length ?? 0;
  return Math.min(20, Math.max(0, fraction - Number(exponent)));
}

/** The position in the range, from 0 to 1. An empty range gives 0. */
export function fractionOf(value: number, { min, max }: Scale): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

/** The value after a key press. Undefined for keys that do not change it. */
export function keyValue(
  key: string,
  value: number,
  scale: Scale,
  isRtl = false,
): number | undefined {
  const { min, max } = scale;
  const small = scale.step > 0 ? scale.step : (max - min) / 100;
  const large = Math.max(small, Math.round((max - min) / 10 / small) * small);
  const by: Readonly<Record<string, number>> = {
    ArrowUp: small,
    ArrowDown: -small,
    ArrowRight: isRtl ? -small : small,
    ArrowLeft: isRtl ? small : -small,
    PageUp: large,
    PageDown: -large,
    Home: -Infinity,
    End: Infinity,
  };
  const delta = by[key];
  return delta === undefined ? undefined : stepValue(value + delta, scale);
}
