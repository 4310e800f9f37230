import { useState } from 'react';
import { List } from '@/components/list';
import { definePlayground } from '@/components/kit/playground';
import { Cascader, type CascaderProps } from './cascader';
import type { CascaderOption } from './levels';

const regions: readonly CascaderOption[] = [
  {
    value: 'gd',
    label: 'Guangdong',
    children: [
      {
        value: 'sz',
        label: 'Shenzhen',
        children: [
          { value: 'ns', label: 'Nanshan' },
          { value: 'ft', label: 'Futian' },
          { value: 'lh', label: 'Luohu', note: 'No delivery this week', disabled: true },
        ],
      },
      { value: 'gz', label: 'Guangzhou', children: [{ value: 'th', label: 'Tianhe' }] },
    ],
  },
  {
    value: 'sc',
    label: 'Sichuan',
    children: [{ value: 'cd', label: 'Chengdu', children: [{ value: 'jj', label: 'Jinjiang' }] }],
  },
];

const countries = ['Germany', 'Nigeria', 'Portugal'].map((name) => ({ value: name, label: name }));

/** A server that answers after a second and fails once. */
function createServer() {
  let isFirst = true;
  return async ({ label }: CascaderOption, path: readonly string[]) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 800);
    });
    if (label === 'Nigeria' && isFirst) {
      isFirst = false;
      throw new Error('No network');
    }
    if (path.length === 2) return [];
    return ['North', 'South'].map((side) => ({ value: side, label: `${label}, ${side}` }));
  };
}

export function Demo() {
  const [loadShops] = useState(createServer);
  return (
    <List label="Addresses">
      <Cascader label="Region" options={regions} defaultValue={['gd', 'sz', 'ns']} searchable />
      <Cascader label="Shop" options={countries} loadChildren={loadShops} />
      <Cascader label="Area" options={regions} anyLevel />
    </List>
  );
}

export const playground = definePlayground<CascaderProps>({
  component: Cascader,
  controls: {
    placeholder: { kind: 'text' },
    searchable: { kind: 'switch' },
    anyLevel: { kind: 'switch' },
    readOnly: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: {
    placeholder: 'Choose',
    searchable: false,
    anyLevel: false,
    readOnly: false,
    disabled: false,
  },
  fixed: { label: 'Region', options: regions },
  code: 'label="Region" options={regions}',
});
