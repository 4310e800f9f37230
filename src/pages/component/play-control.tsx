import { Switch } from 'portico';
import { useId, useState } from 'react';
import { Choice, TextField } from '@/pages/showcase/fields';
import type { PlayControl } from '@/pages/showcase/playground';
import { useText } from '@/pages/showcase/words';
import styles from './playground-panel.module.css';
import { words } from './words';

type Props = {
  name: string;
  control: PlayControl;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** The control that sets one prop. Props have one name in every language. */
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
      return <NumberControl name={name} control={control} value={value} onChange={onChange} />;
    case 'text':
      return <TextField label={name} value={String(value ?? '')} onChange={onChange} />;
    case 'choice':
      return <ChoiceView name={name} options={control.options} value={value} onChange={onChange} />;
  }
}

/** The component gets a number only if the prop can have it. Until then it keeps the last one. */
function NumberControl({
  name,
  control: { min = -Infinity, max = Infinity, step },
  value,
  onChange,
}: Omit<Props, 'control'> & { control: Extract<PlayControl, { kind: 'number' }> }) {
  const t = useText(words);
  const id = useId();
  const [text, setText] = useState(value === undefined ? '' : String(value));

  const isAllowed = (typed: string) => {
    const number = Number(typed);
    const isWhole = step !== undefined || Number.isInteger(number);
    return typed.trim() !== '' && isWhole && number >= min && number <= max;
  };
  const isWrong = text !== '' && !isAllowed(text);

  const type = (typed: string) => {
    setText(typed);
    if (isAllowed(typed)) onChange(Number(typed));
  };
  /** A value that the prop cannot have is removed when the field loses focus. An empty field returns to the default. */
  const leave = (typed: string, isBroken: boolean) => {
    if (typed === '' && !isBroken) onChange(undefined);
    else if (!isAllowed(typed)) setText(value === undefined ? '' : String(value));
  };

  return (
    <div>
      <label className={styles.line}>
        <span lang="en">{name}</span>
        <input
          type="number"
          className={styles.select}
          value={text}
          min={min}
          max={max}
          step={step}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          placeholder={t.unset}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => leave(event.target.value, event.target.validity.badInput)}
        />
      </label>
      {isWrong && (
        <p id={id} className={styles.error}>
          {t.range(min, max)}
        </p>
      )}
    </div>
  );
}

/** Few and short options are side by side. */
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
        options={options.map((option) => ({ value: option, label: option }))}
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
