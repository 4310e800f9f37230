export { Selector, type SelectorOption, type SelectorProps } from './selector';
