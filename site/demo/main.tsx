import { createApp } from 'portico';
import { createTestApp } from 'portico/testing/app';
import config from '../../src/app.config';
import { listen } from './listen';

const root = document.querySelector('#root') ?? document.body;
const site = window.parent;

if (site === window) {
  createApp(config).mount(root);
} else {
  // In the phone of the site the history is in memory. So the Back button of the browser belongs to the site.
  const screen = new URLSearchParams(window.location.search).get('screen') ?? '/';
  const { platform } = createTestApp(config, { url: screen }).mount(root);
  listen({ site, document, platform, screen });
}
