import { describe } from 'vitest';
import {
  startAccelerometer,
  startCompass,
  startGyroscope,
  stopAccelerometer,
  stopCompass,
  stopGyroscope,
} from '@/platform/device/calls';
import { accelerometerChange, compassChange, gyroscopeChange } from '@/platform/device/calls';
import { accelerometer, compass, gyroscope, testStart, testStop } from '../../../helpers/sensors';

describe('startAccelerometer', () => {
  testStart('startAccelerometer', startAccelerometer, accelerometerChange, accelerometer);
});

describe('startCompass', () => {
  testStart('startCompass', startCompass, compassChange, compass);
});

describe('startGyroscope', () => {
  testStart('startGyroscope', startGyroscope, gyroscopeChange, gyroscope);
});

describe('stopAccelerometer', () => {
  testStop(stopAccelerometer, startAccelerometer, accelerometerChange, accelerometer);
});

describe('stopCompass', () => {
  testStop(stopCompass, startCompass, compassChange, compass);
});

describe('stopGyroscope', () => {
  testStop(stopGyroscope, startGyroscope, gyroscopeChange, gyroscope);
});
