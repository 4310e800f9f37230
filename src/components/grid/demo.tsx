import { useState } from 'react';
import { Badge } from '@/components/badge';
import { ClockIcon, HomeIcon, ListIcon, PinIcon, RouteIcon, ShieldIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Grid, type GridProps } from './grid';
import { GridItem } from './grid-item';

export function Demo() {
  const [said, setSaid] = useState('');
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Grid columns={3} border>
        <GridItem
          icon={<ListIcon size={28} />}
          text="Orders"
          badge={<Badge text="3" />}
          onPress={() => setSaid('Three orders are open.')}
        />
        <GridItem
          icon={<RouteIcon size={28} />}
          text="Deliveries"
          onPress={() => setSaid('One lorry is on its way.')}
        />
        <GridItem
          icon={<ClockIcon size={28} />}
          text="Shifts"
          onPress={() => setSaid('The early shift begins at six.')}
        />
        <GridItem
          icon={<PinIcon size={28} />}
          text="Quarries"
          onPress={() => setSaid('Five quarries, two of them below ground.')}
        />
        <GridItem
          icon={<ShieldIcon size={28} />}
          text="Safety"
          onPress={() => setSaid('No accident for 412 days.')}
        />
        <GridItem icon={<HomeIcon size={28} />} text="Canteen" disabled onPress={() => {}} />
      </Grid>
      <output style={{ color: 'var(--portico-text-2)', minBlockSize: '1.5em' }}>
        {said || 'Tap one of them.'}
      </output>
      <Grid columns={4} gap={8} square>
        {['Carrara', 'Verona', 'Siena', 'Trani'].map((name) => (
          <GridItem key={name} text={name} />
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
    children: ['Carrara', 'Verona', 'Siena', 'Trani', 'Asti', 'Bari'].map((name) => (
      <GridItem key={name} text={name} />
    )),
  },
  codeChildren: '<GridItem text="Carrara" />',
});
