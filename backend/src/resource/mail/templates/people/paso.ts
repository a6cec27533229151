import type { Block } from '../block.js';
import { composeMail, type Template } from '../composeMail.js';
import { type OwnText, saidBy, subjectOfCase } from '../ownText.js';

export type Paso = {
  /** What it is: «Reclamo». */
  tipo: string;
  codigo: string;
  /** Where it stands now, in the words for whoever sent it. */
  paso: string;
  /** The last day of its answer, in words, while one is waited for. */
  limite?: string | null | undefined;
  /** Its private link. */
  enlace: string;
};

/** What it says, and the entity's name. */
export function sayPaso({ tipo, codigo, paso, limite, enlace }: Paso, entidad: string, own?: OwnText) {
  const what = `${tipo.toLowerCase()} ${codigo}`;
  const facts: Block = { datos: [['Ahora', paso], ...(limite ? [['Le respondemos hasta el', limite] as const] : [])] };
  const fixed: Block[] = [
    facts,
    { enlace: 'Ver su caso', ruta: enlace },
    {
      parrafo: 'Ese enlace abre su caso sin más datos: no lo comparta. Ahí mismo puede dejar de recibir estos avisos.',
    },
  ];
  const said = {
    asunto: `Su ${what}: ${paso}`,
    hilo: subjectOfCase(tipo, codigo),
    blocks: [{ parrafo: `Su ${what} dio un paso.` }, ...fixed],
    fixed,
  };
  return saidBy(own, { codigo, paso, limite, entidad }, said);
}

/** To the person: their case came to another state. It repeats nothing that they or staff wrote. */
export const paso: Template<Paso> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = sayPaso(datos, sender.entidad.nombre, own);
  return composeMail(asunto, blocks, sender, hilo);
};
