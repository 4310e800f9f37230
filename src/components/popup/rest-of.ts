/** Pixels a millisecond; beyond it a movement says more than where it has ended. */
const FLICK = 0.4;

type Release = {
  /** How much of it is to be seen. */
  readonly shown: number;
  /** Pixels a millisecond; positive where it grows. */
  readonly speed: number;
  readonly heights: readonly number[];
  readonly closable: boolean;
};

/** Where a sheet goes that was let go: the index of a height, or -1 for away. */
export function restOf({ shown, speed, heights, closable }: Release): number {
  const indices = heights.map((_, index) => index);
  const candidates = closable ? [-1, ...indices] : indices;
  const heightAt = (index: number) => heights[index] ?? 0;
  const ahead = candidates.filter((index) =>
    speed > 0 ? heightAt(index) >= shown : heightAt(index) <= shown,
  );
  const pool = Math.abs(speed) > FLICK && ahead.length > 0 ? ahead : candidates;
  return pool.reduce((best, index) =>
    Math.abs(heightAt(index) - shown) < Math.abs(heightAt(best) - shown) ? index : best,
  );
}
