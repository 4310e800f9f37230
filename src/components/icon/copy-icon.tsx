import { Icon, type IconProps } from './icon';

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.25" y="8.25" width="12" height="12" rx="2" />
      <path d="M15.75 8.25v-2.5a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2.5" />
    </Icon>
  );
}
