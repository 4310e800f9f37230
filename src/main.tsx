import { createApp } from 'portico';
import { startOnPhone } from '../site/phone/start';
import config from './app.config';

const root = document.querySelector('#root') ?? document.body;

// A desktop shows the app in a phone.
startOnPhone({
  config,
  mount: (app) => createApp(app).mount(root),
  desktop: () => import('../examples/showcase/desktop'),
});
