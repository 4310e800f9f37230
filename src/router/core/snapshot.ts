import { topOf } from './stack';
import type { NavState, Snapshot, SnapshotPage } from './types';

/** Firefox and Safari limit the size of history.state; beyond this the middle of the stack is left out. */
const MAX_SNAPSHOT = 8192;
const KEPT_ON_TOP = 8;

/** Every history entry describes the whole stack, so a landing needs no other storage. */
export function snapshotOf(state: NavState): Snapshot {
  const pages = state.stack.map(
    ({ id, url, pos, opener }): SnapshotPage => (opener ? [id, url, pos, opener] : [id, url, pos]),
  );
  const layer = state.layers.find((candidate) => candidate.pos === state.pos);
  const snapshot: Snapshot = {
    v: 1,
    s: state.sid,
    p: state.pos,
    st: pages,
    ...(layer && { o: layer.id }),
  };
  if (pages.length <= KEPT_ON_TOP + 1 || JSON.stringify(snapshot).length <= MAX_SNAPSHOT) {
    return snapshot;
  }
  return { ...snapshot, st: [pages[0] as SnapshotPage, ...pages.slice(-KEPT_ON_TOP)] };
}

/** What comes back from the browser may be foreign, old or forged: only the exact shape is believed. */
export function readSnapshot(value: unknown): Snapshot | null {
  if (!isRecord(value) || value.v !== 1) return null;
  const { s, p, st, o } = value;
  const whole =
    typeof s === 'string' &&
    isPosition(p) &&
    Array.isArray(st) &&
    st.length > 0 &&
    st.every(isPage) &&
    (o === undefined || typeof o === 'string') &&
    new Set(st.map((page) => page[0])).size === st.length;
  return whole ? (value as Snapshot) : null;
}

/** The URL that the address bar shows in a state. */
export function urlOf(state: NavState): string {
  return topOf(state).url;
}

function isPage(value: unknown): value is SnapshotPage {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'string' &&
    isPosition(value[2]) &&
    (value[3] === undefined || typeof value[3] === 'string')
  );
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
