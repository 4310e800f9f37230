import type { PlayControl } from '@/components/playground';
import { Switch } from '@/components/switch';
import { Choice } from '@/pages/showcase/choice';
import { TextField } from '@/pages/showcase/text-field';
import styles from './playground-panel.module.css';

type Props = {
  name: string;
  control: PlayControl;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** What one prop is set with. Props have one name in every language. */
export function PlayControlView({ name, control, value, onChange }: Props) {
  switch (control.kind) {
    case 'switch':
      return (
        <label className={styles.line}>
          <span lang="en">{name}</span>
          <Switch value={value === true} onChange={onChange} />
        </label>
      );
    case 'number':
      return (
        <label className={styles.line}>
          <span lang="en">{name}</span>
          <input
            type="number"
            className={styles.select}
            value={Number(value)}
            min={control.min}
            max={control.max}
            step={control.step}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        </label>
      );
    case 'text':
      return <TextField label={name} value={String(value ?? '')} onChange={onChange} />;
    case 'choice':
      return <ChoiceView name={name} options={control.options} value={value} onChange={onChange} />;
  }
}

/** Few and short ones lie side by side. */
function ChoiceView({
  name,
  options,
  value,
  onChange,
}: Omit<Props, 'control'> & { options: readonly string[] }) {
  if (options.length <= 4 && options.join('').length <= 28) {
    return (
      <Choice
        label={name}
        options={options.map((option) => ({ value: option, text: option }))}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  return (
    <label className={styles.line}>
      <span lang="en">{name}</span>
      <select
        className={styles.select}
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
