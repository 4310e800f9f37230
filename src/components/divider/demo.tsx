import { definePlayground } from '@/components/kit/playground';
import { Divider, type DividerProps } from './divider';

export function Demo() {
  return (
    <div style={{ display: 'grid', padding: 16 }}>
      <p style={{ margin: 0 }}>The café opens at seven, and the kitchen opens at eleven.</p>
      <Divider />
      <div>
        Coffee
        <Divider vertical />
        Tea
        <Divider vertical dashed />
        Cakes
      </div>
      <Divider>Older orders</Divider>
      <Divider align="start" dashed>
        Last month
      </Divider>
      <Divider align="end">No more orders</Divider>
    </div>
  );
}

export const playground = definePlayground<DividerProps>({
  component: Divider,
  controls: {
    align: { kind: 'choice', options: ['start', 'center', 'end'] },
    dashed: { kind: 'switch' },
    children: { kind: 'text' },
  },
  props: { align: 'center', dashed: false, children: 'Older orders' },
});
