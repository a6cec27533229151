import type { Seed } from '../../ground/seed.js';
import { llamada, page } from './page.js';

/** The home page. */
export const inicio = (): Seed =>
  page(
    '/',
    'Su ahorro hace crecer a su gente.',
    'Somos una cooperativa de personas: lo que usted ahorra se vuelve el crédito de su vecina, y la ganancia vuelve a los socios.',
    llamada(
      '¿Todavía no es socio?',
      '<p>Compre su primer certificado de aportación en cualquier agencia. Desde ese día tiene voz y voto en la asamblea, participa de los excedentes y puede pedir un crédito.</p>',
      { boton: 'Ver los pasos y el costo', enlace: '/hacerse-socio' },
    ),
  );
