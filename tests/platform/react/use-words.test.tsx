import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlatformProvider, useKitWords } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { en, enLate } from '@/shared/messages';
import { fakePlatform } from '../../helpers/fake-platform';

afterEach(cleanup);

function Words() {
  const first = useKitWords(en);
  const late = useKitWords(enLate);
  return `${first('back')}, ${late('cancel')}, ${late('ok')}`;
}

it('a component with useWords renders again when the language changes', async () => {
  const { context } = fakePlatform();
  const { container } = render(
    <PlatformProvider platform={createPlatform(context, {} as Navigator)} context={context}>
      <Words />
    </PlatformProvider>,
  );
  expect(container.textContent).toBe('Back, Cancel, OK');
  await act(() => context.messages.setLocale('fr'));
  expect(container.textContent).toBe('Retour, Annuler, OK');
});
