import { Icon, type IconProps } from './icon';

export function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 3.75H7.25A1.75 1.75 0 0 0 5.5 5.5v13a1.75 1.75 0 0 0 1.75 1.75h9.5a1.75 1.75 0 0 0 1.75-1.75V8.75zM13.5 3.75v3.5a1.5 1.5 0 0 0 1.5 1.5h3.5M8.75 13h6.5M8.75 16.25h4" />
    </Icon>
  );
}
