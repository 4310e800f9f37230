import { useLoaderData } from 'portico';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

/** The code that keeps answers comes when the test has ended. */
const late = vi.hoisted(() => {
  let come = () => {};
  const code = new Promise<object>((resolve) => {
    come = () => resolve({ createLastAnswers: () => ({ keep: async () => {} }) });
  });
  return { code, come };
});

vi.mock('@/app/boot/last-answers', () => late.code);

it('a page does not wait for the code that keeps its answer', async () => {
  onTestFinished(late.come);
  const Data = () => <p>{String(useLoaderData('/data' as never))}</p>;
  const routes = {
    '/': page(() => <p>home</p>),
    '/data': page(Data, { loader: async () => 'tea', offline: 'last-answer' as const }),
  };
  const app = await openApp({ routes }, { whole: false });
  await app.platform.navigate({ url: '/data' });
  await until(() => expect(app.element.textContent).toContain('tea'));
});
