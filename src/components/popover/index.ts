export type { PopoverPlacement, PopoverSide } from './place-popover';
export { Popover, type PopoverCause, type PopoverProps } from './popover';
export type { PopoverAction } from './popover';
