import { TEXT_LENGTH } from '@/shared/defaults';

/** [S5.6] [S5.7] 140 unless told otherwise; -1 is no limit; what is no number counts as not told. */
export function limitOf(maxlength: number | string | undefined): number {
  const told = maxlength === undefined || maxlength === '' ? Number.NaN : Number(maxlength);
  if (Number.isNaN(told)) return TEXT_LENGTH;
  return told < 0 ? Number.POSITIVE_INFINITY : Math.floor(told);
}
