/** A run of text where a page of a document shows it. Points of 1/72 inch; `y` grows downwards. */
export interface PlacedText {
  readonly text: string;
  /** Left edge. */
  readonly x: number;
  /** Base line. */
  readonly y: number;
  readonly width: number;
  /** Of its letters. */
  readonly height: number;
}

export interface PlacedPage {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly texts: readonly PlacedText[];
}

/** A line as somebody reads it. */
export interface ReadLine {
  readonly text: string;
  /** How large its letters are, beside those of the document: 1 is usual. */
  readonly size: number;
}
