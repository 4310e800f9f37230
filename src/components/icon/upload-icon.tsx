import { Icon, type IconProps } from './icon';

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V4m-4.5 4.5L12 4l4.5 4.5M5 19.5h14" />
    </Icon>
  );
}
