import type { Type } from '@nestjs/common';
import { DeadlinesPolicy } from '../cases/deadlines/deadlines.policy.js';
import { AnswersPolicy } from '../cases/desk/answers.policy.js';
import { NotesPolicy } from '../cases/desk/notes.policy.js';
import { RegistrationPolicy } from '../cases/desk/registration.policy.js';
import { NumberingPolicy } from '../cases/intake/numbering.policy.js';
import { MailPolicy } from '../cases/notices/mail.policy.js';
import { ApprovalsPolicy } from '../publishing/approvals/approvals.policy.js';
import { PreviewsPolicy } from '../publishing/previews/previews.policy.js';
import { CorrectionsPolicy } from '../publishing/published/corrections.policy.js';
import { PublishingPolicy } from '../publishing/published/publishing.policy.js';
import { ReferencesPolicy } from '../publishing/published/references.policy.js';
import { SinglePolicy } from '../publishing/published/single.policy.js';
import { BoundRowsPolicy } from '../publishing/releases/bound-rows.policy.js';
import { ReleasesPolicy } from '../publishing/releases/releases.policy.js';
import { VersionsPolicy } from '../publishing/versions/versions.policy.js';
import { FileUsesPolicy } from '../resource/media/file-uses.policy.js';
import { FollowUpPolicy } from '../resource/rows/follow-up.policy.js';
import type { SectionPolicy } from '../resource/rows/section-policy.js';
import { TrashPolicy } from '../resource/trash/trash.policy.js';
import { WebhooksPolicy } from '../resource/webhooks/webhooks.policy.js';
import { AccesosPolicy } from './accesosDeSistemas/accesos.policy.js';
import { AbsencesPolicy } from './ausencias/absences.policy.js';
import { AutorizacionesPolicy } from './autorizacionesDebito/autorizaciones.policy.js';
import { AvisosPolicy } from './avisosASistemas/avisos.policy.js';
import { ComunicadosPolicy } from './comunicados/comunicados.policy.js';
import { RetryPolicy } from './correos/retry.policy.js';
import { EntidadPolicy } from './entidad/entidad.policy.js';
import { ResendPolicy } from './entregasDeAvisos/resend.policy.js';
import { HolidaysPolicy } from './feriados/holidays.policy.js';
import { RecountPolicy } from './feriados/recount.policy.js';
import { LayoutsPolicy } from './formatosReporte/layouts.policy.js';
import { HeadsPolicy } from './jefaturas/heads.policy.js';
import { LicitacionesPolicy } from './licitaciones/licitaciones.policy.js';
import { MemoriasPolicy } from './memoriasInstitucionales/memorias.policy.js';
import { MenuPolicy } from './menu/menu.policy.js';
import { KeysPolicy } from './motivosReclamo/keys.policy.js';
import { NecesitoPolicy } from './necesito/necesito.policy.js';
import { NovedadesPolicy } from './novedades/novedades.policy.js';
import { ObligationsPolicy } from './obligaciones/obligations.policy.js';
import { OpinionesPolicy } from './opiniones/opiniones.policy.js';
import { PaginasPolicy } from './paginas/paginas.policy.js';
import { ParametrosPolicy } from './parametros/parametros.policy.js';
import { PromocionesPolicy } from './promociones/promociones.policy.js';
import { ComplaintsPolicy } from './reclamos/complaints.policy.js';
import { DuplicatesPolicy } from './reclamos/duplicates.policy.js';
import { TrialsPolicy } from './reclamos/trials.policy.js';
import { RedireccionesPolicy } from './redirecciones/redirecciones.policy.js';
import { RematesPolicy } from './remates/remates.policy.js';
import { RulesPolicy } from './segundaPersona/rules.policy.js';
import { MaximasPolicy } from './simuladorCreditos/maximas.policy.js';
import { SynonymsPolicy } from './sinonimos/synonyms.policy.js';
import { ApplicationsPolicy } from './solicitudesCreditos/applications.policy.js';
import { TarifarioPolicy } from './tarifario/tarifario.policy.js';
import { CodesPolicy } from './tipologias/codes.policy.js';
import { TipologiasPolicy } from './tipologias/tipologias.policy.js';
import { TurnosPolicy } from './turnos/turnos.policy.js';
import { UsersPolicy } from './usuarios/users-policy.js';

/** Policies of single sections. Register a new one here. */
export const ownPolicies: readonly Type<SectionPolicy>[] = [
  HolidaysPolicy,
  RecountPolicy,
  SynonymsPolicy,
  RetryPolicy,
  DuplicatesPolicy,
  TrialsPolicy,
  AutorizacionesPolicy,
  ComplaintsPolicy,
  CodesPolicy,
  LicitacionesPolicy,
  AccesosPolicy,
  AvisosPolicy,
  ResendPolicy,
  RematesPolicy,
  ApplicationsPolicy,
  MemoriasPolicy,
  NecesitoPolicy,
  NovedadesPolicy,
  PromocionesPolicy,
  ComunicadosPolicy,
  EntidadPolicy,
  RedireccionesPolicy,
  PaginasPolicy,
  MenuPolicy,
  TarifarioPolicy,
  ParametrosPolicy,
  TipologiasPolicy,
  KeysPolicy,
  LayoutsPolicy,
  MaximasPolicy,
  RulesPolicy,
  AbsencesPolicy,
  HeadsPolicy,
  ObligationsPolicy,
  OpinionesPolicy,
  TurnosPolicy,
];

/** All section policies in order: of any section, of kinds of sections, of single sections. */
export const policies: readonly Type<SectionPolicy>[] = [
  FollowUpPolicy,
  SinglePolicy,
  TrashPolicy,
  BoundRowsPolicy,
  ApprovalsPolicy,
  PublishingPolicy,
  CorrectionsPolicy,
  ReferencesPolicy,
  FileUsesPolicy,
  NumberingPolicy,
  MailPolicy,
  NotesPolicy,
  RegistrationPolicy,
  AnswersPolicy,
  UsersPolicy,
  DeadlinesPolicy,
  PreviewsPolicy,
  ReleasesPolicy,
  ...ownPolicies,
  VersionsPolicy,
  // Near the end, to include the rows that other policies write.
  WebhooksPolicy,
];
