import { composeMail, type Template } from './composeMail.js';

type Passed = {
  /** What is wrong, in a sentence. */
  texto: string;
  /** In words, like `hasta`, which only what is over has. */
  desde: string;
  hasta: string | null;
  ruta: string;
};

/** To whoever runs the system: something of it is past its limit, or no longer is. */
export const alarma: Template<Passed> = ({ texto, desde, hasta, ruta }, sender) =>
  composeMail(
    `${hasta ? 'Terminó' : 'Alarma'}: ${texto}`,
    [
      { parrafo: hasta ? `Lo que sigue ya no se observa: ${texto}.` : `${texto}.` },
      { datos: [['Desde', desde], ...(hasta ? ([['Visto por última vez', hasta]] as const) : [])] },
      { enlace: 'Abrir el panel', ruta },
    ],
    sender,
  );
