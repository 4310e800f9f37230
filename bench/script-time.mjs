// Times of the main thread in each frame, from a trace.

const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
]);

export const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
  'v8',
];

/**
 * Of events in each other only the outermost counts. `tdur` is the time that the thread had a processor, the slowing
 * down included: what else the machine does is not in it.
 */
function outermost(events) {
  const parts = [];
  let end = 0;
  for (const { ts, dur, tdur } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (ts < end) continue;
    parts.push({ ts, time: (tdur ?? dur) / 1000 });
    end = ts + dur;
  }
  return parts;
}

/** Milliseconds of script in each frame between two marks. A frame begins with the browser's animation frame. */
export function scriptTimes(trace) {
  const { traceEvents } = JSON.parse(trace);
  const mark = (name) => traceEvents.filter((event) => event.name === name);
  const begin = mark('bench:begin')[0];
  const end = mark('bench:end').at(-1);
  if (!begin || !end) throw new Error('no marks in the trace');
  const ofMain = traceEvents.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);

  const starts = ofMain
    .filter(({ name, ts }) => name === 'BeginMainThreadFrame' && ts < end.ts)
    .map(({ ts }) => ts);
  // From the frame in which the finger lands. The last one is the probe's, which returns its samples.
  const bounds = starts.slice(
    Math.max(
      0,
      starts.findLastIndex((ts) => ts < begin.ts),
    ),
  );
  const sums = (events) => {
    const parts = outermost(events);
    return bounds.slice(1).map((to, index) => {
      const isHere = ({ ts }) => ts >= bounds[index] && ts < to;
      return parts.filter(isHere).reduce((total, { time }) => total + time, 0);
    });
  };
  const hasLength = ({ ph, dur }) => ph === 'X' && dur > 0;
  return {
    script: sums(ofMain.filter((event) => hasLength(event) && SCRIPT.has(event.name))),
    all: sums(ofMain.filter((event) => hasLength(event) && event.name === 'RunTask')),
  };
}
