import { formatDate } from '@coop/domain/format';

const SOON_DAYS = 30;

/** Formats the end of a promotion: «Termina hoy», «Termina en 5 días», «Hasta el 3 de enero de 2027». */
export function formatEnd(daysLeft: number | null, vigenteHasta: string | null): string {
  if (daysLeft === null) return 'Promoción finalizada';
  if (daysLeft === 0) return 'Termina hoy';
  if (daysLeft === 1) return 'Termina mañana';
  if (daysLeft <= SOON_DAYS || !vigenteHasta) return `Termina en ${daysLeft} días`;
  return `Hasta el ${formatDate(vigenteHasta)}`;
}
