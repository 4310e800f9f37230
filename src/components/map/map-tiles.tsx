import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { createTiles, type TileOptions } from './create-tiles';

export function MapTiles({ tiles, isDark, onTrouble }: TileOptions) {
  const map = useMap();
  const trouble = useEffectEvent(onTrouble);
  useEffect(() => {
    const layer = createTiles({ tiles, isDark, onTrouble: () => trouble() });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, tiles, isDark]);
  return null;
}
