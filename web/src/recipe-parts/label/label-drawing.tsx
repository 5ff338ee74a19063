import type { ReactNode, Ref } from 'react';
import { type EuTable, euTable, euText } from './eu-table.ts';
import type { LabelFacts } from './label-of.ts';
import { type FactsRow, usFacts, usText } from './us-facts.ts';

/** Fonts of the device: a picture that is drawn from an SVG knows no others. */
const FONT = 'Arial, Helvetica, sans-serif';

/** Between words; a number stays with its unit. */
const GAP = /(?<!\d) | (?!(?:kJ|kcal|g)(?!\p{L}))/u;

/** Words in lines of at most so many letters. */
export function inLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(GAP)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface DrawingProps {
  facts: LabelFacts;
  ref?: Ref<SVGSVGElement>;
  className?: string | undefined;
}

interface SheetProps extends Omit<DrawingProps, 'facts'> {
  width: number;
  height: number;
  title: string;
  lang?: string;
  children: ReactNode;
}

/** Black on white in both themes, and as a picture. */
const Sheet = ({ width, height, title, children, ...rest }: SheetProps) => (
  <svg
    {...rest}
    xmlns="http://www.w3.org/2000/svg"
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={title}
    fontFamily={FONT}
    fill="#000"
  >
    <rect x="1" y="1" width={width - 2} height={height - 2} fill="#fff" stroke="#000" strokeWidth="2" />
    {children}
  </svg>
);

const Rule = ({ y, from, to, thick = 1 }: { y: number; from: number; to: number; thick?: number }) => (
  <rect x={from} y={y - thick / 2} width={to - from} height={thick} />
);

interface EuMeasure {
  width: number;
  pad: number;
  font: number;
  /** From one line of a cell to the next. */
  line: number;
  /** Over and under the lines of a row, in all. */
  rowRest: number;
  indent: number;
  /** Letters of a name in one line. */
  nameLetters: number;
  /** Of the columns of figures but the last, and of the last. */
  column: number;
  lastColumn: number;
  noteFont: number;
  noteLetters: number;
}

/** For paper and for a window that has room. */
const WIDE: EuMeasure = {
  width: 480,
  pad: 14,
  font: 14,
  line: 17,
  rowRest: 11,
  indent: 14,
  nameLetters: 30,
  column: 104,
  lastColumn: 56,
  noteFont: 12,
  noteLetters: 70,
};
/** As wide as a phone: drawn smaller, the other could not be read. */
const NARROW: EuMeasure = {
  width: 320,
  pad: 10,
  font: 12,
  line: 16,
  rowRest: 10,
  indent: 8,
  nameLetters: 15,
  column: 86,
  lastColumn: 44,
  noteFont: 12,
  noteLetters: 46,
};

const euColumnEnds = (columns: number, { width, pad, column, lastColumn }: EuMeasure): number[] =>
  Array.from({ length: columns }, (_, at) => {
    const right = width - pad;
    return at === columns - 1 ? right : right - lastColumn - (columns - 2 - at) * column;
  });

/** Regulation (EU) 1169/2011, annex XV. */
export const EuDrawing = (props: DrawingProps) => <EuSheet {...props} measure={WIDE} />;
export const NarrowEuDrawing = (props: DrawingProps) => <EuSheet {...props} measure={NARROW} />;

function EuSheet({ facts, measure, ...rest }: DrawingProps & { measure: EuMeasure }) {
  const { width, pad, line, rowRest, noteFont } = measure;
  const table = euTable(facts);
  const notes = table.notes.flatMap((note) => inLines(note, measure.noteLetters));
  const [[head = ''] = [], ...heads] = table.heads;
  const rows = [
    { name: head, isPart: false, isHead: true, cells: heads },
    ...table.rows.map((row) => ({ ...row, isHead: false })),
  ].map(({ name, ...row }) => ({ ...row, name: inLines(name, measure.nameLetters) }));
  const heights = rows.map(
    ({ name, cells }) => rowRest + line * Math.max(...[name, ...cells].map((cell) => cell.length)),
  );
  const top = 46;
  const tops = heights.map((_, at) => top + heights.slice(0, at).reduce((sum, height) => sum + height, 0));
  const end = top + heights.reduce((sum, height) => sum + height, 0);
  const ends = euColumnEnds(heads.length, measure);
  return (
    <Sheet {...rest} width={width} height={end + 14 + notes.length * (noteFont + 4)} title={euText(facts)}>
      <text x={pad} y="31" fontSize={measure.font + 6} fontWeight="700">
        {table.title}
      </text>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows stand where the law puts them
        <EuRowDrawing key={at} row={row} y={tops[at] ?? 0} ends={ends} measure={measure} />
      ))}
      <Rule y={end} from={0} to={width} />
      {notes.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
        <text key={at} x={pad} y={end + noteFont + 6 + at * (noteFont + 4)} fontSize={noteFont}>
          {note}
        </text>
      ))}
    </Sheet>
  );
}

