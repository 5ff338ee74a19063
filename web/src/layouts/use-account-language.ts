import type { User } from '@sorrel/contract/auth';
import { useEffect, useRef } from 'react';
import { showLanguage } from '../language/sentences.ts';
import { keepLanguage, shownLanguage } from '../language/shown-language.ts';

/**
 * A device speaks the language of who signs in on it, once that is known: what was chosen on another one. Later changes elsewhere
 * wait for the next start, so that nobody's page is drawn anew while they type.
 */
export function useAccountLanguage(user: User | undefined) {
  const seenId = useRef<string | null>(null);
  useEffect(() => {
    if (user === undefined || seenId.current === user.id) return;
    seenId.current = user.id;
    const { language } = user;
    if (language === null || language === shownLanguage() || shownLanguage() === 'pseudo') return;
    keepLanguage(language);
    // without its sentences the one that is shown goes on; the next start tries again
    showLanguage(language).catch(() => undefined);
  }, [user]);
}
