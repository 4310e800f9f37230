// These functions run inside the page with an element, so they must not use anything of this module.

export async function standsStill(element) {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  if (place() !== before) throw new Error('it is moving');
}

/** Scrolls to an element and returns its middle. */
export function middleOf(element, offset) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(x + width / 2 + (offset?.x ?? 0)),
    y: Math.round(y + height / 2 + (offset?.y ?? 0)),
  };
}
