/** Sentences that the verb of the order's label does not give. */
const own: Readonly<Record<string, string>> = {
  'No publicar': 'No se publicará.',
  'Pedir documentos': 'Se pidieron los documentos.',
  Responder: 'Respuesta registrada.',
};

/** Verbs whose stem changes in the preterite. */
const irregular: Readonly<Record<string, string>> = { Corregir: 'corrigió', Pedir: 'pidió' };

/** Returns the sentence that confirms an order, from its label: «Iniciar el análisis» → «Se inició el análisis.» */
export function doneWords(label: string): string {
  const [verb = '', ...rest] = label.split(' ');
  const did =
    irregular[verb] ??
    verb
      .toLowerCase()
      .replace(/ar$/, 'ó')
      .replace(/[ei]r$/, 'ió');
  return own[label] ?? `Se ${[did, ...rest].join(' ')}.`;
}
