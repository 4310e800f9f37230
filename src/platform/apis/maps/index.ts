export {
  createMapContext,
  type IncludePointsParams,
  type MapContext,
  type TranslateMarkerParams,
} from './create-map-context';
