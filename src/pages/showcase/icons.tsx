import { Icon, type IconProps } from 'portico/icons';

export function LayersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.75 8.25 4.5L12 12.75 3.75 8.25z" />
      <path d="m4.5 12 7.5 4.1 7.5-4.1M4.5 15.9 12 20l7.5-4.1" />
    </Icon>
  );
}

export function BubbleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.75h10a3.25 3.25 0 0 1 3.25 3.25v5A3.25 3.25 0 0 1 17 16.25h-4.5L8.25 19.5v-3.25H7A3.25 3.25 0 0 1 3.75 13V8A3.25 3.25 0 0 1 7 4.75z" />
      <path d="M8.5 10.5h7" />
    </Icon>
  );
}

export function MessagesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4.25h6.75A2.75 2.75 0 0 1 16 7v3.5a2.75 2.75 0 0 1-2.75 2.75H9.5L6.25 16v-2.75A2.75 2.75 0 0 1 3.75 10.5V7A2.75 2.75 0 0 1 6.5 4.25z" />
      <path d="M19 8.9a2.6 2.6 0 0 1 1.25 2.2v3.3A2.6 2.6 0 0 1 18 17v2.75L14.9 17h-3.4" />
    </Icon>
  );
}
