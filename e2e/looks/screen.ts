import type { Page } from '@playwright/test';
import type { ShownLanguage } from '../../web/src/language/shown-language.ts';
import { type Name, nameIn } from '../in-language.ts';
import type { Device, Theme } from './devices.ts';
import type { Person, World } from './world.ts';

export interface Hands {
  page: Page;
  world: World;
  isPhone: boolean;
  /** steps are named in English; the page may speak another language */
  language: ShownLanguage;
}

/** One thing that a person does on the way to a screen. */
export type Step = (hands: Hands) => Promise<unknown>;

/** What the server says instead of its own answer: nothing for ever, that it failed, what it says to another question, or a reply of the table. */
export type Answer = 'never' | 'fails' | { asOf: string } | { status: number; body: unknown };

export type Answers = Readonly<Record<string, Answer>>;

export interface Screen {
  /** what is seen, in a few words; with the group it names the pictures */
  name: string;
  /** the address, or how it follows from the data */
  at: string | ((world: World) => string);
  /** whose eyes it is seen with, where not the group's */
  as?: Person;
  steps?: readonly Step[];
  /** path of a call, without its query, and what is answered; or how that follows from the data */
  answers?: Answers | ((world: World) => Answers);
  /** something lies over the page, or its height is the window's: the window is what counts, not the whole page */
  isWindow?: boolean;
  /** it looks the same for ever: there are no widths or themes at which it exists otherwise */
  only?: Device;
  themes?: readonly Theme[];
  /** what is done here is kept on the device: the next screen has another one */
  isKept?: boolean;
  /** one of the screens of the short form */
  isShort?: boolean;
}

export interface Group {
  name: string;
  screens: readonly Screen[];
}

/** A group of screens: one file, one word, and who looks at them unless a screen says otherwise. */
export function group(name: string, as: Person, screens: readonly Screen[]): Group {
  const names = new Set(screens.map((screen) => screen.name));
  if (names.size < screens.length) throw new RangeError(`two screens of '${name}' have the same name`);
  return { name, screens: screens.map((screen) => ({ as, ...screen })) };
}

type Role = Parameters<Page['getByRole']>[0];

/** A control by its role and its English name. */
export function found({ page, language }: Pick<Hands, 'page' | 'language'>, role: Role, name?: Name) {
  if (name === undefined) return page.getByRole(role).first();
  return page.getByRole(role, { name: nameIn(language, name), exact: typeof name === 'string' }).first();
}

/** Presses the first control of that role and name. */
export const press =
  (name: Name, role: Role = 'button'): Step =>
  (hands) =>
    found(hands, role, name).click();

/** Presses a button of a group, where others on the page have the same name. */
export const pressIn =
  (groupName: string, name: string): Step =>
  ({ page, language }) =>
    page
      .getByRole('group', { name: nameIn(language, groupName) })
      .getByRole('button', { name: nameIn(language, name), exact: true })
      .click();

/** Types into a field. */
export const type =
  (name: Name, text: string, role: Role = 'textbox'): Step =>
  (hands) =>
    found(hands, role, name).fill(text);

export const key =
  (name: string): Step =>
  ({ page }) =>
    page.keyboard.press(name);

/** Waits for what must be there before the picture. */
export const see =
  (role: Role, name?: Name): Step =>
  (hands) =>
    found(hands, role, name).waitFor();

export const read =
  (text: Name): Step =>
  ({ page, language }) =>
    page.getByText(nameIn(language, text)).first().waitFor();

/** A step that only a phone needs. */
export const onPhone =
  (step: Step): Step =>
  async (hands) =>
    hands.isPhone ? step(hands) : undefined;

/** An entry of a page's toolbar: on a phone it stands in words behind the last button. */
export const tool =
  (name: string): Step =>
  async (hands) => {
    if (hands.isPhone) await press('More')(hands);
    await press(name, hands.isPhone ? 'menuitem' : 'button')(hands);
  };
