/** @module-tag long */
import { createApp, defineApp } from 'portico';
import { expect, it, onTestFinished } from 'vitest';
import { setMarkup } from '../../helpers/markup';

// In its own document: where react-router-dom is loaded, a page waits for its adapter.
it('the first render replaces the document’s content with bars and page if the page is in the entry bundle', async () => {
  const { href } = location;
  const Home = () => <p>Welcome</p>;
  const routes = { '/': { title: 'Home', load: async () => ({ default: Home }) } };
  const app = createApp(defineApp({ routes, locale: 'en', router: { mode: 'hash' } }));
  const element = document.createElement('div');
  setMarkup(element, '<h1>Wait</h1>');
  document.body.append(element);
  onTestFinished(() => {
    element.remove();
    history.replaceState(null, '', href);
  });

  const first = new Promise<string | null>((resolve) => {
    const watch = new MutationObserver(() => resolve(element.textContent));
    watch.observe(element, { childList: true });
    onTestFinished(() => watch.disconnect());
  });
  onTestFinished(app.mount(element).unmount);
  expect(element.textContent).toBe('Wait');
  expect(await first).toBe('HomeWelcome');
});
