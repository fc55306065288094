import { fireEvent, render, screen, within } from '@testing-library/react';
import { ComposeForm, type ComposeFormProps } from '@/components/islands/ComposeForm/ComposeForm';
import { runForms } from '@/lib/browser/forms';
import { readGmail, readMailto } from '../support/texts';
import { words } from './words';

const { after } = words.forms;
const props: ComposeFormProps = {
  label: 'Write to Us',
  to: 'hello@ridgelight.example',
  subject: 'Message from {name}',
  submit: 'Send via Gmail',
  words: words.forms,
  icon: null,
  fields: [
    { name: 'name', type: 'text', label: 'Name', bodyLabel: 'Name', required: true },
    { name: 'email', type: 'email', label: 'Email', bodyLabel: 'Email', required: true },
    { name: 'message', type: 'multiline', label: 'Message', bodyLabel: 'Message', required: true },
  ],
};

const open = jest.fn();
let clock = 0;
/** A press some time after the last one. */
const submit = (later = 5000) => {
  clock += later;
  const event = new Event('submit', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: clock });
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
  clock = 0;
  open.mockReset().mockReturnValue({ opener: window });
  window.open = open;
  render(<ComposeForm {...props} />);
  runForms();
});

it('has labelled fields with the native rules', () => {
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeRequired();
  expect(screen.getByRole('form', { name: 'Write to Us' })).not.toHaveAttribute('novalidate');
});

it('goes to the visitor’s mail program without scripts', () => {
  const form = screen.getByRole('form');
  expect(form.querySelector('[type=submit]')).toHaveAttribute('formaction', 'mailto:hello@ridgelight.example');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('enctype', 'text/plain');
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

it('does not ask for “noopener”, which would hide a blocked pop-up, and cuts the link back itself', () => {
  const tab = { opener: window };
  open.mockReturnValue(tab);
  fillIn(ann);
  submit();
  expect(open.mock.calls[0]?.slice(1).join()).not.toContain('noopener');
  expect(tab.opener).toBeNull();
});

it('offers three ways on', () => {
  fillIn(ann);
  submit();
  const region = within(status());
  expect(region.getByRole('link', { name: after.again })).toHaveAttribute('href', address());
  expect(region.getByRole('link', { name: after.again })).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(readMailto(region.getByRole('link', { name: after.mail }).getAttribute('href') ?? '').body).toBe(
    'Name: Ann\r\nEmail: ann@example.com\r\n\r\nMessage:\r\nHello',
  );
  expect(region.getByRole('button', { name: after.copy })).toBeEnabled();
});

it('says so when the browser blocks the new tab', () => {
  open.mockReturnValue(null);
  fillIn(ann);
  submit();
  expect(status()).toHaveTextContent(after.blocked);
  expect(within(status()).getByRole('link', { name: after.again })).toHaveAttribute('href', address());
});

it('takes a double click, or Enter held down, for one press', () => {
  fillIn(ann);
  submit();
  for (let i = 0; i < 200; i++) submit(30);
  expect(open).toHaveBeenCalledTimes(1);
  submit(2000);
  expect(open).toHaveBeenCalledTimes(2);
});

it('takes markup for text', () => {
  fillIn({ ...ann, Message: '<script>alert(1)</script>', Name: '<img src=x onerror=alert(1)>' });
  submit();
  expect(document.querySelector('img, script')).toBeNull();
});

describe('a text too long for a web address', () => {
  const long = 'අ'.repeat(10_000);
  const copied = jest.fn();

  beforeEach(() => {
    copied.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    fillIn({ ...ann, Message: long });
  });

  it('is announced before anything is opened, and copied only when asked', async () => {
    expect(status()).toHaveTextContent(words.forms.long);
    expect(open).not.toHaveBeenCalled();
    submit();
    expect(copied).not.toHaveBeenCalled();
    fireEvent.click(within(status()).getByRole('button', { name: after.copy }));
    expect(copied.mock.calls[0]?.[0]).toContain(long);
    expect(await screen.findByText(after.copied)).toBeVisible();
  });

  it('opens Gmail with name, email, its beginning, and a line about the rest', () => {
    submit();
    expect(readGmail(address())).toMatchObject({ to: props.to, subject: 'Message from Ann' });
    expect(readGmail(address()).body).toMatch(/^Name: Ann\nEmail: ann@example.com\n\nMessage:\nඅ{700}/);
    expect(readGmail(address()).body?.endsWith(words.forms.rest)).toBe(true);
    expect(status()).toHaveTextContent(after.opened);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(long);
  });

  it.each([
    ['the browser refuses', { writeText: () => Promise.reject(new Error('denied')) }],
    ['there is no clipboard', undefined],
  ])('stands there to be copied by hand when %s', async (_, clipboard) => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    fireEvent.click(within(status()).getByRole('button', { name: after.copy }));
    expect(await screen.findByText(after.copyFailed)).toBeVisible();
    expect((screen.getByRole('textbox', { name: after.copyText }) as HTMLTextAreaElement).value).toContain(long);
  });
});
