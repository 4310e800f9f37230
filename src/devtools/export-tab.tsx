import type { Recording } from './recording';

/** Saves the recording as a file. */
export function ExportTab({ recording }: { readonly recording: Recording }) {
  return (
    <>
      <h2>Save the recording</h2>
      <p>
        {recording.events.length} events, from {recording.start.url}. The file contains URLs, params
        and results of pages. Look at it before you send it to somebody.
      </p>
      <div className="row">
        <button type="button" onClick={() => download(recording)}>
          Download JSON
        </button>
      </div>
    </>
  );
}

/** Long enough for a browser that asks where to save the file. */
const KEEP_URL = 60_000;

function download(recording: Recording): void {
  const blob = new Blob([JSON.stringify(recording, null, 1)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  const time = new Date(recording.start.time).toISOString().slice(0, 19).replaceAll(':', '-');
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `portico-${time}.json`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_URL);
}
