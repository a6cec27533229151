import { type AnyRow, type AnySection, type Field, findSection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { readEntidad } from '../../../platform/config/readEntidad.js';
import { Problem } from '../../../platform/http/problem.js';
import { TableStore } from '../../../resource/rows/table-store.js';
import { makeLetter } from '../../documents/makeLetter.js';
import { ReceiptsRepository } from '../receipts.repository.js';
import { proofLetter } from './proofLetter.js';

const GIVEN = 'Esta constancia ya se descargó o venció. Su código sigue valiendo: puede pedirla en cualquier agencia.';

/** Proofs of what was received, as PDF. */
@Injectable()
export class ProofsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tables: TableStore,
    private readonly receipts: ReceiptsRepository,
  ) {}

  /** The proof of a submission. */
  async make(section: AnySection, row: AnyRow): Promise<Buffer> {
    const entidad = readEntidad(this.config.ENTIDAD_ARCHIVO);
    return makeLetter(proofLetter(section, row, await this.namesIn(section, row), entidad), entidad);
  }

  /** The proof that a receipt opens, once. Where it can't be made it stays to be asked for again. */
  async take(token: string): Promise<{ name: string; bytes: Buffer }> {
    const receipt = await this.receipts.findByToken(token);
    const section = receipt && findSection(receipt.seccion);
    const row = section && !receipt.descargadoEn ? await this.tables.find(section, receipt.registro) : undefined;
    if (!section || !row) throw new Problem('no_encontrado', GIVEN);
    const bytes = await this.make(section, row);
    if (!(await this.receipts.markDownloaded(token))) throw new Problem('no_encontrado', GIVEN);
    return { name: `constancia-${row.codigo}.pdf`, bytes };
  }

  /** The page of the receipt, while it is one. */
  async findPage(token: string): Promise<string | undefined> {
    const receipt = await this.receipts.findByToken(token);
    return receipt && `${findSection(receipt.seccion)?.address}?enviado=${receipt.comprobante}`;
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
