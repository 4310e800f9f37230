import { type ChangeEvent, useState } from 'react';
import { parseRecording, type Recording } from './recording';

export type ImportedFile = { readonly name: string; readonly recording: Recording };

type ExportTabProps = {
  readonly recording: Recording;
  readonly onImport: (file: ImportedFile) => void;
};

/** Saves the recording as a file, and opens such a file. */
export function ExportTab({ recording, onImport }: ExportTabProps) {
  const [problem, setProblem] = useState('');

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      const imported = parseRecording(await file.text());
      setProblem('');
      onImport({ name: file.name, recording: imported });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

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
      <h2>Look at a file</h2>
      <p>
        <input type="file" accept="application/json,.json" aria-label="Recording" onChange={open} />
      </p>
      {problem && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
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
