import { useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { inputClass } from './input-looks.ts';
import { say } from './sentences.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** What is copied, as it is when the button is pressed. */
  text: () => string;
}

/** Copies words. Where the browser does not let it, they are there to be taken by hand. */
export function CopyButton({ text, ...button }: CopyButtonProps) {
  const [byHand, setByHand] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);

  async function handleCopy() {
    const words = text();
    try {
      await navigator.clipboard.writeText(words);
      setIsCopied(true);
    } catch {
      setByHand(words);
    }
  }
  return (
    <>
      <Button {...button} onClick={() => void handleCopy()}>
        {isCopied ? say.copied : say.copy}
      </Button>
      {byHand !== null && (
        <label className="grid w-full basis-full gap-1 py-1">
          {say.copyByHand}
          <textarea
            className={inputClass({ size: 'text' })}
            readOnly
            rows={4}
            value={byHand}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </>
  );
}
