import { Icon, type IconProps } from './icon';

export function BrokenPictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 19.75H6A2.25 2.25 0 0 1 3.75 17.5v-11A2.25 2.25 0 0 1 6 4.25h6.25l-1.75 4 3 3-3 3.5zM15.75 4.25H18a2.25 2.25 0 0 1 2.25 2.25v11A2.25 2.25 0 0 1 18 19.75h-5l2.25-4.5-2.5-3.5 3.25-3.5z" />
    </Icon>
  );
}
