import { useState } from 'react';
import { Button } from '@/components/button';
import { TruckIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Space } from '@/components/space';
import { Tag } from '@/components/tag';
import { Card, type CardProps } from './card';

const quiet = { color: 'var(--portico-text-2)' };

export function Demo() {
  const [opened, setOpened] = useState(0);
  const [saved, setSaved] = useState(false);
  return (
    <Space direction="vertical" gap={12} style={{ padding: 16 }}>
      <Card
        icon={<TruckIcon />}
        title="Order 2048"
        extra={<Tag tone="success">On its way</Tag>}
        footer={
          <Space justify="end">
            <Button size="small" variant="plain">
              Help
            </Button>
            <Button size="small">Track</Button>
          </Space>
        }
      >
        Two bags of coffee and a filter. It arrives on Friday before noon.
      </Card>
      <Card
        cover={
          <div
            aria-hidden
            style={{
              blockSize: 120,
              background: 'linear-gradient(150deg, #f0b778, #c4674a 55%, #6d3a5a)',
            }}
          />
        }
        title="Weekend in Lisbon"
        extra="from €189"
        onClick={() => setOpened(opened + 1)}
      >
        <Space direction="vertical">
          <span style={quiet}>
            {opened === 0 ? 'Tap anywhere on the card.' : `Opened: ${opened}`}
          </span>
          <Space>
            <Button
              size="small"
              variant="tonal"
              aria-pressed={saved}
              onClick={() => setSaved(!saved)}
            >
              {saved ? 'Saved' : 'Save for later'}
            </Button>
          </Space>
        </Space>
      </Card>
      <Card outlined title="Delivery address" extra="Home" href="#card">
        <span style={quiet}>Harbour Road 7, Hamburg</span>
      </Card>
    </Space>
  );
}

export const playground = definePlayground<CardProps>({
  component: Card,
  controls: {
    title: { kind: 'text' },
    extra: { kind: 'text' },
    children: { kind: 'text' },
    footer: { kind: 'text' },
    outlined: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: { outlined: false, disabled: false },
  initial: {
    title: 'Flat white',
    extra: '€3.80',
    children: 'A double shot with steamed milk.',
    footer: 'Ready in 5 minutes',
  },
  fixed: { onClick: () => {} },
  code: 'onClick={open}',
});
