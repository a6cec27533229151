import { createTransport } from 'nodemailer';
import { within } from '../platform/clock/within.js';
import type { Config } from '../platform/config/settings.js';
import { smtpAddress } from '../platform/config/smtpAddress.js';
import type { Trial } from './trial.js';

const PATIENCE_MS = 8_000;

/** Signs in to the mail server, sending nothing. A refused password is a fault; a server out of reach, a warning: mails wait. */
export async function tryMailServer({ SMTP_URL, NODE_ENV }: Config): Promise<Trial> {
  if (!SMTP_URL) return {};
  const transporter = createTransport(smtpAddress(SMTP_URL, NODE_ENV === 'production'));
  try {
    await within(PATIENCE_MS, transporter.verify());
    return {};
  } catch (error) {
    const { code, message, responseCode = 0 } = error as { code?: string; message: string; responseCode?: number };
    if (code === 'EAUTH' && responseCode >= 500)
      return { faults: [{ name: 'SMTP_URL', message: `el servidor rechaza ese usuario y clave (${responseCode})` }] };
    return {
      warnings: [
        { name: 'SMTP_URL', message: `no se pudo hablar con el servidor: los correos esperan (${code ?? message})` },
      ],
    };
  } finally {
    transporter.close();
  }
}
