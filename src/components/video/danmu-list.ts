export type Danmu = {
  readonly text: string;
  /** Of CSS. @default white */
  readonly color?: string | undefined;
  /** Seconds from the start. @default 0 */
  readonly time?: number | undefined;
};

const timeOf = ({ time = 0 }: Danmu): number => (Number.isFinite(time) ? time : 0);

export function sortDanmu(list: readonly Danmu[]): readonly Danmu[] {
  return [...list].sort((a, b) => timeOf(a) - timeOf(b));
}

/** Those that playing from `from` to `to` passes: what was jumped over is not shown, and nothing twice. */
export function passedBetween(sorted: readonly Danmu[], from: number, to: number) {
  return sorted.filter((danmu) => timeOf(danmu) >= from && timeOf(danmu) < to);
}
