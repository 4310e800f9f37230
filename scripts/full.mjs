/** The long matrix: `FULL=1`, or any npm script whose name ends in `:full` (so that Windows needs no other syntax). */
export const full =
  process.env.FULL === '1' || (process.env.npm_lifecycle_event ?? '').endsWith(':full');
