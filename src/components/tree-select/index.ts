export { TreeSelect, type TreeSelectOption, type TreeSelectProps } from './tree-select';
