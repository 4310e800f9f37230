import {
  CodeCountdown,
  Form,
  FormItem,
  type FormValues,
  Input,
  SubmitButton,
  useAuth,
  useLoaderData,
  usePlatform,
  useWatch,
} from 'portico';
import { useEffect } from 'react';
import { fieldErrorsOf } from '../api/api.ts';
import { useApi } from '../api/queries.ts';
import { OtherWays } from '../parts/other-ways.tsx';
import { CutOut } from '../parts/picture.tsx';
import { useShopText } from '../parts/use-shop-text.ts';

export default function SignIn() {
  const { t } = useShopText();
  const api = useApi();
  const platform = usePlatform();
  const { user } = useAuth();
  const ways = useLoaderData('/sign-in');

  // To the page that the user wanted, or back. A user who comes from a service is in a new document.
  useEffect(() => {
    if (user) void platform.back();
  }, [platform, user]);

  const signIn = async ({ phone, code }: FormValues) => {
    try {
      const { token, refreshToken } = await api.signIn(String(phone), String(code));
      platform.auth.setToken(token, { refreshToken });
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (fields) return { fields };
      throw error;
    }
    return undefined;
  };

  return (
    <Form className="page" label={t('signIn')} onSubmit={signIn}>
      <div className="sign-in-picture">
        <CutOut id="croissant" />
      </div>
      <p className="lead">{t('signInHelp')}</p>
      <FormItem label={t('phone')} required help={t('shopHelp')}>
        <Input name="phone" type="tel" autoComplete="tel webauthn" />
      </FormItem>
      <FormItem label={t('code')} required>
        <Input
          name="code"
          inputMode="numeric"
          maxLength={6}
          autoComplete="one-time-code"
          suffix={<SendCode />}
        />
      </FormItem>
      <SubmitButton>{t('signIn')}</SubmitButton>
      <OtherWays offered={ways} />
    </Form>
  );
}

function SendCode() {
  const { t } = useShopText();
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
