import { Badge } from '@/components/badge';
import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { SideBar, type SideBarProps } from './side-bar';

const menu: Readonly<Record<string, readonly string[]>> = {
  Coffee: ['Espresso', 'Flat white', 'Cappuccino', 'Cold brew'],
  Tea: ['Green tea', 'Mint tea', 'Chai'],
  Cakes: ['Cheesecake', 'Carrot cake', 'Banana bread', 'Brownie'],
  Bread: ['Croissant', 'Bagel'],
};

const items = Object.entries(menu).map(([title, names]) => ({
  value: title,
  label: title,
  badge: title === 'Cakes' ? <Badge count={2} label="2 new" /> : undefined,
  content: names.map((name) => <Cell key={name} title={name} />),
}));

const sections = items.map((item) => ({
  ...item,
  content: (
    <>
      <h2 style={{ margin: 0, padding: '12px 16px 4px', fontSize: 'var(--portico-small)' }}>
        {item.label}
      </h2>
      {item.content}
    </>
  ),
}));

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <SideBar label="Menu" items={items} style={{ height: 240 }} />
      <SideBar label="Whole menu" items={sections} spy style={{ height: 300 }} />
    </div>
  );
}

export const playground = definePlayground<SideBarProps>({
  component: SideBar,
  controls: { spy: { kind: 'switch' } },
  props: { spy: false },
  fixed: { label: 'Menu', items: sections, style: { height: 240 } },
  code: 'label="Menu" items={items} style={{ height: 240 }}',
});
