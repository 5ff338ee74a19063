import { MINIMUM_AGE_YEARS } from '@sorrel/core/account/age';
import { PASSWORD_LENGTH_TEXT } from '@sorrel/core/account/password-length';
import { PERSONS_MAX } from '@sorrel/core/households/person';
import { TRASHED_RECIPES_MAX } from '@sorrel/core/households/trash';
import { SUB_RECIPE_LEVELS_MAX, SUB_RECIPES_MAX } from '@sorrel/core/ingredients/sub-recipe-share';
import { REGULARS_MAX, SHOPS_MAX } from '@sorrel/core/lists/habits/habit';
import { AISLE_CHOICES_MAX, LISTS_MAX } from '@sorrel/core/lists/list';
import { LIST_CHARACTERS_MAX, LIST_ITEMS_MAX } from '@sorrel/core/lists/operations/operation';
import { groupedNumber } from '@sorrel/core/nutrition/shown-amount';
import { PLANS_MAX } from '@sorrel/core/plans/plan-name';
import { PRICES_MAX } from '@sorrel/core/prices/price';
import {
  COLLECTIONS_MAX,
  COLLECTIONS_OF_RECIPE_MAX,
  RECIPES_IN_COLLECTION_MAX,
} from '@sorrel/core/recipes/collections/limits';
import {
  ACCOUNT_PICTURES_MAX,
  FOOD_CORRECTIONS_MAX,
  FREE_RECIPE_CAP,
  INGREDIENT_NAMES_MAX,
  PICTURE_MAX,
  RECIPE_CHARACTERS_MAX,
  TAGS_MAX,
  TOO_MANY_IMAGES,
  UPLOAD_MAX_MEGABYTES,
} from '@sorrel/core/recipes/limits';
import { MANY_ADDRESSES_MAX } from '@sorrel/core/recipes/many/many-limits';
import { SHARE_LINKS_MAX } from '@sorrel/core/share/share';

/** Stands in a sentence for how long to wait: '5 seconds', '12 minutes'. */
export const WAIT_MARK = '{wait}';

/** One row of the table of errors: the status and the sentence the user reads. */
interface ErrorRow {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
  message: string;
}

