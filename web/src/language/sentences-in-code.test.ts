// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are code
import ts from 'typescript';
import { expect, it } from 'vitest';
import { sentencesIn, sentencesReadOnce } from './sentences-in-code.ts';

const fileOf = (code: string) => ts.createSourceFile('page.tsx', code, ts.ScriptTarget.ES2023, true);
const foundIn = (code: string) => sentencesIn(fileOf(code)).map(({ text }) => text);

it('finds what people read: in markup, in attributes, in code, and put together', () => {
  expect(foundIn('<p className="mt-2">Your meals</p>')).toEqual(['Your meals']);
  expect(foundIn('<Button label="Save" variant="outline" />')).toEqual(['Save']);
  expect(foundIn('const title = isNew ? "Add a recipe" : "kept";')).toEqual(['Add a recipe']);
  expect(foundIn('const left = `${count} meals are left out`;')).toEqual(['… meals are left out']);
});

it('leaves alone what the machine reads', () => {
  expect(foundIn('<div className="grid gap-3" style={{ rotate: `${turn}deg` }} data-tip="Save it" />')).toEqual([]);
  expect(foundIn("import x from 'Some where'; type T = 'Mon' | 'Tues'; throw new TypeError('Misuse of it');")).toEqual(
    [],
  );
  expect(foundIn("if (tag === 'Vegan' || kinds['Two words']) root.querySelector('main p a');")).toEqual([]);
  expect(foundIn('const name = `btn-${size}`; const up = `translate(${x})`;')).toEqual([]);
});

it('finds a sentence that is read once, and none that is read while drawing', () => {
  const texts = sentencesReadOnce(fileOf('const OPTIONS = [say.none]; const options = () => [say.all];'));
  expect(texts.map(({ text }) => text)).toEqual(['say.none']);
});
