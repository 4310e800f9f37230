import { Badge } from '@/components/badge';
import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { List } from '@/components/list';
import { Tabs, type TabsProps } from './tabs';

const rows = (names: readonly string[]) => (
  <div style={{ paddingBlock: 16 }}>
    <List>
      {names.map((name) => (
        <Cell key={name} title={name} />
      ))}
    </List>
  </div>
);

const orders = [
  { key: 'open', title: 'Open', badge: <Badge text="2" />, content: rows(['Carrara', 'Siena']) },
  { key: 'cut', title: 'At the saw', content: rows(['Rosso Verona', 'Trani', 'Botticino']) },
  { key: 'sent', title: 'Sent', content: rows(['Nero Marquina']) },
];

const quarries = ['Carrara', 'Verona', 'Siena', 'Trani', 'Asti', 'Bari', 'Como'].map((name) => ({
  key: name,
  title: name,
  disabled: name === 'Asti',
}));

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Tabs label="Orders" items={orders} swipeable />
      <Tabs label="Quarries" items={quarries} layout="scroll" defaultValue="Trani" />
      <Tabs label="Quarries as pills" items={quarries} layout="scroll" variant="pill" />
    </div>
  );
}

export const playground = definePlayground<TabsProps>({
  component: Tabs,
  controls: {
    variant: { kind: 'choice', options: ['line', 'pill'] },
    layout: { kind: 'choice', options: ['auto', 'share', 'scroll'] },
    swipeable: { kind: 'switch' },
  },
  props: { variant: 'line', layout: 'auto', swipeable: false },
  fixed: { label: 'Orders', items: orders },
  code: 'label="Orders" items={items}',
});
