import { sectionList } from '@coop/domain';
import { expect, test } from '@jest/globals';
import { formatConfirmation } from './useOrders';

test.each([
  ['Responder', 'Respuesta registrada.'],
  ['Iniciar el análisis', 'Se inició el análisis.'],
  ['Suspender', 'Se suspendió.'],
  ['Corregir el cierre', 'Se corrigió el cierre.'],
  ['No publicar', 'No se publicará.'],
])('%s → %s', (label, words) => expect(formatConfirmation(label)).toBe(words));

test('each order has a confirmation in the past tense', () => {
  const labels = sectionList
    .flatMap(({ flows }) => Object.values(flows))
    .flatMap(({ transitions }) => Object.values(transitions).map(({ label }) => label));
  const odd = [...new Set(labels)].filter(
    (label) => !/^(Se \S+(ó|ieron)[ .]|Respuesta |No se )/.test(formatConfirmation(label)),
  );
  expect(odd).toEqual([]);
});
