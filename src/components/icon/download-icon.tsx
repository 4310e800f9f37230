import { Icon, type IconProps } from './icon';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />
    </Icon>
  );
}
