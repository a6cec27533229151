import { type Answering, says } from './answer';

/** A lost card: the line that blocks it. */
export const lostCard: Answering = async ({ words, leer }) => {
  if (!(says(words, 'bloqueo') && says(words, 'tarjeta'))) return undefined;
  const { bloqueoTarjetas, telefonoGratuito, horarioTelefono } = leer.entidad();
  const line =
    bloqueoTarjetas ?? (telefonoGratuito && { telefono: telefonoGratuito, horario: horarioTelefono ?? undefined });
  if (!line) return undefined;
  return {
    title: 'Bloquee su tarjeta ahora',
    lines: [{ label: 'Llame a', value: line.telefono }],
    ...(line.horario && { note: `Atiende ${line.horario}.` }),
    call: { phone: line.telefono, text: 'Llamar' },
    more: { href: '/productos/tarjeta-debito', text: 'Qué hacer después' },
  };
};
