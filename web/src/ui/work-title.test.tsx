import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-app.tsx';
import { WorkTitle } from './work-title.tsx';

function Named() {
  const [name, setName] = useState('');
  return <WorkTitle label="Plan name" value={name} onValueChange={setName} />;
}

describe('WorkTitle', () => {
  it('takes as many lines as a name needs, and keeps the name one line of text', async () => {
    const { user } = renderUi(<Named />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Plan name' });
    expect(field.tagName).toBe('TEXTAREA');
    await user.type(field, 'week of{Enter} the long holidays');
    expect(field.value).toBe('week of the long holidays');
    await user.clear(field);
    await user.paste('two\n lines');
    expect(field.value).toBe('two lines');
  });
});
