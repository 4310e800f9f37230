import { type MapMarker, MapView } from 'portico';

const place = { latitude: 43.9367, longitude: 12.4464 };

const markers: readonly MapMarker[] = Array.from({ length: 5000 }, (_, id) => ({
  id,
  title: `Block ${id}`,
  latitude: place.latitude + Math.sin(id * 12.9898) * 0.05,
  longitude: place.longitude + Math.sin(id * 78.233) * 0.05,
}));

export default function MapPage() {
  return (
    <div style={{ height: 500 }}>
      <MapView label="City" {...place} scale={14} markers={markers} />
    </div>
  );
}
