import type { UnitChoice } from '../ingredients/kitchen-amount.ts';
import { temperatureChanges } from '../recipes/temperatures-in.ts';
import type { ReadStep, StepPiece } from './read-steps.ts';

/**
 * A step with its temperatures in the scale of a person's kitchen. Where a piece begins stays as it is in the recipe's text, so
 * that a timer that runs is found again.
 */
export function stepInUnits(step: ReadStep, choice: UnitChoice): ReadStep {
  const changes = temperatureChanges(step.text, choice);
  if (changes.length === 0) return step;
  /** What is shown for a part of the text; a temperature that another piece begins in stays as it is written. */
  const shown = (from: number, text: string): string => {
    let rest = '';
    let done = 0;
    for (const { start, end, text: converted } of changes) {
      if (start < from || end > from + text.length) continue;
      rest += text.slice(done, start - from) + converted;
      done = end - from;
    }
    return rest + text.slice(done);
  };
  const inUnits = (piece: StepPiece): StepPiece =>
    piece.kind === 'words' ? { ...piece, text: shown(piece.start, piece.text) } : piece;
  return { ...step, text: shown(0, step.text), sentences: step.sentences.map((pieces) => pieces.map(inUnits)) };
}
