import type { LeafletKeyboardEvent, Marker } from 'leaflet';

/** Leaflet calls a marker a button, but gives it no name and hears no keys. */
export function asButton(marker: Marker, name: string, onPress: () => void): Marker {
  const dress = () => {
    const element = marker.getElement();
    if (!element) return;
    element.setAttribute('aria-label', name);
    element.title = name;
  };
  const press = ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    onPress();
  };
  return marker.on('add', dress).on('click', onPress).on('keydown', press);
}
