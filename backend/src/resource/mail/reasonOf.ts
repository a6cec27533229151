const LONGEST = 300;

/** Messages by error code, for failures without a server response. */
const reasons: Record<string, string> = {
  EAUTH: 'El servidor de correo no aceptó el usuario o la clave',
  ECONNECTION: 'No se pudo conectar con el servidor de correo',
  EDNS: 'No se encontró el servidor de correo',
  ESOCKET: 'No se pudo conectar con el servidor de correo',
  ETIMEDOUT: 'El servidor de correo no respondió a tiempo',
  ETLS: 'El servidor de correo no aceptó una conexión cifrada',
};

/** Formats a delivery failure as one line for staff, preferably with the server's response. */
export function reasonOf(error: unknown): string {
  const { code = '', response } = error as { code?: string; response?: string };
  const known = reasons[code];
  const said = response ? `El servidor de correo respondió: ${response}` : undefined;
  const why = code === 'EAUTH' ? known : (said ?? known);
  return (why ?? (error instanceof Error ? error.message : String(error)))
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, LONGEST);
}
