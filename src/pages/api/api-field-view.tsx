import type { ApiField } from '@/pages/showcase/apis/api-entry';
import { Choice } from '@/pages/showcase/choice';
import { TextField } from '@/pages/showcase/text-field';

type Props = {
  field: ApiField;
  value: string;
  onChange: (value: string) => void;
};

/** A field for one parameter, named as in code. */
export function ApiFieldView({ field, value, onChange }: Props) {
  const common = { label: field.name, value, onChange };
  if ('options' in field) {
    const options = field.options.map((option) => ({ value: option, label: option }));
    return <Choice {...common} options={options} />;
  }
  return (
    <TextField
      {...common}
      multiline={field.kind === 'lines'}
      type={field.kind === 'number' ? 'number' : 'text'}
    />
  );
}
