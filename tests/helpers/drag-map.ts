/** Drags the map of the page on top by so many pixels to the right and down. */
export function dragMap(right: number, down: number): void {
  const maps = document.querySelectorAll<HTMLElement>(
    '[data-page][data-state="active"] .leaflet-container',
  );
  const map = maps[maps.length - 1];
  if (!map) throw new Error('there is no map');
  const box = map.getBoundingClientRect();
  const at = (part: number) => ({
    ...{ bubbles: true, cancelable: true, button: 0 },
    clientX: box.x + box.width / 3 + right * part,
    clientY: box.y + box.height / 3 + down * part,
  });
  map.dispatchEvent(new PointerEvent('pointerdown', { ...at(0), isPrimary: true }));
  map.dispatchEvent(new MouseEvent('mousedown', at(0)));
  // One move only. After two moves at the same moment the map would compute an endless speed.
  map.dispatchEvent(new MouseEvent('mousemove', at(1)));
  map.dispatchEvent(new PointerEvent('pointerup', at(1)));
  map.dispatchEvent(new MouseEvent('mouseup', at(1)));
}
