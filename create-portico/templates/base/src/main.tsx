import { createApp } from 'portico';
import app from './app.config.tsx';
import './app.css';

createApp(app).mount(document.getElementById('root')!);
