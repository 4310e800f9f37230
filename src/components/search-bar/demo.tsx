import { useMemo, useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { SearchBar, type SearchBarProps } from './search-bar';

const DRINKS = [
  { value: 'Green tea', note: 'From Japan' },
  { value: 'Green tea latte', note: 'With oat milk' },
  { value: 'Grape juice', note: 'Pressed today' },
  { value: 'Lemonade', note: 'Served with ice' },
  { value: 'Mint tea', note: 'Fresh leaves' },
  { value: 'Espresso' },
  { value: 'Cappuccino' },
];

export function Demo() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState('');
  const suggestions = useMemo(
    () =>
      query === ''
        ? []
        : DRINKS.filter(({ value }) => value.toLowerCase().includes(query.toLowerCase())),
    [query],
  );
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, minHeight: 380, alignContent: 'start' }}>
      <SearchBar
        label="Search the menu"
        value={query}
        onChange={setQuery}
        suggestions={suggestions}
        onConfirm={setFound}
      />
      <output style={{ color: 'var(--portico-text-2)' }}>
        {found ? `Found: ${found}` : 'Type "gr", then tap a drink or use the arrow keys'}
      </output>
      <SearchBar label="Search orders" defaultValue="Table 12" cancelButton="none" />
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
  fixed: { label: 'Search drinks', suggestions: DRINKS },
  code: 'label="Search drinks" suggestions={drinks}',
});
