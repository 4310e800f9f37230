import { createApp } from 'portico';
import app from './app.config';
import '../screens/screens.css';

const root = document.getElementById('root');
if (root) createApp(app).mount(root);
