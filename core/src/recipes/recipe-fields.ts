import { RECIPE_TYPE_NAMES } from './meal-type.ts';

/**
 * What a person says of a recipe in a text, a whole number or a choice, under one name in the database, on the wire and in the
 * form. Each becomes a column, a field of every form and a part of what is merged, copied and exported.
 */
export const RECIPE_FIELDS = {
  caption: { kind: 'text', label: 'Caption', initial: '', maxLength: 2000, isKeptBack: false },
  type: { kind: 'choice', label: 'Meal type', initial: 'any', choices: RECIPE_TYPE_NAMES, isKeptBack: false },
  serves: { kind: 'number', label: 'Serves', initial: 1, min: 1, max: 1000, isKeptBack: false },
  notes: { kind: 'text', label: 'Notes', initial: '', maxLength: 50_000, isKeptBack: true },
  author: { kind: 'text', label: 'Author', initial: '', maxLength: 300, isKeptBack: false },
  licence: { kind: 'text', label: 'Licence', initial: '', maxLength: 300, isKeptBack: false },
  video: { kind: 'text', label: 'Video', initial: '', maxLength: 2000, isKeptBack: true },
  equipment: { kind: 'text', label: 'Equipment', initial: '', maxLength: 5000, isKeptBack: false },
} as const satisfies Record<string, RecipeFieldFacts>;

type RecipeFieldFacts = {
  /** How it is called where a recipe leaves Sorrel. */
  label: string;
  /** Whether it is part of what explore shows to those with Premium alone. */
  isKeptBack: boolean;
} & (
  | {
      kind: 'text';
      initial: '';
      /** In characters; a guard, no limit of the specification. */
      maxLength: number;
    }
  | {
      /** A whole number. */
      kind: 'number';
      /** Where nothing is said; such a recipe says nothing of it where it leaves Sorrel. */
      initial: number;
      min: number;
      max: number;
    }
  | {
      kind: 'choice';
      initial: string;
      /** What can be chosen, and how each is called where a recipe leaves Sorrel. */
      choices: Readonly<Record<string, string>>;
    }
);

type Fields = typeof RECIPE_FIELDS;
export type RecipeField = keyof Fields;
type FieldOfKind<Kind> = { [Field in RecipeField]: Fields[Field]['kind'] extends Kind ? Field : never }[RecipeField];
export type TextField = FieldOfKind<'text'>;
export type NumberField = FieldOfKind<'number'>;
export type ChoiceField = FieldOfKind<'choice'>;
/** What can be chosen in a field. */
export type ChoiceOf<Field extends ChoiceField> = ChoiceValues[Field];

export type ChoiceValues = { [Field in ChoiceField]: keyof Fields[Field]['choices'] & string };

/** The fields of a recipe. */
export type RecipeFieldValues = Record<TextField, string> & Record<NumberField, number> & ChoiceValues;

/** The same as a form holds them: numbers as they are typed. */
export type TypedFieldValues = Omit<RecipeFieldValues, NumberField> & Record<NumberField, string>;

export const RECIPE_FIELD_NAMES = Object.keys(RECIPE_FIELDS) as RecipeField[];
const isOfKind =
  <Kind extends RecipeFieldFacts['kind']>(kind: Kind) =>
  (field: RecipeField): field is FieldOfKind<Kind> =>
    RECIPE_FIELDS[field].kind === kind;
const TEXT_FIELDS = RECIPE_FIELD_NAMES.filter(isOfKind('text'));
const NUMBER_FIELDS = RECIPE_FIELD_NAMES.filter(isOfKind('number'));
const CHOICE_FIELDS = RECIPE_FIELD_NAMES.filter(isOfKind('choice'));
export const isChoiceField = (field: string): field is ChoiceField => CHOICE_FIELDS.some((choice) => choice === field);

/** Those at the head of a recipe have a place of their own in lists, exports and texts; these are named there. */
export const FURTHER_FIELDS = RECIPE_FIELD_NAMES.filter(
  (field) => field !== 'caption' && field !== 'type' && field !== 'serves',
);

/** Something about every field. */
export const byRecipeField = <Value>(of: (field: RecipeField) => Value) => about(RECIPE_FIELD_NAMES, of);
export const byTextField = <Value>(of: (field: TextField) => Value) => about(TEXT_FIELDS, of);
export const byNumberField = <Value>(of: (field: NumberField) => Value) => about(NUMBER_FIELDS, of);

/** Something about every choice. The compiler does not follow a type that goes by what can be chosen: `Values` says it. */
export const byChoiceField = <Values extends Record<ChoiceField, unknown>>(
  of: <Field extends ChoiceField>(field: Field) => unknown,
): Values => about(CHOICE_FIELDS, of) as Values;

function about<Field extends string, Value>(fields: readonly Field[], of: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, Value>;
}

/** What can be chosen in a field. */
export const choicesOf = <Field extends ChoiceField>(field: Field) =>
  Object.keys(RECIPE_FIELDS[field].choices) as [ChoiceOf<Field>, ...ChoiceOf<Field>[]];

/** What is chosen where nobody has chosen. */
export const initialChoice = <Field extends ChoiceField>(field: Field) =>
  RECIPE_FIELDS[field].initial as ChoiceOf<Field>;

/** The fields of a recipe alone, whatever form it has. */
export const recipeFields = (recipe: Readonly<RecipeFieldValues>): RecipeFieldValues => ({
  ...byTextField((field) => recipe[field]),
  ...byNumberField((field) => recipe[field]),
  ...byChoiceField<ChoiceValues>((field) => recipe[field]),
});

/** The fields of a recipe that says nothing yet. */
export const initialFields = (): RecipeFieldValues => ({
  ...byTextField(() => ''),
  ...byNumberField((field) => RECIPE_FIELDS[field].initial),
  ...byChoiceField<ChoiceValues>(initialChoice),
});

/** The fields as they are shown to people without Premium: those that are kept back say nothing. */
export function openFields(recipe: Readonly<RecipeFieldValues>): RecipeFieldValues {
  const kept = Object.entries(initialFields()).filter(([field]) => RECIPE_FIELDS[field as RecipeField].isKeptBack);
  return { ...recipeFields(recipe), ...Object.fromEntries(kept) };
}

/** The fields as a form holds them. */
export const typedFields = (recipe: Readonly<RecipeFieldValues>): TypedFieldValues => ({
  ...recipeFields(recipe),
  ...byNumberField((field) => String(recipe[field])),
});

/** How what can be chosen is called where a recipe leaves Sorrel. */
export const CHOICE_NAMES = byChoiceField<{ [Field in ChoiceField]: Fields[Field]['choices'] }>(
  (field) => RECIPE_FIELDS[field].choices,
);

/**
 * What a field says in words; empty where it says nothing.
 * @param names how choices are called, in the language of those who read it
 */
export function fieldWords(
  recipe: Readonly<RecipeFieldValues>,
  field: RecipeField,
  names: Readonly<Record<ChoiceField, Readonly<Record<string, string>>>> = CHOICE_NAMES,
): string {
  const value: string | number = recipe[field];
  if (value === RECIPE_FIELDS[field].initial) return '';
  return isChoiceField(field) ? (names[field][value] ?? '') : String(value).trim();
}
