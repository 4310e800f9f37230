import { type Point, pointOf } from '@/platform';

type ChoosingStart = {
  /** Null means the location of the user. */
  readonly point: Point | null;
  readonly keyword: string;
};

/** Reads the address of the page [S2.9]. */
export function readStart(params: Readonly<Record<string, unknown>>): ChoosingStart {
  const { keyword } = params;
  return { point: pointOf(params), keyword: typeof keyword === 'string' ? keyword : '' };
}
