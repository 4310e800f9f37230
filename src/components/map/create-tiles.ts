import type { Coords, Layer, LeafletEvent, TileLayerOptions } from 'leaflet';
import type { TileSource } from '@/platform';
import { GridLayer, layerGroup, tileLayer } from './leaflet';

export type TileOptions = {
  readonly tiles: TileSource;
  readonly isDark: boolean;
  /** No picture came, and at least one did not come. */
  readonly onTrouble: () => void;
};

/** Pictures from addresses, or drawn here. */
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
    // OpenStreetMap answers nobody who does not say where they come from; keys of others are bound to it.
    referrerPolicy: 'strict-origin-when-cross-origin',
  };
  return layerGroup(tiles.urls.map((url) => tileLayer(url, options).on(listeners)));
}

type Draw = (TileSource & { kind: 'drawn' })['draw'];

/** The class is made here, because its base is loaded after this module. */
function createDrawnTiles(draw: Draw, isDark: boolean): Layer {
  class DrawnTiles extends GridLayer {
    override createTile({ x, y, z }: Coords): HTMLElement {
      const { x: size } = this.getTileSize();
      const canvas = document.createElement('canvas');
      // Sharper than that nobody sees on a map, and memory goes with the square.
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
