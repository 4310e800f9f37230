import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import type { UploadControls, UploadItem, UploadProps } from './types';
import { Upload } from './upload';

/** Draws a slab: two layers and a vein. */
function slab(stone: string, vein: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${stone}" d="M0 0h96v96H0z"/><path fill="none" stroke="${vein}" stroke-width="5" stroke-opacity=".55" d="M-6 70C20 40 34 76 58 44S92 30 104 8M-6 30c18 6 30-14 46-8s20 20 64 14"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const slabs: readonly UploadItem[] = [
  { id: 'a', name: 'Carrara, block 12', url: slab('#e9e7e2', '#8b9097') },
  { id: 'b', name: 'Verde Alpi', url: slab('#2f5d50', '#d8eadf') },
  {
    ...{ id: 'c', name: 'Rosso Verona', url: slab('#b5654a', '#f3d9c8') },
    ...{ status: 'failed', message: 'No network', file: new File(['stone'], 'Rosso Verona') },
  },
  {
    ...{ id: 'd', name: 'Nero Marquina', url: slab('#23262a', '#e8e8e8') },
    ...{ status: 'uploading', percent: 64 },
  },
];

const papers: readonly UploadItem[] = [
  { id: 'p', name: 'Delivery note 2117.pdf', type: 'application/pdf', size: 148_480 },
  { id: 'q', name: 'Plan of the arch, second version.dwg', size: 3_670_016 },
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
        <p style={heading}>Pictures of the block, 2 MB at most</p>
        <Upload
          label="Pictures of the block"
          defaultValue={slabs}
          upload={upload}
          maxSize={2 * 1024 * 1024}
          maxCount={9}
          sortable
          onPendingChange={setPending}
        />
      </section>
      <section>
        <p style={heading}>Papers of the order</p>
        <Upload
          label="Papers of the order"
          layout="list"
          accept="all"
          defaultValue={papers}
          upload={upload}
          uploadText="Add a paper"
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
  fixed: { label: 'Pictures of the block', defaultValue: slabs },
  code: 'label="Pictures of the block"',
});
