import { useTextSize } from '@market/parts/text-size.tsx';
import { type ThemeChoice, usePlatform, useThemeChoice } from 'portico';
import { Choice } from './fields';
import { Panel } from './layout';
import { type DirectionChoice, useShowcase } from './showcase-context';
import { defineWords, useText } from './words';

const words = defineWords({
  en: {
    title: 'Appearance',
    theme: 'Theme',
    direction: 'Direction',
    auto: 'Auto',
    light: 'Light',
    dark: 'Dark',
    ltr: 'LTR',
    rtl: 'RTL',
    size: 'Text and buttons',
    normal: 'Normal',
    large: 'Large',
  },
  zh: {
    title: '外观',
    theme: '主题',
    direction: '文字方向',
    auto: '自动',
    light: '浅色',
    dark: '深色',
    ltr: '从左到右',
    rtl: '从右到左',
    size: '文字与按钮',
    normal: '标准',
    large: '大字版',
  },
});

const themes: readonly ThemeChoice[] = ['auto', 'light', 'dark'];
const directions: readonly DirectionChoice[] = ['auto', 'ltr', 'rtl'];

/** Theme, direction and size of the whole app. */
export function Appearance() {
  const t = useText(words);
  const platform = usePlatform();
  const { direction, changeDirection } = useShowcase();
  const { isLarge, setLarge } = useTextSize();
  const theme = useThemeChoice();

  return (
    <Panel title={t.title}>
      <Choice
        label={t.theme}
        options={themes.map((value) => ({ value, label: t[value] }))}
        value={theme}
        onChange={(next) => void platform.setTheme(next)}
      />
      <Choice
        label={t.direction}
        options={directions.map((value) => ({ value, label: t[value] }))}
        value={direction}
        onChange={changeDirection}
      />
      <Choice
        label={t.size}
        options={[
          { value: 'normal', label: t.normal },
          { value: 'large', label: t.large },
        ]}
        value={isLarge ? 'large' : 'normal'}
        onChange={(size) => setLarge(size === 'large')}
      />
    </Panel>
  );
}
