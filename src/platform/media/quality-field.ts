import { type Field, optional } from '@/platform/call/params';

const unit: Field<number> = (value, name) =>
  typeof value === 'number'
    ? { value: value >= 0 && value <= 1 ? value : 1 }
    : { refused: `parameter.${name} should be a number` };

/** [S5.8] Whatever is outside 0..1 is 1; 0 and 1 are inside. */
export const qualityField = (fallback: number): Field<number> => optional(unit, fallback);
