import { samplePicture } from '@/components/image';
import { definePlayground } from '@/components/kit/playground';
import { Album, type AlbumProps } from './album';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: samplePicture(480, 360 + index * 10, (index * 47 + 20) % 360),
    alt: `Fields and hills, photo ${index + 1}`,
  }));

const heading = {
  margin: '0 0 8px',
  color: 'var(--portico-text-2)',
  fontSize: 'var(--portico-small)',
  fontWeight: 'normal',
};

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <section>
        <h2 style={heading}>Twelve photos of a trip</h2>
        <Album label="Trip" urls={pictures(12)} />
      </section>
      <section>
        <h2 style={heading}>Four photos of a farm</h2>
        <Album label="Farm" urls={pictures(4)} />
      </section>
      <section>
        <h2 style={heading}>One photo</h2>
        <Album
          urls={[
            {
              url: samplePicture(480, 640, 190),
              alt: 'The bay in the evening',
              width: 480,
              height: 640,
            },
          ]}
        />
      </section>
    </div>
  );
}

export const playground = definePlayground<AlbumProps>({
  component: Album,
  controls: {
    maxCount: { kind: 'number', min: 1, max: 12 },
    rowCount: { kind: 'number', min: 1, max: 5 },
    space: { kind: 'number', min: 0, max: 24 },
    showMore: { kind: 'switch' },
  },
  props: { maxCount: 9, rowCount: 3, space: 6, showMore: true },
  fixed: { urls: pictures(12), label: 'Trip' },
  code: 'label="Trip" urls={urls}',
});
