import { describe } from 'vitest';
import { saveImage, saveImageToPhotosAlbum, saveVideoToPhotosAlbum } from '@/platform/apis/media';
import { testSave } from '../../../helpers/test-save';

describe('saveImage', () => {
  testSave('saveImage', saveImage, 'picture');
});

describe('saveImageToPhotosAlbum', () => {
  testSave('saveImageToPhotosAlbum', saveImageToPhotosAlbum, 'picture');
});

describe('saveVideoToPhotosAlbum', () => {
  testSave('saveVideoToPhotosAlbum', saveVideoToPhotosAlbum, 'video');
});
