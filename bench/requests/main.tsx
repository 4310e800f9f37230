// A request through Portico and one through axios alone, side by side in one page.
import axios from 'axios';
import { createApp, defineApp, defineRoutes } from 'portico';

const routes = defineRoutes({
  '/': { title: 'Requests', load: async () => ({ default: () => null }) },
});

const { platform } = createApp(defineApp({ routes }));

Object.assign(window, {
  requests: {
    floor: (url: string) => axios.get(url),
    portico: (url: string) => platform.request({ url }),
  },
});
