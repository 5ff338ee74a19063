import type { MadeRecipe, MadeWords } from './made-language.ts';

/** Attributes of structured data in the mark-up; empty where a page has none. */
export interface Marks {
  readonly root: string;
  readonly title: string;
  readonly ingredient: string;
  readonly steps: string;
  readonly servings: string;
}

export const NO_MARKS: Marks = { root: '', title: '', ingredient: '', steps: '', servings: '' };

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** How the lines of a list are set. */
export const ITEM_LAYOUTS = [
  'list',
  'list with paragraphs',
  'list with tick boxes',
  'one list with names of parts as items',
  'paragraphs',
  'line breaks',
  'line breaks and dashes',
  'line breaks over all parts',
  'table',
  'amount and name in spans',
  'amount and name in blocks',
  'name before amount',
  'divs',
  'two columns',
] as const;
export type ItemLayout = (typeof ITEM_LAYOUTS)[number];

const GROUP_HEADS = ['h3', 'h4', 'strong', 'colon'] as const;

/** Amount and name of a line: '600 g' and 'parsnips'. A line without a number has no amount. */
export function amountAndName(line: string): readonly [amount: string, name: string] {
  const amount =
    /^[\d½¼¾][\d.,/½¼¾ –-]*(?:(?:g|kg|ml|l|litres?|liter|litros|cups?|tbsp|tsp|tablespoons|EL|TL|Pck\.|c\. à soupe|c\. à café|cucharadas?|cucharaditas?|cucchiai|cucchiaino|el|tl)(?= ))?/u.exec(
      line,
    )?.[0];
  return amount === undefined ? ['', line] : [amount.trim(), line.slice(amount.length).trim()];
}

/** The ingredients of a recipe as a page shows them, the parts with their names. */
export function itemsOf(
  recipe: MadeRecipe,
  layout: ItemLayout,
  pick: <Value>(values: readonly Value[]) => Value,
  mark: string,
): string {
  const head = pick(GROUP_HEADS);
  if (layout === 'one list with names of parts as items') {
    const items = recipe.parts.flatMap(({ name, lines }) => [
      ...(name === '' ? [] : [`<li><strong>${escaped(name)}:</strong></li>`]),
      ...lines.map((line) => `<li${mark}>${escaped(line)}</li>`),
    ]);
    return `<ul>${items.join('')}</ul>`;
  }
  if (layout === 'line breaks over all parts') {
    const all = recipe.parts.flatMap(({ name, lines }) => [
      ...(name === '' ? [] : [`<b>${escaped(name)}</b>`]),
      ...lines.map(escaped),
    ]);
    return `<p>${all.join('<br>\n')}</p>`;
  }
  return recipe.parts
    .map(({ name, lines }) => `${name === '' ? '' : groupHead(escaped(name), head)}${listOf(lines, layout, mark)}`)
    .join('\n');
}

function groupHead(name: string, kind: (typeof GROUP_HEADS)[number]): string {
  if (kind === 'strong') return `<p><strong>${name}</strong></p>`;
  if (kind === 'colon') return `<p>${name}:</p>`;
  return `<${kind}>${name}</${kind}>`;
}

