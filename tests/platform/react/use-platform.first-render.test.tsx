import { cleanup, screen } from '@testing-library/react';
import { usePlatform } from 'portico';
import { afterEach, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';

afterEach(cleanup);

it('a page can use synchronous calls in its first render', async () => {
  const First = () => {
    const platform = usePlatform();
    const { osName } = platform.getSystemInfoSync();
    return (
      <p>
        {platform.getWindowInfo().windowWidth === window.innerWidth
          ? 'as wide as the window'
          : 'another width'}
        ,{platform.canIUse('showToast') && typeof osName}
      </p>
    );
  };
  const app = await openApp({ routes: { '/': page(First) } });
  expect(await screen.findByText('as wide as the window,string')).toBeDefined();
  app.unmount();
});
