import type { Recipe } from '@sorrel/contract/recipe';
import { CircleAlert, Copy, ImageDown, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { writeAll } from '../../language/write.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useIsPrinted } from '../../lib/use-is-printed.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CookedWeight } from './cooked-weight.tsx';
import { euText } from './eu-table.ts';
import { EuDrawing, NarrowEuDrawing, UsDrawing } from './label-drawing.tsx';
import { type LabelFacts, type LabelGap, labelOf } from './label-of.ts';
import { pictureOf } from './label-picture.ts';
import { say } from './sentences.ts';
import { usText } from './us-facts.ts';

const SCHEMES = ['eu', 'us'] as const;
type Scheme = (typeof SCHEMES)[number];
const DRAWINGS = { eu: EuDrawing, us: UsDrawing };
const NARROW_DRAWINGS = { eu: NarrowEuDrawing, us: UsDrawing };
/** The wide drawing and what stands around it in the dialog have no room. */
const NARROW = '(width < 35rem)';
const TEXTS = { eu: euText, us: usText };

export interface LabelDialogProps {
  recipe: Recipe;
  /** The recipe is of the person's own book: what the dish weighs can be kept. */
  own: boolean;
  /** Opens what tells of a line that is not counted; absent where that cannot be told. */
  onTell?: ((line: number) => void) | undefined;
  onClose: () => void;
}

/** The label of a recipe, to be printed, saved and copied; or why there is none. */
export function LabelDialog({ recipe, own, onTell, onClose }: LabelDialogProps) {
  const [scheme, setScheme] = useState<Scheme>('eu');
  const { facts, gaps } = labelOf(recipe);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={say.label} size="lg">
      {facts === null ? (
        <NoLabel gaps={gaps} onTell={onTell} />
      ) : (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Segmented
              label={say.whichLabel}
              value={scheme}
              onValueChange={setScheme}
              options={SCHEMES.map((value) => ({ value, label: say[value] }))}
            />
          </div>
          <OneLabel key={scheme} facts={facts} scheme={scheme} />
          {own && <CookedWeight recipe={recipe} />}
        </div>
      )}
    </Dialog>
  );
}

/** Why there is no label, and for each ingredient that it wants a press to tell of it. */
function NoLabel({ gaps, onTell }: { gaps: readonly LabelGap[] } & Pick<LabelDialogProps, 'onTell'>) {
  if (gaps.length === 0) return <Notice tone="info">{say.nothingKnown}</Notice>;
  return (
    <>
      <Notice tone="info">{say.notCounted(writeAll(gaps.map(({ ingredient }) => ingredient)))}</Notice>
      {onTell && (
        <div className="mt-4 flex flex-wrap gap-2">
          {gaps.map(({ line, ingredient }) => (
            <Button key={line} size="sm" variant="outline" wraps onClick={() => onTell(line)}>
              {say.tellOf(ingredient)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function OneLabel({ facts, scheme }: { facts: LabelFacts; scheme: Scheme }) {
  const drawing = useRef<SVGSVGElement>(null);
  const showToast = useToast();
  const isPrinted = useIsPrinted();
  const isNarrow = useMediaQuery(NARROW);
  const Drawing = DRAWINGS[scheme];
  const ShownDrawing = isNarrow ? NARROW_DRAWINGS[scheme] : Drawing;

  async function handlePicture() {
    if (drawing.current === null) return;
    try {
      saveFile(await pictureOf(drawing.current), `${fileName(facts.name)}-${scheme}.png`);
    } catch {
      showToast(say.pictureFailed, { icon: CircleAlert });
    }
  }
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(TEXTS[scheme](facts));
      showToast(say.copied);
    } catch {
      showToast(say.copyNotAllowed, { icon: CircleAlert });
    }
  }
  return (
    <>
      <div className="overflow-x-auto">
        <ShownDrawing
          facts={facts}
          ref={drawing}
          className={`mx-auto h-auto ${isNarrow ? 'w-full max-w-104' : 'max-w-full'}`}
        />
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="sm" variant="outline" icon={Printer} onClick={() => window.print()}>
          {say.print}
        </Button>
        <Button size="sm" variant="outline" icon={ImageDown} onClick={handlePicture}>
          {say.savePicture}
        </Button>
        <Button size="sm" variant="outline" icon={Copy} onClick={handleCopy}>
          {say.copyText}
        </Button>
      </div>
      {isPrinted &&
        createPortal(
          <div className="print-alone" aria-hidden>
            <h2>{facts.name}</h2>
            <Drawing facts={facts} />
          </div>,
          document.body,
        )}
    </>
  );
}

/** A name that every disk takes. */
const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'recipe';
