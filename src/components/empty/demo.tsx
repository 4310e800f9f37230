import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/playground';
import { SegmentedControl } from '@/components/segmented-control';
import { Empty, type EmptyProps } from './empty';
import type { EmptyPreset } from './illustration';

const presets: readonly EmptyPreset[] = ['data', 'search', 'network', 'error', 'cart'];
const options = presets.map((value) => ({ value, text: value }));
const texts: Readonly<Record<EmptyPreset, string>> = {
  data: 'The first block of the week is cut on Monday.',
  search: 'Try a shorter word, or look at all stones.',
  network: 'What you have opened before is still here.',
  error: 'The saw is being mended. Try again in a minute.',
  cart: 'Slabs and arches that you choose wait here.',
};

export function Demo() {
  const [preset, setPreset] = useState<EmptyPreset>('data');
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <SegmentedControl label="Preset" options={options} value={preset} onChange={setPreset} />
      <Empty preset={preset} text={texts[preset]}>
        <Button>{preset === 'cart' ? 'Look at the slabs' : 'Try again'}</Button>
      </Empty>
      <Empty size="small" preset="search" />
    </div>
  );
}

export const playground = definePlayground<EmptyProps>({
  component: Empty,
  controls: {
    preset: { kind: 'choice', options: presets },
    size: { kind: 'choice', options: ['medium', 'small'] },
    text: { kind: 'text' },
  },
  props: { preset: 'data', size: 'medium' },
});
