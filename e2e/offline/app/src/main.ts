import './clock';
import { createApp } from 'portico';
import app from './app.config';

createApp(app).mount(document.querySelector('#root') ?? document.body);
