export {
  request,
  type RequestCall,
  type RequestDataType,
  type RequestMethod,
  type RequestParams,
  type RequestProgress,
  type RequestResult,
} from './request';
export type { HeaderParams } from '@/platform/network/header-fields';
export type { NetworkParams, RetryParams } from '@/platform/network/network-fields';
