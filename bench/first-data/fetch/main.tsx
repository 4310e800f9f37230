import { start } from '../start';

start(async (_platform, url) => (await fetch(url)).json());
