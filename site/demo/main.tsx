import { type AppConfig, createApp } from 'portico';
import { createTestApp } from 'portico/testing/app';
import config from '../../src/app.config';
import { startInPhone } from '../phone/app-in-phone';
import { installMarketBackend } from './market-backend';

const root = document.querySelector('#root') ?? document.body;
installMarketBackend(window);

if (window.parent === window) {
  createApp(config).mount(root);
} else {
  // In the phone of the site the history is in memory. So the Back button of the browser belongs to the site.
  const url = new URLSearchParams(window.location.search).get('screen') ?? '/';
  void startInPhone(config, (phone: AppConfig) => createTestApp(phone, { url }).mount(root));
}
