import type { PlatformContext } from '@/platform/context';
import { createSensor, type Sensor, type SensorKind } from './sensor';

export type Vector = { readonly x: number; readonly y: number; readonly z: number };

/** Degrees from north, clockwise. */
export type Heading = { readonly direction: number };

export function createAccelerometer({ env }: PlatformContext): Sensor<Vector> {
  return createSensor(env, { event: 'devicemotion', read: readAcceleration });
}

export function createGyroscope({ env }: PlatformContext): Sensor<Vector> {
  return createSensor(env, { event: 'devicemotion', read: readRotation });
}

export function createCompass({ env }: PlatformContext): Sensor<Heading> {
  // Chromium's deviceorientation counts from where the phone pointed at first; this one counts from north.
  const absolute = 'ondeviceorientationabsolute' in env.window;
  const event = absolute ? 'deviceorientationabsolute' : 'deviceorientation';
  return createSensor(env, { event, read: readHeading });
}

/** Metres per second squared; without gravity where the device can tell it apart. */
const readAcceleration: SensorKind<Vector>['read'] = (event) => {
  const { acceleration, accelerationIncludingGravity } = event as DeviceMotionEvent;
  return vectorOf(acceleration) ?? vectorOf(accelerationIncludingGravity);
};

/** Radians per second. */
const readRotation: SensorKind<Vector>['read'] = (event) => {
  const {
    alpha = null,
    beta = null,
    gamma = null,
  } = (event as DeviceMotionEvent).rotationRate ?? {};
  const turned = vectorOf({ x: alpha, y: beta, z: gamma });
  return turned && { x: radians(turned.x), y: radians(turned.y), z: radians(turned.z) };
};

const readHeading: SensorKind<Heading>['read'] = (event) => {
  const { alpha, webkitCompassHeading: heading } = event as DeviceOrientationEvent & {
    /** Safari's alpha counts from where the phone pointed at first. */
    readonly webkitCompassHeading?: number;
  };
  // Negative: it does not know.
  if (heading !== undefined) return heading < 0 ? null : { direction: heading };
  return alpha === null ? null : { direction: (360 - alpha) % 360 };
};

type Axes = { readonly x: number | null; readonly y: number | null; readonly z: number | null };

function vectorOf(axes: Axes | null): Vector | null {
  if (axes === null || axes.x === null) return null;
  return { x: axes.x, y: axes.y ?? 0, z: axes.z ?? 0 };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
