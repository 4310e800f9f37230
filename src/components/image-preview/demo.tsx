import { useState } from 'react';
import { Button } from '@/components/button';
import { ImagePreview } from './image-preview';

const pictures = [
  { url: '/pictures/arch.svg', alt: 'An arch in the morning' },
  { url: '/pictures/column.svg', alt: 'A column at dusk' },
  { url: '/pictures/strata.svg', alt: 'Layers of rock, longer than the screen' },
];

export function Demo() {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Look at the pictures</Button>
      <span>Last seen: {pictures[index]?.alt}</span>
      <ImagePreview
        open={open}
        pictures={pictures}
        current={index}
        onChange={setIndex}
        onOpenChange={setOpen}
      />
    </div>
  );
}
