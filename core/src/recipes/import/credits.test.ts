import { expect, it } from 'vitest';
import { callsReader } from './calls-reader.ts';
import { isCredit } from './credits.ts';

it.each([
  'Photographs by Anna Bell. Recipe adapted from an old church booklet.',
  'Recipe developed by our dietitians. Photography: Jo Lane.',
  'Rezept und Fotos: Ute Lang',
  'Foto: Christian Maler; Produktion: Ute Lang',
  'Crédit photo : © Lucette Morel',
  'Photographies : Odile Garnier. Toute reproduction interdite.',
  'Fotos: Laura Gil',
  'Foto e testo di Marta Bianchi – Riproduzione riservata',
  'Recept: Els de Wit. Fotografie: Studio Bont.',
  '© 2024 Kitchen Ltd',
  'Posted by Marlene at 7:04 PM | 4 comments',
  'Publié par Aline à 18:02',
])('tells a credit: %s', (line) => {
  expect(isCredit(line)).toBe(true);
});

it.each([
  'Recette de la pâte :',
  'Rezept: Kürbissuppe mit Ingwer',
  'Picture-perfect edges come from a cold knife.',
  'Foto’s maken mag, maar schenk eerst de saus erover.',
  'Text the butcher a day ahead and ask for four shanks.',
])('leaves a line that is none: %s', (line) => {
  expect(isCredit(line)).toBe(false);
});

it.each([
  'Download our healthy eating booklet (PDF, 2 MB)',
  'Rezept als PDF herunterladen',
  'Hast du das Rezept ausprobiert? Schreib mir einen Kommentar!',
  'Télécharger la fiche en PDF',
  'Descarga gratis nuestro recetario',
  'Iscriviti alla nostra lista',
  'Se provate la mia ricetta, mandatemi una foto!',
  'Bestel onze speculaaskruiden in de webwinkel!',
  'Heb jij dit recept gemaakt? Laat het me weten!',
])('tells a call to the reader: %s', (line) => {
  expect(callsReader(line)).toBe(true);
});

it.each([
  'Segui la cottura e mescola spesso.',
  'Laat het deeg een nacht rusten.',
  'Volg de aanwijzingen op de verpakking.',
  'Partager la pâte en deux.',
  'Deja reposar la masa.',
])('leaves a step that only begins like one: %s', (line) => {
  expect(callsReader(line)).toBe(false);
});
