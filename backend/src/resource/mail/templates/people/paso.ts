import type { Block } from '../block.js';
import { composeMail, type Template } from '../composeMail.js';
import { applyOwnText, type OwnText, subjectOfCase } from '../ownText.js';

export type Paso = {
  /** Label of the submission: «Reclamo». */
  tipo: string;
  codigo: string;
  /** Current state, as worded for visitors. */
  paso: string;
  /** Deadline of the pending answer, in words. */
  limite?: string | null | undefined;
  /** Private link of the case. */
  enlace: string;
};

/** Returns the content without the letterhead; also used by the preview of custom texts. */
export function pasoContent({ tipo, codigo, paso, limite, enlace }: Paso, entidad: string, own?: OwnText) {
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
  return applyOwnText(own, { codigo, paso, limite, entidad }, said);
}

/** To the visitor: their case changed state. It quotes nothing that they or staff wrote. */
export const paso: Template<Paso> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = pasoContent(datos, sender.entidad.nombre, own);
  return composeMail(asunto, blocks, sender, hilo);
};
