import { Map } from 'portico';

const place = { latitude: 43.9367, longitude: 12.4464 };

export default function MapPage() {
  return (
    <div style={{ height: 500 }}>
      <Map label="City" {...place} markers={[{ id: 1, title: 'Quarry', ...place }]} />
    </div>
  );
}
