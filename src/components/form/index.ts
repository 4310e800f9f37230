export type { SubmitContext } from './types';
export type { FormFailure } from './error-report';
export { Form } from './form';
export { useForm, useFormStatus, useWatch } from './form-context';
export { FormDraft, type FormDraftProps } from './form-draft';
export { FormGuard } from './form-guard';
export type { FieldErrors, FormHandle, FormProps } from './types';
export {
  FormList,
  type FormListActions,
  type FormListProps,
  type FormListRow,
} from './form-list';
export { type FormStep, FormSteps, type FormStepsProps } from './form-steps';
export { FormItem, type FormItemProps } from './form-item';
export type { ValidateTrigger } from './items';
export type { FieldValue, FormValues, Rule, ValidatorContext } from './rules';
export { SubmitButton, type SubmitButtonProps } from './form';
