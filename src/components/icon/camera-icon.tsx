import { Icon, type IconProps } from './icon';

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.6 5.6 9.4 4.4a1.5 1.5 0 0 1 1.25-.65h2.7a1.5 1.5 0 0 1 1.25.65l.8 1.2a1.5 1.5 0 0 0 1.25.65H18.5a2.25 2.25 0 0 1 2.25 2.25v8.75a2.25 2.25 0 0 1-2.25 2.25h-13a2.25 2.25 0 0 1-2.25-2.25V8.5A2.25 2.25 0 0 1 5.5 6.25h1.85a1.5 1.5 0 0 0 1.25-.65z" />
      <circle cx="12" cy="12.75" r="3.5" />
    </Icon>
  );
}
