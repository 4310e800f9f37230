import { createApp } from 'portico';
import app from './app.config.tsx';

const root = document.getElementById('root');
if (root) createApp(app).mount(root);
