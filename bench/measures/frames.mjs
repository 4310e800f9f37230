/** Milliseconds of a frame of the phone that is measured. */
export const FRAME = 1000 / 60;

export const sum = (values) => values.reduce((total, value) => total + value, 0);
export const mean = (values) => sum(values) / values.length;

/** How many frames are missing, of frames that took so many milliseconds each. */
export const dropped = (lengths) =>
  sum(lengths.map((length) => Math.max(0, Math.round(length / FRAME) - 1)));
