import { adminPathOf, type SectionName, sectionList } from '@coop/domain';
import { expect, test } from '@jest/globals';
import { titleOf } from './titleOf';

test.each([
  ['/administrador', 'Administrador'],
  ['/administrador/saldos', 'Saldos'],
  ['/administrador/institucional/bienes-adjudicados', 'Bienes adjudicados'],
  ['/administrador/contactanos/solicitudes-creditos', 'Solicitudes créditos'],
  ['/administrador/novedades/create', 'Novedades'],
  ['/administrador/novedades/01a1fb7d-9238-74e0-8519-6f842f16879c/show', 'Novedades'],
  ['/administrador/sitio/auditoria', 'Auditoría'],
  ['/administrador/novedades/papelera', 'Novedades'],
  ['/administrador/sitio/biblioteca', 'Biblioteca'],
  ['/administrador/no-existe', 'No existe'],
])('%s has the title %s', (pathname, title) => expect(titleOf(pathname)).toBe(title));

const words = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

test.each(sectionList.map(({ name, label }) => [name as SectionName, label.many] as const))(
  'the title of %s has the accents of its label',
  (name, label) => {
    const written = new Map(words(label).map((word) => [plain(word), word]));
    for (const word of words(titleOf(adminPathOf(name)))) expect(word).toBe(written.get(plain(word)) ?? word);
  },
);
