import { type AnyRow, type AnySection, sections } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import { complaintFrom } from '@coop/domain/sections/reclamos/complaintFrom';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { invalidData } from '../../platform/http/problem.js';
import type { Lock } from '../../platform/http/version/version-tag.interceptor.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { RowWriter } from '../../resource/rows/row-writer.js';

const reclamos: AnySection = sections['contactanos/reclamos'];

const origins: { readonly [section: string]: string } = {
  'contactanos/consultas': 'consultaOrigen',
  'contactanos/calificaciones': 'calificacionOrigen',
};

@Injectable()
export class ForwardService {
  constructor(
    private readonly resources: ResourceService,
    private readonly writer: RowWriter,
  ) {}

  /** Creates a complaint from a case and links both; the term counts from the case's reception. */
  async toComplaint(
    section: AnySection,
    staff: Staff,
    id: string,
    lock: Lock,
    sent: Record<string, unknown>,
  ): Promise<AnyRow> {
    const { version: _, nota, ...values } = sent;
    const source = await this.resources.copyable(section, staff, id);
    await this.resources.requireFresh(section, staff, source, lock);
    requireNoReception(values);
    const draft = { ...complaintFrom(section.name, source), ...values };
    const complaint = await this.resources.prepareRow(reclamos, staff, draft);
    Object.assign(complaint, {
      [origins[section.name] as string]: id,
      ...receptionFields(section, source),
      politicaVersion: source.politicaVersion,
      consentimientoEn: source.consentimientoEn,
    });
    const order = { nota, reclamo: complaint.id };
    const link = await this.resources.prepareOrder(section, staff, id, 'derivar', lock, order);
    await this.writer.together(async (batch) => {
      await this.writer.insert({ section: reclamos, action: 'crear', after: complaint, staff }, undefined, batch);
      await link(batch);
    });
    return this.resources.written(section, staff, id);
  }
}

function receptionFields(section: AnySection, source: AnyRow) {
  const received = (source.fechaRecepcion as string | undefined) ?? dayInLaPaz(source.creadoEn);
  return {
    fechaRegistro: dayInLaPaz(source.creadoEn),
    fechaRecepcion: received,
    motivoRegistroTardio: `Se recibió como ${section.label.one.toLowerCase()} ${source.codigo}`,
  };
}

/** Throws a 422 if the order sets the reception, which comes from the case. */
function requireNoReception(values: Record<string, unknown>) {
  const names = ['fechaRecepcion', 'motivoRegistroTardio'].filter((name) => values[name] != null);
  if (names.length > 0)
    throw invalidData(Object.fromEntries(names.map((name) => [name, 'Se toma del caso que se deriva'])));
}
