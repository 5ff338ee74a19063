import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { heicHelp, isHeic } from '../lib/heic.ts';
import { say } from './sentences.ts';

export interface PictureInputProps {
  /** Accessible name of the button. */
  label: string;
  onPicture: (file: File) => void;
  /** Why the chosen file is not taken, in a sentence; null once one is. */
  onRefusal: (sentence: string | null) => void;
  className?: string;
  children: ReactNode;
}

/** A button that asks for one image file. */
export function PictureInput({ label, onPicture, onRefusal, className, children }: PictureInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // the same file can be chosen again after it was removed
    event.target.value = '';
    if (!file) return;
    const refusal = isHeic(file) ? heicHelp() : file.type.startsWith('image/') ? null : say.notAnImage;
    onRefusal(refusal);
    if (refusal === null) onPicture(file);
  }

  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => inputRef.current?.click()}>
        {children}
      </button>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={say.profileImage}
        onChange={handleChange}
      />
    </>
  );
}

/** An address for showing a file that was chosen and not yet sent. */
export function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
