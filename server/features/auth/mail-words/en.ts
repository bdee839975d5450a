import type { MailWords } from './mail-words.ts'

export const en: MailWords = {
  signature: 'Thermoscribe',
  verify: {
    subject: 'Confirm your email for Thermoscribe',
    title: 'Welcome to Thermoscribe!',
    text: 'Please open the link to confirm your email and get {{credits}} free conversions. It works for 7 days.',
    action: 'Confirm my email',
    aside: 'If you did not register, you can ignore this mail.',
  },
  reset: {
    subject: 'A new password for Thermoscribe',
    title: 'Choose a new password',
    text: 'Somebody, probably you, asked for a new password. The link works once, for 30 minutes, and signs you out everywhere.',
    action: 'Choose a new password',
    aside: 'If it was not you, you can ignore this mail: nothing has changed.',
  },
  'address-change': {
    subject: 'Confirm your new email for Thermoscribe',
    title: 'Your new email',
    text: 'Please open the link to use this email for your account. It works for 24 hours.',
    action: 'Use this email',
    aside: 'If you did not ask for it, you can ignore this mail.',
  },
  'password-changed': {
    subject: 'Your Thermoscribe password was changed',
    title: 'Your password was changed',
    text: 'The password of your account has just been changed, and other devices were signed out.',
    aside: 'If it was not you, ask for a new password on the sign-in screen at once.',
  },
  'address-changed': {
    subject: 'Your Thermoscribe email was changed',
    title: 'Your email was changed',
    text: 'Your account now uses another email; this one no longer signs you in.',
    aside: 'If it was not you, write to whoever runs this server at once.',
  },
}
