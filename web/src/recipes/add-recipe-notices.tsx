import { RefusedNotice } from '../layouts/refused-notice.tsx';
import { recipePath } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { reasonOf } from './reason-of.ts';
import { say } from './sentences.ts';

export interface AddedRecipe {
  id: string;
  name: string;
  /** It took the place of one that was there. */
  isReplacement: boolean;
  pictureMissing?: true | undefined;
}

/** A recipe has been saved. */
export function AddedNotice({ added: { id, name, isReplacement, pictureMissing } }: { added: AddedRecipe }) {
  return (
    <Notice
      action={
        <ButtonLink size="sm" variant="outline" to={recipePath(id, name)}>
          {say.openRecipe}
        </ButtonLink>
      }
    >
      <p>{isReplacement ? say.updated(name, '') : say.hasBeenAdded(name)}</p>
      {pictureMissing && <p>{say.pictureMissing}</p>}
    </Notice>
  );
}

/** Why a recipe was not saved. */
export function AddFailure({ error }: { error: Error }) {
  return (
    <RefusedNotice error={error}>
      <p>{say.failedToAddRecipePleaseTry}</p>
      {reasonOf(error) && <p>{reasonOf(error)}</p>}
    </RefusedNotice>
  );
}
