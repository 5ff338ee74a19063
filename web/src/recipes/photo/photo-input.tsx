import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { say } from './sentences.ts';

/** What can be chosen: pictures of every kind that the browser reads. */
const ACCEPTED = 'image/*';

export interface PhotoInputProps {
  onFiles: (files: readonly File[]) => void;
  /** Opens the camera of a telephone at once. */
  fromCamera?: boolean;
  children: (open: () => void) => ReactNode;
}

/** A button of any kind that asks for files. */
export function PhotoInput({ onFiles, fromCamera, children }: PhotoInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // the same file can be chosen again
    event.target.value = '';
    onFiles(files);
  }
  return (
    <>
      <input
        ref={ref}
        type="file"
        hidden
        aria-label={say.files}
        accept={ACCEPTED}
        multiple={!fromCamera}
        {...(fromCamera && { capture: 'environment' })}
        onChange={handleChange}
      />
      {children(() => ref.current?.click())}
    </>
  );
}
