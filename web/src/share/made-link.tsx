import { Copy, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { say } from './sentences.ts';

/** A link that was just made: to copy, and to send where the device has a way. */
export function MadeLink({ address, name }: { address: string; name: string }) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'not copied' | null>(null);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      fieldRef.current?.focus();
      fieldRef.current?.select();
      setOutcome('not copied');
    }
  }
  // closing the sheet without choosing anybody is no failure; where sending fails, copying is beside it
  const handleSend = () => navigator.share({ title: name, url: address }).catch(() => undefined);
  return (
    <div className="grid gap-3">
      <TextField
        ref={fieldRef}
        label={say.link}
        hint={say.shownOnce}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={Copy} onClick={handleCopy}>
          {say.copy}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" icon={Send} onClick={handleSend}>
            {say.send}
          </Button>
        )}
      </div>
      <div role="status">
        {outcome !== null && (
          <Notice tone={outcome === 'copied' ? 'success' : 'warning'}>
            {outcome === 'copied' ? say.copied : say.notCopied}
          </Notice>
        )}
      </div>
    </div>
  );
}
