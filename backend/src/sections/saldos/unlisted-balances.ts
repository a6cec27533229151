import type { AnyRow } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { RowStore } from '../../resource/rows/row-store.js';

/** Blocks balances in the generic resource API, which doesn't record a reason. */
@Injectable()
export class UnlistedBalances implements RowStore {
  findPage = refuseList;
  findAll = refuseList;

  async find(): Promise<undefined> {
    return undefined;
  }

  async findChanged(): Promise<AnyRow[]> {
    return refuse();
  }

  insert = refuse;
  replace = refuse;
  remove = refuse;
}

async function refuseList(): Promise<never> {
  throw new Problem(
    'peticion_invalida',
    'Los saldos no se listan: consúltelos por un número exacto en /api/saldos/consulta.',
  );
}

async function refuse(): Promise<never> {
  throw new Problem('sin_permiso', 'Los saldos se cargan por lotes.');
}
