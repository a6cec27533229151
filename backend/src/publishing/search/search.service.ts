import { findSection, publicAddressOf } from '@coop/domain';
import type { Found, FoundCount, Suggestion } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { type Found as Line, SearchRepository } from './search.repository.js';
import type { SearchQuery } from './searchQuery.js';

const MOST_SUGGESTIONS = 6;

/** Looks for what is published and may be read now, in pages and in their documents. */
@Injectable()
export class SearchService {
  constructor(private readonly repository: SearchRepository) {}

  async find({ q, seccion, range }: SearchQuery) {
    const page = await this.repository.find(q, seccion, range);
    return { ...page, rows: page.rows.flatMap(resultOf) };
  }

  async countBySection(q: readonly string[]): Promise<FoundCount[]> {
    const counts = await this.repository.countBySection(q);
    return counts.map((counted) => ({ ...counted, etiqueta: labelOf(counted.seccion) }));
  }

  async suggest(q: readonly string[]): Promise<Suggestion[]> {
    const found = await this.repository.suggest(q, MOST_SUGGESTIONS);
    return found.flatMap(resultOf).map(({ titulo, url, etiqueta }) => ({ titulo, url, etiqueta }));
  }
}

const labelOf = (seccion: string) => findSection(seccion)?.label.many ?? seccion;

function resultOf({ seccion, slug, ruta, documento, titulo, fragmento, dia, publicadoEn }: Line): Found[] {
  const section = findSection(seccion);
  const page = section && publicAddressOf(section, { slug, ruta });
  if (!page) return [];
  const url = documento ? `/documentos/${documento}` : page;
  const tipo = documento ? 'documento' : 'pagina';
  return [{ titulo, fragmento, url, seccion, etiqueta: labelOf(seccion), tipo, fecha: dia ?? publicadoEn }];
}
