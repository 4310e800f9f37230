export { Badge, type BadgeProps } from './badge';
export { badgeText } from './badge-text';
export { LazyBadge } from './lazy-badge';
