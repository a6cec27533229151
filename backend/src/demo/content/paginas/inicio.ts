import { year } from '../../calendar.js';
import type { Seed } from '../../seed.js';
import { cifras, el, lista, page, texto } from './page.js';

/** The home page. It is the last row of the demonstration: when it is there, all of it is. */
export const inicio = (): Seed =>
  page(
    '/',
    'Su ahorro hace crecer a su gente.',
    'Somos una cooperativa de personas: lo que usted ahorra se vuelve el crédito de su vecina, y la ganancia vuelve a los socios.',
    lista('Productos para cada paso', [
      el('Caja de ahorro', 'Ábrala con Bs 20. Su dinero disponible y creciendo cada mes.', {
        dato: '3,00 % anual en Bs',
        enlace: '/productos/caja-ahorro',
      }),
      el('Depósito a plazo fijo', 'De 30 a 1.800 días, con la tasa conocida desde el primer día.', {
        dato: 'hasta 7,25 % anual',
        enlace: '/productos/depositos-plazo-fijo',
      }),
      el('Créditos', 'Vivienda, consumo y educación, con cuotas que usted elige.', {
        dato: 'desde 6,00 % anual',
        enlace: '/productos/creditos',
      }),
      el('Tarjeta de débito', 'Retire y pague en todo el país, sin costo de mantenimiento.', {
        dato: 'Bs 0 al año',
        enlace: '/productos/tarjeta-debito',
      }),
    ]),
    cifras('Cuentas claras, cada mes.', [
      el('socias y socios', undefined, { dato: '48.310' }),
      el('agencias en cinco departamentos', undefined, { dato: '12' }),
      el('años junto a las familias bolivianas', undefined, { dato: String(year(0) - 1968) }),
    ]),
    texto(
      '¿Todavía no es socio?',
      '<p>Compre su primer certificado de aportación por Bs 40 en cualquier agencia. Desde ese día tiene voz y voto en la asamblea, participa de los excedentes y puede pedir un crédito.</p>',
    ),
  );
