import type { MailWords } from './mail-words.ts'

export const pl: MailWords = {
  signature: 'Thermoscribe',
  verify: {
    subject: 'Potwierdź swój adres e-mail w Thermoscribe',
    title: 'Witamy w Thermoscribe!',
    text: 'Otwórz link, aby potwierdzić adres e-mail i otrzymać darmowe konwersje (liczba: {{credits}}). Link działa przez 7 dni.',
    action: 'Potwierdź adres',
    aside: 'Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość.',
  },
  reset: {
    subject: 'Nowe hasło do Thermoscribe',
    title: 'Ustaw nowe hasło',
    text: 'Ktoś, prawdopodobnie Ty, poprosił o nowe hasło. Link działa jeden raz, przez 30 minut, i wyloguje Cię ze wszystkich urządzeń.',
    action: 'Ustaw nowe hasło',
    aside: 'Jeśli to nie Ty, zignoruj tę wiadomość: nic się nie zmieniło.',
  },
  'address-change': {
    subject: 'Potwierdź nowy adres e-mail w Thermoscribe',
    title: 'Twój nowy adres',
    text: 'Otwórz link, aby używać tego adresu na swoim koncie. Link działa przez 24 godziny.',
    action: 'Używaj tego adresu',
    aside: 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
  },
  'password-changed': {
    subject: 'Hasło do Thermoscribe zostało zmienione',
    title: 'Hasło zostało zmienione',
    text: 'Hasło do Twojego konta zostało właśnie zmienione, a inne urządzenia wylogowane.',
    aside: 'Jeśli to nie Ty, natychmiast poproś o nowe hasło na ekranie logowania.',
  },
  'address-changed': {
    subject: 'Adres e-mail w Thermoscribe został zmieniony',
    title: 'Adres został zmieniony',
    text: 'Twoje konto używa teraz innego adresu; tym adresem nie można się już zalogować.',
    aside: 'Jeśli to nie Ty, natychmiast napisz do osoby prowadzącej ten serwer.',
  },
}
