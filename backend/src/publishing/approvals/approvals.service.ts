import {
  type AnyRow,
  type AnySection,
  clockAt,
  fields,
  findSection,
  ordersOf,
  sectionList,
  withDerived,
} from '@coop/domain';
import { type Aprobacion, type Aprobaciones, ordenesAprobadas } from '@coop/domain/answers';
import { CORRECTION, isCorrection } from '@coop/domain/sections/shared/corrections';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import type { Lock } from '../../platform/http/version/version-tag.interceptor.js';
import { StaffSignals } from '../../platform/live/staff-signals.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { ResourceService, requirePermission } from '../../resource/rows/resource.service.js';
import { RowChecks } from '../../resource/rows/row-checks.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { SectionPolicies } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { ReleaseApprovals } from '../releases/release-approvals.service.js';
import { ApprovalNotices } from './approval-notices.js';
import { type Approval, ApprovalsRepository } from './approvals.repository.js';
import { ApproversService } from './approvers.service.js';
import { CredentialIssuersRepository, currentAction } from './credential-issuers.repository.js';
import { ANOTHER_PASSWORD, refusalToApprove } from './refusalToApprove.js';
import { type Rule, RulesRepository } from './rules.repository.js';
import { WritersRepository } from './writers.repository.js';

const note = { multiline: true, max: 1000 } as const;

/** Request body of a submission for approval. */
export const sentSchema = z.strictObject({
  seccion: z.string('Escriba la sección').meta({ examples: ['novedades'] }),
  registro: fields.id().schema(),
  orden: z
    .enum(ordenesAprobadas, 'Elija publicar o archivar')
    .default('publicar')
    .meta({ description: 'Lo que se pide' }),
  nota: fields.text('Nota', note).schema().nullish(),
  [CORRECTION]: fields.text('Motivo de la corrección', { multiline: true, min: 10, max: 300 }).schema().nullish(),
});

type ApprovalRequest = z.output<typeof sentSchema>;

/** Request body of a return. */
export const returnedSchema = z.strictObject({
  nota: fields.text('Nota', { ...note, min: 5, required: true }).schema(),
});

