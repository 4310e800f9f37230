import { useState } from 'react';
import { Badge } from '@/components/badge';
import { ClockIcon, InfoIcon, PinIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Collapse, CollapseItem, type CollapseProps } from './collapse';

const card = { borderRadius: 12, overflow: 'hidden' } as const;
const heading = { margin: 0, fontSize: 'var(--portico-small)' } as const;

function Questions() {
  return (
    <>
      <CollapseItem value="change" title="Can I change my order?" icon={<InfoIcon size="1.5rem" />}>
        Yes, until we start to bake. Call us or write to us, and tell us your order number.
      </CollapseItem>
      <CollapseItem
        value="time"
        title="How long does it take?"
        icon={<ClockIcon size="1.5rem" />}
        extra="2 days"
      >
        Bread takes one day, and a cake takes two. Before holidays it takes longer.
      </CollapseItem>
      <CollapseItem value="place" title="Where do you deliver?" icon={<PinIcon size="1.5rem" />}>
        To your door, by bike, up to five kilometres from the bakery.
      </CollapseItem>
    </>
  );
}

export function Demo() {
  const [open, setOpen] = useState<readonly string[]>(['time']);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h2 style={heading}>Questions, one open at a time</h2>
      <Collapse accordion value={open} onChange={setOpen} style={card}>
        <Questions />
      </Collapse>
      <h2 style={heading}>Your order</h2>
      <Collapse defaultValue={['cake']} style={card}>
        <CollapseItem value="cake" title="Chocolate cake" extra={<Badge text="2" label="2 new" />}>
          Serves 14, with cream and cherries, and with a name on top.
        </CollapseItem>
        <CollapseItem value="rolls" title="Bread rolls" lazy>
          Nine rolls with sunflower seeds.
        </CollapseItem>
        <CollapseItem value="pie" title="Apple pie" disabled>
          Sold out.
        </CollapseItem>
      </Collapse>
    </div>
  );
}

export const playground = definePlayground<CollapseProps>({
  component: Collapse,
  controls: { accordion: { kind: 'switch' } },
  props: { accordion: false },
  fixed: { style: card, children: <Questions /> },
  codeChildren: '<CollapseItem value="change" title="Can I change my order?">...</CollapseItem>',
});
