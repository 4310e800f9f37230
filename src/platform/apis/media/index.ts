export { chooseFile, type ChooseFileParams, type ChooseFileResult } from './choose-file';
export { chooseImage, type ChooseImageParams, type ChooseImageResult } from './choose-image';
