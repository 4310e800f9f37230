import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const routes = {
  '/': page(() => <p>Home</p>, { tab: true, title: 'Home' }),
  '/order': page(() => <button type="button">Send</button>, { title: 'Order' }),
};

/** The element that receives a touch in the middle of `element`. */
function touchTarget(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

it.each(['en', 'ar'])(
  'a loading indicator with a mask covers the page but not its back button, in %s',
  async (locale) => {
    const app = await openApp({ routes, locale });
    await app.go('navigate', '/order');
    await app.platform.showLoading({ title: 'Sending', mask: true });
    const send = screen.getByRole('button', { name: 'Send' });
    await until(() => expect(touchTarget(send)).not.toBe(send));
    const back = document.querySelector('[data-page="/order"] header button') as HTMLElement;
    expect(back.contains(touchTarget(back))).toBe(true);
    back.click();
    await until(() => expect(app.stack()).toBe('/'));
    await until(() => expect(screen.queryByText('Sending')).toBeNull());
  },
);
