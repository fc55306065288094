/** @jest-environment jsdom */
import '../support/jsdom';
import { fireEvent, render, screen } from '@testing-library/react';
import ComposeForm, { type ComposeFormProps } from '@/components/islands/ComposeForm/ComposeForm';
import { readGmail } from '../support/mail';
import { words } from '../support/rates';

const { after } = words.forms;
const props: ComposeFormProps = {
  id: 'write',
  label: 'Write to Us',
  to: 'hello@ridgelight.example',
  subject: 'Message from {name}',
  submit: 'Send via Gmail',
  words: words.forms,
  fields: [
    { name: 'name', type: 'text', label: 'Name', bodyLabel: 'Name', required: true },
    { name: 'email', type: 'email', label: 'Email', bodyLabel: 'Email', required: true },
    { name: 'message', type: 'multiline', label: 'Message', bodyLabel: 'Message', required: true },
  ],
};

const open = jest.fn();
const submit = () => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  fireEvent(screen.getByRole('form'), event);
  return event;
};
const fillIn = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });
};
const ann = { Name: 'Ann', Email: 'ann@example.com', Message: 'Hello' };
const address = () => open.mock.calls.at(-1)?.[0] as string;
const status = () => screen.getByRole('status');

beforeEach(() => {
  open.mockReset().mockReturnValue({ opener: window });
  window.open = open;
  render(<ComposeForm {...props} />);
});

it('opens Gmail with the message, keeps the values and says that nothing has been sent', () => {
  fillIn(ann);
  expect(submit().defaultPrevented).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
  expect(readGmail(address())).toEqual({
    to: props.to,
    subject: 'Message from Ann',
    body: 'Name: Ann\nEmail: ann@example.com\n\nMessage:\nHello',
  });
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  expect(status()).toHaveTextContent(after.opened);
});

it('the alternatives to Gmail are updated with the fields', () => {
  fillIn(ann);
  submit();
  fillIn({ Message: 'Changed' });
  const again = screen.getByRole('link', { name: after.again });
  expect(readGmail(again.getAttribute('href') ?? '').body).toContain('Changed');
  expect(screen.getByRole('link', { name: words.forms.mail }).getAttribute('href')).toContain('Changed');
});

it('announces a missing connection and opens nothing', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fillIn(ann);
  submit();
  expect(open).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent(after.offline);
  onLine.mockRestore();
});

describe('a text too long for a web address', () => {
  const long = 'අ'.repeat(10_000);

  beforeEach(() => fillIn({ ...ann, Message: long }));

  it('is announced until it is short enough', () => {
    expect(status()).toHaveTextContent(words.forms.long);
    fillIn({ Message: 'Hello' });
    expect(status()).not.toHaveTextContent(words.forms.long);
  });

  it.each([
    ['the browser refuses', { writeText: () => Promise.reject(new Error('denied')) }],
    ['there is no clipboard', undefined],
  ])('is shown for copying by hand when %s', async (_, clipboard) => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    fireEvent.click(screen.getByRole('button', { name: after.copy }));
    expect(await screen.findByText(after.copyFailed)).toBeVisible();
    expect((screen.getByRole('textbox', { name: after.copyText }) as HTMLTextAreaElement).value).toContain(long);
  });
});
