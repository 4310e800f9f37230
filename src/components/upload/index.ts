export type {
  RefuseReason as UploadRefuseReason,
  UploadControls,
  UploadHandle,
  UploadItem,
  UploadProps,
  UploadRefusal,
  UploadStatus,
} from './types';
export { Upload } from './upload';
