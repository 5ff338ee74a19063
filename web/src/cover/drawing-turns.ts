/** A cover is some hundred elements to parse, style and paint: with more of them in one frame a press waits too long. */
const DRAWN_PER_FRAME = 2;

const waiting = new Set<() => void>();

function drawNext() {
  for (const draw of [...waiting].slice(0, DRAWN_PER_FRAME)) {
    waiting.delete(draw);
    draw();
  }
  if (waiting.size > 0) requestAnimationFrame(drawNext);
}

/** Calls `draw` in one of the next frames, after those that asked before. Gives what takes the wish back. */
export function waitForTurn(draw: () => void): () => void {
  waiting.add(draw);
  if (waiting.size === 1) requestAnimationFrame(drawNext);
  return () => waiting.delete(draw);
}
