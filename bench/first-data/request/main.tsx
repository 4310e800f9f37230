import { start } from '../start';

start(async (platform, url) => (await platform.request<{ name: string }>({ url })).data);
