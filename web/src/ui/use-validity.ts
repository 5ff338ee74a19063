import { type FormEvent, useState } from 'react';
import { writeDecimal, writeLongDate } from '../language/write.ts';
import { say } from './sentences.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a browser finds wrong with a control when its form is sent, in our words and beside it: the browser's own bubble is in the browser's
 * language and goes by itself, and says nothing at all of a control that is folded away. The first that is wrong gets the focus.
 */
export function useValidity() {
  const [sentence, setSentence] = useState<string | null>(null);
  return {
    sentence,
    listeners: {
      onInvalid: (event: FormEvent<Control>) => {
        // the browser then neither says anything nor moves the focus
        event.preventDefault();
        const { currentTarget: control } = event;
        setSentence(wrongOf(control));
        if (firstWrong(control) !== control) return;
        const folded = control.closest('details');
        if (folded !== null) folded.open = true;
        control.focus();
        leaveSecondPress();
      },
      onInput: () => setSentence(null),
    },
  };
}

/**
 * The second press of a double click lands where the sentence has moved something else to, and would take the focus there: it does
 * nothing. Any other press ends that.
 */
function leaveSecondPress() {
  const leave = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['mousedown', 'click'] as const)
    window.addEventListener(type, leave, { capture: true, once: true });
}

function firstWrong({ form }: Control): Element | undefined {
  return [...(form?.elements ?? [])].find((one) => {
    const { willValidate, validity } = one as Control;
    return willValidate && !validity.valid;
  });
}

function wrongOf(control: Control): string {
  const { validity } = control;
  if (control instanceof HTMLSelectElement) return say.validity.noChoice;
  if (!(control instanceof HTMLInputElement)) return say.validity.missing;
  const isDate = control.type === 'date';
  // noon: the day is the same wherever the clock stands
  const write = (bound: string) => (isDate ? writeLongDate(new Date(`${bound}T12:00`)) : writeDecimal(Number(bound)));
  if (validity.badInput) return isDate ? say.validity.noDate : say.validity.noNumber;
  if (validity.valueMissing) return say.validity.missing;
  if (validity.rangeUnderflow)
    return isDate ? say.validity.notBefore(write(control.min)) : say.validity.least(write(control.min));
  if (validity.rangeOverflow)
    return isDate ? say.validity.notAfter(write(control.max)) : say.validity.most(write(control.max));
  if (validity.stepMismatch) return say.validity.step(write(control.step || '1'));
  if (control.type === 'email') return say.validity.email;
  return control.type === 'url' ? say.validity.address : say.validity.missing;
}
