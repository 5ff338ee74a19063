import type { Box } from '@sorrel/core/photo/read-word';
import type { SheetPicture } from './sheets.ts';

/** Around the line, in pixels of the picture. */
const EDGE_PX = 10;

/** The piece of the picture in which a line stands. */
export function LineCutOut({ picture, box, label }: { picture: SheetPicture | null; box: Box; label: string }) {
  if (picture === null) return null;
  const [left, top] = [Math.max(0, box.left - EDGE_PX), Math.max(0, box.top - EDGE_PX)];
  const widthPx = Math.min(picture.widthPx, box.right + EDGE_PX) - left;
  const heightPx = Math.min(picture.heightPx, box.bottom + EDGE_PX) - top;
  return (
    <div
      className="relative max-h-40 w-full overflow-hidden rounded-sm bg-surface"
      style={{ aspectRatio: `${widthPx} / ${heightPx}`, maxWidth: `${widthPx / 2}px` }}
    >
      <img
        className="absolute max-w-none"
        src={picture.address}
        alt={label}
        style={{
          width: `${(picture.widthPx / widthPx) * 100}%`,
          left: `${(-left / widthPx) * 100}%`,
          top: `${(-top / heightPx) * 100}%`,
        }}
      />
    </div>
  );
}
