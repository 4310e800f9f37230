import { expect, it } from 'vitest';
import { createPageLog } from '@/pages/showcase/page-log';

const page = { id: '1', route: '/', url: '/', params: {} };

it('keeps the last 120 events of pages, the newest first', () => {
  const { pageLog, logEvent } = createPageLog();
  logEvent({ type: 'load', page });
  for (let nth = 2; nth <= 121; nth++) logEvent({ type: 'show', page, reason: 'back' });
  const lines = pageLog.getState();
  expect(lines).toHaveLength(120);
  expect(lines[0]).toMatchObject({ id: 121, type: 'show', reason: 'back', url: '/' });
  expect(lines[119]).toMatchObject({ id: 2, type: 'show' });
});
