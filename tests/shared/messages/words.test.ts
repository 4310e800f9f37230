import { describe, expect, it } from 'vitest';
import { createMessages, en, enLate, loadWords, locales } from '@/shared/messages';

type Texts = Readonly<Record<string, string>>;

// [S8] en.ts, en-late.ts and the files of the components, which have one constant for each component.
const files = import.meta.glob<Readonly<Record<string, Texts>>>('/src/shared/messages/en*.ts', {
  eager: true,
});
const said = Object.values(files).flatMap((file) => Object.values(file));
const english: Texts = Object.assign({}, ...said);
const slotsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('[S8] English texts', () => {
  const messages = createMessages('en', loadWords);
  const late = messages.using(enLate);

  it.each([
    ['[S8.1]', late('requestTimeout'), 'request timeout'],
    ['[S8.2]', messages.t('requestAbort'), 'request abort'],
    ['[S8.3]', messages.t('noNetwork'), 'No network, please check your connection'],
    [
      '[S8.4]',
      messages.t('pageTimeout'),
      'The connection timed out, click the screen to try again',
    ],
    ['[S8.5]', late('exitPrompt'), 'Press back button again to exit'],
    [
      '[S8.6]',
      late('chooserNeedsActivation'),
      'File chooser dialog can only be shown with a user activation',
    ],
    ['[S8.7]', late('saveFailed'), 'Save failed'],
    ['[S8.8]', late('contentCopied'), 'Content copied'],
    ['[S8.9]', late('mapKeyMissing'), 'Map key not configured'],
    ['[S8.10]', late('mapLoadFailed'), 'Map load failed'],
    ['[S8.11]', late('notImplemented'), 'API not yet implemented'],
    ['[S8.12]', late('socketNotConnected'), 'socket not connected'],
    ['[S8.13]', late('downloadFailure'), 'download failure'],
    ['[S8.14]', late('uploadFailure'), 'upload failure'],
  ])('%s says %s', (_id, text, expected) => {
    expect(text).toBe(expected);
  });
});

it('there are ten built-in languages', () => {
  expect(locales).toEqual(['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'es', 'fr', 'de', 'pt', 'ar']);
});

describe.each(locales.filter((locale) => locale !== 'en'))('[S8] %s', (locale) => {
  it('has every word and no other', async () => {
    expect(Object.keys(await loadWords(locale)).sort()).toEqual(Object.keys(english).sort());
  });

  it('has no empty word and the slots of the English', async () => {
    for (const [key, text] of Object.entries(await loadWords(locale))) {
      expect(text.trim(), key).not.toBe('');
      expect(slotsOf(text), key).toEqual(slotsOf(english[key] ?? ''));
    }
  });
});

it('French texts have a no-break space before high punctuation', async () => {
  for (const [key, text] of Object.entries(await loadWords('fr'))) {
    expect(text, key).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]/);
  }
});

it('Japanese texts have a space between a number and its counter', async () => {
  for (const [key, text] of Object.entries(await loadWords('ja'))) {
    expect(text, key).not.toMatch(/\{(count|number|place|more|min|max|seconds)\}[件番枚個名文秒]/);
  }
});

it('the test also reads the English words of the components', () => {
  expect(english).toMatchObject({ ...en, ...enLate, rateValue: '{value} of {count}' });
});

it('a key has the same English words in every file, because it has one translation', () => {
  for (const [key, text] of said.flatMap((texts) => Object.entries(texts))) {
    expect(text, key).toBe(english[key]);
  }
});

it('en.ts and en-late.ts have no key in common', () => {
  const late = new Set<string>(Object.keys(enLate));
  expect(Object.keys(en).filter((key) => late.has(key))).toEqual([]);
});
