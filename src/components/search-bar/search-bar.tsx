import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { CloseIcon, SearchIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useSpokenOption } from '@/components/kit/spoken-option';
import { useNumbers } from '@/components/kit/use-numbers';
import { asItems, ifGiven, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { nativeOf, useTextEntry } from '@/components/text-field';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enSearchBar } from '@/shared/messages/en-text';
import styles from './search-bar.module.css';
import {
  optionOf,
  type Suggestion,
  suggestionId,
  SuggestionList,
  useSuggestions,
} from './suggestions';

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'maxLength' | 'type' | 'size';
/** Native props reach the field, and `ref` too. */
type Native = Omit<ComponentProps<'input'>, Replaced | 'className' | 'style'>;

export type SearchBarProps = Native & {
  /** The accessible name, and the default placeholder. */
  label: string;
  /** Makes it controlled. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Called at the search key, or when users choose a suggestion. */
  onConfirm?: ((value: string) => void) | undefined;
  /** -1 removes the limit. @default 140 */
  maxLength?: number | undefined;
  /**
   * A button that clears the field, blurs it and calls `onCancel`. 'auto' shows it with the focus or a text. @default
   * 'auto'
   */
  cancelButton?: 'auto' | 'always' | 'none' | undefined;
  onCancel?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
  /** Make it a combobox. The owner filters them. */
  suggestions?: readonly Suggestion[] | undefined;
  /** Called when the user chooses a suggestion. Its value is in the field already. */
  onSelect?: ((suggestion: Suggestion) => void) | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

const readers = { suggestions: ifGiven(asItems) };

/** A search field with suggestions and a cancel button. */
export function SearchBar(ownProps: SearchBarProps) {
  const props = useData('SearchBar', useDefaults('SearchBar', ownProps), readers);
  const t = useKitWords(enSearchBar);
  const format = useNumbers();
  const { label, className, style } = props;
  const {
    ref,
    onConfirm,
    cancelButton = 'auto',
    onCancel,
    onClear,
    suggestions,
    onSelect,
    ...native
  } = nativeOf(props);
  const { disabled, readOnly } = native;
  const field = useRef<HTMLInputElement>(null);
  const refs = useMergedRefs(field, ref);
  const [hasFocus, setFocus] = useState(false);
  const [isSought, seek] = useState(false);
  const listId = useId();
  const entry = useTextEntry(field, props);
  const { text, set } = entry;

  const pick = (suggestion: Suggestion) => {
    set(suggestion.value);
    onSelect?.(suggestion);
    onConfirm?.(suggestion.value);
    seek(false);
  };
  const { isOpen, place, takesKey, backToField } = useSuggestions({
    id: listId,
    suggestions,
    isSought: isSought && hasFocus && !readOnly,
    onPick: pick,
    onOpen: seek,
  });
  const spoken = useSpokenOption(field, optionOf(suggestions, place));

  const clear = () => {
    set('');
    onClear?.();
    field.current?.focus();
  };

  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (canEdit) set('');
    seek(false);
    // The button leaves, so the focus of a keyboard goes to the field.
    if (cancelButton === 'auto' && currentTarget === document.activeElement) field.current?.focus();
    else field.current?.blur();
    onCancel?.();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (takesKey(event)) return;
    // Safari sends Enter after the end of a composition. Only the key code 229 identifies it.
    const ofIme = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !ofIme) {
      // A search must not submit a form around the field.
      event.preventDefault();
      seek(false);
      if (!event.repeat) onConfirm?.(event.currentTarget.value);
      return;
    }
    // Browsers clear a search field on Escape, but without a call of `onClear`.
    if (event.key !== 'Escape' || text === '' || ofIme || !canEdit) return;
    event.preventDefault();
    clear();
  };

  const handlers = mergeHandlers<HTMLInputElement>(native, {
    ...entry.composition,
    onClick: () => seek(true),
    onFocus: () => {
      setFocus(true);
      seek(true);
    },
    onKeyDown: press,
  });

  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const canCancel =
    cancelButton === 'always' || (cancelButton === 'auto' && (hasFocus || text !== ''));
  const canEdit = !disabled && !readOnly;
  const isWrong = String(native['aria-invalid'] ?? false) !== 'false';

  return (
    // Not a form, because forms do not nest and it may be inside one. The search key is an Enter.
    <div
      role="search"
      aria-label={label}
      className={joinClasses(styles.bar, className)}
      style={style}
      data-state={disabled ? 'disabled' : hasFocus ? 'active' : 'idle'}
      data-invalid={isWrong ? '' : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The button stays while the keyboard's focus moves from the field to it.
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      }}
    >
      <div data-part="field" className={styles.box}>
        <KitIcon name="search" icon={SearchIcon} size="1.125rem" />
        <input
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={label}
          {...native}
          {...entry.fieldProps}
          {...handlers}
          ref={refs}
          type="search"
          data-part="input"
          className={styles.input}
          aria-label={label}
          {...(suggestions && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': place >= 0 ? suggestionId(listId, place) : undefined,
          })}
          onChange={(event) => {
            entry.fieldProps.onChange(event);
            backToField();
            seek(true);
          }}
          onBlur={(event) => {
            // First, so that the product reads the final text.
            entry.blur(event);
            native.onBlur?.(event);
            seek(false);
          }}
        />
        {text !== '' && canEdit && (
          <button
            type="button"
            data-part="clear"
            className={styles.clear}
            aria-label={t('clear')}
            onMouseDown={keepFocus}
            onClick={clear}
          >
            <KitIcon name="clear" icon={CloseIcon} size="1rem" />
          </button>
        )}
      </div>
      {canCancel && (
        <button
          type="button"
          data-part="cancel"
          className={styles.cancel}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={cancel}
        >
          {t('cancel')}
        </button>
      )}
      {suggestions && isOpen && (
        <SuggestionList
          id={listId}
          label={t('searchBarSuggestions')}
          suggestions={suggestions}
          place={place}
          query={text}
          onPick={pick}
        />
      )}
      <VisuallyHidden>
        <span aria-live="polite">
          {isOpen && t('searchBarFound', { count: format(suggestions?.length ?? 0) })}
        </span>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
