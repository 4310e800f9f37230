import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { type ImageMode, imageModes } from './frame-of';
import { type ImageProps, ImageView, samplePicture } from './image';

const wide = samplePicture(640, 400, 28);
const shown: readonly ImageMode[] = ['scaleToFill', 'aspectFit', 'aspectFill', 'top left'];
const caption = { margin: 0, color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' };
const heading = { margin: 0, fontSize: 'var(--portico-small)' } as const;

export function Demo() {
  const [isRepaired, setRepaired] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h2 style={heading}>Tap to preview</h2>
      <ImageView
        src={wide}
        alt="Hills and fields at dawn"
        ratio={1.6}
        mode="aspectFill"
        previewable
        style={{ borderRadius: 12 }}
      />
      <h2 style={heading}>Four of the modes</h2>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
          gap: 8,
        }}
      >
        {shown.map((mode) => (
          <figure key={mode} style={{ margin: 0 }}>
            <ImageView src={wide} alt="" mode={mode} ratio={1} style={{ borderRadius: 8 }} />
            <figcaption style={caption}>{mode}</figcaption>
          </figure>
        ))}
      </div>
      <h2 style={heading}>Round, and broken</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <ImageView
          src={samplePicture(200, 200, 200)}
          alt="Blue hills"
          width={88}
          height={88}
          round
          mode="aspectFill"
        />
        <ImageView
          src={isRepaired ? samplePicture(200, 200, 10) : 'data:image/png,'}
          alt="Red hills"
          width={88}
          height={88}
          style={{ borderRadius: 8 }}
        />
        <Button variant="tonal" size="small" onClick={() => setRepaired(!isRepaired)}>
          {isRepaired ? 'Break the image' : 'Repair the image'}
        </Button>
      </div>
    </div>
  );
}

export const playground = definePlayground<ImageProps>({
  component: ImageView,
  controls: {
    mode: { kind: 'choice', options: imageModes },
    width: { kind: 'number', min: 40, max: 340 },
    height: { kind: 'number', min: 40, max: 340 },
    round: { kind: 'switch' },
    previewable: { kind: 'switch' },
  },
  props: { mode: 'aspectFill', width: 200, height: 140, round: false, previewable: false },
  fixed: { src: wide, alt: 'Hills at dawn' },
  code: 'src={url} alt="Hills at dawn"',
});
