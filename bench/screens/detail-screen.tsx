const LINES = Array.from({ length: 200 }, (_, index) => index + 1);

export function DetailScreen({ id, onNext }: { id: number; onNext: () => void }) {
  return (
    <div className="detail" data-screen={`detail-${id}`}>
      <button type="button" onClick={onNext}>
        Open the next
      </button>
      {LINES.map((line) => (
        <p key={line}>{`Line ${line} of item ${id}`}</p>
      ))}
    </div>
  );
}
