import { useState } from 'react';
import { Avatar } from '@/components/avatar';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Skeleton, type SkeletonProps } from './skeleton';
import { SkeletonBlock } from './skeleton-block';

const card = {
  padding: 16,
  borderRadius: 12,
  background: 'var(--portico-surface)',
} as const;

export function Demo() {
  const [isLoading, setLoading] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Skeleton style={card} avatar title rows={3} loading={isLoading}>
        <div style={{ display: 'flex', gap: 12 }}>
          <Avatar name="Ada Carver" size={44} />
          <div>
            <strong>Ada Carver</strong>
            <p style={{ margin: '4px 0 0', color: 'var(--portico-text-2)' }}>
              The slabs for the arch are cut. They dry until Thursday, then the first pallet goes
              out.
            </p>
          </div>
        </div>
      </Skeleton>
      <Button variant="tonal" onPress={() => setLoading(!isLoading)}>
        {isLoading ? 'Show what comes' : 'Load again'}
      </Button>
      <Skeleton style={card} picture={2} rows={2} />
      <Skeleton
        style={card}
        label="Loading slabs"
        shape={
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12 }}>
            {[1, 2, 3].map((slab) => (
              <SkeletonBlock key={slab} ratio={0.8} />
            ))}
          </div>
        }
      />
    </div>
  );
}

export const playground = definePlayground<SkeletonProps>({
  component: Skeleton,
  controls: {
    rows: { kind: 'number', min: 0, max: 8 },
    title: { kind: 'switch' },
    avatar: { kind: 'switch' },
    picture: { kind: 'number', min: 0, max: 4, step: 0.5 },
  },
  props: { rows: 3, title: false, avatar: false },
  initial: { title: true, avatar: true },
});
