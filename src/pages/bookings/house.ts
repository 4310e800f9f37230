import type { Platform } from 'portico';

export type Slot = { readonly table: number; readonly hour: number };

/** A booking, as the server has it. */
export type Booking = Slot & {
  readonly id: string;
  readonly version: number;
  readonly by: 'web' | 'phone';
};

export const tables = [1, 2, 3, 4];
export const hours = [17, 18, 19, 20, 21];

/** How the server behaves. */
export const moods = ['kind', 'busy', 'refuse', 'taken', 'cut', 'silent'] as const;

export type Mood = (typeof moods)[number];

type Storage = Pick<Platform, 'getStorageSync' | 'setStorageSync'>;

const MOOD = 'bookings-mood';
const HOUSE = 'bookings-house';

export function moodOf(platform: Storage): Mood {
  const stored: unknown = platform.getStorageSync(MOOD);
  return moods.find((mood) => mood === stored) ?? 'kind';
}

export function setMood(platform: Storage, mood: Mood): void {
  platform.setStorageSync(MOOD, mood);
}

/** The server has a house for each browser, so that nobody meets the bookings of others. */
export function houseOf(platform: Storage): string {
  const stored: unknown = platform.getStorageSync(HOUSE);
  if (typeof stored === 'string' && stored !== '') return stored;
  const house = Math.random().toString(36).slice(2);
  platform.setStorageSync(HOUSE, house);
  return house;
}
