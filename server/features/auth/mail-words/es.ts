import type { MailWords } from './mail-words.ts'

export const es: MailWords = {
  signature: 'Thermoscribe',
  verify: {
    subject: 'Confirma tu correo en Thermoscribe',
    title: '¡Te damos la bienvenida a Thermoscribe!',
    text: 'Abre el enlace para confirmar tu correo y recibir {{credits}} conversiones gratis. Funciona durante 7 días.',
    action: 'Confirmar mi correo',
    aside: 'Si no te has registrado, puedes ignorar este mensaje.',
  },
  reset: {
    subject: 'Una contraseña nueva para Thermoscribe',
    title: 'Elige una contraseña nueva',
    text: 'Alguien, seguramente tú, ha pedido una contraseña nueva. El enlace funciona una sola vez, durante 30 minutos, y cierra la sesión en todas partes.',
    action: 'Elegir una contraseña nueva',
    aside: 'Si no has sido tú, puedes ignorar este mensaje: no ha cambiado nada.',
  },
  'address-change': {
    subject: 'Confirma tu correo nuevo en Thermoscribe',
    title: 'Tu correo nuevo',
    text: 'Abre el enlace para usar este correo en tu cuenta. Funciona durante 24 horas.',
    action: 'Usar este correo',
    aside: 'Si no lo has pedido, puedes ignorar este mensaje.',
  },
  'password-changed': {
    subject: 'Tu contraseña de Thermoscribe ha cambiado',
    title: 'Tu contraseña ha cambiado',
    text: 'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
    aside: 'Si no has sido tú, pide enseguida una contraseña nueva en la pantalla de acceso.',
  },
  'address-changed': {
    subject: 'Tu correo de Thermoscribe ha cambiado',
    title: 'Tu correo ha cambiado',
    text: 'Tu cuenta usa ahora otro correo; con este ya no puedes entrar.',
    aside: 'Si no has sido tú, escribe enseguida a quien gestiona este servidor.',
  },
}
