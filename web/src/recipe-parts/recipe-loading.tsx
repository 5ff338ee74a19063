import { ArrowLeft } from 'lucide-react';
import { BackButton } from '../ui/back-button.tsx';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb.tsx';
import { Loader } from '../ui/loader.tsx';
import { say } from './sentences.ts';

/** The page of a recipe that is on its way: the way back is there, and a heading for who jumps from one to the next. */
export function RecipeLoading({ parent }: { parent: Required<Crumb> }) {
  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={parent.to} />
        <Breadcrumb crumbs={[parent]} />
      </div>
      <h1 className="sr-only">{say.recipe}</h1>
      <Loader />
    </>
  );
}
