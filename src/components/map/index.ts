export { MapView } from './map';
export type {
  MapCallout,
  MapCircle,
  MapControl,
  MapMarker,
  MapPolygon,
  MapPolyline,
  MapProps,
  MapRegion,
  MarkerId,
  RegionChange,
} from './map-types';
