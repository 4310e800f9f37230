export type { SubmitContext } from './create-form';
export type { FormFailure } from './error-report';
export { Form, type FormHandle, type FormProps } from './form';
export { useFormStatus } from './form-context';
export { FormItem, type FormItemProps } from './form-item';
export type { ValidateTrigger } from './items';
export type { FieldValue, FormValues, Rule, ValidatorContext } from './rules';
export { SubmitButton, type SubmitButtonProps } from './form';
