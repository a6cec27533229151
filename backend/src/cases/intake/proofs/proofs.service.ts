import {
  type AnyRow,
  type AnySection,
  canales,
  type Field,
  findSection,
  formatDateTime,
  formatLongDate,
  formatValue,
  hidden,
  isAuthored,
  isInternal,
} from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { formatLegalTerm, legalDeadline } from '@coop/domain/sections/reclamos/legalDeadline';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { CONFIG } from '../../../platform/config/config.js';
import { type Config, originOf } from '../../../platform/config/settings.js';
import { RequestBudget } from '../../../platform/http/budget/request-budget.js';
import { Problem } from '../../../platform/http/problem.js';
import { TableStore } from '../../../resource/rows/table-store.js';
import { earlierReception, formatDeadline } from '../../deadlines/formatDeadline.js';
import { type Letter, Stationery } from '../../documents/makeLetter.js';
import { namesIn } from '../../documents/namesIn.js';
import { PrivateLinks } from '../../tracking/private-links.js';
import { acknowledge } from '../acknowledgement.js';
import type { OneTimeFile } from '../form-pages.js';
import { type Receipt, ReceiptsRepository } from '../receipts.repository.js';

type Pdf = Pick<OneTimeFile, 'name' | 'bytes'>;

const ALREADY_DOWNLOADED =
  'Esta constancia ya se descargó o venció. Su código sigue valiendo: puede pedirla en cualquier agencia.';

/** Maximum of cached undelivered receipts, some tens of kB each; others are rendered again. */
const MAX_UNDELIVERED = 200;

@Injectable()
export class ProofsService {
  /** Cache of rendered but undelivered receipts: rendering blocks the event loop, so a retry must not repeat it. */
  private readonly undelivered = new LRUCache<string, Pdf>({ max: MAX_UNDELIVERED });

  constructor(
    private readonly stationery: Stationery,
    private readonly tables: TableStore,
    private readonly receipts: ReceiptsRepository,
    private readonly budget: RequestBudget,
    private readonly links: PrivateLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async make(section: AnySection, row: AnyRow, { withLink = true } = {}): Promise<Buffer> {
    const names = await namesIn(section, row, this.tables);
    const link = withLink && this.links.linkOf(section, row);
    return this.stationery.make((entidad) => ({
      ...proofLetter(section, row, names, entidad),
      ...(link && { seguimiento: originOf(this.config) + link }),
    }));
  }

  /** Returns the receipt's PDF once, at the cost of a page; claimable again if rendering or delivery fails. */
  async claim(token: string, request: Request): Promise<OneTimeFile> {
    await this.budget.consumePage(request);
    const receipt = await this.receipts.claimProof(token);
    if (!receipt) {
      await this.budget.refundPage(request);
      throw new Problem('no_encontrado', ALREADY_DOWNLOADED);
    }
    try {
      const pdf = this.undelivered.get(token) ?? (await this.proofOf(receipt));
      this.undelivered.delete(token);
      return { ...pdf, restore: () => this.release(token, pdf) };
    } catch (error) {
      await this.receipts.releaseProof(token);
      throw error;
    }
  }

  private async release(token: string, pdf: Pdf): Promise<void> {
    this.undelivered.set(token, pdf);
    await this.receipts.releaseProof(token);
  }

  async findPage(token: string): Promise<string | undefined> {
    const receipt = await this.receipts.findByToken(token);
    return receipt && `${findSection(receipt.seccion)?.address}?enviado=${receipt.comprobante}`;
  }

  private async proofOf({ seccion, registro }: Receipt): Promise<Pdf> {
    const section = findSection(seccion);
    const row = section && (await this.tables.find(section, registro));
    if (!section || !row) throw new Problem('no_encontrado', ALREADY_DOWNLOADED);
    return { name: `constancia-${row.codigo}.pdf`, bytes: await this.make(section, row) };
  }
}

function proofLetter(
  section: AnySection,
  row: AnyRow,
  named: ReadonlyMap<string, string>,
  { defensoria }: Entidad,
): Letter {
  const regulated = section.submission?.regulated;
  const days = row.plazoDias as number | null | undefined;
  return {
    titulo: `Constancia de ${section.label.one.toLowerCase()}`,
    codigo: `N° ${row.codigo}`,
    fecha: dayInLaPaz(row.creadoEn),
    datos: [
      ['Fecha y hora de registro', `${formatDateTime(row.creadoEn)} (hora de Bolivia)`],
      ...receptionFacts(row),
      ['Plazo de respuesta', regulated && days ? withCapital(formatLegalTerm(days)) : null],
      ['Fecha límite', formatDeadline(row, 'fechaLimite')],
      ...submittedFields(section, row, named),
    ],
    parrafos: regulated
      ? [
          ...(days ? [`${legalDeadline(days, earlierReception(row))}.`, 'La atención de reclamos es gratuita.'] : []),
          `Si no está de acuerdo con la respuesta, puede acudir en segunda instancia a la ${defensoria.nombre}, línea gratuita ${defensoria.telefono}.`,
        ]
      : acknowledge(section, row).pasos,
  };
}

/** Returns the channel and the day of reception of a case registered by staff, if its term counts from there. */
function receptionFacts({ canal, fechaRecepcion }: AnyRow): Letter['datos'] {
  if (canal === 'web' || typeof fechaRecepcion !== 'string') return [];
  return [
    ['Medio de recepción', canales[canal as keyof typeof canales]],
    ['Fecha de recepción', formatLongDate(fechaRecepcion)],
  ];
}

/** Returns the submitted fields in the form's order. Masks identifying numbers. */
function submittedFields(
  { groups, fields }: AnySection,
  row: AnyRow,
  named: ReadonlyMap<string, string>,
): Letter['datos'] {
  return groups
    .flatMap((group) => group.fields)
    .flatMap((name): Letter['datos'] => {
      const field = fields[name] as Field;
      if (!isAuthored(field) || isInternal(field)) return [];
      const value = formatValue(field, row[name], { row, named });
      return [[field.label, value && field.masked ? hidden(value, 4) : value]];
    });
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
