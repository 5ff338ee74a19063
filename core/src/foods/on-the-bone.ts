import type { Food } from './food.ts';
import type { NamedLine } from './named-line.ts';

/** With its bones, in six languages. */
const ON_THE_BONE =
  /\b(?:bones?[- ]in|(?:on|with) (?:the )?bones?|mit (?:dem )?Knochen|am Knochen|avec (?:les |l[’'])?os|con (?:el |los )?huesos?|con (?:l[’']|le )?oss[aoi]|met (?:het )?(?:bot(?:ten)?|been))(?!\p{L})/iu;
const AT_END = new RegExp(`^(.*\\p{L})\\s+(${ON_THE_BONE.source})$`, 'iu');

/** Whether words say that a food has its bones: 'con hueso', 'avec os', 'bone-in'. */
export const saysOnTheBone = (text: string): boolean => ON_THE_BONE.test(text);

/** 'pollo con osso' is chicken, and that it has its bones is said beside it: no bones for the stock. Any other line as it is. */
export function withBonesBeside<Line extends NamedLine>(line: Line): Line {
  const [, name, bones] = AT_END.exec(line.name.trim()) ?? [];
  if (name === undefined || bones === undefined) return line;
  return { ...line, name, comment: [bones, line.comment].filter((said) => said != null && said !== '').join(', ') };
}

/** Whether a food is bones for a stock. */
export const isBones = (food: Food): boolean => /\bbones?$/.test(food.name);
