import { startAccelerometer } from '@/platform/apis/device';
import { accelerometerChange } from '@/platform/apis/device-events';
import { accelerometer, testStart } from '../../../helpers/sensors';

testStart('startAccelerometer', startAccelerometer, accelerometerChange, accelerometer);
