export type { HeaderParams } from '@/platform/network/fields';
export type { NetworkParams, RetryParams } from '@/platform/network/fields';
export {
  request,
  type RequestCall,
  type RequestDataType,
  type RequestMethod,
  type RequestParams,
  type RequestProgress,
  type RequestResult,
} from '@/platform/network/request';
