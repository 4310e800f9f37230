import type { ReactNode } from 'react';
import { Avatar } from '@/components/avatar';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Tag } from '@/components/tag';
import { Space, type SpaceProps } from './space';

const sizes = ['Espresso', 'Flat white', 'Cappuccino', 'Cold brew', 'Iced latte', 'Matcha'];

function Card({ children }: { children: ReactNode }) {
  return (
    <div style={{ padding: 16, borderRadius: 12, background: 'var(--portico-surface)' }}>
      {children}
    </div>
  );
}

export function Demo() {
  return (
    <Space direction="vertical" gap="medium" style={{ padding: 16 }}>
      <Card>
        <Space justify="between">
          <Space gap={12}>
            <Avatar name="Mei Lin" />
            <Space direction="vertical" gap={2}>
              <strong>Mei Lin</strong>
              <span style={{ color: 'var(--portico-text-2)' }}>Two coffees, one croissant</span>
            </Space>
          </Space>
          <Button size="small" variant="tonal">
            Call
          </Button>
        </Space>
      </Card>
      <Card>
        <Space wrap>
          {sizes.map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
        </Space>
      </Card>
      <Space direction="vertical" gap={12}>
        <Button>Pay now</Button>
        <Button variant="tonal">Add another coffee</Button>
      </Space>
    </Space>
  );
}

export const playground = definePlayground<SpaceProps>({
  component: Space,
  controls: {
    direction: { kind: 'choice', options: ['horizontal', 'vertical'] },
    gap: { kind: 'choice', options: ['small', 'medium', 'large'] },
    wrap: { kind: 'switch' },
    align: { kind: 'choice', options: ['start', 'center', 'end', 'baseline', 'stretch'] },
    justify: {
      kind: 'choice',
      options: ['start', 'center', 'end', 'between', 'around', 'evenly'],
    },
  },
  props: {
    direction: 'horizontal',
    gap: 'small',
    wrap: false,
    align: 'center',
    justify: 'start',
  },
  initial: { wrap: true },
  fixed: {
    children: sizes.map((name) => (
      <Button key={name} size="small" variant="tonal">
        {name}
      </Button>
    )),
  },
  codeChildren: '<Button>Espresso</Button>',
});
