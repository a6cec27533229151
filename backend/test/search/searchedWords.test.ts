import { expect, it } from '@jest/globals';
import { writing } from '../content/writing.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

const { create } = writing(test, 'sitio/paginas', () => ({ ruta: '/socios/trato', titulo: 'Nuestro trato' }));
const found = async (q: string): Promise<string[]> => {
  const filter = JSON.stringify({ q });
  const { body } = await test.as('administrador').get('/api/sitio/paginas').query({ filter }).expect(200);
  return body.map(({ ruta }: { ruta: string }) => ruta);
};

it('list search covers the visible text of blocks and excludes markup, keys and addresses', async () => {
  await create({
    bloques: [
      {
        tipo: 'llamada',
        titulo: 'Venga a vernos',
        texto: '<p>Un trato cer<strong>cano</strong></p><p>Ahorro &amp; crédito en zampoñas</p>',
        boton: 'Hallar una oficina',
        enlace: '/contactanos/agencias',
      },
      { tipo: 'preguntas', elementos: [{ titulo: '¿Hay quirquincho?', texto: 'Sí, los jueves' }] },
      { tipo: 'tabla', filas: [{ a: 'Socio', b: 'Aporte de charango' }] },
    ],
  });
  for (const visible of ['cercano', 'zamponas', '& credito', 'hallar una', 'quirquincho', 'jueves', 'charango'])
    expect([visible, await found(visible)]).toEqual([visible, ['/socios/trato']]);
  for (const hidden of ['strong', '</p>', 'amp;', 'llamada', 'preguntas', 'contactanos/agencias', 'null'])
    expect([hidden, await found(hidden)]).toEqual([hidden, []]);
});

const spellings = ["O'Higgins-Puna", 'O’Higgins–Puna', 'Oʼhiggins‑puna', 'o`higgins—PUNA', 'O´Higgins−Puna'];

it.each(spellings)('list search matches any variant of apostrophe and dash: %s', async (titulo) => {
  const { id } = await create({ ruta: `/socios/irlanda-${spellings.indexOf(titulo)}`, titulo });
  for (const q of spellings) {
    const filter = JSON.stringify({ q, id });
    const { body } = await test.as('administrador').get('/api/sitio/paginas').query({ filter }).expect(200);
    expect([q, body.map((row: { titulo: string }) => row.titulo)]).toEqual([q, [titulo]]);
  }
});
