/** Sides of a rectangle in a picture, in its pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word as a reader of print has read it. */
export interface ReadWord {
  text: string;
  /** 0 to 100, as the reader itself says. */
  confidence: number;
  box: Box;
}

export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Words that stand beside each other without a gap that divides columns. */
export interface Fragment {
  words: ReadWord[];
  box: Box;
}

export const fragmentOf = (words: ReadWord[]): Fragment => ({ words, box: around(words.map(({ box }) => box)) });

export const textOf = ({ words }: { words: readonly ReadWord[] }): string => words.map(({ text }) => text).join(' ');
