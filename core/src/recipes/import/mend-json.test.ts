import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './mend-json.ts';

describe('readJson', () => {
  it.each([
    ['sound JSON', '{"a":[1,true,null]}', [{ a: [1, true, null] }]],
    ['a trailing comma', '{"a":[1,2,],}', [{ a: [1, 2] }]],
    ['a missing comma between lines', '{"a":"x"\n"b":"y"}', [{ a: 'x', b: 'y' }]],
    ['doubled commas', '[1,,2]', [[1, 2]]],
    ['raw line breaks and tabs in a string', '{"a":"one\ntwo\tthree"}', [{ a: 'one\ntwo\tthree' }]],
    ['quotes that should be escaped', '{"a":"the "good" one, of two","b":1}', [{ a: 'the "good" one, of two', b: 1 }]],
    ['an inch mark before a comma', '{"a":"a 9" tin, greased","b":"c"}', [{ a: 'a 9" tin, greased', b: 'c' }]],
    ['an HTML comment', '<!-- {"a":1} -->', [{ a: 1 }]],
    ['CDATA', '//<![CDATA[\n{"a":1,}\n//]]>', [{ a: 1 }]],
    ['comments of JavaScript', '{/* x */"a":1, // y\n"b":2}', [{ a: 1, b: 2 }]],
    ['comments of JavaScript behind commas', '{"a":"x", // y\n"b":"z", /* c */ "d":1}', [{ a: 'x', b: 'z', d: 1 }]],
    ['line breaks that an editor set', '{<br />\n"a":"x",<br />\n"b":["c"<br />\n]}', [{ a: 'x', b: ['c'] }]],
    ['paragraphs that an editor set', '<p>{</p>\n<p>"a":"x",</p>\n<p>"b":"y"</p>\n<p>}</p>', [{ a: 'x', b: 'y' }]],
    [
      'tags within strings',
      '{"a":"<p>the "good" one</p>","b":"c<br />"}',
      [{ a: '<p>the "good" one</p>', b: 'c<br />' }],
    ],
    [
      'a quoted word before a comma and an amount',
      '{"a":"the "best", 2 cups","b":[1, 2]}',
      [{ a: 'the "best", 2 cups', b: [1, 2] }],
    ],
    ['a semicolon at the end', '{"a":1};', [{ a: 1 }]],
    ['several objects in a row', '{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
    ['quotes as entities', '{&quot;a&quot;:&quot;b&quot;}', [{ a: 'b' }]],
    ['single quotes and bare keys', "{a:'b'}", [{ a: 'b' }]],
    ['bare keys behind strings', '{a:"b",c:[{d:"e",f:1}]}', [{ a: 'b', c: [{ d: 'e', f: 1 }] }]],
    ['an end that is missing', '{"a":{"b":["c","d', [{ a: { b: ['c', 'd'] } }]],
    ['escapes, known and unknown', '{"a":"x\\u00e9\\n\\q\\"",}', [{ a: 'xé\nq"' }]],
    ['an empty value', '{"a":,"b":1}', [{ a: null, b: 1 }]],
    ['nothing', '   ', []],
    ['prose', 'no data here', []],
  ])('reads %s', (_, text, values) => {
    expect(readJson(text)).toEqual(values);
  });

  it('takes time in proportion to the length, whatever stands behind its quotes', () => {
    for (const part of ['"//', '"/*', '" ', '"<br>', '",', '"<p '])
      expect(() => readJson(`{"a":"${part.repeat(100_000)}`)).not.toThrow();
  });

  it('stops where a text goes deeper than any publisher does', () => {
    expect(() => readJson('['.repeat(100_000))).not.toThrow();
    expect(() => readJson('{"a":'.repeat(100_000))).not.toThrow();
  });

  it('reads what JSON.stringify wrote, with a comma too many', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[\w .!-]*$/), { minKeys: 1 }),
        (value) => {
          const text = JSON.stringify(value);
          expect(readJson(`${text.slice(0, -1)},}`)).toEqual([{ ...value }]);
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', '\n', ' ', 'a', '1', '/', '*', "'"),
          maxLength: 60,
        }),
        (text) => {
          expect(Array.isArray(readJson(text))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
