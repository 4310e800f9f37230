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

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;

export function Demo() {
  const [isLoading, setLoading] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h2 style={heading}>Avatar, title and rows</h2>
      <Skeleton style={card} avatar title rows={3} loading={isLoading}>
        <div style={{ display: 'flex', gap: 12 }}>
          <Avatar name="Ada Moreau" size={44} />
          <div>
            <strong>Ada Moreau</strong>
            <p style={{ margin: '4px 0 0', color: 'var(--portico-text-2)' }}>
              Your cake is in the oven. It cools until noon, then our courier brings it to your
              door.
            </p>
          </div>
        </div>
      </Skeleton>
      <Button variant="tonal" onClick={() => setLoading(!isLoading)}>
        {isLoading ? 'Show the content' : 'Load again'}
      </Button>
      <h2 style={heading}>Picture and rows</h2>
      <Skeleton style={card} picture={2} rows={2} />
      <h2 style={heading}>Your own shape</h2>
      <Skeleton
        style={card}
        label="Loading cakes"
        shape={
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12 }}>
            {[1, 2, 3].map((cake) => (
              <SkeletonBlock key={cake} ratio={0.8} />
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
