import { type AnyRow, type AnySection, type Field, findSection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RequestBudget } from '../../../platform/http/budget/request-budget.js';
import { Problem } from '../../../platform/http/problem.js';
import { TableStore } from '../../../resource/rows/table-store.js';
import { Stationery } from '../../documents/stationery.js';
import type { GivenFile } from '../form-pages.js';
import { type Receipt, ReceiptsRepository } from '../receipts.repository.js';
import { proofLetter } from './proofLetter.js';

const GIVEN = 'Esta constancia ya se descargó o venció. Su código sigue valiendo: puede pedirla en cualquier agencia.';

/** Proofs of what was received, as PDF. */
@Injectable()
export class ProofsService {
  constructor(
    private readonly stationery: Stationery,
    private readonly tables: TableStore,
    private readonly receipts: ReceiptsRepository,
    private readonly budget: RequestBudget,
  ) {}

  /** The proof of a submission. */
  async make(section: AnySection, row: AnyRow): Promise<Buffer> {
    const names = await this.namesIn(section, row);
    return this.stationery.make((entidad) => proofLetter(section, row, names, entidad));
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
    const giveBack = () => this.receipts.giveProofBack(token);
    try {
      return { ...(await this.proofOf(receipt)), giveBack };
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  /** The page of the receipt, while it is one. */
  async findPage(token: string): Promise<string | undefined> {
    const receipt = await this.receipts.findByToken(token);
    return receipt && `${findSection(receipt.seccion)?.address}?enviado=${receipt.comprobante}`;
  }

  private async proofOf({ seccion, registro }: Receipt) {
    const section = findSection(seccion);
    const row = section && (await this.tables.find(section, registro));
    if (!section || !row) throw new Problem('no_encontrado', GIVEN);
    return { name: `constancia-${row.codigo}.pdf`, bytes: await this.make(section, row) };
  }

  /** Titles of what the row refers to. */
  private async namesIn({ fields }: AnySection, row: AnyRow): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (const [name, { to: target }] of Object.entries<Field>(fields)) {
      const id = row[name];
      const to = target && typeof id === 'string' ? findSection(target) : undefined;
      const found = to && (await this.tables.find(to, id as string));
      if (to && found) names.set(found.id, to.title(found));
    }
    return names;
  }
}
