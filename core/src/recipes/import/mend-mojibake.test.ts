import { describe, expect, it } from 'vitest';
import { mendMojibake } from './mend-mojibake.ts';

describe('text whose bytes were read in the wrong table', () => {
  it.each([
    ['200 g KÃ¼rbis', '200 g Kürbis'],
    ['1 Â½ tsp salt', '1 ½ tsp salt'],
    ['Auntâ€™s pie', 'Aunt’s pie'],
    ['crÃ¨me fraÃ®che', 'crème fraîche'],
    ['180Â°C', '180°C'],
    ['ÐœÑƒÐºÐ°', 'Мука'],
  ])('%s is read as %s', (broken, meant) => {
    expect(mendMojibake(broken)).toBe(meant);
  });

  it.each(['São Paulo', 'PÂTÉ', 'EL NIÑO – verano', 'Spaß“', 'pâté de campagne', '½ Âge'])('%s stays', (sound) => {
    expect(mendMojibake(sound)).toBe(sound);
  });
});
