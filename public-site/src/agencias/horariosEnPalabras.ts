import { diasDeAtencion } from '../etiquetas';
import type { Publicado } from '../leer';

export type Horarios = Publicado<'sitio/agencias'>['horarios'];

/** «Lunes a viernes de 8:30 a 12:00 y de 14:30 a 18:30; sábado de 9:00 a 12:30». */
export function horariosEnPalabras(horarios: Horarios): string {
  const dias = [...new Set(horarios.map((turno) => turno.dias))];
  return dias
    .map((dia) => {
      const turnos = horarios.filter((turno) => turno.dias === dia);
      const horas = turnos.map(({ abre, cierra }) => `de ${hora(abre)} a ${hora(cierra)}`);
      return `${diasDeAtencion[dia]} ${horas.join(' y ')}`;
    })
    .join('; ');
}

const hora = (time: string) => time.replace(/^0/, '');
