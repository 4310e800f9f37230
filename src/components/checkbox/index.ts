export { Checkbox, type CheckboxProps } from './checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';
export { Choice, type ChoiceOwnProps } from './choice';
