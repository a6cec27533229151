import { readPagina } from '../../../reading/readPagina';
import { withoutAccents } from '../../../wording/withoutAccents';
import { type Answering, says } from './answer';

const PAGE = '/institucional/gobierno-corporativo';
const MOST = 3;
const charges = ['geren', 'presiden', 'tesorer', 'secretari', 'auditor', 'vocal'];

/** Who has a charge, as the page of the government says it. */
export const who: Answering = async ({ words, leer }) => {
  const asked = charges.filter((charge) => words.some((word) => word.startsWith(charge)));
  if (asked.length === 0 && !says(words, 'directori', 'dirige', 'autoridad')) return undefined;
  const page = await readPagina(leer, PAGE);
  const people = (page?.bloques ?? []).flatMap(({ tipo, elementos }) => (tipo === 'personas' ? elementos : []));
  const found = people.filter(
    ({ dato }) =>
      asked.length === 0 ||
      withoutAccents(dato ?? '')
        .split(/\s+/)
        .some((word) => asked.some((one) => word.startsWith(one))),
  );
  if (found.length === 0) return undefined;
  return {
    title: 'Quién es',
    lines: found.slice(0, MOST).map(({ dato, titulo }) => ({ label: dato ?? '', value: titulo ?? '' })),
    more: { href: PAGE, text: 'Gobierno corporativo' },
  };
};
