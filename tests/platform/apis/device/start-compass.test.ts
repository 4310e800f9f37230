import { startCompass } from '@/platform/apis/device';
import { compassChange } from '@/platform/apis/device-events';
import { compass, testStart } from '../../../helpers/sensors';

testStart('startCompass', startCompass, compassChange, compass);
