import { startGyroscope } from '@/platform/apis/device';
import { gyroscopeChange } from '@/platform/apis/device-events';
import { gyroscope, testStart } from '../../../helpers/sensors';

testStart('startGyroscope', startGyroscope, gyroscopeChange, gyroscope);
