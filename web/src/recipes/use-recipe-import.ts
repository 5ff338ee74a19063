import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { ApiError } from '../api.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { useStored } from '../lib/use-stored.ts';
import { caughtPage, forgetCaughtPage } from '../send-page/caught-page.ts';
import type { SentPage } from '../send-page/collect-page.ts';
import { unpackPage } from '../send-page/pack-page.ts';
import { usePdf } from './pdf/use-pdf.ts';
import { type PageToRead, useImport } from './queries.ts';
import { reasonOf } from './reason-of.ts';

const ADDRESS_KEY = 'recipeAddress';
const Address = z.string();

/** The address that a share sheet handed over: some put it into the text, behind the title. */
function sharedAddress(shared: URLSearchParams): string {
  for (const name of ['url', 'text', 'title']) {
    const address = /https?:\/\/\S+/.exec(shared.get(name) ?? '')?.[0];
    if (address !== undefined) return address;
  }
  return '';
}

export interface RecipeImportOptions {
  /** Whether something was written that an import would take the place of. */
  hasDraft: boolean;
  onRead: (imported: ImportedRecipe) => void;
}

export type RecipeImport = ReturnType<typeof useRecipeImport>;

/** Filling the form: from an address, from what was pasted, from the page that a bookmark or the extension has sent. */
export function useRecipeImport({ hasDraft, onRead }: RecipeImportOptions) {
  const [shared] = useSearchParams();
  const [typed, keepTyped] = useStored(ADDRESS_KEY, Address, '');
  const [address, showAddress] = useState(() => sharedAddress(shared) || typed);
  /** What is typed outlives a reload, as the form does. */
  function setAddress(next: string) {
    showAddress(next);
    keepTyped(next);
  }
  const [isPasting, setIsPasting] = useState(() => shared.has('paste'));
  /** Pictures of a recipe are being read, in the place of the form. */
  const [isReadingPhoto, setIsReadingPhoto] = useState(false);
  const photoButton = useRef<HTMLButtonElement>(null);
  const wasReadingPhoto = useRef(false);
  useEffect(() => {
    // the form has come back, and the keyboard goes on where it left it
    if (wasReadingPhoto.current && !isReadingPhoto) photoButton.current?.focus();
    wasReadingPhoto.current = isReadingPhoto;
  }, [isReadingPhoto]);
  /** A page that waits for a word, since it would take the place of what was written. */
  const [sent, setSent] = useState<SentPage | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const importing = useImport();
  const pdf = usePdf((text) => start({ url: '', text }));

  function read(page: PageToRead) {
    // what was said of a document is not true of another recipe
    pdf.forget();
    start(page);
  }
  function start(page: PageToRead) {
    setSent(null);
    setIsBroken(false);
    importing.mutate(page, {
      onSuccess: (imported) => {
        setIsPasting(false);
        setIsReadingPhoto(false);
        onRead(imported);
      },
    });
  }
  const handleArrived = useLatestCallback((page: SentPage | null) => {
    forgetCaughtPage();
    setIsBroken(page === null);
    if (page === null) return;
    setAddress(page.url);
    if (hasDraft) setSent(page);
    else read(page);
  });
  useEffect(() => {
    const packed = caughtPage();
    if (packed === null) return;
    let isGone = false;
    void unpackPage(packed).then((page) => {
      if (!isGone) handleArrived(page);
    });
    return () => {
      isGone = true;
    };
  }, [handleArrived]);

  const { error } = importing;
  return {
    address,
    setAddress,
    isPasting,
    setIsPasting: (isOpen: boolean) => {
      importing.reset();
      setIsPasting(isOpen);
    },
    isReadingPhoto,
    photoButton,
    setIsReadingPhoto: (isOpen: boolean) => {
      importing.reset();
      setIsReadingPhoto(isOpen);
    },
    sent,
    dismissSent: () => setSent(null),
    isBroken,
    read,
    pdf,
    reading: importing.isPending,
    isRead: importing.isSuccess,
    /** Why there is no recipe; '' where there is nothing to say but that. */
    error: importing.isError ? reasonOf(error) : undefined,
    mayPastePage: error instanceof ApiError && error.mayPastePage,
    reset: () => {
      importing.reset();
      pdf.forget();
      setAddress('');
    },
  };
}
