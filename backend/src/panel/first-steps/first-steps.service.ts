import { type AnySection, sections, todayInLaPaz } from '@coop/domain';
import type { Paso } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { MAX_COUNTED } from '../../platform/database/tables/readPage.js';
import { EntidadInForce } from '../../platform/entidad.js';
import { Problem } from '../../platform/http/problem.js';
import { CotizacionService } from '../../rates/cotizacion/cotizacion.service.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { StarterContent } from '../../resource/starter/starter-content.service.js';
import { type CountQuery, CountsRepository } from '../counts.repository.js';
import { findListQuery } from '../listAddress.js';
import { StepNotesRepository } from './step-notes.repository.js';
import { type Step, steps } from './steps.js';

const entidad = sections['sitio/entidad'];

type StepCount = { hay: number; hacenFalta: number; porTraer?: boolean };

/** Missing first steps; none in a demonstration. Once complete, they stay so until a restart. */
@Injectable()
export class FirstStepsService {
  private isOver = false;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly entidad: EntidadInForce,
    private readonly counts: CountsRepository,
    private readonly history: HistoryRepository,
    private readonly notes: StepNotesRepository,
    private readonly starters: StarterContent,
    private readonly cotizacion: CotizacionService,
  ) {}

  async findFor(staff: Staff, today = todayInLaPaz()): Promise<Paso[]> {
    if (this.isOver || staff.rol !== 'administrador' || this.entidad.current.demostracion) return [];
    const all = await this.findAll(staff, today);
    this.isOver = all.every(({ hecho, apartado }) => hecho || apartado);
    return this.isOver ? [] : all;
  }

  /** Sets an optional step aside. Throws `no_encontrado`, or `transicion_invalida` if mandatory. */
  async setAside(staff: Staff, clave: string): Promise<void> {
    const step = this.requireStep(clave);
    if (!step.aside) throw new Problem('transicion_invalida', `«${step.todo}» hace falta en toda entidad.`);
    const author = { por: staff.nombre || staff.email, en: new Date().toISOString() };
    await this.note(staff, 'apartarPaso', step, (tx) => this.notes.setAside(clave, author, tx));
  }

  async resume(staff: Staff, clave: string): Promise<void> {
    await this.note(staff, 'retomarPaso', this.requireStep(clave), (tx) => this.notes.resume(clave, tx));
    this.isOver = false;
  }

  private async findAll(staff: Staff, today: string): Promise<Paso[]> {
    const aside = await this.notes.findAside();
    const counts = await this.countRows(staff, today);
    counts.set('cotizacion', counted((await this.cotizacion.find()) !== undefined));
    counts.set('correo', counted(await this.notes.hasMail()));
    return steps.map((step) => answerOf(step, counts.get(step.clave) ?? counted(false), aside.get(step.clave)));
  }

  private async countRows(staff: Staff, today: string): Promise<Map<string, StepCount>> {
    const queries: (CountQuery & { step: Step })[] = [];
    for (const step of steps)
      if (step.section && (!step.byStaff || (await this.history.hasStaffWritten(step.section))))
        queries.push(...countQueriesOf(step, step.section, staff, today));
    const totals = await this.counts.count(queries, MAX_COUNTED);
    const lacking = await this.starters.findLacking();
    return new Map(
      queries.map(({ step, section }, at) => [
        step.clave,
        { hay: totals[at]?.cantidad ?? 0, hacenFalta: step.rows ?? 1, porTraer: lacking.has(section) },
      ]),
    );
  }

  private requireStep(clave: string): Step {
    const step = steps.find((one) => one.clave === clave);
    if (!step) throw new Problem('no_encontrado', 'No hay un primer paso con esa clave.');
    return step;
  }

  /** Runs the write and audits it, unless it changed nothing. */
  private async note(staff: Staff, action: string, step: Step, write: (tx: Database) => Promise<boolean>) {
    await this.database.transaction(async (tx) => {
      if (await write(tx)) await this.history.addEvent(entidad, action, step.todo, staff, { clave: step.clave }, tx);
    });
  }
}

function countQueriesOf(step: Step, section: AnySection, staff: Staff, today: string): (CountQuery & { step: Step })[] {
  const published = section.kind === 'publication' ? { estado: 'publicado' } : {};
  const query = findListQuery(section, staff, { ...step.where?.(today), ...published });
  return query ? [{ step, section, query }] : [];
}

const counted = (isDone: boolean): StepCount => ({ hay: isDone ? 1 : 0, hacenFalta: 1 });

const answerOf = (
  { clave, seccion, todo, why, aside, enlace }: Step,
  { hay, hacenFalta, porTraer = false }: StepCount,
  apartado: Paso['apartado'] | undefined,
): Paso => ({
  clave,
  seccion,
  etiqueta: todo,
  motivo: why,
  hecho: hay >= hacenFalta,
  hay,
  hacenFalta,
  porTraer,
  apartar: aside ?? null,
  apartado: apartado ?? null,
  enlace,
});
