import { composeMail, type Template } from './composeMail.js';

type Day = {
  /** In words. */
  dia: string;
  /** What waits, and how much of it. */
  cifras: readonly (readonly [etiqueta: string, cantidad: string])[];
  /** What is missing, a sentence each. */
  avisos: readonly string[];
  ruta: string;
};

/** To staff, in the morning: what waits for them, by numbers. */
export const resumen: Template<Day> = ({ dia, cifras, avisos, ruta }, sender) =>
  composeMail(
    `Lo que espera hoy, ${dia}`,
    [
      { parrafo: 'Esto espera por usted en el panel:' },
      ...(cifras.length > 0 ? [{ datos: cifras }] : []),
      ...avisos.map((parrafo) => ({ parrafo })),
      { enlace: 'Abrir el panel', ruta },
    ],
    sender,
  );