/** Approval workflow: submit, return and list requests. Running the requested order approves it. */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly rules: RulesRepository,
    private readonly approvals: ApprovalsRepository,
    private readonly writers: WritersRepository,
    private readonly issuers: CredentialIssuersRepository,
    private readonly approvers: ApproversService,
    private readonly notices: ApprovalNotices,
    private readonly history: HistoryRepository,
    private readonly resources: ResourceService,
    private readonly tables: TableStore,
    private readonly checks: RowChecks,
    private readonly policies: SectionPolicies,
    private readonly writer: RowWriter,
    private readonly signals: StaffSignals,
    private readonly releases: ReleaseApprovals,
  ) {}

  /**
   * Returns the rules and pending requests of the sections that the user reads, plus the user's returned or lost ones.
   */
  async find(staff: Staff): Promise<Aprobaciones> {
    const read = published.filter((section) => may(staff, 'leer', section)).map(({ name }) => name);
    const rules = (await this.rules.findAll()).filter(({ seccion }) => read.includes(seccion));
    const open = await this.approvals.findOpen(read, staff.uid);
    const names = open.length > 0 ? await this.approvers.names() : new Map<string, string>();
    const behind = open.length > 0 ? await this.issuers.findBehind([currentAction(staff.uid)]) : [];
    const { conjuntas, bound } = await this.releases.findOpen(staff);
    return {
      reglas: rules.map(({ seccion, roles }) => ({ seccion, roles: [...roles] })),
      solicitudes: open
        .filter(({ registro }) => !bound.has(registro))
        .map((sent) => approvalResponse(sent, rules, names, staff, behind)),
      conjuntas,
    };
  }

  /** Requests approval to publish the row in its author's version, or to archive it. */
  async send(staff: Staff, { version: _, ...body }: Record<string, unknown>, lock: Lock): Promise<Aprobacion> {
    const sent = validate(sentSchema, body);
    const section = getPublished(sent.seccion);
    requirePermission(staff, sent.orden, section);
    await this.resources.stored(section, sent.registro, staff);
    const approval = await this.writer.together(async ({ tx }) => {
      // Locks the row until the request is stored.
      const row = await this.tables.findForUpdate(section, sent.registro, tx);
      if (!row) throw new Problem('no_encontrado');
      await this.resources.requireFresh(section, staff, row, lock);
      const { added, approvers } = await this.request(section, row, staff, sent, tx);
      await this.notices.notifyApprovers(section, added, approvers, staff, tx);
      return added;
    });
    return this.present(approval, staff);
  }

  /** Stores the request of a locked row; returns it with the users who may approve it. */
  async request(section: AnySection, row: AnyRow, staff: Staff, sent: ApprovalRequest, tx: Database) {
    const rule = await this.getRule(section, tx);
    await this.requireSendable(section, row, sent, tx);
    const autores = await this.writersOf(section, row, sent.orden, staff, tx);
    const approvers = await this.approvers.find(section, rule, autores, tx);
    if (approvers.length === 0) throw await this.buildNoApproverProblem(section, rule, staff, tx);
    const added = approvalOf(section, row, staff, autores, sent);
    await this.approvals.close(row.id, tx);
    await this.approvals.add(added, tx);
    await this.history.addBeside(section, row, 'pedirAprobacion', staff, tx, added.nota);
    await this.signals.announceRows(section.name, [row], staff.uid, tx);
    return { added, approvers };
  }

  /** Returns the request to its author without publishing, with a note on what to fix. */
  async returnToAuthor(staff: Staff, id: string, nota: string): Promise<Aprobacion> {
    const found = await this.approvals.find(id);
    const section = found && findSection(found.seccion);
    if (!found || !section || !may(staff, 'leer', section)) throw new Problem('no_encontrado');
    requirePermission(staff, 'publicar', section);
    await this.writer.together(async ({ tx }) => {
      const rule = await this.getRule(section, tx);
      const row = await this.tables.findForUpdate(section, found.registro, tx);
      const sent = await this.approvals.findPending(found.registro, tx);
      if (!row || sent?.id !== id) throw new Problem('transicion_invalida', 'Ya no espera aprobación.');
      if (await this.releases.isBound(row.id, tx))
        throw new Problem('transicion_invalida', 'Espera junto con otros registros: devuelva la publicación conjunta.');
      const behind = await this.issuers.findBehind([currentAction(staff.uid)], tx);
      const refusal = refusalToApprove(rule, sent, { orden: sent.orden, version: row.version }, staff, behind);
      if (refusal) throw new Problem('transicion_invalida', refusal);
      await this.approvals.settle(row.id, { estado: 'devuelta', resueltaPor: staff.uid, respuesta: nota }, tx);
      await this.history.addBeside(section, row, 'devolverAprobacion', staff, tx, nota);
      await this.notices.notifyReturned(section, sent, staff, nota, tx);
      await this.signals.announceRows(section.name, [row], staff.uid, tx);
    });
    return this.present((await this.approvals.find(id)) as Approval, staff);
  }

  private async getRule(section: AnySection, tx: Database): Promise<Rule> {
    const rule = await this.rules.find(section.name, tx);
    if (!rule) throw new Problem('transicion_invalida', 'Esta sección no pide una segunda persona: publíquelo.');
    return rule;
  }

  private async requireSendable(section: AnySection, row: AnyRow, sent: ApprovalRequest, tx: Database) {
    if (await this.approvals.findPending(row.id, tx))
      throw new Problem('transicion_invalida', 'Ya se envió a aprobación.');
    if (sent.orden === 'archivar') this.requireArchivable(section, row);
    else this.requirePublishable(section, row, sent[CORRECTION]);
    // The approver's order would fail these checks too, and the request would stay pending forever.
    await this.policies.requirePossible({ section, action: sent.orden, row }, tx);
    if (sent.orden === 'publicar') await this.tables.requireUnique(section, { ...row, estado: 'publicado' }, tx);
  }

  private requireArchivable(section: AnySection, row: AnyRow) {
    if (!ordersOf(section, row).some(({ name }) => name === 'archivar'))
      throw new Problem('transicion_invalida', 'Los visitantes no lo leen: no hay qué archivar.');
  }

  private requirePublishable(section: AnySection, row: AnyRow, reason: unknown) {
    if (row.estado === 'archivado')
      throw new Problem('transicion_invalida', 'Está archivado: vuélvalo a borrador antes de enviarlo.');
    if (row.estado === 'publicado' && row.version === row.versionPublicada)
      throw new Problem('transicion_invalida', 'No tiene cambios sin publicar.');
    this.checks.requirePublishable(section, row);
    if (!reason && isCorrection(section, withDerived(section.fields, row, clockAt())))
      throw invalidData({ [CORRECTION]: 'Está vigente: escriba por qué se corrige' });
  }

  /**
   * Returns the users who may not approve. An archive request excludes only its sender and their credential issuers: the
   * published text already passed two people.
   */
  private async writersOf(
    section: AnySection,
    row: AnyRow,
    orden: Aprobacion['orden'],
    { uid }: Staff,
    tx: Database,
  ): Promise<string[]> {
    const written = orden === 'publicar' ? await this.writers.find(section, row, tx) : [];
    return this.writers.authorsOf([...written.filter((action) => action.uid !== uid), currentAction(uid)], tx);
  }

  /** Builds the Problem for a request that nobody can approve, with the reason and the remedy. */
  private async buildNoApproverProblem(
    section: AnySection,
    rule: Rule,
    { uid }: Staff,
    tx: Database,
  ): Promise<Problem> {
    const behind = await this.issuers.findBehind([currentAction(uid)], tx);
    const others = await this.approvers.find(section, rule, [uid], tx);
    const why = others.some(({ id }) => behind.includes(id))
      ? `: quien podría vio el enlace con que usted creó su contraseña. Para enviarlo, ${ANOTHER_PASSWORD}.`
      : '. Administrador puede quitar la regla en «Segunda persona».';
    return new Problem('transicion_invalida', `No hay otra persona que pueda aprobarlo${why}`);
  }

  private async present(approval: Approval, staff: Staff): Promise<Aprobacion> {
    const rule = await this.rules.find(approval.seccion);
    const behind = await this.issuers.findBehind([currentAction(staff.uid)]);
    return approvalResponse(approval, rule ? [rule] : [], await this.approvers.names(), staff, behind);
  }
}

