import type { ReactNode } from 'react';

const ROWS = Array.from({ length: 100 }, (_, index) => index + 1);

/** `renderRow` renders what is tapped: a link where the app has links. */
export function ListScreen({ renderRow }: { renderRow: (id: number, text: string) => ReactNode }) {
  return (
    <ul className="list" data-screen="list">
      {ROWS.map((row) => (
        <li key={row}>{renderRow(row, `Row ${row}`)}</li>
      ))}
    </ul>
  );
}
