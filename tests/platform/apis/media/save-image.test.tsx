import { saveImage } from '@/platform/apis/media';
import { testSave } from '../../../helpers/test-save';

testSave('saveImage', saveImage, 'picture');
