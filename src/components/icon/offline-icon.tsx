import { Icon, type IconProps } from './icon';

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 9.5a14 14 0 0 1 2.7-1.9M9.25 5.85A14 14 0 0 1 21.25 9.5M6.1 13a9.3 9.3 0 0 1 2.9-1.8M13.4 10.4a9.3 9.3 0 0 1 4.5 2.6M9.3 16.4a4.6 4.6 0 0 1 4-1.1M4 4l16 16" />
      <path d="M12 19.25h.01" strokeWidth={2.25} />
    </Icon>
  );
}
