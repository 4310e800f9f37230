import { useContext } from 'react';
import { Choice, type ChoiceOwnProps } from '@/components/checkbox';
import { RadioGroupContext } from './group-context';
import styles from './radio.module.css';

export type RadioProps = Omit<ChoiceOwnProps, 'name' | 'form' | 'required'> & {
  value: string;
};

/** One of several in a `RadioGroup`: a native radio button. */
export function Radio({ value, disabled = false, ...rest }: RadioProps) {
  const group = useContext(RadioGroupContext);
  if (!group) throw new Error('Radio: stands outside of a RadioGroup');
  return (
    <Choice
      {...rest}
      kind="radio"
      name={group.name}
      form={group.form}
      required={group.required}
      disabled={disabled || group.disabled}
      value={value}
      state={group.value === value ? 'checked' : 'unchecked'}
      mark={<span className={styles.dot} />}
      onPick={() => group.pick(value)}
    />
  );
}
