export type { HeaderParams } from '@/platform/network/fields';
export type { NetworkParams, RetryParams } from '@/platform/network/fields';
export {
  downloadFile,
  type DownloadFileParams,
  type DownloadFileProgress,
  type DownloadFileResult,
} from './download-file';
export {
  request,
  type RequestCall,
  type RequestDataType,
  type RequestMethod,
  type RequestParams,
  type RequestProgress,
  type RequestResult,
} from '@/platform/network/request';
export {
  uploadFile,
  type UploadFileParams,
  type UploadFileProgress,
  type UploadFileResult,
  type UploadItem,
  type UploadResume,
} from './upload-file';
