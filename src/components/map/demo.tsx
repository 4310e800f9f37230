import { useState } from 'react';
import { SegmentedControl } from '@/components/segmented-control';
import { MapView } from './map';
import type { MapMarker, MarkerId } from './map-types';

const centre = { latitude: 43.9367, longitude: 12.4464 };

const bakeries: readonly MapMarker[] = [
  { id: 'old', title: 'Old bakery', ...centre, callout: { content: 'Bread since 1880' } },
  {
    id: 'new',
    title: 'New bakery',
    latitude: 43.9412,
    longitude: 12.4532,
    callout: { content: 'Cakes', display: 'always' },
  },
];

const many: readonly MapMarker[] = Array.from({ length: 5000 }, (_, id) => ({
  id,
  title: `Delivery ${id + 1}`,
  latitude: centre.latitude + Math.sin(id * 12.9898) * 0.2,
  longitude: centre.longitude + Math.sin(id * 78.233) * 0.3,
}));

const road = [
  centre,
  { latitude: 43.9389, longitude: 12.4478 },
  { latitude: 43.9395, longitude: 12.4511 },
  { latitude: 43.9412, longitude: 12.4532 },
];

const sets = [
  { value: 'few', label: 'Shapes' },
  { value: 'many', label: '5,000 markers' },
];

const titleOf = (id: MarkerId) =>
  [...bakeries, ...many].find((marker) => marker.id === id)?.title ?? '';

export function Demo() {
  const [set, setSet] = useState('few');
  const [tapped, setTapped] = useState('');
  const isFew = set === 'few';
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <SegmentedControl label="What is shown" options={sets} value={set} onChange={setSet} />
      <div style={{ height: 360, borderRadius: 12, overflow: 'hidden' }}>
        <MapView
          label="Bakeries"
          id="bakeries"
          {...centre}
          scale={isFew ? 14 : 11}
          markers={isFew ? bakeries : many}
          {...(isFew && {
            polylines: [{ points: road, dottedLine: true }],
            circles: [{ ...centre, radius: 220, fillColor: '#0a6b5a22' }],
          })}
          onMarkerTap={(id) => setTapped(titleOf(id))}
        />
      </div>
      <p role="status" style={{ margin: 0 }}>
        {tapped || 'Tap a marker'}
      </p>
    </div>
  );
}
