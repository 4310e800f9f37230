/** @module-tag long */
import { createApp, defineApp } from 'portico';
import { expect, it, onTestFinished } from 'vitest';

// Alone: where react-router-dom is about, a page waits for what it needs of that.
it('replaces what the document said by bars and page at once, if the page came with the app', async () => {
  const { href } = location;
  const Home = () => <p>Welcome</p>;
  const routes = { '/': { title: 'Home', load: async () => ({ default: Home }) } };
  const app = createApp(defineApp({ routes, locale: 'en', router: { mode: 'hash' } }));
  const element = document.createElement('div');
  element.innerHTML = '<h1>Wait</h1>';
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
