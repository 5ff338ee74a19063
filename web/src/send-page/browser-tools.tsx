import { Copy, Leaf, Puzzle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { paths } from '../paths.ts';
import { Button, ButtonFace } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { buttonClass } from '../ui/button-looks.ts';
import { bookmarkletAddress } from './bookmarklet.ts';
import { say } from './sentences.ts';

/** Where the server has the extension that sends pages to it. */
const EXTENSION_PATH = '/extension.zip';

type Said = 'drag' | 'copied' | 'notCopied';

/** What sends the page that a browser shows to this Sorrel: a bookmark, an extension, on a phone the share sheet. */
export function BrowserTools() {
  const [said, setSaid] = useState<Said | null>(null);
  const address = bookmarkletAddress(window.location.origin, say.notTaken);

  const handleCopy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('copied'),
      () => setSaid('notCopied'),
    );
  return (
    <div className="grid gap-3">
      <p className="text-sm max-md:hidden">{say.howToUse}</p>
      <div className="flex flex-wrap gap-2 max-md:hidden">
        <BookmarkLink address={address} onPress={() => setSaid('drag')} />
        <Button variant="outline" size="sm" icon={Copy} onClick={handleCopy}>
          {say.copyAddress}
        </Button>
        <ButtonLink variant="outline" size="sm" icon={Puzzle} to={EXTENSION_PATH} outside download>
          {say.extension}
        </ButtonLink>
      </div>
      <p className="text-sm md:hidden">{say.onAPhone}</p>
      <p role="status" className="text-sm">
        {said && say[said]}
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
      <ButtonFace icon={Leaf}>{say.save}</ButtonFace>
    </a>
  );
}
