// Two tabs and a page, with one button for each action that `npm run flows` counts.
import { createApp, DatePicker, defineApp, defineRoutes, Slider, usePlatform } from 'portico';

function Home() {
  const platform = usePlatform();
  return (
    <>
      <button type="button">nothing</button>
      <button type="button" onClick={() => void platform.navigate({ url: '/item/1' })}>
        navigate
      </button>
      <button type="button" onClick={() => void platform.navigate({ url: '/fields' })}>
        fields
      </button>
      <button type="button" onClick={() => void platform.switchTab({ url: '/me' })}>
        switchTab
      </button>
      <button type="button" onClick={() => void platform.showToast({ title: 'Saved' })}>
        showToast
      </button>
      <button type="button" onClick={() => void platform.request({ url: '/answer.json' })}>
        request
      </button>
      <button
        type="button"
        onClick={() => void platform.setStorage({ key: 'name', data: { first: 'Ada' } })}
      >
        setStorage
      </button>
      <button type="button" onClick={() => void platform.getStorage({ key: 'name' })}>
        getStorage
      </button>
    </>
  );
}

function Me() {
  const platform = usePlatform();
  return (
    <button type="button" onClick={() => void platform.switchTab({ url: '/' })}>
      home
    </button>
  );
}

function Fields() {
  return (
    <>
      <Slider label="Cups" />
      <DatePicker label="Day" />
    </>
  );
}

function Item() {
  return <p>One item</p>;
}

const routes = defineRoutes({
  '/': { tab: true, title: 'Home', load: async () => ({ default: Home }) },
  '/me': { tab: true, title: 'Me', load: async () => ({ default: Me }) },
  '/fields': { title: 'Fields', load: async () => ({ default: Fields }) },
  '/item/:id': { title: 'Item', load: async () => ({ default: Item }) },
});

const tabBar = {
  items: [
    { page: '/', text: 'Home' },
    { page: '/me', text: 'Me' },
  ],
};

const root = document.getElementById('root');
if (root) createApp(defineApp({ routes, tabBar })).mount(root);
