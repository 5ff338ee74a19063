import { MINIMUM_AGE_YEARS } from '@sorrel/core/account/age';
import type { ReactNode } from 'react';
import { rich } from '../../language/rich.tsx';
import { siteHref } from '../../language/site-language.ts';
import { LegalPage } from './legal-page.tsx';
import { say } from './sentences.ts';

type Section = keyof typeof say.terms.sections;

const TEXTS: Readonly<Record<Section, () => ReactNode>> = {
  who: () => <p>{say.terms.who(MINIMUM_AGE_YEARS)}</p>,
  recipes: () => <p>{say.terms.recipes}</p>,
  not: () => <p>{say.terms.not}</p>,
  payment: () => (
    <>
      <p>{say.terms.payment}</p>
      <p>{say.terms.paymentCancel}</p>
    </>
  ),
  fair: () => <p>{say.terms.fair}</p>,
  ending: () => <p>{say.terms.ending}</p>,
  law: () => (
    <>
      <p>{say.terms.law}</p>
      <p>{rich(say.terms.questions, { link: (text) => <a href={siteHref('support')}>{text}</a> })}</p>
    </>
  ),
};

export function Page() {
  const { title, updated, sections } = say.terms;
  const ids = Object.keys(TEXTS) as Section[];
  return (
    <LegalPage
      title={title}
      intro={updated}
      sections={ids.map((id) => ({ id, title: sections[id], text: TEXTS[id]() }))}
    />
  );
}
