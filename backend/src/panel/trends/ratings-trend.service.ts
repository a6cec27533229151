import { type AnySection, sections } from '@coop/domain';
import type { Line, RatingsTrend, Score } from '@coop/domain/answers';
import { puntajes } from '@coop/domain/sections/calificaciones/puntajes';
import { Injectable } from '@nestjs/common';
import { RowStores } from '../../resource/rows/row-stores.js';
import { listAddress } from '../listAddress.js';
import { createdIn, findRows, type TrendParameters } from './trend.js';
import { type RatingCount, TrendsRepository } from './trends.repository.js';

const section: AnySection = sections['contactanos/calificaciones'];
const agencias: AnySection = sections['sitio/agencias'];
const counted = { estado: ['recibida', 'revisada', 'archivada'] };

@Injectable()
export class RatingsTrendService {
  constructor(
    private readonly trends: TrendsRepository,
    private readonly stores: RowStores,
  ) {}

  async findFor(parameters: TrendParameters): Promise<RatingsTrend | undefined> {
    const filter = { ...counted, ...createdIn(parameters.span) };
    const rows = findRows(section, parameters, filter);
    if (!rows) return undefined;
    const rated = await this.trends.sumRatings(rows, parameters.unit);
    const by = (which: RatingCount['por']) => rated.filter(({ por }) => por === which);
    const total = scoreOf(by('todas')[0]);
    return {
      seccion: section.name,
      etiqueta: section.label.many,
      total: { ...total, enlace: listAddress(section, filter) },
      distribucion: total.cantidad < MIN_ANSWERS ? null : distributionOf(by('puntaje'), filter),
      agencias: await this.nameAgencies(by('agencia'), filter),
      periodos: parameters.periods.map((period) => ({
        ...period,
        ...scoreOf(by('periodo').find(({ valor }) => valor === period.desde)),
        enlace: listAddress(section, { ...counted, ...createdIn(period) }),
      })),
    };
  }

  private async nameAgencies(rated: readonly RatingCount[], filter: object): Promise<RatingsTrend['agencias']> {
    const ids = rated.flatMap(({ valor }) => valor ?? []);
    const query = { equals: { id: ids }, between: {}, searchIn: [], sort: ['id', 'ASC'] } as const;
    const { rows } = await this.stores.of(agencias).findPage(agencias, query);
    const names = new Map(rows.map((row) => [row.id, agencias.title(row)]));
    return rated
      .map((one) => ({
        clave: one.valor,
        etiqueta: one.valor ? (names.get(one.valor) ?? one.valor) : 'Sin agencia',
        ...scoreOf(one),
        enlace: listAddress(section, { ...filter, agencia: one.valor }),
      }))
      .sort((a, b) => b.cantidad - a.cantidad || a.etiqueta.localeCompare(b.etiqueta, 'es'));
  }
}

const distributionOf = (rated: readonly RatingCount[], filter: object): Line[] =>
  Object.entries(puntajes).map(([puntaje, etiqueta]) => ({
    clave: puntaje,
    etiqueta,
    cantidad: rated.find(({ valor }) => valor === puntaje)?.cantidad ?? 0,
    enlace: listAddress(section, { ...filter, puntaje }),
  }));

/** Fewer answers are meaningless and could identify a person. */
const MIN_ANSWERS = 5;

type Sums = Pick<RatingCount, 'cantidad' | 'suma' | 'recomiendan' | 'promotores' | 'detractores'>;

const nothing: Sums = { cantidad: 0, suma: 0, recomiendan: 0, promotores: 0, detractores: 0 };

/** Returns the mean, with two decimals, and the NPS (−100 to 100); null below five answers. */
function scoreOf({ cantidad, suma, recomiendan, promotores, detractores } = nothing): Omit<Score, 'enlace'> {
  return {
    cantidad,
    media: cantidad < MIN_ANSWERS ? null : Math.round((suma / cantidad) * 100) / 100,
    recomiendan,
    nps: recomiendan < MIN_ANSWERS ? null : Math.round(((promotores - detractores) / recomiendan) * 100) || 0,
  };
}
