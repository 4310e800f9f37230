import { useState } from 'react';
import { SearchField } from './search-field';

export function Demo() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState('');
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchField label="Search drinks" value={query} onChange={setQuery} onConfirm={setFound} />
      <SearchField label="Open search" disabled onClick={() => setFound('search page')} />
      <output>{found}</output>
    </div>
  );
}
