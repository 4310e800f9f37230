import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import type { UploadControls, UploadItem, UploadProps } from './types';
import { Upload } from './upload';

/** Draws a cup on a table, from above. */
function cup(table: string, drink: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${table}" d="M0 0h96v96H0z"/><path stroke="#fff" stroke-width="12" d="M62 62l18 18"/><circle cx="46" cy="46" r="32" fill="#fff"/><circle cx="46" cy="46" r="26" fill="${drink}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const photos: readonly UploadItem[] = [
  { id: 'a', name: 'Cappuccino, large', url: cup('#8b9097', '#c79a6b') },
  { id: 'b', name: 'Matcha latte', url: cup('#2f5d50', '#b5cf8f') },
  {
    ...{ id: 'c', name: 'Rooibos tea', url: cup('#f3d9c8', '#b5654a') },
    ...{ status: 'failed', message: 'No network', file: new File(['tea'], 'Rooibos tea') },
  },
  {
    ...{ id: 'd', name: 'Black coffee', url: cup('#c9b59a', '#23262a') },
    ...{ status: 'uploading', percent: 64 },
  },
];

const files: readonly UploadItem[] = [
  { id: 'p', name: 'Receipt 2117.pdf', type: 'application/pdf', size: 148_480 },
  { id: 'q', name: 'Menu for the wedding, second version.docx', size: 3_670_016 },
];

/** Simulates a slow server. A file with "fail" in its name fails the first time. */
function useSlowServer() {
  const [seen] = useState(() => new Set<string>());
  return ({ name }: File, { signal, onProgress }: UploadControls) =>
    new Promise<{ url: string }>((resolve, reject) => {
      const fails = name.includes('fail') && !seen.has(name);
      seen.add(name);
      let percent = 0;
      const timer = setInterval(() => {
        percent += 4;
        onProgress(percent);
        if (fails && percent > 60) stop(() => reject(new Error('The server is busy')));
        if (percent >= 100) stop(() => resolve({ url: `/files/${name}` }));
      }, 80);
      const stop = (then: () => void) => {
        clearInterval(timer);
        then();
      };
      signal.addEventListener('abort', () => stop(() => reject(new Error('Cancelled'))));
    });
}

const heading = { margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;

export function Demo() {
  const upload = useSlowServer();
  const [pending, setPending] = useState(false);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, padding: 16 }}>
      <section>
        <h2 style={heading}>Photos of the menu, 2 MB at most</h2>
        <Upload
          label="Photos of the menu"
          defaultValue={photos}
          upload={upload}
          maxSize={2 * 1024 * 1024}
          maxCount={9}
          sortable
          onPendingChange={setPending}
        />
      </section>
      <section>
        <h2 style={heading}>Files of the order</h2>
        <Upload
          label="Files of the order"
          layout="list"
          accept="all"
          defaultValue={files}
          upload={upload}
          uploadText="Add a file"
        />
      </section>
      <Button block disabled={pending}>
        {pending ? 'Uploading…' : 'Send the order'}
      </Button>
    </div>
  );
}

export const playground = definePlayground<UploadProps>({
  component: Upload,
  controls: {
    layout: { kind: 'choice', options: ['grid', 'list'] },
    accept: { kind: 'choice', options: ['image', 'video', 'media', 'all'] },
    maxCount: { kind: 'number', min: 1, max: 52 },
    multiple: { kind: 'switch' },
    deletable: { kind: 'switch' },
    sortable: { kind: 'switch' },
    readOnly: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: { layout: 'grid', accept: 'image', maxCount: 52, multiple: true, deletable: true },
  fixed: { label: 'Photos of the menu', defaultValue: photos },
  code: 'label="Photos of the menu"',
});
