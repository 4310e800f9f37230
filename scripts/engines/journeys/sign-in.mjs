import assert from 'node:assert/strict';
import { soonEqual } from '../soon.mjs';

const user = () => window.fixture?.platform.auth.user()?.uid ?? null;
const state = () => window.fixture?.wechat.state().kind;
const leave = () => {
  window.fixture.wechat.signIn().catch(() => {});
};
const address = () => location.href;
const title = () => document.title;
const draft = () => document.querySelector('[data-state="active"] textarea')?.value;
const press = (name) => {
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name).click();
};

const skip = ({ name }) => name !== 'webkit' && 'only WebKit says here that it is WeChat';

/** A page with an input above another page. */
async function openDraft({ app }) {
  await app.open('/list');
  await app.tap('navigate', '/draft?from=a');
  await app.at('/list > /draft?from=a');
  await app.fill('Note', 'half a sentence');
}

async function isBack({ app, page }, who) {
  await soonEqual(() => page.evaluate(user), who);
  await app.at('/list > /draft?from=a');
  assert.equal(await page.evaluate(draft), 'half a sentence');
  assert.doesNotMatch(await page.evaluate(address), /code=|state=/);
}

export const signIn = [
  {
    title: '[S1.2] a sign-in elsewhere without a question comes back to the stack',
    skip,
    run: async (parts) => {
      const { app, page, fixture } = parts;
      fixture.service.ask(false);
      await openDraft(parts);
      await page.evaluate(leave);
      await isBack(parts, 'ann');
      await page.back();
      await app.at('/list');
      await page.reload();
      await app.at('/list');
      assert.equal(await page.evaluate(user), 'ann');
    },
  },
  {
    title: '[S1.2] Back from a sign-in elsewhere is the page again, and a refusal too',
    skip,
    run: async (parts) => {
      const { page, fixture } = parts;
      fixture.service.ask(true);
      await openDraft(parts);
      await page.evaluate(leave);
      await soonEqual(() => page.evaluate(title), 'Service');
      await page.back();
      await isBack(parts, null);
      await page.evaluate(leave);
      await soonEqual(() => page.evaluate(title), 'Service');
      await page.evaluate(press, 'Reject');
      await isBack(parts, null);
      await soonEqual(() => page.evaluate(state), 'idle');
    },
  },
];
