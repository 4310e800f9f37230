export { Avatar, type AvatarProps } from './avatar';
export { AvatarGroup, type AvatarGroupProps } from './avatar-group';
export { initialsOf } from './avatar';
