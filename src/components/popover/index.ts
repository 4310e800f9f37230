export type {
  FloatPlacement as PopoverPlacement,
  FloatSide as PopoverSide,
} from '@/components/kit/floating';
export { Popover, type PopoverProps } from './popover';
export type { PopoverAction } from './popover';
