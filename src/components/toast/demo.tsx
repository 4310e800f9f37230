import { useState } from 'react';
import { Button } from '@/components/button';
import { Toast, type ToastContent } from './toast';

const samples: readonly ToastContent[] = [
  { id: 'saved', title: 'Saved', icon: 'success' },
  { id: 'failed', title: 'Save failed', icon: 'error' },
  { id: 'loading', title: 'Loading', icon: 'loading' },
  { id: 'text', title: 'Press back button again to exit', position: 'bottom' },
];

export function Demo() {
  const [content, setContent] = useState<ToastContent | null>(null);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
      {samples.map((sample) => (
        <Button key={sample.id} variant="tonal" onPress={() => setContent(sample)}>
          {sample.title}
        </Button>
      ))}
      <Button variant="plain" onPress={() => setContent(null)}>
        Take it away
      </Button>
      <Toast content={content} />
    </div>
  );
}
