import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Form, FormItem, type FormItemProps } from '@/components/form';
import { Upload, type UploadProps } from '@/components/upload';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const field = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const group = () => document.querySelector<HTMLElement>('#item [role="group"]')!;

const show = (props: UploadProps = {}, item: FormItemProps = {}) =>
  render(
    <Form label="Claim">
      <FormItem id="item" label="Pictures" help="Up to three" {...item}>
        <Upload name="pictures" {...props} />
      </FormItem>
    </Form>,
  );

describe('an Upload in a FormItem', () => {
  it('has the label and the help of its item', () => {
    show();
    expect(group()).toHaveAccessibleName('Pictures');
    expect(field()).toHaveAccessibleName('Add Pictures');
    expect(field()).toHaveAccessibleDescription('Up to three');
    expect(screen.queryByText('Files')).toBeNull();
  });

  it('keeps the label that it has', () => {
    show({ label: 'Photos of the cup' });
    expect(group()).toHaveAccessibleName('Photos of the cup');
    expect(field()).toHaveAccessibleName('Add Photos of the cup');
  });

  it('has its default name in an item without a label', () => {
    show({}, { label: '' });
    expect(group()).toHaveAccessibleName('Files');
  });

  it('describes the group while users can add no more files', async () => {
    show({ maxCount: 1, defaultValue: [{ id: 'a', name: 'cup.png', url: '/cup.png' }] });
    await waitFor(() => expect(group()).toHaveAccessibleDescription('Up to three'));
    expect(group()).toHaveAccessibleName('Pictures');
    expect(screen.getByRole('button', { name: /Remove/ })).not.toHaveAccessibleDescription();
  });
});
