/**
 * Where each table lies on a PostgreSQL with Citus: a test holds that every table has its place. See docs/decisions/0051.
 */

/** What a household owns, by the column that names it; `households` itself first, whose machine the others share. */
export const DISTRIBUTED = {
  households: 'id',
  recipes: 'household_id',
  recipe_checks: 'household_id',
  recipe_histories: 'household_id',
  recipe_recounts: 'household_id',
  removed_recipes: 'household_id',
  removed_saved: 'household_id',
  undos: 'household_id',
  plans: 'household_id',
  lists: 'household_id',
  list_items: 'household_id',
  list_operations: 'household_id',
  list_loads: 'household_id',
  list_habits: 'household_id',
  food_prices: 'household_id',
  aisle_choices: 'household_id',
  food_corrections: 'household_id',
  collections: 'household_id',
  household_persons: 'household_id',
  image_uses: 'household_id',
} as const;

/** Small, the same for all, and read beside what a household owns: every machine has a copy. */
export const COPIED = ['revisions'] as const;

const ACCOUNT = 'an account’s: found by e-mail address, by Google subject or by a secret before the household is known';
const LOOK_UP = 'found by a secret before the household is known';
const OF_ALL = 'of the whole installation, or of nobody who has an account';

/** What stays on the coordinator, and why. */
export const LOCAL: Record<string, string> = {
  users: ACCOUNT,
  sessions: ACCOUNT,
  refresh_tokens: ACCOUNT,
  mail_tokens: ACCOUNT,
  calendar_feeds: ACCOUNT,
  reminders: ACCOUNT,
  used_ingredients: ACCOUNT,
  cook_entries: ACCOUNT,
  imports: ACCOUNT,
  import_pages: ACCOUNT,
  feedback: ACCOUNT,
  payment_customers: ACCOUNT,
  subscriptions: ACCOUNT,
  mails: ACCOUNT,
  once_keys: ACCOUNT,
  household_invites: LOOK_UP,
  share_links: LOOK_UP,
  oauth_states: LOOK_UP,
  tags: 'their numbers are one series with those of the default tags, which are everybody’s',
  images: 'named by a key alone: whoever shows a picture is asked of all households',
  import_hosts: OF_ALL,
  rate_limits: OF_ALL,
  payment_events: OF_ALL,
  contact_messages: OF_ALL,
  deletion_reasons: OF_ALL,
  reference_versions: OF_ALL,
};
