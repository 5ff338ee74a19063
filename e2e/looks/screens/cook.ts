import { LONG_RECIPE, RICH_RECIPE } from '../realistic-book.ts';
import { found, group, press, type Step, see } from '../screen.ts';
import { NOW } from '../settle.ts';
import type { World } from '../world.ts';

const page =
  (end: string, name = RICH_RECIPE) =>
  (world: World) =>
    `/app/recipes/${world.recipes.get(name)}/${end}`;
const begin = press('Start');
const withTimer: Step[] = [begin, press(/^Start a timer: /), see('button', /left\. Open timer$/)];
const TIME_IS_UP_MS = 13 * 60_000;
/** What waits for the real time would not notice: the page comes again with the clock on. */
const ring: Step = async ({ page: tab }) => {
  await tab.clock.setFixedTime(new Date(NOW.getTime() + TIME_IS_UP_MS));
  await tab.reload();
};
const fourStars: Step = (hands) => found(hands, 'radio', '4 stars').check({ force: true });
const second: Step[] = [press('Cook a second recipe beside this one'), press(LONG_RECIPE)];

/** Cook mode, and what stays of it on other pages. */
export const COOKING = group('cook', 'cook', [
  { name: 'have it ready', at: page('cook'), isWindow: true },
  { name: 'step with a timer', at: page('cook'), isWindow: true, isShort: true, steps: withTimer },
  { name: 'timer that rings', at: page('cook'), isWindow: true, steps: [...withTimer, ring, see('alert')] },
  {
    name: 'timer open',
    at: page('cook'),
    isWindow: true,
    steps: [...withTimer, press(/left\. Open timer$/), see('dialog')],
  },
  {
    name: 'last step',
    at: page('cook'),
    isWindow: true,
    steps: [begin, press('Next'), press('Next'), press('Next'), see('button', 'Finish')],
  },
  {
    name: 'all ingredients',
    at: page('cook'),
    isWindow: true,
    steps: [begin, press(/^All \d+ ingredients$/), see('dialog', 'Ingredients')],
  },
  {
    name: 'choose a second recipe',
    at: page('cook'),
    isWindow: true,
    steps: [press('Cook a second recipe beside this one'), see('dialog', 'Which recipe beside this one?')],
  },
  { name: 'two at once', at: page('cook'), isWindow: true, steps: [...withTimer, ...second, see('article')] },
  { name: 'cooked', at: page('cooked') },
  {
    name: 'cooked and left over',
    at: page('cooked', LONG_RECIPE),
    steps: [press('More: Portions left over'), fourStars, see('button', 'Add to plan')],
  },
  {
    name: 'pill on another page',
    at: page('cook'),
    isWindow: true,
    steps: [...withTimer, press('Leave cooking; timers go on', 'link'), see('complementary', 'Timers')],
  },
  {
    name: 'ring on another page',
    at: page('cook'),
    isWindow: true,
    steps: [
      ...withTimer,
      press('Leave cooking; timers go on', 'link'),
      see('complementary', 'Timers'),
      ring,
      see('alert'),
    ],
  },
]);
