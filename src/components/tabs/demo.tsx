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

const heading = {
  margin: '16px 16px 0',
  fontSize: 'var(--portico-small)',
  fontWeight: 600,
} as const;

const orders = [
  {
    value: 'open',
    label: 'Open',
    badge: <Badge text="2" />,
    content: rows(['Two cappuccinos', 'Lemon cake']),
  },
  { value: 'baking', label: 'Baking', content: rows(['Apple pie', 'Rye bread', 'Croissants']) },
  { value: 'sent', label: 'Sent', content: rows(['Birthday cake']) },
];

const menu = ['Coffee', 'Tea', 'Cakes', 'Bread', 'Salads', 'Juices', 'Gifts'].map((name) => ({
  value: name,
  label: name,
  disabled: name === 'Salads',
}));

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <h2 style={heading}>Panels to swipe</h2>
      <Tabs label="Orders" items={orders} swipeable />
      <h2 style={heading}>More tabs than fit</h2>
      <Tabs label="Menu" items={menu} layout="scroll" defaultValue="Bread" />
      <h2 style={heading}>Pills</h2>
      <Tabs label="Menu as pills" items={menu} layout="scroll" variant="pill" />
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
