import type { Coords, Layer, LeafletEvent, TileLayerOptions } from 'leaflet';
import type { TileSource } from '@/platform';
import { GridLayer, layerGroup, tileLayer } from './leaflet';

export type TileOptions = {
  readonly tiles: TileSource;
  readonly isDark: boolean;
  /** Called when a tile fails to load before any other tile has loaded. */
  readonly onTrouble: () => void;
};

/** A layer of tiles from URLs, or drawn on canvases. */
export function createTiles({ tiles, isDark, onTrouble }: TileOptions): Layer {
  if (tiles.kind === 'drawn') return createDrawnTiles(tiles.draw, isDark);
  let came = false;
  const listeners = {
    tileload: () => {
      came = true;
    },
    tileerror: (_event: LeafletEvent) => {
      if (!came) onTrouble();
    },
  };
  const options: TileLayerOptions = {
    subdomains: [...(tiles.hosts ?? ['a'])],
    maxZoom: 18,
    // OpenStreetMap refuses requests without a referrer. Other providers bind their keys to it.
    referrerPolicy: 'strict-origin-when-cross-origin',
  };
  return layerGroup(tiles.urls.map((url) => tileLayer(url, options).on(listeners)));
}

type Draw = (TileSource & { kind: 'drawn' })['draw'];

/** The class is inside the function because Leaflet loads after this module. */
function createDrawnTiles(draw: Draw, isDark: boolean): Layer {
  class DrawnTiles extends GridLayer {
    override createTile({ x, y, z }: Coords): HTMLElement {
      const { x: size } = this.getTileSize();
      const canvas = document.createElement('canvas');
      // A higher density is not visible on a map, and memory grows with its square.
      const density = Math.min(window.devicePixelRatio, 2);
      canvas.width = canvas.height = size * density;
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.scale(density, density);
        draw(pen, { x, y, zoom: z, size, isDark });
      }
      return canvas;
    }
  }
  return new DrawnTiles({ updateWhenIdle: false, keepBuffer: 3 });
}
