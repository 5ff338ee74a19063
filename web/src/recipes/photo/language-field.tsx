import { shownLocale } from '../../language/shown-language.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { PRINT_LANGUAGES } from './print-languages.ts';
import { say } from './sentences.ts';
import type { ReadLanguage, Sheets } from './use-sheets.ts';

/** In which language the print is: usually its words tell. */
export function LanguageField({ sheets }: { sheets: Sheets }) {
  const names = new Intl.DisplayNames(shownLocale(), { type: 'language' });
  const options: { value: ReadLanguage; label: string }[] = [
    { value: 'auto', label: say.findOut },
    ...PRINT_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value })),
  ];
  return (
    <SelectField
      label={say.language}
      className="max-w-80"
      value={sheets.language}
      onValueChange={sheets.readIn}
      options={options}
    />
  );
}