/** Every error the API answers, in one table. The sentence says what to do; nothing from inside ever leaves. */
export const ERRORS = {
  // any call
  bad_request: { status: 400, message: 'Something in the request is not as expected.' },
  not_signed_in: { status: 401, message: 'Please log in.' },
  not_allowed: { status: 403, message: 'You may not do this.' },
  premium_needed: { status: 403, message: 'This is part of Premium. Upgrade to use it.' },
  foreign_origin: { status: 403, message: 'This came from a page of another site, so it was not done.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  key_used_before: {
    status: 422,
    message: 'Something else was sent with this Idempotency-Key before. Please send this with a key of its own.',
  },
  body_too_large: { status: 413, message: 'What you sent is too large.' },
  unsupported_type: { status: 415, message: 'This kind of content is not understood here.' },
  too_many_requests: { status: 429, message: 'Too many tries. Please try again in {wait}.' },
  too_much_at_once: {
    status: 429,
    message: 'You have several things under way that take a while. Please try again in {wait}.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  work_too_long: {
    status: 503,
    message: 'This is more than Sorrel can work through at once. Please ask for less, or try again in {wait}.',
  },
  unavailable: { status: 503, message: 'Sorrel is busy for a moment. Please try again in {wait}.' },

  undo_over: { status: 404, message: 'This was taken back already, or can no longer be taken back.' },
  changed_since_saved: {
    status: 409,
    message: 'Nothing was taken back: somebody has changed it since. What it was before is in the trash.',
  },
  changed_since: { status: 409, message: 'Nothing was taken back: somebody has changed it since.' },

  // households
  household_changed: {
    status: 409,
    message: 'You belong to another kitchen since this page was opened. Please load it again.',
  },
  household_reader: {
    status: 403,
    message: 'In this kitchen you may look, and tick the lists. One of its owners can let you change more.',
  },
  household_owner_needed: { status: 403, message: 'Only an owner of the kitchen may do this.' },
  household_alone: { status: 409, message: 'You are alone in your kitchen: there is nobody to leave.' },
  household_same: { status: 409, message: 'You belong to this kitchen already.' },
  invite_over: {
    status: 404,
    message: 'This invitation is over or has been used. Ask for a new one; it takes three presses.',
  },
  member_not_found: { status: 404, message: 'Nobody of this kitchen is meant by this.' },
  person_not_found: { status: 404, message: 'This person is not in your kitchen.' },
  person_limit_reached: {
    status: 409,
    message: `In your kitchen ${PERSONS_MAX} people eat already, and more are not possible.`,
  },
  household_needs_owner: { status: 409, message: 'Please make somebody else an owner of your kitchen first.' },

  // accounts
  wrong_credentials: { status: 401, message: 'The e-mail address or the password is not right.' },
  email_not_verified: { status: 403, message: 'Please verify your e-mail address first. We have sent you a link.' },
  email_same: { status: 409, message: 'This is the e-mail address of your account already.' },
  email_taken: { status: 409, message: 'An account with this e-mail address exists already. Log in instead.' },
  password_length: { status: 400, message: `Please choose a password of ${PASSWORD_LENGTH_TEXT}.` },
  password_common: { status: 400, message: 'This password is too easy to guess. Please choose another.' },
  password_is_address: {
    status: 400,
    message: 'Please choose a password that is not your e-mail address: others know it.',
  },
  password_wrong: { status: 400, message: 'The password is not right.' },
  password_not_set: { status: 400, message: 'Please set a password in Settings first.' },
  session_ended: { status: 401, message: 'Your session has ended. Please log in again.' },
  session_not_found: { status: 404, message: 'This session has ended already.' },
  link_expired: { status: 400, message: 'This link has expired or was used already. Please ask for a new one.' },
  local_account_only: { status: 403, message: 'You sign in with Google, so your e-mail address is changed there.' },
  too_young: { status: 400, message: `You need to be at least ${MINIMUM_AGE_YEARS} years old to use Sorrel.` },
  birth_date_invalid: { status: 400, message: 'Please enter a birth date that is not later than today.' },

  // recipes
  recipe_not_found: {
    status: 404,
    message: 'This recipe was not found: it may have been deleted, or it is not yours.',
  },
  recipe_limit_reached: {
    status: 403,
    message: `You have reached ${FREE_RECIPE_CAP} recipes, the limit of the free plan. Upgrade to Premium or delete a recipe.`,
  },
  recipe_name_missing: { status: 400, message: 'Please give the recipe a name.' },
  recipe_in_book: { status: 409, message: 'This recipe is in your book already.' },
  version_not_found: { status: 404, message: 'This version of the recipe is not kept any more.' },
  cook_entry_not_found: {
    status: 404,
    message: 'This entry of the log was not found: it may have been removed, or it is not yours.',
  },
  cook_log_full: { status: 403, message: 'Your log of what you cooked is full. Please remove some entries first.' },
  recipe_changed: { status: 409, message: 'This recipe was changed elsewhere since you opened it.' },
  sub_recipe_not_found: {
    status: 404,
    message:
      'An ingredient leads to a recipe that is not in your book. Please take the link off, or put the recipe back first.',
  },
  sub_recipe_circle: {
    status: 409,
    message:
      'A recipe cannot be made from itself: the recipe of one of these ingredients leads back to this one. Please take that link off.',
  },
  sub_recipe_too_deep: {
    status: 409,
    message: `A dish can be opened ${SUB_RECIPE_LEVELS_MAX} recipes deep, and this would be one more. Please take a link off.`,
  },
  too_many_sub_recipes: {
    status: 400,
    message: `A recipe can lead to ${SUB_RECIPES_MAX} other recipes at most. Please take some links off.`,
  },
  sub_recipes_too_long: {
    status: 413,
    message:
      'Together the recipes that this one leads to are too long. Please shorten some of them, or take links off.',
  },
  recipe_too_long: {
    status: 413,
    message: `This recipe is too long: it may have ${groupedNumber(RECIPE_CHARACTERS_MAX)} characters in all, and ${groupedNumber(INGREDIENT_NAMES_MAX)} in the names of its ingredients. Please shorten it.`,
  },
  tag_not_found: { status: 404, message: 'This tag was not found: it may have been deleted, or it is not yours.' },
  tag_exists: { status: 409, message: 'You have a tag of this name already.' },
  tag_limit_reached: {
    status: 403,
    message: `Your kitchen has ${TAGS_MAX} tags, the most there can be. Please delete one you no longer need.`,
  },
  correction_limit_reached: {
    status: 403,
    message: `Your kitchen has corrected ${groupedNumber(FOOD_CORRECTIONS_MAX)} foods, the most there can be. Let Sorrel choose the food and the weight of one again, and there is room.`,
  },
  trash_full: {
    status: 403,
    message: `Your trash has room for ${groupedNumber(TRASHED_RECIPES_MAX)} recipes. Please delete some of them for good first.`,
  },
  collection_not_found: {
    status: 404,
    message: 'This collection was not found: it may have been deleted, or it is not yours.',
  },
  collection_exists: {
    status: 409,
    message: 'You have a collection of this name already. Please choose another name.',
  },
  collection_limit_reached: {
    status: 403,
    message: `Your kitchen has ${COLLECTIONS_MAX} collections, the most there can be. Please delete one you no longer need.`,
  },
  collection_full: {
    status: 403,
    message: `A collection holds ${RECIPES_IN_COLLECTION_MAX} recipes at most. Please take some out first, or make another one.`,
  },
  recipe_in_too_many: {
    status: 403,
    message: `A recipe can be in ${COLLECTIONS_OF_RECIPE_MAX} collections at most. Please take it out of one first.`,
  },
  not_a_picture: { status: 415, message: 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.' },
  picture_too_large: {
    status: 413,
    message: `This picture is too large. Please choose one under ${PICTURE_MAX.megabytes} MB and ${PICTURE_MAX.megapixels} megapixels.`,
  },
  picture_not_kept: {
    status: 503,
    message: 'The picture could not be kept just now. Please try again in {wait}, or save without it.',
  },
  pictures_unavailable: {
    status: 503,
    message: 'Pictures cannot be shown just now. Please try again in {wait}.',
  },
  upload_too_large: {
    status: 413,
    message: `Together these pictures are too large. Please send at most ${UPLOAD_MAX_MEGABYTES} MB at once: fewer or smaller pictures.`,
  },
  picture_limit_reached: {
    status: 403,
    message: `You have reached ${groupedNumber(ACCOUNT_PICTURES_MAX)} pictures, the most one account can keep. Please delete some you no longer need.`,
  },
  too_many_pictures: { status: 400, message: TOO_MANY_IMAGES },

  // plans
  borrowing_over: {
    status: 403,
    message: 'Borrowing from Explore was for your first four weeks. Save what you like there to your own book.',
  },

  // import
  import_address_invalid: {
    status: 400,
    message: 'Please paste the full address of a recipe page, such as https://example.com/soup.',
  },
  import_address_refused: { status: 400, message: 'This address is not on the public web, so it cannot be read.' },
  import_not_reachable: {
    status: 502,
    message: 'The page could not be reached. Check the address, or try again later.',
  },
  import_refused: {
    status: 502,
    message:
      'The site does not let programs read this page. Your browser may be let in: open the page there and paste it here.',
  },
  import_too_long: {
    status: 422,
    message: 'The page is too much to read in time. You can add the recipe by hand.',
  },
  import_too_large: {
    status: 413,
    message: 'The page is too large to read. Copy only the recipe from it and paste that, or add it by hand.',
  },
  import_too_slow: { status: 502, message: 'The page took too long to answer. Please try again later.' },
  import_not_a_page: { status: 415, message: 'This address is not a web page.' },
  import_page_missing: { status: 400, message: 'Please paste the page or its text.' },
  import_no_recipe: { status: 422, message: 'No recipe was found on this page.' },
  import_no_recipe_in_text: {
    status: 422,
    message: 'No recipe was found in this text. It needs a list of ingredients or steps.',
  },
  import_robots: {
    status: 403,
    message:
      'The site asks programs not to read this page among many. Your browser may: open the page there and paste it here.',
  },
  import_busy: {
    status: 502,
    message: 'The site had too much to do, several times. Please try again later.',
  },
  import_none: { status: 400, message: 'Please choose at least one address.' },
  import_no_pages: {
    status: 422,
    message: 'No pages were found there. Give the address of a sitemap, or of a page that links to your recipes.',
  },
  import_list_too_large: {
    status: 413,
    message: 'This list of pages is too large to read. Give the address of a page that links to the recipes you want.',
  },
  import_not_found: {
    status: 404,
    message: 'This import was not found: it may not be kept any more, or it is not yours.',
  },
  import_others_first: {
    status: 409,
    message: `Pages you have chosen before are still waiting, for their turn, for room or for an answer. At most ${MANY_ADDRESSES_MAX} can wait at once: please see to those first.`,
  },

  // plans and lists
  plan_not_found: { status: 404, message: 'This plan was not found: it may have been deleted, or it is not yours.' },
  plan_name_missing: { status: 400, message: 'Please choose a name for your meal plan' },
  plan_name_of_merged: {
    status: 409,
    message: 'This is the name of one of the plans to merge. Please choose another for the family plan.',
  },
  plan_too_many_meals: { status: 422, message: 'Together these plans have too many meals for one day.' },
  list_not_found: {
    status: 404,
    message: 'This shopping list was not found: it may have been deleted, or it is not yours.',
  },
  list_name_missing: { status: 400, message: 'Please choose a name for your shopping list' },
  plan_limit_reached: {
    status: 403,
    message: `You have reached ${groupedNumber(PLANS_MAX)} meal plans, the most one account can keep. Please delete one you no longer need.`,
  },
  list_limit_reached: {
    status: 403,
    message: `You have reached ${groupedNumber(LISTS_MAX)} shopping lists, the most one account can keep. Please delete one you no longer need.`,
  },
  aisle_limit_reached: {
    status: 403,
    message: `Your kitchen has chosen the aisle of ${groupedNumber(AISLE_CHOICES_MAX)} foods, the most there can be. Move one back to its usual aisle, and there is room.`,
  },
  recipes_too_long: {
    status: 413,
    message: 'Together these recipes are too long. Please choose fewer at once.',
  },
  list_full: {
    status: 403,
    message: `A shopping list holds ${groupedNumber(LIST_ITEMS_MAX)} items at most, and ${groupedNumber(LIST_CHARACTERS_MAX)} characters. Please remove some items first.`,
  },
  too_many_shops: {
    status: 403,
    message: `A kitchen has ${SHOPS_MAX} shops at most. Please remove one that you no longer need.`,
  },
  too_many_prices: {
    status: 403,
    message: `A kitchen keeps ${PRICES_MAX} prices at most. Please remove one that you no longer need.`,
  },
  other_currency: {
    status: 409,
    message: 'Your kitchen has its prices in another currency by now. Please look at the price again.',
  },
  price_unit_unknown: {
    status: 422,
    message: 'Nobody knows what one of this unit weighs for this food. Please choose another unit.',
  },
  too_many_regulars: {
    status: 403,
    message: `A kitchen has ${REGULARS_MAX} items at most that are bought again and again. Please end one first.`,
  },
  share_over: {
    status: 404,
    message: 'This link is over, or it never led anywhere. Please ask the person who sent it for a new one.',
  },
  share_limit_reached: {
    status: 403,
    message: `Your kitchen has ${groupedNumber(SHARE_LINKS_MAX)} open links, the most there can be. Please end one you no longer need.`,
  },
  no_meal_found: { status: 404, message: 'No other recipe in your book fits here.' },

  mail_not_set_up: { status: 404, message: 'This Sorrel sends no mails, so it cannot remind anybody.' },

  supermarket_not_set_up: { status: 404, message: 'No supermarket is set up to take whole lists here.' },
  supermarket_refused: {
    status: 502,
    message: 'The supermarket did not take the list. Nothing was sent; please try another one.',
  },
  supermarket_busy: { status: 503, message: 'The supermarket is busy. Please try again in {wait}.' },
  supermarket_not_reachable: {
    status: 502,
    message: 'The supermarket could not be reached. Please try again later, or choose another one.',
  },

  // payments
  signature_invalid: { status: 400, message: 'The signature is not valid.' },
  payments_not_set_up: { status: 503, message: 'Payments are not set up on this server.' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** Codes that every call may answer; an endpoint need not list them. */
export const COMMON_ERRORS = [
  'bad_request',
  'not_signed_in',
  'not_allowed',
  'premium_needed',
  'foreign_origin',
  'not_found',
  'key_used_before',
  'body_too_large',
  'unsupported_type',
  'too_many_requests',
  'too_much_at_once',
  'internal',
  'unavailable',
  'work_too_long',
] as const satisfies readonly ErrorCode[];
