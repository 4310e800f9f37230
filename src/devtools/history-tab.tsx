import { knownEntries } from './known-entries';
import type { Recording } from './recording';

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
