import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

const cuts = [
  { value: 'tile', text: 'Tile' },
  { value: 'slab', text: 'Slab' },
  { value: 'block', text: 'Block' },
];

const views = [
  { value: 'map', text: 'Map' },
  { value: 'list', text: 'List' },
];

export function Demo() {
  const [cut, setCut] = useState('slab');
  const [view, setView] = useState('map');
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <SegmentedControl label="Cut" options={cuts} value={cut} onChange={setCut} />
      <SegmentedControl label="View" options={views} value={view} onChange={setView} />
    </div>
  );
}
