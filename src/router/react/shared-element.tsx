import type { ComponentProps } from 'react';

export type SharedProps = ComponentProps<'div'> & {
  /** The same on both pages, and unique in each: `photo-7`. */
  readonly name: string;
};

/**
 * An element that two pages share, such as a picture in a list and on its page. With `router.sharedElements` it moves from
 * its place on the one page to its place on the other, where the browser has view transitions and the user allows motion.
 */
export function Shared({ name, ...props }: SharedProps) {
  return <div {...props} data-shared={name} />;
}
