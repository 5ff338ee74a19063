import { ERRORS } from '@sorrel/contract/errors';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api.ts';
import { FailedLoad } from './failed-load.tsx';

const failedWith = (status: number, message?: string) => new ApiError(status, message === undefined ? {} : { message });
const retry = () => screen.queryByRole('button', { name: 'Try again' });
const words = () => screen.getByRole('alert').textContent;

afterEach(() => act(() => onlineManager.setOnline(true)));

describe('what could not be loaded', () => {
  it.each([
    ['the server', ERRORS.recipe_not_found.message],
    ['a proxy, which says nothing,', undefined],
  ])(
    'is said to be gone where it is, in the same words whatever %s answered, without a try that cannot help',
    (_title, message) => {
      render(<FailedLoad error={failedWith(404, message)} onRetry={() => undefined} />);
      expect(words()).toBe('It is no longer there.');
      expect(retry()).toBeNull();
    },
  );

  it('can be asked for again otherwise', () => {
    render(
      <FailedLoad error={failedWith(500, 'Oh.')} onRetry={() => undefined} sentence={(why) => `No soup. ${why}`} />,
    );
    expect(words()).toContain('No soup. Oh.');
    expect(retry()).not.toBeNull();
  });

  it('gives no reason of its own while the page says that there is no network', () => {
    const error = failedWith(0, 'Sorrel cannot be reached.');
    const view = render(<FailedLoad error={error} onRetry={() => undefined} sentence={(why) => `No soup. ${why}`} />);
    expect(words()).toContain('No soup. Sorrel cannot be reached.');
    act(() => onlineManager.setOnline(false));
    expect(words()).toBe('No soup.Try again');
    view.rerender(<FailedLoad error={error} onRetry={() => undefined} />);
    expect(words()).toBe('This needs a network.Try again');
    view.rerender(<FailedLoad error={failedWith(500, 'Oh.')} onRetry={() => undefined} />);
    expect(words()).toBe('Oh.Try again');
  });
});

describe('the focus', () => {
  let answer: (isThere: boolean) => void = () => undefined;

  function Page() {
    const [state, setState] = useState<'failed' | 'coming' | 'there'>('failed');
    answer = (isThere) => setState(isThere ? 'there' : 'failed');
    return (
      <main tabIndex={-1}>
        {state === 'failed' && <FailedLoad error={failedWith(500, 'Oh.')} onRetry={() => setState('coming')} />}
        {state === 'coming' && <p>Loading...</p>}
        {state === 'there' && <button type="button">Soup</button>}
      </main>
    );
  }

  it('waits on the page while a try is on its way, and is on the button again after one that failed', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.tab();
    expect(document.activeElement).toBe(retry());
    await user.keyboard('{Enter}');
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    act(() => answer(false));
    expect(document.activeElement).toBe(retry());
    await user.keyboard('{Enter}');
    act(() => answer(true));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Soup' }));
  });

  it('of somebody who has gone elsewhere meanwhile is left where it is', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Page />
        <input aria-label="Search" />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('textbox', { name: 'Search' }));
    act(() => answer(false));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
  });
});
