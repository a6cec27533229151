import { type Answering, hasPrefix, shareAbout } from '../../../reading/answer';

const CHAT = ['whatsap', 'watsap', 'wasap', 'guasap', 'guatsap', 'wsp', 'wpp'];
/** Words of a question about signing in to online banking. */
const ACCESS = [
  ...['contrasena', 'clave', 'usuario', 'password', 'olvid', 'perd', 'recuper', 'cambi', 'bloque', 'entrar', 'ingres'],
  ...['banca', 'linea', 'web', 'internet', 'aplicacion', 'app', 'celular', 'cuenta', 'acord', 'recuerd'],
];
const REACH = ['telefono', 'llam', 'contact', 'hablar', 'comunicar', 'correo', 'email'];

export const contact: Answering = async ({ words, leer }) => {
  const isAboutChat = hasPrefix(words, ...CHAT);
  if (!isAboutChat && !(hasPrefix(words, ...REACH) && !hasPrefix(words, 'pagar', 'factura'))) return undefined;
  const { telefonoGratuito, horarioTelefono, whatsapp, correo } = leer.entidad();
  const chat = whatsapp && {
    phone: whatsapp.replace(/^591/, ''),
    href: `https://wa.me/${whatsapp}`,
    text: 'Escribir al',
  };
  const line = telefonoGratuito && { phone: telefonoGratuito, text: 'Llamar al' };
  const call = (isAboutChat && chat) || line || chat;
  if (!call) return undefined;
  return {
    title: 'Hable con nosotros',
    lines: [
      ...(line ? [{ label: 'Línea gratuita', value: line.phone }] : []),
      ...(chat ? [{ label: 'WhatsApp', value: chat.phone }] : []),
      ...(correo && hasPrefix(words, 'correo', 'email') ? [{ label: 'Correo', value: correo }] : []),
    ],
    ...(line && horarioTelefono && { note: `La línea gratuita atiende ${horarioTelefono}.` }),
    call,
    more: { href: '/contactanos', text: 'Otras formas de contacto' },
  };
};

/** Returns WhatsApp, where it is asked for. */
export const chat: Answering = async (about) => (hasPrefix(about.words, ...CHAT) ? contact(about) : undefined);

/** Returns where a lost user or password of online banking is asked for. */
export const access: Answering = async ({ words, terms, leer }) => {
  // A key to something else, such as a vault, is no password.
  if (shareAbout(terms, ...ACCESS) < 1) return undefined;
  if (!hasPrefix(words, 'contrasena', 'clave', 'usuario', 'password')) return undefined;
  if (hasPrefix(words, 'tarjeta', 'cajero', 'pidieron', 'sospechos', 'falso')) return undefined;
  const { telefonoGratuito, horarioTelefono, bancaEnLinea } = leer.entidad();
  if (!telefonoGratuito && !bancaEnLinea) return undefined;
  return {
    title: '¿Olvidó su usuario o su contraseña?',
    lines: telefonoGratuito ? [{ label: 'Pregunte en la línea gratuita', value: telefonoGratuito }] : [],
    note: [
      telefonoGratuito && horarioTelefono && `Atiende ${horarioTelefono}.`,
      'Nadie de la cooperativa le pedirá su contraseña, su PIN ni un código.',
    ]
      .filter(Boolean)
      .join(' '),
    ...(telefonoGratuito && { call: { phone: telefonoGratuito, text: 'Llamar al' } }),
    more: bancaEnLinea
      ? { href: bancaEnLinea, text: 'Ir a la banca en línea' }
      : { href: '/contactanos/agencias', text: 'Ir a una agencia' },
  };
};
