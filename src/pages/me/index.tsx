import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { Appearance } from '@/pages/showcase/appearance';
import { Column } from '@/pages/showcase/column';
import { GlobeIcon } from '@/pages/showcase/icons';
import { autonyms } from '@/pages/showcase/autonyms';
import { useShowcase } from '@/pages/showcase/showcase-context';
import { useLink } from '@/pages/showcase/use-link';
import { useText } from '@/pages/showcase/words';
import { Account } from './account';
import { words } from './words';

export default function Me() {
  const t = useText(words);
  const link = useLink();
  const { settings, version } = useShowcase();

  return (
    <Column>
      <Account />
      <Appearance />
      <List>
        <Cell
          icon={<GlobeIcon />}
          title={t.language}
          value={settings.locale === 'auto' ? t.browser : autonyms[settings.locale]}
          {...link('/language')}
        />
      </List>
      <List title={t.about}>
        <Cell title={t.version} value={version} />
      </List>
    </Column>
  );
}
