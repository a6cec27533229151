import { describe, expect, it } from '@jest/globals';
import type { AnySection } from '../language/section.js';
import { sectionList, sections } from '../sections/index.js';
import { glosario } from '../text/glosario.js';
import { helpOf } from './helpOf.js';

const all = sectionList as readonly AnySection[];

describe('first-day help', () => {
  it.each(all.map((section) => [section.name, section] as const))(
    '%s: every sentence of the help is complete',
    (_, section) => {
      const { about, seenBy, steps } = helpOf(section);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      for (const sentence of [about, ...seenBy, ...steps]) expect(sentence).toMatch(/^[¿«A-ZÁÉÍÓÚÑ].*[.?]$/su);
      expect([about, ...seenBy, ...steps].join(' ')).not.toMatch(/undefined|null|\[object/);
    },
  );

  it('names who sees the rows: visitors for published content, only staff for submissions', () => {
    expect(helpOf(sections['institucional/tarifario']).seenBy).toEqual([
      'Los visitantes en /institucional/tarifario, solo lo publicado y vigente.',
      expect.stringMatching(/^En el panel: .*Administrador/),
    ]);
    expect(helpOf(sections['contactanos/reclamos']).seenBy).toEqual([
      expect.stringMatching(/^En el panel: (?!.*Recursos humanos)/),
    ]);
  });

  it.each([
    ['contactanos/reclamos', '«Iniciar el análisis»'],
    ['institucional/tarifario', '«Nueva versión»'],
    ['sitio/entidad', 'Hay uno solo'],
    ['sitio/feriados', '«Más › Importar»'],
  ] as const)('starts in %s with the first action that the section offers: %s', (name, offered) => {
    expect(helpOf(sections[name]).steps[0]).toContain(offered);
  });
});

it('the glossary defines each term without repeating it', () => {
  for (const [term, { name, means }] of Object.entries(glosario)) {
    expect(means).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/su);
    expect(name).not.toContain(term);
  }
});
