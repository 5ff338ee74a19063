import {
  ACTIVITY_LEVEL_NAMES,
  ALLERGENS,
  DIETS,
  GENDERS,
  HEIGHT_MAX_CM,
  WEIGHT_MAX_KG,
} from '@sorrel/core/account/profile';
import {
  EXCLUDED_FOOD_LETTERS_MAX,
  EXCLUDED_FOODS_MAX,
  PERSON_COLOURS,
  PERSON_GOAL_KCAL,
  PERSON_NAME_MAX,
} from '@sorrel/core/households/person';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import { PORTIONS } from '@sorrel/core/plans/household/household';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { visibleText } from '@sorrel/core/visible-text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a calorie goal is worked out from. */
export const PersonBody = z.object({
  birth_date: z.iso.date().nullable().describe('YYYY-MM-DD'),
  gender: z.enum(GENDERS).nullable(),
  height: z.number().min(0).max(HEIGHT_MAX_CM).nullable().describe('cm'),
  weight: z.number().min(0).max(WEIGHT_MAX_KG).nullable().describe('kg'),
  activity_level: z.enum(ACTIVITY_LEVEL_NAMES).nullable(),
});
export type PersonBody = z.output<typeof PersonBody>;

const habits = {
  colour: z.enum(PERSON_COLOURS),
  goal_kcal: z
    .int()
    .min(PERSON_GOAL_KCAL.min)
    .max(PERSON_GOAL_KCAL.max)
    .nullable()
    .describe('kcal a day that was chosen; null leaves it to what the body of an adult needs'),
  excluded_foods: z
    .array(z.string().overwrite(visibleText).min(1).max(EXCLUDED_FOOD_LETTERS_MAX))
    .max(EXCLUDED_FOODS_MAX)
    .describe('foods that the person does not eat, in words'),
  portion: z.literal([...PORTIONS]).describe('servings that the person usually eats'),
  away: z
    .array(z.string().regex(new RegExp(`^[0-6]-(${MEAL_TYPES.join('|')})$`)))
    .max(DAYS_IN_PLAN * MEAL_TYPES.length)
    .describe('meals eaten elsewhere, by day-mealType; day 0 is Monday'),
};
const needs = {
  diets: z.array(z.enum(DIETS)).max(DIETS.length),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
};

/** Somebody who eats with the household. */
export const Person = z.object({
  id: z.uuid().describe("the account's id where it is a member"),
  name: z.string(),
  picture: z.string().nullable(),
  is_member: z.boolean().describe('has an account: name, body, diets and allergens are those of its profile'),
  is_self: z.boolean(),
  ...habits,
  ...needs,
  daily_kcal: z.int().nullable().describe('the goal, or what the body needs; null where nothing is known'),
  body: PersonBody.nullable().describe('of a person without an account, for those who may change it'),
});
export type Person = z.output<typeof Person>;

/** How the household says what somebody eats. */
export const PersonInput = z.object({
  ...habits,
  name: z.string().overwrite(visibleText).min(1).max(PERSON_NAME_MAX).optional().describe('not read of a member'),
  diets: needs.diets.default([]).describe('not read of a member'),
  allergens: needs.allergens.default([]).describe('not read of a member'),
  body: PersonBody.nullable().default(null).describe('not read of a member'),
});
export type PersonInput = z.output<typeof PersonInput>;

const PersonChange = PersonInput.extend({
  known: PersonInput.optional().describe(
    'the person as the caller knew them: what stands here as it does above is not changed, and of lists only what differs is',
  ),
});
export type PersonChange = z.output<typeof PersonChange>;

const Persons = z.array(Person).describe('the caller first, then the other members, then those without an account');
const ById = z.object({ id: z.uuid() });

export const getPersons = endpoint({
  method: 'GET',
  path: '/api/household/persons',
  summary: 'Who eats with the household, with and without an account.',
  access: 'user',
  reply: Persons,
});

export const addPerson = endpoint({
  method: 'POST',
  path: '/api/household/persons',
  summary: 'Adds somebody who has no account.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: PersonInput.required({ name: true }),
  reply: Persons,
  errors: ['person_limit_reached', 'birth_date_invalid'],
});

export const savePerson = endpoint({
  method: 'PUT',
  path: '/api/household/persons/:id',
  summary: 'Changes what somebody eats. Name, body, diets and allergens of a member are changed in their profile.',
  access: 'user',
  isForEditors: true,
  params: ById,
  body: PersonChange,
  reply: Persons,
  errors: ['person_not_found', 'birth_date_invalid'],
});

export const takeOverPerson = endpoint({
  method: 'POST',
  path: '/api/household/persons/:id/take-over',
  summary:
    'Says that the caller is this person, who had no account: what the household knows of them, their diets and allergens among it, and their plates in planned weeks become the caller’s.',
  access: 'user',
  isForEditors: true,
  once: true,
  params: ById,
  reply: Persons,
  errors: ['person_not_found'],
});

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/household/persons/:id',
  summary: 'Removes somebody who has no account. Weeks that were planned for them keep their portions.',
  access: 'user',
  isForEditors: true,
  params: ById,
  reply: Persons,
  errors: ['person_not_found'],
});
