import { type AnyRow, type AnySection, sections } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import { complaintFrom } from '@coop/domain/sections/reclamos/complaintFrom';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { invalidData } from '../../platform/http/problem.js';
import type { Lock } from '../../platform/http/version/lock.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { RowWriter } from '../../resource/rows/row-writer.js';

const reclamos: AnySection = sections['contactanos/reclamos'];

/** The field of a complaint that names the case it comes from. */
const origins: { readonly [section: string]: string } = {
  'contactanos/consultas': 'consultaOrigen',
  'contactanos/calificaciones': 'calificacionOrigen',
};

/** Cases that turn out to be complaints. */
@Injectable()
export class ForwardService {
  constructor(
    private readonly resources: ResourceService,
    private readonly writer: RowWriter,
  ) {}

  /**
   * Makes a complaint out of a case, with what the order says over what the case does, and links both: all of it or
   * nothing. The legal term counts from the day on which the case was received. Gives the case as it is then.
   */
  async toComplaint(
    section: AnySection,
    staff: Staff,
    id: string,
    lock: Lock,
    sent: Record<string, unknown>,
  ): Promise<AnyRow> {
    const { version: _, nota, ...said } = sent;
    const source = await this.resources.copyable(section, staff, id);
    await this.resources.requireFresh(section, staff, source, lock);
    requireNoReception(said);
    const draft = { ...complaintFrom(section.name, source), ...said };
    const complaint = await this.resources.prepareRow(reclamos, staff, draft);
    Object.assign(complaint, {
      [origins[section.name] as string]: id,
      ...receivedWith(section, source),
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

/** The days of a complaint that was received as another case. */
function receivedWith(section: AnySection, source: AnyRow) {
  const came = (source.fechaRecepcion as string | undefined) ?? dayInLaPaz(source.creadoEn);
  return {
    fechaRegistro: dayInLaPaz(source.creadoEn),
    fechaRecepcion: came,
    motivoRegistroTardio: `Se recibió como ${section.label.one.toLowerCase()} ${source.codigo}`,
  };
}

/** When it was received is known: nobody says otherwise. */
function requireNoReception(said: Record<string, unknown>) {
  const names = ['fechaRecepcion', 'motivoRegistroTardio'].filter((name) => said[name] != null);
  if (names.length > 0)
    throw invalidData(Object.fromEntries(names.map((name) => [name, 'Se toma del caso que se deriva'])));
}
