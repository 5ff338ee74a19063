import { describe, expect, it } from 'vitest';
import { isNoteLink, NOTE_LINK_MAX, readNoteLink } from './slot-note.ts';

describe('the link of a slot', () => {
  it.each([
    ['https://sorrel.test/menu', 'https://sorrel.test/menu'],
    ['  http://sorrel.test ', 'http://sorrel.test/'],
    ['sorrel.test/menu', 'https://sorrel.test/menu'],
    ['sorrel.test:8080/menu', 'https://sorrel.test:8080/menu'],
    ['HTTPS://Sorrel.test/Menu', 'https://sorrel.test/Menu'],
  ])('%s is read as %s', (typed, url) => {
    expect(readNoteLink(typed)).toBe(url);
    expect(isNoteLink(url)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://sorrel.test',
    'mailto:a@sorrel.test',
    'https://name:word@sorrel.test',
    'two words',
    'soup',
    '',
    `https://sorrel.test/${'a'.repeat(NOTE_LINK_MAX)}`,
  ])('%s is no link', (typed) => {
    expect(readNoteLink(typed)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'https://name@sorrel.test',
    'soup',
    'file:///etc/hosts',
    'https://sorrel.test/\r\nSUMMARY:x',
  ])('%s is not sent', (url) => {
    expect(isNoteLink(url)).toBe(false);
  });
});
