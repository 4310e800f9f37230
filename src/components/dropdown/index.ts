export { Dropdown, type DropdownProps } from './dropdown';
export { DropdownItem, type DropdownItemProps } from './dropdown';
export type { DropdownOption } from './dropdown-options';
