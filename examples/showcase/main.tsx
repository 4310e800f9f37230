// The first module of `npm run market`: the market with a code button, in a phone on a desktop.
import { createApp } from 'portico';
import { startOnPhone } from '../../site/phone/start.ts';
import app from '../market/src/app.config.tsx';
import '../market/src/styles/app.css';
import { withCode } from './with-code.tsx';

const root = document.getElementById('root');
if (root) {
  startOnPhone({
    config: withCode(app),
    mount: (config) => createApp(config).mount(root),
    desktop: () => import('./desktop.ts'),
  });
}
