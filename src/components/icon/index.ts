export * from './bar-icons';
export { Icon, type FilledIconProps, type IconProps } from './icon';
export * from './icons';
