import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';

/** Browsers that grow fields by themselves need no measuring. */
const growsByItself = () => window.CSS.supports?.('field-sizing', 'content') === true;

/** A field of several lines that is always as high as its text (`field-sizing`, or measured where that is not known). */
export function GrowingTextArea({ className, ...rest }: ComponentProps<'textarea'> & { value: string }) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const { value } = rest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the height depends on
  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null || growsByItself()) return;
    field.style.height = 'auto';
    const borders = field.offsetHeight - field.clientHeight;
    if (field.scrollHeight > 0) field.style.height = `${field.scrollHeight + borders}px`;
  }, [value]);
  return <textarea ref={ref} dir="auto" {...rest} className={classes('field-sizing-content resize-none', className)} />;
}
