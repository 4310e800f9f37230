import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];

const views = [
  { value: 'map', label: 'Map' },
  { value: 'list', label: 'List' },
];

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;

export function Demo() {
  const [size, setSize] = useState('medium');
  const [view, setView] = useState('map');
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h2 style={heading}>Cup size</h2>
      <SegmentedControl label="Cup size" options={sizes} value={size} onChange={setSize} />
      <h2 style={heading}>View of the cafés</h2>
      <SegmentedControl label="View of the cafés" options={views} value={view} onChange={setView} />
    </div>
  );
}
