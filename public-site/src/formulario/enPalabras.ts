import type { Condition } from '@coop/domain';
import type { Campo } from './tipos';

/** When a field applies, for whoever sees it all the time: «Solo si «Tipo de persona» es Persona jurídica». */
export function enPalabras(condition: Condition | undefined, campos: readonly Campo[]): string | undefined {
  const terms = Object.entries(condition ?? {}).map(([nombre, values]) => {
    const campo = campos.find((c) => c.nombre === nombre);
    if (values.includes(true)) return `marcó «${campo?.etiqueta}»`;
    const textos = values.map((v) => campo?.opciones?.find(([valor]) => valor === v)?.[1] ?? String(v));
    return `en «${campo?.etiqueta}» eligió ${textos.join(' o ')}`;
  });
  return terms.length > 0 ? `Solo si ${terms.join(' y ')}` : undefined;
}
