export { Badge, type BadgeProps } from './badge';
export { countText } from './badge-text';
export { LazyBadge } from './lazy-badge';
