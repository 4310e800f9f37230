import type { ComponentProps } from 'react';
import { type FilledIconProps, Icon, type IconProps } from './icon';

type Options = Pick<ComponentProps<typeof Icon>, 'fill' | 'mirror' | 'weight'> & {
  /** A second path that differs from the lines, such as a thicker dot. */
  mark?: ComponentProps<'path'>;
};

// The functions have no side effects, so that a bundler drops each icon that is not in use.

// @__NO_SIDE_EFFECTS__
export function lineIcon(lines: string, { mark, ...frame }: Options = {}) {
  return function LineIcon(props: IconProps) {
    return (
      <Icon {...frame} {...props}>
        <path d={lines} />
        {mark && <path {...mark} />}
      </Icon>
    );
  };
}

/** An icon with a solid form: `filled` fills the shape. */
// @__NO_SIDE_EFFECTS__
export function solidIcon(shape: string, lines?: string) {
  return function SolidIcon({ filled = false, ...props }: FilledIconProps) {
    return (
      <Icon {...props}>
        <path d={shape} fill={filled ? 'currentColor' : 'none'} />
        {lines && <path d={lines} />}
      </Icon>
    );
  };
}