interface EuRowProps {
  row: Pick<EuTable['rows'][number], 'isPart' | 'cells'> & { name: string[]; isHead: boolean };
  y: number;
  ends: readonly number[];
  measure: EuMeasure;
}

function EuRowDrawing({ row, y, ends, measure: { width, pad, indent, font, line } }: EuRowProps) {
  const yOf = (at: number) => y + font + 5 + at * line;
  return (
    <g fontSize={font}>
      <Rule y={y} from={row.isPart ? pad : 0} to={width} />
      {row.name.map((text, at) => (
        <text
          key={text}
          x={row.isPart ? pad + indent : pad}
          y={yOf(at)}
          fontWeight={row.isHead || !row.isPart ? '700' : '400'}
        >
          {text}
        </text>
      ))}
      {row.cells.map((cell, column) =>
        cell.map((text, at) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where the law puts them
            key={`${column}.${text}`}
            x={ends[column]}
            y={yOf(at)}
            textAnchor="end"
            fontWeight={row.isHead ? '700' : '400'}
          >
            {text}
          </text>
        )),
      )}
    </g>
  );
}

const US = { width: 300, pad: 9, row: 21, noteFont: 12, noteLetters: 43 } as const;

/** 21 CFR 101.9 (d). */
export function UsDrawing({ facts, ...rest }: DrawingProps) {
  const { servings, servingSize, calories, rows, notes } = usFacts(facts);
  const nutrients = rows.filter((row) => !row.isMineral);
  const minerals = rows.filter((row) => row.isMineral);
  const small = notes.flatMap((note) => inLines(note, US.noteLetters));
  const [from, to] = [US.pad, US.width - US.pad];
  const first = 190;
  const middle = first + nutrients.length * US.row;
  const last = middle + 6 + minerals.length * US.row;
  return (
    <Sheet
      {...rest}
      lang="en"
      width={US.width}
      height={last + 12 + small.length * (US.noteFont + 3)}
      title={usText(facts)}
    >
      <text x={from} y="36" fontSize="34" fontWeight="900" textLength={to - from} lengthAdjust="spacingAndGlyphs">
        Nutrition Facts
      </text>
      <Rule y={44} from={from} to={to} />
      <text x={from} y="61" fontSize="15">
        {servings}
      </text>
      <g fontSize="15" fontWeight="700">
        <text x={from} y="80">
          Serving size
        </text>
        <text x={to} y="80" textAnchor="end">
          {servingSize}
        </text>
      </g>
      <Rule y={92} from={from} to={to} thick={10} />
      <text x={from} y="112" fontSize="12" fontWeight="700">
        Amount per serving
      </text>
      <text x={from} y="142" fontSize="28" fontWeight="900">
        Calories
      </text>
      <text x={to} y="142" fontSize="38" fontWeight="900" textAnchor="end">
        {calories}
      </text>
      <Rule y={153} from={from} to={to} thick={5} />
      <text x={to} y="171" fontSize="12" fontWeight="700" textAnchor="end">
        % Daily Value*
      </text>
      {nutrients.map((row, at) => (
        <UsRowDrawing key={row.name} row={row} y={first - 12 + at * US.row} />
      ))}
      <Rule y={middle - 7} from={from} to={to} thick={10} />
      {minerals.map((row, at) => (
        <UsRowDrawing key={row.name} row={row} y={middle - 3 + at * US.row} isFirst={at === 0} />
      ))}
      <Rule y={last - 1} from={from} to={to} thick={5} />
      {small.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
        <text key={at} x={from} y={last + 16 + at * (US.noteFont + 3)} fontSize={US.noteFont}>
          {note}
        </text>
      ))}
    </Sheet>
  );
}

function UsRowDrawing({ row, y, isFirst = false }: { row: FactsRow; y: number; isFirst?: boolean }) {
  const left = US.pad + row.level * 16;
  return (
    <g fontSize="14">
      {!isFirst && <Rule y={y} from={left} to={US.width - US.pad} />}
      <text x={left} y={y + 16}>
        <tspan fontWeight={row.level === 0 && !row.isMineral ? '700' : '400'}>{row.name}</tspan> {row.amount}
      </text>
      <text x={US.width - US.pad} y={y + 16} textAnchor="end" fontWeight={row.isMineral ? '400' : '700'}>
        {row.percent}
      </text>
    </g>
  );
}
