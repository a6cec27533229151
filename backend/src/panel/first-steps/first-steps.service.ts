import { type AnySection, adminPathOf, type MenuEntry, sectionList, sections, todayInLaPaz } from '@coop/domain';
import type { Paso } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { MAX_COUNTED } from '../../platform/database/tables/readPage.js';
import { EntidadInForce } from '../../platform/entidad.js';
import { Problem } from '../../platform/http/problem.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { StarterContent } from '../../resource/starter/starter-content.service.js';
import { type CountQuery, CountsRepository } from '../counts.repository.js';
import { findListQuery } from '../listAddress.js';
import { OtherSteps, type Step, type StepCount, stepOf } from './other-steps.service.js';
import { StepNotesRepository } from './step-notes.repository.js';

const entidad = sections['sitio/entidad'];

type SectionStep = Step & { section: AnySection };

const ofSections: readonly SectionStep[] = (sectionList as readonly AnySection[]).flatMap((section) =>
  section.firstStep
    ? [
        {
          ...section.firstStep,
          clave: section.name,
          seccion: section.name,
          enlace: adminPathOf(section.name as MenuEntry),
          section,
        },
      ]
    : [],
);

/**
 * Missing first steps of a new installation, for administrador.
 *
 * Once complete, they stay complete until the server restarts. A demonstration has none.
 */
@Injectable()
export class FirstStepsService {
  private isOver = false;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly entidad: EntidadInForce,
    private readonly counts: CountsRepository,
    private readonly history: HistoryRepository,
    private readonly notes: StepNotesRepository,
    private readonly others: OtherSteps,
    private readonly starters: StarterContent,
  ) {}

  /** Returns all steps in order; none once all are done or set aside. */
  async findFor(staff: Staff, today = todayInLaPaz()): Promise<Paso[]> {
    if (this.isOver || staff.rol !== 'administrador' || this.entidad.current.demostracion) return [];
    const steps = await this.findAll(staff, today);
    this.isOver = steps.every(({ hecho, apartado }) => hecho || apartado);
    return this.isOver ? [] : steps;
  }

  /**
   * Sets aside an optional step. Throws `no_encontrado` for an unknown step and `transicion_invalida` for a mandatory
   * one.
   */
  async setAside(staff: Staff, clave: string): Promise<void> {
    const step = this.requireStep(clave);
    if (!step.aside) throw new Problem('transicion_invalida', `«${step.todo}» hace falta en toda entidad.`);
    const who = { por: staff.nombre || staff.email, en: new Date().toISOString() };
    await this.note(staff, 'apartarPaso', step, (tx) => this.notes.setAside(clave, who, tx));
  }

  async resume(staff: Staff, clave: string): Promise<void> {
    await this.note(staff, 'retomarPaso', this.requireStep(clave), (tx) => this.notes.resume(clave, tx));
    this.isOver = false;
  }

  private async findAll(staff: Staff, today: string): Promise<Paso[]> {
    const aside = await this.notes.findAside();
    const steps: [Step, StepCount][] = [...(await this.others.findAll()), ...(await this.countRows(staff, today))];
    return steps
      .sort(([one], [other]) => one.turn - other.turn)
      .map(([step, counted]) => stepOf(step, counted, aside.get(step.clave)));
  }

  private async countRows(staff: Staff, today: string): Promise<[Step, StepCount][]> {
    const asked: (CountQuery & { step: SectionStep })[] = [];
    for (const step of ofSections)
      if (!step.byStaff || (await this.history.hasStaffWritten(step.section)))
        asked.push(...countQueriesOf(step, staff, today));
    const totals = await this.counts.count(asked, MAX_COUNTED);
    const lacking = await this.starters.findLacking();
    return ofSections.map((step) => {
      const at = asked.findIndex((one) => one.step === step);
      const [hay, porTraer] = at === -1 ? [0, false] : [totals[at]?.cantidad ?? 0, lacking.has(step.section)];
      return [step, { hay, hacenFalta: step.rows ?? 1, porTraer }];
    });
  }

  private requireStep(clave: string): Step {
    const step = [...ofSections, ...this.others.steps].find((one) => one.clave === clave);
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

function countQueriesOf(step: SectionStep, staff: Staff, today: string): (CountQuery & { step: SectionStep })[] {
  const { section, where } = step;
  const published = section.kind === 'publication' ? { estado: 'publicado' } : {};
  const query = findListQuery(section, staff, { ...where?.(today), ...published });
  return query ? [{ step, section, query }] : [];
}
