import {
  type AnyRow,
  type AnySection,
  canales,
  type Field,
  findSection,
  formatDateTime,
  formatLongDate,
  hidden,
  isAuthored,
  isInternal,
  saidValue,
} from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { CONFIG } from '../../../platform/config/config.js';
import { originOf } from '../../../platform/config/originOf.js';
import type { Config } from '../../../platform/config/settings.js';
import { RequestBudget } from '../../../platform/http/budget/request-budget.js';
import { Problem } from '../../../platform/http/problem.js';
import { TableStore } from '../../../resource/rows/table-store.js';
import { deadlineInWords } from '../../deadlines/deadlineInWords.js';
import { receivedEarlier } from '../../deadlines/receivedEarlier.js';
import type { Letter } from '../../documents/makeLetter.js';
import { namesIn } from '../../documents/namesIn.js';
import { Stationery } from '../../documents/stationery.js';
import { PrivateLinks } from '../../following/private-links.js';
import type { GivenFile } from '../form-pages.js';
import { acknowledge } from '../messages.js';
import { type Receipt, ReceiptsRepository } from '../receipts.repository.js';

type Pdf = Pick<GivenFile, 'name' | 'bytes'>;

const GIVEN = 'Esta constancia ya se descargó o venció. Su código sigue valiendo: puede pedirla en cualquier agencia.';

/** Proofs that were drawn and did not arrive: past them the oldest are drawn again. Each has some tens of kB. */
const MOST_LEFT = 200;

/** Proofs of what was received, as PDF. */
@Injectable()
export class ProofsService {
  /** Drawing keeps everybody waiting: whoever leaves before it is there, and asks again, costs it once. */
  private readonly left = new LRUCache<string, Pdf>({ max: MOST_LEFT });

  constructor(
    private readonly stationery: Stationery,
    private readonly tables: TableStore,
    private readonly receipts: ReceiptsRepository,
    private readonly budget: RequestBudget,
    private readonly links: PrivateLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The proof of a submission, with the private link of whoever sent it, but for who is not to have that. */
  async make(section: AnySection, row: AnyRow, { withLink = true } = {}): Promise<Buffer> {
    const names = await namesIn(section, row, this.tables);
    const link = withLink && this.links.linkOf(section, row);
    return this.stationery.make((entidad) => ({
      ...proofLetter(section, row, names, entidad),
      ...(link && { seguimiento: originOf(this.config) + link }),
    }));
  }

  /**
   * The proof that a receipt opens, once: it is given to whoever claims it first, and made for nobody else. Where it can't be
   * made it stays to be asked for again, as it does once it is given back. Costs the address of the request what a page does.
   */
  async take(token: string, request: Request): Promise<GivenFile> {
    await this.budget.takePage(request);
    const receipt = await this.receipts.claimProof(token);
    if (!receipt) {
      await this.budget.giveBackPage(request);
      throw new Problem('no_encontrado', GIVEN);
    }
    try {
      const pdf = this.left.get(token) ?? (await this.proofOf(receipt));
      this.left.delete(token);
      return { ...pdf, giveBack: () => this.giveBack(token, pdf) };
    } catch (error) {
      await this.receipts.giveProofBack(token);
      throw error;
    }
  }

  private async giveBack(token: string, pdf: Pdf): Promise<void> {
    this.left.set(token, pdf);
    await this.receipts.giveProofBack(token);
  }

  /** The page of the receipt, while it is one. */
  async findPage(token: string): Promise<string | undefined> {
    const receipt = await this.receipts.findByToken(token);
    return receipt && `${findSection(receipt.seccion)?.address}?enviado=${receipt.comprobante}`;
  }

  private async proofOf({ seccion, registro }: Receipt): Promise<Pdf> {
    const section = findSection(seccion);
    const row = section && (await this.tables.find(section, registro));
    if (!section || !row) throw new Problem('no_encontrado', GIVEN);
    return { name: `constancia-${row.codigo}.pdf`, bytes: await this.make(section, row) };
  }
}

/** The proof that something was received: its number, when, by when it is answered, and what was sent. */
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
      ...receivedBy(row),
      ['Plazo de respuesta', days ? (regulated?.deadline(days) ?? null) : null],
      ['Fecha límite', deadlineInWords(row, 'fechaLimite')],
      ...sentIn(section, row, named),
    ],
    parrafos: regulated
      ? [
          ...(days ? regulated.says(days, receivedEarlier(row)) : []),
          `Si no está de acuerdo con la respuesta, puede acudir en segunda instancia a la ${defensoria.nombre}, línea gratuita ${defensoria.telefono}.`,
        ]
      : acknowledge(section, row).pasos,
  };
}

/** How and when it came, where somebody else registered it and its term says since when it runs. */
function receivedBy({ canal, fechaRecepcion }: AnyRow): Letter['datos'] {
  if (canal === 'web' || typeof fechaRecepcion !== 'string') return [];
  return [
    ['Medio de recepción', canales[canal as keyof typeof canales]],
    ['Fecha de recepción', formatLongDate(fechaRecepcion)],
  ];
}

/** What the person wrote, in the order of the form. Consents are told by their labels, and the numbers hidden in part. */
function sentIn({ groups, fields }: AnySection, row: AnyRow, named: ReadonlyMap<string, string>): Letter['datos'] {
  return groups
    .flatMap((group) => group.fields)
    .flatMap((name): Letter['datos'] => {
      const field = fields[name] as Field;
      if (!isAuthored(field) || isInternal(field)) return [];
      const value = saidValue(field, row[name], { row, named });
      return [[field.label, value && field.masked ? hidden(value, 4) : value]];
    });
}
