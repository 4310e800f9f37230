import { useState } from 'react';
import { Button } from '@/components/button';
import { Dropdown, DropdownItem } from './dropdown';

const sorts = [
  { value: 'new', label: 'Newest first' },
  { value: 'price', label: 'Cheapest first' },
  { value: 'near', label: 'Nearest shop' },
];
const kinds = [
  { value: 'coffee', label: 'Coffee' },
  { value: 'tea', label: 'Tea' },
  { value: 'cake', label: 'Cake' },
  { value: 'soup', label: 'Soup, sold out', disabled: true },
];

export function Demo() {
  const [sort, setSort] = useState('new');
  const [delivery, setDelivery] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, paddingBlock: 16 }}>
      <Dropdown label="Filters">
        <DropdownItem title="Order" options={sorts} value={sort} onChange={setSort} />
        <DropdownItem title="Kind" options={kinds} multiple />
        <DropdownItem title="Delivery" active={delivery}>
          {(close) => (
            <div style={{ display: 'grid', gap: 16, padding: 16 }}>
              <span>A rider brings your order within an hour.</span>
              <Button
                block
                onClick={() => {
                  setDelivery(!delivery);
                  close();
                }}
              >
                {delivery ? 'I pick it up' : 'Deliver it'}
              </Button>
            </div>
          )}
        </DropdownItem>
      </Dropdown>
      <p style={{ margin: 0, paddingInline: 16, color: 'var(--portico-text-2)' }}>
        42 products, {sorts.find(({ value }) => value === sort)?.label.toLowerCase()}
      </p>
    </div>
  );
}
