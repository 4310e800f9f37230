import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type Ref,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FieldLabelContext } from '@/components/kit/field-label';
import { useFormValue } from '@/components/kit/form-control';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { useKitWords } from '@/platform';
import { enSignature } from '@/shared/messages/en-gestures';
import { PadButton } from './pad-button';
import styles from './signature.module.css';
import { drawImage, signatureOf, toSvgUrl } from './signature-image';
import { SignaturePad } from './signature-pad';
import { isSigned, NOT_SIGNED, type SignatureStroke, type SignatureValue } from './strokes';

export type SignatureHandle = {
  /** An image without the empty space around the lines, or null if there is no signature. */
  toBlob(type?: string, quality?: number): Promise<Blob | null>;
  /** The same as a data URL; an empty text if there is no signature. */
  toDataURL(type?: string, quality?: number): string;
  isEmpty(): boolean;
  /** Removes the newest stroke. */
  undo(): void;
  clear(): void;
};

type Native = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children' | 'role'>;

export type SignatureProps = Native & {
  /** The accessible name. @default the label of the FormItem, or 'Signature' */
  label?: string | undefined;
  /** Makes it controlled. `text` is a typed name, `strokes` are lists of points. */
  value?: SignatureValue | undefined;
  /** @default not signed */
  defaultValue?: SignatureValue | undefined;
  /** Called after each stroke, and when the user undoes, clears or types. */
  onChange?: ((value: SignatureValue) => void) | undefined;
  /** With a colour, the pad is white in both themes. @default the colour of text; black in images */
  penColor?: string | undefined;
  /** In pixels. @default 2.5 */
  penWidth?: number | undefined;
  /** Users who cannot draw may type their name. @default true */
  typing?: boolean | undefined;
  /** @default 'Sign here' */
  placeholder?: string | undefined;
  /** The name in a form, which sends an SVG image as a data URL. */
  name?: string | undefined;
  /** The id of a form elsewhere in the document. */
  form?: string | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Shows the signature without buttons. @default false */
  readOnly?: boolean | undefined;
  handle?: Ref<SignatureHandle> | undefined;
};

/** Users sign with a finger, a pen or a mouse, or type their name. */
export function Signature(ownProps: SignatureProps) {
  const {
    label,
    value: given,
    defaultValue,
    onChange,
    penColor,
    penWidth = 2.5,
    typing = true,
    placeholder,
    name,
    form,
    required,
    disabled = false,
    readOnly = false,
    handle,
    className,
    ref,
    ...native
  } = useDefaults('Signature', ownProps);
  const t = useKitWords(enSignature);
  const isNamed = useContext(FieldLabelContext) !== undefined;
  const root = useRef<HTMLDivElement>(null);
  const owned = useMemo(() => given && signatureOf(given), [given]);
  const ink = { color: penColor ?? '#000', width: penWidth };
  const [value, setValue] = useFormValue<SignatureValue>(root, {
    name,
    value: owned,
    initial: signatureOf(defaultValue),
    onChange,
    disabled,
    fromForm: signatureOf,
    toForm: (next) => (isSigned(next) ? toSvgUrl(next, ink) : ''),
  });
  const [wantsText, setWantsText] = useState(false);
  const isTyped = value.strokes.length === 0 && (value.text !== '' || wantsText);
  const signed = isSigned(value);

  // `undo` may be called twice before the next render.
  const live = useRef(value);
  useLayoutEffect(() => {
    live.current = value;
  });
  const commit = (next: SignatureValue) => {
    live.current = next;
    setValue(next);
  };
  const clear = () => {
    setWantsText(isTyped);
    if (live.current.strokes.length > 0 || live.current.text !== '') commit(NOT_SIGNED);
  };
  const write = (text: string) => {
    // The field stays when the user deletes all letters.
    setWantsText(true);
    commit({ strokes: [], text });
  };
  const undo = () => {
    const { strokes } = live.current;
    if (strokes.length > 0) commit({ strokes: strokes.slice(0, -1), text: '' });
  };

  // The strokes or the name from before the switch, for a switch back.
  const kept = useRef(NOT_SIGNED);
  const switchWay = () => {
    const { strokes, text } = kept.current;
    kept.current = value;
    setWantsText(!isTyped);
    const next = isTyped ? { strokes, text: '' } : { strokes: [], text };
    if (signed || isSigned(next)) commit(next);
    if (!isTyped) focusText.current = true;
  };
  const focusText = useRef(false);
  useLayoutEffect(() => {
    if (!focusText.current || !isTyped) return;
    focusText.current = false;
    root.current?.querySelector<HTMLElement>('[data-text]')?.focus();
  });

  const draw = (type: string) =>
    isSigned(live.current) ? drawImage(live.current, ink, type) : null;
  useHandle(handle, {
    toBlob: (type = 'image/png', quality) =>
      new Promise((resolve) => {
        const image = draw(type);
        if (image) image.toBlob(resolve, type, quality);
        else resolve(null);
      }),
    toDataURL: (type = 'image/png', quality) => draw(type)?.toDataURL(type, quality) ?? '',
    isEmpty: () => !isSigned(live.current),
    undo,
    clear,
  });

  const isOpen = !disabled && !readOnly;
  return (
    <div
      role="group"
      aria-label={label ?? (isNamed ? undefined : t('signatureLabel'))}
      {...native}
      ref={useMergedRefs(root, ref)}
      className={joinClasses(styles.signature, className)}
      data-disabled={disabled || undefined}
      data-signed={signed || undefined}
    >
      <div className={styles.paper} data-white={penColor !== undefined || undefined}>
        <span className={styles.line} />
        {isTyped ? (
          <input
            data-part="text"
            className={styles.text}
            data-text
            aria-label={t('signatureName')}
            placeholder={t('signatureName')}
            autoComplete="name"
            value={value.text}
            disabled={disabled}
            readOnly={readOnly}
            style={{ color: penColor }}
            onChange={({ target }) => write(target.value)}
          />
        ) : (
          <SignaturePad
            label={t(signed ? 'signatureSigned' : 'signatureEmpty')}
            placeholder={placeholder ?? t('signHere')}
            strokes={value.strokes}
            {...{ penColor, penWidth }}
            disabled={!isOpen}
            onStroke={(stroke: SignatureStroke) =>
              commit({ strokes: [...live.current.strokes, stroke], text: '' })
            }
          />
        )}
      </div>
      <input
        data-part="field"
        className={styles.field}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-aria-hidden-on-focusable -- only the browser's validation focuses it
        aria-hidden
        autoComplete="off"
        {...{ name, form, required, disabled, 'data-ask': 'sign' }}
        value={signed ? (name ? toSvgUrl(value, ink) : '1') : ''}
        onChange={() => {}}
        onFocus={() => root.current?.querySelector<HTMLElement>('[data-text], button')?.focus()}
      />
      {!readOnly && (
        <div data-part="actions" className={styles.buttons}>
          {typing && (
            <PadButton
              text={t(isTyped ? 'signatureDraw' : 'signatureType')}
              {...{ disabled }}
              onClick={switchWay}
            />
          )}
          <span className={styles.room} />
          {!isTyped && (
            <PadButton
              text={t('signatureUndo')}
              {...{ disabled }}
              isIdle={!signed}
              onClick={undo}
            />
          )}
          <PadButton text={t('clear')} {...{ disabled }} isIdle={!signed} onClick={clear} />
        </div>
      )}
    </div>
  );
}
