export {
  type FileProgress,
  getFileInfo,
  type GetFileInfoParams,
  type GetFileInfoResult,
} from './get-file-info';
