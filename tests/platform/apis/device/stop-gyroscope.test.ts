import { startGyroscope, stopGyroscope } from '@/platform/apis/device';
import { gyroscopeChange } from '@/platform/apis/device-events';
import { gyroscope, testStop } from '../../../helpers/sensors';

testStop(stopGyroscope, startGyroscope, gyroscopeChange, gyroscope);
