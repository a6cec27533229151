import type { AnySection } from '@coop/domain';
import { versionInForce } from '@coop/domain/privacidad';
import { Injectable } from '@nestjs/common';
import { EntidadInForce } from '../../platform/entidad.js';
import { invalidData } from '../../platform/http/problem.js';
import type { Change } from '../../resource/rows/change.js';
import { type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Validates cases registered by staff: their channel isn't the website, and their consent is dated at registration. */
@Injectable()
export class RegistrationPolicy implements SectionPolicy {
  applies = ({ kind }: AnySection) => kind === 'submission';

  constructor(private readonly entidad: EntidadInForce) {}

  async beforeWrite({ action, after, staff }: Change) {
    if (action !== 'crear' || !after || !staff) return;
    const { privacidad } = this.entidad.forPeople();
    const isForwarded = Boolean(after.consultaOrigen ?? after.calificacionOrigen);
    if (after.canal === 'web' && !isForwarded)
      throw invalidData({ canal: 'Elija por dónde llegó: lo que llega por el sitio se registra solo' });
    if (after.aceptaTratamiento !== true) return;
    after.politicaVersion ??= versionInForce(privacidad);
    after.consentimientoEn ??= after.creadoEn;
  }
}
