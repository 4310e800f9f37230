import styles from './portico-mark.module.css';

const COLUMNS = [34, 62, 90, 118, 146, 174];

/** A temple front under a low sun, in the theme's colours: the product's own picture. */
export function PorticoMark() {
  return (
    <svg viewBox="0 0 216 120" className={styles.mark} aria-hidden="true">
      <circle cx="158" cy="46" r="26" className={styles.sun} />
      <path d="M108 12 192 44H24z" className={styles.roof} />
      <path d="M108 21.5 163 42.5H53z" className={styles.gable} />
      <rect x="26" y="46" width="164" height="7" rx="1.5" className={styles.roof} />
      {COLUMNS.map((x) => (
        <g key={x}>
          <rect x={x - 3} y="55" width="14" height="4" rx="1.5" className={styles.cap} />
          <rect x={x - 0.5} y="59" width="9" height="40" className={styles.column} />
          <rect x={x - 0.5} y="59" width="3.5" height="40" className={styles.shade} />
          <rect x={x - 3} y="99" width="14" height="3" rx="1" className={styles.cap} />
        </g>
      ))}
      <rect x="20" y="103" width="176" height="5" rx="1.5" className={styles.roof} />
      <rect x="12" y="109" width="192" height="5" rx="1.5" className={styles.cap} />
    </svg>
  );
}
