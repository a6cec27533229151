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

it('a list finds what people read in its rows, and neither marks nor keys nor addresses', async () => {
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
  for (const read of ['cercano', 'zamponas', '& credito', 'hallar una', 'quirquincho', 'jueves', 'charango'])
    expect([read, await found(read)]).toEqual([read, ['/socios/trato']]);
  for (const unread of ['strong', '</p>', 'amp;', 'llamada', 'preguntas', 'contactanos/agencias', 'null'])
    expect([unread, await found(unread)]).toEqual([unread, []]);
});

const written = ["O'Higgins-Puna", 'O’Higgins–Puna', 'Oʼhiggins‑puna', 'o`higgins—PUNA', 'O´Higgins−Puna'];

it.each(written)('a list finds an apostrophe and a dash however they are written: %s', async (titulo) => {
  const { id } = await create({ ruta: `/socios/irlanda-${written.indexOf(titulo)}`, titulo });
  for (const q of written) {
    const filter = JSON.stringify({ q, id });
    const { body } = await test.as('administrador').get('/api/sitio/paginas').query({ filter }).expect(200);
    expect([q, body.map((row: { titulo: string }) => row.titulo)]).toEqual([q, [titulo]]);
  }
});
