/** Work on a page that is credited: pictures, styling, words. */
const WORK =
  'photograph(?:y|s|er|e|ies?)?|photos?|images?|pictures?|(?:food[- ]?)?styling|stylist|stylisme|text[eos]?|words|cr[ée]dits?(?: photos?)?|foto(?:s|’s|graf(?:ie|[ií]as?|in)?)?|bild(?:er)?|produktion|testo|tekst|kép|zdjęcia';
const RECIPE = 'recipe|rezept|recette|receta|ricetta|recept';
/** '... by': what stands between the work and who did it. 'Recette de' is of a part of the dish, and 'Foto de' of a person. */
const BY = 'by|von|par|door|courtesy of|developed by|adapted from|adapté de|inspired by';
const AND = '\\s*(?:[,/&+]|und|and|et|y|e|en)\\s*';
const RIGHTS =
  /(?<!\p{L})(?:all rights reserved|alle rechte (?:vorbehalten|voorbehouden)|tous droits réservés|(?:toute )?reproduction (?:interdite|prohibited)|todos los derechos reservados|prohibida (?:su|la) reproducción|riproduzione riservata|tutti i diritti riservati)(?!\p{L})/iu;
const CREDIT = new RegExp(
  [
    '^(?:copyright|©).{0,140}$',
    '^(?:posted|published|eingestellt|gepostet|veröffentlicht|publié|publicado|pubblicato|geplaatst|gepubliceerd) (?:by|on|von|am|par|le|por|el|da|il|door|op)\\s.{1,100}$',
    '^(?:posted|filed|veröffentlicht|abgelegt|gepostet|publié|classé|publicado|archivado|pubblicato|archiviato|geplaatst|opgeslagen) (?:in|under|unter|dans|sous|en|onder)\\s?:?\\s.{1,100}$',
    `^(?:(?:${WORK}|${RECIPE})${AND}){0,2}(?:${WORK})(?: credits?)?\\s*(?:[:©]|(?:${BY}|de|di|da)\\s).{0,90}$`,
    `^(?:${RECIPE})(?: (?:${BY})\\s|\\s*:(?=.*(?<!\\p{L})(?:${WORK})\\s*[:©])).{1,90}$`,
  ].join('|'),
  'iu',
);
const CREDIT_CHARACTERS_MAX = 160;

/** Whether a line only names who took a picture or wrote a recipe, or whose it is. */
export const isCredit = (line: string): boolean =>
  line.length <= CREDIT_CHARACTERS_MAX && (CREDIT.test(line) || RIGHTS.test(line));
