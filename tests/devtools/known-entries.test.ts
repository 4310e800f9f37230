import { describe, expect, it } from 'vitest';
import { knownEntries } from '@/devtools/history-tab';
import { type RecordedEvent, recordEvent, type Recording } from '@/devtools/recording';
import { createTestApp, type TestApp } from '../helpers/test-app';

function recordIn(app: TestApp): () => Recording {
  const { url, snapshot } = app.nav.timeline.entry();
  const events: RecordedEvent[] = [];
  app.nav.timeline.subscribe((event) => events.push(recordEvent(event, 0, false)));
  const start = { url, snapshot, time: 0 };
  return () => ({ version: 1, app: { mode: 'path', base: '/' }, start, events });
}

/** '1 /list' for an entry, with a star where the browser is. */
const linesOf = (recording: Recording) => {
  const { entries, position } = knownEntries(recording);
  return entries.map(
    (entry) => `${entry.position === position ? '*' : ''}${entry.position} ${entry.url}`,
  );
};

describe('knownEntries', () => {
  it('has each entry that the app wrote, the highest first, with its snapshot', async () => {
    const app = createTestApp();
    const recording = recordIn(app);
    await app.navigate('/list');
    await app.navigate('/item/1');
    expect(linesOf(recording())).toEqual(['*2 /item/1', '1 /list', '0 /']);
    expect(knownEntries(recording()).entries[0]?.snapshot).toMatchObject({ p: 2 });
  });

  it('follows the user back, and drops the entries above a new one', async () => {
    const app = createTestApp();
    const recording = recordIn(app);
    await app.navigate('/list');
    await app.navigate('/item/1');
    app.driver.travel(-2);
    await app.idle();
    expect(linesOf(recording())).toEqual(['2 /item/1', '1 /list', '*0 /']);
    await app.navigate('/item/2');
    expect(linesOf(recording())).toEqual(['*1 /item/2', '0 /']);
    app.driver.visit('/item/3');
    await app.idle();
    expect(linesOf(recording())).toEqual(['*2 /item/3', '1 /item/2', '0 /']);
  });

  it('begins with the pages of the first snapshot', async () => {
    const app = createTestApp();
    await app.navigate('/list');
    await app.navigate('/item/1');
    expect(linesOf(recordIn(app)())).toEqual(['*2 /item/1', '1 /list', '0 /']);
  });

  it('marks an entry whose write the browser refused, and has none for a refused push', async () => {
    const app = createTestApp();
    const recording = recordIn(app);
    app.driver.refuseWrites(true);
    await app.navigate('/list');
    const { entries } = knownEntries(recording());
    expect(entries.map(({ position, isRefused }) => [position, isRefused])).toEqual([[0, true]]);
  });

  it('continues where a reload has begun', () => {
    const reload = { type: 'document', cause: 'reload', url: '/', urls: ['/'], time: 1 } as const;
    const snapshot = { v: 1, s: 'a', p: 1, st: [['x', '/', 0]] } as const;
    const recording: Recording = {
      version: 1,
      app: { mode: 'path', base: '/' },
      start: { url: '/', snapshot, time: 0 },
      events: [{ ...reload, position: 0 }],
    };
    expect(linesOf(recording)).toEqual(['*0 /']);
  });
});
