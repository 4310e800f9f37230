import { Icon, type IconProps } from './icon';

export function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.25 7.75 4.25v9L12 20.75 4.25 16.5v-9zM4.5 7.65 12 11.75l7.5-4.1M12 11.75v8.75M8.1 5.4l7.6 4.2" />
    </Icon>
  );
}
