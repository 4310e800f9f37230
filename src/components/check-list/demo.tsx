import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { SearchBar } from '@/components/search-bar';
import { CheckList, type CheckListProps } from './check-list';

const cities = [
  { value: 'ber', label: 'Berlin', note: '5 shops' },
  { value: 'los', label: 'Lagos', note: '2 shops' },
  { value: 'lis', label: 'Lisbon', note: '3 shops' },
  { value: 'szx', label: 'Shenzhen', note: '11 shops' },
  { value: 'tyo', label: 'Tokyo', note: 'Opens in May', disabled: true },
];

const alerts = [
  { value: 'sent', label: 'Order sent' },
  { value: 'ready', label: 'Ready for pick-up' },
  { value: 'offers', label: 'Offers' },
];

export function Demo() {
  const [query, setQuery] = useState('');
  return (
    <>
      <CheckList
        label="City"
        options={cities}
        defaultValue="szx"
        query={query}
        search={<SearchBar label="Search cities" value={query} onChange={setQuery} />}
      />
      <CheckList label="Notifications" options={alerts} multiple defaultValue={['sent', 'ready']} />
    </>
  );
}

export const playground = definePlayground<CheckListProps>({
  component: CheckList,
  controls: {
    variant: { kind: 'choice', options: ['card', 'full'] },
    query: { kind: 'text' },
    clearable: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: { variant: 'card', query: '', clearable: false, disabled: false },
  fixed: { label: 'City', options: cities, defaultValue: 'szx' },
  code: 'label="City" options={cities} defaultValue="szx"',
});
