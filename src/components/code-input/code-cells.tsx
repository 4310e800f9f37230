import styles from './code-input.module.css';
import type { Selection } from './use-code-entry';

type CodeCellsProps = {
  code: string;
  length: number;
  mask: boolean;
  selection: Selection | null;
};

/** What the eye sees of the code; the field above says it to everybody else. */
export function CodeCells({ code, length, mask, selection }: CodeCellsProps) {
  return (
    <div className={styles.cells} aria-hidden data-cells>
      {Array.from({ length }, (_, place) => {
        const character = code[place];
        const isActive = selection !== null && isIn(place, selection);
        return (
          <span
            key={place}
            className={styles.cell}
            data-state={isActive ? 'active' : character === undefined ? 'empty' : 'filled'}
          >
            {character === undefined ? (
              isActive && <span className={styles.caret} />
            ) : mask ? (
              <span className={styles.dot} />
            ) : (
              character
            )}
          </span>
        );
      })}
    </div>
  );
}

function isIn(place: number, { start, end }: Selection): boolean {
  return place >= start && place < Math.max(end, start + 1);
}
