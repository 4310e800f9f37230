// A page for each component that is measured, as a product would write it.
import { createApp, defineApp, defineRoutes } from 'portico';

const routes = defineRoutes({
  '/': { title: 'Home', load: async () => ({ default: () => null }) },
  '/swiper': { title: 'Swiper', load: () => import('./pages/swiper') },
  '/wheel': { title: 'Picker', load: () => import('./pages/wheel') },
  '/slider': { title: 'Slider', load: () => import('./pages/slider') },
  '/rows': { title: 'VirtualList', load: () => import('./pages/rows') },
  '/date': { title: 'DatePicker', load: () => import('./pages/date') },
  '/years': { title: 'Calendar', load: () => import('./pages/years') },
});

const root = document.getElementById('root');
if (root) createApp(defineApp({ routes })).mount(root);
