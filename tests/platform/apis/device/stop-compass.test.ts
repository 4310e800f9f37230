import { startCompass, stopCompass } from '@/platform/apis/device';
import { compassChange } from '@/platform/apis/device-events';
import { compass, testStop } from '../../../helpers/sensors';

testStop(stopCompass, startCompass, compassChange, compass);
