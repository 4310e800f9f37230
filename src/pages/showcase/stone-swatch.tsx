import { patternOf } from './pattern-of';
import styles from './stone-swatch.module.css';
import type { Stone } from './stones';

type Props = {
  stone: Stone;
  /** A square for a row, or as wide as its place. @default 'row' */
  size?: 'row' | 'wide';
};

const fields = {
  row: { width: 60, height: 60 },
  wide: { width: 240, height: 130 },
};

/** A piece of the stone. It is only decoration, because the name is beside it. */
export function StoneSwatch({ stone, size = 'row' }: Props) {
  const { width, height } = fields[size];
  const { base, mark, lines, specks } = patternOf(stone, fields[size]);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.swatch}
      data-size={size}
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={base} />
      <g fill="none" stroke={mark} strokeOpacity="0.5" strokeLinecap="round">
        {lines.map((line) => (
          <path key={line.d} d={line.d} strokeWidth={line.width} />
        ))}
      </g>
      <g fill={mark} fillOpacity="0.6">
        {specks.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}
