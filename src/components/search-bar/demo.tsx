import { useMemo, useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { SearchBar, type SearchBarProps } from './search-bar';

const STONES = [
  { value: 'Granite, grey', note: 'From 38 t in the yard' },
  { value: 'Granite, red', note: 'Cut to order' },
  { value: 'Gritstone', note: 'Weathers well' },
  { value: 'Limestone', note: 'For arches' },
  { value: 'Marble, white', note: 'Polished slabs' },
  { value: 'Sandstone' },
  { value: 'Slate' },
];

export function Demo() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState('');
  const suggestions = useMemo(
    () =>
      query === ''
        ? []
        : STONES.filter(({ value }) => value.toLowerCase().includes(query.toLowerCase())),
    [query],
  );
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, minHeight: 380, alignContent: 'start' }}>
      <SearchBar
        label="Search the yard"
        value={query}
        onChange={setQuery}
        suggestions={suggestions}
        onConfirm={setFound}
      />
      <output style={{ color: 'var(--portico-text-2)' }}>
        {found ? `Found: ${found}` : 'Type "gr", then use the arrow keys or tap'}
      </output>
      <SearchBar label="Search orders" defaultValue="Arch 12" cancelButton="none" />
    </div>
  );
}

export const playground = definePlayground<SearchBarProps>({
  component: SearchBar,
  controls: {
    cancelButton: { kind: 'choice', options: ['auto', 'always', 'none'] },
    disabled: { kind: 'switch' },
  },
  props: { cancelButton: 'auto', disabled: false },
  fixed: { label: 'Search stones', suggestions: STONES },
  code: 'label="Search stones" suggestions={stones}',
});
