import type { Translated } from '../../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  title: 'Kostenlos anfangen, mehr für 4 £ im Monat',
  billingCycle: 'Abrechnung',
  monthly: 'Monatlich',
  yearly: 'Jährlich',
  save: 'Spare 12 £',
  basic: 'Basic',
  basicText: 'Alles, um loszulegen.',
  tryFree: 'Kostenlos starten',
  premium: 'Premium',
  premiumText: 'Für alle, die gutes Essen planen.',
  free: '0 £',
  perMonthYearly: '4 £ <small>im Monat</small>',
  perMonthMonthly: '5 £ <small>im Monat</small>',
  billedYearly: 'Jährlich abgerechnet mit 48 £, du sparst 12 £ im Jahr',
  billedMonthly: 'Monatlich abgerechnet, jederzeit kündbar',
  basicPerks: {
    recipes: (recipes) => `Bis zu ${recipes} gespeicherte Rezepte`,
    plans: 'Einfache Wochenpläne',
    list: 'Einkaufsliste',
    diets: 'Angaben zur Ernährung',
  },
  premiumPerks: {
    recipes: 'Unbegrenzt viele Rezepte',
    plans: 'Wochenpläne nach deinen Nährwertzielen',
    insights: 'Auswertung der Nährwerte',
    analytics: 'Auswertung deiner Rezepte',
    tags: 'Eigene Schlagwörter',
    supermarket: 'Listen an einen Supermarkt weitergeben',
    family: 'Zusammengelegte Familienpläne',
    nutrition: 'Nährwerte automatisch berechnet',
    goals: 'Nährwertziele und zusätzliche Mahlzeiten',
    exclusive: 'Exklusive Premium-Rezepte',
  },
  goPremium: 'Premium holen',
  yourEmail: 'Deine E-Mail-Adresse',
  toPayment: 'Weiter zur Zahlung',
  whoseAccount:
    'Premium gehört zu dem Konto mit dieser Adresse. Hast du schon eines? <login>Melde dich zuerst an</login>. Wenn nicht, <register>lege es an</register>, mit derselben Adresse, bevor oder nachdem du zahlst.',
};
