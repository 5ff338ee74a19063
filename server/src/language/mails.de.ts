import type { mailsEn } from './mails.en.ts';

export const mailsDe: typeof mailsEn = {
  copyAddress: (address) => `Oder kopiere diese Adresse: ${address}`,
  verification: () => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    lines: [
      'Willkommen bei Sorrel.',
      'Folge innerhalb von 24 Stunden dem Link, um deine E-Mail-Adresse zu bestätigen, und melde dich dort an, wo er sich öffnet.',
      'Wenn du kein Konto angelegt hast, ignoriere diese E-Mail: Niemand kann das Konto benutzen, und nach 7 Tagen wird es entfernt.',
    ],
    link: 'E-Mail-Adresse bestätigen',
  }),
  passwordReset: () => ({
    subject: 'Wähle ein neues Passwort',
    lines: [
      'Du hast ein neues Passwort für Sorrel angefordert. Der Link gilt einmal und eine Stunde lang.',
      'Wenn du es nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
    ],
    link: 'Neues Passwort wählen',
  }),
  passwordChanged: () => ({
    subject: 'Dein Passwort wurde geändert',
    lines: [
      'Das Passwort deines Kontos bei Sorrel wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
      'Wenn du das nicht warst, wähle sofort ein neues Passwort.',
    ],
    link: 'Neues Passwort wählen',
  }),
  newAddress: () => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    lines: ['Folge innerhalb von 24 Stunden dem Link, um diese Adresse für dein Konto bei Sorrel zu benutzen.'],
    link: 'Diese Adresse benutzen',
  }),
  addressChanging: (email) => ({
    subject: 'Deine E-Mail-Adresse wird bald geändert',
    lines: [
      `Jemand, der dein Passwort kennt, möchte die Adresse deines Kontos bei Sorrel in ${email} ändern.`,
      'Sie ändert sich, sobald jemand dem Link folgt, der dorthin geschickt wurde. Wenn du das nicht warst, ändere jetzt dein Passwort.',
    ],
    link: 'Neues Passwort wählen',
  }),
  accountDeleted: (isShared) => ({
    subject: 'Dein Konto wurde gelöscht',
    lines: isShared
      ? [
          'Dein Konto bei Sorrel wurde gelöscht. Was du in deine Küche gelegt hast, bleibt bei den anderen, ohne deinen Namen. Danke, dass du Sorrel ausprobiert hast.',
        ]
      : ['Dein Konto bei Sorrel und alles darin wurde gelöscht. Danke, dass du Sorrel ausprobiert hast.'],
  }),
  subscriptionGoesOn:
    'Dein Premium-Abonnement ließ sich nicht automatisch kündigen. Wir sind benachrichtigt und kündigen es; du schuldest uns nichts mehr.',
  cancelYourself: (portal) => `Du kannst es auch selbst kündigen, mit der Adresse, an die diese E-Mail geht: ${portal}`,
  reward: (code, until) => ({
    subject: 'Dein Gratismonat Premium',
    lines: [
      'Danke für deine Rückmeldung. Wir haben sie gelesen, und sie hilft uns.',
      `Dein Gutscheincode für einen Gratismonat Premium: ${code}`,
      `Er ist schon auf deinem Konto eingelöst, du musst nichts eingeben: Premium gilt für dich bis ${until}.`,
    ],
    link: 'Sorrel öffnen',
  }),
  reminder: {
    subject: (things) => `Heute noch: ${things.join(', ')}`,
    quote: (words) => `„${words}“`,
    more: (count) => `Und ${count} mehr, die dein Kalender-Abo zeigt.`,
    link: 'Deine Woche öffnen',
    stop: 'Keine solchen Erinnerungen mehr',
  },
};
