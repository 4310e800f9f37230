import { type PhoneChoice, type SwitchName, switches } from './switches';
import type { words } from './words';

type Words = (typeof words)['en'];

type PanelProps = {
  readonly choice: PhoneChoice;
  readonly words: Words;
  readonly onChange: (choice: PhoneChoice) => void;
};

const names = Object.keys(switches) as SwitchName[];

/** A row of radio buttons for each switch. */
export function SwitchPanel({ choice, words: t, onChange }: PanelProps) {
  return (
    <form className="phone-switches" aria-label={t.settings}>
      {names.map((name) => (
        <fieldset key={name}>
          <legend>{t.switches[name]}</legend>
          <div className="phone-values">
            {switches[name].map(([value, text]) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={choice[name] === value}
                  onChange={() => onChange({ ...choice, [name]: value })}
                />
                <span>{t.values[text] ?? text}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}
