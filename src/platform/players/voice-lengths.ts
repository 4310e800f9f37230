/** Milliseconds of the voices that the messaging app has recorded for this one, by their paths. */
export function createVoiceLengths(): Map<string, number> {
  return new Map();
}
