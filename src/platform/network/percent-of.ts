/** Whole percent of something done, 0 to 100; 0 as long as the whole is not known. */
export function percentOf(done: number, total: number | undefined): number {
  if (total === undefined || total <= 0) return 0;
  return Math.min(100, Math.round((done / total) * 100));
}
