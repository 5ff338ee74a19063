import { RECIPE_IMAGES_MAX, TOO_MANY_IMAGES } from '@sorrel/core/recipes/limits';
import { ImageOff, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { writePercent } from '../language/write.ts';
import { removeRow } from '../lib/focus-neighbour.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { FRAMED_PICTURE, PICTURE_FRAME } from '../ui/picture-looks.ts';
import { Progress } from '../ui/progress.tsx';
import { type DraftImage, type RecipeDraft, removeImage } from './recipe-draft.ts';
import { say } from './sentences.ts';
import { usePictures } from './use-pictures.ts';

export interface SectionProps {
  draft: RecipeDraft;
  /** Changes what holds at that moment, so that work that takes a while does not undo what was typed meanwhile. */
  onChange: (change: (draft: RecipeDraft) => RecipeDraft) => void;
}

/** A part of the form in which an import may have questions. */
export interface ReviewedSectionProps extends SectionProps {
  review?: ((paste: () => void) => ReactNode) | undefined;
}

const FREE_SLOT = [
  'grid aspect-4/3 place-content-center justify-items-center gap-1.5 rounded-lg border-[1.75px] border-dashed',
  'border-line-strong text-sm font-semibold text-ink-2 hover:bg-sunken max-sm:rounded-md max-sm:text-xs',
].join(' ');
const SLOTS = Array.from({ length: RECIPE_IMAGES_MAX }, (_, index) => index);

export const addressOf = (image: DraftImage) => (image.kind === 'file' ? image.preview : image.url);

/** Three slots for pictures; files can also be dropped on the section or pasted. */
export function ImagesSection({ draft, onChange }: SectionProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { take, progress, alert, showAlert } = usePictures();
  const [isOver, setIsOver] = useState(false);
  const [missingIds, setMissingIds] = useState<readonly string[]>([]);
  const free = RECIPE_IMAGES_MAX - draft.images.length;
  const isMissing = (image: DraftImage) => image.kind === 'url' && missingIds.includes(image.id);

  async function handleFiles(files: readonly File[]) {
    if (files.length === 0) return;
    const made = await take(files.slice(0, Math.max(0, free)));
    if (files.length > free) showAlert(TOO_MANY_IMAGES);
    onChange((current) => ({ ...current, images: [...current.images, ...made].slice(0, RECIPE_IMAGES_MAX) }));
  }
  function handleInput(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // the same file can be chosen again
    event.target.value = '';
    void handleFiles(files);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void handleFiles([...event.dataTransfer.files]);
  }

  return (
    <Panel
      aria-labelledby="images-title"
      className={isOver ? 'grid gap-4 outline-2 outline-leaf' : 'grid gap-4'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="images-title">{say.images}</h2>
        <span className="num text-sm text-ink-3" aria-live="polite">
          {say.slotsRemain(free, RECIPE_IMAGES_MAX)}
        </span>
      </div>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={say.imagesOfTheRecipe}
        onChange={handleInput}
      />
      <div className="grid grid-cols-3 gap-3 max-sm:gap-2" data-slots>
        {SLOTS.map((slot) => {
          const image = draft.images[slot];
          return image ? (
            <div key={image.id} className={`aspect-4/3 rounded-lg ${PICTURE_FRAME}`}>
              {isMissing(image) ? (
                <span className="absolute inset-0 grid place-content-center bg-sunken text-ink-2">
                  <ImageOff className="icon" aria-hidden />
                </span>
              ) : (
                <img
                  className={FRAMED_PICTURE}
                  src={addressOf(image)}
                  alt={say.recipeImage(slot + 1)}
                  referrerPolicy="no-referrer"
                  onError={() => setMissingIds((ids) => [...ids, image.id])}
                />
              )}
              <div className="absolute top-2 right-2">
                <IconButton
                  icon={X}
                  look="solid"
                  size="sm"
                  label={say.removeImage(slot + 1)}
                  onClick={(event) =>
                    removeRow(
                      event.currentTarget,
                      () => onChange((current) => removeImage(current, image.id)),
                      '[data-slots] > *',
                    )
                  }
                />
              </div>
            </div>
          ) : (
            <button
              key={`free ${slot}`}
              type="button"
              className={FREE_SLOT}
              aria-label={say.addImageNumber(slot + 1)}
              disabled={progress !== null}
              onClick={() => inputRef.current?.click()}
            >
              <ImagePlus className="icon" aria-hidden />
              {say.addImage}
            </button>
          );
        })}
      </div>
      {draft.images.some(isMissing) && (
        <p className="text-sm text-ink-2" role="status">
          {say.pictureCannotBeShown}
        </p>
      )}
      {progress !== null && (
        <div className="grid gap-1" role="status">
          <span className="text-sm text-ink-2">{say.makingThePictureSmaller}</span>
          <Progress label={say.shareDone(writePercent(progress * 100))} value={progress} max={1} />
        </div>
      )}
      {alert && <Notice tone="error">{alert}</Notice>}
    </Panel>
  );
}
