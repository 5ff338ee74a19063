import { LANGUAGE_NAMES, LANGUAGES, type Language, OFFERED_LANGUAGES } from '@sorrel/contract/language';
import { errorMessage } from '../api.ts';
import { showLanguage } from '../language/sentences.ts';
import { keepLanguage, shownLanguage } from '../language/shown-language.ts';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { useSaveProfile } from './queries.ts';
import { say } from './sentences.ts';
import { SETTING_END, SETTING_ROW } from './setting-looks.ts';

interface LanguageSettingProps {
  /** Something that was typed beside it has not been saved: drawn in another language it would be lost. */
  isUnsaved: boolean;
}

/** The language of the account and of its mails, kept at the server and on this device. */
export function LanguageSetting({ isUnsaved }: LanguageSettingProps) {
  const save = useSaveProfile();
  const showToast = useToast();
  const shown = shownLanguage();
  const choosable = LANGUAGES.filter((language) => OFFERED_LANGUAGES.includes(language) || language === shown);

  async function handleChoice(language: Language) {
    try {
      await save.mutateAsync({ fields: { language } });
    } catch {
      return; // shown by the mutation's error
    }
    keepLanguage(language);
    await showLanguage(language);
    showToast(say.languageKept);
  }

  return (
    <div className={`grid gap-3 ${SETTING_END}`}>
      <div className={SETTING_ROW}>
        <div>
          <b>{say.language}</b>
          <p className="text-sm text-ink-3">{isUnsaved ? say.saveProfileFirst : say.languageHint}</p>
        </div>
        <SelectField
          label={say.language}
          labelHidden
          className="w-52 max-sm:w-full"
          disabled={isUnsaved || save.isPending}
          value={shown === 'pseudo' ? 'en' : shown}
          onValueChange={(language) => void handleChoice(language)}
          options={choosable.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
      {save.error && <Notice tone="error">{errorMessage(save.error)}</Notice>}
    </div>
  );
}
