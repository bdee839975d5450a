import type { MailWords } from './mail-words.ts'

export const fr: MailWords = {
  signature: 'Thermoscribe',
  verify: {
    subject: 'Confirmez votre adresse pour Thermoscribe',
    title: 'Bienvenue sur Thermoscribe !',
    text: 'Ouvrez le lien pour confirmer votre adresse et recevoir {{credits}} conversions gratuites. Il fonctionne pendant 7 jours.',
    action: 'Confirmer mon adresse',
    aside: 'Si vous ne vous êtes pas inscrit, vous pouvez ignorer ce message.',
  },
  reset: {
    subject: 'Un nouveau mot de passe pour Thermoscribe',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Le lien fonctionne une fois, pendant 30 minutes, et vous déconnecte partout.',
    action: 'Choisir un nouveau mot de passe',
    aside: 'Si ce n’était pas vous, vous pouvez ignorer ce message : rien n’a changé.',
  },
  'address-change': {
    subject: 'Confirmez votre nouvelle adresse pour Thermoscribe',
    title: 'Votre nouvelle adresse',
    text: 'Ouvrez le lien pour utiliser cette adresse pour votre compte. Il fonctionne pendant 24 heures.',
    action: 'Utiliser cette adresse',
    aside: 'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
  },
  'password-changed': {
    subject: 'Votre mot de passe Thermoscribe a été modifié',
    title: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte vient d’être modifié, et les autres appareils ont été déconnectés.',
    aside:
      'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe sur l’écran de connexion.',
  },
  'address-changed': {
    subject: 'Votre adresse Thermoscribe a été modifiée',
    title: 'Votre adresse a été modifiée',
    text: 'Votre compte utilise maintenant une autre adresse ; celle-ci ne permet plus de se connecter.',
    aside: 'Si ce n’était pas vous, écrivez tout de suite à la personne qui gère ce serveur.',
  },
}
