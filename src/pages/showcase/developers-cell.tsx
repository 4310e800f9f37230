import { Cell, List, usePlatform } from 'portico';
import { CodeIcon } from 'portico/icons';
import { defineWords, useText } from './words';

const words = defineWords({
  en: { title: 'Developers', note: 'Components, calls and the page stack of this app' },
  zh: { title: '开发者', note: '本应用的组件、接口与页面栈' },
  ar: { title: 'المطورون', note: 'مكونات هذا التطبيق واستدعاءاته ومكدس صفحاته' },
});

/** The way from "Me" to the pages for developers. */
export function DevelopersCell() {
  const t = useText(words);
  const platform = usePlatform();
  return (
    <List label={t.title}>
      <Cell icon={<CodeIcon />} title={t.title} note={t.note} href={platform.href('/developers')} />
    </List>
  );
}
