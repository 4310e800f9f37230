const OPENS = 7;
const CLOSES = 20;
const DAYS = 7;
const QUARTER = 15;

const two = (value: number) => String(value).padStart(2, '0');

const textOf = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;

/** The first time for an order: half an hour from now, on a quarter, while the market is open. */
export function firstTime(now: Date): string {
  const time = new Date(now);
  time.setSeconds(0, 0);
  time.setMinutes(Math.ceil((now.getMinutes() + 30) / QUARTER) * QUARTER);
  if (time.getHours() >= CLOSES) {
    time.setDate(time.getDate() + 1);
    time.setHours(OPENS, 0);
  }
  if (time.getHours() < OPENS) time.setHours(OPENS, 0);
  return textOf(time);
}

export function lastTime(now: Date): string {
  const time = new Date(now);
  time.setDate(time.getDate() + DAYS);
  time.setHours(CLOSES - 1, 60 - QUARTER, 0, 0);
  return textOf(time);
}

/** For the wheels of a DatePicker: opening hours, in quarters. */
export function isOpenAt(field: string, value: number): boolean {
  if (field === 'hour') return value >= OPENS && value < CLOSES;
  return field !== 'minute' || value % QUARTER === 0;
}
