export { Collapse, type CollapseProps } from './collapse';
export { CollapseItem, type CollapseItemProps } from './collapse';
