import { defineRoutes } from 'portico';
import { expect, it, onTestFinished } from 'vitest';
import { mayReload } from '@/app/update/safe-moment';
import { page } from '../../helpers/open-app';
import { openParts } from '../../helpers/open-parts';
import { untilTrue } from '../../helpers/waiting';

const Fields = () => (
  <main>
    <input aria-label="name" />
    <input aria-label="given" defaultValue="Ada" readOnly />
    <input aria-label="off" defaultValue="Ada" disabled />
    <input aria-label="switch" type="checkbox" value="on" defaultChecked />
    <input aria-label="price" type="range" defaultValue={7} />
    <textarea aria-label="text" />
    <div role="textbox" aria-label="editor" contentEditable suppressContentEditableWarning />
  </main>
);

/** An app with fields on its first page, and an empty second page. */
async function openFields() {
  const routes = defineRoutes({ '/': page(Fields), '/empty': page(() => <p>Empty</p>) });
  const { parts, element } = openParts({ routes });
  const field = (name: string) =>
    element.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) as HTMLInputElement;
  await untilTrue(() => field('editor'));
  return { parts, field };
}

it('an app whose fields are empty may reload, whatever its switches and sliders have', async () => {
  const { parts } = await openFields();
  expect(mayReload(parts)).toBe(true);
});

it.each(['name', 'text'])(
  'the text of "%s" would be lost, also below another page',
  async (name) => {
    const { parts, field } = await openFields();
    field(name).value = 'half a thought';
    expect(mayReload(parts)).toBe(false);
    await parts.platform.navigate({ url: '/empty' });
    expect(mayReload(parts)).toBe(false);
    field(name).value = '';
    await untilTrue(() => mayReload(parts));
  },
);

it('the text of an editor would be lost', async () => {
  const { parts, field } = await openFields();
  field('editor').textContent = 'half a thought';
  expect(mayReload(parts)).toBe(false);
});

it('a question above the page wants an answer first', async () => {
  const { parts } = await openFields();
  const answer = parts.platform.showModal({ title: 'Sure?' }).catch(() => 'closed');
  await untilTrue(() => !mayReload(parts));
  parts.context.overlays.fail(new Error('the test ends'));
  await answer;
  await untilTrue(() => mayReload(parts));
});

it('a request that runs would be lost', async () => {
  const { parts } = await openFields();
  const request = parts.platform.request({ url: '/api/slow?ms=20000' });
  const failed = request.catch(() => 'aborted');
  await untilTrue(() => !mayReload(parts));
  request.abort();
  await failed;
  await untilTrue(() => mayReload(parts));
});

it('a page that is opening is not interrupted', async () => {
  const { parts } = await openFields();
  const opened = parts.platform.navigate({ url: '/empty' });
  expect(mayReload(parts)).toBe(false);
  await opened;
  await untilTrue(() => mayReload(parts));
});

it('a film with sound that plays is not interrupted', async () => {
  const { parts, field } = await openFields();
  const film = document.createElement('video');
  Object.defineProperty(film, 'paused', { get: () => false });
  field('name').after(film);
  expect(mayReload(parts)).toBe(false);
  film.muted = true;
  expect(mayReload(parts)).toBe(true);
});

it.each([
  ['asks by preventDefault', (event: Event) => event.preventDefault()],
  [
    'asks by the older returnValue',
    (event: Event) => Object.assign(event, { returnValue: 'unsaved' }),
  ],
])('a form or a product that %s keeps its changes', async (_what, ask) => {
  const { parts } = await openFields();
  window.addEventListener('beforeunload', ask);
  onTestFinished(() => window.removeEventListener('beforeunload', ask));
  expect(mayReload(parts)).toBe(false);
  window.removeEventListener('beforeunload', ask);
  expect(mayReload(parts)).toBe(true);
});
