import { useState } from 'react';
import { Badge } from '@/components/badge';
import { ClockIcon, HomeIcon, ListIcon, PinIcon, RouteIcon, ShieldIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Grid, type GridProps } from './grid';
import { GridItem } from './grid-item';

const heading = { margin: 0, fontSize: 'var(--portico-small)' } as const;

export function Demo() {
  const [said, setSaid] = useState('');
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h2 style={heading}>For the staff</h2>
      <Grid columns={3} border>
        <GridItem
          icon={<ListIcon size={28} />}
          label="Orders"
          badge={<Badge text="3" />}
          onClick={() => setSaid('Three orders are open.')}
        />
        <GridItem
          icon={<RouteIcon size={28} />}
          label="Deliveries"
          onClick={() => setSaid('One rider is on the way.')}
        />
        <GridItem
          icon={<ClockIcon size={28} />}
          label="Shifts"
          onClick={() => setSaid('The early shift starts at six.')}
        />
        <GridItem
          icon={<PinIcon size={28} />}
          label="Shops"
          onClick={() => setSaid('Five shops, two of them near you.')}
        />
        <GridItem
          icon={<ShieldIcon size={28} />}
          label="Privacy"
          onClick={() => setSaid('Only you see your orders.')}
        />
        <GridItem icon={<HomeIcon size={28} />} label="Kitchen" disabled onClick={() => {}} />
      </Grid>
      <output style={{ color: 'var(--portico-text-2)', minBlockSize: '1.5em' }}>
        {said || 'Tap an item.'}
      </output>
      <h2 style={heading}>On the menu</h2>
      <Grid columns={4} gap={8} square>
        {['Coffee', 'Tea', 'Bread', 'Cakes'].map((name) => (
          <GridItem key={name} label={name} />
        ))}
      </Grid>
    </div>
  );
}

export const playground = definePlayground<GridProps>({
  component: Grid,
  controls: {
    columns: { kind: 'number', min: 1, max: 6 },
    gap: { kind: 'number', min: 0, max: 24, step: 4 },
    border: { kind: 'switch' },
    square: { kind: 'switch' },
  },
  props: { columns: 4, gap: 0, border: false, square: false },
  fixed: {
    children: ['Coffee', 'Tea', 'Bread', 'Cakes', 'Fruit', 'Soups'].map((name) => (
      <GridItem key={name} label={name} />
    )),
  },
  codeChildren: '<GridItem text="Coffee" />',
});
