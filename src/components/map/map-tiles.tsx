import { useEffect, useEffectEvent } from 'react';
import { createTiles, type TileOptions } from './create-tiles';
import { useMap } from './leaflet';

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
