/** Elements that hold nothing and have no closing tag. */
const VOID: ReadonlySet<string> = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const FORM_PARTS = set('input option optgroup select button datalist textarea');
const PARAGRAPH = set('p');
const HEADING = set('h1 h2 h3 h4 h5 h6 p');
const TERM = set('dd dt');
const RUBY = set('rt rp');
const TABLE_PART = set('thead tbody');

/** What an opening tag ends when it stands right inside it: pages leave those closing tags out. */
const ENDED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['tr', set('tr th td')],
  ['th', set('th')],
  ['td', set('thead th td')],
  ['body', set('head link script')],
  ['a', set('a')],
  ['li', set('li')],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, HEADING] as const),
  ...['select', 'input', 'output', 'button', 'datalist', 'textarea'].map((name) => [name, FORM_PARTS] as const),
  ['option', set('option')],
  ['optgroup', set('optgroup option')],
  ['dd', TERM],
  ['dt', TERM],
  ['rt', RUBY],
  ['rp', RUBY],
  ['tbody', TABLE_PART],
  ['tfoot', TABLE_PART],
  ...(
    'p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre ' +
    'section table ul'
  )
    .split(' ')
    .map((name) => [name, PARAGRAPH] as const),
]);

/** Drawings and formulas, in which `/>` closes; and the parts of them that hold HTML again. */
const FOREIGN = set('svg math');
const HTML_WITHIN_FOREIGN = set('mi mo mn ms mtext annotation-xml foreignobject desc title');

/** What is told of elements as they open and close. */
export interface ElementListener {
  /** False ends the reading. */
  open: (name: string, attributes: Record<string, string>) => boolean;
  close: (name: string) => void;
}

/** The elements that are open, with what browsers make of tags that are missing. */
export class HtmlNesting {
  private readonly stack: string[] = [];
  private readonly counts = new Map<string, number>();
  private readonly foreign: boolean[] = [false];
  private readonly listener: ElementListener;

  constructor(listener: ElementListener) {
    this.listener = listener;
  }

  get isForeign(): boolean {
    return this.foreign[this.foreign.length - 1]!;
  }

  /** False ends the reading. */
  open(name: string, attributes: Record<string, string>, closesItself: boolean): boolean {
    const { stack } = this;
    // a form within a form is none
    if (name === 'form' && this.isOpen(name)) return true;
    const ended = ENDED_BY.get(name);
    if (ended !== undefined) while (stack.length > 0 && ended.has(stack[stack.length - 1]!)) this.pop();
    if (VOID.has(name)) {
      const goesOn = this.listener.open(name, attributes);
      this.listener.close(name);
      return goesOn;
    }
    const wasForeign = this.isForeign;
    stack.push(name);
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    if (FOREIGN.has(name)) this.foreign.push(true);
    else if (HTML_WITHIN_FOREIGN.has(name)) this.foreign.push(false);
    const goesOn = this.listener.open(name, attributes);
    if (closesItself && (wasForeign || FOREIGN.has(name))) this.pop();
    return goesOn;
  }

  close(name: string): void {
    if (VOID.has(name)) {
      if (name === 'br') {
        this.listener.open('br', {});
        this.listener.close('br');
      }
      return;
    }
    if (this.isOpen(name)) {
      while (this.stack[this.stack.length - 1] !== name) this.pop();
      this.pop();
    } else if (name === 'p') {
      this.open('p', {}, false);
      this.pop();
    }
  }

  closeAll(): void {
    while (this.stack.length > 0) this.pop();
  }

  private isOpen(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }

  private pop(): void {
    const name = this.stack.pop()!;
    this.counts.set(name, this.counts.get(name)! - 1);
    if (FOREIGN.has(name) || HTML_WITHIN_FOREIGN.has(name)) this.foreign.pop();
    this.listener.close(name);
  }
}
