import type { Random } from '../../../seeded-random.ts';
import { DATA_FAULTS, type DataFault, jsonLdOf } from './made-data.ts';
import type { MadeLanguage, MadeRecipe } from './made-language.ts';
import {
  amountAndName,
  ITEM_LAYOUTS,
  type ItemLayout,
  itemsOf,
  type Marks,
  NO_MARKS,
  STEP_LAYOUTS,
  stepsOf,
} from './made-layouts.ts';
import { MADE_LANGUAGES } from './made-recipes.ts';

const HEADINGS = ['h2', 'h3', 'bold paragraph', 'text with a colon', 'div', 'definition'] as const;
const FACTS = ['line', 'list', 'table', 'terms', 'spans', 'sentence'] as const;
const AROUND = ['article', 'card', 'columns', 'bare'] as const;
const SYNTAXES = ['none', 'json-ld', 'microdata', 'rdfa'] as const;

/** How a page is laid out. */
export interface MadeLayout {
  readonly syntax: (typeof SYNTAXES)[number];
  readonly fault: DataFault;
  readonly items: ItemLayout;
  readonly steps: (typeof STEP_LAYOUTS)[number];
  readonly headings: (typeof HEADINGS)[number];
  readonly facts: (typeof FACTS)[number];
  readonly around: (typeof AROUND)[number];
}

export interface MadePage {
  readonly html: string;
  readonly language: MadeLanguage;
  readonly recipe: MadeRecipe;
  readonly layout: MadeLayout;
  /** Every ingredient line that the page shows. */
  readonly lines: readonly string[];
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A recipe page with chance's choice of language, recipe, layout and faults. */
export function madePage(random: Random): MadePage {
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new RangeError('nothing to choose from');
    return value;
  };
  const language = pick(MADE_LANGUAGES);
  const recipe = pick(language.recipes);
  const syntax = pick(SYNTAXES);
  const layout: MadeLayout = {
    syntax,
    fault: syntax === 'json-ld' ? pick(DATA_FAULTS) : 'none',
    items: pick(ITEM_LAYOUTS),
    steps: pick(STEP_LAYOUTS),
    headings: pick(HEADINGS),
    facts: pick(FACTS),
    around: pick(AROUND),
  };
  const isNameFirst = layout.items === 'name before amount' && syntax !== 'json-ld';
  const lines = recipe.parts
    .flatMap((part) => part.lines)
    .map((line) => (isNameFirst ? [...amountAndName(line)].reverse().join(' ').trim() : line));
  return { html: pageOf(language, recipe, layout, pick), language, recipe, layout, lines };
}

type Pick = <Value>(values: readonly Value[]) => Value;

function pageOf(language: MadeLanguage, recipe: MadeRecipe, layout: MadeLayout, pick: Pick): string {
  const { words } = language;
  const marks = marksOf(layout.syntax);
  const list = itemsOf(recipe, layout.items, pick, marks.ingredient);
  const steps = stepsOf(recipe, words, layout.steps, marks.steps);
  const lists = {
    article: (a: string, b: string) => `${a}${b}`,
    card: (a: string, b: string) =>
      `<div class="card"><div class="card-part">${a}</div><div class="card-part">${b}</div></div>`,
    columns: (a: string, b: string) => `<div class="row"><div class="col">${a}</div><div class="col">${b}</div></div>`,
    bare: (a: string, b: string) => `<section>${a}</section><section>${b}</section>`,
  }[layout.around](
    heading(pick(words.ingredients), layout.headings) + list,
    heading(pick(words.method), layout.headings) + steps,
  );
  const data = layout.syntax === 'json-ld' ? jsonLdOf(recipe, layout.fault, language.words) : '';
  return (
    `<!doctype html><html lang="${language.code}"><head><title>${escaped(recipe.title)} | Aunt Ada’s kitchen</title>` +
    `<meta property="og:site_name" content="Aunt Ada’s kitchen"><meta property="og:title" content="${escaped(recipe.title)}">${data}</head>` +
    `<body><nav><a href="/">Home</a><a href="/soups">12 soups</a></nav><main${marks.root}><h1${marks.title}>${escaped(recipe.title)}</h1>` +
    `<p>${words.intro}</p><img src="/pictures/dish-1200x800.jpg" alt="${escaped(recipe.title)}">${factsOf(language, recipe, layout.facts, pick, marks)}` +
    `${pick(['', equipmentOf(language)])}${lists}<h3>${words.notes}</h3><p>${words.note}</p>${pick(['', nutritionOf(language)])}` +
    `</main><aside><h2>${words.related}</h2><ul>${words.others.map((other) => `<li><a href="#">${other}</a></li>`).join('')}</ul></aside>` +
    `<section class="comments"><h2>${words.comments}</h2><p>${words.comment}</p></section></body></html>`
  );
}

