import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pictureSrcSet, RecipePicture } from './recipe-picture.tsx';

it('every width and format of a signed address carries the right to see it', () => {
  expect(pictureSrcSet('/images/abc/1000.webp?for=r1-_', 'avif')).toBe(
    '/images/abc/320.avif?for=r1-_ 320w, /images/abc/640.avif?for=r1-_ 640w, /images/abc/1000.avif?for=r1-_ 1000w',
  );
  expect(pictureSrcSet('/images/abc/1000.webp')).toContain('/images/abc/320.webp 320w');
  for (const other of ['blob:https://sorrel.test/x', 'https://site.test/soup.jpg', '/images/abc/1000.webp?a, b']) {
    expect(pictureSrcSet(other)).toBeUndefined();
  }
});

it('a picture whose address is over gives way to the drawn cover', () => {
  const recipe = { name: 'Leek soup', image_urls: ['/images/abc/1000.webp?for=over'], ingredient_names: ['leek'] };
  const { container } = render(<RecipePicture recipe={recipe} eager />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('there is no picture');
  fireEvent.error(image);
  expect(container.querySelector('img[src*="/images/"]')).toBeNull();
});
