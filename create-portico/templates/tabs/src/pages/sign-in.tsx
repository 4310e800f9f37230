import {
  CodeCountdown,
  Form,
  FormItem,
  Input,
  SubmitButton,
  usePlatform,
  useWatch,
  useWords,
} from 'portico';
import { useCallback } from 'react';
import { fieldErrorsOf } from '../api/api.ts';
import { useApi } from '../api/queries.ts';
import { PasskeySignIn } from '../components/passkey.tsx';
import { en } from '../words/en.ts';

type Values = { phone: string; code: string };

export default function SignIn() {
  const t = useWords(en);
  const api = useApi();
  const platform = usePlatform();

  const signIn = async ({ phone, code }: Values) => {
    try {
      const { token, refreshToken } = await api.signIn(phone, code);
      platform.auth.setToken(token, { refreshToken });
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (fields) return { fields };
      throw error;
    }
    return undefined;
  };
  // To the page that the user wanted, or back. Not called if the user has left before the answer.
  const goOn = useCallback(() => platform.back(), [platform]);

  return (
    <Form<Values> className="page" label={t('signIn')} onSubmit={signIn} onSuccess={goOn}>
      <p className="lead">{t('signInText')}</p>
      <FormItem label={t('phone')} required>
        <Input name="phone" type="tel" autoComplete="tel webauthn" />
      </FormItem>
      <FormItem label={t('code')} required>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" suffix={<SendCode />} />
      </FormItem>
      <SubmitButton>{t('signIn')}</SubmitButton>
      <PasskeySignIn onSuccess={goOn} />
    </Form>
  );
}

function SendCode() {
  const t = useWords(en);
  const api = useApi();
  const platform = usePlatform();
  const phone = useWatch<string>('phone') ?? '';
  const send = async (recipient: string) => {
    const { code } = await api.sendCode(recipient);
    // The mock server sends no SMS, so it tells the code.
    void platform.showToast({ title: t('codeSent', { code }), icon: 'none' });
  };
  return <CodeCountdown variant="plain" recipient={phone} disabled={!phone} onSend={send} />;
}
