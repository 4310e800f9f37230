import { useState } from 'react';
import { Button } from '@/components/button';
import { Dropdown, DropdownItem } from './dropdown';

const sorts = [
  { value: 'new', text: 'Newest first' },
  { value: 'price', text: 'Cheapest first' },
  { value: 'near', text: 'Nearest quarry' },
];
const stones = [
  { value: 'granite', text: 'Granite' },
  { value: 'marble', text: 'Marble' },
  { value: 'slate', text: 'Slate' },
  { value: 'onyx', text: 'Onyx, sold out', disabled: true },
];

export function Demo() {
  const [sort, setSort] = useState<readonly string[]>(['new']);
  const [cut, setCut] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, paddingBlock: 16 }}>
      <Dropdown label="Filters">
        <DropdownItem title="Order" options={sorts} value={sort} onChange={setSort} />
        <DropdownItem title="Stone" options={stones} multiple />
        <DropdownItem title="Cut" active={cut}>
          {(close) => (
            <div style={{ display: 'grid', gap: 16, padding: 16 }}>
              <span>Slabs are sawn to measure within a week.</span>
              <Button
                block
                onPress={() => {
                  setCut(!cut);
                  close();
                }}
              >
                {cut ? 'As they come' : 'Sawn to measure'}
              </Button>
            </div>
          )}
        </DropdownItem>
      </Dropdown>
      <p style={{ margin: 0, paddingInline: 16, color: 'var(--portico-text-2)' }}>
        42 slabs, {sorts.find(({ value }) => value === sort[0])?.text.toLowerCase()}
      </p>
    </div>
  );
}