function listOf(lines: readonly string[], layout: ItemLayout, mark: string): string {
  const each = (draw: (line: string) => string) => lines.map(draw).join('\n');
  const split = (draw: (amount: string, name: string) => string) =>
    each((line) => {
      const [amount, name] = amountAndName(line);
      return draw(escaped(amount), escaped(name));
    });
  if (layout === 'list with paragraphs') return `<ul>${each((line) => `<li${mark}><p>${escaped(line)}</p></li>`)}</ul>`;
  if (layout === 'list with tick boxes')
    return `<ul>${each((line) => `<li${mark}><input type="checkbox"><label>${escaped(line)}</label></li>`)}</ul>`;
  if (layout === 'paragraphs') return each((line) => `<p${mark}>${escaped(line)}</p>`);
  if (layout === 'line breaks') return `<p>${lines.map(escaped).join('<br>')}</p>`;
  if (layout === 'line breaks and dashes') return `<p>${lines.map((line) => `- ${escaped(line)}`).join('<br/>\n')}</p>`;
  if (layout === 'table')
    return `<table>${split((amount, name) => `<tr${mark}><td>${amount}</td><td>${name}</td></tr>`)}</table>`;
  if (layout === 'amount and name in spans')
    return `<ul>${split((amount, name) => `<li${mark}><span>${amount}</span><span>${name}</span></li>`)}</ul>`;
  if (layout === 'amount and name in blocks')
    return `<div>${split((amount, name) => `<div class="item"${mark}><div>${amount}</div><div>${name}</div></div>`)}</div>`;
  if (layout === 'name before amount')
    return `<ul>${split((amount, name) => `<li${mark}><span>${name}</span> <span>${amount}</span></li>`)}</ul>`;
  if (layout === 'divs') return each((line) => `<div${mark}><div><span>${escaped(line)}</span></div></div>`);
  if (layout === 'two columns') {
    const half = Math.ceil(lines.length / 2);
    const column = (some: readonly string[]) =>
      `<div class="col"><ul>${some.map((line) => `<li${mark}>${escaped(line)}</li>`).join('')}</ul></div>`;
    return `<div class="cols">${column(lines.slice(0, half))}${column(lines.slice(half))}</div>`;
  }
  return `<ul>${each((line) => `<li${mark}>${escaped(line)}</li>`)}</ul>`;
}

/** How the steps of a method are set. */
export const STEP_LAYOUTS = [
  'list',
  'paragraphs',
  'line breaks',
  'numbered paragraphs',
  'labelled blocks',
  'number and text in blocks',
  'named steps',
  'named parts',
  'table',
  'pictures with captions',
] as const;

/** The method of a recipe as a page shows it. */
export function stepsOf(
  recipe: MadeRecipe,
  words: MadeWords,
  layout: (typeof STEP_LAYOUTS)[number],
  mark: string,
): string {
  const steps = recipe.steps.map(escaped);
  const each = (draw: (step: string, number: number) => string) =>
    steps.map((step, place) => draw(step, place + 1)).join('\n');
  const nameOf = (number: number) => escaped(recipe.stepNames[(number - 1) % recipe.stepNames.length] ?? '');
  if (layout === 'paragraphs') return `<div${mark}>${each((step) => `<p>${step}</p>`)}</div>`;
  if (layout === 'line breaks') return `<p${mark}>${steps.join('<br><br>')}</p>`;
  if (layout === 'numbered paragraphs')
    return `<div${mark}>${each((step, number) => `<p>${number}. ${step}</p>`)}</div>`;
  if (layout === 'labelled blocks')
    return `<div${mark}>${each((step, number) => `<div><h4>${words.step} ${number}</h4><p>${step}</p></div>`)}</div>`;
  if (layout === 'number and text in blocks')
    return `<div${mark}>${each((step, number) => `<div class="row"><div>${number}</div><div>${step}</div></div>`)}</div>`;
  if (layout === 'named steps')
    return `<ol${mark}>${each((step, number) => `<li><strong>${nameOf(number)}</strong><p>${step}</p></li>`)}</ol>`;
  if (layout === 'named parts') {
    const half = Math.ceil(steps.length / 2);
    const part = (some: readonly string[], place: number) =>
      `<h3>${nameOf(place)}</h3><ol>${some.map((step) => `<li>${step}</li>`).join('')}</ol>`;
    return `<div${mark}>${part(steps.slice(0, half), 1)}${part(steps.slice(half), 2)}</div>`;
  }
  if (layout === 'table')
    return `<table${mark}>${each((step, number) => `<tr><td>${number}</td><td>${step}</td></tr>`)}</table>`;
  if (layout === 'pictures with captions')
    return `<ol${mark}>${each((step, number) => `<li>${step}<figure><img src="/s${number}.jpg"><figcaption>${nameOf(number)}</figcaption></figure></li>`)}</ol>`;
  return `<ol${mark}>${each((step) => `<li>${step}</li>`)}</ol>`;
}
