import { definePlayground } from '@/components/kit/playground';
import { Divider, type DividerProps } from './divider';

export function Demo() {
  return (
    <div style={{ display: 'grid', padding: 16 }}>
      <p style={{ margin: 0 }}>The north wall gives white slabs, the south wall grey ones.</p>
      <Divider />
      <div>
        Carrara
        <Divider vertical />
        Verona
        <Divider vertical dashed />
        Siena
      </div>
      <Divider>Older orders</Divider>
      <Divider align="start" dashed>
        Last month
      </Divider>
      <Divider align="end">Nothing more</Divider>
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
