import type { MailWords } from './mail-words.ts'

export const de: MailWords = {
  signature: 'Thermoscribe',
  verify: {
    subject: 'Bestätige deine E-Mail-Adresse für Thermoscribe',
    title: 'Willkommen bei Thermoscribe!',
    text: 'Öffne bitte den Link, um deine Adresse zu bestätigen und {{credits}} kostenlose Umwandlungen zu erhalten. Er gilt 7 Tage.',
    action: 'Adresse bestätigen',
    aside: 'Wenn du dich nicht registriert hast, kannst du diese Mail ignorieren.',
  },
  reset: {
    subject: 'Ein neues Passwort für Thermoscribe',
    title: 'Neues Passwort wählen',
    text: 'Jemand, vermutlich du, hat ein neues Passwort angefordert. Der Link gilt einmal, 30 Minuten lang, und meldet dich überall ab.',
    action: 'Neues Passwort wählen',
    aside: 'Wenn du es nicht warst, kannst du diese Mail ignorieren: Es hat sich nichts geändert.',
  },
  'address-change': {
    subject: 'Bestätige deine neue E-Mail-Adresse für Thermoscribe',
    title: 'Deine neue Adresse',
    text: 'Öffne bitte den Link, um diese Adresse für dein Konto zu verwenden. Er gilt 24 Stunden.',
    action: 'Diese Adresse verwenden',
    aside: 'Wenn du das nicht wolltest, kannst du diese Mail ignorieren.',
  },
  'password-changed': {
    subject: 'Dein Passwort für Thermoscribe wurde geändert',
    title: 'Dein Passwort wurde geändert',
    text: 'Das Passwort deines Kontos wurde gerade geändert, andere Geräte wurden abgemeldet.',
    aside: 'Wenn du es nicht warst, fordere auf der Anmeldeseite sofort ein neues Passwort an.',
  },
  'address-changed': {
    subject: 'Deine E-Mail-Adresse für Thermoscribe wurde geändert',
    title: 'Deine Adresse wurde geändert',
    text: 'Dein Konto verwendet jetzt eine andere Adresse; mit dieser kannst du dich nicht mehr anmelden.',
    aside: 'Wenn du es nicht warst, schreibe sofort an den Betreiber dieses Servers.',
  },
}
