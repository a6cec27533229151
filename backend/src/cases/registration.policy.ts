import { POLICY_VERSION } from '@coop/domain/privacidad';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { invalidData } from '../http/problem.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';

/** What staff register for somebody came by another way than the site, and its consent is dated as they take it. */
@Injectable()
export class RegistrationPolicy implements SectionPolicy, OnModuleInit {
  constructor(private readonly policies: SectionPolicies) {}

  onModuleInit() {
    this.policies.add(({ kind }) => kind === 'submission', this);
  }

  async beforeWrite({ action, after, staff }: Change) {
    if (action !== 'crear' || !after || !staff) return;
    const isForwarded = Boolean(after.consultaOrigen ?? after.calificacionOrigen);
    if (after.canal === 'web' && !isForwarded)
      throw invalidData({ canal: 'Elija por dónde llegó: lo que llega por el sitio se registra solo' });
    if (after.aceptaTratamiento !== true) return;
    after.politicaVersion ??= POLICY_VERSION;
    after.consentimientoEn ??= after.creadoEn;
  }
}
