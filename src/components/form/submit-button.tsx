import { Button, type ButtonProps } from '@/components/button';
import { useFormStatus } from './form-context';

export type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/** Sends the form around it, and is busy until that is done. */
export function SubmitButton(props: SubmitButtonProps) {
  const { submitting } = useFormStatus();
  return <Button block {...props} type="submit" loading={submitting || props.loading === true} />;
}
