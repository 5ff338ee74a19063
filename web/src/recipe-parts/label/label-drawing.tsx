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

const EU = { width: 480, pad: 14, line: 17, row: 28, note: 13, noteLetters: 70 } as const;
/** Where the figures of each column end, from the right. */
const EU_COLUMN = 104;
const EU_LAST_COLUMN = 56;

const euColumnEnds = (columns: number): number[] =>
  Array.from({ length: columns }, (_, at) => {
    const right = EU.width - EU.pad;
    return at === columns - 1 ? right : right - EU_LAST_COLUMN - (columns - 2 - at) * EU_COLUMN;
  });

/** Regulation (EU) 1169/2011, annex XV. */
export function EuDrawing({ facts, ...rest }: DrawingProps) {
  const table = euTable(facts);
  const notes = table.notes.flatMap((note) => inLines(note, EU.noteLetters));
  const heightOf = (lines: number) => EU.row + (lines - 1) * EU.line;
  const rows = [
    { name: table.heads[0]?.[0] ?? '', isPart: false, isHead: true, cells: table.heads.slice(1) },
    ...table.rows.map((row) => ({ ...row, isHead: false })),
  ];
  const heights = rows.map((row) => heightOf(Math.max(...row.cells.map((cell) => cell.length))));
  const top = 46;
  const tops = heights.map((_, at) => top + heights.slice(0, at).reduce((sum, height) => sum + height, 0));
  const end = top + heights.reduce((sum, height) => sum + height, 0);
  const ends = euColumnEnds(table.heads.length - 1);
  return (
    <Sheet {...rest} width={EU.width} height={end + 14 + notes.length * (EU.note + 3)} title={euText(facts)}>
      <text x={EU.pad} y="31" fontSize="20" fontWeight="700">
        {table.title}
      </text>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows stand where the law puts them
        <EuRowDrawing key={at} row={row} y={tops[at] ?? 0} ends={ends} />
      ))}
      <Rule y={end} from={0} to={EU.width} />
      {notes.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
        <text key={at} x={EU.pad} y={end + 18 + at * (EU.note + 3)} fontSize={EU.note - 1}>
          {note}
        </text>
      ))}
    </Sheet>
  );
}

interface EuRowProps {
  row: EuTable['rows'][number] & { isHead: boolean };
  y: number;
  ends: readonly number[];
}

function EuRowDrawing({ row, y, ends }: EuRowProps) {
  const weight = row.isHead || !row.isPart ? '700' : '400';
  return (
    <g fontSize="14">
      <Rule y={y} from={row.isPart ? EU.pad : 0} to={EU.width} />
      <text x={row.isPart ? EU.pad + 14 : EU.pad} y={y + 19} fontWeight={weight}>
        {row.name}
      </text>
      {row.cells.map((cell, column) =>
        cell.map((text, at) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where the law puts them
            key={`${column}.${text}`}
            x={ends[column]}
            y={y + 19 + at * EU.line}
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

const US = { width: 300, pad: 9, row: 21, noteLetters: 50 } as const;

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
    <Sheet {...rest} lang="en" width={US.width} height={last + 16 + small.length * 13} title={usText(facts)}>
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
        <text key={at} x={from} y={last + 15 + at * 13} fontSize="10.5">
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
