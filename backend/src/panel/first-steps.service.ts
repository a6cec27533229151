import { type AnySection, adminPathOf, sectionList } from '@coop/domain';
import type { Paso } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../platform/auth/staff.js';
import { EntidadInForce } from '../platform/entidad/entidad-in-force.js';
import { RowStores } from '../resource/rows/row-stores.js';
import { findListQuery } from './findListQuery.js';

const leading = (sectionList as readonly AnySection[])
  .flatMap((section) => (section.firstStep ? [{ section, step: section.firstStep }] : []))
  .sort((one, other) => one.step.turn - other.step.turn);

/**
 * What a new installation still lacks, for administrador. Once nothing is missing nobody is asked again while the server runs:
 * these are first steps, and what is taken away later is no beginning. A demonstration has what it has.
 */
@Injectable()
export class FirstStepsService {
  private isOver = false;

  constructor(
    private readonly entidad: EntidadInForce,
    private readonly stores: RowStores,
  ) {}

  /** Every step, done or not, in their order; none, once all are done. */
  async findFor(staff: Staff): Promise<Paso[]> {
    if (this.isOver || staff.rol !== 'administrador' || this.entidad.current.demostracion) return [];
    const steps: Paso[] = [];
    for (const { section, step } of leading)
      steps.push({
        seccion: section.name,
        etiqueta: step.todo,
        hecho: (await this.countIn(section, staff)) >= (step.rows ?? 1),
        enlace: adminPathOf(section.name as never),
      });
    this.isOver = steps.every(({ hecho }) => hecho);
    return this.isOver ? [] : steps;
  }

  private async countIn(section: AnySection, staff: Staff): Promise<number> {
    const query = findListQuery(section, staff, section.kind === 'publication' ? { estado: 'publicado' } : {});
    if (!query) return 0;
    const { total } = await this.stores.of(section).findPage(section, { ...query, range: [0, 0] });
    return total;
  }
}
