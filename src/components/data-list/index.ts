export { DataList, type DataListProps } from './data-list';
export type { ListQuery } from './use-list-query';
export { useDebouncedValue } from './use-debounced-value';
