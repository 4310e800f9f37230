import { startAccelerometer, stopAccelerometer } from '@/platform/apis/device';
import { accelerometerChange } from '@/platform/apis/device-events';
import { accelerometer, testStop } from '../../../helpers/sensors';

testStop(stopAccelerometer, startAccelerometer, accelerometerChange, accelerometer);
