export {
  downloadFile,
  type DownloadFileParams,
  type DownloadFileProgress,
  type DownloadFileResult,
} from './download';
export {
  uploadFile,
  type UploadFileParams,
  type UploadFileProgress,
  type UploadFileResult,
  type UploadItem,
  type UploadResume,
} from './upload';
