import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FillingBowl } from './filling-bowl.tsx';
import { FoodIcon } from './food-icon.tsx';
import { RecipeCover } from './recipe-cover.tsx';

const recipe = { name: 'Greek salad', ingredients: ['tomatoes', 'feta'] };

/** Drawing is fetched when it is first wanted. */
const drawn = (container: Element, count: number) =>
  waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(count));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('RecipeCover', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', undefined);
  });

  it('is hidden from assistive technology and says nothing', async () => {
    const { container } = render(<RecipeCover recipe={recipe} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    await drawn(container, 1);
    expect(container.textContent).toBe('');
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('draws the same picture twice on one page with ids of their own', async () => {
    const { container } = render(
      <>
        <RecipeCover recipe={recipe} />
        <RecipeCover recipe={recipe} />
      </>,
    );
    await drawn(container, 2);
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('waits until it is near the window', async () => {
    let report: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => undefined;
    const watched: Element[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback;
        }
        observe(element: Element) {
          watched.push(element);
        }
        disconnect() {}
      },
    );
    const { container } = render(<RecipeCover recipe={recipe} />);
    expect(container.querySelector('svg')).toBeNull();
    act(() => report(watched.map((target) => ({ isIntersecting: true, target }))));
    await drawn(container, 1);
  });

  it('leaves frames between many pictures, and draws none that is gone', async () => {
    const frames: FrameRequestCallback[] = [];
    const nextFrame = () => act(() => frames.splice(0).forEach((run) => void run(0)));
    const { container } = render(<RecipeCover recipe={recipe} />);
    await drawn(container, 1);
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
    const many = ['Salad', 'Soup', 'Stew', 'Pie', 'Bake'].map((name) => (
      <RecipeCover key={name} recipe={{ ...recipe, name }} />
    ));
    const { container: list, rerender } = render(many);
    expect(list.querySelectorAll('svg')).toHaveLength(0);
    nextFrame();
    expect(list.querySelectorAll('svg')).toHaveLength(2);
    rerender(many.slice(0, 3));
    nextFrame();
    expect(list.querySelectorAll('svg')).toHaveLength(3);
    expect(frames).toHaveLength(0);
  });

  it('draws another picture when the recipe changes', async () => {
    const { container, rerender } = render(<RecipeCover recipe={recipe} />);
    await drawn(container, 1);
    const before = container.innerHTML;
    rerender(<RecipeCover recipe={{ ...recipe, ingredients: ['salmon', 'peas'] }} />);
    await waitFor(() => expect(container.innerHTML).not.toBe(before));
  });
});

describe('the small pictures', () => {
  it('are drawn and hidden from assistive technology', async () => {
    const { container } = render(
      <>
        <FoodIcon name="carrots" />
        <FillingBowl count={3} />
      </>,
    );
    await drawn(container, 2);
    expect(container.querySelectorAll('[aria-hidden="true"] > svg')).toHaveLength(2);
  });
});
