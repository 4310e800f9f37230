const ROWS = Array.from({ length: 100 }, (_, index) => index + 1);

export function ListScreen({ onOpen }: { onOpen: (id: number) => void }) {
  return (
    <ul className="list" data-screen="list">
      {ROWS.map((row) => (
        <li key={row}>
          <button type="button" onClick={() => onOpen(row)}>{`Row ${row}`}</button>
        </li>
      ))}
    </ul>
  );
}