function marksOf(syntax: MadeLayout['syntax']): Marks {
  if (syntax === 'microdata')
    return {
      root: ' itemscope itemtype="https://schema.org/Recipe"',
      title: ' itemprop="name"',
      ingredient: ' itemprop="recipeIngredient"',
      steps: ' itemprop="recipeInstructions"',
      servings: ' itemprop="recipeYield"',
    };
  if (syntax === 'rdfa')
    return {
      root: ' vocab="https://schema.org/" typeof="Recipe"',
      title: ' property="name"',
      ingredient: ' property="recipeIngredient"',
      steps: ' property="recipeInstructions"',
      servings: ' property="recipeYield"',
    };
  return NO_MARKS;
}

function heading(text: string, kind: MadeLayout['headings']): string {
  if (kind === 'bold paragraph') return `<p><strong>${text}</strong></p>`;
  if (kind === 'text with a colon') return `<p>${text}:</p>`;
  if (kind === 'div') return `<div class="part-title">${text}</div>`;
  if (kind === 'definition') return `<dl><dt>${text}</dt></dl>`;
  return `<${kind}>${text}</${kind}>`;
}

function factsOf(
  { words }: MadeLanguage,
  recipe: MadeRecipe,
  kind: MadeLayout['facts'],
  pick: Pick,
  marks: Marks,
): string {
  const serves = `<span${marks.servings}>${pick(words.serves).replace('#', String(recipe.servings))}</span>`;
  const prep = [words.prep, `${recipe.prepMinutes} ${words.minutes}`] as const;
  const cook = [words.cook, `${recipe.cookMinutes} ${words.minutes}`] as const;
  if (kind === 'line') return `<p>${serves} | ${prep.join(': ')} | ${cook.join(': ')}</p>`;
  if (kind === 'list') return `<ul><li>${serves}</li><li>${prep.join(' ')}</li><li>${cook.join(' ')}</li></ul>`;
  if (kind === 'table')
    return `<table><tr><th>${prep[0]}</th><td>${prep[1]}</td></tr><tr><th>${cook[0]}</th><td>${cook[1]}</td></tr></table><p>${serves}</p>`;
  if (kind === 'terms')
    return `<dl><dt>${prep[0]}</dt><dd>${prep[1]}</dd><dt>${cook[0]}</dt><dd>${cook[1]}</dd></dl><div>${serves}</div>`;
  if (kind === 'spans')
    return `<div><span>${prep[0]}</span><span>${prep[1]}</span><span>${cook[0]}</span><span>${cook[1]}</span></div><div>${serves}</div>`;
  return `<p>${serves}. ${prep.join(' ')}, ${cook.join(' ').toLowerCase()}.</p>`;
}

const equipmentOf = ({ words }: MadeLanguage) =>
  `<h3>${words.equipment}</h3><ul>${words.tools.map((tool) => `<li>${tool}</li>`).join('')}</ul>`;

const nutritionOf = ({ words }: MadeLanguage) =>
  `<h3>${words.nutrition}</h3><table><tr><td>kcal</td><td>312</td></tr><tr><td>g</td><td>14 g</td></tr></table>`;
