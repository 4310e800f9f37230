/** No phone is so narrow: WeChat on Android tells less for a moment while it starts. */
const LEAST = 100;

/** What the window's width is, or will be. */
export function windowWidth({
  innerWidth,
  screen,
}: Pick<Window, 'innerWidth'> & { readonly screen: Pick<Screen, 'width'> }): number {
  return innerWidth < LEAST ? screen.width : innerWidth;
}
