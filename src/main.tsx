import { createApp } from 'portico';
import { startOnPhone } from '../site/phone/start';
import config, { logEvent } from './app.config';

const root = document.querySelector('#root') ?? document.body;

// A desktop shows the app in a phone.
startOnPhone({
  config,
  mount: (settings) => {
    const app = createApp(settings);
    // Before the mount, so that the log has the events of the first page.
    app.platform.onPageEvent(logEvent);
    return app.mount(root);
  },
  desktop: () => import('../examples/showcase/desktop'),
});
