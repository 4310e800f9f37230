import { useState } from 'react';
import { Button } from '@/components/button';
import { Notify, type NotifyContent } from './notify';

const samples: readonly NotifyContent[] = [
  { id: 'news', message: 'The quarry opens at eight' },
  { id: 'saved', message: 'Your order is on its way', type: 'success' },
  { id: 'soon', message: 'Your session ends in two minutes', type: 'warning' },
  { id: 'offline', message: 'No network, please check your connection', type: 'danger' },
];

export function Demo() {
  const [content, setContent] = useState<NotifyContent | null>(null);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
      {samples.map((sample) => (
        <Button key={sample.id} variant="tonal" onPress={() => setContent(sample)}>
          {sample.type ?? 'primary'}
        </Button>
      ))}
      <Button
        variant="plain"
        onPress={() => setContent({ id: 'tap', message: 'Tap me', onTap: () => setContent(null) })}
      >
        With a tap
      </Button>
      <Button variant="plain" onPress={() => setContent(null)}>
        Take it away
      </Button>
      <Notify content={content} />
    </div>
  );
}
