import { expect, it, onTestFinished } from 'vitest';
import { isPageSeen } from '@/platform/host/share/follow-menu';

it('is not while the product hides its app; a page that is not drawn yet will be', () => {
  const app = document.createElement('div');
  app.innerHTML = '<div data-page-id="seen-1">page</div>';
  document.body.append(app);
  onTestFinished(() => app.remove());
  expect(isPageSeen({ document }, { id: 'seen-1' })).toBe(true);
  expect(isPageSeen({ document }, { id: 'seen-2' })).toBe(true);
  app.hidden = true;
  expect(isPageSeen({ document }, { id: 'seen-1' })).toBe(false);
});
