export { Badge, type BadgeProps } from './badge';
export { countText } from './count-text';
export { LazyBadge } from './lazy-badge';
