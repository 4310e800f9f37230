import { createApp } from 'portico';
import config from './app.config';

createApp(config).mount(document.querySelector('#root') ?? document.body);
