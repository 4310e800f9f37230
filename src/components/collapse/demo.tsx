import { useState } from 'react';
import { Badge } from '@/components/badge';
import { ClockIcon, InfoIcon, PinIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Collapse, CollapseItem, type CollapseProps } from './collapse';

const card = { borderRadius: 12, overflow: 'hidden' } as const;

function Questions() {
  return (
    <>
      <CollapseItem name="cut" title="Can a slab be cut to size?" icon={<InfoIcon size="1.5rem" />}>
        Up to 3.2 m by 1.8 m, with straight or mitred edges. Send a drawing with your order.
      </CollapseItem>
      <CollapseItem
        name="time"
        title="How long does it take?"
        icon={<ClockIcon size="1.5rem" />}
        value="2 weeks"
      >
        From the quarry in two weeks, from stock in three days. Frost makes it longer.
      </CollapseItem>
      <CollapseItem name="place" title="Where is it delivered?" icon={<PinIcon size="1.5rem" />}>
        To the kerb, by lorry with a crane. The road has to carry 26 t.
      </CollapseItem>
    </>
  );
}

export function Demo() {
  const [open, setOpen] = useState<readonly string[]>(['time']);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Collapse accordion value={open} onChange={setOpen} style={card}>
        <Questions />
      </Collapse>
      <Collapse defaultValue={['arch']} style={card}>
        <CollapseItem name="arch" title="Limestone arch" value={<Badge text="2" label="2 new" />}>
          Span 2.4 m, 14 voussoirs, keystone with a date.
        </CollapseItem>
        <CollapseItem name="steps" title="Sandstone steps" lazy>
          Nine steps, bush-hammered, with nosing.
        </CollapseItem>
        <CollapseItem name="basin" title="Travertine basin" disabled>
          Sold.
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
  codeChildren: '<CollapseItem name="cut" title="Can a slab be cut to size?">...</CollapseItem>',
});
