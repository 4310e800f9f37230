export { Dropdown, type DropdownProps } from './dropdown';
export { DropdownItem, type DropdownItemProps } from './dropdown-item';
export type { DropdownOption } from './dropdown-options';
