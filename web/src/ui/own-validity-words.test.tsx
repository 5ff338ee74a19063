import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-app.tsx';
import { Button } from './button.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const REASONS = [
  { value: '', label: 'Please choose' },
  { value: 'time', label: 'No time' },
];

test('what a browser would say in a bubble stands beside the fields in our words, until something is typed', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={send}>
      <TextField label="E-mail" type="email" required />
      <PasswordField label="Password" autoComplete="current-password" required />
      <SelectField label="Reason" value="" onValueChange={() => undefined} options={REASONS} />
      <TextAreaField label="Words" required />
      <Button type="submit">Send</Button>
    </form>,
  );
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  const press = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await press();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please fill this in.',
    'Please fill this in.',
    'Please fill this in.',
  ]);
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await user.type(email, 'name');
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await press();
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe(
    'Please write a whole e-mail address, such as name@example.com.',
  );
  await user.type(email, '@example.com');
  await user.type(screen.getByLabelText('Password'), 'x');
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(send).not.toHaveBeenCalled();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
});

test('the browser is kept from saying it too', () => {
  renderUi(<TextField label="Name" required />);
  expect(fireEvent.invalid(screen.getByRole('textbox', { name: 'Name' }))).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('Please fill this in.');
});

test('a number, a day and a choice are asked for as they have to be', async () => {
  const { user } = renderUi(
    <form>
      <SelectField label="Reason" required value="" onValueChange={() => undefined} options={REASONS} />
      <TextField label="Least" type="number" min={500} defaultValue={4} />
      <TextField label="Most" type="number" max={400} defaultValue={900} />
      <TextField label="Step" type="number" min={0} defaultValue={1.5} />
      <TextField label="Born" type="date" max="2026-05-04" defaultValue="2027-01-01" />
      <TextField label="Page" type="url" defaultValue="blog" />
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please choose one.',
    'Please write a number that is not less than 500.',
    'Please write a number that is not more than 400.',
    'Please write a whole number.',
    expect.stringMatching(/^Please choose a day that is not after .*2026\.$/),
    'Please write a whole address, which begins with https://.',
  ]);
});

test('a field that is folded away is unfolded where it is wrong', async () => {
  const { user } = renderUi(
    <form>
      <details>
        <summary>More</summary>
        <TextField label="Height" type="number" max={250} defaultValue={900} />
      </details>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Height' }));
});

test('the second press of a double click, under which the sentence has moved something else, takes no focus along', async () => {
  const { user } = renderUi(
    <form>
      <TextField label="Name" required />
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  // false where it was prevented
  expect(fireEvent.mouseDown(document.body, { detail: 2 })).toBe(false);
  expect(fireEvent.click(document.body, { detail: 2 })).toBe(false);
  expect(fireEvent.mouseDown(document.body, { detail: 2 })).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(fireEvent.mouseDown(document.body, { detail: 1 })).toBe(true);
});
