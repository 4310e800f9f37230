import type { SensorPart } from './define-sensor-api';
import { createSensor } from './sensor';

export type Vector = { readonly x: number; readonly y: number; readonly z: number };

/** Degrees from north, clockwise. */
export type Heading = { readonly direction: number };

export const accelerometer: SensorPart<Vector> = {
  what: 'accelerometer',
  event: 'DeviceMotionEvent',
  create: ({ env }) => createSensor(env, { event: 'devicemotion', read: readAcceleration }),
};

export const gyroscope: SensorPart<Vector> = {
  what: 'gyroscope',
  event: 'DeviceMotionEvent',
  create: ({ env }) => createSensor(env, { event: 'devicemotion', read: readRotation }),
};

export const compass: SensorPart<Heading> = {
  what: 'compass',
  event: 'DeviceOrientationEvent',
  create: ({ env }) => {
    // Chromium's deviceorientation counts from where the phone pointed at first; this one counts from north.
    const absolute = 'ondeviceorientationabsolute' in env.window;
    const event = absolute ? 'deviceorientationabsolute' : 'deviceorientation';
    return createSensor(env, { event, read: readHeading });
  },
};

/** Metres per second squared; without gravity where the device can tell it apart. */
function readAcceleration(event: Event): Vector | null {
  const { acceleration, accelerationIncludingGravity } = event as DeviceMotionEvent;
  return vectorOf(acceleration) ?? vectorOf(accelerationIncludingGravity);
}

/** Radians per second. */
function readRotation(event: Event): Vector | null {
  const {
    alpha = null,
    beta = null,
    gamma = null,
  } = (event as DeviceMotionEvent).rotationRate ?? {};
  const turned = vectorOf({ x: alpha, y: beta, z: gamma });
  return turned && { x: radians(turned.x), y: radians(turned.y), z: radians(turned.z) };
}

function readHeading(event: Event): Heading | null {
  const { alpha, webkitCompassHeading: heading } = event as DeviceOrientationEvent & {
    /** Safari's alpha counts from where the phone pointed at first. */
    readonly webkitCompassHeading?: number;
  };
  // Negative: it does not know.
  if (heading !== undefined) return heading < 0 ? null : { direction: heading };
  return alpha === null ? null : { direction: (360 - alpha) % 360 };
}

type Axes = { readonly x: number | null; readonly y: number | null; readonly z: number | null };

function vectorOf(axes: Axes | null): Vector | null {
  if (axes === null || axes.x === null) return null;
  return { x: axes.x, y: axes.y ?? 0, z: axes.z ?? 0 };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
