import { Copy, Leaf, Puzzle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { paths } from '../paths.ts';
import { Button, ButtonFace, buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { bookmarkletAddress } from './bookmarklet.ts';

/** Where the server has the extension that sends pages to it. */
const EXTENSION_PATH = '/extension.zip';

type Said = 'drag' | 'copied' | 'not-copied';
const SENTENCES: Readonly<Record<Said, string>> = {
  drag: 'Drag this to your bookmarks, then press it there on any recipe.',
  copied: 'Copied. Make a new bookmark and paste this as its address.',
  'not-copied': 'Your browser did not let us copy. Please drag the button instead.',
};

/** What sends the page that a browser shows to this Sorrel: a bookmark, an extension, on a phone the share sheet. */
export function BrowserTools() {
  const [said, setSaid] = useState<Said | null>(null);
  const address = bookmarkletAddress(window.location.origin);

  const handleCopy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('copied'),
      () => setSaid('not-copied'),
    );
  return (
    <div className="grid gap-3">
      <p className="text-sm max-md:hidden">
        Drag this to your bookmarks, and press it on any recipe. Or take the extension, which does the same on the pages
        that stop bookmarks.
      </p>
      <div className="flex flex-wrap gap-2 max-md:hidden">
        <BookmarkLink address={address} onPress={() => setSaid('drag')} />
        <Button variant="outline" size="sm" icon={Copy} onClick={handleCopy}>
          Copy its address
        </Button>
        <ButtonLink variant="outline" size="sm" icon={Puzzle} to={EXTENSION_PATH} outside download>
          Extension
        </ButtonLink>
      </div>
      <p className="text-sm md:hidden">
        In your browser press Share, then Sorrel. It is there once you have added Sorrel to your home screen.
      </p>
      <p role="status" className="text-sm">
        {said && SENTENCES[said]}
      </p>
    </div>
  );
}

/** What is dragged to the bookmarks. Pressed here it would send the form itself, so it only says what it is for. */
function BookmarkLink({ address, onPress }: { address: string; onPress: () => void }) {
  const ref = useRef<HTMLAnchorElement>(null);
  const handlePress = useLatestCallback((event: Event) => {
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const link = ref.current;
    // React refuses such an address, and rightly: most come from people elsewhere. This one is our own.
    link?.setAttribute('href', address);
    link?.addEventListener('click', handlePress);
    return () => link?.removeEventListener('click', handlePress);
  }, [address, handlePress]);
  return (
    <a ref={ref} href={paths.addRecipe} className={buttonClass({ variant: 'citron', size: 'sm' })} draggable>
      <ButtonFace icon={Leaf}>Save to Sorrel</ButtonFace>
    </a>
  );
}
