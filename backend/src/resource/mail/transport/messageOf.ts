import type { SendMailOptions } from 'nodemailer';
import type { Outgoing } from '../outgoing.js';
import type { Sender } from '../sender.js';

/**
 * Builds the message: one recipient, and a Message-ID derived from the row, so that mail programs can deduplicate a
 * resend. File and URL access is disabled.
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
