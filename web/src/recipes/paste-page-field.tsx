import { type ClipboardEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import type { PageToRead } from './queries.ts';
import { say } from './sentences.ts';

export type PastedPage = Pick<PageToRead, 'html' | 'text'>;

/** The source of a page, as 'view source' shows it, is a page and no text. */
const IS_SOURCE = /^\s*(?:<!doctype html|<html|<head|<body|<script|<div|<article|<section)[\s>]/i;

const asPage = (text: string): PastedPage => (IS_SOURCE.test(text) ? { html: text } : { text });

export interface PastePageFieldProps {
  label: string;
  hint: string;
  rows?: number;
  reading: boolean;
  onPage: (page: PastedPage) => void;
}

/** A place to paste a page or a text into; it is read as soon as it is there. What is typed waits for the button. */
export function PastePageField({ label, hint, rows = 3, reading, onPage }: PastePageFieldProps) {
  const [text, setText] = useState('');

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    // added to what is there already, it is a part of a text somebody puts together
    if (reading || text.trim() !== '' || (html.trim() === '' && plain.trim() === '')) return;
    event.preventDefault();
    setText(plain);
    onPage(html.trim() === '' || IS_SOURCE.test(plain) ? asPage(plain) : { html, text: plain });
  }
  return (
    <div className="grid gap-2">
      <TextAreaField
        label={label}
        hint={hint}
        rows={rows}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={handlePaste}
      />
      <div>
        <Button
          variant="outline"
          size="sm"
          saving={reading}
          savingLabel={say.reading}
          onClick={() => text.trim() !== '' && onPage(asPage(text))}
        >
          {say.readThis}
        </Button>
      </div>
    </div>
  );
}
