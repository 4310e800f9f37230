import 'leaflet/dist/leaflet.css';
import { divIcon, GridLayer, map as createMap, marker } from 'leaflet';

class PlainTiles extends GridLayer {
  override createTile(): HTMLElement {
    const canvas = Object.assign(document.createElement('canvas'), { width: 512, height: 512 });
    canvas.getContext('2d')?.fillRect(0, 0, 512, 512);
    return canvas;
  }
}

export function showMap(element: HTMLElement): void {
  const options = { attributionControl: false, zoomControl: false };
  const map = createMap(element, options).setView([43.9367, 12.4464], 16);
  new PlainTiles().addTo(map);
  marker([43.9367, 12.4464], { icon: divIcon({ html: document.createElement('i') }) }).addTo(map);
}
