import { useState } from 'react';
import { PlusIcon, ShareIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Button, type ButtonProps } from './button';

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;
const heading = { margin: 0, fontSize: 'var(--portico-small)' } as const;

export function Demo() {
  const [loading, setLoading] = useState(false);
  const [saving, setSaving] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <h2 style={heading}>Variants</h2>
      <div style={row}>
        <Button>Order</Button>
        <Button variant="tonal">Reserve</Button>
        <Button variant="outline">Compare</Button>
        <Button variant="plain">Later</Button>
        <Button variant="danger">Delete</Button>
      </div>
      <h2 style={heading}>Disabled, small and round</h2>
      <div style={row}>
        <Button disabled>Sold out</Button>
        <Button size="small" icon={<PlusIcon size="1rem" />}>
          Coffee
        </Button>
        <Button size="small" variant="outline" shape="pill" hairline>
          Oat milk
        </Button>
        <Button variant="tonal" shape="circle" aria-label="Share" icon={<ShareIcon size={20} />} />
      </div>
      <h2 style={heading}>Loading</h2>
      <div style={row}>
        <Button loading={loading} onClick={() => setLoading(true)}>
          Press to load
        </Button>
        <Button
          variant="tonal"
          loading={saving}
          loadingText="Saving"
          onClick={() => setSaving(true)}
        >
          Press to save
        </Button>
      </div>
      <h2 style={heading}>Large, full width</h2>
      <Button size="large" block>
        Order six coffees
      </Button>
    </div>
  );
}

export const playground = definePlayground<ButtonProps>({
  component: Button,
  controls: {
    variant: { kind: 'choice', options: ['primary', 'tonal', 'outline', 'plain', 'danger'] },
    size: { kind: 'choice', options: ['large', 'medium', 'small'] },
    shape: { kind: 'choice', options: ['rounded', 'pill', 'square'] },
    block: { kind: 'switch' },
    loading: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: {
    variant: 'primary',
    size: 'medium',
    shape: 'rounded',
    block: false,
    loading: false,
    disabled: false,
  },
  fixed: { children: 'Order' },
  codeChildren: 'Order',
});
