import type { LifecycleRecord } from '@/router';

export type LogLine = {
  readonly id: number;
  /** Milliseconds since the app started. */
  readonly time: number;
  readonly type: string;
  readonly reason: string | undefined;
  readonly url: string;
};

const KEPT = 120;

/** Newest first. */
export function addLine(
  lines: readonly LogLine[],
  { type, reason, page }: LifecycleRecord,
  time: number,
): readonly LogLine[] {
  const line = { id: (lines[0]?.id ?? 0) + 1, time, type, reason, url: page.url };
  return [line, ...lines].slice(0, KEPT);
}
