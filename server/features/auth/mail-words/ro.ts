import type { MailWords } from './mail-words.ts'

export const ro: MailWords = {
  signature: 'Thermoscribe',
  verify: {
    subject: 'Confirmă adresa ta pentru Thermoscribe',
    title: 'Bine ai venit la Thermoscribe!',
    text: 'Deschide linkul ca să confirmi adresa și să primești {{credits}} conversii gratuite. Funcționează 7 zile.',
    action: 'Confirmă adresa',
    aside: 'Dacă nu te-ai înregistrat, poți ignora acest mesaj.',
  },
  reset: {
    subject: 'O parolă nouă pentru Thermoscribe',
    title: 'Alege o parolă nouă',
    text: 'Cineva, probabil tu, a cerut o parolă nouă. Linkul funcționează o singură dată, 30 de minute, și te deconectează peste tot.',
    action: 'Alege o parolă nouă',
    aside: 'Dacă nu ai fost tu, poți ignora acest mesaj: nu s-a schimbat nimic.',
  },
  'address-change': {
    subject: 'Confirmă noua ta adresă pentru Thermoscribe',
    title: 'Noua ta adresă',
    text: 'Deschide linkul ca să folosești această adresă pentru contul tău. Funcționează 24 de ore.',
    action: 'Folosește această adresă',
    aside: 'Dacă nu ai cerut asta, poți ignora acest mesaj.',
  },
  'password-changed': {
    subject: 'Parola ta Thermoscribe a fost schimbată',
    title: 'Parola ta a fost schimbată',
    text: 'Parola contului tău tocmai a fost schimbată, iar celelalte dispozitive au fost deconectate.',
    aside: 'Dacă nu ai fost tu, cere imediat o parolă nouă pe ecranul de conectare.',
  },
  'address-changed': {
    subject: 'Adresa ta Thermoscribe a fost schimbată',
    title: 'Adresa ta a fost schimbată',
    text: 'Contul tău folosește acum altă adresă; cu aceasta nu te mai poți conecta.',
    aside: 'Dacă nu ai fost tu, scrie imediat celui care administrează acest server.',
  },
}
