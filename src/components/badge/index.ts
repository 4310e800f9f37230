export { Badge, type BadgeProps } from './badge';
export { badgeText } from './badge-text';
export { countText } from './count-text';
export { LazyBadge } from './lazy-badge';
