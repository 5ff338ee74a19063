import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Notice } from './notice.tsx';

test('what was wrong comes into view in a dialog that is longer than the window, and moves no page', () => {
  const moved: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    moved.push(this.textContent);
  });
  render(
    <>
      <Notice tone="error">on the page</Notice>
      <div role="dialog">
        <Notice tone="error">in the dialog</Notice>
        <Notice tone="info">a word</Notice>
      </div>
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(moved).toEqual(['in the dialog']);
});
