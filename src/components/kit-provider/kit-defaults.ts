import type { ComponentProps, ComponentType } from 'react';

type Kit = typeof import('@/components');

type Name = {
  [Key in keyof Kit]: Key extends Capitalize<Key>
    ? Kit[Key] extends ComponentType<never>
      ? Key
      : never
    : never;
}[keyof Kit];

type PropsOf<Key extends Name> =
  Kit[Key] extends ComponentType<never> ? ComponentProps<Kit[Key]> : never;

/** Props by component, for all components inside that do not set them: `{ Button: { shape: 'pill' } }`. */
export type KitDefaults = {
  readonly [Key in Exclude<Name, 'KitProvider' | 'Theme' | 'VisuallyHidden'>]?: Partial<
    Omit<PropsOf<Key>, 'ref' | 'key'>
  >;
};
