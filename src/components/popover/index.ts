export type {
  FloatPlacement as PopoverPlacement,
  FloatSide as PopoverSide,
} from '@/components/kit/floating';
export { Popover, type PopoverProps } from './popover';
