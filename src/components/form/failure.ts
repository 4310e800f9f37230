/** What a server answers: texts for fields, by their names, and one for the form. */
export type FormFailure = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly message?: string;
};

/**
 * Of what `onSubmit` has thrown or resolved with. The message of an error is for developers, unless the error names
 * fields: then it is made for the form.
 */
export function failureOf(thrown: unknown): FormFailure {
  if (typeof thrown !== 'object' || thrown === null) return {};
  const { fields, message } = thrown as { fields?: unknown; message?: unknown };
  const isMeant = typeof fields === 'object' && fields !== null;
  return {
    ...(isMeant && { fields: fields as Readonly<Record<string, string>> }),
    ...(typeof message === 'string' &&
      message !== '' &&
      (isMeant || !(thrown instanceof Error)) && { message }),
  };
}

/** A resolved value is a failure only if it looks like one. */
export function isFailure(answer: unknown): answer is FormFailure {
  const { fields, message } = failureOf(answer);
  return fields ? Object.keys(fields).length > 0 : message !== undefined;
}
