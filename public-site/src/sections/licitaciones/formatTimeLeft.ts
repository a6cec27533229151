const HOUR_MS = 3_600_000;

/** Formats the time left until an instant: «quedan 5 días», «quedan 3 horas». Undefined once it has passed. */
export function formatTimeLeft(instant: string, now: number): string | undefined {
  const hours = Math.floor((Date.parse(instant) - now) / HOUR_MS);
  if (hours < 0) return undefined;
  if (hours < 1) return 'queda menos de una hora';
  if (hours < 48) return hours === 1 ? 'queda 1 hora' : `quedan ${hours} horas`;
  return `quedan ${Math.floor(hours / 24)} días`;
}
