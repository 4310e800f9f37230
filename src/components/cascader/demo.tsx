import { useState } from 'react';
import { List } from '@/components/list';
import { definePlayground } from '@/components/kit/playground';
import { Cascader, type CascaderProps } from './cascader';
import type { CascaderOption } from './levels';

const regions: readonly CascaderOption[] = [
  {
    value: 'gd',
    text: 'Guangdong',
    children: [
      {
        value: 'sz',
        text: 'Shenzhen',
        children: [
          { value: 'ns', text: 'Nanshan' },
          { value: 'ft', text: 'Futian' },
          { value: 'lh', text: 'Luohu', note: 'No delivery this week', disabled: true },
        ],
      },
      { value: 'gz', text: 'Guangzhou', children: [{ value: 'th', text: 'Tianhe' }] },
    ],
  },
  {
    value: 'sc',
    text: 'Sichuan',
    children: [{ value: 'cd', text: 'Chengdu', children: [{ value: 'jj', text: 'Jinjiang' }] }],
  },
];

const countries = ['Germany', 'Nigeria', 'Portugal'].map((text) => ({ value: text, text }));

/** A server that answers after a second and fails once. */
function createServer() {
  let isFirst = true;
  return async ({ text }: CascaderOption, path: readonly string[]) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 800);
    });
    if (text === 'Nigeria' && isFirst) {
      isFirst = false;
      throw new Error('No network');
    }
    if (path.length === 2) return [];
    return ['North', 'South'].map((side) => ({ value: side, text: `${text}, ${side}` }));
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
