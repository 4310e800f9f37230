import { saveImageToPhotosAlbum } from '@/platform/apis/media';
import { testSave } from '../../../helpers/test-save';

testSave('saveImageToPhotosAlbum', saveImageToPhotosAlbum, 'picture');
