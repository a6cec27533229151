import { adminPathOf, sections } from '@coop/domain';
import type { Paso } from '@coop/domain/answers';
import { type FirstStep, notApplicable } from '@coop/domain/firstStep';
import { Injectable } from '@nestjs/common';
import { CotizacionService } from '../../rates/cotizacion/cotizacion.service.js';
import { StepNotesRepository } from './step-notes.repository.js';

export type Step = FirstStep & { clave: string; seccion: string; enlace: string };

export type StepCount = { hay: number; hacenFalta: number; porTraer?: boolean };

/** Maps a step to its response. */
export const stepOf = (
  { clave, seccion, todo, why, aside, enlace }: Step,
  { hay, hacenFalta, porTraer = false }: StepCount,
  apartado: Paso['apartado'] | undefined,
): Paso => ({
  clave,
  seccion,
  etiqueta: todo,
  motivo: why ?? null,
  hecho: hay >= hacenFalta,
  hay,
  hacenFalta,
  porTraer,
  apartar: aside ?? null,
  apartado: apartado ?? null,
  enlace,
});

const correos = sections['sitio/correos'];

const rates: Step = {
  turn: 12,
  clave: 'cotizacion',
  seccion: 'cotizacion',
  todo: 'Ponga la cotización del dólar y la UFV',
  why: 'La cinta del sitio la muestra. Con COTIZACION_FUENTE=bcb se lee sola del Banco Central.',
  aside: notApplicable,
  enlace: '/administrador#cotizacion',
};
const mail: Step = {
  turn: 13,
  clave: 'correo',
  seccion: correos.name,
  todo: 'Envíese un correo de prueba',
  why: 'Constancias y respuestas salen por correo: compruebe que llegan antes de abrir.',
  enlace: adminPathOf(correos.name),
};

/** First steps without a section of their own. */
@Injectable()
export class OtherSteps {
  readonly steps: readonly Step[] = [rates, mail];

  constructor(
    private readonly rates: CotizacionService,
    private readonly notes: StepNotesRepository,
  ) {}

  async findAll(): Promise<[Step, StepCount][]> {
    const hasRates = (await this.rates.find()) !== undefined;
    return [
      [rates, counted(hasRates)],
      [mail, counted(await this.notes.hasMail())],
    ];
  }
}

const counted = (isDone: boolean): StepCount => ({ hay: isDone ? 1 : 0, hacenFalta: 1 });
