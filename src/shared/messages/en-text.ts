/** English words of text fields. */

export const enTextField = {
  textFieldLeft: 'Characters left: {count}',
  textFieldOver: 'Characters over the limit: {count}',
  textFieldCount: '{count} of {limit} characters',
} as const;

export const enInput = {
  inputClear: 'Clear {label}',
  clear: 'Clear',
  inputReveal: 'Show password',
} as const;

export const enSearchBar = {
  clear: 'Clear',
  cancel: 'Cancel',
  searchBarSuggestions: 'Suggestions',
  searchBarFound: 'Suggestions: {count}',
} as const;

export const enStepper = {
  stepperLess: 'Decrease {label}',
  stepperMore: 'Increase {label}',
} as const;

export const enNumberKeyboard = {
  numberKeyboardLabel: 'Number keyboard',
  numberKeyboardDelete: 'Delete',
  numberKeyboardDot: 'Decimal point',
  done: 'Done',
  numberKeyboardClose: 'Close the keyboard',
} as const;

export const enCodeInput = {
  codeInputLabel: 'Verification code',
} as const;

export const enCodeCountdown = {
  codeCountdownSend: 'Send code',
  codeCountdownWait: 'Resend in {seconds} s',
  codeCountdownAgain: 'Resend code',
  codeCountdownSent: 'Code sent',
  codeCountdownReady: 'You can request a new code now',
  codeCountdownFailed: 'Could not send the code',
} as const;
