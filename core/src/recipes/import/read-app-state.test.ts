import { expect, it } from 'vitest';
import { readPage } from './page.ts';
import { readAppState } from './read-app-state.ts';

const RECIPE = {
  title: 'Salad',
  ingredients: [{ amount: 2, unit: 'dl', name: 'beans' }, { name: 'salt' }],
  steps: [{ text: 'Mix.' }],
};
const JSON_TEXT = JSON.stringify({ props: { pageProps: { recipe: RECIPE } } });
const STORE = {
  ROOT_QUERY: { recipe: { __ref: 'Recipe:7' } },
  'Recipe:7': {
    title: 'Salad',
    ingredients: [{ __ref: 'Line:1' }, { __ref: 'Line:2' }],
    steps: [{ __ref: 'Step:1' }, { __ref: 'Step:none' }],
  },
  'Line:1': { amount: 2, unit: 'dl', name: 'beans' },
  'Line:2': { name: 'salt' },
  'Step:1': { text: 'Mix.' },
};
const OF_KINDS = {
  recipe: [
    0,
    {
      title: [0, 'Salad'],
      ingredients: [
        1,
        [
          [0, '2 dl beans'],
          [0, 'salt'],
        ],
      ],
      steps: [1, [[0, { text: [0, 'Mix.'] }]]],
    },
  ],
};

it.each([
  ['a script of type json', `<script id="__NEXT_DATA__" type="application/json">${JSON_TEXT}</script>`],
  ['an assignment', `<script>window.__STATE__ = ${JSON_TEXT};</script>`],
  ['streamed pieces', `<script>self.__next_f.push([1,${JSON.stringify(`3:${JSON_TEXT}\n`)}])</script>`],
  [
    'JSON within JSON',
    `<script type="application/json">${JSON.stringify({ cache: `${JSON_TEXT}${' '.repeat(200)}` })}</script>`,
  ],
  ['an attribute', `<div data-page='${JSON_TEXT}${' '.repeat(500)}'></div>`],
  ['a store whose things refer to each other', `<script>window.__APOLLO_STATE__ = ${JSON.stringify(STORE)};</script>`],
  ['values with their kinds', `<astro-island props='${JSON.stringify(OF_KINDS)}${' '.repeat(500)}'></astro-island>`],
])('finds the recipe in %s', (_, html) => {
  expect(readAppState(readPage(html, 'https://cook.example/'))).toMatchObject({
    title: 'Salad',
    ingredientLines: ['2 dl beans', 'salt'],
    steps: ['Mix.'],
  });
});

it('gives the amounts for all servings where the state holds those for one', () => {
  const state = {
    name: 'Eggs',
    servings: 4,
    ingredients: [
      { amount: 0.25, unit: { abbreviation: 'dl' }, ingredient: { name_singular: 'milk', name_plural: 'milk' } },
      { amount: 0.75, unit: null, ingredient: { name_singular: 'egg', name_plural: 'eggs' } },
      { amount: 0.125, unit: { name: 'tsp' }, ingredient: { name: 'salt' } },
    ],
    instructions: ['Whisk.'],
  };
  const html = `<script type="application/json">${JSON.stringify(state)}</script>`;
  expect(readAppState(readPage(html, 'https://cook.example/'))?.ingredientLines).toEqual([
    '1 dl milk',
    '3 eggs',
    '0.5 tsp salt',
  ]);
});

it('knows that a half of what is counted in tens is a part of one serving', () => {
  const ingredients = [
    ['butter', 12.5],
    ['flour', 37.5],
    ['eggs', 0.5],
    ['leeks', 0.25],
    ['peas', 50],
  ].map(([name, amount]) => ({ name, amount }));
  const html = `<script type="application/json">${JSON.stringify({ name: 'Pie', servings: 4, ingredients, steps: ['Bake.'] })}</script>`;
  expect(readAppState(readPage(html, 'https://cook.example/'))?.ingredientLines).toEqual([
    '50 butter',
    '150 flour',
    '2 eggs',
    '1 leeks',
    '200 peas',
  ]);
});

it('reads lines and steps that come as descriptions', () => {
  const recipe = {
    name: 'Salad',
    ingredientSections: [{ title: 'Salad', ingredients: [{ description: '2 dl beans' }, { description: 'salt' }] }],
    methodSteps: [{ description: '<p>Mix.</p>' }],
  };
  const html = `<script type="application/json">${JSON.stringify({ recipe })}</script>`;
  expect(readAppState(readPage(html, 'https://cook.example/'))).toMatchObject({
    ingredientLines: ['2 dl beans', 'salt'],
    listedLines: ['Salad:', '2 dl beans', 'salt'],
    steps: ['Mix.'],
  });
});

it('finds none in state without one', () => {
  expect(
    readAppState(
      readPage('<script type="application/json">{"ingredients":[],"title":"x"}</script>', 'https://cook.example/'),
    ),
  ).toBeNull();
});

it('reads no unit from what a form says where none was chosen', () => {
  const ingredients = [
    { name: 'Zwiebeln', amount: 2, unit: '(ohne)' },
    { name: 'leeks', amount: 3, unit: '(none)' },
    { name: 'Mehl', amount: 200, unit: 'g' },
  ];
  const html = `<script type="application/json">${JSON.stringify({ name: 'Pie', ingredients, steps: ['Bake.'] })}</script>`;
  expect(readAppState(readPage(html, 'https://cook.example/'))?.ingredientLines).toEqual([
    '2 Zwiebeln',
    '3 leeks',
    '200 g Mehl',
  ]);
});

it.each([
  {
    titulo: 'Sopa',
    comensales: 4,
    tiempo: { preparacion: 20, coccion: 35 },
    chef: 'Ada Quill',
    ingredientes: [
      { cantidad: '500 g', nombre: 'calabaza' },
      { cantidad: '', nombre: 'sal' },
    ],
    pasos: [{ orden: 1, descripcion: '<p>Cuece la calabaza con sal.</p>' }],
  },
  {
    titel: 'Sopa',
    aantalPersonen: 4,
    bereidingstijd: 20,
    kooktijd: 35,
    auteur: { naam: 'Ada Quill' },
    ingredientGroepen: [
      {
        titel: 'Soep',
        ingredienten: [
          { hoeveelheid: 500, eenheid: 'g', naam: 'calabaza' },
          { hoeveelheid: null, eenheid: null, naam: 'sal' },
        ],
      },
    ],
    bereiding: [{ stap: 1, tekst: 'Cuece la calabaza con sal.' }],
  },
])('a state may name the parts of its recipe in another language: %o', (recipe) => {
  const state = `<script>window.__STATE__=${JSON.stringify({ data: [{ recipe }], error: null })}</script>`;
  expect(readAppState(readPage(`<h1>Sopa</h1>${state}`, 'https://kitchen.example/sopa'))).toMatchObject({
    title: 'Sopa',
    author: 'Ada Quill',
    servings: 4,
    prepMinutes: 20,
    cookMinutes: 35,
    ingredientLines: ['500 g calabaza', 'sal'],
    steps: ['Cuece la calabaza con sal.'],
  });
});
