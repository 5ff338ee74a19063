import { fold } from './fold.ts';

/**
 * Words by which a remark tells what else may be taken, or when, and not what the thing is: 'use gluten-free if needed', 'auch vegan',
 * 'sans gluten si besoin', 'vegan naar keuze'. Folded.
 */
const WORDS = [
  'if|when|unless|use|using|sub|subs|substitut\\w*|swap|omit|leave|skip|replac\\w*|instead|alternativ\\w*|option\\w*|works?|can|could|also|too|version|variant\\w*|needed|desired|required|prefer\\w*|ideally',
  'wenn|falls|bei|sofern|ggf|gegebenenfalls|eventuell|evtl|auch|wahlweise|moglich\\w*|statt|ersatz\\w*|ersetz\\w*|weglassen|bedarf|wunsch|kann|konnen',
  'si|selon|aussi|possible|facultati\\w*|preference|remplac\\w*|sinon|besoin|peut',
  'segun|tambien|opcional\\w*|opcion|sustitu\\w*|puede\\w*|necesari\\w*|preferib\\w*',
  'se|versione|anche|facoltativ\\w*|opzional\\w*|sostitu\\w*|puo|eventualmente',
  'als|indien|liefst|versie|ook|optione\\w*|eventueel|evt|vervang\\w*|kan|kunt|keuze',
];
const CONDITIONAL = new RegExp(`\\b(?:${WORDS.join('|')})\\b`);

/** Whether a remark, in any of the languages, sets a condition or names another possibility. */
export const isConditional = (remark: string): boolean => CONDITIONAL.test(fold(remark));
