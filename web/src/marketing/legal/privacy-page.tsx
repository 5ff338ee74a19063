import { MINIMUM_AGE_YEARS } from '@sorrel/core/account/age';
import type { ReactNode } from 'react';
import { rich } from '../../language/rich.tsx';
import { siteHref } from '../../language/site-language.ts';
import { LegalPage } from './legal-page.tsx';
import { say } from './sentences.ts';

type Section = keyof typeof say.privacy.sections;

const TEXTS: Readonly<Record<Section, () => ReactNode>> = {
  keep: () => (
    <ul>
      <li>{say.privacy.keepAddress}</li>
      <li>{say.privacy.keepEntered}</li>
      <li>{say.privacy.keepDevices}</li>
      <li>{say.privacy.keepMessages}</li>
    </ul>
  ),
  use: () => (
    <>
      <p>{say.privacy.use}</p>
      <p>{say.privacy.usePictures}</p>
    </>
  ),
  payments: () => <p>{say.privacy.payments}</p>,
  others: () => (
    <ul>
      <li>{say.privacy.othersImport}</li>
      <li>{say.privacy.othersGoogle}</li>
      <li>{say.privacy.othersSupermarket}</li>
      <li>{say.privacy.othersMail}</li>
    </ul>
  ),
  storage: () => <p>{say.privacy.storage}</p>,
  age: () => <p>{say.privacy.age(MINIMUM_AGE_YEARS)}</p>,
  choices: () => (
    <>
      <p>{say.privacy.choices}</p>
      <p>{rich(say.privacy.questions, { link: (text) => <a href={siteHref('support')}>{text}</a> })}</p>
    </>
  ),
};

export function Page() {
  const { title, intro, sections } = say.privacy;
  const ids = Object.keys(TEXTS) as Section[];
  return (
    <LegalPage
      title={title}
      intro={intro}
      sections={ids.map((id) => ({ id, title: sections[id], text: TEXTS[id]() }))}
    />
  );
}
