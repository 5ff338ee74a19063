import ts from 'typescript';

/** Attributes and properties that people never read. */
const NOT_READ = new Set(
  (
    'className variant size tone look type id name role htmlFor sizes shape ratio align autoComplete inputMode rel target href src ' +
    'key dir d viewBox to side width height fill stroke lang value path as mode method enterKeyHint accept loading decoding media ' +
    'srcSet color strokeWidth transform stopColor strokeLinecap focusable queryKey aria-labelledby aria-describedby aria-haspopup ' +
    'aria-live aria-hidden aria-controls aria-current aria-keyshortcuts cover category style ingredients @type applicationCategory operatingSystem'
  ).split(' '),
);

/** Calls whose texts are for the machine. */
const MACHINE_CALLS = new Set(
  (
    'useStored querySelector matchMedia useMediaQuery setAttribute getItem setItem removeItem addEventListener removeEventListener ' +
    'getElementById closest enum literal getContext join split includes getAll get has set startsWith endsWith'
  ).split(' '),
);

/** Names of languages and programs as they call themselves, and of tags as the server keeps them. */
const PROGRAMS =
  /^(English|Deutsch|Vegetarian|Vegan|Gluten Free|Dairy Free|Cheap|Quick|Edge|Firefox|Chrome|Safari|Android|Windows|Mac|Linux)$/;

/** Names that are the same in every language, and marks of protocols. */
const NAMES =
  /^(Sorrel|· Sorrel|Premium|Google|kcal|ApiError|Bearer|kg|javascript:|https:\/\/|recipeEdit|recipeAnswered|cookedNote)$/;

export interface FoundSentence {
  line: number;
  text: string;
}

/** What only classes have: a variant or an arbitrary value, 'max-sm:hidden', 'h-[2rem]'. */
const CLASSES = /[\w\])]:[\w[&*]|-\[|\[&/;
/** A class of several words among small letters alone: 'num text-right'. */
const HYPHENED = /^[^\p{Lu}]*(^|\s)[a-z]+(-[a-z0-9.]+)+(\s|$)[^\p{Lu}]*$/u;

/** Words begin with a capital or stand beside each other; names of classes, keys and styles do neither, or have other marks. */
function isForPeople(text: string): boolean {
  const words = text.trim();
  if (!/\p{L}/u.test(words) || NAMES.test(words) || PROGRAMS.test(words) || CLASSES.test(words)) return false;
  if (/^[a-z0-9\-:[\]().,_/%!*'"=<>#&~^+@ ]+$/.test(words)) {
    // small letters alone: a sentence only without what styles and queries are made of
    return /\s/.test(words) && /^[a-z ]+[.…]?$/.test(words) && words.split(' ').length > 2;
  }
  // utilities with a value of their own are none: 'hover:[transform:translateY(-3px)]'
  return !/\S:\[\w/.test(words) && (/\s/.test(words) || /^\p{Lu}\p{Ll}/u.test(words));
}

/** Where a module reads a sentence when it is loaded, not while drawing: it would stay in that language. */
export function sentencesReadOnce(file: ts.SourceFile): FoundSentence[] {
  const found: FoundSentence[] = [];
  function visit(node: ts.Node) {
    if (ts.isFunctionLike(node)) return;
    if (ts.isPropertyAccessExpression(node) && /^(say|terms)$/.test(node.expression.getText(file))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, text: node.getText(file) });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}

/** Texts in a file that people would read: in markup, in attributes, and in the code between. */
export function sentencesIn(file: ts.SourceFile): FoundSentence[] {
  const found: FoundSentence[] = [];
  const add = (node: ts.Node, text: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text: text.trim() });

  function visit(node: ts.Node) {
    if (isForMachine(node, file)) return;
    if (ts.isJsxText(node)) {
      if (/\p{L}/u.test(node.text) && !NAMES.test(node.text.trim())) add(node, node.text);
    } else if (ts.isStringLiteralLike(node)) {
      if (isForPeople(node.text)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const pieces = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (isTemplateForPeople(pieces)) add(node, pieces.join('…'));
      for (const { expression } of node.templateSpans) visit(expression);
    } else ts.forEachChild(node, visit);
  }
  ts.forEachChild(file, visit);
  return found;
}

/** A text that is put together has a word of its own, not a part of one as in 'btn-…', '…px' and 'translate(…)'. */
function isTemplateForPeople(pieces: readonly string[]): boolean {
  const text = pieces.join('\u0001');
  if (CLASSES.test(text) || HYPHENED.test(text)) return false;
  return /(^|[\s“‘(])\p{L}{2,}([\s.,:;!?”’)]|$)/u.test(text) && !NAMES.test(pieces.join('').trim());
}

function isForMachine(node: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    const name = node.name.getText(file).replaceAll("'", '');
    return NOT_READ.has(name) || name.startsWith('data-');
  }
  if (ts.isNewExpression(node)) return /^(Type|Range)?Error$|^RegExp$|^Intl\./.test(node.expression.getText(file));
  if (ts.isStringLiteralLike(node)) {
    const { parent } = node;
    const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
    if (isKey || ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
    if (ts.isCallExpression(parent)) {
      const called = parent.expression;
      const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText(file);
      return MACHINE_CALLS.has(name);
    }
    return (
      ts.isBinaryExpression(parent) &&
      [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
        parent.operatorToken.kind,
      )
    );
  }
  return false;
}
