import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import type { EventSource } from '@/platform/call/listeners';
import { checkParams, oneOf, optional } from '@/platform/call/params';
import type { SensorPermission } from './begin-in-tap';
import { createSensor, type Sensor, type SensorFacts, startSensor } from './sensor';

export type StartSensorParams = {
  /** At most one reading every 20, 60 or 200 ms. @default 'normal' */
  readonly interval?: 'game' | 'ui' | 'normal' | undefined;
};

export type StartAccelerometerParams = StartSensorParams;
export type StartCompassParams = StartSensorParams;
export type StartGyroscopeParams = StartSensorParams;

export type Vector = { readonly x: number; readonly y: number; readonly z: number };

/** Degrees from north, clockwise. */
export type Heading = { readonly direction: number };

/** The permission that the tap began to ask for. */
type Permission = Promise<SensorPermission>;

type StartApi = Api<StartSensorParams, void, never, Permission>;

type SensorKind<Reading> = SensorFacts & {
  readonly create: (context: PlatformContext) => Sensor<Reading>;
};

const checkStart = checkParams({ interval: optional(oneOf('game', 'ui', 'normal'), 'normal') });

const INTERVALS = { game: 20, ui: 60, normal: 200 } as const;

const accelerometer: SensorKind<Vector> = {
  name: 'accelerometer',
  permission: 'DeviceMotionEvent',
  create: ({ env }) => createSensor(env, { event: 'devicemotion', read: readAcceleration }),
};

const gyroscope: SensorKind<Vector> = {
  name: 'gyroscope',
  permission: 'DeviceMotionEvent',
  create: ({ env }) => createSensor(env, { event: 'devicemotion', read: readRotation }),
};

const compass: SensorKind<Heading> = {
  name: 'compass',
  permission: 'DeviceOrientationEvent',
  create: ({ env }) => {
    // Chromium's deviceorientation starts at the phone's first direction. The absolute event starts at north.
    const hasAbsolute = 'ondeviceorientationabsolute' in env.window;
    const event = hasAbsolute ? 'deviceorientationabsolute' : 'deviceorientation';
    return createSensor(env, { event, read: readHeading });
  },
};

export const startAccelerometer: Api<StartAccelerometerParams, void, never, Permission> =
  defineStart('startAccelerometer', accelerometer);
export const stopAccelerometer: Api<NoParams, void> = defineStop(
  'stopAccelerometer',
  accelerometer,
);
/** Metres per second squared, without gravity if the device can separate it. */
export const onAccelerometerChange: EventSource<Vector> = readingsOf(accelerometer);

export const startCompass: Api<StartCompassParams, void, never, Permission> = defineStart(
  'startCompass',
  compass,
);
export const stopCompass: Api<NoParams, void> = defineStop('stopCompass', compass);
export const onCompassChange: EventSource<Heading> = readingsOf(compass);

export const startGyroscope: Api<StartGyroscopeParams, void, never, Permission> = defineStart(
  'startGyroscope',
  gyroscope,
);
export const stopGyroscope: Api<NoParams, void> = defineStop('stopGyroscope', gyroscope);
/** Radians per second. */
export const onGyroscopeChange: EventSource<Vector> = readingsOf(gyroscope);

/** In a tap, because iOS asks the user. */
function defineStart<Reading>(api: string, { create, ...facts }: SensorKind<Reading>): StartApi {
  return defineApi(api, {
    check: checkStart,
    run: ({ env, shelf }, { interval }, fail, { begun }) =>
      startSensor(env, shelf(create), { ...facts, interval: INTERVALS[interval] }, fail, begun),
  });
}

/** The listeners stay until the next start. */
function defineStop<Reading>(api: string, { create }: SensorKind<Reading>): Api<NoParams, void> {
  return defineApi(api, { run: ({ shelf }) => shelf(create).stop() });
}

function readingsOf<Reading>({ create }: SensorKind<Reading>): EventSource<Reading> {
  return ({ shelf }, emit) => shelf(create).watch(emit);
}

function readAcceleration(event: Event): Vector | null {
  const { acceleration, accelerationIncludingGravity } = event as DeviceMotionEvent;
  return vectorOf(acceleration) ?? vectorOf(accelerationIncludingGravity);
}

/** Browsers report degrees per second. */
function readRotation(event: Event): Vector | null {
  const { rotationRate } = event as DeviceMotionEvent;
  const { alpha = null, beta = null, gamma = null } = rotationRate ?? {};
  const degrees = vectorOf({ x: alpha, y: beta, z: gamma });
  return degrees && { x: radians(degrees.x), y: radians(degrees.y), z: radians(degrees.z) };
}

function readHeading(event: Event): Heading | null {
  const { alpha, webkitCompassHeading: heading } = event as DeviceOrientationEvent & {
    /** Only Safari has it. Safari's alpha starts at the phone's first direction. */
    readonly webkitCompassHeading?: number;
  };
  // A negative heading means that Safari does not know it.
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
