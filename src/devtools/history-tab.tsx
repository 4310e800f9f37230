import type { Recording, Snapshot } from './recording';

/** The history entries that the recording knows, newest first. */
export function HistoryTab({ recording }: { readonly recording: Recording }) {
  const { entries, position } = knownEntries(recording);
  return (
    <>
      <p className="soft">
        The browser tells pages nothing about its other entries. This list has what the app wrote.
      </p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.position} aria-current={entry.position === position || undefined}>
            {entry.position}: {entry.url}
            {entry.position === position && <span className="mark">current</span>}
            {entry.isRefused && <span className="mark">refused by the browser</span>}
            {entry.snapshot && (
              <details>
                <summary>Snapshot</summary>
                <pre>{JSON.stringify(entry.snapshot, null, 1)}</pre>
              </details>
            )}
          </li>
        ))}
      </ol>
      {entries.length === 0 && <p>The app has not written an entry since the recording began.</p>}
    </>
  );
}

/** A history entry, as far as the recording tells. Pages cannot read the browser's own list. */
type KnownEntry = {
  readonly position: number;
  readonly url: string;
  /** null: the app wrote the entry before the recording. */
  readonly snapshot: Snapshot | null;
  /** The browser refused the last write, so its own entry is older. */
  readonly isRefused: boolean;
};

type Entries = {
  /** Highest position first. */
  readonly entries: readonly KnownEntry[];
  /** The position of the browser. */
  readonly position: number;
};

/** Follows the writes of a recording. */
export function knownEntries({ start, events }: Recording): Entries {
  const known = entriesOfSnapshot(start.snapshot);
  let position = start.snapshot?.p ?? 0;
  const cutOffAbove = (highest: number) => {
    for (const key of [...known.keys()]) if (key > highest) known.delete(key);
  };

  for (const event of events) {
    if (event.type === 'document') {
      position = event.position;
    } else if (event.type === 'popstate') {
      // An entry without a position is new, and the app writes it next.
      if (event.position === null) cutOffAbove(position);
      else position = event.position;
    } else if (event.type === 'write' && event.method !== 'go') {
      const { method, url, snapshot, refused } = event;
      if (method === 'push' && !refused) cutOffAbove(snapshot.p - 1);
      // A refused push has made no entry. The next write makes up for it.
      if (method === 'push' && refused) continue;
      position = snapshot.p;
      known.set(position, { position, url, snapshot, isRefused: refused });
    }
  }
  const entries = [...known.values()].sort((a, b) => b.position - a.position);
  return { entries, position };
}

/** A snapshot names one entry of each page. */
function entriesOfSnapshot(snapshot: Snapshot | null): Map<number, KnownEntry> {
  const entries = (snapshot?.st ?? []).map(([, url, position]): [number, KnownEntry] => [
    position,
    { position, url: url ?? '(unknown)', snapshot: null, isRefused: false },
  ]);
  return new Map(entries);
}
