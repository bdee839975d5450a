import type { MailWords } from './mail-words.ts'

export const it: MailWords = {
  signature: 'Thermoscribe',
  verify: {
    subject: 'Conferma il tuo indirizzo per Thermoscribe',
    title: 'Ti diamo il benvenuto in Thermoscribe!',
    text: 'Apri il link per confermare il tuo indirizzo e ricevere {{credits}} conversioni gratuite. Funziona per 7 giorni.',
    action: 'Conferma il mio indirizzo',
    aside: 'Se non ti sei registrato, puoi ignorare questo messaggio.',
  },
  reset: {
    subject: 'Una nuova password per Thermoscribe',
    title: 'Scegli una nuova password',
    text: 'Qualcuno, probabilmente tu, ha chiesto una nuova password. Il link funziona una sola volta, per 30 minuti, e ti disconnette ovunque.',
    action: 'Scegli una nuova password',
    aside: 'Se non sei stato tu, puoi ignorare questo messaggio: non è cambiato nulla.',
  },
  'address-change': {
    subject: 'Conferma il tuo nuovo indirizzo per Thermoscribe',
    title: 'Il tuo nuovo indirizzo',
    text: 'Apri il link per usare questo indirizzo per il tuo account. Funziona per 24 ore.',
    action: 'Usa questo indirizzo',
    aside: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio.',
  },
  'password-changed': {
    subject: 'La tua password di Thermoscribe è cambiata',
    title: 'La tua password è cambiata',
    text: 'La password del tuo account è appena stata cambiata e gli altri dispositivi sono stati disconnessi.',
    aside: 'Se non sei stato tu, chiedi subito una nuova password nella schermata di accesso.',
  },
  'address-changed': {
    subject: 'Il tuo indirizzo di Thermoscribe è cambiato',
    title: 'Il tuo indirizzo è cambiato',
    text: 'Il tuo account ora usa un altro indirizzo; con questo non puoi più accedere.',
    aside: 'Se non sei stato tu, scrivi subito a chi gestisce questo server.',
  },
}