const published = sectionList.filter(({ kind }) => kind === 'publication');

function getPublished(name: string): AnySection {
  const section = published.find((one) => one.name === name);
  if (!section) throw invalidData({ seccion: 'Elija una sección que se publica' });
  return section;
}

const approvalOf = (
  section: AnySection,
  row: AnyRow,
  { uid }: Staff,
  autores: string[],
  sent: ApprovalRequest,
): Approval => ({
  id: uuidv7(),
  seccion: section.name,
  registro: row.id,
  version: row.version,
  titulo: section.title(row),
  orden: sent.orden,
  estado: 'pendiente',
  nota: sent.nota ?? null,
  motivo: sent[CORRECTION] ?? null,
  pedidaPor: uid,
  autores,
  pedidaEn: new Date().toISOString(),
  resueltaPor: null,
  resueltaEn: null,
  respuesta: null,
});

function approvalResponse(
  sent: Approval,
  rules: readonly Rule[],
  names: ReadonlyMap<string, string>,
  staff: Staff,
  behind: readonly string[],
): Aprobacion {
  const { autores: _, ...request } = sent;
  const rule = rules.find(({ seccion }) => seccion === sent.seccion);
  const nameOf = (uid: string) => names.get(uid) ?? 'Alguien que ya no está';
  return {
    ...request,
    pedidaPor: nameOf(sent.pedidaPor),
    esSuya: sent.pedidaPor === staff.uid,
    resueltaPor: sent.resueltaPor && nameOf(sent.resueltaPor),
    impedimento: (rule && refusalToApprove(rule, sent, sent, staff, behind)) ?? null,
  };
}
