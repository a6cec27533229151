import { type AnyRow, type AnySection, sections } from '@coop/domain';
import type { Pago } from '@coop/domain/calculators';
import { Injectable } from '@nestjs/common';
import { Stationery } from '../../cases/documents/makeLetter.js';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { NamesService } from '../../resource/exports/names.service.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { type Application, applicationForm } from './applicationForm.js';
import { SimulatedPlansRepository } from './simulated-plans.repository.js';

const section: AnySection = sections['contactanos/solicitudes-creditos'];

@Injectable()
export class ApplicationPapersService {
  constructor(
    private readonly resources: ResourceService,
    private readonly stationery: Stationery,
    private readonly names: NamesService,
    private readonly plans: SimulatedPlansRepository,
  ) {}

  async form(staff: Staff, id: string): Promise<{ nombre: string; bytes: Buffer }> {
    const row = (await this.resources.get(section, staff, id)) as AnyRow & Application;
    const plan = await this.plans.find(id);
    const named = await this.names.ofReferences(staff, section, [row]);
    const officer = row.oficial ?? row.asignadoA;
    const oficial = officer ? ((await this.names.ofStaff()).get(officer) ?? null) : null;
    const bytes = await this.stationery.make(() => applicationForm(row, plan, named, oficial));
    return { nombre: `solicitud-${row.codigo}.pdf`, bytes };
  }

  /** Returns the simulated payments. Throws `transicion_invalida` if there was no simulation. */
  async plan(staff: Staff, id: string): Promise<Pago[]> {
    await this.resources.get(section, staff, id);
    const pagos = await this.plans.find(id);
    if (pagos.length > 0) return [...pagos];
    throw new Problem('transicion_invalida', 'La solicitud no viene de una simulación.');
  }
}
