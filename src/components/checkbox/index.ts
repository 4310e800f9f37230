export { Checkbox, type CheckboxProps } from './checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';
export { Choice, type ChoiceOwnProps, type ChoiceState } from './choice';
export { splitProps } from './split-props';
