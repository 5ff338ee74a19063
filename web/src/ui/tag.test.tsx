import { render, screen } from '@testing-library/react';
import { Tag as TagPicture } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { showLanguage } from '../language/sentences.ts';
import { terms } from '../language/terms.ts';
import { tagIcon } from './tag-icon.ts';

afterEach(() => showLanguage('en'));

test.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  'somebody’s own tag %s is called so, with the picture of a tag, in both languages',
  (name) => {
    const Icon = tagIcon(name);
    expect(Icon).toBe(TagPicture);
    for (const language of ['en', 'de'] as const) {
      showLanguage(language);
      expect(terms.tag(name)).toBe(name);
    }
    render(
      <p>
        <Icon aria-hidden /> {terms.tag(name)}
      </p>,
    );
    expect(screen.getByText(name)).toBeTruthy();
  },
);
