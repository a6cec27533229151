import { type AnyRow, type AnySection, findSection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { CONFIG } from '../../../platform/config/config.js';
import { originOf } from '../../../platform/config/originOf.js';
import type { Config } from '../../../platform/config/settings.js';
import { RequestBudget } from '../../../platform/http/budget/request-budget.js';
import { Problem } from '../../../platform/http/problem.js';
import { TableStore } from '../../../resource/rows/table-store.js';
import { namesIn } from '../../documents/namesIn.js';
import { Stationery } from '../../documents/stationery.js';
import { PrivateLinks } from '../../following/private-links.js';
import type { GivenFile } from '../form-pages.js';
import { type Receipt, ReceiptsRepository } from '../receipts.repository.js';
import { proofLetter } from './proofLetter.js';

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
    const { giveBack: refund } = await this.budget.take(request, 'page');
    const receipt = await this.receipts.claimProof(token);
    if (!receipt) {
      await refund();
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
