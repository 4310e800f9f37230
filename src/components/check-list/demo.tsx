import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { SearchBar } from '@/components/search-bar';
import { CheckList, type CheckListProps } from './check-list';

const cities = [
  { value: 'ber', text: 'Berlin', note: '5 shops' },
  { value: 'los', text: 'Lagos', note: '2 shops' },
  { value: 'lis', text: 'Lisbon', note: '3 shops' },
  { value: 'szx', text: 'Shenzhen', note: '11 shops' },
  { value: 'tyo', text: 'Tokyo', note: 'Opens in May', disabled: true },
];

const alerts = [
  { value: 'sent', text: 'Order sent' },
  { value: 'ready', text: 'Ready for pick-up' },
  { value: 'offers', text: 'Offers' },
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
