// The first module of `npm run market`: the market as it is, in a phone on a desktop.
import { createApp } from 'portico';
import { startOnPhone } from '../../site/phone/start.ts';
import app from '../market/src/app.config.tsx';
import '../market/src/styles/app.css';

const root = document.getElementById('root');
if (root) {
  startOnPhone({
    config: app,
    mount: (config) => createApp(config).mount(root),
    desktop: () => import('./desktop.ts'),
  });
}
