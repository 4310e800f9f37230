import { Icon, type IconProps } from './icon';

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 4v14a1.75 1.75 0 0 0 1.75 1.75h14M8.5 15.75v-4M12.75 15.75v-8M17 15.75v-6" />
    </Icon>
  );
}
