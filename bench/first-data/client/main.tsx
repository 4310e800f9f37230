import { start } from '../start';

start(async (platform, url) => (await platform.createClient().get<{ name: string }>(url)).data);
