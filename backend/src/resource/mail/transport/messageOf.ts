import type { SendMailOptions } from 'nodemailer';
import type { Outgoing } from '../outgoing.js';
import type { Sender } from '../sender.js';

/**
 * The message of a mail: one recipient, and an identifier that follows from its row, so that one that is sent again after
 * a crash is known for the same. Nothing in it is read from a file or an address.
 */
export function messageOf(
  { id, para, asunto, hilo, texto, html, creadoEn, anteriores, adjuntos }: Outgoing,
  sender: Sender,
): SendMailOptions {
  const { entidad, address } = sender;
  const messageIdOf = (mail: string) => `<${mail}@${address.split('@')[1]}>`;
  const earlier = anteriores.map(messageIdOf);
  const parent = earlier.at(-1);
  return {
    messageId: messageIdOf(id),
    ...(parent && { inReplyTo: parent, references: earlier }),
    date: new Date(creadoEn),
    from: { name: entidad.nombreCorto, address },
    to: { name: '', address: para },
    ...(entidad.correo && entidad.correo !== address && { replyTo: entidad.correo }),
    envelope: { from: address, to: [para] },
    subject: hilo ?? asunto,
    text: texto ?? '',
    html: html ?? '',
    attachments: adjuntos.map(({ nombre, mime, bytes }) => ({ filename: nombre, contentType: mime, content: bytes })),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'es-BO' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
