/** Failure of an outgoing request, in Spanish for staff, without text of the remote server. */
export class OutgoingFault extends Error {}

const reasons: Record<string, string> = {
  ENOTFOUND: 'No se encontró el servidor por su nombre',
  EAI_AGAIN: 'No se pudo preguntar por el nombre del servidor',
  ESERVFAIL: 'No se pudo preguntar por el nombre del servidor',
  EREFUSED: 'No se pudo preguntar por el nombre del servidor',
  ETIMEOUT: 'Nadie respondió por el nombre del servidor',
  ECONNREFUSED: 'El servidor no acepta conexiones',
  ECONNRESET: 'El servidor cortó la conexión',
  EPIPE: 'El servidor cortó la conexión',
  EHOSTUNREACH: 'No hay camino hasta el servidor',
  ENETUNREACH: 'No hay camino hasta el servidor',
  ETIMEDOUT: 'El servidor no respondió a tiempo',
  ABORT_ERR: 'El servidor no respondió a tiempo',
};

const ofCertificate = /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** Maps a network error to an OutgoingFault. */
export function faultOf(error: unknown): OutgoingFault {
  if (error instanceof OutgoingFault) return error;
  const { code = '' } = error as { code?: string };
  if (ofCertificate.test(code)) return new OutgoingFault(`Su certificado no vale (${code})`);
  const known = reasons[code];
  if (known) return new OutgoingFault(known);
  return new OutgoingFault(/^[A-Z][A-Z0-9_]*$/.test(code) ? `No se pudo enviar (${code})` : 'No se pudo enviar');
}
