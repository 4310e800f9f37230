import { type Point, pointOf } from '@/platform';

export type ChoosingStart = {
  /** null: where the visitor is. */
  readonly point: Point | null;
  readonly keyword: string;
};

/** What the address of the page says [S2.9]. */
export function readStart(params: Readonly<Record<string, unknown>>): ChoosingStart {
  const { keyword } = params;
  return { point: pointOf(params), keyword: typeof keyword === 'string' ? keyword : '' };
}
