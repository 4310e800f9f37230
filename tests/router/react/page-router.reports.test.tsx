import { cleanup, render, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type Page, type Navigator, NavigatorContext } from '@/router';
import { PageContext, type PageScope } from '@/router/react/page-context';
import { pageRouterSource } from '@/router/react/page-router-source';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

const Page = () => {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/list">List</Link>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  );
};

it('the page router reports a navigation that rejects, because links and useNavigate ignore its promise', async () => {
  const error = new Error('offline');
  const report = vi.fn();
  const reject = () => Promise.reject(error);
  const navigator = {
    go: reject,
    back: reject,
    report,
    href: (url: string) => url,
    pathParamsOf: () => ({}),
    memory: { read: () => undefined },
    linkTo: () => ({ url: '/list', tab: false }),
  } as unknown as Navigator;
  const { PageRouter } = await pageRouterSource(window).load();
  const page = { id: 'e', route: '/', url: '/', params: {} } as Page;
  const scroller = { current: null };
  const scope: Partial<PageScope> = { info: page, currentPage: () => page, scroller };
  render(
    <NavigatorContext value={navigator}>
      <PageContext value={scope as PageScope}>
        <PageRouter>
          <Page />
        </PageRouter>
      </PageContext>
    </NavigatorContext>,
  );
  screen.getByRole('link', { name: 'List' }).click();
  await until(() => expect(report).toHaveBeenCalledTimes(1));
  screen.getByRole('button', { name: 'Back' }).click();
  await until(() => expect(report).toHaveBeenCalledTimes(2));
  expect(report).toHaveBeenLastCalledWith(error);
});
