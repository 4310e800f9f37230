export { Cascader, type CascaderProps } from './cascader';
export type { CascaderOption } from './levels';
