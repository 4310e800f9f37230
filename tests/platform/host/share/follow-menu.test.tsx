import { isPageSeen } from '@/platform/host/share/follow-menu';
import { expect, it, onTestFinished } from 'vitest';
import { setMarkup } from '../../../helpers/markup';

it('isPageSeen is false while the product hides the app, and true for a page that is not rendered yet', () => {
  const app = document.createElement('div');
  setMarkup(app, '<div data-page-id="seen-1">page</div>');
  document.body.append(app);
  onTestFinished(() => app.remove());
  expect(isPageSeen({ document }, { id: 'seen-1' })).toBe(true);
  expect(isPageSeen({ document }, { id: 'seen-2' })).toBe(true);
  app.hidden = true;
  expect(isPageSeen({ document }, { id: 'seen-1' })).toBe(false);
});
