import { Cell } from '@/components/cell';
import { ShieldIcon } from '@/components/icon';
import { List } from '@/components/list';
import { Column } from '@/pages/showcase/column';
import { Banner } from '@/pages/showcase/banner';
import { useText } from '@/pages/showcase/words';
import { usePlatform, usePlatformContext } from '@/platform';
import { words } from './words';

export default function Admin() {
  const t = useText(words);
  const platform = usePlatform();
  const { locale } = usePlatformContext().messages.getState();
  const { auth } = platform;
  const user = auth.user();
  const answer = (yes: boolean) => (yes ? t.yes : t.no);

  const signOut = () => {
    auth.clear();
    void platform.back();
  };

  return (
    <Column>
      <Banner icon={<ShieldIcon />} title={t.title} text={t.text} />
      <List title={t.token}>
        <Cell title={t.user} value={user?.uid} />
        <Cell title={t.roles} value={user?.role.join(', ')} />
        {user?.exp && (
          <Cell
            title={t.expires}
            value={new Date(user.exp * 1000).toLocaleString(locale, {
              dateStyle: 'medium',
              timeStyle: 'short',
            })}
          />
        )}
      </List>
      <List title={t.checks} footer={t.footer}>
        <Cell title={<code>hasRole('admin')</code>} value={answer(auth.hasRole('admin'))} />
        <Cell
          title={<code>hasPermission('stone:delete')</code>}
          value={answer(auth.hasPermission('stone:delete'))}
        />
        <Cell title={<code>tokenValid()</code>} value={answer(auth.tokenValid())} />
      </List>
      <List>
        <Cell title={t.signOut} tone="danger" onPress={signOut} />
      </List>
    </Column>
  );
}
