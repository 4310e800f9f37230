import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Empty, type EmptyProps } from './empty';
import type { EmptyPreset } from './illustration';

const presets: readonly EmptyPreset[] = ['data', 'search', 'network', 'error', 'cart'];

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 8, padding: 16 }}>
      <Empty preset="cart" text="Add a coffee or a cake from the menu.">
        <Button>See the menu</Button>
      </Empty>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
          gap: 8,
        }}
      >
        {presets
          .filter((preset) => preset !== 'cart')
          .map((preset) => (
            <Empty key={preset} size="small" preset={preset} />
          ))}
      </div>
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
